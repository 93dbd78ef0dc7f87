"""The portraits: which there are, what they show, and where their files are."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.levels import LEVELS, MATCHED, find_level, level
from scopa_desktop.play.session.seats import has_several_people, profiles_of_seats
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT, Profile
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.text_language import translate

PERSON_PORTRAITS: Final[Mapping[str, object]] = {
    OWN_PORTRAIT: QT_TRANSLATE_NOOP("Portraits", "Sun with a face"),
    "nonna": QT_TRANSLATE_NOOP("Portraits", "Grandmother with a grey bun and glasses"),
    "nonno": QT_TRANSLATE_NOOP("Portraits", "Grandfather with a flat cap and white moustache"),
    "barista": QT_TRANSLATE_NOOP("Portraits", "Woman with black curls and a green apron"),
    "pescatore": QT_TRANSLATE_NOOP("Portraits", "Fisherman with a yellow rain hat and white beard"),
    "ragazza": QT_TRANSLATE_NOOP("Portraits", "Girl with a red ponytail and headphones"),
    "ragazzo": QT_TRANSLATE_NOOP("Portraits", "Boy with a red cap worn backwards"),
    "studentessa": QT_TRANSLATE_NOOP("Portraits", "Woman with a teal headscarf"),
    "cuoco": QT_TRANSLATE_NOOP("Portraits", "Cook with a white hat and black moustache"),
    "dottoressa": QT_TRANSLATE_NOOP("Portraits", "Doctor with short black hair and a white coat"),
    "capitana": QT_TRANSLATE_NOOP("Portraits", "Captain with auburn hair and a peaked cap"),
    "musicista": QT_TRANSLATE_NOOP("Portraits", "Musician with dreadlocks and dark glasses"),
    "pittrice": QT_TRANSLATE_NOOP("Portraits", "Painter with blond hair and a red beret"),
    "professore": QT_TRANSLATE_NOOP(
        "Portraits", "Bald man with glasses, a grey beard and a bow tie"
    ),
    "ciclista": QT_TRANSLATE_NOOP("Portraits", "Cyclist with a white cap and stubble"),
    "diva": QT_TRANSLATE_NOOP("Portraits", "Woman with a spotted headscarf and sunglasses"),
    "mercante": QT_TRANSLATE_NOOP("Portraits", "Man with an orange turban and black beard"),
}
"""The portraits that a person can choose, in the order they are offered, by id.

The values describe them in English, for those who do not see them.
"""

_CHARACTERS: Final = frozenset(level(each).portrait for each in (*LEVELS, MATCHED))


class Expression(Enum):
    """How a character looks; the value is in the name of its file."""

    CALM = ""
    THINKING = "thinking"
    """Looking down at the cards."""
    PONDERING = "pondering"
    """Looking up, because the move is not found at once."""
    SMILE = "smile"
    DELIGHTED = "delighted"
    FROWN = "frown"
    RUEFUL = "rueful"
    SLY = "sly"


def portrait_description(portrait: str) -> str:
    """What a person's portrait shows, in the current language; of `you` if the id is unknown."""
    text = PERSON_PORTRAITS.get(portrait, PERSON_PORTRAITS[OWN_PORTRAIT])
    return translate("Portraits", str(text))


def free_portrait(profiles: Iterable[Profile]) -> str:
    """The first portrait that none of these profiles has; the usual one if all are taken."""
    taken = {profile.portrait for profile in profiles}
    free = (portrait for portrait in PERSON_PORTRAITS if portrait not in taken)
    return next(free, OWN_PORTRAIT)


def portraits_by_seat(match: Match, current: Profile, profiles: Iterable[Profile]) -> list[str]:
    """The ids of the portraits of a match's players; people have those of their profiles.

    `profiles` are all of them: where several people play, they are found by their names. Guests
    have portraits that nobody else at the table has.
    """
    is_named = has_several_people(match)
    return portraits_of(match.players, match.first_players, current, profiles, is_named=is_named)


def portraits_of(
    players: Sequence[Player],
    first_players: Sequence[Player],
    current: Profile,
    profiles: Iterable[Profile],
    *,
    is_named: bool,
) -> list[str]:
    """The ids of the portraits of players by seat; `first_players` are those who began.

    Guests get the free portraits in the order of their names, so that they keep them when seats
    are drawn or when somebody else leaves.
    """
    changed = [each for each in enumerate(players) if each[1] != first_players[each[0]]]
    everybody = [*enumerate(first_players), *changed]
    seated = profiles_of_seats(
        [player for _, player in everybody], profiles, current, is_named=is_named
    )
    portraits = {
        each: profile.portrait
        for each, profile in zip(everybody, seated, strict=True)
        if profile is not None
    }
    free = [portrait for portrait in PERSON_PORTRAITS if portrait not in portraits.values()]
    guests = [each for each in everybody if each[1].is_person and each not in portraits]
    guests.sort(key=lambda each: (each[1].name, each[0]))
    portraits |= dict(zip(guests, free, strict=False))
    return [
        portraits[seat, player] if (level := find_level(player.level)) is None else level.portrait
        for seat, player in enumerate(players)
    ]


def portrait_file(resources: Path, portrait: str, expression: Expression = Expression.CALM) -> Path:
    """The SVG file of a character's or a person's portrait; of `you` if the id is unknown.

    Only characters have other expressions.
    """
    folder = resources / "portraits"
    if portrait in _CHARACTERS:
        if expression is not Expression.CALM:
            return folder / "expressions" / f"{portrait}-{expression.value}.svg"
        return folder / f"{portrait}.svg"
    if portrait in PERSON_PORTRAITS and portrait != OWN_PORTRAIT:
        return folder / "people" / f"{portrait}.svg"
    return folder / f"{OWN_PORTRAIT}.svg"
