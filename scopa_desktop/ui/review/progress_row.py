"""`ProgressRow`: how far a review has come, and the button that stops and continues it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.analysis.review_run import RunState
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.headings import paragraph
from scopa_desktop.ui.widgets.progress_bar import ProgressBar


class ProgressRow(QWidget):
    """A sentence, a bar, and a button to stop or continue; hidden when all is done."""

    stop_requested = Signal()
    continue_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state = RunState.PREPARING
        self._sentence = paragraph()
        self.bar = ProgressBar()
        self.button = Button("")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._on_clicked)
        hbox(
            (vbox(self._sentence, self.bar, spacing=4), 1),
            (self.button, Qt.AlignmentFlag.AlignBottom),
            within=self,
            spacing=12,
        )
        self.show_progress(RunState.PREPARING, 0, 0)

    def show_progress(self, state: RunState, done: int, total: int, seconds_left: int = 0) -> None:
        """Show the state of a run, its steps done, all its steps, and the time left."""
        self._state = state
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)
        sentence = self._text(done, total, seconds_left)
        self._sentence.setText(sentence)
        self.bar.setAccessibleName(sentence)
        is_active = state in (RunState.PREPARING, RunState.RUNNING)
        text = self.tr("&Stop") if is_active else self.tr("&Continue")
        if self.button.text() != text:
            self.button.setText(text)
        self.setVisible(state is not RunState.FINISHED)

    def _text(self, done: int, total: int, seconds: int) -> str:
        if self._state is RunState.FAILED:
            return self.tr("The review was interrupted. Continue to take it up again.")
        if not total:
            return self.tr("The review begins…")
        share = round(100 * done / total)
        if self._state is RunState.STOPPED:
            return self.tr("Stopped at {percent}%. What is known so far is below.").format(
                percent=share
            )
        left = self.tr("about %n seconds left", "", _rounded(seconds))
        pattern = self.tr("Looking at every decision: {percent}%, {left}")
        return pattern.format(percent=share, left=left)

    def _on_clicked(self) -> None:
        if self._state in (RunState.PREPARING, RunState.RUNNING):
            self.stop_requested.emit()
        else:
            self.continue_requested.emit()


def _rounded(seconds: int) -> int:
    """Seconds in steps of five, so that the text does not change all the time."""
    return max(5, 5 * round(seconds / 5))
