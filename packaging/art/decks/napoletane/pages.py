"""Neapolitan deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import half_cape, petal_ruff
from ...figures.garments import bow, breeches, doublet, skirt
from ...figures.hats import beret, toque
from ...figures.heads import head, neck, profile
from ...figures.limbs import arm, fist, leg, open_hand, palm
from ...frames import plinth
from ...geometry import Point, at, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from ...signs.common import leaf_spine
from ...signs.italian import italian_baton, italian_coin, italian_cup, italian_sword


def stand(
    g: Drawing,
    suit: str,
    cx: float,
    hose: str,
    feet: tuple[Point, Point] = ((-16, -12), (24, 33)),
    shoec: str = WHITE,
    x0: float = 34,
    x1: float = 180,
) -> None:
    """Plinth and the two legs; feet: (knee, ankle) offsets of the left and the right leg."""
    plinth(g, suit, x0, x1, 304)
    (lk, la), (rk, ra) = feet
    leg(g, (cx + 11, 196), (cx + rk, 242), (cx + ra, 294), hose, (13, 9.4, 6), 1, shoec)
    leg(g, (cx - 11, 196), (cx + lk, 242), (cx + la, 294), hose, (13, 9.4, 6), -1, shoec)


def page_coins() -> Drawing:
    """Red doublet, green puffed breeches.

    The coin balanced on the raised palm, the other hand on the hip.
    """
    g = Drawing()
    cx = 112
    stand(g, "coins", cx, RED)
    breeches(g, cx, 184, 234, 23, 17, 18, GREEN)
    for x in (-27, 31):
        bow(g, cx + x, 240, 1, RED)
    arm(
        g,
        (cx + 24, 117),
        (cx + 55, 146),
        (cx + 26, 173),
        GREEN,
        GREEN,
        16,
        (11, 9, 6.5),
        WHITE,
        GOLD,
    )
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, RED, 29, 18.5, 196, 25, WHITE, RED, -1, GOLD)
    fist(g, cx + 23, 176, 0.95, -1, 10)
    arm(
        g,
        (cx - 25, 117),
        (cx - 58, 144),
        (cx - 64, 118),
        GREEN,
        GREEN,
        16,
        (11, 9, 6.5),
        WHITE,
        GOLD,
    )
    g.add(italian_coin(46, 63, 34))
    palm(g, 47, 104, 1.1, 1)
    petal_ruff(g, cx - 1, 106, 26, 13, GOLD)
    head(g, cx - 2, 77, 1.18, -1, hair=DARK_HAIR, mood="merry")
    beret(g, cx - 1, 58, 1.22, -1, RED, BLUE, GOLD)
    return g


def page_cups() -> Drawing:
    """Green tunic over yellow breeches, toque and blond curls.

    Strides to the left and lifts the cup.
    """
    g = Drawing()
    cx = 110
    half_cape(g, cx - 4, 112, 214, 1, RED, GOLD, 44)
    stand(g, "cups", cx, WHITE, ((-24, -34), (15, 14)), GOLD)
    breeches(g, cx, 192, 236, 22, 15, 17, GOLD)
    bow(g, cx - 34, 244, 1, GREEN)
    bow(g, cx + 25, 244, 1, GREEN)
    skirt(g, cx, 168, 208, GREEN, 18, 29, RED, GOLD)
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, GREEN, 28, 18.5, None, 25, None, None, -1, GOLD)
    for y in (118, 129, 140, 151):  # lacing
        g.line([(cx - 9, y), (cx + 3, y + 9)], 1.6, GOLD, smooth=False)
        g.line([(cx + 3, y), (cx - 9, y + 9)], 1.6, GOLD, smooth=False)
    arm(g, (cx + 25, 118), (cx + 47, 156), (cx + 42, 188), RED, GREEN, 15, (11, 9, 6.5), WHITE)
    open_hand(g, cx + 42, 189, 1.05, 1, 84)
    arm(g, (cx - 25, 118), (cx - 56, 146), (cx - 63, 118), RED, GREEN, 15, (11, 9, 6.5), WHITE)
    g.add(italian_cup(47, 19, 66, 82))
    palm(g, 48, 104, 1.1, 1)
    cl = spline(
        at(cx, 0, "-14,103! -30,109 -36,119! -16,121 -2,128! 14,121 33,119! 28,108 13,103!")
    )
    g.solid(cl, WHITE, (-5, -4), None, angle=20, step=4, w=1.2)
    head(g, cx - 2, 77, 1.18, -1, style="curls", hair=BLOND)
    toque(g, cx - 1, 57, 1.14, 1, GREEN, GOLD, RED)
    return g


def page_swords() -> Drawing:
    """Long hair, belted red tunic to the knee, laurel branch and a long sword held point down."""
    g = Drawing()
    cx = 104
    stand(g, "swords", cx, GOLD, ((-13, -15), (13, 22)), BLUE)
    neck(g, cx, 78, 1.15, -1)
    skirt(g, cx, 168, 228, RED, 18, 34, GOLD, BLUE, 5)
    doublet(g, cx, 109, 170, RED, 28, 18.5, None, 25, GOLD, BLUE, -1, BLUE)
    g.add(italian_sword(176, 7, 44), f"translate({cx + 58} 128) rotate(180)")
    arm(
        g,
        (cx + 25, 117),
        (cx + 50, 146),
        (cx + 54, 124),
        GREEN,
        GREEN,
        16,
        (11, 9, 6.5),
        WHITE,
        GOLD,
    )
    fist(g, cx + 58, 111, 1.0, -1, 0)
    g.add(leaf_spine([(44, 186), (42, 120), (46, 40)], 17, 8, GREEN, 2))
    arm(
        g,
        (cx - 25, 117),
        (cx - 50, 148),
        (cx - 57, 156),
        GREEN,
        GREEN,
        16,
        (11, 9, 6.5),
        WHITE,
        GOLD,
    )
    fist(g, 43, 158, 1.1, 1, 4)
    petal_ruff(g, cx - 1, 106, 24, 11, WHITE)
    head(g, cx - 2, 77, 1.18, -1, style="long", hair=BROWN)
    beret(g, cx - 1, 58, 1.1, -1, GOLD, RED, BLUE)
    return g


def page_batons() -> Drawing:
    """Profile under a peaked hood, parti-coloured hose, striding with the club shouldered up."""
    g = Drawing()
    cx = 106
    half_cape(g, cx - 2, 112, 226, 1, GREEN, RED, 42)
    plinth(g, "batons", 30, 182, 304)
    leg(g, (cx + 11, 196), (cx + 22, 242), (cx + 36, 292), GOLD, (13, 9.4, 6), -1, RED)
    leg(g, (cx - 11, 196), (cx - 24, 240), (cx - 26, 294), RED, (13, 9.4, 6), -1, GOLD)
    breeches(g, cx, 184, 228, 23, 15, 18, RED, GOLD)
    arm(
        g, (cx + 24, 117), (cx + 53, 148), (cx + 24, 172), GREEN, GOLD, 16, (11, 9, 6.5), WHITE, RED
    )
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, GOLD, 29, 18.5, 194, 25, None, RED, -1, GREEN)
    fist(g, cx + 21, 175, 0.95, -1, 10)
    g.add(italian_baton(166, 52, 0.02), "translate(43 102)")
    arm(
        g, (cx - 25, 117), (cx - 47, 150), (cx - 56, 158), GREEN, GOLD, 16, (11, 9, 6.5), WHITE, RED
    )
    fist(g, 45, 159, 1.15, 1, 0)
    sc = spline(
        at(
            cx,
            0,
            "-18,102! -33,112 -38,124! -26,121 -18,130! -8,122 2,132! 11,122 "
            "21,129! 28,121 39,122! 32,110 16,102!",
        )
    )
    g.solid(sc, GREEN, (-6, -4), None, angle=20, step=4, w=1.4)
    profile(g, cx - 2, 77, 1.18, -1, hair=BROWN)
    beret(g, cx, 57, 1.16, -1, GREEN, GOLD, RED)
    return g
