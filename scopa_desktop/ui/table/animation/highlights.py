"""How much is made of what happens: `Highlight`, and its `Effect` in light, movement and sound.

`EFFECTS` is the table of them. The choreography, the winner's stage and the sounds read it.
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import Card, cards_of, union
from scopa_desktop.rules.ending import lead_of
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    RoundScored,
    Swept,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.scoring import CompleteSet
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.theme.durations import DECLARATION_HOLD

_CLOSE_LEAD: Final = 1
"""A match won by no more points was close."""


class Highlight(Enum):
    """What is more than an ordinary move."""

    VICTORY = auto()
    CLOSE_VICTORY = auto()
    DEFEAT = auto()
    DRAW = auto()
    """A round that gave every side the same points."""
    AGREED_END = auto()
    """The players end the match by agreement: nobody has won."""
    WIN_AT_ONCE = auto()
    """A side has all the cards that win the match."""
    SINGLE_CARD = auto()
    """A card is captured that is a point by itself, such as the settebello."""
    SWEEP = auto()
    LAST_TRICK = auto()
    """The last capturer takes what is left on the table."""
    DECLARATION = auto()
    ONE_CARD = auto()
    """The best cards of the suits differed in one card only: it shines while they are counted."""


class Effect(NamedTuple):
    """The measure of one highlight."""

    size: float
    """Of the sun of rays, where that of a sweep is 1; 0: none."""
    light: float
    """Opacity of the light behind it, or behind the cards."""
    rings: int
    """Of paper chips."""
    shake: float
    """How far the cards on the table are knocked aside, in pixels."""
    duration: int
    """How long it is seen, in milliseconds at the speed *normal*."""
    sound: Sound


EFFECTS: Final[Mapping[Highlight, Effect]] = {
    Highlight.VICTORY: Effect(1.0, 0.5, 3, 0, 1400, Sound.WIN),
    Highlight.CLOSE_VICTORY: Effect(1.0, 0.7, 4, 0, 1900, Sound.WIN),
    Highlight.DEFEAT: Effect(0.84, 0.2, 0, 0, 450, Sound.LOSE),
    Highlight.DRAW: Effect(0, 0.25, 0, 0, 700, Sound.ROUND_END),
    Highlight.AGREED_END: Effect(0, 0.25, 0, 0, 700, Sound.ROUND_END),
    Highlight.WIN_AT_ONCE: Effect(0.62, 0.6, 2, 2, 1800, Sound.SWEEP),
    Highlight.SINGLE_CARD: Effect(0.85, 0.45, 0, 2, 620, Sound.SETTEBELLO),
    Highlight.SWEEP: Effect(1.0, 0.4, 1, 2, 1200, Sound.SWEEP),
    Highlight.LAST_TRICK: Effect(0, 0.25, 0, 0, 700, Sound.LAST),
    Highlight.DECLARATION: Effect(0, 0.3, 0, 0, DECLARATION_HOLD, Sound.KNOCK),
    Highlight.ONE_CARD: Effect(0.85, 0.4, 0, 0, 900, Sound.SETTEBELLO),
}


_ALWAYS: Final[Mapping[type, Highlight]] = {
    Swept: Highlight.SWEEP,
    Declared: Highlight.DECLARATION,
    CalledOut: Highlight.DECLARATION,
    InstantWin: Highlight.WIN_AT_ONCE,
}


def highlight_of(event: Event, variant: Variant) -> Highlight | None:
    """What an event is beyond an ordinary move; None if it is nothing."""
    match event:
        case Captured():
            return None if point_card(event, variant) is None else Highlight.SINGLE_CARD
        case LeftoversTaken():
            return Highlight.LAST_TRICK if event.cards and event.seat is not None else None
        case RoundScored():
            return Highlight.DRAW if len({*event.sheet.totals}) == 1 else None
    return _ALWAYS.get(type(event))


def point_card(event: Event, variant: Variant) -> Card | None:
    """The captured card that is a point by itself, such as the settebello, if any."""
    if not isinstance(event, Captured):
        return None
    sets = (category for category in variant.categories if isinstance(category, CompleteSet))
    single_cards = union(each.cards for each in sets if each.cards.bit_count() == 1)
    return next(cards_of((event.taken | 1 << event.card) & single_cards), None)


def shake_of(events: Sequence[Event], variant: Variant) -> float:
    """How far the cards on the table are knocked aside by a play with these events."""
    highlights = (highlight_of(event, variant) for event in events)
    return max((EFFECTS[each].shake for each in highlights if each is not None), default=0.0)


def end_highlight(match: Match) -> Highlight:
    """What the end of a match is for the people at it: a defeat if all of them have lost."""
    if match.is_ended_by_agreement:
        return Highlight.AGREED_END
    assert match.winner is not None
    winners = match.seating.seats_of(match.winner)
    has_person = any(player.is_person for player in match.players)
    if has_person and not any(match.players[seat].is_person for seat in winners):
        return Highlight.DEFEAT
    is_close = lead_of(match.totals, match.winner, match.variant.ending.point_worth) <= _CLOSE_LEAD
    return Highlight.CLOSE_VICTORY if is_close else Highlight.VICTORY
