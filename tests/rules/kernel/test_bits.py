"""Sets of cards are counted and taken apart rightly, up to the last card of the pack."""

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.cards import CARD_COUNT, FIFTY_TWO, cards_of
from scopa_desktop.rules.kernel.bits import BIT, card_of, larger, nth_card, popcount, smaller


def test_every_card_has_its_own_bit() -> None:
    # A constant shifted by i64 loses every card from the 32nd on, where it is compiled.
    assert [BIT[card] for card in range(CARD_COUNT)] == [2**card for card in range(CARD_COUNT)]
    assert [card_of(BIT[card]) for card in range(CARD_COUNT)] == [*range(CARD_COUNT)]


@given(st.integers(0, FIFTY_TWO.cards))
def test_a_set_has_as_many_cards_as_can_be_taken_from_it(cards: int) -> None:
    assert popcount(cards) == len([*cards_of(cards)])
    assert [nth_card(cards, number) for number in range(popcount(cards))] == [*cards_of(cards)]


@given(st.integers(0, FIFTY_TWO.cards), st.integers(0, FIFTY_TWO.cards))
def test_of_two_numbers_one_is_smaller(one: int, other: int) -> None:
    assert [smaller(one, other), larger(one, other)] == sorted([one, other])
