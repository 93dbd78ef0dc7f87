"""Why points went where they did in the games beside Scopa, and what a match's end leaves out."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import COINS, PACK, Mask, mask_of, parse_cards
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.scoring import ScoreLine, ScoreSheet, SideResult, score_sheet
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.variant import OptionValue, Variant
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo, declared_in, standing_of
from scopa_desktop.ui.wording.score_wording import ScoreWording, SideWording
from tests.playing import match_against, play_on

NAMES = ("You", "Rosa", "Nino", "Ciro", "Pina", "Beppe")
SIDES = tuple(SideInfo((name,), ("ciro",)) for name in NAMES)


def pile(text: str) -> Mask:
    return mask_of(parse_cards(text)) if text else 0


def reasons_for(variant: Variant, sides: int, match: Match | None = None) -> ScoreWording:
    declared = declared_in(match, 1) if match is not None else ()
    deck = load_decks()[variant.deck]
    return ScoreWording(
        variant, deck, SideWording([side.names for side in SIDES[:sides]], 0), declared
    )


def reason(game: str, category: str, *piles: str, **options: OptionValue) -> str:
    variant = catalogue.configured(game, options)
    sheet = score_sheet(variant.categories, [SideResult(pile(cards)) for cards in piles])
    line = next(line for line in sheet.lines if line.category == category)
    return reasons_for(variant, len(piles)).sentence(line)


@pytest.mark.parametrize(
    ("game", "category", "piles", "sentence"),
    [
        ("cirulla", "piccola", ("AD 2D 3D 4D", "5D"), "You: Ace to 4 of Diamonds, 4 point"),
        ("cirulla", "piccola", ("AD 2D", "3D"), "Nobody took Ace to 3 of Diamonds."),
        ("cirulla", "grande", ("JD QD", "KD"), "Nobody took all of these: Jack of Diamonds"),
        ("cirulla", "grande", ("", "JD QD KD"), "Rosa took the Jack of Diamonds"),
        ("chkobba", "barmila", ("7D 7C 7S", "7B"), "Most sevens: 3 against 1."),
        ("chkobba", "barmila", ("7D 7C 6S", "7B 7S"), "Sevens: 2 each. Most sixes: 1 against 0."),
        ("chkobba", "barmila", ("7D", "7B"), "Sevens: 1 each. Sixes: 0 each. Nobody scores."),
        ("chkobba", "barmila", ("7D 6C", "7B 6S"), "Sevens: 1 each. Sixes: 1 each. Nobody scores."),
        ("chorizo", "carimbo", ("2B", ""), "You took the 2 of"),
        ("chorizo", "coins", ("AD 2D", "3D 4D", "5D"), "2 each for You and Rosa, so the next best"),
        ("escopa", "all_coins", ("AD", "2D"), "Nobody took every card of Coins."),
        ("escoba-quince", "sevens", ("7D", "7C"), "1 each for You and Rosa: all of them score."),
    ],
)
def test_every_category_has_its_reason(
    game: str, category: str, piles: tuple[str, ...], sentence: str
) -> None:
    assert reason(game, category, *piles).startswith(sentence)


@pytest.mark.parametrize(
    ("piles", "sentence"),
    [
        (("7C 7B", "7S 6C 6B"), "Most sevens: 2 against 1."),
        (("7C 6B AS", "7S 6C"), "Sevens: 1 each. Sixes: 1 each. Most Aces: 1 against 0."),
        (
            ("7C 6B AS", "7S 6C AB 5B"),
            "Sevens: 1 each. Sixes: 1 each. Aces: 1 each. Most fives: 1 against 0.",
        ),
        # The third has most sixes, but the others have the sevens.
        (("7C 6S", "7S", "6C 6B"), "Most sevens: 1 against 1 and 0. Most sixes: 1 against 0."),
        (
            ("7C 6B", "7S 6C", "5B"),
            "Most sevens: 1 against 1 and 0. Sixes: 1 each. Aces: 0 each. Fives: 0 each. "
            "Nino: 1 point",
        ),
        (
            ("7C", "7S", "KB"),
            "Most sevens: 1 against 1 and 0. Sixes: 0 each. Aces: 0 each. Fives: 0 each. "
            "Nobody scores.",
        ),
    ],
)
def test_what_is_compared_in_turn_is_told_as_far_as_it_decides(
    piles: tuple[str, ...], sentence: str
) -> None:
    assert reason("chorizo", "setenta", *piles, setenta="sevens").startswith(sentence)


def test_a_setenta_by_sum_shows_its_cards() -> None:
    piles = ("7C 5B 4S 3D", "6C 6B 6S 6D")
    assert reason("escoba-setenta", "setenta", *piles, setenta="sum").startswith(
        "Setenta 72 against 63: 18"
    )


def test_a_piccola_has_a_most() -> None:
    sentence = reason("cirulla", "piccola", "AD 2D 3D 4D 5D 6D 7D", "")
    assert sentence.endswith("It cannot be worth more.")


def test_enough_cards_are_counted_against_what_is_needed() -> None:
    variant = catalogue.configured("escopa", {"all_cards_at": 30})
    sheet = score_sheet(variant.categories, [SideResult(PACK & ~0b11), SideResult(0b11)])
    sentence = reasons_for(variant, 2).sentence(sheet.lines[0])
    assert sentence.startswith("You have 38 cards")
    assert sentence.endswith("30 are needed.")


def test_all_coins_are_a_suit() -> None:
    variant = catalogue.variant("escopa")
    sheet = score_sheet(variant.categories, [SideResult(0), SideResult(COINS)])
    line = next(line for line in sheet.lines if line.category == "all_coins")
    assert reasons_for(variant, 2).sentence(line) == "Rosa took every card of Coins."


@pytest.mark.parametrize(
    ("game", "seating"),
    [(game.id, seating) for game in catalogue.CATALOGUE.values() for seating in game.seatings],
    ids=str,
)
def test_every_number_of_every_game_has_a_reason(game: str, seating: Seating) -> None:
    for deal in range(1, 4):
        match = played(game, seating, deal)
        reasons = reasons_for(match.variant, seating.sides, match)
        for line in match.sheets[0].lines:
            sentence = reasons.sentence(line)
            assert sentence.endswith(".")
            assert "{" not in sentence
            if any(line.points):
                assert "Nobody" not in sentence, (game, line, sentence)


def played(game: str, seating: Seating, deal: int) -> Match:
    """A match after its first round, played at random."""
    seats = [Player("You", PERSON), *[Player("Rosa", "casual")] * (seating.players - 1)]
    match = Match(catalogue.variant(game), seating, seats, deal)
    rng = Random(deal)
    return play_on(match, rng.choice, rounds=1)


@pytest.mark.parametrize("game", ["cirulla", "cirullone", "chorizo", "baciga"])
def test_declarations_are_described_with_their_cards(qtbot: QtBot, game: str) -> None:
    matches = (played(game, TWO if game != "cirullone" else PAIRS, deal) for deal in range(1, 80))
    match = next(match for match in matches if any(declared_in(match, 1)))
    declared = declared_in(match, 1)
    line = next(line for line in match.sheets[0].lines if line.category == "declarations")
    assert line.points == tuple(
        sum(declaration.points for declaration in side) for side in declared
    )
    sentence = reasons_for(match.variant, 2, match).sentence(line)
    assert sentence.count(" – ") == sum(map(len, declared))
    deck = load_decks()[match.variant.deck]
    model = ScoreModel(match.variant, standing_of(match, 1), SIDES[:2], deck)
    row = [line.category for line in match.sheets[0].lines].index("declarations")
    for side, own in enumerate(declared):
        shown_cards = mask_of(card.card for card in model.cards(row, side))
        assert shown_cards == mask_of(
            card for declaration in own for card in cards_in(declaration.cards)
        )


def cards_in(cards: Mask) -> list[int]:
    return [card for card in range(40) if cards >> card & 1]


def ended(game: str, sheet: ScoreSheet, totals: list[int], winner: int) -> ScoreModel:
    """The sheet of a match that ended with these totals in its first round."""
    match = match_against("casual", game, name="Rosa")
    match.sheets, match.totals, match.winner = [sheet], totals, winner
    deck = load_decks()[match.variant.deck]
    return ScoreModel(match.variant, standing_of(match, 1), SIDES[:2], deck)


def lines(*points: tuple[int, int]) -> ScoreSheet:
    names = ("cards", "coins", "settebello", "primiera", "sweeps")
    return ScoreSheet(
        tuple(
            ScoreLine(name, own, (None, None), (0, 0))
            for name, own in zip(names, points, strict=True)
        )
    )


def test_points_after_the_winning_one_are_not_entered(qtbot: QtBot) -> None:
    sheet = lines((1, 0), (0, 1), (9, 0), (1, 0), (0, 3))
    model = ended("scopa-race", sheet, [11, 1], 0)
    assert model.totals == (11, 1)
    assert [model.is_entered(row) for row in range(5)] == [True, True, True, True, False]


def test_a_win_at_once_enters_nothing(qtbot: QtBot) -> None:
    model = ended("cirulla", lines((1, 0), (1, 0), (0, 1), (0, 0), (0, 2)), [0, 0], 0)
    assert model.totals == (0, 0)
    assert not model.is_entered(0)
    assert model.is_entered(3)


def test_a_win_at_once_is_explained() -> None:
    sentence = reasons_for(catalogue.variant("cirulla"), 2).won_at_once(1)
    assert sentence == "Cappotto! Rosa holds every card of Diamonds and wins the match."
