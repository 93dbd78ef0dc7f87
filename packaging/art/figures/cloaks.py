"""Mantles, capes and collars."""

import math
from collections.abc import Sequence

from ..drawing import Drawing
from ..geometry import Knot, Point, Points, at, lerp, limb, spline
from ..palette import BLUE, GOLD, INK, RED, WHITE


def ruff(
    g: Drawing, x: float, y: float, w: float = 17, h: float = 8, n: int = 7, col: str = WHITE
) -> None:
    """Pleated collar: scalloped lens."""
    pts: list[Knot] = []
    for i in range(n + 1):
        t = -1 + 2 * i / n
        px = x + w * t
        if i:
            m = (pts[-1][0] + px) / 2
            pts.append((m, y + h * (0.62 + 0.55 * (1 - (t - 1 / n) ** 2))))
        pts.append((px, y + h * (0.2 + 0.62 * (1 - t * t)), 0))
    top = [
        (x + w, y - 2),
        (x + w * 0.5, y + h * 0.2),
        (x, y + h * 0.3),
        (x - w * 0.5, y + h * 0.2),
        (x - w, y - 2),
    ]
    g.shape(spline([*pts, *top]), col)
    for i in range(1, n):
        t = -1 + 2 * i / n
        g.line(
            [(x + w * t * 0.62, y + h * 0.25), (x + w * t, y + h * (0.2 + 0.62 * (1 - t * t)))],
            1.1,
            smooth=False,
        )


def ermine(g: Drawing, pts: Sequence[Knot]) -> None:
    """Little tails at given points."""
    for x, y, *_ in pts:
        g.shape(spline(at(x, y, "0,-3.2! 1.3,0 1.5,3! 0,2 -1.5,3! -1.3,0")), INK, False)


def drape(g: Drawing, cx: float, points: Points, col: str, folds: Sequence[str] = ()) -> None:
    """A cloak about the axis of a figure, with its folds."""
    g.solid(spline(at(cx, 0, points)), col, (-10, -2), None, angle=-70, step=4.4, w=1.6)
    for fold in folds:
        g.line(at(cx, 0, fold), 1.5)


def collar(g: Drawing, cx: float, points: Points, col: str = WHITE) -> None:
    """A collar or a short cape over the shoulders."""
    g.solid(spline(at(cx, 0, points)), col, (-7, -4), None, angle=20, step=4.2, w=1.3)


def fur_cuff(g: Drawing, elbow: Point, wrist: Point, w: float = 13) -> None:
    """A wide cuff of ermine on the lower half of a forearm."""
    a, b = lerp(elbow, wrist, 0.42), lerp(elbow, wrist, 0.72)
    fur = limb([(*a, w * 0.84), (*b, w), (*wrist, w * 1.02)], 2, "round", "flat")
    g.solid(fur, WHITE, (-5, -3), None, angle=25, step=4.2, w=1.2)
    dx, dy = (wrist[0] - elbow[0], wrist[1] - elbow[1])
    n = math.hypot(dx, dy)
    for t, side in ((0.5, -0.3), (0.62, 0.45), (0.74, -0.5), (0.86, 0.2)):
        x, y = lerp(elbow, wrist, t)
        ermine(g, [(x - dy / n * side * w, y + dx / n * side * w)])


def mantle(
    g: Drawing,
    cx: float,
    sy: float,
    foot: float,
    lw: float = 46,
    rw: float = 52,
    out: str = BLUE,
    lining: str = RED,
    train: float = 0,
    border: str = GOLD,
) -> None:
    """Cloak behind the figure: lining, then the two turned edges as tapering rolls of cloth."""
    sh = spline(
        [
            (cx - 18, sy, 0),
            (cx - lw * 0.72, sy + 60),
            (cx - lw, foot - 20),
            (cx - lw - 4, foot, 0),
            (cx - lw * 0.6, foot - 4),
            (cx - lw * 0.2, foot, 0),
            (cx + rw * 0.3, foot - 5),
            (cx + rw * 0.62, foot, 0),
            (cx + rw + 4, foot, 0),
            (cx + rw, foot - 20),
            (cx + rw * 0.72, sy + 60),
            (cx + 18, sy, 0),
        ]
    )
    g.shape(sh, lining)
    g.hatch(sh, shift=(-lw * 0.9, 0), angle=-80, step=4.8, w=1.6)
    for s, w in ((-1, lw), (1, rw)):
        tr = train if s > 0 else 0
        pts = [
            (cx + s * 17, sy + 2, 8),
            (cx + s * (w * 0.6), sy + 34, 10),
            (cx + s * (w * 0.78), sy + 84, 9),
            (cx + s * (w * 0.86), foot - 60, 9.5),
            (cx + s * (w + 1), foot - 26, 11),
            (cx + s * (w + 5 + tr * 0.6), foot - 9, 12),
            (cx + s * (w + 6 + tr), foot - 1, 12.5),
        ]
        e = limb(pts, 2, "round", "flat")
        g.solid(e, out, (-8, 0), None, angle=-60, step=4.4, w=1.6)
        inner = [(x - s * (r - 3.4), y) for x, y, r in pts[1:]]
        g.line(inner, 3.4)
        g.line(inner, 1.5, border)


