"""`LearnController`: opens lessons, puzzles, the daily deal and reviews, and switches the coach."""

from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt

from scopa_desktop.play.profiles import ProfileStore
from scopa_desktop.play.session import Session
from scopa_desktop.play.settings import Settings, SettingsStore
from scopa_desktop.play.storage import StorageError
from scopa_desktop.rules.match import Match
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.decks import CardArt
from scopa_desktop.ui.history_controller import HistoryController
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window import MainWindow
from scopa_desktop.ui.modal import exec_dialog
from scopa_desktop.ui.sounds import Sounds

if TYPE_CHECKING:
    from collections.abc import Callable

    from scopa_desktop.play.analysis_client import AnalysisClient
    from scopa_desktop.play.lessons.lesson import Lesson
    from scopa_desktop.ui.match_review_controller import MatchReviewController
    from scopa_desktop.ui.practice.lesson_offer import LessonOffer
    from scopa_desktop.ui.practice.practice_window import PracticeWindow
    from scopa_desktop.ui.practice.training_context import TrainingContext
    from scopa_desktop.ui.training_aids import TrainingAids

AIDS: Final = ("coach", "memory_aid", "odds")
"""The aids at the table: the names of their actions and of their settings."""


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
        self._lesson_offer: LessonOffer | None = None
        self._aids: TrainingAids | None = None
        self._review: MatchReviewController | None = None
        actions = window.actions_by_name
        actions["lessons"].triggered.connect(self.show_lessons)
        actions["puzzles"].triggered.connect(self.show_puzzles)
        actions["daily"].triggered.connect(self.show_daily)
        actions["review_match"].triggered.connect(self.review_match)
        session.replaced.connect(self._update_review_action)
        session.turn_changed.connect(self._update_review_action)
        history.analysis_requested.connect(self.review)
        self._update_review_action()
        self._connect_aids()

    # --- puzzles and the daily deal ------------------------------------------------------------

    def show_puzzles(self) -> None:
        """Show the player's puzzles."""
        from scopa_desktop.ui.puzzles.puzzle_window import PuzzleWindow  # noqa: PLC0415

        self._open(lambda: PuzzleWindow(self.context))

    def show_daily(self) -> None:
        """Show the daily deal."""
        from scopa_desktop.ui.daily.daily_window import DailyWindow  # noqa: PLC0415

        self._open(lambda: DailyWindow(self.context))

    def _open(self, make_window: "Callable[[], PracticeWindow]") -> None:
        """Open a window; a journal that cannot be read is reported instead."""
        try:
            window = make_window()
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
        else:
            window.open()

    # --- lessons -------------------------------------------------------------------------------

    def show_lessons(self) -> None:
        """Show the list of lessons, and open the one that is chosen."""
        from scopa_desktop.play.lessons.catalogue import LESSONS  # noqa: PLC0415
        from scopa_desktop.play.training.lesson_progress import LessonProgress  # noqa: PLC0415

        progress = LessonProgress(self.context.journal())
        try:
            states = [progress.state(lesson.id, len(lesson.steps)) for lesson in LESSONS]
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
            return
        dialog = dialogs.LessonsDialog(LESSONS, states, self._window)
        exec_dialog(dialog)
        if dialog.chosen is not None:
            self.open_lesson(dialog.chosen)

    def open_lesson(self, lesson: "Lesson") -> None:
        """Open a lesson where it was left; after its end the list is shown again."""
        from scopa_desktop.play.training.lesson_progress import LessonProgress  # noqa: PLC0415
        from scopa_desktop.ui.practice.lesson_window import LessonWindow  # noqa: PLC0415

        self.close_lesson_offer()
        progress = LessonProgress(self.context.journal())
        try:
            state = progress.state(lesson.id, len(lesson.steps))
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
            return
        window = LessonWindow(self.context, lesson, progress)
        window.finished.connect(self.show_lessons, Qt.ConnectionType.QueuedConnection)
        window.open_at(state.step)

    def offer_first_lesson(self) -> None:
        """Offer the first lesson above the table, when no card is moving."""
        view = self._window.view
        if not view.is_idle:
            # A bar above the table lays the table out anew, which ends all animations.
            view.animations_finished.connect(
                self.offer_first_lesson, Qt.ConnectionType.SingleShotConnection
            )
            return
        from scopa_desktop.play.lessons.first_match import FIRST_MATCH  # noqa: PLC0415
        from scopa_desktop.ui.practice.lesson_offer import LessonOffer  # noqa: PLC0415

        offer = self._lesson_offer = LessonOffer()
        offer.accepted.connect(partial(self.open_lesson, FIRST_MATCH))
        offer.dismissed.connect(self.close_lesson_offer)
        self._window.insert_bar(offer)

    def close_lesson_offer(self) -> None:
        """Take the offer away."""
        if self._lesson_offer is not None:
            if self._lesson_offer.isAncestorOf(self._window.focusWidget() or self._window):
                self._window.view.setFocus()  # Not the next button, which would take the Enter key.
            self._lesson_offer.hide()
            self._lesson_offer.deleteLater()
            self._lesson_offer = None

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
            from scopa_desktop.ui.match_review_controller import (  # noqa: PLC0415
                MatchReviewController,
            )

            self._review = MatchReviewController(self.context, self)
        self._review.review(match, match_id)

    def _update_review_action(self) -> None:
        match = self._session.match
        is_possible = match is not None and bool(match.sheets)
        self._window.actions_by_name["review_match"].setEnabled(is_possible)

    # --- coach, memory aid and odds ------------------------------------------------------------

    @property
    def aids(self) -> "TrainingAids | None":
        """The coach, the memory aid and the odds; None while they have never been on."""
        return self._aids

    def _connect_aids(self) -> None:
        for name in AIDS:
            self._window.actions_by_name[name].triggered.connect(
                lambda is_on, name=name: self._switch_aid(name, is_on)
            )
        self._store.changed.connect(self._apply_aids)
        self._check_aids(self._store.current)
        # Not before the first frame.
        self._window.painted.connect(lambda: self._apply_aids(self._store.current))

    def _switch_aid(self, name: str, is_on: bool) -> None:
        changes: dict[str, Any] = {name: is_on}
        self._store.change(replace(self._store.current, **changes))

    def _apply_aids(self, settings: Settings) -> None:
        """Show the aids that are on; they are made when one is on for the first time."""
        self._check_aids(settings)
        if self._aids is not None:
            self._aids.apply(settings)
        elif any(getattr(settings, name) for name in AIDS):
            from scopa_desktop.ui.training_aids import TrainingAids  # noqa: PLC0415

            self._aids = TrainingAids(
                self._window,
                self._session,
                self._store,
                self._art,
                analysis=lambda: self.analysis,
                mark_coached=self._mark_coached,
            )

    def _mark_coached(self) -> None:
        self._history.recorder.mark_coached()

    def _check_aids(self, settings: Settings) -> None:
        for name in AIDS:
            self._window.actions_by_name[name].setChecked(getattr(settings, name))

    # --- what all of it shares -----------------------------------------------------------------

    @cached_property
    def context(self) -> "TrainingContext":
        """What the windows of training share."""
        from scopa_desktop.ui.practice.training_context import TrainingContext  # noqa: PLC0415

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
            from scopa_desktop.play.analysis_client import AnalysisClient  # noqa: PLC0415

            self._analysis = AnalysisClient(self)
        return self._analysis

    def close(self) -> None:
        """Keep the results of a review, and end the process for analysis."""
        if self._review is not None:
            self._review.close()
        if self._analysis is not None:
            self._analysis.close()
