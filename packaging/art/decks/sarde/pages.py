"""Sarde deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import half_cape, petal_ruff
from ...figures.garments import breeches, doublet, skirt
from ...figures.hats import beret, casque
from ...figures.heads import head, neck, profile
from ...figures.limbs import arm, fist, leg, palm
from ...geometry import at, ellipse, limb, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, RED, SKIN, WHITE
from ...signs.common import dots
from ...signs.spanish import spanish_sword
from .parts import (
    STEEL,
    TEAL,
    armoured_body,
    armoured_legs,
    club,
    coin,
    court,
    cup,
    staff,
    steel_arm,
    sunburst,
)


@court("10", [("castle", 156, 222, 0.9), ("tree", 30, 232, 1.0)])
def page_coins(g: Drawing) -> None:
    """Plumed helmet, jacket of blue and red, red hose; coin lifted at the left, a staff right."""
    cx = 106
    staff(g, 158, 282, 154, 66)
    half_cape(g, cx - 2, 112, 228, 1, TEAL, None, 40)
    leg(g, (cx + 10, 200), (cx + 17, 238), (cx + 21, 280), RED, (12, 8.8, 5.8), 1, BROWN)
    leg(g, (cx - 10, 200), (cx - 15, 238), (cx - 17, 280), RED, (12, 8.8, 5.8), -1, BROWN)
    breeches(g, cx, 174, 218, 21, 15, 16, BLUE, GOLD)
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 110, 168, BLUE, 28, 18, 188, 23, RED, GOLD, -1, GOLD, RED)
    arm(g, (cx + 24, 119), (cx + 43, 154), (cx + 48, 162), RED, BLUE, 15, (11, 9, 6.5), WHITE, GOLD)
    fist(g, cx + 50, 164, 1.1, -1, 0)
    arm(g, (cx - 25, 119), (cx - 50, 146), (cx - 56, 120), RED, BLUE, 15, (11, 9, 6.5), WHITE, GOLD)
    g.add(coin(29), "translate(47 68)")
    palm(g, 48, 104, 1.08, 1)
    petal_ruff(g, cx - 1, 107, 25, 12, WHITE)
    head(g, cx - 2, 74, 1.18, -1, style="curls", hair=BROWN, mood="merry")
    casque(g, cx - 1, 60, 1.08, -1, GOLD, STEEL, RED)


@court("10", [("tree", 168, 236, 1.15), ("castle", 40, 224, 0.85)])
def page_cups(g: Drawing) -> None:
    """Faces right; plumed cap, red tunic, the cup lifted at the right, a staff at the left."""
    cx = 92
    staff(g, 40, 282, 43, 100)
    leg(g, (cx + 10, 200), (cx + 24, 236), (cx + 32, 280), WHITE, (12, 8.8, 5.8), 1, BLUE)
    leg(g, (cx - 10, 200), (cx - 12, 238), (cx - 14, 280), WHITE, (12, 8.8, 5.8), 1, BLUE)
    skirt(g, cx, 168, 226, RED, 18, 33, GOLD, BLUE, 5)
    neck(g, cx, 78, 1.12, 1)
    arm(g, (cx - 25, 119), (cx - 44, 154), (cx - 47, 162), TEAL, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    doublet(g, cx, 110, 170, RED, 28, 18, None, 22, None, GOLD, 1, TEAL)
    fist(g, 42, 164, 1.1, 1, 0)
    arm(g, (cx + 24, 119), (cx + 52, 148), (cx + 62, 126), TEAL, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    g.add(cup(54, 68), "translate(156 76)")
    palm(g, cx + 63, 111, 1.05, -1)
    collar = spline(
        at(cx, 0, "-14,103! -30,108 -38,122! -18,124 -2,131! 16,124 36,122! 28,107 13,103!")
    )
    g.solid(collar, WHITE, (-5, -4), None, angle=20, step=4, w=1.2)
    profile(g, cx + 1, 75, 1.18, 1, hair=BLOND, length=0)
    beret(g, cx, 56, 1.16, 1, BLUE, GOLD, RED)


@court("10", [("tent", 34, 230, 0.9), ("tent", 168, 232, 1.0), ("tent", 146, 222, 0.7)])
def page_swords(g: Drawing) -> None:
    """In full armour before a camp, the sword swung over the head, a round gold shield."""
    cx = 96
    armoured_legs(g, cx, ((-22, 238), (-30, 279)), ((18, 238), (24, 279)))
    g.add(spanish_sword(146, 6.4), "translate(52 70) rotate(66)")
    steel_arm(g, (cx - 25, 118), (cx - 52, 110), (cx - 50, 86))
    fist(g, 46, 73, 1.1, 1, 66)
    armoured_body(g, cx, -1, RED)
    neck(g, cx, 80, 1.12, -1)
    g.shape(ellipse(cx + 46, 166, 37), GOLD)
    g.hatch(ellipse(cx + 46, 166, 36), shift=(-8, -4), angle=20)
    g.shape(dots(cx + 46, 166, 16, 30.5, 2), RED, True, 1.1)
    g.shape(ellipse(cx + 46, 166, 24), BLUE, True, 1.9)
    sunburst(g, cx + 46, 166, 19)
    steel_arm(g, (cx + 25, 119), (cx + 45, 140), (cx + 30, 158))
    fist(g, cx + 26, 162, 1.05, -1, 30)
    head(g, cx - 1, 82, 1.16, -1, style="short", hair=DARK_HAIR, moustache=DARK_HAIR, mood="stern")
    casque(g, cx, 68, 1.04, -1, STEEL, GOLD, RED)


@court("10", [("castle", 150, 220, 1.0), ("tree", 22, 236, 0.9)])
def page_batons(g: Drawing) -> None:
    """Plumed helmet, red waistcoat with gold fringe, blue breeches, bare legs; club at the left."""
    cx = 108
    leg(g, (cx + 10, 200), (cx + 20, 238), (cx + 26, 280), SKIN, (12, 9, 6), 1, RED)
    leg(g, (cx - 10, 200), (cx - 14, 238), (cx - 15, 280), SKIN, (12, 9, 6), -1, RED)
    for x, y in ((-15, 266), (24, 268)):
        for dy in (-8, 2):
            g.line([(cx + x - 8, y + dy), (cx + x + 8, y + dy + 5)], 2.2, RED)
    breeches(g, cx, 178, 232, 22, 15, 17, BLUE, None)
    arm(g, (cx + 24, 119), (cx + 50, 148), (cx + 24, 170), WHITE, WHITE, 15, (11, 9, 6.5), GOLD)
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 110, 172, RED, 28, 18, 196, 25, None, None, -1, TEAL)
    for x in range(-24, 26, 6):
        g.line([(cx + x, 196 - abs(x) * 0.02), (cx + x * 1.03, 205)], 3.6)
        g.line([(cx + x, 196), (cx + x * 1.03, 204.4)], 1.8, GOLD)
    g.shape(limb(at(cx, 0, "-26,196,2.8 0,198,2.8 26,196,2.8"), 1), GOLD, True, 1.7)
    for y in (124, 138, 152):
        g.line(at(cx, y, "-14,0 -3,3 10,0"), 4)
        g.line(at(cx, y, "-14,0 -3,3 10,0"), 2, GOLD)
    fist(g, cx + 21, 173, 0.95, -1, 10)
    g.add(club(172, 44), "translate(49 114)")
    arm(g, (cx - 26, 121), (cx - 48, 154), (cx - 58, 162), WHITE, WHITE, 15, (11, 9, 6.5), GOLD)
    fist(g, 49, 163, 1.15, 1, 0)
    head(g, cx - 2, 74, 1.18, -1, style="long", hair=DARK_HAIR)
    casque(g, cx - 1, 60, 1.08, -1, STEEL, RED, BLUE)
