"""Events: what happened at the table, for the window to show and the move list to name.

Seats are counted counter-clockwise from 0; the turn passes from seat `n` to seat `n + 1`.
"""

from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.scoring import ScoreSheet


class DealerDrawn(NamedTuple):
    """The players drew cards for the first deal; the highest rank deals."""

    draws: tuple[tuple[Card, ...], ...]
    """The cards each seat drew; several where tied players drew again."""
    dealer: int


class PacketDealt(NamedTuple):
    """Each player was dealt a packet, one card at a time from the dealer's right."""

    number: int
    """1 for the first packet of the round."""
    first: int
    """The seat that receives the first card."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat in the order dealt."""


class TableDealt(NamedTuple):
    """The opening cards were laid face up on the table."""

    cards: tuple[Card, ...]


class DealVoided(NamedTuple):
    """The opening table voids the deal; `next_dealer` deals again."""

    cards: Mask
    """The cards that void it."""
    next_dealer: int


class OpeningTaken(NamedTuple):
    """The dealer captures the opening table."""

    seat: int
    cards: Mask
    wild: int = 0
    """The value of the wild card among them; 0 when there is none."""


class OpeningOffered(NamedTuple):
    """The dealer has to decide whether to take the opening table."""

    seat: int
    cards: Mask
    points: int
    """The sweep points that it brings."""
    wild: int = 0
    """The value of the wild card among the cards; 0 when there is none."""


class OpeningLeft(NamedTuple):
    """The dealer leaves the opening table to the players."""

    seat: int
    cards: Mask


class CutOffered(NamedTuple):
    """A player cut and has to decide whether to keep the drawn card or lay it on the table."""

    seat: int
    card: Card
    """Visible to this player only."""


class CutMade(NamedTuple):
    """The cutter kept the drawn card, or laid it down as the first table card."""

    seat: int
    card: Card
    keeps: bool


class Declared(NamedTuple):
    """A player declared combinations, or the dealer scores one of the opening table."""

    seat: int
    cards: Mask
    combinations: tuple[ScoredCombination, ...]
    points: int
    wild: int = 0
    """The value of the wild card among them from now on; 0 when there is none."""


class TableTaken(NamedTuple):
    """Table cards captured without playing a card go to the player's pile."""

    seat: int
    cards: Mask


class Played(NamedTuple):
    """A card was played; `Captured` follows if it takes table cards."""

    seat: int
    card: Card


class Captured(NamedTuple):
    """The played card and the cards it takes go to the player's pile."""

    seat: int
    card: Card
    taken: Mask
    robbed_side: int | None = None
    """The side whose pile was taken, with `taken` on top; None for table cards."""
    pile: Mask = 0
    """That pile, `taken` included."""

    @property
    def move(self) -> Move:
        """The move that captured so."""
        return Move(self.card, self.taken, self.robbed_side is not None)


class CaptureScored(NamedTuple):
    """A capture scores points as such, whether or not it clears the table."""

    seat: int
    combinations: tuple[ScoredCombination, ...]

    @property
    def points(self) -> int:
        return sum(combination.points for combination in self.combinations)


class Swept(NamedTuple):
    """The table was cleared for points; the markers are turned face up in the pile."""

    seat: int
    points: int
    markers: tuple[Card, ...]


class LeftoversTaken(NamedTuple):
    """The last table cards go to the last capturer; without one (`seat` is None) they stay."""

    seat: int | None
    cards: Mask


class InstantWin(NamedTuple):
    """A side has all the cards that win the match immediately."""

    side: int
    cards: Mask


class CalledOut(NamedTuple):
    """A player claimed that their side has reached the target, which ends round and match."""

    seat: int


class RoundScored(NamedTuple):
    """The round is over and scored."""

    sheet: ScoreSheet
    totals: tuple[int, ...]
    """The points of each side in the match, this round included."""


class MatchWon(NamedTuple):
    """The match is over."""

    side: int


Event: TypeAlias = (
    DealerDrawn
    | PacketDealt
    | TableDealt
    | DealVoided
    | OpeningOffered
    | OpeningTaken
    | OpeningLeft
    | CutOffered
    | CutMade
    | Declared
    | TableTaken
    | Played
    | Captured
    | CaptureScored
    | Swept
    | LeftoversTaken
    | InstantWin
    | CalledOut
    | RoundScored
    | MatchWon
)
