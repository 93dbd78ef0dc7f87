"""Menus: their keys stand clear of the words and read from the left."""

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QStyleOptionMenuItem
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.widgets.menu import Menu


@pytest.mark.parametrize(
    ("keys", "text"),
    [("Ctrl+,", "Settings\t\xa0\xa0\xa0\xa0\u2066Ctrl+,\u2069"), ("", "Settings")],
)
def test_keys_are_set_off_and_never_turned_round(qtbot: QtBot, keys: str, text: str) -> None:
    menu, action, option = Menu(), QAction("Settings"), QStyleOptionMenuItem()
    qtbot.addWidget(menu)
    action.setShortcut(QKeySequence(keys))
    menu.addAction(action)
    menu.initStyleOption(option, action)
    assert option.text == text
    assert action.text() == "Settings"
