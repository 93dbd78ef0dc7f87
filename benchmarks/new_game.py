"""How long New game takes to open, and its search for each letter that is typed.

    python benchmarks/new_game.py [--openings N] [--size WIDTHxHEIGHT]

The window of the game is shown with empty data folders, and New game is opened as from the menu:
the time is until the dialog has been painted, at first and later. In the dialog, words are typed
into the search field once the texts of the search have been read, which happens while nobody types;
the time is until the result of the letter has been painted. Printed are medians and the longest,
and the processor time of the window's thread within them: on a busy machine the rest is spent
waiting for other processes. Without a display it runs as well.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, thread_time
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QListView, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from scopa_desktop.play.storage.paths import config_folder
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui import application
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, load_decks

WORDS: Final = ("scopone", "escoba", "15", "cirulla", "coppie", "genova", "napola")
"""What is typed: names, a number, players, a place and an option."""
READING_SECONDS: Final = 2.0
"""In which the texts of the search are read."""


class Time(NamedTuple):
    """How long something took, in milliseconds."""

    ms: float
    work_ms: float
    """Processor time of the window's thread."""


class Stopwatch:
    """Measures from when it is made."""

    def __init__(self) -> None:
        self._begin, self._work = perf_counter(), thread_time()

    def time(self) -> Time:
        """The time so far."""
        ms, work = perf_counter() - self._begin, thread_time() - self._work
        return Time(ms * 1000, work * 1000)


class Painted(QObject):
    """Waits until a widget has been painted."""

    def __init__(self) -> None:
        super().__init__()
        self.is_painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note that something was painted."""
        if event.type() == QEvent.Type.Paint:
            self.is_painted = True
        return super().eventFilter(watched, event)

    def wait(self) -> None:
        """Process events until something has been painted, and what else is waiting."""
        while not self.is_painted:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        QApplication.processEvents()


def wait(seconds: float) -> None:
    """Let the program do what it does while nobody types."""
    until = monotonic() + seconds
    while monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


class Measure:
    """Opens New game several times, and types in it the first and the last time."""

    def __init__(self, app: QApplication, game: application.Game) -> None:
        self._app, self._game = app, game
        self.openings: list[Time] = []
        self.first_letters: list[Time] = []
        self.later_letters: list[Time] = []

    def open(self, *, types: bool) -> None:
        """Open New game, type, and close it again."""
        watch = Stopwatch()

        def in_dialog() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QDialog)
            self._until_painted(dialog, dialog.update)
            self.openings.append(watch.time())
            if types:
                wait(READING_SECONDS)
                for word in WORDS:
                    self._type(dialog, word)
            dialog.reject()

        QTimer.singleShot(0, in_dialog)
        self._game.host.new_game()
        wait(0.1)

    @staticmethod
    def _until_painted(widget: QWidget, act: Callable[[], None]) -> None:
        painted = Painted()
        widget.installEventFilter(painted)
        act()
        painted.wait()
        widget.removeEventFilter(painted)

    def _type(self, dialog: QDialog, word: str) -> None:
        field = next(each for each in dialog.findChildren(QLineEdit) if each.isVisible())
        rows = next(each for each in dialog.findChildren(QListView) if each.isVisible())
        field.setFocus()
        for number, letter in enumerate(word):
            watch = Stopwatch()
            self._until_painted(rows.viewport(), partial(self._press, field, letter))
            (self.later_letters if number else self.first_letters).append(watch.time())
            wait(0.12)
        field.clear()
        wait(0.5)

    def _press(self, field: QLineEdit, letter: str) -> None:
        none = Qt.KeyboardModifier.NoModifier
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            self._app.sendEvent(field, QKeyEvent(kind, 0, none, letter))


def summary(name: str, times: Sequence[Time]) -> str:
    """The median and the longest of some times, and of the work in them."""
    figures = (
        f"median {median(part):.1f} ms, longest {max(part):.1f} ms"
        for part in zip(*times, strict=True)
    )
    return f"{name:<16}{len(times):>3}: " + "; own work: ".join(figures)


def main() -> None:
    """Open New game, and print the times."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--openings", type=int, default=10)
    parser.add_argument("--size", default="1280x800", help="of the window in logical pixels")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    width, height = map(int, options.size.split("x"))
    with tempfile.TemporaryDirectory() as home:
        os.environ["SCOPA_DESKTOP_HOME"] = home
        application.limit_painting_threads()
        app = QApplication(["scopa-desktop"])
        app.setStyle("Fusion")
        store = SettingsStore(config_folder() / "settings.json")
        context = application.made_context(store, Language(app), CardArt(load_decks()))
        game = application.Game(app, context)
        game.window.resize(width, height)
        game.window.show()
        wait(2.0)
        measure = Measure(app, game)
        for number in range(options.openings):
            measure.open(types=number in (0, options.openings - 1))
        print(describe_environment())
        print(summary("first opening", measure.openings[:1]))
        print(summary("later openings", measure.openings[1:]))
        print(summary("first letter", measure.first_letters[:1]))
        print(summary("first of words", measure.first_letters[1:]))
        print(summary("later letters", measure.later_letters))
        context.session.set_suspended(True)
        sys.stdout.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
