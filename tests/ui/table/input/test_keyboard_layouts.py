"""The table played on keyboards of other countries, with the events that they send on Linux."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import delete

from scopa_desktop.ui.controllers.one_hand import answer_with_one_hand
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.platform.keys import ShortcutsByPlace
from scopa_desktop.ui.table.controls.choice_sheet import ChoiceSheet
from scopa_desktop.ui.table.input.keyboard import Reading

from ...conftest import Game

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the scan codes are those of Linux"
)

NOTHING, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
PAD = Qt.KeyboardModifier.KeypadModifier
FRENCH, BELGIAN, CZECH = "&é\"'(-è_çà", "&é\"'(§è!çà", "+ěščřžýáíé"
"""What the row of numbers types."""
ROW = {"French": FRENCH, "Belgian": BELGIAN, "Czech": CZECH, "Persian": "۱۲۳۴۵۶۷۸۹۰"}
FIRST = 10
"""The scan code of the key for 1."""


def event(
    kind: QEvent.Type, typed: str, code: int, modifiers: Qt.KeyboardModifier = NOTHING
) -> QKeyEvent:
    return QKeyEvent(kind, ord(typed.upper()), modifiers, code, 0, 0, typed)


def press(typed: str, code: int, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    """Press a key for which Qt knows no shortcut, wherever the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QApplication.sendEvent(focused, event(QEvent.Type.KeyPress, typed, code, modifiers))


