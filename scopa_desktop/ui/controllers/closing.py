"""Saving before the window closes, and the question if that fails."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.table.controls.table_sheets import TableSheets

_LOG_OUT_MS: Final = 60_000
"""How long after a logout request no question is asked; the logout may have been cancelled."""
_GO_ON: Final = 1
_TRY_AGAIN: Final = 2
"""Indices of the dialog's buttons."""


class ClosingGuard(QObject):
    """Saves before a window closes, and asks whether to close it if that fails.

    It does not ask if the desktop session or the system ends the program.
    """

    def __init__(
        self, window: QWidget, sheets: TableSheets, save: Callable[[], str | None]
    ) -> None:
        """`save` returns the sentence that says why saving failed; None if all is saved.

        `sheets` are those of the window, on which the question is asked.
        """
        super().__init__(window)
        self._window, self._sheets = window, sheets
        self._save = save
        self._asks = True
        self._is_asking = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the close event if saving failed and the player does not want to close."""
        if watched is self._window and event.type() == QEvent.Type.Close and not self._may_close():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def close_window(self) -> None:
        """Close the window without a question."""
        self.stop_asking()
        self._window.close()

    def stop_asking(self) -> None:
        """Let the window close without a question from now on."""
        self._asks = False

    def log_out(self) -> None:
        """Save, and ask no question for a while, because the desktop session is about to end."""
        self._save()
        self.stop_asking()
        QTimer.singleShot(_LOG_OUT_MS, self, self._ask_again)

    def _may_close(self) -> bool:
        reason = self._save()
        if reason is None or not self._asks:
            return True
        if not self._is_asking:
            self._ask(reason)
        return False

    def _ask(self, problem: str) -> None:
        """Ask what to do about moves that could not be saved; the window stays open meanwhile."""
        title = self.tr("Your last moves have not been saved")
        answers = [self.tr("Cancel"), self.tr("Close anyway"), self.tr("Try again")]
        self._is_asking = True
        self._sheets.show_over(
            lambda: question_dialog.QuestionDialog(title, problem, answers, self._window),
            self._take_answer,
        )

    def _take_answer(self, dialog: "question_dialog.QuestionDialog") -> None:
        self._is_asking = False
        if dialog.answer == _GO_ON:
            self.close_window()
        elif dialog.answer == _TRY_AGAIN:
            self._window.close()

    def _ask_again(self) -> None:
        self._asks = True
