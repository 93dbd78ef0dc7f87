"""The page of every game explains the rules in force, and no others."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product

import pytest

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.captures import (
    AceTakesAll,
    CaptureRule,
    EqualCard,
    SumToOwnValue,
    SumWithPlayed,
)
from scopa_desktop.rules.cards import cards_of, mask_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.dealing import Deal, Opening, OpeningFlor, Redeal
from scopa_desktop.rules.declarations import HandCombinations, LowOrThreeOfAKind, legal_declarations
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.options.own_games import widened
from scopa_desktop.rules.scoring import CompleteSet, Contest, PrimieraSum, Run
from scopa_desktop.rules.seating import PAIRS, THREE
from scopa_desktop.rules.variant import EndingRule, OptionConflictError, OwnGame, SweepRule, Variant
from scopa_desktop.ui.help.blocks import Block, CapturePicture, CardsPicture, Prose, ScoreTable
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.examples import examples_of, rest_of_table, worked_round
from scopa_desktop.ui.help.fragments import FALLBACK, Fragments, fragments_of, read_language
from scopa_desktop.ui.help.page import rules_page
from scopa_desktop.ui.pictures.decks import CardArt, Deck, load_decks
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, HIGH_CONTRAST_CLOTH, Cloth
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.score_wording import ScoreWording, SideWording
from tests.looping import check_all, loop_over
from tests.sampling import parametrize_some
from tests.ui.help.cached_pictures import CachedPictures
from tests.ui.help.pages import intro_of, sections_of

LANGUAGES = ("en", "it", "es", "fr", "pt_BR", "de", "ca", "ar")
DECKS = load_decks()
SCOPA, CIRULLA, ESCOPA = CATALOGUE["scopa"], CATALOGUE["cirulla"], CATALOGUE["escopa"]
CHORIZO = CATALOGUE["chorizo"]
BACIGA, ESCOBA = CATALOGUE["baciga"], CATALOGUE["escoba"]
QUINCE, RACE = CATALOGUE["escoba-quince"], CATALOGUE["scopa-race"]


def deck_of(variant: Variant) -> Deck:
    return DECKS[variant.deck]


def text_of(block: Block) -> str:
    match block:
        case Prose(text):
            return text
        case ScoreTable(rows=rows):
            return " ".join(f"{row.title} {row.reason}" for row in rows)
        case CapturePicture(caption=caption) | CardsPicture(caption=caption):
            return caption


def section_text(variant: Variant, section: str, language: str = "en") -> str:
    """The text of a section of the page; empty if there is no such section."""
    made = sections_of(variant, deck_of(variant), fragments_of(language))
    return "\n".join(
        text_of(block) for part in made if part.name == section for block in part.blocks
    )


def points_in(language: str, points: int) -> str:
    with texts_in(language):
        return counted("points", points)


def settings_of(variant: Variant) -> Iterator[Variant]:
    """The game with each of its options at each value, one at a time."""
    yield variant
    for option in variant.options:
        values = [option.values[0], option.values[-1]] if option.name == "target" else option.values
        for value in values:
            with suppress(OptionConflictError):
                yield variant.configured({option.name: value})


def every_setting() -> list[Variant]:
    return [setting for variant in CATALOGUE.values() for setting in settings_of(variant)]


def page_name(case: tuple[Variant, str]) -> str:
    """What a page is called when something is wrong on it."""
    variant, language = case
    return f"{variant.id} {variant.changed}, {language}"


class RecordingFragments(Fragments):
    """Fragments that record which of them are used."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.used: set[str] = set()

    def text(self, name: str) -> str:
        self.used.add(name)
        return super().text(name)


# --- every game, every option, every language -----------------------------------------------------


@parametrize_some("step", [23, 1], default=[23])
@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_page_is_whole(variant: Variant, step: int, art: CardArt) -> None:
    """With each option at each value: no place is left open, and no picture is without size.

    Each value in every language, or with a step of 23 some values in one language.
    """
    pictures = CachedPictures(art, deck_of(variant), GREEN_CLOTH, 1.0)
    fragments = {language: fragments_of(language) for language in LANGUAGES}

    # All languages of a setting in turn: its worked round is kept meanwhile.
    cases = [*product(settings_of(variant), LANGUAGES)][::step]

    @loop_over(("setting", "language"), cases, ids=page_name)
    def is_whole(setting: Variant, language: str) -> None:
        assert deck_of(setting) == pictures.deck
        page = rules_page(setting, fragments[language], pictures)
        assert not set("{}") & set(page.html)
        named = re.findall(r'<img src="([^"]+)" width="(\d+)" height="(\d+)"', page.html)
        assert sorted(name for name, _, _ in named) == sorted(page.pictures)
        assert page.html.count("<img ") == len(named)
        for name, width, height in named:
            assert (int(width), int(height)) == page.pictures[name].size().toTuple()
            assert int(width) <= 520

    is_whole()


