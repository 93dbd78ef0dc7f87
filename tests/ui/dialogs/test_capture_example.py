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


def texts_of(qtbot: QtBot, capture_strip: CaptureStrip) -> list[tuple[str, str]]:
    """Every example that pressing the strip shows, until the first one comes again."""
    texts = []
    while (now := (capture_strip.title(), capture_strip.sentence())) not in texts:
        texts.append(now)
        qtbot.mouseClick(capture_strip, Qt.MouseButton.LeftButton)
    return texts


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_game_has_examples_that_it_allows(variant: Variant) -> None:
    examples = find_examples(variant.captures)
    assert examples
    for example in examples:
        table = mask_of(example.taken)
        assert variant.captures.legal_captures(example.played, table) == [table]


def test_scopa_takes_a_sum_where_no_equal_card_lies(qtbot: QtBot, art: CardArt) -> None:
    capture_strip = strip(qtbot, art, SCOPA.captures)
    assert capture_strip.title() == "7 takes 4 and 3"
    assert capture_strip.sentence() == "4 + 3 = 7, and a 7 on the table would go first"
    assert capture_strip.accessibleName() == f"{capture_strip.title()}. {capture_strip.sentence()}"
    assert texts_of(qtbot, capture_strip) == [(capture_strip.title(), capture_strip.sentence())]
    assert capture_strip.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_cirulla_shows_its_three_ways(qtbot: QtBot, art: CardArt) -> None:
    assert texts_of(qtbot, strip(qtbot, art, CIRULLA.captures)) == [
        ("7 takes 4 and 3", "4 + 3 = 7, or else one 7 from the table"),
        ("7 takes 5 and 3", "5 + 3 + 7 = 15, or else one 7 from the table"),
        ("Ace takes everything", "while no Ace lies on the table"),
    ]


def test_escopa_shows_a_multiple_of_fifteen(qtbot: QtBot, art: CardArt) -> None:
    assert texts_of(qtbot, strip(qtbot, art, ESCOPA.captures)) == [
        ("7 takes 5 and 3", "5 + 3 + 7 = 15"),
        ("King takes King and King", "10 + 10 + 10 = 30"),
    ]


def test_chkobba_shows_what_its_queen_is_worth(qtbot: QtBot, art: CardArt) -> None:
    capture_strip = strip(qtbot, art, CHKOBBA.captures, "francesi")
    assert capture_strip.title() == "Queen takes 5 and 3"
    assert capture_strip.sentence() == "5 + 3 = 8, and a Queen on the table would go first"


def test_the_keyboard_shows_the_next_way(qtbot: QtBot, art: CardArt) -> None:
    capture_strip = strip(qtbot, art, ESCOPA.captures)
    qtbot.keyClick(capture_strip, Qt.Key.Key_Space)
    assert capture_strip.accessibleName() == "King takes King and King. 10 + 10 + 10 = 30"


def test_the_examples_follow_the_rules(qtbot: QtBot, art: CardArt) -> None:
    capture_strip = strip(qtbot, art, CIRULLA.captures)
    for _ in range(2):
        qtbot.mouseClick(capture_strip, Qt.MouseButton.LeftButton)
    capture_strip.set_rule(SCOPA.captures)
    assert capture_strip.title() == "7 takes 4 and 3"
    capture_strip.set_rule(SCOPA.configured({"asso_pigliatutto": True}).captures)
    assert [title for title, _ in texts_of(qtbot, capture_strip)] == [
        "7 takes 4 and 3",
        "Ace takes everything",
    ]


def test_fifteen_counts_the_played_card(qtbot: QtBot, art: CardArt) -> None:
    capture_strip = strip(qtbot, art, ESCOBA_SETENTA.captures)
    assert capture_strip.title() == "7 takes 5 and 3"
    assert capture_strip.sentence() == "5 + 3 + 7 = 15"


def test_a_sum_beside_an_equal_card_excludes_nothing(qtbot: QtBot, art: CardArt) -> None:
    either = CaptureRule(tiers=((EqualCard(), SumToOwnValue()),))
    assert strip(qtbot, art, either).sentence() == "4 + 3 = 7, or else one 7 from the table"


def test_a_game_without_sums_shows_a_single_card(qtbot: QtBot, art: CardArt) -> None:
    capture_strip = strip(qtbot, art, CaptureRule(tiers=((EqualCard(),),)))
    assert capture_strip.title() == "7 takes 7"
    assert capture_strip.sentence() == "a card takes one of its own rank"


def test_rules_without_an_example_show_no_strip(qtbot: QtBot, art: CardArt) -> None:
    impossible = CaptureRule(tiers=((SumWithPlayed(100),),))
    assert find_examples(impossible) == ()
    capture_strip = strip(qtbot, art, impossible)
    assert capture_strip.isHidden()
    capture_strip.set_rule(SCOPA.captures)
    assert not capture_strip.isHidden()


def test_the_strip_shows_the_three_cards(qtbot: QtBot, art: CardArt) -> None:
    """Each card of the example is in the picture: without one the picture is another."""
    (example,) = find_examples(SCOPA.captures)
    assert [card_name(card) for card in (example.played, *example.taken)] == ["7D", "4C", "3S"]
    assert example.taken == (card(Rank.FOUR, Suit.CUPS), card(Rank.THREE, Suit.SWORDS))
    capture_strip = strip(qtbot, art, SCOPA.captures)
    other = strip(qtbot, art, SCOPA.captures, "siciliane")
    for each in (capture_strip, other):
        each.resize(QSize(600, each.sizeHint().height()))
    assert capture_strip.grab().toImage() != other.grab().toImage()
