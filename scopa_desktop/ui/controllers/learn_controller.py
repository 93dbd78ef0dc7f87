"""`LearnController`: opens lessons, puzzles, the daily deal and reviews, and switches the coach."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.aids.aid_switches import AidSwitches
from scopa_desktop.ui.controllers.history_controller import HistoryController
from scopa_desktop.ui.controllers.lessons_controller import LessonsController
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import Sounds

if TYPE_CHECKING:
    from collections.abc import Callable

    from scopa_desktop.play.analysis.analysis_client import AnalysisClient
    from scopa_desktop.ui.controllers.match_review_controller import MatchReviewController
    from scopa_desktop.ui.training.training_context import TrainingContext
    from scopa_desktop.ui.training.training_window import TrainingWindow


class LearnController(QObject):
    """Connects the menu Learn. Everything is imported and made when it is first used."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        *,
        store: SettingsStore,
        profiles: ProfileStore,
        art: CardArt,
        sounds: Sounds,
        language: Language,
        data_folder: Path,
        history: HistoryController,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._store = store
        self._profiles = profiles
        self._art = art
        self._sounds = sounds
        self._language = language
        self._data_folder = data_folder
        self._history = history
        self._analysis: AnalysisClient | None = None
        self._review: MatchReviewController | None = None
        actions = window.actions_by_name
        actions["puzzles"].triggered.connect(self.show_puzzles)
        actions["daily"].triggered.connect(self.show_daily)
        actions["review_match"].triggered.connect(self.review_match)
        session.replaced.connect(self._update_review_action)
        session.turn_changed.connect(self._update_review_action)
        history.analysis_requested.connect(self.review)
        self._update_review_action()
        self.lessons = LessonsController(window, lambda: self.context)
        self.aids = AidSwitches(
            window,
            session,
            store,
            art,
            analysis=lambda: self.analysis,
            mark_coached=history.mark_coached,
        )

    # --- puzzles and the daily deal ------------------------------------------------------------

    def show_puzzles(self) -> None:
        """Show the player's puzzles."""
        from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow  # noqa: PLC0415

        self._open(lambda: PuzzleWindow(self.context))

    def show_daily(self) -> None:
        """Show the daily deal."""
        from scopa_desktop.ui.daily.daily_window import DailyWindow  # noqa: PLC0415

        self._open(lambda: DailyWindow(self.context))

    def _open(self, make_window: "Callable[[], TrainingWindow]") -> None:
        """Open a window; a journal that cannot be read is reported instead."""
        try:
            window = make_window()
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
        else:
            window.open()

    # --- review --------------------------------------------------------------------------------

    def review_match(self) -> None:
        """Review the finished rounds of the match on the table."""
        match = self._session.match
        if match is not None and match.sheets:
            self.review(match, self._history.recorder.match_id)

    def review(self, match: Match, match_id: str | None = None) -> None:
        """Review the finished rounds of a match; its id is that in the history."""
        if self._review is None:
            # Not before the first frame.
            from scopa_desktop.ui.controllers.match_review_controller import (  # noqa: PLC0415
                MatchReviewController,
            )

            self._review = MatchReviewController(self.context, self)
        self._review.review(match, match_id)

    def _update_review_action(self) -> None:
        match = self._session.match
        is_possible = match is not None and bool(match.sheets)
        self._window.actions_by_name["review_match"].setEnabled(is_possible)

    # --- what all of it shares -----------------------------------------------------------------

    @cached_property
    def context(self) -> "TrainingContext":
        """What the windows of training share."""
        from scopa_desktop.ui.training.training_context import TrainingContext  # noqa: PLC0415

        return TrainingContext(
            self._window,
            self._session,
            self._store,
            self._profiles,
            self._art,
            self._sounds,
            self._language,
            self._data_folder,
            self._history.reader,
            self.analysis,
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
