"""Every dialog, page and window of the game, for tests that look at all of them.

The sheets of `sheets`, and those that need the running game: the pages of the history, the review,
and the windows of training.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.analysis.review_run import ReviewRun, RunState
from scopa_desktop.play.lessons.catalogue import LESSONS
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.lessons.strategy import COURSE
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.times import current_time
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.play.training.puzzle_attempts import RATED_FROM, PuzzleAttempt, PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import ChosenPuzzle
from scopa_desktop.rules.seating import PAIRS
from scopa_desktop.ui.daily.daily_window import DailyWindow
from scopa_desktop.ui.history.history_dialog import PAGES, HistoryDialog
from scopa_desktop.ui.puzzles.puzzle_window import PuzzleResults, PuzzleWindow
from scopa_desktop.ui.review.review_dialog import ReviewDialog
from scopa_desktop.ui.training.lesson_window import LessonWindow
from scopa_desktop.ui.training.moment_window import MomentWindow
from tests.sample_puzzles import SCOPA, sample_puzzles, write_library

from ..conftest import Game
from ..history.conftest import Library
from ..review.conftest import KeptAnalysis, bad_match, reviewed
from ..sheets import Sheets

_OF_THE_GAME = (
    *(f"page {entry.id}" for entry in PAGES),
    "review", "decisions", "moment", "puzzle", "puzzle_results", "daily", "lesson", "figures",
    "table",
)  # fmt: skip
WINDOWS = (*Sheets.names(), *_OF_THE_GAME)
"""What the windows are called."""
_LONG_LESSON: Final = date(2026, 11, 28)
"""A day of Chorizo, whose lesson has a long title."""


class Windows:
    """Opens windows of one game.

    The searches of the review are as long as in the game, unless a test makes them shorter.
    """

    def __init__(self, game: Game, sheets: Sheets, folder: Path) -> None:
        """`folder` is for files of puzzles."""
        self._game, self._sheets, self._folder = game, sheets, folder
        self._run: ReviewRun | None = None
        self._has_history = False

    @contextmanager
    def opened(self, name: str) -> Iterator[QWidget]:
        """The window of that name while it is open; only the main window stays open afterwards."""
        window = self._make(name)
        window.show()
        settle()
        try:
            yield window
        finally:
            if window is not self._game.window:
                window.close()
                window.deleteLater()
                settle()

    def _make(self, name: str) -> QWidget:
        kind, *arguments = name.split()
        makers: dict[str, Callable[..., QWidget]] = {
            "page": self._history_page,
            "review": self._review,
            "decisions": lambda: self._review(shows_all=True),
            "moment": self._moment,
            "puzzle": self._puzzle,
            "puzzle_results": self._puzzle_results,
            "daily": self._daily,
            "lesson": self._lesson,
            "figures": self._figures,
            "table": self._table,
        }
        return makers[kind](*arguments) if kind in makers else self._sheets.make(name)

    def _history_page(self, page: str) -> QWidget:
        """A page of the history with five matches, when its figures have been read."""
        game = self._game
        if not self._has_history:
            self._has_history = True
            game.profiles.save_if_new()
            library = Library()
            library.profile = game.profiles.current.id
            library.add_usual()
            library.database.close()
        thread = game.database_thread
        dialog = HistoryDialog(game.context, page)
        dialog.show()
        for _ in range(2):
            _wait_for(thread)
        return dialog

    def _finished_review(self) -> ReviewRun:
        if self._run is None:
            thread = self._game.database_thread
            analysis = KeptAnalysis(self._game.window)
            self._run = ReviewRun(bad_match(), analysis, thread, depth=1, parent=thread)
            self._run.start()
            run = self._run
            self._game.qtbot.waitUntil(lambda: run.state is RunState.FINISHED, timeout=60_000)
        return self._run

    def _review(self, *, shows_all: bool = False) -> QWidget:
        run = self._finished_review()
        match = reviewed(run.record, self._sheets.art)
        return ReviewDialog(run, match, shows_all=shows_all)

    def _moment(self) -> QWidget:
        run = self._finished_review()
        context = self._game.context
        moments = run.review.moments(run.record.movers[:1], 3)
        window = MomentWindow(
            context,
            self._game.window,
            run,
            reviewed(run.record, context.art),
            moments=moments,
            index=0,
        )
        window.open()
        return window

    def _puzzle(self) -> QWidget:
        write_library(self._folder)
        window = PuzzleWindow(
            self._game.context, self._game.window, library=PuzzleLibrary(self._folder)
        )
        window.open()
        window.show_puzzle(ChosenPuzzle(sample_puzzles()[SCOPA], False, False))
        self._game.qtbot.waitUntil(lambda: window.session.is_own_turn and window.view.is_idle)
        return window

    def _puzzle_results(self) -> QWidget:
        """The results after so many puzzles that the rating is shown."""
        attempts, now = PuzzleAttempts(self._game.context.trainee()), current_time()
        for number in range(RATED_FROM - len(attempts.all)):
            attempts.add(PuzzleAttempt(f"p{number}", now, number % 3 > 0, 0, None, 1500, 80))
        return PuzzleResults(attempts, 3, now, self._game.window)

    def _daily(self) -> QWidget:
        window = DailyWindow(self._game.context, self._game.window, lambda: _LONG_LESSON)
        window.open()
        return window

    def _lesson(self, lesson: Lesson = LESSONS[0], step: int = 0) -> QWidget:
        context = self._game.context
        window = LessonWindow(context, self._game.window, lesson, LessonProgress(context.trainee()))
        window.open_at(step)
        return window

    def _figures(self) -> QWidget:
        """The end of the lesson on strategy with the most figures."""
        lesson = max(COURSE, key=lambda each: len(each.maxims))
        return self._lesson(lesson, len(lesson.steps) - 1)

    def _table(self) -> QWidget:
        """The main window in a match of partners, with the move list."""
        self._game.begin("scopone-scientifico", PAIRS)
        self._game.window.show_moves(True)
        return self._game.window


def settle() -> None:
    """Process the events that a change causes, and delete what is no longer needed."""
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _wait_for(thread: DatabaseThread) -> None:
    """Wait until the queries that were asked so far are answered."""
    loop = QEventLoop()
    thread.run(lambda _database: None, lambda _nothing: loop.quit(), loop)
    thread.failed.connect(loop.quit)
    loop.exec()
    settle()
