"""Games are found by the words that people know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from scopa_desktop.rules.captures import CaptureRule, SumWithPlayed
from scopa_desktop.rules.cards import mask_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA, SCOPA_QUINDICI
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.widgets.game_search import NAME, OTHER_NAME, GameSearch, normalized
from scopa_desktop.ui.widgets.variant_model import VARIANT_ROW_ROLE, GameRow, VariantModel
from scopa_desktop.ui.wording.card_wording import words
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


def rows_found(model: VariantModel, text: str) -> list[GameRow]:
    """The games that a search lists, in their order."""
    model.search(text)
    rows = [model.index(row).data(VARIANT_ROW_ROLE) for row in range(model.rowCount())]
    return [row for row in rows if isinstance(row, GameRow)]


def found(model: VariantModel, text: str) -> list[str]:
    """The ids of the games that a search lists, in their order."""
    return [row.variant.id for row in rows_found(model, text)]


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
        ("asso piglia", "asso-piglia-tutto"),
        ("scopa con l'asso", "scopa-assi"),
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
        game.id
        for game in CATALOGUE.values()
        if any(seating.has_partners for seating in game.seatings)
    ]
    assert sorted(games) == sorted(in_pairs)
    assert found(model, "coppie") == found(model, "Paare") == games


def test_a_number_finds_totals_of_captures_and_players_but_no_part_of_a_number(
    model: VariantModel,
) -> None:
    fifteen = [
        game.id
        for game in CATALOGUE.values()
        if any(isinstance(kind, SumWithPlayed) and kind.total == 15 for kind in game.captures.kinds)
    ]
    assert sorted(found(model, "15")) == sorted(fifteen)
    three = [
        game.id for game in CATALOGUE.values() if 3 in {each.players for each in game.seatings}
    ]
    assert sorted(found(model, "3 players")) == sorted(three)
    assert found(model, "1") == [game.id for game in CATALOGUE.values() if game.target == 1]


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


ACE, KING_AND_FIVE = parse_cards("AD")[0], mask_of(parse_cards("KC 5S"))


@pytest.mark.parametrize(
    "text", ["asso pigliatutto", "Asso piglia tutto", "l’asso piglia", "pigliatutto"]
)
def test_a_game_with_an_option_is_found_by_what_it_is_known_as(
    model: VariantModel, text: str
) -> None:
    rows = rows_found(model, text)
    assert CATALOGUE["asso-piglia-tutto"] in [row.variant for row in rows]
    with_option = [row for row in rows if row.line == "Asso pigliatutto"]
    assert with_option[0].variant == SCOPA.configured({"asso_pigliatutto": True})
    offering = [
        game.id
        for game in CATALOGUE.values()
        if any(option.name == "asso_pigliatutto" for option in game.options)
    ]
    assert [row.variant.id for row in with_option] == offering
    for row in with_option:
        rule, sweep = row.variant.captures, row.variant.sweep
        assert KING_AND_FIVE in rule.legal_captures(ACE, KING_AND_FIVE)
        assert sweep.points(ACE, KING_AND_FIVE, rule.values) == int(sweep.scores)


@loop_over("language", NATIVE_NAMES)
def test_an_option_is_preset_by_its_label_in_any_language(
    model: VariantModel, language: str
) -> None:
    option = SCOPA.option("two_cards_at_most")
    with texts_in(language):
        label = words(option.label)
    rows = rows_found(model, label)
    offering = [game.id for game in CATALOGUE.values() if option in game.options]
    assert [row.variant.id for row in rows] == offering
    assert {row.variant.captures.max_cards for row in rows} == {2}
    assert {row.line for row in rows} == {"At most two cards"}
    assert {*map(tuple, (row.variant.changed for row in rows))} == {(option.name,)}


def test_a_choice_that_can_be_on_is_preset_too_but_not_by_a_part_of_its_label(
    model: VariantModel,
) -> None:
    assert rows_found(model, "napola")[0].variant == SCOPA.configured({"napola": "on"})
    assert not any(row.variant.changed for row in rows_found(model, "napol"))
    assert not any(row.variant.changed for row in rows_found(model, "primiera"))
    assert not any(row.variant.changed for row in rows_found(model, "ass"))


def test_a_game_with_a_named_option_is_listed_beside_its_game_only_if_it_is_kept(
    model: VariantModel,
) -> None:
    key = rows_found(model, "asso pigliatutto")[0].key
    model.search("", key)
    row = model.index_of(key).row()
    assert model.key_at(model.index(row - 1)) == "scopa"
    assert model.variant_of(key).changed == {"asso_pigliatutto": True}
    model.search("")
    assert not model.index_of(key).isValid()


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
