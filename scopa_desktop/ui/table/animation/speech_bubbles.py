"""Speech bubbles at the plaques of the players: calls of declarations, and remarks."""

from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.tween import Tween, sequence
from scopa_desktop.ui.theme.colours import INK, RED_DEEP, SHADOW, WHITE
from scopa_desktop.ui.theme.durations import DECLARATION, DECLARATION_HOLD, SWEEP_FADE
from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font, heading_font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.shapes import rounded

_PADDING: Final = 0.9
"""Space around the texts, in heights of the call's capitals."""
_TAIL, _TAIL_WIDTH = 0.75, 0.8
_RADIUS: Final = 10.0
_WIDEST, _NARROWEST = 0.4, 180.0
"""The most that a remark has of the width of the table, and the least in pixels."""
_WRAPPED: Final = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value


class SpeechBubble(CachedItem):
    """A bubble with a tail at a player's plaque; subclasses paint what it holds."""

    def __init__(
        self, appearance: Appearance, layout: TableLayout, seat: int, *, z: float, content: QSizeF
    ) -> None:
        """`content` is the size of what it holds, with the space around it."""
        super().__init__(appearance, z)
        self._capitals = _capitals(layout)
        self._tip = QPointF()
        self._place(layout, seat, content)
        self.setTransformOriginPoint(self._tip)

    def animation(self) -> QAbstractAnimation:
        """The bubble grows from the plaque, stays to be read, and fades out."""
        ms, pause = self.appearance.motion_ms, self.appearance.pause_ms
        fade = Tween(lambda share: self.setOpacity(1 - share), ms(SWEEP_FADE))
        hold = QPauseAnimation(pause(DECLARATION_HOLD))
        if self.appearance.look.reduced_motion:
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
        """Paint the bubble with its tail."""
        shape = rounded(self.box, _RADIUS).united(self._tail())
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 90))
        painter.fillPath(shape, colour(WHITE))
        painter.strokePath(shape, pen(INK, 2))

    # ------------------------------------------------------------- placing
    def _place(self, layout: TableLayout, seat: int, content: QSizeF) -> None:
        """Set the box: beside an upright plaque, below one in the strip, above the own one."""
        zone, reach = layout.seats[seat], self._capitals * _TAIL
        plaque = zone.plaque
        box, width = QRectF(QPointF(), content), content.width()
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


class CallBubble(SpeechBubble):
    """The call of a declaration in drawn letters, with its meaning below."""

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
        self._call, self._meaning = call, meaning
        self._font = _text_font(layout)
        capitals = _capitals(layout)
        width = max(text_width(call, heading_font(capitals)), text_width(meaning, self._font))
        height = capitals * 2.5 + self._font.pixelSize() * 1.5
        content = QSizeF(width + 2 * _PADDING * capitals, height)
        super().__init__(appearance, layout, seat, z=z, content=content)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        baseline = QPointF(self.box.center().x(), self.box.top() + self._capitals * 1.65)
        line = QRectF(self.box.left(), baseline.y() - self._capitals, self.box.width(), 0)
        line.setHeight(self._capitals)
        face = heading_font(self._capitals)
        draw_text(painter, line, self._call, face, RED_DEEP, align=CENTRE)
        below = QRectF(self.box)
        below.setTop(baseline.y() + self._capitals * 0.3)
        below.setBottom(self.box.bottom() - self._capitals * 0.3)
        draw_text(painter, below, self._meaning, self._font, INK, align=CENTRE)


class RemarkBubble(SpeechBubble):
    """A remark in a few lines."""

    def __init__(
        self, appearance: Appearance, layout: TableLayout, seat: int, *, z: float, remark: str
    ) -> None:
        self.remark, self._font = remark, _text_font(layout)
        widest = QRectF(0, 0, max(_NARROWEST, layout.table.width() * _WIDEST), 1000)
        metrics = QFontMetricsF(self._font)
        needed = metrics.boundingRect(widest, _WRAPPED, remark).size()
        space = 2 * _PADDING * _capitals(layout)
        content = QSizeF(needed.width() + space + 2, needed.height() + space * 0.7)
        super().__init__(appearance, layout, seat, z=z, content=content)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        painter.setFont(self._font)
        painter.setPen(colour(INK))
        space = _PADDING * self._capitals
        painter.drawText(self.box.adjusted(space, 0, -space, 0), _WRAPPED, self.remark)


def _capitals(layout: TableLayout) -> float:
    """The height of the capitals of a call."""
    return clamp(layout.card.height() * 0.1, 14, 26)


def _text_font(layout: TableLayout) -> QFont:
    size = clamp(layout.card.height() * 0.075, MIN_TABLE_SIZE + 1, 17)
    return font(size * text_scale())
