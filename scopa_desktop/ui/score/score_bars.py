"""The totals of the score sheet: points of the round and of the match, and the distance to win."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QWidget

from scopa_desktop.ui.score.score_grid import Grid
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import GOLD, INK, RED
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import body_font, is_text_huge, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    LEFT,
    RIGHT,
    colour,
    draw_text,
    fitting_font,
    pen,
    smooth_painter,
)
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.text_direction import without_marks

tr: Final = partial(translate, "Score")

_LEFT = 6.0
_NOTE = 12.0
_NOTCH = 4.0


def distance(points: int, target: int) -> str:
    """The distance to the target: `4 short of 11`."""
    if points < target:
        return tr("{points} short of {target}").format(points=target - points, target=target)
    if points == target:
        return tr("at the target of {target}").format(target=target)
    return tr("past the target of {target}").format(target=target)


class ScoreBar(PlainLabel):
    """The totals of one side; a label, so that screen readers find its text."""

    def __init__(
        self, side_name: str, before: int, target: int, longest: int, parent: QWidget | None = None
    ) -> None:
        """`longest` is the score at the right end of every side's bar."""
        super().__init__("", parent)
        self._side_name = side_name
        self._before = before
        self._now = before
        self._target = target
        self._longest = longest
        self._grid: Grid | None = None

    def set_grid(self, grid: Grid) -> None:
        self._grid = grid
        self.update()

    def set_points(self, points: int) -> None:
        """Set the points of the match, including the rows counted so far."""
        self._now = points
        pattern = tr("{name}: {gained} this round, {points} in the match, {distance}")
        description = pattern.format(
            name=self._side_name,
            gained=self._now - self._before,
            points=points,
            distance=distance(points, self._target),
        )
        self.setAccessibleName(without_marks(description))
        set_tool_tip(self, description)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the points and the bar; the bar is below the points if there is little width.

        Huge words are below both.
        """
        grid = self._grid
        if grid is None:
            return
        painter = smooth_painter(self)
        scale = grid.totals_scale
        gained = self._now - self._before
        gained_text = f"{gained:+d}".replace("-", "−") if gained else "0"
        mirroring = Mirroring(painter, QRectF(self.rect()))
        start, side = mirroring.x(_LEFT), mirroring.anchor(lettering.Anchor.LEFT)
        above, figure = QPointF(start, 27 * scale), QPointF(start, 69 * scale)
        lettering.draw(painter, gained_text, above, 15 * scale, current_palette().text, anchor=side)
        reach = lettering.draw(
            painter, str(self._now), figure, 25 * scale, current_palette().title, anchor=side
        )
        if is_text_huge():
            bar = QRectF(_LEFT, 80 * scale, self.width() - 2 * _LEFT, 14 * scale)
            words = QRectF(_LEFT, 100 * scale, 0, 36 * scale)
        elif grid.stacked:
            words = QRectF(_LEFT + reach + 8, 46 * scale, 0, 24 * scale)
            bar = QRectF(_LEFT, 80 * scale, self.width() - 2 * _LEFT, 14 * scale)
        else:
            left = _LEFT + max(reach + 14 * scale, grid.figure_width + 10)
            bar = QRectF(left, 52 * scale, self.width() - left - _LEFT - 6, 16 * scale)
            words = QRectF(left, 25 * scale, 0, 20 * scale)
        words.setRight(bar.right())
        distance_text = distance(self._now, self._target)
        note = _NOTE * max(1.0, grid.scale * 0.9)
        face = body_font(note)
        if is_text_huge():
            face = fitting_font(distance_text, note * text_scale(), words.width())
        draw_text(
            painter,
            mirroring.box(words),
            distance_text,
            face,
            current_palette().secondary_text,
            align=RIGHT,
        )
        if mirroring.is_mirrored:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        self._draw_bar(painter, bar)

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        """Draw the old score in red, the points of the round in gold, and a notch at the target."""
        frame = rounded(bar, bar.height() / 2)
        painter.fillPath(frame, colour(current_palette().field))
        painter.save()
        painter.setClipPath(frame)
        painter.fillRect(self._part(bar, 0, min(self._before, self._now)), colour(RED))
        painter.fillRect(self._part(bar, self._before, self._now), colour(GOLD))
        painter.setPen(pen(INK, 1.6))
        for x in (self._x(bar, points) for points in (self._before, self._now)):
            if bar.left() < x < bar.right():
                painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        painter.restore()
        painter.strokePath(frame, pen(current_palette().frame, 2))
        if self._target < self._longest:
            x = self._x(bar, self._target)
            painter.setPen(pen(current_palette().text, 2.4))
            painter.drawLine(QPointF(x, bar.top() - _NOTCH), QPointF(x, bar.bottom() + _NOTCH))

    def _part(self, bar: QRectF, first: int, last: int) -> QRectF:
        left = self._x(bar, first)
        return QRectF(left, bar.top(), max(0.0, self._x(bar, last) - left), bar.height())

    def _x(self, bar: QRectF, points: int) -> float:
        return bar.left() + bar.width() * min(max(points, 0), self._longest) / self._longest


class TotalsPanel(QWidget):
    """The totals of all sides, below the columns of the table."""

    def __init__(
        self, names: Sequence[str], before: Sequence[int], after: Sequence[int], target: int
    ) -> None:
        super().__init__()
        longest = max(target, *after)
        self._bars = [
            ScoreBar(name, points, target, longest, self)
            for name, points in zip(names, before, strict=True)
        ]
        self._grid: Grid | None = None
        self.show_points(before)

    def set_grid(self, grid: Grid) -> None:
        """Set the sizes, and place the bars below the columns."""
        self._grid = grid
        self.setFixedHeight(grid.totals_height)
        for bar in self._bars:
            bar.set_grid(grid)
        self._place_bars()

    def show_points(self, totals: Sequence[int]) -> None:
        """Set the points of the match, including the rows counted so far."""
        for bar, points in zip(self._bars, totals, strict=True):
            bar.set_points(points)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_bars()

    def paintEvent(self, event: QPaintEvent) -> None:
        grid = self._grid
        if grid is None:
            return
        painter = smooth_painter(self)
        painter.setPen(pen(current_palette().title, 2))
        painter.drawLine(QPointF(1, 4), QPointF(self.width() - 1, 4))
        face = grid.label_font
        scale = grid.totals_scale
        labels = ((tr("This round"), 19.5 * scale), (tr("Match"), 56.5 * scale))
        for words, middle in labels:
            box = QRectF(14, middle - 14 * scale, grid.label_width - 14, 28 * scale)
            box = Mirroring(painter, QRectF(self.rect())).box(box)
            draw_text(painter, box, words, face, current_palette().text, align=LEFT)

    def sizeHint(self) -> QSize:
        """The height of the grid's totals; the width grows with the layout."""
        return QSize(0, self.minimumHeight())

    def _place_bars(self) -> None:
        grid = self._grid
        if grid is None:
            return
        width = (self.width() - grid.label_width) / len(self._bars)
        for place, bar in enumerate(self._bars):
            left = round(grid.label_width + place * width)
            box = QRect(left, 0, round(width), self.height())
            bar.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), box))
