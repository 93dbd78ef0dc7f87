"""The sheet of keys."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.dialogs.shortcuts_dialog import KeyCap, ShortcutGroup, ShortcutsDialog

from ..conftest import show_active

GROUPS: list[ShortcutGroup] = [
    ("Game", [("New game", "Ctrl+N"), ("Quit", "Ctrl+Q")]),
    ("Empty", [("No key", "")]),
    ("At the table", [(f"Deed {number}", str(number)) for number in range(30)]),
]


@pytest.fixture
def sheet(qtbot: QtBot) -> ShortcutsDialog:
    made = ShortcutsDialog(GROUPS)
    return show_active(qtbot, made, QSize(600, 440))


def words(sheet: QWidget) -> set[str]:
    return {label.text() for label in sheet.findChildren(QLabel)}


def test_every_key_stands_with_what_it_does(sheet: ShortcutsDialog) -> None:
    caps = {cap.accessibleDescription(): cap.text() for cap in sheet.findChildren(KeyCap)}
    assert caps["New game"] == "Ctrl+N"
    assert caps["Quit"] == "Ctrl+Q"
    assert len(caps) == 32


def test_what_has_no_key_is_left_out_with_its_heading(sheet: ShortcutsDialog) -> None:
    assert {"Game", "At the table"} <= words(sheet)
    assert not {"Empty", "No key"} & words(sheet)


def test_the_page_scrolls_with_the_keyboard(sheet: ShortcutsDialog, qtbot: QtBot) -> None:
    (area,) = sheet.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(sheet.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_two_columns_become_one_without_room(sheet: ShortcutsDialog, qtbot: QtBot) -> None:
    game, table = (
        next(label for label in sheet.findChildren(QLabel) if label.text() == text)
        for text in ("Quit", "Deed 0")
    )

    def left(label: QLabel) -> int:
        return label.mapTo(sheet, label.rect().topLeft()).x()

    assert left(game) == left(table)
    sheet.resize(820, 620)
    qtbot.waitUntil(lambda: left(table) > left(game) + 300)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_lead_back(sheet: ShortcutsDialog, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(sheet.finished):
        qtbot.keyClick(sheet.focusWidget(), key)
    accepted = key == Qt.Key.Key_Return
    assert (sheet.result() == QDialog.DialogCode.Accepted) == accepted


def test_no_keys_at_all_make_an_empty_sheet(qtbot: QtBot) -> None:
    made = ShortcutsDialog([])
    qtbot.addWidget(made)
    assert not made.findChildren(KeyCap)
