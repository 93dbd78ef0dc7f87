"""Doublets, breeches, skirts, robes and breastplates."""

from collections.abc import Sequence

from ..cutting import Line, cut
from ..drawing import Drawing
from ..geometry import Knot, Point, ellipse, limb, rect, spline
from ..palette import GOLD, GREEN, RED, SKY
from ..signs.common import petals


def right_of(x: float) -> Line:
    """The line at which `cut` keeps what is right of x: parti-coloured garments need it."""
    return (1e4, -1e4 * x)


def breeches(
    g: Drawing,
    cx: float,
    top: float,
    bottom: float,
    w: float = 22,
    hem: float = 15,
    sep: float = 17,
    col: str = GOLD,
    stripe: str | None = None,
) -> None:
    """Puffed trunk hose: two balloons."""
    g.shape(rect(cx - 9, top, 18, (bottom - top) * 0.62, 4), col)
    for s in (1, -1):
        b = spline(
            [
                (cx + s * 1, top, 0),
                (cx + s * w * 0.75, top + 2),
                (cx + s * (w + 6), (top + bottom) / 2 + 3),
                (cx + s * (sep + hem - 5), bottom - 1),
                (cx + s * (sep + hem * 0.5), bottom + 2.5),
                (cx + s * (sep - hem * 0.5), bottom + 2),
                (cx + s * 3.5, bottom - 10),
                (cx + s * 0.6, top + 20),
            ]
        )
        g.solid(b, col, (-7, -3), None, angle=12, step=4, w=1.5)
        for t in (0.35, 0.68):
            x0 = cx + s * w * t * 0.75
            g.line(
                [
                    (x0, top + 7),
                    (cx + s * (w + 4) * t * 1.04, (top + bottom) / 2),
                    (cx + s * (sep * 0.55 + hem * t * 0.75), bottom - 3),
                ],
                1.3 if not stripe else 4,
                stripe or True,
            )


def trousers(
    g: Drawing,
    cx: float,
    top: float,
    foot: float,
    left: str,
    right: str,
    w: float = 30,
    spread: float = 19,
) -> None:
    """Trousers gathered at the ankle, w wide at most; spread is how far apart the feet are."""
    for s, col in ((1, right), (-1, left)):
        middle = (top + foot) / 2
        outline = spline(
            [
                (cx - s * 3, top, 0),
                (cx + s * 19, top + 2),
                (cx + s * (spread + w * 0.62), middle + 8),
                (cx + s * (spread + w * 0.46), foot - 12),
                (cx + s * (spread + 8), foot, 0),
                (cx + s * (spread - 8), foot, 0),
                (cx + s * (spread - w * 0.42), foot - 16),
                (cx + s * 1.5, top + 34, 0),
            ]
        )
        g.solid(outline, col, (-8, -2), None, angle=12, step=4, w=1.5)
        for t in (0.1, 0.5):
            fold = [
                (cx + s * (8 + 8 * t), top + 8),
                (cx + s * (spread + w * t * 0.7), middle + 10),
                (cx + s * (spread + 7 * t), foot - 4),
            ]
            g.line(fold, 1.3)


def doublet(
    g: Drawing,
    cx: float,
    sy: float,
    wy: float,
    col: str = GREEN,
    sw: float = 27,
    ww: float = 17,
    hem: float | None = None,
    hemw: float = 23,
    front: str | None = None,
    buttons: str | None = None,
    turn: float = 1,
    belt: str | None = None,
    lap: str | None = None,
    half: str | None = None,
) -> None:
    """Body garment from shoulders (sy) to waist (wy), optional peplum to hem.

    `half` is the colour of the right half, if it has another.
    """
    body = spline(
        [
            (cx - 9, sy - 5, 0),
            (cx - sw * 0.75, sy - 1),
            (cx - sw, sy + 6),
            (cx - sw + 3, sy + 24),
            (cx - ww, wy, 0),
            (cx + ww, wy, 0),
            (cx + sw - 3, sy + 24),
            (cx + sw, sy + 6),
            (cx + sw * 0.75, sy - 1),
            (cx + 9, sy - 5, 0),
            (cx, sy),
        ]
    )
    if hem:
        pep = spline(
            [
                (cx - ww, wy, 0),
                (cx - hemw + 1, (wy + hem) / 2),
                (cx - hemw - 2, hem, 0),
                (cx - hemw * 0.5, hem + 3),
                (cx, hem + 1.5),
                (cx + hemw * 0.5, hem + 3),
                (cx + hemw + 2, hem, 0),
                (cx + hemw - 1, (wy + hem) / 2),
                (cx + ww, wy, 0),
            ]
        )
        g.solid(pep, lap or col, (-8, -2), None, angle=12, step=4, w=1.5)
        for t in (-0.55, 0.05, 0.6):
            g.line([(cx + ww * t, wy + 4), (cx + hemw * t * 1.05, hem - 1)], 1.3)
    g.solid(body, col, (-8, -3), None, angle=18, step=4, w=1.6)
    if half:
        g.solid(cut(body, right_of(cx)), half, (-8, -3), None, angle=18, step=4, w=1.6)
    mx = cx + 3 * turn
    if front:
        fr = spline(
            [
                (mx - 6, sy - 3, 0),
                (mx - 8, sy + 22),
                (mx - 3.5, wy, 0),
                (mx + 3.5, wy, 0),
                (mx + 8, sy + 22),
                (mx + 6, sy - 3, 0),
            ]
        )
        g.shape(fr, front, True, 1.7)
    else:
        g.line([(mx, sy), (mx + 2 * turn, (sy + wy) / 2), (mx - 1 * turn, wy)], 1.5)
    if buttons:
        n = 5
        for i in range(n):
            yy = sy + 9 + (wy - sy - 16) * i / (n - 1)
            g.shape(ellipse(mx, yy, 2.1), buttons, True, 1.1)
    if belt:
        g.shape(
            limb([(cx - ww - 1, wy - 1, 3.4), (cx, wy + 2, 3.4), (cx + ww + 1, wy - 1, 3.4)], 2),
            belt,
            True,
            1.9,
        )
        g.shape(rect(mx - 4.5, wy - 3.5, 9, 9, 1.5), GOLD if belt != GOLD else RED, True, 1.6)


