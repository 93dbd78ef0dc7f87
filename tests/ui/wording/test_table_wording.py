"""Texts about plaques, piles, the stock and possible captures, in every language."""

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Mask, mask_of, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.number_format import number
from scopa_desktop.ui.wording.table_wording import (
    certain_points_text,
    hand_text,
    pair_pile_text,
    pile_text,
    plaque_text,
    side_score_text,
    stock_text,
    sweeps_text,
    table_text,
)


@pytest.fixture
def words(qapp: QApplication) -> CardWording:
    return CardWording(load_decks()["napoletane"], variant("scopa"))


def cards(text: str) -> Mask:
    return mask_of(parse_cards(text))


TABLE = cards("7B 3C 6D 4D")
CAPTURES = (
    ("", "takes nothing"),
    ("7B", "can take the 7"),
    ("4D 3C", "can take the 4 and the 3"),
    ("4D 3C|7B", "can take the 4 and the 3, or the 7"),
    ("6D 4D|7B 3C|4D 3C", "can take the 4 and the 6, the 3 and the 7, or the 4 and the 3"),
    ("6D 4D|7B 3C|4D|3C", "can take the 4 and the 6, the 3 and the 7, or 2 other sets"),
    ("6D 4D|7B 3C|4D|3C|6D", "can take the 4 and the 6, the 3 and the 7, or 3 other sets"),
)


@pytest.mark.parametrize(("sets", "text"), CAPTURES)
def test_what_a_card_can_take(words: CardWording, sets: str, text: str) -> None:
    captures = [cards(each) for each in sets.split("|") if each]
    with texts_in("en"):
        assert words.can_take(captures, TABLE) == text


def test_equal_ranks_are_distinguished_by_their_suits(words: CardWording) -> None:
    table = cards("4D 4C 3S")
    with texts_in("en"):
        assert words.can_take([cards("4D 3S"), cards("4C 3S")], table) == (
            "can take the 4 of Coins and the 3, or the 4 of Cups and the 3"
        )


@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_many_captures_are_counted_in_every_language(words: CardWording, language: str) -> None:
    """An escopa table allows thousands of captures; the sentence stays short."""
    with texts_in(language):
        text = words.can_take([cards("7B 3C")] * 13_024, TABLE)
        expected = number(13_022)
    assert expected in text
    assert len(text) < 100


@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_captures_are_named_in_every_language(words: CardWording, language: str) -> None:
    with texts_in(language):
        text = words.can_take([cards("6D 4D"), cards("7B 3C")], TABLE)
        nothing = words.can_take([], TABLE)
    assert all(figure in text for figure in "6473")
    assert "{" not in text
    assert nothing
    assert language == "en" or "take" not in text + nothing


def test_texts_of_the_elements(qapp: QApplication) -> None:
    with texts_in("en"):
        assert stock_text(18) == "Stock: 18 cards"
        assert pile_text("", 12, "2 scope") == "Your pile: 12 cards, 2 scope"
        assert pile_text("Pina", 1, "") == "Pina’s pile: 1 card"
        assert pile_text("", 0, "") == "Your pile: empty"
        assert pair_pile_text(True, 2, "") == "Your side’s pile: 2 cards"
        assert pair_pile_text(False, 2, "") == "Their side’s pile: 2 cards"
        assert side_score_text("Their side", 11) == "Their side: 11 points"
        assert plaque_text(("Pina", "skilled"), 3, 11, True, "thinks") == (
            "Pina, skilled: 3 cards in hand, 11 points; dealer; thinks"
        )
        assert plaque_text(("You", ""), 1, None, False, "") == "You: 1 card in hand"
        in_round = certain_points_text("2 scope", 3)
        assert in_round == "2 scope in this round; 3 points declared in this round"
        assert certain_points_text("", 0) == ""
        assert side_score_text("Their side", 11, in_round) == f"Their side: 11 points; {in_round}"
        assert plaque_text(("Pina",), 3, 11, True, "", in_round="1 scopa in this round") == (
            "Pina: 3 cards in hand, 11 points; 1 scopa in this round; dealer"
        )


@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_texts_of_the_elements_in_every_language(qapp: QApplication, language: str) -> None:
    with texts_in(language):
        texts = [
            stock_text(18),
            pile_text("", 12, "2 scope"),
            pile_text("Pina", 12, ""),
            pair_pile_text(True, 12, ""),
            pair_pile_text(False, 12, ""),
            side_score_text("X", 12),
            plaque_text(("Pina",), 12, 11, True, ""),
            hand_text("X"),
            table_text("X"),
        ]
    assert not [text for text in texts if "{" in text or "%" in text]
    assert len(set(texts)) == len(texts)
    assert all("12" in text for text in texts[1:7])
    english = ("Stock", "pile", "points", "in hand", "dealer", "Your", "Table:")
    if language not in ("en", "fr"):  # The French table is a "Table" too.
        assert not [text for text in texts if any(word in text for word in english)]


def test_sweeps_have_the_name_of_the_game() -> None:
    assert sweeps_text(0, variant("scopa")) == ""
    assert "1 scopa" in sweeps_text(1, variant("scopa"))
    assert "2 scope" in sweeps_text(2, variant("scopa"))
