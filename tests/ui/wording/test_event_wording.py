"""Sentences about openings, cuts, declarations and wins, of the person and of other players."""

import pytest

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import COINS, mask_of, parse_card, parse_cards
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.events import (
    CalledOut,
    CutMade,
    DealerDrawn,
    DealVoided,
    Declared,
    InstantWin,
    OpeningLeft,
    OpeningTaken,
)
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.event_wording import EventWording

NAMES = ("You", "Rosa", "Nino", "Ciro")

PLUS = "\N{LEFT-TO-RIGHT MARK}+"
"""Before figures, whichever way one reads."""


def speaking(game: str, seating: Seating = TWO, own_seat: int | None = 0) -> EventWording:
    variant = catalogue.variant(game)
    words = CardWording(load_decks()[variant.deck], variant)
    return EventWording(variant, seating, NAMES[: seating.players], words, own_seat)


def cards(text: str) -> int:
    return mask_of(parse_cards(text))


def test_an_opening_says_what_it_makes_and_brings() -> None:
    words = speaking("cirulla")
    taken = OpeningTaken(1, cards("7C KD 2S AC"), wild=2)
    assert words.opening(taken, 1).startswith(
        "Rosa takes the opening cards: 15, matta as 2, 1 point"
    )
    plain = speaking("escoba").opening(OpeningTaken(0, cards("KD 2S 2D AC")), 0)
    assert plain == "You take the opening cards: 15."


def test_a_void_deal_names_its_cards_and_the_dealer() -> None:
    words = speaking("scopa")
    assert words.voided(DealVoided(cards("KD KC"), 1)) == (
        "On the table: King of Coins, King of Cups. The deal is void; Rosa deals again."
    )
    assert words.voided(DealVoided(cards("KD KC"), 0)).endswith("you deal again.")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CutMade(0, parse_card("7D"), True), "You keep the card you cut."),
        (CutMade(0, parse_card("7D"), False), "You put the 7 of Diamonds you cut on the table."),
        (CutMade(1, parse_card("7D"), True), "Rosa keeps the cut card."),
        (CutMade(1, parse_card("7D"), False), "Rosa puts the cut 7 of Diamonds on the table."),
    ],
)
def test_a_kept_card_is_not_betrayed(event: CutMade, sentence: str) -> None:
    assert speaking("chkobba").cut_made(event) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (OpeningLeft(0, 0), "You leave the opening cards on the table."),
        (OpeningLeft(1, 0), "Rosa leaves the opening cards on the table."),
    ],
)
def test_a_dealer_leaves_the_opening(event: OpeningLeft, sentence: str) -> None:
    assert speaking("escoba").deal_decision(event) == sentence


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "You call out: you have the points to win."),
        (1, "Rosa calls out: “I have the points to win.”"),
    ],
)
def test_a_player_calls_out(seat: int, sentence: str) -> None:
    words = speaking("scopa")
    assert words.end_at_once(CalledOut(seat)) == sentence
    assert words.call_out == "Fuori!"


def test_the_draw_says_who_deals() -> None:
    words = speaking("scopa")
    drawn = DealerDrawn((parse_cards("7D"), parse_cards("KC 2S")), 1)
    assert words.drawn(drawn) == "Rosa drew the highest card and deals."
    assert words.drawn(drawn._replace(dealer=0)) == "You drew the highest card and deal."
    assert words.drawn_cards(drawn).endswith("Rosa, King of Cups, 2 of Swords.")


def test_a_declaration_says_what_it_is_and_brings() -> None:
    words = speaking("cirulla")
    small = Declared(1, cards("7C 2S 3D"), (ScoredCombination("small", 3),), 3, 4)
    assert words.call(small) == "Buona!"
    assert words.meaning(small) == f"9 in three cards, matta as 4, {PLUS}3"
    assert words.declared(small) == (
        f"Rosa declares 7, 3, 2: 9 in three cards, matta as 4, {PLUS}3."
    )


def test_the_dearest_of_several_combinations_is_called() -> None:
    words = speaking("chorizo")
    both = (ScoredCombination("dos_de_miseria", 2), ScoredCombination("chorizo", 20))
    event = Declared(0, cards("AD AC AS"), both, 22)
    assert words.call(event) == "Chorizo!"
    assert words.meaning(event) == f"Dos de miseria {PLUS}2, chorizo {PLUS}20"
    assert words.declared(event).startswith("You declare Ace, Ace, Ace")


def test_a_flor_of_the_table_is_the_dealers() -> None:
    event = Declared(1, cards("2D JD 5D"), (ScoredCombination("flor", 3),), 3)
    sentence = speaking("baciga").declared(event, on_table=True)
    assert sentence.startswith("The opening cards are a flor for Rosa: ")
    assert sentence.endswith("+3.")


@pytest.mark.parametrize(
    ("seating", "side", "sentence"),
    [
        (TWO, 0, "Cappotto! You hold every card of Diamonds and win the match."),
        (TWO, 1, "Cappotto! Rosa holds every card of Diamonds and wins."),
        (PAIRS, 0, "Cappotto! Your side holds every card of Diamonds and wins."),
        (PAIRS, 1, "Cappotto! Their side holds every card of Diamonds and wins."),
    ],
    ids=str,
)
def test_a_win_at_once_is_reported(seating: Seating, side: int, sentence: str) -> None:
    assert speaking("cirulla", seating).won_at_once(InstantWin(side, COINS)) == sentence


def test_every_combination_of_every_game_has_its_words() -> None:
    for variant in catalogue.CATALOGUE.values():
        held = getattr(variant.declarations, "combinations", ())
        names = [combination.name for combination in held] or ["small", "alike"]
        words = speaking(variant.id)
        for name in names:
            event = Declared(0, cards("AD 2C 3S"), (ScoredCombination(name, 3),), 3)
            assert words.call(event).endswith("!")
            assert words.meaning(event).endswith("+3")


@pytest.mark.parametrize("own_seat", [1, 2, None])
def test_only_the_own_seat_is_addressed(own_seat: int | None) -> None:
    words = speaking("cirulla", PAIRS, own_seat)
    flor = (ScoredCombination("small", 3),)
    for seat in range(4):
        sentences = [
            words.opening(OpeningTaken(seat, cards("KD 2S 2D AC")), 0),
            words.cut_made(CutMade(seat, parse_card("7D"), True)),
            words.declared(Declared(seat, cards("AD 2S 3D"), flor, 3)),
        ]
        start = "You " if seat == own_seat else f"{NAMES[seat]} "
        assert all(sentence.startswith(start) for sentence in sentences)
    voided = [words.voided(DealVoided(cards("KD KC"), seat)) for seat in range(4)]
    assert [sentence.endswith("you deal again.") for sentence in voided] == [
        seat == own_seat for seat in range(4)
    ]


@pytest.mark.parametrize(
    ("own_seat", "sentences"),
    [
        (0, ("Your side holds", "Their side holds")),
        (1, ("Their side holds", "Your side holds")),
        (2, ("Your side holds", "Their side holds")),
        (None, ("You and Nino hold", "Rosa and Ciro hold")),
    ],
)
def test_a_win_at_once_is_that_of_the_own_side_or_of_the_others(
    own_seat: int | None, sentences: tuple[str, str]
) -> None:
    words = speaking("cirulla", PAIRS, own_seat)
    for side, sentence in enumerate(sentences):
        assert sentence in words.won_at_once(InstantWin(side, COINS))
