"""The places of labels, marks and values in charts with one row for each thing."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from scopa_desktop.ui.charts.chart_scene import small_line_height
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import text_width

_GAP: Final = 12.0
_MARGIN: Final = 8.0
"""At both sides of a row, so that its focus ring surrounds its texts."""
_STACKED_BELOW: Final = 440
"""Width in logical pixels below which labels are above their marks."""
_WIDEST_LABEL: Final = 0.3
"""Share of the width."""
_AXIS_GAP: Final = 6.0


class RowText(NamedTuple):
    """The texts of a row: its label and, beside the marks, its value."""

    label: str
    value: str = ""


class RowPlace(NamedTuple):
    """The places of a row, in coordinates from left to right."""

    box: QRectF
    label: QRectF
    plot: QRectF
    value: QRectF


class RowGrid:
    """The rows of a chart, below its legend and above its axis.

    In a wide chart, label, marks and value stand side by side; in a narrow one the label and the
    value are above the marks, on one line if both fit.
    """

    def __init__(
        self,
        texts: Sequence[RowText],
        width: float,
        top: float,
        lane: float,
        *,
        has_axis: bool,
    ) -> None:
        """`lane` is the height of the marks of a row in logical pixels."""
        scale, line = text_scale(), small_line_height()
        self.label_font, self.value_font = body_font(BODY_SIZE), body_font(SMALL_SIZE)
        labels = max((text_width(text.label, self.label_font) for text in texts), default=0.0)
        values = max((text_width(text.value, self.value_font) for text in texts), default=0.0)
        longest = labels + values + _GAP
        labels, values = min(labels + 2, width * _WIDEST_LABEL), values + 2 if values else 0.0
        self.is_stacked = width < _STACKED_BELOW * scale or labels + values > width * 0.55
        self.top = top
        label_line = max(line, round(BODY_SIZE * scale * 1.45))
        self._lines = 2 if longest > width - 2 * _MARGIN else 1
        if self.is_stacked:
            self.plot_left, self.plot_right = _MARGIN, width - _MARGIN
            row_height = self._lines * label_line + lane * scale + 12
        else:
            self.plot_left = _MARGIN + labels + _GAP
            self.plot_right = width - _MARGIN - (values + _GAP if values else 0.0)
            row_height = max(label_line, lane * scale) + 10
        self.rows = [
            self._row(QRectF(0, top + place * row_height, width, row_height), label_line, lane)
            for place in range(len(texts))
        ]
        self.bottom = top + row_height * len(texts)
        self.height = self.bottom + (_AXIS_GAP + line if has_axis else 0.0)
        self.axis_top = self.bottom + _AXIS_GAP

    def _row(self, box: QRectF, label_line: float, lane: float) -> RowPlace:
        plot_width = self.plot_right - self.plot_left
        if not self.is_stacked:
            label = box.adjusted(_MARGIN, 0, 0, 0)
            label.setRight(self.plot_left - _GAP)
            value = box.adjusted(0, 0, -_MARGIN, 0)
            value.setLeft(self.plot_right + _GAP)
            plot = QRectF(self.plot_left, box.top(), plot_width, box.height())
            return RowPlace(box, label, plot, value)
        label = QRectF(_MARGIN, box.top() + 3, plot_width, label_line)
        value = label.translated(0, (self._lines - 1) * label_line)
        plot = QRectF(self.plot_left, value.bottom(), plot_width, lane * text_scale())
        return RowPlace(box, label, plot, value)

    @property
    def stretches(self) -> list[tuple[float, float]]:
        """The vertical stretches in which lines through the marks cross no text."""
        if not self.is_stacked:
            return [(self.top, self.bottom)]
        return [(row.plot.top(), row.plot.bottom()) for row in self.rows]
