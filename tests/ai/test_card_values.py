"""Cards are worth what the variant's categories make them worth."""

import pytest

from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.rules.cards import cards_of, parse_card
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA, SCOPA
from tests.ai.positions import position


def price(card_values: CardValues, name: str, category: str | None = None) -> float:
    """The price of a card, in one category or in all."""
    column = card_values.total if category is None else card_values.by_category[category]
    return column[parse_card(name)]


def test_the_settebello_is_worth_its_point() -> None:
    card_values = CardValues.of(position("7D", others=("2C",)))
    assert price(card_values, "7D", "settebello") == 1
    assert card_values.total.index(max(card_values.total)) == parse_card("7D")


def test_cards_of_a_decided_majority_have_no_value() -> None:
    card_values = CardValues.of(position("7D", others=("2C",), piles=("AD 2D 3D 4D 5D 6D", "")))
    assert price(card_values, "7D", "coins") == 0
    assert price(card_values, "KD", "coins") == 0


def test_the_last_coin_is_worth_what_it_changes() -> None:
    card_values = CardValues.of(
        position("7D", others=("2C",), piles=("AD 2D 3D 4D", "5D 6D JD QD KD"))
    )
    assert price(card_values, "7D", "coins") == pytest.approx(0.5), "from losing to a tie"


@pytest.mark.parametrize("category", ["primiera", "setenta"])
def test_in_the_primiera_a_seven_goes_before_a_six_and_a_six_before_a_court(category: str) -> None:
    variant = SCOPA if category == "primiera" else ESCOBA_SETENTA
    card_values = CardValues.of(position("7D", others=("2C",), variant=variant))
    seven, six, ace, king = (
        price(card_values, name, category) for name in ("7B", "6B", "AB", "KB")
    )
    assert seven > six > ace > king >= 0


def test_in_the_primiera_a_suit_in_which_both_sides_hold_better_is_worth_nothing() -> None:
    card_values = CardValues.of(position("2D", others=("2C",), piles=("7B", "6B")))
    assert price(card_values, "AB", "primiera") == 0
    assert price(card_values, "AS", "primiera") > 0


def test_most_sevens_raises_sevens_above_sixes() -> None:
    card_values = CardValues.of(
        position("7D", others=("2C",), variant=SCOPA.configured({"primiera": "sevens"}))
    )
    assert price(card_values, "7B", "primiera") > 0
    assert price(card_values, "6B", "primiera") == 0


def test_cards_already_won_have_no_value() -> None:
    view = position("7D", others=("2C",), piles=("AD 6S", "5D 7B"))
    card_values = CardValues.of(view)
    assert [card_values.total[card] for pile in view.piles for card in cards_of(pile)] == [0] * 4
