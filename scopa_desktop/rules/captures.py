"""Capture rules: which sets of table cards a played card may take.

A *kind* of capture is a frozen object for one way to capture. A `CaptureRule` puts them into tiers:
only the first tier that allows any set counts, so that in Scopa an equal card on the table forbids
the sums. The sets themselves are found by the kernel.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, lru_cache
from math import gcd
from typing import ClassVar, Final, NamedTuple

from scopa_desktop.rules.cards import (
    CARD_COUNT,
    RANKS_IN_ORDER,
    Card,
    Mask,
    Rank,
    Suit,
    card,
    cards_of,
    mask_of,
    rank_of,
    union,
)
from scopa_desktop.rules.kernel import capture_finder as kernel
from scopa_desktop.rules.kernel.capture_finder import CaptureFinder, CaptureSpec


class CaptureValues(NamedTuple):
    """The capture values of all cards, from 1 on; 0 for a card that is not in the pack."""

    by_card: tuple[int, ...]
    cards_of_value: tuple[Mask, ...]
    """The cards of each value; index 0 has none."""

    def of(self, card: Card) -> int:
        return self.by_card[card]

    def number_of(self, card: Card) -> int:
        """The number by which a card is known: its value, or its rank's place if it has none."""
        value = self.of(card)
        return value if value <= HIGHEST_VALUE else self.ranks_in_order.index(rank_of(card)) + 1

    def total(self, cards: Mask) -> int:
        """The values of some cards added up."""
        return sum(map(self.of, cards_of(cards)))

    @property
    def ranks_in_order(self) -> tuple[Rank, ...]:
        """The ranks of the pack by their values."""
        values = {rank: self.of(card(rank, Suit.COINS)) for rank in RANKS_IN_ORDER}
        return tuple(sorted(filter(values.get, values), key=values.__getitem__))

    @property
    def numberless(self) -> Mask:
        """The cards that have no number: they are in no sum, and only an equal card takes them."""
        return union(self.cards_of_value[HIGHEST_VALUE + 1 :])

    def with_wild(self, card: Card, value: int) -> "CaptureValues":
        """The values with one card, declared wild, counted as `value`."""
        return _values((*self.by_card[:card], value, *self.by_card[card + 1 :]))


def _values(by_card: Sequence[int]) -> CaptureValues:
    cards_of_value = [
        mask_of(card for card in range(CARD_COUNT) if value and by_card[card] == value)
        for value in range(kernel.TOP_VALUE + 1)
    ]
    return CaptureValues(tuple(by_card), tuple(cards_of_value))


def capture_values(by_rank: Sequence[int]) -> CaptureValues:
    """The values by the numbers of the ranks; a rank without one is not in the pack."""
    values = (*by_rank, *[0] * (len(Rank) - len(by_rank)))
    return _values([values[rank_of(card)] for card in range(CARD_COUNT)])


