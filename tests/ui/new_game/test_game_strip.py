"""New game shows what makes each game what it is, with cards that its rules allow."""

from dataclasses import replace
from itertools import chain

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.captures import CaptureRule, SumWithPlayed
from scopa_desktop.rules.cards import mask_of
from scopa_desktop.rules.catalogue import (
    BACIGA,
    CATALOGUE,
    CHKOBBA,
    CIRULLA,
    CIRULLONE,
    ESCOBA,
    ESCOBA_QUINCE,
    ESCOPA,
    SCOPA,
    SCOPA_ASSI,
    SCOPA_QUINDICI,
    SCOPA_RACE,
)
from scopa_desktop.rules.declarations import legal_declarations
from scopa_desktop.rules.scoring import SideResult, score_sheet
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.game_features import (
    CaptureFeature,
    CategoryFeature,
    DeclarationFeature,
    FeatureWording,
    RaceFeature,
    WholePackFeature,
    features_of,
)
from scopa_desktop.ui.new_game.game_strip import GameStrip
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import GREEN_CLOTH

every_game = pytest.mark.parametrize("variant", CATALOGUE.values(), ids=CATALOGUE.keys())


def strip(qtbot: QtBot, art: CardArt, variant: Variant) -> GameStrip:
    shown = GameStrip(art, art.decks[variant.deck], variant, cloth=GREEN_CLOTH)
    qtbot.addWidget(shown)
    shown.resize(QSize(640, shown.sizeHint().height()))
    return shown


def pages(qtbot: QtBot, shown: GameStrip) -> list[tuple[str, str]]:
    """Every feature that pressing the strip shows, until the first one comes again."""
    seen: list[tuple[str, str]] = []
    while (now := (shown.title(), shown.sentence())) not in seen:
        seen.append(now)
        qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    return seen


# What the pictures show is what the engine does


@every_game
def test_captures_are_those_of_the_rules(variant: Variant) -> None:
    captures = [each for each in features_of(variant) if isinstance(each, CaptureFeature)]
    assert captures
    for feature in captures:
        example, table = feature.example, mask_of(feature.example.taken)
        assert variant.captures.legal_captures(example.played, table) == [table]
        values = variant.captures.values
        assert feature.sweep_points == variant.sweep.points(example.played, table, values)
        assert feature.is_optional is not variant.captures.forced


@every_game
def test_declarations_are_those_of_the_rules(variant: Variant) -> None:
    shown = [each for each in features_of(variant) if isinstance(each, DeclarationFeature)]
    assert bool(shown) is (variant.declarations is not None)
    for feature in shown:
        rule, values = variant.declarations, variant.captures.values
        assert rule is not None
        declared = [
            rule.combinations_of(choice, values)
            for choice in legal_declarations(rule, mask_of(feature.cards), True, values)
        ]
        assert set(declared) == {(feature.combination,)}
        assert feature.wild is None or feature.wild == variant.wild_card


@every_game
def test_a_whole_pack_is_dealt_as_it_is_shown(variant: Variant) -> None:
    for feature in features_of(variant):
        if isinstance(feature, WholePackFeature):
            players = variant.seatings[0].players
            assert len(set(feature.hand)) == variant.deal.packet_size(players)
            assert len(set(feature.table)) == variant.deal.table
            assert not set(feature.hand) & set(feature.table)
            assert players * len(feature.hand) + len(feature.table) == 40


@every_game
def test_cards_that_score_score_their_points(variant: Variant) -> None:
    for feature in features_of(variant):
        if isinstance(feature, CategoryFeature):
            results = [SideResult(mask_of(feature.cards)), SideResult(0)]
            lines = score_sheet(variant.categories, results).lines
            names = {line.category: line.points[0] for line in lines}
            # A card can score in other categories, and all coins instead of most coins.
            assert names.get(feature.name, feature.points) >= feature.points or feature.ranks


# Each game begins with its own


def test_no_two_games_of_different_rules_show_the_same(qtbot: QtBot, art: CardArt) -> None:
    first = {game.id: strip(qtbot, art, game) for game in CATALOGUE.values()}
    words = {game: (shown.title(), shown.sentence()) for game, shown in first.items()}
    same = [game for game in words if list(words.values()).count(words[game]) > 1]
    assert same == []


