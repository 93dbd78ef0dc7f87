"""What happens at the table, as facts that a window can show and a log can tell.

Seats are counted counter-clockwise from 0; a turn passes from seat `n` to seat `n + 1`.
"""

from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.declarations import NamedCombination
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
    wild: int = 0
    """The value that the wild card among them stands for; 0 when there is none."""


class CutOffered(NamedTuple):
    """A player cuts and looks at the card he drew; he keeps it or lays it on the table."""

    seat: int
    card: Card
    """Only he may see it."""


class CutMade(NamedTuple):
    """The cutter has kept the card he drew, or laid it as the first table card."""

    seat: int
    card: Card
    keeps: bool


class Declared(NamedTuple):
    """A player announced a combination, or the opening table brought one to the dealer."""

    seat: int
    cards: Mask
    combinations: tuple[NamedCombination, ...]
    points: int
    wild: int = 0
    """The value that the wild card among them has from now on; 0 when there is none."""


class TableTaken(NamedTuple):
    """Table cards that make a capture by themselves go to the player's pile."""

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


class WonAtOnce(NamedTuple):
    """A side holds all the cards that win the match on the spot."""

    side: int
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
    | CutOffered
    | CutMade
    | Declared
    | TableTaken
    | Played
    | Captured
    | Swept
    | LeftoversTaken
    | WonAtOnce
    | RoundScored
    | MatchWon
)
