"""The dialogs of the match, which lie as sheets on the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea
from shiboken6 import isValid

from scopa_desktop.ui.dialogs.deal_dialog import DealDialog
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.score.captures_dialog import CapturesDialog
from scopa_desktop.ui.table.controls.paper_sheet import PaperMovement
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.theme.fonts import text_size_notifier
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from tests.ui.accessible import Role, tree_of
from tests.ui.conftest import LEFT, Game, change_look

Key = Qt.Key


class Answers(list[int | None]):
    """Asks questions on the table, and keeps the answers."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def question(self, title: str) -> QuestionDialog:
        return QuestionDialog(title, "Really?", ["&Yes", "&No"], self._game.window)

    def ask(self, title: str = "A question") -> None:
        self._game.view.sheets.show(lambda: self.question(title), self.take)

    def ask_over(self, title: str) -> None:
        self._game.view.sheets.show_over(lambda: self.question(title), self.take)

    def take(self, question: QuestionDialog) -> None:
        self.append(question.answer)


@pytest.fixture
def answers(game: Game) -> Answers:
    game.begin()
    game.view.setFocus()
    return Answers(game)


def sheet_of(game: Game) -> PaperDialog:
    assert game.sheet is not None
    return game.sheet


def is_covered(game: Game) -> bool:
    """Whether what is in the middle of the window is a sheet or its shade."""
    widget = game.window.childAt(game.window.rect().center())
    return widget is not None and not game.window.centre.isAncestorOf(widget)


@pytest.mark.parametrize(("key", "answer"), [(Key.Key_Return, 1), (Key.Key_Escape, None)])
def test_enter_is_the_gold_button_and_escape_closes(
    game: Game, answers: Answers, key: Qt.Key, answer: int | None
) -> None:
    answers.ask()
    assert is_covered(game)
    game.hit(key)
    assert answers == [answer]
    assert not is_covered(game)
    assert game.view.hasFocus()


def test_tab_stays_on_the_sheet(game: Game, answers: Answers) -> None:
    answers.ask()
    met = set()
    for _ in range(5):
        focus = QApplication.focusWidget()
        assert focus is not None
        assert sheet_of(game).isAncestorOf(focus)
        met.add(focus)
        game.hit(Key.Key_Tab)
    assert len(met) == 2, "both buttons"


def test_a_screen_reader_finds_a_dialog_with_a_name(game: Game, answers: Answers) -> None:
    answers.ask("Leave the table")
    sheet = tree_of(sheet_of(game))
    assert (sheet.role, sheet.name) == (Role.Dialog, "Leave the table")
    assert sheet.description == "Really?"
    assert "focused" in sheet.find("No").states
    assert not sheet.nameless()
    sheet_of(game).set_title("Stay")
    assert tree_of(sheet_of(game)).name == "Stay"


def test_what_is_below_can_neither_be_clicked_nor_take_the_focus(
    game: Game, answers: Answers
) -> None:
    answers.ask()
    before = game.session.position
    for place in (QPoint(8, 8), QPoint(40, game.window.height() - 40)):
        below = game.window.childAt(place)
        assert below is not None
        game.qtbot.mouseClick(below, LEFT)
    game.view.setFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert sheet_of(game).isAncestorOf(focus)
    assert game.session.position == before
    assert answers == []


