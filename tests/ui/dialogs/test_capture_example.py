"""The examples of captures are what the rules themselves allow."""

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.captures import CaptureRule, EqualCard, SumToOwnValue, SumWithPlayed
from scopa_desktop.rules.cards import Rank, Suit, card, card_name, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE, CHKOBBA, CIRULLA, ESCOBA_SETENTA, ESCOPA, SCOPA
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import CardArt, load_decks
from scopa_desktop.ui.dialogs.new_game.capture_example import find_examples
from scopa_desktop.ui.dialogs.new_game.capture_strip import CaptureStrip
from scopa_desktop.ui.theme.colours import GREEN_CLOTH


@pytest.fixture(scope="module")
def art(qapp: object) -> CardArt:
    return CardArt(load_decks())


def strip(qtbot: QtBot, art: CardArt, rule: CaptureRule, deck: str = "napoletane") -> CaptureStrip:
    made = CaptureStrip(art, art.decks[deck], rule, cloth=GREEN_CLOTH)
    qtbot.addWidget(made)
    return made


def told(qtbot: QtBot, shown: CaptureStrip) -> list[tuple[str, str]]:
    """Every example that pressing the strip shows, until the first one comes again."""
    found = []
    while (now := (shown.title(), shown.sentence())) not in found:
        found.append(now)
        qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    return found


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_game_has_examples_that_it_allows(variant: Variant) -> None:
    examples = find_examples(variant.captures)
    assert examples
    for example in examples:
        table = mask_of(example.taken)
        assert variant.captures.legal_captures(example.played, table) == [table]


def test_scopa_takes_a_sum_where_no_equal_card_lies(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, SCOPA.captures)
    assert shown.title() == "7 takes 4 and 3"
    assert shown.sentence() == "4 + 3 = 7, and a 7 on the table would go first"
    assert shown.accessibleName() == f"{shown.title()}. {shown.sentence()}"
    assert told(qtbot, shown) == [(shown.title(), shown.sentence())]
    assert shown.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_cirulla_shows_its_three_ways(qtbot: QtBot, art: CardArt) -> None:
    assert told(qtbot, strip(qtbot, art, CIRULLA.captures)) == [
        ("7 takes 4 and 3", "4 + 3 = 7, or else one 7 from the table"),
        ("7 takes 5 and 3", "5 + 3 + 7 = 15, or else one 7 from the table"),
        ("Ace takes everything", "while no Ace lies on the table"),
    ]


def test_escopa_shows_a_multiple_of_fifteen(qtbot: QtBot, art: CardArt) -> None:
    assert told(qtbot, strip(qtbot, art, ESCOPA.captures)) == [
        ("7 takes 5 and 3", "5 + 3 + 7 = 15"),
        ("King takes King and King", "10 + 10 + 10 = 30"),
    ]


def test_chkobba_shows_what_its_queen_is_worth(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, CHKOBBA.captures, "francesi")
    assert shown.title() == "Queen takes 5 and 3"
    assert shown.sentence() == "5 + 3 = 8, and a Queen on the table would go first"


def test_the_keyboard_shows_the_next_way(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, ESCOPA.captures)
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    assert shown.accessibleName() == "King takes King and King. 10 + 10 + 10 = 30"


def test_the_examples_follow_the_rules(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, CIRULLA.captures)
    for _ in range(2):
        qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    shown.set_rule(SCOPA.captures)
    assert shown.title() == "7 takes 4 and 3"
    shown.set_rule(SCOPA.configured({"asso_pigliatutto": True}).captures)
    assert [title for title, _ in told(qtbot, shown)] == ["7 takes 4 and 3", "Ace takes everything"]


def test_fifteen_counts_the_played_card(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, ESCOBA_SETENTA.captures)
    assert shown.title() == "7 takes 5 and 3"
    assert shown.sentence() == "5 + 3 + 7 = 15"


def test_a_sum_beside_an_equal_card_excludes_nothing(qtbot: QtBot, art: CardArt) -> None:
    either = CaptureRule(tiers=((EqualCard(), SumToOwnValue()),))
    assert strip(qtbot, art, either).sentence() == "4 + 3 = 7, or else one 7 from the table"


def test_a_game_without_sums_shows_a_single_card(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, CaptureRule(tiers=((EqualCard(),),)))
    assert shown.title() == "7 takes 7"
    assert shown.sentence() == "a card takes one of its own rank"


def test_rules_without_an_example_show_no_strip(qtbot: QtBot, art: CardArt) -> None:
    impossible = CaptureRule(tiers=((SumWithPlayed(100),),))
    assert find_examples(impossible) == ()
    shown = strip(qtbot, art, impossible)
    assert shown.isHidden()
    shown.set_rule(SCOPA.captures)
    assert not shown.isHidden()


def test_the_strip_shows_the_three_cards(qtbot: QtBot, art: CardArt) -> None:
    """Each card of the example is in the picture: without one the picture is another."""
    (example,) = find_examples(SCOPA.captures)
    assert [card_name(one) for one in (example.played, *example.taken)] == ["7D", "4C", "3S"]
    assert example.taken == (card(Rank.FOUR, Suit.CUPS), card(Rank.THREE, Suit.SWORDS))
    shown = strip(qtbot, art, SCOPA.captures)
    other = strip(qtbot, art, SCOPA.captures, "siciliane")
    for each in (shown, other):
        each.resize(QSize(600, each.sizeHint().height()))
    assert shown.grab().toImage() != other.grab().toImage()
