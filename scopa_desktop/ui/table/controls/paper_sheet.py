"""The sheets of paper on which the controls over the table are."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from scopa_desktop.ui.theme.colours import INK, PAPER, SHADOW
from scopa_desktop.ui.theme.painting import colour, smooth_painter
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind

SHEET_STYLE: Final = f"QLabel {{ color: {INK}; }}"
SHEET_SHADOW: Final = 4
"""The height of the shadow below the sheet, which belongs to the widget, in logical pixels."""


class PaperSheet(QFrame):
    """A sheet with a border and a shadow; clicks on it do not reach what is below."""

    def __init__(self, parent: QWidget | None = None, style: str = "") -> None:
        """`style` is what the style sheet has beside the colour of labels."""
        super().__init__(parent)
        self.setStyleSheet(SHEET_STYLE + style)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        shape = cartouche(QRectF(self.rect()).adjusted(2, 1, -2, -SHEET_SHADOW), 8)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
        fill_and_outline(painter, shape, PAPER, INK)

    def put_at_foot(self, size: QSize, room: QRectF) -> None:
        """Set the geometry: centred on the lower edge of a room, before the siblings."""
        box = QRect(0, 0, size.width(), size.height())
        box.moveCenter(room.center().toPoint())
        box.moveBottom(round(room.bottom()))
        self.setGeometry(box)
        self.raise_()

    def give_focus_to(self, table: QWidget) -> None:
        """Move the focus to the table if a widget that is about to be hidden has it."""
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus():
            table.setFocus()

    def close_sheet(self, table: QWidget) -> None:
        """Hide the sheet and give the keyboard focus back to the table."""
        self.give_focus_to(table)
        self.hide()


def sheet_button(text: str = "", kind: ButtonKind = ButtonKind.GOLD) -> Button:
    """A button; a click on it does not take the keyboard focus from the table."""
    button = Button(text, kind)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
