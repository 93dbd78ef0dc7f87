"""`DailyResults`: the tries and results of the daily deal in the journal of a profile.

Kinds of entries, each with the `day` as `2026-11-22`:

- `daily-start`: the counted try of a day has begun; `try` is its random id,
- `daily-moves`: moves of a try in notation, `from` the number of those before them,
- `daily-end`: the result of a try (`own`, `other`, `at-once`),
- `daily-character`: the result of a character in the same seat (`level`, and as above).

A day has one counted try, the first one. Where journals of two computers are merged, that of this
computer counts, see `DailyResults.continues`. A try goes on from its last entry, on whatever day
that is, so that it can neither be lost nor repeated.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import takewhile
from typing import Any, Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DailyResult, Medal, medal_for, place_of
from scopa_desktop.play.storage.json_fields import (
    Fields,
    FormError,
    calendar_day,
    integer,
    list_of,
    matching,
    text,
)
from scopa_desktop.play.training.journal import JournalEntry, TrainingJournal
from scopa_desktop.rules.moves import Action, parse_action

START: Final = "daily-start"
MOVES: Final = "daily-moves"
END: Final = "daily-end"
CHARACTER: Final = "daily-character"

_MOST_POINTS: Final = 1_000
_MOST_MOVES: Final = 10_000
_LONGEST_LEVEL: Final = 40
_ONE_DAY: Final = timedelta(days=1)


@dataclass
class DailyTry:
    """The counted try of a day."""

    day: date
    id: str
    moves: list[Action] = field(default_factory=list)
    """All moves that were saved, those of the computer players included."""
    result: DailyResult | None = None
    """None while it is not played to its end."""


class DailyResults:
    """The daily deals of a profile. The journal is read once."""

    def __init__(self, journal: TrainingJournal) -> None:
        """Read the journal; raises `StorageError` with a sentence if that is not possible."""
        self._journal = journal
        self._tries: dict[date, DailyTry] = {}
        self._characters: dict[date, dict[str, DailyResult]] = {}
        self._read()

    @property
    def days(self) -> Sequence[date]:
        """The days with a counted try, finished or not, in their order."""
        return sorted(self._tries)

    def try_of(self, day: date) -> DailyTry | None:
        """The counted try of a day; None if it was not begun."""
        return self._tries.get(day)

    def result_of(self, day: date) -> DailyResult | None:
        """The result that counts; None if there is none yet."""
        counted = self._tries.get(day)
        return None if counted is None else counted.result

    def characters_of(self, day: date) -> Mapping[str, DailyResult]:
        return self._characters.get(day, {})

    def place_of(self, day: date) -> int | None:
        """The place among the seven; None while a result is missing."""
        result, characters = self.result_of(day), self.characters_of(day)
        if result is None or len(characters) < len(LEVELS):
            return None
        return place_of(result, characters.values())

    def medal_of(self, day: date) -> Medal | None:
        """The medal of a day; None if there is none, or not all results are known."""
        place = self.place_of(day)
        return None if place is None else medal_for(place)

    def streak(self, today: date) -> int:
        """The number of days in a row with a result, up to today, or yesterday before today's."""
        day = today if self.result_of(today) is not None else today - _ONE_DAY
        length = 0
        while self.result_of(day) is not None:
            length, day = length + 1, day - _ONE_DAY
        return length

    def continues(self, entry: JournalEntry) -> bool:
        """Whether an entry of a merged journal changes no result that is here.

        It belongs to no daily deal, or to a day without a try here, or it continues the try here,
        which has no result yet, after its last move.
        """
        if entry.kind not in (START, MOVES, END, CHARACTER):
            return True
        try:
            return self._continues(entry.kind, Fields(entry.fields))
        except FormError:
            return False

    def _continues(self, kind: str, fields: Fields) -> bool:
        """The same of an entry of a daily deal; raises `FormError`."""
        day = fields.take("day", calendar_day)
        if kind == CHARACTER:
            return fields.take("level", text(_LONGEST_LEVEL)) not in self.characters_of(day)
        counted = self.try_of(day)
        if counted is None:
            return True
        if kind == START or fields.take("try", _try_id) != counted.id or counted.result is not None:
            return False
        return kind == END or fields.take("from", _place) >= len(counted.moves)

    # --- writing -------------------------------------------------------------------------------

    def start(self, day: date, time: datetime | None = None) -> DailyTry:
        """Begin the counted try of a day.

        Raises `ValueError` if it was begun before, and `StorageError` with a sentence if it cannot
        be saved; it has not begun then.
        """
        if day in self._tries:
            raise ValueError(f"the try of {day} was begun before")
        counted = DailyTry(day, os.urandom(4).hex())
        self._journal.append(START, _head(counted), time)
        self._tries[day] = counted
        return counted

    def add_moves(self, day: date, moves: Sequence[Action], time: datetime | None = None) -> None:
        """Save the moves of a try that are not saved yet; `moves` are all of them.

        Raises `KeyError` if there is no try, and `StorageError` with a sentence.
        """
        counted = self._tries[day]
        kept = _common_length(counted.moves, moves)
        if kept == len(moves) == len(counted.moves):
            return
        texts = list(map(str, moves[kept:]))
        self._journal.append(MOVES, {**_head(counted), "from": kept, "moves": texts}, time)
        counted.moves = list(moves)

    def finish(self, day: date, result: DailyResult, time: datetime | None = None) -> None:
        """Save the result of a try; the first one stays.

        Raises `KeyError` if there is no try, and `StorageError` with a sentence.
        """
        counted = self._tries[day]
        if counted.result is None:
            self._journal.append(END, {**_head(counted), **_fields_of(result)}, time)
            counted.result = result

    def add_character(
        self, day: date, level: str, result: DailyResult, time: datetime | None = None
    ) -> None:
        """Save the result of a character; the first one stays.

        Raises `StorageError` with a sentence; the result is known here all the same.
        """
        known = self._characters.setdefault(day, {})
        if level not in known:
            known[level] = result
            fields = {"day": day.isoformat(), "level": level, **_fields_of(result)}
            self._journal.append(CHARACTER, fields, time)

    # --- reading -------------------------------------------------------------------------------

    def _read(self) -> None:
        for begun in self._journal.values(START, _started):
            self._tries.setdefault(begun.day, begun)
        # In the order of the moves: the clock may have been set back during a try.
        for part in sorted(self._journal.values(MOVES, _moves), key=lambda each: each.place):
            counted = self._try_of(part.day, part.try_id)
            if counted is not None and part.place <= len(counted.moves):
                counted.moves[part.place :] = part.moves
        for day_of_end, try_id, result in self._journal.values(END, _end):
            counted = self._try_of(day_of_end, try_id)
            if counted is not None and counted.result is None:
                counted.result = result
        for day_of_result, level, result in self._journal.values(CHARACTER, _character):
            self._characters.setdefault(day_of_result, {}).setdefault(level, result)

    def _try_of(self, day: date, try_id: str) -> DailyTry | None:
        """The counted try of a day, if it has this id."""
        counted = self._tries.get(day)
        return counted if counted is not None and counted.id == try_id else None


