"""`LessonPanel`: what the panel of a lesson shows besides the sentence."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.training.progress_dots import ProgressDots
from scopa_desktop.ui.training.training_panel import TrainingPanel
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.wording.lesson_wording import lesson_text, step_text

_STRIP_HEIGHT: Final = 108
"""Height of a strip of cards in pixels at the normal text size."""


class LessonPanel(QObject):
    """The buttons and the progress of a lesson on a `TrainingPanel`."""

    back_requested = Signal()
    """Show the step before."""
    next_requested = Signal()
    """Go on, take the wrong move back, or skip the step: what the button says."""
    hint_requested = Signal()
    """Mark a good card."""

    def __init__(self, panel: TrainingPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.dots = ProgressDots()
        panel.content.addSpacing(6)
        panel.content.addWidget(self.dots)
        self._strips: list[CardStrip] = []
        self.hint = panel.add_button("")
        self.back = panel.add_button("")
        self.skip = panel.add_button("")
        self.go_on = panel.add_button("", ButtonKind.GOLD)
        self.hint.clicked.connect(self.hint_requested)
        self.back.clicked.connect(self.back_requested)
        self.skip.clicked.connect(self.next_requested)
        self.go_on.clicked.connect(self.next_requested)

    def show_step(self, lesson: Lesson, number: int, sentence: str, go_on: str) -> None:
        """Show a step, counted from 0; `go_on` is the text of the gold button, or empty."""
        count = len(lesson.steps)
        self._panel.set_heading(lesson_text(lesson.chapter_at(number) or lesson.title))
        self._panel.set_sentence(sentence)
        self.dots.set_progress(number, count, step_text(number, count))
        self.hint.setText(self.tr("Hint"))
        self.back.setText(self.tr("Back"))
        self.skip.setText(self.tr("Skip"))
        self.go_on.setText(go_on)
        self.back.setEnabled(number > 0)
        self.go_on.setVisible(bool(go_on))
        self.skip.setVisible(not go_on)

    def set_strips(self, strips: Sequence[CardStrip]) -> None:
        """Show these strips of cards below the sentence instead of those shown before."""
        for old in self._strips:
            old.hide()
            old.deleteLater()
        self._strips = list(strips)
        for strip in self._strips:
            strip.setFixedHeight(round(_STRIP_HEIGHT * text_scale()))
            self._panel.content.addWidget(strip)
            strip.show()

    def set_offers(self, *, hint: bool, back: bool) -> None:
        """Offer a hint, the way back or neither: there is room for three buttons."""
        self.hint.setVisible(hint)
        self.back.setVisible(back)
