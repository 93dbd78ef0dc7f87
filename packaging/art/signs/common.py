"""Suns, flowers, dots and leaves from which suit signs are made."""

import math
from collections.abc import Sequence
from itertools import pairwise

from ..drawing import Drawing
from ..geometry import Knot, Point, Shape, ellipse, poly, spline
from ..palette import CHEEK, GOLD, INK, RED, WHITE


def star(cx: float, cy: float, n: int, ro: float, ri: float, a0: float = -90) -> Shape:
    """A star of n points between the outer and the inner radius."""
    pts = []
    for i in range(2 * n):
        r = ro if i % 2 == 0 else ri
        a = math.radians(a0 + 180 * i / n)
        pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return poly(pts)


def petals(cx: float, cy: float, n: int, ro: float, ri: float, a0: float = -90) -> Shape:
    """Flower outline: n rounded petals."""
    pts: list[Knot] = []
    for i in range(n):
        a = math.radians(a0 + 360 * i / n)
        h = math.pi / n
        pts.append((cx + ri * math.cos(a - h), cy + ri * math.sin(a - h), 0))
        pts.append(
            (cx + ro * 0.93 * math.cos(a - h * 0.62), cy + ro * 0.93 * math.sin(a - h * 0.62))
        )
        pts.append((cx + ro * math.cos(a), cy + ro * math.sin(a)))
        pts.append(
            (cx + ro * 0.93 * math.cos(a + h * 0.62), cy + ro * 0.93 * math.sin(a + h * 0.62))
        )
    return spline(pts)


def dots(cx: float, cy: float, n: int, r: float, rd: float, a0: float = -90) -> Shape:
    """A ring of n dots of radius rd."""
    s = Shape()
    for i in range(n):
        a = math.radians(a0 + 360 * i / n)
        s = s + ellipse(cx + r * math.cos(a), cy + r * math.sin(a), rd)
    return s


def sun_face(g: Drawing, cx: float, cy: float, r: float, lw: float | None = None) -> None:
    """Full-face medallion features on a disc of radius r."""
    k = r / 20
    lw = lw or max(0.9, 1.5 * k)
    for sx in (-1, 1):
        g.line(
            [
                (cx + sx * 12 * k, cy - 5 * k),
                (cx + sx * 7 * k, cy - 8 * k),
                (cx + sx * 2.6 * k, cy - 5 * k),
            ],
            lw,
        )
        eye = spline(
            [
                (cx + sx * 11 * k, cy - 1.5 * k, 0),
                (cx + sx * 7 * k, cy - 4.4 * k),
                (cx + sx * 3.4 * k, cy - 1.2 * k, 0),
                (cx + sx * 7 * k, cy + 0.4 * k),
            ]
        )
        if r > 15:
            g.shape(eye, WHITE, True, lw * 0.8)
            g.shape(ellipse(cx + sx * 7 * k, cy - 2 * k, 1.9 * k), INK, False)
            g.shape(ellipse(cx + sx * 10 * k, cy + 5 * k, 3.2 * k), CHEEK, False)
        else:
            g.shape(ellipse(cx + sx * 7 * k, cy - 2 * k, 2.4 * k), INK, False)
    g.line(
        [
            (cx + 2.6 * k, cy - 5 * k),
            (cx + 2 * k, cy + 2 * k),
            (cx + 3.6 * k, cy + 6 * k),
            (cx - 0.5 * k, cy + 7 * k),
        ],
        lw,
    )
    if r > 15:
        g.shape(
            spline(
                [
                    (cx - 5 * k, cy + 11 * k, 0),
                    (cx, cy + 10.4 * k),
                    (cx + 5 * k, cy + 11 * k, 0),
                    (cx, cy + 14 * k),
                ]
            ),
            RED,
            True,
            lw * 0.7,
        )
    else:
        g.line([(cx - 4 * k, cy + 11 * k), (cx, cy + 12.6 * k), (cx + 4 * k, cy + 11 * k)], lw)


def leaf_spine(
    pts: Sequence[Point], w: float, n: int = 5, fill: str = GOLD, sw: float = 1.5
) -> Drawing:
    """A leaf of n pairs of oak lobes along a line, half width w."""

    def width(i: int) -> float:
        return w * (1 - 0.75 * abs((i + 0.4) / n - 0.38) / 0.62)

    left: list[Knot] = []
    right: list[Knot] = []
    for i in range(n):
        for side, s in ((left, 1), (right, -1)):
            for t, k, corner in (
                ((i + 0.42) / n, 1.0, False),
                ((i + 0.98) / n, 0.98, True),
                ((i + 0.86) / n, 0.36, True),
            ):
                if i == n - 1 and t > (i + 0.5) / n:
                    continue
                (x, y), (tx, ty) = _along(pts, t)
                knot = (x - ty * s * width(i) * k, y + tx * s * width(i) * k)
                side.append((*knot, 0) if corner else knot)
    start, end = _along(pts, 0)[0], _along(pts, 1)[0]
    g = Drawing()
    g.shape(spline([(*start, 0), *left, (*end, 0), *right[::-1]]), fill, True, sw)
    g.line([_along(pts, t)[0] for t in (0.06, 0.35, 0.65, 0.95)], max(1.0, sw * 0.8))
    if w > 5:
        for i in range(n - 1):
            ww = width(i) * 0.6
            for s in (1, -1):
                root, (tx, ty) = _along(pts, (i + 0.2) / n)
                x, y = _along(pts, (i + 0.62) / n)[0]
                g.line([root, (x - ty * s * ww, y + tx * s * ww)], 0.9, smooth=False)
    return g


def _along(pts: Sequence[Point], t: float) -> tuple[Point, Point]:
    """The point at fraction t of a polyline's length, and the direction there."""
    lengths = [0.0]
    for a, b in pairwise(pts):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    d = t * lengths[-1]
    i = 0
    while i < len(pts) - 2 and d > lengths[i + 1]:
        i += 1
    u = (d - lengths[i]) / (lengths[i + 1] - lengths[i])
    tx, ty = pts[i + 1][0] - pts[i][0], pts[i + 1][1] - pts[i][1]
    m = math.hypot(tx, ty)
    return (pts[i][0] + tx * u, pts[i][1] + ty * u), (tx / m, ty / m)