def test_only_the_keys_of_the_sheet_do_anything(game: Game, answers: Answers) -> None:
    game.play_turn()
    used: list[bool] = []
    for name in ("undo", "watch_step", "hint"):
        game.window.actions_by_name[name].setEnabled(True)
        game.window.actions_by_name[name].triggered.connect(lambda: used.append(True))
    answers.ask()
    focus = QApplication.focusWidget()
    assert focus is not None
    game.qtbot.keyClick(focus, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    game.qtbot.keyClick(focus, Key.Key_Period)
    game.qtbot.keyClick(focus, Key.Key_H)
    assert not used
    game.qtbot.keyClick(focus, Key.Key_Y, Qt.KeyboardModifier.AltModifier)
    game.qtbot.waitUntil(lambda: answers == [0])
    game.qtbot.keyClick(game.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(used) == 1


def test_one_sheet_comes_after_the_other(game: Game, answers: Answers) -> None:
    answers.ask("First")
    answers.ask("Second")
    for title in ("First", "Second"):
        assert sheet_of(game).windowTitle() == title
        game.hit(Key.Key_Return)
    assert game.sheet is None
    assert answers == [1, 1]


def test_what_cannot_wait_sets_the_open_sheet_aside(game: Game, answers: Answers) -> None:
    answers.ask("First")
    first = sheet_of(game)
    answers.ask_over("At once")
    assert sheet_of(game).windowTitle() == "At once"
    assert not first.isVisible()
    game.hit(Key.Key_Escape)
    assert game.sheet is first
    assert first.isVisible()
    game.hit(Key.Key_Return)
    assert answers == [None, 1]


def test_a_sheet_waits_for_windows(game: Game, answers: Answers) -> None:
    window = QDialog(game.window)
    window.open()
    answers.ask()
    assert game.sheet is None
    window.close()
    game.qtbot.waitUntil(lambda: game.sheet is not None)


def test_a_sheet_that_is_out_of_date_is_left_out(game: Game, answers: Answers) -> None:
    game.view.sheets.show(lambda: None, answers.take)
    assert game.sheet is None
    assert not is_covered(game)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_a_sheet_is_whole_in_the_window(
    game: Game, answers: Answers, size: tuple[int, int]
) -> None:
    for action, kind in {"deal_info": DealDialog, "last_capture": CapturesDialog}.items():
        game.window.resize(900, 700)
        game.window.actions_by_name[action].trigger()
        assert isinstance(game.sheet, kind)
        game.window.resize(*size)
        sheet, window = sheet_of(game), game.window.rect()
        assert window.contains(sheet.geometry())
        wanted = sheet.preferred_size
        assert sheet.width() <= wanted.width()
        assert sheet.width() == wanted.width() or sheet.width() >= window.width() - 60
        sheet.accept()


@pytest.mark.parametrize("close", [QDialog.accept, QDialog.reject])
def test_a_sheet_moves_in_and_out(
    game: Game, answers: Answers, monkeypatch: pytest.MonkeyPatch, close: Callable[[QDialog], None]
) -> None:
    monkeypatch.setattr("scopa_desktop.ui.table.table_view.SHEET", 30)
    begun: list[bool] = []
    monkeypatch.setattr(QuestionDialog, "begin", lambda _: begun.append(True))
    change_look(game.view, speed=Speed.NORMAL)
    answers.ask()

    def is_moving() -> bool:
        movements = game.window.findChildren(PaperMovement)
        return any(movement.isVisible() for movement in movements)

    assert is_moving()
    assert not begun
    game.qtbot.waitUntil(lambda: not is_moving())
    assert begun == [True]
    close(sheet_of(game))
    assert is_moving()
    assert game.view.hasFocus(), "at once"
    game.qtbot.waitUntil(lambda: not is_moving())


@pytest.mark.parametrize("reads", [False, True])
def test_a_sheet_is_simply_there_with_reduced_motion_or_a_screen_reader(
    game: Game, answers: Answers, reads: bool
) -> None:
    change_look(game.view, speed=Speed.NORMAL, reduced_motion=not reads)
    QAccessible.setActive(reads)
    try:
        answers.ask()
    finally:
        QAccessible.setActive(False)
    assert not game.window.findChildren(PaperMovement)
    assert sheet_of(game).isVisible()


def test_the_window_closes_below_a_sheet(game: Game, answers: Answers) -> None:
    answers.ask()
    assert game.window.close()
    assert not game.window.isVisible()


def test_a_question_is_as_high_as_its_content(game: Game, answers: Answers) -> None:
    answers.ask()
    low, wanted = sheet_of(game).size(), sheet_of(game).preferred_size
    assert low.width() == wanted.width()
    assert low.height() < wanted.height()
    game.hit(Key.Key_Return)
    sentence = "Really? " * 90
    long = QuestionDialog("Long", sentence, ["Yes", "No"], game.window)
    game.view.sheets.show(lambda: long, answers.take)
    assert long.height() > wanted.height()
    assert long.findChildren(QScrollArea)[0].verticalScrollBar().maximum() == 0


def test_a_sheet_that_is_deleted_takes_nothing_of_the_window_along(
    game: Game, answers: Answers
) -> None:
    answers.ask()
    sheet = sheet_of(game)
    sheet.accept()
    game.qtbot.waitUntil(lambda: not isValid(sheet))
    text_size_notifier().changed.emit()
    assert game.window.actions_by_name["speed"].text()
