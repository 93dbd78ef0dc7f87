"""`LuckChart`: the result of a side, and how much of it the cards gave and play made."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ai.review.match_review import SeatReview
from scopa_desktop.ui.theme.colours import BLUE, CHART_TIED, GOLD
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import draw_text, pen, set_render_hints, text_width
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.wording.number_format import signed_decimal
from scopa_desktop.ui.wording.review_wording import play_text

_ROW: Final = 26.0
_BAR: Final = 15.0
_GAP: Final = 10.0
_CAP: Final = 4.0


class LuckChart(PlainLabel):
    """Three bars from a common zero: the result, the cards, play with its interval.

    For a screen reader it is a label that says the same in a sentence.
    """

    def __init__(self, seat: SeatReview, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(sentence)
        self._half_width = seat.adjusted_half_width or 0.0
        self._rows = (
            (self.tr("Result"), seat.result, signed_decimal(seat.result), CHART_TIED),
            (self.tr("Cards"), seat.luck, signed_decimal(seat.luck), BLUE),
            (self.tr("Play"), seat.adjusted, play_text(seat), GOLD),
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A row for each bar."""
        return QSize(320, ceil(len(self._rows) * _ROW * text_scale()))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the smallest window."""
        return QSize(240, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the names, the bars about the zero line, and the numbers."""
        painter = QPainter(self)
        set_render_hints(painter)
        palette = current_palette()
        mirroring = Mirroring(painter, QRectF(self.rect()))
        font, bold = body_font(BODY_SIZE), body_font(BODY_SIZE, True)
        names = max(text_width(name, font) for name, *_ in self._rows) + _GAP
        numbers = max(text_width(number, bold) for _, _, number, _ in self._rows) + _GAP
        plot = QRectF(names, 0, max(20.0, self.width() - names - numbers), self.height())
        row = _ROW * text_scale()
        for index, (name, value, number, fill) in enumerate(self._rows):
            line = QRectF(0, index * row, self.width(), row)
            draw_text(painter, mirroring.box(QRectF(0, line.top(), names, row)), name, font,
                      palette.text)  # fmt: skip
            at = QRectF(plot.right() + _GAP, line.top(), numbers, row)
            draw_text(painter, mirroring.box(at), number, bold, palette.text)
            box = self._bar(plot, value, line.center().y())
            fill_and_outline(painter, rounded(mirroring.box(box), 3), fill, palette.frame)
        zero = mirroring.point(QPointF(self._x(plot, 0.0), 0)).x()
        painter.setPen(pen(palette.text, 1.5))
        painter.drawLine(QPointF(zero, 0), QPointF(zero, self.height()))
        self._draw_interval(painter, plot, mirroring, 2.5 * row)

    def _largest(self) -> float:
        values = [abs(value) for _, value, *_ in self._rows]
        return max(1.0, *values, values[-1] + self._half_width)

    def _x(self, plot: QRectF, value: float) -> float:
        return plot.center().x() + value / self._largest() * plot.width() / 2

    def _bar(self, plot: QRectF, value: float, middle: float) -> QRectF:
        height = _BAR * text_scale()
        ends = sorted((self._x(plot, 0.0), self._x(plot, value)))
        return QRectF(ends[0], middle - height / 2, max(1.0, ends[1] - ends[0]), height)

    def _draw_interval(
        self, painter: QPainter, plot: QRectF, mirroring: Mirroring, middle: float
    ) -> None:
        """Draw the interval of play as a line with caps."""
        if not self._half_width:
            return
        value = self._rows[-1][1]
        ends = [
            mirroring.point(QPointF(self._x(plot, value + side * self._half_width), middle))
            for side in (-1, 1)
        ]
        painter.setPen(pen(current_palette().text, 1.8))
        painter.drawLine(*ends)
        for end in ends:
            painter.drawLine(end - QPointF(0, _CAP), end + QPointF(0, _CAP))
