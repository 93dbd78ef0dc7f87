"""What a seat can compute from its view: card values, probabilities and the turns to come."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card, Mask, cards_of, mask_of, rank_of
from scopa_desktop.rules.moves import Move


def probability_of_any(targets: int, hand_size: int, unseen: int) -> float:
    """Probability that a hand of `hand_size` of the `unseen` cards holds one of `targets` cards.

    That is one less the hypergeometric probability of none.
    """
    without = 1.0
    for index in range(targets):
        without *= max(0.0, 1 - hand_size / (unseen - index))
    return 1 - without


def expected_best(values: Sequence[float], hand_size: int) -> float:
    """Expected value of the best card of an unseen hand.

    `values` holds the value of every card that may be in the hand.
    """
    expected = 0.0
    none_better = 1.0
    for index, value in enumerate(sorted(values, reverse=True)):
        probability = min(1.0, hand_size / (len(values) - index))
        expected += none_better * probability * value
        none_better *= 1 - probability
        if none_better <= 0:
            break
    return expected


class MoveOutcome(NamedTuple):
    """The cards after a move."""

    move: Move
    table: Mask
    hand: Mask
    """The cards left in the hand."""
    robbed: Mask = 0
    """The pile of another side that it takes."""

    @property
    def won(self) -> Mask:
        """The cards that go to the pile, the played one included; 0 without a capture."""
        return self.move.take | self.robbed | 1 << self.move.card if self.move.take else 0


class OpponentTurn(NamedTuple):
    """The next turn of another player."""

    hand_size: int
    point_value: float
    """Value of a point of theirs for the own side: 1 for a partner, negative for an opponent."""


class PositionEvaluation:
    """Facts about a view that the evaluation of its moves needs."""

    def __init__(self, view: SeatView) -> None:
        """Compute the card values; the rest is computed on demand."""
        self.view = view
        self.card_values = CardValues.of(view)
        self.unseen: tuple[Card, ...] = tuple(cards_of(view.unseen))
        self.plays_to_come = view.stock_size + sum(view.hand_sizes) - 1
        """Number of plays of the round after this move."""

    def after(self, move: Move) -> MoveOutcome:
        """The cards after a move."""
        robbed = self.view.pile_taken(move)
        changed = 0 if robbed else move.take or 1 << move.card
        hand = self.view.hand ^ 1 << move.card
        return MoveOutcome(move, self.view.table ^ changed, hand, robbed)

    def sweep_points(self, outcome: MoveOutcome) -> int:
        """What the move is worth as a sweep, in points; 0 when it is none."""
        is_sweep = outcome.won and not outcome.table and not outcome.robbed
        is_sweep = is_sweep and self._sweep_counts(self.plays_to_come)
        if not is_sweep:
            return 0
        taken = self.view.table
        points = self.view.variant.sweep.points(outcome.move.card, taken, self.view.values)
        return points * self.view.variant.ending.point_worth

    def capture_points(self, outcome: MoveOutcome) -> int:
        """What a capture is worth as such, in points; 0 where it scores nothing."""
        bonuses, view, move = self.view.variant.capture_bonuses, self.view, outcome.move
        if bonuses is None or not move.take:
            return 0
        is_last_play = not self.plays_to_come
        scored = bonuses.of(
            move.card, move.take, view.last_laid, view.values, is_last_play=is_last_play
        )
        return sum(each.points for each in scored) * view.variant.ending.point_worth

    def sweeping_cards(self, table: Mask) -> Mask:
        """The cards that the next player may hold and that sweep the table.

        There are none where a sweep is no gain.
        """
        variant, values = self.view.variant, self.view.values
        is_feared = self._sweep_counts(self.plays_to_come - 1) and not variant.ending.lowest_wins
        if not table or not is_feared:
            return 0
        return mask_of(
            card
            for card in cards_of(self.view.unseen | self._shown_next)
            if variant.captures.is_legal_capture(card, table, table, values)
            and variant.sweep.points(card, table, values)
        )

    def sweep_probability(self, table: Mask) -> float:
        """Probability that the next player can sweep the table."""
        sweeping, shown = self.sweeping_cards(table), self._shown_next
        if sweeping & shown:
            return 1.0
        hidden = self.turns[0].hand_size - shown.bit_count()
        return probability_of_any(sweeping.bit_count(), hidden, len(self.unseen))

    def potential_points(self, cards: Iterable[Card], table: Mask) -> list[float]:
        """Points that each of the cards could win from the table at a later turn."""
        best_capture: dict[int, float | None] = {}
        points = []
        for card in cards:
            rank = rank_of(card)
            if rank not in best_capture:
                best_capture[rank] = self._best_capture(card, table)
            capture = best_capture[rank]
            points.append(0.0 if capture is None else capture + self.card_values.total[card])
        return points

    @cached_property
    def turns(self) -> tuple[OpponentTurn, ...]:
        """The turns of the other players until this seat plays again."""
        seats = self.view.seating.players
        return tuple(self._turn((self.view.seat + offset) % seats) for offset in range(1, seats))

    @cached_property
    def _worth(self) -> tuple[int, ...]:
        """The values of all cards in thousandths of a point."""
        return tuple(round(1000 * value) for value in self.card_values.total)

    @property
    def _shown_next(self) -> Mask:
        """The shown cards that the next player holds."""
        return self.view.shown[self.view.seating.next_seat(self.view.seat)]

    def _turn(self, seat: int) -> OpponentTurn:
        view = self.view
        is_dealt_before = sum(view.hand_sizes) == 1 and view.stock_size
        deal, players = view.variant.deal, view.seating.players
        is_last = view.stock_size < 2 * deal.known_size(players) * players
        packet = deal.known_size(players, is_last=is_last)
        is_partner = view.seating.side_of(seat) == view.side
        point_value = 1.0 if is_partner else -1 / (view.seating.sides - 1)
        return OpponentTurn(packet if is_dealt_before else view.hand_sizes[seat], point_value)

    def _best_capture(self, card: Card, table: Mask) -> float | None:
        """Points of the best capture of a card without the card itself; None without a capture."""
        variant = self.view.variant
        values = self.view.values
        can_sweep = self._sweep_counts(self.plays_to_come - 1)
        sweep = variant.sweep.points(card, table, values) if can_sweep else 0
        sweep *= variant.ending.point_worth
        return max(
            (
                self.card_values.of_cards(taken)
                + (sweep if taken == table else 0)
                + self._later_bonuses(card, taken)
                for taken in variant.captures.valuable_captures(card, table, values, self._worth)
            ),
            default=None,
        )

    def pile_after(self, outcome: MoveOutcome) -> tuple[Mask, Mask]:
        """The own side's pile after a move, and the card on top of it."""
        view = self.view
        if outcome.won:
            return view.piles[view.side] | outcome.won, 1 << outcome.move.card
        return view.piles[view.side], view.tops[view.side]

    def losing_cards(self, top: Mask) -> Mask:
        """The unseen cards that take a pile with this card on top."""
        rule, values = self.view.variant.captures, self.view.values
        return mask_of(
            card for card in self.unseen if top in rule.legal_captures(card, 0, values, top)
        )

    def _later_bonuses(self, card: Card, taken: Mask) -> int:
        """What a capture at a later turn is worth as such; nobody knows what is laid before it."""
        variant = self.view.variant
        if variant.capture_bonuses is None:
            return 0
        scored = variant.capture_bonuses.of(card, taken, 0, self.view.values)
        return sum(each.points for each in scored) * variant.ending.point_worth

    def _sweep_counts(self, plays_after: int) -> bool:
        return plays_after > 0 or self.view.variant.sweep.on_last_play