@pytest.mark.parametrize(
    ("game", "title", "sentence"),
    [
        ("scopa", "7 takes 4 and 3", "4 + 3 = 7; a 7 on the table would have to be taken first"),
        (
            "scopa-race",
            "First to 11 wins at once",
            "counted in this order: Cards, Coins, Settebello, Primiera, Scope",
        ),
        ("scopa-sevens", "Primiera: 1 points", "for the player who captures most of these"),
        (
            "scopa-pairs",
            "Two against two",
            "partners sit opposite each other and share pile and score",
        ),
        (
            "scopa-assi",
            "Ace takes everything",
            "as long as there is no Ace on the table; this is never a scopa",
        ),
        ("scopone", "9 cards each", "the whole pack is dealt: 4 on the table"),
        (
            "scopone-scientifico",
            "10 cards each",
            "the whole pack is dealt, and the table is empty",
        ),
        ("scopa-quindici", "7 takes 5 and 3", "5 + 3 + 7 = 15"),
        (
            "asso-piglia-tutto",
            "Ace takes everything",
            "as long as there is no Ace on the table; this is a scopa as well",
        ),
        (
            "scopa-milanese",
            "Ace takes everything",
            "as long as there is no Ace on the table, or itself if it is empty; this is never a "
            "scopa",
        ),
        (
            "scopone-de-trente",
            "Ace of Coins: 1 points",
            "for the player who captures this card",
        ),
        ("scopa-undici", "7 takes 3 and Ace", "3 + 1 + 7 = 11"),
        ("scopa-a-perdere", "The fewest points win", "whoever reaches 21 first has lost"),
        ("desescoba", "The fewest points win", "whoever reaches 15 first has lost"),
        ("scopa-frac", "6 takes 4 and 2", "4 + 2 = 6, or one 6 from the table"),
        ("escoba", "6 takes 5 and 4", "5 + 4 + 6 = 15, or lay the card down"),
        ("escoba-setenta", "Setenta: 1 points", "for the best card of each suit: 7, 6, Ace, 5 …"),
        ("escoba-quince", "All coins: 2 points", "for the player who captures all of these"),
        ("cirulla", "Ace takes everything", "as long as there is no Ace on the table"),
        (
            "cirullone",
            "Three of a rank: 10 points",
            "with any three cards of your hand, at any turn; the 7 of Hearts counts as any value",
        ),
        (
            "chkobba",
            "Queen takes 5 and 3",
            "5 + 3 = 8; a Queen on the table would have to be taken first",
        ),
        (
            "chorizo",
            "Chorizo: 20 points",
            "shown before you play; the points count at once",
        ),
        (
            "baciga",
            "Báciga y pares: 3 points",
            "shown before you play; the points count at once",
        ),
    ],
)
def test_a_game_begins_with_its_own(
    qtbot: QtBot, art: CardArt, game: str, title: str, sentence: str
) -> None:
    shown = strip(qtbot, art, CATALOGUE[game])
    assert (shown.title(), shown.sentence()) == (title, sentence)
    assert shown.accessibleName() == f"{title}. {sentence}"


def test_escopa_shows_a_multiple_of_fifteen_and_its_points(qtbot: QtBot, art: CardArt) -> None:
    assert pages(qtbot, strip(qtbot, art, ESCOPA))[:2] == [
        ("King takes King and King", "10 + 10 + 10 = 30: 2 points for clearing the table"),
        ("7 takes 5 and 3", "5 + 3 + 7 = 15, or lay the card down"),
    ]


def test_cirulla_shows_its_three_ways_to_capture_and_its_declarations(
    qtbot: QtBot, art: CardArt
) -> None:
    titles = [title for title, _ in pages(qtbot, strip(qtbot, art, CIRULLA))]
    assert titles[0] == "Ace takes everything"
    assert titles[-2:] == ["7 takes 4 and 3", "7 takes 5 and 3"]
    assert {"Three of a rank: 10 points", "Small total: 3 points"} < set(titles)
    assert {"La grande: 5 points", "La piccola: 3 points"} < set(titles)


def test_chkobba_shows_its_queen_and_its_jack(qtbot: QtBot, art: CardArt) -> None:
    titles = [title for title, _ in pages(qtbot, strip(qtbot, art, CHKOBBA))]
    assert titles[:3] == ["Queen takes 5 and 3", "Jack takes 5 and 4", "Barmila: 1 points"]


