"""The people in a match: which profiles sit in which seats.

A record has the names of the people only. A single person is the current profile; several are found
by their names among the profiles; a name without a profile is a guest.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import find_level, level
from scopa_desktop.play.session.session import AUTOMATIC_LEVEL, is_shared
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player

_NUMBERED: Final = re.compile(r"(.+) [2-4]")


class SeatedPerson(NamedTuple):
    """A person for whom a seat was chosen."""

    name: str
    profile: str | None = None
    """The id of the profile; None for a guest."""


def has_several_people(match: Match) -> bool:
    """Whether several persons play in a match or began it, so that each has a name of his own.

    A single person is called like the current profile.
    """
    return is_shared(match.first_players) or is_shared(match.players)


def substitute_for(match: Match, seat: int) -> Player:
    """The computer player who sits in for the person in a seat.

    Where a person has sat in for a computer player, it is that player again. Else it has the level
    of the first computer player at the table, and a name that nobody else has.
    """
    if not match.first_players[seat].is_person:
        return match.first_players[seat]
    levels = (player.level for player in match.first_players if find_level(player.level))
    level_id = next(levels, AUTOMATIC_LEVEL)
    taken = {player.name for player in (*match.first_players, *match.players)}
    name = level(level_id).name
    names = (name, *(f"{name} {number}" for number in range(2, len(match.players) + 4)))
    return Player(next(each for each in names if each not in taken), level_id)


def players_of_rematch(match: Match) -> list[Player]:
    """Who plays a rematch: the persons of the match, and its computer players."""
    seated = zip(match.first_players, match.players, strict=True)
    return [now if now.is_person else first for first, now in seated]


def profiles_of_seats(
    players: Sequence[Player],
    profiles: Iterable[Profile],
    current: Profile,
    *,
    is_named: bool | None = None,
) -> list[Profile | None]:
    """The profile of the person in each seat; None for computer players and guests.

    `is_named` says whether the people are found by their names; by default they are if there are
    several of them.
    """
    if not (is_shared(players) if is_named is None else is_named):
        return [current if player.level == PERSON else None for player in players]
    # The current profile first, where several have the same name.
    free = [current, *(profile for profile in profiles if profile.id != current.id)]
    seated: list[Profile | None] = []
    for player in players:
        profile = _find(player.name, free) if player.level == PERSON else None
        if profile is not None:
            free.remove(profile)
        seated.append(profile)
    return seated


def _find(name: str, profiles: Sequence[Profile]) -> Profile | None:
    """The first profile with a name, or with the name that was numbered as in `Nina 2`."""
    numbered = _NUMBERED.fullmatch(name)
    for wanted in (name, numbered[1] if numbered else name):
        for profile in profiles:
            if profile.name == wanted:
                return profile
    return None
