"""Shapes made of straight lines and cubic curves.

Points of a drawing are sequences of tuples, or text when they are constants:
``"-20,0 -12,-8! 4,3"``. A knot ``(x, y)`` is smooth; ``(x, y, 0)``, in text ``x,y!``,
is a corner. The joints of a `limb` are ``(x, y, radius)``, in text ``x,y,r``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .numerals import coordinates

Point = tuple[float, float]
Knot = tuple[float, ...]
Joint = tuple[float, float, float]
Points = str | Sequence[Knot]
Segment = tuple[Point, ...]
Box = tuple[float, float, float, float]
Coordinate = Callable[[float], float]


def knots(points: Points) -> Sequence[Knot]:
    """The tuples of points that may be given as text."""
    if not isinstance(points, str):
        return points
    return [
        tuple(float(v) for v in word.rstrip("!").split(",")) + ((0,) if word[-1] == "!" else ())
        for word in points.split()
    ]


def at(x: float, y: float, points: Points) -> list[Knot]:
    """The points moved by (x, y)."""
    return [(x + p[0], y + p[1], *p[2:]) for p in knots(points)]


def lerp(a: Point, b: Point, t: float) -> Point:
    """The point at fraction t of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


@dataclass
class Subpath:
    """A run of segments; a segment is ``(end,)`` or ``(control, control, end)``."""

    closed: bool
    start: Point
    segments: list[Segment]

    def points(self) -> list[Point]:
        """Every point, control points included."""
        return [self.start, *(point for segment in self.segments for point in segment)]

    def path_data(self) -> str:
        """Relative SVG path data, rounded to tenths without drifting."""
        x, y = round(self.start[0], 1), round(self.start[1], 1)
        out = "M" + coordinates((x, y))
        last = ""
        for segment in self.segments:
            letter = "l" if len(segment) == 1 else "c"
            text = coordinates(
                c for px, py in segment for c in (round(px, 1) - x, round(py, 1) - y)
            )
            if letter != last:
                text = letter + text
            elif text[0] != "-":
                text = " " + text
            out += text
            last = letter
            x, y = round(segment[-1][0], 1), round(segment[-1][1], 1)
        return out + ("z" if self.closed else "")

    def polygon(self, steps: int = 7) -> list[Point]:
        """The subpath flattened; every curve becomes `steps` straight pieces."""
        points = [self.start]
        for segment in self.segments:
            if len(segment) == 1:
                points.append(segment[0])
                continue
            p0 = points[-1]
            c1, c2, p3 = segment
            for i in range(1, steps + 1):
                t = i / steps
                u = 1 - t
                x = u**3 * p0[0] + 3 * u * u * t * c1[0] + 3 * u * t * t * c2[0] + t**3 * p3[0]
                y = u**3 * p0[1] + 3 * u * u * t * c1[1] + 3 * u * t * t * c2[1] + t**3 * p3[1]
                points.append((x, y))
        return points


@dataclass
class Shape:
    """Subpaths that are filled and outlined together."""

    subpaths: list[Subpath] = field(default_factory=list)

    def __add__(self, other: Shape) -> Shape:
        return Shape(self.subpaths + other.subpaths)

    def map(self, fn: Callable[[Point], Point]) -> Shape:
        """The shape with every point moved by fn."""
        return Shape(
            [
                Subpath(s.closed, fn(s.start), [tuple(fn(p) for p in seg) for seg in s.segments])
                for s in self.subpaths
            ]
        )

    def move(self, dx: float, dy: float) -> Shape:
        """The shape moved."""
        return self.map(lambda p: (p[0] + dx, p[1] + dy))

    def scale(self, sx: float, sy: float | None = None, cx: float = 0, cy: float = 0) -> Shape:
        """The shape scaled about (cx, cy), evenly unless sy is given."""
        ky = sx if sy is None else sy
        return self.map(lambda p: (cx + (p[0] - cx) * sx, cy + (p[1] - cy) * ky))

    def mirror(self, cx: float = 0) -> Shape:
        """The shape mirrored about the vertical line x = cx."""
        return self.scale(-1, 1, cx, 0)

    def rot(self, degrees: float, cx: float = 0, cy: float = 0) -> Shape:
        """The shape turned about (cx, cy), clockwise on screen."""
        a = math.radians(degrees)
        c, s = math.cos(a), math.sin(a)
        return self.map(
            lambda p: (
                cx + (p[0] - cx) * c - (p[1] - cy) * s,
                cy + (p[0] - cx) * s + (p[1] - cy) * c,
            )
        )

    def path_data(self) -> str:
        """The shape as SVG path data."""
        return "".join(s.path_data() for s in self.subpaths)

    def polygons(self) -> list[list[Point]]:
        """The subpaths flattened."""
        return [s.polygon() for s in self.subpaths]

    def box(self) -> Box:
        """Left, top, right and bottom."""
        points = [p for polygon in self.polygons() for p in polygon]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)


Transform = Callable[[Shape], Shape]


def facing(turn: float, cx: float = 0) -> Transform:
    """Leaves shapes as they are for a positive turn, else mirrors them about x = cx."""
    return (lambda shape: shape) if turn > 0 else (lambda shape: shape.mirror(cx))


def across(turn: float, width: float) -> Coordinate:
    """The x of a drawing `width` wide: as it is for a positive turn, else mirrored."""
    return (lambda x: x) if turn > 0 else (lambda x: width - x)


def within(shape: Shape, cx: float, cy: float, r: float) -> Shape:
    """The shape with the points beyond a circle moved onto it, towards the centre."""

    def moved(p: Point) -> Point:
        distance = math.hypot(p[0] - cx, p[1] - cy)
        return lerp((cx, cy), p, r / distance) if distance > r else p

    return shape.map(moved)


