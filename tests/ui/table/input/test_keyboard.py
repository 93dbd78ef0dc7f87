"""The table played with the keyboard alone, in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.cards import Card, parse_card
from scopa_desktop.ui.table.scene.table_element import TableElement

from ...conftest import LEFT, Game

Key = Qt.Key


def last_move(game: Game) -> str:
    moves = game.session.record.rounds[-1].moves
    return str(moves[0]) if moves else ""


@pytest.fixture
def focused(game: Game) -> list[Card | None]:
    """The cards that have had the focus ring, in order; None for no element or another one."""
    cards: list[Card | None] = [None]

    def add(element: TableElement | None) -> None:
        cards.append(element.card if element is not None else None)

    game.view.table_scene.focus_changed.connect(add)
    return cards


def test_numbers_select_hand_cards(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    for number, card in enumerate(game.view.table_scene.own_hand()):
        game.hit(Key(Key.Key_1 + number))
        if card == parse_card("KD"):
            break
    assert game.primary.text() == "Take 4, 6"


def test_a_number_without_a_card_does_nothing(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_9)
    assert not game.primary.isVisible()


def test_arrows_move_the_focus_through_hand_and_table(
    game: Game, focused: list[Card | None]
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    hand, (row,) = game.view.table_scene.own_hand(), game.view.table_scene.table_rows()
    game.hit(Key.Key_Right)
    assert focused[-1] == hand[0]
    for key, card in (
        (Key.Key_Right, hand[1]),
        (Key.Key_Right, hand[2]),
        (Key.Key_Up, row[3]),
        (Key.Key_Left, row[2]),
    ):
        game.hit(key)
        assert focused[-1] == card
    game.hit(Key.Key_Down)
    assert focused[-1] in hand


@pytest.mark.parametrize("enter", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_selects_and_then_plays(game: Game, focused: list[Card | None], enter: Key) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    while focused[-1] != parse_card("KD"):
        game.hit(Key.Key_Right)
    game.hit(enter)
    assert game.primary.text() == "Take 4, 6"
    game.hit(enter)
    assert last_move(game) == "KD x 4D 6D"
    assert focused[-1] is None


def test_enter_on_a_table_card_marks_it(game: Game, focused: list[Card | None]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Up)
    while focused[-1] != parse_card("7B"):
        game.hit(Key.Key_Left)
    game.hit(Key.Key_Return)
    assert last_move(game) == "KD x 3C 7B"


def test_tab_goes_through_the_captures_forwards_and_back(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Tab)
    assert game.primary.text() == "Take 3, 7"
    game.hit(Key.Key_Backtab)
    assert game.primary.text() == "Take 4, 6"


def test_tab_leaves_the_table_when_there_is_nothing_to_choose(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_Tab)
    assert not game.view.hasFocus()


def test_escape_clears_the_selection(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key(Key.Key_1 + game.view.table_scene.own_hand().index(parse_card("KD"))))
    game.hit(Key.Key_Escape)
    assert not game.primary.isVisible()


def test_escape_puts_a_dragged_card_back(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    scene, viewport = game.view.table_scene, game.view.viewport()
    card = scene.own_hand()[0]
    home = scene.cards[card].pos()
    at = game.view.mapFromScene(home)
    over_table = game.view.mapFromScene(scene.table_box().center())
    game.qtbot.mousePress(viewport, LEFT, pos=at)
    game.qtbot.mouseMove(viewport, over_table)
    assert scene.dragged == card
    game.hit(Key.Key_Escape)
    assert scene.dragged is None
    game.qtbot.mouseRelease(viewport, LEFT, pos=over_table)
    game.qtbot.waitUntil(lambda: scene.cards[card].pos() == home)
    assert scene.own_hand()[0] == card
    assert not game.primary.isVisible()


def test_enter_without_a_card_shows_a_message(game: Game, messages: list[str]) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.hit(Key.Key_Return)
    assert messages == ["Choose a card from your hand first."]


def test_keys_with_control_or_alt_are_left_to_the_menus(game: Game) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        game.qtbot.keyClick(game.view, Key.Key_1, modifier)
    assert not game.primary.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Escape, Key.Key_Return])
def test_skip_keys_end_a_running_animation(game: Game, key: Key) -> None:
    game.engine.is_silent = True
    game.lay("2S 5C KD", "6D 4B 7S JC")
    game.change(speed="slow")
    game.play()
    assert not game.view.is_idle
    game.hit(key)
    QApplication.processEvents()
    assert game.view.is_idle
