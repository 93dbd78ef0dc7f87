"""The selective search for captures: the most valuable ones of each sum, on very large tables."""

from collections import defaultdict
from random import Random

import pytest

from scopa_desktop.rules.cards import CARD_COUNT, PACK_SIZE, Card, Mask, cards_of, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, ESCOBA, ESCOPA, SCOPA
from scopa_desktop.rules.kernel.capture_finder import (
    KEPT_PER_SUM,
    MAX_SETS_OF_SELECTIVE_SEARCH,
    CaptureFinder,
)
from scopa_desktop.rules.variant import Variant
from tests.sampling import parametrize_some

OPTIONAL = [variant for variant in CATALOGUE.values() if not variant.captures.forced]
"""The games in which the table can grow large."""


def low_table(size: int, rng: Random) -> Mask:
    """A table of low cards, which make the most sums."""
    cards = sorted(range(PACK_SIZE), key=lambda card: (card % 10 + rng.random() * 2, card))
    return mask_of(cards[:size])


def captures(finder: CaptureFinder, card: Card, table: Mask) -> list[Mask]:
    finder.set_table(table, for_all_cards=True)
    return [finder.found[index] for index in range(finder.find(card))]


def finders(variant: Variant, worth: list[int]) -> tuple[CaptureFinder, CaptureFinder]:
    """One that finds all captures, and a selective one."""
    values = list(variant.captures.values.by_card)
    every, selective = (CaptureFinder(variant.captures.spec(), values) for _ in range(2))
    selective.select_by_worth(worth)
    return every, selective


@pytest.mark.parametrize("variant", [ESCOBA, ESCOPA], ids=lambda variant: variant.id)
@parametrize_some("size", range(11, 17), default=[11, 14])
def test_of_each_sum_the_most_valuable_captures_are_found(variant: Variant, size: int) -> None:
    rng = Random(size)
    for _ in range(4):
        worth = [rng.randrange(1000) for _ in range(CARD_COUNT)]
        table = low_table(size, rng)
        every, selective = finders(variant, worth)
        for card in cards_of(((1 << PACK_SIZE) - 1) & ~table):
            by_sum: dict[int, list[int]] = defaultdict(list)
            for taken in (all_found := captures(every, card, table)):
                by_sum[every.total_of(taken)].append(sum(worth[each] for each in cards_of(taken)))
            found = captures(selective, card, table)
            assert {*found} <= {*all_found} and len({*found}) == len(found)
            if len(found) == len(all_found):
                continue
            worths: dict[int, list[int]] = defaultdict(list)
            for taken in found:
                worths[every.total_of(taken)].append(sum(worth[each] for each in cards_of(taken)))
            assert {total: sorted(some) for total, some in worths.items()} == {
                total: sorted(sorted(some)[-KEPT_PER_SUM:]) for total, some in by_sum.items()
            }


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_of_usual_tables_all_captures_are_found_in_the_same_order(variant: Variant) -> None:
    rng = Random(variant.id)
    for _ in range(100):
        table = mask_of(rng.sample(range(PACK_SIZE), rng.randint(0, 10)))
        every, selective = finders(variant, [rng.randrange(1000) for _ in range(CARD_COUNT)])
        for card in cards_of(((1 << PACK_SIZE) - 1) & ~table):
            assert captures(selective, card, table) == captures(every, card, table)


@pytest.mark.parametrize("variant", OPTIONAL, ids=lambda variant: variant.id)
@pytest.mark.parametrize("size", [12, 16, 17, 24, 34])
def test_no_table_has_many_captures(variant: Variant, size: int) -> None:
    rng = Random(size)
    _, selective = finders(variant, [rng.randrange(1000) for _ in range(CARD_COUNT)])
    table = low_table(size, rng)
    for card in cards_of(((1 << PACK_SIZE) - 1) & ~table):
        sums = 15 if variant is ESCOPA else 1
        found = captures(selective, card, table)
        assert len(found) <= max(sums * KEPT_PER_SUM, MAX_SETS_OF_SELECTIVE_SEARCH)
        rule, values = variant.captures, variant.captures.values
        assert all(rule.is_legal_capture(card, taken, table, values) for taken in found)
        if rule.is_legal_capture(card, table, table, values):
            assert table in found


def test_sixteen_low_cards_are_searched_selectively() -> None:
    table = low_table(16, Random(1))
    every, selective = finders(ESCOPA, [1] * CARD_COUNT)
    assert len(captures(every, 9, table)) > 3000
    assert len(captures(selective, 9, table)) <= 3 * KEPT_PER_SUM


@pytest.mark.parametrize("variant", [SCOPA, CIRULLA], ids=lambda variant: variant.id)
def test_rules_with_other_kinds_of_capture_are_searched_in_full(variant: Variant) -> None:
    """Two captures of the same sum may leave what an Ace takes, or not."""
    table = low_table(14, Random(2))
    every, selective = finders(variant, [1] * CARD_COUNT)
    for card in cards_of(((1 << PACK_SIZE) - 1) & ~table):
        assert captures(selective, card, table) == captures(every, card, table)
