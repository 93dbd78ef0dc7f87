"""Exact probabilities about an unseen hand, which is drawn from the unseen cards."""

from collections.abc import Sequence


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
