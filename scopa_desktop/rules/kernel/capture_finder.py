"""The sets of table cards that a played card may take."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    ALL_CARDS,
    BIT,
    CARD_COUNT,
    card_of,
    count,
    smaller,
    zeros,
)

EQUAL: Final = 1
"""One table card of the same value."""
EQUAL_ACES: Final = 2
"""The same, for Aces only."""
OWN_SUM: Final = 4
"""Two or more table cards that add up to the played card's value."""
TOTAL: Final = 8
"""One or more table cards that make the total together with the played card."""
MULTIPLES: Final = 16
"""The same, with the total or any multiple of it."""
ACE_ALL: Final = 32
"""An Ace takes a table that is not empty and has no Ace."""

HIGHEST_VALUE: Final = 10
PACK_VALUE: Final = 220
"""All forty cards added up."""
MOST_SETS: Final = 65536
"""The most sets of a table that are looked at in turn."""
_ALWAYS_LISTED: Final = 15
"""No table has too many sets up to this sum."""
_ROOM: Final = 64


class CaptureSpec:
    """How cards are captured, as numbers."""

    def __init__(
        self,
        tiers: list[int],
        *,
        total: int,
        most_cards: int,
        fewest_cards: bool,
        forced: bool,
        ace_may_decline: bool,
        ace_takes_itself: bool,
    ) -> None:
        """The kinds of each tier are added up; `total` belongs to `TOTAL` and `MULTIPLES`."""
        self.tiers: vec[i64] = vec[i64]()
        together = 0
        for kinds in tiers:
            self.tiers = append(self.tiers, i64(kinds))
            together |= kinds
        self.count: i64 = len(tiers)
        self.total: i64 = total
        self.most_cards: i64 = most_cards
        self.fewest_cards = fewest_cards
        self.forced = forced
        self.ace_may_decline = ace_may_decline
        self.ace_takes_itself = ace_takes_itself
        self.largest_sum: i64 = _largest_sum(together, total)


def _largest_sum(kinds: int, total: int) -> int:
    """The largest sum of table cards that these kinds look at."""
    if kinds & MULTIPLES:
        return PACK_VALUE - 1
    own = HIGHEST_VALUE if kinds & OWN_SUM else 0
    return max(own, total - 1) if kinds & TOTAL else own


