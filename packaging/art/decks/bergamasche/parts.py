"""Bergamasque deck: signs, colours and parts shared by the cards."""

import math
from collections.abc import Callable, Sequence

from ...deck import Draw
from ...drawing import Drawing
from ...figures.halves import frame, mirrored
from ...geometry import Knot, Point, Shape, at, ellipse, limb, poly, rect, spline
from ...palette import CARD_WIDTH, DARK_RED, INK, RED
from ...signs.common import dots, petals

HEIGHT = 376.0
MIDDLE = HEIGHT / 2
COBALT = "#3a55b0"
OCHRE = "#dca445"
FRAME_RADIUS = 14
ASH = "#cfccc4"  # the grey hair of this pattern


def coin(cx: float, cy: float, r: float) -> Drawing:
    """Red rosette with six dots round a flower."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), OCHRE, True, 2.2 if r > 20 else 1.8)
    g.shape(ellipse(cx, cy, r * 0.9), RED, True, 1.6)
    n = 24 if r > 30 else 16
    g.shape(dots(cx, cy, n, r * 0.8, max(1.0, r * 0.045)), OCHRE, False)
    g.shape(ellipse(cx, cy, r * 0.7), RED, True, 1.4)
    g.shape(petals(cx, cy, 6, r * 0.66, r * 0.42, -60), DARK_RED, True, 1.3)
    g.shape(dots(cx, cy, 6, r * 0.47, r * 0.11), OCHRE, True, 1.1)
    g.shape(petals(cx, cy, 6, r * 0.28, r * 0.15), OCHRE, True, 1.2)
    g.shape(ellipse(cx, cy, r * 0.09), COBALT, True, 0.9)
    return g


def cup(cx: float, top: float, w: float, h: float) -> Drawing:
    """Hour-glass goblet: ochre six-sided mouth, red volutes, blue six-sided foot."""
    g = Drawing()
    sx, sy = w / 76, h / 120
    ow = 2.1 if w > 40 else 1.7

    def part(pts: Sequence[Point], c: str, sw: float | None = None, cl: bool = True) -> None:
        g.shape(poly([(cx + x * sx, top + y * sy) for x, y in pts], cl), c, True, sw or ow)

    def curve(pts: Sequence[Knot]) -> Shape:
        return spline([(cx + p[0] * sx, top + p[1] * sy, *p[2:]) for p in pts])

    # foot
    part(
        [(-36, 106), (-20, 94), (20, 94), (36, 106), (36, 115), (18, 123), (-18, 123), (-36, 115)],
        COBALT,
    )
    part([(-36, 106), (-20, 94), (20, 94), (36, 106), (18, 113), (-18, 113)], OCHRE)
    for x in (-18, 18):
        part([(x, 113), (x, 123)], "none", 1.3, False)
    lower = curve(
        [(-20, 98, 0), (-14, 86), (-7, 74), (-6, 64, 0), (6, 64, 0), (7, 74), (14, 86), (20, 98, 0)]
    )
    g.solid(lower, COBALT, (-6 * sx, 0), ow, angle=-14, step=3.4, w=1.3)
    # bowl
    bowl = curve(
        [
            (-33, 18, 0),
            (-30, 36),
            (-18, 52),
            (-7, 62, 0),
            (7, 62, 0),
            (18, 52),
            (30, 36),
            (33, 18, 0),
        ]
    )
    g.solid(bowl, RED, (-11 * sx, -2 * sy), ow, angle=16, step=3.4, w=1.5)
    for m in (1, -1):
        v = (
            limb(
                [
                    (m * 4, 56, 2),
                    (m * 17, 48, 3.2),
                    (m * 24, 36, 3.6),
                    (m * 17, 28, 3.2),
                    (m * 10, 34, 2.4),
                    (m * 15, 39, 1.6),
                ],
                2,
                "flat",
                "round",
            )
            .scale(sx, sy)
            .move(cx, top)
        )
        if w > 30:
            g.shape(v, OCHRE, True, 1.4)
    g.shape(
        limb(
            [(cx - 9 * sx, top + 63 * sy, 4.6 * sy), (cx + 9 * sx, top + 63 * sy, 4.6 * sy)],
            1,
            "round",
            "round",
        ),
        OCHRE,
        True,
        ow,
    )
    # mouth
    part([(-37, 10), (-20, 1), (20, 1), (37, 10), (37, 19), (19, 27), (-19, 27), (-37, 19)], OCHRE)
    part([(-37, 10), (-20, 1), (20, 1), (37, 10), (19, 18), (-19, 18)], OCHRE)
    part(
        [(-26, 9.6), (-14, 4.6), (14, 4.6), (26, 9.6), (13, 14.6), (-13, 14.6)], DARK_RED, ow * 0.75
    )
    for x in (-19, 19):
        part([(x, 18), (x, 27)], "none", 1.3, False)
    if w > 34:
        g.shape(ellipse(cx, top + 22.6 * sy, 3 * sx, 2.4 * sy), COBALT, True, 1.1)
    return g


def hilt(g: Drawing, x: float, y: float, ang: float, s: float = 1.0) -> None:
    """Dark guard edged with ochre, twisted red grip; the grip runs in direction ang from (x, y)."""

    def q(sh: Shape) -> Shape:
        return sh.scale(s).rot(ang).move(x, y)

    g.shape(q(spline("-4.6,0! -7,-14 -4.4,-28! 4.4,-28! 7,-14 4.6,0!")), RED, True, 1.9)
    for t in (-6, -12.5, -19, -25):
        g.line(q(poly([(-5.4, t + 2.4), (5.4, t - 2.4)], False)), 1.4)
    g.shape(q(ellipse(0, -33, 4.6)), OCHRE, True, 1.8)
    g.shape(q(poly("-19,-5 -9,-2 9,-2 19,-5 19,9 9,5 -9,5 -19,9")), OCHRE, True, 1.9)
    g.shape(q(poly("-15.6,-1 -8,1 8,1 15.6,-1 15.6,4.6 8,2.4 -8,2.4 -15.6,4.6")), INK, False)
    for m in (-1, 1):
        g.shape(q(ellipse(m * 20.5, 2, 3.8)), OCHRE, True, 1.5)


def rod(
    g: Drawing,
    x: float,
    y: float,
    ang: float,
    L: float,
    col: str,
    shift: float = 0.0,
    w: float = 5.6,
) -> None:
    """Thin rod with ochre turned ends."""

    def q(sh: Shape) -> Shape:
        return sh.move(shift, 0).rot(ang).move(x, y)

    def upended(sh: Shape) -> Shape:
        return q(sh.scale(1, -1))

    h = L / 2
    g.shape(q(rect(-w, -h + 30, 2 * w, L - 60)), col, True, 2)
    g.hatch(q(rect(-w, -h + 32, 2 * w, L - 64)), shift=(-w, 0), angle=ang, step=5, w=1.3)
    for s in (1, -1):
        f_ = q if s > 0 else upended
        g.shape(
            f_(
                spline(
                    [
                        (-w, -h + 32, 0),
                        (-w - 5, -h + 24),
                        (-w - 3, -h + 14),
                        (0, -h + 7),
                        (w + 3, -h + 14),
                        (w + 5, -h + 24),
                        (w, -h + 32, 0),
                    ]
                )
            ),
            OCHRE,
            True,
            2,
        )
        g.shape(
            f_(limb([(-w - 2, -h + 33, 3), (w + 2, -h + 33, 3)], 1, "round", "round")),
            INK if col == RED else RED,
            True,
            1.6,
        )
        g.line(f_(poly([(-w - 2, -h + 19), (w + 2, -h + 19)], False)), 1.4)
        g.shape(f_(ellipse(0, -h + 5, 4.4)), RED if col != RED else COBALT, True, 1.7)


def framed() -> Drawing:
    """A card with its thin rounded frame."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, 11, 1.8, FRAME_RADIUS)
    return g


