"""Sicilian deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.crowns import wreath
from ...figures.garments import doublet, skirt
from ...figures.hats import beret, wide_hat
from ...figures.heads import head, neck
from ...figures.limbs import arm, fist, leg, open_hand, palm
from ...geometry import Point, at, ellipse, rect, spline
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from .parts import club, coin, cup, ground, sword


def legs(
    g: Drawing,
    cx: float,
    hose: str,
    shoec: str,
    left: Point = (-15, -17),
    right: Point = (17, 20),
) -> None:
    """Two legs with shoes."""
    leg(g, (cx + 11, 196), (cx + right[0], 240), (cx + right[1], 282), hose, (13, 9.4, 6), 1, shoec)
    leg(
        g,
        (cx - 11, 196),
        (cx + left[0], 240),
        (cx + left[1], 282),
        hose,
        (13, 9.4, 6),
        -1,
        shoec,
    )


def page_coins() -> Drawing:
    """Blue tunic, yellow sleeves, red cap; lifts the coin high at the left."""
    g = Drawing()
    ground(g, RED, 50, 182)
    cx = 114
    legs(g, cx, GOLD, BROWN)
    skirt(g, cx, 168, 226, BLUE, 18, 33, GOLD, RED, 5)
    arm(g, (cx + 25, 117), (cx + 52, 146), (cx + 25, 172), GOLD, GOLD, 16, (11, 9, 6.5), WHITE, RED)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 170, BLUE, 28, 18.5, None, 25, None, None, -1, RED)
    fist(g, cx + 22, 175, 0.95, -1, 10)
    arm(g, (cx - 25, 117), (cx - 58, 138), (cx - 64, 104), GOLD, GOLD, 16, (11, 9, 6.5), WHITE, RED)
    g.add(coin(45, 54, 30))
    palm(g, 48, 92, 1.1, 1)
    cl = spline(at(cx, 0, "-13,103! -30,109 -34,118! -14,120 0,126! 14,120 34,118! 28,108 12,103!"))
    g.shape(cl, WHITE)
    head(g, cx - 2, 75, 1.18, -1, style="bob", hair=BROWN, mood="merry")
    beret(g, cx - 1, 56, 1.16, -1, RED, GOLD, None)
    return g


def page_cups() -> Drawing:
    """Long red coat, feathered red hat, hand held out; the cup above."""
    g = Drawing()
    ground(g, RED, 52, 178)
    cx = 112
    legs(g, cx, GOLD, BROWN, (-22, -32), (14, 14))
    skirt(g, cx, 168, 238, RED, 18, 34, GREEN, GOLD, 4)
    g.shape(rect(cx - 5, 170, 9, 60), GREEN, True, 1.8)
    for y in (180, 192, 204, 216):
        g.shape(ellipse(cx - 0.5, y, 2.2), GOLD, True, 1.1)
    arm(g, (cx + 25, 118), (cx + 46, 156), (cx + 40, 190), BLUE, BLUE, 15, (11, 9, 6.5), WHITE)
    open_hand(g, cx + 40, 191, 1.05, 1, 86)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 170, RED, 28, 18.5, None, 25, GREEN, GOLD, -1, GREEN)
    arm(g, (cx - 25, 118), (cx - 48, 152), (cx - 70, 158), BLUE, BLUE, 15, (11, 9, 6.5), WHITE)
    open_hand(g, cx - 71, 158, 1.1, -1, -10)
    petal_ruff(g, cx - 1, 106, 25, 12, GOLD)
    head(g, cx - 2, 76, 1.18, -1, style="mane", hair=BROWN)
    wide_hat(g, cx - 1, 58, 1.2, -1, RED, GREEN, GOLD)
    g.add(cup(42, 28, 54, 76))
    return g


def page_swords() -> Drawing:
    """Bare-headed in a green tunic with yellow sleeves, slim sword raised, hand on the hip."""
    g = Drawing()
    ground(g, RED, 48, 180)
    cx = 108
    legs(g, cx, GOLD, BROWN, (-18, -24), (20, 27))
    skirt(g, cx, 168, 228, GREEN, 18, 36, WHITE, RED, 5)
    arm(g, (cx + 25, 117), (cx + 52, 148), (cx + 25, 173), GOLD, GOLD, 17, (11, 9, 6.5), WHITE, RED)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 170, GREEN, 28, 18.5, None, 25, RED, GOLD, -1, RED)
    fist(g, cx + 22, 176, 0.95, -1, 10)
    g.add(sword(170, 6, 42), "translate(42 148) rotate(3)")
    arm(g, (cx - 25, 117), (cx - 52, 148), (cx - 63, 158), GOLD, GOLD, 17, (11, 9, 6.5), WHITE, RED)
    fist(g, 42, 162, 1.1, 1, 3)
    petal_ruff(g, cx - 1, 106, 24, 11, WHITE)
    head(g, cx - 2, 74, 1.22, -1, style="curls", hair=BROWN, mood="stern")
    return g


def page_batons() -> Drawing:
    """Long-haired, yellow dress, blue sleeves; club held up."""
    g = Drawing()
    ground(g, RED, 48, 180)
    cx = 110
    legs(g, cx, RED, BROWN)
    skirt(g, cx, 166, 240, GOLD, 18, 38, RED, GOLD, 6)
    arm(g, (cx + 25, 117), (cx + 46, 156), (cx + 40, 190), BLUE, BLUE, 16, (11, 9, 6.5), WHITE)
    open_hand(g, cx + 40, 191, 1.05, 1, 84)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 168, GOLD, 28, 18.5, None, 25, None, RED, -1, RED)
    g.add(club(164, 50), "translate(45 106)")
    arm(g, (cx - 25, 117), (cx - 50, 150), (cx - 58, 158), BLUE, BLUE, 16, (11, 9, 6.5), WHITE)
    fist(g, 46, 160, 1.1, 1, 0)
    cl = spline(at(cx, 0, "-13,103! -32,110 -36,122! -14,120 0,132! 14,120 36,122! 30,109 12,103!"))
    g.shape(cl, GREEN)
    head(g, cx - 2, 75, 1.2, -1, style="long", hair=DARK_HAIR)
    wreath(g, cx - 3, 58, 1.1, -1, GOLD, RED)
    return g
