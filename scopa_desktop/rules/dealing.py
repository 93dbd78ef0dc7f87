"""Deal rules: seats by drawn cards, packets, void deals, and what the opening table brings."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

from scopa_desktop.rules.captures import HIGHEST_VALUE, CaptureValues
from scopa_desktop.rules.cards import (
    FORTY,
    RANK_MASKS,
    SUIT_MASKS,
    Card,
    Mask,
    Pack,
    Rank,
    cards_of,
    height_of,
)
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.events import DealerDrawn
from scopa_desktop.rules.seating import Seating

FIFTEEN: Final = 15


@dataclass(frozen=True)
class Deal:
    """The numbers of cards dealt."""

    hand: int | None = 3
    """The cards of a packet; None deals the whole pack at once."""
    table: int = 4
    """The cards laid face up on the table before the first play."""
    cut: bool = False
    """Whether the player at the dealer's right draws a card first and keeps it or lays it down."""
    pack: Pack = FORTY
    """The cards of the game."""
    is_blind: bool = False
    """Whether the hands lie face down for everybody: the player on turn turns over any one of
    their cards and plays it. As they are all alike, it is the next one in the order of the deal."""

    def packet_size(self, players: int, *, is_last: bool = False) -> int:
        """The number of cards that each player gets in one packet, or in the last one."""
        size = self.hand or self._hand_total(players)
        return size + self._hand_total(players) % size if is_last else size

    def known_size(self, players: int, *, is_last: bool = False) -> int:
        """The number of cards that each player gets to know at once: those of a packet, or one."""
        return 1 if self.is_blind else self.packet_size(players, is_last=is_last)

    def packet_count(self, players: int) -> int:
        return self._hand_total(players) // self.packet_size(players)

    def table_size(self, players: int) -> int:
        """The opening table: cards that cannot be shared out equally lie there, too (RULES 1)."""
        return self.pack.size - self._hand_total(players) * players if self.table else 0

    def _hand_total(self, players: int) -> int:
        """The number of cards that each player gets in a round."""
        return (self.pack.size - self.table) // players


PACKETS_OF_THREE: Final = Deal()

RedealBy: TypeAlias = Literal["same", "next"]
"""The dealer after a void deal: the same again, or the next player in turn."""


@dataclass(frozen=True)
class Redeal:
    """A deal is void when the opening table shows too many cards of a rank."""

    rank: Rank | None
    """None: any rank."""
    count: int
    """The number of cards of the rank that voids the deal."""
    after_capture: bool = False
    """Whether the deal stands if the dealer captures the opening table."""

    def voiding_cards(self, table: Mask) -> Mask:
        """The cards that void the deal; none when it stands."""
        ranks = RANK_MASKS if self.rank is None else (RANK_MASKS[self.rank],)
        of_rank = (table & rank for rank in ranks)
        return next((cards for cards in of_rank if cards.bit_count() >= self.count), 0)


class OpeningCapture(NamedTuple):
    """The dealer's capture of the opening table."""

    points: int
    """Its sweep points."""
    wild: int = 0
    """The value of the wild card among the cards; 0 when there is none."""


@dataclass(frozen=True)
class Opening:
    """The dealer takes the whole opening table when it adds up to one of these totals."""

    points: tuple[tuple[int, int], ...]
    """The totals, each with its sweep points."""
    wild: Card | None = None
    """A card that may count as any value."""
    in_pairs: bool = False
    """Whether a total of 30 must consist of two pairs of 15."""

    def capture(self, table: Mask, values: CaptureValues) -> OpeningCapture | None:
        """The dealer's capture of this table; None where its total is none of the totals."""
        if self.wild is None or not table >> self.wild & 1:
            return self._capture_of(values.total(table), table, values)
        others = values.total(table & ~(1 << self.wild))
        captures = (
            OpeningCapture(points, total - others)
            for total, points in self.points
            if 1 <= total - others <= HIGHEST_VALUE
        )
        return next(captures, None)

    def _capture_of(self, total: int, table: Mask, values: CaptureValues) -> OpeningCapture | None:
        points = dict(self.points).get(total)
        if points is None or (self.in_pairs and not _is_of_fifteens(total, table, values)):
            return None
        return OpeningCapture(points)


def _is_of_fifteens(total: int, table: Mask, values: CaptureValues) -> bool:
    """Whether a table of four with a total of 15 or 30 consists of one 15 or two pairs of 15."""
    pairs = combinations(cards_of(table), 2)
    return total == FIFTEEN or any(values.of(a) + values.of(b) == FIFTEEN for a, b in pairs)


@dataclass(frozen=True)
class OpeningFlor:
    """Opening cards of one suit bring the dealer points; the cards stay (RULES 2.18)."""

    points: tuple[tuple[int, int], ...] = ((3, 3), (4, 4))
    """The numbers of cards, each with its points."""

    def combination(self, table: Mask) -> tuple[Mask, ScoredCombination] | None:
        """The cards of one suit with their points; None where there are too few."""
        for suit in SUIT_MASKS:
            cards = table & suit
            if points := dict(self.points).get(cards.bit_count()):
                return cards, ScoredCombination("flor", points)
        return None


class SeatDraw(NamedTuple):
    """The draw for the seats."""

    drawn: DealerDrawn
    """The cards of each seat; the first seat deals."""
    order: tuple[int, ...]
    """The player of each seat, by the order in which the players drew."""


def draw_for_seats(
    seating: Seating, pack: Sequence[Card], *, partners_in_order: bool = False
) -> SeatDraw:
    """The draw for the seats from the front of `pack`.

    The highest card deals and sits first, the others follow counter-clockwise by rank; with
    partners the highest are the first side, the next ones the second, unless `partners_in_order`.
    Who tie draw again. If they still tie when the pack has run out, who drew first is higher.
    """
    draws: list[list[Card]] = [[] for _ in range(seating.players)]
    left = list(pack)
    tied = list(range(seating.players))
    while tied and len(tied) <= len(left):
        for player in tied:
            draws[player].append(left.pop(0))
        ranks = [_ranks(cards) for cards in draws]
        tied = [player for player, own in enumerate(ranks) if ranks.count(own) > 1]
    players = sorted(range(seating.players), key=lambda player: _ranks(draws[player]), reverse=True)
    if not partners_in_order:
        players = [
            players[seating.side_of(seat) * seating.side_size + seat // seating.sides]
            for seat in range(seating.players)
        ]
    cards = tuple(tuple(draws[player]) for player in players)
    return SeatDraw(DealerDrawn(cards, 0), tuple(players))


def _ranks(cards: Sequence[Card]) -> list[int]:
    return [height_of(card) for card in cards]
