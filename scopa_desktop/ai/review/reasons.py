"""Why one move is better than another: what is true of only one of them, checked by playouts.

Both moves are played from the same determinizations, and the rest of the round by the rollout
policy, which gives for each category of the score sheet what the better move brings more. An
argument that can be seen in the position (a card taken, a sweep risked) is a reason only if its
category points the same way, so that no reason speaks for the worse move.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple

from scopa_desktop.ai.move_evaluation import playout_policy
from scopa_desktop.ai.move_explainer import AdviceReason, MoveArgument, MoveExplainer
from scopa_desktop.ai.position_evaluation import PositionEvaluation
from scopa_desktop.ai.review.luck import leads_of
from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.moves import Action, Move, action_from_code
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY

NOTICEABLE_PERCENT: Final = 5
"""By how much the risk of a sweep must differ to be a reason."""
DEALS: Final = 200
"""Determinizations from which both moves are played."""
_LEAST_GAIN: Final = 0.1
"""Points of a category that are worth naming."""
STANDARD_ERRORS: Final = 2.6
"""By how many standard errors a gain must be clear: 99 %, because there are several categories."""
_SEEDS: Final = 1 << 32
_ABOUT_SWEEPS: Final = {
    AdviceReason.SWEEP,
    AdviceReason.AVOIDS_SWEEP,
    AdviceReason.GIVES_SWEEP,
    AdviceReason.SAFE_TABLE,
}


class Reasons(NamedTuple):
    """What is true of only one of two moves, the strongest argument first."""

    for_best: tuple[MoveArgument, ...]
    """Arguments for the better move that the other does not have."""
    against_played: tuple[MoveArgument, ...]
    """Arguments against the other move that do not hold for the better one."""
    gains: tuple[str, ...] = ()
    """The categories in which the better move brings clearly more, the largest gain first."""
    left: Mask = 0
    """The table that the other move leaves."""
    unseen: int = 0
    """The number of cards that the seat does not see."""


def reasons_between(view: SeatView, best: Action, played: Action) -> Reasons:
    """The arguments that tell two legal moves of a seat apart, and that speak for `best`."""
    explainer = MoveExplainer(view)
    for_best, for_played = explainer.arguments(best), explainer.arguments(played)
    advantages = [
        argument
        for argument in for_best
        if argument.is_favourable
        # It speaks of the worst of the other moves, which need not be this one.
        and argument.reason is not AdviceReason.AVOIDS_SWEEP
        and not _is_among(argument, for_played)
    ]
    drawbacks = [
        argument
        for argument in for_played
        if not argument.is_favourable and not _is_among(argument, for_best)
    ]
    if not (isinstance(best, Move) and isinstance(played, Move)):
        return Reasons(tuple(advantages), tuple(drawbacks))
    gains = category_gains(view, best, played)
    return Reasons(
        tuple(argument for argument in advantages if _is_confirmed(argument, gains)),
        tuple(argument for argument in drawbacks if _is_confirmed(argument, gains)),
        _clear_gains(gains),
        PositionEvaluation(view).after(played).table,
        view.unseen.bit_count(),
    )


def component(reason: AdviceReason, category: str) -> str:
    """The category in which an argument must show; empty for the whole lead."""
    return SWEEPS_CATEGORY if reason in _ABOUT_SWEEPS else category


def category_gains(
    view: SeatView, best: Move, played: Move, deals: int | None = None, purpose: str = "categories"
) -> Mapping[str, Sequence[float]]:
    """By category, what `best` brings more in each playout; under "" the sum of all.

    The lead in points counts: what the others lose is a gain as well. Another `purpose` takes other
    random numbers.
    """
    rng = Random(f"{view.seed} {purpose}")
    generator = RandomGenerator(int(rng.random() * _SEEDS))
    unseen = list(cards_of(view.unseen))
    # What the policy takes cards to be worth depends on what the seat sees only.
    policy = playout_policy(view, view.determinized(unseen).position)
    gains: dict[str, list[float]] = {"": []}
    for number in range(deals or DEALS):
        order = sorted(unseen, key=lambda _: rng.random())
        first, second = (
            _leads_by_category(view.determinized(order), view.side, move, policy, generator)
            for move in (best, played)
        )
        for category in first.keys() | second.keys():
            values = gains.setdefault(category, [0.0] * number)
            values.append(first.get(category, 0.0) - second.get(category, 0.0))
        gains[""].append(sum(first.values()) - sum(second.values()))
        for values in gains.values():
            values.extend([0.0] * (number + 1 - len(values)))
    return gains


def clearness(values: Sequence[float]) -> float:
    """The mean of independent samples in standard errors; 0 for a mean of 0."""
    average = mean(values)
    error = stdev(values) / sqrt(len(values))
    return average / max(error, 1e-9)


def _is_confirmed(argument: MoveArgument, gains: Mapping[str, Sequence[float]]) -> bool:
    """Whether the playouts point the same way as an argument."""
    values = gains.get(component(argument.reason, argument.category))
    return values is not None and clearness(values) > 1


def _clear_gains(gains: Mapping[str, Sequence[float]]) -> tuple[str, ...]:
    """The categories worth naming; none if the whole lead points the other way."""
    if mean(gains[""]) <= 0:
        return ()
    means = {category: mean(values) for category, values in gains.items() if category}
    clear = [
        category
        for category, average in means.items()
        if average >= _LEAST_GAIN and clearness(gains[category]) >= STANDARD_ERRORS
    ]
    return tuple(sorted(clear, key=lambda category: (-means[category], category)))


def _is_among(argument: MoveArgument, others: tuple[MoveArgument, ...]) -> bool:
    """Whether the same is true of the other move, or nearly."""
    return any(
        other.reason is argument.reason
        and other.category == argument.category
        and other.is_favourable is argument.is_favourable
        and (argument.percent or 0) - (other.percent or 0) < NOTICEABLE_PERCENT
        for other in others
    )


def _leads_by_category(
    round_: Round, side: int, move: Action, policy: PlayoutPolicy, generator: RandomGenerator
) -> Mapping[str, float]:
    """The lead of a side in each category after one playout of a round."""
    round_.play(move)
    while not round_.is_over:
        round_.play(action_from_code(policy.choose(round_.position, generator)))
    if round_.instant_winner is not None:
        return {}
    worth = round_.variant.ending.point_worth
    return {line.category: leads_of(line.points, worth)[side] for line in round_.sheet().lines}
