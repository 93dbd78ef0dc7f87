"""`Round`: one pack dealt, played and scored.

A round is a state and the moves that change it. `Round.dealt` starts one from a pack; the
constructor builds any position, for puzzles and tests. `play` checks a move, changes the state and
returns what happened.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import PACK, PACK_SIZE, Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.events import (
    Captured,
    DealVoided,
    Event,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.moves import IllegalMoveError, Move, Reason, Refusal
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
        turn: int | None = None,
        last_capturer: int | None = None,
        packets_dealt: int = 1,
    ) -> None:
        """A position.

        `hands` has one set for each seat, `piles` one for each side (default: empty), `stock` is
        dealt from its front; `turn` is the seat to play (default: the dealer's right).

        Raises `ValueError` with a sentence when a card lies in two places or the numbers of hands
        and piles do not fit the seating.
        """
        self.variant = variant
        self.seating = seating
        self.dealer = dealer
        self.hands = list(hands)
        self.table = table
        self.stock = tuple(stock)
        self.piles = list(piles) or [0] * seating.sides
        self.sweeps = list(sweeps)
        self.turn = seating.after(dealer) if turn is None else turn
        self.last_capturer = last_capturer
        self.packets_dealt = packets_dealt
        self.is_void = False
        self._legal: list[Move] | None = None
        self._check_position()

    @classmethod
    def dealt(
        cls, variant: Variant, seating: Seating, dealer: int, pack: Sequence[Card]
    ) -> tuple["Round", list[Event]]:
        """A round begun: packets and table dealt from the front of `pack`, the opening settled.

        Raises `ValueError` when `pack` is not the forty cards.
        """
        if mask_of(pack) != PACK or len(pack) != PACK_SIZE:
            raise ValueError("a pack has forty different cards")
        one = cls(variant, seating, dealer=dealer, hands=[0] * seating.players, stock=pack,
                  packets_dealt=0)  # fmt: skip
        events: list[Event] = [one._deal_packet()]
        if variant.deal.table:
            events += one._deal_table()
        return one, events

    @property
    def is_over(self) -> bool:
        """Whether no card is left to play, or the deal is void."""
        return self.is_void or not (self.stock or any(self.hands))

    @property
    def is_last_play(self) -> bool:
        """Whether one card is left to play in the whole round."""
        return not self.stock and sum(hand.bit_count() for hand in self.hands) == 1

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return self.seating.side_of(seat)

    def hauls(self) -> list[Haul]:
        """What each side has won so far."""
        hauls = [Haul(pile) for pile in self.piles]
        for sweep in self.sweeps:
            side = self.side_of(sweep.seat)
            points = hauls[side].sweep_points + sweep.points
            cards = hauls[side].sweep_cards | mask_of(sweep.markers)
            hauls[side] = Haul(self.piles[side], points, cards)
        return hauls

    def sheet(self) -> ScoreSheet:
        """The score of the piles as they lie; the round's result once it is over."""
        return score_sheet(self.variant.categories, self.hauls())

    def legal_moves(self) -> Sequence[Move]:
        """Every move of the seat on turn: hand order, captures before laying down."""
        if self._legal is None:
            self._legal = self._find_moves()
        return self._legal

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move; None when it may."""
        if move in self.legal_moves():
            return None
        if self.is_over:
            return Refusal(Reason.ROUND_OVER, move)
        return reason_against(self.variant.captures, self.hands[self.turn], self.table, move)

    def play(self, move: Move) -> list[Event]:
        """Make a move for the seat on turn and return what happened.

        Raises `IllegalMoveError` with the reason, leaving the round as it was.
        """
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        seat, card = self.turn, move.card
        self.hands[seat] ^= 1 << card
        events: list[Event] = [Played(seat, card)]
        if move.take:
            self._capture(move, events)
        else:
            self.table |= 1 << card
        self.turn = self.seating.after(seat)
        self._legal = None
        if not any(self.hands):
            events.append(self._deal_packet() if self.stock else self._clear_table())
        return events

    def _find_moves(self) -> list[Move]:
        if self.is_over:
            return []
        rule, table = self.variant.captures, self.table
        sums = rule.sums(table)
        moves = []
        for card in cards_of(self.hands[self.turn]):
            sets = rule.sets(card, table, sums)
            moves += [Move(card, taken) for taken in sets]
            if not (sets and rule.forced):
                moves.append(Move(card))
        return moves

    def _capture(self, move: Move, events: list[Event]) -> None:
        seat, card, taken = self.turn, move.card, move.take
        self.table ^= taken
        self.piles[self.side_of(seat)] |= taken | 1 << card
        self.last_capturer = seat
        events.append(Captured(seat, card, taken))
        sweep = self.variant.sweep
        is_last = not self.stock and not any(self.hands)
        if not self.table and (sweep.on_last_play or not is_last):
            events.append(self._sweep(seat, sweep.points, (card, *cards_of(taken))))

    def _sweep(self, seat: int, points: int, cards: Sequence[Card]) -> Swept:
        sweep = Sweep(seat, points, tuple(cards[:points]))
        self.sweeps.append(sweep)
        return Swept(*sweep)

    def _deal_packet(self) -> PacketDealt:
        players = self.seating.players
        size = self.variant.deal.packet(players)
        first = self.seating.after(self.dealer)
        cards, self.stock = self.stock[: size * players], self.stock[size * players :]
        hands = tuple(cards[(seat - first) % players :: players] for seat in range(players))
        self.hands = [mask_of(hand) for hand in hands]
        self.packets_dealt += 1
        return PacketDealt(self.packets_dealt, first, hands)

    def _deal_table(self) -> list[Event]:
        size = self.variant.deal.table
        cards, self.stock = self.stock[:size], self.stock[size:]
        self.table = mask_of(cards)
        events: list[Event] = [TableDealt(cards)]
        redeal = self.variant.redeal
        if redeal and (voiding := redeal.voiding(self.table)):
            self.is_void = True
            again = self.dealer if redeal.by == "same" else self.seating.after(self.dealer)
            events.append(DealVoided(voiding, again))
        elif (points := self.variant.opening_points(self.table)) is not None:
            events.append(OpeningTaken(self.dealer, self.table))
            self.piles[self.side_of(self.dealer)] = self.table
            self.last_capturer = self.dealer
            self.table = 0
            if points:
                events.append(self._sweep(self.dealer, points, cards))
        return events

    def _clear_table(self) -> LeftoversTaken:
        left = self.table
        if self.last_capturer is not None:
            self.piles[self.side_of(self.last_capturer)] |= left
            self.table = 0
        return LeftoversTaken(self.last_capturer, left)

    def _check_position(self) -> None:
        if len(self.hands) != self.seating.players:
            raise ValueError(f"{self.seating} players need {self.seating.players} hands")
        if len(self.piles) != self.seating.sides:
            raise ValueError(f"{self.seating} players have {self.seating.sides} piles")
        places = [*self.hands, self.table, *self.piles, *(1 << card for card in self.stock)]
        if sum(place.bit_count() for place in places) != union(places).bit_count():
            raise ValueError("a card lies in two places")
