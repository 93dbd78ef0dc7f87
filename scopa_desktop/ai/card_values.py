"""The value of each card for the side that captures it, computed from the variant's categories.

A value is in points, below zero in games that are won with few of them: half the difference between
the own side having the card and an opponent having it. Each open card (one that no side has won
yet, or any where piles can be taken) is assumed to fall to every side with the same probability, so
a card of a majority that is already decided has no value, and the card that decides one has a high
value.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple, TypeAlias

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import (
    CARD_COUNT,
    RANKS,
    Card,
    Mask,
    Pack,
    Suit,
    cards_of,
    rank_of,
    suit_of,
    union,
)
from scopa_desktop.rules.scoring import (
    Category,
    CompleteSet,
    Contest,
    CountOf,
    PrimieraOrder,
    PrimieraSum,
    SideResult,
    SweepPoints,
)


@dataclass(frozen=True)
class CardValues:
    """Values of all cards for one side; cards already won have the value 0."""

    by_category: dict[str, tuple[float, ...]]
    """Value of each card in each category, sweeps left out, by the category's name."""
    total: tuple[float, ...]
    """Value of each card, over all categories."""

    @classmethod
    def of(cls, view: SeatView) -> "CardValues":
        """Values for the side of a seat with the present piles."""
        won = (0,) * len(view.piles) if view.variant.captures.takes_piles else view.piles
        opponents = tuple(pile for side, pile in enumerate(won) if side != view.side)
        piles = _Distribution(won[view.side], opponents, view.variant.deal.pack)
        worth = view.variant.ending.point_worth
        by_category = {
            category.name: tuple(worth * value for value in _card_values(category, piles))
            for category in view.variant.categories
            if not isinstance(category, SweepPoints)
        }
        return cls(by_category, tuple(map(sum, zip(*by_category.values(), strict=True))))

    def of_cards(self, cards: Mask) -> float:
        total = self.total
        return sum(total[card] for card in cards_of(cards))


class _Distribution(NamedTuple):
    """Cards won so far, from the perspective of one side."""

    own: Mask
    opponents: tuple[Mask, ...]
    pack: Pack

    @property
    def open(self) -> Mask:
        """The cards that no side has won yet."""
        return self.pack.cards & ~(self.own | union(self.opponents))

    @property
    def share(self) -> float:
        """Probability that an open card falls to any one side."""
        return 1 / (1 + len(self.opponents))


_Valuation: TypeAlias = Callable[[Card], float]
"""Value of an open card."""


def _card_values(category: Category, piles: _Distribution) -> tuple[float, ...]:
    valuation = _valuation(category, piles)
    card_values = [0.0] * CARD_COUNT
    for card in cards_of(piles.open):
        card_values[card] = valuation(card)
    return tuple(card_values)


def _valuation(category: Category, piles: _Distribution) -> _Valuation:
    match category:
        case Contest(measure=CountOf(counted=counted), points=points):
            return _majority_values(counted, points, piles)
        case Contest(measure=PrimieraSum(rank_values=worth), points=points):
            return _primiera_values(worth, points, piles)
        case Contest(measure=PrimieraOrder(rank_values=worth), points=points):
            # Cards are compared one by one, so a better card outweighs any number of worse ones.
            return _primiera_values(tuple(1 << value for value in worth), points, piles)
        case CompleteSet(cards=cards, points=points):
            return _whole_set_values(cards, points, piles)
    return _values_as_counted_now(category, piles)


def _expected_result(lead: float, variance: float) -> float:
    """Expected result of a contest, from -1 (lost) to 1 (won), for a normally distributed lead."""
    if variance <= 0:
        return (lead > 0) - (lead < 0)
    return erf(lead / sqrt(2 * variance))


def _majority_values(counted: Mask, points: int, piles: _Distribution) -> _Valuation:
    still_open = (piles.open & counted).bit_count()
    variance = (still_open - 1) * 2 * piles.share
    value = 0.0
    for opponent in piles.opponents:
        lead = (piles.own & counted).bit_count() - (opponent & counted).bit_count()
        if abs(lead) <= still_open:
            value += (
                _expected_result(lead + 1, variance) - _expected_result(lead - 1, variance)
            ) / 2
    value *= points / len(piles.opponents)
    return lambda card: value if counted >> card & 1 else 0.0


