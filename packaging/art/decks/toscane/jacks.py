"""Tuscan deck: jacks."""

from ...drawing import Drawing
from ...figures.cloaks import collar, mantle, petal_ruff
from ...figures.garments import breeches, doublet, skirt
from ...figures.hats import beret, plume
from ...figures.heads import bearded, head, neck, profile
from ...figures.limbs import arm, boot, fist, open_hand
from ...figures.local import Local
from ...geometry import at, ellipse, limb, poly, spline
from ...palette import BLOND, BLUE, BROWN, DARK_GREEN, GOLD, RED, SKIN, SKY, WHITE
from ...signs.common import petals
from ...signs.italian import italian_sword
from .parts import FAIR, IVORY, ORANGE, legs

ARM = (11, 9, 6.5)


def jack_diamonds(g: Drawing) -> None:
    """Bare-headed and laughing; wide ivory collar, red boots, sword point down, one arm out."""
    cx = 108
    legs(g, cx, ORANGE, (((-14, 242), (-18, 292)), ((15, 242), (22, 292))))
    boot(g, (cx - 14, 240), (cx - 18, 292), -1, RED, GOLD)
    boot(g, (cx + 15, 240), (cx + 22, 292), 1, RED, GOLD)
    breeches(g, cx, 184, 226, 22, 15, 17, BLUE, GOLD)
    arm(g, (cx + 25, 118), (cx + 50, 150), (cx + 62, 136), BLUE, RED, 17, ARM, WHITE, RED)
    open_hand(g, cx + 63, 135, 1.05, 1, -38)
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, DARK_GREEN, 28, 18, 194, 25, None, GOLD, -1, RED)
    g.add(italian_sword(112, 5.4, 30), "translate(46 174) rotate(184)")
    arm(g, (cx - 25, 118), (cx - 48, 148), (cx - 57, 156), BLUE, RED, 17, ARM, WHITE, RED)
    fist(g, 45, 160, 1.05, 1, 4)
    collar(g, cx, "-13,102! -32,108 -40,120! -20,126 -4,132! 14,126 38,119! 31,108 13,102!", IVORY)
    head(g, cx - 2, 77, 1.2, -1, style="curls", hair=BLOND, lips=None, mood="merry")


def mace(g: Drawing, x: float, top: float, low: float) -> None:
    """An ornate mace that rests on its head."""
    g.line([(x, top), (x, low)], 8, smooth=False)
    g.line([(x, top), (x, low)], 4.6, GOLD, smooth=False)
    g.shape(ellipse(x, top, 5.4), RED, True, 1.9)
    for y in (top + 34, low - 36):
        g.shape(limb([(x - 5, y, 3), (x + 5, y, 3)], 1, "round", "round"), RED, True, 1.7)
    for m in (-1, 0, 1):
        rib = spline(
            [
                (x + m * 9, low - 32, 0),
                (x + m * 17 - 5, low - 15),
                (x + m * 5, low + 2, 0),
                (x + m * 12 + 5, low - 15),
            ]
        )
        g.shape(rib, GOLD, True, 1.9)
    g.shape(
        limb([(x - 8, low - 31, 4), (x + 8, low - 31, 4)], 1, "round", "round"), BLUE, True, 1.8
    )
    g.shape(petals(x, low + 2, 6, 5.4, 3), RED, True, 1.5)


def jack_hearts(g: Drawing) -> None:
    """Bare-headed, goatee; red cape lined blue spread wide, a mace head down, hand on the sword."""
    cx = 108
    mantle(g, cx, 112, 276, 56, 58, RED, BLUE, 4)
    legs(g, cx, RED, (((-14, 242), (-20, 293)), ((14, 242), (18, 293))), GOLD)
    skirt(g, cx, 168, 222, DARK_GREEN, 18, 33, GOLD, RED, 5)
    g.add(italian_sword(96, 4.6), f"translate({cx + 42} 202) rotate(154)")
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, DARK_GREEN, 28, 18, None, 25, GOLD, RED, -1, RED)
    arm(g, (cx + 25, 118), (cx + 46, 152), (cx + 35, 180), DARK_GREEN, RED, 16, ARM, WHITE, GOLD)
    fist(g, cx + 36, 190, 1.05, -1, -18)
    mace(g, 42, 150, 296)
    arm(g, (cx - 25, 118), (cx - 46, 150), (cx - 58, 160), DARK_GREEN, RED, 16, ARM, WHITE, GOLD)
    fist(g, 43, 166, 1.1, 1, 0)
    collar(g, cx, "-13,102! -34,108 -44,124! -22,126 0,120! 24,126 46,123! 34,108 13,102!", RED)
    bearded(g, cx - 2, 77, 1.2, -1, "goatee", BLOND, style="fringe")


