"""`NextStepsController`: reads what comes next, and does what is chosen on the empty table."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.storage.times import current_day
from scopa_desktop.play.training import next_steps
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers.history_controller import HistoryController
from scopa_desktop.ui.controllers.learn_controller import LearnController
from scopa_desktop.ui.main_window.main_window import MainWindow

if TYPE_CHECKING:
    from scopa_desktop.play.training.next_steps import NextStep


class NextStepsController(QObject):
    """Offers a match, today's deal and a lesson, a badge or a puzzle while no match is played."""

    go_on_requested = Signal()
    """The person wants to play: the match that waits, or one like the last."""
    rematch_requested = Signal()

    def __init__(
        self,
        context: Context,
        window: MainWindow,
        learn: LearnController,
        history: HistoryController,
    ) -> None:
        super().__init__(window)
        self._context, self._window, self._learn, self._history = context, window, learn, history
        self._waiting: Match | None = None
        """The match that waits while none is on the table."""
        self._is_waiting = False
        window.view.next_step_chosen.connect(self._choose, Qt.ConnectionType.QueuedConnection)
        context.session.turn_changed.connect(self._read)
        context.session.replaced.connect(self._forget)
        context.recorder.completed.connect(self._read)
        learn.training_closed.connect(self._read)

    def wait(self, match: Match | None) -> None:
        """Leave the table empty, and offer to go on with a match, or with one like the last."""
        self._waiting, self._is_waiting = match, True
        self._read()

    def _read(self) -> None:
        match = self._context.session.match
        if match is None and self._is_waiting:
            match = self._waiting
        elif match is None or not match.is_over:
            return
        table = self._window.controller
        step = next_steps.step_at_table(match)
        if step not in table.next_steps:
            # At once, in case the rest cannot be read.
            table.set_next_steps((step,))
        profile = self._context.profiles.current.id
        self._context.database_thread.read(
            lambda connection: next_steps.next_steps(connection, profile, current_day(), match),
            partial(self._show, match),
            self,
        )

    def _show(self, match: Match | None, steps: "tuple[NextStep, ...]") -> None:
        """Show what was read, unless another match is on the table by now."""
        on_table = self._context.session.match
        if on_table is match or (on_table is None and self._is_waiting):
            self._window.controller.set_next_steps(steps)

    def _forget(self) -> None:
        self._waiting, self._is_waiting = None, False
        self._window.controller.set_next_steps(())

    def _choose(self, step: "NextStep") -> None:
        kind = next_steps.NextStepKind
        match step.kind:
            case kind.GO_ON | kind.NEW_MATCH:
                self.go_on_requested.emit()
            case kind.REMATCH:
                self.rematch_requested.emit()
            case kind.DAILY:
                self._learn.show_daily()
            case kind.LESSON:
                assert step.lesson is not None
                self._learn.lessons.open_lesson(step.lesson)
            case kind.BADGE:
                self._history.show_page("profile")
            case kind.PUZZLE:
                self._learn.show_puzzles()
