"""Romagnole deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import half_cape, petal_ruff, ruff
from ...figures.garments import doublet, skirt, trousers
from ...figures.hats import beret, plume, toque, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.held import spear
from ...figures.limbs import arm, fist, leg, open_hand, palm
from ...geometry import at, spline
from ...palette import BLUE, BROWN, GOLD, GREEN, RED, WHITE
from .parts import DARK, FAIR, HAIR, club, coin, cup, surface, sword, turf


def page_coins() -> Drawing:
    """Looks right; blue cap, ruff, coat of blue and red, green mantle, baggy green trousers.

    The coin lifted at the right.
    """
    g = surface()
    cx = 90
    turf(g)
    half_cape(g, cx + 2, 112, 250, -1, GREEN, GOLD, 42)
    leg(g, (cx - 10, 210), (cx - 16, 250), (cx - 21, 292), WHITE, (12, 9, 6), -1, RED)
    leg(g, (cx + 10, 210), (cx + 16, 250), (cx + 21, 292), WHITE, (12, 9, 6), 1, RED)
    trousers(g, cx, 186, 276, GREEN, GREEN, 34, 20)
    arm(g, (cx - 25, 119), (cx - 47, 152), (cx - 36, 182), BLUE, RED, 15, (11, 9, 6.5), WHITE)
    open_hand(g, cx - 36, 183, 1.05, -1, -70)
    neck(g, cx, 78, 1.15, 1)
    doublet(g, cx, 109, 170, BLUE, 29, 18.5, 200, 26, RED, GOLD, 1, GOLD, RED)
    arm(g, (cx + 25, 119), (cx + 52, 146), (cx + 60, 118), BLUE, RED, 16, (11, 9, 6.5), WHITE, GOLD)
    g.add(coin(29), f"translate({cx + 61} 63)")
    palm(g, cx + 61, 101, 1.1, -1)
    petal_ruff(g, cx + 1, 107, 28, 14, WHITE)
    head(g, cx + 2, 77, 1.18, 1, hair=HAIR, style="bob", mood="merry")
    beret(g, cx + 1, 58, 1.2, 1, BLUE, RED, GOLD)
    return g


def page_cups() -> Drawing:
    """Green flat cap, laced blue jacket, one leg red and one green; hand on the hip.

    A spear at the right, the cup above at the left.
    """
    g = surface()
    cx = 102
    turf(g)
    spear(g, 155, 158, 1, 142, 52)
    leg(g, (cx - 11, 210), (cx - 20, 250), (cx - 29, 293), RED, (12, 9, 6.4), -1, BROWN)
    leg(g, (cx + 11, 210), (cx + 15, 250), (cx + 16, 293), GREEN, (12, 9, 6.4), 1, BROWN)
    trousers(g, cx, 184, 262, RED, GREEN, 24, 19)
    neck(g, cx, 78, 1.15, -1)
    arm(g, (cx - 25, 118), (cx - 55, 148), (cx - 22, 178), BLUE, GOLD, 16, (11, 9, 6.5), WHITE)
    doublet(g, cx, 109, 172, BLUE, 29, 18.5, 192, 24, None, None, -1, RED)
    for y in (118, 130, 142, 154):
        g.line([(cx - 11, y), (cx + 5, y + 9)], 1.8, GOLD, smooth=False)
        g.line([(cx + 5, y), (cx - 11, y + 9)], 1.8, GOLD, smooth=False)
    fist(g, cx - 19, 180, 1.0, 1, 20)
    arm(g, (cx + 25, 118), (cx + 43, 154), (cx + 50, 160), BLUE, GOLD, 16, (11, 9, 6.5), WHITE)
    fist(g, 155, 158, 1.15, -1, 0)
    collar = spline(
        at(cx, 0, "-14,103! -30,108 -40,122! -18,121 -2,131! 14,121 36,122! 28,107 13,103!")
    )
    g.solid(collar, WHITE, (-5, -4), None, angle=20, step=4, w=1.2)
    head(g, cx - 2, 77, 1.18, -1, style="fringe", hair=DARK)
    beret(g, cx - 1, 58, 1.24, -1, GREEN, RED, None)
    g.add(cup(56, 78), "translate(46 62)")
    return g


def page_swords() -> Drawing:
    """Profile to the left under a broad red hat with a blue and white plume.

    Red tunic, green cape lined with blue, green hose; the sword upright at the left.
    """
    g = surface()
    cx = 112
    turf(g)
    half_cape(g, cx - 2, 112, 246, 1, GREEN, BLUE, 46)
    leg(g, (cx + 11, 200), (cx + 22, 246), (cx + 34, 290), GREEN, (13, 9.4, 6), -1, BROWN)
    leg(g, (cx - 11, 200), (cx - 22, 244), (cx - 26, 293), GREEN, (13, 9.4, 6), -1, BROWN)
    skirt(g, cx, 168, 224, RED, 18, 33, GOLD, BLUE, 5)
    arm(g, (cx + 24, 119), (cx + 50, 150), (cx + 24, 170), RED, RED, 15, (11, 9, 6.5), GOLD)
    neck(g, cx, 78, 1.15, -1)
    doublet(g, cx, 109, 170, RED, 28, 18.5, None, 25, None, GOLD, -1, BLUE)
    fist(g, cx + 21, 173, 0.95, -1, 10)
    g.add(sword(178, 7), "translate(43 156)")
    arm(g, (cx - 25, 119), (cx - 52, 156), (cx - 62, 166), RED, RED, 15, (11, 9, 6.5), GOLD)
    fist(g, 43, 169, 1.15, 1, 0)
    cape = spline(
        at(cx, 0, "-12,103! -30,110 -40,126 -38,140! -20,132 -4,128 16,130 38,138! 36,112 13,103!")
    )
    g.solid(cape, GREEN, (-6, -4), None, angle=20, step=4, w=1.4)
    ruff(g, cx - 2, 101, 18, 9)
    profile(g, cx - 2, 76, 1.18, -1, hair=FAIR, length=4, mood="stern")
    plume(g, cx + 2, 36, 1.3, 1, BLUE, 14)
    wide_hat(g, cx - 1, 58, 1.3, -1, RED, GOLD, WHITE)
    return g


def page_batons() -> Drawing:
    """Tall green cap, yellow doublet, red sleeves, green skirt, red stockings.

    Both hands hold the blue club up to the left.
    """
    g = surface()
    cx = 110
    turf(g)
    leg(g, (cx + 10, 200), (cx + 15, 246), (cx + 15, 293), RED, (12.4, 9.4, 6), 1, BLUE)
    leg(g, (cx - 10, 200), (cx - 18, 246), (cx - 24, 293), RED, (12.4, 9.4, 6), -1, BLUE)
    neck(g, cx, 78, 1.15, -1)
    skirt(g, cx, 168, 232, GREEN, 18, 37, GOLD, RED, 5)
    doublet(g, cx, 109, 170, GOLD, 28, 18.5, None, 25, None, RED, -1, BLUE)
    g.add(club(202, 44), "translate(70 126) rotate(-21)")
    arm(g, (cx + 24, 119), (cx + 42, 158), (cx - 8, 186), RED, RED, 16, (11, 9, 6.5), WHITE, GOLD)
    fist(g, cx - 16, 190, 1.1, -1, 66)
    arm(g, (cx - 25, 119), (cx - 54, 150), (cx - 44, 136), RED, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    fist(g, cx - 39, 133, 1.15, 1, -21)
    collar = spline(
        at(cx, 0, "-14,103! -34,110 -30,124! -8,119 0,130! 10,119 32,124! 32,109 13,103!")
    )
    g.solid(collar, GREEN, (-5, -4), None, angle=20, step=4, w=1.3)
    head(g, cx - 2, 77, 1.18, -1, style="curls", hair=HAIR)
    toque(g, cx - 1, 57, 1.14, -1, GREEN, GOLD, RED)
    return g
