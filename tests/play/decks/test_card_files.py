"""Which file of a card set shows which card."""

import pytest

from scopa_desktop.play.decks.card_files import CODES, element_names, named_cards
from tests.play.decks.made_sets import KDE_RANKS, KDE_SUITS


@pytest.mark.parametrize("change", [str, str.lower, lambda code: f"{code[0]}-{code[1]}"])
def test_the_notation_names_every_card(change: type[str]) -> None:
    found = named_cards(map(change, CODES))
    assert found.names == {code: change(code) for code in CODES}
    assert not found.is_french


def test_with_hearts_the_letter_c_means_clubs() -> None:
    names = [rank + suit for suit in "CDHS" for rank in ("A", *"23456789", "10", *"JQK")]
    found = named_cards(names)
    assert found.is_french
    assert set(found.names) == set(CODES)
    assert (found.names["AB"], found.names["AC"], found.names["KD"]) == ("AC", "AH", "KD")
    assert "10S" not in found.names.values()


@pytest.mark.parametrize(
    ("highest", "courts"), [(10, "8 9 10"), (12, "10 11 12"), (13, "11 12 13")]
)
def test_without_letters_the_highest_numbers_are_the_court_cards(highest: int, courts: str) -> None:
    found = named_cards(f"{rank}{suit}" for suit in "DCSB" for rank in range(1, highest + 1))
    assert set(found.names) == set(CODES)
    assert [found.names[f"{letter}D"] for letter in "JQK"] == [f"{n}D" for n in courts.split()]


def test_the_words_of_kde_name_every_card() -> None:
    found = named_cards(f"{rank}_{suit}" for suit in KDE_SUITS for rank in KDE_RANKS)
    assert set(found.names) == set(CODES)
    assert (found.names["KC"], found.names["AB"]) == ("king_heart", "1_club")
    assert element_names() == {name: code for code, name in found.names.items()}


def test_the_numbers_of_kde_name_every_card() -> None:
    found = named_cards(map(str, range(1, 53)))
    assert set(found.names) == set(CODES)
    # The preview of KDE's own sets, 11.png, is the queen of hearts.
    assert (found.names["QC"], found.names["AB"], found.names["2D"]) == ("11", "1", "52")


def test_other_names_are_no_cards() -> None:
    assert named_cards(["back", "joker", "11.5", "AA", "14D", "0D", "", "readme"]).names == {}