@pytest.mark.slow  # Makes the page of every game with each option.
def test_every_fragment_is_used() -> None:
    fragments = RecordingFragments(FALLBACK)
    for variant in every_setting():
        intro_of(variant, deck_of(variant), fragments)
        sections_of(variant, deck_of(variant), fragments)
    for deck in DECKS.values():
        sections_of(SCOPA, deck, fragments)
    of_own_games: list[tuple[str, str, int | str]] = [
        ("rubamazzo", "open_piles", "never"),
        ("scopa", "bagher", True),
    ]
    for game, name, value in of_own_games:
        own = widened(CATALOGUE[game]).configured({name: value})
        sections_of(own, deck_of(own), fragments)
    everything = set(read_language(resource_folder() / "help" / FALLBACK))
    assert everything - fragments.used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_own_words_to_begin_with(language: str) -> None:
    fragments = fragments_of(language)
    for variant in CATALOGUE.values():
        assert f"games.{variant.id}" in fragments
        assert not re.search(r"\d", fragments.text(f"games.{variant.id}"))


def test_a_game_nobody_wrote_about_begins_with_its_summary() -> None:
    new = replace(SCOPA, id="scopa-dodici")
    summary = SCOPA.summary.format(coins="Coins")
    assert intro_of(new, deck_of(new), fragments_of("en")) == summary


# --- numbers come from the rules ------------------------------------------------------------------

CHANGES = [
    (replace(SCOPA, target=37), "aim", "37"),
    (replace(SCOPA, target=37), "match", "37"),
    (replace(SCOPA, ending=EndingRule(lowest_wins=True)), "match", "equally few"),
    (replace(SCOPA, ending=EndingRule(lowest_wins=True)), "aim", "points loses"),
    (replace(SCOPA, deal=Deal(hand=9)), "deal", "9 cards"),
    (replace(SCOPA, deal=Deal(hand=9)), "deal", "2 with 2 players"),
    (replace(SCOPA, deal=Deal(table=8)), "deal", "After the first cards, 8"),
    (replace(SCOPA, deal=Deal(hand=None, table=4)), "deal", "18 cards each with 2 players"),
    (replace(SCOPA, deal=Deal(hand=None, table=0)), "deal", "empty at first"),
    (replace(SCOPA, redeals=(Redeal(None, 4),)), "deal", "If 4 or more of the 4"),
    (replace(SCOPA, redeal_by="next"), "deal", "and the next player deals"),
    (replace(SCOPA, seatings=(THREE,)), "deal", "for 3 players"),
    (replace(SCOPA, seatings=(PAIRS,)), "deal", "for 4 players in two partnerships"),
    (
        replace(ESCOBA, opening=Opening(points=((15, 5),)), options=()),
        "opening",
        "**15**, the dealer takes them all and scores 5",
    ),
    (
        replace(BACIGA, opening_flor=OpeningFlor(((4, 9),))),
        "opening",
        "If 4 of the table cards are of one suit, the dealer scores 9",
    ),
    (replace(QUINCE, table_capture=20), "play", "**20**"),
    (
        replace(ESCOBA, captures=replace(ESCOBA.captures, max_cards=3)),
        "captures",
        "at most 3 cards",
    ),
    (replace(ESCOPA, sweep=SweepRule(total_per_point=15)), "sweeps", "30 is worth 2"),
    (replace(SCOPA, sweep=SweepRule(on_last_play=True)), "sweeps", "also counts with the very"),
    (
        replace(CIRULLA, declarations=LowOrThreeOfAKind(wild=16, low_total=6, low_points=8)),
        "declarations",
        "(8 points): the three cards add up to 6",
    ),
    (
        replace(CIRULLA, declarations=LowOrThreeOfAKind(wild=16, three_of_a_kind_points=23)),
        "declarations",
        "(23 points)",
    ),
    (replace(SCOPA, categories=(CompleteSet("settebello", 1 << 6, 7),)), "scoring", "(7 points)"),
    (
        replace(SCOPA, categories=(Run("napola", max_points=8, min_length=4),), options=()),
        "scoring",
        "4 points",
    ),
    (
        replace(SCOPA, categories=(Run("napola", max_points=8),), options=()),
        "scoring",
        "8 points at most",
    ),
    (replace(SCOPA, ending=EndingRule(lead=3)), "match", "3 points ahead"),
]


