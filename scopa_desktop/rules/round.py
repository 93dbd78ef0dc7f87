"""`Round`: one pack dealt, played and scored.

A round is a state and the moves that change it. `Round.dealt` starts one from a pack; the
constructor builds any position, for puzzles and tests. `play` checks a move, changes the state and
returns what happened. The state itself is the kernel's `Position`; a round adds the checks, the
opening and the words.
"""

from collections.abc import Sequence

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, Mask, cards_of, mask_of
from scopa_desktop.rules.dealing import OpeningCapture
from scopa_desktop.rules.declarations import NamedCombination
from scopa_desktop.rules.events import (
    Captured,
    CutMade,
    CutOffered,
    DealVoided,
    Declared,
    Event,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
    TableTaken,
    WonAtOnce,
)
from scopa_desktop.rules.game_spec import game_spec
from scopa_desktop.rules.kernel.position import CLEARED, DEALT, NO_SEAT, Position
from scopa_desktop.rules.moves import (
    Action,
    Cut,
    Declare,
    IllegalMoveError,
    Move,
    Refusal,
    RefusalReason,
    TakeTable,
    action_of,
)
from scopa_desktop.rules.position_setup import (
    check_position,
    check_seats,
    put_cards_on_stock,
    set_up_position,
    stock_of,
)
from scopa_desktop.rules.refusals import refusal_reason
from scopa_desktop.rules.round_points import Bonus, Sweep, side_results_of
from scopa_desktop.rules.scoring import ScoreSheet, SideResult, score_sheet
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


