"""The registry of levels."""

import pytest
from hypothesis import given, settings

from scopa_desktop.ai.level_players import CONVENTIONAL_PLAYERS, PLAYERS
from scopa_desktop.ai.levels import (
    LEVELS,
    find_level,
    keeps_conventions,
    level,
    with_conventions,
    without_conventions,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.storage.paths import resource_folder
from tests.ai.positions import views
from tests.ai.quick_levels import quick
from tests.examples import examples

TRADITIONAL = [with_conventions(known.id) for known in LEVELS.values() if known.has_conventions]


def test_six_levels_rise_in_strength() -> None:
    assert list(LEVELS) == ["beginner", "easy", "casual", "skilled", "strong", "master"]
    assert [known.id for known in LEVELS.values()] == list(LEVELS)
    assert [known.strength for known in LEVELS.values()] == [1, 2, 3, 4, 5, 6]


def test_characters_are_distinguished() -> None:
    for seen in ("name", "portrait", "strength_label", "description"):
        assert len({getattr(known, seen) for known in LEVELS.values()}) == len(LEVELS)


@pytest.mark.parametrize("level_id", LEVELS)
def test_every_character_has_a_face(level_id: str) -> None:
    assert (resource_folder() / "portraits" / f"{level(level_id).portrait}.svg").is_file()


def test_ids_can_be_written_in_records() -> None:
    assert all(level_id.isidentifier() for level_id in (*LEVELS, *TRADITIONAL))


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no level 'oracle'; the levels: beginner, easy, casual"):
        level("oracle")


@pytest.mark.parametrize(("former", "now"), [("random", "beginner"), ("greedy", "casual")])
def test_the_ids_of_the_first_records_are_understood(former: str, now: str) -> None:
    assert level(former) is LEVELS[now]


def test_search_levels_can_play_by_the_conventions() -> None:
    assert TRADITIONAL == ["strong_traditional", "master_traditional"]
    for level_id in TRADITIONAL:
        found, plain = level(level_id), level(without_conventions(level_id))
        assert keeps_conventions(found.id)
        assert not keeps_conventions(plain.id)
        assert found.id == level_id
        assert (found.name, found.strength) == (plain.name, plain.strength)
        assert found.player == CONVENTIONAL_PLAYERS[plain.id] != plain.player


def test_every_level_has_its_player() -> None:
    assert {known.id: known.player for known in LEVELS.values()} == PLAYERS
    able = [known.id for known in LEVELS.values() if known.has_conventions]
    assert able == [*CONVENTIONAL_PLAYERS]


def test_heuristic_levels_have_no_conventions() -> None:
    assert with_conventions("beginner") == "beginner"
    assert find_level("beginner_traditional") is None
    assert find_level("oracle_traditional") is None
    assert find_level("_traditional") is None


@pytest.mark.parametrize("level_id", [*LEVELS, *TRADITIONAL])
@settings(deadline=None, max_examples=examples(60))
@given(view=views())
def test_every_level_chooses_a_legal_move_and_the_same_for_the_same_view(
    level_id: str, view: SeatView
) -> None:
    move = quick(level_id).choose(view)
    assert move in view.legal_moves()
    assert quick(level_id).choose(view) == move


def test_a_deadline_is_over_after_its_time_or_a_cancellation() -> None:
    assert Deadline(0.0).is_over
    assert not Deadline(3600.0).is_over
    assert Deadline(3600.0, lambda: False).is_over
