"""`Board`: what lies where on the table, as facts that items are placed by.

A board is read from a match, or follows one by applying its events; both ways lead to the same
board. It knows nothing of sizes, items or time.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, CaptureValues
from scopa_desktop.rules.cards import PACK, Card, Mask, mask_of, union
from scopa_desktop.rules.declarations import DeclarationRule
from scopa_desktop.rules.events import (
    Captured,
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.seating import Seating

ONE_ROW: Final = 4
"""Up to so many cards lie in one row."""
MOST_IN_ROW: Final = 10
"""More than this would hide too much of each card."""
_MOST_UNEVEN: Final = 2
_SORTED_FROM: Final = 5
"""An own hand of so many cards is sorted by suit; a smaller one lies as it was dealt."""


class Rows:
    """The cards on the table in rows, the longer one above.

    A card keeps its row and its neighbours while it lies; rows are formed anew only when their
    number changes, and an end card changes over when one row has become much longer.
    """

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self.rows: list[list[Card]] = []
        self._form(list(cards))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rows) and self.rows == other.rows

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Rows({self.rows})"

    @property
    def cards(self) -> list[Card]:
        """Every card in reading order."""
        return [card for row in self.rows for card in row]

    @property
    def lengths(self) -> list[int]:
        """The number of cards of each row."""
        return list(map(len, self.rows))

    def lay(self, card: Card) -> None:
        """Lay a card at the end of the shortest row."""
        cards = self.cards
        if _row_count(len(cards) + 1) != len(self.rows):
            self._form([*cards, card])
        else:
            min(self.rows, key=len).append(card)

    def take(self, taken: Mask) -> None:
        """Take cards away; the others stay as they lie."""
        self.rows = [[card for card in row if not taken >> card & 1] for row in self.rows]
        left = self.cards
        if _row_count(len(left)) != len(self.rows):
            self._form(left)
        self._even_out()

    def _form(self, cards: list[Card]) -> None:
        count = _row_count(len(cards))
        base, longer = divmod(len(cards), count) if count else (0, 0)
        self.rows = []
        for row in range(count):
            length = base + (row < longer)
            self.rows.append(cards[:length])
            cards = cards[length:]

    def _even_out(self) -> None:
        while self.rows:
            longest, shortest = max(self.rows, key=len), min(self.rows, key=len)
            if len(longest) - len(shortest) <= _MOST_UNEVEN:
                return
            shortest.append(longest.pop())


def _row_count(cards: int) -> int:
    if cards <= ONE_ROW:
        return min(1, cards)
    return max(2, -(-cards // MOST_IN_ROW))


@dataclass
class Board:
    """What lies where."""

    seating: Seating
    largest_hand: int
    rule: DeclarationRule | None = None
    """What may be declared in the game, where anything may."""
    game_values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """What the cards are worth before any wild one was declared."""
    hands: list[list[Card]] = field(default_factory=list)
    """Each seat's cards from left to right."""
    table: Rows = field(default_factory=Rows)
    piles: list[Mask] = field(default_factory=list)
    """The cards of each side's pile."""
    sweeps: list[list[Card]] = field(default_factory=list)
    """The cards turned up in each side's pile."""
    totals: list[int] = field(default_factory=list)
    """The points of the match as far as they are entered, for each side."""
    declared: list[Mask] = field(default_factory=list)
    """The cards that each seat has declared in this round."""
    values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """What the cards are worth in this round."""
    is_cut: bool = False
    """Whether the pack was cut, so that a card has been drawn before the deal."""
    dealer: int | None = None
    """Who deals or has dealt; None before the draw for the first deal."""

    def __post_init__(self) -> None:
        self._gather()
        self.totals = self.totals or [0] * self.seating.sides

    @classmethod
    def of(cls, match: Match) -> "Board":
        """The board of a match: before the first deal, in mid-round or between rounds."""
        variant, one = match.variant, match.round
        board = cls(
            match.seating,
            variant.deal.packet_size(match.seating.players),
            variant.declarations,
            variant.captures.values,
            totals=list(match.totals),
        )
        if one is None:
            return board
        board.dealer = one.dealer
        for events in round_events(variant, match.seating, match.record.rounds[-1]):
            for event in events:
                board.apply(event)
        if one.is_over:
            board.totals = list(match.totals)
        return board

    @property
    def stock(self) -> Mask:
        """The cards not dealt."""
        hands = mask_of(card for hand in self.hands for card in hand)
        return PACK & ~(hands | mask_of(self.table.cards) | union(self.piles))

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that lie open because they were declared."""
        if self.rule is None or not self.rule.stays_open:
            return 0
        return self.declared[seat] & mask_of(self.hands[seat])

    def apply(self, event: Event) -> None:
        """Let an event happen."""
        _HAPPENS[type(event)](self, event)

    def _in_hand_order(self, seat: int, received: Iterable[Card]) -> list[Card]:
        """Only the own hand may be sorted: in another, the place of a card would tell its suit."""
        if seat == 0 and self.largest_hand >= _SORTED_FROM:
            return sorted(received)
        return list(received)

    def _begin(self, eldest: int) -> None:
        """A new round, dealt by whoever sits before the eldest hand."""
        self._gather()
        self.dealer = (eldest - 1) % self.seating.players

    def _gather(self) -> None:
        """Every card goes back to the stock."""
        self.hands = [[] for _ in range(self.seating.players)]
        self.table = Rows()
        self.piles = [0] * self.seating.sides
        self.sweeps = [[] for _ in range(self.seating.sides)]
        self.declared = [0] * self.seating.players
        self.values = self.game_values

    def _dealer_drawn(self, event: DealerDrawn) -> None:
        self.dealer = event.dealer

    def _cut_offered(self, event: CutOffered) -> None:
        """The cutter holds the card that he drew."""
        self._begin(event.seat)
        self.hands[event.seat] = [event.card]
        self.is_cut = True

    def _cut_made(self, event: CutMade) -> None:
        if not event.keeps:
            self.hands[event.seat].remove(event.card)
            self.table.lay(event.card)

    def _declared(self, event: Declared) -> None:
        self.declared[event.seat] |= event.cards
        if self.rule is None:
            return
        if self.rule.scores_at_once:
            self.totals[self.seating.side_of(event.seat)] += event.points
        if event.wild and self.rule.wild is not None:
            self.values = self.values.with_wild(self.rule.wild, event.wild)

    def _packet_dealt(self, event: PacketDealt) -> None:
        if event.number == 1 and not self.is_cut:
            self._begin(event.first)
        self.is_cut = False
        self.hands = [self._in_hand_order(seat, hand) for seat, hand in enumerate(event.hands)]

    def _table_dealt(self, event: TableDealt) -> None:
        self.table = Rows(event.cards)

    def _deal_voided(self, _event: DealVoided) -> None:
        self._gather()

    def _table_taken(self, event: OpeningTaken | TableTaken) -> None:
        self._to_pile(event.seat, event.cards)

    def _played(self, event: Played) -> None:
        self.hands[event.seat].remove(event.card)
        self.table.lay(event.card)

    def _captured(self, event: Captured) -> None:
        self._to_pile(event.seat, event.taken | 1 << event.card)

    def _swept(self, event: Swept) -> None:
        self.sweeps[self.seating.side_of(event.seat)] += event.markers

    def _leftovers_taken(self, event: LeftoversTaken) -> None:
        if event.seat is not None:
            self._to_pile(event.seat, event.cards)

    def _round_scored(self, event: RoundScored) -> None:
        self.totals = list(event.totals)

    def _nothing_moves(self, _event: Event) -> None:
        """It is only said."""

    def _to_pile(self, seat: int, cards: Mask) -> None:
        self.table.take(cards)
        self.piles[self.seating.side_of(seat)] |= cards


_HAPPENS: Final[dict[type[Any], Callable[[Board, Any], None]]] = {
    DealerDrawn: Board._dealer_drawn,
    PacketDealt: Board._packet_dealt,
    TableDealt: Board._table_dealt,
    DealVoided: Board._deal_voided,
    OpeningTaken: Board._table_taken,
    Played: Board._played,
    Captured: Board._captured,
    Swept: Board._swept,
    LeftoversTaken: Board._leftovers_taken,
    RoundScored: Board._round_scored,
    CutOffered: Board._cut_offered,
    CutMade: Board._cut_made,
    Declared: Board._declared,
    TableTaken: Board._table_taken,
    InstantWin: Board._nothing_moves,
    MatchWon: Board._nothing_moves,
}
