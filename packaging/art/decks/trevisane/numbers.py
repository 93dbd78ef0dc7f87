"""Trevisan deck: number cards."""

from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.crowns import crown, wreath
from ...figures.halves import frame
from ...figures.heads import head, neck
from ...geometry import Knot, arc, at, ellipse, limb, poly, spline
from ...glyphs import glyphs
from ...palette import BLOND, BLUE, CARD_WIDTH, GOLD, GREEN, RED, SKIN, WHITE
from ...signs.common import leaf_spine, petals
from ...signs.venetian import interlaced, sceptre, straight
from ...vignettes import maiden
from .parts import HEIGHT, MIDDLE, coin, cup

COINS = {
    2: [(0.5, 0.275, 0.73), (0.5, 0.725, 0.73)],
    3: [(0.5, 0.19, 0.60), (0.5, 0.5, 0.60), (0.5, 0.81, 0.60)],
    4: [(x, y, 0.37) for y in (0.17, 0.83) for x in (0.305, 0.695)],
    5: [(x, y, 0.37) for y in (0.17, 0.83) for x in (0.305, 0.695)] + [(0.5, 0.5, 0.46)],
    6: [(x, y, 0.385) for y in (0.17, 0.5, 0.83) for x in (0.30, 0.70)],
    7: [(x, y, 0.355) for y in (0.155, 0.58, 0.845) for x in (0.305, 0.695)]
    + [(0.5, 0.365, 0.355)],
    8: [(x, y, 0.31) for y in (0.155, 0.385, 0.615, 0.845) for x in (0.305, 0.695)],
    9: [(x, y, 0.27) for y in (0.15, 0.383, 0.617, 0.85) for x in (0.255, 0.745)]
    + [(0.5, 0.5, 0.27)],
    10: [(x, y, 0.27) for y in (0.15, 0.383, 0.617, 0.85) for x in (0.255, 0.745)]
    + [(0.5, 0.267, 0.27), (0.5, 0.733, 0.27)],
}
CUPS = {
    2: [(0.5, 0.27, 0.46, 0.375), (0.5, 0.73, 0.46, 0.375)],
    3: [(0.5, 0.265, 0.43, 0.35), (0.285, 0.72, 0.39, 0.33), (0.715, 0.72, 0.39, 0.33)],
    4: [(x, y, 0.335, 0.275) for y in (0.23, 0.77) for x in (0.305, 0.695)],
    5: [(x, y, 0.31, 0.25) for y in (0.205, 0.775) for x in (0.305, 0.695)]
    + [(0.5, 0.49, 0.33, 0.265)],
    6: [(x, y, 0.31, 0.24) for y in (0.185, 0.48, 0.775) for x in (0.31, 0.69)],
    7: [(x, y, 0.285, 0.225) for y in (0.175, 0.46) for x in (0.305, 0.695)]
    + [(x, 0.765, 0.27, 0.225) for x in (0.215, 0.5, 0.785)],
    8: [(x, y, 0.27, 0.19) for y in (0.15, 0.375, 0.6, 0.825) for x in (0.305, 0.695)],
    9: [(x, y, 0.25, 0.225) for y in (0.2, 0.49, 0.78) for x in (0.215, 0.5, 0.785)],
    10: [(x, y, 0.225, 0.18) for y in (0.165, 0.387, 0.609, 0.83) for x in (0.295, 0.705)]
    + [(0.5, y, 0.225, 0.18) for y in (0.276, 0.72)],
}
ARCS = {
    2: (64,),
    3: (66,),
    4: (70, 51),
    5: (72, 53),
    6: (73, 57, 41),
    7: (74, 58, 42),
    8: (76, 61, 46, 31),
    9: (76, 62, 48, 34),
    10: (78, 65, 52, 39, 26),
}
TOP = 104.0
RODS = ((RED, BLUE), (BLUE, RED), (GOLD, RED))
_ROWS_OF_RODS = ((0,), (-13, 13), (-22, 0, 22), (-27, -9, 9, 27), (-30, -15, 0, 15, 30))
OFFSETS = {n: _ROWS_OF_RODS[n // 2 - 1] for n in range(2, 11)}
"""How far the rods of each direction lie from the middle."""
WIDTHS = {2: 8.6, 3: 8.2, 4: 7.4, 5: 7.4, 6: 6.6, 7: 6.6, 8: 5.8, 9: 5.8, 10: 5.2}
LOZENGES = {
    2: (15, 22),
    3: (18, 28),
    4: (26, 44),
    5: (28, 48),
    6: (32, 58),
    7: (34, 62),
    8: (38, 70),
    9: (38, 72),
    10: (42, 78),
}


def lozenge(g: Drawing, x: float, y: float, w: float = 17, h: float = 24) -> None:
    """The lozenge on which the rods cross."""
    g.shape(poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)]), GOLD)
    g.shape(
        poly([(x, y - h * 0.7), (x + w * 0.7, y), (x, y + h * 0.7), (x - w * 0.7, y)]),
        GREEN,
        True,
        1.6,
    )
    g.shape(petals(x, y, 4, w * 0.42, w * 0.18), RED, True, 1.3)
    g.shape(ellipse(x, y, w * 0.12), GOLD, True, 0.9)


