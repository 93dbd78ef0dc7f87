"""`MatchNote`: what is kept of a match that its record does not say.

An `Owner` is the person who plays here, among those in a record.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

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
    utc_time,
)
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, Profile
from scopa_desktop.play.storage.times import current_time
from scopa_desktop.rules.players import Player, without_joiners
from scopa_desktop.rules.seating import MOST_PLAYERS

_FORMAT: Final = "scopa-desktop match"
_VERSION: Final = 1

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
    is not theirs."""


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

    def profile_of(self, seat: int) -> str | None:
        """The id of the profile in a seat; None if nobody's is known."""
        return self.profiles[seat] if seat < len(self.profiles) else None

    def to_text(self) -> str:
        """The note as JSON, for `parse_note`."""
        content = {
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
        return json.dumps(content)


def new_match_id() -> str:
    return os.urandom(16).hex()


def imported_match_id(digest: str) -> str:
    """The id of an imported match, from the digest of its record."""
    return digest[:32]


def utc_now() -> datetime:
    """The current time in UTC, in whole seconds."""
    return current_time().replace(microsecond=0)


def parse_note(data: bytes | str) -> MatchNote:
    """The note in a JSON text; raises `FormError` if it is none."""
    return note_of(Fields(parse_json(data), _FORMAT))


def note_of(fields: Fields) -> MatchNote:
    """The note with these fields; raises `FormError`. Others are left."""
    note = MatchNote(
        id=fields.take("id", hex_id),
        began=fields.take("began", _whole_seconds),
        ended=fields.take("ended", optional(_whole_seconds)),
        ending=fields.take("ending", one_of(Ending)),
        origin=fields.take("origin", one_of(Origin)),
        profiles=fields.take("profiles", list_of(optional(hex_id), most=MOST_PLAYERS)),
        deck=fields.take("deck", matching("[a-z0-9_-]{0,40}")),
        undos=fields.take("undos", _count),
        hints=fields.take("hints", _count),
        coach=fields.take("coach", boolean, False),
        seconds=fields.take("seconds", integer(0, 10**9)),
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
    """Without joiners, which make no other name."""

    def has_name(self, name: str) -> bool:
        return without_joiners(name) in self.names


def owner_of(profile: Profile, *names: str) -> Owner:
    """The owner with a profile, who is also known by other names.

    The name of a profile that has not been given one is nobody's.
    """
    known = {profile.name} - {DEFAULT_NAME} | {*names}
    return Owner(profile.id, frozenset(map(without_joiners, known)))


def with_owner(note: MatchNote, players: Sequence[Player], owner: Owner) -> MatchNote:
    """The note with the owner's profile in the seat of the only person who has one of the names.

    It is unchanged if it has profiles, or if there are no or several such persons.
    """
    is_own = [player.is_person and owner.has_name(player.name) for player in players]
    if any(note.profiles) or sum(is_own) != 1:
        return note
    return replace(note, profiles=tuple(owner.profile if own else None for own in is_own))


def strangers_in(players: Sequence[Player], owner: Owner) -> tuple[str, ...]:
    """The names of the people in a record; none if one of them is the owner."""
    people = {player.name for player in players if player.is_person}
    return () if any(map(owner.has_name, people)) else tuple(people)
