"""`LearnController`: opens lessons, puzzles, the daily deal and reviews, and switches the coach.

`LessonsController` shows the list of lessons, opens lessons, and offers the first one.
"""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.aids.aid_switches import AidSwitches
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers import match_review_controller
from scopa_desktop.ui.daily import daily_window
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.puzzles import puzzle_window
from scopa_desktop.ui.table.controls.message_sheet import Message, MessageButton, Urgency

if TYPE_CHECKING:
    from collections.abc import Callable

    from scopa_desktop.play.lessons.lesson import Lesson
    from scopa_desktop.ui.controllers.match_review_controller import MatchReviewController
    from scopa_desktop.ui.training.training_window import TrainingWindow

from dataclasses import replace
from typing import TYPE_CHECKING

from scopa_desktop.play.lessons import catalogue, first_match, strategy
from scopa_desktop.play.training import lesson_progress
from scopa_desktop.ui.dialogs import lessons_dialog
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.table.scene.appearance import ValueDisplay
from scopa_desktop.ui.training import lesson_window

if TYPE_CHECKING:
    from scopa_desktop.play.lessons.lesson import Lesson


_VALUES = ValueDisplay.ALWAYS.value


class LessonsController(QObject):
    """The lessons of the main window."""

    match_requested = Signal(object)
    """The person wants to play the first match; emitted with the `Lesson` before it."""
    adaptation_requested = Signal()
    """The person wants the settings of accessibility."""
    puzzles_requested = Signal(object)
    """The person wants puzzles on a `Lesson`."""
    closed = Signal()
    """A lesson was closed."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._offer: Message | None = None
        window.actions_by_name["lessons"].triggered.connect(self.show_lessons)

    def show_lessons(self) -> None:
        """Show the list of lessons, and open the one that is chosen."""
        progress = lesson_progress.LessonProgress(self._context.trainee())
        try:
            lessons = (*catalogue.LESSONS, *strategy.COURSE)
            states = [progress.state(lesson.id, len(lesson.steps)) for lesson in lessons]
        except StorageError as error:
            self._window.view.messages.report(error.sentence)
            return
        match = self._context.session.match
        preferred = None if match is None else catalogue.lesson_for(match.variant)
        dialog = lessons_dialog.LessonsDialog(lessons, states, self._window, preferred=preferred)
        exec_dialog(dialog)
        if dialog.chosen is not None:
            self.open_lesson(dialog.chosen)

    def open_lesson(self, lesson: "Lesson") -> None:
        """Open a lesson where it was left; after its end the list is shown again."""
        self._window.view.messages.withdraw(self._offer)
        progress = lesson_progress.LessonProgress(self._context.trainee())
        try:
            state = progress.state(lesson.id, len(lesson.steps))
        except StorageError as error:
            self._window.view.messages.report(error.sentence)
            return
        window = lesson_window.LessonWindow(self._context, self._window, lesson, progress)
        queued = Qt.ConnectionType.QueuedConnection
        window.closed.connect(self.closed)
        window.finished.connect(self.show_lessons, queued)
        window.match_requested.connect(partial(self.match_requested.emit, lesson), queued)
        window.puzzles_requested.connect(partial(self.puzzles_requested.emit, lesson), queued)
        window.open_at(state.step)

    def offer_adaptation(self) -> None:
        """Offer the settings of accessibility, and after them the first lesson."""
        self.show_offer(
            Message(
                lambda: self.tr(
                    "Need larger cards, high contrast or keys for one hand? See what the table can"
                    " do."
                ),
                Urgency.OFFER,
                lambda: [MessageButton(self.tr("Adapt the table…"), self._adapt)],
                closed=self.offer_first_lesson,
            )
        )

    def _adapt(self) -> None:
        self.adaptation_requested.emit()
        self.offer_first_lesson()

    def offer_first_lesson(self) -> None:
        """Offer the first lesson, when no card is moving."""
        begin = partial(self.open_lesson, first_match.FIRST_MATCH)
        self.show_offer(
            Message(
                lambda: self.tr("New to Scopa? Learn it in ten minutes."),
                Urgency.OFFER,
                lambda: [MessageButton(self.tr("Show me how"), begin)],
                closed=self._offer_values,
            )
        )

    def _offer_values(self) -> None:
        """Ask somebody who plays without the lesson whether to show the values of the cards."""
        deck, values = self._window.controller.deck, self._context.store.current.card_values
        is_shown = deck.needs_values and values == ValueDisplay.WHERE_NEEDED.value
        if is_shown or values == _VALUES or deck.index:
            return
        self.show_offer(
            Message(
                lambda: self.tr("Show the value on each card?"),
                Urgency.OFFER,
                lambda: [MessageButton(self.tr("Show the values"), self._show_values)],
            )
        )

    def _show_values(self) -> None:
        store = self._context.store
        store.change(replace(store.current, card_values=_VALUES))

    def show_offer(self, offer: Message) -> None:
        """Show an offer when no card is moving."""
        view = self._window.view
        if view.is_idle:
            self._offer = offer
            view.messages.show(offer)
        else:
            view.animations_finished.connect(
                partial(self.show_offer, offer), Qt.ConnectionType.SingleShotConnection
            )


class LearnController(QObject):
    """Connects the menu Learn. Everything is made when it is first used."""

    review_closed = Signal()
    training_closed = Signal()
    """A lesson, the puzzles or the daily deal were closed."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._review: MatchReviewController | None = None
        self._is_daily_reviewed = False
        """Whether the review that is shown was opened from the daily deal."""
        self._finished: tuple[Match, str | None] | None = None
        """The match that was finished last on the table, and its id."""
        actions = window.actions_by_name
        actions["puzzles"].triggered.connect(self.show_puzzles)
        actions["daily"].triggered.connect(self.show_daily)
        actions["review_match"].triggered.connect(self.review_match)
        context.session.turn_changed.connect(self._keep_finished_match)
        self.lessons = LessonsController(context, window)
        self.lessons.puzzles_requested.connect(self.show_drill)
        self.lessons.closed.connect(self.training_closed)
        self.aids = AidSwitches(context, window, self.lessons.open_lesson)

    def show_puzzles(self) -> None:
        self.show_drill(None)

    def show_drill(self, lesson: "Lesson | None") -> None:
        """Show the puzzles, at first some on a lesson if one is given."""

        def make() -> puzzle_window.PuzzleWindow:
            window = puzzle_window.PuzzleWindow(self._context, self._window, drill=lesson)
            # Queued, so that the window is closed before.
            queued = Qt.ConnectionType.QueuedConnection
            window.lesson_requested.connect(self.lessons.open_lesson, queued)
            return window

        self._open(make)

    def show_daily(self) -> None:
        def make() -> daily_window.DailyWindow:
            window = daily_window.DailyWindow(self._context, self._window)
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
        """Open a window; what cannot be read is reported instead."""
        try:
            window = make_window()
        except StorageError as error:
            self._window.view.messages.report(error.sentence)
        else:
            window.closed.connect(self.training_closed)
            window.open()

    def review_match(self) -> None:
        """Review the finished rounds of the match on the table, or else the finished match."""
        match = self._context.session.match
        if match is not None and match.sheets:
            self.review(match, self._context.recorder.match_id)
        elif self._finished is not None:
            self.review(*self._finished)
        else:
            self._window.view.show_message(
                self.tr("There is nothing to review yet. Play a round to its end first.")
            )

    def review(self, match: Match, match_id: str | None = None) -> None:
        """Review the finished rounds of a match; its id, if it was saved."""
        if self._review is None:
            self._review = match_review_controller.MatchReviewController(
                self._context, self._window
            )
            # Queued, so that the dialog before it is not shown from within this one.
            queued = Qt.ConnectionType.QueuedConnection
            self._review.closed.connect(self._on_review_closed, queued)
        self._review.review(match, match_id)

    def _keep_finished_match(self) -> None:
        match = self._context.session.match
        if match is not None and match.is_over and match.sheets:
            self._finished = match, self._context.recorder.match_id

    def close(self) -> None:
        """Keep the results of a review."""
        if self._review is not None:
            self._review.close()
