"""How much room there is: for a window on its screen, for words beside a scroll bar."""

from PySide6.QtCore import QMargins, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_BESIDE = 8


def scroll_page_margins(top: int, bottom: int) -> QMargins:
    """The margins of a page that scrolls: the bar is at the end of the line, on either side."""
    if QGuiApplication.isRightToLeft():
        return QMargins(_BESIDE, top, 0, bottom)
    return QMargins(0, top, _BESIDE, bottom)


def available_screen_size(widget: QWidget) -> QSize:
    """The size that windows may take on the screen of a widget, or where it will appear.

    Never ask `QWidget.screen`: what it gives belongs to the widget, and the screen itself is
    deleted with it, which brings the program down at the next window.
    """
    over = widget.parentWidget() or widget
    screen = QGuiApplication.screenAt(over.frameGeometry().center())
    return (screen or QGuiApplication.primaryScreen()).availableSize()
