"""Tests of the window with a table of its own."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.ui.training.training_window import PanelSize, TrainingWindow
from scopa_desktop.ui.widgets.buttons import Button
from tests.playing import match_against

from ..conftest import Game


@pytest.fixture
def window(game: Game, qtbot: QtBot) -> Iterator[TrainingWindow]:
    game.begin()
    window = TrainingWindow(game.context, game.window, "Practice")
    window.open()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    if isValid(window):
        window.close()


def test_a_match_is_played_without_touching_the_main_one(
    game: Game, window: TrainingWindow, qtbot: QtBot
) -> None:
    record, before = game.session.record, game.files()
    window.put_on_table(match_against("greedy", deal=5, name="Robot"))
    qtbot.waitUntil(lambda: window.session.is_own_turn, timeout=20_000)
    window.session.play(window.session.legal_moves()[0])
    qtbot.waitUntil(lambda: window.session.is_own_turn, timeout=20_000)
    window.close()
    assert game.session.record == record
    assert game.files() == before


def test_the_main_match_waits_while_the_window_is_open(
    game: Game, window: TrainingWindow, qtbot: QtBot
) -> None:
    game.session.play(game.session.legal_moves()[0])
    qtbot.waitUntil(lambda: game.view.is_idle)
    qtbot.wait(50)
    moves = game.session.position.moves
    assert game.session.turn == 1
    window.close()
    game.to_own_turn()
    assert game.session.position.moves > moves


def test_the_panel_is_below_the_table_in_a_narrow_window(
    window: TrainingWindow, qtbot: QtBot
) -> None:
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: window.panel.x() >= window.view.width())
    window.resize(640, 480)
    qtbot.waitUntil(lambda: window.panel.width() == window.width())
    assert window.panel.y() >= window.view.height()


def test_the_closing_key_closes_it(window: TrainingWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closed):
        qtbot.keyClick(window.view, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)


def test_buttons_that_do_not_fit_beside_each_other_are_stacked(
    window: TrainingWindow, qtbot: QtBot
) -> None:
    window.resize(1100, 700)
    first = window.panel.add_button("Back")
    (close,) = (each for each in window.panel.findChildren(Button) if each.text() == "Close")
    qtbot.waitUntil(lambda: first.isVisible() and first.y() == close.y())
    first.setText("It leaves no room beside it")
    qtbot.waitUntil(lambda: first.y() + first.height() <= close.y())
    assert first.width() <= window.panel.width()


def test_lines_of_buttons_end_beside_the_edge(window: TrainingWindow, qtbot: QtBot) -> None:
    """The button Close stays in its corner, however many there are."""
    window.resize(1100, 700)
    (close,) = (each for each in window.panel.findChildren(Button) if each.text() == "Close")
    qtbot.waitUntil(close.isVisible)
    corner = close.mapTo(window.panel, close.rect().bottomRight())
    first = window.panel.add_button("A text that leaves no room here")
    qtbot.waitUntil(lambda: first.isVisible() and first.y() + first.height() <= close.y())
    assert close.mapTo(window.panel, close.rect().bottomRight()) == corner


@pytest.mark.parametrize("part", ["view", "panel"])
def test_escape_closes_it(window: TrainingWindow, qtbot: QtBot, part: str) -> None:
    with qtbot.waitSignal(window.closed):
        qtbot.keyClick(getattr(window, part), Qt.Key.Key_Escape)


def test_the_panel_takes_as_much_of_a_narrow_window_as_it_needs(
    window: TrainingWindow, qtbot: QtBot
) -> None:
    window.resize(640, 600)
    for size, share in ((PanelSize.HALF, 0.5), (PanelSize.ALL, 1.0)):
        window.set_panel_size(size)
        qtbot.waitUntil(lambda share=share: window.panel.height() == share * 600)  # type: ignore[misc]
    window.set_panel_size(PanelSize.STRIP)
    qtbot.waitUntil(lambda: window.panel.height() < 200)
    assert window.view.isVisible()


def test_a_wide_window_becomes_narrow_at_once(window: TrainingWindow, qtbot: QtBot) -> None:
    """The table is very narrow for a moment, until the panel has left its side."""
    window.put_on_table(match_against("greedy", deal=5, name="Robot"))
    window.resize(1100, 720)
    qtbot.waitUntil(lambda: window.session.is_own_turn, timeout=20_000)
    window.resize(640, 600)
    qtbot.waitUntil(lambda: window.panel.y() >= window.view.height())
    assert window.view.width() == window.width()
