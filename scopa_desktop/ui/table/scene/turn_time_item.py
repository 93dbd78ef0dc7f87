"""`TurnTimeItem`: the ring around a portrait that shows how much time is left for a move."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.colours import BLUSH, INK, PAPER, RED, WALNUT_3
from scopa_desktop.ui.theme.painting import pen

LAST_SECONDS: Final = 10
"""The time is shown as a number from so many seconds on."""
URGENT_SECONDS: Final = 5
"""The ring has another colour from so many seconds on."""
_TOP, _CIRCLE = 90 * 16, 360 * 16
"""Angles in the unit of Qt, a sixteenth of a degree."""


class TurnTimeItem(CachedItem):
    """A ring that gets shorter every second, and a number in the last seconds.

    `box` is the portrait. Nothing in it moves or blinks: it is painted once a second.
    """

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self._left = self._total = 0
        self._gaps: tuple[QRectF, ...] = ()
        self.hide()

    @property
    def is_urgent(self) -> bool:
        """Whether the ring has the colour of the last seconds."""
        return self._left <= URGENT_SECONDS

    @property
    def number(self) -> str:
        """The number shown; empty while there is none."""
        return str(self._left) if self._left <= LAST_SECONDS else ""

    def place(self, portrait: QRectF, gaps: tuple[QRectF, ...] = ()) -> None:
        """Set the boxes of the portrait, and of the discs that the ring must not cover."""
        if (portrait, gaps) != (self.box, self._gaps):
            self._gaps = gaps
            self.set_box(portrait)

    def set_time(self, left: int, total: int) -> None:
        """Set the time left and the time for the move, in seconds."""
        if (left, total) != (self._left, self._total):
            self._left, self._total = left, total
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the ring on the edge of the portrait, and the number on it."""
        painter.save()
        self._leave_gaps(painter)
        width = clamp(self.box.width() * 0.075, 3.5, 8)
        ring = self.box.adjusted(-width / 2, -width / 2, width / 2, width / 2)
        painter.setPen(pen(INK, width + 3))
        painter.drawEllipse(ring)
        painter.setPen(pen(WALNUT_3, width))
        painter.drawEllipse(ring)
        if self._left and self._total:
            arc = pen(RED if self.is_urgent else PAPER, width)
            arc.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(arc)
            # Clockwise, as the hand of a clock, in every language.
            painter.drawArc(ring, _TOP, -round(_CIRCLE * self._left / self._total))
        painter.restore()
        if self.number:
            self._draw_number(painter)

    def _leave_gaps(self, painter: QPainter) -> None:
        if self._gaps:
            free, discs = QPainterPath(), QPainterPath()
            free.addRect(self.boundingRect())
            for gap in self._gaps:
                discs.addEllipse(gap.adjusted(-1, -1, 1, 1))
            painter.setClipPath(free.subtracted(discs), Qt.ClipOperation.IntersectClip)

    def _draw_number(self, painter: QPainter) -> None:
        """Paint the number at the upper end of the portrait, where the table has no other mark."""
        radius = clamp(self.box.width() * 0.2, 9.5, 17)
        top = QPointF(self.box.center().x(), self.box.top() + radius * 0.35)
        draw_badge(painter, top, radius, self.number, BLUSH if self.is_urgent else PAPER)
