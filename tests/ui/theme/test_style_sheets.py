"""Tests of the style sheets: Qt reads each of them."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.theme.style_sheets import dialog_style, paper_bar_style, window_style

_STYLES = {
    "dialog": lambda: dialog_style(LIGHT_PALETTE),
    "dark dialog": lambda: dialog_style(DARK_PALETTE),
    "bar": lambda: paper_bar_style(LIGHT_PALETTE, right_to_left=False),
    "window": window_style,
    "mirrored window": lambda: window_style(right_to_left=True),
}


@pytest.mark.parametrize("style", _STYLES.values(), ids=_STYLES.keys())
def test_qt_reads_the_style_sheet_to_its_end(qtbot: QtBot, style: Callable[[], str]) -> None:
    """Qt says nothing about a rule that it cannot read, and ignores those below it."""
    label = QLabel("7")
    qtbot.addWidget(label)
    label.setStyleSheet(style() + "QLabel[last] { color: #123456; }")
    label.setProperty("last", True)
    label.show()
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == "#123456"
