"""`Owner`: who of the people in a record is the person who plays here."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from scopa_desktop.play.history.match_note import MatchNote
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, Profile
from scopa_desktop.rules.players import Player


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