def _head(counted: DailyTry) -> dict[str, Any]:
    return {"day": counted.day.isoformat(), "try": counted.id}


def _fields_of(result: DailyResult) -> dict[str, Any]:
    return {"own": result.own, "other": result.other, "at-once": result.at_once}


def _common_length(first: Sequence[Action], second: Sequence[Action]) -> int:
    """The number of moves at the beginning that are the same."""
    pairs = zip(first, second, strict=False)
    shorter = min(len(first), len(second))
    return next((place for place, (one, other) in enumerate(pairs) if one != other), shorter)


class _Moves(NamedTuple):
    """Moves of a try."""

    day: date
    try_id: str
    place: int
    """The number of moves before them."""
    moves: list[Action]


_try_id: Final = matching("[0-9a-f]{8}")
_place: Final = integer(0, _MOST_MOVES)
_points: Final = integer(-_MOST_POINTS, _MOST_POINTS)


def _started(_time: datetime, fields: Fields) -> DailyTry:
    return DailyTry(fields.take("day", calendar_day), fields.take("try", _try_id))


def _moves(_time: datetime, fields: Fields) -> _Moves:
    return _Moves(
        fields.take("day", calendar_day),
        fields.take("try", _try_id),
        fields.take("from", _place),
        list(takewhile(lambda move: move is not None, fields.take("moves", list_of(_move)))),
    )


def _end(_time: datetime, fields: Fields) -> tuple[date, str, DailyResult]:
    return fields.take("day", calendar_day), fields.take("try", _try_id), _result_of(fields)


def _character(_time: datetime, fields: Fields) -> tuple[date, str, DailyResult]:
    level = fields.take("level", matching("|".join(LEVELS)))
    return fields.take("day", calendar_day), level, _result_of(fields)


def _result_of(fields: Fields) -> DailyResult:
    own, other = fields.take("own", _points), fields.take("other", _points)
    at_once = fields.take("at-once", integer(-1, _MOST_POINTS))
    return DailyResult(min(1, at_once), own - other, own, other)


def _move(value: object) -> Any:
    """The move in notation; None if it is none, so that those before it are kept."""
    try:
        return parse_action(value) if isinstance(value, str) else None
    except ValueError:
        return None
