"""Castilian deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import half_cape, petal_ruff
from ...figures.crowns import wreath
from ...figures.garments import breeches, cuirass, doublet, skirt
from ...figures.hats import helmet, toque, wide_hat
from ...figures.heads import head, neck
from ...figures.limbs import arm, boot, fist, leg, open_hand, pointing
from ...geometry import Point, at, ellipse, limb, spline
from ...ornament import mound
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from ...signs.spanish import spanish_baton, spanish_sword
from .parts import STEEL, base, sign


def page_legs(
    g: Drawing, cx: float, hose: str, shoec: str, left: Point = (-15, -16), right: Point = (19, 21)
) -> None:
    """Two legs; left and right are the offsets of knee and ankle."""
    leg(
        g,
        (cx + 10, 200),
        (cx + right[0], 236),
        (cx + right[1], 274),
        hose,
        (12, 8.8, 5.8),
        1,
        shoec,
    )
    leg(
        g,
        (cx - 10, 200),
        (cx + left[0], 236),
        (cx + left[1], 274),
        hose,
        (12, 8.8, 5.8),
        -1,
        shoec,
    )


def page_coins() -> Drawing:
    """Long skirted yellow coat, broad red hat; points at the coin."""
    g = base("oros", "10")
    mound(g, 284, 50, 158)
    cx = 110
    half_cape(g, cx - 2, 112, 226, 1, BLUE, None, 42)
    page_legs(g, cx, RED, BLUE)
    breeches(g, cx, 172, 222, 20, 16, 16, RED)
    sk = spline(
        at(
            cx,
            0,
            "-18,166! -28,190 -33,212! -18,217 -4,214! 0,180! 4,214! 18,217 33,212! 28,190 18,166!",
        )
    )
    g.solid(sk, GOLD, (-9, 0), None, angle=-76, step=4.4, w=1.6)
    for m in (1, -1):
        for w, c in ((4, True), (2, RED)):
            g.line([(cx + m * 5, 206), (cx + m * 18, 210.5), (cx + m * 31, 206.5)], w, c)
        g.line([(cx + m * 12, 174), (cx + m * 17, 200)], 1.5)
    arm(g, (cx + 24, 119), (cx + 50, 148), (cx + 24, 168), GOLD, GOLD, 15, (11, 9, 6.5), RED)
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 110, 168, GOLD, 28, 18, 178, 22, RED, GOLD, -1, BLUE)
    fist(g, cx + 21, 171, 0.95, -1, 10)
    arm(g, (cx - 25, 120), (cx - 46, 152), (cx - 56, 128), GOLD, GOLD, 15, (11, 9, 6.5), WHITE, RED)
    pointing(g, cx - 57, 124, 1.05, 1, -96)
    petal_ruff(g, cx - 1, 107, 25, 12, WHITE)
    head(g, cx - 2, 74, 1.18, -1, style="bob", hair=BROWN, mood="merry")
    wide_hat(g, cx - 1, 56, 1.12, -1, RED, GOLD, WHITE)
    sign(g, "oros", 48, 62)
    return g


def page_cups() -> Drawing:
    """Slashed red doublet, striped trunk hose, tall blue cap, one hand hanging.

    Points at the cup.
    """
    g = base("copas", "10")
    mound(g, 284, 50, 158)
    cx = 112
    page_legs(g, cx, GOLD, RED, (-23, -32), (13, 13))
    breeches(g, cx, 172, 218, 23, 16, 18, RED, GOLD)
    for x in (-27, 18):
        g.shape(
            limb(
                [(cx + x - 9, 238, 2.6), (cx + x, 240, 2.6), (cx + x + 8, 238, 2.6)],
                1,
                "round",
                "round",
            ),
            BLUE,
            True,
            1.7,
        )
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 110, 170, RED, 28, 18, 180, 22, None, GOLD, -1, GOLD)
    arm(g, (cx + 24, 120), (cx + 46, 158), (cx + 40, 188), BLUE, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    open_hand(g, cx + 40, 189, 1.05, 1, 86)
    arm(g, (cx - 25, 120), (cx - 46, 152), (cx - 56, 128), BLUE, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    pointing(g, cx - 57, 124, 1.05, 1, -96)
    cl = spline(
        at(cx, 0, "-14,103! -30,108 -38,120! -18,124 -2,131! 16,124 36,120! 28,107 13,103!")
    )
    g.solid(cl, GOLD, (-5, -4), None, angle=20, step=4, w=1.3)
    g.line(at(cx, 0, "-33,118 -17,120 -2,126 15,120 31,118"), 1.7, RED)
    head(g, cx - 2, 74, 1.18, -1, style="fringe", hair=DARK_HAIR)
    toque(g, cx - 1, 54, 1.1, 1, BLUE, GOLD, RED)
    sign(g, "copas", 56, 68)
    return g


def page_swords() -> Drawing:
    """Long blond hair under a morion, breastplate over a blue tunic, sword upright."""
    g = base("espadas", "10")
    mound(g, 284, 46, 158)
    cx = 104
    half_cape(g, cx - 2, 112, 232, 1, RED, None, 44)
    page_legs(g, cx, WHITE, RED)
    skirt(g, cx, 166, 220, BLUE, 18, 31, RED, GOLD, 4)
    arm(g, (cx + 24, 119), (cx + 50, 148), (cx + 24, 168), BLUE, BLUE, 15, (11, 9, 6.5), GOLD)
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 110, 168, BLUE, 28, 18, None, 22, None, None, -1, RED)
    cuirass(g, cx - 1, 112, 163, STEEL, 22, 16, GOLD, -1)
    fist(g, cx + 21, 171, 0.95, -1, 10)
    g.add(spanish_sword(166, 6.4), "translate(48 149)")
    arm(g, (cx - 26, 121), (cx - 44, 154), (cx - 49, 162), BLUE, BLUE, 15, (11, 9, 6.5), GOLD)
    fist(g, 48, 164, 1.15, 1, 0)
    head(g, cx - 2, 74, 1.18, -1, style="long", hair=BLOND, mood="stern")
    helmet(g, cx - 1, 57, 1.12, -1, STEEL, GOLD, RED)
    return g


def page_batons() -> Drawing:
    """Young woodman with a leafy wreath, belted yellow tunic, cloak over one shoulder.

    Knotty club.
    """
    g = base("bastos", "10")
    mound(g, 284, 46, 158)
    cx = 106
    page_legs(g, cx, RED, BROWN, (-18, -26), (18, 24))
    boot(g, (cx - 18, 238), (cx - 26, 274), -1)
    boot(g, (cx + 18, 238), (cx + 24, 274), 1)
    skirt(g, cx, 166, 218, GOLD, 18, 33, GREEN, RED, 5)
    arm(g, (cx + 24, 119), (cx + 50, 148), (cx + 24, 168), GOLD, GOLD, 14, (11, 9, 6.5), GREEN)
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 110, 168, GOLD, 28, 18, None, 22, None, None, -1, BROWN)
    fist(g, cx + 21, 171, 0.95, -1, 10)
    g.add(spanish_baton(150, 44), "translate(49 110)")
    arm(g, (cx - 26, 121), (cx - 45, 154), (cx - 51, 162), GOLD, GOLD, 14, (11, 9, 6.5), GREEN)
    fist(g, 49, 161, 1.15, 1, 0)
    ck = spline(
        at(
            cx,
            0,
            "-10,104! -22,112 -12,128 12,142 40,150 46,188! 36,176 48,168 46,132 30,108 10,103!",
        )
    )
    g.solid(ck, GREEN, (-6, -7), None, angle=40, step=4.4, w=1.6)
    for points in (
        [(cx - 8, 112), (cx + 6, 126), (cx + 30, 136)],
        [(cx + 2, 110), (cx + 16, 120), (cx + 38, 128)],
    ):
        g.line(points, 1.6)
    g.shape(ellipse(cx - 15, 114, 5), RED, True, 1.9)
    head(g, cx - 2, 74, 1.18, -1, style="long", hair=BROWN)
    wreath(g, cx - 3, 58, 1.14, -1)
    return g
