"""What each card is worth to the side that takes it, read from the variant's categories.

A price is in points: half the difference between the side having the card and a rival having it.
Cards that are still to be won are taken to fall to each side with the same chance, so a majority
that is already decided costs nothing and the card that decides one is dear.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple, TypeAlias

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, PACK_SIZE, RANKS, Card, Mask, cards_of, union
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
    """The prices of all cards for one side; cards already won cost nothing."""

    by_category: dict[str, tuple[float, ...]]
    """For each category but the sweeps the price of each card in it."""
    total: tuple[float, ...]
    """The price of each card."""

    @classmethod
    def of(cls, view: SeatView) -> "CardValues":
        """The prices for the side of a seat as the piles lie now."""
        rivals = tuple(pile for side, pile in enumerate(view.piles) if side != view.side)
        stand = _Stand(view.piles[view.side], rivals)
        by_category = {
            category.name: _card_values(category, stand)
            for category in view.variant.categories
            if not isinstance(category, SweepPoints)
        }
        return cls(by_category, tuple(map(sum, zip(*by_category.values(), strict=True))))

    def of_cards(self, cards: Mask) -> float:
        """The price of a set of cards."""
        total = self.total
        return sum(total[card] for card in cards_of(cards))


class _Stand(NamedTuple):
    """How the cards are shared out, seen by one side."""

    own: Mask
    rivals: tuple[Mask, ...]

    @property
    def open(self) -> Mask:
        """The cards still to be won."""
        return PACK & ~(self.own | union(self.rivals))

    @property
    def share(self) -> float:
        """The chance with which a card still to be won falls to any one side."""
        return 1 / (1 + len(self.rivals))


_Valuation: TypeAlias = Callable[[Card], float]
"""The price of a card still to be won."""


def _card_values(category: Category, stand: _Stand) -> tuple[float, ...]:
    pricing = _valuation(category, stand)
    card_values = [0.0] * PACK_SIZE
    for card in cards_of(stand.open):
        card_values[card] = pricing(card)
    return tuple(card_values)


def _valuation(category: Category, stand: _Stand) -> _Valuation:
    match category:
        case Contest(measure=CountOf(counted=counted), points=points):
            return _majority_values(counted, points, stand)
        case Contest(measure=PrimieraSum(rank_values=worth), points=points):
            return _primiera_values(worth, points, stand)
        case Contest(measure=PrimieraOrder(rank_values=worth), points=points):
            # Compared card by card, a better card outweighs several lesser ones.
            return _primiera_values(tuple(1 << each for each in worth), points, stand)
        case CompleteSet(cards=cards, points=points):
            return _whole_set_values(cards, points, stand)
    return _values_as_counted_now(category, stand)


def _edge(lead: float, variance: float) -> float:
    """How a contest is expected to end, from -1 (lost) to 1 (won), for the lead expected."""
    if variance <= 0:
        return (lead > 0) - (lead < 0)
    return erf(lead / sqrt(2 * variance))


def _majority_values(counted: Mask, points: int, stand: _Stand) -> _Valuation:
    still_open = (stand.open & counted).bit_count()
    variance = (still_open - 1) * 2 * stand.share
    price = 0.0
    for rival in stand.rivals:
        lead = (stand.own & counted).bit_count() - (rival & counted).bit_count()
        if abs(lead) <= still_open:
            price += (_edge(lead + 1, variance) - _edge(lead - 1, variance)) / 2
    price *= points / len(stand.rivals)
    return lambda card: price if counted >> card & 1 else 0.0


def _whole_set_values(cards: Mask, points: int, stand: _Stand) -> _Valuation:
    others_open = (stand.open & cards).bit_count() - 1
    chance = stand.share**others_open
    taken = union(stand.rivals) & cards
    hope = 0.0 if taken else chance
    threat = 0.0 if stand.own & cards or _is_split(taken, stand.rivals) else chance
    price = points * (hope + threat) / 2
    return lambda card: price if cards >> card & 1 else 0.0


def _is_split(taken: Mask, rivals: tuple[Mask, ...]) -> bool:
    return sum(1 for rival in rivals if rival & taken) > 1


class _Lead(NamedTuple):
    """The lead of one side over another that is expected in the end."""

    mean: float
    variance: float


@lru_cache
def _best_first(worth: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(range(RANKS), key=worth.__getitem__, reverse=True))


def _best_of_suit(worth: tuple[int, ...], own: Mask, still_open: Mask, share: float) -> _Lead:
    """What a side's best card of a suit will be worth; `own` and `still_open` are ranks."""
    mean = square = 0.0
    none_better = 1.0
    for rank in _best_first(worth):
        if own >> rank & 1:
            here = none_better
        elif still_open >> rank & 1:
            here = none_better * share
        else:
            continue
        mean += here * worth[rank]
        square += here * worth[rank] ** 2
        none_better -= here
    return _Lead(mean, square - mean**2)


@lru_cache(maxsize=50_000)
def _lead_in_suit(
    worth: tuple[int, ...], own: Mask, rival: Mask, still_open: Mask, share: float
) -> _Lead:
    mine = _best_of_suit(worth, own, still_open, share)
    theirs = _best_of_suit(worth, rival, still_open, share)
    return _Lead(mine.mean - theirs.mean, mine.variance + theirs.variance)


def _ranks_in(cards: Mask, suit: int) -> Mask:
    return cards >> suit * RANKS & (1 << RANKS) - 1


def _primiera_values(worth: tuple[int, ...], points: int, stand: _Stand) -> _Valuation:
    duels = [_PrimieraDuel(worth, stand, rival) for rival in stand.rivals]
    return lambda card: points * sum(duel.price(card) for duel in duels) / len(duels)


class _PrimieraDuel:
    """The contest of two sides for the best card of each suit."""

    def __init__(self, worth: tuple[int, ...], stand: _Stand, rival: Mask) -> None:
        self._worth = worth
        self._stand = stand
        self._rival = rival
        self._leads = [self._lead(suit, 0, 0) for suit in range(PACK_SIZE // RANKS)]

    def price(self, card: Card) -> float:
        suit, rank = divmod(card, RANKS)
        return (self._edge_with(suit, 1 << rank, 0) - self._edge_with(suit, 0, 1 << rank)) / 2

    def _edge_with(self, suit: int, won: Mask, lost: Mask) -> float:
        """The edge after these ranks of a suit were won and lost."""
        leads = [*self._leads]
        leads[suit] = self._lead(suit, won, lost)
        return _edge(sum(lead.mean for lead in leads), sum(lead.variance for lead in leads))

    def _lead(self, suit: int, won: Mask, lost: Mask) -> _Lead:
        return _lead_in_suit(
            self._worth,
            _ranks_in(self._stand.own, suit) | won,
            _ranks_in(self._rival, suit) | lost,
            _ranks_in(self._stand.open, suit) & ~(won | lost),
            self._stand.share,
        )


def _values_as_counted_now(category: Category, stand: _Stand) -> _Valuation:
    """For categories without a forecast of their own: what the card changes in today's count."""

    def price(card: Card) -> float:
        total = 0.0
        for index, rival in enumerate(stand.rivals):
            others = [SideResult(pile) for pile in stand.rivals]
            won = category.score([SideResult(stand.own | 1 << card), *others]).points
            others[index] = SideResult(rival | 1 << card)
            lost = category.score([SideResult(stand.own), *others]).points
            total += (won[0] - won[index + 1] - lost[0] + lost[index + 1]) / 2
        return total / len(stand.rivals)

    return price
