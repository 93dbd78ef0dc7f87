"""`Round`: one pack dealt, played and scored.

A round is a state and the moves that change it. `Round.dealt` starts one from a pack; the
constructor builds any position, for puzzles and tests. `play` checks a move, changes the state and
returns what happened.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_desktop.rules.captures import Values, sets_on_table
from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.dealing import OpeningCapture
from scopa_desktop.rules.declarations import Named
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
from scopa_desktop.rules.moves import (
    Action,
    Cut,
    Declare,
    IllegalMoveError,
    Move,
    Reason,
    Refusal,
    TakeTable,
)
from scopa_desktop.rules.refusals import reason_against
from scopa_desktop.rules.scoring import Haul, ScoreSheet, score_sheet
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


class Sweep(NamedTuple):
    """A sweep made in the round."""

    seat: int
    points: int
    markers: tuple[Card, ...]
    """The cards turned up in the pile, one for each point as far as the capture has cards."""


class Bonus(NamedTuple):
    """Points from a declaration, or from the opening table."""

    seat: int
    name: str
    points: int


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
        values: Values | None = None,
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
        self.hands = list(hands)
        self.table = table
        self.stock = tuple(stock)
        self.piles = list(piles) or [0] * seating.sides
        self.sweeps = list(sweeps)
        self.bonuses = list(bonuses)
        self.declared = list(declared) or [0] * seating.players
        self.values = values or variant.captures.values
        self.turn = seating.after(dealer) if turn is None else turn
        self.last_capturer = last_capturer
        self.packets_dealt = packets_dealt
        self.cut_card = cut_card
        self.is_void = False
        self.won_by: int | None = None
        """The side that has won the match on the spot."""
        self._legal: list[Action] | None = None
        self._check_position()

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
            one.cut_card, one.stock = one.stock[0], one.stock[1:]
            return one, [CutOffered(one.turn, one.cut_card)]
        return one, one._deal()

    # --- what is there to know -----------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play, the deal is void, or the match is won on the spot."""
        if self.is_void or self.won_by is not None:
            return True
        return self.cut_card is None and not (self.stock or any(self.hands))

    @property
    def is_last_play(self) -> bool:
        """Whether one card is left to play in the whole round."""
        return not self.stock and sum(hand.bit_count() for hand in self.hands) == 1

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return self.seating.side_of(seat)

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that lie open because they were declared."""
        rule = self.variant.declarations
        return self.declared[seat] & self.hands[seat] if rule and rule.lies_open else 0

    def must_play_first(self, seat: int) -> Mask:
        """The declared cards that a seat must play before any other."""
        rule = self.variant.declarations
        return self.declared[seat] & self.hands[seat] if rule and rule.goes_first else 0

    def hauls(self) -> list[Haul]:
        """What each side has won so far."""
        hauls = [Haul(pile) for pile in self.piles]
        for sweep in self.sweeps:
            side = self.side_of(sweep.seat)
            points = hauls[side].sweep_points + sweep.points
            cards = hauls[side].sweep_cards | mask_of(sweep.markers)
            hauls[side] = Haul(self.piles[side], points, cards)
        for bonus in self.bonuses:
            side = self.side_of(bonus.seat)
            declared = hauls[side].declared_points + bonus.points
            hauls[side] = hauls[side]._replace(declared_points=declared)
        return hauls

    def sheet(self) -> ScoreSheet:
        """The score of the piles as they lie; the round's result once it is over."""
        return score_sheet(self.variant.categories, self.hauls())

    def legal_moves(self) -> Sequence[Action]:
        """Everything the seat on turn may do: declarations, table captures, then its cards.

        Where a table allows captures by the million (see `CaptureRule.sets`) the largest are left
        out; `refusal` and `play` know them all the same.
        """
        if self._legal is None:
            self._legal = self._find_moves()
        return self._legal

    def refusal(self, move: Action) -> Refusal | None:
        """Why the seat on turn may not do this; None when it may."""
        if move in self.legal_moves():
            return None
        if self.is_over:
            return Refusal(Reason.ROUND_OVER, move)
        if not isinstance(move, Move) or self.cut_card is not None:
            return Refusal(Reason.NOT_NOW, move)
        hand, first = self.hands[self.turn], self.must_play_first(self.turn)
        if first and hand >> move.card & 1 and not first >> move.card & 1:
            return Refusal(Reason.DECLARED_FIRST, move, first)
        if hand >> move.card & 1 and self._allows(move):
            return None
        return reason_against(self.variant.captures, self.values, hand, self.table, move)

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
        seat, card = self.turn, move.card
        self.hands[seat] ^= 1 << card
        events: list[Event] = [Played(seat, card)]
        if move.take:
            self._capture(move, events)
        else:
            self.table |= 1 << card
        self.turn = self.seating.after(seat)
        if self.won_by is None and not any(self.hands):
            events += [self._deal_packet()] if self.stock else self._clear_table()
        return events

    def _capture(self, move: Move, events: list[Event]) -> None:
        seat, card, taken = self.turn, move.card, move.take
        self.table &= ~taken
        events.append(Captured(seat, card, taken))
        self._put_on_pile(seat, taken | 1 << card)
        events += self._swept_with(move)
        events += self._won_at_once(seat)

    def _swept_with(self, move: Move) -> list[Event]:
        """The sweep that a capture makes, if it makes one."""
        card, taken, rule = move.card, move.take, self.variant.sweep
        is_last = not self.stock and not any(self.hands)
        if self.table or taken == 1 << card or (is_last and not rule.on_last_play):
            return []
        points = rule.worth(card, taken, self.values)
        return [self._sweep(self.turn, points, (card, *cards_of(taken)))] if points else []

    def _take_table(self, taken: Mask) -> list[Event]:
        seat = self.turn
        events: list[Event] = [TableTaken(seat, taken)]
        self.table ^= taken
        self._put_on_pile(seat, taken)
        if not self.table:
            events.append(self._sweep(seat, 1, tuple(cards_of(taken))))
        return events + self._won_at_once(seat)

    def _put_on_pile(self, seat: int, cards: Mask) -> None:
        self.piles[self.side_of(seat)] |= cards
        self.last_capturer = seat

    def _won_at_once(self, seat: int) -> list[Event]:
        """The match is won by the cards that a seat's side has taken, if it is."""
        side, wins = self.side_of(seat), self.variant.wins_at_once
        if not wins or wins & ~self.piles[side]:
            return []
        self.won_by = side
        return [WonAtOnce(side, wins)]

    def _sweep(self, seat: int, points: int, cards: Sequence[Card]) -> Swept:
        sweep = Sweep(seat, points, tuple(cards[:points]))
        self.sweeps.append(sweep)
        return Swept(*sweep)

    def _declare(self, move: Declare) -> list[Event]:
        seat, rule = self.turn, self.variant.declarations
        names = rule.names(move, self.values) if rule else ()
        self.declared[seat] |= move.cards
        if move.wild and rule and rule.wild is not None:
            self.values = self.values.with_wild(rule.wild, move.wild)
        return [self._announce(seat, move.cards, names, move.wild)]

    def _announce(self, seat: int, cards: Mask, names: Sequence[Named], wild: int = 0) -> Declared:
        self.bonuses += [Bonus(seat, *named) for named in names]
        points = sum(named.points for named in names)
        return Declared(seat, cards, tuple(names), points, wild)

    def _allows(self, move: Move) -> bool:
        """Whether a capture is allowed that a very large table leaves out of the legal moves."""
        rule = self.variant.captures
        return rule.allows(move.card, move.take, self.table, self.values)

    def _find_moves(self) -> list[Action]:
        if self.is_over:
            return []
        if self.cut_card is not None:
            return [Cut(True), Cut(False)]
        seat, rule, table, values = self.turn, self.variant.captures, self.table, self.values
        moves: list[Action] = [*self._declarations()]
        if self.variant.table_capture:
            moves += self._table_captures()
        sums = rule.sums(table, values)
        for card in cards_of(self.must_play_first(seat) or self.hands[seat]):
            sets = rule.sets(card, table, sums, values)
            moves += [Move(card, taken) for taken in sets]
            if rule.may_lay(card, sets, values):
                moves.append(Move(card))
        return moves

    def _declarations(self) -> Sequence[Declare]:
        rule, seat = self.variant.declarations, self.turn
        if rule is None or self.declared[seat] & self.hands[seat]:
            return ()
        hand = self.hands[seat]
        packet = self.variant.deal.packet(self.seating.players)
        return rule.choices(hand, hand.bit_count() == packet, self.values)

    def _table_captures(self) -> list[TakeTable]:
        total = self.variant.table_capture
        return [TakeTable(s) for s in sets_on_table(self.table, total, self.values)]

    # --- dealing -------------------------------------------------------------------------------

    def _cut(self, keeps: bool) -> list[Event]:
        card = self.cut_card
        assert card is not None
        self.cut_card = None
        made = CutMade(self.turn, card, keeps)
        return [made, *(self._deal(kept=card) if keeps else self._deal(laid=card))]

    def _deal(self, kept: Card | None = None, laid: Card | None = None) -> list[Event]:
        """The first packet and the table, with the cut card where the cutter wants it."""
        events: list[Event] = [self._deal_packet(kept)]
        if self.variant.deal.table:
            events += self._deal_table(laid)
        return events

    def _deal_packet(self, kept: Card | None = None) -> PacketDealt:
        """A packet to each seat; a card kept by the cutter is his first."""
        players = self.seating.players
        size = self.variant.deal.packet(players)
        first = self.seating.after(self.dealer)
        cards = self.stock[: size * players - (kept is not None)]
        self.stock = self.stock[len(cards) :]
        if kept is not None:
            cards = (kept, *cards)
        hands = tuple(cards[(seat - first) % players :: players] for seat in range(players))
        self.hands = [mask_of(hand) for hand in hands]
        self.packets_dealt += 1
        return PacketDealt(self.packets_dealt, first, hands)

    def _deal_table(self, laid: Card | None = None) -> list[Event]:
        """The table, beginning with a card that the cutter laid, and what it brings."""
        size = self.variant.deal.table - (laid is not None)
        cards, self.stock = self.stock[:size], self.stock[size:]
        if laid is not None:
            cards = (laid, *cards)
        self.table = mask_of(cards)
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
            events.append(self._announce(self.dealer, flor[0], [flor[1]]))
        if capture:
            events += self._take_opening(cards, capture)
        return events

    def _take_opening(self, cards: Sequence[Card], capture: OpeningCapture) -> list[Event]:
        events: list[Event] = [OpeningTaken(self.dealer, self.table, capture.wild)]
        self._put_on_pile(self.dealer, self.table)
        self.table = 0
        if capture.points:
            events.append(self._sweep(self.dealer, capture.points, cards))
        return events + self._won_at_once(self.dealer)

    def _clear_table(self) -> list[Event]:
        left, seat = self.table, self.last_capturer
        events: list[Event] = [LeftoversTaken(seat, left)]
        if seat is None:
            return events
        self._put_on_pile(seat, left)
        self.table = 0
        return events + self._won_at_once(seat)

    def _check_position(self) -> None:
        if len(self.hands) != self.seating.players:
            raise ValueError(f"{self.seating.told} need {self.seating.players} hands")
        if len(self.piles) != self.seating.sides:
            raise ValueError(f"{self.seating.told} have {self.seating.sides} piles")
        seats = range(self.seating.players)
        if self.dealer not in seats or self.turn not in seats:
            raise ValueError(f"the dealer and the seat on turn are among the {len(seats)} players")
        if self.last_capturer is not None and self.last_capturer not in seats:
            raise ValueError(f"the last capturer is among the {len(seats)} players")
        if any(self.hands) and not self.hands[self.turn]:
            raise ValueError("the seat on turn has no card while others have")
        drawn = [] if self.cut_card is None else [1 << self.cut_card]
        places = [*self.hands, self.table, *self.piles, *drawn]
        places += [1 << card for card in self.stock]
        if sum(place.bit_count() for place in places) != union(places).bit_count():
            raise ValueError("a card lies in two places")