def bow(g: Drawing, x: float, y: float, s: float = 1.0, col: str = RED) -> None:
    """A bow of ribbon."""
    for m in (1, -1):
        g.shape(
            spline(
                [
                    (x, y, 0),
                    (x + m * 7 * s, y - 5 * s),
                    (x + m * 10 * s, y),
                    (x + m * 7 * s, y + 4 * s),
                ]
            ),
            col,
            True,
            1.7,
        )
    g.shape(ellipse(x, y, 2.6 * s), col, True, 1.6)


def robe(
    g: Drawing,
    cx: float,
    sy: float,
    foot: float,
    col: str = GOLD,
    w: float = 40,
    hemcol: str = RED,
) -> None:
    """A long robe with a jewelled hem."""
    sh = spline(
        [
            (cx - 24, sy, 0),
            (cx - 27, sy + 50),
            (cx - w + 4, foot - 50),
            (cx - w, foot, 0),
            (cx - w * 0.5, foot + 4),
            (cx, foot + 1),
            (cx + w * 0.5, foot + 4),
            (cx + w, foot, 0),
            (cx + w - 4, foot - 50),
            (cx + 27, sy + 50),
            (cx + 24, sy, 0),
        ]
    )
    g.solid(sh, col, (-13, 0), None, angle=-78, step=4.6, w=1.7)
    hem = spline(
        [
            (cx - w + 1.4, foot - 13, 0),
            (cx - w, foot, 0),
            (cx - w * 0.5, foot + 4),
            (cx, foot + 1),
            (cx + w * 0.5, foot + 4),
            (cx + w, foot, 0),
            (cx + w - 1.4, foot - 13, 0),
            (cx + w * 0.5, foot - 9.5),
            (cx, foot - 12),
            (cx - w * 0.5, foot - 9.5),
        ]
    )
    g.shape(hem, hemcol)
    for i in range(7):
        t = -0.86 + 1.72 * i / 6
        g.shape(
            ellipse(cx + w * t, foot - 4.2 + (1.2 if i % 2 else 0), 2.2),
            GOLD if hemcol != GOLD else RED,
            True,
            1.1,
        )
    for points in (
        [(cx - 12, sy + 64), (cx - 16, foot - 70), (cx - 19, foot - 15)],
        [(cx + 2, sy + 78), (cx, foot - 60), (cx - 2, foot - 16)],
        [(cx + 14, sy + 66), (cx + 18, foot - 70), (cx + 22, foot - 15)],
    ):
        g.line(points, 1.7)


def skirt(
    g: Drawing,
    cx: float,
    wy: float,
    hem: float,
    col: str,
    ww: float = 18,
    hw: float = 32,
    trim: str | None = None,
    gem: str = RED,
    n: int = 4,
    half: str | None = None,
) -> None:
    """Pleated skirt of a tunic from the waist to the hem; half: colour of the right half."""
    foot: list[Knot] = [(cx - hw, hem, 0)]
    for i in range(n):
        foot += [
            (cx - hw + 2 * hw * (i + 0.5) / n, hem + 4),
            (cx - hw + 2 * hw * (i + 1) / n, hem + (0 if i == n - 1 else 1.2), 0),
        ]
    sh = spline(
        [
            (cx - ww, wy, 0),
            (cx - (ww + hw) * 0.53, (wy * 1.1 + hem) / 2.1),
            *foot,
            (cx + (ww + hw) * 0.53, (wy * 1.1 + hem) / 2.1),
            (cx + ww, wy, 0),
        ]
    )
    g.solid(sh, col, (-10, 0), None, angle=-76, step=4.4, w=1.6)
    if half:
        g.solid(cut(sh, right_of(cx)), half, (-10, 0), None, angle=-76, step=4.4, w=1.6)
    for i in range(1, n):
        t = -1 + 2 * i / n
        g.line(
            [
                (cx + ww * t, wy + 5),
                (cx + hw * t * 0.94, (wy + hem) / 2),
                (cx + hw * t, hem - (11 if trim else 1)),
            ],
            1.5,
        )
    if trim:
        up = [(cx + (x - cx) * 0.965, y - 10, *corner) for x, y, *corner in foot]
        g.shape(spline([*foot, *up[::-1]]), trim)
        for i in range(2 * n):
            t = -1 + (i + 0.5) / n
            x, y = cx + hw * t * 0.985, hem - 2.6
            g.shape(ellipse(x, y, 2), gem, True, 1.1)


