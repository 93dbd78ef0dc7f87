"""Castilian deck: knights."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import cuirass, doublet
from ...figures.hats import beret, helmet, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT, rearing_horse, saddle
from ...figures.limbs import arm, fist, leg, open_hand
from ...geometry import Coordinate, Point, Shape, across, at, limb, spline
from ...ornament import mound
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from ...signs.spanish import spanish_baton, spanish_sword
from .parts import STEEL, base, sign


def mount(
    g: Drawing,
    t: float,
    coat: tuple[str, str, str, str],
    cloth: str,
    border: str,
    tack: str = RED,
) -> tuple[Coordinate, Callable[[Point], Point]]:
    """Mound, rearing horse, saddle cloth; returns (X, point)."""
    X = across(t, 194)

    def point(p: Point) -> Point:
        return (X(p[0]), p[1])

    M = rearing_horse(g, t, 97, coat, tack, GOLD)
    saddle(g, lambda s: M(s.rot(-10, 84, 196).move(0, -9)), cloth, border, 52, 106, 190, 230)
    return X, point


def cloak(g: Drawing, t: float, col: str) -> None:
    """A short cloak that flies behind the rider."""
    c = 84

    def up(sh: Shape) -> Shape:
        return (sh if t > 0 else sh.mirror(97)).move(0, -8)

    cp = spline(
        at(c, 0, "-14,108! -40,122 -52,146 -62,158 -58,176! -44,172 -36,182! -24,160 -8,140")
    )
    g.solid(up(cp), col, (-8, -6), None, angle=40, step=4.4, w=1.6)
    g.line(up(spline(at(c, 0, "-24,122 -40,144 -48,168"), False)), 1.6)


def rider_body(
    r: Drawing,
    X: Coordinate,
    XP: Callable[[Point], Point],
    t: float,
    coat: str,
    hose: str,
    belt: str,
    bootc: str = BROWN,
    hem: float = 192,
) -> None:
    """Near leg, neck and doublet of a rider."""
    c = 84
    cx = X(c)
    leg(r, XP((c + 4, 184)), XP((c + 28, 204)), XP((c + 18, 236)), hose, (14, 11, 6.8), t, bootc)
    r.shape(limb([(X(c + 24), 214, 9), (X(c + 18), 236, 7)], 1), bootc)
    st = [(X(c + 12), 248), (X(c + 38), 248)]
    r.line(st, 4.6)
    r.line(st, 2.2, GOLD)
    neck(r, X(c + 2), 76, 1.1, t)
    doublet(r, cx, 108, 168, coat, 27, 18, hem, 27, None, GOLD if coat != GOLD else RED, t, belt)


def far_arm(g: Drawing, XP: Callable[[Point], Point], sleevec: str, coat: str) -> None:
    """Far arm with the reins; drawn before the rider."""
    arm(g, XP((106, 110)), XP((124, 134)), XP((140, 144)), sleevec, coat, 14, (10, 8.4, 6.4), WHITE)


def finish(r: Drawing, X: Coordinate, XP: Callable[[Point], Point], t: float) -> None:
    """Reins and the hand that holds them."""
    rein = spline([XP((138, 155)), XP((146, 158)), XP((160, 146))], False)
    r.line(rein, 4.4)
    r.line(rein, 2.2, GOLD)
    fist(r, X(138), 154, 0.95, t, 60)


def knight_coins() -> Drawing:
    """Broad-brimmed green hat, yellow coat with a bandolier; the coin above."""
    g = base("oros", "11")
    t = 1
    mound(g, 286, 26, 156)
    cloak(g, t, GREEN)
    X, XP = mount(g, t, DUN_COAT, BLUE, GOLD)
    far_arm(g, XP, RED, GOLD)
    r = Drawing()
    rider_body(r, X, XP, t, GOLD, GREEN, RED)
    bd = [(68, 112), (86, 138), (101, 164)]
    r.line(bd, 6)
    r.line(bd, 3, RED)
    arm(r, (61, 118), (38, 146), (62, 170), RED, GOLD, 15, (11, 9, 6.5), WHITE, GOLD)
    fist(r, 65, 173, 0.95, 1, -10)
    finish(r, X, XP, t)
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
    mound(g, 286, 26, 156)
    cloak(g, t, RED)
    X, XP = mount(g, t, GREY_COAT, GREEN, GOLD)
    far_arm(g, XP, BLUE, RED)
    r = Drawing()
    rider_body(r, X, XP, t, RED, WHITE, GOLD, hem=198)
    for y in (120, 132, 144, 156):
        r.line(at(0, y, "74,0 86,3 98,0"), 4.2)
        r.line(at(0, y, "74,0 86,3 98,0"), 2, GOLD)
    arm(r, (61, 118), (40, 152), (38, 180), BLUE, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    open_hand(r, 38, 181, 1.0, -1, -88)
    finish(r, X, XP, t)
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
    mound(g, 286, 30, 156)
    cloak(g, t, RED)
    X, XP = mount(g, t, BAY_COAT, RED, GOLD, BLUE)
    far_arm(g, XP, STEEL, STEEL)
    r = Drawing()
    rider_body(r, X, XP, t, BLUE, GOLD, GOLD)
    cuirass(r, X(84), 110, 162, STEEL, 21, 16, GOLD, t)
    r.add(spanish_sword(130, 6), f"translate({X(37)} 128) rotate(5)")
    arm(r, XP((61, 118)), XP((40, 152)), XP((39, 146)), STEEL, STEEL, 14, (11, 9, 6.4), GOLD)
    fist(r, X(38), 139, 1.1, -1, 4)
    finish(r, X, XP, t)
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
    mound(g, 286, 30, 156)
    X, XP = mount(g, t, CHESTNUT_COAT, GOLD, GREEN, GREEN)
    far_arm(g, XP, GREEN, GOLD)
    r = Drawing()
    rider_body(r, X, XP, t, GOLD, RED, GREEN)
    r.add(spanish_baton(126, 38), f"translate({X(38)} 92) rotate(6)")
    arm(r, XP((61, 118)), XP((40, 152)), XP((39, 146)), GREEN, GOLD, 14, (11, 9, 6.4), WHITE)
    fist(r, X(38), 139, 1.1, -1, 4)
    finish(r, X, XP, t)
    petal_ruff(r, X(84), 106, 23, 11, WHITE)
    profile(r, X(86), 76, 1.14, t, hair=BROWN, length=-4)
    wide_hat(r, X(84), 58, 1.06, t, RED, GOLD, GREEN)
    g.add(r, "translate(0 -8)")
    return g