def numbered(n: int) -> Drawing:
    """A framed card with its number in two corners."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, 12)
    gl = glyphs(str(n), 18, 19, 17, weight=2.4)
    g.add(gl)
    g.add(gl, f"rotate(180 100 {MIDDLE:g})")
    return g


def coins(n: int) -> Drawing:
    """The number card n of coins."""
    g = numbered(n)
    g.scatter(
        lambda r: coin(0, 0, r),
        [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]],
    )
    if n == 4:  # crowned shield, white cross on red
        sh = spline("72,190! 100,194 128,190! 128,226 118,244 100,256! 82,244 72,226")
        g.shape(sh, RED)
        g.shape(
            poly(
                "94,193 106,193 106,211 127.6,211 127.6,223 106,223 106,252 100,255.6 "
                "94,252 94,223 72.4,223 72.4,211 94,211"
            ),
            WHITE,
            True,
            1.6,
        )
        g.shape(sh)
        crown(g, 100, 184, 21, 26)
        rb = limb("60,258,6 80,270,7 100,273,7 120,270,7 140,258,6", 2)
        g.solid(rb, GOLD, (0, -4), None, angle=80, step=4.4, w=1.4)
        for m in (1, -1):
            g.add(
                leaf_spine(
                    [(100 + m * 30, 262), (100 + m * 52, 240), (100 + m * 52, 204)],
                    9,
                    5,
                    GREEN,
                    1.7,
                )
            )
    return g


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = numbered(n)
    g.scatter(
        lambda w, h: cup(0, -h / 2, w, h),
        [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]],
    )
    if n == 4:
        g.shape(ellipse(100, MIDDLE, 23), WHITE)
        for i in range(8):
            g.shape(
                spline("4,0! 12,-6 20.5,0! 12,6").rot(45 * i).move(100, MIDDLE),
                (RED, BLUE, GREEN, BLUE)[i % 4],
                True,
                1.6,
            )
        g.shape(ellipse(100, MIDDLE, 5), GOLD, True, 1.6)
    return g


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = numbered(n)
    amp = ARCS[n]
    up, lo = TOP, HEIGHT - TOP
    side = interlaced(amp, up, lo, 7.6 if n < 4 else 6.8 if n < 8 else 5.6)
    if n % 2 == 0 and n < 8:
        if n == 2:
            fortune(g)
        else:
            maiden(g, 100, MIDDLE, 0.9 if n == 4 else 0.74, n)
    g.repeat(side, ["translate(0 0)", f"rotate(180 100 {MIDDLE:g})"])
    if n % 2:
        straight(g, 100, 34, HEIGHT - 30)
    if n > 3:
        lozenge(g, 100, up, 19, 27)
        lozenge(g, 100, lo, 19, 27)
    elif n == 2:
        for y in (up, lo):
            g.shape(petals(100, y, 8, 16, 11), RED)
            g.shape(ellipse(100, y, 6), GOLD, True, 1.7)
    else:
        for y in (up, lo):
            g.shape(limb(at(0, y, "76,0,6 100,3,7 124,0,6"), 2, "round", "round"), GREEN)
            g.shape(ellipse(100, y + 2, 8), GOLD, True, 1.8)
            g.shape(ellipse(100, y + 2, 3.4), RED, True, 1.2)
    return g


def fortune(g: Drawing) -> None:
    """Fortune on her globe with a swelling sail, an olive branch in the hand."""
    sail = spline("82,140! 60,150 52,182 58,214 76,232! 70,206 72,172")
    g.solid(sail, WHITE, (-6, -4), None, angle=-60, step=4.2, w=1.3)
    g.line("72,156 62,184 66,214", 1.3)
    g.shape(ellipse(100, 296, 19), BLUE)
    g.line(arc(100, 290, 18, 168, 12, 7), 1.6, GOLD)
    g.line(arc(100, 298, 18.6, 172, 8, 8), 1.6, GOLD)
    sk = SKIN
    for pts in (
        "108,238,10 113,256,7.6 104,272,5 107,279,4",
        "95,238,11 93,256,8.4 95,270,5.4 95,278,4.2",
    ):
        g.solid(limb(pts, 2, "round", "round"), sk, (-3, -1), 2, angle=10, step=4, w=1.2)
    dr = spline(
        "88,176! 84,202 80,236 84,256! 94,250 102,260! 112,250 122,252! 118,228 "
        "115,202 114,176! 101,184"
    )
    g.solid(dr, RED, (-7, -2), 2, angle=-72, step=4.2, w=1.4)
    g.line("92,210 89,244", 1.3)
    g.line("104,212 106,248", 1.3)
    g.shape(limb("87,204,2.8 101,207,2.8 115,204,2.8", 1, "round", "round"), GOLD, True, 1.6)

    def lb(pts: Sequence[Knot]) -> None:
        g.solid(limb(pts, 2, "round", "round"), sk, (-2, -1), 1.9, angle=20, step=3.8, w=1.1)

    lb([(90, 180, 6), (78, 164, 5), (80, 142, 3.8)])
    lb([(112, 180, 6), (126, 196, 5), (134, 182, 3.8)])
    g.add(leaf_spine([(133, 192), (137, 168), (134, 142)], 8, 5, GREEN, 1.6))
    neck(g, 101, 150, 0.62, 1, SKIN, 32)
    head(g, 101, 152, 0.8, 1, style="long", hair=BLOND)
    wreath(g, 101, 142, 0.74, 1, GREEN)


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    g = numbered(n)
    a, L = 19.0, 366
    off = OFFSETS[n]
    w = WIDTHS[n]
    if n > 3:
        a = 16.5
    for s in (1, -1):
        for i, o in enumerate(off):
            sceptre(
                g,
                100,
                MIDDLE,
                s * a,
                L - abs(o) * 1.2,
                RODS[(i + (s < 0)) % 2] if n < 6 else RODS[(i + (s < 0)) % 3],
                o,
                w,
            )
    if n % 2:
        sceptre(g, 100, MIDDLE, 0, L + 8, (GOLD, RED) if n < 7 else (GREEN, RED), 0, w)
    lozenge(g, 100, MIDDLE, *LOZENGES[n])
    return g
