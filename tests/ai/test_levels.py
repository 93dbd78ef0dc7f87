"""The registry of levels."""

import time
from math import inf
from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings

from benchmarks.pairings import Pairing
from benchmarks.players import GREEDY
from scopa_desktop.ai.level_players import ATTENTION, CONVENTIONAL_PLAYERS, PLAYERS
from scopa_desktop.ai.levels import (
    FIRST_RUNG,
    LEVELS,
    MATCHED,
    character_id,
    find_level,
    keeps_conventions,
    level,
    matched_level,
    with_conventions,
    without_conventions,
)
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.catalogue import CATALOGUE
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


@pytest.mark.parametrize("level_id", [*LEVELS, MATCHED])
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


@pytest.mark.parametrize(
    ("rung", "level_id", "strength"),
    [
        (0.0, "matched_0", 1),
        (2.4, "matched_240", 3),
        (4.99, "matched_499", 5),
        (5.0, "matched_500", 5),
    ],
)
def test_a_matched_level_stands_between_two_others(
    rung: float, level_id: str, strength: int
) -> None:
    found = level(level_id)
    assert found == matched_level(rung)
    assert (found.rung, found.strength, found.has_conventions) == (rung, strength, False)
    assert character_id(level_id) == MATCHED
    assert level(MATCHED).rung == FIRST_RUNG


@pytest.mark.parametrize("level_id", ["matched_501", "matched_", "matched_1000", "matched_-1"])
def test_a_rung_that_does_not_exist_is_no_level(level_id: str) -> None:
    assert find_level(level_id) is None
    assert character_id(level_id) == level_id


@settings(deadline=None, max_examples=examples(60))
@given(view=views())
def test_on_a_rung_a_matched_level_plays_as_the_level_there(view: SeatView) -> None:
    moves = {level_id: level(level_id).player for level_id in ("easy", "casual")}
    for level_id, rung in (("easy", 1.0), ("casual", 2.0)):
        player = matched_level(rung).player
        rng = Random(view.seed)
        # It draws first whether the move is that of the stronger level.
        Random.random(rng)
        expected = moves[level_id].choose(view, rng, Deadline(inf))
        assert player.choose(view, Random(view.seed), Deadline(inf)) == expected


@pytest.mark.parametrize(
    ("level_id", "character"),
    [("strong_traditional", "strong"), ("greedy", "casual"), ("person", "person"), ("?", "?")],
)
def test_the_character_of_an_id(level_id: str, character: str) -> None:
    assert character_id(level_id) == character


@pytest.mark.parametrize("level_id", [*LEVELS, *TRADITIONAL])
@settings(deadline=None, max_examples=examples(60))
@given(view=views())
def test_every_level_chooses_a_legal_move_and_the_same_for_the_same_view(
    level_id: str, view: SeatView
) -> None:
    move = quick(level_id).choose(view)
    assert move in view.legal_moves()
    assert quick(level_id).choose(view) == move


def test_a_deadline_counts_processor_time_and_at_most_a_multiple_of_it_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used = waited = 0.0
    monkeypatch.setattr(time, "thread_time", lambda: used)
    monkeypatch.setattr(time, "monotonic", lambda: waited)
    usual, impatient = Deadline(1.0), Deadline(1.0, clock_seconds=0.5)
    used, waited = 0.4, 1.1
    assert not usual.is_over and not usual.has_passed(0.98) and usual.has_passed(0.4)
    assert impatient.is_over
    used, waited = 1.0, 1.0
    assert usual.is_over
    used, waited = 0.1, 1.125
    assert usual.is_over


def test_a_deadline_is_over_after_its_time_or_a_cancellation() -> None:
    assert Deadline(0.0).is_over
    assert not Deadline(3600.0).is_over
    assert Deadline(3600.0, lambda: False).is_over


def test_every_character_has_a_strong_and_a_weak_point() -> None:
    """That they are true is the matter of `tests/benchmarks/test_characters`."""
    assert all(level.good_at and level.bad_at for level in LEVELS.values())
    assert not matched_level(2.4).good_at


DEALS = range(1, 101)


@pytest.mark.parametrize("level", [level for level in PLAYERS if level != "master"])
def test_the_attention_of_each_level_is_a_share_in_known_games(level: str) -> None:
    assert ATTENTION[level].keys() == ATTENTION["strong"].keys() <= CATALOGUE.keys()
    assert all(0 <= share <= 1 for share in ATTENTION[level].values())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba"])
@pytest.mark.parametrize(
    ("upper", "lower"),
    [("easy", "beginner"), ("casual", "easy"), ("skilled", "casual"), ("strong", GREEDY)],
)
def test_each_level_is_stronger_than_the_one_below(game: str, upper: str, lower: str) -> None:
    """On fixed deals, with players that no clock limits; the whole ladder is a benchmark."""
    pairing = Pairing(game, CATALOGUE[game].seatings[0], upper, lower)
    assert mean(pairing.play_deal(number).margin for number in DEALS) > 0
