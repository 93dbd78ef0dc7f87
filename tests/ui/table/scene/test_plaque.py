"""Texts on a plaque fit into their boxes."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.scene import plaque as plaque_module
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.table.scene.plaque import PlaqueItem, SeatInfo
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.theme.painting import draw_text, text_width


def drawn_texts(item: PlaqueItem, monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """The drawn texts, and whether each fits into its box."""
    seen: dict[str, bool] = {}

    def appearance(
        painter: QPainter,
        box: QRectF,
        words: str,
        face: QFont,
        token: str,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        seen[words] = text_width(words, face) <= box.width() + 1

    monkeypatch.setattr(plaque_module, "draw_text", appearance)
    canvas = QImage(400, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(canvas)
    item.draw(painter)
    painter.end()
    return seen


@pytest.mark.parametrize("width", [150, 165, 185, 217, 280, 330])
def test_the_status_of_the_player_on_turn_is_never_elided(
    art: CardArt, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    item = PlaqueItem(Appearance(art, TableLook("napoletane", "napoletane")), 0)
    item.box = QRectF(0, 0, width, width * 0.36)
    item.set_info(SeatInfo("You", "you", "your turn"))
    item.set_score(10, "of 11")
    at_rest = drawn_texts(item, monkeypatch)
    assert "of 11" in at_rest
    item.is_on_turn = True
    assert drawn_texts(item, monkeypatch)["your turn"]


@pytest.mark.parametrize("target", ["of 11", "of 101", "من 11", "von 21"])
@pytest.mark.parametrize("size", [(96, 97), (96, 60), (109, 107), (140, 99)])
def test_the_target_beside_or_below_the_score_is_never_elided(
    qapp: QApplication,
    art: CardArt,
    monkeypatch: pytest.MonkeyPatch,
    target: str,
    size: tuple[int, int],
) -> None:
    """As on the plaques at the upper edge, with six players."""
    set_text_size(qapp, "double")
    item = PlaqueItem(Appearance(art, TableLook("napoletane", "napoletane")), 0)
    item.box = QRectF(0, 0, *size)
    item.set_info(SeatInfo("Rosa", "rosa", "skilled"))
    for score in (0, 8, 10):
        item.set_score(score, target)
        texts = drawn_texts(item, monkeypatch)
        assert texts.get(target, True)
        if size[1] > 90:
            assert target in texts
    set_text_size(qapp, "normal")


@pytest.mark.parametrize("size", [(76, 130), (109, 190)])
def test_the_names_of_four_players_are_not_cut(
    art: CardArt, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    item = PlaqueItem(Appearance(art, TableLook("napoletane", "napoletane")), 0)
    item.is_upright = True
    item.box = QRectF(0, 0, *size)
    for name in ("Donna Rosa", "Guglielmo", "Beatrice"):
        item.set_info(SeatInfo(name, "you", "skilled"))
        item.set_score(10, "of 11")
        assert drawn_texts(item, monkeypatch)[name], name


def test_names_on_a_small_plaque_grow_with_the_text_size(
    qapp: QApplication, art: CardArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    item = PlaqueItem(Appearance(art, TableLook("napoletane", "napoletane")), 0)
    item.box = QRectF(0, 0, 124, 70)
    item.set_info(SeatInfo("Rosa", "rosa", "skilled"))
    item.set_score(3, "of 11")
    sizes: list[int] = []

    def draw(
        painter: QPainter, box: QRectF, text: str, face: QFont, token: str, **align: Any
    ) -> None:
        if text == "Rosa":
            sizes.append(face.pixelSize())
        draw_text(painter, box, text, face, token, **align)

    monkeypatch.setattr(plaque_module, "draw_text", draw)
    for text_size in ("normal", "largest"):
        set_text_size(qapp, text_size)
        painter = QPainter(canvas := QImage(400, 200, QImage.Format.Format_ARGB32))
        item.draw(painter)
        painter.end()
        assert not canvas.isNull()
    set_text_size(qapp, "normal")
    assert sizes[1] >= 1.2 * sizes[0]
