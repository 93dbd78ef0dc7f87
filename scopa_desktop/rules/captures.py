"""Which sets of table cards a card may take.

A *kind* of capture is a frozen object that lists the sets one rule allows. A `CaptureRule` puts
kinds into tiers: only the first tier that allows any set counts, so that in Scopa an equal card on
the table forbids the sums.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple, Protocol

from scopa_desktop.rules.cards import PACK, PACK_SIZE, RANKS, Card, Mask, cards_of, mask_of

_SUM_SHIFT: Final = PACK_SIZE
"""A subset of the table and its sum share one integer: the sum lies above the forty card bits."""


class Values(NamedTuple):
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

    def with_wild(self, card: Card, value: int) -> "Values":
        """The values with one card, declared wild, worth `value` instead of its own."""
        return _values((*self.by_card[:card], value, *self.by_card[card + 1 :]))


def _values(by_card: Sequence[int]) -> Values:
    worth = [mask_of(c for c in range(PACK_SIZE) if by_card[c] == value) for value in range(11)]
    return Values(tuple(by_card), tuple(worth))


def rank_values(by_rank: Sequence[int]) -> Values:
    """The values that belong to the ten ranks."""
    return _values([by_rank[card % RANKS] for card in range(PACK_SIZE)])


ITALIAN_VALUES: Final = rank_values((1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
"""A=1, 2 to 7 as marked, J=8, Q=9, K=10 (RULES, section 1)."""
QUEEN_LOW_VALUES: Final = rank_values((1, 2, 3, 4, 5, 6, 7, 9, 8, 10))
"""Q=8 and J=9, as in Chkobba (RULES 2.11)."""
ACE_VALUE: Final = 1
HIGHEST_VALUE: Final = 10
PACK_VALUE: Final = 220
"""All forty cards added up."""


def subset_sums(table: Mask, values: Values, most: int) -> list[int]:
    """Every set of table cards that adds up to at most `most`, the empty one first.

    Each entry is `sum << 40 | mask`. The list doubles with every card that still fits, which stays
    small while `most` is small, because a card is worth at least 1.
    """
    by_card = values.by_card
    bound = (most + 1) << _SUM_SHIFT
    sums = [0]
    while table:
        low = table & -table
        table ^= low
        step = by_card[low.bit_length() - 1] << _SUM_SHIFT | low
        if step < bound:
            sums += [one + step for one in sums if one + step < bound]
    return sums


MOST_SETS: Final = 1 << 16
"""The most sets of a table that are looked at in turn."""


def largest_listed_sum(table: Mask, values: Values) -> int:
    """The largest sum up to which the sets of a table are no more than `MOST_SETS`."""
    ways = [1] + [0] * PACK_VALUE
    for card in cards_of(table):
        worth = values.by_card[card]
        for total in range(PACK_VALUE, worth - 1, -1):
            ways[total] += ways[total - worth]
    return next((n - 1 for n, sets in enumerate(accumulate(ways)) if sets > MOST_SETS), PACK_VALUE)


def sets_adding_to(total: int, sums: Sequence[int]) -> list[Mask]:
    """The sets of `sums` (see `subset_sums`) that add up to `total`."""
    return [one & PACK for one in sums if one >> _SUM_SHIFT == total]


def sets_on_table(table: Mask, total: int, values: Values) -> list[Mask]:
    """The sets of two or more table cards that add up to `total`."""
    sums = subset_sums(table, values, total)
    return [found for found in sets_adding_to(total, sums) if found & (found - 1)]


class CaptureKind(Protocol):
    """One way to capture."""

    @property
    def largest_sum(self) -> int:
        """The largest sum of table cards that this kind looks at; 0 when it looks at none."""

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """The sets of table cards that `played` may take; `sums` reach `largest_sum`."""


@dataclass(frozen=True)
class EqualCard:
    """One table card of the same value."""

    only_aces: bool = False
    """Whether only an Ace takes this way: with it in a tier of its own, an Ace must take an Ace."""

    @property
    def largest_sum(self) -> int:
        """No sums."""
        return 0

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """Each equal card by itself."""
        value = values.by_card[played]
        if self.only_aces and value != ACE_VALUE:
            return []
        equal = table & values.worth[value]
        found = []
        while equal:
            low = equal & -equal
            found.append(low)
            equal ^= low
        return found


@dataclass(frozen=True)
class SumToOwnValue:
    """Two or more table cards that add up to the played card's value."""

    @property
    def largest_sum(self) -> int:
        """The highest value of a card."""
        return HIGHEST_VALUE

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """Every sum of at least two cards."""
        own = values.by_card[played]
        return [
            mask for one in sums if one >> _SUM_SHIFT == own and (mask := one & PACK) & (mask - 1)
        ]


