"""Finds the sets of table cards that a played card may capture."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from scopa_desktop.rules.kernel.bits import (
    ALL_CARDS,
    BIT,
    CARD_COUNT,
    card_of,
    popcount,
    smaller,
    zeros,
)
from scopa_desktop.rules.kernel.move_codes import encode_pile, encode_play

EQUAL: Final = 1
"""`EqualCard`: one table card of the same value."""
EQUAL_ACES: Final = 2
"""`EqualCard(only_aces=True)`: an Ace takes one Ace."""
OWN_SUM: Final = 4
"""`SumToOwnValue`: two or more table cards that add up to the played card's value."""
TOTAL: Final = 8
"""`SumWithPlayed`: one or more table cards that make the total together with the played card."""
MULTIPLES: Final = 16
"""`SumWithPlayed(multiples=True)`: the same, with the total or a multiple of it."""
ACE_ALL: Final = 32
"""`AceTakesAll`: an Ace takes a table that is not empty and has no Ace."""
SIMPLE: Final = EQUAL | EQUAL_ACES | OWN_SUM
"""The simple captures, in which the played card's value is taken: by one card or by several."""
ALL_KINDS: Final = SIMPLE | TOTAL | MULTIPLES | ACE_ALL
PILES_FREELY: Final = 1
"""`OpenPiles.FREELY`: the piles under equal cards may be taken, whatever lies on the table."""
PILES_LAST: Final = 2
"""`OpenPiles.LAST`: the same where nothing can be taken from the table."""

HIGHEST_VALUE: Final = 10
"""The highest value of which sums are made."""
TOP_VALUE: Final = 13
"""The highest value of all; a card above `HIGHEST_VALUE` is in no own sum and takes none."""
PACK_VALUE: Final = 220
"""The values of all cards of the pack of forty added up."""
MAX_LISTED_SETS: Final = 65536
"""The largest number of sets that are listed for one table."""
MAX_SETS_OF_SELECTIVE_SEARCH: Final = 1024
"""The largest number of sets that a selective search lists in full: those of ten cards."""
KEPT_PER_SUM: Final = 4
"""The number of sets of each sum that a selective search lists where there are more."""
_LARGEST_LISTED_IN_FULL: Final = 10
"""The number of table cards of which all sets are listed in any search."""
_ALWAYS_LISTED_SUM: Final = 15
"""No table has more than `MAX_LISTED_SETS` sets up to this sum."""
_INITIAL_CAPACITY: Final = 64
_SUM_SHIFT: Final = 52
"""Sums are kept beside their sets in one number: `sum << 52 | set`."""


class CaptureSpec:
    """The capture rule of a game, as numbers."""

    def __init__(
        self,
        tiers: list[int],
        *,
        total: int,
        max_cards: int,
        fewest_cards: int,
        forced: bool,
        forced_by_hand: bool,
        ace_may_decline: bool,
        ace_takes_itself: bool,
        ace_waits: bool,
        open_piles: int,
    ) -> None:
        """`tiers` has the bits of each tier's kinds; the rest is as in `CaptureRule` and its kinds.

        `total` is the total of `TOTAL` and `MULTIPLES`, 0 where there are none. `fewest_cards` are
        the kinds of which only the sets with the fewest cards may be taken: 0, `SIMPLE` or
        `ALL_KINDS`; `open_piles` is 0, `PILES_FREELY` or `PILES_LAST`.
        """
        self.tiers: vec[i64] = vec[i64]()
        all_kinds = 0
        for kinds in tiers:
            self.tiers = append(self.tiers, i64(kinds))
            all_kinds |= kinds
        self.tier_count: i64 = len(tiers)
        self.all_kinds: i64 = all_kinds
        """The bits of the kinds of all tiers."""
        self.total: i64 = total
        self.max_cards: i64 = max_cards
        self.fewest_cards: i64 = fewest_cards
        self.forced = forced
        self.forced_by_hand = forced_by_hand
        self.ace_may_decline = ace_may_decline
        self.ace_takes_itself = ace_takes_itself
        self.ace_waits = ace_waits
        self.open_piles: i64 = open_piles
        self.largest_sum: i64 = _largest_sum(all_kinds, total)


