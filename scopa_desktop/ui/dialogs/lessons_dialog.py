"""The dialog with all lessons: what is done, and where each was left."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.training.lesson_progress import LessonState
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import GROUP, Heading, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.lesson_wording import lesson_text, minutes_text, state_text
from scopa_desktop.ui.wording.list_format import with_commas

_SIZE = QSize(640, 720)
_ROW_SPACING = 6


class LessonsDialog(PaperDialog):
    """Lists the lessons with a button for each.

    Attributes:
        chosen: the lesson to open, after the dialog was accepted.
    """

    def __init__(
        self,
        lessons: Sequence[Lesson],
        states: Sequence[LessonState],
        parent: QWidget | None = None,
        *,
        preferred: Lesson | None = None,
    ) -> None:
        """List `lessons` with their states; `preferred` is that for the game which is played."""
        super().__init__(self.tr("Lessons"), _SIZE, parent)
        self._lessons, self._states, self._preferred = lessons, states, preferred
        self.chosen: Lesson | None = None
        self.add_button(self.tr("Close")).clicked.connect(self.reject)
        self.set_content(self._content())
        self._buttons_by_lesson[self._next_lesson().id].setFocus()

    def button_of(self, lesson: Lesson) -> Button:
        return self._buttons_by_lesson[lesson.id]

    def _content(self) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(12)
        grid.setColumnStretch(0, 1)
        self._buttons_by_lesson: dict[str, Button] = {}
        following = self._next_lesson()
        for row, (lesson, state) in enumerate(zip(self._lessons, self._states, strict=True)):
            text = QVBoxLayout()
            text.setSpacing(_ROW_SPACING // 3)
            text.addWidget(Heading(lesson_text(lesson.title), GROUP))
            details = (minutes_text(lesson.minutes), state_text(state, lesson))
            text.addWidget(secondary_label(lesson_text(lesson.summary), BODY_SIZE))
            text.addWidget(secondary_label(with_commas(filter(None, details))))
            kind = ButtonKind.GOLD if lesson is following else ButtonKind.PAPER
            button = Button(self._button_text(state), kind)
            button.setAccessibleName(f"{button.text()}: {lesson_text(lesson.title)}")
            button.clicked.connect(partial(self._choose, lesson))
            button.setDefault(lesson is following)
            self._buttons_by_lesson[lesson.id] = button
            grid.addLayout(text, row, 0)
            grid.addWidget(button, row, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setRowStretch(len(self._lessons), 1)
        return content

    def _next_lesson(self) -> Lesson:
        """A lesson that was begun, else that for the game, else the first; none that is done."""
        states = list(zip(self._lessons, self._states, strict=True))
        begun = [lesson for lesson, state in states if state.is_begun]
        new = [lesson for lesson, state in states if not state.is_done]
        if not begun and self._preferred in new:
            return self._preferred
        return (begun or new or list(self._lessons))[0]

    def _button_text(self, state: LessonState) -> str:
        if state.is_begun:
            return self.tr("Go on")
        return self.tr("Once more") if state.is_done else self.tr("Start")

    def _choose(self, lesson: Lesson) -> None:
        self.chosen = lesson
        self.accept()
