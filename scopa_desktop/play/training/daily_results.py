"""`DailyResults`: the tries and results of a profile at the daily deals.

A deal has one counted try, the first one. It goes on where it was left, on whatever day that is, so
that it can neither be lost nor repeated.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import takewhile
from typing import Any, Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DailyResult, DealKey, Medal, medal_for, place_of
from scopa_desktop.play.storage.json_fields import usable
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.variant import Family

_ONE_DAY: Final = timedelta(days=1)


@dataclass
class DailyTry:
    """The counted try of a deal."""

    key: DealKey
    moves: list[Action] = field(default_factory=list)
    """All moves that were saved, those of the computer players included."""
    result: DailyResult | None = None
    """None while it is not played to its end."""


class DailyResults:
    """The daily deals of a profile, which are read once."""

    def __init__(self, trainee: Trainee) -> None:
        """Read the results; raises `StorageError` with a sentence if that is not possible."""
        self._trainee = trainee
        self._tries: dict[DealKey, DailyTry] = {}
        self._characters: dict[DealKey, dict[str, DailyResult]] = {}
        self._read()

    @property
    def keys(self) -> Sequence[DealKey]:
        """The deals with a counted try, finished or not, by their days."""
        return list(self._tries)

    def try_of(self, key: DealKey) -> DailyTry | None:
        """The counted try of a deal; None if it was not begun."""
        return self._tries.get(key)

    def result_of(self, key: DealKey) -> DailyResult | None:
        """The result that counts; None if there is none yet."""
        counted = self._tries.get(key)
        return None if counted is None else counted.result

    def characters_of(self, key: DealKey) -> Mapping[str, DailyResult]:
        return self._characters.get(key, {})

    def place_of(self, key: DealKey) -> int | None:
        """The place among the seven; None while a result is missing."""
        result, characters = self.result_of(key), self.characters_of(key)
        if result is None or len(characters) < len(LEVELS):
            return None
        return place_of(result, characters.values())

    def medal_of(self, key: DealKey) -> Medal | None:
        """The medal of a deal; None if there is none, or not all results are known."""
        place = self.place_of(key)
        return None if place is None else medal_for(place)

    def played_on(self, day: date, family: Family) -> DealKey:
        """The deal of a family, unless only those of others were begun on that day."""
        key = DealKey(day, family)
        begun = [each for each in self._tries if each.day == day]
        return begun[0] if begun and key not in begun else key

    def streak(self, today: date) -> int:
        """The number of days in a row with a result, up to today, or yesterday before today's."""
        days = {key.day for key, counted in self._tries.items() if counted.result is not None}
        day = today if today in days else today - _ONE_DAY
        length = 0
        while day in days:
            length, day = length + 1, day - _ONE_DAY
        return length

    def start(self, key: DealKey) -> DailyTry:
        """Begin the counted try of a deal.

        Raises `ValueError` if it was begun before, and `StorageError` with a sentence if it cannot
        be saved; it has not begun then.
        """
        if key in self._tries:
            raise ValueError(f"the try of {key} was begun before")
        self._trainee.write(
            "INSERT OR IGNORE INTO daily_try (profile, day, family, moves) VALUES (?, ?, ?, '')",
            *_columns_of(key),
        )
        counted = self._tries[key] = DailyTry(key)
        return counted

    def add_moves(self, key: DealKey, moves: Sequence[Action]) -> None:
        """Save the moves of a try that are not saved yet; `moves` are all of them.

        Raises `KeyError` if there is no try, and `StorageError` with a sentence.
        """
        counted = self._tries[key]
        if list(moves) != counted.moves:
            self._trainee.write(
                "UPDATE daily_try SET moves = ?2 WHERE profile = ?1 AND day = ?3 AND family = ?4",
                "\n".join(map(str, moves)),
                *_columns_of(key),
            )
            counted.moves = list(moves)

    def finish(self, key: DealKey, result: DailyResult) -> None:
        """Save the result of a try; the first one stays.

        Raises `KeyError` if there is no try, and `StorageError` with a sentence.
        """
        counted = self._tries[key]
        if counted.result is None:
            self._trainee.write(
                "UPDATE daily_try SET own = ?2, other = ?3, at_once = ?4"
                " WHERE profile = ?1 AND day = ?5 AND family = ?6 AND own IS NULL",
                result.own,
                result.other,
                result.at_once,
                *_columns_of(key),
            )
            counted.result = result

    def add_character(self, key: DealKey, level: str, result: DailyResult) -> None:
        """Save the result of a character; the first one stays.

        Raises `StorageError` with a sentence; the result is known here all the same.
        """
        known = self._characters.setdefault(key, {})
        if level not in known:
            known[level] = result
            values = (*_columns_of(key), level, result.own, result.other, result.at_once)
            self._trainee.database.write(
                lambda connection: connection.execute(
                    "INSERT OR IGNORE INTO daily_character VALUES (?, ?, ?, ?, ?, ?)", values
                )
            )

    def _read(self) -> None:
        path = self._trainee.database.path
        tries = self._trainee.rows("SELECT * FROM daily_try WHERE profile = ? ORDER BY day, family")
        self._tries = {each.key: each for each in usable(tries, _try_of, path)}
        characters = self._trainee.rows(
            "SELECT * FROM daily_character WHERE (day, family) IN"
            " (SELECT day, family FROM daily_try WHERE profile = ?)"
        )
        for key, level, result in usable(characters, _character_of, path):
            self._characters.setdefault(key, {})[level] = result


def _columns_of(key: DealKey) -> tuple[str, str]:
    return key.day.isoformat(), key.family.name.lower()


def _key_of(row: sqlite3.Row) -> DealKey:
    """The deal of a row; raises `ValueError` if it is damaged."""
    families = {family.name.lower(): family for family in Family}
    if row["family"] not in families:
        raise ValueError(f"{row['family']!r} is no family")
    return DealKey(date.fromisoformat(row["day"]), families[row["family"]])


def _try_of(row: sqlite3.Row) -> DailyTry:
    """The try of a row; raises `ValueError` if its day or family is damaged."""
    result = None if row["own"] is None else _result_of(row)
    return DailyTry(_key_of(row), _moves(row["moves"]), result)


def _character_of(row: sqlite3.Row) -> tuple[DealKey, str, DailyResult]:
    return _key_of(row), row["level"], _result_of(row)


def _result_of(row: sqlite3.Row) -> DailyResult:
    own, other = row["own"], row["other"]
    return DailyResult(row["at_once"], own - other, own, other)


def _moves(text: str) -> list[Action]:
    """The moves in notation, up to the first one that is damaged."""
    return list(takewhile(lambda move: move is not None, map(_move, text.splitlines())))


def _move(notation: str) -> Any:
    """The move in notation; None if it is damaged, so that those before it are kept."""
    try:
        return parse_action(notation)
    except ValueError:
        return None
