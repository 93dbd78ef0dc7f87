"""The real program with its window, which shows everything it reads and closes.

    python -m benchmarks.faults.reading_window [PAGE ...]

It shows pages of the history, `puzzles` and `daily`, leaves the running match, begins a new one and
ends as at a logout. With the player's files that `SCOPA_DESKTOP_HOME` names, it prints:

    painted SECONDS       the window was painted first, by the clock of `monotonic`
    listed NUMBER         so many matches were listed
    says TEXT             a message of the window or of a dialog, as JSON
    closing SECONDS       the end was requested
"""

import json
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication

from benchmarks.faults.numbered_saver import print_line
from benchmarks.faults.playing_controller import AnsweringDialog
from scopa_desktop.__main__ import main
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import count
from scopa_desktop.ui import application
from scopa_desktop.ui.controllers.application_controller import ApplicationController
from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.history.history_dialog import HistoryDialog
from scopa_desktop.ui.new_game.game_choice import GameChoice


class ReadingController(ApplicationController):
    """Shows everything it reads, one step after what the last one has asked the database for."""

    _answered = Signal()

    def start(self, path: Path | None = None) -> None:
        print_line("painted", monotonic())
        super().start(path)
        self._said: set[str] = set()
        self._steps = self._shown()
        self._answered.connect(self._go_on)
        self._thread.failed.connect(self._say)
        self.start_recording()
        self._go_on()

    def _go_on(self) -> None:
        for line in self._window.view.messages.sentences:
            self._say(line)
        if next(self._steps, None) is None:
            self._end()
        else:
            # After what was asked before, also if the database cannot be used.
            self._thread.run(lambda _: self._answered.emit())

    def _shown(self) -> Iterator[bool]:
        """Show one thing before each step."""
        yield True
        for page in _PAGES:
            if page in ("puzzles", "daily"):
                self._show_training(page)
            else:
                dialog = HistoryDialog(self._context, page, self._window)
                dialog.show()
            yield True
            for window in QApplication.topLevelWidgets():
                if window is not self._window:
                    window.close()
        choice = GameChoice.from_last_game(self._store.current.last_game)
        self.leave_match(self._session.match, partial(self._begin, choice))
        yield True
        selection = MatchFilter(seat=0)
        self._thread.read(partial(count, selection=selection), partial(print_line, "listed"), self)
        yield True

    def _show_training(self, page: str) -> None:
        show = self.learn.show_puzzles if page == "puzzles" else self.learn.show_daily
        show()

    def _end(self) -> None:
        print_line("closing", monotonic())
        os.kill(os.getpid(), signal.SIGTERM)

    def _say(self, sentence: str) -> None:
        if sentence not in self._said:
            self._said.add(sentence)
            print_line("says", json.dumps(sentence))


def _install() -> None:
    vars(application).update(ApplicationController=ReadingController)
    vars(question_dialog).update(QuestionDialog=AnsweringDialog)


if __name__ == "__main__":
    _PAGES = sys.argv[1:]
    _install()
    sys.exit(main([]))
