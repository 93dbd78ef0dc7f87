"""`MatchNote`: what the history keeps of a match that its record does not say.

It is a small JSON file beside the record. Unknown fields are kept, because a newer version may have
written them.
"""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from enum import Enum
from typing import Any, Final

_FORMAT: Final = "scopa-desktop match"
_VERSION: Final = 1
_ID: Final = re.compile(r"[0-9a-f]{32}")
_DECK: Final = re.compile(r"[a-z0-9_-]{0,40}")
_MOST_SECONDS: Final = 10**9
_MOST_COUNT: Final = 10**6


class Ending(Enum):
    """How a match ended."""

    RUNNING = "running"
    """It is on the table, or can be continued."""
    FINISHED = "finished"
    """It was played until a side had won."""
    ABANDONED = "abandoned"
    """It was left for another one."""
    AGREED = "agreed"
    """All persons agreed to end it; nobody has won, and it counts nowhere."""


class Origin(Enum):
    """Where a match comes from."""

    PLAYED = "played"
    IMPORTED = "imported"
    """From a record file that was played elsewhere, or before there was a history."""
    REPLAYED = "replayed"
    """Begun from a deal or a position of an earlier match, or a person has sat in for a computer
    player: kept, but not counted, because a player may know the cards, and what was played before
    is not his."""


class NoteError(ValueError):
    """A text is not the note of a match; the message says why, for the log."""


@dataclass(frozen=True)
class MatchNote:
    """The note of a match."""

    id: str
    """32 hexadecimal digits: random for a match that was played here, the beginning of the record's
    digest for one that was imported, so that a record is the same match on every computer."""
    began: datetime
    """With its time zone, in whole seconds."""
    ended: datetime | None = None
    ending: Ending = Ending.RUNNING
    origin: Origin = Origin.PLAYED
    profiles: tuple[str | None, ...] = ()
    """The id of the profile in each seat; None for computer players and unknown people."""
    deck: str = ""
    """The id of the deck it was played with; empty if unknown."""
    undos: int = 0
    """How often a move was undone."""
    hints: int = 0
    """How often advice was asked for."""
    coach: bool = False
    """Whether the coach was on at a turn of the person."""
    seconds: int = 0
    """The time played, without pauses; 0 if unknown."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """Fields of a newer version, written again unchanged."""

    def to_text(self) -> str:
        """The content of the note's file, for `parse_note`."""
        content: dict[str, Any] = {
            "format": _FORMAT,
            "version": _VERSION,
            "id": self.id,
            "began": self.began.isoformat(),
            "ended": None if self.ended is None else self.ended.isoformat(),
            "ending": self.ending.value,
            "origin": self.origin.value,
            "profiles": list(self.profiles),
            "deck": self.deck,
            "undos": self.undos,
            "hints": self.hints,
            "coach": self.coach,
            "seconds": self.seconds,
        }
        return json.dumps(content | dict(self.unknown), ensure_ascii=False, indent=1) + "\n"


_KNOWN: Final = frozenset(
    [
        "format",
        "version",
        "id",
        "began",
        "ended",
        "ending",
        "origin",
        "profiles",
        "deck",
        "undos",
        "hints",
        "coach",
        "seconds",
    ]
)


def new_match_id() -> str:
    """A random id for a match."""
    return os.urandom(16).hex()


def imported_match_id(digest: str) -> str:
    """The id of an imported match, from the digest of its record."""
    return digest[:32]


def utc_now() -> datetime:
    """The current time in UTC, in whole seconds."""
    return datetime.now(timezone.utc).replace(microsecond=0)


def parse_note(text: str) -> MatchNote:
    """The note in a text; raises `NoteError` if it is none."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NoteError(f"not JSON: {error}") from None
    if not isinstance(content, dict) or content.get("format") != _FORMAT:
        raise NoteError(f'"format": "{_FORMAT}" is missing')
    try:
        return MatchNote(
            id=_matching(_ID, content["id"]),
            began=_time(content["began"]),
            ended=None if content["ended"] is None else _time(content["ended"]),
            ending=Ending(content["ending"]),
            origin=Origin(content["origin"]),
            profiles=tuple(
                None if profile is None else _matching(_ID, profile)
                for profile in _profiles(content["profiles"])
            ),
            deck=_matching(_DECK, content["deck"]),
            undos=_number(content["undos"], _MOST_COUNT),
            hints=_number(content["hints"], _MOST_COUNT),
            coach=_truth(content.get("coach", False)),
            seconds=_number(content["seconds"], _MOST_SECONDS),
            unknown={name: value for name, value in content.items() if name not in _KNOWN},
        )
    except KeyError as error:
        raise NoteError(f"{error} is missing") from None
    except ValueError as error:
        raise NoteError(str(error)) from None


def _matching(pattern: re.Pattern[str], value: object) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value):
        raise NoteError(f"{value!r:.60} does not match {pattern.pattern}")
    return value


def _time(value: object) -> datetime:
    if not isinstance(value, str):
        raise NoteError(f"{value!r:.60} is not a time")
    time = datetime.fromisoformat(value)
    if time.tzinfo is None:
        raise NoteError(f"{value!r:.60} has no time zone")
    return time.replace(microsecond=0)


def _profiles(value: object) -> list[object]:
    if not isinstance(value, list) or len(value) > 4:
        raise NoteError(f"{value!r:.60} is not the profiles of the seats")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise NoteError(f"{value!r:.60} is neither true nor false")
    return value


def _number(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise NoteError(f"{value!r:.60} is not a number up to {most}")
    return value