@dataclass(frozen=True)
class SumWithPlayed:
    """One or more table cards that make `total` together with the played card."""

    total: int
    multiples: bool = False
    """Whether twice the total, three times, and so on, will do as well."""

    @property
    def largest_sum(self) -> int:
        """What is missing to the largest total beside an Ace."""
        return (PACK_VALUE if self.multiples else self.total) - ACE_VALUE

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """Every set that makes the total."""
        own = values.by_card[played]
        if self.multiples:
            return self._multiples(own, table, sums, values)
        return sets_adding_to(self.total - own, sums)

    def _multiples(self, own: int, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        found = [
            mask
            for one in sums
            if (mask := one & PACK) and ((one >> _SUM_SHIFT) + own) % self.total == 0
        ]
        is_cut_short = len(sums) < 1 << table.bit_count()
        if is_cut_short and (values.total(table) + own) % self.total == 0:
            found.append(table)
        return found


@dataclass(frozen=True)
class AceTakesAll:
    """An Ace takes everything from a table that is not empty and has no Ace."""

    may_decline: bool = False
    """Whether the Ace may also be laid down."""
    takes_itself: bool = False
    """Whether an Ace on an empty table goes to the player's pile by itself."""

    @property
    def largest_sum(self) -> int:
        """No sums."""
        return 0

    def sets(self, played: Card, table: Mask, sums: Sequence[int], values: Values) -> list[Mask]:
        """The whole table or nothing; the Ace's own card on an empty table that it leaves again."""
        if values.by_card[played] != ACE_VALUE or table & values.worth[ACE_VALUE]:
            return []
        if not table:
            return [1 << played] if self.takes_itself else []
        return [table]


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
    values: Values = ITALIAN_VALUES

    @cached_property
    def kinds(self) -> tuple[CaptureKind, ...]:
        """Every kind of capture, whatever its tier."""
        return tuple(kind for tier in self.tiers for kind in tier)

    @cached_property
    def _largest_sum(self) -> int:
        return max(kind.largest_sum for kind in self.kinds)

    @cached_property
    def _declining_ace(self) -> bool:
        return any(isinstance(kind, AceTakesAll) and kind.may_decline for kind in self.kinds)

    def sums(self, table: Mask, values: Values | None = None) -> list[int]:
        """The sums of table cards that `sets` needs; the same for every card of a turn."""
        values, most = values or self.values, self._largest_sum
        if 1 << table.bit_count() > MOST_SETS:
            most = min(most, largest_listed_sum(table, values))
        return subset_sums(table, values, most)

    def sets(
        self,
        played: Card,
        table: Mask,
        sums: Sequence[int] | None = None,
        values: Values | None = None,
    ) -> list[Mask]:
        """Every set of table cards that `played` may take; empty when it can only be laid down.

        `values` are the round's own where a wild card has been declared. Of a table with more than
        sixteen cards, where all multiples of a total would be millions of sets, only the smallest
        sums and the whole table are listed; `allows` knows the others.
        """
        values = values or self.values
        if sums is None:
            sums = self.sums(table, values)
        for tier in self.tiers:
            found = [
                s
                for kind in tier
                for s in kind.sets(played, table, sums, values)
                if s.bit_count() <= self.most_cards or not kind.largest_sum
            ]
            if self.fewest_cards:
                fewest = min((s.bit_count() for s in found), default=0)
                found = [s for s in found if s.bit_count() == fewest]
            if found:
                return list(dict.fromkeys(found)) if len(tier) > 1 else found
        return []

    def allows(self, played: Card, taken: Mask, table: Mask, values: Values) -> bool:
        """Whether `played` may take this set, be it listed by `sets` or not."""
        if not taken or taken & ~table:
            return False
        # A sum with the played card does not depend on what else lies there.
        on_its_own = self.counts_played_card and not self.fewest_cards
        return taken in self.sets(played, taken if on_its_own else table, values=values)

    def may_lay(self, played: Card, sets: Sequence[Mask], values: Values) -> bool:
        """Whether a card that may take `sets` may also be laid down."""
        if not sets or not self.forced:
            return True
        is_ace = self._declining_ace and values.by_card[played] == ACE_VALUE
        return is_ace and len(sets) == 1 and not sets[0] & values.worth[ACE_VALUE]

    @property
    def counts_played_card(self) -> bool:
        """Whether every sum includes the played card, as in games to fifteen."""
        return all(isinstance(kind, SumWithPlayed) for kind in self.kinds)

    def sets_of_every_kind(self, played: Card, table: Mask, values: Values) -> list[Mask]:
        """The sets that some kind of capture knows, before precedence and limits."""
        sums = self.sums(table, values)
        return [s for kind in self.kinds for s in kind.sets(played, table, sums, values)]
