"""Which sets of table cards a card may take.

A *kind* of capture is a frozen object that names one way to take. A `CaptureRule` puts kinds into
tiers: only the first tier that allows any set counts, so that in Scopa an equal card on the table
forbids the sums. The sets themselves are found by the kernel.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import PACK_SIZE, RANKS, Card, Mask, cards_of, mask_of
from scopa_desktop.rules.kernel import capture_finder as kernel
from scopa_desktop.rules.kernel.capture_finder import CaptureFinder, CaptureSpec


class CaptureValues(NamedTuple):
    """What every card is worth for capturing, 1 to 10."""

    by_card: tuple[int, ...]
    worth: tuple[Mask, ...]
    """The cards of each value; index 0 has none."""

    def of(self, card: Card) -> int:
        """The capture value of a card."""
        return self.by_card[card]

    def cards_worth(self, value: int) -> Mask:
        """The cards of a value."""
        return self.worth[value]

    def total(self, cards: Mask) -> int:
        """The values of some cards added up."""
        return sum(map(self.of, cards_of(cards)))

    def with_wild(self, card: Card, value: int) -> "CaptureValues":
        """The values with one card, declared wild, worth `value` instead of its own."""
        return _values((*self.by_card[:card], value, *self.by_card[card + 1 :]))


def _values(by_card: Sequence[int]) -> CaptureValues:
    worth = [mask_of(c for c in range(PACK_SIZE) if by_card[c] == value) for value in range(11)]
    return CaptureValues(tuple(by_card), tuple(worth))


def rank_values(by_rank: Sequence[int]) -> CaptureValues:
    """The values that belong to the ten ranks."""
    return _values([by_rank[card % RANKS] for card in range(PACK_SIZE)])


ITALIAN_CAPTURE_VALUES: Final = rank_values((1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
"""A=1, 2 to 7 as marked, J=8, Q=9, K=10 (RULES, section 1)."""
QUEEN_LOW_CAPTURE_VALUES: Final = rank_values((1, 2, 3, 4, 5, 6, 7, 9, 8, 10))
"""Q=8 and J=9, as in Chkobba (RULES 2.11)."""
ACE_VALUE: Final = 1
HIGHEST_VALUE: Final = 10


class CaptureKind(Protocol):
    """One way to capture."""

    @property
    def code(self) -> int:
        """Its bit in the tier of a `CaptureSpec`."""

    def __hash__(self) -> int:
        """Kinds are values, which caches may use as keys."""


@dataclass(frozen=True)
class EqualCard:
    """One table card of the same value."""

    only_aces: bool = False
    """Whether only an Ace takes this way: with it in a tier of its own, an Ace must take an Ace."""

    @property
    def code(self) -> int:
        """Each equal card by itself."""
        return kernel.EQUAL_ACES if self.only_aces else kernel.EQUAL


@dataclass(frozen=True)
class SumToOwnValue:
    """Two or more table cards that add up to the played card's value."""

    @property
    def code(self) -> int:
        """Every sum of at least two cards."""
        return kernel.OWN_SUM


@dataclass(frozen=True)
class SumWithPlayed:
    """One or more table cards that make `total` together with the played card."""

    total: int
    multiples: bool = False
    """Whether twice the total, three times, and so on, will do as well."""

    @property
    def code(self) -> int:
        """Every set that makes the total."""
        return kernel.MULTIPLES if self.multiples else kernel.TOTAL


@dataclass(frozen=True)
class AceTakesAll:
    """An Ace takes everything from a table that is not empty and has no Ace."""

    may_decline: bool = False
    """Whether the Ace may also be laid down."""
    takes_itself: bool = False
    """Whether an Ace on an empty table goes to the player's pile by itself."""

    @property
    def code(self) -> int:
        """The whole table or nothing; the Ace's own card on an empty table that it leaves again."""
        return kernel.ACE_ALL


@dataclass(frozen=True)
class CaptureRule:
    """How cards are captured in a game."""

    tiers: tuple[tuple[CaptureKind, ...], ...]
    """Kinds of capture; the first tier that allows a set excludes the later ones."""
    forced: bool = True
    """A played card that can capture must capture."""
    fewest_cards: bool = False
    """Only the sets with the fewest cards may be taken."""
    most_cards: int = PACK_SIZE
    """The largest number of table cards that a sum may take."""
    values: CaptureValues = ITALIAN_CAPTURE_VALUES

    @cached_property
    def kinds(self) -> tuple[CaptureKind, ...]:
        """Every kind of capture, whatever its tier."""
        return tuple(kind for tier in self.tiers for kind in tier)

    def spec(self) -> CaptureSpec:
        """The same as numbers; raises `ValueError` where sums are made to several totals."""
        ace = next((kind for kind in self.kinds if isinstance(kind, AceTakesAll)), AceTakesAll())
        totals = {kind.total for kind in self.kinds if isinstance(kind, SumWithPlayed)}
        if len(totals) > 1:
            raise ValueError(f"the sums of a game are made to one total, not to {sorted(totals)}")
        return CaptureSpec(
            [sum({kind.code for kind in tier}) for tier in self.tiers],
            total=max(totals, default=0),
            most_cards=self.most_cards,
            fewest_cards=self.fewest_cards,
            forced=self.forced,
            ace_may_decline=ace.may_decline,
            ace_takes_itself=ace.takes_itself,
        )

    def sets(self, played: Card, table: Mask, values: CaptureValues | None = None) -> list[Mask]:
        """Every set of table cards that `played` may take; empty when it can only be laid down.

        `values` are the round's own where a wild card has been declared. Of a table with more than
        sixteen cards, where all multiples of a total would be millions of sets, only the smallest
        sums and the whole table are listed; `allows` knows the others.
        """
        finder = _finders.of(self, values or self.values)
        finder.look_at(table, often=True)
        return [finder.found[index] for index in range(finder.find(played))]

    def allows(self, played: Card, taken: Mask, table: Mask, values: CaptureValues) -> bool:
        """Whether `played` may take this set, be it listed by `sets` or not."""
        if not taken or taken & ~table:
            return False
        # A sum with the played card does not depend on what else lies there.
        on_its_own = self.counts_played_card and not self.fewest_cards
        return taken in self.sets(played, taken if on_its_own else table, values)

    @property
    def counts_played_card(self) -> bool:
        """Whether every sum includes the played card, as in games to fifteen."""
        return all(isinstance(kind, SumWithPlayed) for kind in self.kinds)

    def sets_of_every_kind(self, played: Card, table: Mask, values: CaptureValues) -> list[Mask]:
        """The sets that some kind of capture knows, before precedence and limits."""
        return self.freely(*self.kinds).sets(played, table, values)

    def freely(self, *kinds: CaptureKind) -> "CaptureRule":
        """The rule with these kinds alone, on an equal footing and without limits."""
        return replace(self, tiers=(kinds,), fewest_cards=False, most_cards=PACK_SIZE)


class _Finders(threading.local):
    """The finders made so far; each thread has its own, for they are changed by every question."""

    def __init__(self) -> None:
        self.of = lru_cache(maxsize=256)(self._made)

    @staticmethod
    def _made(rule: CaptureRule, values: CaptureValues) -> CaptureFinder:
        return CaptureFinder(rule.spec(), list(values.by_card))


_finders: Final = _Finders()
