"""The bars above the table are of light or dark paper, as the dialogs are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QActionGroup, QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.ui.history.matches_page import UndoBar
from scopa_desktop.ui.main_window.browsing_controls import BrowsingBar
from scopa_desktop.ui.main_window.watch_controls import WatchBar
from scopa_desktop.ui.table.bars_state import ShownPosition, Watching
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette
from scopa_desktop.ui.widgets.paper_bar import PaperBar

from ..conftest import SetPalette, show_widget
from ..every_window.test_contrast import LEAST, painted_contrast


def watch() -> PaperBar:
    application = QApplication.instance()
    assert application is not None
    bar = WatchBar(QActionGroup(application))
    bar.show_watching(Watching(("Nino", "Beppe"), OpenHands.ALL, 0))
    return bar


def browsing() -> PaperBar:
    bar = BrowsingBar()
    bar.show_position(ShownPosition(1, 2, 12, is_void=False, is_first=False))
    return bar


def undo() -> PaperBar:
    bar = UndoBar()
    bar.show_done("The match was deleted.")
    return bar


@pytest.mark.parametrize("make", [watch, browsing, undo])
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


@pytest.mark.parametrize("palette", [LIGHT_PALETTE, DARK_PALETTE], ids=lambda each: each.id)
def test_the_ways_to_look_can_be_read_where_none_is_allowed(
    qtbot: QtBot, set_palette: SetPalette, palette: DialogPalette
) -> None:
    set_palette(palette)
    bar = watch()
    assert isinstance(bar, WatchBar)
    show_widget(qtbot, bar, QSize(1000, 60))
    bar.show_watching(Watching(("Nino", "Beppe"), OpenHands.ALL, 0, may_look=False))
    assert not bar.view_button.isEnabled()
    assert bar.view_button.text() == "No hand open"
    assert painted_contrast(bar, bar.view_button) >= LEAST
