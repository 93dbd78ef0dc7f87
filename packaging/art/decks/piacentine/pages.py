"""Piacentine deck: pages."""

import math

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.crowns import crown
from ...figures.halves import half_arm, torso
from ...figures.hats import beret, plume, toque, wide_hat
from ...figures.heads import head, neck
from ...figures.limbs import fist, open_hand, palm
from ...geometry import at, ellipse, limb, poly, spline
from ...palette import BLOND, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from ...signs.common import petals
from .parts import LIGHT_SLATE, SAWN, SLATE, coin, cup, sword


def page_coins(g: Drawing) -> None:
    """Slate cap with red and gold plumes, red jacket open over a gold vest.

    Hand on the chest; lifts the coin.
    """
    cx = 108
    torso(g, cx, RED, 1, 34, None, None, GREEN, 178)
    vs = spline(at(cx, 0, "-9,112! -14,146 -9,178! 11,178! 15,146 10,112!"))
    g.shape(vs, GOLD)
    for y in (130, 142, 154, 166):
        g.line([(cx - 8, y), (cx + 9, y + 5)], 1.5)
        g.line([(cx + 9, y), (cx - 8, y + 5)], 1.5)
    for m in (1, -1):
        g.shape(
            limb([(cx + m * 14, 112, 3.6), (cx + m * 19, 146, 4.6), (cx + m * 14, 180, 4)], 2),
            SLATE,
            True,
            1.9,
        )
    half_arm(g, (cx + 32, 128), (cx + 58, 160), (cx + 26, 158), RED, RED, 19, GOLD)
    open_hand(g, cx + 23, 157, 1.15, -1, -6)
    half_arm(g, (cx - 32, 128), (cx - 62, 154), (cx - 65, 113), RED, RED, 19, GOLD)
    g.add(coin(41, 66, 27))
    palm(g, 43, 100, 1.05, 1)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 112, 24, 10, GOLD)
    head(g, cx, 82, 1.3, 1, style="bob", hair=DARK_HAIR)
    plume(g, cx - 8, 48, 1.15, 1, GOLD, -42)
    plume(g, cx - 18, 54, 1.0, -1, RED, -20)
    beret(g, cx + 1, 63, 1.26, 1, SLATE, GOLD, None)


def page_cups(g: Drawing) -> None:
    """Red beret, green doublet with a gold-flowered sash, spear at the left.

    Hand on the hip; the cup upper right.
    """
    cx = 98
    hx = 36
    g.line([(hx + 4, 216), (hx, 70)], 6.6, smooth=False)
    g.line([(hx + 4, 216), (hx, 70)], 3.2, GOLD, smooth=False)
    g.shape(
        spline(at(hx, 0, "0,26! 9,46 5,58 13,62! 8,72 0,68! -8,72 -13,62! -5,58 -9,46")),
        LIGHT_SLATE,
    )
    g.line([(hx, 34), (hx, 62)], 1.4)
    g.shape(limb([(hx - 7, 76, 3), (hx + 7, 76, 3)], 1, "round", "round"), RED, True, 1.8)
    half_arm(g, (cx + 32, 128), (cx + 60, 162), (cx + 28, 178), RED, RED, 19, GOLD, GOLD)
    torso(g, cx, GREEN, -1, 34, None, None, SLATE, 176)
    sa = [(cx - 26, 118), (cx - 2, 150), (cx + 24, 178)]
    g.line(sa, 15)
    g.line(sa, 10.8, GOLD)
    for t in (0.1, 0.3, 0.5, 0.7, 0.9):
        g.shape(
            petals(cx - 26 + 50 * t, 118 + 60 * t + 2 * math.sin(3.1 * t), 5, 4.2, 2),
            RED if int(t * 10) % 4 == 1 else GREEN,
            True,
            1,
        )
    fist(g, cx + 24, 181, 1.1, -1, 12)
    half_arm(g, (cx - 32, 128), (cx - 52, 166), (cx - 58, 160), RED, RED, 19, GOLD, GOLD)
    fist(g, hx + 2, 150, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, -1)
    cl = spline(
        at(cx, 0, "-14,110! -34,116 -38,126! -18,130 -2,142! 14,130 38,126! 32,114 14,110!")
    )
    g.shape(cl, SLATE)
    g.line(at(cx, 0, "-32,122 -16,125 -2,135 13,125 32,122"), 2, GOLD)
    head(g, cx - 1, 82, 1.3, -1, style="mane", hair=BROWN, lips=RED, mood="merry")
    beret(g, cx, 62, 1.26, -1, RED, GOLD, SLATE, fs=1.1)
    g.add(cup(162, 30, 46, 70))


