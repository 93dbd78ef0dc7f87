"""Romagnole deck: knights, on grey-brown horses and green turf."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff, ruff
from ...figures.garments import doublet
from ...figures.hats import beret, plume, toque, wide_hat
from ...figures.heads import bearded, head, neck, profile
from ...figures.limbs import arm, fist, open_hand, palm
from ...figures.riders import (
    SADDLE,
    far_arm,
    flying_cloak,
    rearing,
    rearing_body,
    rearing_reins,
    reins,
    seat,
    walking,
)
from ...geometry import at, spline
from ...palette import BLUE, BROWN, GOLD, GREEN, RED, WHITE
from .parts import COAT, DARK, FAIR, HAIR, club, coin, cup, riding, sword, turf


def knight_coins() -> Drawing:
    """On a rearing horse to the right he looks back to the left, where he lifts the coin.

    Blue cap with yellow and red plumes, yellow doublet.
    """
    g = riding(1)
    turf(g, 292, 24, 172)
    flying_cloak(g, 1, GREEN)
    X, XP = rearing(g, 1, COAT, RED, GOLD, BLUE)
    r = riding(1, SADDLE)
    far_arm(r, XP, BLUE, GOLD)
    rearing_body(r, X, XP, 1, GOLD, BLUE, RED)
    arm(r, (60, 116), (36, 138), (34, 112), BLUE, GOLD, 15, (11, 9, 6.5), WHITE, GOLD)
    r.add(coin(29), "translate(37 56)")
    palm(r, 37, 94, 1.05, 1)
    rearing_reins(r, X, XP, 1, RED)
    petal_ruff(r, 84, 106, 24, 12, WHITE)
    head(r, 84, 75, 1.16, -1, style="curls", hair=HAIR, mood="merry")
    plume(r, 100, 44, 0.95, 1, GOLD, -10)
    plume(r, 98, 48, 0.8, 1, RED, 26)
    beret(r, 85, 57, 1.16, -1, BLUE, GOLD, None)
    g.merge(r)
    return g


def knight_cups() -> Drawing:
    """On a walking horse to the left, hand on the thigh; blue cap, red plume and doublet.

    The cup above at the left.
    """
    g = riding(-1)
    turf(g, 296, 26, 186)
    X, XP, _F = walking(g, -1, COAT, BLUE, GOLD, "walk", RED)
    r = riding(-1)
    arm(r, XP((101, 118)), XP((120, 146)), XP((138, 164)), GREEN, RED, 14, (10, 8.4, 6.4), WHITE)
    seat(r, XP, -1, WHITE, BROWN, BROWN)
    neck(r, X(82), 76, 1.1, -1)
    doublet(r, X(80), 108, 172, RED, 27, 18, 200, 29, None, GOLD, -1, GOLD)
    arm(r, XP((58, 118)), XP((34, 150)), XP((62, 176)), GREEN, RED, 15, (11, 9, 6.4), WHITE, GOLD)
    open_hand(r, X(62), 177, 1.0, -1, -30)
    reins(r, XP, X, -1, GOLD)
    petal_ruff(r, X(80), 106, 24, 12, WHITE)
    head(r, X(82), 76, 1.16, -1, style="bob", hair=DARK, moustache=DARK)
    beret(r, X(81), 57, 1.2, -1, BLUE, GOLD, RED)
    g.merge(r)
    g.add(cup(60, 82), "translate(42 40)")
    return g


def knight_swords() -> Drawing:
    """On a prancing horse to the right, the sword laid on the shoulder; green coat.

    Broad blue hat with a yellow plume.
    """
    g = riding(1)
    turf(g, 296, 14, 174)
    X, XP, _F = walking(g, 1, COAT, RED, GOLD, "prance", BLUE)
    arm(g, (101, 118), (120, 146), (138, 164), GREEN, GREEN, 14, (10, 8.4, 6.4), GOLD)
    seat(g, XP, 1, RED, BROWN, BROWN)
    neck(g, 82, 76, 1.1, 1)
    doublet(g, 80, 108, 172, GREEN, 27, 18, 204, 31, RED, GOLD, 1, GOLD)
    g.add(sword(196, 6.8), "translate(66 158) rotate(-17)")
    arm(g, (58, 120), (30, 150), (60, 168), GREEN, GREEN, 15, (11, 9, 6.4), GOLD)
    fist(g, 68, 170, 1.1, 1, -22)
    reins(g, XP, X, 1, RED)
    ruff(g, 81, 101, 19, 10)
    bearded(g, 83, 76, 1.16, 1, "goatee", HAIR, "short", mood="stern")
    wide_hat(g, 82, 59, 1.16, 1, BLUE, RED, GOLD)
    return g


def knight_batons() -> Drawing:
    """In profile on a rearing horse to the right, the club on the shoulder; yellow doublet.

    Tall red cap with a yellow plume.
    """
    g = riding(1)
    turf(g, 292, 24, 172)
    X, XP = rearing(g, 1, COAT, GREEN, GOLD, RED)
    r = riding(1, SADDLE)
    far_arm(r, XP, RED, RED)
    rearing_body(r, X, XP, 1, GOLD, GREEN, RED, hem=198)
    sash = spline(at(84, 0, "-24,116! -10,140 20,164! 20,172! -14,150 -28,126!"))
    r.solid(sash, BLUE, (-4, -3), 2, angle=30)
    r.add(club(156, 42), "translate(50 100) rotate(-16)")
    arm(r, (61, 120), (36, 150), (60, 166), RED, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    fist(r, 67, 162, 1.1, 1, -16)
    rearing_reins(r, X, XP, 1)
    petal_ruff(r, 84, 106, 23, 11, WHITE)
    profile(r, 86, 76, 1.16, 1, hair=FAIR, length=-4)
    toque(r, 85, 57, 1.1, 1, RED, BLUE, GOLD)
    g.merge(r)
    return g