@pytest.mark.parametrize(("variant", "section", "words"), CHANGES)
def test_the_page_follows_the_rules(variant: Variant, section: str, words: str) -> None:
    original = CATALOGUE[variant.id]
    assert words in section_text(replace(variant, options=()), section)
    if variant != original:
        assert words not in section_text(original, section)


def test_the_values_of_the_primiera_come_from_the_rules() -> None:
    worth = tuple(range(50, 60))
    changed = replace(
        SCOPA, categories=(Contest("primiera", PrimieraSum(worth, needs_four_suits=False)),)
    )
    line = section_text(changed, "scoring")
    assert "King = 59, Knight = 58, Page = 57, 7 = 56" in line
    assert "simply has nothing" in line
    assert "7 = 21, 6 = 18, Ace = 16" in section_text(SCOPA, "scoring")


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
@loop_over("language", LANGUAGES)
def test_every_points_of_a_game_stand_on_its_page(variant: Variant, language: str) -> None:
    scoring, declared = (
        section_text(variant, part, language) for part in ("scoring", "declarations")
    )
    for category in variant.categories:
        for choice in getattr(category, "choices", (category,)):
            if points := getattr(choice, "points", 0):
                assert points_in(language, points) in scoring
    match variant.declarations:
        case HandCombinations(combinations=combinations):
            worth = [combination.points for combination in combinations]
        case LowOrThreeOfAKind(low_points=small, three_of_a_kind_points=alike):
            worth = [small, alike]
        case _:
            worth = []
    assert all(points_in(language, points) in declared for points in worth)
    assert bool(declared) == bool(worth)


@pytest.mark.parametrize(
    ("game", "values"),
    [
        ("scopa", "Ace = 1, Page = 8, Knight = 9, King = 10"),
        ("chkobba", "Ace = 1, Queen = 8, Jack = 9, King = 10"),
    ],
)
def test_courts_have_the_values_of_the_game_and_the_names_of_the_deck(
    game: str, values: str
) -> None:
    assert values in section_text(CATALOGUE[game], "deal")


# --- what holds, and what does not ----------------------------------------------------------------


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_a_duty_is_explained_where_there_is_one(variant: Variant) -> None:
    play = section_text(variant, "play")
    assert ("**must** take" in play) == variant.captures.forced
    assert ("You never have to take" in play) != variant.captures.forced


def test_the_duty_of_the_whole_hand_is_explained() -> None:
    whole_hand = CIRULLA.configured({"must_capture": "hand"})
    assert "If any card of your hand can take something" in section_text(whole_hand, "play")
    assert "A card that can take something" not in section_text(whole_hand, "play")
    assert "the whole hand" in section_text(whole_hand, "options")
    assert "If any card of your hand" not in section_text(CIRULLA, "play")


def test_an_ace_declines_nothing_where_the_whole_hand_must_capture() -> None:
    declining = {"ace_may_decline": True}
    assi = CATALOGUE["scopa-assi"].configured(declining)
    both = CATALOGUE["scopa-assi"].configured({**declining, "must_capture": "hand"})
    assert "If any card of your hand can take something" in section_text(both, "play")
    texts = [section_text(variant, "captures") for variant in (assi, both)]
    assert texts[0] != texts[1] == section_text(CATALOGUE["scopa-assi"], "captures")


def test_what_is_declared_of_a_hand_is_explained() -> None:
    some = CHORIZO.configured({"declare_which": "some"})
    assert "gets the points of all" in section_text(CHORIZO, "declarations")
    assert "you name those that count" in section_text(some, "declarations")
    assert "gets the points of all" not in section_text(some, "declarations")


def test_when_everybody_declares_is_explained() -> None:
    at_turn = CHORIZO.configured({"declare_at": "turn"})
    together, too_late = "before the first of them is played", "it is too late"
    assert together in section_text(CHORIZO, "declarations") and too_late in section_text(
        CHORIZO, "declarations"
    )
    assert together not in section_text(at_turn, "declarations")
    assert "before you play the first of them" in section_text(at_turn, "declarations")
    assert too_late not in section_text(at_turn, "declarations")
    assert together not in section_text(CIRULLA, "declarations")


