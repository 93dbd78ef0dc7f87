"""The state of a round as bit masks, its legal moves and how they change it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    BIT,
    CARD_COUNT,
    SUIT_OF,
    card_of,
    copy_six,
    highest,
    popcount,
    smaller,
    zeros,
)
from scopa_desktop.rules.kernel.capture_finder import CaptureFinder, CaptureSpec
from scopa_desktop.rules.kernel.declaration_finder import DeclarationFinder, DeclarationSpec
from scopa_desktop.rules.kernel.move_codes import (
    DECLARE,
    PASS,
    PLAY,
    card_played,
    cards_in,
    encode_pass,
    encode_play,
    encode_table_capture,
    kind_of,
    points_in,
    wild_value,
)
from scopa_desktop.rules.kernel.scorer import Scorer, ScoringSpec

MAX_SEATS: Final = 6
"""The largest number of seats, and of sides."""
NO_SEAT: Final = -1
"""No seat, or no side."""
# What `Position.advance` did.
NOTHING: Final = 0
DEALT: Final = 1
"""A packet was dealt."""
CLEARED: Final = 2
"""The leftovers went to the last capturer."""
_INITIAL_CAPACITY: Final = 256


class GameSpec:
    """The rules of a game at a seating, as numbers."""

    def __init__(
        self,
        captures: CaptureSpec,
        values: list[int],
        scoring: ScoringSpec,
        declarations: DeclarationSpec | None,
        *,
        players: int,
        packet_size: int,
        last_packet_size: int,
        has_sweeps: bool,
        sweep_on_last_play: bool,
        sweep_by_ace: bool,
        sweep_total_per_point: int,
        instant_win_cards: int,
        table_capture: int,
        pack: int,
        points_for_equal_to_last: int = 0,
        points_for_one_suit: int = 0,
        points_for_each_of_suit: int = 0,
        points_for_many: int = 0,
        many_cards: int = 0,
        last_play_scores: int = 1,
    ) -> None:
        """`values` are the capture values of the cards, the rest is as in `Variant`.

        `packet_size` is the number of cards dealt to a player at once, and `last_packet_size` that
        of the last packet of a round; `pack` are the cards of the game; the points for captures are
        as in `CaptureBonuses`.
        """
        self.captures = captures
        self.values = values
        self.scoring = scoring
        self.declarations = declarations
        self.declared_first = declarations is not None and declarations.played_first
        """Whether declared cards must be played before any others."""
        self.players: i64 = players
        self.sides: i64 = scoring.sides
        self.packet_size: i64 = packet_size
        self.last_packet_size: i64 = last_packet_size
        self.has_sweeps = has_sweeps
        self.sweep_on_last_play = sweep_on_last_play
        self.sweep_by_ace = sweep_by_ace
        self.sweep_total_per_point: i64 = sweep_total_per_point
        self.instant_win_cards: i64 = instant_win_cards
        self.table_capture: i64 = table_capture
        self.pack: i64 = pack
        self.pack_size: i64 = popcount(pack)
        self.points_for_equal_to_last: i64 = points_for_equal_to_last
        self.points_for_one_suit: i64 = points_for_one_suit
        self.points_for_each_of_suit: i64 = points_for_each_of_suit
        self.points_for_many: i64 = points_for_many
        self.many_cards: i64 = many_cards
        self.last_play_scores = last_play_scores != 0
        self.scores_captures = (
            points_for_equal_to_last
            + points_for_one_suit
            + points_for_each_of_suit
            + points_for_many
            > 0
        )
        """Whether captures score points of their own."""
        self.side_of: vec[i64] = zeros(MAX_SEATS)
        """The side of each seat."""
        for seat in range(players):
            self.side_of[seat] = i64(seat % scoring.sides)


class Position:
    """A round in play.

    Attributes may be read and, to set up a position, written; `cards_in_hands` must be the number
    of cards in all hands. No method checks whether a move is legal.
    """

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.hands: vec[i64] = zeros(MAX_SEATS)
        self.cards_in_hands: i64 = 0
        """The number of cards in all hands together."""
        self.table: i64 = 0
        self.dealt_to_table: i64 = 0
        """The cards of the opening table, also those that are taken; see `_find_table_captures`."""
        self.piles: vec[i64] = zeros(MAX_SEATS)
        """The cards won by each side."""
        self.tops: vec[i64] = zeros(MAX_SEATS)
        """The card on top of each pile, as a set; 0 where none is known. Used where piles are
        open."""
        self.sweep_points: vec[i64] = zeros(MAX_SEATS)
        """The sweep points of each side."""
        self.sweep_log: i64 = 0
        """The sides that made the sweep points, three bits each, the latest lowest."""
        self.declared_points: vec[i64] = zeros(MAX_SEATS)
        """The points of each side from declarations, from the opening table and for captures."""
        self.declared: vec[i64] = zeros(MAX_SEATS)
        """The cards that each seat has declared."""
        self.stock: vec[i64] = zeros(CARD_COUNT)
        self.next_card: i64 = CARD_COUNT
        """The index of the next card in `stock`; `CARD_COUNT` when the stock is empty."""
        self.turn: i64 = 0
        self.is_declaring = False
        """Whether the seats declare in turn before the first card of the packet is played.

        `turn` is the seat that is asked.
        """
        self.dealer: i64 = 0
        self.last_capturer: i64 = NO_SEAT
        self.last_laid: i64 = 0
        """The card that the last play laid down; none after a capture and before the first play."""
        self.instant_winner: i64 = NO_SEAT
        """The side that has won the match by its cards alone."""
        self.wild: i64 = 0
        """The declared value of the wild card; 0 while it has its own."""
        self.capture_finder = CaptureFinder(spec.captures, spec.values)
        self.declaration_finder: DeclarationFinder | None = None
        if spec.declarations is not None:
            self.declaration_finder = DeclarationFinder(spec.declarations)
        self.scorer = Scorer(spec.scoring)
        self.moves: vec[i64] = zeros(_INITIAL_CAPACITY)
        """The moves found last, as move codes (see `move_codes`)."""
        self.move_count: i64 = 0
        """Their number."""

    # --- queries -------------------------------------------------------------------------------

    def stock_size(self) -> i64:
        """The number of cards still to be dealt."""
        return CARD_COUNT - self.next_card

    def plays_left(self) -> i64:
        """The number of cards still to be played in the round, unless the match is won before."""
        return self.cards_in_hands + CARD_COUNT - self.next_card

    def packet_size(self) -> i64:
        """The number of cards that each seat got in the packet dealt last."""
        is_last = self.next_card == CARD_COUNT
        return self.spec.last_packet_size if is_last else self.spec.packet_size

    def next_packet_size(self) -> i64:
        """The number of cards that each seat gets in the next packet."""
        last = self.spec.last_packet_size
        return last if self.stock_size() == last * self.spec.players else self.spec.packet_size

    def is_first_play(self) -> bool:
        """Whether no card of the round has been played."""
        return self.plays_left() + popcount(self.dealt_to_table) == self.spec.pack_size

    def is_over(self) -> bool:
        """Whether all cards are played, or a side has won the match by its cards."""
        return self.instant_winner != NO_SEAT or (
            self.cards_in_hands == 0 and self.next_card == CARD_COUNT
        )

    def count_points(self) -> vec[i64]:
        """The points of each side for the piles as they are; overwritten by the next count."""
        self.scorer.count(self.piles, self.sweep_points, self.declared_points)
        return self.scorer.points

    def must_play_first(self, seat: i64) -> i64:
        """The declared cards that a seat must play before any other."""
        if not self.spec.declared_first:
            return 0
        return self.declared[seat] & self.hands[seat]

    def playable_cards(self) -> i64:
        """The cards that the seat on turn may play."""
        first = self.must_play_first(self.turn)
        return first if first != 0 else self.hands[self.turn]

    def points_for_sweep(self, card: i64, taken: i64) -> i64:
        """The points for clearing the table with `card`, which takes `taken`."""
        spec = self.spec
        is_ace = (
            self.capture_finder.values[card] == 1
            and taken & self.capture_finder.cards_of_value[1] == 0
        )
        if not spec.has_sweeps or (is_ace and not spec.sweep_by_ace):
            return 0
        if spec.sweep_total_per_point != 0:
            return self.capture_finder.total_of(taken | BIT[card]) // spec.sweep_total_per_point
        return 1

    def points_for_capture(self, card: i64, taken: i64, remaining: i64) -> i64:
        """The points of the capture as such, without those for clearing the table.

        `remaining` is the number of cards still to be played after it.
        """
        spec = self.spec
        points: i64 = 0
        if remaining == 0 and not spec.last_play_scores:
            return points
        if (
            taken == self.last_laid
            and self.capture_finder.values[card_of(taken)] == self.capture_finder.values[card]
        ):
            points = spec.points_for_equal_to_last
        if taken & ~SUIT_OF[card] == 0:
            points += spec.points_for_one_suit
            if popcount(taken) > 1:
                points += spec.points_for_each_of_suit * (popcount(taken) + 1)
        if popcount(taken) >= spec.many_cards:
            points += spec.points_for_many
        return points

    # --- moves ---------------------------------------------------------------------------------

    def find_moves(self) -> i64:
        """Find all legal moves of the seat on turn; returns their number."""
        self.move_count = 0
        if self.is_over():
            return 0
        self._find_preliminary_moves(for_all_cards=True)
        if not self.is_declaring:
            self._find_plays()
        return self.move_count

    def is_legal(self, move: i64) -> bool:
        """Whether a move of the seat on turn is among the legal ones, which are found for it."""
        count: i64 = self.find_moves()
        index: i64 = 0
        while index < count:
            if self.moves[index] == move:
                return True
            index += 1
        return False

    def find_preliminary_moves(self) -> i64:
        """Find the moves of the seat on turn other than playing a card; returns their number."""
        self.move_count = 0
        self._find_preliminary_moves(for_all_cards=False)
        return self.move_count

    def find_plays(self) -> i64:
        """Find the legal plays of a card of the seat on turn; returns their number."""
        self.move_count = 0
        self.search_table(for_all_cards=True)
        self._find_plays()
        return self.move_count

    def search_table(self, for_all_cards: bool) -> None:
        """Set what the capture finder searches; see `CaptureFinder.set_table`."""
        finder = self.capture_finder
        finder.set_table(self.table, for_all_cards)
        if self.spec.captures.open_piles != 0:
            finder.tops = self.tops_of_others()
        if finder.spec.ace_waits:
            finder.is_first_play = self.is_first_play()

    def tops_of_others(self) -> i64:
        """The cards on top of the piles of all sides but that of the seat on turn."""
        own = self.spec.side_of[self.turn]
        tops: i64 = 0
        side: i64 = 0
        while side < self.spec.sides:
            if side != own:
                tops |= self.tops[side]
            side += 1
        return tops

    def robbed_side(self, taken: i64) -> i64:
        """The side whose pile a capture takes: `taken` lies on top of it; `NO_SEAT` for none."""
        if self.spec.captures.open_piles == 0 or taken & self.table != 0:
            return NO_SEAT
        side: i64 = 0
        while side < self.spec.sides:
            if taken != 0 and self.tops[side] == taken:
                return side
            side += 1
        return NO_SEAT

    def _find_preliminary_moves(self, for_all_cards: bool) -> None:
        self.search_table(for_all_cards)
        if self.declaration_finder is not None:
            self._find_declarations(self.declaration_finder)
        if self.is_declaring:
            self._make_room(1)
            self.moves[self.move_count] = encode_pass()
            self.move_count += 1
        elif self.spec.table_capture != 0:
            self._find_table_captures()

    def _find_plays(self) -> None:
        first = self.move_count
        rest = self.playable_cards()
        while rest != 0:
            low = rest & -rest
            rest ^= low
            self._find_plays_of(card_of(low))
        if self.spec.captures.forced_by_hand:
            self._keep_captures(first)

    def _keep_captures(self, first: i64) -> None:
        """Remove the cards laid down from the moves from index `first` on, if any captures."""
        kept = first
        index = first
        while index < self.move_count:
            if cards_in(self.moves[index]) != 0:
                self.moves[kept] = self.moves[index]
                kept += 1
            index += 1
        if kept != first:
            self.move_count = kept

    def _find_plays_of(self, card: i64) -> None:
        finder = self.capture_finder
        sets = finder.find(card)
        self._make_room(sets + 1)
        index: i64 = 0
        while index < sets:
            self.moves[self.move_count] = finder.encode_capture(card, finder.found[index])
            self.move_count += 1
            index += 1
        if finder.may_lay_down(card):
            self.moves[self.move_count] = encode_play(card, 0)
            self.move_count += 1

    def _find_declarations(self, finder: DeclarationFinder) -> None:
        hand = self.hands[self.turn]
        if self.declared[self.turn] & hand != 0:
            return
        if finder.spec.before_play and not self.is_declaring:
            return
        is_new_packet = popcount(hand) == self.packet_size()
        number = finder.find(hand, is_new_packet, self.capture_finder.values)
        self._make_room(number)
        index: i64 = 0
        while index < number:
            self.moves[self.move_count] = finder.found[index]
            self.move_count += 1
            index += 1

    def _find_table_captures(self) -> None:
        finder = self.capture_finder
        laid = self.table & ~self.dealt_to_table
        number = finder.find_table_captures(self.spec.table_capture, laid)
        self._make_room(number)
        index: i64 = 0
        while index < number:
            self.moves[self.move_count] = encode_table_capture(finder.found[index])
            self.move_count += 1
            index += 1

    def _make_room(self, number: i64) -> None:
        """Make room for more moves after those found."""
        required = self.move_count + number
        if required <= len(self.moves):
            return
        moves = zeros(2 * required)
        index: i64 = 0
        while index < self.move_count:
            moves[index] = self.moves[index]
            index += 1
        self.moves = moves

    # --- moves made ----------------------------------------------------------------------------

    def do(self, move: i64) -> None:
        """Make a move for the seat on turn; after a play, `advance`."""
        kind = kind_of(move)
        if kind == PLAY:
            self.play_card(card_played(move), cards_in(move))
            self.advance()
        elif kind == DECLARE:
            self.declare(cards_in(move), points_in(move), wild_value(move))
        elif kind == PASS:
            self.pass_declaration()
        else:
            self.take_table(cards_in(move))

    def play_card(self, card: i64, taken: i64) -> i64:
        """Play a card and pass the turn; returns the points of the sweep, 0 without one."""
        seat = self.turn
        bit = BIT[card]
        hands = self.hands
        hands[seat] = hands[seat] ^ bit
        self.cards_in_hands -= 1
        swept: i64 = 0
        if taken == 0:
            self.table |= bit
            self.last_laid = bit
        else:
            if self.spec.scores_captures:
                points = self.points_for_capture(card, taken, self.plays_left())
                self.add_declared_points(seat, points)
            self.last_laid = 0
            robbed = self.robbed_side(taken)
            if robbed != NO_SEAT:
                self._move_pile(robbed, seat)
            else:
                self.table &= ~taken
            self.put_on_pile(seat, taken | bit)
            self.tops[self.spec.side_of[seat]] = bit
            if self.table == 0 and taken != bit and robbed == NO_SEAT:
                swept = self._sweep(seat, card, taken)
        self.turn = self._seat_after(seat)
        return swept

    def _move_pile(self, side: i64, seat: i64) -> None:
        """Put the pile of a side on that of a seat's side."""
        own = self.spec.side_of[seat]
        self.piles[own] = self.piles[own] | self.piles[side]
        self.piles[side] = 0
        self.tops[side] = 0

    def _sweep(self, seat: i64, card: i64, taken: i64) -> i64:
        if self.plays_left() == 0 and not self.spec.sweep_on_last_play:
            return 0
        swept = self.points_for_sweep(card, taken)
        self.add_sweep(seat, swept)
        return swept

    def take_table(self, taken: i64) -> i64:
        """Capture table cards without playing a card; returns the points of the sweep."""
        self.table ^= taken
        self.put_on_pile(self.turn, taken)
        if self.table != 0 or not self.spec.has_sweeps:
            return 0
        self.add_sweep(self.turn, 1)
        return 1

    def declare(self, cards: i64, points: i64, wild: i64) -> None:
        """Declare cards of the seat on turn; `wild` is the value given to the wild card, or 0."""
        self.declared[self.turn] = self.declared[self.turn] | cards
        self.add_declared_points(self.turn, points)
        if wild != 0:
            self.set_wild(wild)
        if self.is_declaring:
            self.pass_declaration()

    def pass_declaration(self) -> None:
        """Ask the next seat that can declare; after the last one the first seat plays."""
        if self.turn == self.dealer:
            self.end_declarations()
        else:
            self._ask_for_declaration(self._seat_after(self.turn))

    def end_declarations(self) -> None:
        """Let the first seat play, without asking any other for a declaration."""
        self.is_declaring = False
        self.turn = self._seat_after(self.dealer)

    def _ask_for_declaration(self, seat: i64) -> None:
        """Ask the first seat from `seat` to the dealer that can declare.

        Where none can, the first seat plays.
        """
        finder = self.declaration_finder
        if finder is None:
            return
        self.is_declaring = True
        while finder.find(self.hands[seat], True, self.capture_finder.values) == 0:
            if seat == self.dealer:
                self.end_declarations()
                return
            seat = self._seat_after(seat)
        self.turn = seat

    def _seat_after(self, seat: i64) -> i64:
        """The seat at the right of another."""
        seat += 1
        if seat == self.spec.players:
            seat = 0
        return seat

    def set_wild(self, value: i64) -> None:
        """Set the value of the wild card for the rest of the round; 0: its own value."""
        declarations = self.spec.declarations
        if declarations is None or declarations.wild < 0:
            return
        own: i64 = i64(self.spec.values[declarations.wild])
        if value == own:
            value = 0
        if value == self.wild:
            return
        self.wild = value
        if value == 0:
            value = own
        self.capture_finder.set_value(declarations.wild, value)

    def put_on_pile(self, seat: i64, cards: i64) -> None:
        """Add cards to the pile of a seat's side, which wins the match with certain cards.

        The highest of them, in the order of the pack, comes to lie on top.
        """
        side = self.spec.side_of[seat]
        piles = self.piles
        pile = piles[side] | cards
        piles[side] = pile
        if self.spec.captures.open_piles != 0 and cards != 0:
            self.tops[side] = highest(cards)
        self.last_capturer = seat
        wins = self.spec.instant_win_cards
        if wins != 0 and wins & ~pile == 0:
            self.instant_winner = side

    def add_sweep(self, seat: i64, points: i64) -> None:
        side = self.spec.side_of[seat]
        self.sweep_points[side] = self.sweep_points[side] + points
        while points > 0:
            self.sweep_log = self.sweep_log << 3 | side
            points -= 1

    def add_declared_points(self, seat: i64, points: i64) -> None:
        """Add the points of a declaration, of the opening table or for a capture."""
        side = self.spec.side_of[seat]
        self.declared_points[side] = self.declared_points[side] + points

    def advance(self) -> i64:
        """Deal the next packet when all hands are empty; end the round when the stock is, too.

        Returns `DEALT`, `CLEARED` or `NOTHING`.
        """
        if self.cards_in_hands != 0 or self.instant_winner != NO_SEAT:
            return NOTHING
        if self.next_card < CARD_COUNT:
            self.deal_packet()
            return DEALT
        self.collect_leftovers()
        return CLEARED

    def deal_packet(self) -> None:
        """Deal a packet to each seat, one card at a time, as far as the stock goes.

        Where declarations come before the first card, the first seat that can declare is asked.
        """
        players = self.spec.players
        hands = self.hands
        stock = self.stock
        first: i64 = self.next_card
        end: i64 = smaller(first + self.next_packet_size() * players, CARD_COUNT)
        dealt: i64 = 0
        seat = self.dealer
        while dealt < players:
            seat = self._seat_after(seat)
            hand: i64 = 0
            at = first + dealt
            while at < end:
                hand |= BIT[stock[at]]
                at += players
            hands[seat] = hand
            dealt += 1
        self.next_card = end
        self.cards_in_hands = end - first
        self.begin_declarations()

    def begin_declarations(self) -> None:
        """Ask the first seat that can declare, where declarations come before the first card."""
        if self.spec.declarations is not None and self.spec.declarations.before_play:
            self._ask_for_declaration(self._seat_after(self.dealer))

    def collect_leftovers(self) -> None:
        """Give the cards left on the table to the last capturer, if there is one."""
        if self.last_capturer == NO_SEAT:
            return
        left = self.table
        self.table = 0
        self.put_on_pile(self.last_capturer, left)

    def copy_from(self, other: "Position") -> None:
        """Copy another position of the same game; the stock is shared, not copied."""
        copy_six(self.hands, other.hands)
        copy_six(self.piles, other.piles)
        copy_six(self.tops, other.tops)
        copy_six(self.sweep_points, other.sweep_points)
        copy_six(self.declared_points, other.declared_points)
        copy_six(self.declared, other.declared)
        self.sweep_log = other.sweep_log
        self.cards_in_hands = other.cards_in_hands
        self.table = other.table
        self.dealt_to_table = other.dealt_to_table
        self.stock = other.stock
        self.next_card = other.next_card
        self.turn = other.turn
        self.is_declaring = other.is_declaring
        self.dealer = other.dealer
        self.last_capturer = other.last_capturer
        self.last_laid = other.last_laid
        self.instant_winner = other.instant_winner
        self.set_wild(other.wild)
