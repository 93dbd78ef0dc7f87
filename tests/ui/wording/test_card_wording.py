"""Names of cards and refused moves in the words of the window."""

import re

import pytest

from scopa_desktop.rules.cards import Rank, mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.moves import Move, Refusal, RefusalReason
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.card_wording import CardWording, words

DECKS = load_decks()


def refused(variant: Variant, played: str, taken: str) -> Refusal:
    move = Move(parse_card(played), mask_of(parse_cards(taken)))
    return Refusal(RefusalReason.NOT_A_CAPTURE, move)


@pytest.mark.parametrize(
    ("game", "options", "short", "sentence"),
    [
        (
            "scopa",
            {},
            "8, not 5",
            "The 5 of Coins cannot take 7 of Cups, Ace of Swords: 7 + 1 = 8, not 5.",
        ),
        (
            "scopa-quindici",
            {},
            "13, not 15",
            "The 5 of Coins cannot take 7 of Cups, Ace of Swords: 7 + 5 + 1 = 13, not 15.",
        ),
        (
            "scopa-quindici",
            {"asso_pigliatutto": True},
            "13, not 15",
            "The 5 of Coins cannot take 7 of Cups, Ace of Swords: 7 + 5 + 1 = 13, not 15.",
        ),
        (
            "cirulla",
            {},
            "8, not 5; 13, not 15",
            "The 5 of Coins cannot take 7 of Cups, Ace of Swords: "
            "7 + 1 = 8, not 5; 7 + 5 + 1 = 13, not 15.",
        ),
        (
            "escopa",
            {},
            "13, not a multiple of 15",
            "The 5 of Coins cannot take 7 of Cups, Ace of Swords: "
            "7 + 5 + 1 = 13, not a multiple of 15.",
        ),
    ],
)
def test_a_refused_capture_names_the_sum_of_the_game(
    game: str, options: dict[str, bool], short: str, sentence: str
) -> None:
    variant = CATALOGUE[game].configured(options)
    words = CardWording(DECKS["napoletane"], variant)
    refusal = refused(variant, "5D", "7C AS")
    assert words.refusal(refusal) == sentence
    assert words.impossible(refusal) == f"Not possible: {short}"


def test_a_limit_of_sums_is_named() -> None:
    variant = CATALOGUE["scopa"].configured({"two_cards_at_most": True})
    words = CardWording(DECKS["napoletane"], variant)
    move = Move(parse_card("7D"), mask_of(parse_cards("4C 2S AB")))
    refusal = Refusal(RefusalReason.SUM_LIMIT, move, limit=2)
    assert words.refusal(refusal) == (
        "The 7 of Coins cannot take 4 of Cups, 2 of Swords, Ace of Clubs: "
        "a sum may take at most 2 cards."
    )
    assert words.impossible(refusal) == "Not possible: at most 2 cards"


def test_an_ace_that_takes_all_takes_no_part() -> None:
    words = CardWording(DECKS["napoletane"], CATALOGUE["scopa-assi"])
    move = Move(parse_card("AD"), mask_of(parse_cards("4C")))
    refusal = Refusal(RefusalReason.WHOLE_TABLE, move, mask_of(parse_cards("4C 2S")))
    sentence = "The Ace of Coins takes the whole table, not only a part of it."
    assert words.refusal(refusal) == sentence
    assert words.impossible(refusal) == "Not possible: it takes the whole table"


@pytest.mark.parametrize("deck", DECKS)
def test_ranks_and_suits_have_the_names_of_the_cards(deck: str) -> None:
    words = CardWording(DECKS[deck], CATALOGUE["scopa"])
    for suit, name in zip("DCSB", words.suits(), strict=True):
        assert words.card(parse_card(f"K{suit}")) == f"{words.rank(Rank.KING)} of {name}"


def test_texts_name_the_suits_and_ranks_of_the_deck() -> None:
    cirulla, chkobba = CATALOGUE["cirulla"], CATALOGUE["chkobba"]
    french, italian = DECKS["francesi"], DECKS["napoletane"]
    assert "7 of Hearts" in CardWording(french, cirulla).text(cirulla.summary)
    assert "7 of Cups" in CardWording(italian, cirulla).text(cirulla.summary)
    assert "Queen is worth 8, Jack 9" in CardWording(french, chkobba).text(chkobba.summary)


@pytest.mark.parametrize(
    ("game", "name"), [("scopa", "Scope"), ("escoba", "Escobas"), ("cirulla", "Scope")]
)
def test_sweeps_have_the_name_that_the_game_gives_them(game: str, name: str) -> None:
    assert CardWording(DECKS["castellana"], CATALOGUE[game]).category("sweeps") == name


def texts_of(variant: Variant) -> list[str]:
    """The texts in which New game describes a game and its options."""
    options = [text for option in variant.options for text in (option.label, option.help)]
    return [variant.summary, *options]


def test_every_text_of_the_rules_can_be_filled_in() -> None:
    for variant in CATALOGUE.values():
        for deck in DECKS.values():
            wording = CardWording(deck, variant)
            assert not [text for text in map(wording.text, texts_of(variant)) if "{" in text]


@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_options_speak_of_sweeps_by_the_word_of_the_game(language: str) -> None:
    """Scopa in an option of Escoba would be another game's word."""
    with texts_in(language):
        sweeps = {words(variant.sweep_name.singular).lower() for variant in CATALOGUE.values()}
        for variant in CATALOGUE.values():
            wording = CardWording(DECKS[variant.deck], variant)
            for text in map(wording.text, texts_of(variant)[1:]):
                named = sweeps & set(re.findall(r"\w+", text.lower()))
                assert named <= {wording.sweep.lower()}, (variant.id, text)


def test_courts_are_labelled_as_the_deck_prints_them() -> None:
    scopa = CATALOGUE["scopa"]
    assert CardWording(DECKS["francesi"], scopa).rank_labels()[7:10] == ["J", "Q", "K"]
    assert CardWording(DECKS["napoletane"], scopa).rank_labels()[7:10] == ["8", "9", "10"]
