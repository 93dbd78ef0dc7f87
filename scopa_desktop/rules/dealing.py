"""How a round is dealt, and what its opening table brings."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from scopa_desktop.rules.captures import HIGHEST_VALUE, CaptureValues
from scopa_desktop.rules.cards import PACK_SIZE, RANK_MASKS, SUIT_MASKS, Card, Mask, Rank, cards_of
from scopa_desktop.rules.declarations import NamedCombination

FIFTEEN: Final = 15


@dataclass(frozen=True)
class Deal:
    """How many cards are dealt."""

    hand: int | None = 3
    """Cards of a packet; None deals the whole pack at once."""
    table: int = 4
    """Cards laid open on the table before the first play."""
    cut: bool = False
    """Whether the player at the dealer's right draws a card first, to keep it or lay it open."""

    def packet(self, players: int) -> int:
        """The cards each player gets in one packet."""
        return self.hand or (PACK_SIZE - self.table) // players

    def packets(self, players: int) -> int:
        """The packets of a round."""
        return (PACK_SIZE - self.table) // (self.packet(players) * players)


THREES: Final = Deal()
"""Packets of three, and four cards on the table."""

Redealer: TypeAlias = Literal["same", "next"]


@dataclass(frozen=True)
class Redeal:
    """A deal is void when the opening table shows too many cards of a rank."""

    rank: Rank | None
    """None: of any one rank."""
    count: int
    after_capture: bool = False
    """Whether the dealer's capture of the opening table goes first."""

    def voiding(self, table: Mask) -> Mask:
        """The cards that void the deal; none when it stands."""
        ranks = RANK_MASKS if self.rank is None else (RANK_MASKS[self.rank],)
        many = [table & rank for rank in ranks if (table & rank).bit_count() >= self.count]
        return many[0] if many else 0


class OpeningCapture(NamedTuple):
    """The dealer takes the opening table."""

    points: int
    wild: int = 0
    """The value that the wild card among the cards stands for; 0 when there is none."""


@dataclass(frozen=True)
class Opening:
    """The dealer takes the whole opening table when it adds up to one of these totals."""

    points: tuple[tuple[int, int], ...]
    """Pairs of a total and its sweep points."""
    wild: Card | None = None
    """A card that may count as any value."""
    in_pairs: bool = False
    """Whether a total of 30 must be two pairs of 15."""

    def capture(self, table: Mask, values: CaptureValues) -> OpeningCapture | None:
        """The dealer's capture of this table, if it allows one."""
        if self.wild is None or not table >> self.wild & 1:
            return self._capture_of(values.total(table), table, values)
        others = values.total(table & ~(1 << self.wild))
        found = (
            OpeningCapture(points, total - others)
            for total, points in self.points
            if 1 <= total - others <= HIGHEST_VALUE
        )
        return next(found, None)

    def _capture_of(self, total: int, table: Mask, values: CaptureValues) -> OpeningCapture | None:
        points = dict(self.points).get(total)
        if points is None or (self.in_pairs and not _fits_pairs(total, table, values)):
            return None
        return OpeningCapture(points)


def _fits_pairs(total: int, table: Mask, values: CaptureValues) -> bool:
    """Whether thirty is made of two pairs of fifteen; fifteen always is one group."""
    pairs = combinations(cards_of(table), 2)
    return total == FIFTEEN or any(values.of(a) + values.of(b) == FIFTEEN for a, b in pairs)


@dataclass(frozen=True)
class Flor:
    """Opening cards of one suit bring the dealer points; the cards stay (RULES 2.18)."""

    points: tuple[tuple[int, int], ...] = ((3, 3), (4, 4))
    """Pairs of a number of cards and their points."""

    def held(self, table: Mask) -> tuple[Mask, NamedCombination] | None:
        """The cards of the suit and what they are worth."""
        for suit in SUIT_MASKS:
            shown = table & suit
            if points := dict(self.points).get(shown.bit_count()):
                return shown, NamedCombination("flor", points)
        return None
