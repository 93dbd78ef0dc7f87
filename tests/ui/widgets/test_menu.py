"""Menus: their keys stand clear of the words and read from the left."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QStyleOptionMenuItem, QToolTip
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


@pytest.mark.parametrize(("is_enabled", "shown"), [(False, "Pause: not now"), (True, "")])
def test_an_action_that_is_off_says_why(qtbot: QtBot, is_enabled: bool, shown: str) -> None:
    menu, action = Menu(), QAction("Pause")
    qtbot.addWidget(menu)
    action.setToolTip("Pause: not now")
    action.setEnabled(is_enabled)
    menu.addAction(action)
    menu.popup(menu.pos())
    place = menu.actionGeometry(action).center()
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, place, menu.mapToGlobal(place)))
    assert (QToolTip.text() if QToolTip.isVisible() else "") == shown
    menu.close()
    QToolTip.hideText()
