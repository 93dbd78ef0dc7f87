"""The games as the rows of a list."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_SETENTA, SCOPA
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.ui.models.variants import (
    ROW_ROLE,
    FamilyRow,
    VariantModel,
    one_line,
    players_phrase,
    seating_name,
)

BACIGA = replace(SCOPA, id="baciga", name="Báciga")


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
    headings = [isinstance(model.index(row).data(ROW_ROLE), FamilyRow) for row in range(5)]
    assert headings == [True, False, False, True, False]


def test_only_games_can_be_chosen(model: VariantModel) -> None:
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert model.flags(model.index(1)) & Qt.ItemFlag.ItemIsSelectable
    assert model.variant_at(model.index(0)) is None
    assert model.variant_at(QModelIndex()) is None
    assert model.variant_at(model.index(1)) is SCOPA


@pytest.mark.parametrize("text", ["baciga", "  BÁC ", "scopa báciga"])
def test_a_search_asks_neither_for_accents_nor_capitals(model: VariantModel, text: str) -> None:
    model.search(text)
    assert names(model) == ["Scopa", "Báciga"]
    model.search("")
    assert model.rowCount() == 5


def test_a_search_by_family_finds_its_games(model: VariantModel) -> None:
    model.search("fift")
    assert names(model) == ["Fifteen", "Escoba con setenta"]
    assert model.first_game() == model.last_game() == model.index_of("escoba-setenta")


def test_a_search_may_find_nothing(model: VariantModel) -> None:
    model.search("bridge")
    assert model.rowCount() == 0
    assert not model.first_game().isValid()
    assert not model.last_game().isValid()
    assert not model.index_of("scopa").isValid()


def test_a_screen_reader_hears_the_line_too(model: VariantModel) -> None:
    told = model.index_of("scopa").data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Scopa, 2–4 players · to 11"


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
        assert f"to {variant.target}" in one_line(variant)