class CaptureFinder:
    """Finds what may be taken from one table after another, and what each card is worth for it.

    `found` holds the sets of the last card asked for, `count` their number.
    """

    def __init__(self, spec: CaptureSpec, values: list[int]) -> None:
        self.spec = spec
        self.values: vec[i64] = zeros(CARD_COUNT)
        self.worth: vec[i64] = zeros(HIGHEST_VALUE + 1)
        """The cards of each value."""
        self._below: vec[i64] = zeros(HIGHEST_VALUE + 2)
        """The cards worth less than each value."""
        for card in range(CARD_COUNT):
            self.values[card] = i64(values[card])
            self.worth[values[card]] |= BIT[card]
        self._add_up_worth()
        self.found: vec[i64] = zeros(_ROOM)
        self.count: i64 = 0
        self._tiers: vec[i64] = spec.tiers
        self._last_tier: i64 = spec.count - 1
        self._total: i64 = spec.total
        self._most_cards: i64 = spec.most_cards
        self._table: i64 = 0
        self._is_asked_often = False
        self._gathered: i64 = -1
        """The table whose sums are held."""
        self._asked_for: i64 = 0
        """The largest sum that was asked for."""
        self._largest: i64 = 0
        """The largest sum that is held."""
        self._sums: vec[i64] = zeros(_ROOM)
        """Sets with their sums: `sum << 40 | set`."""
        self._next: vec[i64] = zeros(_ROOM)
        """The next set with the same sum; 0 ends the row."""
        self._first: vec[i64] = zeros(PACK_VALUE + 1)
        """The first set of each sum; 0 when there is none."""

    def set_value(self, card: i64, value: i64) -> None:
        """Let a card be worth something else."""
        bit = BIT[card]
        old = self.values[card]
        self.worth[old] = self.worth[old] & ~bit
        self.worth[value] = self.worth[value] | bit
        self.values[card] = value
        self._add_up_worth()
        self._gathered = -1

    def _add_up_worth(self) -> None:
        value: i64 = 1
        while value <= HIGHEST_VALUE:
            self._below[value + 1] = self._below[value] | self.worth[value]
            value += 1

    def total_of(self, cards: i64) -> i64:
        """The values of some cards added up."""
        total: i64 = 0
        while cards != 0:
            low = cards & -cards
            cards ^= low
            total += self.values[card_of(low)]
        return total

    def look_at(self, table: i64, often: bool) -> None:
        """Turn to another table; `often` tells whether several cards will be asked for."""
        self._table = table
        self._is_asked_often = often

    def find(self, card: i64) -> i64:
        """Find every set that `card` may take, and return their number.

        Of a table with more than sixteen cards, where all multiples of a total would be millions
        of sets, only the smallest sums and the whole table are listed.
        """
        self.count = 0
        if self._table == 0 and not self.spec.ace_takes_itself:
            return 0
        value = self.values[card]
        tier: i64 = 0
        while True:
            self._find_in(self._tiers[tier], card, value)
            if self.count != 0:
                if self.spec.fewest_cards:
                    self._keep_fewest()
                return self.count
            if tier == self._last_tier:
                return 0
            tier += 1

    def may_lay(self, card: i64) -> bool:
        """Whether the card that was asked for last may also be laid down."""
        if self.count == 0 or not self.spec.forced:
            return True
        if not self.spec.ace_may_decline or self.values[card] != 1 or self.count != 1:
            return False
        return self.found[0] & self.worth[1] == 0

    def find_on_table(self, total: i64) -> i64:
        """Find the sets of two or more table cards with this total, and return their number."""
        self.count = 0
        self._need(total)
        self._take_row(total, least=2)
        return self.count

    def _find_in(self, kinds: i64, card: i64, value: i64) -> None:
        if kinds & EQUAL != 0 or (kinds & EQUAL_ACES != 0 and value == 1):
            equal = self._table & self.worth[value]
            at: i64 = 0
            # There is always room for four: no value has more cards.
            while equal != 0:
                low = equal & -equal
                equal ^= low
                self.found[at] = low
                at += 1
            self.count = at
        if kinds & OWN_SUM != 0:
            lower = self._table & self._below[value]
            if lower & (lower - 1) != 0:
                self._need(value)
                self._take_row(value, least=2)
        if kinds & TOTAL != 0 and self._total > value:
            self._need(self._total - value)
            self._take_row(self._total - value, least=1)
        if kinds & MULTIPLES != 0:
            self._need(PACK_VALUE)
            self._take_multiples(value)
        if kinds & ACE_ALL != 0 and value == 1:
            self._take_all(card)

    def _take_row(self, total: i64, least: i64) -> None:
        """The sets of a sum that have enough cards and not too many."""
        if total > self._largest:
            return
        most = self._most_cards
        at = self._first[total]
        while at != 0:
            mask = self._sums[at] & ALL_CARDS
            at = self._next[at]
            if least == 2 and mask & (mask - 1) == 0:
                continue
            if most < CARD_COUNT and count(mask) > most:
                continue
            self._add(mask)

    def _take_multiples(self, value: i64) -> None:
        total = self.spec.total
        wanted = total - value
        while wanted <= self._largest:
            self._take_row(wanted, least=1)
            wanted += total
        whole = self.total_of(self._table)
        if whole > self._largest and (whole + value) % total == 0:
            self._add(self._table)

    def _take_all(self, card: i64) -> None:
        table = self._table
        if table & self.worth[1] != 0:
            return
        if table == 0:
            self._add(BIT[card])
            return
        at: i64 = 0
        while at < self.count:
            if self.found[at] == table:
                return
            at += 1
        self._add(table)

    def _keep_fewest(self) -> None:
        fewest: i64 = CARD_COUNT
        at: i64 = 0
        while at < self.count:
            size = count(self.found[at])
            fewest = smaller(fewest, size)
            at += 1
        kept: i64 = 0
        at = 0
        while at < self.count:
            if count(self.found[at]) == fewest:
                self.found[kept] = self.found[at]
                kept += 1
            at += 1
        self.count = kept

    def _add(self, mask: i64) -> None:
        if self.count < len(self.found):
            self.found[self.count] = mask
        else:
            self.found = append(self.found, mask)
        self.count += 1

    def _need(self, most: i64) -> None:
        """Hold every set of this table whose sum is at most `most`."""
        if self._gathered == self._table and self._asked_for >= most:
            return
        if self._is_asked_often and most < self.spec.largest_sum:
            most = self.spec.largest_sum
        self._asked_for = most
        if most > _ALWAYS_LISTED:
            most = self._listed_up_to(most)
        self._gather_up_to(most)
        self._gathered = self._table

    def _gather_up_to(self, most: i64) -> None:
        """Put every set of table cards whose sum is at most `most` into the row of its sum."""
        first = self._first
        sums = self._sums
        following = self._next
        at: i64 = 0
        while at <= most:
            first[at] = 0
            at += 1
        made: i64 = 1
        bound: i64 = (most + 1) << 40
        rest = self._table
        if most < HIGHEST_VALUE:
            rest &= self._below[most + 1]
        while rest != 0:
            low = rest & -rest
            rest ^= low
            step: i64 = self.values[card_of(low)] << 40 | low
            if made + made > len(sums):
                self._grow()
                sums = self._sums
                following = self._next
            at = 0
            end = made
            while at < end:
                one = sums[at] + step
                at += 1
                if one < bound:
                    total = one >> 40
                    sums[made] = one
                    following[made] = first[total]
                    first[total] = made
                    made += 1
        self._largest = most

    def _grow(self) -> None:
        """Twice the room for sums."""
        larger = zeros(2 * len(self._sums))
        rows = zeros(2 * len(self._sums))
        at: i64 = 0
        while at < len(self._sums):
            larger[at] = self._sums[at]
            rows[at] = self._next[at]
            at += 1
        self._sums = larger
        self._next = rows

    def _listed_up_to(self, most: i64) -> i64:
        """The largest sum, `most` at most, up to which the sets are no more than `MOST_SETS`."""
        total = self.total_of(self._table)
        most = smaller(most, total)
        if count(self._table) <= 16:
            return most
        ways = zeros(PACK_VALUE + 1)
        ways[0] = 1
        rest = self._table
        while rest != 0:
            low = rest & -rest
            rest ^= low
            worth = self.values[card_of(low)]
            at = most
            while at >= worth:
                ways[at] += ways[at - worth]
                at -= 1
        sets: i64 = 0
        at = 0
        while at <= most:
            sets += ways[at]
            if sets > MOST_SETS:
                return at - 1
            at += 1
        return most
