"""Lettering for headings, scores and ribbons, from glyph outlines drawn for the game.

Outlines are 100 units high on a baseline at 0. Lower case becomes small capitals; accented letters
are composed of letter and accent. A text with a letter that has no outline is set in the text font
instead, bold and with capitals of the same height.
"""

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QTransform

from scopa_desktop.play.storage.json_fields import Fields, list_of, map_of, read_json_file, text
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import colour, pen

TRACKING, ARC_TRACKING = 0.13, 0.1
SMALL_CAPITALS = 0.80
_SPACE = 0.36
_UNITS = 100.0
_SUBSTITUTES = {"’": "'", "–": "-", "−": "-"}
_LARGEST_FILE = 1024 * 1024
_LONGEST_STROKE = 100_000
_TOKEN = r"[MLCZ]|-?\d*\.?\d+(?:e-?\d+)?"


class Anchor(Enum):
    """Which part of a line of text is at the given x."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class _Glyph(NamedTuple):
    """The outline of one letter, its left edge at x = 0, and its advance width."""

    path: QPainterPath
    advance: float


class _PlacedGlyph(NamedTuple):
    """A letter of a line: its glyph, its scale factor, and the x of its left edge."""

    glyph: _Glyph
    scale: float
    x: float


def text_path(text: str, size: float, tracking: float = TRACKING) -> QPainterPath:
    """A line of lettering whose capitals are `size` high, from (0, 0) on the baseline."""
    return QPainterPath(_line_path(text, size, tracking))


def width(text: str, size: float) -> float:
    return _line_path(text, size, TRACKING).boundingRect().right()


def fitting_size(text: str, size: float, width: float, above: float, below: float) -> float:
    """The largest size up to `size` at which a line fits a width and the space at its baseline."""
    ink = _line_path(text, size, TRACKING).boundingRect()
    space = ((width, ink.right()), (above, -ink.top()), (below, ink.bottom()))
    return size * min([1.0, *(available / extent for available, extent in space if extent > 0)])


def draw(
    painter: QPainter,
    text: str,
    baseline: QPointF,
    size: float,
    token: str,
    *,
    anchor: Anchor = Anchor.LEFT,
    outline: str | None = None,
    outline_width: float = 0.0,
) -> float:
    """Paint a line of lettering and return its width."""
    path = text_path(text, size)
    line_width = path.boundingRect().right()
    path.translate(baseline.x() - anchor.value * line_width, baseline.y())
    if outline is not None:
        painter.strokePath(path, pen(outline, outline_width))
    painter.fillPath(path, colour(token))
    return line_width


def arc_path(text: str, size: float, radius: float) -> QPainterPath:
    """Lettering along the top of a circle; its middle is at x = 0 on a baseline at 0.

    A text without all glyphs is set in a straight line.
    """
    if not has_all_glyphs(text):
        straight = text_path(text, size)
        return straight.translated(-straight.boundingRect().center().x(), 0)
    letters, length = _place_glyphs(text, size, ARC_TRACKING)
    path = _winding_path()
    for letter in letters:
        half = letter.glyph.advance * letter.scale / 2
        angle = (letter.x + half - length / 2) / radius
        transform = QTransform.fromTranslate(
            radius * math.sin(angle), radius * (1 - math.cos(angle))
        )
        transform.rotateRadians(angle).translate(-half, 0).scale(letter.scale, letter.scale)
        path.addPath(transform.map(letter.glyph.path))
    return path


def has_all_glyphs(text: str) -> bool:
    """Whether every letter of the text has an outline."""
    return all(char.isspace() or _glyph(char) is not None for char in _capitals(text))


@lru_cache(maxsize=256)
def _line_path(text: str, size: float, tracking: float) -> QPainterPath:
    if not has_all_glyphs(text):
        return _font_path(text, size)
    path = _winding_path()
    for letter in _place_glyphs(text, size, tracking)[0]:
        transform = QTransform.fromTranslate(letter.x, 0).scale(letter.scale, letter.scale)
        path.addPath(transform.map(letter.glyph.path))
    return path


def _font_path(text: str, size: float) -> QPainterPath:
    """The text in the text font, its capitals `size` high."""
    cap_height = QFontMetricsF(font(_UNITS, bold=True)).capHeight() or 0.7 * _UNITS
    path = _winding_path()
    path.addText(0, 0, font(size * _UNITS / cap_height, bold=True), text)
    return path


def _place_glyphs(text: str, size: float, tracking: float) -> tuple[list[_PlacedGlyph], float]:
    """The letters of a line, and its length."""
    placed: list[_PlacedGlyph] = []
    x, length = 0.0, 0.0
    for char in unicodedata.normalize("NFC", text):
        scale = size / _UNITS * (SMALL_CAPITALS if char.islower() else 1.0)
        for capital in _capitals(char):
            glyph = _glyph(capital)
            if glyph is None:
                x += size * _SPACE
                continue
            placed.append(_PlacedGlyph(glyph, scale, x))
            length = x + glyph.advance * scale
            x = length + size * tracking
    return placed, length


def _capitals(text: str) -> Iterator[str]:
    """The capitals of a text in NFC; one letter may become two, as ß does."""
    for char in unicodedata.normalize("NFC", text).upper():
        yield _SUBSTITUTES.get(char, char)


@lru_cache(maxsize=256)
def _glyph(char: str) -> _Glyph | None:
    """A capital with its accents; None if it or one of its accents has no outline."""
    base, *accents = list(unicodedata.normalize("NFD", char))
    outlines = _outlines()
    if any(part not in outlines for part in (base, *accents)):
        return None
    path = _join_strokes(outlines[base])
    box = path.boundingRect()
    for accent in accents:
        path.addPath(_join_strokes(outlines[accent]).translated(box.center().x(), 0))
    return _Glyph(path.translated(-box.left(), 0), box.width())


@lru_cache(maxsize=1)
def _outlines() -> dict[str, tuple[str, ...]]:
    """The strokes of every capital, digit, symbol and accent, as SVG path data."""
    source = resource_folder() / "lettering.json"
    return read_json_file(source, _LARGEST_FILE, map_of(str, _strokes))


def _strokes(content: object) -> tuple[str, ...]:
    return Fields(content).take("strokes", list_of(text(_LONGEST_STROKE)))


def _join_strokes(strokes: Iterable[str]) -> QPainterPath:
    """The strokes of a letter as one path, all clockwise, so that overlaps stay filled."""
    path = _winding_path()
    for stroke in strokes:
        outline = outline_path(stroke)
        path.addPath(outline if _is_clockwise(outline) else outline.toReversed())
    return path


def outline_path(data: str) -> QPainterPath:
    """A path from SVG path data with absolute M, L, C and Z."""
    path = QPainterPath()
    tokens = iter(re.findall(_TOKEN, data))
    command = ""

    def point(x: str | None = None) -> QPointF:
        return QPointF(float(x if x is not None else next(tokens)), float(next(tokens)))

    for token in tokens:
        if token == "Z":
            path.closeSubpath()
            continue
        first = None if token in "MLC" else token
        command = token if first is None else command
        if command == "M":
            path.moveTo(point(first))
            command = "L"
        elif command == "L":
            path.lineTo(point(first))
        else:
            path.cubicTo(point(first), point(), point())
    return path


def _is_clockwise(outline: QPainterPath) -> bool:
    """Whether the outline runs clockwise on the screen, where y points down."""
    corners = outline.toFillPolygon().toList()
    area = sum(a.x() * b.y() - b.x() * a.y() for a, b in pairwise(corners))
    return area > 0


def _winding_path() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
