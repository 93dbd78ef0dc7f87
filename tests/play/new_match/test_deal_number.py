"""Deal numbers as they are written and pasted."""

import pytest

from scopa_desktop.play.new_match import parse_deal_number
from scopa_desktop.rules.record import LARGEST_DEAL


@pytest.mark.parametrize(
    "text",
    [
        "1234",
        "  1234\n",
        "1,234",
        "1.234",
        "1 234",
        "1\N{NARROW NO-BREAK SPACE}234",
        "1’234",
        "Deal 1234",
        "deal: 1234.",
        "Deal no. 1234",
        "#1234",
        "n.º 1.234",
        "“1234”",
        "Scopa, deal 1234!",
        "Smazzata 1234",
        "١٢٣٤",
        "التوزيعة ١٬٢٣٤",
        "\N{RIGHT-TO-LEFT MARK}1234\N{LEFT-TO-RIGHT MARK}",
        "001234",
    ],
    ids=ascii,
)
def test_a_number_is_found_in(text: str) -> None:
    assert parse_deal_number(text) == 1234


@pytest.mark.parametrize(
    "text",
    ["", "Deal", "-1", "−5", ".5", "12 34", "1 or 2", "1,23", "12a4", "a12", "0x10", "1e5",
     "1,234,5678", str(LARGEST_DEAL + 1), "9" * 50, "²"],
    ids=ascii,
)  # fmt: skip
def test_no_number_is_found_in(text: str) -> None:
    assert parse_deal_number(text) is None


def test_the_limits_are_numbers() -> None:
    assert parse_deal_number("0") == 0
    assert parse_deal_number("999,999,999") == LARGEST_DEAL
