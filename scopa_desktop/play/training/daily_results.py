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
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import takewhile
from typing import Any, Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DealResult
from scopa_desktop.play.daily.medals import Medal, medal_for, place_of
from scopa_desktop.play.training.journal import JournalEntry, TrainingJournal
from scopa_desktop.rules.moves import Action, parse_action

START: Final = "daily-start"
MOVES: Final = "daily-moves"
END: Final = "daily-end"
CHARACTER: Final = "daily-character"

_TRY_ID: Final = re.compile(r"[0-9a-f]{8}")
_MOST_POINTS: Final = 1_000
_MOST_MOVES: Final = 10_000
_ONE_DAY: Final = timedelta(days=1)


@dataclass
class DailyTry:
    """The counted try of a day."""

    day: date
    id: str
    moves: list[Action] = field(default_factory=list)
    """All moves that were saved, those of the computer players included."""
    result: DealResult | None = None
    """None while it is not played to its end."""


class DailyResults:
    """The daily deals of a profile. The journal is read once."""

    def __init__(self, journal: TrainingJournal) -> None:
        """Read the journal; raises `StorageError` with a sentence if that is not possible."""
        self._journal = journal
        self._tries: dict[date, DailyTry] = {}
        self._characters: dict[date, dict[str, DealResult]] = {}
        self._read()

    @property
    def days(self) -> Sequence[date]:
        """The days with a counted try, finished or not, in their order."""
        return sorted(self._tries)

    def try_of(self, day: date) -> DailyTry | None:
        """The counted try of a day; None if it was not begun."""
        return self._tries.get(day)

    def result_of(self, day: date) -> DealResult | None:
        """The result that counts; None if there is none yet."""
        counted = self._tries.get(day)
        return None if counted is None else counted.result

    def characters_of(self, day: date) -> Mapping[str, DealResult]:
        """The results of the characters that are known, by level."""
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
        day = _day_in(entry.fields)
        if day is None:
            return False
        if entry.kind == CHARACTER:
            return str(entry.fields.get("level")) not in self.characters_of(day)
        counted = self.try_of(day)
        if counted is None:
            return True
        place = _number_in(entry.fields, "from") if entry.kind == MOVES else len(counted.moves)
        is_same = counted.id == entry.fields.get("try") and entry.kind != START
        is_later = place is not None and place >= len(counted.moves)
        return is_same and is_later and counted.result is None

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

    def finish(self, day: date, result: DealResult, time: datetime | None = None) -> None:
        """Save the result of a try; the first one stays.

        Raises `KeyError` if there is no try, and `StorageError` with a sentence.
        """
        counted = self._tries[day]
        if counted.result is None:
            self._journal.append(END, {**_head(counted), **_fields_of(result)}, time)
            counted.result = result

    def add_character(
        self, day: date, level: str, result: DealResult, time: datetime | None = None
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
        for entry in self._journal.entries(START):
            day, try_id = _day_in(entry.fields), entry.fields.get("try")
            if day is not None and _is_try_id(try_id) and day not in self._tries:
                self._tries[day] = DailyTry(day, str(try_id))
        self._read_moves(self._journal.entries(MOVES))
        for entry in self._journal.entries(END):
            counted, result = self._try_in(entry.fields), _result_in(entry.fields)
            if counted is not None and counted.result is None:
                counted.result = result
        for entry in self._journal.entries(CHARACTER):
            day, level = _day_in(entry.fields), entry.fields.get("level")
            result = _result_in(entry.fields)
            if day is not None and result is not None and str(level) in LEVELS:
                self._characters.setdefault(day, {}).setdefault(str(level), result)

    def _read_moves(self, entries: Iterable[JournalEntry]) -> None:
        # In the order of the moves: the clock may have been set back during a try.
        with_place = [(_number_in(entry.fields, "from"), entry.fields) for entry in entries]
        ordered = [(place, fields) for place, fields in with_place if place is not None]
        for place, fields in sorted(ordered, key=lambda each: each[0]):
            counted, moves = self._try_in(fields), _moves_in(fields)
            if counted is not None and place <= len(counted.moves):
                counted.moves[place:] = moves

    def _try_in(self, fields: Mapping[str, Any]) -> DailyTry | None:
        """The counted try that an entry belongs to."""
        day = _day_in(fields)
        counted = None if day is None else self._tries.get(day)
        return counted if counted is not None and counted.id == fields.get("try") else None


def _head(counted: DailyTry) -> dict[str, Any]:
    return {"day": counted.day.isoformat(), "try": counted.id}


def _fields_of(result: DealResult) -> dict[str, Any]:
    return {"own": result.own, "other": result.other, "at-once": result.at_once}


def _common_length(first: Sequence[Action], second: Sequence[Action]) -> int:
    """The number of moves at the beginning that are the same."""
    pairs = zip(first, second, strict=False)
    shorter = min(len(first), len(second))
    return next((place for place, (one, other) in enumerate(pairs) if one != other), shorter)


def _is_try_id(value: object) -> bool:
    return isinstance(value, str) and _TRY_ID.fullmatch(value) is not None


def _day_in(fields: Mapping[str, Any]) -> date | None:
    text = fields.get("day")
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _number_in(fields: Mapping[str, Any], name: str, least: int = 0) -> int | None:
    value = fields.get(name)
    most = _MOST_MOVES if name == "from" else _MOST_POINTS
    return value if type(value) is int and least <= value <= most else None


def _result_in(fields: Mapping[str, Any]) -> DealResult | None:
    own, other = (_number_in(fields, name, -_MOST_POINTS) for name in ("own", "other"))
    at_once = _number_in(fields, "at-once", -1)
    if own is None or other is None or at_once is None:
        return None
    return DealResult(max(-1, min(1, at_once)), own - other, own, other)


def _moves_in(fields: Mapping[str, Any]) -> list[Action]:
    """The moves of an entry, up to the first one that is none."""
    texts = fields.get("moves")
    moves = [_move_of(text) for text in texts] if isinstance(texts, list) else []
    return list(takewhile(lambda move: move is not None, moves))


def _move_of(text: object) -> Any:
    """The move in notation; None if it is none."""
    try:
        return parse_action(text) if isinstance(text, str) else None
    except ValueError:
        return None