ACE_VALUE: Final = 1
HIGHEST_VALUE: Final = kernel.HIGHEST_VALUE
"""The highest value of which sums are made."""
ITALIAN_CAPTURE_VALUES: Final = capture_values((1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
"""A=1, 2 to 7 as marked, J=8, Q=9, K=10 (RULES, section 1)."""
QUEEN_LOW_CAPTURE_VALUES: Final = capture_values((1, 2, 3, 4, 5, 6, 7, 9, 8, 10))
"""Q=8 and J=9, as in Chkobba (RULES 2.11)."""
NUMBERS_AND_COURTS: Final = capture_values((1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 8, 9, 10))
"""A=1, 2 to 10 as marked; page, knight and king have no number (RULES 2.25)."""
SEVENS_AND_COURTS: Final = capture_values((1, 2, 3, 4, 5, 6, 7, 11, 12, 13))
"""A=1, 2 to 7 as marked; page, knight and king have no number (RULES 2.30)."""

_ANY_CARD: Final = range(ACE_VALUE, kernel.TOP_VALUE + 1)
_ANY_NUMBER: Final = range(ACE_VALUE, HIGHEST_VALUE + 1)
_ACES: Final = range(ACE_VALUE, ACE_VALUE + 1)


class CaptureSum(NamedTuple):
    """The sum by which a kind of capture takes some cards, right or not."""

    cards: Mask
    """The cards added up, with the played card where it counts."""
    total: int
    """What they have to make."""
    multiples: bool = False
    """Whether a multiple of the total will do."""
    min_cards: int = 1

    def is_right(self, values: CaptureValues) -> bool:
        """Whether the cards make the total."""
        made = values.total(self.cards)
        fits = made % self.total == 0 if self.multiples else made == self.total
        return fits and self.cards.bit_count() >= self.min_cards


@dataclass(frozen=True)
class CaptureKind:
    """One way to capture: a frozen value, which answers all questions about this way.

    A new kind is a subclass here and a bit in `kernel.capture_finder`, which finds its sets.
    """

    takes_equal_card: ClassVar[bool] = False
    """Whether it takes a card of the same value; not where only the sum is right by chance."""
    takes_whole_table: ClassVar[bool] = False
    """Whether it takes all table cards, whatever their values."""

    @property
    def kernel_bit(self) -> int:
        """Its bit in the tiers of a `CaptureSpec`."""
        raise NotImplementedError

    @property
    def capturing_values(self) -> range:
        """The values of the cards that can capture in this way."""
        return _ANY_CARD

    @property
    def total_divisor(self) -> int:
        """A number that divides the total of every capture, the played card included; 1: none."""
        return 1

    def sum_of(self, played: Card, taken: Mask, values: CaptureValues) -> CaptureSum | None:
        """The sum by which `played` would take `taken`; None where the kind makes no sums."""
        return None


@dataclass(frozen=True)
class EqualCard(CaptureKind):
    """One table card of the same value."""

    takes_equal_card = True
    total_divisor = 2

    only_aces: bool = False
    """Whether only Aces capture in this way; in a tier of its own, an Ace must take an Ace."""

    @property
    def kernel_bit(self) -> int:
        """`EQUAL`, or `EQUAL_ACES`."""
        return kernel.EQUAL_ACES if self.only_aces else kernel.EQUAL

    @property
    def capturing_values(self) -> range:
        return _ACES if self.only_aces else _ANY_CARD


@dataclass(frozen=True)
class SumToOwnValue(CaptureKind):
    """Two or more table cards that add up to the played card's value."""

    kernel_bit = kernel.OWN_SUM
    capturing_values = range(2 * ACE_VALUE, HIGHEST_VALUE + 1)
    total_divisor = 2

    def sum_of(self, played: Card, taken: Mask, values: CaptureValues) -> CaptureSum | None:
        """The table cards, to the value of the played card; none for a card without a number."""
        value = values.of(played)
        return CaptureSum(taken, value, min_cards=2) if value <= HIGHEST_VALUE else None


@dataclass(frozen=True)
class SumWithPlayed(CaptureKind):
    """One or more table cards that make `total` together with the played card."""

    total: int
    multiples: bool = False
    """Whether multiples of the total are allowed as well."""

    @property
    def kernel_bit(self) -> int:
        """`TOTAL`, or `MULTIPLES`."""
        return kernel.MULTIPLES if self.multiples else kernel.TOTAL

    @property
    def capturing_values(self) -> range:
        """All below the total; all where multiples are allowed."""
        return (
            _ANY_NUMBER if self.multiples else range(ACE_VALUE, min(HIGHEST_VALUE + 1, self.total))
        )

    @property
    def total_divisor(self) -> int:
        return self.total

    def sum_of(self, played: Card, taken: Mask, values: CaptureValues) -> CaptureSum | None:
        """The table cards and the played card, to the total."""
        return CaptureSum(taken | 1 << played, self.total, self.multiples)


@dataclass(frozen=True)
class AceTakesAll(CaptureKind):
    """An Ace takes everything from a table that is not empty and has no Ace."""

    takes_whole_table = True
    kernel_bit = kernel.ACE_ALL
    capturing_values = _ACES

    may_decline: bool = False
    """Whether the Ace may also be laid down."""
    takes_itself: bool = False
    """Whether an Ace on an empty table goes to the player's pile by itself."""
    waits: bool = False
    """Whether the first card of a round cannot capture in this way."""


class FewestCards(Enum):
    """Of which captures with a card only those with the fewest table cards are allowed."""

    FREE = 0
    """Of none: every capture may be made."""
    SIMPLE = kernel.SIMPLE
    """Of the simple ones, in which the card's value is taken; fifteens and the Ace's are free."""
    ALL = kernel.ALL_KINDS
    """Of all together."""


class OpenPiles(Enum):
    """Whether a card equal to the one on top of another side's pile takes that pile.

    An Ace that takes the whole table may take any of these piles.
    """

    NEVER = 0
    """Piles are closed."""
    FREELY = kernel.PILES_FREELY
    """It may, whatever lies on the table."""
    LAST = kernel.PILES_LAST
    """It may where the card can take nothing from the table."""


@dataclass(frozen=True)
class CaptureRule:
    """How cards are captured in a game."""

    tiers: tuple[tuple[CaptureKind, ...], ...]
    """Kinds of capture; the first tier that allows a set excludes the later ones."""
    forced: bool = True
    """Whether a played card that can capture must capture."""
    forced_by_hand: bool = False
    """Whether no card may be laid down while any card of the hand can capture; where captures are
    not `forced`, it means nothing."""
    fewest_cards: FewestCards = FewestCards.FREE
    """Whether only the sets with the fewest cards may be taken, and of which kinds."""
    max_cards: int = CARD_COUNT
    """The largest number of table cards that a sum may take."""
    open_piles: OpenPiles = OpenPiles.NEVER
    """Whether the piles of other sides can be taken; limits on the cards are not for them."""
    values: CaptureValues = ITALIAN_CAPTURE_VALUES

    @cached_property
    def kinds(self) -> tuple[CaptureKind, ...]:
        return tuple(kind for tier in self.tiers for kind in tier)

    @property
    def hand_is_forced(self) -> bool:
        """Whether a capture that any card of the hand can make must be made."""
        return self.forced and self.forced_by_hand

    def spec(self) -> CaptureSpec:
        """The rule for the kernel; raises `ValueError` where sums are made to several totals."""
        ace = next((kind for kind in self.kinds if isinstance(kind, AceTakesAll)), AceTakesAll())
        totals = {kind.total for kind in self.kinds if isinstance(kind, SumWithPlayed)}
        if len(totals) > 1:
            raise ValueError(f"the sums of a game are made to one total, not to {sorted(totals)}")
        return CaptureSpec(
            [sum({kind.kernel_bit for kind in tier}) for tier in self.tiers],
            total=max(totals, default=0),
            max_cards=self.max_cards,
            fewest_cards=self.fewest_cards.value,
            forced=self.forced,
            forced_by_hand=self.hand_is_forced,
            ace_may_decline=ace.may_decline,
            ace_takes_itself=ace.takes_itself,
            ace_waits=ace.waits,
            open_piles=self.open_piles.value,
        )

    @property
    def takes_piles(self) -> bool:
        """Whether the piles of other sides can be taken."""
        return self.open_piles is not OpenPiles.NEVER

    def legal_captures(
        self, played: Card, table: Mask, values: CaptureValues | None = None, tops: Mask = 0
    ) -> list[Mask]:
        """Every set of table cards that `played` may take; empty when it can only be laid down.

        `tops` are the cards on top of the piles of other sides; one of them, where it may be taken,
        is a set of its own and stands for its pile. `values` are those of the round where a wild
        card has been declared. Of a table with more than sixteen cards, where the multiples of a
        total can be made by millions of sets, only the smallest sums and the whole table are
        listed; `is_legal_capture` accepts the others.
        """
        finder = _finders.finder(self, values or self.values)
        finder.set_table(table, for_all_cards=True)
        finder.tops = tops
        return [finder.found[index] for index in range(finder.find(played))]

    def valuable_captures(
        self, played: Card, table: Mask, values: CaptureValues, worth: tuple[int, ...]
    ) -> list[Mask]:
        """The legal captures from the table; of a very large one only the best of each sum.

        `worth` is what each card is worth. See `CaptureFinder.select_by_worth`.
        """
        finder = _finders.selective_finder(self, values, worth)
        finder.set_table(table, for_all_cards=True)
        finder.tops = 0
        return [finder.found[index] for index in range(finder.find(played))]

    def is_legal_capture(
        self, played: Card, taken: Mask, table: Mask, values: CaptureValues
    ) -> bool:
        """Whether `played` may take these table cards, listed by `legal_captures` or not."""
        if not taken or taken & ~table:
            return False
        if not self.counts_played_card or self.fewest_cards is not FewestCards.FREE:
            return taken in self.legal_captures(played, table, values)
        # A sum with the played card does not depend on the other table cards.
        sums = (kind.sum_of(played, taken, values) for kind in self.kinds)
        is_right = any(attempt is not None and attempt.is_right(values) for attempt in sums)
        return is_right and taken.bit_count() <= self.max_cards

    @property
    def counts_played_card(self) -> bool:
        """Whether every capture is a sum with the played card, as in games to fifteen."""
        return all(isinstance(kind, SumWithPlayed) for kind in self.kinds)

    @property
    def leaves_no_total(self) -> bool:
        """Whether no cards that make a total stay on the table: each of them has to be taken."""
        return self.forced and self.counts_played_card and self.max_cards == CARD_COUNT

    @property
    def needs_court_values(self) -> bool:
        """Whether a player has to know what each court counts: for a total, or in another order."""
        makes_totals = any(isinstance(kind, SumWithPlayed) for kind in self.kinds)
        counts = makes_totals or self.values != ITALIAN_CAPTURE_VALUES
        return counts and not self.values.numberless

    def captures_of_all_kinds(self, played: Card, table: Mask, values: CaptureValues) -> list[Mask]:
        """The sets that any kind of capture takes, before precedence and limits."""
        return self.with_only(*self.kinds).legal_captures(played, table, values)

    def with_only(self, *kinds: CaptureKind) -> "CaptureRule":
        """The rule with only these kinds, all in one tier and without limits on the cards."""
        return replace(self, tiers=(kinds,), fewest_cards=FewestCards.FREE, max_cards=CARD_COUNT)

    @cached_property
    def for_first_play(self) -> "CaptureRule":
        """The rule for the first card of a round, where some kinds of capture wait."""
        waits = any(isinstance(kind, AceTakesAll) and kind.waits for kind in self.kinds)
        if not waits:
            return self
        tiers = (
            tuple(kind for kind in tier if not isinstance(kind, AceTakesAll)) for tier in self.tiers
        )
        return replace(self, tiers=tuple(tier for tier in tiers if tier))

    def cards_summed(self, played: Card, taken: Mask, values: CaptureValues) -> Mask:
        """The cards of a capture that make a sum; 0 for one that makes none."""
        sums = (kind.sum_of(played, taken, values) for kind in self.kinds)
        return next((each.cards for each in sums if each and each.is_right(values)), 0)

    def attempted_sums(self, played: Card, taken: Mask, values: CaptureValues) -> list[CaptureSum]:
        """The sums by which `played` could take `taken`, right or not, in the order of the kinds.

        A card that takes an equal card but makes no sums has to take its own value.
        """
        kinds = self._kinds_of(values.of(played))
        sums = [*filter(None, (kind.sum_of(played, taken, values) for kind in kinds))]
        if not sums and any(kind.takes_equal_card for kind in kinds):
            return [CaptureSum(taken, values.of(played))]
        return sums

    def takes_only_whole_table(self, played: Card, table: Mask, values: CaptureValues) -> bool:
        """Whether `played` takes the whole table, whatever lies there, and makes no sums."""
        kinds = self._kinds_of(values.of(played))
        whole = [kind for kind in kinds if kind.takes_whole_table]
        takes_all = bool(whole) and self.with_only(*whole).legal_captures(played, table, values)
        return bool(takes_all) and not any(kind.sum_of(played, table, values) for kind in kinds)

    def _kinds_of(self, value: int) -> list[CaptureKind]:
        return [kind for kind in self.kinds if value in kind.capturing_values]

    def deciding_tier(
        self, played: Card, table: Mask, values: CaptureValues
    ) -> tuple[CaptureKind, ...]:
        """The first tier that allows `played` a set, which excludes later ones; empty for none."""
        return next(
            (
                tier
                for tier in self.tiers
                if replace(self, tiers=(tier,)).legal_captures(played, table, values)
            ),
            (),
        )

    def is_excluding(self, kind: CaptureKind) -> bool:
        """Whether a capture of this kind excludes others: it stands in an earlier tier."""
        return any(kind in tier for tier in self.tiers[:-1])

    @property
    def has_choice_of_kinds(self) -> bool:
        """Whether the same card can capture in several ways that do not exclude each other."""
        return any(
            {*kind.capturing_values} & {*other.capturing_values}
            for tier in self.tiers
            for index, kind in enumerate(tier)
            for other in tier[index + 1 :]
        )

    @property
    def can_clear_table_at_end(self) -> bool:
        """Whether the last card of a round can capture all that is left.

        Not in games to fifteen: all that is captured is a multiple of the total, and the pack is
        not (RULES, section 1).
        """
        return kernel.PACK_VALUE % gcd(*(kind.total_divisor for kind in self.kinds)) == 0


class _FinderCache(threading.local):
    """The capture finders of recent rules, for each thread: a search changes its finder."""

    def __init__(self) -> None:
        self.finder = lru_cache(maxsize=256)(self._create)
        self.selective_finder = lru_cache(maxsize=8)(self._create_selective)

    @staticmethod
    def _create(rule: CaptureRule, values: CaptureValues) -> CaptureFinder:
        return CaptureFinder(rule.spec(), list(values.by_card))

    @staticmethod
    def _create_selective(
        rule: CaptureRule, values: CaptureValues, worth: tuple[int, ...]
    ) -> CaptureFinder:
        finder = CaptureFinder(rule.spec(), list(values.by_card))
        finder.select_by_worth([*worth])
        return finder


_finders: Final = _FinderCache()
