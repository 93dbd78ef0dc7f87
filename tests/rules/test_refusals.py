"""Every refusal gives its reason in a sentence."""

from typing import NamedTuple

import pytest

from scopa_desktop.rules.catalogue import (
    CHKOBBA,
    CHORIZO,
    CICERA,
    CIRULLA,
    CIRULLONE,
    ESCOBA_QUINCE,
    ESCOBA_SETENTA,
    RUBAMAZZO,
    SCOPA,
    SCOPA_ASSI,
    SCOPA_QUINDICI,
)
from scopa_desktop.rules.moves import IllegalMoveError, RefusalReason, parse_action, parse_move
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import opened, position

WHOLE_HAND = CIRULLA.configured({"must_capture": "hand"})
FEWEST = SCOPA.configured({"fewest_cards_first": True})
FREE_FIFTEENS = CIRULLA.configured({"fewest_cards_first": "simple"})
TWO_AT_MOST = {"two_cards_at_most": True}
ACE_TAKES_ALL = {"asso_pigliatutto": True}


class Case(NamedTuple):
    """A move that is refused, and how."""

    variant: Variant
    hand: str
    table: str
    move: str
    reason: RefusalReason
    sentence: str


# fmt: off
REFUSED = [
    Case(SCOPA, "", "7D", "2C", RefusalReason.ROUND_OVER, "the round is over"),
    Case(SCOPA, "KD", "7D", "7S x 7D", RefusalReason.NOT_IN_HAND,
         "7S is not in the hand of the player whose turn it is"),
    Case(SCOPA, "7S", "7D", "7S x 4C 3B", RefusalReason.NOT_ON_TABLE,
         "the table does not hold 4C 3B"),
    # A card cannot take itself.
    Case(SCOPA, "7S", "7D", "7S x 7S", RefusalReason.NOT_ON_TABLE, "the table does not hold 7S"),
    Case(SCOPA, "7S", "4C 3B", "7S", RefusalReason.MUST_CAPTURE,
         "7S can capture 4C 3B, so it may not be laid down"),
    Case(ESCOBA_SETENTA, "7S", "JD", "7S", RefusalReason.MUST_CAPTURE,
         "7S can capture JD, so it may not be laid down"),
    Case(WHOLE_HAND, "2S 6S", "KC 6D", "2S", RefusalReason.HAND_MUST_CAPTURE,
         "6S can capture 6D, so 2S may not be laid down"),
    # The card itself can capture, which is the nearer reason.
    Case(WHOLE_HAND, "5S 6S", "KC 6D", "5S", RefusalReason.MUST_CAPTURE,
         "5S can capture KC, so it may not be laid down"),
    Case(SCOPA, "7S", "7C 4D 3B", "7S x 4D 3B", RefusalReason.EQUAL_CARD_FIRST,
         "7S takes an equal card first, 7C, so not 4D 3B"),
    Case(SCOPA, "7S", "7C 4D 3B", "7S x 7C 4D", RefusalReason.EQUAL_CARD_FIRST,
         "7S takes an equal card first, 7C, so not 4D 7C"),
    Case(SCOPA, "7S", "7D 7C", "7S x 7D 7C", RefusalReason.ONE_EQUAL_CARD,
         "7S takes only one equal card, not 7D 7C"),
    Case(CICERA, "JS", "8D 3C", "JS x 8D", RefusalReason.COURT,
         "JS cannot take 8D: a court goes only with the same court"),
    Case(RUBAMAZZO, "7S", "5D 2C", "7S x 5D 2C", RefusalReason.NO_SUMS,
         "7S takes an equal card and makes no sums, so not 5D 2C"),
    Case(SCOPA, "7S", "5D 3C", "7S x 5D", RefusalReason.NOT_A_CAPTURE, "7S cannot take 5D"),
    # The table makes fifteen by itself; with the card played it is more.
    Case(ESCOBA_SETENTA, "2S", "JD 7C", "2S x JD 7C", RefusalReason.NOT_A_CAPTURE,
         "2S cannot take JD 7C"),
    # Both fives are needed: equal cards have no rights in a game to fifteen.
    Case(ESCOBA_SETENTA, "5D", "5C 5S", "5D x 5C", RefusalReason.NOT_A_CAPTURE,
         "5D cannot take 5C"),
    Case(ESCOBA_SETENTA, "5D", "5C 5S 2B", "5D x 2B", RefusalReason.NOT_A_CAPTURE,
         "5D cannot take 2B"),
    Case(FEWEST, "7S", "AC 2D 3B 4S", "7S x 2D AC 4S", RefusalReason.TOO_MANY_CARDS,
         "7S must take fewer cards than 2D AC 4S, such as 4S 3B"),
    # The sum is right, but has three cards.
    Case(SCOPA.configured(TWO_AT_MOST), "7S", "AC 2D 4S", "7S x 2D AC 4S",
         RefusalReason.SUM_LIMIT,
         "7S cannot take 2D AC 4S: a sum may take no more than 2 table cards"),
    Case(SCOPA_QUINDICI.configured(ACE_TAKES_ALL | TWO_AT_MOST), "AD", "5C 7S 2B KD 6C",
         "AD x 5C 7S 2B", RefusalReason.SUM_LIMIT,
         "AD cannot take 5C 7S 2B: a sum may take no more than 2 table cards"),
    Case(CIRULLA.configured(TWO_AT_MOST), "AD", "5C 7S 2B KD 6C",
         "AD x 5C 7S 2B", RefusalReason.SUM_LIMIT,
         "AD cannot take 5C 7S 2B: a sum may take no more than 2 table cards"),
    Case(SCOPA_ASSI, "AD", "5C 7S", "AD x 5C", RefusalReason.WHOLE_TABLE,
         "AD takes the whole table, 5C 7S, not only 5C"),
    # The refusal of an Ace that may make fifteen instead names the sum.
    Case(CIRULLA, "AD", "5C 7S", "AD x 5C", RefusalReason.NOT_A_CAPTURE, "AD cannot take 5C"),
    # Equal cards do not go first in Cirulla.
    Case(CIRULLA, "7D", "7S 3C", "7D x 3C", RefusalReason.NOT_A_CAPTURE, "7D cannot take 3C"),
    Case(CIRULLA, "7D", "7S 7B", "7D x 7S 7B", RefusalReason.ONE_EQUAL_CARD,
         "7D takes only one equal card, not 7S 7B"),
    # Fewer cards go first, not equal ones.
    Case(FREE_FIFTEENS, "7D", "2S 3D 5C 6B 7S", "7D x 2S 5C", RefusalReason.TOO_MANY_CARDS,
         "7D must take fewer cards than 5C 2S, such as 7S"),
    Case(CIRULLA.configured({"fewest_cards_first": True}), "5D", "5S 5B", "5D x 5S 5B",
         RefusalReason.TOO_MANY_CARDS,
         "5D must take fewer cards than 5S 5B, such as 5S"),
    # An Ace does not take an Ace in a game to fifteen.
    Case(SCOPA_QUINDICI.configured(ACE_TAKES_ALL), "AD", "AC 5D", "AD x AC",
         RefusalReason.NOT_A_CAPTURE, "AD cannot take AC"),
]
# fmt: on