def page_swords(g: Drawing) -> None:
    """Soldier with a moustache, green hat and gold plume, red cloak, slashed slate doublet.

    Sword upright, fist on the hip.
    """
    cx = 104
    ck = spline(at(cx, 0, "-20,108! -52,122 -66,160 -68,212! 68,212! 66,160 52,122 20,108!"))
    g.solid(ck, RED, (-12, 0), None, angle=-74, step=4.6, w=1.7)
    half_arm(g, (cx + 32, 130), (cx + 54, 162), (cx + 26, 178), SLATE, SLATE, 17, WHITE, GOLD)
    torso(g, cx, SLATE, -1, 33, None, None, GOLD, 176)
    for m in (1, -1):
        g.shape(
            limb([(cx + m * 8, 114, 3.4), (cx + m * 13, 146, 4.4), (cx + m * 10, 176, 4)], 2),
            GOLD,
            True,
            1.8,
        )
        for y in (126, 140, 154, 167):
            g.line([(cx + m * 9, y - 2), (cx + m * 15, y + 2)], 1.3)
    for y in (128, 141, 154, 167):
        g.shape(ellipse(cx, y, 2.4), GOLD, True, 1.2)
    fist(g, cx + 23, 180, 1.1, -1, 12)
    g.add(sword(172, 7, 42), "translate(35 150)")
    half_arm(g, (cx - 32, 130), (cx - 58, 164), (cx - 66, 172), SLATE, SLATE, 17, WHITE, GOLD)
    fist(g, 35, 166, 1.15, 1, 0)
    # broad lapels
    for m in (1, -1):
        lp = spline(
            [
                (cx + m * 12, 108, 0),
                (cx + m * 36, 112),
                (cx + m * 56, 128, 0),
                (cx + m * 44, 140),
                (cx + m * 32, 152, 0),
                (cx + m * 22, 132),
            ]
        )
        g.solid(lp, RED, (-6, -3), None, angle=24, step=4.2, w=1.5)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx - 1, 112, 25, 11, WHITE)
    head(
        g,
        cx - 1,
        82,
        1.3,
        -1,
        style="short",
        hair="#8f8a80",
        moustache="#8f8a80",
        beard="#8f8a80",
        beardstyle="goatee",
        mood="stern",
    )
    wide_hat(g, cx, 64, 1.3, -1, GREEN, RED, GOLD)


def page_batons(g: Drawing) -> None:
    """Full-faced page, red cap, green puffs over red sleeves, a crowned club held at the right."""
    cx = 92
    half_arm(g, (cx - 32, 130), (cx - 58, 164), (cx - 24, 180), GREEN, RED, 20, GOLD, GOLD)
    clb = limb("148,58,16 146,92,15 142,130,11 138,172,9 136,214,8", 2, "round", "flat")
    torso(g, cx, RED, 1, 34, None, None, SLATE, 176)
    pn = spline(at(cx, 0, "-10,112! -20,142 -13,178! 13,178! 20,142 10,112! 0,118"))
    g.shape(pn, SLATE)
    pn2 = spline(at(cx, 0, "-5,118! -12,144 -7,178! 7,178! 12,144 5,118!"))
    g.shape(pn2, GOLD, True, 1.8)
    for y in (132, 147, 162):
        g.shape(poly(at(cx, y, "0,-6 5,0 0,6 -5,0")), RED, True, 1.4)
    fist(g, cx - 20, 183, 1.1, 1, -12)
    g.solid(clb, "#9a5a32", (-8, -2), None, angle=24, step=4, w=1.7)
    for x, y in ((142, 72), (152, 92), (142, 112)):
        g.shape(ellipse(x, y, 4, 3), SAWN, True, 1.5)
    crown(g, 149, 48, 16, 19)
    half_arm(g, (cx + 32, 130), (cx + 56, 164), (cx + 50, 158), GREEN, RED, 20, GOLD, GOLD)
    fist(g, 140, 154, 1.15, -1, -4)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 112, 25, 11, WHITE)
    head(g, cx, 82, 1.3, 1, style="fringe", hair=BLOND)
    toque(g, cx + 1, 64, 1.16, -1, RED, GOLD, SLATE)