def test_the_ways_to_take_are_those_of_the_game() -> None:
    titles = {
        game: re.findall(r"\*\*(.+?)\.?\*\*", section_text(CATALOGUE[game], "captures"))
        for game in ("scopa", "scopa-assi", "cirulla", "escoba", "escopa")
    }
    assert titles == {
        "scopa": ["An equal card", "A sum"],
        "scopa-assi": ["An equal card", "A sum", "The Ace takes all", "Ace meets Ace"],
        "cirulla": ["An equal card", "A sum", "Making 15", "The Ace takes all", "Ace meets Ace"],
        "escoba": ["Making 15"],
        "escopa": ["Making 15, 30, 45 …"],
    }


def test_another_total_is_explained_without_more_words() -> None:
    """To eleven, which divides the pack's 220, the last card may well clear the table."""
    eleven = replace(ESCOBA, captures=CaptureRule(((SumWithPlayed(11),),)), opening=None)
    assert "**Making 11.**" in section_text(eleven, "captures")
    assert "= 11" in section_text(eleven, "captures")
    assert "can never do it" in section_text(ESCOBA, "sweeps")
    assert "it does not count" in section_text(eleven, "sweeps")


def test_precedence_is_explained_as_it_is() -> None:
    first, choice = "goes before everything else", "side by side"
    assert first in section_text(SCOPA, "captures")
    assert choice not in section_text(CATALOGUE["scopa-assi"], "captures")
    assert choice in section_text(CIRULLA, "captures")
    assert first not in section_text(CIRULLA, "captures")
    ordered = CIRULLA.configured({"rank_first": True})
    assert first in section_text(ordered, "captures")


def test_the_fewest_cards_are_explained_as_far_as_they_go() -> None:
    few, free = "only those with the fewest cards", "Making 15 is free of that."
    simple = section_text(CIRULLA.configured({"fewest_cards_first": "simple"}), "captures")
    assert free in simple and few not in simple
    always = section_text(CIRULLA.configured({"fewest_cards_first": True}), "captures")
    assert few in always and free not in always
    assert "fewest" not in section_text(CIRULLA, "captures")


def test_an_ace_against_an_ace_is_asked_of_the_rules() -> None:
    assert "one Ace and nothing else" in section_text(CIRULLA, "captures")
    free = CIRULLA.configured({"ace_fifteen_with_ace_on_table": True})
    assert "it may take that Ace" in section_text(free, "captures")


def test_what_an_ace_sweeps_is_explained() -> None:
    assert "never makes scopa" in section_text(CATALOGUE["scopa-assi"], "sweeps")
    assert "makes scopa as well" in section_text(CIRULLA, "sweeps")
    assert "Ace" not in section_text(SCOPA, "sweeps")


def test_ties_are_explained_for_their_categories() -> None:
    assert "Cards, Coins or Primiera, nobody" in section_text(SCOPA, "scoring")
    assert "Coins, Sevens or Cards, **each" in section_text(QUINCE, "scoring")
    assert "best of the **others**. If" in section_text(BACIGA, "scoring")
    any_way = BACIGA.configured({"ties": "next_of_all"})
    assert "**others**, even without a single card" in section_text(any_way, "scoring")
    assert "Cards, Diamonds or Barmila, nobody" in section_text(CATALOGUE["chkobba"], "scoring")
    by_sevens = CATALOGUE["chorizo"].configured({"setenta": "sevens"})
    assert "Cards, Coins or Setenta, the point" in section_text(by_sevens, "scoring")
    generous = SCOPA.configured({"ties": "leaders"})
    assert "Cards, Coins or Primiera, **each" in section_text(generous, "scoring")


def test_the_setenta_is_explained_as_it_is_decided() -> None:
    escoba, chorizo = CATALOGUE["escoba-setenta"], CATALOGUE["chorizo"]
    assert "compared first" in section_text(escoba, "scoring")
    by_sum = section_text(escoba.configured({"setenta": "sum"}), "scoring")
    assert "the highest sum wins" in by_sum and "7 = 21" in by_sum
    assert "cannot win it" in by_sum
    assert "simply has nothing for it" in section_text(chorizo, "scoring")
    in_turn = section_text(chorizo.configured({"setenta": "sevens"}), "scoring")
    assert "the sixes decide, then the Aces, then the fives" in in_turn


def test_a_race_is_counted_in_order() -> None:
    assert "in this order" in section_text(RACE, "scoring")
    assert "wins there and then" in section_text(RACE, "match")
    assert "in this order" not in section_text(SCOPA, "scoring")