def has_focus(widget: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and widget.isAncestorOf(focused)


def overrides(game: Game, typed: str, code: int, modifiers: Qt.KeyboardModifier = NOTHING) -> bool:
    """Whether the table takes a key that could be a shortcut."""
    question = event(QEvent.Type.ShortcutOverride, typed, code, modifiers)
    question.ignore()
    QApplication.sendEvent(game.view, question)
    return question.isAccepted()


@pytest.fixture
def table(game: Game, qapp: QApplication) -> Iterator[Game]:
    game.change(play_on_click="never")
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    shortcuts = ShortcutsByPlace(qapp)
    game.view.clearFocus()
    game.view.setFocus()
    yield game
    delete(shortcuts)


def selected(game: Game) -> int | None:
    """The place in the hand of the selected card, counted from 1."""
    card = game.controller.input.selection.card
    return None if card is None else game.view.table_scene.own_hand().index(card) + 1


@pytest.mark.parametrize("layout", ROW)
def test_the_row_of_numbers_selects_cards(table: Game, layout: str) -> None:
    for number in (3, 1, 2):
        press(ROW[layout][number - 1], FIRST + number - 1)
        assert selected(table) == number


def test_the_row_of_numbers_with_shift_and_the_numeric_pad_select_cards(table: Game) -> None:
    press("3", FIRST + 2, SHIFT)
    assert selected(table) == 3
    press("2", 88, PAD)
    assert selected(table) == 2


def test_the_row_of_numbers_chooses_from_the_sheet(game: Game) -> None:
    game.change(declare=False)
    game.lay("7C AD 2S", "KD KS QD JD", "cirulla")
    game.hit(Qt.Key.Key_Tab)
    sheet = game.view.findChildren(ChoiceSheet)[0]
    assert has_focus(sheet)
    press("&", FIRST, ALT)
    assert sheet.isVisible(), "a shortcut of the menus"
    press('"', FIRST + 2)
    assert not sheet.isVisible()
    played_round = game.match.round
    assert played_round is not None
    assert played_round.values.of(played_round.variant.wild_card or 0) == 3


@pytest.mark.parametrize("layout", ROW)
def test_the_keys_of_one_hand_select_cards(table: Game, layout: str) -> None:
    table.change(one_handed_keys="right")
    press(ROW[layout][7], FIRST + 7)
    assert selected(table) == 3
    press("6", FIRST + 5, SHIFT)
    assert selected(table) == 1


def test_the_numeric_pad_counts_from_one_for_the_right_hand_too(table: Game) -> None:
    table.change(one_handed_keys="right")
    press("2", 88, PAD)
    assert selected(table) == 2
    press("8", 80, PAD)
    assert selected(table) == 2, "there is no eighth card"


@pytest.mark.parametrize(
    ("letters", "undo"), [("акч", "с"), ("φρχ", "ψ"), ("כרס", "ב"), ("بقء", "ؤ")]
)
def test_the_letters_of_one_hand_count_by_their_place(table: Game, letters: str, undo: str) -> None:
    """The keys of F, R and X on Russian, Greek, Hebrew and Arabic keyboards, and that of C."""
    forward, play, leave = tuple(letters)
    table.change(one_handed_keys="left")
    before = table.session.position
    press(forward, 41)
    focused = table.view.table_scene.focused
    assert focused is not None
    assert focused.card == table.view.table_scene.own_hand()[0]
    press(play, 27)
    assert selected(table) == 1
    press(leave, 53)
    assert selected(table) is None
    assert overrides(table, undo, 54), "else it could be the shortcut of a menu"
    table.play_turn()
    press(undo, 54)
    assert table.session.position == before


@pytest.mark.parametrize(
    ("typed", "code", "reading"),
    [
        ("ﻹ", 28, Reading.TABLE),
        ("أ", 43, Reading.HAND),
        ("؛", 33, Reading.PILES),
        ("Ы", 39, Reading.SCORE),
        ("/", 46, Reading.LAST_MOVES),
        ("H", 43, Reading.HAND),
    ],
)
def test_shift_and_a_letter_read_aloud(
    table: Game, typed: str, code: int, reading: Reading
) -> None:
    read: list[Reading] = []
    table.controller.keyboard.reading_requested.connect(read.append)
    assert overrides(table, typed, code, SHIFT)
    press(typed, code, SHIFT)
    assert read == [reading]


@pytest.mark.parametrize(
    ("name", "typed", "code", "modifiers"),
    [
        ("hint", "р", 43, NOTHING),
        ("hint", "ا", 43, NOTHING),
        ("coach", "л", 45, CONTROL),
        ("undo", "ζ", 52, CONTROL),
    ],
)
def test_shortcuts_count_by_their_place(
    table: Game, name: str, typed: str, code: int, modifiers: Qt.KeyboardModifier
) -> None:
    action = table.window.actions_by_name[name]
    action.setEnabled(True)
    done: list[str] = []
    action.triggered.connect(lambda: done.append(name))
    press(typed, code, modifiers)
    assert done == [name]
    action.setEnabled(False)
    press(typed, code, modifiers)
    assert done == [name]


def test_alt_and_the_row_of_numbers_set_the_speed(table: Game) -> None:
    press('"', FIRST + 2, ALT)
    assert table.store.current.speed == "fast"


def test_a_field_uses_its_own_keys_and_letters(table: Game) -> None:
    field = QLineEdit(table.window)
    field.show()
    field.setFocus()
    undone: list[bool] = []
    table.window.actions_by_name["undo"].triggered.connect(undone.append)
    table.window.actions_by_name["hint"].triggered.connect(undone.append)
    press("р", 43)
    press("&", FIRST)
    assert field.text() == "р&"
    press("ф", 38, CONTROL)
    assert field.selectedText() == "р&"
    press("я", 52, CONTROL)
    assert field.text() != "р&"
    assert not undone


def test_one_hand_answers_a_sheet_on_every_keyboard(table: Game) -> None:
    sheet = QuestionDialog("Title", "Text", ["Yes", "No"], table.window)
    answer_with_one_hand(sheet, "left")
    answers: list[int | None] = []
    table.view.sheets.show(lambda: sheet, lambda dialog: answers.append(dialog.answer))
    table.qtbot.waitUntil(lambda: has_focus(sheet))
    press("к", 27)
    assert answers == [1], "the gold button"
