"""Whole matches in the real window, by mouse and by keyboard."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.seating import PAIRS, THREE, Seating
from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.widgets.buttons import Button

from .conftest import LEFT, Game


@pytest.fixture
def engine(game: Game) -> Iterator[EngineClient]:
    """A client of a real engine process for the computer players."""
    client = EngineClient(game.session.on_answer)
    game.set_engine(client)
    yield client
    client.close()


def play_out(
    game: Game, play: Callable[[Move], None], press: Callable[[ScoreDialog], None]
) -> list[str]:
    """Play any moves until the match is won; the titles of the score sheets on the way."""
    rng = Random(game.match.deal_number)

    def can_go_on() -> bool:
        return game.is_ready() or game.match.winner is not None

    answers = {ScoreDialog: press, MatchEndDialog: MatchEndDialog.reject}
    with game.answering(answers) as sheets:
        while game.match.winner is None:
            game.qtbot.waitUntil(can_go_on, timeout=20_000)
            if game.match.winner is None:
                play(rng.choice(game.moves()))
        game.qtbot.waitUntil(lambda: len(sheets) >= len(game.match.sheets))
        game.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    return sheets


def click_the_way_on(dialog: ScoreDialog) -> None:
    """Go on to the next round; at the end of the match, see how it ended."""
    text = "Finish" if dialog.windowTitle().endswith(("win", "wins")) else "Next round"
    key = next(k for k in dialog.findChildren(Button) if k.text().replace("&", "") == text)
    QTest.mouseClick(key, LEFT)


def test_a_match_of_scopa_is_played_by_mouse_against_the_engine_process(
    game: Game, engine: EngineClient
) -> None:
    game.begin("scopa", target=7)
    sheets = play_out(game, game.play_by_mouse, click_the_way_on)
    assert len(sheets) == len(game.match.sheets) + 1
    assert sheets[-2] == sheets[-1]
    assert sheets[-1] in ("You win", "Robot 1 wins")
    assert game.archived() == [game.session.record]


def press_enter(dialog: ScoreDialog) -> None:
    """The gold key, by the keyboard: deal on, or a new game."""
    focus = dialog.focusWidget() or dialog
    QTest.keyClick(focus, Qt.Key.Key_Return)


def press_escape(dialog: ScoreDialog) -> None:
    """Close the sheet without choosing anything."""
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Escape)


def test_a_match_of_escoba_is_played_by_keyboard(game: Game) -> None:
    def press(dialog: ScoreDialog) -> None:
        is_end = dialog.windowTitle() in ("You win", "Robot 1 wins")
        (press_escape if is_end else press_enter)(dialog)

    game.begin("escoba-setenta", target=11)
    sheets = play_out(game, game.play_by_keyboard, press)
    assert len(sheets) == len(game.match.sheets)
    assert sheets[0] == "Round 1"


@pytest.mark.parametrize("seating", [THREE, PAIRS], ids=str)
def test_a_round_is_played_at_a_fuller_table(game: Game, seating: Seating) -> None:
    game.begin("scopa", seating)
    rng = Random(1)
    with game.answering({ScoreDialog: press_escape}) as sheets:
        while not sheets:
            game.qtbot.waitUntil(lambda: game.is_ready() or bool(sheets))
            if not sheets:
                game.play_by_mouse(rng.choice(game.moves()))
    assert game.match.needs_deal
    assert game.primary.text() == "Go on"


def test_a_new_match_gives_the_table_the_keys(game: Game) -> None:
    game.begin()
    game.change(show_moves="always")
    (moves,) = game.window.findChildren(QListView)
    moves.setFocus()
    assert not game.view.hasFocus()
    game.begin(deal=2)
    assert game.view.hasFocus()


def test_after_the_sheet_was_closed_it_is_offered_again(game: Game) -> None:
    game.begin(deal=2)
    with game.answering({ScoreDialog: press_escape}) as sheets:
        while not sheets:
            game.qtbot.waitUntil(lambda: game.is_ready() or bool(sheets))
            if not sheets:
                game.play()
    with game.answering({ScoreDialog: press_enter}) as sheets:
        game.press_button(game.primary)
        game.qtbot.waitUntil(lambda: bool(sheets))
    game.to_own_turn()
    assert len(game.session.record.rounds) == 2


def test_a_deal_can_be_played_again_from_its_sheet(game: Game) -> None:
    def replay(dialog: ScoreDialog) -> None:
        key = next(k for k in dialog.findChildren(Button) if "Replay" in k.text())
        QTest.mouseClick(key, LEFT)

    game.begin(deal=2)
    pack = game.session.record.rounds[0].pack
    with game.answering({ScoreDialog: replay}) as sheets:
        while not sheets:
            game.qtbot.waitUntil(lambda: game.is_ready() or bool(sheets))
            if not sheets:
                game.play()
    game.to_own_turn()
    assert game.match.sheets == []
    assert [deal.pack for deal in game.session.record.rounds] == [pack]
