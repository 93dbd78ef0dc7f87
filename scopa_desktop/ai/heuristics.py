"""The rule-of-thumb player: every legal move is weighed by a handful of rules, the best is played.

Each rule is a small function that looks at a move and what it leaves behind, and speaks in points.
What is worth how much comes from the variant's own categories (see `prices`), what the others may
hold from counting the cards (see `outlook`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from heapq import nlargest
from random import Random
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.card_counting import expected_best
from scopa_desktop.ai.player import Deadline, random_choice
from scopa_desktop.ai.position_evaluation import MoveOutcome, PositionEvaluation
from scopa_desktop.ai.preplay import choose_preplay_action
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import COINS, cards_of
from scopa_desktop.rules.moves import Action


@dataclass(frozen=True)
class HeuristicWeights:
    """How much each rule counts; 1 takes its estimate in points as it is."""

    winnings: float = 1.0
    """The cards taken now."""
    sweep: float = 1.0
    """A sweep made now."""
    coins: float = 0.0
    """A liking for coins: points for each of them taken, beyond what it is worth."""
    laid: float = 0.3
    """The card laid down for all."""
    turns: tuple[float, ...] = (1.0, 0.4, 0.3)
    """What the players after this one can take, the next player first."""
    next_turn: float = 0.3
    """What the cards kept can take from the table that is left."""
    leftovers: float = 1.0
    """The round's last table cards, which go to the last capturer."""
    staying_last: float = 0.6
    """The chance, at each play still to come, that nobody else becomes the last capturer."""


Rule: TypeAlias = Callable[[PositionEvaluation, MoveOutcome, HeuristicWeights], float]
"""What one consideration says about a move, in points."""


def winnings(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Take cards, the dear ones first."""
    return weights.winnings * evaluation.card_values.of_cards(outcome.won)


def sweep(evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights) -> float:
    """Take a sweep."""
    return weights.sweep * evaluation.sweep_points(outcome)


def coins(evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights) -> float:
    """Take coins for their shine."""
    return weights.coins * (outcome.won & COINS).bit_count()


def laid(evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights) -> float:
    """Lay down what is worth little."""
    return 0.0 if outcome.won else -weights.laid * evaluation.card_values.total[outcome.move.card]


def turns(evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights) -> float:
    """Leave little to the rivals, above all no sweep, and something to a partner."""
    if not outcome.table:
        return 0.0
    gains = evaluation.gains(evaluation.unseen, outcome.table)
    return sum(
        weight * turn.stake * expected_best(gains, turn.cards_held)
        for weight, turn in zip(weights.turns, evaluation.turns, strict=False)
    )


def next_turn(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Keep what can take from the table: the twin of a card laid down, for one."""
    return weights.next_turn * max(
        evaluation.gains(cards_of(outcome.hand), outcome.table), default=0.0
    )


def leftovers(
    evaluation: PositionEvaluation, outcome: MoveOutcome, weights: HeuristicWeights
) -> float:
    """Be the last to capture, once the stock is used up."""
    view = evaluation.view
    last = view.seat if outcome.won else view.last_capturer
    if view.stock_size or last is None:
        return 0.0
    sign = 1 if view.seating.side_of(last) == view.side else -1
    chance = weights.staying_last**evaluation.plays_to_come
    return weights.leftovers * sign * chance * evaluation.card_values.of_cards(outcome.table)


RULES: Final[tuple[Rule, ...]] = (winnings, sweep, coins, laid, turns, next_turn, leftovers)


class Judgement(NamedTuple):
    """A legal move and what it is thought to be worth, in points."""

    outcome: MoveOutcome
    worth: float


MOST_JUDGED: Final = 200
"""The plays that are weighed; a table that nobody takes from may allow thousands."""
DEAREST: Final = 10
"""Where there are more, so many of those that take most are weighed: each takes its time then."""


def judge(evaluation: PositionEvaluation, weights: HeuristicWeights) -> list[Judgement]:
    """Every play of the seat, the best first; of very many those that take most, and laying."""
    plays = evaluation.view.plays()
    if len(plays) > MOST_JUDGED:
        dearest = nlargest(
            DEAREST, plays, key=lambda play: evaluation.card_values.of_cards(play.take)
        )
        plays = dearest + [play for play in plays if not play.take]
    outcomes = map(evaluation.after, plays)
    judgements = [
        Judgement(outcome, sum(rule(evaluation, outcome, weights) for rule in RULES))
        for outcome in outcomes
    ]
    return sorted(judgements, key=lambda judgement: judgement.worth, reverse=True)


@dataclass(frozen=True)
class HeuristicPlayer:
    """Plays the move that the rules of thumb like best."""

    weights: HeuristicWeights = HeuristicWeights()

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """What goes before a card, if anything does; then the best move, among equals any."""
        if (announcement := choose_preplay_action(view)) is not None:
            return announcement
        judgements = judge(PositionEvaluation(view), self.weights)
        best = [one.outcome.move for one in judgements if one.worth == judgements[0].worth]
        return random_choice(best, chance)
