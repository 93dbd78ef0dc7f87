"""Classes with which the real program plays automatically and prints its positions."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent

from benchmarks.faults.numbered_saver import NumberedSaver, print_line
from scopa_desktop.ui import application
from scopa_desktop.ui.controllers import application_controller
from scopa_desktop.ui.controllers.application_controller import ApplicationController
from scopa_desktop.ui.controllers.score_controller import ScoreController
from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.new_game.game_choice import GameChoice


class PlayingScores(ScoreController):
    """Deals the next round instead of showing a score sheet."""

    match_won = Signal()

    def show_due_score(self) -> None:
        match = self._session.match
        if match is None or match.winner is None:
            self._session.next_round()
        else:
            self.match_won.emit()


class PlayingController(ApplicationController):
    """Plays the person's first legal move, deals each round, and begins a new match after each."""

    def start(self, path: Path | None = None) -> None:
        self._turns = QTimer(self)
        self._turns.setInterval(1)
        self._turns.timeout.connect(self._play)
        self._turns.start()
        assert isinstance(self.score, PlayingScores)
        self.score.match_won.connect(self._begin_again)
        super().start(path)
        print_line("says", repr("\n".join(self._window.view.messages.sentences)))

    def _begin_again(self) -> None:
        choice = GameChoice.from_last_game(self._store.current.last_game)
        self.leave_match(self._session.match, partial(self._begin, choice))

    def _play(self) -> None:
        moves = self._session.legal_moves()
        if moves and self._window.view.is_idle:
            self._session.play(moves[0])


class AnsweringDialog(QuestionDialog):
    """Prints the question and gives the first answer."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        print_line("asks", repr(self.accessibleDescription()))
        QTimer.singleShot(0, lambda: self.give(0))


def install() -> None:
    """Replace the classes of the program by these."""
    vars(application).update(ApplicationController=PlayingController, MatchSaver=NumberedSaver)
    vars(application_controller).update(ScoreController=PlayingScores)
    vars(question_dialog).update(QuestionDialog=AnsweringDialog)
