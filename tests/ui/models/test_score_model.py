"""The score as a table, and why points went where they did."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import catalogue, options
from scopa_desktop.rules.cards import COINS, FORTY, PACK, Mask, Suit, mask_of, parse_cards
from scopa_desktop.rules.catalogue.parts import MOST_COINS
from scopa_desktop.rules.kernel.scorer import ScoringRow
from scopa_desktop.rules.score_count import ScoreCount
from scopa_desktop.rules.scoring import (
    CompleteSet,
    Contest,
    CountOf,
    FirstScoring,
    ScoreLine,
    SideResult,
    Tie,
    category_of,
    score_sheet,
)
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import Deck, load_decks
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo, SideStanding, standing_of
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.score_wording import ScoreWording, SideWording
from tests.playing import match_against

YOU = SideInfo(("You",), ("you",))
CIRO = SideInfo(("Don Ciro",), ("ciro",))
PINA = SideInfo(("Zia Pina",), ("pina",))
ROSA = SideInfo(("Donna Rosa",), ("rosa",))
SIDES = (YOU, CIRO, PINA, ROSA)


@pytest.fixture(scope="module")
def decks() -> dict[str, Deck]:
    return load_decks()


def pile(text: str) -> Mask:
    return mask_of(parse_cards(text))


def model_of(variant: Variant, side_results: Sequence[SideResult], deck: Deck) -> ScoreModel:
    sheet = score_sheet(variant.categories, side_results)
    standing = SideStanding(1, sheet, (0,) * len(side_results))
    return ScoreModel(variant, standing, SIDES[: len(side_results)], deck)


def row_of(model: ScoreModel, category: str) -> int:
    names = [model.line(row).category for row in range(model.rowCount())]
    return names.index(category)


def cell(model: ScoreModel, category: str, side: int, role: int) -> object:
    return model.index(row_of(model, category), side).data(role)


def reason(
    variant: Variant,
    deck: Deck,
    category: str,
    *piles: Mask,
    sides: Sequence[SideInfo] = SIDES,
) -> str:
    side_results = [SideResult(cards) for cards in piles]
    sheet = score_sheet(variant.categories, side_results)
    line = next(line for line in sheet.lines if line.category == category)
    return ScoreWording(
        variant, deck, SideWording([side.names for side in sides[: len(piles)]], 0)
    ).sentence(line)


@pytest.mark.parametrize("variant", [catalogue.SCOPA, catalogue.ESCOBA_SETENTA])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_model_keeps_the_rules_of_models(
    qtbot: QtBot, decks: dict[str, Deck], variant: Variant, sides: int
) -> None:
    side_results = [SideResult(FORTY.suits[side]) for side in range(sides)]
    model = model_of(variant, side_results, decks[variant.deck])
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert (model.rowCount(), model.columnCount()) == (len(variant.categories), sides)
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None


def test_cells_tell_screen_readers_figure_and_points(qtbot: QtBot, decks: dict[str, Deck]) -> None:
    sevens = SideResult(pile("7D 7C AS 2S 3S 4S"), 2, pile("2S 4S"))
    model = model_of(catalogue.SCOPA, [sevens, SideResult(pile("KB KS KC"))], decks["napoletane"])
    display = Qt.ItemDataRole.DisplayRole
    assert str(cell(model, "cards", 0, display)).startswith("6 cards, ")
    assert cell(model, "cards", 1, display) == "3 cards, no point"
    assert str(cell(model, "settebello", 0, display)).startswith("7 of Coins, ")
    assert cell(model, "settebello", 1, display) == "no point"
    assert cell(model, "sweeps", 0, display) == "2, 2 points"
    tip = Qt.ItemDataRole.ToolTipRole
    assert cell(model, "cards", 1, tip) == "King of Cups, King of Swords, King of Clubs"


def test_cells_give_what_the_delegate_paints(qtbot: QtBot, decks: dict[str, Deck]) -> None:
    side_results = [SideResult(pile("7D 6C 7S 6B 2D")), SideResult(pile("5D 7C AS 5B"))]
    model = model_of(catalogue.SCOPA, side_results, decks["napoletane"])
    line = model.line(row_of(model, "primiera"))
    assert line.figures[0] == 78
    assert line.points == (1, 0)
    cards = model.cards(row_of(model, "primiera"), 0)
    assert [card.caption for card in cards] == ["21", "18", "21", "18"]


def test_the_setenta_lies_highest_first(qtbot: QtBot, decks: dict[str, Deck]) -> None:
    side_results = [SideResult(pile("2D AC 7S KB")), SideResult(pile("6D 6C 6S 6B"))]
    model = model_of(catalogue.ESCOBA_SETENTA, side_results, decks["castellana"])
    cards = model.cards(row_of(model, "setenta"), 0)
    assert [card.caption for card in cards] == ["7", "Ace", "2", "King"]


def test_headers_name_categories_and_sides(qtbot: QtBot, decks: dict[str, Deck]) -> None:
    model = model_of(catalogue.SCOPA, [SideResult(0), SideResult(PACK)], decks["napoletane"])
    assert model.headerData(0, Qt.Orientation.Vertical) == "Cards"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Don Ciro"
    tip = Qt.ItemDataRole.ToolTipRole
    assert model.headerData(1, Qt.Orientation.Horizontal, tip) is None


def test_totals_grow_row_by_row() -> None:
    sheet = score_sheet(
        catalogue.SCOPA.categories, [SideResult(COINS), SideResult(PACK & ~COINS, 1)]
    )
    standing = SideStanding(4, sheet, (8, 5))
    count = ScoreCount(sheet.lines, standing.before, standing.after)
    assert [count.totals_after(rows) for rows in range(6)] == [
        (8, 5), (8, 6), (9, 6), (10, 6), (10, 6), (10, 7),
    ]  # fmt: skip
    assert standing.after == count.totals_after(5)


def test_a_standing_adds_up_the_rounds_before_it() -> None:
    match = match_against("greedy", catalogue.SCOPA, name="Ciro")
    first = score_sheet(catalogue.SCOPA.categories, [SideResult(COINS), SideResult(PACK & ~COINS)])
    match.sheets = [first, first]
    assert standing_of(match, 1).before == (0, 0)
    assert standing_of(match, 2).before == first.totals == (2, 1)
    assert standing_of(match, 2).after == (4, 2)
    for number in (0, 3):
        with pytest.raises(ValueError, match="not played out"):
            standing_of(match, number)


def test_of_several_categories_the_one_that_counted_is_found() -> None:
    rare = CompleteSet("settebello", COINS)
    variant = replace(catalogue.SCOPA, categories=(FirstScoring((rare, MOST_COINS)),))
    line = variant.categories[0].score([SideResult(COINS), SideResult(0)])
    assert category_of(variant.categories, line) is rare
    with pytest.raises(ValueError, match="cards"):
        category_of(variant.categories, line._replace(category="cards"))


@pytest.mark.parametrize(
    ("names", "text"),
    [((), ""), (("A",), "A"), (("A", "B"), "A and B"), (("A", "B", "C"), "A, B and C")],
)
def test_words_are_listed_as_one_says_them(names: tuple[str, ...], text: str) -> None:
    assert and_list(names) == text


# --- reasons ---------------------------------------------------------------------------------


def test_counting_names_both_figures(decks: dict[str, Deck]) -> None:
    deck = decks["napoletane"]
    six, four = pile("AD 2D 3D 4D 5D 6D"), pile("7D JD QD KD")
    assert reason(catalogue.SCOPA, deck, "coins", four, six) == "Most coins: 6 against 4."
    three = (pile("AD 2D 3D 4D 5D"), pile("6D 7D JD"), pile("QD KD"))
    sentence = reason(catalogue.SCOPA, deck, "coins", *three)
    assert sentence == "Most coins: 5 against 3 and 2."


def test_a_tie_says_who_scores(decks: dict[str, Deck]) -> None:
    deck = decks["napoletane"]
    halves = FORTY.suits[Suit.COINS] | FORTY.suits[Suit.CUPS], PACK >> 20 << 20
    assert reason(catalogue.SCOPA, deck, "cards", *halves) == "20 each: nobody scores."
    three = (pile("AD 2D 3D 4D"), pile("6D 7D JD QD"), pile("5D KD"))
    sentence = reason(catalogue.SCOPA, deck, "coins", *three)
    assert sentence == "4 each for You and Don Ciro: nobody scores."
    generous = replace(MOST_COINS, tie=Tie.LEADERS)
    variant = replace(catalogue.SCOPA, categories=(generous,))
    sentence = reason(variant, deck, "coins", *three)
    assert sentence == "4 each for You and Don Ciro: all of them score."
    assert reason(variant, deck, "coins", pile("AC"), pile("2C")) == "0 each: nobody scores."
    four = (*three[:2], pile("5C"))
    next_best = catalogue.CHORIZO.configured({"ties": "next_of_all"})
    sentence = reason(next_best, deck, "coins", *four)
    assert sentence == "4 each for You and Don Ciro, so the next best scores: Zia Pina."
    assert reason(catalogue.CHORIZO, deck, "coins", *four).endswith("nobody scores.")


def test_the_primiera_is_added_up(decks: dict[str, Deck]) -> None:
    deck = decks["napoletane"]
    piles = pile("7D 6C 7S 6B"), pile("5D 7C AS 5B")
    sentence = reason(catalogue.SCOPA, deck, "primiera", *piles)
    assert sentence == "Primiera 78 against 67: 21 + 18 + 21 + 18."


def test_a_missing_suit_is_named(decks: dict[str, Deck]) -> None:
    deck = decks["napoletane"]
    whole, cupless, clubs = pile("7D 6C 7S 6B"), pile("5D AS 5B"), pile("7B")
    sentence = reason(catalogue.SCOPA, deck, "primiera", whole, cupless)
    assert sentence == "Primiera 78: 21 + 18 + 21 + 18. Don Ciro has no Cups."
    sentence = reason(catalogue.SCOPA, deck, "primiera", cupless, clubs)
    assert sentence == ("No Primiera: You have no Cups. Don Ciro has no Coins, Cups and Swords.")
    pairs = (SideInfo(("You", "Zia Pina"), ()), SideInfo(("Don Ciro", "Beppe"), ()))
    sentence = reason(catalogue.SCOPA, deck, "primiera", cupless, whole, sides=pairs)
    assert sentence.endswith("You and Zia Pina have no Cups.")


def test_sevens_decide_where_they_are_counted(decks: dict[str, Deck]) -> None:
    variant = catalogue.SCOPA.configured({options.PRIMIERA_KIND.name: "sevens"})
    sentence = reason(variant, decks["napoletane"], "primiera", pile("7D 7C 7S"), pile("7B"))
    assert sentence == "Most sevens: 3 against 1."


def test_another_count_is_described_by_its_category(decks: dict[str, Deck]) -> None:
    variant = replace(catalogue.SCOPA, categories=(Contest("cards", CountOf(FORTY.suits[1])),))
    sentence = reason(variant, decks["napoletane"], "cards", pile("7C 6C"), pile("AC"))
    assert sentence == "Cards: 2 against 1."


def test_setentas_are_compared_card_by_card(decks: dict[str, Deck]) -> None:
    deck, variant = decks["castellana"], catalogue.ESCOBA_SETENTA
    high, low, none = pile("7D 6C 5S 4B"), pile("3B 5C 6D 7S"), pile("7C 7B")
    sentence = reason(variant, deck, "setenta", high, low)
    assert sentence == "Setenta: 7 6 5 4 beats 7 6 5 3."
    assert reason(variant, deck, "setenta", none, high) == (
        "Setenta: 7 6 5 4. You have no Coins and Swords."
    )
    equal = pile("6D 7C 4S 5B")
    assert reason(variant, deck, "setenta", high, equal) == "7 6 5 4 each: nobody scores."
    assert reason(variant, deck, "setenta", none, 0).startswith("No Setenta: You have no ")


def test_coins_are_what_the_deck_has_for_them(decks: dict[str, Deck]) -> None:
    side_results = [SideResult(COINS), SideResult(0)]
    for deck, coins in (("napoletane", "Coins"), ("castellana", "Coins"), ("francesi", "Diamonds")):
        model = model_of(catalogue.SCOPA, side_results, decks[deck])
        assert model.headerData(1, Qt.Orientation.Vertical) == coins
    sentence = reason(catalogue.SCOPA, decks["francesi"], "coins", COINS, 0)
    assert sentence == "Most diamonds: 10 against 0."


def test_who_took_the_settebello(decks: dict[str, Deck]) -> None:
    deck, seven = decks["napoletane"], pile("7D")
    settebello = "settebello"
    assert reason(catalogue.SCOPA, deck, settebello, seven, 0) == "You took the 7 of Coins."
    sentence = reason(catalogue.SCOPA, deck, settebello, 0, seven)
    assert sentence == "Don Ciro took the 7 of Coins."
    assert reason(catalogue.SCOPA, deck, settebello, 0, 0) == "Nobody took the 7 of Coins."


def test_sweeps_are_listed(decks: dict[str, Deck]) -> None:
    reasons = ScoreWording(
        catalogue.SCOPA, decks["napoletane"], SideWording((YOU.names, CIRO.names), 0)
    )
    line = ScoreLine("sweeps", (1, 2), (1, 2), (pile("7S"), pile("KC KB")))
    assert reasons.sentence(line) == ("You: 7 of Swords. Don Ciro: King of Cups and King of Clubs.")
    assert (
        reasons.sentence(ScoreLine("sweeps", (0, 0), (0, 0), (0, 0))) == "Nobody swept the table."
    )


@dataclass(frozen=True)
class _Gift:
    """A category that nobody knows yet."""

    points: tuple[int, ...]
    name: str = "cards"

    def rows(self) -> list[ScoringRow]:
        return []

    def score(self, side_results: Sequence[SideResult]) -> ScoreLine:
        return ScoreLine(
            self.name, self.points, (None,) * len(side_results), (0,) * len(side_results)
        )


def test_unknown_categories_are_described_too(decks: dict[str, Deck]) -> None:
    for points, sentence in (((0, 2), "Don Ciro: 2 points."), ((0, 0), "Nobody scores.")):
        variant = replace(catalogue.SCOPA, categories=(_Gift(points),))
        assert reason(variant, decks["napoletane"], "cards", 0, 0) == sentence


def test_braces_in_a_name_do_no_harm(decks: dict[str, Deck]) -> None:
    odd = (YOU, SideInfo(("{cards}",), ("ciro",)))
    sentence = reason(catalogue.SCOPA, decks["napoletane"], "settebello", 0, pile("7D"), sides=odd)
    assert sentence == "{cards} took the 7 of Coins."
