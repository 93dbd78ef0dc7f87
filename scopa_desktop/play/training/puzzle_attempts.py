"""What a player did with puzzles: the attempts, and the rating computed from them.

Each counted attempt is a game of Glicko-2 between player and puzzle, in a rating period of its own.
The puzzle keeps the rating with which it was shipped: the results of one player say less about it
than the many tries from which it was estimated, and a rating that drifted along with the player's
would say nothing about either.

An attempt counts for the rating unless the same puzzle was tried in the last `FRESH_DAYS` days,
since a player then remembers the solution. What was not solved comes back after 1, 3, 7, 14 and 30
days.
"""

import sqlite3
from collections.abc import Iterable
from datetime import date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final, NamedTuple

from scopa_desktop.play.leaderboard.glicko2 import RatedGame, Rating, aged, periods_between, rated
from scopa_desktop.play.storage.json_fields import usable
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.moves import Action, parse_action

LADDER: Final = (1, 3, 7, 14, 30)
"""Days until the next try, by step."""


class Try(NamedTuple):
    """A try at something that is repeated."""

    time: datetime
    """When, with its time zone."""
    is_solved: bool


class Repetition(NamedTuple):
    """Something that was not solved and comes back."""

    step: int
    """Index in `LADDER`."""
    day: date
    """The day of the last try that counts, in the player's time zone."""

    @property
    def due(self) -> date:
        """The first day on which it comes back."""
        return self.day + timedelta(LADDER[self.step])

    def is_due(self, today: date) -> bool:
        """Whether it comes back on a day.

        A last try after that day means that the clock was set back: then it comes back at once.
        """
        return today >= self.due or today < self.day


def repetition_of(tries: Iterable[Try], zone: tzinfo | None = None) -> Repetition | None:
    """Where something is on the ladder after these tries; None if it does not come back.

    A failure puts it on the first step. Solved on the day it is due or later, it climbs a step, and
    leaves the ladder from the last one; solved earlier, it stays where it is. Days are those of
    the time zone; None is that of the computer. The tries are in the order in which they were made.
    """
    state: Repetition | None = None
    for each in tries:
        day = local_day(each.time, zone)
        if not each.is_solved:
            state = Repetition(0, day)
        elif state is not None and state.is_due(day):
            is_last = state.step + 1 == len(LADDER)
            state = None if is_last else Repetition(state.step + 1, day)
    return state


def local_day(time: datetime, zone: tzinfo | None = None) -> date:
    """The day of a time in a time zone; None is that of the computer."""
    return time.astimezone(zone).date()


FRESH_DAYS: Final = 90
RATED_FROM: Final = 20
"""After so many attempts that counted, the rating says something."""
MOST_HINTS: Final = 2
_MOST: Final = 10_000
"""No puzzle has such a rating or deviation."""


class PuzzleAttempt(NamedTuple):
    """A try at a puzzle."""

    puzzle: str
    """The id of the puzzle."""
    time: datetime
    """When, with its time zone."""
    is_solved: bool
    """Whether the first move was the best one, without a hint."""
    hints: int
    """The hints used before the first move, at most `MOST_HINTS`."""
    move: Action | None
    """The first move; None if the solution was asked for, or the puzzle left, without one."""
    rating: int
    deviation: int

    @property
    def as_try(self) -> Try:
        """The attempt for the ladder of repetitions."""
        return Try(self.time, self.is_solved)


class RatingPoint(NamedTuple):
    """The player's rating after an attempt."""

    time: datetime
    rating: Rating