def petal_ruff(g: Drawing, x: float, y: float, w: float, h: float, col: str = GOLD) -> None:
    """Petalled collar seen from above."""
    pts: list[Knot] = []
    n = 9
    for i in range(n):
        a0 = math.pi * (i / n)
        a1 = math.pi * ((i + 1) / n)
        am = (a0 + a1) / 2
        if i == 0:
            pts.append((x + w * math.cos(a0) * 0.9, y - 3, 0))
        pts.append((x + w * 1.08 * math.cos(am), y - 2 + h * 1.12 * math.sin(am)))
        pts.append((x + w * 0.93 * math.cos(a1), y - 2 + h * 0.9 * math.sin(a1), 0))
    top = [(x - w * 0.5, y - 6), (x, y - 5), (x + w * 0.5, y - 6)]
    g.shape(spline([*pts, *top]), col)
    for i in range(1, n):
        a = math.pi * i / n
        g.line(
            [
                (x + w * 0.5 * math.cos(a), y - 2 + h * 0.4 * math.sin(a)),
                (x + w * 0.9 * math.cos(a), y - 2 + h * 0.86 * math.sin(a)),
            ],
            1.2,
            smooth=False,
        )


def wheel_ruff(
    g: Drawing, x: float, y: float, w: float = 44, h: float = 17, n: int = 22, col: str = WHITE
) -> None:
    """A stiff round ruff, wide as a wheel; draw it before the head."""
    edge: list[Knot] = []
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 0.5) / n
        edge.append((x + w * 0.93 * math.cos(a), y + h * 0.9 * math.sin(a), 0))
        edge.append((x + w * 1.04 * math.cos(b), y + h * 1.06 * math.sin(b)))
    g.shape(spline(edge), col)
    for i in range(n):
        a = 2 * math.pi * i / n
        inner, outer = (0.42, 0.3), (0.86, 0.82)
        g.line(
            [(x + w * k * math.cos(a), y - 2 + h * m * math.sin(a)) for k, m in (inner, outer)],
            1.1,
            smooth=False,
        )


def ermine_cape(
    g: Drawing, cx: float, sy: float, w: float = 46, drop: float = 40, col: str = WHITE
) -> None:
    """Short cape of ermine over the shoulders."""
    pts: list[Knot] = [
        (cx - 12, sy - 8, 0),
        (cx - 28, sy - 3),
        (cx - w + 3, sy + 10),
        (cx - w - 3, sy + drop - 6, 0),
    ]
    n = 6
    for i in range(n):
        t0 = -1 + 2 * i / n
        t1 = -1 + 2 * (i + 1) / n
        tm = (t0 + t1) / 2
        pts.append((cx + (w + 2) * tm, sy + drop - 2 + 9 * (1 - tm * tm)))
        if i < n - 1:
            pts.append((cx + (w + 2) * t1, sy + drop - 8 + 9 * (1 - t1 * t1), 0))
    pts += [
        (cx + w + 3, sy + drop - 6, 0),
        (cx + w - 3, sy + 10),
        (cx + 28, sy - 3),
        (cx + 12, sy - 8, 0),
    ]
    sh = spline(pts)
    g.solid(sh, col, (-8, -4), None, angle=20, step=4.4, w=1.3)
    ermine(g, at(cx, sy, "-34,16 -22,28 22,28 34,16 -8,34 8,34 -24,8 24,8"))


def half_cape(
    g: Drawing,
    cx: float,
    sy: float,
    foot: float,
    side: float = 1,
    col: str = RED,
    lining: str | None = None,
    w: float = 40,
) -> None:
    """Short cloak hanging behind one shoulder; draw it before the figure."""
    s = side
    if lining:
        g.shape(
            spline(
                [
                    (cx + s * 6, sy, 0),
                    (cx + s * w * 0.7, sy + 16),
                    (cx + s * (w - 6), foot - 30),
                    (cx + s * (w - 16), foot - 4, 0),
                    (cx + s * 8, foot - 10, 0),
                ]
            ),
            lining,
        )
    sh = spline(
        [
            (cx + s * 4, sy - 4, 0),
            (cx + s * w * 0.72, sy + 6),
            (cx + s * w, sy + 44),
            (cx + s * (w + 6), foot - 22),
            (cx + s * (w + 1), foot, 0),
            (cx + s * (w - 9), foot - 6),
            (cx + s * (w - 17), foot - 1, 0),
            (cx + s * (w - 20), foot - 40),
            (cx + s * 12, sy + 40),
        ]
    )
    g.solid(sh, col, (-9, 0), None, angle=-72, step=4.4, w=1.6)
    for t in (0.5, 0.8):
        g.line(
            [
                (cx + s * w * t * 0.7, sy + 22),
                (cx + s * w * (t + 0.14) * 0.92, sy + 60),
                (cx + s * (w * (t + 0.2) * 0.96), foot - 8),
            ],
            1.4,
        )
