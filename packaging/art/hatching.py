"""Woodcut shading: tapered wedges, thick at the shadow edge of a form."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from .cutting import Line
from .geometry import Point, Shape
from .numerals import coordinates

SHORTEST = 3.4
Interval = tuple[float, float]


@dataclass(frozen=True)
class Hatching:
    """How wedges lie in a shape.

    They fill the shape minus the shape moved by `shift`, run at `angle` degrees,
    `step` apart, and are `w` wide at the thick end.
    """

    shift: Point = (-8, -4)
    angle: float = 20
    step: float = 4.2
    w: float = 1.5

    def wedges(self, shape: Shape, below: Line | None = None) -> str:
        """Path data of the wedges; those that reach under the line `below` are left out."""
        turn = _Turn(self.angle)
        polygons = [[turn.there(p) for p in polygon] for polygon in shape.polygons()]
        shift = turn.there(self.shift)
        ys = [y for polygon in polygons for _, y in polygon]
        y, bottom = min(ys) + self.step * 0.5, max(ys)
        out: list[str] = []
        count = 0
        while y < bottom:
            for x0, x1 in _spans(polygons, shift, y):
                count += 1
                corners = self._wedge(x0, x1, y, shift, count)
                if below and any(turn.is_below(p, below) for p in corners):
                    continue
                out.append(_path_data([turn.back(p) for p in corners]))
            y += self.step
        return "".join(out)

    def _wedge(self, x0: float, x1: float, y: float, shift: Point, count: int) -> list[Point]:
        """A triangle of irregular length, thick on the side away from the light."""
        half = self.w / 2
        short = ((count * 7919) % 13) / 13 * 0.22
        if shift[0] <= 0:
            thick, thin = x1, x0 + (x1 - x0) * short
        else:
            thick, thin = x0, x1 - (x1 - x0) * short
        return [(thick, y - half), (thin, y), (thick, y + half)]


class _Turn:
    """Turns points so that wedges run level, and back again."""

    def __init__(self, degrees: float) -> None:
        a = math.radians(-degrees)
        self._cos, self._sin = math.cos(a), math.sin(a)
        self._back_cos, self._back_sin = math.cos(-a), math.sin(-a)

    def there(self, p: Point) -> Point:
        return (p[0] * self._cos - p[1] * self._sin, p[0] * self._sin + p[1] * self._cos)

    def back(self, p: Point) -> Point:
        c, s = self._back_cos, self._back_sin
        return (p[0] * c - p[1] * s, p[0] * s + p[1] * c)

    def is_below(self, p: Point, line: Line) -> bool:
        x, y = self.back(p)
        return y > line[0] * x + line[1]


def _spans(polygons: list[list[Point]], shift: Point, y: float) -> list[Interval]:
    """Where the level line at y runs inside the polygons but outside them as moved."""
    moved = [[(px + shift[0], py + shift[1]) for px, py in polygon] for polygon in polygons]
    spans = _subtract(_intervals(polygons, y), _intervals(moved, y))
    return [(x0, x1) for x0, x1 in spans if x1 - x0 >= SHORTEST]


def _intervals(polygons: Sequence[Sequence[Point]], y: float) -> list[Interval]:
    """Where the level line at y runs inside the polygons."""
    xs = []
    for polygon in polygons:
        for i, (x1, y1) in enumerate(polygon):
            x2, y2 = polygon[(i + 1) % len(polygon)]
            if (y1 <= y) != (y2 <= y):
                xs.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    xs.sort()
    return [(xs[i], xs[i + 1]) for i in range(0, len(xs) - 1, 2)]


def _subtract(spans: list[Interval], holes: list[Interval]) -> list[Interval]:
    for h0, h1 in holes:
        rest: list[Interval] = []
        for x0, x1 in spans:
            if h1 <= x0 or h0 >= x1:
                rest.append((x0, x1))
                continue
            if h0 > x0:
                rest.append((x0, h0))
            if h1 < x1:
                rest.append((h1, x1))
        spans = rest
    return spans


def _path_data(corners: Sequence[Point]) -> str:
    q = [(round(x, 1), round(y, 1)) for x, y in corners]
    steps = [c for a, b in pairwise(q) for c in (b[0] - a[0], b[1] - a[1])]
    return "M" + coordinates(q[0]) + "l" + coordinates(steps) + "z"