def spline(points: Points, closed: bool = True, k: float = 0.36) -> Shape:
    """A smooth curve through the knots; k is the length of the handles."""
    source = knots(points)
    n = len(source)
    ends: list[Point] = [(p[0], p[1]) for p in source]
    corner = [len(p) > 2 for p in source]
    if not closed:
        corner[0] = corner[-1] = True
    tangents: list[Point] = []
    for i in range(n):
        a, b = ends[(i - 1) % n], ends[(i + 1) % n]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        tangents.append((dx / length, dy / length))
    segments: list[Segment] = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        a, b = ends[i], ends[j]
        if corner[i] and corner[j]:
            segments.append((b,))
            continue
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        out = (a[0] + tangents[i][0] * length * k, a[1] + tangents[i][1] * length * k)
        into = (b[0] - tangents[j][0] * length * k, b[1] - tangents[j][1] * length * k)
        if corner[i]:
            out = lerp(a, into, 0.45)
        elif corner[j]:
            into = lerp(b, out, 0.45)
        segments.append((out, into, b))
    return Shape([Subpath(closed, ends[0], segments)])


def poly(points: Points, closed: bool = True) -> Shape:
    """Straight lines through the points."""
    ends = [(p[0], p[1]) for p in knots(points)]
    return Shape([Subpath(closed, ends[0], [(p,) for p in ends[1:]])])


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> Shape:
    """A rectangle, its corners rounded by r."""
    if not r:
        return poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    q = r * 0.448
    right, low = x + w, y + h
    segments: list[Segment] = [
        ((right - r, y),),
        ((right - q, y), (right, y + q), (right, y + r)),
        ((right, low - r),),
        ((right, low - q), (right - q, low), (right - r, low)),
        ((x + r, low),),
        ((x + q, low), (x, low - q), (x, low - r)),
        ((x, y + r),),
        ((x, y + q), (x + q, y), (x + r, y)),
    ]
    return Shape([Subpath(True, (x + r, y), segments)])


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Shape:
    """An ellipse, a circle unless ry is given."""
    ry = rx if ry is None else ry
    segments: list[Segment]
    if max(rx, ry) < 3.3:  # two cubics are enough for a dot
        q = ry * 4 / 3
        segments = [
            ((cx - rx, cy - q), (cx + rx, cy - q), (cx + rx, cy)),
            ((cx + rx, cy + q), (cx - rx, cy + q), (cx - rx, cy)),
        ]
        return Shape([Subpath(True, (cx - rx, cy), segments)])
    k = 0.5523
    segments = [
        ((cx + rx, cy + ry * k), (cx + rx * k, cy + ry), (cx, cy + ry)),
        ((cx - rx * k, cy + ry), (cx - rx, cy + ry * k), (cx - rx, cy)),
        ((cx - rx, cy - ry * k), (cx - rx * k, cy - ry), (cx, cy - ry)),
        ((cx + rx * k, cy - ry), (cx + rx, cy - ry * k), (cx + rx, cy)),
    ]
    return Shape([Subpath(True, (cx + rx, cy), segments)])


def arc(
    cx: float,
    cy: float,
    r: float,
    a0: float,
    a1: float,
    ry: float | None = None,
    n: int | None = None,
) -> list[Point]:
    """Points of an elliptical arc, degrees, clockwise on screen."""
    ry = r if ry is None else ry
    n = n or max(2, int(abs(a1 - a0) / 30) + 1)
    points = []
    for i in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        points.append((cx + r * math.cos(a), cy + ry * math.sin(a)))
    return points


def centre_line(joints: Sequence[Knot], steps: int) -> list[Joint]:
    """An open Catmull-Rom line through (x, y, radius), sampled."""
    n = len(joints)
    out: list[Joint] = []
    for i in range(n - 1):
        p0 = joints[max(i - 1, 0)]
        p1, p2 = joints[i], joints[i + 1]
        p3 = joints[min(i + 2, n - 1)]
        for step in range(steps):
            t = step / steps
            x, y, r = (
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (3 * b - a - 3 * c + d) * t**3
                )
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
            out.append((x, y, r))
    x, y, r = joints[-1]
    return [*out, (x, y, r)]


def limb(joints: Points, steps: int = 2, cap0: str = "flat", cap1: str = "flat") -> Shape:
    """A tapered tube along (x, y, radius): sleeves, legs, clubs, belts, curls.

    The caps of its two ends are flat, round or point.
    """
    line = centre_line(knots(joints), steps)
    n = len(line)
    left: list[Knot] = []
    right: list[Knot] = []
    tangents = []
    for i, (x, y, r) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, n - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        tangents.append((dx / length, dy / length))
        left.append((x + dy / length * r, y - dx / length * r))
        right.append((x - dy / length * r, y + dx / length * r))

    def cap(i: int, kind: str, sign: int) -> list[Knot]:
        x, y, r = line[i]
        tx, ty = tangents[i]
        if kind == "round":
            return [(x + sign * tx * r, y + sign * ty * r)]
        if kind == "point":
            return [(x + sign * tx * r * 1.8, y + sign * ty * r * 1.8, 0)]
        return []

    start = (0,) if cap0 == "flat" else ()
    end = (0,) if cap1 == "flat" else ()
    outline = [left[0] + start, *left[1:-1], left[-1] + end, *cap(n - 1, cap1, 1)]
    outline += [right[-1] + end, *right[1:-1][::-1], right[0] + start, *cap(0, cap0, -1)]
    return spline(outline)
