"""`LessonsController`: shows the list of lessons, opens lessons, and offers the first one."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.table.scene.appearance import ValueDisplay

if TYPE_CHECKING:
    from scopa_desktop.play.lessons.lesson import Lesson
    from scopa_desktop.ui.training.lesson_offer import OfferBar
    from scopa_desktop.ui.training.training_context import TrainingContext


_VALUES = ValueDisplay.ALWAYS.value


class LessonsController(QObject):
    """The lessons of the main window. Everything is imported when it is first used."""

    match_requested = Signal(object)
    """The person wants to play the first match; emitted with the `Lesson` before it."""
    adaptation_requested = Signal()
    """The person wants the settings of accessibility."""
    puzzles_requested = Signal(object)
    """The person wants puzzles on a `Lesson`."""

    def __init__(self, window: MainWindow, context: "Callable[[], TrainingContext]") -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._offer: OfferBar | None = None
        window.actions_by_name["lessons"].triggered.connect(self.show_lessons)

    def show_lessons(self) -> None:
        """Show the list of lessons, and open the one that is chosen."""
        from scopa_desktop.play.lessons.catalogue import LESSONS, lesson_for  # noqa: PLC0415
        from scopa_desktop.play.lessons.strategy import COURSE  # noqa: PLC0415
        from scopa_desktop.play.training.lesson_progress import LessonProgress  # noqa: PLC0415

        progress = LessonProgress(self._context().journal())
        try:
            lessons = (*LESSONS, *COURSE)
            states = [progress.state(lesson.id, len(lesson.steps)) for lesson in lessons]
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
            return
        match = self._context().session.match
        preferred = None if match is None else lesson_for(match.variant)
        dialog = dialogs.LessonsDialog(lessons, states, self._window, preferred=preferred)
        exec_dialog(dialog)
        if dialog.chosen is not None:
            self.open_lesson(dialog.chosen)

    def open_lesson(self, lesson: "Lesson") -> None:
        """Open a lesson where it was left; after its end the list is shown again."""
        from scopa_desktop.play.training.lesson_progress import LessonProgress  # noqa: PLC0415
        from scopa_desktop.ui.training.lesson_window import LessonWindow  # noqa: PLC0415

        self.close_offer()
        progress = LessonProgress(self._context().journal())
        try:
            state = progress.state(lesson.id, len(lesson.steps))
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
            return
        window = LessonWindow(self._context(), lesson, progress)
        queued = Qt.ConnectionType.QueuedConnection
        window.finished.connect(self.show_lessons, queued)
        window.match_requested.connect(partial(self.match_requested.emit, lesson), queued)
        window.puzzles_requested.connect(partial(self.puzzles_requested.emit, lesson), queued)
        window.open_at(state.step)

    def offer_adaptation(self) -> None:
        """Offer the settings of accessibility above the table, and then the first lesson."""
        if not self._window.view.is_idle:
            self._window.view.animations_finished.connect(
                self.offer_adaptation, Qt.ConnectionType.SingleShotConnection
            )
            return
        from scopa_desktop.ui.training.lesson_offer import AdaptOffer  # noqa: PLC0415

        offer = AdaptOffer()
        offer.accepted.connect(self._adapt)
        offer.dismissed.connect(self.close_offer)
        offer.dismissed.connect(self.offer_first_lesson)
        self._show_offer(offer)

    def _adapt(self) -> None:
        self.close_offer()
        self.adaptation_requested.emit()
        self.offer_first_lesson()

    def offer_first_lesson(self) -> None:
        """Offer the first lesson above the table, when no card is moving."""
        view = self._window.view
        if not view.is_idle:
            # A bar above the table lays the table out again, which ends all animations.
            view.animations_finished.connect(
                self.offer_first_lesson, Qt.ConnectionType.SingleShotConnection
            )
            return
        from scopa_desktop.play.lessons.first_match import FIRST_MATCH  # noqa: PLC0415
        from scopa_desktop.ui.training.lesson_offer import LessonOffer  # noqa: PLC0415

        offer = LessonOffer()
        offer.accepted.connect(partial(self.open_lesson, FIRST_MATCH))
        offer.dismissed.connect(self._offer_values)
        self._show_offer(offer)

    def close_offer(self) -> None:
        if self._offer is not None:
            if self._offer.isAncestorOf(self._window.focusWidget() or self._window):
                self._window.view.setFocus()  # Not the next button, which would take the Enter key.
            self._offer.hide()
            self._offer.deleteLater()
            self._offer = None

    def _offer_values(self) -> None:
        """Ask somebody who plays without the lesson whether to show the values of the cards."""
        from scopa_desktop.ui.training.lesson_offer import ValuesOffer  # noqa: PLC0415

        self.close_offer()
        prints_values = bool(self._window.controller.deck.index)
        if self._context().store.current.card_values == _VALUES or prints_values:
            return
        offer = ValuesOffer()
        offer.accepted.connect(self._show_values)
        offer.dismissed.connect(self.close_offer)
        self._show_offer(offer)

    def _show_values(self) -> None:
        store = self._context().store
        store.change(replace(store.current, card_values=_VALUES))
        self.close_offer()

    def _show_offer(self, offer: "OfferBar") -> None:
        self._offer = offer
        self._window.insert_bar(offer)
