"""Captures by marking table cards: from the table alone, where a card may be laid, and of many."""

import re
from itertools import combinations
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.rules.cards import (
    PACK,
    RANK_MASKS,
    card_name,
    cards_of,
    mask_of,
    parse_card,
    parse_cards,
)
from scopa_desktop.rules.catalogue import CATALOGUE, ESCOBA_QUINCE, ESCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move, TakeTable, parse_move
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.move_selection import MAX_TABLE_CAPTURES, offered_actions
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.playing import match_dealt_by_opponent

from ...conftest import Game

Key = Qt.Key
LOW_FIRST = sorted(range(40), key=lambda card: (card % 10, card))


def last_moves(game: Game) -> list[str]:
    """All moves of the round in notation."""
    return [str(move) for move in game.session.record.rounds[-1].moves]


def click(game: Game, *names: str) -> None:
    for name in names:
        game.click(parse_card(name))


def lay_fifteen(game: Game) -> None:
    game.lay("AD JS 3C", "KD JD QD QS", "escoba-quince", laid="3C 5S", table_fifteen=True)


# --- from the table alone ------------------------------------------------------------------------


def test_cards_that_make_fifteen_are_taken_by_marking_them(game: Game) -> None:
    lay_fifteen(game)
    click(game, "KD")
    assert not game.primary.isVisible()
    click(game, "5S")
    assert game.primary.isVisible() and game.primary.isEnabled()
    assert game.primary.text() == "Take King, 5"
    game.press_button(game.primary)
    game.to_own_turn()
    assert last_moves(game)[2:] == ["x KD 5S"]
    assert game.match.round is not None and game.match.round.turn == 0


def test_they_are_taken_over_an_open_offer_and_over_a_closed_one(game: Game) -> None:
    lay_fifteen(game)
    assert game.view.choice_sheet.isVisible()
    game.view.choice_sheet.collapse()
    click(game, "5S", "KD")
    game.press_button(game.primary)
    game.to_own_turn()
    assert last_moves(game)[2:] == ["x KD 5S"]
    assert not game.view.choice_sheet.isVisible()


def test_they_are_taken_by_the_keyboard(game: Game) -> None:
    lay_fifteen(game)
    for name in ("KD", "5S"):
        focus_on(game, parse_card(name))
        game.hit(Key.Key_Return)
        assert last_moves(game)[2:] == []
    # A second Enter on a marked card, as on a selected one.
    game.hit(Key.Key_Return)
    game.to_own_turn()
    assert last_moves(game)[2:] == ["x KD 5S"]


def focus_on(game: Game, card: int) -> None:
    """Move the focus to a table card by the arrow keys."""
    scene = game.view.table_scene
    row = next(row for row in scene.table_rows() if card in row)
    for vertical in (Key.Key_Down, Key.Key_Up):
        for _ in range(5):
            focused = next((each for each in row if scene.cards[each].has_focus), None)
            if focused is not None:
                steps = row.index(card) - row.index(focused)
                for _ in range(abs(steps)):
                    game.hit(Key.Key_Right if steps > 0 else Key.Key_Left)
                assert scene.cards[card].has_focus
                return
            game.hit(vertical)
    raise AssertionError("the card is not reached")


def test_a_hand_card_can_still_be_chosen_after_marking(game: Game) -> None:
    lay_fifteen(game)
    click(game, "KD", "5S", "KD", "5S")
    assert not game.primary.isVisible()
    click(game, "JS")
    assert last_moves(game)[2:3] == ["JS"], "it takes nothing and is laid down"


def test_without_the_option_marked_cards_are_no_move(game: Game) -> None:
    game.lay("AD 2S 3C", "KD 5S JD QD", "escoba-quince")
    click(game, "KD", "5S")
    assert not game.primary.isVisible()


# --- laying down what could capture ---------------------------------------------------------------

OPTIONAL = [
    variant.id
    for variant in CATALOGUE.values()
    if not variant.captures.forced and TWO in variant.seatings
]


def table_of_two_captures(variant: Variant, played: str, hand: str) -> list[str]:
    """Four cards of which a card takes the first or the second, and nothing else."""
    free = PACK & ~mask_of(parse_cards(hand))
    for rank in RANK_MASKS:
        first, second = [*cards_of(free & rank)][:2]
        for others in combinations(cards_of(free & ~rank), 2):
            table = [first, second, *others]
            found = variant.captures.legal_captures(parse_card(played), mask_of(table))
            opening = variant.opening
            stays = opening is None or not opening.capture(mask_of(table), variant.captures.values)
            if stays and {*found} == {1 << first, 1 << second}:
                return [card_name(card) for card in table]
    raise AssertionError("the card takes no single card")


@pytest.mark.parametrize("game_id", OPTIONAL)
def test_a_card_that_can_take_can_be_laid_by_its_button(game: Game, game_id: str) -> None:
    hand = "7D 2S 4C"
    table = table_of_two_captures(CATALOGUE[game_id], "7D", hand)
    game.lay(hand, " ".join(table), game_id)
    before = last_moves(game)
    click(game, "7D")
    assert last_moves(game) == before
    assert game.primary.text().startswith("Take")
    assert game.secondary.isVisible() and game.secondary.text() == "Discard"
    click(game, table[-1])
    assert not game.primary.isEnabled()
    assert game.secondary.isVisible() and game.secondary.text() == "Discard"
    game.press_button(game.secondary)
    assert last_moves(game)[len(before)] == "7D"


