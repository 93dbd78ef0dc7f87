"""Clicks, drags and the wheel at the table, in the real window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.settings import CONFIRM
from scopa_desktop.rules.cards import cards_of, mask_of, parse_card

from ...conftest import LEFT, QUICK, Game, MakeGame


def last_move(game: Game) -> str:
    """The person's last move in notation; empty before the first."""
    moves = game.session.record.rounds[-1].moves
    return str(moves[0]) if moves else ""


def click(game: Game, card: str) -> None:
    game.click(parse_card(card))


def double_click(game: Game, card: str) -> None:
    place = game.place_of(parse_card(card))
    game.qtbot.mouseClick(game.view.viewport(), LEFT, pos=place)
    game.qtbot.mouseDClick(game.view.viewport(), LEFT, pos=place)


def drag(game: Game, card: str, to: QPoint) -> None:
    port, start = game.view.viewport(), game.place_of(parse_card(card))
    game.qtbot.mousePress(port, LEFT, pos=start)
    for step in (0.3, 0.7, 1.0):
        game.qtbot.mouseMove(port, start + (to - start) * step)
        QApplication.processEvents()
    game.qtbot.mouseRelease(port, LEFT, pos=to)


def onto(game: Game, card: str) -> QPoint:
    return game.place_of(parse_card(card))


def free_cloth(game: Game) -> QPoint:
    return QPoint(game.view.width() * 3 // 4, game.view.height() // 2)


def turn_wheel(game: Game, steps: int) -> None:
    at = QPointF(game.view.rect().center())
    event = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, -120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(game.view.viewport(), event)


# --- clicks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "table", "cards", "move"),
    [
        ("2S 5C KD", "6D 4B 7S JC", "2S", "2S"),
        ("KD 2S AC", "7B 3C 6D 4D", "KD 3C", "KD x 3C 7B"),
        ("KD 2S AC", "7B 3C 6D 4D", "7B 3C KD", "KD x 3C 7B"),
    ],
    ids=["the only move of a card", "a card of a capture", "table cards first"],
)
def test_a_move_is_made_by_clicks(game: Game, hand: str, table: str, cards: str, move: str) -> None:
    game.lay(hand, table)
    for card in cards.split():
        click(game, card)
    assert last_move(game) == move


def test_a_card_with_several_captures_waits_for_the_button(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "KD")
    assert last_move(game) == ""
    assert game.primary.text() == "Take 4, 6"
    assert game.secondary.text() == "Next capture, 1 of 2"
    game.press_button(game.secondary)
    assert game.primary.text() == "Take 3, 7"
    game.press_button(game.primary)
    assert last_move(game) == "KD x 3C 7B"


@pytest.mark.parametrize("is_on_card", [True, False], ids=["the card", "the cloth"])
def test_a_click_on_the_card_or_the_cloth_clears_the_selection(
    game: Game, is_on_card: bool
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "KD")
    at = game.place_of(parse_card("KD")) if is_on_card else free_cloth(game)
    game.qtbot.mouseClick(game.view.viewport(), LEFT, pos=at)
    assert not game.primary.isVisible()


