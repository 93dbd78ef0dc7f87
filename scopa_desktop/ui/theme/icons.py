"""The icons of tool buttons, stroked on a grid of 20 by 20."""

from enum import Enum
from functools import cache

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap

from scopa_desktop.ui.theme.colours import DISABLED_ON_WALNUT
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import painted_pixmap, pen

_GRID, _SIZE = 20, 18
_STROKE = 1.7
_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)


class Tool(Enum):
    """The icons a tool button can show."""

    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    MOVES = "moves"
    SPEED = "speed"
    FULL_SCREEN = "full screen"
    CLOSE = "close"
    FIRST = "first"
    PREVIOUS = "previous"
    PLAY = "play"
    PAUSE = "pause"
    NEXT = "next"
    LAST = "last"
    CARDS = "cards"
    COURSE = "course"
    """A line that rises and falls."""
    VIEW = "view"
    """An eye."""
    TABLE_OPTIONS = "table options"
    CHANGED_OPTIONS = "changed options"
    """The options of the table with a dot: they were changed."""


_LINES: dict[Tool, tuple[tuple[tuple[float, float], ...], ...]] = {
    Tool.MOVES: tuple(
        ends for y in (5, 10, 15) for ends in (((3, y), (4, y)), ((7.5, y), (17, y)))
    ),
    Tool.SPEED: tuple(((x, 4.5), (x + 6, 10), (x, 15.5)) for x in (3.5, 10)),
    Tool.FULL_SCREEN: (
        ((7, 3), (3, 3), (3, 7)),
        ((13, 3), (17, 3), (17, 7)),
        ((7, 17), (3, 17), (3, 13)),
        ((13, 17), (17, 17), (17, 13)),
    ),
    Tool.CLOSE: (((5, 5), (15, 15)), ((15, 5), (5, 15))),
    Tool.FIRST: (((5, 4.5), (5, 15.5)), ((14.5, 4.5), (9, 10), (14.5, 15.5))),
    Tool.PREVIOUS: (((12.5, 4.5), (7, 10), (12.5, 15.5)),),
    Tool.PLAY: (((6.5, 4), (15.5, 10), (6.5, 16), (6.5, 4)),),
    Tool.PAUSE: (((7, 4.5), (7, 15.5)), ((13, 4.5), (13, 15.5))),
    Tool.NEXT: (((7.5, 4.5), (13, 10), (7.5, 15.5)),),
    Tool.CARDS: tuple(
        ((x, y), (x + 5.5, y), (x + 5.5, y + 5.5), (x, y + 5.5), (x, y))
        for x in (3.5, 11)
        for y in (3.5, 11)
    ),
    Tool.COURSE: (((3, 14.5), (7.5, 8.5), (11.5, 12), (17, 4.5)),),
    Tool.LAST: (((5.5, 4.5), (11, 10), (5.5, 15.5)), ((15, 4.5), (15, 15.5))),
}


def tool_path(tool: Tool) -> QPainterPath:
    """The strokes of an icon on the grid."""
    path = QPainterPath()
    for line in _LINES.get(tool, ()):
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
    if tool is Tool.HINT:
        _add_lamp(path)
    elif tool is Tool.VIEW:
        path.moveTo(2.5, 10)
        path.quadTo(10, 1.5, 17.5, 10)
        path.quadTo(10, 18.5, 2.5, 10)
        path.addEllipse(QPointF(10, 10), 2.4, 2.4)
    elif tool in (Tool.TABLE_OPTIONS, Tool.CHANGED_OPTIONS):
        _add_sliders(path)
        if tool is Tool.CHANGED_OPTIONS:
            for radius in (0.6, 1.6, 2.6):
                path.addEllipse(QPointF(16.4, 3.6), radius, radius)
    elif tool in (Tool.UNDO, Tool.REDO):
        _add_undo_arrow(path, 1 if tool is Tool.UNDO else -1)
    return path


def tool_icon_size() -> QSize:
    """The size of the icons of tool buttons in logical pixels, which grows with texts."""
    side = round(_SIZE * text_scale())
    return QSize(side, side)


def tool_icon(tool: Tool, token: str) -> QIcon:
    """An icon in one colour, sharp at every usual device pixel ratio; paler when disabled."""
    return _icon(tool, token, tool_icon_size().width())


@cache
def _icon(tool: Tool, token: str, size: int) -> QIcon:
    icon, path = QIcon(), tool_path(tool)
    for ratio in _RATIOS:
        icon.addPixmap(_render(path, token, size, ratio))
        icon.addPixmap(_render(path, DISABLED_ON_WALNUT, size, ratio), QIcon.Mode.Disabled)
    return icon


def _add_lamp(path: QPainterPath) -> None:
    path.addEllipse(QPointF(10, 8), 5, 5)
    for half, y in ((2.0, 15.5), (1.4, 18.0)):
        path.moveTo(10 - half, y)
        path.lineTo(10 + half, y)


def _add_sliders(path: QPainterPath) -> None:
    """Add three lines, each with a knob."""
    for y, knob in ((5.0, 7.0), (10.0, 13.0), (15.0, 6.0)):
        path.moveTo(3, y)
        path.lineTo(knob - 1.8, y)
        path.addEllipse(QPointF(knob, y), 1.8, 1.8)
        path.moveTo(knob + 1.8, y)
        path.lineTo(17, y)


def _add_undo_arrow(path: QPainterPath, direction: int) -> None:
    """Add an arrow bent back to the left; to the right for a `direction` of -1."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(10 + direction * (x - 10), y)

    path.moveTo(at(7, 3.5))
    path.lineTo(at(3, 7.5))
    path.lineTo(at(7, 11.5))
    path.moveTo(at(3, 7.5))
    path.lineTo(at(12, 7.5))
    path.cubicTo(at(18.5, 7.5), at(18.5, 16.5), at(12, 16.5))
    path.lineTo(at(7, 16.5))


def _render(path: QPainterPath, token: str, size: int, ratio: float) -> QPixmap:
    side = round(size * ratio)

    def draw(painter: QPainter) -> None:
        painter.scale(side / _GRID, side / _GRID)
        painter.setPen(pen(token, _STROKE))
        painter.drawPath(path)

    picture = painted_pixmap(QSize(side, side), draw)
    picture.setDevicePixelRatio(ratio)
    return picture
