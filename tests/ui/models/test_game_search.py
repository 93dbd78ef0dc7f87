"""Games are found by the words that people know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from scopa_desktop.rules.captures import CaptureRule, SumWithPlayed
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA, SCOPA_QUINDICI
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.widgets.game_search import NAME, OTHER_NAME, GameSearch, normalized
from scopa_desktop.ui.widgets.variant_model import VARIANT_ROW_ROLE, GameRow, VariantModel
from scopa_desktop.ui.wording.game_wording import variant_line
from tests.looping import loop_over


@pytest.fixture(scope="module")
def search(qapp: object) -> GameSearch:
    return GameSearch(load_decks())


@pytest.fixture(scope="module")
def model(qapp: object) -> Iterator[VariantModel]:
    games = VariantModel(CATALOGUE.values(), decks=load_decks())
    yield games
    games.search("")


def found(model: VariantModel, text: str) -> list[str]:
    """The ids of the games that a search lists, in their order."""
    model.search(text)
    rows = [model.index(row).data(VARIANT_ROW_ROLE) for row in range(model.rowCount())]
    return [row.variant.id for row in rows if isinstance(row, GameRow)]


@loop_over("game", CATALOGUE)
def test_the_name_of_a_game_finds_it_first(model: VariantModel, game: str) -> None:
    name = CATALOGUE[game].name
    assert found(model, name)[0] == game
    assert found(model, f"  {normalized(name).upper()} ")[0] == game


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("baciga", "baciga"),
        ("quindici", "scopa-quindici"),
        ("coppie", "scopa-pairs"),
        ("scopone scient", "scopone-scientifico"),
        ("assi", "scopa-assi"),
        ("scopa dassi", "scopa-assi"),
        ("asso piglia", "scopa-assi"),
        ("ciapachinze", "cirulla"),
        ("Tunis", "chkobba"),
        ("Túnez", "chkobba"),
        ("تونس", "chkobba"),
        ("شكبة", "chkobba"),
        ("Genova", "cirulla"),
        ("Genoa", "cirulla"),
        ("Genua", "cirulla"),
        ("genovesi", "cirulla"),
        ("montevideo", "chorizo"),
        ("setenta", "escoba-setenta"),
    ],
)
def test_names_and_places_are_found_in_any_language(
    model: VariantModel, text: str, first: str
) -> None:
    assert found(model, text)[0] == first


def test_cards_of_a_family_are_found_by_the_name_of_their_deck(model: VariantModel) -> None:
    assert found(model, "genoese") == ["cirulla", "cirullone"]


def test_games_for_pairs_are_found_and_those_for_pairs_alone_come_first(
    model: VariantModel,
) -> None:
    games = found(model, "pairs")
    assert games[:3] == ["scopa-pairs", "scopone", "scopone-scientifico"]
    in_pairs = [
        game.id for game in CATALOGUE.values() if any(seating.pairs for seating in game.seatings)
    ]
    assert sorted(games) == sorted(in_pairs)
    assert found(model, "coppie") == found(model, "Paare") == games


def test_a_number_finds_totals_of_captures_and_players_but_no_part_of_a_number(
    model: VariantModel,
) -> None:
    fifteen = [
        game.id
        for game in CATALOGUE.values()
        if any(isinstance(kind, SumWithPlayed) for kind in game.captures.kinds)
    ]
    assert sorted(found(model, "15")) == sorted(fifteen)
    three = [
        game.id for game in CATALOGUE.values() if 3 in {each.players for each in game.seatings}
    ]
    assert sorted(found(model, "3 players")) == sorted(three)
    assert found(model, "1") == []


@loop_over("language", NATIVE_NAMES)
def test_what_stands_on_the_row_is_found_in_every_language(
    model: VariantModel, language: str
) -> None:
    with texts_in(language):
        lines = {game.id: variant_line(game) for game in CATALOGUE.values()}
    for game, line in lines.items():
        assert game in found(model, line)


def test_words_of_the_rules_count_only_where_no_other_text_matches(model: VariantModel) -> None:
    assert len(found(model, "escoba")) < len(found(model, "primiera"))
    assert "scopa" not in found(model, "escoba")
    assert set(found(model, "re bello")) == {
        game.id for game in CATALOGUE.values() if any(o.name == "re_bello" for o in game.options)
    }


def test_every_word_must_match(model: VariantModel) -> None:
    assert found(model, "french tunis") == ["chkobba"]
    assert found(model, "french bridge") == []


def test_own_rules_are_found_by_their_name_first_and_by_the_name_of_their_game(
    search: GameSearch,
) -> None:
    own = SCOPA.configured({"target": 16}).named("Nonna’s own")
    assert search.rank(own, "nonnas own") == NAME
    assert search.rank(own, "scopa") == OTHER_NAME
    assert search.rank(SCOPA, "nonna") is None


def test_a_new_game_needs_no_words_of_its_own(search: GameSearch) -> None:
    """The example of CONTRIBUTING: an entry without places and other names."""
    dodici = replace(
        SCOPA_QUINDICI,
        id="scopa-dodici",
        name="Scopa di Dodici",
        captures=CaptureRule(tiers=((SumWithPlayed(12),),)),
        deck="no such deck",
    )
    assert search.rank(dodici, "dodici") is not None
    assert search.rank(dodici, "12") is not None
    assert search.rank(dodici, "15") is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("  BÁC ", "bac"),
        ("Scopa d’Assi!", "scopa d assi"),
        ("شكبّة", "شكبة"),
        ("٣", "٣"),
        ("a_b", "a b"),
        ("…", ""),
    ],
)
def test_accents_case_and_punctuation_do_not_matter(text: str, words: str) -> None:
    assert normalized(text) == words
