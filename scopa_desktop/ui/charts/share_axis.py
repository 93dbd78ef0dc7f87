"""The axis below rows of shares."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from scopa_desktop.ui.charts.chart_scene import ChartScene
from scopa_desktop.ui.charts.marks import draw_grid_line
from scopa_desktop.ui.charts.row_chart import RowGrid
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, text_width
from scopa_desktop.ui.wording.number_format import percentage

_STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5)
_LABEL_GAP: Final = 16.0
_INSET: Final = 7.0
"""So that dots at the ends stay inside."""


class ShareAxis:
    """Maps shares to x coordinates of the layout, and paints lines and their numbers."""

    def __init__(self, grid: RowGrid, low: float, high: float) -> None:
        """An axis from `low` to `high`; equal ends are moved apart."""
        self._grid = grid
        self._face = body_font(SMALL_SIZE)
        if high <= low:
            low, high = max(0.0, low - 0.01), min(1.0, high + 0.01)
        self._low, self._high = low, high
        self._left, self._right = grid.plot_left + _INSET, grid.plot_right - _INSET

    def x(self, share: float) -> float:
        part = (share - self._low) / (self._high - self._low)
        return self._left + part * (self._right - self._left)

    def paint(self, painter: QPainter, scene: ChartScene, middle: float | None = None) -> None:
        """Paint the lines through all rows, a dashed one at `middle`, and the numbers below."""
        palette, (step, decimals) = scene.frame.palette, self._step()
        first, last = math.ceil(self._low / step - 1e-9), math.floor(self._high / step + 1e-9)
        for place in range(first, last + 1):
            share = place * step
            x = scene.x(self.x(share))
            is_middle = middle is not None and abs(share - middle) < step / 100
            for top, bottom in self._grid.stretches:
                ends = (QPointF(x, top), QPointF(x, bottom))
                draw_grid_line(painter, ends, palette, is_dashed=is_middle)
            box = QRectF(x - 40, self._grid.axis_top, 80, scene.line_height)
            box.moveLeft(max(-40 + self._half(share, decimals), box.left()))
            box.moveRight(min(scene.width + 40 - self._half(share, decimals), box.right()))
            text = percentage(share, decimals)
            draw_text(painter, box, text, self._face, palette.secondary_text, align=CENTRE)

    def _half(self, share: float, decimals: int) -> float:
        return text_width(percentage(share, decimals), self._face) / 2

    def _step(self) -> tuple[float, int]:
        """The shortest step at which the numbers fit, and how many decimals they need."""
        length = self._right - self._left
        for step in _STEPS:
            decimals = 0 if step >= 0.01 else 1
            room = length * step / (self._high - self._low)
            if room >= text_width(percentage(1, decimals), self._face) + _LABEL_GAP:
                return step, decimals
        return _STEPS[-1], 0
