"""The games as the rows of a list."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.ui.widgets.variant_model import (
    LAST,
    VARIANT_ROW_ROLE,
    HeadingRow,
    VariantModel,
    own_key,
)
from scopa_desktop.ui.wording.game_wording import (
    length_phrase,
    match_length,
    players_phrase,
    seating_name,
    variant_line,
)

BACIGA = replace(SCOPA, id="baciga", name="Báciga")
NONNA = SCOPA.configured({"target": 16}).named("Nonna’s own")
PLAYED = ESCOBA_SETENTA.configured({"target": 31})


@pytest.fixture
def model() -> Iterator[VariantModel]:
    made = VariantModel((ESCOBA_SETENTA, SCOPA, BACIGA))
    yield made
    QAbstractItemModelTester(made)


def names(model: VariantModel) -> list[str]:
    rows = map(model.index, range(model.rowCount()))
    return [row.data(Qt.ItemDataRole.AccessibleTextRole).split(",")[0] for row in rows]


def test_games_stand_under_the_heading_of_their_family(model: VariantModel) -> None:
    assert names(model) == ["Scopa", "Scopa", "Báciga", "Fifteen", "Escoba con setenta"]
    headings = [isinstance(model.index(row).data(VARIANT_ROW_ROLE), HeadingRow) for row in range(5)]
    assert headings == [True, False, False, True, False]


def test_only_games_can_be_chosen(model: VariantModel) -> None:
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert model.flags(model.index(1)) & Qt.ItemFlag.ItemIsSelectable
    assert model.key_at(model.index(0)) is None
    assert model.key_at(QModelIndex()) is None
    assert model.key_at(model.index(1)) == "scopa"


@pytest.mark.parametrize("text", ["baciga", "  BÁC ", "scopa báciga"])
def test_a_search_asks_neither_for_accents_nor_capitals(model: VariantModel, text: str) -> None:
    model.search(text)
    assert names(model) == ["Search results", "Báciga"]
    model.search("")
    assert model.rowCount() == 5


def test_a_search_by_family_finds_its_games(model: VariantModel) -> None:
    model.search("fift")
    assert names(model) == ["Search results", "Escoba con setenta"]
    assert model.first_game() == model.last_game() == model.index_of("escoba-setenta")


def test_a_search_may_find_nothing(model: VariantModel) -> None:
    model.search("bridge")
    assert model.rowCount() == 0
    assert not model.first_game().isValid()
    assert not model.last_game().isValid()
    assert not model.index_of("scopa").isValid()


def test_a_screen_reader_reads_the_line_too(model: VariantModel) -> None:
    text = model.index_of("scopa").data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Scopa, 2, 3, 4 or 6 players · to 11"


@pytest.mark.parametrize(
    ("seatings", "phrase"),
    [
        ((TWO, THREE, FOUR, PAIRS), "2–4 players"),
        ((TWO,), "2 players"),
        ((PAIRS,), "4 players in pairs"),
        ((TWO, PAIRS), "2 or 4 players"),
    ],
)
def test_how_many_can_play(seatings: tuple[Seating, ...], phrase: str) -> None:
    assert players_phrase(seatings) == phrase


def test_seatings_have_short_names() -> None:
    assert [seating_name(seating) for seating in (TWO, PAIRS)] == ["2", "4 in pairs"]


def test_every_game_has_its_line() -> None:
    for variant in CATALOGUE.values():
        assert f"to {variant.target}" in variant_line(variant)


# The last game and the player's own rules


@pytest.fixture
def full() -> Iterator[VariantModel]:
    made = VariantModel((ESCOBA_SETENTA, SCOPA, BACIGA), [NONNA], PLAYED)
    yield made
    QAbstractItemModelTester(made)


def test_the_last_game_comes_first_and_own_rules_before_the_families(full: VariantModel) -> None:
    assert names(full) == [
        *("Played last", "Escoba con setenta", "My games", "Nonna’s own"),
        *("Scopa", "Scopa", "Báciga", "Fifteen", "Escoba con setenta"),
    ]


def test_each_row_has_rules_of_its_own(full: VariantModel) -> None:
    assert full.variant_of(LAST) is PLAYED
    assert full.variant_of(own_key(NONNA)) is NONNA
    assert full.variant_of("scopa") is SCOPA
    assert full.index_of(LAST).row() == 1
    assert full.key_at(full.index(3)) == own_key(NONNA)


def test_a_search_does_not_repeat_the_last_game(full: VariantModel) -> None:
    full.search("escoba")
    assert names(full) == ["Search results", "Escoba con setenta"]
    full.search("")
    assert full.rowCount() == 9


@pytest.mark.parametrize("text", ["nonna", "own scopa"])
def test_own_rules_are_found_by_their_name_and_their_game(full: VariantModel, text: str) -> None:
    full.search(text)
    assert names(full) == ["Search results", "Nonna’s own"]


def test_own_rules_come_and_go(full: VariantModel) -> None:
    other = SCOPA.named("Another")
    full.set_own_rules([NONNA, other])
    assert names(full)[2:5] == ["My games", "Nonna’s own", "Another"]
    full.set_own_rules([])
    assert "My games" not in names(full)
    assert not full.index_of(own_key(NONNA)).isValid()


def test_own_rules_name_their_game_and_the_last_game_its_changes() -> None:
    assert variant_line(NONNA) == "Scopa · to 16"
    assert variant_line(PLAYED) == "2–4 players · to 31 · own rules"


# How long a match takes


def test_more_points_and_more_sides_take_longer() -> None:
    assert match_length(SCOPA, TWO) == (4, 10)
    assert match_length(SCOPA.configured({"target": 101}), TWO).rounds > 30
    assert match_length(SCOPA, FOUR).rounds > match_length(SCOPA, TWO).rounds
    assert match_length(SCOPA, PAIRS) == match_length(SCOPA, TWO)


def test_a_match_of_any_game_takes_a_few_rounds() -> None:
    for variant in CATALOGUE.values():
        for seating in variant.seatings:
            length = match_length(variant, seating)
            is_one_round = variant.target <= variant.points_per_round
            assert (1 if is_one_round else 2) <= length.rounds <= 17
            assert 5 <= length.minutes <= 50 and length.minutes % 5 == 0


def test_the_length_is_described_in_words() -> None:
    assert length_phrase(match_length(SCOPA, TWO)) == "about 4 rounds or 10 minutes"
