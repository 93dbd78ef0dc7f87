"""Random play of the whole family: every game, every table, every two options together."""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

import pytest

from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.rules import campaign
from tests.rules.campaign import (
    BrokenRuleError,
    Count,
    LineUp,
    line_ups,
    pairs_of,
    pairwise,
    play_line_up,
    play_line_ups,
)
from tests.sampling import parametrize_some

FEW_ROUNDS, ROUNDS = 1, 200
"""Of every line-up: of some games for some seconds, and of all for about a minute on two cores."""
ALL_GAMES = [*CATALOGUE]
SOME_GAMES = ALL_GAMES[::4]


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_any_two_values_of_options_stand_together_somewhere(entry: Variant) -> None:
    rows = pairwise(entry)
    met = {frozenset(pair) for row in rows for pair in combinations(row.items(), 2)}
    assert met == pairs_of(entry)
    assert len(rows) < 40
    assert pairwise(entry) == rows


@parametrize_some(
    ("games", "rounds"),
    [(SOME_GAMES, FEW_ROUNDS), (ALL_GAMES, ROUNDS)],
    default=[(SOME_GAMES, FEW_ROUNDS)],
    ids=lambda value: str(value) if isinstance(value, int) else f"{len(value)} games",
)
def test_random_play_breaks_no_rule(games: Sequence[str], rounds: int) -> None:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        counts = list(pool.map(play_line_ups, games, [rounds] * len(games)))
    assert [count.line_ups for count in counts] == [
        len(list(line_ups(CATALOGUE[game]))) for game in games
    ]
    assert all(count.rounds == rounds * count.line_ups for count in counts)
    assert all(count.plies > 20 * count.rounds for count in counts)


def test_what_breaks_is_described_with_the_line_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "PACK_VALUE", 221)
    quindici = LineUp(CATALOGUE["scopa-quindici"], {"target": 16}, TWO)
    with pytest.raises(BrokenRuleError, match="scopa-quindici, 2: target 16, round 1: wrong left"):
        play_line_up(quindici, 1)
    assert play_line_up(LineUp(SCOPA, {}, TWO), 0) == Count(1, 0, 0)
