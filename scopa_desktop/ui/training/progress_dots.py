"""`ProgressDots`: a dot for each step of a lesson."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.painting import colour, pen, set_render_hints

_HEIGHT, _PITCH, _LARGEST = 16, 15.0, 4.0


class ProgressDots(QWidget):
    """Filled dots for the steps that are done, a larger one for the current step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self._count = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_progress(self, number: int, count: int, text: str) -> None:
        """Set the current step, counted from 0, and the text for screen readers."""
        self._number, self._count = number, count
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        """A row of dots."""
        return QSize(round(self._count * _PITCH / 2), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """The dots shrink with the width."""
        return QSize(60, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots in reading direction."""
        painter = QPainter(self)
        set_render_hints(painter)
        palette = current_palette()
        pitch = min(_PITCH, (self.width() - 2 * _LARGEST) / max(1, self._count - 1))
        radius = min(_LARGEST - 1, pitch * 0.32)
        painter.setPen(pen(palette.title, 1))
        for index in range(self._count):
            x = _LARGEST + index * pitch
            if self.isRightToLeft():
                x = self.width() - x
            is_current = index == self._number
            painter.setBrush(colour(palette.title if index <= self._number else palette.background))
            size = min(_LARGEST, radius * 1.6) if is_current else radius
            painter.drawEllipse(QPointF(x, self.height() / 2), size, size)
