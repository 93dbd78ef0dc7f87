"""`Round`: one pack dealt, played and scored.

`Round.dealt` starts a round from a pack; the constructor sets up any position. `play` checks a
move, changes the state and returns the events; `refusal` gives the reason why a move is illegal.
The state itself is the kernel's `Position`; a round adds the checks, the opening and the events,
and the reasons why a card may not take some table cards, or may not be laid down.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from scopa_desktop.rules.captures import CaptureRule, CaptureValues, FewestCards
from scopa_desktop.rules.cards import CARD_COUNT, Card, Mask, cards_of, mask_of
from scopa_desktop.rules.dealing import OpeningCapture
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    CaptureScored,
    CutMade,
    CutOffered,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    OpeningLeft,
    OpeningOffered,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.kernel.bits import ALL_CARDS
from scopa_desktop.rules.kernel.position import CLEARED, DEALT, NO_SEAT, GameSpec, Position
from scopa_desktop.rules.kernel.scorer import ScoringSpec
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    DealAction,
    Declare,
    IllegalMoveError,
    Move,
    Pass,
    Refusal,
    RefusalReason,
    TakeOpening,
    TakeTable,
    action_from_code,
    code_of_action,
)
from scopa_desktop.rules.position_setup import (
    check_position,
    check_seats,
    put_cards_on_stock,
    set_up_position,
    stock_of,
)
from scopa_desktop.rules.scoring import (
    Bonus,
    ScoreSheet,
    SideResult,
    Sweep,
    score_sheet,
    side_results_of,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


@lru_cache(maxsize=512)
def game_spec(variant: Variant, seating: Seating) -> GameSpec:
    rows = [row for category in variant.categories for row in category.rows()]
    declarations, bonuses = variant.declarations, variant.capture_bonuses
    return GameSpec(
        variant.captures.spec(),
        [*variant.captures.values.by_card],
        ScoringSpec(rows, seating.sides),
        declarations.spec() if declarations is not None else None,
        players=seating.players,
        packet_size=variant.deal.known_size(seating.players),
        last_packet_size=variant.deal.known_size(seating.players, is_last=True),
        has_sweeps=variant.sweep.scores,
        sweep_on_last_play=variant.sweep.on_last_play,
        sweep_by_ace=variant.sweep.by_ace,
        sweep_total_per_point=variant.sweep.total_per_point,
        instant_win_cards=variant.instant_win_cards,
        table_capture=variant.table_capture,
        pack=variant.deal.pack.cards,
        **(bonuses.for_kernel() if bonuses is not None else {}),
    )


class Round:
    """A round in play.

    All attributes may be read; only `play` changes them.
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
        tops: Sequence[Mask] = (),
        sweeps: Sequence[Sweep] = (),
        bonuses: Sequence[Bonus] = (),
        declared: Sequence[Mask] = (),
        values: CaptureValues | None = None,
        turn: int | None = None,
        is_declaring: bool = False,
        last_capturer: int | None = None,
        packets_dealt: int = 1,
        cut_card: Card | None = None,
        opening_offer: OpeningCapture | None = None,
        dealt_to_table: Mask = 0,
        last_laid: Mask = 0,
    ) -> None:
        """Set up a position.

        `hands` has one set for each seat, `piles` one for each side (default: empty), `tops` the
        card on top of each (0: none that can be taken), `declared` the cards each seat has
        declared; `stock` is dealt from its front; `values` are those of the round where a wild card
        has been declared; `turn` is the seat to play (default: at the dealer's right), and
        `is_declaring` says that it is asked for a declaration before the first card of the packet
        is played; `cut_card` is the card drawn by a cutter who has not decided yet; `opening_offer`
        is what the table would bring a dealer who has not decided yet, and is on turn then, and
        `turn` and `is_declaring` are not used; `dealt_to_table` are the cards of the opening table
        (default: all table cards were laid down by players); `last_laid` is the card that the last
        play laid down (default: none).

        Raises `ValueError` with a sentence when a card is in two places, the numbers of hands and
        piles do not fit the seating, a seat does not exist, or the seat on turn has no card while
        others have. Whether the position can occur in play is not checked.
        """
        self.variant = variant
        self.seating = seating
        self.dealer = dealer
        self.sweeps = list(sweeps)
        self.bonuses = list(bonuses)
        self.packets_dealt = packets_dealt
        self.cut_card = cut_card
        self.opening_offer = opening_offer
        """What the opening table would bring the dealer, who has to decide; None otherwise."""
        self.called_out_by: int | None = None
        """The seat that ended the round by calling out; None while nobody has."""
        self.is_void = False
        self._legal: list[Action] | None = None
        turn = seating.next_seat(dealer) if turn is None else turn
        drawn = 0 if cut_card is None else 1 << cut_card
        others = [table, drawn, *(1 << card for card in stock)]
        check_position(seating, hands, piles, others, variant.deal.pack)
        check_seats(seating, hands, dealer, turn, last_capturer)
        self.position = Position(game_spec(variant, seating))
        set_up_position(self.position, hands, table, piles, declared)
        for side, top in enumerate(tops):
            self.position.tops[side] = top
        put_cards_on_stock(self.position, stock)
        for sweep in self.sweeps:
            self.position.add_sweep(sweep.seat, sweep.points)
        for bonus in self.bonuses:
            self.position.add_declared_points(bonus.seat, bonus.points)
        self.position.dealer = dealer
        self.position.dealt_to_table = dealt_to_table
        self.position.last_laid = last_laid
        self.position.turn = turn
        self.position.is_declaring = is_declaring
        if opening_offer is not None:
            # The packet has been dealt, and nobody has been on turn.
            self.position.turn = seating.next_seat(dealer)
            self.position.begin_declarations()
        self.position.last_capturer = NO_SEAT if last_capturer is None else last_capturer
        if values is not None and (wild := variant.wild_card) is not None:
            self.position.set_wild(values.of(wild))

    def _draw(self, number: int) -> tuple[Card, ...]:
        cards = self.stock[:number]
        self.position.next_card += len(cards)
        return cards

    @classmethod
    def dealt(
        cls, variant: Variant, seating: Seating, dealer: int, pack: Sequence[Card]
    ) -> tuple["Round", list[Event]]:
        """A new round dealt from the front of `pack`, and its events.

        Where the pack is cut first, the round waits for the cutter. Raises `ValueError` when `pack`
        does not have all cards of the game.
        """
        whole = variant.deal.pack
        if mask_of(pack) != whole.cards or len(pack) != whole.size:
            raise ValueError(f"a pack of this game has {whole.size} different cards")
        no_hands = [0] * seating.players
        new = cls(variant, seating, dealer=dealer, hands=no_hands, stock=pack, packets_dealt=0)
        if variant.deal.cut:
            (new.cut_card,) = new._draw(1)
            return new, [CutOffered(new.turn, new.cut_card)]
        return new, new._deal()

    @property
    def hands(self) -> list[Mask]:
        """The cards of each seat."""
        return [self.position.hands[seat] for seat in range(self.seating.players)]

    @property
    def table(self) -> Mask:
        return self.position.table

    @property
    def dealt_to_table(self) -> Mask:
        """The cards of the opening table that still lie there."""
        return self.position.dealt_to_table & self.position.table

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be dealt, in their order."""
        return stock_of(self.position)

    @property
    def piles(self) -> list[Mask]:
        """The cards each side has won."""
        return [self.position.piles[side] for side in range(self.seating.sides)]

    @property
    def tops(self) -> list[Mask]:
        """The card on top of each side's pile, as a set; all 0 where piles are closed."""
        return [self.position.tops[side] for side in range(self.seating.sides)]

    @property
    def tops_of_others(self) -> Mask:
        """The cards on top of the piles that the seat on turn may take with an equal card."""
        return self.position.tops_of_others() if self.variant.captures.takes_piles else 0

    @property
    def declared(self) -> list[Mask]:
        """The cards each seat has declared."""
        return [self.position.declared[seat] for seat in range(self.seating.players)]

    @property
    def values(self) -> CaptureValues:
        """The capture values in this round, with the declared value of a wild card."""
        values, wild = self.variant.captures.values, self.position.wild
        card = self.variant.wild_card
        return values.with_wild(card, wild) if wild and card is not None else values

    @property
    def turn(self) -> int:
        """The seat on turn; the dealer while deciding on the opening table."""
        return self.position.turn if self.opening_offer is None else self.dealer

    @property
    def is_declaring(self) -> bool:
        """Whether the seat on turn is asked for a declaration before the first card is played."""
        is_waiting = self.is_void or self.opening_offer is not None
        return self.position.is_declaring and not is_waiting

    @property
    def is_deal_open(self) -> bool:
        """Whether a decision of the deal is due: that on the cut, or on the opening table."""
        return self.cut_card is not None or self.opening_offer is not None

    @property
    def may_call_out(self) -> bool:
        """Whether the seat on turn may call out: it is to play, and the game allows it."""
        waits = self.is_over or self.is_deal_open or self.is_declaring
        return self.variant.may_call_out and not waits

    @property
    def last_laid(self) -> Mask:
        """The card that the last play laid down; none after a capture."""
        return self.position.last_laid

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last; None before the first capture."""
        last = self.position.last_capturer
        return None if last == NO_SEAT else last

    @property
    def instant_winner(self) -> int | None:
        """The side that has won the match by its cards alone; None while no side has."""
        side = self.position.instant_winner
        return None if side == NO_SEAT else side

    @property
    def is_over(self) -> bool:
        """Whether all cards are played, the deal is void, or the match was decided in mid-round."""
        if self.is_void or self.called_out_by is not None:
            return True
        return not self.is_deal_open and self.position.is_over()

    def side_of(self, seat: int) -> int:
        return self.seating.side_of(seat)

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that are face up because they were declared."""
        rule = self.variant.declarations
        return self.declared[seat] & self.hands[seat] if rule and rule.stays_open else 0

    def must_play_first(self, seat: int) -> Mask:
        """The declared cards that a seat must play before any other."""
        return self.position.must_play_first(seat)

    def side_results(self) -> list[SideResult]:
        return side_results_of(self.seating, self.piles, self.sweeps, self.bonuses)

    def sheet(self) -> ScoreSheet:
        """The score of the piles as they are; the result of the round once it is over."""
        return score_sheet(self.variant.categories, self.side_results())

    def legal_moves(self) -> Sequence[Action]:
        """The legal moves of the seat on turn: declarations, table captures, then plays.

        Where it is asked for a declaration before the first card is played, `Pass` follows the
        declarations instead.

        On a very large table not all captures are listed (see `CaptureRule.legal_captures`);
        `refusal` and `play` accept the others as well, and `CallOut` where `may_call_out` says so.
        """
        if self._legal is None:
            if self.cut_card is not None:
                self._legal = [Cut(True), Cut(False)]
            elif self.opening_offer is not None:
                self._legal = [TakeOpening(True), TakeOpening(False)]
            else:
                number = 0 if self.is_over else self.position.find_moves()
                self._legal = [
                    action_from_code(self.position.moves[index]) for index in range(number)
                ]
        return self._legal

    def refusal(self, move: Action) -> Refusal | None:
        """The reason why a move of the seat on turn is illegal; None when it is legal."""
        if self._is_listed(move):
            return None
        if self.is_over:
            return Refusal(RefusalReason.ROUND_OVER, move)
        if isinstance(move, CallOut) and self.may_call_out:
            return None
        if isinstance(move, TakeTable) and self._makes_dealt_sum(move.take):
            return Refusal(RefusalReason.NO_LAID_CARD, move, move.take)
        if not isinstance(move, Move) or self.is_deal_open:
            return Refusal(RefusalReason.NOT_NOW, move)
        return self._play_refusal(move)

    def _makes_dealt_sum(self, taken: Mask) -> bool:
        """Whether table cards make the sum of a table capture, but none of them was laid down."""
        total, waits = self.variant.table_capture, self.is_deal_open or self.is_declaring
        is_dealt = not waits and not taken & ~self.dealt_to_table
        return is_dealt and total > 0 and self.values.total(taken) == total

    def _is_listed(self, move: Action) -> bool:
        if not isinstance(move, Move) or self._legal is not None:
            return move in self.legal_moves()
        is_coded = 0 <= move.card < CARD_COUNT and 0 <= move.take <= ALL_CARDS
        if not is_coded or self.is_over or self.is_deal_open:
            return False
        # A replay needs no objects of the other legal moves; making them takes long.
        return self.position.is_legal(code_of_action(move))

    def _play_refusal(self, move: Move) -> Refusal | None:
        hand, first = self.hands[self.turn], self.must_play_first(self.turn)
        if not hand >> move.card & 1:
            return Refusal(RefusalReason.NOT_IN_HAND, move)
        if self.is_declaring:
            return Refusal(RefusalReason.DECLARE_OR_PASS, move)
        if first and not first >> move.card & 1:
            return Refusal(RefusalReason.DECLARED_FIRST, move, first)
        return self._hand_refusal(move) or capture_refusal(
            self.captures, self.values, self.table, move, self.tops_of_others
        )

    @property
    def captures(self) -> CaptureRule:
        """How the card that is played next captures."""
        rule = self.variant.captures
        return rule.for_first_play if self.position.is_first_play() else rule

    def _hand_refusal(self, move: Move) -> Refusal | None:
        """The reason why a card that takes nothing may not be laid: another card can capture."""
        rule, lying = self.captures, (self.table, self.values, self.tops_of_others)
        if not rule.hand_is_forced or move.take or rule.legal_captures(move.card, *lying):
            return None
        for card in cards_of(self.position.playable_cards()):
            if captures := rule.legal_captures(card, *lying):
                return Refusal(RefusalReason.HAND_MUST_CAPTURE, move, captures[0], card)
        return None

    def play(self, move: Action) -> list[Event]:
        """Make a move for the seat on turn and return the events.

        Whether a `CallOut` is right depends on the match, which decides it. Raises
        `IllegalMoveError` with the reason; the round is unchanged then.
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
            case Cut() | TakeOpening():
                return self._decide_on_deal(move)
            case CallOut():
                self.called_out_by = self.turn
                return [CalledOut(self.turn)]
            case Pass():
                self.position.pass_declaration()
                return []

    def _play_card(self, move: Move) -> list[Event]:
        seat, card, taken = self.turn, move.card, move.take
        scored = self._capture_bonuses(card, taken)
        robbed = self.position.robbed_side(taken)
        captured = Captured(seat, card, taken)
        if robbed != NO_SEAT:
            captured = Captured(seat, card, taken, robbed, self.position.piles[robbed])
        swept = self.position.play_card(card, taken)
        events: list[Event] = [Played(seat, card)]
        if taken:
            events.append(captured)
            if scored:
                self.bonuses += [Bonus(seat, *combination) for combination in scored]
                events.append(CaptureScored(seat, scored))
            if swept:
                events.append(self._record_sweep(seat, swept, (card, *cards_of(taken))))
            events += self._instant_win()
        left, deal = self.table, self.variant.deal
        progress = self.position.advance()
        if progress == DEALT:
            events += self._blind_packet() if deal.is_blind else [self._record_packet()]
        elif progress == CLEARED:
            events.append(LeftoversTaken(self.last_capturer, left))
            events += self._instant_win()
        return events

    def _capture_bonuses(self, card: Card, taken: Mask) -> tuple[ScoredCombination, ...]:
        """What the capture that is made next scores as such."""
        bonuses = self.variant.capture_bonuses
        if bonuses is None or not taken:
            return ()
        position = self.position
        is_last_play = position.plays_left() == 1
        return bonuses.of(card, taken, position.last_laid, self.values, is_last_play=is_last_play)

    def _take_table(self, taken: Mask) -> list[Event]:
        seat = self.turn
        swept = self.position.take_table(taken)
        events: list[Event] = [TableTaken(seat, taken)]
        if swept:
            events.append(self._record_sweep(seat, swept, tuple(cards_of(taken))))
        return events + self._instant_win()

    def _instant_win(self) -> list[Event]:
        """The event of a side that has won the match by its cards, if one has."""
        side = self.instant_winner
        return [] if side is None else [InstantWin(side, self.variant.instant_win_cards)]

    def _record_sweep(self, seat: int, points: int, cards: Sequence[Card]) -> Swept:
        sweep = Sweep(seat, points, tuple(cards[:points]))
        self.sweeps.append(sweep)
        return Swept(*sweep)

    def _declare(self, move: Declare) -> list[Event]:
        seat, rule = self.turn, self.variant.declarations
        combinations = rule.combinations_of(move, self.values) if rule else ()
        event = self._record_points(seat, move.cards, combinations, move.wild)
        self.position.declare(move.cards, event.points, move.wild)
        return [event]

    def _record_points(
        self, seat: int, cards: Mask, combinations: Sequence[ScoredCombination], wild: int = 0
    ) -> Declared:
        self.bonuses += [Bonus(seat, *combination) for combination in combinations]
        points = sum(combination.points for combination in combinations)
        return Declared(seat, cards, tuple(combinations), points, wild)

    def _decide_on_deal(self, action: DealAction) -> list[Event]:
        if isinstance(action, Cut):
            return self._cut(action.keeps)
        return self._decide_on_opening(action.takes)

    def _cut(self, keeps: bool) -> list[Event]:
        card = self.cut_card
        assert card is not None
        self.cut_card = None
        cut = CutMade(self.turn, card, keeps)
        return [cut, *(self._deal(kept=card) if keeps else self._deal(laid=card))]

    def _deal(self, kept: Card | None = None, laid: Card | None = None) -> list[Event]:
        """Deal the first packet and the table, with the cut card kept or laid on the table.

        A kept card goes on top of the stock: the cutter receives the first card.
        """
        if self.variant.deal.is_blind:
            return self._deal_blind()
        if kept is not None:
            put_cards_on_stock(self.position, [kept])
        self.position.deal_packet()
        events: list[Event] = [self._record_packet()]
        if self.variant.deal.table:
            events += self._deal_table(laid)
        return events

    def _deal_blind(self) -> list[Event]:
        """Deal hands that nobody sees, and the table.

        What is known of the hands is the card that each player turns over next: the other cards
        are still those of the stock, and the table is dealt from below the packet.
        """
        deal, players = self.variant.deal, self.seating.players
        packet = self._draw(deal.packet_size(players) * players)
        table = self._draw(deal.table_size(players))
        put_cards_on_stock(self.position, packet)
        self.position.deal_packet()
        events: list[Event] = [self._packet_of(packet)]
        return events + self._lay_table(table) if table else events

    def _blind_packet(self) -> list[Event]:
        """The event of a packet that nobody sees, if all cards of the last one are played."""
        deal, players, position = self.variant.deal, self.seating.players, self.position
        dealt = deal.pack.size - deal.table_size(players)
        packet = deal.packet_size(players) * players
        number, played_of_packet = divmod(dealt - position.plays_left(), packet)
        if played_of_packet or number >= deal.packet_count(players):
            return []
        size = dealt - number * packet if number == deal.packet_count(players) - 1 else packet
        begin = position.next_card - position.cards_in_hands
        return [self._packet_of([position.stock[begin + index] for index in range(size)])]

    def _record_packet(self) -> PacketDealt:
        """The event of the packet that was just dealt."""
        position = self.position
        begin = position.next_card - position.cards_in_hands
        return self._packet_of([position.stock[at] for at in range(begin, position.next_card)])

    def _packet_of(self, cards: Sequence[Card]) -> PacketDealt:
        """The event of a packet of these cards, in the order in which they are dealt."""
        players, first = self.seating.players, self.seating.next_seat(self.dealer)
        hands = tuple(tuple(cards[(seat - first) % players :: players]) for seat in range(players))
        self.packets_dealt += 1
        return PacketDealt(self.packets_dealt, first, hands)

    def _deal_table(self, laid: Card | None = None) -> list[Event]:
        """Deal the table, beginning with a card that the cutter laid, and settle the opening."""
        if laid is not None:
            put_cards_on_stock(self.position, [laid])
        return self._lay_table(self._draw(self.variant.deal.table_size(self.seating.players)))

    def _lay_table(self, cards: tuple[Card, ...]) -> list[Event]:
        """Lay the opening table, and settle the opening."""
        self.position.table = self.position.dealt_to_table = mask_of(cards)
        return [TableDealt(cards), *self._settle_opening(cards)]

    def _settle_opening(self, cards: Sequence[Card]) -> list[Event]:
        """Void the deal, or give the dealer what the opening table brings."""
        variant, table = self.variant, self.table
        opening = variant.opening
        capture = opening.capture(table, self.values) if opening else None
        if void := self._void_deal(is_captured=capture is not None):
            return void
        events: list[Event] = []
        if variant.opening_flor and (flor := variant.opening_flor.combination(table)):
            cards_of_flor, combination = flor
            events.append(self._record_points(self.dealer, cards_of_flor, [combination]))
            self.position.add_declared_points(self.dealer, combination.points)
        if capture and variant.opening_may_decline:
            self.opening_offer = capture
            events.append(OpeningOffered(self.dealer, table, capture.points, capture.wild))
        elif capture:
            events += self._take_opening(cards, capture)
        return events

    def _void_deal(self, *, is_captured: bool) -> list[Event]:
        """Void the deal if the opening table says so; no event when it stands.

        Some cards do not void a deal whose opening table the dealer captures.
        """
        for redeal in self.variant.redeals:
            voiding = redeal.voiding_cards(self.table)
            if voiding and not (is_captured and redeal.after_capture):
                self.is_void = True
                same = self.variant.redeal_by == "same"
                next_dealer = self.dealer if same else self.seating.next_seat(self.dealer)
                return [DealVoided(voiding, next_dealer)]
        return []

    def _decide_on_opening(self, takes: bool) -> list[Event]:
        """Take the opening table, or leave it, which can void the deal."""
        capture, table = self.opening_offer, self.table
        assert capture is not None
        self.opening_offer = None
        if takes:
            return self._take_opening(tuple(cards_of(table)), capture)
        return [OpeningLeft(self.dealer, table), *self._void_deal(is_captured=False)]

    def _take_opening(self, cards: Sequence[Card], capture: OpeningCapture) -> list[Event]:
        events: list[Event] = [OpeningTaken(self.dealer, self.table, capture.wild)]
        self.position.put_on_pile(self.dealer, self.table)
        self.position.table = 0
        if capture.points:
            events.append(self._record_sweep(self.dealer, capture.points, cards))
            self.position.add_sweep(self.dealer, capture.points)
        return events + self._instant_win()


def capture_refusal(
    rule: CaptureRule, values: CaptureValues, table: Mask, move: Move, tops: Mask = 0
) -> Refusal | None:
    """The reason for refusing a play of a card in hand that is not listed as legal.

    `tops` are the cards on top of the piles that could be taken.
    None where it is legal all the same: not every capture of a very large table is listed.
    """
    if not move.is_pile and rule.is_legal_capture(move.card, move.take, table, values):
        return None
    if missing := move.take & ~(table | tops if move.is_pile else table):
        return Refusal(RefusalReason.NOT_ON_TABLE, move, missing)
    legal = rule.legal_captures(move.card, table, values, tops)
    if move.is_pile:
        return _pile_refusal(values, move, legal)
    if not move.take:
        return Refusal(RefusalReason.MUST_CAPTURE, move, legal[0])
    reason = _reason(rule, values, table, move, legal)
    cards = {
        RefusalReason.EQUAL_CARD_FIRST: _equal_cards(values, table, move),
        RefusalReason.ONE_EQUAL_CARD: _equal_cards(values, table, move),
        RefusalReason.TOO_MANY_CARDS: legal[0] if legal else 0,
        RefusalReason.WHOLE_TABLE: table,
    }
    limit = rule.max_cards if reason is RefusalReason.SUM_LIMIT else 0
    return Refusal(reason, move, cards.get(reason, 0), limit=limit)


def _pile_refusal(values: CaptureValues, move: Move, legal: list[Mask]) -> Refusal:
    """The reason for refusing a play that takes a pile; `legal` are the captures of the card."""
    if move.take & (move.take - 1):
        return Refusal(RefusalReason.PILE_ALONE, move)
    if legal and move.take & values.cards_of_value[values.of(move.card)]:
        return Refusal(RefusalReason.TABLE_FIRST, move, legal[0])
    return Refusal(RefusalReason.OTHER_TOP, move)


def _reason(
    rule: CaptureRule, values: CaptureValues, table: Mask, move: Move, legal: list[Mask]
) -> RefusalReason:
    """The reason why a card may not take cards that lie on the table."""
    played, take = move.card, move.take
    equal = _equal_cards(values, table, move)
    takes_several_equal = take & ~equal == 0 and take.bit_count() > 1
    has_court = bool((1 << played | take) & values.numberless)
    if _is_equal_card_first(rule, values, table, move):
        if takes_several_equal:
            return RefusalReason.ONE_EQUAL_CARD
        return RefusalReason.EQUAL_CARD_FIRST
    if rule.with_only(*rule.kinds).is_legal_capture(played, take, table, values):
        is_within_limit = replace(rule, fewest_cards=FewestCards.FREE).is_legal_capture(
            played, take, table, values
        )
        return RefusalReason.TOO_MANY_CARDS if is_within_limit else RefusalReason.SUM_LIMIT
    takes_one_equal = {taken for taken in legal if not taken & ~equal} == _single_cards(equal)
    if takes_several_equal and takes_one_equal:
        return RefusalReason.ONE_EQUAL_CARD
    if rule.takes_only_whole_table(played, table, values):
        return RefusalReason.WHOLE_TABLE
    return RefusalReason.COURT if has_court else _reason_of_sums(rule, values, move)


def _reason_of_sums(rule: CaptureRule, values: CaptureValues, move: Move) -> RefusalReason:
    """The reason why the values of some cards do not allow a capture."""
    makes_sums = any(kind.sum_of(move.card, move.take, values) for kind in rule.kinds)
    is_single = move.take.bit_count() == 1
    return RefusalReason.NOT_A_CAPTURE if makes_sums or is_single else RefusalReason.NO_SUMS


def _equal_cards(values: CaptureValues, table: Mask, move: Move) -> Mask:
    return table & values.cards_of_value[values.of(move.card)]


def _is_equal_card_first(rule: CaptureRule, values: CaptureValues, table: Mask, move: Move) -> bool:
    """Whether an equal card on the table excludes all other captures.

    In no game do other captures than that of an equal card stand in a tier before the last.
    """
    tier = rule.deciding_tier(move.card, table, values)
    return bool(tier) and tier != rule.tiers[-1]


def _single_cards(cards: Mask) -> set[Mask]:
    """The sets of one of these cards."""
    return {1 << card for card in cards_of(cards)}
