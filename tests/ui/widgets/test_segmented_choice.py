"""Segments: one of a few, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme.colours import LIGHT_PALETTE
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice

from ..conftest import show_widget


@pytest.fixture
def segments(qtbot: QtBot) -> SegmentedChoice:
    made = show_widget(qtbot, SegmentedChoice(["Slow", "Normal", "Fast", "Off"], 1, "Game speed"))
    made.setStyleSheet(dialog_style(LIGHT_PALETTE))
    made.activateWindow()
    parts(made)[1].setFocus()
    qtbot.waitUntil(parts(made)[1].hasFocus)
    return made


def parts(segments: SegmentedChoice) -> list[QRadioButton]:
    return segments.findChildren(QRadioButton)


def test_a_click_chooses_and_emits_the_signal(segments: SegmentedChoice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(segments.chosen) as signal:
        qtbot.mouseClick(parts(segments)[3], Qt.MouseButton.LeftButton)
    assert signal.args == [3]
    assert segments.index() == 3


def test_a_click_far_from_the_words_chooses_too(segments: SegmentedChoice, qtbot: QtBot) -> None:
    corner = parts(segments)[2].rect().bottomRight()
    with qtbot.waitSignal(segments.chosen):
        qtbot.mouseClick(parts(segments)[2], Qt.MouseButton.LeftButton, pos=corner)


@pytest.mark.parametrize(("key", "index"), [(Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 0)])
def test_arrows_move_the_choice(
    segments: SegmentedChoice, qtbot: QtBot, key: Qt.Key, index: int
) -> None:
    with qtbot.waitSignal(segments.chosen) as signal:
        qtbot.keyClick(parts(segments)[1], key)
    assert signal.args == [index]
    assert parts(segments)[index].hasFocus()


def test_clicking_the_choice_again_emits_nothing(segments: SegmentedChoice, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(segments.chosen):
        qtbot.mouseClick(parts(segments)[1], Qt.MouseButton.LeftButton)


def test_choosing_by_program_emits_nothing(segments: SegmentedChoice, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(segments.chosen):
        segments.set_index(0)
    assert segments.index() == 0
    assert [part.isChecked() for part in parts(segments)] == [True, False, False, False]


def test_focus_shows(segments: SegmentedChoice) -> None:
    focused = segments.grab().toImage()
    parts(segments)[1].clearFocus()
    assert segments.grab().toImage() != focused


def test_nothing_moves_when_the_choice_does(segments: SegmentedChoice) -> None:
    before = [part.geometry() for part in parts(segments)]
    segments.set_index(3)
    QApplication.processEvents()
    assert [part.geometry() for part in parts(segments)] == before


def test_screen_readers_hear_radio_buttons_in_a_named_group(segments: SegmentedChoice) -> None:
    assert segments.accessibleName() == "Game speed"
    interface = QAccessible.queryAccessibleInterface(parts(segments)[1])
    assert interface.role() == QAccessible.Role.RadioButton
    assert interface.text(QAccessible.Text.Name) == "Normal"
    assert interface.state().checked


def test_tab_lands_on_the_choice(qtbot: QtBot) -> None:
    page = QWidget()
    row = QHBoxLayout(page)
    before, segments, after = QPushButton(), SegmentedChoice(["A", "B", "C"], 2), QPushButton()
    for part in (before, segments, after):
        row.addWidget(part)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert parts(segments)[2].hasFocus()
    qtbot.keyClick(parts(segments)[2], Qt.Key.Key_Left)
    qtbot.keyClick(parts(segments)[1], Qt.Key.Key_Tab)
    assert after.hasFocus()
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    assert parts(segments)[1].hasFocus()


@pytest.mark.usefixtures("largest_text")
def test_huge_texts_stand_in_a_column_only_if_they_are_long(qtbot: QtBot) -> None:
    for labels, columns in (
        (["Slow", "Fast"], 2),
        (["As they are printed", "While choosing", "Always"], 1),
    ):
        made = show_widget(qtbot, SegmentedChoice(labels))
        assert len({part.x() for part in parts(made)}) == columns
        assert all(part.width() >= part.minimumSizeHint().width() for part in parts(made))
        qtbot.mouseClick(parts(made)[-1], Qt.MouseButton.LeftButton)
        assert made.index() == len(labels) - 1
