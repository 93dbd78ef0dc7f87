"""Tests of the attempts at puzzles and the rating computed from them."""

from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.play.leaderboard.glicko2 import RatedGame, Rating, rated
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.training.puzzle_attempts import (
    FRESH_DAYS,
    PuzzleAttempt,
    PuzzleAttempts,
    Repetition,
)
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.moves import parse_action

NOW = datetime(2026, 5, 10, 12, tzinfo=timezone.utc)
PROFILE = "a" * 32


def attempt(puzzle: str = "scopa-1", days: float = 0, **fields: Any) -> PuzzleAttempt:
    """A solved attempt at a puzzle of 1500 ± 100, so many days after `NOW`."""
    made = PuzzleAttempt(
        puzzle, NOW + timedelta(days), True, 0, parse_action("7D x 7S"), rating=1500, deviation=100
    )
    return made._replace(**fields)


@pytest.fixture
def trainee(tmp_path: Path) -> Trainee:
    return Trainee(Database(tmp_path), PROFILE)


def test_nobody_knows_a_new_player(trainee: Trainee) -> None:
    attempts = PuzzleAttempts(trainee)
    assert attempts.rating(NOW) == Rating()
    assert (attempts.tried, attempts.solved, attempts.course) == (0, 0, ())


def test_attempts_are_read_again_with_the_same_rating(trainee: Trainee, tmp_path: Path) -> None:
    attempts = PuzzleAttempts(trainee)
    made = [
        attempt("scopa-1"),
        attempt("scopa-2", 0.1, is_solved=False, hints=2, move=None),
        attempt("escoba-1", 3, rating=1700, deviation=80),
    ]
    for each in made:
        attempts.add(each)
    read = PuzzleAttempts(Trainee(Database(tmp_path), PROFILE))
    assert [read.of(each.puzzle) for each in made] == [(each,) for each in made]
    assert read.course == attempts.course
    assert read.rating(NOW) == attempts.rating(NOW)
    assert (read.tried, read.solved) == (3, 2)
    assert read.failed() == ("scopa-2",)


def test_each_attempt_is_a_game_of_glicko_2(trainee: Trainee) -> None:
    attempts = PuzzleAttempts(trainee)
    attempts.add(attempt())
    assert attempts.course[-1].rating == rated(Rating(), [RatedGame(1500, 100, 1)], periods=0)
    attempts.add(attempt("scopa-2", is_solved=False))
    first, second = (point.rating for point in attempts.course)
    assert first.rating > second.rating
    assert first.deviation > second.deviation


def test_the_deviation_grows_with_time_alone(trainee: Trainee) -> None:
    attempts = PuzzleAttempts(trainee)
    for number in range(40):
        attempts.add(attempt(f"scopa-{number}", number / 100, is_solved=number % 2 == 0))
    soon, later = (attempts.rating(NOW + timedelta(days)) for days in (1, 365))
    assert soon.rating == later.rating
    assert soon.deviation < later.deviation < 350


def test_a_puzzle_that_is_remembered_does_not_count(trainee: Trainee) -> None:
    attempts = PuzzleAttempts(trainee)
    attempts.add(attempt(is_solved=False))
    before = attempts.course
    assert not attempts.is_fresh("scopa-1", NOW + timedelta(1))
    attempts.add(attempt(days=1))
    assert attempts.course == before
    assert attempts.solved == 1
    assert attempts.is_fresh("scopa-1", NOW + timedelta(FRESH_DAYS + 1))
    attempts.add(attempt(days=FRESH_DAYS + 1))
    assert len(attempts.course) == 2


def test_a_clock_that_was_set_back_does_not_widen_the_deviation(trainee: Trainee) -> None:
    attempts = PuzzleAttempts(trainee)
    attempts.add(attempt(days=4000))
    deviation = attempts.course[-1].rating.deviation
    assert attempts.rating(NOW).deviation == pytest.approx(deviation)
    attempts.add(attempt("scopa-2"))
    assert attempts.course[-1].rating.deviation < deviation


def test_failed_puzzles_and_own_mistakes_are_repeated(trainee: Trainee) -> None:
    attempts = PuzzleAttempts(trainee)
    attempts.add(attempt(is_solved=False))
    day = NOW.astimezone().date()
    assert attempts.repetition("scopa-1") == Repetition(0, day)
    assert attempts.repetition("scopa-2") is None
    assert attempts.repetition("scopa-2", NOW) == Repetition(0, day)
    attempts.add(attempt("scopa-2", 1))
    assert attempts.repetition("scopa-2", NOW) == Repetition(1, day + timedelta(1))


@pytest.mark.parametrize(
    "change",
    ["move = 'the settebello'", "rating = 253402300799", "deviation = -1", "rating = 'x'"],
)
def test_a_damaged_attempt_is_left_out(trainee: Trainee, change: str) -> None:
    attempts = PuzzleAttempts(trainee)
    attempts.add(attempt("scopa-1"))
    attempts.add(attempt("scopa-2"))
    trainee.write(f"UPDATE puzzle_attempt SET {change} WHERE profile = ? AND puzzle = 'scopa-1'")
    assert [each.puzzle for each in PuzzleAttempts(trainee).all] == ["scopa-2"]
