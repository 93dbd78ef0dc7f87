"""Drawn capitals: headings, scores and ribbons are printed from outlines, not set in a font.

Capitals are 100 units high on a baseline at 0; lower case becomes small capitals, accents are
composed. Words with a letter that was never drawn are set in the system's face, bold, and just
as high, so that no language is left out.
"""

import json
import math
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QTransform

from scopa_desktop.play.paths import resource_folder
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.painting import colour, pen

TRACKING, ARC_TRACKING = 0.13, 0.1
SMALL_CAPITALS = 0.80
_SPACE = 0.36
_UNITS = 100.0
_ALIKE = {"’": "'", "–": "-", "−": "-"}
_TOKEN = r"[MLCZ]|-?\d*\.?\d+(?:e-?\d+)?"


class Anchor(Enum):
    """Which part of a line stands at the given x."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True)
class _Glyph:
    """One drawn letter from its left edge, and how far it reaches to the right."""

    path: QPainterPath
    advance: float


@dataclass(frozen=True)
class _Placed:
    """A letter of a line: its glyph, how much it is scaled, and where it begins."""

    glyph: _Glyph
    scale: float
    x: float


def text_path(text: str, size: float, tracking: float = TRACKING) -> QPainterPath:
    """A line of lettering whose capitals are `size` high, from (0, 0) on the baseline."""
    return QPainterPath(_line_path(text, size, tracking))


def width(text: str, size: float) -> float:
    """How far a line of lettering reaches to the right."""
    return _line_path(text, size, TRACKING).boundingRect().right()


def draw(
    painter: QPainter,
    text: str,
    baseline: QPointF,
    size: float,
    token: str,
    *,
    side: Anchor = Anchor.LEFT,
    outline: str | None = None,
    outline_width: float = 0.0,
) -> float:
    """Paint a line of lettering, and return its width."""
    path = text_path(text, size)
    reach = path.boundingRect().right()
    path.translate(baseline.x() - side.value * reach, baseline.y())
    if outline is not None:
        painter.strokePath(path, pen(outline, outline_width))
    painter.fillPath(path, colour(token))
    return reach


def arc_path(text: str, size: float, radius: float) -> QPainterPath:
    """Lettering on a circle, highest in its middle, which is at x = 0 on a baseline at 0."""
    if not has_all_glyphs(text):
        flat = text_path(text, size)
        return flat.translated(-flat.boundingRect().center().x(), 0)
    letters, length = _place(text, size, ARC_TRACKING)
    path = _winding_path()
    for letter in letters:
        half = letter.glyph.advance * letter.scale / 2
        angle = (letter.x + half - length / 2) / radius
        way = QTransform.fromTranslate(radius * math.sin(angle), radius * (1 - math.cos(angle)))
        way.rotateRadians(angle).translate(-half, 0).scale(letter.scale, letter.scale)
        path.addPath(way.map(letter.glyph.path))
    return path


def has_all_glyphs(text: str) -> bool:
    """Whether every letter of the text was drawn."""
    return all(char.isspace() or _glyph(char) is not None for char in _capitals(text))


@lru_cache(maxsize=256)
def _line_path(text: str, size: float, tracking: float) -> QPainterPath:
    if not has_all_glyphs(text):
        return _set_in_type(text, size)
    path = _winding_path()
    for letter in _place(text, size, tracking)[0]:
        way = QTransform.fromTranslate(letter.x, 0).scale(letter.scale, letter.scale)
        path.addPath(way.map(letter.glyph.path))
    return path


def _set_in_type(text: str, size: float) -> QPainterPath:
    """The words in the system's face, its capitals `size` high."""
    cap_height = QFontMetricsF(font(_UNITS, bold=True)).capHeight() or 0.7 * _UNITS
    path = _winding_path()
    path.addText(0, 0, font(size * _UNITS / cap_height, bold=True), text)
    return path


def _place(text: str, size: float, tracking: float) -> tuple[list[_Placed], float]:
    """The letters of a line, and its length."""
    placed: list[_Placed] = []
    x, length = 0.0, 0.0
    for char in unicodedata.normalize("NFC", text):
        scale = size / _UNITS * (SMALL_CAPITALS if char.islower() else 1.0)
        for capital in _capitals(char):
            glyph = _glyph(capital)
            if glyph is None:
                x += size * _SPACE
                continue
            placed.append(_Placed(glyph, scale, x))
            length = x + glyph.advance * scale
            x = length + size * tracking
    return placed, length


def _capitals(text: str) -> Iterator[str]:
    """The composed capitals of a text; one letter may become two, as ß does."""
    for char in unicodedata.normalize("NFC", text).upper():
        yield _ALIKE.get(char, char)


@lru_cache(maxsize=256)
def _glyph(char: str) -> _Glyph | None:
    """A drawn capital with its accents; None if it or one of its accents was never drawn."""
    base, *marks = list(unicodedata.normalize("NFD", char))
    drawn = _strokes()
    if any(part not in drawn for part in (base, *marks)):
        return None
    path = _join(drawn[base])
    box = path.boundingRect()
    for mark in marks:
        path.addPath(_join(drawn[mark]).translated(box.center().x(), 0))
    return _Glyph(path.translated(-box.left(), 0), box.width())


@lru_cache(maxsize=1)
def _strokes() -> dict[str, list[str]]:
    """The outlines of every drawn capital, figure, sign and accent, as path data."""
    source = resource_folder() / "lettering.json"
    entries = json.loads(source.read_text(encoding="utf-8"))
    return {char: entry["strokes"] for char, entry in entries.items()}


def _join(strokes: list[str]) -> QPainterPath:
    """The strokes of a letter as one path; all turn the same way, so that crossings stay full."""
    path = _winding_path()
    for stroke in strokes:
        outline = outline_path(stroke)
        path.addPath(outline if _turns_right(outline) else outline.toReversed())
    return path


def outline_path(data: str) -> QPainterPath:
    """A path from SVG path data with absolute M, L, C and Z."""
    path = QPainterPath()
    words = iter(re.findall(_TOKEN, data))
    command = ""

    def point(first: str | None = None) -> QPointF:
        return QPointF(float(first if first is not None else next(words)), float(next(words)))

    for word in words:
        if word == "Z":
            path.closeSubpath()
            continue
        first = None if word in "MLC" else word
        command = word if first is None else command
        if command == "M":
            path.moveTo(point(first))
            command = "L"
        elif command == "L":
            path.lineTo(point(first))
        else:
            path.cubicTo(point(first), point(), point())
    return path


def _turns_right(outline: QPainterPath) -> bool:
    """Whether the outline encloses its area clockwise on the screen."""
    corners = outline.toFillPolygon().toList()
    area = sum(a.x() * b.y() - b.x() * a.y() for a, b in pairwise(corners))
    return area > 0


def _winding_path() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
