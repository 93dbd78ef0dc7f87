"""Piacentine deck: signs, colours and parts shared by the cards."""

from collections.abc import Callable

from ...deck import Draw
from ...drawing import Drawing
from ...figures.halves import frame, mirrored
from ...geometry import Shape, ellipse, limb, poly, spline
from ...palette import CARD_WIDTH, GOLD, GREEN, INK, RED, WHITE
from ...signs.common import dots, star

HEIGHT = 372.0
SLATE = "#4b769f"
DARK_SLATE = "#2d4f74"
LIGHT_SLATE = "#a9c6dc"
BARK = "#3c6b3f"
SAWN = "#ef9a4a"


def coin(cx: float, cy: float, r: float) -> Drawing:
    """Beads on black round a smiling red face."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), WHITE, True, 2.2 if r > 20 else 1.8)
    g.shape(ellipse(cx, cy, r * 0.91), INK, False)
    n = 26 if r > 45 else 20 if r > 28 else 14
    g.shape(dots(cx, cy, n, r * 0.79, r * 0.078), GOLD, False)
    if r > 45:
        g.shape(dots(cx, cy, n, r * 0.79, r * 0.03), RED, False)
        g.shape(star(cx, cy, n // 2, r * 0.71, r * 0.58), GOLD, False)
        g.shape(dots(cx, cy, n // 2, r * 0.61, r * 0.035, -90 + 360 / n), RED, False)
    else:
        g.shape(dots(cx, cy, n - 4, r * 0.6, r * 0.07), GOLD, False)
    k = r * (0.46 if r > 45 else 0.47)
    g.shape(ellipse(cx, cy, k), RED, True, 2 if r > 24 else 1.5)
    face(g, cx, cy, k)
    return g


def face(g: Drawing, cx: float, cy: float, k: float) -> None:
    """Smiling full face in ink on a red disc of radius k."""
    u = k / 20
    lw = max(1.0, 1.7 * u)
    for s in (-1, 1):
        g.line(
            [
                (cx + s * 12 * u, cy - 7 * u),
                (cx + s * 7 * u, cy - 10 * u),
                (cx + s * 3 * u, cy - 7 * u),
            ],
            lw,
        )
        if k > 15:
            g.shape(
                spline(
                    [
                        (cx + s * 11.4 * u, cy - 2.6 * u, 0),
                        (cx + s * 7 * u, cy - 6 * u),
                        (cx + s * 3 * u, cy - 2.4 * u, 0),
                        (cx + s * 7 * u, cy - 0.6 * u),
                    ]
                ),
                WHITE,
                True,
                lw * 0.8,
            )
            g.shape(ellipse(cx + s * 7 * u, cy - 3.2 * u, 1.9 * u), INK, False)
            g.line([(cx + s * 9 * u, cy + 5 * u), (cx + s * 13 * u, cy + 3.4 * u)], lw * 0.8)
        else:
            g.shape(ellipse(cx + s * 7 * u, cy - 2.6 * u, max(1.3, 2.2 * u)), INK, False)
    g.line(
        [
            (cx + 2.4 * u, cy - 6 * u),
            (cx + 1.8 * u, cy + 2 * u),
            (cx + 3.4 * u, cy + 5 * u),
            (cx - 1 * u, cy + 5.6 * u),
        ],
        lw * 0.9,
    )
    if k > 15:
        g.shape(
            spline(
                [
                    (cx - 8 * u, cy + 8.6 * u, 0),
                    (cx, cy + 10 * u),
                    (cx + 8 * u, cy + 8.6 * u, 0),
                    (cx, cy + 15 * u),
                ]
            ),
            WHITE,
            True,
            lw * 0.9,
        )
        g.line(
            [(cx - 6 * u, cy + 10.6 * u), (cx, cy + 12 * u), (cx + 6 * u, cy + 10.6 * u)], lw * 0.6
        )
    else:
        g.line([(cx - 7 * u, cy + 8.6 * u), (cx, cy + 12 * u), (cx + 7 * u, cy + 8.6 * u)], lw)


def cup(cx: float, top: float, w: float, h: float, knobs: bool = False) -> Drawing:
    """Broad chalice: red mouth, gold neck, green bowl with gadroons, green foot on a gold base."""
    g = Drawing()
    sx, sy = w / 88, h / 120

    def fit(s: Shape) -> Shape:
        return s.scale(sx, sy).move(cx, top)

    ow = 2.2 if w > 44 else 1.8
    foot = spline("-7,78! -9,90 -30,108! 30,108! 9,90 7,78!")
    g.solid(fit(foot), GREEN, (-8 * sx, 0), ow, angle=-24, step=3.4, w=1.4)
    g.shape(
        fit(spline("-33,106! -36,112 -34,119! 0,121 34,119! 36,112 33,106! 0,109")), GOLD, True, ow
    )
    if w > 40:
        for t in (-0.66, -0.33, 0, 0.33, 0.66):
            g.shape(fit(ellipse(t * 34, 114.4, 2.4, 2)), RED, True, 1)
    if knobs:
        for s in (-1, 1):
            g.shape(fit(limb([(s * 36, 48, 2.4), (s * 47, 46, 2.4)], 1)), GOLD, True, ow * 0.8)
            g.shape(fit(ellipse(s * 50, 45.4, 5)), GOLD, True, ow * 0.9)
    bowl = spline("-33,33! -43,44 -41,58 -25,72 -8,77! 8,77! 25,72 41,58 43,44 33,33! 0,38")
    g.solid(fit(bowl), GREEN, (-14 * sx, -4 * sy), ow, angle=18, step=3.4, w=1.6)
    g.shape(
        fit(spline("-42,49! -36,60 0,66 36,60 42,49! 40.5,43! 0,53 -40.5,43!")),
        GOLD,
        True,
        ow * 0.8,
    )
    if w > 34:
        for x in (-24, -12, 0, 12, 24):
            g.line(
                [
                    (cx + x * sx, top + (65 - abs(x) * 0.13) * sy),
                    (cx + x * 0.45 * sx, top + 76 * sy),
                ],
                1.3,
            )
    neck_ = spline("-37,10! -31,22 -34,34! 0,40 34,34! 31,22 37,10!")
    g.solid(fit(neck_), GOLD, (-11 * sx, 0), ow, angle=4, step=3.4, w=1.3)
    if w > 34:
        for i in range(5):
            t = -1 + i / 2
            g.shape(
                fit(
                    poly(
                        [
                            (t * 25, 21 + 3 * (1 - t * t)),
                            (t * 25 + 4, 27 + 3 * (1 - t * t)),
                            (t * 25, 33 + 3 * (1 - t * t)),
                            (t * 25 - 4, 27 + 3 * (1 - t * t)),
                        ]
                    )
                ),
                SLATE,
                True,
                1.1,
            )
    g.shape(fit(ellipse(0, 10, 40, 10)), GOLD, True, ow)
    g.shape(fit(ellipse(0, 9.6, 34, 6.6)), RED, True, ow * 0.75)
    g.shape(fit(limb("-8,79,4 8,79,4", 1, "round", "round")), RED, True, ow * 0.85)
    return g


def sword(length: float, bw: float = 8.0, grip: float | None = None) -> Drawing:
    """Straight slate blade, twisted gold grip, hilt of two scrolls with green eyes.

    Point up, origin at the guard.
    """
    g = Drawing()
    hl = grip or length * 0.27
    bl = length - hl
    tip = bw * 1.6
    blade = poly([(-bw, 0), (-bw, -bl + tip), (0, -bl), (bw, -bl + tip), (bw, 0)])
    g.shape(blade, SLATE, False)
    g.shape(poly([(0, 0), (0, -bl), (bw, -bl + tip), (bw, 0)]), DARK_SLATE, False)
    g.shape(
        poly(
            [
                (-bw * 0.66, 0),
                (-bw * 0.66, -bl + tip * 1.2),
                (-bw * 0.24, -bl + tip * 0.8),
                (-bw * 0.24, 0),
            ]
        ),
        LIGHT_SLATE,
        False,
    )
    g.shape(blade, "none", True, 2.2)
    gr = spline(
        [
            (-bw * 0.42, 0, 0),
            (-bw * 0.8, hl * 0.34),
            (-bw * 0.34, hl * 0.76, 0),
            (bw * 0.34, hl * 0.76, 0),
            (bw * 0.8, hl * 0.34),
            (bw * 0.42, 0, 0),
        ]
    )
    g.shape(gr, GOLD, True, 2)
    for t in (0.24, 0.4, 0.56, 0.7):
        k = bw * (0.74 - 0.5 * abs(t - 0.36))
        g.line([(-k, hl * (t - 0.05)), (k, hl * (t + 0.07))], 1.5, RED)
    g.shape(ellipse(0, hl * 0.83, bw * 0.42), RED, True, 1.7)
    g.shape(
        spline(
            [
                (-bw * 0.3, hl * 0.88, 0),
                (-bw * 0.5, hl * 0.98),
                (0, hl * 0.94, 0),
                (bw * 0.5, hl * 0.98),
                (bw * 0.3, hl * 0.88, 0),
                (0, hl * 0.9),
            ]
        ),
        RED,
        True,
        1.3,
    )
    for s in (-1, 1):
        g.shape(ellipse(s * bw * 1.75, -bw * 0.2, bw * 1.02), GOLD, True, 2)
        g.shape(ellipse(s * bw * 1.75, -bw * 0.2, bw * 0.5), GREEN, True, 1.4)
        g.shape(
            spline(
                [
                    (s * bw * 0.4, bw * 0.3, 0),
                    (s * bw * 1.2, bw * 0.9),
                    (s * bw * 2, bw * 1.5, 0),
                    (s * bw * 1.0, bw * 1.6),
                    (s * bw * 0.2, bw * 0.9, 0),
                ]
            ),
            GOLD,
            True,
            1.6,
        )
    g.shape(
        spline(
            [(0, -bw * 1.25, 0), (bw * 0.95, -bw * 0.1), (0, bw * 1.15, 0), (-bw * 0.95, -bw * 0.1)]
        ),
        GOLD,
        True,
        2,
    )
    g.shape(ellipse(0, -bw * 0.05, bw * 0.42, bw * 0.55), RED, True, 1.3)
    return g


def framed() -> Drawing:
    """A card with its thin frame."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT)
    return g


def court(half: Callable[[Drawing], None]) -> Draw:
    """A court whose half is repeated across a level line."""
    return lambda: mirrored(half, CARD_WIDTH, HEIGHT)
