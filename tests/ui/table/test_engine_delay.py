"""A computer player whose engine process does not respond: the table says that it takes longer."""

import pytest

from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.pictures.portraits import Expression

from ..conftest import Game

ROBOT = 1


@pytest.fixture
def waiting(game: Game) -> Game:
    """A game in which the computer player is on turn and its answer is awaited."""
    game.lay("2S 5C KD", "5D 3B 7S JC")
    game.engine.is_silent = True
    game.play_by_mouse(next(move for move in game.moves() if isinstance(move, Move)))
    game.qtbot.waitUntil(lambda: words_of_robot(game) == "thinks")
    return game


def words_of_robot(game: Game) -> str:
    """The text below the name of the computer player."""
    return game.view.state.seats[ROBOT].status


def spoken(game: Game) -> str:
    """The sentence over the hand; empty when there is none."""
    strip = game.view._strip
    return strip.text if strip.isVisible() else ""


def test_a_delay_is_shown_until_the_move(waiting: Game) -> None:
    waiting.session.on_delay(waiting.engine.asked)
    waiting.qtbot.waitUntil(lambda: words_of_robot(waiting) == "takes longer")
    assert spoken(waiting) == "Robot takes a little longer over this move."
    waiting.engine.speak()
    waiting.to_own_turn()
    assert not waiting.session.is_engine_delayed
    assert words_of_robot(waiting) != "takes longer"


def test_a_player_who_thinks_for_long_looks_up(waiting: Game) -> None:
    waiting.qtbot.waitUntil(lambda: look_of_robot(waiting) is Expression.PONDERING)
    waiting.engine.speak()
    waiting.to_own_turn()
    assert not waiting.session.is_thinking_long
    assert look_of_robot(waiting) is not Expression.PONDERING


def look_of_robot(game: Game) -> Expression:
    return game.view.state.seats[ROBOT].expression


def test_a_delay_of_an_earlier_question_is_not_said(waiting: Game) -> None:
    with waiting.qtbot.assertNotEmitted(waiting.session.engine_delayed):
        waiting.session.on_delay(waiting.engine.asked - 1)
        waiting.engine.speak()
        waiting.to_own_turn()


def test_after_undo_the_delay_is_forgotten(waiting: Game) -> None:
    with waiting.qtbot.waitSignal(waiting.session.engine_delayed):
        waiting.session.on_delay(waiting.engine.asked)
    waiting.session.undo()
    assert not waiting.session.is_engine_delayed
    assert words_of_robot(waiting) == "casual"
