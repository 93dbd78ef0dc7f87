"""The cards on the empty table: at the start of a day, and after a match."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.play.matches.match_facts import has_person_played
from scopa_desktop.play.recording.match_recorder import MatchSource
from scopa_desktop.play.storage.times import current_day
from scopa_desktop.play.training.next_steps import NextStep, NextStepKind
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.daily.daily_window import DailyWindow
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow
from scopa_desktop.ui.score.score_dialog import ScoreDialog
from scopa_desktop.ui.table.controls.next_step_cards import NextStepCards
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook

from .conftest import Game, MakeGame
from .test_rematch import finished_match

YESTERDAY = (current_day() - timedelta(days=1)).isoformat()
ALL = ["Play: A match like the last one.", "Today’s deal: The same cards for everybody."]
ALL += ["A puzzle: Which card would you play?"]


def started(open_game: MakeGame, last_day: str) -> Game:
    """A start by somebody who has played before, on that day."""
    game = open_game()
    game.window.state.enter_day(last_day)
    game.profiles.save_if_new()
    game.host.start()
    return game


def cards(game: Game) -> list[QPushButton]:
    box = game.view.next_step_cards
    return (
        [] if box is None else [card for card in box.findChildren(QPushButton) if card.isVisible()]
    )


def names(game: Game) -> list[str]:
    return [card.accessibleName() for card in cards(game)]


def test_the_first_start_of_a_day_shows_what_comes_next(open_game: MakeGame) -> None:
    game = started(open_game, YESTERDAY)
    game.qtbot.waitUntil(lambda: names(game) == ALL)
    assert game.session.match is None
    first = cards(game)[0]
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Return)
    game.qtbot.waitUntil(lambda: game.session.match is not None)
    assert cards(game) == []
    assert game.view.hasFocus()


@pytest.mark.parametrize("last_day", ["", current_day().isoformat()], ids=["never", "today"])
def test_another_start_goes_on_at_once(open_game: MakeGame, last_day: str) -> None:
    game = started(open_game, last_day)
    assert game.session.match is not None
    assert cards(game) == []


@pytest.mark.parametrize(("number", "kind"), [(1, DailyWindow), (2, PuzzleWindow)])
def test_training_opens_and_leaves_the_cards(
    open_game: MakeGame, number: int, kind: type[PuzzleWindow | DailyWindow]
) -> None:
    game = started(open_game, YESTERDAY)
    game.qtbot.waitUntil(lambda: len(cards(game)) == 3)
    QTest.mouseClick(cards(game)[number], Qt.MouseButton.LeftButton)
    game.qtbot.waitUntil(lambda: bool(game.window.findChildren(kind)))
    (window,) = game.window.findChildren(kind)
    assert isinstance(window, DailyWindow | PuzzleWindow)
    window.close()
    assert names(game) == ALL


def test_arrow_keys_move_between_the_cards(open_game: MakeGame) -> None:
    game = started(open_game, YESTERDAY)
    game.qtbot.waitUntil(lambda: len(cards(game)) == 3)
    for key, number in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Left, 2),
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert cards(game)[number].hasFocus()
    QTest.keyClick(cards(game)[2], Qt.Key.Key_Escape)
    assert game.view.hasFocus()


def waiting(open_game: MakeGame) -> tuple[Game, Record]:
    """The start of a day, with a match that was left."""
    game = open_game()
    match = Match(SCOPA, TWO, [Player("You", PERSON), Player("Robot", "casual")], 6)
    match.begin_round()
    while not has_person_played(match):
        assert match.round is not None
        match.play(match.round.legal_moves()[0])
    game.save_running(match.record)
    game.window.state.enter_day(YESTERDAY)
    game.profiles.save_if_new()
    game.host.start()
    game.qtbot.waitUntil(lambda: len(cards(game)) == 3)
    return game, match.record


def test_a_match_that_was_left_goes_on(open_game: MakeGame) -> None:
    game, record = waiting(open_game)
    assert names(game)[0] == "Go on: Scopa"
    QTest.mouseClick(cards(game)[0], Qt.MouseButton.LeftButton)
    game.qtbot.waitUntil(lambda: game.session.match is not None)
    assert game.match.record.rounds[0].pack == record.rounds[0].pack
    assert game.archived() == []


def test_another_match_keeps_the_one_that_waits_among_the_matches(open_game: MakeGame) -> None:
    game, record = waiting(open_game)
    game.host.deal(Match(SCOPA, TWO, [Player("You", PERSON), Player("Robot", "easy")], 9))
    assert cards(game) == []
    game.wait_for_saving()
    assert [each.rounds[0].pack for each in game.archived()] == [record.rounds[0].pack]
    assert game.match.deal_number == 9


def test_the_cards_come_after_the_end_of_a_match_was_seen(open_game: MakeGame) -> None:
    game = open_game()
    seen: list[int] = []

    def close(dialog: ScoreDialog) -> None:
        seen.append(len(cards(game)))
        dialog.reject()

    with game.answering({ScoreDialog: close}):
        game.host.put_on_table(finished_match(), MatchSource.NEW)
        game.qtbot.waitUntil(lambda: len(cards(game)) == 3)
    assert seen == [0]
    assert names(game)[0] == "Rematch: Scopa"
    assert game.view.hasFocus(), "they can be ignored"
    old = game.match
    QTest.mouseClick(cards(game)[0], Qt.MouseButton.LeftButton)
    game.qtbot.waitUntil(lambda: game.match is not old)
    assert cards(game) == []


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)], ids=str)
def test_the_cards_stay_on_the_table(open_game: MakeGame, size: tuple[int, int]) -> None:
    game = started(open_game, YESTERDAY)
    game.window.resize(*size)
    game.qtbot.waitUntil(lambda: len(cards(game)) == 3)
    box = game.view.next_step_cards
    assert isinstance(box, NextStepCards)
    assert game.view.viewport().rect().contains(box.geometry())
    for card in cards(game):
        assert box.rect().contains(card.geometry())
        assert card.height() >= 28


def test_the_first_card_keeps_the_focus_in_a_window_that_is_not_active(
    qtbot: QtBot, art: CardArt
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    table = QPushButton(window)
    box = NextStepCards(Appearance(art, TableLook("napoletane", "napoletane")), table, window)
    box.show_steps([NextStep(NextStepKind.NEW_MATCH)])
    box.focus_first()
    box.show_steps([NextStep(NextStepKind.NEW_MATCH), NextStep(NextStepKind.PUZZLE)])
    assert not window.isActiveWindow()
    assert window.focusWidget() is box.findChildren(QPushButton)[-2]
    box.show_steps([])
    assert window.focusWidget() is table
