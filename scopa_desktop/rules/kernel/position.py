"""A round in play, as numbers: who holds what, and how it goes on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import BIT, CARD_COUNT, card_of, count, smaller, zeros
from scopa_desktop.rules.kernel.capture_finder import CaptureFinder, CaptureSpec
from scopa_desktop.rules.kernel.declaration_finder import DeclarationFinder, DeclarationSpec
from scopa_desktop.rules.kernel.move_codes import (
    DECLARE,
    PLAY,
    TAKE_TABLE,
    announcement,
    card_played,
    cards_in,
    kind_of,
    play,
    points_in,
    wild_value,
)
from scopa_desktop.rules.kernel.scorer import Scorer, ScoringSpec

SEATS: Final = 4
"""The most there are."""
NO_SEAT: Final = -1
NOTHING: Final = 0
DEALT: Final = 1
CLEARED: Final = 2
_ROOM: Final = 256


class GameSpec:
    """The rules of a game with its seating, as numbers."""

    def __init__(
        self,
        captures: CaptureSpec,
        values: list[int],
        scoring: ScoringSpec,
        announcing: DeclarationSpec | None,
        *,
        players: int,
        pairs: bool,
        packet: int,
        sweep_on_last_play: bool,
        sweep_by_ace: bool,
        sweep_total_per_point: int,
        wins_at_once: int,
        table_capture: int,
    ) -> None:
        """`values` are what the cards are worth for capturing; the rest is as in `Variant`."""
        self.captures = captures
        self.values = values
        self.scoring = scoring
        self.announcing = announcing
        self.players: i64 = players
        self.pairs = pairs
        self.sides: i64 = scoring.sides
        self.packet: i64 = packet
        self.sweep_on_last_play = sweep_on_last_play
        self.sweep_by_ace = sweep_by_ace
        self.sweep_total_per_point: i64 = sweep_total_per_point
        self.wins_at_once: i64 = wins_at_once
        self.table_capture: i64 = table_capture
        self.side_of: vec[i64] = zeros(SEATS)
        """The side of each seat."""
        for seat in range(players):
            self.side_of[seat] = i64(seat % 2 if pairs else seat)


class Position:
    """A round in play.

    Attributes may be read and, to set up a position, written; `held` must be the number of cards
    in all hands. The other methods change it by the rules without asking whether a move is legal.
    """

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.hands: vec[i64] = zeros(SEATS)
        self.held: i64 = 0
        """The cards in all hands together."""
        self.table: i64 = 0
        self.piles: vec[i64] = zeros(SEATS)
        """The cards of each side."""
        self.sweeps: vec[i64] = zeros(SEATS)
        """The sweep points of each side."""
        self.sweep_log: i64 = 0
        """The sides that made the sweep points, two bits each, the latest lowest."""
        self.announced: vec[i64] = zeros(SEATS)
        """Each side's points of declarations and of the opening."""
        self.declared: vec[i64] = zeros(SEATS)
        """The cards that each seat has declared."""
        self.stock: vec[i64] = zeros(CARD_COUNT)
        self.next_card: i64 = CARD_COUNT
        """Where in the stock the next card lies; the stock ends with the array."""
        self.turn: i64 = 0
        self.dealer: i64 = 0
        self.last_capturer: i64 = NO_SEAT
        self.won_by: i64 = NO_SEAT
        """The side that has won the match on the spot."""
        self.wild: i64 = 0
        """The value of the wild card; 0 while it is its own."""
        self.finder = CaptureFinder(spec.captures, spec.values)
        self.announcer: DeclarationFinder | None = None
        if spec.announcing is not None:
            self.announcer = DeclarationFinder(spec.announcing)
        self.scorer = Scorer(spec.scoring)
        self.moves: vec[i64] = zeros(_ROOM)
        """The moves found last."""
        self.found: i64 = 0
        """Their number."""

    # --- what is there to know -----------------------------------------------------------------

    def stock_size(self) -> i64:
        """The cards still to be dealt."""
        return CARD_COUNT - self.next_card

    def to_play(self) -> i64:
        """The plays of the round still to come, if it is not won before."""
        return self.held + CARD_COUNT - self.next_card

    def is_over(self) -> bool:
        """Whether nothing is left to play, or the match is won on the spot."""
        return self.won_by != NO_SEAT or (self.held == 0 and self.next_card == CARD_COUNT)

    def count_points(self) -> vec[i64]:
        """The points of each side as the piles lie; overwritten by the next count."""
        self.scorer.count(self.piles, self.sweeps, self.announced)
        return self.scorer.points

    def must_play_first(self, seat: i64) -> i64:
        """The declared cards that a seat must play before any other."""
        announcing = self.spec.announcing
        if announcing is None or not announcing.goes_first:
            return 0
        return self.declared[seat] & self.hands[seat]

    def playable(self) -> i64:
        """The cards that the seat on turn may play."""
        first = self.must_play_first(self.turn)
        return first if first != 0 else self.hands[self.turn]

    def sweep_worth(self, card: i64, taken: i64) -> i64:
        """The points for clearing the table with a card that takes these."""
        spec = self.spec
        is_ace = self.finder.values[card] == 1 and taken & self.finder.worth[1] == 0
        if is_ace and not spec.sweep_by_ace:
            return 0
        if spec.sweep_total_per_point != 0:
            return self.finder.total_of(taken | BIT[card]) // spec.sweep_total_per_point
        return 1

    # --- moves ---------------------------------------------------------------------------------

    def find_moves(self) -> i64:
        """Find all moves of the seat on turn, and return their number."""
        self.found = 0
        if self.is_over():
            return 0
        self.finder.look_at(self.table, often=True)
        if self.announcer is not None:
            self._find_declarations(self.announcer)
        if self.spec.table_capture != 0:
            self._find_table_captures()
        rest = self.playable()
        while rest != 0:
            low = rest & -rest
            rest ^= low
            self._find_plays(card_of(low))
        return self.found

    def find_announcements(self) -> i64:
        """Find what may be done before a card is played, and return its number."""
        self.found = 0
        if self.announcer is not None:
            self._find_declarations(self.announcer)
        if self.spec.table_capture != 0:
            self.finder.look_at(self.table, often=False)
            self._find_table_captures()
        return self.found

    def _find_plays(self, card: i64) -> None:
        finder = self.finder
        sets = finder.find(card)
        self._make_room(sets + 1)
        at: i64 = 0
        while at < sets:
            self.moves[self.found] = play(card, finder.found[at])
            self.found += 1
            at += 1
        if finder.may_lay(card):
            self.moves[self.found] = play(card, 0)
            self.found += 1

    def _find_declarations(self, announcer: DeclarationFinder) -> None:
        hand = self.hands[self.turn]
        if self.declared[self.turn] & hand != 0:
            return
        is_new_packet = count(hand) == self.spec.packet
        number = announcer.find(hand, is_new_packet, self.finder.values)
        self._make_room(number)
        at: i64 = 0
        while at < number:
            self.moves[self.found] = announcer.found[at]
            self.found += 1
            at += 1

    def _find_table_captures(self) -> None:
        finder = self.finder
        number = finder.find_on_table(self.spec.table_capture)
        self._make_room(number)
        at: i64 = 0
        while at < number:
            self.moves[self.found] = announcement(TAKE_TABLE, finder.found[at], 0, 0)
            self.found += 1
            at += 1

    def _make_room(self, number: i64) -> None:
        wanted = self.found + number
        if wanted <= len(self.moves):
            return
        larger = zeros(2 * wanted)
        at: i64 = 0
        while at < self.found:
            larger[at] = self.moves[at]
            at += 1
        self.moves = larger

    # --- playing -------------------------------------------------------------------------------

    def do(self, move: i64) -> None:
        """Do something for the seat on turn, and deal or clear the table where that follows."""
        kind = kind_of(move)
        if kind == PLAY:
            self.play_card(card_played(move), cards_in(move))
            self.go_on()
        elif kind == DECLARE:
            self.declare(cards_in(move), points_in(move), wild_value(move))
        else:
            self.take_table(cards_in(move))

    def play_card(self, card: i64, taken: i64) -> i64:
        """Play a card, and return the points of the sweep it makes; the turn goes on."""
        seat = self.turn
        bit = BIT[card]
        self.hands[seat] = self.hands[seat] ^ bit
        self.held -= 1
        swept: i64 = 0
        if taken == 0:
            self.table |= bit
        else:
            self.table &= ~taken
            self.put_on_pile(seat, taken | bit)
            if self.table == 0 and taken != bit:
                swept = self._sweep(seat, card, taken)
        seat += 1
        if seat == self.spec.players:
            seat = 0
        self.turn = seat
        return swept

    def _sweep(self, seat: i64, card: i64, taken: i64) -> i64:
        if self.to_play() == 0 and not self.spec.sweep_on_last_play:
            return 0
        swept = self.sweep_worth(card, taken)
        self.add_sweep(seat, swept)
        return swept

    def take_table(self, taken: i64) -> i64:
        """Take table cards by themselves, and return the points of the sweep that makes."""
        self.table ^= taken
        self.put_on_pile(self.turn, taken)
        if self.table != 0:
            return 0
        self.add_sweep(self.turn, 1)
        return 1

    def declare(self, cards: i64, points: i64, wild: i64) -> None:
        """Declare cards of the hand on turn; `wild` is the value given to the wild one, or 0."""
        self.declared[self.turn] = self.declared[self.turn] | cards
        self.announce(self.turn, points)
        if wild != 0:
            self.set_wild(wild)

    def set_wild(self, value: i64) -> None:
        """Let the wild card be worth this for the rest of the round; 0: its own value."""
        announcing = self.spec.announcing
        if announcing is None or announcing.wild < 0:
            return
        own: i64 = i64(self.spec.values[announcing.wild])
        if value == own:
            value = 0
        if value == self.wild:
            return
        self.wild = value
        if value == 0:
            value = own
        self.finder.set_value(announcing.wild, value)

    def put_on_pile(self, seat: i64, cards: i64) -> None:
        """Cards won by a seat; the side that gathers certain cards wins the match with them."""
        side = self.spec.side_of[seat]
        self.piles[side] = self.piles[side] | cards
        self.last_capturer = seat
        wins = self.spec.wins_at_once
        if wins != 0 and wins & ~self.piles[side] == 0:
            self.won_by = side

    def add_sweep(self, seat: i64, points: i64) -> None:
        """The points of a sweep."""
        side = self.spec.side_of[seat]
        self.sweeps[side] = self.sweeps[side] + points
        while points > 0:
            self.sweep_log = self.sweep_log << 2 | side
            points -= 1

    def announce(self, seat: i64, points: i64) -> None:
        """Points of a declaration or of the opening."""
        side = self.spec.side_of[seat]
        self.announced[side] = self.announced[side] + points

    def go_on(self) -> i64:
        """Deal the next packet when all hands are empty, or clear the table at the very end.

        Returns what was done: `DEALT`, `CLEARED` or `NOTHING`.
        """
        if self.held != 0 or self.won_by != NO_SEAT:
            return NOTHING
        if self.next_card < CARD_COUNT:
            self.deal_packet()
            return DEALT
        self.clear_table()
        return CLEARED

    def deal_packet(self) -> None:
        """A packet to each seat from the stock, one card at a time, as far as it goes."""
        players = self.spec.players
        first: i64 = self.dealer + 1
        cards: i64 = smaller(self.spec.packet * players, CARD_COUNT - self.next_card)
        seat: i64 = 0
        while seat < players:
            self.hands[seat] = 0
            seat += 1
        dealt: i64 = 0
        while dealt < cards:
            seat = (first + dealt) % players
            self.hands[seat] = self.hands[seat] | BIT[self.stock[self.next_card]]
            self.next_card += 1
            dealt += 1
        self.held = cards

    def clear_table(self) -> None:
        """What is left on the table goes to the last capturer, if there is one."""
        if self.last_capturer == NO_SEAT:
            return
        left = self.table
        self.table = 0
        self.put_on_pile(self.last_capturer, left)

    def copy(self, other: "Position") -> None:
        """Become another position of the same game; the stock is shared with it."""
        seat: i64 = 0
        while seat < SEATS:
            self.hands[seat] = other.hands[seat]
            self.piles[seat] = other.piles[seat]
            self.sweeps[seat] = other.sweeps[seat]
            self.announced[seat] = other.announced[seat]
            self.declared[seat] = other.declared[seat]
            seat += 1
        self.sweep_log = other.sweep_log
        self.held = other.held
        self.table = other.table
        self.stock = other.stock
        self.next_card = other.next_card
        self.turn = other.turn
        self.dealer = other.dealer
        self.last_capturer = other.last_capturer
        self.won_by = other.won_by
        self.set_wild(other.wild)