def test_who_scores_in_a_tie_is_shown(qtbot: QtBot, art: CardArt) -> None:
    sentences = dict(pages(qtbot, strip(qtbot, art, ESCOBA_QUINCE)))
    assert (
        sentences["Coins: 1 points"]
        == "for the player who captures most of these; in a tie for each"
    )


def test_a_changed_rule_is_shown_first(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, SCOPA)
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    shown.set_variant(SCOPA.configured({"asso_pigliatutto": True}))
    assert shown.title() == "Ace takes everything"
    shown.set_variant(SCOPA)
    assert shown.title() == "7 takes 4 and 3"
    shown.set_variant(SCOPA.configured({"target": 21}))
    assert shown.title() == "7 takes 4 and 3"


def test_a_race_says_its_own_target() -> None:
    (race,) = (
        each
        for each in features_of(SCOPA_RACE.configured({"target": 31}))
        if isinstance(each, RaceFeature)
    )
    assert race.target == 31


def test_a_game_that_is_not_in_the_catalogue_shows_what_no_other_has() -> None:
    """The example of CONTRIBUTING."""
    dodici = replace(
        SCOPA_QUINDICI,
        id="scopa-dodici",
        captures=CaptureRule(tiers=((SumWithPlayed(12),),)),
    )
    first = features_of(dodici)[0]
    assert isinstance(first, CaptureFeature)
    assert first.example.kind == SumWithPlayed(12)


def test_every_feature_of_every_game_has_words(art: CardArt) -> None:
    for variant in CATALOGUE.values():
        for deck in art.decks.values():
            wording = FeatureWording(variant, deck)
            for feature in features_of(variant):
                words = (wording.title(feature), wording.sentence(feature))
                assert all(words) and not any(set("{}") & set(text) for text in words)


# The picture


def test_the_keyboard_shows_the_next_feature(qtbot: QtBot, art: CardArt) -> None:
    shown = strip(qtbot, art, ESCOPA)
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    assert shown.accessibleName().startswith("7 takes 5 and 3. 5 + 3 + 7 = 15")


def test_the_picture_shows_each_card_with_the_deck_of_the_game(
    qtbot: QtBot, art: CardArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str | None]] = []
    draw = art.card

    def card(deck_id: str, code: str | None, width: float, dpr: float) -> object:
        drawn.append((deck_id, code))
        return draw(deck_id, code, width, dpr)

    monkeypatch.setattr(art, "card", card)
    strip(qtbot, art, SCOPA_ASSI).grab()
    assert drawn == [("napoletane", code) for code in ("AD", "KC", "QC", "JC")]
    drawn.clear()
    strip(qtbot, art, SCOPA_RACE).grab()
    assert [code for _, code in drawn] == [None, "KD", "7D", "7C"]
    drawn.clear()
    strip(qtbot, art, CIRULLONE).grab()
    assert {deck for deck, _ in drawn} == {"genovesi"}


@every_game
def test_the_cards_leave_room_for_the_words(
    qtbot: QtBot, art: CardArt, variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = strip(qtbot, art, variant)
    rights: list[float] = []
    paint = GameStrip._paint_cards

    def measured(self: GameStrip, *args: object) -> float:
        rights.append(paint(self, *args))  # type: ignore[arg-type]
        return rights[-1]

    monkeypatch.setattr(GameStrip, "_paint_cards", measured)
    for _ in features_of(variant):
        shown.grab()
        qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert rights and all(right <= 0.62 * shown.width() for right in rights)


def test_rules_without_an_example_show_no_strip(qtbot: QtBot, art: CardArt) -> None:
    impossible = replace(
        SCOPA,
        id="impossible",
        captures=CaptureRule(tiers=((SumWithPlayed(100),),)),
        categories=(),
    )
    assert features_of(impossible) == ()
    shown = strip(qtbot, art, impossible)
    assert shown.isHidden()
    shown.set_variant(SCOPA)
    assert not shown.isHidden()


def test_games_with_the_same_captures_show_other_cards() -> None:
    played = [
        feature.example.played
        for feature in chain.from_iterable(map(features_of, (SCOPA_QUINDICI, ESCOBA, BACIGA)))
        if isinstance(feature, CaptureFeature)
    ]
    assert len(set(played)) == len(played) == 3