def overskirt(
    g: Drawing,
    cx: float,
    wy: float,
    hem: float,
    col: str,
    ww: float = 17,
    hw: float = 50,
    gap: float = 14,
    trim: str | None = None,
) -> None:
    """The upper skirt of a gown, open in front: `gap` is half the opening at the hem."""
    for m in (-1, 1):
        side = spline(
            [
                (cx + m * 2, wy, 0),
                (cx + m * gap * 0.6, (wy + hem) / 2),
                (cx + m * gap, hem, 0),
                (cx + m * (gap + (hw - gap) * 0.3), hem + 4),
                (cx + m * (gap + (hw - gap) * 0.62), hem, 0),
                (cx + m * (gap + (hw - gap) * 0.85), hem + 3),
                (cx + m * hw, hem - 2, 0),
                (cx + m * (hw - 7), (wy + hem) / 2 + 20),
                (cx + m * (ww + 9), wy + 22),
                (cx + m * ww, wy, 0),
            ]
        )
        g.solid(side, col, (-9, 0), None, angle=-76, step=4.4, w=1.6)
        for t in (0.36, 0.7):
            foot = gap + (hw - gap) * t
            g.line([(cx + m * ww * t, wy + 8), (cx + m * foot, hem - 2)], 1.4)
        if trim:
            edge = [
                (cx + m * 4, wy + 5),
                (cx + m * (gap * 0.6 + 3), (wy + hem) / 2),
                (cx + m * (gap + 3.4), hem - 1),
            ]
            g.line(edge, 4.6)
            g.line(edge, 2, trim)


def cuirass(
    g: Drawing,
    cx: float,
    sy: float,
    wy: float,
    col: str = SKY,
    sw: float = 22,
    ww: float = 17,
    trim: str = GOLD,
    turn: float = 1,
) -> None:
    """Breastplate over a garment."""
    sh = spline(
        [
            (cx - sw * 0.6, sy, 0),
            (cx - sw, sy + 9),
            (cx - sw - 1, sy + 26),
            (cx - ww, wy - 6),
            (cx, wy + 5, 0),
            (cx + ww, wy - 6),
            (cx + sw + 1, sy + 26),
            (cx + sw, sy + 9),
            (cx + sw * 0.6, sy, 0),
            (cx, sy + 8),
        ]
    )
    g.solid(sh, col, (-9, -3), None, angle=16, step=4, w=1.5)
    m = cx + 3 * turn
    g.line([(m, sy + 8), (m + 2 * turn, (sy + wy) / 2), (cx, wy + 4)], 1.7)
    g.line(
        [
            (cx - sw + 3, sy + 22),
            (cx - ww + 4, wy - 9),
            (cx, wy - 1),
            (cx + ww - 4, wy - 9),
            (cx + sw - 3, sy + 22),
        ],
        1.4,
    )
    nk = spline(
        [
            (cx - sw * 0.62, sy - 1, 0),
            (cx - sw * 0.9, sy + 7, 0),
            (cx, sy + 14),
            (cx + sw * 0.9, sy + 7, 0),
            (cx + sw * 0.62, sy - 1, 0),
            (cx, sy + 7),
        ]
    )
    g.shape(nk, trim, True, 1.9)


def spotted(g: Drawing, pts: Sequence[Point], col: str) -> None:
    """Spots of padding at the given points."""
    for x, y in pts:
        g.shape(petals(x, y, 4, 3.6, 1.6), col, True, 0.9)


def puff(g: Drawing, cx: float, cy: float, r: float, col: str, spot: str) -> None:
    """Great padded sleeve of the venetian courts."""
    sh = spline(
        [
            (cx - r * 0.8, cy - r),
            (cx + r * 0.5, cy - r * 1.1),
            (cx + r, cy),
            (cx + r * 0.6, cy + r),
            (cx - r * 0.5, cy + r * 1.05),
            (cx - r, cy),
        ]
    )
    g.solid(sh, col, (-7, -5), None, angle=24, step=4.2, w=1.5)
    spotted(
        g,
        [
            (cx + a * r, cy + b * r)
            for a, b in (
                (-0.45, -0.5),
                (0.1, -0.62),
                (0.5, -0.15),
                (-0.1, 0),
                (-0.6, 0.1),
                (0.3, 0.5),
                (-0.3, 0.58),
            )
        ],
        spot,
    )
