"""A chart laid out at one size: what is painted where, and which parts can be pointed at."""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from scopa_desktop.ui.theme.colours import DialogPalette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, text_scale
from scopa_desktop.ui.theme.mirroring import mirrored
from scopa_desktop.ui.theme.painting import colour, pen

_RING_GAP, _RING_RADIUS = 1.0, 5.0
_NICE_STEPS: Final = (1, 2, 5, 10)

HORIZONTAL_KEYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
VERTICAL_KEYS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@dataclass(frozen=True)
class ChartFrame:
    """Size, colours and reading direction in which a chart is laid out and painted."""

    size: QSizeF
    palette: DialogPalette
    is_mirrored: bool = False
    """Whether the language is read from the right."""


class ChartElement(NamedTuple):
    """A part of a chart that can be pointed at and reached with the arrow keys."""

    box: QRectF
    tip: str
    """What it shows, with its numbers; for a tool tip and for screen readers."""


class ChartScene(ABC):
    """A chart at one size.

    Subclasses lay everything out from left to right and map it with `place` and `x`, and set
    `elements`, whose order is that of the arrow keys: `steps` says by how many a key moves.
    """

    steps: ClassVar[dict[Qt.Key, int]] = VERTICAL_KEYS
    """By how many elements an arrow key moves, in a language that is read from the left."""

    elements: Sequence[ChartElement]
    """The parts that can be pointed at. Their boxes are those on the screen."""

    def __init__(self, frame: ChartFrame) -> None:
        self.frame = frame
        self.scale = text_scale()
        self.width, self.height = frame.size.width(), frame.size.height()

    @abstractmethod
    def paint(self, painter: QPainter) -> None:
        """Paint the chart; the background is already there."""

    def place(self, box: QRectF) -> QRectF:
        """A box of the layout on the screen."""
        return mirrored(box, self.width) if self.frame.is_mirrored else QRectF(box)

    def x(self, x: float) -> float:
        """An x coordinate of the layout on the screen."""
        return self.width - x if self.frame.is_mirrored else x

    def first_element(self) -> int:
        """The element at which the keyboard begins."""
        return 0

    def element_at(self, point: QPointF) -> int | None:
        """The index of the element below a point."""
        hits = (n for n, element in enumerate(self.elements) if element.box.contains(point))
        return next(hits, None)

    def neighbour(self, index: int, key: Qt.Key) -> int | None:
        """The element that a key leads to, at most the first or last; None for other keys."""
        last = len(self.elements) - 1
        if key == Qt.Key.Key_Home:
            return 0
        if key == Qt.Key.Key_End:
            return last
        step = self._steps().get(key)
        return None if step is None else min(last, max(0, index + step))

    def _steps(self) -> dict[Qt.Key, int]:
        """`steps` on the screen: mirrored, the left and right keys change places."""
        if not self.frame.is_mirrored:
            return self.steps
        other = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}
        return {other.get(key, key): step for key, step in self.steps.items()}

    def paint_hover(self, painter: QPainter, index: int) -> None:
        """Paint a tint over the element below the pointer."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.frame.palette.text, 22))
        painter.drawRoundedRect(self.elements[index].box, _RING_RADIUS, _RING_RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint_focus(self, painter: QPainter, index: int) -> None:
        """Paint the focus ring around an element, apart from what is painted below it."""
        box = self.elements[index].box
        room = QRectF(1, 1, self.width - 2, self.height - 2)
        ring = box.adjusted(-_RING_GAP, -_RING_GAP, _RING_GAP, _RING_GAP).intersected(room)
        for token, width in ((self.frame.palette.background, 4.5), (self.frame.palette.focus, 2)):
            painter.setPen(pen(token, width))
            painter.drawRoundedRect(ring, _RING_RADIUS, _RING_RADIUS)

    @property
    def line_height(self) -> float:
        """The height of a line of small text."""
        return small_line_height()


def small_line_height() -> float:
    """The height of a line of a chart's text, with a little space."""
    return round(SMALL_SIZE * text_scale() * 1.45)


def nice_step(largest: float, most: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50 … of which `most` steps reach `largest`."""
    least = max(1.0, largest / max(1, most))
    power = 10 ** math.floor(math.log10(least))
    return int(next(power * step for step in _NICE_STEPS if power * step >= least * (1 - 1e-9)))
