"""The ladder of the levels: its pairings, and the attention it suggests."""

import sys
from itertools import pairwise, product

import pytest

from benchmarks import ladder
from benchmarks.ladder import REFERENCES, Point, attention_for, pairings
from scopa_desktop.ai.levels import LEVELS


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
