"""The dangers of a table: which cards would sweep it, and how likely the next player holds one."""

from typing import Final, NamedTuple

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.partner_conventions import taken_from_partner
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask, cards_of, mask_of
from scopa_desktop.rules.moves import Action, Move

_MIN_RISK: Final = 0.15
"""A difference between two chances of a sweep that a person sees."""
_SCORING_VALUE: Final = 0.45
"""Points that a card is worth where it scores by itself, such as the settebello."""


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


class _Prospect(NamedTuple):
    """What a play takes and what it gives, as everybody at the table can see."""

    play: Move
    gain: float
    """Value of what it takes, in points."""
    risk: float
    """The chance that the next player sweeps what it leaves."""
    given: Mask
    """The cards on the table after it that score by themselves, and the cards of the partner that
    it takes away from the partner."""

    @classmethod
    def of(cls, evaluation: PositionEvaluation, play: Move) -> "_Prospect":
        outcome, values = evaluation.after(play), evaluation.card_values
        gain = values.of_cards(outcome.won) + evaluation.sweep_points(outcome)
        gain += evaluation.capture_points(outcome)
        scoring = mask_of(
            card for card in cards_of(outcome.table) if values.total[card] >= _SCORING_VALUE
        )
        risk = evaluation.sweep_probability(outcome.table)
        return cls(play, gain, risk, scoring | taken_from_partner(evaluation.view, play))

    def is_safer_than(self, other: "_Prospect") -> bool:
        if self.gain < other.gain or self.given & ~other.given:
            return False
        gives_less = self.given != other.given and self.risk <= other.risk
        return gives_less or self.risk + _MIN_RISK <= other.risk


def safer_play(view: SeatView, played: Move) -> Move | None:
    """A play that takes no less than the one played and gives less away; None without one.

    What can be given away is a sweep, a card that scores by itself, or the partner's capture.
    """
    evaluation = PositionEvaluation(view)
    own = _Prospect.of(evaluation, played)
    others = (_Prospect.of(evaluation, play) for play in candidates_of(view).plays)
    safer = [other for other in others if other.is_safer_than(own)]
    return max(safer, key=lambda other: (other.gain, -other.risk)).play if safer else None
