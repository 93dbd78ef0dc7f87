"""Saving before the window closes, and the question if that fails."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.text_language import translate

_LOG_OUT_MS: Final = 60_000
"""How long after a logout request no question is asked; the logout may have been cancelled."""
_GO_ON: Final = 1
_TRY_AGAIN: Final = 2
"""Indices of the dialog's buttons."""


class ClosingGuard(QObject):
    """Saves before a window closes, and asks whether to close it if that fails.

    It does not ask if the desktop session or the system ends the program.
    """

    def __init__(self, window: QWidget, save: Callable[[], str | None]) -> None:
        """`save` returns the sentence that says why saving failed; None if all is saved."""
        super().__init__(window)
        self._window = window
        self._save = save
        self._asks = True
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
        title = self.tr("Your last moves have not been saved")
        answer = self.tr("Close anyway")
        return may_go_on(self._window, title, answer, reason, self._save)

    def _ask_again(self) -> None:
        self._asks = True


def may_go_on(
    window: QWidget, title: str, answer: str, reason: str, save: Callable[[], str | None]
) -> bool:
    """Ask what to do about moves that could not be saved; returns whether to go on.

    Args:
        window: the parent of the dialog.
        title: the title of the dialog.
        answer: the text of the button that goes on without saving.
        reason: the sentence that says why saving failed.
        save: called for each "Try again"; returns the new reason, or None once all is saved.
    """
    problem: str | None = reason
    while problem is not None:
        buttons = [
            translate("ClosingGuard", "Cancel"),
            answer,
            translate("ClosingGuard", "Try again"),
        ]
        chosen = question_dialog.QuestionDialog(title, problem, buttons, window).ask()
        if chosen != _TRY_AGAIN:
            return chosen == _GO_ON
        problem = save()
    return True
