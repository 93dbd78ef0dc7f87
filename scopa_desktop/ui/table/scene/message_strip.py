"""Texts over the table: `MessageStrip`, which disappears after a while, and `SumPlate`."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.free_space import DISTANCE, first_free
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.tween import Tween
from scopa_desktop.ui.theme.badges import badge_overlap
from scopa_desktop.ui.theme.colours import INK, PAPER, SHADOW
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, fitting_font, text_width
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline

_MIN_DURATION, _DURATION_PER_LETTER = 2500, 55
"""Milliseconds."""
_FADE = 200
_MAX_WIDTHS = (0.7, 0.5, 0.35)
"""Shares of the cloth's width, tried one after another."""
_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class MessageStrip(CachedItem):
    """Message above the person's hand, beside all open cards, as long as it takes to read."""

    def __init__(self, appearance: Appearance, z: float, parent: QObject) -> None:
        super().__init__(appearance, z)
        self.text = ""
        self._font = QFont()
        self._fading: Tween | None = None
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_message(
        self, sentence: str, layout: TableLayout, obstacles: Sequence[QRectF] = ()
    ) -> None:
        """Show a sentence for a time that depends on its length; see `place`."""
        self.clear()
        self.text = sentence
        self.place(layout, obstacles)
        self.setOpacity(1.0)
        self.show()
        self._timer.start(max(_MIN_DURATION, _DURATION_PER_LETTER * len(sentence)))

    def place(self, layout: TableLayout, obstacles: Sequence[QRectF]) -> None:
        """Place the strip above the person's hand, or further up or aside to cover no obstacle.

        It is narrower, with more lines, where only that covers none. Where that is not possible
        either, it covers as little as it can.
        """
        self._font = font(clamp(layout.card.height() * 0.085, 13, 20) * text_scale(), bold=True)
        boxes = [
            box
            for size in self._possible_sizes(layout.metrics.size.width())
            for box in _possible_boxes(size, layout, obstacles)
        ]
        self.set_box(first_free(boxes, obstacles))

    def _possible_sizes(self, width: float) -> Iterator[QSizeF]:
        """Sizes for the text on a cloth of a width, from the widest to the one with most lines."""
        metrics = QFontMetrics(self._font)
        for share in _MAX_WIDTHS:
            room = QRect(0, 0, round(width * share), 1000)
            text = metrics.boundingRect(room, _FLAGS, self.text)
            yield QSizeF(text.width() + metrics.height() * 2, text.height() + 14)

    def clear(self) -> None:
        self._timer.stop()
        if self._fading is not None:
            self._fading.stop()
            self._fading = None
        self.hide()

    @property
    def is_animating(self) -> bool:
        """Whether it is fading."""
        return self._fading is not None and self._fading.state() is Tween.State.Running

    def draw(self, painter: QPainter) -> None:
        """Paint the paper, its border and the text."""
        shape = cartouche(self.box, 6)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
        fill_and_outline(painter, shape, PAPER, INK)
        painter.setFont(self._font)
        painter.setPen(colour(INK))
        margin = QFontMetrics(self._font).height() / 2
        painter.drawText(self.box.adjusted(margin, 0, -margin, 0), int(_FLAGS), self.text)

    def _fade(self) -> None:
        ms = self.appearance.motion_ms(_FADE)
        if ms <= 0:
            self.clear()
            return
        self._fading = Tween(lambda share: self.setOpacity(1 - share), ms)
        self._fading.finished.connect(self.hide)
        self._fading.start()


def _possible_boxes(
    size: QSizeF, layout: TableLayout, obstacles: Sequence[QRectF]
) -> Iterator[QRectF]:
    """Boxes from the person's hand upwards, first those in the middle, then beside obstacles."""
    distance = DISTANCE + badge_overlap(layout.card.height())
    foot = layout.own_hand.top() - 1.4 * layout.metrics.lift
    above = {obstacle.top() - distance for obstacle in obstacles}
    bottoms = [foot, *sorted((y for y in above if y < foot), reverse=True)]
    centre = layout.table.center().x() - size.width() / 2
    beside = {each.right() + distance for each in obstacles}
    beside |= {each.left() - distance - size.width() for each in obstacles}
    most = layout.metrics.size.width() - size.width() - DISTANCE
    aside = sorted((x for x in beside if DISTANCE <= x <= most), key=lambda x: (abs(x - centre), x))
    for left in (centre, *aside):
        for bottom in bottoms:
            yield QRectF(QPointF(left, max(DISTANCE, bottom - size.height())), size)


_PADDING, _HEIGHT = 2.0, 2.1
"""Room around the text beside it, and height of the plate, in text sizes."""


class SumPlate(CachedItem):
    """A sum such as "7 + 3 = 10" on a paper plate; it takes no clicks."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.text = ""
        self._px = 12.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def set_text(self, text: str) -> None:
        """Set the sum; the plate is hidden without one."""
        self.text = text
        self.setVisible(bool(text))

    def place(self, zone: QRectF, px: float) -> None:
        """Centre the plate in a zone; `px` is the text size in pixels."""
        self._px = px
        width = text_width(self.text, font(px, bold=True)) + _PADDING * px
        box = QRectF(0, 0, min(zone.width(), width), px * _HEIGHT)
        box.moveCenter(zone.center())
        self.set_box(box)

    def draw(self, painter: QPainter) -> None:
        fill_and_outline(painter, cartouche(self.box, 5), PAPER, INK)
        room = self.box.width() - self._px
        fitting = fitting_font(self.text, self._px, room, bold=True)
        draw_text(painter, self.box, self.text, fitting, INK, align=CENTRE)
