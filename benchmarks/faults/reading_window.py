"""The real program with its window, which shows everything it reads and closes.

    python -m benchmarks.faults.reading_window [PAGE ...]

It shows pages of the history, `puzzles` and `daily`, puts the running match among the others,
begins a new one and ends as at a logout. With the player's files that `SCOPA_DESKTOP_HOME`
names, it prints:

    painted SECONDS       the window was painted first, by the clock of `monotonic`
    lists NAME            a record file whose match is listed, as JSON
    listed                that all of them were named
    says TEXT             a message of the window or of a dialog, as JSON
    closing SECONDS       the end was requested
"""

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication

from benchmarks.faults.numbered_match import print_line
from benchmarks.faults.playing_controller import AnsweringDialog
from scopa_desktop.__main__ import main
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.ui import application, dialogs
from scopa_desktop.ui.controllers.application_controller import ApplicationController
from scopa_desktop.ui.new_game.game_choice import GameChoice

_MOST_MS: Final = 4_000
"""How long to wait for the history to agree with the files, which is not said if it fails."""


class ReadingController(ApplicationController):
    """Shows everything it reads, one step after what the last one has asked the history for."""

    _answered = Signal()

    def start(self, path: Path | None = None) -> None:
        print_line("painted", monotonic())
        super().start(path)
        self._said: set[str] = set()
        self._steps = self._shown()
        self._answered.connect(self._go_on)
        reader = self.history.reader
        for said in (reader.failed, self.history.failed):
            said.connect(self._say)
        reader.synchronized.connect(self._on_synchronized)
        self._limit = QTimer(self, singleShot=True, interval=_MOST_MS)
        self._limit.timeout.connect(self._go_on)
        self._limit.start()
        self.start_recording()

    def _on_synchronized(self) -> None:
        if self._limit.isActive():
            self._limit.stop()
            self._go_on()

    def _go_on(self) -> None:
        for line in self._window.notice.text().splitlines():
            self._say(line)
        if next(self._steps, None) is None:
            self._end()
        else:
            self.history.reader.run_without_history(self._answered.emit)

    def _shown(self) -> Iterator[bool]:
        """Show one thing before each step."""
        for page in _PAGES:
            if page in ("puzzles", "daily"):
                self._show_training(page)
            else:
                context = self.history_pages.dialog_context()
                dialog = dialogs.HistoryDialog(self.history.reader, context, page, self._window)
                dialog.show()
            yield True
            for window in QApplication.topLevelWidgets():
                if window is not self._window:
                    window.close()
        if self.is_archived(self._session.match):
            self._begin(GameChoice.from_last_game(self._store.current.last_game))
        yield True
        self.history.reader.run(_listed, _print_listed, self)
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


def _listed(history: MatchHistory) -> list[str]:
    return [entry.file for entry in history.matches(MatchFilter(seat=0)) if entry.file is not None]


def _print_listed(names: Sequence[str]) -> None:
    for name in names:
        print_line("lists", json.dumps(name))
    print_line("listed")


def _install() -> None:
    vars(application).update(ApplicationController=ReadingController)
    vars(dialogs).update(QuestionDialog=AnsweringDialog)


if __name__ == "__main__":
    _PAGES = sys.argv[1:]
    _install()
    sys.exit(main([]))
