"""The players behind the levels and their weaknesses."""

from random import Random

import pytest

from scopa_desktop.ai import computer_players
from scopa_desktop.ai.computer_players import FallibleHeuristicPlayer, SearchPlayer
from scopa_desktop.ai.heuristics import HeuristicPlayer, HeuristicWeights
from scopa_desktop.ai.move_evaluation import MoveEvaluation, SearchConfig
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, Move, parse_move
from tests.ai.positions import position

ANY_SEARCH = SearchConfig(iterations=1)


def choices(
    player: FallibleHeuristicPlayer | SearchPlayer, view: SeatView, seeds: int = 60
) -> list[str]:
    """What the player does with different seeds, in notation."""
    return [str(player.choose(view, Random(seed), Deadline(3600.0))) for seed in range(seeds)]


def test_without_weaknesses_the_best_heuristic_move_is_played() -> None:
    view = position("7B JS 5C", "7D 3C 5S KB", others=("4C 6C 2C",))
    best = HeuristicPlayer().choose(view, Random("any"), Deadline(1.0))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {str(best)}


def test_noise_misses_the_best_move_sometimes_but_not_mostly() -> None:
    view = position("7B JS 5C", "7D 3C 5S KB", others=("4C 6C 2C",))
    played = choices(FallibleHeuristicPlayer(noise=0.25), view)
    assert 30 < played.count("7B x 7D") < 60


def test_an_impulsive_move_captures_most_cards() -> None:
    view = position("7B JS", "7D 3C 5C KB", others=("4B",))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {"7B x 7D"}
    assert set(choices(FallibleHeuristicPlayer(impulse_rate=1.0), view)) == {"JS x 3C 5C"}


def test_a_weight_for_coins_prefers_them_to_more_cards() -> None:
    view = position("QB KS", "QD 4C 6C 2S", others=("4B",))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {"KS x 4C 6C"}
    assert set(choices(FallibleHeuristicPlayer(HeuristicWeights(coins=0.5)), view)) == {"QB x QD"}


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> SeatView:
    """A view with fixed search results: two moves of nearly equal value and a worse one."""
    found = [
        MoveEvaluation(parse_move("KS"), 0.50, 0.1, 600),
        MoveEvaluation(parse_move("5B"), 0.45, 0.1, 300),
        MoveEvaluation(parse_move("2C"), -0.90, 0.1, 100),
    ]
    monkeypatch.setattr(computer_players, "evaluate_moves", lambda *_: found)
    return position("5B KS 2C", "AD", others=("4B 4C 4S",))


def likes(card: str) -> computer_players.Preference:
    """A liking for laying one card."""

    def preference(view: SeatView, action: Action) -> float:
        return float(action == Move(parse_move(card).card))

    return preference


def test_a_search_player_plays_the_most_visited_move(evaluated: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH), evaluated)) == {"KS"}


def test_the_preference_decides_between_nearly_equal_moves(evaluated: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes("5B")), evaluated)) == {"5B"}


def test_the_preference_costs_no_more_than_the_limit(evaluated: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes("2C")), evaluated)) == {"KS"}


def test_a_preference_without_differences_changes_nothing(evaluated: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes("7D")), evaluated)) == {"KS"}


def test_noise_confuses_close_moves_before_distant_ones(
    evaluated: SeatView,
) -> None:
    played = choices(SearchPlayer(ANY_SEARCH, noise=0.17), evaluated, seeds=200)
    assert played.count("KS") > played.count("5B") > 40
    assert played.count("2C") < 10
