"""In which categories of the score sheet one move brings more than another.

Both moves are played from the same determinizations, and the rest of the round by the rollout
policy. Only what is clear of its interval is a gain, and only if the gains together point the same
way as the loss that the search has measured.
"""

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from scopa_desktop.ai.move_evaluation import playout_policy
from scopa_desktop.ai.review.luck import leads_of
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.moves import Action, Move, action_from_code
from scopa_desktop.rules.round import Round

_DEALS: Final = 100
_LEAST_GAIN: Final = 0.1
"""Points of a category that are worth naming."""
_STANDARD_ERRORS: Final = 2.6
"""By how many standard errors a gain must be clear: 99 %, because there are several categories."""
_SEEDS: Final = 1 << 32


def category_gains(view: SeatView, best: Action, played: Action) -> tuple[str, ...]:
    """The names of the categories in which `best` brings more points, the largest gain first.

    The lead in points counts: what the others lose is a gain as well. There are none for a move
    that is not a card played.
    """
    if not (isinstance(best, Move) and isinstance(played, Move)):
        return ()
    rng = Random(f"{view.seed} categories")
    generator = RandomGenerator(int(rng.random() * _SEEDS))
    unseen = list(cards_of(view.unseen))
    gains: dict[str, list[float]] = {}
    for _ in range(_DEALS):
        order = sorted(unseen, key=lambda _: rng.random())
        results = [
            _leads_by_category(view, view.determinized(order), move, generator)
            for move in (best, played)
        ]
        for category in results[0].keys() | results[1].keys():
            gain = results[0].get(category, 0.0) - results[1].get(category, 0.0)
            gains.setdefault(category, []).append(gain)
    means = {category: mean(values) for category, values in gains.items()}
    if sum(means.values()) <= 0:
        return ()
    clear = [category for category, values in gains.items() if _is_clear(values)]
    return tuple(sorted(clear, key=lambda category: (-means[category], category)))


def _is_clear(values: list[float]) -> bool:
    average = mean(values)
    return average >= max(_LEAST_GAIN, _STANDARD_ERRORS * stdev(values) / sqrt(len(values)))


def _leads_by_category(
    view: SeatView, round_: Round, move: Action, generator: RandomGenerator
) -> Mapping[str, float]:
    """The lead of the seat's side in each category after one playout of a round."""
    policy = playout_policy(view, round_.position)
    round_.play(move)
    while not round_.is_over:
        round_.play(action_from_code(policy.choose(round_.position, generator)))
    if round_.instant_winner is not None:
        return {}
    return {line.category: leads_of(line.points)[view.side] for line in round_.sheet().lines}
