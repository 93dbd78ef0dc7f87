"""`AutoNext`: presses a button of a dialog after some seconds, unless somebody uses the dialog."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_TICK_MS: Final = 1000
_USES: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class AutoNext(QObject):
    """Counts down on the button; a key, a click or the wheel in the dialog stops it."""

    def __init__(self, dialog: QDialog, button: QPushButton, seconds: int) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._button = button
        self._text = button.text()
        self._left = seconds
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._count)
        self._show()
        set_tool_tip(
            button, self.tr("The match goes on by itself. Any key or click here stops that.")
        )
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        dialog.finished.connect(self.stop)
        self._timer.start()

    @property
    def is_counting(self) -> bool:
        """Whether the button is going to be pressed."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Leave the dialog to the person."""
        if not self.is_counting:
            return
        self._timer.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._button.setText(self._text)
        set_tool_tip(self._button, "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop when the dialog is used; the event still has its effect."""
        if event.type() in _USES and isinstance(watched, QWidget) and self._is_inside(watched):
            self.stop()
        return False

    def _is_inside(self, widget: QWidget) -> bool:
        return widget is self._dialog or self._dialog.isAncestorOf(widget)

    def _count(self) -> None:
        self._left -= 1
        if self._left > 0:
            self._show()
        else:
            self.stop()
            self._button.click()

    def _show(self) -> None:
        self._button.setText(f"{self._text} ({self._left})")