def test_a_card_that_must_take_has_no_such_button(game: Game) -> None:
    game.lay("7D 2S 4C", "JD QD KD JC", "escoba-setenta")
    click(game, "7D", "QD")
    assert not game.primary.isEnabled()
    assert game.secondary.text() == "Discard" and not game.secondary.isEnabled()
    expected = "The 7 of Coins can take Page of Cups, so you cannot lay it down."
    assert game.secondary.toolTip() == game.secondary.accessibleDescription() == expected


def test_an_ace_that_may_decline_can_be_laid(game: Game) -> None:
    game.lay("AD 2S 4C", "JD QD KD JC", "scopa-assi", ace_may_decline=True)
    click(game, "AD")
    assert game.secondary.text() == "Discard"
    game.press_button(game.secondary)
    assert last_moves(game)[:1] == ["AD"]


# --- a set within a larger one --------------------------------------------------------------------


class Nested(NamedTuple):
    """A legal set within a larger one that the same card takes."""

    game: str
    hand: str
    table: str
    small: str
    large: str


NESTED = [
    Nested("escopa", "KD 2S 3C", "5S 7D JC QC", "KD x 5S", "KD x 7D JC 5S"),
    Nested("cirulla", "7D 2S KD", "4S 3C AB QD", "7D x 3C 4S", "7D x 3C 4S AB"),
]


@pytest.mark.parametrize("case", NESTED, ids=lambda case: case.game)
def test_a_set_within_a_larger_one_waits_for_the_button(game: Game, case: Nested) -> None:
    game.lay(case.hand, case.table, case.game)
    small, large = parse_move(case.small), parse_move(case.large)
    for card in (small.card, *cards_of(small.take)):
        game.click(card)
    assert last_moves(game) == [], "the larger set can still be meant"
    assert game.primary.isEnabled()
    for card in cards_of(large.take & ~small.take):
        game.click(card)
    if not last_moves(game):
        game.press_button(game.primary)
    assert last_moves(game)[:1] == [case.large]


def test_the_small_set_is_taken_by_the_button(game: Game) -> None:
    game.lay("KD 2S 3C", "5S 7D JC QC", "escopa")
    click(game, "KD", "5S")
    assert game.primary.text() == "Take 5 (1 of 2)"
    game.press_button(game.primary)
    assert last_moves(game)[:1] == ["KD x 5S"]


# --- thousands of captures ------------------------------------------------------------------------


def large_match(variant: Variant, table_size: int) -> Match:
    """A match in which everything was laid down so far, the lowest cards first."""
    match = match_dealt_by_opponent("greedy", variant)
    match.begin_round(LOW_FIRST)
    if match.round is not None and not match.round.table:
        raise AssertionError("the opening takes the table")
    while match.round is not None and match.round.table.bit_count() < table_size:
        match.play(Move(next(cards_of(match.round.hands[match.round.turn]))))
    return match


def open_large_table(game: Game, variant: Variant, table_size: int) -> None:
    game.session.resume(large_match(variant, table_size))
    game.to_own_turn()


def test_a_card_with_thousands_of_captures_is_selected_with_few_texts(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_large_table(game, ESCOPA, 16)
    assert len(game.session.legal_moves()) > 10_000
    texts: list[Action] = []
    original = CardWording.key

    def key(words: CardWording, move: Move | TakeTable) -> str:
        texts.append(move)
        return original(words, move)

    monkeypatch.setattr(CardWording, "key", key)
    hand = game.view.table_scene.own_hand()
    game.click(hand[-1])
    assert len(texts) < 20
    assert re.match(r"Take \d+ cards \(1 of \d+\)", game.primary.accessibleName())
    assert game.primary.isEnabled() and game.secondary.text() == "Discard"


def test_a_capture_that_is_not_listed_is_made_by_marking(game: Game) -> None:
    open_large_table(game, ESCOPA, 18)
    current = game.match.round
    assert current is not None
    listed = {*game.session.legal_moves()}
    table = [*cards_of(current.table)]
    move = next(
        Move(card, current.table & ~mask_of(left))
        for size in (1, 2, 3)
        for left in combinations(table, size)
        for card in cards_of(current.hands[0])
        if (current.values.total(current.table & ~mask_of(left)) + current.values.of(card)) % 15
        == 0
    )
    assert move not in listed
    for card in cards_of(move.take):
        game.click(card)
    game.click(move.card)
    if not any(text == str(move) for text in last_moves(game)):
        assert game.primary.isEnabled()
        game.press_button(game.primary)
    assert str(move) in last_moves(game)


def test_of_many_captures_from_the_table_the_best_are_offered(game: Game) -> None:
    variant = ESCOBA_QUINCE.configured({"table_fifteen": True})
    open_large_table(game, variant, 12)
    legal = game.session.legal_moves()
    captures = [action for action in legal if isinstance(action, TakeTable)]
    assert len(captures) > MAX_TABLE_CAPTURES
    assert len(offered_actions(legal)) == MAX_TABLE_CAPTURES
    assert game.view.choice_sheet.accessibleName() == (
        "Select cards that make 15, or take one of these:"
    )
    other = next(action for action in captures if action not in offered_actions(legal))
    game.view.choice_sheet.collapse()
    for card in cards_of(other.take):
        game.click(card)
    game.press_button(game.primary)
    game.to_own_turn()
    assert str(other) in last_moves(game)
