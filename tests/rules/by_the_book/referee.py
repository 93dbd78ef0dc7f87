"""A round by the book: RULES, section 2, played slowly, with cards and moves as texts.

A referee knows a game by its parameters in `games.py` and the names of its options alone, and
nothing of the catalogue's entry. It speaks the notation of the records.
"""

from collections.abc import Sequence
from typing import Final

from scopa_desktop.rules.seating import Seating
from tests.rules.by_the_book.announcing import (
    Declared,
    are_aces_void,
    dealers_points,
    declarations,
    flor_on_the_table,
    is_void,
    same_deals_again,
)
from tests.rules.by_the_book.counting import Points, coins, count, swords
from tests.rules.by_the_book.taking import Cards, Rules, Table, in_order

CUT: Final = frozenset({"cut keep", "cut lay"})
OPENING: Final = frozenset({"opening take", "opening leave"})
PASS: Final = "pass"
FIVE: Final = 5


class Referee:
    """Says what may be done, does it, and counts."""

    def __init__(self, rules: Rules, seating: Seating, dealer: int, pack: Sequence[str]) -> None:
        self.rules = rules
        self.seating = seating
        self.dealer = dealer
        self.turn = seating.next_seat(dealer)
        self.hands: list[set[str]] = [set() for _ in range(seating.players)]
        self._face_down: list[list[str]] = [[] for _ in range(seating.players)]
        """Where nobody sees a hand: the cards that lie before each player."""
        self.table: set[str] = set()
        self._laid: set[str] = set()
        """The cards that players have laid down."""
        self._tops: dict[int, str] = {}
        """The card on top of each side's pile."""
        self.piles: list[set[str]] = [set() for _ in range(seating.sides)]
        self.swept: Points = [0] * seating.sides
        self.declared: Points = [0] * seating.sides
        self._just_laid = ""
        """The card that the last play laid down, unless that was a capture."""
        self.last_taker: int | None = None
        self.won_by: int | None = None
        self.deals_again: int | None = None
        """Who deals after a void deal."""
        self._offered: int | None = None
        """The sweep points of an opening table that the dealer may take or leave."""
        self._stock = list(pack)
        self._matta = 0
        self._has_played = [False] * seating.players
        self._is_begun = False
        """Whether a card of the round has been played."""
        self._announced: list[set[str]] = [set() for _ in range(seating.players)]
        """The cards declared and not played yet."""
        self._asked: list[int] = []
        """Who is asked for a declaration before the first card of a packet, the next one first."""
        self._drawn = self._stock.pop(0) if rules.game.has_cut else ""
        if not self._drawn:
            self._deal()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        ended = self.deals_again is not None or self.won_by is not None
        return ended or not (self._drawn or self._stock or self._have_cards)

    @property
    def _have_cards(self) -> bool:
        return any(self.hands) or any(self._face_down)

    def _turn_over(self) -> None:
        """The player on turn turns over a card: all are alike, and this takes the oldest."""
        if cards := self._face_down[self.turn]:
            self.hands[self.turn] = {cards.pop(0)}

    @property
    def points(self) -> Points:
        """The points of the round for each side."""
        counted = count(self.rules, [frozenset(pile) for pile in self.piles])
        return [sum(of_side) for of_side in zip(counted, self.swept, self.declared, strict=True)]

    @property
    def _table(self) -> Table:
        tops = frozenset(top for side, top in self._tops.items() if side != self._side)
        return Table(self.rules, frozenset(self.table), self._matta, not self._is_begun, tops)

    # --- dealing -------------------------------------------------------------------------------

    def _deal(self) -> None:
        self._deal_packet()
        self.table = {self._stock.pop(0) for _ in range(self._table_size)}
        if self.table:
            self._open()
        if self._offered is None:
            self._turn_over()

    def _deal_packet(self) -> None:
        game, players = self.rules.game, self.seating.players
        pack_size = 52 if game.has_tens else 40
        size = (pack_size - game.table) // players if game.deals_all else 3
        if players == FIVE and len(self._stock) == 4 * FIVE:
            size = 4
        for dealt in range(size * players):
            seat, card = (self.dealer + 1 + dealt) % players, self._stock.pop(0)
            if self.rules.is_blind:
                self._face_down[seat].append(card)
            else:
                self.hands[seat].add(card)
        self._has_played = [False] * players
        self._announced = [set() for _ in range(players)]
        if self._all_are_asked:
            order = [(self.dealer + place) % players for place in range(1, players + 1)]
            self._asked = [seat for seat in order if self._declarations_of(seat)]
            self.turn = self._asked[0] if self._asked else order[0]

    @property
    def _table_size(self) -> int:
        """Four as a rule; with five players five, as 36 cards are no multiple of five."""
        table = self.rules.game.table
        return table + (table > 0 and self.seating.players == FIVE)

    def _open(self) -> None:
        table = self._table
        if is_void(table):
            self._void()
            return
        side = self.seating.side_of(self.dealer)
        self.declared[side] += flor_on_the_table(table)
        points = dealers_points(table)
        if points is not None and self.rules.has("opening_may_decline"):
            self._offered, self.turn = points, self.dealer
        elif points is not None:
            self._take(self.dealer, table.cards)
            self.swept[side] += points

    def _decide_on_opening(self, move: str) -> None:
        """The dealer takes the opening table, or leaves it, where two Aces can void the deal."""
        points, self._offered = self._offered, None
        assert points is not None
        table = self._table
        self.turn = self._asked[0] if self._asked else self.seating.next_seat(self.dealer)
        if move == "opening take":
            self._take(self.dealer, table.cards)
            self.swept[self.seating.side_of(self.dealer)] += points
        elif are_aces_void(table):
            self._void()
        self._turn_over()

    def _void(self) -> None:
        same = same_deals_again(self.rules)
        self.deals_again = self.dealer if same else self.seating.next_seat(self.dealer)

    # --- what may be done ----------------------------------------------------------------------

    def moves(self) -> set[str]:
        """Everything that the seat on turn may do."""
        if self.is_over:
            return set()
        if self._drawn:
            return set(CUT)
        if self._offered is not None:
            return set(OPENING)
        if self._asked:
            return {*map(str, self._declarations_of(self.turn)), PASS}
        told = set() if self._all_are_asked else self._declarations_of(self.turn)
        return {*map(str, told), *self._table_captures(), *self._plays()}

    @property
    def _all_are_asked(self) -> bool:
        """Whether everybody declares before the first card of a packet, and nobody later."""
        return self.rules.options.get("declare_at") == "packet"

    def _declarations_of(self, seat: int) -> set[Declared]:
        hand, announced = self.hands[seat], self._announced[seat]
        if announced & hand:
            return set()
        return declarations(self._table, frozenset(hand), not self._has_played[seat])

    def _table_captures(self) -> set[str]:
        table = self._table
        if not self.rules.has("table_fifteen"):
            return set()
        fifteens = (cards for cards in table.some(2) if table.total(cards) == 15)
        allowed = filter(table.are_few_enough, fifteens)
        return {f"x {_told(cards)}" for cards in allowed if cards & self._laid}

    def _plays(self) -> set[str]:
        table, hand = self._table, self.hands[self.turn]
        owed = self._announced[self.turn] & hand if self.rules.game.any_three else set()
        found = set()
        for card in owed or hand:
            found |= {
                f"{card} x {'' if cards <= {*table.cards, card} else 'pile '}{_told(cards)}"
                for cards in table.taken_by(card)
            }
            found |= {card} if table.may_be_laid(card) else set()
        captures = {play for play in found if " x " in play}
        by_hand = self.rules.must_capture and self.rules.options.get("must_capture") == "hand"
        return captures if captures and by_hand else found

    # --- doing it ------------------------------------------------------------------------------

    def do(self, move: str) -> None:
        """What the seat on turn does, in notation."""
        if move in CUT:
            self._cut(move)
        elif move in OPENING:
            self._decide_on_opening(move)
        elif move == PASS:
            self._ask_the_next()
        elif move.startswith("!"):
            cards, points = move[2:].split(" = ")
            self._declare(set(cards.split()), points)
        elif move.startswith("x "):
            self._take(self.turn, frozenset(move[2:].split()))
            self.swept[self._side] += not self.table
        else:
            card, _, taken = move.partition(" x ")
            if taken.startswith("pile "):
                self._rob(card, taken.removeprefix("pile "))
            else:
                self._play(card, frozenset(taken.split()))

    @property
    def _side(self) -> int:
        return self.seating.side_of(self.turn)

    def _cut(self, move: str) -> None:
        # Kept, it is the first card that is dealt; laid, the first of the table.
        place = 0 if move == "cut keep" else 3 * self.seating.players
        self._stock.insert(place, self._drawn)
        self._drawn = ""
        self._deal()

    def _declare(self, cards: set[str], told: str) -> None:
        points, _, wild = told.partition(", wild ")
        self.declared[self._side] += int(points)
        self._announced[self.turn] = cards
        self._matta = int(wild) if wild else self._matta
        if self._asked:
            self._ask_the_next()

    def _ask_the_next(self) -> None:
        self._asked.pop(0)
        self.turn = self._asked[0] if self._asked else self.seating.next_seat(self.dealer)

    def _play(self, card: str, taken: Cards) -> None:
        before = self._table
        self.hands[self.turn].remove(card)
        self._has_played[self.turn] = self._is_begun = True
        is_last = not self._stock and not self._have_cards
        if not taken:
            self.table.add(card)
            self._laid.add(card)
            self._just_laid = card
        else:
            self._take(self.turn, taken | {card})
            self._score_capture(before, card, taken, is_last)
            self._just_laid = ""
            self._tops[self._side] = card
            may_sweep = not is_last or self.rules.has("last_play_sweep")
            if not self.table and before.cards and may_sweep:
                self.swept[self._side] += before.sweep_of(card)
        self._end_turn()

    def _rob(self, card: str, top: str) -> None:
        """The pile below a card goes to the pile of the seat on turn, the card played on top."""
        (robbed,) = (side for side, lying in self._tops.items() if lying == top)
        self.hands[self.turn].remove(card)
        self._has_played[self.turn] = self._is_begun = True
        pile, self.piles[robbed] = self.piles[robbed], set()
        del self._tops[robbed]
        self._take(self.turn, frozenset(pile | {card}))
        self._tops[self._side] = card
        self._just_laid = ""
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn = self.seating.next_seat(self.turn)
        if not self._have_cards and self.won_by is None:
            self._go_on()
        self._turn_over()

    def _score_capture(self, before: Table, card: str, taken: Cards, is_last: bool) -> None:
        """Points for an equal card just laid, for one suit, and for three cards."""
        way = self.rules.game.captures_score
        is_just_laid = taken == {self._just_laid}
        is_equal = is_just_laid and before.worth(self._just_laid) == before.worth(card)
        is_one_suit = {one[1] for one in taken} == {card[1]}
        if way == "a point each":
            self.declared[self._side] += is_equal + is_one_suit + (len(taken) >= 3)
        suit_counts = way == "suits by their cards" or self.rules.has("bagher")
        if suit_counts and not is_last:
            for_suit = len(taken | {card}) if is_one_suit and len(taken) > 1 else 0
            self.declared[self._side] += for_suit + (is_equal and way != "no")

    def _go_on(self) -> None:
        if self._stock:
            self._deal_packet()
        elif self.last_taker is not None:
            self._take(self.last_taker, frozenset(self.table))

    def _take(self, seat: int, cards: Cards) -> None:
        """Cards go to a pile, the highest of them on top; ten coins may win the match with it."""
        self.table -= cards
        self.last_taker = seat
        side = self.seating.side_of(seat)
        self.piles[side] |= cards
        if cards:
            self._tops[side] = in_order(cards)[-1]
        if self.rules.game.low_coins_win and {"AD", "2D", "3D"} <= self.piles[side]:
            self.won_by = side
        napola = self.rules.options.get("napola", "off")
        wins = self.rules.game.all_coins_win or napola != "off"
        if self.rules.game.all_swords_win and swords(frozenset(self.piles[side])) == 13:
            self.won_by = side
        if wins and coins(frozenset(self.piles[side])) == 10:
            self.won_by = side


def _told(cards: Cards) -> str:
    return " ".join(in_order(cards))
