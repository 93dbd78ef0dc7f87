"""The dialog with all lessons: what is done, and where each was left."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QWidget

from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.training.lesson_progress import LessonState
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import GROUP, Heading, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.lesson_wording import (
    lesson_text,
    minutes_text,
    state_text,
    summary_text,
)
from scopa_desktop.ui.wording.list_format import with_colon, with_commas
from scopa_desktop.ui.wording.number_format import number

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
        following = self._buttons_by_lesson[self._next_lesson().id]
        following.setFocus()
        QTimer.singleShot(0, self, partial(self._body_area.ensureWidgetVisible, following))

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
        course = 0
        """How many lessons on strategy have been listed."""
        for lesson, state in zip(self._lessons, self._states, strict=True):
            row = grid.rowCount()
            title = lesson_text(lesson.title)
            if lesson.maxims:
                if not course:
                    grid.addWidget(Heading(self.tr("Strategy: fifteen lessons")), row, 0, 1, 2)
                    row += 1
                course += 1
                title = self.tr("{number}. {title}").format(number=number(course), title=title)
            details = (minutes_text(lesson.minutes), state_text(state, lesson))
            text = vbox(
                Heading(title, GROUP),
                secondary_label(summary_text(lesson), BODY_SIZE),
                secondary_label(with_commas(filter(None, details))),
                spacing=_ROW_SPACING // 3,
            )
            kind = ButtonKind.GOLD if lesson is following else ButtonKind.PAPER
            button = Button(self._button_text(state), kind)
            button.setAccessibleName(with_colon(button.text(), lesson_text(lesson.title)))
            button.clicked.connect(partial(self._choose, lesson))
            button.setDefault(lesson is following)
            self._buttons_by_lesson[lesson.id] = button
            grid.addLayout(text, row, 0)
            grid.addWidget(button, row, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setRowStretch(grid.rowCount(), 1)
        return content

    def _next_lesson(self) -> Lesson:
        """A lesson that was begun, else that for the game, else the first; none that is done.

        Who has taken a lesson on rules needs no other one before those on strategy, and who has
        taken one on strategy goes on with the one after it.
        """
        states = list(zip(self._lessons, self._states, strict=True))
        begun = [lesson for lesson, state in states if state.is_begun]
        new = [lesson for lesson, state in states if not state.is_done]
        done = [lesson for lesson, state in states if state.is_done]
        if begun or not new:
            return [*begun, *self._lessons][0]
        if done and done[-1].maxims:
            last = self._lessons.index(done[-1])
            return next((each for each in self._lessons[last:] if each in new), new[0])
        if self._preferred in new:
            return self._preferred
        return next((each for each in new if each.maxims and done), new[0])

    def _button_text(self, state: LessonState) -> str:
        if state.is_begun:
            return self.tr("Go on")
        return self.tr("Once more") if state.is_done else self.tr("Start")

    def _choose(self, lesson: Lesson) -> None:
        self.chosen = lesson
        self.accept()
