"""`LessonsController`: shows the list of lessons, opens lessons, and offers the first one."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.platform.modal import exec_dialog

if TYPE_CHECKING:
    from scopa_desktop.play.lessons.lesson import Lesson
    from scopa_desktop.ui.training.lesson_offer import LessonOffer
    from scopa_desktop.ui.training.training_context import TrainingContext


class LessonsController(QObject):
    """The lessons of the main window. Everything is imported when it is first used."""

    def __init__(self, window: MainWindow, context: "Callable[[], TrainingContext]") -> None:
        super().__init__(window)
        self._window = window
        self._context = context
        self._lesson_offer: LessonOffer | None = None
        window.actions_by_name["lessons"].triggered.connect(self.show_lessons)

    def show_lessons(self) -> None:
        """Show the list of lessons, and open the one that is chosen."""
        from scopa_desktop.play.lessons.catalogue import LESSONS  # noqa: PLC0415
        from scopa_desktop.play.training.lesson_progress import LessonProgress  # noqa: PLC0415

        progress = LessonProgress(self._context().journal())
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
        from scopa_desktop.ui.training.lesson_window import LessonWindow  # noqa: PLC0415

        self.close_lesson_offer()
        progress = LessonProgress(self._context().journal())
        try:
            state = progress.state(lesson.id, len(lesson.steps))
        except StorageError as error:
            self._window.notice.show_notice(error.sentence)
            return
        window = LessonWindow(self._context(), lesson, progress)
        window.finished.connect(self.show_lessons, Qt.ConnectionType.QueuedConnection)
        window.open_at(state.step)

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
