"""Every refusal gives its reason in a sentence."""

from typing import NamedTuple

import pytest

from scopa_desktop.rules.catalogue import ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.moves import IllegalMoveError, Reason, parse_move
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import position

FEWEST = SCOPA.configured({"fewest_cards_first": True})


class Case(NamedTuple):
    """A move that is refused, and how."""

    variant: Variant
    hand: str
    table: str
    move: str
    reason: Reason
    sentence: str


REFUSED = [
    Case(SCOPA, "", "7D", "2C", Reason.ROUND_OVER, "the round is over"),
    Case(
        *(SCOPA, "KD", "7D", "7S x 7D", Reason.NOT_IN_HAND),
        "7S is not in the hand of the player whose turn it is",
    ),
    Case(SCOPA, "7S", "7D", "7S x 4C 3B", Reason.NOT_ON_TABLE, "4C 3B is not on the table"),
    # A card cannot take itself.
    Case(SCOPA, "7S", "7D", "7S x 7S", Reason.NOT_ON_TABLE, "7S is not on the table"),
    Case(
        *(SCOPA, "7S", "4C 3B", "7S", Reason.MUST_CAPTURE),
        "7S can capture 4C 3B, so it may not be laid down",
    ),
    Case(
        *(ESCOBA_SETENTA, "7S", "JD", "7S", Reason.MUST_CAPTURE),
        "7S can capture JD, so it may not be laid down",
    ),
    Case(
        *(SCOPA, "7S", "7C 4D 3B", "7S x 4D 3B", Reason.EQUAL_CARD_FIRST),
        "7C equals 7S and goes before 4D 3B",
    ),
    Case(
        *(SCOPA, "7S", "7C 4D 3B", "7S x 7C 4D", Reason.EQUAL_CARD_FIRST),
        "7C equals 7S and goes before 4D 7C",
    ),
    Case(
        *(SCOPA, "7S", "7D 7C", "7S x 7D 7C", Reason.ONE_EQUAL_CARD),
        "7S takes only one equal card, not 7D 7C",
    ),
    Case(SCOPA, "7S", "5D 3C", "7S x 5D", Reason.NOT_A_CAPTURE, "7S cannot take 5D"),
    # The table makes fifteen by itself; with the card played it is more.
    Case(
        *(ESCOBA_SETENTA, "2S", "JD 7C", "2S x JD 7C", Reason.NOT_A_CAPTURE),
        "2S cannot take JD 7C",
    ),
    # Both fives are needed: equal cards have no rights in a game to fifteen.
    Case(ESCOBA_SETENTA, "5D", "5C 5S", "5D x 5C", Reason.NOT_A_CAPTURE, "5D cannot take 5C"),
    Case(ESCOBA_SETENTA, "5D", "5C 5S 2B", "5D x 2B", Reason.NOT_A_CAPTURE, "5D cannot take 2B"),
    Case(
        *(FEWEST, "7S", "AC 2D 3B 4S", "7S x 2D AC 4S", Reason.TOO_MANY_CARDS),
        "fewer cards than 2D AC 4S must be taken with 7S",
    ),
]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case.move}-{case.reason.value}")
def test_a_refusal_says_why(case: Case) -> None:
    one = position(case.variant, [case.hand, "QB" if case.hand else ""], case.table)
    refusal = one.refusal(parse_move(case.move))
    assert refusal is not None
    assert (refusal.reason, str(refusal)) == (case.reason, case.sentence)


def test_every_reason_has_an_example() -> None:
    later = {Reason.DECLARED_FIRST, Reason.NOT_NOW}  # need games with declarations
    assert {case.reason for case in REFUSED} == set(Reason) - later


def test_a_refused_move_leaves_the_round_as_it_was() -> None:
    one = position(SCOPA, ["7S 2B", "QB"], "7D 4C")
    before = (list(one.hands), one.table, list(one.piles), one.turn, list(one.legal_moves()))
    with pytest.raises(IllegalMoveError, match="7D equals 7S and goes before 4C") as refused:
        one.play(parse_move("7S x 4C"))
    assert refused.value.refusal.reason is Reason.EQUAL_CARD_FIRST
    assert (one.hands, one.table, one.piles, one.turn, list(one.legal_moves())) == before


@pytest.mark.parametrize("text", ["KS", "7D x 4C 3B", "7D x 7S"])
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_move(text)) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a card"),
        ("7D 4C", "'7D 4C' is not a card"),
        ("7D x", "'7D x' is not a card"),
        ("7D x ", "'7D x ' does not say what is taken"),
        ("7D x 4C 4C", "a card is named twice in '4C 4C'"),
        ("7D x 4C x 3B", "'x' is not a card"),
        ("x 7D", "'x 7D' is not a card"),
    ],
)
def test_what_is_no_move_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_move(text)