@pytest.mark.parametrize(
    "case", REFUSED, ids=lambda case: f"{case.variant.id}-{case.move}-{case.reason.value}"
)
def test_a_refusal_says_why(case: Case) -> None:
    round_ = position(case.variant, [case.hand, "QB" if case.hand else ""], case.table)
    refusal = round_.refusal(parse_move(case.move))
    assert refusal is not None
    assert (refusal.reason, str(refusal)) == (case.reason, case.sentence)


def test_every_reason_has_an_example() -> None:
    # With games that declare and cut, below, and with piles in test_open_piles.py.
    below = {
        RefusalReason.PILE_ALONE,
        RefusalReason.TABLE_FIRST,
        RefusalReason.OTHER_TOP,
        RefusalReason.NO_LAID_CARD,
        RefusalReason.DECLARED_FIRST,
        RefusalReason.DECLARE_OR_PASS,
        RefusalReason.NOT_NOW,
    }
    assert {case.reason for case in REFUSED} == set(RefusalReason) - below


def test_a_declaration_or_a_pass_comes_before_the_first_card() -> None:
    round_ = position(CHORIZO, ["AS 2S 3S", "QB QD QS"], "JD", is_declaring=True)
    refusal = round_.refusal(parse_move("AS"))
    assert refusal is not None and refusal.reason is RefusalReason.DECLARE_OR_PASS
    expected = "the player on turn declares or passes before the first card is played"
    assert str(refusal) == expected
    stranger = round_.refusal(parse_move("QB"))
    assert stranger is not None and stranger.reason is RefusalReason.NOT_IN_HAND


def test_declared_cards_go_first() -> None:
    round_ = position(CIRULLONE, ["AD 2C 3S KB", "QB QD QS QC"], "JD")
    round_.play(parse_action("! AD 2C 3S = 3"))
    refusal = round_.refusal(parse_move("KB"))
    assert refusal is not None and refusal.reason is RefusalReason.DECLARED_FIRST
    assert str(refusal) == "the declared AD 2C 3S must be played before KB"
    stranger = round_.refusal(parse_move("QB"))
    assert stranger is not None and stranger.reason is RefusalReason.NOT_IN_HAND