def jack_spades(g: Drawing) -> None:
    """The black hunchback: bearded profile to the right, shield with a red saltire, sword."""
    cx = 100
    cloak = spline(
        at(cx, 0, "-2,104! -26,98 -44,110 -54,140 -60,190 -62,250! -40,256 -20,250! 10,240! 20,170")
    )
    g.solid(cloak, BLUE, (-10, 0), None, angle=-72, step=4.6, w=1.6)
    legs(g, cx, DARK_GREEN, (((-13, 242), (-20, 293)), ((17, 242), (26, 293))), RED, (1, 1))
    breeches(g, cx, 180, 234, 25, 17, 18, RED, GOLD)
    g.add(italian_sword(104, 5.2, 28), f"translate({cx + 52} 166) rotate(16)")
    doublet(g, cx, 109, 172, GOLD, 28, 18.5, 190, 24, RED, BLUE, 1, DARK_GREEN)
    arm(g, (cx + 25, 118), (cx + 42, 158), (cx + 49, 174), RED, GOLD, 17, ARM, WHITE, GOLD)
    fist(g, cx + 49, 180, 1.05, 1, 16)
    arm(g, (cx - 25, 118), (cx - 46, 154), (cx - 46, 180), RED, GOLD, 17, ARM, None, GOLD)
    shield = spline("-29,-34! 0,-30 29,-34! 30,0 20,26 0,42! -20,26 -30,0").move(40, 214)
    g.solid(shield, WHITE, (-7, -4), None, angle=20, step=4.4, w=1.4)
    for m in (1, -1):
        band = limb([(40 - m * 25.5, 184, 5), (40 + m * 18, 240, 5)], 1)
        g.shape(band, RED, True, 1.7)
    g.shape(poly(at(40, 212, "0,-7 7,0 0,7 -7,0")), RED, False)
    g.shape(shield)
    fist(g, 54, 181, 1.1, 1, 70)
    collar(
        g,
        cx,
        "-12,102! -36,104 -48,120 -42,142! -22,136 0,132! 16,124 30,118! 24,106 12,102!",
        BLUE,
    )
    neck(g, cx, 80, 1.1, 1)
    petal_ruff(g, cx + 1, 106, 24, 10, WHITE)
    profile(g, cx + 2, 77, 1.18, 1, hair=FAIR, beard=FAIR, moustache=FAIR, length=-6, mood="stern")
    plume(g, cx - 14, 50, 0.95, -1, RED, -34)
    beret(g, cx + 2, 58, 1.16, 1, DARK_GREEN, GOLD, None)


def book(g: Drawing, x: float, y: float) -> None:
    """A large open book; (x, y) is the middle of its lower edge."""
    L = Local(x, y)
    cover = "0,2! 20,-3 44,0! 46,-46! 22,-50 0,-45! -22,-50 -46,-46! -44,0! -20,-3"
    g.shape(L(spline(cover)), RED)
    for m in (1, -1):
        page = Local(x, y, 1, m)
        g.shape(page(spline("0,-2! 19,-7 40,-4.4! 41.6,-43! 20,-46.4 0,-41!")), WHITE, True, 1.8)
        for i in range(5):
            g.line(
                page.pts(
                    [(6, -35 + 6.4 * i), (20, -39 + 6.4 * i), (36 - (i % 2) * 5, -37 + 6.4 * i)]
                ),
                1.2,
            )
    g.line(L.pts([(0, 1), (0, -44)]), 2)
    g.line(L.pts("0,0 2,9 -1,18"), 3.4)
    g.line(L.pts("0,0 2,9 -1,18"), 1.5, GOLD)


def jack_clubs(g: Drawing) -> None:
    """Bare-headed and curly, moustache, blue mantle, bare legs; a large book in both hands."""
    cx = 106
    mantle(g, cx, 112, 282, 42, 46, BLUE, SKY, 4, GOLD)
    legs(g, cx, SKIN, (((-13, 244), (-18, 293)), ((15, 244), (22, 293))), BROWN)
    for x, y in ((-17, 277), (-16.4, 269), (20, 277), (18.6, 269)):
        g.line([(cx + x - 7.4, y - 2), (cx + x + 7.4, y + 2)], 2, BROWN)
    skirt(g, cx, 168, 228, RED, 18, 34, GOLD, BLUE, 5)
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, RED, 28, 18, None, 25, None, GOLD, -1, GOLD)
    for m in (1, -1):
        arm(
            g,
            (cx + m * 25, 118),
            (cx + m * 44, 156),
            (cx + m * 36, 178),
            GOLD,
            GOLD,
            16,
            ARM,
            WHITE,
            RED,
        )
    book(g, cx, 184)
    for m in (1, -1):
        fist(g, cx + m * 37, 181, 1.05, m, m * 24)
    collar(
        g,
        cx,
        "-13,102! -32,107 -42,120! -26,128 -14,122 0,131! 14,122 26,128 42,119! 31,107 13,102!",
        DARK_GREEN,
    )
    head(g, cx - 2, 77, 1.2, -1, style="curls", hair=BLOND, moustache=BLOND, brow=BROWN, lips=None)


JACKS = (jack_diamonds, jack_hearts, jack_spades, jack_clubs)
