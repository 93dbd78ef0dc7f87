"""`Board`: the cards of the hands, table and piles by position, as the scene shows them.

A board is made from a match, or follows one by applying its events; both give the same board. It
has no geometry and no items.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES, CaptureValues
from scopa_desktop.rules.cards import PACK, Card, Mask, mask_of, place_of, union
from scopa_desktop.rules.declarations import DeclarationRule
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    CaptureScored,
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    MatchWon,
    OpeningLeft,
    OpeningOffered,
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

SINGLE_ROW_MAX: Final = 4
"""Up to this number, the cards on the table lie in one row."""
MAX_PER_ROW: Final = 10
"""More cards would hide too much of each other."""
_MAX_DIFFERENCE: Final = 2
_SORTED_FROM: Final = 5
"""From this size on, the person's hand is sorted by suit; smaller hands keep the deal order."""


class Rows:
    """The cards on the table in rows, the longest first.

    Cards keep their row and neighbours; the rows are rebuilt only when their number changes, and an
    end card moves to the shortest row when a row has become much longer.
    """

    def __init__(self, cards: Iterable[Card] = (), *, is_single: bool = False) -> None:
        """`is_single`: all cards lie in one row, however many they are."""
        self.is_single = is_single
        self.rows: list[list[Card]] = []
        self._rebuild(list(cards))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rows) and self.rows == other.rows

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Rows({self.rows})"

    @property
    def cards(self) -> list[Card]:
        return [card for row in self.rows for card in row]

    @property
    def lengths(self) -> list[int]:
        """The number of cards of each row."""
        return list(map(len, self.rows))

    def add(self, card: Card) -> None:
        """Add a card at the end of the shortest row."""
        cards = self.cards
        if self._row_count(len(cards) + 1) != len(self.rows):
            self._rebuild([*cards, card])
        else:
            min(self.rows, key=len).append(card)

    def remove(self, taken: Mask) -> None:
        """Remove cards; the others keep their order."""
        self.rows = [[card for card in row if not taken >> card & 1] for row in self.rows]
        remaining = self.cards
        if self._row_count(len(remaining)) != len(self.rows):
            self._rebuild(remaining)
        self._rebalance()

    def _rebuild(self, cards: list[Card]) -> None:
        count = self._row_count(len(cards))
        base, longer = divmod(len(cards), count) if count else (0, 0)
        self.rows = []
        for row in range(count):
            length = base + (row < longer)
            self.rows.append(cards[:length])
            cards = cards[length:]

    def _rebalance(self) -> None:
        while self.rows:
            longest, shortest = max(self.rows, key=len), min(self.rows, key=len)
            if len(longest) - len(shortest) <= _MAX_DIFFERENCE:
                return
            shortest.append(longest.pop())

    def _row_count(self, cards: int) -> int:
        if self.is_single or cards <= SINGLE_ROW_MAX:
            return min(1, cards)
        return max(2, -(-cards // MAX_PER_ROW))


class Viewpoint(NamedTuple):
    """From where a match is shown, and whose hands are face up."""

    own_seat: int = 0
    """The seat at the lower edge of the table."""
    is_watched: bool = False
    """Whether computer players play alone, or nobody has taken a screen that several people share:
    the hand of the own seat is hidden too."""
    open_seats: Collection[int] = ()
    """The seats whose hands a watcher sees; without effect unless `is_watched`."""
    is_closed: bool = False
    """Whether the cards on the table are face down as well: the deal is not played yet."""
    turned: Card | None = None
    """The card that the player on turn has turned over, where hands are blind."""


FIRST_SEAT: Final = Viewpoint()
CLOSED: Final = Viewpoint(is_watched=True, is_closed=True)
"""Every card is face down."""


@dataclass
class Board:
    """The position of every card, with scores and declarations."""

    seating: Seating
    largest_hand: int
    declaration_rule: DeclarationRule | None = None
    """None in games without declarations."""
    is_blind: bool = False
    """Whether no hand is face up, not even for its owner."""
    has_open_piles: bool = False
    """Whether the card on top of each pile lies face up, because it can be taken."""
    game_values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """Capture values of the variant, without declared wild cards."""
    hands: list[list[Card]] = field(default_factory=list)
    """Cards by seat, from left to right."""
    table: Rows = field(default_factory=Rows)
    piles: list[Mask] = field(default_factory=list)
    """Captured cards by side."""
    tops: list[Card | None] = field(default_factory=list)
    """The card that lies face up on each pile, by side; None for none."""
    sweeps: list[list[Card]] = field(default_factory=list)
    """Cards turned up for sweeps, by side."""
    totals: list[int] = field(default_factory=list)
    """Match points by side, with those of declarations that count at once."""
    round_points: list[int] = field(default_factory=list)
    """Points by side that are certain in this round and not yet in `totals`: those of sweeps, and
    of declarations where they do not count at once."""
    declared: list[Mask] = field(default_factory=list)
    """Cards declared in this round, by seat."""
    pack: Mask = PACK
    """The cards of the game."""
    values: CaptureValues = ITALIAN_CAPTURE_VALUES
    """Capture values in this round, with declared wild cards."""
    is_cut: bool = False
    """Whether the pack has been cut: the cutter has drawn a card before the deal."""
    dealer: int | None = None
    """Seat of the dealer; None before the draw for the first deal."""
    viewpoint: Viewpoint = FIRST_SEAT

    def __post_init__(self) -> None:
        self._reset_cards()
        self.totals = self.totals or [0] * self.seating.sides

    @classmethod
    def of(cls, match: Match, viewpoint: Viewpoint = FIRST_SEAT) -> "Board":
        """The board of a match: before the first deal, during a round or between rounds."""
        variant, current = match.variant, match.round
        board = cls(
            match.seating,
            variant.deal.packet_size(match.seating.players, is_last=True),
            variant.declarations,
            is_blind=variant.deal.is_blind,
            has_open_piles=variant.captures.takes_piles,
            game_values=variant.captures.values,
            pack=variant.deal.pack.cards,
            totals=list(match.totals),
            viewpoint=viewpoint,
        )
        if current is None:
            return board
        board.dealer = current.dealer
        for events in round_events(variant, match.seating, match.record.rounds[-1]):
            for event in events:
                board.apply(event)
        if current.is_over:
            board.totals = list(match.totals)
            board.round_points = [0] * match.seating.sides
        return board

    @property
    def own_seat(self) -> int:
        return self.viewpoint.own_seat

    @property
    def is_watched(self) -> bool:
        return self.viewpoint.is_watched

    def cover_hands(self) -> None:
        """Turn all hands face down, as while nobody has taken a shared screen."""
        self.viewpoint = Viewpoint(self.own_seat, is_watched=True)

    @property
    def person_seat(self) -> int | None:
        """The own seat, whose hand is face up; None if no hand is."""
        return None if self.is_watched else self.own_seat

    def shows_hand(self, seat: int) -> bool:
        """Whether the hand of a seat is face up: the person's, or those that a watcher sees."""
        if self.is_blind:
            return False
        return seat == self.person_seat or (self.is_watched and seat in self.viewpoint.open_seats)

    @property
    def shows_other_hands(self) -> bool:
        """Whether a watcher sees a hand other than that of the seat at the lower edge."""
        return (
            not self.is_blind
            and self.is_watched
            and any(seat != self.own_seat for seat in self.viewpoint.open_seats)
        )

    @property
    def person_side(self) -> int | None:
        """The side of the person in the own seat; None if there is none."""
        return None if self.is_watched else self.seating.side_of(self.own_seat)

    @property
    def stock(self) -> Mask:
        hands = mask_of(card for hand in self.hands for card in hand)
        return self.pack & ~(hands | mask_of(self.table.cards) | union(self.piles))

    def turn_over(self, card: Card | None) -> None:
        """Turn a card of a blind hand face up; None if none is any more."""
        self.viewpoint = self.viewpoint._replace(turned=card)

    def exchange(self, one: Card, other: Card) -> None:
        """Let two cards of a hand change places, as where both lie face down."""
        for hand in self.hands:
            if one in hand and other in hand:
                first, second = hand.index(one), hand.index(other)
                hand[first], hand[second] = other, one

    def set_single_row(self, is_single: bool) -> None:
        """Set whether all table cards lie in one row."""
        if is_single is not self.table.is_single:
            self.table = Rows(self.table.cards, is_single=is_single)

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that lie face up because they were declared, or turned over."""
        if self.viewpoint.turned in self.hands[seat]:
            return 1 << self.viewpoint.turned
        if self.declaration_rule is None or not self.declaration_rule.stays_open:
            return 0
        return self.declared[seat] & mask_of(self.hands[seat])

    def apply(self, event: Event) -> None:
        """Update the board by an event; events must come in order."""
        match event:
            case DealerDrawn():
                self.dealer = event.dealer
            case CutOffered() | CutMade() | PacketDealt() | TableDealt() | DealVoided():
                self._deal(event)
            case Declared():
                self._declare(event)
            case Played():
                self.hands[event.seat].remove(event.card)
                self.table.add(event.card)
            case Captured():
                self._capture(event)
            case OpeningTaken() | TableTaken():
                self._to_pile(event.seat, event.cards)
            case LeftoversTaken():
                if event.seat is not None:
                    self._to_pile(event.seat, event.cards)
            case Swept() | CaptureScored():
                self._score(event)
            case RoundScored():
                self.totals = list(event.totals)
                self.round_points = [0] * self.seating.sides
            case OpeningOffered() | OpeningLeft() | CalledOut() | InstantWin() | MatchWon():
                pass  # No card moves.
            case _:
                raise TypeError(f"unknown event: {event!r}")

    def _score(self, event: Swept | CaptureScored) -> None:
        side = self.seating.side_of(event.seat)
        self.round_points[side] += event.points
        if isinstance(event, Swept):
            self.sweeps[side] += event.markers

    def _in_hand_order(self, seat: int, received: Iterable[Card]) -> list[Card]:
        """Sort a large hand only if it is face up: else, the position would reveal the suit."""
        if self.shows_hand(seat) and self.largest_hand >= _SORTED_FROM:
            return sorted(received, key=place_of)
        return list(received)

    def _begin(self, eldest: int) -> None:
        """Begin a round; the dealer sits before the eldest hand."""
        self._reset_cards()
        self.dealer = (eldest - 1) % self.seating.players

    def _reset_cards(self) -> None:
        """Return all cards to the stock."""
        self.hands = [[] for _ in range(self.seating.players)]
        self.table = Rows(is_single=self.table.is_single)
        self.piles = [0] * self.seating.sides
        self.tops = [None] * self.seating.sides
        self.sweeps = [[] for _ in range(self.seating.sides)]
        self.round_points = [0] * self.seating.sides
        self.declared = [0] * self.seating.players
        self.values = self.game_values

    def _deal(self, event: CutOffered | CutMade | PacketDealt | TableDealt | DealVoided) -> None:
        match event:
            case CutOffered():
                self._begin(event.seat)
                self.hands[event.seat] = [event.card]
                self.is_cut = True
            case CutMade():
                if not event.keeps:
                    self.hands[event.seat].remove(event.card)
                    self.table.add(event.card)
            case PacketDealt():
                if event.number == 1 and not self.is_cut:
                    self._begin(event.first)
                self.is_cut = False
                hands = enumerate(event.hands)
                self.hands = [self._in_hand_order(seat, hand) for seat, hand in hands]
            case TableDealt():
                self.table = Rows(event.cards, is_single=self.table.is_single)
            case DealVoided():
                self._reset_cards()

    def _declare(self, event: Declared) -> None:
        self.declared[event.seat] |= event.cards
        rule = self.declaration_rule
        if rule is None:
            return
        points = self.totals if rule.scores_at_once else self.round_points
        points[self.seating.side_of(event.seat)] += event.points
        if event.wild and rule.wild is not None:
            self.values = self.values.with_wild(rule.wild, event.wild)

    def _capture(self, event: Captured) -> None:
        if event.robbed_side is not None:
            self.piles[event.robbed_side], self.tops[event.robbed_side] = 0, None
        self._to_pile(event.seat, event.taken | event.pile | 1 << event.card, event.card)

    def _to_pile(self, seat: int, cards: Mask, top: Card | None = None) -> None:
        """Put cards on a pile; without `top` the highest of them comes to lie on top."""
        side = self.seating.side_of(seat)
        self.table.remove(cards)
        self.piles[side] |= cards
        if self.has_open_piles and cards:
            self.tops[side] = cards.bit_length() - 1 if top is None else top
