"""Coins, cups, swords and batons of the Italian pattern.

Sizes are in card units; ink weights stay constant with size.
"""

import math

from ..drawing import Drawing
from ..geometry import Shape, ellipse, limb, poly, rect, spline
from ..palette import BLUE, DARK_BLUE, DARK_RED, GOLD, GREEN, INK, RED, SKIN, SKY, WHITE
from .common import dots, leaf_spine, petals, star, sun_face


def italian_coin(cx: float, cy: float, r: float, flower: bool = False) -> Drawing:
    """A black coin with a gold sun, or with a flower."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), WHITE, True, 2.2 if r > 17 else 1.8)
    g.shape(ellipse(cx, cy, r * 0.87), INK, False)
    n = 12 if r > 30.5 else 8
    if flower:
        g.shape(petals(cx, cy, 8, r * 0.8, r * 0.52), GOLD, False)
        for i in range(8):
            a = math.radians(-90 + 45 * i)
            g.line(
                [
                    (cx + r * 0.5 * math.cos(a), cy + r * 0.5 * math.sin(a)),
                    (cx + r * 0.7 * math.cos(a), cy + r * 0.7 * math.sin(a)),
                ],
                1.3,
            )
        g.shape(dots(cx, cy, 8, r * 0.76, r * 0.045, -67.5), RED, False)
    else:
        g.shape(star(cx, cy, n, r * 0.82, r * 0.46), GOLD, False)
        if r > 16:
            g.shape(dots(cx, cy, n, r * 0.71, r * 0.055, -90 + 180 / n), RED, False)
    g.shape(ellipse(cx, cy, r * 0.5), INK, False)
    g.shape(ellipse(cx, cy, r * 0.44), GOLD, False)
    if r > 30.5:
        sun_face(g, cx, cy, r * 0.44)
    else:
        g.shape(ellipse(cx, cy, r * 0.24), RED, True, 1.1)
        g.shape(ellipse(cx - r * 0.05, cy - r * 0.05, r * 0.08), GOLD, False)
    return g


def italian_cup(cx: float, top: float, w: float, h: float) -> Drawing:
    """Handled urn: red mouth, gold neck, green gadroons, red foot. w includes the handles."""
    g = Drawing()
    sx, sy = w / 116, h / 132

    def tr(s: Shape) -> Shape:
        return s.scale(sx, sy).move(cx, top)

    ow = 2.2 if w > 40 else 1.8
    big = w > 44
    for m in (1, -1):
        hd = limb("35,34,3.2 48,25,4.6 55,40,5.2 47,66,5 46,78,4.4 53,76,3.2", 2, "flat", "round")
        hd = hd if m > 0 else hd.mirror()
        g.shape(tr(hd), WHITE, True, ow * 0.85)
    # foot
    foot = spline("-9,90! -11,102 -27,119! 27,119! 11,102 9,90!")
    g.solid(tr(foot), RED, (-7 * sx, 0), ow, angle=-20, step=3.4, w=1.3)
    g.shape(tr(rect(-33, 118, 66, 13)), RED, True, ow)
    if big:
        g.line([(cx - 26 * sx, top + 124.5 * sy), (cx + 26 * sx, top + 124.5 * sy)], 1.1)
    # neck
    neck = spline("-39,18! -32,34 -33,46 -40,62! 0,70 40,62! 33,46 32,34 39,18!")
    g.solid(tr(neck), GOLD, (-12 * sx, 0), ow, angle=4, step=3.6, w=1.3)
    if big:
        g.line(
            [(cx - 32 * sx, top + 41 * sy), (cx, top + 46 * sy), (cx + 32 * sx, top + 41 * sy)], 1.4
        )
    # bowl
    bowl = spline(
        "-41,60! -38,76 -24,90 -10,95! 10,95! 24,90 38,76 41,60! 34,57 27.5,63! "
        "20,60 14,66! 7,62 0,67! -7,62 -14,66! -20,60 -27.5,63! -34,57"
    )
    g.solid(tr(bowl), GREEN, (-13 * sx, -4 * sy), ow, angle=20, step=3.4, w=1.6)
    if w > 30:
        for x in (-27.5, -14, 0, 14, 27.5):
            g.line(
                [
                    (cx + x * sx, top + (66 - abs(x) * 0.12) * sy),
                    (cx + x * 0.86 * sx, top + 80 * sy),
                    (cx + x * 0.4 * sx, top + 93 * sy),
                ],
                1.4,
            )
    g.shape(tr(limb("-11,95,3.6 11,95,3.6", 1, "round", "round")), GOLD, True, ow * 0.8)
    # mouth
    g.shape(tr(ellipse(0, 15, 43, 14)), GOLD, True, ow)
    g.shape(tr(ellipse(0, 14.4, 36, 9)), RED, True, ow * 0.75)
    if big:
        g.shape(tr(spline("-34,13 0,6.5 34,13 0,10.5")), DARK_RED, False)
    return g


def italian_sword(length: float, bw: float | None = None, grip: float | None = None) -> Drawing:
    """Upright straight sword, point up; the origin is the centre of the guard."""
    g = Drawing()
    bw = bw or max(5.0, length * 0.055)
    hl = grip or length * 0.26
    bl = length - hl
    tip = bw * 1.5
    blade = poly([(-bw, 0), (-bw, -bl + tip), (0, -bl), (bw, -bl + tip), (bw, 0)])
    g.shape(blade, BLUE, False)
    g.shape(poly([(0, 0), (0, -bl), (bw, -bl + tip), (bw, 0)]), DARK_BLUE, False)
    g.shape(
        poly(
            [
                (-bw * 0.62, 0),
                (-bw * 0.62, -bl + tip * 1.2),
                (-bw * 0.2, -bl + tip * 0.8),
                (-bw * 0.2, 0),
            ]
        ),
        SKY,
        False,
    )
    g.shape(blade, "none", True, 2.2)
    # grip
    gr = spline(
        [
            (-bw * 0.5, 0, 0),
            (-bw * 0.75, hl * 0.36),
            (-bw * 0.42, hl * 0.74, 0),
            (bw * 0.42, hl * 0.74, 0),
            (bw * 0.75, hl * 0.36),
            (bw * 0.5, 0, 0),
        ]
    )
    g.shape(gr, GOLD, True, 2)
    for _i, t in enumerate((0.3, 0.46, 0.62)):
        g.line([(-bw * 0.62, hl * (t + 0.05)), (bw * 0.62, hl * (t - 0.05))], 1.3)
    pr = max(2.2, bw * 0.42)
    for x, y in ((-pr * 1.5, hl * 0.82), (pr * 1.5, hl * 0.82), (0, hl * 0.82 + pr * 1.35)):
        g.shape(ellipse(x, y, pr), GOLD, True, 1.6)
    g.shape(ellipse(0, hl * 0.82, pr * 0.9), RED, True, 1.3)
    # guard
    gw = bw * 1.45
    for s in (-1, 1):
        g.shape(ellipse(s * gw * 1.15, -1, gw * 0.78, gw * 0.72), GOLD, True, 2)
        g.shape(ellipse(s * gw * 1.15, -1, gw * 0.3), INK, False)
    g.shape(
        spline(
            [(0, -gw * 1.25, 0), (gw * 0.8, -gw * 0.2), (0, gw * 0.95, 0), (-gw * 0.8, -gw * 0.2)]
        ),
        GOLD,
        True,
        2,
    )
    g.shape(
        spline(
            [(0, -gw * 0.6, 0), (gw * 0.3, -gw * 0.05), (0, gw * 0.5, 0), (-gw * 0.3, -gw * 0.05)]
        ),
        RED,
        True,
        1.1,
    )
    return g


def italian_baton(h: float, w: float, bend: float = 0.0, flip: bool = False) -> Drawing:
    """Club, thick head up, centred on (0,0): left half green, right half red, gold leaf spine."""
    g = Drawing()
    s = -1 if flip else 1
    H = h / 2
    b = bend * h
    sk = [
        (0, -H * 0.78, w * 0.40),
        (-b * 0.1, -H * 0.45, w * 0.5),
        (-b * 0.1, 0, w * 0.38),
        (b * 0.3, H * 0.5, w * 0.25),
        (b * 1.1, H * 0.98, w * 0.23),
    ]
    club = limb(sk, 2, "round", "flat")
    right = limb([(x + r * 0.5, y, r * 0.5) for x, y, r in sk], 2, "round", "flat")
    A, B = (GREEN, RED)
    sh = club if s > 0 else club.mirror()
    rt = right if s > 0 else right.mirror()
    g.shape(sh, A, False)
    g.shape(rt, B, False)
    g.hatch(sh, shift=(-w * 0.2, -h * 0.012), angle=28, step=4, w=1.5)
    g.shape(sh, "none", True, 2.2)
    xe, ye = b * 1.1 * s, H * 0.98
    # cut end
    _ax, _ay = (b * 0.8 * s, H * 0.49)
    tilt = math.degrees(math.atan2(-(sk[4][0] - sk[3][0]) * s, sk[4][1] - sk[3][1]))
    g.shape(ellipse(xe, ye, w * 0.235, w * 0.1).rot(tilt, xe, ye), SKIN, True, 1.9)
    g.add(
        leaf_spine(
            [
                (sk[3][0] * s, sk[3][1] * 0.95),
                (sk[2][0] * s, 0),
                (sk[1][0] * s, -H * 0.45),
                (0, -H * 0.86),
            ],
            w * 0.31,
            6 if h > 150 else 4,
            GOLD,
            1.5,
        )
    )
    return g
