"""What Shift and a letter read of the table."""

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.table.scene.board import Viewpoint

from ...conftest import Game

Key = Qt.Key


def read(game: Game, key: Qt.Key, monkeypatch: pytest.MonkeyPatch) -> str:
    """The sentence that Shift and the key show and announce."""
    messages: list[str] = []
    monkeypatch.setattr(game.view, "show_message", messages.append)
    game.qtbot.keyClick(game.view, key, Qt.KeyboardModifier.ShiftModifier)
    (message,) = messages
    return message


def test_the_table_is_read(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    said = {key: read(game, key, monkeypatch) for key in (Key.Key_T, Key.Key_H, Key.Key_P)}
    assert said == {
        Key.Key_T: "Table: 7 of Clubs, 3 of Cups, 6 of Coins, 4 of Coins",
        Key.Key_H: "Your hand: 1: King of Coins, can take the 4 and the 6, or the 3 and the 7; "
        "2: 2 of Swords, takes nothing; 3: Ace of Cups, takes nothing",
        Key.Key_P: "Stock: 30 cards; Robot’s pile: empty; Your pile: empty",
    }
    score = read(game, Key.Key_S, monkeypatch)
    assert "Robot, casual: 3 cards in hand, 0 points; dealer" in score
    assert "You: 3 cards in hand, 0 points" in score
    assert read(game, Key.Key_L, monkeypatch) == "No move yet."


def test_the_last_moves_are_those_since_the_own_one(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.session.play(Move(parse_card("2S")))
    assert read(game, Key.Key_L, monkeypatch) == "You lay down the 2 of Swords."
    game.to_own_turn()
    assert read(game, Key.Key_L, monkeypatch).startswith("Robot lays down the ")


def test_without_a_hand_of_ones_own_no_card_is_read(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.view.show_match(game.match, Viewpoint(is_watched=True))
    assert read(game, Key.Key_H, monkeypatch) == "Your hand: empty"


def test_the_letters_alone_read_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    messages: list[str] = []
    monkeypatch.setattr(game.view, "show_message", messages.append)
    game.qtbot.keyClick(game.view, Key.Key_T)
    assert not messages
