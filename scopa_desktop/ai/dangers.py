"""The dangers of a table: which cards would sweep it, and how likely the next player holds one."""

from typing import NamedTuple

from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.moves import Action, Move


class Danger(NamedTuple):
    """What a table invites the next player to do."""

    table: Mask
    seat: int
    """The next player."""
    cards: Mask
    """The cards that sweep the table and that the next player may hold."""
    probability: float
    """That the next player holds one of them: hypergeometric, from the unseen cards."""
    sum: int
    """What the table cards add up to, where a sweep takes them as a sum; else 0."""
    total: int
    """What they make together with the card played, where sums are made so; else 0."""


class DangerFinder:
    """Finds the dangers of the tables that the moves of one view leave."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._evaluation = PositionEvaluation(view)
        self._found: dict[Mask, Danger] = {}

    def of_table(self, table: Mask) -> Danger:
        if table not in self._found:
            self._found[table] = self._find(table)
        return self._found[table]

    def after(self, action: Action) -> Danger:
        """The danger of the table after a move."""
        if not isinstance(action, Move):
            return self.of_table(self._view.table)
        return self.of_table(self._evaluation.after(action).table)

    def _find(self, table: Mask) -> Danger:
        view, evaluation = self._view, self._evaluation
        seat = view.seating.next_seat(view.seat)
        cards = evaluation.sweeping_cards(table)
        probability = evaluation.sweep_probability(table) if cards else 0.0
        for card in cards_of(cards):
            for attempt in view.variant.captures.attempted_sums(card, table, view.values):
                if attempt.is_right(view.values):
                    makes = attempt.cards != table
                    made = view.values.total(attempt.cards) if makes else 0
                    return Danger(table, seat, cards, probability, view.values.total(table), made)
        return Danger(table, seat, cards, probability, 0, 0)
