"""The bars above the table are of light or dark paper, as the dialogs are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.main_window.automatic_bar import AutomaticBar
from scopa_desktop.ui.main_window.bars import NoticeBar, PaperBar
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.training.lesson_offer import LessonOffer
from scopa_desktop.ui.widgets.boxes import vbox

from ..conftest import SetPalette


def notice() -> PaperBar:
    bar = NoticeBar()
    bar.show_notice("The settings could not be saved.")
    return bar


def automatic() -> PaperBar:
    bar = AutomaticBar()
    bar.set_players({0: "Ada"})
    return bar


@pytest.mark.parametrize("make", [notice, automatic, LessonOffer])
def test_a_bar_follows_the_palette(
    qtbot: QtBot, set_palette: SetPalette, make: Callable[[], PaperBar]
) -> None:
    bar = make()
    qtbot.addWidget(bar)
    bar.resize(600, 60)
    bar.show()
    for palette in (LIGHT_PALETTE, DARK_PALETTE, LIGHT_PALETTE):
        set_palette(palette)
        image = bar.grab().toImage()
        assert image.pixelColor(4, 4) == QColor(palette.background)
        colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        assert QColor(palette.text).rgb() in colours


def test_enter_accepts_an_offer(qtbot: QtBot) -> None:
    bar = LessonOffer()
    window = QWidget()
    vbox(bar, within=window)
    qtbot.addWidget(window)
    window.show()
    bar.start.setFocus()
    with qtbot.waitSignal(bar.accepted):
        qtbot.keyClick(bar.start, Qt.Key.Key_Return)