class Round:
    """One pack on the table.

    Every attribute may be read; only `play` changes them.
    """

    def __init__(
        self,
        variant: Variant,
        seating: Seating,
        *,
        dealer: int,
        hands: Sequence[Mask],
        table: Mask = 0,
        stock: Sequence[Card] = (),
        piles: Sequence[Mask] = (),
        sweeps: Sequence[Sweep] = (),
        bonuses: Sequence[Bonus] = (),
        declared: Sequence[Mask] = (),
        values: CaptureValues | None = None,
        turn: int | None = None,
        last_capturer: int | None = None,
        packets_dealt: int = 1,
        cut_card: Card | None = None,
    ) -> None:
        """A position.

        `hands` has one set for each seat, `piles` one for each side (default: empty), `declared`
        the cards each seat has declared; `stock` is dealt from its front; `values` are the round's
        own where a wild card has been declared; `turn` is the seat to play (default: the dealer's
        right); `cut_card` is the card drawn by a cutter who has not decided yet.

        Raises `ValueError` with a sentence when a card lies in two places, the numbers of hands
        and piles do not fit the seating, a seat is none of the table's, or the seat on turn has no
        card to play while others have.
        """
        self.variant = variant
        self.seating = seating
        self.dealer = dealer
        self.sweeps = list(sweeps)
        self.bonuses = list(bonuses)
        self.packets_dealt = packets_dealt
        self.cut_card = cut_card
        self.is_void = False
        self._legal: list[Action] | None = None
        turn = seating.after(dealer) if turn is None else turn
        drawn = 0 if cut_card is None else 1 << cut_card
        check_position(seating, hands, piles, [table, drawn, *(1 << card for card in stock)])
        check_seats(seating, hands, dealer, turn, last_capturer)
        self.position = Position(game_spec(variant, seating))
        """The state itself; only `play` changes it."""
        set_up_position(self.position, hands, table, piles, declared)
        put_cards_on_stock(self.position, stock)
        for sweep in self.sweeps:
            self.position.add_sweep(sweep.seat, sweep.points)
        for bonus in self.bonuses:
            self.position.announce(bonus.seat, bonus.points)
        self.position.dealer = dealer
        self.position.turn = turn
        self.position.last_capturer = NO_SEAT if last_capturer is None else last_capturer
        if values is not None and (wild := variant.wild_card) is not None:
            self.position.set_wild(values.of(wild))

    def _draw(self, number: int) -> tuple[Card, ...]:
        """Cards from the top of the stock."""
        cards = self.stock[:number]
        self.position.next_card += len(cards)
        return cards

    @classmethod
    def dealt(
        cls, variant: Variant, seating: Seating, dealer: int, pack: Sequence[Card]
    ) -> tuple["Round", list[Event]]:
        """A round begun: packets and table dealt from the front of `pack`, the opening settled.

        Where the pack is cut first, the round waits for the cutter. Raises `ValueError` when `pack`
        is not the forty cards.
        """
        if mask_of(pack) != PACK or len(pack) != PACK_SIZE:
            raise ValueError("a pack has forty different cards")
        one = cls(variant, seating, dealer=dealer, hands=[0] * seating.players, stock=pack,
                  packets_dealt=0)  # fmt: skip
        if variant.deal.cut:
            (one.cut_card,) = one._draw(1)
            return one, [CutOffered(one.turn, one.cut_card)]
        return one, one._deal()

    # --- what is there to know -----------------------------------------------------------------

    @property
    def hands(self) -> list[Mask]:
        """The cards of each seat."""
        return [self.position.hands[seat] for seat in range(self.seating.players)]

    @property
    def table(self) -> Mask:
        """The cards on the table."""
        return self.position.table

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be dealt, in their order."""
        return stock_of(self.position)

    @property
    def piles(self) -> list[Mask]:
        """The cards each side has won."""
        return [self.position.piles[side] for side in range(self.seating.sides)]

    @property
    def declared(self) -> list[Mask]:
        """The cards each seat has declared."""
        return [self.position.declared[seat] for seat in range(self.seating.players)]

    @property
    def values(self) -> CaptureValues:
        """What the cards are worth in this round, a declared wild card as it was declared."""
        values, wild = self.variant.captures.values, self.position.wild
        card = self.variant.wild_card
        return values.with_wild(card, wild) if wild and card is not None else values

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self.position.turn

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last."""
        last = self.position.last_capturer
        return None if last == NO_SEAT else last

    @property
    def won_by(self) -> int | None:
        """The side that has won the match on the spot."""
        side = self.position.won_by
        return None if side == NO_SEAT else side

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play, the deal is void, or the match is won on the spot."""
        return self.is_void or (self.cut_card is None and self.position.is_over())

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return self.seating.side_of(seat)

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that lie open because they were declared."""
        rule = self.variant.declarations
        return self.declared[seat] & self.hands[seat] if rule and rule.lies_open else 0

    def must_play_first(self, seat: int) -> Mask:
        """The declared cards that a seat must play before any other."""
        return self.position.must_play_first(seat)

    def side_results(self) -> list[SideResult]:
        """What each side has won so far."""
        return side_results_of(self.seating, self.piles, self.sweeps, self.bonuses)

    def sheet(self) -> ScoreSheet:
        """The score of the piles as they lie; the round's result once it is over."""
        return score_sheet(self.variant.categories, self.side_results())

    def legal_moves(self) -> Sequence[Action]:
        """Everything the seat on turn may do: declarations, table captures, then its cards.

        Where a table allows captures by the million (see `CaptureRule.sets`) the largest are left
        out; `refusal` and `play` know them all the same.
        """
        if self._legal is None:
            if self.cut_card is not None:
                self._legal = [Cut(True), Cut(False)]
            else:
                found = 0 if self.is_void else self.position.find_moves()
                self._legal = [action_of(self.position.moves[at]) for at in range(found)]
        return self._legal

    def refusal(self, move: Action) -> Refusal | None:
        """Why the seat on turn may not do this; None when it may."""
        if move in self.legal_moves():
            return None
        if self.is_over:
            return Refusal(RefusalReason.ROUND_OVER, move)
        if not isinstance(move, Move) or self.cut_card is not None:
            return Refusal(RefusalReason.NOT_NOW, move)
        hand, first = self.hands[self.turn], self.must_play_first(self.turn)
        if first and hand >> move.card & 1 and not first >> move.card & 1:
            return Refusal(RefusalReason.DECLARED_FIRST, move, first)
        if hand >> move.card & 1 and self._allows(move):
            return None
        return refusal_reason(self.variant.captures, self.values, hand, self.table, move)

    # --- playing -------------------------------------------------------------------------------

    def play(self, move: Action) -> list[Event]:
        """Do something for the seat on turn and return what happened.

        Raises `IllegalMoveError` with the reason, leaving the round as it was.
        """
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        self._legal = None
        match move:
            case Move():
                return self._play_card(move)
            case Declare():
                return self._declare(move)
            case TakeTable(take):
                return self._take_table(take)
            case Cut(keeps):
                return self._cut(keeps)

    def _play_card(self, move: Move) -> list[Event]:
        seat, card, taken = self.turn, *move
        swept = self.position.play_card(card, taken)
        events: list[Event] = [Played(seat, card)]
        if taken:
            events.append(Captured(seat, card, taken))
            if swept:
                events.append(self._note_sweep(seat, swept, (card, *cards_of(taken))))
            events += self._won_at_once()
        left = self.table
        went_on = self.position.go_on()
        if went_on == DEALT:
            events.append(self._note_packet())
        elif went_on == CLEARED:
            events.append(LeftoversTaken(self.last_capturer, left))
            events += self._won_at_once()
        return events

    def _take_table(self, taken: Mask) -> list[Event]:
        seat = self.turn
        swept = self.position.take_table(taken)
        events: list[Event] = [TableTaken(seat, taken)]
        if swept:
            events.append(self._note_sweep(seat, swept, tuple(cards_of(taken))))
        return events + self._won_at_once()

    def _won_at_once(self) -> list[Event]:
        """The match is won by the cards that a side has taken, if it is."""
        side = self.won_by
        return [] if side is None else [WonAtOnce(side, self.variant.wins_at_once)]

    def _note_sweep(self, seat: int, points: int, cards: Sequence[Card]) -> Swept:
        sweep = Sweep(seat, points, tuple(cards[:points]))
        self.sweeps.append(sweep)
        return Swept(*sweep)

    def _declare(self, move: Declare) -> list[Event]:
        seat, rule = self.turn, self.variant.declarations
        names = rule.names(move, self.values) if rule else ()
        event = self._note_points(seat, move.cards, names, move.wild)
        self.position.declare(move.cards, event.points, move.wild)
        return [event]

    def _note_points(
        self, seat: int, cards: Mask, names: Sequence[NamedCombination], wild: int = 0
    ) -> Declared:
        self.bonuses += [Bonus(seat, *named) for named in names]
        points = sum(named.points for named in names)
        return Declared(seat, cards, tuple(names), points, wild)

    def _allows(self, move: Move) -> bool:
        """Whether a capture is allowed that a very large table leaves out of the legal moves."""
        rule = self.variant.captures
        return rule.allows(move.card, move.take, self.table, self.values)

    # --- dealing -------------------------------------------------------------------------------

    def _cut(self, keeps: bool) -> list[Event]:
        card = self.cut_card
        assert card is not None
        self.cut_card = None
        made = CutMade(self.turn, card, keeps)
        return [made, *(self._deal(kept=card) if keeps else self._deal(laid=card))]

    def _deal(self, kept: Card | None = None, laid: Card | None = None) -> list[Event]:
        """The first packet and the table, with the cut card where the cutter wants it.

        A card kept by the cutter is his first, for he receives first.
        """
        if kept is not None:
            put_cards_on_stock(self.position, [kept])
        self.position.deal_packet()
        events: list[Event] = [self._note_packet()]
        if self.variant.deal.table:
            events += self._deal_table(laid)
        return events

    def _note_packet(self) -> PacketDealt:
        """The packet that was dealt last."""
        players, position = self.seating.players, self.position
        first = self.seating.after(self.dealer)
        begin = position.next_card - position.held
        cards = [position.stock[at] for at in range(begin, position.next_card)]
        hands = tuple(tuple(cards[(seat - first) % players :: players]) for seat in range(players))
        self.packets_dealt += 1
        return PacketDealt(self.packets_dealt, first, hands)

    def _deal_table(self, laid: Card | None = None) -> list[Event]:
        """The table, beginning with a card that the cutter laid, and what it brings."""
        if laid is not None:
            put_cards_on_stock(self.position, [laid])
        cards = self._draw(self.variant.deal.table)
        self.position.table = mask_of(cards)
        return [TableDealt(cards), *self._settle_opening(cards)]

    def _settle_opening(self, cards: Sequence[Card]) -> list[Event]:
        """What the opening table brings: a void deal, the dealer's points, or nothing."""
        variant, table = self.variant, self.table
        opening = variant.opening
        capture = opening.capture(table, self.values) if opening else None
        for redeal in variant.redeals:
            if (voiding := redeal.voiding(table)) and not (capture and redeal.after_capture):
                self.is_void = True
                same = variant.redealer == "same"
                again = self.dealer if same else self.seating.after(self.dealer)
                return [DealVoided(voiding, again)]
        events: list[Event] = []
        if variant.flor and (flor := variant.flor.held(table)):
            events.append(self._note_points(self.dealer, flor[0], [flor[1]]))
            self.position.announce(self.dealer, flor[1].points)
        if capture:
            events += self._take_opening(cards, capture)
        return events

    def _take_opening(self, cards: Sequence[Card], capture: OpeningCapture) -> list[Event]:
        events: list[Event] = [OpeningTaken(self.dealer, self.table, capture.wild)]
        self.position.put_on_pile(self.dealer, self.table)
        self.position.table = 0
        if capture.points:
            events.append(self._note_sweep(self.dealer, capture.points, cards))
            self.position.add_sweep(self.dealer, capture.points)
        return events + self._won_at_once()