def _whole_set_values(cards: Mask, points: int, piles: _Distribution) -> _Valuation:
    others_open = (piles.open & cards).bit_count() - 1
    probability = piles.share**others_open
    lost = union(piles.opponents) & cards
    own_probability = 0.0 if lost else probability
    is_denied = piles.own & cards or _is_split(lost, piles.opponents)
    rival_probability = 0.0 if is_denied else probability
    value = points * (own_probability + rival_probability) / 2
    return lambda card: value if cards >> card & 1 else 0.0


def _is_split(cards: Mask, opponents: tuple[Mask, ...]) -> bool:
    return sum(1 for opponent in opponents if opponent & cards) > 1


class _Lead(NamedTuple):
    """Distribution of the final lead of one side over another."""

    mean: float
    variance: float


@lru_cache
def _ranks_by_worth(worth: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(RANKS), key=worth.__getitem__, reverse=True))


def _best_card_in_suit(worth: tuple[int, ...], own: Mask, still_open: Mask, share: float) -> _Lead:
    """Final worth of a side's best card of a suit; `own` and `still_open` are masks of ranks."""
    mean = square = 0.0
    none_better = 1.0
    for rank in _ranks_by_worth(worth):
        if own >> rank & 1:
            probability = none_better
        elif still_open >> rank & 1:
            probability = none_better * share
        else:
            continue
        mean += probability * worth[rank]
        square += probability * worth[rank] ** 2
        none_better -= probability
    return _Lead(mean, square - mean**2)


@lru_cache(maxsize=50_000)
def _lead_in_suit(
    worth: tuple[int, ...], own: Mask, opponent: Mask, still_open: Mask, share: float
) -> _Lead:
    own_best = _best_card_in_suit(worth, own, still_open, share)
    opponents_best = _best_card_in_suit(worth, opponent, still_open, share)
    return _Lead(own_best.mean - opponents_best.mean, own_best.variance + opponents_best.variance)


def _ranks_in(cards: Mask, suit: int) -> Mask:
    return cards >> suit * RANKS & (1 << RANKS) - 1


def _primiera_values(worth: tuple[int, ...], points: int, piles: _Distribution) -> _Valuation:
    duels = [_PrimieraDuel(worth, piles, opponent) for opponent in piles.opponents]
    return lambda card: points * sum(duel.value(card) for duel in duels) / len(duels)


class _PrimieraDuel:
    """Contest of two sides for the best card of each suit."""

    def __init__(self, worth: tuple[int, ...], piles: _Distribution, opponent: Mask) -> None:
        self._worth = worth
        self._piles = piles
        self._opponent = opponent
        self._leads = [self._lead(suit, 0, 0) for suit in range(len(Suit))]

    def value(self, card: Card) -> float:
        suit, rank = suit_of(card), rank_of(card)
        return (self._result_with(suit, 1 << rank, 0) - self._result_with(suit, 0, 1 << rank)) / 2

    def _result_with(self, suit: int, won: Mask, lost: Mask) -> float:
        """Expected result after these ranks of a suit were won and lost."""
        leads = [*self._leads]
        leads[suit] = self._lead(suit, won, lost)
        return _expected_result(
            sum(lead.mean for lead in leads), sum(lead.variance for lead in leads)
        )

    def _lead(self, suit: int, won: Mask, lost: Mask) -> _Lead:
        return _lead_in_suit(
            self._worth,
            _ranks_in(self._piles.own, suit) | won,
            _ranks_in(self._opponent, suit) | lost,
            _ranks_in(self._piles.open, suit) & ~(won | lost),
            self._piles.share,
        )


def _values_as_counted_now(category: Category, piles: _Distribution) -> _Valuation:
    """For categories without a model of their own: what the card changes in the present score."""

    def value(card: Card) -> float:
        total = 0.0
        for index, opponent in enumerate(piles.opponents):
            others = [SideResult(pile) for pile in piles.opponents]
            won = category.score([SideResult(piles.own | 1 << card), *others]).points
            others[index] = SideResult(opponent | 1 << card)
            lost = category.score([SideResult(piles.own), *others]).points
            total += (won[0] - won[index + 1] - lost[0] + lost[index + 1]) / 2
        return total / len(piles.opponents)

    return value
