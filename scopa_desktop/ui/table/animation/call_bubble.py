"""What a player calls out: a bubble of paper at his plaque."""

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from scopa_desktop.ui.table.animation.movements import in_turn
from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.piles import PrintedItem
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.durations import DECLARE, DECLARE_STAYS, SWEEP_FADE
from scopa_desktop.ui.theme.fonts import SMALLEST_ON_TABLE, font
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.theme.tokens import INK, RED_DEEP, SHADOW, WHITE

_PADDING: Final = 0.9
"""Paper round the words, in heights of the called word's capitals."""
_TAIL, _TAIL_WIDTH = 0.75, 0.8
_RADIUS: Final = 10.0


class CallBubble(PrintedItem):
    """A word called out, in drawn letters, and below it what it means."""

    def __init__(
        self,
        appearance: Appearance,
        layout: TableLayout,
        seat: int,
        *,
        level: float,
        call: str,
        words: str,
    ) -> None:
        super().__init__(appearance, level)
        self._call, self._words = call, words
        height = layout.card.height()
        self._capitals = clamp(height * 0.1, 14, 26)
        self._font = font(clamp(height * 0.075, SMALLEST_ON_TABLE + 1, 17))
        self._tip = QPointF()
        self._place(layout, seat)
        self.setTransformOriginPoint(self._tip)

    def animation(self) -> QAbstractAnimation:
        """It springs from the plaque, stays to be read, and goes."""
        ms, pause = self.appearance.ms, self.appearance.pause
        fade = Tween(lambda share: self.setOpacity(1 - share), ms(SWEEP_FADE))
        stay = QPauseAnimation(pause(DECLARE_STAYS))
        if self.appearance.reduced_motion:
            self.setOpacity(0.0)
            return in_turn(Tween(self.setOpacity, ms(DECLARE)), stay, fade)
        self.setScale(0.01)
        grow = Tween(
            lambda share: self.setScale(max(0.01, share)),
            ms(DECLARE),
            QEasingCurve.Type.OutBack,
        )
        return in_turn(grow, stay, fade)

    def draw(self, painter: QPainter) -> None:
        """Paper with its tail, the call and the words."""
        shape = rounded(self.box, _RADIUS).united(self._tail())
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 90))
        painter.fillPath(shape, colour(WHITE))
        painter.strokePath(shape, pen(INK, 2))
        baseline = QPointF(self.box.center().x(), self.box.top() + self._capitals * 1.65)
        side = lettering.Side.CENTRE
        lettering.draw(painter, self._call, baseline, self._capitals, RED_DEEP, side=side)
        below = QRectF(self.box)
        below.setTop(baseline.y() + self._capitals * 0.3)
        below.setBottom(self.box.bottom() - self._capitals * 0.3)
        draw_text(painter, below, self._words, self._font, INK, align=CENTRE)

    # ------------------------------------------------------------- placing
    def _place(self, layout: TableLayout, seat: int) -> None:
        """Beside a standing plaque, below one in the far strip, above the player's own."""
        zone, reach = layout.seats[seat], self._capitals * _TAIL
        plaque = zone.plaque
        call = lettering.width(self._call, self._capitals)
        width = max(call, text_width(self._words, self._font)) + 2 * _PADDING * self._capitals
        box = QRectF(0, 0, width, self._capitals * 2.5 + self._font.pixelSize() * 1.5)
        middle = plaque.center()
        if zone.upright and middle.x() > layout.table.center().x():
            self._tip = QPointF(plaque.left(), plaque.top() + plaque.height() * 0.3)
            box.moveCenter(QPointF(self._tip.x() - reach - width / 2, self._tip.y()))
        elif zone.upright:
            self._tip = QPointF(plaque.right(), plaque.top() + plaque.height() * 0.3)
            box.moveCenter(QPointF(self._tip.x() + reach + width / 2, self._tip.y()))
        elif seat == 0:
            self._tip = QPointF(middle.x(), plaque.top())
            box.moveCenter(QPointF(middle.x(), self._tip.y() - reach - box.height() / 2))
        else:
            self._tip = QPointF(middle.x(), plaque.bottom())
            box.moveCenter(QPointF(middle.x(), self._tip.y() + reach + box.height() / 2))
        edge, size = layout.metrics.margin, layout.metrics.size
        box.moveLeft(clamp(box.left(), edge, max(edge, size.width() - edge - width)))
        self.set_box(box)

    def boundingRect(self) -> QRectF:
        """The paper, its tail and its shadow."""
        tip = QRectF(self._tip.x() - 2, self._tip.y() - 2, 4, 4)
        return super().boundingRect().united(tip)

    def _tail(self) -> QPainterPath:
        """From the edge of the paper to the plaque."""
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
