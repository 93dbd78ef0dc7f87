"""The available size of the screen, and the margins of pages that scroll."""

from PySide6.QtCore import QMargins, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_SCROLL_BAR_GAP = 8


def scroll_page_margins(top: int, bottom: int) -> QMargins:
    """The margins of a page in a scroll area, with a gap on the side of the scroll bar."""
    if QGuiApplication.isRightToLeft():
        return QMargins(_SCROLL_BAR_GAP, top, 0, bottom)
    return QMargins(0, top, _SCROLL_BAR_GAP, bottom)


def available_screen_size(widget: QWidget) -> QSize:
    """The size available to windows on the screen where a widget is or will be shown.

    `QWidget.screen()` is not used: PySide makes its result a child of the widget, so that the
    QScreen is deleted with it and the program crashes at the next window.
    """
    window = widget.parentWidget() or widget
    screen = QGuiApplication.screenAt(window.frameGeometry().center())
    return (screen or QGuiApplication.primaryScreen()).availableSize()
