"""A game in a few words: how many play, to how many points, and how long a match takes."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.list_format import with_commas

tr: Final = partial(translate, "Variants")

_MINUTES_PER_ROUND: Final = 2.75
_PACE: Final = {2: 1.0, 3: 0.78, 4: 0.64, 5: 0.56, 6: 0.5}
"""Points per round of the best side, relative to two sides, by number of sides."""


class Length(NamedTuple):
    """The approximate length of a match."""

    rounds: int
    minutes: int


def match_length(variant: Variant, seating: Seating) -> Length:
    """The expected rounds of a match, and its minutes to the nearest five."""
    rounds = math.ceil(variant.target / (variant.points_per_round * _PACE[seating.sides]))
    return Length(rounds, max(5, 5 * round(rounds * _MINUTES_PER_ROUND / 5)))


def length_phrase(length: Length) -> str:
    """`about 4 rounds or 10 minutes`."""
    rounds = tr("about %n rounds", "", length.rounds)
    minutes = tr("%n minutes", "", length.minutes)
    return tr("{rounds} or {minutes}").format(rounds=rounds, minutes=minutes)


def variant_line(variant: Variant, *, is_short: bool = False) -> str:
    """A game in one line: `2–4 players · to 11`; for the player's own rules `Scopa · to 16`.

    The short line of a game with changed rules leaves out how many can play.
    """
    target = tr("to {points}").format(points=variant.target)
    if variant.own_name:
        return f"{variant.name} · {target}"
    parts = [players_phrase(variant.seatings), target]
    if variant.changed:
        own_rules = tr("own rules")
        parts = [target, own_rules] if is_short else [*parts, own_rules]
    return " · ".join(parts)


def seating_name(seating: Seating) -> str:
    """A seating as the text of a button: `3`, `4 in pairs`, or `6 in threes`."""
    if seating.side_size > 2:
        return tr("%n in threes", "", seating.players)
    if seating.has_partners:
        return tr("%n in pairs", "", seating.players)
    return str(seating.players)


def players_phrase(seatings: Sequence[Seating]) -> str:
    """How many can play: `2–4 players`, `4 players in pairs`."""
    counts = sorted({seating.players for seating in seatings})
    if all(seating.has_partners for seating in seatings):
        return tr("%n players in pairs", "", counts[-1])
    if len(counts) == 1:
        return tr("%n players", "", counts[0])
    if counts == list(range(counts[0], counts[-1] + 1)):
        return tr("{fewest}–%n players", "", counts[-1]).format(fewest=counts[0])
    others = with_commas(map(str, counts[:-1]))
    return tr("{some} or %n players", "", counts[-1]).format(some=others)
