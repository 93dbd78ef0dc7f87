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


def test_without_weaknesses_an_amateur_keeps_to_the_rules_of_thumb() -> None:
    view = position("7B JS 5C", "7D 3C 5S KB", others=("4C 6C 2C",))
    best = HeuristicPlayer().choose(view, Random("any"), Deadline(1.0))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {str(best)}


def test_whoever_wavers_misses_the_best_now_and_then_but_not_mostly() -> None:
    view = position("7B JS 5C", "7D 3C 5S KB", others=("4C 6C 2C",))
    played = choices(FallibleHeuristicPlayer(noise=0.25), view)
    assert 30 < played.count("7B x 7D") < 60


def test_whoever_snatches_sees_only_the_number_of_cards() -> None:
    view = position("7B JS", "7D 3C 5C KB", others=("4B",))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {"7B x 7D"}
    assert set(choices(FallibleHeuristicPlayer(impulse_rate=1.0), view)) == {"JS x 3C 5C"}


def test_whoever_loves_coins_takes_them_before_more_cards() -> None:
    view = position("QB KS", "QD 4C 6C 2S", others=("4B",))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {"KS x 4C 6C"}
    assert set(choices(FallibleHeuristicPlayer(HeuristicWeights(coins=0.5)), view)) == {"QB x QD"}


@pytest.fixture
def appraised(monkeypatch: pytest.MonkeyPatch) -> SeatView:
    """A view on which the search is known to say: two moves as good as equal, a third bad."""
    found = [
        MoveEvaluation(parse_move("KS"), 0.50, 0.1, 600),
        MoveEvaluation(parse_move("5B"), 0.45, 0.1, 300),
        MoveEvaluation(parse_move("2C"), -0.90, 0.1, 100),
    ]
    monkeypatch.setattr(computer_players, "appraise", lambda *_: found)
    return position("5B KS 2C", "AD", others=("4B 4C 4S",))


def likes(card: str) -> computer_players.Preference:
    """A liking for laying one card."""

    def preference(view: SeatView, action: Action) -> float:
        return float(action == Move(parse_move(card).card))

    return preference


def test_an_expert_plays_what_was_tried_most(appraised: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH), appraised)) == {"KS"}


def test_liking_decides_between_moves_nearly_as_good(appraised: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes("5B")), appraised)) == {"5B"}


def test_liking_never_costs_more_than_that(appraised: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes("2C")), appraised)) == {"KS"}


def test_where_nothing_is_liked_the_expert_plays_as_before(appraised: SeatView) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes("7D")), appraised)) == {"KS"}


def test_a_distracted_expert_confuses_what_is_close_before_what_is_not(
    appraised: SeatView,
) -> None:
    played = choices(SearchPlayer(ANY_SEARCH, noise=0.17), appraised, seeds=200)
    assert played.count("KS") > played.count("5B") > 40
    assert played.count("2C") < 10
