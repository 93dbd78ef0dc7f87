"""Lettering: which letters have outlines, their size and position, and the fallback to a font."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.lettering import Anchor


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Fonts and painters need a running application."""


@pytest.mark.parametrize("words", ["Scopa!", "Perché no?", "Niño 10+2", "Ça", "Maß"])
def test_latin_words_are_drawn(words: str) -> None:
    assert lettering.has_all_glyphs(words)


@pytest.mark.parametrize("words", ["Игра", "游戏", "لعبة", "Scopa №"])
def test_other_scripts_are_not(words: str) -> None:
    assert not lettering.has_all_glyphs(words)


def test_one_letter_without_outline_sets_the_whole_line_in_the_font() -> None:
    drawn = lettering.text_path("AA", 40)
    mixed = lettering.text_path("AAИ", 40)
    assert not mixed.isEmpty()
    assert mixed.elementAt(0).x != drawn.elementAt(0).x
    assert mixed.elementCount() != drawn.elementCount()


def test_capitals_of_the_font_are_as_high_as_drawn_ones() -> None:
    drawn, typed = (lettering.text_path(word, 40).boundingRect() for word in ("H", "Н"))
    assert typed.height() == pytest.approx(drawn.height(), rel=0.08)


def test_capitals_have_the_given_height_and_stand_on_the_baseline() -> None:
    box = lettering.text_path("H", 27).boundingRect()
    assert box.height() == pytest.approx(27, abs=0.5)
    assert box.bottom() == pytest.approx(0, abs=0.3)
    assert box.left() == pytest.approx(0, abs=0.3)


def test_lower_case_becomes_small_capitals() -> None:
    large, small = (lettering.text_path(letter, 50).boundingRect().height() for letter in "Hh")
    assert small == pytest.approx(large * lettering.SMALL_CAPITALS)


def test_accents_rise_above_their_letter_and_do_not_widen_it() -> None:
    plain, accented = (lettering.text_path(word, 50).boundingRect() for word in ("E", "É"))
    assert accented.top() < plain.top() - 5
    assert lettering.width("É", 50) == pytest.approx(lettering.width("E", 50), abs=0.5)


def test_composed_and_decomposed_accents_are_the_same() -> None:
    assert lettering.text_path("Perch\u00e9", 20) == lettering.text_path("Perche\u0301", 20)


def test_crossing_strokes_stay_filled() -> None:
    """An overlap of two strokes with opposite directions would be a hole in the letter."""
    crossbar_meets_stem = QPointF(16, -50)
    assert lettering.text_path("H", 100).contains(crossbar_meets_stem)


def test_translating_a_path_does_not_change_the_cached_one() -> None:
    lettering.text_path("Scopa", 20).translate(500, 0)
    assert lettering.text_path("Scopa", 20).boundingRect().left() < 1


@pytest.mark.parametrize("words", ["Escoba!", "Ура!"])
def test_words_on_an_arc_are_centred(words: str) -> None:
    box = lettering.arc_path(words, 40, 300).boundingRect()
    assert box.center().x() == pytest.approx(0, abs=4)


def test_an_arc_is_lower_at_its_ends() -> None:
    flat, bent = lettering.text_path("IIIII", 20), lettering.arc_path("IIIII", 20, 40)
    assert bent.boundingRect().bottom() > flat.boundingRect().bottom() + 3


@pytest.mark.parametrize("anchor", list(Anchor))
def test_draw_places_the_line_at_its_anchor(anchor: Anchor) -> None:
    picture = QImage(100, 40, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    width = lettering.draw(painter, "I", QPointF(50, 30), 20, "#000000", anchor=anchor)
    painter.end()
    inked = [x for x in range(100) if QColor(picture.pixel(x, 20)).lightness() < 128]
    assert inked[0] == pytest.approx(50 - anchor.value * width, abs=2)


@pytest.mark.parametrize(
    ("data", "elements"),
    [("M0 0L10 0L10-5Z", 4), ("M0 0 C1 2 3 4 5 6", 4), ("M 0 0 1 1 2 2", 3)],
)
def test_outlines_are_read_from_path_data(data: str, elements: int) -> None:
    assert lettering.outline_path(data).elementCount() == elements
