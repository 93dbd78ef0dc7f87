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
    for sx in (-1, 1):
        outer, middle, inner = _SUN_BROWS.get((mood, sx), _SUN_BROWS.get((mood, 0), (-5, -8, -5)))
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
    if mood in _SUN_LAUGHS:
        mouth = spline(_SUN_LAUGHS[mood])
        g.shape(mouth.scale(k).move(cx, cy), RED, True, lw * 0.7)
        if mood == "delighted":
            teeth = spline("-6,9.8! 0,11 6,9.8! 5,12 0,12.8 -5,12")
            g.shape(teeth.scale(k).move(cx, cy), WHITE, False)
    elif mood in _SUN_LIPS:
        g.line(spline(_SUN_LIPS[mood], False).scale(k).move(cx, cy), lw * 1.2)
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


_SUN_BROWS: dict[tuple[Mood, int], tuple[float, float, float]] = {
    ("downcast", 0): (-4, -6.6, -9),
    ("glad", 0): (-6, -9.6, -6),
    ("pondering", -1): (-5, -7, -5),
    ("pondering", 1): (-7, -11.4, -7.4),
    ("delighted", 0): (-7.4, -11.4, -8),
    ("rueful", -1): (-3.4, -5.6, -8.6),
    ("rueful", 1): (-5.4, -8.6, -10),
    ("sly", -1): (-5, -5.4, -4),
    ("sly", 1): (-8.6, -10.6, -6.4),
}
"""The heights of the outer end, the middle and the inner end, by side; 0 is for both sides."""
_SUN_LAUGHS: dict[Mood, str] = {
    "glad": "-6.4,9.6! 0,11 6.4,9.6! 4.6,13.8 0,15.8 -4.6,13.8",
    "delighted": "-7.4,9! 0,10.4 7.4,9! 6,15 0,18 -6,15",
}
_SUN_LIPS: dict[Mood, str] = {
    "downcast": "-4.6,13.2 0,11 4.6,13.2",
    "pondering": "-1.6,12.8 1.4,11.4 4,11.8 6,10.2",
    "rueful": "-6,12.6 -3,11 0,12.8 3,11 6,12.4",
    "sly": "-4.4,12 0,12.6 4,11.4 7.4,8",
}
_SUN_GAZES: dict[Mood, tuple[float, float, float]] = {
    "thinking": (0, -0.5, 1.2),
    "pondering": (1.6, -2.9, 1.7),
    "delighted": (0, -2.2, 2.3),
    "rueful": (-1.4, -1.2, 1.8),
    "sly": (1.8, -1.0, 1.5),
}
"""Where the pupils are and how high, and half their height."""
_SUN_LIDS: dict[Mood, float] = {"thinking": -1.3, "sly": -2.0}


def _sun_eye(g: Drawing, cx: float, cy: float, k: float, lw: float, mood: Mood) -> None:
    """An eye of a face whose middle is at the height cy; k is negative for the left one."""
    size = abs(k)
    high, low = size * (-6.2 if mood == "delighted" else -4.4), size * 0.4
    outer, inner = (cx + 4 * k, cy - 1.5 * size), (cx - 3.6 * k, cy - 1.2 * size)
    if mood == "glad":
        g.line([outer, (cx, cy + high), inner], lw * 1.3)
        return
    if mood == "rueful" and k < 0:
        g.line([outer, (cx, cy + 0.4 * size), inner], lw * 1.4)
        return
    eye = spline([(*outer, 0), (cx, cy + high), (*inner, 0), (cx, cy + low)])
    g.shape(eye, WHITE, True, lw * 0.8)
    aside, height, tall = _SUN_GAZES.get(mood, (0, -2, 1.9))
    pupil = ellipse(cx + aside * size, cy + height * size, 1.9 * size, tall * size)
    g.shape(pupil, INK, False)
    if mood == "delighted":
        spark = ellipse(cx - 0.7 * size, cy - 3.2 * size, 0.8 * size)
        g.shape(spark, WHITE, False)
    if mood in _SUN_LIDS:
        g.line([outer, (cx, cy + _SUN_LIDS[mood] * size), inner], lw * 1.2)


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
