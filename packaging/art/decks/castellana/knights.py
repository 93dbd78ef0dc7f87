"""Castilian deck: knights."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import cuirass
from ...figures.hats import beret, helmet, wide_hat
from ...figures.heads import head, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT
from ...figures.limbs import arm, fist, open_hand
from ...figures.riders import (
    Coat,
    PointMap,
    far_arm,
    flying_cloak,
    rearing,
    rearing_body,
    rearing_reins,
)
from ...geometry import Coordinate, at, spline
from ...ornament import mound
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from ...signs.spanish import spanish_baton, spanish_sword
from .parts import STEEL, base, sign

SPAN = 194  # what the riders are mirrored in


def mount(
    g: Drawing,
    t: float,
    coat: Coat,
    cloth: str,
    border: str,
    tack: str = RED,
    cloak: str | None = None,
) -> tuple[Coordinate, PointMap]:
    """Mound, cloak and horse; returns the maps of an x and of a point."""
    mound(g, 286, 26 if t > 0 else 30, 156)
    if cloak:
        flying_cloak(g, t, cloak, SPAN)
    return rearing(g, t, coat, cloth, border, tack, SPAN)


def knight_coins() -> Drawing:
    """Broad-brimmed green hat, yellow coat with a bandolier; the coin above."""
    g = base("oros", "11")
    t = 1
    X, XP = mount(g, t, DUN_COAT, BLUE, GOLD, cloak=GREEN)
    far_arm(g, XP, RED, GOLD)
    r = Drawing()
    rearing_body(r, X, XP, t, GOLD, GREEN, RED)
    bd = [(68, 112), (86, 138), (101, 164)]
    r.line(bd, 6)
    r.line(bd, 3, RED)
    arm(r, (61, 118), (38, 146), (62, 170), RED, GOLD, 15, (11, 9, 6.5), WHITE, GOLD)
    fist(r, 65, 173, 0.95, 1, -10)
    rearing_reins(r, X, XP, t)
    petal_ruff(r, 84, 106, 23, 11, WHITE)
    head(r, 86, 75, 1.14, t, style="curls", hair=BROWN, lips=None, mood="merry")
    wide_hat(r, 85, 58, 1.1, t, GREEN, RED, GOLD)
    g.add(r, "translate(0 -8)")
    sign(g, "oros", 162, 44)
    return g


def knight_cups() -> Drawing:
    """Moustached rider in a plumed beret on a grey, blue sleeves; the cup above."""
    g = base("copas", "11")
    t = 1
    X, XP = mount(g, t, GREY_COAT, GREEN, GOLD, cloak=RED)
    far_arm(g, XP, BLUE, RED)
    r = Drawing()
    rearing_body(r, X, XP, t, RED, WHITE, GOLD, hem=198)
    for y in (120, 132, 144, 156):
        r.line(at(0, y, "74,0 86,3 98,0"), 4.2)
        r.line(at(0, y, "74,0 86,3 98,0"), 2, GOLD)
    arm(r, (61, 118), (40, 152), (38, 180), BLUE, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    open_hand(r, 38, 181, 1.0, -1, -88)
    rearing_reins(r, X, XP, t)
    cl = spline("72,102! 60,108 54,118! 70,121 86,128! 100,121 114,117! 106,107 96,102!")
    r.solid(cl, WHITE, (-5, -4), None, angle=20, step=4, w=1.2)
    head(r, 86, 75, 1.14, t, style="bob", hair=DARK_HAIR, moustache=DARK_HAIR)
    beret(r, 85, 57, 1.16, t, RED, GOLD, WHITE, fs=0.8, frot=-62)
    g.add(r, "translate(0 -8)")
    sign(g, "copas", 160, 44)
    return g


def knight_swords() -> Drawing:
    """Armoured rider with a morion and a small beard on a bay, sword raised; to the left."""
    g = base("espadas", "11")
    t = -1
    X, XP = mount(g, t, BAY_COAT, RED, GOLD, BLUE, cloak=RED)
    far_arm(g, XP, STEEL, STEEL)
    r = Drawing()
    rearing_body(r, X, XP, t, BLUE, GOLD, GOLD)
    cuirass(r, X(84), 110, 162, STEEL, 21, 16, GOLD, t)
    r.add(spanish_sword(130, 6), f"translate({X(37)} 128) rotate(5)")
    arm(r, XP((61, 118)), XP((40, 152)), XP((39, 146)), STEEL, STEEL, 14, (11, 9, 6.4), GOLD)
    fist(r, X(38), 139, 1.1, -1, 4)
    rearing_reins(r, X, XP, t)
    head(
        r,
        X(86),
        75,
        1.14,
        t,
        style="short",
        hair=BROWN,
        moustache=BROWN,
        beard=BROWN,
        beardstyle="goatee",
        mood="stern",
    )
    helmet(r, X(85), 60, 1.08, t, STEEL, GOLD, RED)
    g.add(r, "translate(0 -8)")
    return g


def knight_batons() -> Drawing:
    """Young rider in profile, broad red hat, green and gold, on a chestnut, club raised.

    To the left.
    """
    g = base("bastos", "11")
    t = -1
    X, XP = mount(g, t, CHESTNUT_COAT, GOLD, GREEN, GREEN)
    far_arm(g, XP, GREEN, GOLD)
    r = Drawing()
    rearing_body(r, X, XP, t, GOLD, RED, GREEN)
    r.add(spanish_baton(126, 38), f"translate({X(38)} 92) rotate(6)")
    arm(r, XP((61, 118)), XP((40, 152)), XP((39, 146)), GREEN, GOLD, 14, (11, 9, 6.4), WHITE)
    fist(r, X(38), 139, 1.1, -1, 4)
    rearing_reins(r, X, XP, t)
    petal_ruff(r, X(84), 106, 23, 11, WHITE)
    profile(r, X(86), 76, 1.14, t, hair=BROWN, length=-4)
    wide_hat(r, X(84), 58, 1.06, t, RED, GOLD, GREEN)
    g.add(r, "translate(0 -8)")
    return g
