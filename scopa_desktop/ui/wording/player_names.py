"""The names of people and players: one who has given no name is `You` or `Player 2`."""

import re
from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Final

from scopa_desktop.play.session.seats import has_several_people
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, ProfileStore
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import own_name

_UNNAMED: Final = re.compile(rf"{DEFAULT_NAME}( [2-4])?")


def names_by_seat(match: Match, players: Sequence[Player], own: str) -> list[str]:
    """The names of these players of a match; a single person is called `own`.

    Where several people play, those who have not given a name are called `Player 1` by their seat:
    the default name "You" would be each of them in turn.
    """
    if has_several_people(match):
        people = [player.is_person for player in players]
        return numbered_people([player.name for player in players], people)
    return [own if player.is_person else player.name for player in players]


def numbered_people(names: Sequence[str], are_people: Sequence[bool]) -> list[str]:
    """The names by seat, with `Player 1` for each person who has none: a number that is free."""
    shown = list(names)
    for seat, (name, is_person) in enumerate(zip(names, are_people, strict=True)):
        if is_person and _UNNAMED.fullmatch(name):
            shown[seat] = _free_name(shown, seat + 1)
    return shown


def profile_names(profiles: ProfileStore) -> dict[str, str]:
    """The names of all profiles by id; without one, the current is `You`, others `Player 2`."""
    names = [profile.name for profile in profiles.profiles]
    others = [profile.id != profiles.current.id for profile in profiles.profiles]
    shown = map(own_name, numbered_people(names, others))
    return {profile.id: name for profile, name in zip(profiles.profiles, shown, strict=True)}


def next_profile_name(profiles: ProfileStore) -> str:
    """`Player 3`: the name that a third profile has at first."""
    return _free_name(profile_names(profiles).values(), len(profiles.profiles) + 1)


def _free_name(taken: Iterable[str], first: int) -> str:
    """`Player 2` with the first number, or else the lowest that nobody has."""
    pattern, names = translate("Players", "Player {number}"), set(taken)
    candidates = (pattern.format(number=number) for number in chain((first,), count(1)))
    return next(name for name in candidates if name not in names)
