"""The example of a capture is what the rules themselves allow."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.captures import CaptureRule, EqualCard, SumToOwnValue, SumWithPlayed
from scopa_desktop.rules.cards import Rank, Suit, card, card_name, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.dialogs.capture_example import CaptureStrip, find_example
from scopa_desktop.ui.theme.tokens import GREEN_CLOTH


@pytest.fixture(scope="module")
def art(qapp: object) -> CardArt:
    return CardArt(load_decks())


def strip(qtbot: QtBot, art: CardArt, rule: CaptureRule, deck: str = "napoletane") -> CaptureStrip:
    example = find_example(rule)
    assert example is not None
    made = CaptureStrip(art, art.decks[deck], rule, example, cloth=GREEN_CLOTH)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_game_has_an_example_that_it_allows(variant: Variant) -> None:
    example = find_example(variant.captures)
    assert example is not None
    table = mask_of(example.taken)
    assert variant.captures.sets(example.played, table) == [table]


def test_scopa_takes_a_sum_where_no_equal_card_lies(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, SCOPA.captures)
    assert shown.title() == "7 takes 4 and 3"
    assert shown.sentence() == "4 + 3 = 7, and a 7 on the table would go first"
    assert shown.accessibleName() == f"{shown.title()}. {shown.sentence()}"


def test_fifteen_counts_the_played_card(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, ESCOBA_SETENTA.captures)
    assert shown.title() == "7 takes 5 and 3"
    assert shown.sentence() == "5 + 3 + 7 = 15"


def test_a_sum_beside_an_equal_card_excludes_nothing(qtbot: QtBot, art: CardArt) -> None:
    either = CaptureRule(tiers=((EqualCard(), SumToOwnValue()),))
    assert strip(qtbot, art, either).sentence() == "4 + 3 = 7"


def test_a_game_without_sums_shows_a_single_card(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, CaptureRule(tiers=((EqualCard(),),)))
    assert shown.title() == "7 takes 7"
    assert shown.sentence() == "a card takes one of its own rank"


def test_a_game_that_takes_neither_has_no_example() -> None:
    assert find_example(CaptureRule(tiers=((SumWithPlayed(100),),))) is None


def test_the_strip_shows_the_three_cards(qtbot: QtBot, art: CardArt) -> None:
    """Each card of the example is in the picture: without one the picture is another."""
    example = find_example(SCOPA.captures)
    assert example is not None
    assert [card_name(one) for one in (example.played, *example.taken)] == ["7D", "4C", "3S"]
    assert example.taken == (card(Rank.FOUR, Suit.CUPS), card(Rank.THREE, Suit.SWORDS))
    shown = strip(qtbot, art, SCOPA.captures)
    other = strip(qtbot, art, SCOPA.captures, "siciliane")
    for each in (shown, other):
        each.resize(QSize(600, each.sizeHint().height()))
    assert shown.grab().toImage() != other.grab().toImage()
