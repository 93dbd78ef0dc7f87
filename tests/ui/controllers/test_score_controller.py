"""The score sheet waits for the windows and menus that are open."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog

from ..conftest import Game


def finish_round_below(game: Game, opened: QWidget, then: Callable[[], None]) -> None:
    """Let all cards of the round be played while something is open, and close that afterwards.

    The events go on, so that whatever opens above it can be answered.
    """

    def finish() -> None:
        while not game.match.sheets:
            if game.is_ready():
                game.session.play(game.moves()[0])
            QApplication.processEvents()
        game.qtbot.waitUntil(lambda: game.view.is_idle)
        for _ in range(5):
            QApplication.processEvents()
        then()

    QTimer.singleShot(0, opened, finish)


def wait_for_sheet(game: Game, titles: list[str]) -> None:
    game.qtbot.waitUntil(lambda: "Round 1" in titles, timeout=20_000)
    game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


@pytest.mark.parametrize("times", [0, 3])
def test_the_sheet_waits_for_the_settings_and_comes_once(game: Game, times: int) -> None:
    """`times` says how often the score becomes due once more while the settings are open."""
    game.begin()
    below: list[bool] = []

    def use(settings: SettingsDialog) -> None:
        def close() -> None:
            for _ in range(times):
                game.controller.score_ready.emit()
                QApplication.processEvents()
            settings.accept()

        finish_round_below(game, settings, close)

    def look(sheet: ScoreDialog) -> None:
        below.append(any(each.isVisible() for each in game.window.findChildren(SettingsDialog)))
        sheet.reject()

    with game.answering({SettingsDialog: use, ScoreDialog: look}) as titles:
        game.window.actions_by_name["settings"].trigger()
        wait_for_sheet(game, titles)
    assert below == [False]
    assert titles == ["Settings", "Round 1"]


def test_the_sheet_waits_for_a_menu(game: Game) -> None:
    game.begin()
    order: list[str] = []
    menu = QMenu(game.window)
    menu.addAction("Undo")

    def close() -> None:
        order.append("menu closed")
        menu.close()

    def look(sheet: QDialog) -> None:
        order.append("sheet opened")
        sheet.reject()

    with game.answering({ScoreDialog: look}) as titles:
        finish_round_below(game, menu, close)
        menu.exec()
        wait_for_sheet(game, titles)
    assert order == ["menu closed", "sheet opened"]
