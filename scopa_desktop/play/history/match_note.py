"""`MatchNote`: what the history keeps of a match that its record does not say.

It is a small JSON file beside the record. Unknown fields are kept, because a newer version may have
written them. An `Owner` is the person who plays here, among those in a record.
"""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.json_fields import (
    Fields,
    FormError,
    boolean,
    hex_id,
    integer,
    list_of,
    matching,
    one_of,
    optional,
    parse_json,
    read_json_file,
    utc_time,
    writable,
)
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, Profile
from scopa_desktop.play.storage.times import current_time
from scopa_desktop.rules.players import Player

_FORMAT: Final = "scopa-desktop match"
_VERSION: Final = 1
_LARGEST: Final = 64 * 1024
"""The size of a note, in bytes."""

translate = QCoreApplication.translate


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


def new_match_id() -> str:
    return os.urandom(16).hex()


def imported_match_id(digest: str) -> str:
    """The id of an imported match, from the digest of its record."""
    return digest[:32]


def utc_now() -> datetime:
    """The current time in UTC, in whole seconds."""
    return current_time().replace(microsecond=0)


def read_note(path: Path) -> MatchNote:
    """The note in a file; raises `DamagedFileError` or another `StorageError` with a sentence."""
    return read_json_file(path, _LARGEST, lambda content: note_of(note_fields(content)))


def parse_note(data: bytes | str) -> MatchNote:
    """The note in a text; raises `FormError` if it is none."""
    return note_of(note_fields(parse_json(data)))


def note_fields(content: object) -> Fields:
    """The fields of a note from a JSON value; raises `FormError` if it is none."""
    return Fields(content, _FORMAT)


def note_of(fields: Fields) -> MatchNote:
    """The note with these fields; raises `FormError`. Those that are left are unknown ones."""
    note = MatchNote(
        id=fields.take("id", hex_id),
        began=fields.take("began", _whole_seconds),
        ended=fields.take("ended", optional(_whole_seconds)),
        ending=fields.take("ending", one_of(Ending)),
        origin=fields.take("origin", one_of(Origin)),
        profiles=fields.take("profiles", list_of(optional(hex_id), most=4)),
        deck=fields.take("deck", matching("[a-z0-9_-]{0,40}")),
        undos=fields.take("undos", _count),
        hints=fields.take("hints", _count),
        coach=fields.take("coach", boolean, False),
        seconds=fields.take("seconds", integer(0, 10**9)),
        unknown=writable(fields.rest()),
    )
    if (note.ended is None) != (note.ending is Ending.RUNNING):
        raise FormError(
            translate("Storage", "“{field}” and “{other}” contradict each other").format(
                field="ended", other="ending"
            )
        )
    return note


_count: Final = integer(0, 10**6)


def _whole_seconds(value: object) -> datetime:
    return utc_time(value).replace(microsecond=0)


class Owner(NamedTuple):
    """Whose matches are counted as own ones, and by which names records know this person."""

    profile: str
    """The id of the profile."""
    names: frozenset[str]


def owner_of(profile: Profile, *names: str) -> Owner:
    """The owner with a profile, who is also known by other names.

    The name of a profile that has not been given one is nobody's.
    """
    return Owner(profile.id, frozenset({profile.name} - {DEFAULT_NAME} | {*names}))


def owner_of_folder(profile: Profile) -> Owner:
    """The owner of the records in the folder of the matches.

    Records without a name were written there by a version without profiles.
    """
    return owner_of(profile, DEFAULT_NAME)


def with_owner(note: MatchNote, players: Sequence[Player], owner: Owner) -> MatchNote:
    """The note with the owner's profile in the seat of the only person who has one of the names.

    It is unchanged if it has profiles, or if there are no or several such persons.
    """
    is_own = [player.is_person and player.name in owner.names for player in players]
    if any(note.profiles) or sum(is_own) != 1:
        return note
    return replace(note, profiles=tuple(owner.profile if own else None for own in is_own))


def strangers_in(players: Sequence[Player], owner: Owner) -> tuple[str, ...]:
    """The names of the people in a record; none if one of them is the owner."""
    people = {player.name for player in players if player.is_person}
    return () if people & owner.names else tuple(people)
