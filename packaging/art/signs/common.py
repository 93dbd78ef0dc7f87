"""Suns, flowers, dots and leaves from which suit signs are made."""

import math
from collections.abc import Sequence
from itertools import pairwise

from ..drawing import Drawing
from ..figures.heads import Mood
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


def sun_face(
    g: Drawing, cx: float, cy: float, r: float, lw: float | None = None, mood: Mood = "calm"
) -> None:
    """Full-face medallion features on a disc of radius r; only a large one can have a mood."""
    k = r / 20
    lw = lw or max(0.9, 1.5 * k)
    outer, middle, inner = {"rueful": (-4, -6.6, -9), "glad": (-6, -9.6, -6)}.get(
        mood, (-5, -8, -5)
    )
    for sx in (-1, 1):
        brow = ((12, outer), (7, middle), (2.6, inner))
        g.line([(cx + sx * x * k, cy + y * k) for x, y in brow], lw)
        if r > 15:
            _sun_eye(g, cx + sx * 7 * k, cy, sx * k, lw, mood)
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
    if mood == "glad":
        mouth = spline("-6.4,9.6! 0,11 6.4,9.6! 4.6,13.8 0,15.8 -4.6,13.8")
        g.shape(mouth.scale(k).move(cx, cy), RED, True, lw * 0.7)
    elif mood == "rueful":
        g.line(spline("-4.6,13.2 0,11 4.6,13.2", False).scale(k).move(cx, cy), lw * 1.2)
    elif r > 15:
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


def _sun_eye(g: Drawing, cx: float, cy: float, k: float, lw: float, mood: Mood) -> None:
    """An eye of a face whose middle is at the height cy; k is negative for the left one."""
    high, low = abs(k) * -4.4, abs(k) * 0.4
    outer, inner = (cx + 4 * k, cy - 1.5 * abs(k)), (cx - 3.6 * k, cy - 1.2 * abs(k))
    if mood == "glad":
        g.line([outer, (cx, cy + high), inner], lw * 1.3)
        return
    eye = spline([(*outer, 0), (cx, cy + high), (*inner, 0), (cx, cy + low)])
    g.shape(eye, WHITE, True, lw * 0.8)
    if mood == "thinking":
        g.shape(ellipse(cx, cy - 0.5 * abs(k), 1.9 * abs(k), 1.2 * abs(k)), INK, False)
        g.line([outer, (cx, cy - 1.3 * abs(k)), inner], lw * 1.2)
        return
    g.shape(ellipse(cx, cy - 2 * abs(k), 1.9 * abs(k)), INK, False)


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