def zigzag(
    g: Drawing, x0: float, y0: float, x1: float, y1: float, w: float, n: int, col: str, line: str
) -> None:
    """Band with a zigzag, the mark of this deck's clothes."""
    L = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / L, (y1 - y0) / L
    nx, ny = -uy * w, ux * w
    g.shape(
        poly([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]),
        col,
        True,
        1.9,
    )
    z = [
        (
            x0 + (x1 - x0) * i / n + nx * (0.7 if i % 2 else -0.7),
            y0 + (y1 - y0) * i / n + ny * (0.7 if i % 2 else -0.7),
        )
        for i in range(n + 1)
    ]
    g.line(poly(z, False), 1.5, line)


def sharp(g: Drawing, cx: float, col: str, trim: str) -> None:
    """Shoulder cape with a dagged edge and a zigzag band."""
    pts = [(cx - 15, 106, 0), (cx - 36, 113), (cx - 46, 126), (cx - 48, 140, 0)]
    for i in range(7):
        t = -1 + (2 * i + 1) / 7
        pts += [(cx + 48 * t, 151 + 6 * (1 - t * t), 0)]
        if i < 6:
            t2 = -1 + (2 * i + 2) / 7
            pts += [(cx + 48 * t2, 141 + 6 * (1 - t2 * t2), 0)]
    pts += [(cx + 48, 140, 0), (cx + 46, 126), (cx + 36, 113), (cx + 15, 106, 0)]
    g.solid(spline(pts), col, (-7, -5), None, angle=20, step=4.2, w=1.4)
    for w, c in ((8, True), (5, trim)):
        g.line(at(cx, 0, "-44,132 -24,138 0,140 24,138 44,132"), w, c)
    g.line(
        poly(
            [
                (cx - 42 + 6 * i, 133 + 6.4 * (1 - ((i - 7) / 7) ** 2) + (2.2 if i % 2 else -2.2))
                for i in range(15)
            ],
            False,
        ),
        1.3,
    )


def belted(g: Drawing, cx: float, y: float = 170) -> None:
    """A broad ochre belt."""
    zigzag(g, cx - 24, y, cx + 24, y, 7, 8, OCHRE, INK)


def court(half: Callable[[Drawing], None]) -> Draw:
    """A court whose half is repeated across a slanting line."""
    return lambda: mirrored(half, CARD_WIDTH, HEIGHT, 11, slope=-0.13, foot=186.0, r=FRAME_RADIUS)