def test_a_double_click_plays_the_selected_move(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    double_click(game, "KD")
    assert last_move(game) == "KD x 4D 6D"


def test_without_single_click_the_button_plays(game: Game) -> None:
    game.change(play_on_click="never")
    game.lay("2S 5C KD", "6D 4B 7S JC")
    click(game, "2S")
    assert last_move(game) == ""
    assert game.primary.text() == "Discard"
    game.press_button(game.primary)
    assert last_move(game) == "2S"


def test_the_menu_action_goes_through_the_captures(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "KD")
    first = game.primary.text()
    action = game.window.actions_by_name["next_set"]
    action.trigger()
    second = game.primary.text()
    action.trigger()
    assert second != first
    assert game.primary.text() == first


def test_the_wheel_goes_through_the_captures(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "KD")
    turn_wheel(game, 1)
    assert game.primary.text() == "Take 3, 7"
    turn_wheel(game, -1)
    assert game.primary.text() == "Take 4, 6"


def test_an_impossible_sum_disables_the_button(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "7B")
    click(game, "6D")
    click(game, "KD")
    assert game.primary.text() == "Not possible: 13, not 10"
    assert not game.primary.isEnabled()
    assert last_move(game) == ""


def test_playing_an_illegal_selection_is_explained(game: Game, messages: list[str]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    click(game, "7B")
    click(game, "6D")
    double_click(game, "KD")
    impossible = "The King of Coins cannot take 6 of Coins, 7 of Clubs: 7 + 6 = 13, not 10."
    together = "No card of your hand can take these cards together."
    assert messages == [together, impossible, impossible]
    assert last_move(game) == ""


@pytest.mark.parametrize("card", ["2S", "JD"])
def test_a_click_before_the_declarations_shows_a_message(
    game: Game, messages: list[str], card: str
) -> None:
    game.change(declare=False)
    game.lay("AS 2S 3S", "JD QS 7B 4S", "chorizo")
    click(game, card)
    assert messages == ["First declare or pass: nobody has played a card yet."]
    assert last_move(game) == ""


def test_a_card_that_may_not_be_laid_is_explained(game: Game, messages: list[str]) -> None:
    game.lay("2S 6S 4B", "KS 6D QC JB", "cirulla", must_capture="hand")
    double_click(game, "2S")
    expected = "The 6 of Spades can take 6 of Diamonds, so you cannot lay down the 2 of Spades."
    assert messages == [expected]
    assert game.primary.text() == "Not possible: 6 can take 6"
    assert last_move(game) == ""


def test_a_click_in_anothers_turn_shows_a_message(game: Game, messages: list[str]) -> None:
    game.engine.is_silent = True
    game.lay("2S 5C KD", "6D 4B 7S JC")
    click(game, "2S")
    game.qtbot.waitUntil(lambda: game.view.is_idle)
    click(game, "5C")
    assert messages == ["It is not your turn."]
    assert last_move(game) == "2S"


# --- drags --------------------------------------------------------------------------------------


def test_a_card_dropped_on_a_table_card_captures_it(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    drag(game, "KD", onto(game, "3C"))
    assert last_move(game) == "KD x 3C 7B"


@pytest.mark.parametrize("is_free", [True, False], ids=["free", "covered"])
def test_a_card_without_captures_is_laid_down_anywhere(game: Game, is_free: bool) -> None:
    game.lay("2S 5C KD", "6D 4B 7S JC")
    drag(game, "2S", free_cloth(game) if is_free else onto(game, "7S"))
    assert last_move(game) == "2S"


def test_an_illegal_drop_returns_the_card_with_a_reason(game: Game, messages: list[str]) -> None:
    game.lay("KD 2S AC", "7B 3C JD 4D")
    drag(game, "KD", onto(game, "4D"))
    assert last_move(game) == ""
    assert messages == ["The King of Coins cannot take 4 of Coins: 4, not 10."]


def test_a_drop_with_several_captures_asks_for_a_choice(game: Game, messages: list[str]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    drag(game, "KD", free_cloth(game))
    assert last_move(game) == ""
    assert messages == ["Choose which cards to take."]
    assert game.primary.text() == "Take 4, 6"


def test_a_card_dropped_over_the_hand_returns(game: Game) -> None:
    game.lay("2S 5C KD", "6D 4B 7S JC")
    drag(game, "2S", onto(game, "5C") + QPoint(0, 20))
    assert last_move(game) == ""


# --- sums to fifteen ----------------------------------------------------------------------------


def test_in_games_to_fifteen_the_played_card_counts(game: Game) -> None:
    game.lay("KD 2S AC", "5B 3C 6D 4D", "escoba-setenta")
    click(game, "3C")
    click(game, "KD")
    assert game.primary.text() == "Not possible: 13, not 15"


@pytest.mark.parametrize("width", [640, 1280])
def test_the_buttons_tell_captures_of_the_same_ranks_apart(open_game: MakeGame, width: int) -> None:
    game = open_game(replace(QUICK, play_on_click=CONFIRM), QSize(width, 600))
    game.lay("6C 4B 2C", "JD AC AS 7S", "escoba-setenta")
    game.click(parse_card("6C"))
    shown = set()
    for number in (1, 2, 3):
        chips = game.primary.chips
        shown.add((game.primary.text(), chips and chips.cards))
        if chips is not None:
            in_move_list = tuple(cards_of(mask_of(chips.cards)))
            assert chips.cards == in_move_list, "the same order everywhere"
        assert "…" not in game.primary.text() + game.secondary.text()
        assert f"{number}" in game.secondary.text()
        game.hit(Qt.Key.Key_Tab)
    assert len(shown) == 3
