"""What happens at the table, as facts that a window can show and a log can tell.

Seats are counted counter-clockwise from 0; a turn passes from seat `n` to seat `n + 1`.
"""

from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.scoring import ScoreSheet


class DealerDrawn(NamedTuple):
    """The players drew cards for the first deal; the highest deals."""

    draws: tuple[tuple[Card, ...], ...]
    """The cards each seat drew, more than one where a tie was drawn again."""
    dealer: int


class PacketDealt(NamedTuple):
    """Each player was dealt a packet, one card at a time from the dealer's right."""

    number: int
    """1 for the first packet of the round."""
    first: int
    """The seat that receives first."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat in the order received."""


class TableDealt(NamedTuple):
    """The opening cards were laid on the table."""

    cards: tuple[Card, ...]


class DealVoided(NamedTuple):
    """The opening table voids the deal; the cards are gathered and dealt again."""

    cards: Mask
    """The cards that void it."""
    next_dealer: int


class OpeningTaken(NamedTuple):
    """The dealer takes the opening table."""

    seat: int
    cards: Mask


class Played(NamedTuple):
    """A card was played to the table; `Captured` follows where it takes something."""

    seat: int
    card: Card


class Captured(NamedTuple):
    """The played card and what it takes go to the player's pile."""

    seat: int
    card: Card
    taken: Mask


class Swept(NamedTuple):
    """The table was cleared for points; the markers are turned up in the pile."""

    seat: int
    points: int
    markers: tuple[Card, ...]


class LeftoversTaken(NamedTuple):
    """The round's last table cards go to the last capturer; with none (`seat` None) they stay."""

    seat: int | None
    cards: Mask


class RoundScored(NamedTuple):
    """The round is over and counted."""

    sheet: ScoreSheet
    totals: tuple[int, ...]
    """The points of the match after it, for each side."""


class MatchWon(NamedTuple):
    """The match is over."""

    side: int


Event: TypeAlias = (
    DealerDrawn
    | PacketDealt
    | TableDealt
    | DealVoided
    | OpeningTaken
    | Played
    | Captured
    | Swept
    | LeftoversTaken
    | RoundScored
    | MatchWon
)
