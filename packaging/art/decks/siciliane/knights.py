"""Sicilian deck: knights."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import cuirass, doublet
from ...figures.hats import helmet, toque, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.horses import GREY_COAT
from ...figures.limbs import arm, fist, leg, palm, pointing
from ...figures.riders import Coat, PointMap, rearing, reins, seat, walking
from ...geometry import Coordinate, Transform, spline
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from .parts import club, coin, cup, ground, sword


def knight_coins() -> Drawing:
    """Bare-headed rider on a rearing grey to the left, the coin lifted."""
    g = Drawing()
    ground(g, GOLD, 36, 184, 294)
    t = -1
    r = Drawing(xf=(1.0, 0, 6))
    X, XP = rearing(r, t, GREY_COAT, RED, GOLD, GREEN)
    arm(r, XP((104, 110)), XP((124, 134)), XP((141, 146)), BLUE, BLUE, 14, (10, 8.4, 6.4), WHITE)
    b = Drawing(xf=(1.0, 0, -2))
    leg(b, XP((88, 184)), XP((112, 204)), XP((102, 236)), GOLD, (14, 11, 6.8), t, BROWN)
    neck(b, X(86), 76, 1.1, t)
    doublet(b, X(84), 108, 168, BLUE, 27, 18, 194, 28, None, GOLD, t, RED)
    g.add(r)
    g.add(b)
    g.add(coin(X(30), 52, 25))
    arm(g, XP((60, 114)), XP((38, 132)), XP((30, 98)), BLUE, BLUE, 14, (11, 9, 6.4), WHITE)
    palm(g, X(31), 85, 1.0, t)
    rn = spline([XP((140, 158)), XP((150, 161)), XP((162, 150))], False)
    g.line(rn, 4.4)
    g.line(rn, 2.2, GOLD)
    fist(g, X(140), 156, 0.95, t, 60)
    petal_ruff(g, X(84), 104, 23, 11, GOLD)
    head(g, X(86), 73, 1.16, t, style="mane", hair=BROWN, lips=RED, mood="merry")
    return g


def walker(
    suitcol: str,
    t: float,
    coat: Coat,
    cloth: str,
    border: str,
    pose: str,
    tack: str = RED,
) -> tuple[Drawing, Drawing, Coordinate, PointMap, Transform]:
    """Ground, walking horse and saddle; returns the card, the rider's surface and the maps."""
    g = Drawing()
    ground(g, suitcol, 12 if t > 0 else 22, 178 if t > 0 else 188, 292)
    r = Drawing(xf=(1.0, 0, -8))
    return g, r, *walking(r, t, coat, cloth, border, pose, tack)


def knight_cups() -> Drawing:
    """Rider with a yellow hat on a standing grey, the arm stretched ahead; to the right.

    The cup at the upper left.
    """
    g, r, _X, XP, _F = walker(GOLD, 1, GREY_COAT, GOLD, RED, "stand")
    cx = 82
    seat(r, XP, 1, GOLD, BROWN)
    neck(r, 84, 76, 1.1, 1)
    doublet(r, cx, 108, 172, BLUE, 27, 18, 200, 28, None, GOLD, 1, RED)
    arm(r, (60, 118), (42, 150), (66, 172), BLUE, BLUE, 15, (11, 9, 6.4), WHITE)
    fist(r, 70, 175, 0.95, 1, -10)
    arm(r, (104, 116), (130, 112), (152, 92), BLUE, BLUE, 14, (10, 8.4, 6.4), WHITE)
    pointing(r, 153, 91, 1.1, 1, -38)
    rein = spline("106,178 134,176 166,162", False)
    r.line(rein, 4.4)
    r.line(rein, 2.2, RED)
    petal_ruff(r, cx, 106, 23, 11, WHITE)
    head(r, 84, 76, 1.14, 1, style="curls", hair=DARK_HAIR, moustache=DARK_HAIR)
    wide_hat(r, 83, 59, 1.12, 1, GOLD, RED, None)
    g.add(r)
    g.add(cup(32, 24, 44, 64))
    return g


def knight_swords() -> Drawing:
    """Rider in a gold helmet on a prancing grey to the right, sword upright."""
    g, r, X, XP, _F = walker(GOLD, 1, GREY_COAT, RED, GOLD, "prance")
    cx = 82
    arm(r, (103, 118), (120, 146), (138, 164), BLUE, BLUE, 14, (10, 8.4, 6.4), WHITE)
    seat(r, XP, 1, GREEN, BROWN)
    neck(r, 84, 76, 1.1, 1)
    doublet(r, cx, 108, 172, BLUE, 27, 18, 200, 28, None, None, 1, RED)
    cuirass(r, cx, 110, 166, "#b9d3e8", 22, 16, GOLD, 1)
    r.add(sword(140, 5.8, 36), "translate(34 124)")
    arm(r, (60, 118), (35, 150), (34, 144), BLUE, BLUE, 14, (11, 9, 6.4), WHITE)
    fist(r, 34, 136, 1.1, 1, 0)
    reins(r, XP, X, 1, RED)
    head(
        r,
        84,
        76,
        1.14,
        1,
        style="short",
        hair=BROWN,
        moustache=BROWN,
        beard=BROWN,
        beardstyle="goatee",
        mood="stern",
    )
    helmet(r, 83, 60, 1.06, 1, GOLD, RED, RED)
    g.add(r)
    return g


def knight_batons() -> Drawing:
    """Rider in profile with a yellow cap on a walking grey to the left, club shouldered."""
    g, r, X, XP, _F = walker(GOLD, -1, GREY_COAT, RED, GOLD, "walk", GREEN)
    cx = X(82)
    arm(r, XP((103, 118)), XP((120, 146)), XP((138, 164)), BLUE, BLUE, 14, (10, 8.4, 6.4), WHITE)
    seat(r, XP, -1, GREEN, BROWN)
    neck(r, X(84), 76, 1.1, -1)
    doublet(r, cx, 108, 172, BLUE, 27, 18, 200, 28, None, GOLD, -1, GOLD)
    r.add(club(144, 44), f"translate({X(32)} 98) rotate(4)")
    arm(r, XP((60, 118)), XP((36, 152)), XP((34, 150)), BLUE, BLUE, 14, (11, 9, 6.4), WHITE)
    fist(r, X(32), 144, 1.1, 1, 0)
    reins(r, XP, X, -1, GOLD)
    petal_ruff(r, cx, 106, 23, 11, WHITE)
    profile(r, X(84), 77, 1.14, -1, hair=BROWN, length=-6)
    toque(r, X(83), 60, 1.05, -1, GOLD, RED, None)
    g.add(r)
    return g
