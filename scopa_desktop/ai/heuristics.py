"""The heuristic player: scores every play by a few heuristics and plays the best.

A heuristic is a function of a play and what it leaves behind, and returns points. The values of
cards come from the variant's categories (see `card_values`), the probabilities of unseen cards from
counting (see `position_evaluation`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from heapq import nlargest
from random import Random
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.position_evaluation import (
    MoveOutcome,
    PositionEvaluation,
    expected_best,
    probability_of_any,
)
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import COINS, cards_of
from scopa_desktop.rules.moves import Action, Cut, Declare, TakeOpening, TakeTable


def choose_preplay_action(view: SeatView) -> Action | None:
    """The best action before a card is played; None when there is none.

    Declarations come before captures from the table.
    """
    if view.cut_card is not None:
        return _cut(view, view.cut_card)
    if view.opening_offer is not None:
        # What is left on the table, the others would take.
        return TakeOpening(takes=True)
    actions = candidates_of(view).moves
    declarations = [action for action in actions if isinstance(action, Declare)]
    if declarations:
        return max(
            declarations,
            key=lambda declaration: (declaration.points, _wild_capture_count(view, declaration)),
        )
    card_values = CardValues.of(view)
    captures = [action for action in actions if isinstance(action, TakeTable)]
    return max(captures, key=lambda capture: card_values.of_cards(capture.take), default=None)


def _cut(view: SeatView, card: int) -> Cut:
    """Keep a card whose value is above the average, lay another one on the table."""
    card_values = CardValues.of(view)
    pack = view.variant.deal.pack
    average = card_values.of_cards(pack.cards) / pack.size
    return Cut(keeps=card_values.of_cards(1 << card) > average)


def _wild_capture_count(view: SeatView, declaration: Declare) -> int:
    """Number of captures that the wild card could make with its declared value."""
    wild = view.variant.declarations.wild if view.variant.declarations else None
    if wild is None or not declaration.wild:
        return 0
    values = view.values.with_wild(wild, declaration.wild)
    return len(view.variant.captures.legal_captures(wild, view.table, values))


@dataclass(frozen=True)
class HeuristicWeights:
    """Weight of each heuristic; 1 takes its estimate in points as it is."""

    captured_cards: float = 1.0
    sweep: float = 1.0
    coins: float = 0.0
    """Extra points for each captured card of coins, beyond its value."""
    laid_card: float = 0.3
    """The value of a card laid on the table."""
    own_pile: float = 1.0
    """The loss of the own pile."""
    following_turns: tuple[float, ...] = (1.0, 0.4, 0.3)
    """What the following players can capture, the next player first."""
    own_next_turn: float = 0.3
    """What the cards left in the hand can capture from the table that is left."""
    leftovers: float = 1.0
    """The last cards on the table, which go to the last capturer."""
    stay_last_probability: float = 0.6
    """Probability, for each play to come, that the last capturer stays the same."""


Heuristic: TypeAlias = Callable[[PositionEvaluation, MoveOutcome, HeuristicWeights], float]
"""Estimates one aspect of a play, in points."""


def captured_cards(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Value of the captured cards; those of a pile are also lost by the side that had them."""
    values = evaluation.card_values
    return weights.captured_cards * (
        values.of_cards(outcome.won)
        + values.of_cards(outcome.robbed) / (len(evaluation.view.piles) - 1)
    )


def own_pile(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """The expected loss of the own pile to the next players, where piles can be taken."""
    if not evaluation.view.variant.captures.takes_piles:
        return 0.0
    pile, top = evaluation.pile_after(outcome)
    losing, unseen = evaluation.losing_cards(top).bit_count(), len(evaluation.unseen)
    held = sum(turn.hand_size for turn in evaluation.turns if turn.point_value < 0)
    lost = probability_of_any(losing, min(held, unseen), unseen)
    return -2 * weights.own_pile * lost * evaluation.card_values.of_cards(pile)


def sweep(evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights) -> float:
    """Points of a sweep."""
    return weights.sweep * evaluation.sweep_points(outcome)


def capture_bonuses(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Points of the capture as such."""
    return evaluation.capture_points(outcome)


def coins(evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights) -> float:
    """Extra points for captured cards of coins."""
    worth = evaluation.view.variant.ending.point_worth
    return weights.coins * worth * (outcome.won & COINS).bit_count()


def laid_card(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Value of the card laid on the table, as a loss."""
    return (
        0.0 if outcome.won else -weights.laid_card * evaluation.card_values.total[outcome.move.card]
    )


def following_turns(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Expected captures of the following players: a loss for opponents, a gain for a partner."""
    if not outcome.table:
        return 0.0
    potential_points = evaluation.potential_points(evaluation.unseen, outcome.table)
    return sum(
        weight * turn.point_value * expected_best(potential_points, turn.hand_size)
        for weight, turn in zip(weights.following_turns, evaluation.turns, strict=False)
    )


def own_next_turn(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Best capture of the cards left in the hand, such as an equal of the card laid."""
    return weights.own_next_turn * max(
        evaluation.potential_points(cards_of(outcome.hand), outcome.table), default=0.0
    )


def leftovers(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Value of the cards on the table for the last capturer, once the stock is used up."""
    view = evaluation.view
    capturer = view.seat if outcome.won else view.last_capturer
    if view.stock_size or capturer is None:
        return 0.0
    sign = 1 if view.seating.side_of(capturer) == view.side else -1
    probability = weights.stay_last_probability**evaluation.plays_to_come
    return weights.leftovers * sign * probability * evaluation.card_values.of_cards(outcome.table)


HEURISTICS: Final[tuple[Heuristic, ...]] = (
    captured_cards,
    own_pile,
    sweep,
    capture_bonuses,
    coins,
    laid_card,
    following_turns,
    own_next_turn,
    leftovers,
)


class RankedPlay(NamedTuple):
    """A play with its outcome and its estimated value in points."""

    outcome: MoveOutcome
    value: float


MAX_RANKED_CAPTURES: Final = 10
"""Number of the most valuable captures that are ranked where there are very many plays."""


def rank_plays(evaluation: PositionEvaluation, weights: HeuristicWeights) -> list[RankedPlay]:
    """Rank the plays of the seat, the best first.

    Of very many only the most valuable captures and the cards laid are ranked.
    """
    candidates = candidates_of(evaluation.view)
    plays = candidates.plays
    if not candidates.are_all:
        captures = nlargest(
            MAX_RANKED_CAPTURES, plays, key=lambda play: evaluation.card_values.of_cards(play.take)
        )
        plays = captures + [play for play in plays if not play.take]
    outcomes = map(evaluation.after, plays)
    ranked_plays = [
        RankedPlay(
            outcome, sum(heuristic(evaluation, outcome, weights) for heuristic in HEURISTICS)
        )
        for outcome in outcomes
    ]
    return sorted(ranked_plays, key=lambda play: play.value, reverse=True)


@dataclass(frozen=True)
class HeuristicPlayer:
    """Plays the move with the best heuristic value."""

    weights: HeuristicWeights = HeuristicWeights()

    def choose(self, view: SeatView, rng: Random, deadline: Deadline) -> Action:
        """An action before the play if there is one, else the best play, a random one of equals."""
        if (preplay_action := choose_preplay_action(view)) is not None:
            return preplay_action
        ranked_plays = rank_plays(PositionEvaluation(view), self.weights)
        best = [play.outcome.move for play in ranked_plays if play.value == ranked_plays[0].value]
        return random_choice(best, rng)
