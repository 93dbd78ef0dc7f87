"""`LearnController`: opens lessons, puzzles, the daily deal and reviews, and switches the coach."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.history.history_access import HistoryAccess
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.aids.aid_context import AidContext
from scopa_desktop.ui.aids.aid_switches import AidSwitches
from scopa_desktop.ui.controllers.lessons_controller import LessonsController
from scopa_desktop.ui.main_window.game_context import GameContext

if TYPE_CHECKING:
    from collections.abc import Callable

    from scopa_desktop.play.analysis.analysis_client import AnalysisClient
    from scopa_desktop.play.lessons.lesson import Lesson
    from scopa_desktop.ui.controllers.match_review_controller import MatchReviewController
    from scopa_desktop.ui.training.training_context import TrainingContext
    from scopa_desktop.ui.training.training_window import TrainingWindow


class LearnController(QObject):
    """Connects the menu Learn. Everything is imported and made when it is first used."""

    review_closed = Signal()

    def __init__(self, context: GameContext, history: HistoryAccess) -> None:
        super().__init__(context.window)
        self._context = context
        self._history = history
        self._analysis: AnalysisClient | None = None
        self._review: MatchReviewController | None = None
        self._is_daily_reviewed = False
        """Whether the review that is shown was opened from the daily deal."""
        self._finished: tuple[Match, str | None] | None = None
        """The match that was finished last on the table, and its id in the history."""
        window, session = context.window, context.session
        actions = window.actions_by_name
        actions["puzzles"].triggered.connect(self.show_puzzles)
        actions["daily"].triggered.connect(self.show_daily)
        actions["review_match"].triggered.connect(self.review_match)
        session.turn_changed.connect(self._keep_finished_match)
        self.lessons = LessonsController(window, lambda: self.context)
        self.lessons.puzzles_requested.connect(self.show_drill)
        self.aids = AidSwitches(
            AidContext(
                window,
                session,
                context.store,
                context.art,
                analysis=lambda: self.analysis,
                mark_coached=history.mark_coached,
                open_lesson=self.lessons.open_lesson,
            )
        )

    # --- puzzles and the daily deal ------------------------------------------------------------

    def show_puzzles(self) -> None:
        self.show_drill(None)

    def show_drill(self, lesson: "Lesson | None") -> None:
        """Show the puzzles, at first some on a lesson if one is given."""
        from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow  # noqa: PLC0415

        def make() -> PuzzleWindow:
            window = PuzzleWindow(self.context, drill=lesson)
            # Queued, so that the window is closed before.
            queued = Qt.ConnectionType.QueuedConnection
            window.lesson_requested.connect(self.lessons.open_lesson, queued)
            return window

        self._open(make)

    def show_daily(self) -> None:
        from scopa_desktop.ui.daily.daily_window import DailyWindow  # noqa: PLC0415

        def make() -> DailyWindow:
            window = DailyWindow(self.context)
            # Queued, so that the window is closed before.
            queued = Qt.ConnectionType.QueuedConnection
            window.review_requested.connect(self._review_daily, queued)
            window.lesson_requested.connect(self.lessons.open_lesson, queued)
            return window

        self._open(make)

    def _review_daily(self, match: Match) -> None:
        """Review a round of the daily deal, and show that again afterwards."""
        self._is_daily_reviewed = True
        self.review(match)

    def _on_review_closed(self) -> None:
        if self._is_daily_reviewed:
            self._is_daily_reviewed = False
            self.show_daily()
        self.review_closed.emit()

    def _open(self, make_window: "Callable[[], TrainingWindow]") -> None:
        """Open a window; a journal that cannot be read is reported instead."""
        try:
            window = make_window()
        except StorageError as error:
            self._context.window.notice.show_notice(error.sentence)
        else:
            window.open()

    # --- review --------------------------------------------------------------------------------

    def review_match(self) -> None:
        """Review the finished rounds of the match on the table, or else the finished match."""
        match = self._context.session.match
        if match is not None and match.sheets:
            self.review(match, self._history.recorder.match_id)
        elif self._finished is not None:
            self.review(*self._finished)
        else:
            self._context.window.view.show_message(
                self.tr("There is nothing to review yet. Play a round to its end first.")
            )

    def review(self, match: Match, match_id: str | None = None) -> None:
        """Review the finished rounds of a match; its id is that in the history."""
        if self._review is None:
            # Not before the first frame.
            from scopa_desktop.ui.controllers.match_review_controller import MatchReviewController  # noqa: PLC0415

            self._review = MatchReviewController(self.context, self)
            # Queued, so that the dialog before it is not shown from within this one.
            queued = Qt.ConnectionType.QueuedConnection
            self._review.closed.connect(self._on_review_closed, queued)
        self._review.review(match, match_id)

    def _keep_finished_match(self) -> None:
        match = self._context.session.match
        if match is not None and match.is_over and match.sheets:
            self._finished = match, self._history.recorder.match_id

    # --- what all of it shares -----------------------------------------------------------------

    @cached_property
    def context(self) -> "TrainingContext":
        """What the windows of training share."""
        from scopa_desktop.ui.training.training_context import TrainingContext  # noqa: PLC0415

        return TrainingContext(
            **vars(self._context), reader=self._history.reader, analysis=self.analysis
        )

    @property
    def analysis(self) -> "AnalysisClient":
        """The client of the process for analysis, which starts with the first task."""
        if self._analysis is None:
            from scopa_desktop.play.analysis.analysis_client import AnalysisClient  # noqa: PLC0415

            self._analysis = AnalysisClient(self)
        return self._analysis

    def close(self) -> None:
        """Keep the results of a review, and end the process for analysis."""
        if self._review is not None:
            self._review.close()
        if self._analysis is not None:
            self._analysis.close()