def test_thirty_in_pairs_has_true_examples() -> None:
    line = section_text(QUINCE, "opening")
    assert "King + King + 5 + 5 does" in line
    assert "two pairs" not in section_text(CATALOGUE["escoba-setenta"], "opening")


def test_all_coins_stand_beside_the_most_or_in_their_place() -> None:
    assert "besides the point for the most" in section_text(ESCOPA, "scoring")
    assert "besides the point for the most" not in section_text(QUINCE, "scoring")


def test_the_cappotto_has_the_name_of_the_game() -> None:
    assert "**Cappotto**" in section_text(CIRULLA, "match")
    assert "all 10 cards of Diamonds" in section_text(CIRULLA, "match")
    assert "Cappotto" not in section_text(SCOPA, "match")


def test_changed_options_are_explained_first() -> None:
    assert section_text(SCOPA, "in_this_match") == ""
    changed = SCOPA.configured({"target": 21, "king_redeal": 2, "napola": "6"})
    first = sections_of(changed, deck_of(changed), fragments_of("en"))[0]
    assert first.name == "in_this_match"
    lines = section_text(changed, "in_this_match")
    for words in ("First to** – 21 points", "deal again at 2", "up to 6 points"):
        assert words in lines
    assert "Re bello" not in lines


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_every_option_is_listed_with_its_value(variant: Variant) -> None:
    listed = section_text(variant, "options")
    assert listed.count("\n- ") + listed.startswith("- ") == len(variant.options)


def test_own_rules_go_by_their_own_name_and_say_of_which_game_they_are() -> None:
    own = SCOPA.configured({"target": 21}).named("Da <Nonna>")
    assert "Da <Nonna> is for" in section_text(own, "deal")
    assert "usual ones of Scopa" in section_text(own, "in_this_match")


@parametrize_some("step", [9, 1], default=[9])
@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_an_own_game_has_a_page_of_its_parts(entry: Variant, step: int, art: CardArt) -> None:
    """With values of the options that its parts allow, and with what a player says of it."""
    said, language = OwnGame("Ours", "As on *Sundays* {here}."), "en"
    for variant in [*settings_of(widened(entry))][::step]:
        listed = section_text(variant, "options", language)
        assert listed.count("\n- ") + listed.startswith("- ") == len(variant.options)
    pictures = CardPictures(art, deck_of(entry), GREEN_CLOTH, 1.0)
    page = rules_page(entry.as_own(said), fragments_of(language), pictures)
    assert "As on *Sundays* {here}." in page.html


def test_own_names_are_text_and_nothing_else(art: CardArt) -> None:
    own = SCOPA.configured({"target": 21}).named("<img src=x> {target}")
    page = rules_page(own, fragments_of("en"), CardPictures(art, deck_of(own), GREEN_CLOTH, 1.0))
    assert "&lt;img src=x&gt; {target}" in page.html


# --- examples -------------------------------------------------------------------------------------


@parametrize_some("step", [4, 1], default=[4])
def test_captures_are_shown_as_the_rules_allow_them(step: int) -> None:
    """In every game with each option at each value, or in a quarter of them."""
    check_all(every_setting()[::step], shows_legal_captures, ids=lambda v: f"{v.id} {v.changed}")


def shows_legal_captures(variant: Variant) -> None:
    rule = variant.captures
    cards = [
        block
        for part in sections_of(variant, deck_of(variant), fragments_of("en"))
        for block in part.blocks
        if isinstance(block, CapturePicture)
    ]
    kinds = [kind for kind in rule.kinds if kind != EqualCard(only_aces=True)]
    assert len(cards) == len(kinds)
    for picture in cards:
        table = mask_of((*picture.taken, *picture.rest))
        assert rule.legal_captures(picture.played, table) == [mask_of(picture.taken)]


def test_an_example_shows_what_its_kind_is_about() -> None:
    rule = SCOPA.captures
    (equal,) = examples_of(rule, EqualCard())
    beside = rest_of_table(rule, equal)
    assert rule.values.total(mask_of(beside)) == rule.values.of(equal.played)
    (total,) = examples_of(rule, SumToOwnValue())
    assert len(total.taken) == 2
    assert len(rest_of_table(rule, total)) == 1
    assert not examples_of(rule, AceTakesAll())


