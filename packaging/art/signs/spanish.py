"""Coins, cups, swords and batons of the Spanish pattern."""

import math

from ..drawing import Drawing
from ..geometry import Shape, at, ellipse, limb, poly, rect, spline
from ..palette import BLUE, DARK_GOLD, DARK_GREEN, DARK_RED, GOLD, GREEN, INK, RED, SKIN, SKY, WHITE
from .common import dots, petals


def spanish_coin(cx: float, cy: float, r: float) -> Drawing:
    """A gold coin with a red disc and a flower."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), GOLD, True, 2.3 if r > 16 else 1.9)
    horn = f"{cx + r * 0.62:.1f} {cy - r * 0.72:.1f}"
    inner, outer = f"{r * 0.95:.1f}", f"{r * 1.12:.1f}"
    crescent = (
        f"M{horn}A{inner} {inner} 0 0 1 {cx - r * 0.5:.1f} {cy + r * 0.81:.1f}"
        f"A{outer} {outer} 0 0 0 {horn}Z"
    )
    g.shape(crescent, DARK_GOLD, False)
    n = 20 if r > 24 else 14
    g.shape(dots(cx, cy, n, r * 0.82, max(0.9, r * 0.055)), INK, False)
    g.shape(ellipse(cx, cy, r * 0.68), RED, True, 1.7)
    g.shape(petals(cx, cy, 8, r * 0.62, r * 0.36), GOLD, True, 1.2)
    g.shape(ellipse(cx, cy, r * 0.3), BLUE, True, 1.3)
    if r > 14:
        g.shape(ellipse(cx - r * 0.07, cy - r * 0.07, r * 0.1), WHITE, False)
    if r > 20:
        for i in range(8):
            a = math.radians(-90 + 45 * i)
            g.line(
                [
                    (cx + r * 0.37 * math.cos(a), cy + r * 0.37 * math.sin(a)),
                    (cx + r * 0.5 * math.cos(a), cy + r * 0.5 * math.sin(a)),
                ],
                1.2,
            )
    return g


def spanish_cup(cx: float, top: float, w: float, h: float) -> Drawing:
    """Broad red chalice, gold rim with blue jewels, gold petals and stepped foot."""
    g = Drawing()
    sx, sy = w / 100, h / 118

    def tr(s: Shape) -> Shape:
        return s.scale(sx, sy).move(cx, top)

    ow = 2.2 if w > 40 else 1.8
    stem = spline("-9,70! -6,82 -26,104! 26,104! 6,82 9,70!")
    g.solid(tr(stem), GOLD, (-7 * sx, 0), ow, angle=-15, step=3.4, w=1.3)
    bowl = spline("-44,14! -41,42 -26,64 0,72 26,64 41,42 44,14!")
    g.solid(tr(bowl), RED, (-16 * sx, -5 * sy), ow, angle=18, step=3.7, w=1.7)
    pet = spline("-31,58 -26,47 -16,53! -9,43 0,51! 9,43 16,53! 26,47 31,58 20,67 0,73 -20,67")
    g.shape(tr(pet), GOLD, True, ow * 0.8)
    if w > 30:
        for x in (-16, 0, 16):
            g.line([(cx + x * sx, top + 53 * sy), (cx + x * 0.6 * sx, top + 68 * sy)], 1.2)
    g.shape(tr(limb("-11,76,4.4 11,76,4.4", 1, "round", "round")), BLUE, True, ow * 0.8)
    g.shape(tr(rect(-30, 102, 60, 7)), BLUE, True, ow * 0.8)
    g.shape(tr(rect(-36, 108, 72, 9)), GOLD, True, ow)
    g.shape(tr(spline("-50,8 -46,1 0,3.5 46,1 50,8 46,17 0,20 -46,17")), GOLD, True, ow)
    n = 5 if w > 40 else 3
    js = Shape()
    for i in range(n):
        t = -1 + 2 * i / (n - 1)
        js = js + tr(ellipse(t * 36, 11 - 1.6 * abs(t), 4.6, 4.2))
    g.shape(js, BLUE, True, 1.2)
    if w > 40:
        for x in (-22, 0, 22):
            g.shape(tr(poly(at(x, 0, "0,26 5,33 0,40 -5,33"))), GOLD, True, 1.3)
    return g


def spanish_sword(length: float, bw: float | None = None, gw: float = 3.3) -> Drawing:
    """Slim straight sword, point up, origin at the guard."""
    g = Drawing()
    bw = bw or max(4.2, length * 0.045)
    hl = length * 0.24
    bl = length - hl
    blade = spline(
        [
            (-bw, 0, 0),
            (-bw * 0.85, -bl * 0.72, 0),
            (0, -bl, 0),
            (bw * 0.85, -bl * 0.72, 0),
            (bw, 0, 0),
        ]
    )
    g.shape(blade, SKY, False)
    g.shape(poly([(0, 0), (0, -bl), (bw * 0.85, -bl * 0.72), (bw, 0)]), BLUE, False)
    g.shape(blade, "none", True, 2.1)
    g.line([(0, -bl * 0.1), (0, -bl * 0.66)], 1.3)
    gr = rect(-bw * 0.55, 0, bw * 1.1, hl * 0.72)
    g.shape(gr, RED, True, 2)
    for t in (0.26, 0.44, 0.62):
        g.line([(-bw * 0.55, hl * (t + 0.04)), (bw * 0.55, hl * (t - 0.04))], 1.4, GOLD)
    g.shape(ellipse(0, hl * 0.84, bw * 0.92, bw * 0.85), GOLD, True, 1.9)
    q = limb(
        [
            (-bw * gw, bw * 0.3, bw * 0.62),
            (-bw * gw * 0.67, bw * 0.25, bw * 0.42),
            (0, -bw * 0.15, bw * 0.55),
            (bw * gw * 0.67, bw * 0.25, bw * 0.42),
            (bw * gw, bw * 0.3, bw * 0.62),
        ],
        2,
        "round",
        "round",
    )
    g.shape(q, GOLD, True, 2)
    g.shape(poly([(0, -bw * 1.1), (bw * 0.75, 0), (0, bw * 1.0), (-bw * 0.75, 0)]), BLUE, True, 1.3)
    return g


def spanish_baton(h: float, w: float, col: str = GREEN, hi: str = "#a9cf5e") -> Drawing:
    """Knotty cudgel, thick end up, centred on the origin."""
    g = Drawing()
    H = h / 2
    u = w / 2
    out = [
        (-u * 0.5, -H * 0.97),
        (u * 0.45, -H * 0.98),
        (u * 0.98, -H * 0.78),
        (u * 0.92, -H * 0.5),
        (u * 1.12, -H * 0.4, 0),
        (u * 0.8, -H * 0.3),
        (u * 0.68, 0),
        (u * 0.86, H * 0.1, 0),
        (u * 0.55, H * 0.2),
        (u * 0.42, H * 0.55),
        (u * 0.36, H * 0.97, 0),
        (-u * 0.36, H * 0.97, 0),
        (-u * 0.42, H * 0.62),
        (-u * 0.72, H * 0.5, 0),
        (-u * 0.5, H * 0.38),
        (-u * 0.66, 0),
        (-u * 0.8, -H * 0.2),
        (-u * 1.1, -H * 0.3, 0),
        (-u * 0.92, -H * 0.42),
        (-u * 1.0, -H * 0.75),
    ]
    sh = spline(out)
    {GREEN: DARK_GREEN, RED: DARK_RED, DARK_GOLD: "#8a5410"}.get(col, INK)
    g.shape(sh, col, False)
    g.hatch(sh, shift=(-u * 0.5, -u * 0.15), angle=24, step=4, w=1.7)
    g.shape(sh, "none", True, 2.2)
    g.shape(
        spline(
            [
                (-u * 0.42, -H * 0.78),
                (-u * 0.12, -H * 0.74),
                (-u * 0.06, -H * 0.1),
                (-u * 0.06, H * 0.72, 0),
                (-u * 0.3, -H * 0.05),
            ]
        ),
        hi,
        False,
    )
    for x, y, r in (
        (u * 0.42, -H * 0.58, 0.17),
        (-u * 0.5, -H * 0.12, 0.15),
        (u * 0.2, H * 0.18, 0.14),
    ):
        g.shape(ellipse(x, y, w * r, w * r * 0.8), GOLD, True, 1.5)
        g.shape(ellipse(x, y, w * r * 0.3), INK, False)
    g.shape(ellipse(0, H * 0.97, u * 0.38, u * 0.2), SKIN, True, 1.6)
    return g
