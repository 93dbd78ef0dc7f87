"""Exact chances from counting the cards: what may lie in a hand that cannot be seen."""

from collections.abc import Sequence


def chance_of_any(wanted: int, drawn: int, unseen: int) -> float:
    """The chance that a hand of `drawn` out of `unseen` cards holds one of `wanted` cards."""
    without = 1.0
    for index in range(wanted):
        without *= max(0.0, 1 - drawn / (unseen - index))
    return 1 - without


def expected_best(gains: Sequence[float], drawn: int) -> float:
    """What the best card of an unseen hand is worth on average.

    `gains` has the worth of every card that may be in the hand, `drawn` the size of the hand.
    """
    expected = 0.0
    none_better = 1.0
    for index, gain in enumerate(sorted(gains, reverse=True)):
        held = min(1.0, drawn / (len(gains) - index))
        expected += none_better * held * gain
        none_better *= 1 - held
        if none_better <= 0:
            break
    return expected