def test_declarations_are_shown_with_hands_that_have_them() -> None:
    for variant in (CIRULLA, CATALOGUE["chorizo"], BACIGA):
        rule, values = variant.declarations, variant.captures.values
        assert rule is not None
        made = sections_of(variant, deck_of(variant), fragments_of("en"))
        hands = [b for part in made for b in part.blocks if isinstance(b, CardsPicture)]
        assert len(hands) == (2 if variant is CIRULLA else 5)
        assert all(legal_declarations(rule, mask_of(hand.cards), True, values) for hand in hands)


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_worked_round_is_a_numbered_deal_with_points_for_all(variant: Variant) -> None:
    worked = worked_round(variant)
    assert worked.seating in variant.seatings
    assert len(worked.sheet.lines) == len(variant.categories)
    assert min(worked.sheet.totals) > 0 or len(worked.sheet.lines) == 1
    pack = variant.deal.pack
    assert set(pack_of(worked.deal_number, 1, pack)) == set(cards_of(pack.cards))
    example = section_text(variant, "example")
    assert f"deal number {worked.deal_number} " in example
    assert all(f" {total}" in example.splitlines()[-1] for total in worked.sheet.totals)


def test_the_worked_round_is_explained_line_by_line() -> None:
    made = sections_of(SCOPA, deck_of(SCOPA), fragments_of("en"))
    table = next(b for part in made for b in part.blocks if isinstance(b, ScoreTable))
    sheet = worked_round(SCOPA).sheet
    for row, line in zip(table.rows, sheet.lines, strict=True):
        assert row.reason
        for cell, points in zip(row.cells, line.points, strict=True):
            assert (f"{points} point" in cell.won) == (points > 0)
    assert table.totals == sheet.totals


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_the_worked_round_has_the_reasons_of_the_score_dialog(variant: Variant) -> None:
    deck, example = deck_of(variant), worked_round(variant)
    made = sections_of(variant, deck, fragments_of("en"))
    table = next(b for part in made for b in part.blocks if isinstance(b, ScoreTable))
    players = ("Anna", "Bruno", "Carla", "Dario")
    seats = [example.seating.seats_of(side) for side in range(example.seating.sides)]
    sides = SideWording([[players[seat] for seat in own] for own in seats], own_side=None)
    wording = ScoreWording(variant, deck, sides, example.declared)
    with texts_in("en"):
        reasons = [wording.sentence(line) for line in example.sheet.lines]
    assert [row.reason for row in table.rows] == reasons


def test_the_worked_round_explains_declarations() -> None:
    text = section_text(CIRULLA, "example")
    assert "Anna and Carla: 5, 2, Ace – Small total" in text
    assert any(worked_round(CIRULLA).declared)


# --- the deck and the screen ----------------------------------------------------------------------


@parametrize_some("deck", [*DECKS], default=[*DECKS][::4])
def test_pictures_have_the_pixels_of_the_screen(deck: str, art: CardArt) -> None:
    once, twice = (
        rules_page(CIRULLA, fragments_of("en"), CardPictures(art, DECKS[deck], cloth, dpr))
        for cloth, dpr in ((GREEN_CLOTH, 1.0), (GREEN_CLOTH, 2.0))
    )
    assert once.html == twice.html
    for name, picture in twice.pictures.items():
        assert picture.devicePixelRatio() == 2.0
        assert abs(picture.width() - 2 * once.pictures[name].width()) <= 1


@pytest.mark.parametrize("cloth", [GREEN_CLOTH, HIGH_CONTRAST_CLOTH], ids=lambda c: c.id)
def test_pictures_lie_on_the_cloth_of_the_table(cloth: Cloth, art: CardArt) -> None:
    page = rules_page(SCOPA, fragments_of("en"), CardPictures(art, deck_of(SCOPA), cloth, 1.0))
    picture = next(iter(page.pictures.values())).toImage()
    colours = {picture.pixelColor(x, picture.height() // 2).name() for x in range(10, 16)}
    assert (cloth.base in colours) == cloth.high_contrast


def test_cards_bear_the_names_of_the_deck() -> None:
    english = [
        sections_of(SCOPA, DECKS[deck], fragments_of("en")) for deck in ("napoletane", "francesi")
    ]
    texts = [" ".join(text_of(b) for part in made for b in part.blocks) for made in english]
    assert "7 of Coins" in texts[0]
    assert "7 of Diamonds" in texts[1]
    assert "Queen" in texts[1]
    assert "printed in the corners" in texts[1]
    assert "printed in the corners" not in texts[0]
