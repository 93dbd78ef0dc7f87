"""The registry of levels."""

from random import Random

import pytest
from hypothesis import given

from scopa_desktop.ai.levels import LEVELS, FirstComePlayer, decision_seed, level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.view import SeatView
from tests.ai.positions import position, views


def test_levels_are_told_apart_and_rise_in_strength() -> None:
    levels = list(LEVELS.values())
    assert [one.id for one in levels] == list(LEVELS)
    assert len({one.name for one in levels}) == len(levels)
    assert len({one.portrait for one in levels}) == len(levels)
    strengths = [one.strength for one in levels]
    assert strengths == sorted(set(strengths))
    assert strengths[0] >= 1
    assert strengths[-1] <= 6


def test_ids_can_be_written_in_records() -> None:
    assert all(level_id.isidentifier() for level_id in LEVELS)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no level 'oracle'; the levels: random, greedy"):
        level("oracle")


@pytest.mark.parametrize("level_id", LEVELS)
@given(view=views())
def test_every_level_chooses_a_legal_move(level_id: str, view: SeatView) -> None:
    assert level(level_id).choose(view, "seed") in view.legal_moves()


def test_every_decision_has_a_seed_of_its_own() -> None:
    places = [(1, 1, 1, 1), (2, 1, 1, 1), (1, 2, 1, 1), (1, 1, 2, 1), (1, 1, 1, 2), (11, 1, 1, 1)]
    assert len({decision_seed(*place) for place in places}) == len(places)


def test_a_beginner_plays_each_card_alike_however_many_captures_it_has() -> None:
    view = position("5B KS", "3D 2D 4C AC 5S", others=("4S",))
    player = FirstComePlayer()
    plays = [player.choose(view, Random(seed), Deadline(1.0)).card for seed in range(400)]
    assert 140 <= plays.count(min(plays)) <= 260


def test_a_deadline_is_over_when_time_or_interest_is_lost() -> None:
    assert Deadline(0.0).is_over
    assert not Deadline(3600.0).is_over
    assert Deadline(3600.0, lambda: False).is_over
