"""Neapolitan deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine, mantle, petal_ruff
from ...figures.crowns import crown
from ...figures.garments import breeches, cuirass, doublet, robe, skirt
from ...figures.heads import head, neck, profile
from ...figures.limbs import arm, boot, fist, leg, open_hand, shoe
from ...frames import plinth
from ...geometry import at, ellipse, limb, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, GREEN, GREY, RED, WHITE
from ...signs.common import petals, sun_face
from ...signs.italian import italian_baton, italian_coin, italian_cup, italian_sword


def king_coins() -> Drawing:
    """Closed crown, square brown beard, blue doublet, sheathed sword under the hand.

    The coin above.
    """
    g = Drawing()
    cx, t = 92, 1
    plinth(g, "coins", 22, 178, 304)
    mantle(g, cx, 112, 306, 48, 50, BLUE, RED, 4)
    leg(g, (cx - 11, 196), (cx - 15, 244), (cx - 20, 294), GOLD, (12, 9, 6), -1, WHITE)
    leg(g, (cx + 11, 196), (cx + 16, 244), (cx + 18, 294), GOLD, (12, 9, 6), 1, WHITE)
    breeches(g, cx, 186, 230, 23, 16, 17, GREEN)
    arm(g, (cx - 25, 119), (cx - 47, 154), (cx - 43, 186), GOLD, GOLD, 16, (11, 9.5, 7), WHITE, RED)
    open_hand(g, cx - 43, 187, 1.0, 1, 100)
    neck(g, cx, 76, 1.15, t)
    doublet(g, cx, 109, 172, BLUE, 29, 19, 198, 26, None, GOLD, t, WHITE)
    g.add(italian_sword(112, 4.6), f"translate({cx + 44} 210) rotate(150)")
    arm(g, (cx + 25, 119), (cx + 51, 152), (cx + 37, 190), GOLD, GOLD, 16, (11, 9.5, 7), WHITE, RED)
    fist(g, cx + 37, 198, 1.05, -1, -20)
    petal_ruff(g, cx, 108, 30, 15, WHITE)
    head(
        g,
        cx,
        74,
        1.2,
        t,
        style="curls",
        hair=BROWN,
        beard=BROWN,
        moustache=BROWN,
        beardstyle="square",
    )
    crown(g, cx + t, 57, 21, 22, t, GOLD, RED, (RED, BLUE, RED), kind="arched")
    g.add(italian_coin(164, 46, 31))
    return g


def king_cups() -> Drawing:
    """Old king with a forked white beard, ermine-spotted yellow cape over a long blue robe.

    Sceptre; the cup above.
    """
    g = Drawing()
    cx, t = 108, -1
    plinth(g, "cups", 22, 178, 304)
    mantle(g, cx, 112, 306, 48, 50, RED, GREEN, 4)
    shoe(g, cx - 14, 293, -1, RED)
    shoe(g, cx + 14, 293, 1, RED)
    robe(g, cx, 114, 292, BLUE, 32, GOLD)
    g.shape(limb(at(cx, 0, "-21,178,4 0,181,4 21,178,4"), 1), GOLD)
    arm(g, (cx - 25, 119), (cx - 48, 154), (cx - 24, 178), GOLD, GOLD, 16, (11, 9.5, 7), WHITE, RED)
    fist(g, cx - 21, 181, 1.0, 1, 10)
    neck(g, cx, 76, 1.15, t)
    arm(g, (cx + 25, 119), (cx + 50, 154), (cx + 48, 180), GOLD, GOLD, 16, (11, 9.5, 7), WHITE, RED)
    sc = [(cx + 44, 236), (cx + 66, 132)]
    g.line(sc, 8.4, smooth=False)
    g.line(sc, 4.6, GOLD, smooth=False)
    g.shape(petals(cx + 67.5, 124, 4, 13, 6, 12), GOLD, True, 2)
    g.shape(ellipse(cx + 67.5, 124, 4), RED, True, 1.5)
    g.shape(ellipse(cx + 43.4, 239, 5.4), RED, True, 1.9)
    fist(g, cx + 54, 189, 1.08, -1, 12)
    cp = spline(
        at(
            cx,
            0,
            "-14,102! -32,107 -46,124 -48,140! -30,146 0,150 30,146 48,140! 46,124 32,107 14,102!",
        )
    )
    g.solid(cp, GOLD, (-8, -5), None, angle=20, step=4.4, w=1.4)
    ermine(g, at(cx, 0, "-36,124 -26,136 -12,140 12,140 26,136 36,124 -22,118 22,118 0,134"))
    head(
        g,
        cx,
        74,
        1.2,
        t,
        style="mane",
        hair=GREY,
        beard=GREY,
        moustache=GREY,
        beardstyle="fork",
        old=True,
    )
    crown(g, cx + t, 57, 21.5, 26, t, RED, BLUE, (GOLD, WHITE, GOLD))
    g.add(italian_cup(38, 22, 58, 74))
    return g


def king_swords() -> Drawing:
    """Blond warrior king.

    Breastplate with the sun face, steel legs, blue lily crown, upright sword.
    """
    g = Drawing()
    cx, t = 104, -1
    plinth(g, "swords", 22, 178, 304)
    mantle(g, cx, 112, 306, 48, 50, BLUE, GREEN, 4)
    steel = "#b9d3e8"
    leg(g, (cx - 11, 196), (cx - 16, 244), (cx - 22, 294), steel, (12, 9, 6), -1, steel)
    leg(g, (cx + 11, 196), (cx + 15, 244), (cx + 16, 294), steel, (12, 9, 6), 1, steel)
    for x in (-16, 15):  # knee pieces
        g.shape(ellipse(cx + x, 243, 9.6, 8), GOLD)
        g.shape(ellipse(cx + x, 243, 3), RED, True, 1.4)
    skirt(g, cx, 170, 220, RED, 19, 30, GOLD, BLUE, 4)
    arm(g, (cx + 25, 119), (cx + 50, 154), (cx + 55, 170), RED, steel, 16, (11, 9.5, 7), GOLD)
    open_hand(g, cx + 55, 171, 1.05, 1, 40)
    neck(g, cx, 76, 1.15, t)
    doublet(g, cx, 109, 172, RED, 29, 19, None, 26, None, None, t, GOLD)
    cuirass(g, cx, 110, 168, steel, 23, 18, GOLD, t)
    g.shape(ellipse(cx, 144, 15.5), GOLD)
    sun_face(g, cx, 144, 15.5)
    arm(g, (cx - 25, 119), (cx - 52, 158), (cx - 60, 170), RED, steel, 16, (11, 9.5, 7), GOLD)
    g.add(italian_sword(190, 7.4, 46), "translate(41 152)")
    fist(g, 42, 171, 1.12, 1, 0)
    head(
        g,
        cx,
        74,
        1.2,
        t,
        style="curls",
        hair=BLOND,
        beard=BLOND,
        moustache=BLOND,
        beardstyle="goatee",
        mood="stern",
    )
    crown(g, cx + t, 57, 21.5, 24, t, BLUE, RED, (GOLD, WHITE, GOLD), kind="fleur")
    return g


def king_batons() -> Drawing:
    """Dark king in profile, green tunic and boots, mantle over one shoulder, club upright."""
    g = Drawing()
    cx, t = 90, 1
    plinth(g, "batons", 22, 178, 304)
    mantle(g, cx, 112, 306, 50, 44, BLUE, RED, 2)
    leg(g, (cx - 11, 196), (cx - 15, 244), (cx - 18, 294), GOLD, (12, 9, 6), -1, BROWN)
    leg(g, (cx + 11, 196), (cx + 18, 244), (cx + 24, 294), GOLD, (12, 9, 6), 1, BROWN)
    boot(g, (cx - 15, 244), (cx - 18, 294), -1)
    boot(g, (cx + 18, 244), (cx + 24, 294), 1)
    skirt(g, cx, 170, 232, GREEN, 19, 33, GOLD, RED, 5)
    arm(g, (cx - 25, 119), (cx - 50, 154), (cx - 26, 178), RED, GREEN, 16, (11, 9.5, 7), GOLD)
    fist(g, cx - 22, 181, 1.0, 1, 10)
    neck(g, cx, 76, 1.15, t)
    doublet(g, cx, 109, 172, GREEN, 29, 19, None, 26, None, GOLD, t, GOLD)
    g.add(italian_baton(180, 56, 0.02, True), "translate(163 112)")
    arm(g, (cx + 25, 119), (cx + 54, 160), (cx + 66, 172), RED, GREEN, 16, (11, 9.5, 7), GOLD)
    fist(g, 162, 176, 1.15, -1, 0)
    sash = spline(at(cx, 0, "-8,100! -34,108 -44,128 -38,144! -20,138 0,122 20,108 14,101!"))
    g.solid(sash, BLUE, (-7, -5), None, angle=30, step=4.4, w=1.5)
    g.line(at(cx, 0, "-39,139 -21,133 -2,117 14,106"), 2, GOLD)
    g.shape(ellipse(cx + 15, 108, 6), GOLD)
    g.shape(ellipse(cx + 15, 108, 2.4), RED, True, 1.2)
    profile(g, cx, 75, 1.2, t, hair=DARK_HAIR, moustache=DARK_HAIR, beard=DARK_HAIR, length=-4)
    crown(g, cx + t, 56, 20.5, 26, t, GREEN, RED, (GOLD, WHITE, GOLD), kind="spikes")
    return g