class PuzzleAttempts:
    """The attempts of a player, in the order in which they were made."""

    def __init__(self, trainee: Trainee) -> None:
        """Read the attempts; raises `StorageError` with a sentence if that is not possible."""
        self._trainee = trainee
        self._attempts: list[PuzzleAttempt] = []
        self._by_puzzle: dict[str, list[PuzzleAttempt]] = {}
        self._course: list[RatingPoint] = []
        rows = trainee.rows("SELECT * FROM puzzle_attempt WHERE profile = ? ORDER BY time, attempt")
        for attempt in usable(rows, _attempt_of, trainee.database.path):
            self._enter(attempt)

    def add(self, attempt: PuzzleAttempt) -> None:
        """Save an attempt; raises `StorageError` with a sentence if that is not possible."""
        self._trainee.write(
            "INSERT INTO puzzle_attempt"
            " (profile, puzzle, time, is_solved, hints, move, rating, deviation)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            attempt.puzzle,
            int(attempt.time.timestamp()),
            attempt.is_solved,
            attempt.hints,
            None if attempt.move is None else str(attempt.move),
            attempt.rating,
            attempt.deviation,
        )
        self._enter(attempt)

    @property
    def course(self) -> tuple[RatingPoint, ...]:
        """The rating after each attempt that counted."""
        return tuple(self._course)

    @property
    def all(self) -> tuple[PuzzleAttempt, ...]:
        return tuple(self._attempts)

    @property
    def is_rated(self) -> bool:
        """Whether enough attempts counted for the rating to say something."""
        return len(self._course) >= RATED_FROM

    @property
    def solved(self) -> int:
        """The number of different puzzles that were solved."""
        return sum(
            any(attempt.is_solved for attempt in attempts) for attempts in self._by_puzzle.values()
        )

    @property
    def tried(self) -> int:
        """The number of different puzzles that were tried."""
        return len(self._by_puzzle)

    def rating(self, now: datetime) -> Rating:
        """The player's rating; its deviation has grown since the last attempt."""
        if not self._course:
            return Rating()
        last = self._course[-1]
        return aged(last.rating, periods_between(last.time, now))

    def of(self, puzzle: str) -> tuple[PuzzleAttempt, ...]:
        return tuple(self._by_puzzle.get(puzzle, ()))

    def is_fresh(self, puzzle: str, now: datetime) -> bool:
        """Whether an attempt at a puzzle counts for the rating."""
        attempts = self._by_puzzle.get(puzzle)
        return not attempts or now - attempts[-1].time >= timedelta(FRESH_DAYS)

    def failed(self) -> tuple[str, ...]:
        """The puzzles that were not solved in some attempt."""
        return tuple(
            puzzle
            for puzzle, attempts in self._by_puzzle.items()
            if not all(attempt.is_solved for attempt in attempts)
        )

    def repetition(self, puzzle: str, mistake: datetime | None = None) -> Repetition | None:
        """Where a puzzle is on the ladder of repetitions; None if it does not come back.

        `mistake` is the time of the player's own mistake in a match from which it was made.
        """
        tries = [attempt.as_try for attempt in self._by_puzzle.get(puzzle, ())]
        if mistake is not None:
            tries.insert(0, Try(mistake, is_solved=False))
        return repetition_of(tries)

    def _enter(self, attempt: PuzzleAttempt) -> None:
        if self.is_fresh(attempt.puzzle, attempt.time):
            before = self._course[-1] if self._course else RatingPoint(attempt.time, Rating())
            game = RatedGame(attempt.rating, attempt.deviation, float(attempt.is_solved))
            periods = periods_between(before.time, attempt.time)
            after = rated(before.rating, [game], periods=periods)
            self._course.append(RatingPoint(attempt.time, after))
        self._attempts.append(attempt)
        self._by_puzzle.setdefault(attempt.puzzle, []).append(attempt)


def _attempt_of(row: sqlite3.Row) -> PuzzleAttempt:
    """The attempt of a row; raises `ValueError` if its move or a number is damaged."""
    if not (0 <= row["rating"] <= _MOST and 0 <= row["deviation"] <= _MOST):
        raise ValueError("no rating of a puzzle")
    return PuzzleAttempt(
        row["puzzle"],
        time_of_seconds(row["time"]),
        bool(row["is_solved"]),
        row["hints"],
        None if row["move"] is None else _parsed(row["move"]),
        row["rating"],
        row["deviation"],
    )


@lru_cache(maxsize=512)
def _parsed(notation: str) -> Action:
    return parse_action(notation)
