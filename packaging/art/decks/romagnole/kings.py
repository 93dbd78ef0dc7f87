"""Romagnole deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine_cape, mantle, petal_ruff
from ...figures.crowns import crown
from ...figures.garments import breeches, doublet, robe, skirt
from ...figures.heads import bearded, head, neck, profile
from ...figures.held import axe, halberd
from ...figures.limbs import arm, boot, fist, leg, open_hand, shoe
from ...geometry import at, limb, spline
from ...palette import BLUE, BROWN, GOLD, GREEN, RED, WHITE
from .parts import DARK, FAIR, HAIR, club, coin, cup, flags, surface, sword, turf


def king_coins() -> Drawing:
    """Moustache, green mantle edged with white and blue; an axe at the right.

    The coin above at the left.
    """
    g = surface()
    cx = 100
    flags(g)
    mantle(g, cx, 112, 302, 48, 46, GREEN, BLUE, 2, WHITE)
    leg(g, (cx - 11, 196), (cx - 15, 244), (cx - 20, 291), WHITE, (12, 9, 6), -1, RED)
    leg(g, (cx + 11, 196), (cx + 16, 244), (cx + 18, 291), WHITE, (12, 9, 6), 1, RED)
    breeches(g, cx, 186, 234, 23, 16, 17, RED, GOLD)
    axe(g, 146, 164, 82, -10, -1, 1.6)
    arm(g, (cx - 25, 119), (cx - 50, 152), (cx - 24, 176), RED, GOLD, 16, (11, 9.5, 7), WHITE)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 172, RED, 29, 19, 198, 26, GOLD, BLUE, -1, GOLD)
    fist(g, cx - 20, 178, 1.0, 1, 20)
    arm(g, (cx + 25, 119), (cx + 38, 158), (cx + 42, 166), RED, GOLD, 16, (11, 9.5, 7), WHITE)
    fist(g, 146, 164, 1.15, -1, 0)
    petal_ruff(g, cx, 108, 30, 15, WHITE)
    head(g, cx, 74, 1.2, -1, style="bob", hair=HAIR, moustache=HAIR, lips=None)
    crown(g, cx - 1, 57, 21, 24, -1, GOLD, BLUE, kind="fleur")
    g.add(coin(29), "translate(45 50)")
    return g


def king_cups() -> Drawing:
    """Goatee, red mantle edged with gold over a blue tunic, on turf.

    A halberd at the left, the cup above at the right.
    """
    g = surface()
    cx = 98
    turf(g, 301)
    mantle(g, cx, 112, 304, 44, 48, RED, GREEN, 3)
    leg(g, (cx - 11, 200), (cx - 16, 246), (cx - 22, 293), GREEN, (12, 9, 6), -1, BROWN)
    leg(g, (cx + 11, 200), (cx + 15, 246), (cx + 17, 293), GREEN, (12, 9, 6), 1, BROWN)
    skirt(g, cx, 170, 246, BLUE, 19, 35, GOLD, RED, 5)
    halberd(g, 44, 162, 0, 90, -12, 1, 1.5)
    neck(g, cx, 76, 1.15, 1)
    doublet(g, cx, 109, 172, BLUE, 29, 19, None, 26, None, GOLD, 1, GOLD)
    arm(g, (cx + 25, 119), (cx + 50, 154), (cx + 44, 186), RED, BLUE, 16, (11, 9.5, 7), GOLD, GOLD)
    open_hand(g, cx + 44, 187, 1.05, 1, 80)
    arm(g, (cx - 25, 119), (cx - 50, 156), (cx - 54, 164), RED, BLUE, 16, (11, 9.5, 7), GOLD, GOLD)
    fist(g, 44, 162, 1.15, 1, 0)
    cape = spline(
        at(
            cx,
            0,
            "-14,102! -32,107 -45,122 -44,134! -22,130 0,140 22,130 44,134! 45,122 32,107 14,102!",
        )
    )
    g.solid(cape, RED, (-8, -5), None, angle=20, step=4.4, w=1.5)
    g.line(at(cx, 0, "-41,129 -22,125 0,135 22,125 41,129"), 2, GOLD)
    bearded(g, cx, 74, 1.2, 1, "goatee", DARK)
    crown(g, cx + 1, 57, 21, 24, 1, GOLD, RED)
    g.add(cup(52, 74), "translate(156 56)")
    return g


def king_swords() -> Drawing:
    """Bearded, his tunic half red and half blue, yellow mantle; the sword at the left."""
    g = surface()
    cx = 104
    flags(g)
    mantle(g, cx, 112, 302, 46, 50, GOLD, RED, 2, BLUE)
    for m, hose in ((-1, BLUE), (1, RED)):
        leg(g, (cx + m * 11, 200), (cx + m * 15, 244), (cx + m * 19, 291), hose, (12, 9, 6), m)
        boot(g, (cx + m * 15, 244), (cx + m * 19, 291), m)
    skirt(g, cx, 170, 232, BLUE, 19, 33, GOLD, RED, 4, half=RED)
    arm(g, (cx + 25, 119), (cx + 50, 154), (cx + 22, 176), RED, RED, 16, (11, 9.5, 7), GOLD, GOLD)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 172, BLUE, 29, 19, None, 26, None, None, -1, GOLD, half=RED)
    fist(g, cx + 19, 178, 1.0, -1, 10)
    g.add(sword(186, 6.8), "translate(43 160)")
    arm(g, (cx - 25, 119), (cx - 50, 158), (cx - 55, 170), BLUE, BLUE, 16, (11, 9.5, 7), GOLD, GOLD)
    fist(g, 43, 172, 1.15, 1, 0)
    ermine_cape(g, cx, 107, 38, 26)
    bearded(g, cx, 74, 1.2, -1, "square", HAIR, mood="stern")
    crown(g, cx - 1, 57, 21, 20, -1, GOLD, BLUE, kind="arched")
    return g


def king_batons() -> Drawing:
    """Old king in profile, yellow mantle with green facings over a red gown; club at the left."""
    g = surface()
    cx = 104
    flags(g)
    mantle(g, cx, 112, 302, 48, 48, GOLD, BLUE, 2, RED)
    for m in (-1, 1):
        shoe(g, cx + 14 * m, 289, m, BLUE)
    robe(g, cx, 112, 290, RED, 34, BLUE)
    for m in (1, -1):
        facing = limb(
            [
                (cx + m * 16, 120, 5),
                (cx + m * 25, 180, 6),
                (cx + m * 33, 240, 7),
                (cx + m * 41, 292, 8),
            ],
            1,
        )
        g.solid(facing, GREEN, (-4, 0), 2.1, angle=-70)
    g.shape(limb(at(cx, 0, "-21,178,4 0,181,4 21,178,4"), 1), GOLD)
    arm(g, (cx + 25, 119), (cx + 50, 154), (cx + 24, 178), GOLD, RED, 16, (11, 9.5, 7), GREEN)
    open_hand(g, cx + 21, 179, 1.05, -1, -10)
    g.add(club(196, 48), "translate(40 116)")
    neck(g, cx, 76, 1.15, -1)
    arm(g, (cx - 25, 119), (cx - 50, 158), (cx - 56, 168), GOLD, RED, 16, (11, 9.5, 7), GREEN)
    fist(g, 41, 170, 1.2, 1, 0)
    cape = spline(
        at(
            cx,
            0,
            "-13,101! -34,108 -45,124 -44,140! -26,136 -10,146! 0,132 10,146! 26,136 44,140! "
            "45,124 34,108 13,101!",
        )
    )
    g.solid(cape, GREEN, (-7, -5), None, angle=20, step=4.2, w=1.4)
    g.line(at(cx, 0, "-41,134 -26,130 -12,138"), 2, GOLD)
    g.line(at(cx, 0, "41,134 26,130 12,138"), 2, GOLD)
    profile(g, cx, 75, 1.2, -1, hair=FAIR, moustache=FAIR, beard=FAIR, length=4, beardstyle="long")
    crown(g, cx - 1, 56, 21, 24, -1, GOLD, RED, kind="spikes")
    return g
