"""The players behind the levels and their weaknesses."""

from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from scopa_desktop.ai import computer_players
from scopa_desktop.ai.computer_players import (
    AbsentMindedPlayer,
    FallibleHeuristicPlayer,
    ImpulsivePlayer,
    SearchPlayer,
)
from scopa_desktop.ai.heuristics import HeuristicPlayer, HeuristicWeights
from scopa_desktop.ai.move_evaluation import MoveDifference, MoveEvaluation, SearchConfig
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action, Move, parse_move
from tests.ai.positions import position

ANY_SEARCH = SearchConfig(iterations=1)


class Fixed(NamedTuple):
    """Always plays the same move."""

    move: Move

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        return self.move


def choices(player: ComputerPlayer, view: SeatView, seeds: int = 60) -> list[str]:
    """What the player does with different seeds, in notation."""
    return [str(player.choose(view, Random(seed), Deadline(3600.0))) for seed in range(seeds)]


def test_without_weaknesses_the_best_heuristic_move_is_played() -> None:
    view = position("7B JS 5C", "7D 3C 5S KB", others=("4C 6C 2C",))
    best = HeuristicPlayer().choose(view, Random("any"), Deadline(1.0))
    assert set(choices(FallibleHeuristicPlayer(), view)) == {str(best)}


def test_a_share_of_the_moves_is_played_by_habit() -> None:
    view = position("7B JS", "7D 3C 5C KB", others=("4B",))
    player = AbsentMindedPlayer(
        FallibleHeuristicPlayer(), ImpulsivePlayer(), {"scopa": 0.7, "cirulla": 0.1}
    )
    played = choices(player, view, seeds=300)
    assert set(played) == {"7B x 7D", "JS x 3C 5C"}
    assert 180 < played.count("7B x 7D") < 240


def test_a_game_without_calibration_has_the_mean_attention() -> None:
    view = position("7B JS", "7D 3C 5C KB", others=("4B",))
    player = AbsentMindedPlayer(
        FallibleHeuristicPlayer(), ImpulsivePlayer(), {"escoba": 0.2, "cirulla": 0.4}
    )
    assert 60 < choices(player, view, seeds=300).count("7B x 7D") < 120


def test_danger_makes_a_player_think_that_sees_it() -> None:
    view = position("5C KS", "AD", others=("4B 2C",))
    lays_first = Fixed(parse_move("5C"))
    careful = Fixed(parse_move("KS"))
    blind = AbsentMindedPlayer(careful, lays_first, {"scopa": 0.0})
    assert set(choices(blind, view)) == {"5C"}
    assert set(choices(replace(blind, sees_danger=True), view)) == {"KS"}
    harmless = AbsentMindedPlayer(lays_first, careful, {"scopa": 0.0}, sees_danger=True)
    assert set(choices(harmless, view)) == {"KS"}, "there is nothing to think about"


def test_a_search_prefers_a_safer_play_that_a_comparison_finds_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = position("5C KS", "AD", others=("6B 2C",), stock="6D 6C 6S QB QC QD")
    suspect, safe = parse_move("5C"), parse_move("KS")
    found = [MoveEvaluation(suspect, 0.2, 0.1, 90), MoveEvaluation(safe, 0.1, 0.1, 10)]
    monkeypatch.setattr(computer_players, "evaluate_moves", lambda *_: found)
    trusting = SearchPlayer(ANY_SEARCH)
    doubting = SearchPlayer(replace(ANY_SEARCH, safety_pairs=300))
    assert set(choices(trusting, view, seeds=5)) == {"5C"}
    assert set(choices(doubting, view, seeds=5)) == {"KS"}
    assert doubting.choose(view, Random(1), Deadline(0.0)) == suspect, "no time is left"
    hardly_visited = [found[0]._replace(half_width=0.0, visits=2), found[1]]
    monkeypatch.setattr(computer_players, "evaluate_moves", lambda *_: hardly_visited)
    assert set(choices(doubting, view, seeds=5)) == {"KS"}, "equal results are no solution"
    solved = [move._replace(half_width=0.0) for move in found]
    monkeypatch.setattr(computer_players, "evaluate_moves", lambda *_: solved)
    assert set(choices(doubting, view, seeds=5)) == {"5C"}


def test_a_longer_comparison_has_to_confirm_that_danger_pays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = position("5C KS", "AD", others=("6B 2C",), stock="6D 6C 6S QB QC QD")
    suspect, safe = parse_move("5C"), parse_move("KS")
    found = [MoveEvaluation(suspect, 0.2, 0.1, 90), MoveEvaluation(safe, 0.1, 0.1, 10)]
    monkeypatch.setattr(computer_players, "evaluate_moves", lambda *_: found)
    differences: list[MoveDifference] = []
    compared_with: list[SearchConfig] = []

    def compared(*arguments: Any) -> MoveDifference:
        compared_with.append(arguments[2])
        return differences[len(compared_with) - 1]

    monkeypatch.setattr(computer_players, "compare_moves", compared)
    config = SearchConfig(iterations=50, candidate_count=30, pool_size=10, safety_pairs=2000)
    player = SearchPlayer(config)
    cut_short = MoveDifference(0.03, 0.06)
    for results, chosen in (
        ([MoveDifference(0.1, 0.05)], safe),
        ([MoveDifference(0.02, 0.05)], safe),
        ([MoveDifference(-0.1, 0.05), MoveDifference(-0.02, 0.03)], suspect),
        ([MoveDifference(-0.3, 0.05), MoveDifference(0.03, 0.04)], safe),
        ([MoveDifference(-0.3, 0.05), cut_short], suspect),
    ):
        differences[:], compared_with[:] = results, []
        assert player.choose(view, Random(1), Deadline(60.0)) == chosen
        assert [
            (config.iterations, config.candidate_count, config.pool_size)
            for config in compared_with
        ] == [(2000, 60, 20), (8000, 240, 80)][: len(results)]


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


@pytest.mark.parametrize(
    ("liked", "chosen"),
    [("5B", "5B"), ("2C", "KS"), ("7D", "KS")],
    ids=["nearly equal", "costs more than the limit", "without differences"],
)
def test_the_preference_decides_between_nearly_equal_moves(
    evaluated: SeatView, liked: str, chosen: str
) -> None:
    assert set(choices(SearchPlayer(ANY_SEARCH, preference=likes(liked)), evaluated)) == {chosen}


@pytest.mark.parametrize(
    ("captures", "chosen"),
    [(((0.30, 0.5, 8), (0.25, 0.5, 7)), "7B x 7D"), (((1.0, 0.0, 1), (0.0, 0.0, 1)), "JS x 3C 5C")],
    ids=["a small search", "solved"],
)
def test_the_first_impression_outweighs_a_small_search_and_nothing_that_is_solved(
    captures: tuple[tuple[float, float, int], ...], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = position("7B JS", "7D 3C 5C KB", others=("4B",))
    moves = map(parse_move, ("JS x 3C 5C", "7B x 7D"))
    found = [MoveEvaluation(move, *each) for move, each in zip(moves, captures, strict=True)]
    monkeypatch.setattr(computer_players, "evaluate_moves", lambda *_: found)
    assert set(choices(SearchPlayer(ANY_SEARCH), view)) == {"JS x 3C 5C"}
    assert set(choices(SearchPlayer(ANY_SEARCH, impression=40.0), view)) == {chosen}
