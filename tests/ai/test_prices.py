"""Cards are worth what the variant's categories make them worth."""

import pytest

from scopa_desktop.ai.prices import PriceList
from scopa_desktop.rules.cards import cards_of, parse_card
from scopa_desktop.rules.catalogue import ESCOBA_SETENTA, SCOPA
from tests.ai.positions import position


def price(prices: PriceList, name: str, category: str | None = None) -> float:
    """The price of a card, in one category or in all."""
    column = prices.total if category is None else prices.by_category[category]
    return column[parse_card(name)]


def test_the_settebello_is_worth_its_point() -> None:
    prices = PriceList.of(position("7D", others=("2C",)))
    assert price(prices, "7D", "settebello") == 1
    assert prices.total.index(max(prices.total)) == parse_card("7D")


def test_a_sure_majority_costs_nothing() -> None:
    prices = PriceList.of(position("7D", others=("2C",), piles=("AD 2D 3D 4D 5D 6D", "")))
    assert price(prices, "7D", "coins") == 0
    assert price(prices, "KD", "coins") == 0


def test_the_last_coin_is_worth_what_it_changes() -> None:
    prices = PriceList.of(position("7D", others=("2C",), piles=("AD 2D 3D 4D", "5D 6D JD QD KD")))
    assert price(prices, "7D", "coins") == pytest.approx(0.5), "from losing to a tie"


@pytest.mark.parametrize("category", ["primiera", "setenta"])
def test_in_the_primiera_a_seven_goes_before_a_six_and_a_six_before_a_court(category: str) -> None:
    variant = SCOPA if category == "primiera" else ESCOBA_SETENTA
    prices = PriceList.of(position("7D", others=("2C",), variant=variant))
    seven, six, ace, king = (price(prices, name, category) for name in ("7B", "6B", "AB", "KB"))
    assert seven > six > ace > king >= 0


def test_in_the_primiera_a_suit_in_which_both_sides_hold_better_is_worth_nothing() -> None:
    prices = PriceList.of(position("2D", others=("2C",), piles=("7B", "6B")))
    assert price(prices, "AB", "primiera") == 0
    assert price(prices, "AS", "primiera") > 0


def test_most_sevens_makes_sevens_dear_and_sixes_cheap() -> None:
    prices = PriceList.of(
        position("7D", others=("2C",), variant=SCOPA.configured({"primiera": "sevens"}))
    )
    assert price(prices, "7B", "primiera") > 0
    assert price(prices, "6B", "primiera") == 0


def test_cards_already_won_cost_nothing() -> None:
    view = position("7D", others=("2C",), piles=("AD 6S", "5D 7B"))
    prices = PriceList.of(view)
    assert [prices.total[card] for pile in view.piles for card in cards_of(pile)] == [0] * 4
