"""A seat's view with what counting the cards adds: prices, chances and the turns to come."""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from scopa_desktop.ai.card_counting import chance_of_any
from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import RANKS, Card, Mask, cards_of, mask_of
from scopa_desktop.rules.moves import Move


class MoveOutcome(NamedTuple):
    """What a move leaves behind."""

    move: Move
    table: Mask
    hand: Mask
    """The cards kept."""

    @property
    def won(self) -> Mask:
        """The cards that go to the pile."""
        return self.move.take | 1 << self.move.card if self.move.take else 0


class OpponentTurn(NamedTuple):
    """The turn of another player after this move."""

    cards_held: int
    stake: float
    """What a point of his is to us: 1 for a partner, negative for a rival."""


class PositionEvaluation:
    """What a seat can work out before it weighs its moves."""

    def __init__(self, view: SeatView) -> None:
        """Work out the prices; the rest follows when it is asked for."""
        self.view = view
        self.card_values = CardValues.of(view)
        self.unseen: tuple[Card, ...] = tuple(cards_of(view.unseen))
        self.plays_to_come = view.stock_size + sum(view.hand_sizes) - 1
        """The plays of the round that follow this move."""

    def after(self, move: Move) -> MoveOutcome:
        """What a move leaves behind."""
        table = self.view.table ^ (move.take or 1 << move.card)
        return MoveOutcome(move, table, self.view.hand ^ 1 << move.card)

    def sweep_points(self, outcome: MoveOutcome) -> int:
        """The points of the move as a sweep; 0 when it is none."""
        swept = outcome.won and not outcome.table and self._sweep_counts(self.plays_to_come)
        if not swept:
            return 0
        taken = self.view.table
        return self.view.variant.sweep.points(outcome.move.card, taken, self.view.values)

    def sweeping_cards(self, table: Mask) -> Mask:
        """The cards that the next player may hold and would sweep the table with."""
        if not table or not self._sweep_counts(self.plays_to_come - 1):
            return 0
        variant, values = self.view.variant, self.view.values
        return mask_of(
            card
            for card in cards_of(self.view.unseen | self._shown_next)
            if table in variant.captures.legal_captures(card, table, values)
            and variant.sweep.points(card, table, values)
        )

    def chance_of_sweep(self, table: Mask) -> float:
        """The chance that the next player can sweep the table."""
        sweeping, shown = self.sweeping_cards(table), self._shown_next
        if sweeping & shown:
            return 1.0
        hidden = self.turns[0].cards_held - shown.bit_count()
        return chance_of_any(sweeping.bit_count(), hidden, len(self.unseen))

    def gains(self, cards: Iterable[Card], table: Mask) -> list[float]:
        """What each of the cards could win from the table at a coming turn, in points."""
        best_take: dict[int, float | None] = {}
        gains = []
        for card in cards:
            rank = card % RANKS
            if rank not in best_take:
                best_take[rank] = self._best_take(card, table)
            take = best_take[rank]
            gains.append(0.0 if take is None else take + self.card_values.total[card])
        return gains

    @cached_property
    def turns(self) -> tuple[OpponentTurn, ...]:
        """The turns of the others until this seat plays again."""
        seats = self.view.seating.players
        return tuple(self._turn((self.view.seat + ahead) % seats) for ahead in range(1, seats))

    @property
    def _shown_next(self) -> Mask:
        """The cards that the next player holds and has shown."""
        return self.view.shown[self.view.seating.next_seat(self.view.seat)]

    def _turn(self, seat: int) -> OpponentTurn:
        view = self.view
        dealt_anew = sum(view.hand_sizes) == 1 and view.stock_size
        packet = view.variant.deal.packet_size(view.seating.players)
        is_partner = view.seating.side_of(seat) == view.side
        stake = 1.0 if is_partner else -1 / (view.seating.sides - 1)
        return OpponentTurn(packet if dealt_anew else view.hand_sizes[seat], stake)

    def _best_take(self, card: Card, table: Mask) -> float | None:
        """The best set that a card can take, without the card itself; None when there is none."""
        variant = self.view.variant
        values = self.view.values
        counts = self._sweep_counts(self.plays_to_come - 1)
        sweep = variant.sweep.points(card, table, values) if counts else 0
        return max(
            (
                self.card_values.of_cards(taken) + (sweep if taken == table else 0)
                for taken in variant.captures.legal_captures(card, table, values)
            ),
            default=None,
        )

    def _sweep_counts(self, plays_after: int) -> bool:
        return plays_after > 0 or self.view.variant.sweep.on_last_play
