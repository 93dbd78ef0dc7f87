"""`CallBubble`: the call of a declaration, in a speech bubble at the player's plaque."""

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from scopa_desktop.ui.table.animation.animation_groups import sequence
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.tween import Tween
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import INK, RED_DEEP, SHADOW, WHITE
from scopa_desktop.ui.theme.durations import DECLARATION, DECLARATION_HOLD, SWEEP_FADE
from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.shapes import rounded

_PADDING: Final = 0.9
"""Space around the texts, in heights of the call's capitals."""
_TAIL, _TAIL_WIDTH = 0.75, 0.8
_RADIUS: Final = 10.0


class CallBubble(CachedItem):
    """Speech bubble with the call in drawn letters and its meaning below."""

    def __init__(
        self,
        appearance: Appearance,
        layout: TableLayout,
        seat: int,
        *,
        z: float,
        call: str,
        meaning: str,
    ) -> None:
        super().__init__(appearance, z)
        self._call, self._meaning = call, meaning
        height = layout.card.height()
        self._capitals = clamp(height * 0.1, 14, 26)
        self._font = font(clamp(height * 0.075, MIN_TABLE_SIZE + 1, 17) * text_scale())
        self._tip = QPointF()
        self._place(layout, seat)
        self.setTransformOriginPoint(self._tip)

    def animation(self) -> QAbstractAnimation:
        """The bubble grows from the plaque, stays to be read, and fades out."""
        ms, pause = self.appearance.motion_ms, self.appearance.pause_ms
        fade = Tween(lambda share: self.setOpacity(1 - share), ms(SWEEP_FADE))
        hold = QPauseAnimation(pause(DECLARATION_HOLD))
        if self.appearance.reduced_motion:
            self.setOpacity(0.0)
            return sequence(Tween(self.setOpacity, ms(DECLARATION)), hold, fade)
        self.setScale(0.01)
        grow = Tween(
            lambda share: self.setScale(max(0.01, share)),
            ms(DECLARATION),
            QEasingCurve.Type.OutBack,
        )
        return sequence(grow, hold, fade)

    def draw(self, painter: QPainter) -> None:
        """Paint the bubble with its tail, the call and the meaning."""
        shape = rounded(self.box, _RADIUS).united(self._tail())
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 90))
        painter.fillPath(shape, colour(WHITE))
        painter.strokePath(shape, pen(INK, 2))
        baseline = QPointF(self.box.center().x(), self.box.top() + self._capitals * 1.65)
        side = lettering.Anchor.CENTRE
        lettering.draw(painter, self._call, baseline, self._capitals, RED_DEEP, anchor=side)
        below = QRectF(self.box)
        below.setTop(baseline.y() + self._capitals * 0.3)
        below.setBottom(self.box.bottom() - self._capitals * 0.3)
        draw_text(painter, below, self._meaning, self._font, INK, align=CENTRE)

    # ------------------------------------------------------------- placing
    def _place(self, layout: TableLayout, seat: int) -> None:
        """Set the box: beside an upright plaque, below one in the strip, above the own one."""
        zone, reach = layout.seats[seat], self._capitals * _TAIL
        plaque = zone.plaque
        call = lettering.width(self._call, self._capitals)
        width = max(call, text_width(self._meaning, self._font)) + 2 * _PADDING * self._capitals
        box = QRectF(0, 0, width, self._capitals * 2.5 + self._font.pixelSize() * 1.5)
        middle = plaque.center()
        if zone.is_column and middle.x() > layout.table.center().x():
            self._tip = QPointF(plaque.left(), plaque.top() + plaque.height() * 0.3)
            box.moveCenter(QPointF(self._tip.x() - reach - width / 2, self._tip.y()))
        elif zone.is_column:
            self._tip = QPointF(plaque.right(), plaque.top() + plaque.height() * 0.3)
            box.moveCenter(QPointF(self._tip.x() + reach + width / 2, self._tip.y()))
        elif seat == layout.own_seat:
            self._tip = QPointF(middle.x(), plaque.top())
            box.moveCenter(QPointF(middle.x(), self._tip.y() - reach - box.height() / 2))
        else:
            self._tip = QPointF(middle.x(), plaque.bottom())
            box.moveCenter(QPointF(middle.x(), self._tip.y() + reach + box.height() / 2))
        edge, size = layout.metrics.margin, layout.metrics.size
        box.moveLeft(clamp(box.left(), edge, max(edge, size.width() - edge - width)))
        self.set_box(box)

    def boundingRect(self) -> QRectF:
        tip = QRectF(self._tip.x() - 2, self._tip.y() - 2, 4, 4)
        return super().boundingRect().united(tip)

    def _tail(self) -> QPainterPath:
        """The triangle from the edge of the bubble to the plaque."""
        box, half = self.box, self._capitals * _TAIL_WIDTH / 2
        if box.left() <= self._tip.x() <= box.right():
            edge = box.top() if self._tip.y() < box.center().y() else box.bottom()
            root = QPointF(clamp(self._tip.x(), box.left() + 24, box.right() - 24), edge)
            aside, inwards = QPointF(half, 0), QPointF(0, -1 if edge == box.bottom() else 1)
        else:
            edge = box.left() if self._tip.x() < box.left() else box.right()
            root = QPointF(edge, clamp(self._tip.y(), box.top() + 24, box.bottom() - 24))
            aside, inwards = QPointF(0, half), QPointF(-1 if edge == box.right() else 1, 0)
        path = QPainterPath()
        root += inwards * 4
        path.addPolygon(QPolygonF([root - aside, self._tip, root + aside]))
        path.closeSubpath()
        return path
