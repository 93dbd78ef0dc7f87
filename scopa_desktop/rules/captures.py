"""Which sets of table cards a card may take.

A *kind* of capture is a frozen object that lists the sets one rule allows. A `CaptureRule` puts
kinds into tiers: only the first tier that allows any set counts, so that in Scopa an equal card on
the table forbids the sums.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import PACK, PACK_SIZE, RANK_MASKS, RANKS, Card, Mask

_SUM_SHIFT: Final = PACK_SIZE
"""A subset of the table and its sum share one integer: the sum lies above the forty card bits."""


class Values(NamedTuple):
    """What cards are worth for capturing: 1 to 10, one value a rank."""

    by_rank: tuple[int, ...]

    def of(self, card: Card) -> int:
        """The capture value of a card."""
        return self.by_rank[card % RANKS]

    def cards_worth(self, value: int) -> Mask:
        """The four cards of a value."""
        return RANK_MASKS[self.by_rank.index(value)]


ITALIAN_VALUES: Final = Values((1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
"""A=1, 2 to 7 as marked, J=8, Q=9, K=10 (RULES, section 1)."""


def subset_sums(table: Mask, values: Values, most: int) -> list[int]:
    """Every set of table cards that adds up to at most `most`, the empty one first.

    Each entry is `sum << 40 | mask`. The list doubles with every card that still fits, which stays
    small because a card on the table is worth at least 1.
    """
    by_rank = values.by_rank
    bound = (most + 1) << _SUM_SHIFT
    sums = [0]
    while table:
        low = table & -table
        table ^= low
        step = by_rank[(low.bit_length() - 1) % RANKS] << _SUM_SHIFT | low
        if step < bound:
            sums += [one + step for one in sums if one + step < bound]
    return sums


def sets_adding_to(total: int, sums: Sequence[int]) -> list[Mask]:
    """The sets of `sums` (see `subset_sums`) that add up to `total`."""
    return [one & PACK for one in sums if one >> _SUM_SHIFT == total]


class CaptureKind(Protocol):
    """One way to capture."""

    def largest_sum(self, values: Values) -> int:
        """The largest sum of table cards that this kind looks at; 0 when it looks at none."""

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """The sets of table cards that `played` may take; `sums` reach `largest_sum`."""


@dataclass(frozen=True)
class EqualCard:
    """One table card of the same value."""

    def largest_sum(self, values: Values) -> int:
        """No sums."""
        return 0

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """Each equal card by itself."""
        equal = table & RANK_MASKS[played % RANKS]
        found = []
        while equal:
            low = equal & -equal
            found.append(low)
            equal ^= low
        return found


@dataclass(frozen=True)
class SumToOwnValue:
    """Two or more table cards that add up to the played card's value."""

    def largest_sum(self, values: Values) -> int:
        """The highest value of a card."""
        return max(values.by_rank)

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """Every sum of at least two cards."""
        own = values.by_rank[played % RANKS]
        return [
            mask for one in sums if one >> _SUM_SHIFT == own and (mask := one & PACK) & (mask - 1)
        ]


@dataclass(frozen=True)
class SumWithPlayed:
    """One or more table cards that make `total` together with the played card."""

    total: int = 15

    def largest_sum(self, values: Values) -> int:
        """What is missing to the total beside the lowest card."""
        return self.total - min(values.by_rank)

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """Every set that makes the total."""
        return sets_adding_to(self.total - values.by_rank[played % RANKS], sums)


@dataclass(frozen=True)
class CaptureRule:
    """How cards are captured in a game."""

    tiers: tuple[tuple[CaptureKind, ...], ...]
    """Kinds of capture; the first tier that allows a set excludes the later ones."""
    forced: bool = True
    """A played card that can capture must capture."""
    fewest_cards: bool = False
    """Only the sets with the fewest cards may be taken."""
    values: Values = ITALIAN_VALUES

    @cached_property
    def _largest_sum(self) -> int:
        return max(kind.largest_sum(self.values) for tier in self.tiers for kind in tier)

    def sums(self, table: Mask) -> list[int]:
        """The sums of table cards that `sets` needs; the same for every card of a turn."""
        return subset_sums(table, self.values, self._largest_sum)

    def sets(self, played: Card, table: Mask, sums: Sequence[int] | None = None) -> list[Mask]:
        """Every set of table cards that `played` may take; empty when it can only be laid down."""
        if sums is None:
            sums = self.sums(table)
        for tier in self.tiers:
            found = [s for kind in tier for s in kind.sets(played, table, sums, self.values)]
            if found and self.fewest_cards:
                fewest = min(s.bit_count() for s in found)
                return [s for s in found if s.bit_count() == fewest]
            if found:
                return found
        return []

    @property
    def counts_played_card(self) -> bool:
        """Whether every sum includes the played card, as in games to fifteen."""
        return all(isinstance(kind, SumWithPlayed) for tier in self.tiers for kind in tier)

    def sets_of_every_kind(self, played: Card, table: Mask) -> list[Mask]:
        """The sets that some kind of capture knows, before precedence and limits."""
        sums = self.sums(table)
        kinds = [kind for tier in self.tiers for kind in tier]
        return [s for kind in kinds for s in kind.sets(played, table, sums, self.values)]
