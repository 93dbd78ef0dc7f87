"""`Owner`: who of the people in a record is the person who plays here."""

from dataclasses import replace
from typing import NamedTuple

from scopa_desktop.play.history.match_facts import MatchFacts
from scopa_desktop.play.history.match_note import MatchNote
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, Profile


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


def with_owner(note: MatchNote, facts: MatchFacts, owner: Owner) -> MatchNote:
    """The note with the owner's profile in the seat of the only person who has one of the names.

    It is unchanged if it has profiles, or if there are no or several such persons.
    """
    seats = [seat for seat in facts.persons if facts.players[seat].name in owner.names]
    if any(note.profiles) or len(seats) != 1:
        return note
    profiles = (owner.profile if seat in seats else None for seat in range(len(facts.players)))
    return replace(note, profiles=tuple(profiles))


def strangers_in(facts: MatchFacts, owner: Owner) -> tuple[str, ...]:
    """The names of the people in a record; none if one of them is the owner."""
    people = {facts.players[seat].name for seat in facts.persons}
    return () if people & owner.names else tuple(people)
