"""Invisible widgets that stand for groups and elements of the scene.

They paint nothing, the mouse does not see them, and Tab passes over them: only the accessibility
tree of Qt, which is made of widgets, shows them.
"""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from scopa_desktop.ui.widgets.plain_text import PlainLabel


class GroupProxy(QGroupBox):
    """A group of elements, with the role of a grouping."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _make_invisible(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class TextProxy(PlainLabel):
    """An element that can only be read, with the role of a text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        _make_invisible(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class ButtonProxy(QAbstractButton):
    """An element that can be clicked, with the role of a button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _make_invisible(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class CardProxy(QAbstractButton):
    """A card that can be chosen, with the role of a check box; it is checked while it is marked."""

    activated = Signal()
    """Assistive technology pressed or toggled the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_marked = False
        _make_invisible(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCheckable(True)
        self.clicked.connect(self.activated)
        self.toggled.connect(self._check_toggle)

    def set_marked(self, is_marked: bool) -> None:
        """Set the state that the scene shows."""
        self._is_marked = is_marked
        self.setChecked(is_marked)

    def nextCheckState(self) -> None:
        """Do nothing: the input at the table decides what a click marks."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def _check_toggle(self, is_checked: bool) -> None:
        """Turn a toggle that does not come from the scene into a click."""
        if is_checked != self._is_marked:
            self.setChecked(self._is_marked)
            self.activated.emit()


def place(widget: QWidget, box: QRectF) -> None:
    """Set the geometry of a proxy from a box in the viewport."""
    parent = widget.parentWidget()
    corner = parent.pos() if isinstance(parent, GroupProxy) else None
    rect = box.toRect()
    widget.setGeometry(rect.translated(-corner) if corner is not None else rect)


def _make_invisible(widget: QWidget) -> None:
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
