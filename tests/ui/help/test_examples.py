"""The examples of captures are what the rules themselves allow."""

import pytest

from scopa_desktop.rules.captures import CaptureRule, EqualCard, SumToOwnValue, SumWithPlayed
from scopa_desktop.rules.cards import Rank, Suit, card, card_name, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE, CHKOBBA, ESCOPA, SCOPA, SCOPA_QUINDICI
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.examples import CaptureExample, find_examples


def written(examples: tuple[CaptureExample, ...]) -> list[str]:
    """`7 x 4 3`: the ranks of each example."""
    return [
        f"{card_name(each.played)[0]} x {' '.join(card_name(one)[0] for one in each.taken)}"
        for each in examples
    ]


@pytest.mark.parametrize("variation", range(5))
@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_game_has_examples_that_it_allows(variant: Variant, variation: int) -> None:
    examples = find_examples(variant.captures, variation)
    assert examples
    for example in examples:
        table = mask_of(example.taken)
        assert variant.captures.legal_captures(example.played, table) == [table]


def test_the_first_example_of_scopa() -> None:
    (example,) = find_examples(SCOPA.captures)
    assert example.played == card(Rank.SEVEN, Suit.COINS)
    assert example.taken == (card(Rank.FOUR, Suit.CUPS), card(Rank.THREE, Suit.SWORDS))
    assert example.equal_goes_first and not example.equal_will_do


def test_variations_play_other_cards_and_begin_again_after_the_last() -> None:
    played = [written(find_examples(SCOPA_QUINDICI.captures, number)) for number in range(5)]
    assert played == [["7 x 5 3"], ["6 x 5 4"], ["K x 3 2"], ["5 x 6 4"], ["7 x 5 3"]]


def test_multiples_have_two_totals() -> None:
    assert written(find_examples(ESCOPA.captures)) == ["K x K K", "7 x 5 3"]


def test_each_card_with_an_unusual_value_has_an_example() -> None:
    assert written(find_examples(CHKOBBA.captures, 1)) == ["Q x 5 3", "J x 5 4"]


def test_a_sum_beside_an_equal_card_excludes_nothing() -> None:
    (example,) = find_examples(CaptureRule(tiers=((EqualCard(), SumToOwnValue()),)))
    assert example.equal_will_do and not example.equal_goes_first


def test_a_game_without_sums_has_an_equal_card() -> None:
    assert written(find_examples(CaptureRule(tiers=((EqualCard(),),)))) == ["7 x 7"]


def test_impossible_rules_have_no_example() -> None:
    assert find_examples(CaptureRule(tiers=((SumWithPlayed(100),),))) == ()
