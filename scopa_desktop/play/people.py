"""The people in a match: which profiles sit in which seats.

A record has the names of the people only. A single person is the current profile; several are found
by their names among the profiles; a name without a profile is a guest.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from scopa_desktop.play.profiles import Profile
from scopa_desktop.play.session import is_shared
from scopa_desktop.rules.players import PERSON, Player

_NUMBERED: Final = re.compile(r"(.+) [2-4]")


class SeatedPerson(NamedTuple):
    """A person for whom a seat was chosen."""

    name: str
    profile: str | None = None
    """The id of the profile; None for a guest."""


def profiles_of_seats(
    players: Sequence[Player], profiles: Iterable[Profile], current: Profile
) -> list[Profile | None]:
    """The profile of the person in each seat; None for computer players and guests."""
    if not is_shared(players):
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
