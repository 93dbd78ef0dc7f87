"""The values of an element of a chart, beside it."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import set_render_hints
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_MARGIN, _RADIUS = 8, 7
_OFFSET = QPoint(14, 16)
"""From the pointer, or from the middle of the element, to the corner of the tip."""


class ChartTip(PlainLabel):
    """A plate over the page that holds the chart, with which it scrolls.

    A tool tip of Qt would disappear whenever the pointer leaves any widget, so also when the arrow
    keys scroll the page.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__("", page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMargin(_MARGIN)
        self.hide()

    def show_at(self, point: QPoint, text: str, room: QRect) -> None:
        """Show a text beside a point, inside `room` if it fits; both are those of the page."""
        self.setStyleSheet(f"color: {current_palette().text};")
        self.setFont(body_font(SMALL_SIZE))
        self.setAccessibleName(text)
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        # Each line is read from the right, also one that begins with a Latin name.
        mark = "\N{RIGHT-TO-LEFT MARK}" if is_mirrored else ""
        self.setText("\n".join(f"{mark}{line}" for line in text.splitlines()))
        self.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > room.width():
            self.setWordWrap(True)
            size.setWidth(room.width())
            size.setHeight(self.heightForWidth(size.width()))
        box = QRect(point + _OFFSET, size)
        if is_mirrored:
            box.moveRight(point.x() - _OFFSET.x())
        if box.bottom() > room.bottom():
            box.moveBottom(point.y() - _OFFSET.y())
        box.moveTop(max(room.top(), box.top()))
        box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width() + 1)))
        self.setGeometry(box)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        set_render_hints(painter)
        plate = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS)
        fill_and_outline(painter, plate, current_palette().field, current_palette().frame, 1.6)
        painter.end()
        super().paintEvent(event)
