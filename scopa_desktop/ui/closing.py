"""Closing the window: what is not on the disk yet is written first, or the player is asked."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui import dialogs

_LOG_OUT_MS: Final = 60_000
_GO_ON: Final = 1
_TRY_AGAIN: Final = 2


class ClosingGuard(QObject):
    """Asks before a window closes while moves are not saved.

    Where nobody can answer, because the session or the system ends the program, one last attempt
    is made instead.
    """

    def __init__(self, window: QWidget, save: Callable[[], str | None]) -> None:
        """`save` saves what is not saved, and returns the sentence that says why it cannot."""
        super().__init__(window)
        self._window = window
        self._save = save
        self._asks = True
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refuse to close the window when the player wants to go on."""
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
        """The session is about to end: save now, and do not hold it up with a question."""
        self._save()
        self.stop_asking()
        QTimer.singleShot(_LOG_OUT_MS, self, self._ask_again)  # It may have been cancelled.

    def _may_close(self) -> bool:
        reason = self._save()
        if reason is None or not self._asks:
            return True
        title = self.tr("Your last moves are not saved")
        answer = self.tr("Close anyway")
        return may_go_on(self._window, title, answer, reason, self._save)

    def _ask_again(self) -> None:
        self._asks = True


def may_go_on(
    window: QWidget, title: str, answer: str, reason: str, save: Callable[[], str | None]
) -> bool:
    """Ask what to do about moves that cannot be saved; whether to go on.

    `answer` is the key that goes on without them, `reason` the sentence that says why they cannot
    be saved. `save` is called as often as the player wants; when it works nothing more is asked.
    """
    wrong: str | None = reason
    while wrong is not None:
        keys = [
            QCoreApplication.translate("ClosingGuard", "Cancel"),
            answer,
            QCoreApplication.translate("ClosingGuard", "Try again"),
        ]
        dialog = dialogs.QuestionDialog(title, wrong, keys, window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer != _TRY_AGAIN:
            return dialog.answer == _GO_ON
        wrong = save()
    return True