@pytest.mark.parametrize(
    ("variant", "hand", "table", "text"),
    [
        # Two cards are no packet; wrong points; wrong value; no wild card; cards of another hand.
        (CIRULLA, "AD 2C", "JD", "! AD 2C = 3"),
        (CIRULLA, "AD 2C 3S", "JD", "! AD 2C 3S = 10"),
        (CIRULLA, "7C 2C 3S", "JD", "! 2C 7C 3S = 3, wild 5"),
        (CIRULLA, "AD 2C 3S", "JD", "! AD 2C 3S = 3, wild 1"),
        (CIRULLA, "KD KC QS", "JD", "! AD 2C 3S = 3"),
        (SCOPA, "AD 2C 3S", "JD", "! AD 2C 3S = 3"),
        (CHORIZO, "AD 2C 3S", "JD", "! AD 2C 3S = 5"),
        (CHORIZO, "AD 2C 3S", "JD", "pass"),
        # Nothing makes fifteen; the option is off; no pack is cut.
        (ESCOBA_QUINCE.configured({"table_fifteen": True}), "AD", "JD QD", "x JD QD"),
        (ESCOBA_QUINCE, "AD", "KD 5D", "x 5D KD"),
        (CHKOBBA, "AD 2C 3S", "JD", "cut keep"),
        (SCOPA, "AD 2C 3S", "JD", "cut lay"),
    ],
)
def test_what_cannot_be_done_now_is_refused(
    variant: Variant, hand: str, table: str, text: str
) -> None:
    round_ = position(variant, [hand, "QB"], table)
    refusal = round_.refusal(parse_action(text))
    assert refusal is not None
    assert (refusal.reason, str(refusal)) == (RefusalReason.NOT_NOW, f"{text} is not possible now")


def test_dealt_cards_are_not_taken_on_the_table_without_a_laid_one() -> None:
    fifteen = ESCOBA_QUINCE.configured({"table_fifteen": True})
    round_, _ = opened(fifteen, "KD 5S 2C 7B")
    refusal = round_.refusal(parse_action("x KD 5S"))
    assert refusal is not None and refusal.reason is RefusalReason.NO_LAID_CARD
    assert str(refusal) == (
        "KD 5S were dealt to the table: one that was laid down must be among the cards taken"
    )
    # What is no fifteen is not possible in any case.
    other = round_.refusal(parse_action("x KD 2C"))
    assert other is not None and other.reason is RefusalReason.NOT_NOW
    off, _ = opened(ESCOBA_QUINCE, "KD 5S 2C 7B")
    switched_off = off.refusal(parse_action("x KD 5S"))
    assert switched_off is not None and switched_off.reason is RefusalReason.NOT_NOW


def test_no_card_is_played_before_the_cut() -> None:
    round_, _ = Round.dealt(CHKOBBA, TWO, 0, range(40))
    refusal = round_.refusal(parse_move("AD"))
    assert refusal is not None and refusal.reason is RefusalReason.NOT_NOW


@pytest.mark.parametrize(
    ("variant", "move", "reason"),
    [
        # The Ace takes everything or, where one lies there, that Ace.
        (SCOPA_ASSI, "AD x KC", RefusalReason.WHOLE_TABLE),
        (SCOPA_ASSI, "AD", RefusalReason.MUST_CAPTURE),
        (CIRULLA, "AD x KC 5S", None),
        (CIRULLA, "AD x KC", RefusalReason.NOT_A_CAPTURE),
    ],
)
def test_an_ace_takes_everything_or_nothing(
    variant: Variant, move: str, reason: RefusalReason | None
) -> None:
    refusal = position(variant, ["AD", "QB"], "KC 5S").refusal(parse_move(move))
    assert (refusal and refusal.reason) is reason


def test_a_refused_move_leaves_the_round_as_it_was() -> None:
    round_ = position(SCOPA, ["7S 2B", "QB"], "7D 4C")
    before = (
        list(round_.hands),
        round_.table,
        list(round_.piles),
        round_.turn,
        list(round_.legal_moves()),
    )
    with pytest.raises(
        IllegalMoveError, match="7S takes an equal card first, 7D, so not 4C"
    ) as refused:
        round_.play(parse_move("7S x 4C"))
    assert refused.value.refusal.reason is RefusalReason.EQUAL_CARD_FIRST
    assert (
        round_.hands,
        round_.table,
        round_.piles,
        round_.turn,
        list(round_.legal_moves()),
    ) == before


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
        ("7D x 4C 4C", "'4C 4C' names a card twice"),
        ("7D x 4C x 3B", "'x' is not a card"),
        ("x 7D", "'x 7D' is not a card"),
    ],
)
def test_what_is_no_move_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_move(text)
