"""How much room a window has on its screen."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def screen_room(widget: QWidget) -> QSize:
    """The size that windows may take on the screen of a widget, or where it will appear.

    Never ask `QWidget.screen`: what it gives belongs to the widget, and the screen itself is
    deleted with it, which brings the program down at the next window.
    """
    over = widget.parentWidget() or widget
    screen = QGuiApplication.screenAt(over.frameGeometry().center())
    return (screen or QGuiApplication.primaryScreen()).availableSize()