def _largest_sum(kinds: int, total: int) -> int:
    """The largest sum of table cards that one of these kinds can take."""
    if kinds & MULTIPLES:
        return PACK_VALUE - 1
    own_sum = HIGHEST_VALUE if kinds & OWN_SUM else 0
    return max(own_sum, total - 1) if kinds & TOTAL else own_sum


class CaptureFinder:
    """Finds captures, one table after another; also holds the capture value of every card.

    `found` has the sets of the last search in its first `count` entries.
    """

    def __init__(self, spec: CaptureSpec, values: list[int]) -> None:
        self.spec = spec
        self.values: vec[i64] = zeros(CARD_COUNT)
        """The capture value of each card; 0 for those that are not in the pack."""
        self.cards_of_value: vec[i64] = zeros(TOP_VALUE + 1)
        self._cards_below: vec[i64] = zeros(TOP_VALUE + 1)
        """The cards of a lower value, for each value up to `HIGHEST_VALUE`."""
        for card in range(CARD_COUNT):
            self.values[card] = i64(values[card])
            self.cards_of_value[values[card]] |= BIT[card]
        self.found: vec[i64] = zeros(_INITIAL_CAPACITY)
        self.count: i64 = 0
        self.is_selective = False
        """Whether only the most valuable captures of a very large table are found."""
        self._worth: vec[i64] = zeros(CARD_COUNT)
        """What each card is worth to a selective search."""
        self._can_be_selective = (
            spec.all_kinds & ~(TOTAL | MULTIPLES) == 0
            and spec.fewest_cards == 0
            and spec.max_cards >= CARD_COUNT
        )
        self._tiers: vec[i64] = spec.tiers
        self._tier_count: i64 = spec.tier_count
        self._total: i64 = spec.total
        self._max_cards: i64 = spec.max_cards
        self._fewest_cards: i64 = spec.fewest_cards
        self.is_first_play = False
        """Whether the card that is searched for would be the first of the round."""
        self.tops: i64 = 0
        """The cards on top of the piles that the player may take, where piles are open."""
        self._open_piles: i64 = spec.open_piles
        self._table: i64 = 0
        self._for_all_cards = False
        self._listed_table: i64 = -1
        """The table whose sets are listed below; -1 for none."""
        self._requested_sum: i64 = 0
        """The largest sum that was requested of that table."""
        self._largest_sum: i64 = 0
        """The largest sum whose sets are listed."""
        self._sets: vec[i64] = zeros(_INITIAL_CAPACITY)
        """The sets of table cards with their sums, from index 1 on: `sum << 52 | set`."""
        self._next: vec[i64] = zeros(_INITIAL_CAPACITY)
        """The index of the next set with the same sum; 0 ends the chain."""
        self._first: vec[i64] = zeros(PACK_VALUE + 1)
        """The index of the first set with each sum; 0 where there is none."""
        # Last, because mypyc tests on each use an attribute that is set after a call of a method.
        self._update_cards_below()

    def select_by_worth(self, worth: list[int]) -> None:
        """Find only the most valuable captures of a very large table.

        `worth` is what each card is worth. Where the sets of table cards are more than
        `MAX_SETS_OF_SELECTIVE_SEARCH`, the `KEPT_PER_SUM` most valuable ones of each sum are found.
        Only where captures are sums with the played card is this a fair choice, as captures of the
        same sum leave the same total there; other rules allow so many captures in no game, and
        find all of them.
        """
        for card in range(CARD_COUNT):
            self._worth[card] = i64(worth[card])
        self.is_selective = self._can_be_selective
        self._listed_table = -1

    def set_value(self, card: i64, value: i64) -> None:
        bit = BIT[card]
        old = self.values[card]
        self.cards_of_value[old] = self.cards_of_value[old] & ~bit
        self.cards_of_value[value] = self.cards_of_value[value] | bit
        self.values[card] = value
        self._update_cards_below()
        self._listed_table = -1

    def _update_cards_below(self) -> None:
        value: i64 = 1
        while value < HIGHEST_VALUE:
            self._cards_below[value + 1] = self._cards_below[value] | self.cards_of_value[value]
            value += 1

    def total_of(self, cards: i64) -> i64:
        """The capture values of some cards added up."""
        total: i64 = 0
        while cards != 0:
            low = cards & -cards
            cards ^= low
            total += self.values[card_of(low)]
        return total

    def set_table(self, table: i64, for_all_cards: bool) -> None:
        """Set the table that is searched.

        `for_all_cards` lists the sums for every card at once, which is faster when several cards
        are searched for; otherwise each search lists only what its card needs.
        """
        self._table = table
        self._for_all_cards = for_all_cards

    def sweeping_cards(self, table: i64, total: i64, by_ace: bool) -> i64:
        """The cards of the pack that can take a whole table, by any kind whatever its tier.

        `table` must not be empty and `total` be the values of its cards added up; `by_ace` includes
        the Ace that takes everything. Does not change the table that is searched.
        """
        kinds = self.spec.all_kinds
        cards: i64 = 0
        is_single = table & (table - 1) == 0
        if is_single and (kinds & EQUAL != 0 or (kinds & EQUAL_ACES != 0 and total == 1)):
            cards |= self.cards_of_value[total]
        if by_ace and kinds & ACE_ALL != 0 and table & self.cards_of_value[1] == 0:
            cards |= self.cards_of_value[1]
        if self._max_cards < CARD_COUNT and popcount(table) > self._max_cards:
            return cards
        if kinds & OWN_SUM != 0 and not is_single and total <= HIGHEST_VALUE:
            cards |= self.cards_of_value[total]
        if kinds & TOTAL != 0:
            value: i64 = self._total - total
            if 1 <= value <= HIGHEST_VALUE:
                cards |= self.cards_of_value[value]
        if kinds & MULTIPLES != 0:
            value = self._total - total % self._total
            if value <= HIGHEST_VALUE:
                cards |= self.cards_of_value[value]
        return cards

    def find(self, card: i64) -> i64:
        """Find every set that `card` may capture; returns their number.

        Of a table with more than sixteen cards, where the multiples of a total can be made by
        millions of sets, only the smallest sums and the whole table are found.
        """
        self.count = 0
        if self._table == 0 and self.tops == 0 and not self.spec.ace_takes_itself:
            return 0
        value = self.values[card]
        tier: i64 = 0
        while self.count == 0 and tier < self._tier_count:
            kinds = self._tiers[tier]
            tier += 1
            if kinds & EQUAL != 0 or (kinds & EQUAL_ACES != 0 and value == 1):
                self._add_each(self._table & self.cards_of_value[value])
            if kinds & OWN_SUM != 0:
                self._add_own_sums(self._table & self._cards_below[value], value)
            if self._fewest_cards == SIMPLE:
                self._keep_smallest_sets()
            if kinds & (TOTAL | MULTIPLES | ACE_ALL) != 0:
                self._add_totals(kinds, card, value)
        if self._fewest_cards == ALL_KINDS:
            self._keep_smallest_sets()
        is_open = self._open_piles == PILES_FREELY or (self._open_piles != 0 and self.count == 0)
        if is_open and self.tops != 0:
            self._add_piles(value)
        return self.count

    def _add_piles(self, value: i64) -> None:
        """Add the top cards of the piles that a card of this value takes, each as a set."""
        takes_any = value == 1 and self.spec.all_kinds & ACE_ALL != 0
        if takes_any and not (self.spec.ace_waits and self.is_first_play):
            self._add_each(self.tops)
        else:
            self._add_each(self.tops & self.cards_of_value[value])

    def encode_capture(self, card: i64, taken: i64) -> i64:
        """The move in which a card takes one of the sets that were found for it."""
        if taken & self.tops != 0:
            return encode_pile(card, taken)
        return encode_play(card, taken)

    def may_lay_down(self, card: i64) -> bool:
        """Whether the card that was searched for last may also be laid down."""
        if self.count == 0 or not self.spec.forced:
            return True
        if not self.spec.ace_may_decline or self.values[card] != 1:
            return False
        index: i64 = 0
        while index < self.count and self.found[index] & self.cards_of_value[1] == 0:
            index += 1
        return index == self.count

    def find_table_captures(self, total: i64, laid: i64) -> i64:
        """Find the sets of two or more table cards with this total; returns their number.

        One of the cards at least is among `laid`, those that were laid down by a player.
        """
        self.count = 0
        if laid == 0:
            return 0
        self._list_sets(total)
        self._add_sets_of_sum(total, min_cards=2)
        kept: i64 = 0
        index: i64 = 0
        while index < self.count:
            if self.found[index] & laid != 0:
                self.found[kept] = self.found[index]
                kept += 1
            index += 1
        self.count = kept
        return kept

    def _add_totals(self, kinds: i64, card: i64, value: i64) -> None:
        """Add the sets of the kinds of captures that are not made by equal cards or own sums."""
        if kinds & TOTAL != 0 and self._total > value:
            self._list_sets(self._total - value)
            self._add_sets_of_sum(self._total - value, min_cards=1)
        if kinds & MULTIPLES != 0:
            self._list_sets(PACK_VALUE)
            self._add_multiples(value)
        if kinds & ACE_ALL != 0 and value == 1 and not (self.spec.ace_waits and self.is_first_play):
            self._add_whole_table(card)

    def _add_each(self, cards: i64) -> None:
        """Add each card as a set of its own."""
        while cards != 0:
            low = cards & -cards
            cards ^= low
            self._add(low)

    def _add_own_sums(self, lower: i64, value: i64) -> None:
        """Add the sets of two or more of the lower cards that add up to the played card's value."""
        if lower & (lower - 1) == 0:
            return
        if self._for_all_cards:
            self._list_sets(value)
            self._add_sets_of_sum(value, min_cards=2)
        elif self._has_sum(lower, value):
            self._add_sums(lower, value)

    def _has_sum(self, cards: i64, total: i64) -> bool:
        """Whether some of these cards have a total; much faster than to find them."""
        sums: i64 = 1  # Bit n: some of the cards seen so far have the total n.
        while cards != 0:
            low = cards & -cards
            cards ^= low
            sums |= sums << self.values[card_of(low)]
        return sums >> total & 1 != 0

    def _add_sums(self, cards: i64, total: i64) -> None:
        """Add the sets of these cards with a total, in the same order as listed sets.

        For a single card this is faster than to list the sets of all sums, which it overwrites.
        """
        self._listed_table = -1
        sets = self._sets
        length: i64 = 1
        wanted: i64 = total << _SUM_SHIFT
        bound: i64 = (total + 1) << _SUM_SHIFT
        while cards != 0:
            low = cards & -cards
            cards ^= low
            step: i64 = self.values[card_of(low)] << _SUM_SHIFT | low
            if length + length > len(sets):
                self._double_capacity()
                sets = self._sets
            index: i64 = 0
            end = length
            while index < end:
                extended = sets[index] + step
                index += 1
                if extended < bound:
                    sets[length] = extended
                    length += 1
        while length > 1:
            length -= 1
            if sets[length] >= wanted:
                self._add_if_small(sets[length] & ALL_CARDS)

    def _add_if_small(self, mask: i64) -> None:
        """Add a set, unless it has more cards than a capture may have."""
        if self._max_cards >= CARD_COUNT or popcount(mask) <= self._max_cards:
            self._add(mask)

    def _add_sets_of_sum(self, total: i64, min_cards: i64) -> None:
        """Add the sets with this sum whose number of cards is allowed; `min_cards` is 1 or 2."""
        if total > self._largest_sum:
            return
        index = self._first[total]
        while index != 0:
            mask = self._sets[index] & ALL_CARDS
            index = self._next[index]
            if min_cards == 2 and mask & (mask - 1) == 0:
                continue
            self._add_if_small(mask)

    def _add_multiples(self, value: i64) -> None:
        total = self.spec.total
        table_sum = total - value
        while table_sum <= self._largest_sum:
            self._add_sets_of_sum(table_sum, min_cards=1)
            table_sum += total
        whole = self.total_of(self._table)
        if whole > self._largest_sum and (whole + value) % total == 0:
            self._add(self._table)

    def _add_whole_table(self, card: i64) -> None:
        """Add the table without Aces, or the Ace itself where the table is empty."""
        table = self._table
        if table & self.cards_of_value[1] != 0:
            return
        if table == 0:
            if self.spec.ace_takes_itself:
                self._add(BIT[card])
            return
        index: i64 = 0
        while index < self.count:
            if self.found[index] == table:
                return
            index += 1
        self._add(table)

    def _keep_smallest_sets(self) -> None:
        fewest: i64 = CARD_COUNT
        index: i64 = 0
        while index < self.count:
            size = popcount(self.found[index])
            fewest = smaller(fewest, size)
            index += 1
        kept: i64 = 0
        index = 0
        while index < self.count:
            if popcount(self.found[index]) == fewest:
                self.found[kept] = self.found[index]
                kept += 1
            index += 1
        self.count = kept

    def _add(self, mask: i64) -> None:
        if self.count < len(self.found):
            self.found[self.count] = mask
        else:
            self.found = append(self.found, mask)
        self.count += 1

    def _list_sets(self, max_sum: i64) -> None:
        """List the sets of this table with sums up to `max_sum`, if they are not listed yet."""
        if self._listed_table == self._table and self._requested_sum >= max_sum:
            return
        if self._for_all_cards and max_sum < self.spec.largest_sum:
            max_sum = self.spec.largest_sum
        self._requested_sum = max_sum
        if self.is_selective and self._is_large() and self._has_more_sets(max_sum):
            self._list_most_valuable_sets(smaller(max_sum, self.total_of(self._table)))
        else:
            if max_sum > _ALWAYS_LISTED_SUM:
                max_sum = self._listable_sum(max_sum)
            self._list_sets_up_to(max_sum)
        self._listed_table = self._table

    def _list_sets_up_to(self, max_sum: i64) -> None:
        """List every set of table cards whose sum is at most `max_sum`, chained by sum.

        Each card is added to all sets listed before it; index 0 stands for the empty set.
        """
        first = self._first
        sets = self._sets
        following = self._next
        index: i64 = 0
        while index <= max_sum:
            first[index] = 0
            index += 1
        length: i64 = 1
        bound: i64 = (max_sum + 1) << _SUM_SHIFT
        rest = self._table
        if max_sum < HIGHEST_VALUE:
            rest &= self._cards_below[max_sum + 1]
        while rest != 0:
            low = rest & -rest
            rest ^= low
            step: i64 = self.values[card_of(low)] << _SUM_SHIFT | low
            if length + length > len(sets):
                self._double_capacity()
                sets = self._sets
                following = self._next
            index = 0
            end = length
            while index < end:
                extended = sets[index] + step
                index += 1
                if extended < bound:
                    total = extended >> _SUM_SHIFT
                    sets[length] = extended
                    following[length] = first[total]
                    first[total] = length
                    length += 1
        self._largest_sum = max_sum

    def _double_capacity(self) -> None:
        sets = zeros(2 * len(self._sets))
        following = zeros(2 * len(self._sets))
        index: i64 = 0
        while index < len(self._sets):
            sets[index] = self._sets[index]
            following[index] = self._next[index]
            index += 1
        self._sets = sets
        self._next = following

    def _list_most_valuable_sets(self, max_sum: i64) -> None:
        """List the `KEPT_PER_SUM` most valuable sets of each sum up to `max_sum`.

        Card by card: the best sets of a sum are among the best of that sum without the card, and
        those of the sum less its value, with the card added.
        """
        kept: i64 = KEPT_PER_SUM
        masks = zeros((PACK_VALUE + 1) * KEPT_PER_SUM)
        worths = zeros((PACK_VALUE + 1) * KEPT_PER_SUM)
        counts = zeros(PACK_VALUE + 1)
        counts[0] = 1
        reached: i64 = 0
        rest = self._table
        while rest != 0:
            low = rest & -rest
            rest ^= low
            card = card_of(low)
            value = self.values[card]
            worth = self._worth[card]
            reached = smaller(reached + value, max_sum)
            total = reached
            while total >= value:
                source = (total - value) * kept
                end = source + counts[total - value]
                while source < end:
                    at = _place(worths, total * kept, counts[total], worths[source] + worth)
                    if at >= 0:
                        counts[total] = smaller(counts[total] + 1, kept)
                        _shift(masks, at, total * kept + counts[total] - 1)
                        _shift(worths, at, total * kept + counts[total] - 1)
                        masks[at] = masks[source] | low
                        worths[at] = worths[source] + worth
                    source += 1
                total -= 1
        self._chain(masks, counts, max_sum)

    def _chain(self, masks: vec[i64], counts: vec[i64], max_sum: i64) -> None:
        """Make these sets, `KEPT_PER_SUM` places for each sum, the listed ones."""
        length: i64 = 1
        total: i64 = 0
        while total <= max_sum:
            self._first[total] = 0
            index: i64 = 0
            while total > 0 and index < counts[total]:
                if length >= len(self._sets):
                    self._double_capacity()
                self._sets[length] = total << _SUM_SHIFT | masks[total * KEPT_PER_SUM + index]
                self._next[length] = self._first[total]
                self._first[total] = length
                length += 1
                index += 1
            total += 1
        self._largest_sum = max_sum

    def _is_large(self) -> bool:
        """Whether the table has more cards than are listed in full in any search."""
        return popcount(self._table) > _LARGEST_LISTED_IN_FULL

    def _has_more_sets(self, max_sum: i64) -> bool:
        """Whether there are more sets up to this sum than a selective search lists in full."""
        max_sum = smaller(max_sum, self.total_of(self._table))
        return self._sum_with_sets(max_sum, MAX_SETS_OF_SELECTIVE_SEARCH) < max_sum

    def _listable_sum(self, max_sum: i64) -> i64:
        """The largest sum, at most `max_sum`, up to which no more than `MAX_LISTED_SETS` exist."""
        max_sum = smaller(max_sum, self.total_of(self._table))
        if popcount(self._table) <= 16:
            return max_sum
        return self._sum_with_sets(max_sum, MAX_LISTED_SETS)

    def _sum_with_sets(self, max_sum: i64, max_sets: i64) -> i64:
        """The largest sum, at most `max_sum`, up to which no more than `max_sets` sets exist."""
        ways = zeros(PACK_VALUE + 1)
        ways[0] = 1
        rest = self._table
        while rest != 0:
            low = rest & -rest
            rest ^= low
            value = self.values[card_of(low)]
            index = max_sum
            while index >= value:
                ways[index] += ways[index - value]
                index -= 1
        set_count: i64 = 0
        index = 0
        while index <= max_sum:
            set_count += ways[index]
            if set_count > max_sets:
                return index - 1
            index += 1
        return max_sum


def _place(worths: vec[i64], begin: i64, count: i64, worth: i64) -> i64:
    """The index at which a set of this worth stands among those of its sum; -1 for none.

    The most valuable ones come first, and of equal ones the earlier.
    """
    at = begin + count
    while at > begin and worths[at - 1] < worth:
        at -= 1
    if at >= begin + KEPT_PER_SUM:
        at = -1
    return at


def _shift(items: vec[i64], begin: i64, end: i64) -> None:
    """Move the items from `begin` to `end - 1` one place up."""
    while end > begin:
        items[end] = items[end - 1]
        end -= 1
