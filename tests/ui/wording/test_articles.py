"""The articles of ranks, and the name of the seven of coins, by language and game."""

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.dangers import Danger
from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, variant
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.decks import Deck, load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.coach_wording import danger_sentence
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.text_direction import without_marks
from tests.looping import loop_over

RANKS = {
    "en": ("the Ace", "the 7", "the Page", "the Knight", "the King"),
    "it": ("l’asso", "il 7", "il fante", "il cavallo", "il re"),
    "es": ("el as", "el 7", "la sota", "el caballo", "el rey"),
    "fr": ("l’as", "le 7", "le valet", "le cavalier", "le roi"),
    "ca": ("l’as", "el 7", "la sota", "el cavall", "el rei"),
    "pt_BR": ("o ás", "o 7", "o valete", "o cavalo", "o rei"),
    "de": ("das Ass", "die 7", "den Buben", "den Reiter", "den König"),
}
"""An Ace, a number and the three courts as the objects of a sentence."""


@pytest.fixture
def decks(qapp: QApplication) -> dict[str, Deck]:
    return load_decks()


@pytest.mark.parametrize("language", RANKS)
def test_ranks_have_their_articles(decks: dict[str, Deck], language: str) -> None:
    words = CardWording(decks["napoletane"], variant("scopa"))
    with texts_in(language):
        cards = parse_cards("AS 7S JS QS KS")
        assert tuple(words.with_article(card, has_suit=False) for card in cards) == RANKS[language]


def test_the_rank_decides_the_article_of_the_whole_name(decks: dict[str, Deck]) -> None:
    words = CardWording(decks["napoletane"], variant("scopa"))
    page = parse_card("JD")
    with texts_in("de"):
        assert words.with_article(page, has_suit=True) == "den Münz-Buben"
    with texts_in("it"):
        assert words.with_article(page, has_suit=True) == "il fante di denari"


CAPTURES = {
    "en": "Nino takes the Ace of Coins and the 7 of Cups with the King of Swords",
    "it": "Nino prende l’asso di denari e il 7 di coppe con il re di spade",
    "es": "Nino se lleva el as de oros y el 7 de copas con el rey de espadas",
    "fr": "Nino prend l’as de deniers et le 7 de coupes avec le roi d’épées",
    "ca": "Nino agafa l’as d’oros i el 7 de copes amb el rei d’espases",
    "pt_BR": "Nino leva o ás de ouros e o 7 de copas com o rei de espadas",
    "de": "Nino spielt den Schwert-König und nimmt das Münz-Ass und die Kelch-7",
}


@pytest.mark.parametrize("language", CAPTURES)
def test_a_move_is_a_sentence_with_articles(decks: dict[str, Deck], language: str) -> None:
    words = CardWording(decks["napoletane"], variant("scopa"))
    capture = Move(parse_card("KS"), mask_of(parse_cards("AD 7C")))
    with texts_in(language):
        text = without_marks(played_move_text(capture, words, "Nino"))
    assert text == CAPTURES[language]


DANGERS = {
    "en": "Nino needs the Ace or the 7 to make scopa: 20%.",
    "it": "Per fare scopa a Nino serve l’asso o il 7: 20%.",
    "es": "Para hacer scopa, Nino necesita el as o bien el 7: 20\u00a0%.",
    "pt_BR": "Com o ás ou o 7, Nino faz scopa: 20%.",
}


@pytest.mark.parametrize("language", DANGERS)
def test_what_the_next_player_needs_has_its_article(decks: dict[str, Deck], language: str) -> None:
    words = CardWording(decks["napoletane"], variant("scopa"))
    danger = Danger(1 << parse_card("7B"), 1, mask_of(parse_cards("AS 7S")), 0.2, 0, 0)
    with texts_in(language):
        sentence = danger_sentence(danger, words, "Nino")
    assert without_marks(sentence) == DANGERS[language]


@loop_over("game", [game for game in CATALOGUE.values() if game.deck == "castellana"])
def test_spanish_games_name_the_seven_of_coins(decks: dict[str, Deck], game: Variant) -> None:
    words = CardWording(decks["castellana"], game)
    with texts_in("es"):
        assert words.category("settebello") == "7 de oros"
    with texts_in("en"):
        assert words.category("settebello") == "7 of Coins"


def test_italian_games_keep_the_settebello_with_any_deck(decks: dict[str, Deck]) -> None:
    for deck in ("napoletane", "castellana"):
        with texts_in("es"):
            category = CardWording(decks[deck], variant("scopa")).category("settebello")
        assert category == "Settebello"


@loop_over(("language", "game"), [(code, game) for code in NATIVE_NAMES for game in CATALOGUE])
def test_a_sweep_is_said_with_the_word_of_the_game(
    decks: dict[str, Deck], language: str, game: str
) -> None:
    rules = variant(game)
    words = CardWording(decks[rules.deck], rules)
    move = Move(parse_card("7D"), 1 << parse_card("7C"))
    with texts_in(language):
        for name in ("", "Nino"):
            text = played_move_text(move, words, name, is_sweep=True)
            assert words.sweep in text
            assert text.startswith(played_move_text(move, words, name))
