"""The ladder of the levels: its pairings, and the attention it suggests."""

import sys
from itertools import pairwise, product
from statistics import mean

import pytest

from benchmarks import ladder
from benchmarks.ladder import REFERENCES, Point, attention_for, pairings
from benchmarks.pairings import Pairing
from benchmarks.strength import parse_game
from scopa_desktop.ai.levels import LEVELS

ENOUGH_TIME = 60.0
"""Seconds for a move, so that no clock decides it."""
SHORT_FORM = {
    "scopa": 60,
    "escoba": 60,
    "scopone": 30,
    "scopone-scientifico": 30,
    "cirulla:pairs": 40,
}
"""Games and deals; where partners play, the lead is larger and a deal takes longer."""


@pytest.mark.parametrize(
    ("wanted", "attention"), [(-3, 0.0), (-1, 0.0), (-0.5, 0.25), (0, 0.5), (1, 0.75), (5, 1.0)]
)
def test_the_attention_is_read_between_measured_points(wanted: float, attention: float) -> None:
    points = [Point(0.0, -1, 0.1), Point(0.5, 0, 0.1), Point(1.0, 2, 0.1)]
    assert attention_for(wanted, points) == pytest.approx(attention)


def test_where_care_gains_nothing_the_nearest_end_is_taken() -> None:
    points = [Point(0.0, 1, 0.1), Point(1.0, 0.5, 0.1)]
    assert attention_for(0.7, points) == 1.0


def test_each_level_is_played_against_the_one_below() -> None:
    steps = [(each.challenger, each.other) for each in pairings(["scopa"], LEVELS, ())]
    assert steps == [(upper, lower) for lower, upper in pairwise(LEVELS)]


def test_every_level_is_played_against_the_references() -> None:
    played = {(each.challenger, each.other) for each in pairings(["scopa"], LEVELS, REFERENCES)}
    assert {*product(LEVELS, REFERENCES)} <= played


def test_some_levels_are_played_alone() -> None:
    [pairing] = pairings(["scopa"], ["casual"], ())
    assert (pairing.challenger, pairing.other) == ("casual", "easy")


def test_an_unknown_level_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder.py", "--levels", "oracle"])
    with pytest.raises(SystemExit):
        ladder.main()
    assert "no level 'oracle'" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", SHORT_FORM)
@pytest.mark.parametrize(("upper", "lower"), [("casual", "beginner"), ("skilled", "easy")])
def test_a_level_two_rungs_higher_wins_more_points(game: str, upper: str, lower: str) -> None:
    """The short form of the ladder, on fixed deals. Neighbours: `tests/ai/test_levels`."""
    pairing = Pairing(*parse_game(game), upper, lower, ENOUGH_TIME)
    deals = range(1, SHORT_FORM[game] + 1)
    assert mean(pairing.play_deal(number).margin for number in deals) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cirulla:pairs", "cirullone"])
def test_casual_stands_halfway_between_its_neighbours(game: str) -> None:
    """On fixed deals. Placed by its lead over greedy alone, it was much nearer to easy."""
    steps = [
        mean(
            Pairing(*parse_game(game), upper, lower, ENOUGH_TIME).play_deal(number).margin
            for number in range(1, 61)
        )
        for upper, lower in (("casual", "easy"), ("skilled", "casual"))
    ]
    assert 0 < max(steps) < 1.5 * min(steps)
