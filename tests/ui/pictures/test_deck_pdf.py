"""Decks as PDF: places of the cards, both sides of a sheet, and the file."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageSize

from scopa_desktop.play.decks.card_files import CODES
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import deck_ids
from scopa_desktop.ui.pictures.deck_pdf import PageGrid, PrintProgress, page_grid, save_deck
from scopa_desktop.ui.pictures.decks import CardArt, Deck

A4 = QPageSize.PageSizeId.A4
PAPERS = {"A4": QSizeF(210, 297), "Letter": QSizeF(215.9, 279.4)}
NOT_NINE = {"A4": {"trevisane": 8, "triestine": 10}}


def card_size(deck: Deck) -> QSizeF:
    return QSizeF(deck.width_mm, deck.width_mm / deck.aspect)


def rounded(box: QRectF) -> tuple[float, ...]:
    return tuple(round(number, 6) for number in (box.x(), box.y(), box.width(), box.height()))


@pytest.mark.parametrize("deck_id", deck_ids())
def test_nine_cards_lie_on_a4_unless_they_are_too_high(art: CardArt, deck_id: str) -> None:
    grid = page_grid(card_size(art.decks[deck_id]), PAPERS["A4"])
    assert grid.columns * grid.rows == NOT_NINE["A4"].get(deck_id, 9)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("deck_id", deck_ids())
def test_cards_have_their_size_and_leave_the_margins_of_printers(
    art: CardArt, deck_id: str, paper: str
) -> None:
    size = card_size(art.decks[deck_id])
    grid = page_grid(size, PAPERS[paper])
    printable = QRectF(5, 5, grid.page.width() - 10, grid.page.height() - 10)
    for index in range(grid.columns * grid.rows):
        assert grid.face(index).size() == size
        assert printable.contains(grid.face(index))
    page = QRectF(0, 0, grid.page.width(), grid.page.height())
    assert all(page.contains(mark.p1()) and page.contains(mark.p2()) for mark in grid.marks())


@pytest.mark.parametrize("page", [QSizeF(210, 297), QSizeF(297, 210)])
def test_a_back_lies_behind_its_face_when_the_sheet_is_turned_on_its_long_edge(
    page: QSizeF,
) -> None:
    grid = PageGrid(page, QSizeF(50, 80), 3, 2)
    for index in range(6):
        face, back = grid.face(index), grid.back(index)
        if page.width() < page.height():
            back.moveLeft(page.width() - back.right())
        else:
            back.moveTop(page.height() - back.bottom())
        assert rounded(back) == rounded(face)
    assert rounded(grid.back(0)) != rounded(grid.face(0))


def test_each_edge_of_a_card_has_two_marks_outside_the_cards() -> None:
    grid = PageGrid(QSizeF(210, 297), QSizeF(50, 80), 3, 3)
    marks = [*grid.marks()]
    assert len(marks) == 2 * (4 + 4)
    for index in range(9):
        face = grid.face(index)
        for x in (face.left(), face.right()):
            assert sum(mark.x1() == mark.x2() == pytest.approx(x) for mark in marks) == 2
        for y in (face.top(), face.bottom()):
            assert sum(mark.y1() == mark.y2() == pytest.approx(y) for mark in marks) == 2
        assert not any(face.contains(mark.p1()) or face.contains(mark.p2()) for mark in marks)


@pytest.mark.parametrize(("deck_id", "pages"), [("genovesi", 10), ("triestine", 8)])
def test_a_file_has_all_pages_in_the_size_of_the_paper(
    art: CardArt, tmp_path: Path, deck_id: str, pages: int
) -> None:
    path = tmp_path / "deck.pdf"
    steps = [*save_deck(path, art.decks[deck_id], art.back_file("night", deck_id), A4)]
    assert steps == [PrintProgress(done, pages) for done in range(1, pages + 1)]
    content = path.read_bytes()
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    sizes = {tuple(sorted(round(float(side) * 25.4 / 72) for side in box)) for box in boxes}
    assert (len(boxes), sizes) == (pages, {(210, 297)})
    assert not re.search(rb"/Subtype\s*/Image", content)


def test_nothing_is_written_unless_all_pages_are_drawn(art: CardArt, tmp_path: Path) -> None:
    deck = art.decks["genovesi"]
    steps = save_deck(tmp_path / "deck.pdf", deck, deck.face_file(None), A4)
    next(steps)
    del steps
    assert [*tmp_path.iterdir()] == []


def test_a_file_that_cannot_be_written_is_reported(art: CardArt, tmp_path: Path) -> None:
    (tmp_path / "deck.pdf").mkdir()
    deck = art.decks["genovesi"]
    with pytest.raises(StorageError, match=r"deck\.pdf"):
        [*save_deck(tmp_path / "deck.pdf", deck, deck.face_file(None), A4)]


def test_every_card_of_every_deck_has_a_real_width(art: CardArt) -> None:
    assert len(CODES) == 40
    for deck in art.decks.values():
        assert 48 <= deck.width_mm <= 62
        assert 80 <= deck.width_mm / deck.aspect <= 105
