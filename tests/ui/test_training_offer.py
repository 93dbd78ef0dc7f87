"""A puzzle and today's deal, offered on the table at the first start of a day."""

from datetime import timedelta

import pytest

from scopa_desktop.play.storage.times import current_day
from scopa_desktop.ui.daily.daily_window import DailyWindow
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow

from .conftest import Game, MakeGame

YESTERDAY = (current_day() - timedelta(days=1)).isoformat()


def started(open_game: MakeGame, last_day: str) -> Game:
    """A start by somebody who has played before, on that day."""
    game = open_game()
    game.window.state.enter_day(last_day)
    game.profiles.save_if_new()
    game.host.start()
    game.to_own_turn()
    game.host.start_recording()
    return game


@pytest.mark.parametrize(("answer", "kind"), [(0, PuzzleWindow), (1, DailyWindow)])
def test_both_are_offered_once_a_day(
    open_game: MakeGame, answer: int, kind: type[PuzzleWindow | DailyWindow]
) -> None:
    game = started(open_game, YESTERDAY)
    assert game.notice_text == "For today:"
    game.press_button(game.message.buttons[answer])
    (window,) = game.window.findChildren(kind)
    assert isinstance(window, PuzzleWindow | DailyWindow)
    window.close()
    assert game.notice_text == ""
    game.host.start_recording()
    assert game.notice_text == ""


@pytest.mark.parametrize("last_day", ["", current_day().isoformat()], ids=["never", "today"])
def test_nothing_is_offered_at_another_start(open_game: MakeGame, last_day: str) -> None:
    game = started(open_game, last_day)
    assert game.notice_text == ""


def test_the_offer_blocks_nothing_and_goes_with_the_round(open_game: MakeGame) -> None:
    game = started(open_game, YESTERDAY)
    before = game.session.position
    game.play_turn()
    assert game.session.position != before
    assert game.notice_text == "For today:"
    game.window.controller.score_ready.emit()
    assert game.notice_text == ""
