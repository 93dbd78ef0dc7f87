"""Neapolitan deck: knights."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import cuirass, doublet
from ...figures.hats import beret, fez, turban
from ...figures.heads import head, neck, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT
from ...figures.limbs import arm, fist, palm
from ...figures.riders import Coat, PointMap, reins, seat, walking
from ...frames import brick_plinth
from ...geometry import Coordinate, Transform, at, ellipse, limb, spline
from ...palette import BLUE, BROWN, DARK_HAIR, DARK_SKIN, GOLD, GREEN, RED, SKY, WHITE
from ...signs.italian import italian_baton, italian_coin, italian_cup


def rider(
    g: Drawing,
    suit: str,
    t: float,
    coat: Coat,
    tack: str,
    stud: str,
    cloth: str,
    border: str,
    pose: str = "walk",
) -> tuple[Coordinate, PointMap, Transform]:
    """Plinth, horse and saddle; returns (X, point, F): coordinate and shape mappings."""
    if t > 0:
        brick_plinth(g, suit, 20, 186, 291, 26)
    else:
        brick_plinth(g, suit, 14, 180, 291, 26, 14)
    return walking(g, t, coat, cloth, border, pose, tack, stud)


def knight_coins() -> Drawing:
    """Bearded rider in a yellow turban and a long kaftan, coin on the palm; horse to the left."""
    g = Drawing()
    t = -1
    X, XP, F = rider(g, "coins", t, DUN_COAT, GOLD, RED, GOLD, RED, "stand")
    cx = X(80)
    arm(g, XP((101, 118)), XP((120, 146)), XP((138, 164)), RED, RED, 14, (10, 8.4, 6.4), WHITE)
    seat(g, XP, t, RED, GREEN)
    neck(g, X(82), 76, 1.1, t)
    kaf = spline("62,166! 58,190 62,222 74,238! 92,236 108,226! 104,200 98,166!")
    g.solid(F(kaf), GREEN, (-9, -2), None, angle=-70, step=4.4, w=1.6)
    g.line(F(spline("65,224 75,232 92,230 106,220", False)), 4.6)
    g.line(F(spline("65,224 75,232 92,230 106,220", False)), 2.4, GOLD)
    doublet(g, cx, 108, 172, GREEN, 27, 18, None, 27, BLUE, GOLD, t, RED)
    arm(g, XP((58, 118)), XP((33, 146)), XP((32, 124)), RED, RED, 14, (11, 9, 6.4), GOLD)
    g.add(italian_coin(X(31), 78, 25))
    palm(g, X(32), 105, 1.0, t)
    reins(g, XP, X, t, RED)
    petal_ruff(g, cx, 106, 23, 11, WHITE)
    head(
        g,
        X(82),
        76,
        1.14,
        t,
        style="short",
        hair=BROWN,
        beard=BROWN,
        moustache=BROWN,
        beardstyle="square",
    )
    turban(g, X(81), 66, 1.2, t, GOLD, RED, None)
    return g


def knight_cups() -> Drawing:
    """Moustached rider in a red fez on a prancing grey, goblet raised; to the right."""
    g = Drawing()
    t = 1
    cp = spline("70,108! 46,118 26,142 14,172 20,184! 30,176 38,190! 48,172 66,150")
    g.solid(cp, RED, (-8, -6), None, angle=40, step=4.4, w=1.6)
    g.line("58,122 40,146 30,172", 1.5)
    X, XP, _F = rider(g, "cups", t, GREY_COAT, RED, GOLD, GREEN, GOLD, "prance")
    cx = 80
    arm(g, (101, 118), (120, 146), (138, 164), GREEN, GREEN, 14, (10, 8.4, 6.4), GOLD)
    seat(g, XP, t, WHITE, RED, RED)
    neck(g, 82, 76, 1.1, t)
    doublet(g, cx, 108, 172, GOLD, 27, 18, 198, 27, None, None, t, RED)
    for y in (122, 136, 150):  # frogging
        g.line(at(cx, y, "-12,0 4,3 16,0"), 4.4)
        g.line(at(cx, y, "-12,0 4,3 16,0"), 2, RED)
    arm(g, (58, 118), (33, 146), (32, 124), GREEN, GREEN, 14, (11, 9, 6.4), GOLD)
    g.add(italian_cup(31, 34, 46, 66))
    palm(g, 32, 102, 0.95, t)
    reins(g, XP, X, t, GOLD)
    petal_ruff(g, cx, 106, 23, 11, WHITE)
    head(g, 82, 76, 1.14, t, style="fringe", hair=DARK_HAIR, moustache=DARK_HAIR, mood="merry")
    fez(g, 81, 59, 1.14, t, RED, GOLD, GREEN)
    return g


def knight_swords() -> Drawing:
    """Moorish rider in a blue turban, scimitar raised, on a bay; to the right."""
    g = Drawing()
    t = 1
    _X, XP, _F = rider(g, "swords", t, BAY_COAT, GOLD, RED, GOLD, GREEN, "walk")
    cx = 80
    arm(g, (101, 118), (120, 146), (138, 164), RED, RED, 14, (10, 8.4, 6.4), GOLD)
    seat(g, XP, t, WHITE, GOLD)
    neck(g, 82, 76, 1.1, t, DARK_SKIN)
    doublet(g, cx, 108, 172, GREEN, 27, 18, 198, 27, GOLD, RED, t, RED, GOLD)
    for m in (1, -1):  # sleeveless jacket
        j = spline(
            [
                (cx + m * 12, 106, 0),
                (cx + m * 27, 112),
                (cx + m * 25, 140),
                (cx + m * 20, 168, 0),
                (cx + m * 9, 162),
                (cx + m * 13, 136),
            ]
        )
        g.solid(j, BLUE, (-5, -3), None, angle=18, step=4, w=1.4)
        g.line([(cx + m * 13.5, 112), (cx + m * 16, 136), (cx + m * 12, 160)], 1.8, GOLD)
    sc = spline("31,122! 27,92 19,60 10,30! 30,48 40,84 40,120!")
    g.shape(sc, BLUE, False)
    g.shape(spline("31,122! 27,92 19,60 10,30! 24,58 33,90 35,121!"), SKY, False)
    g.shape(sc)
    arm(g, (58, 118), (35, 150), (37, 136), RED, RED, 14, (11, 9, 6.4), GOLD)
    g.shape(limb("24,125,2.8 36,121,3.6 48,118,2.8", 1, "round", "round"), GOLD, True, 2)
    g.shape(ellipse(38.5, 143, 3.4), GOLD, True, 1.8)
    fist(g, 37.5, 131, 1.0, 1, 4, DARK_SKIN)
    rr = spline("138,167 152,174 168,162", False)
    g.line(rr, 4.4)
    g.line(rr, 2.2, RED)
    fist(g, 138, 166, 0.95, t, 60, DARK_SKIN)
    head(
        g,
        82,
        76,
        1.14,
        t,
        style="none",
        skin=DARK_SKIN,
        hair=DARK_HAIR,
        moustache=DARK_HAIR,
        beard=DARK_HAIR,
        beardstyle="goatee",
        mood="stern",
    )
    turban(g, 81, 66, 1.2, t, BLUE, RED, WHITE)
    return g


def knight_batons() -> Drawing:
    """Young rider in profile, green beret, breastplate and red-white saddle cloth.

    Club shouldered; to the left.
    """
    g = Drawing()
    t = -1
    X, XP, _F = rider(g, "batons", t, CHESTNUT_COAT, GREEN, GOLD, RED, WHITE, "prance")
    cx = X(80)
    arm(g, XP((101, 118)), XP((120, 146)), XP((138, 164)), GOLD, GOLD, 14, (10, 8.4, 6.4), WHITE)
    seat(g, XP, t, GOLD, BROWN, BROWN)
    neck(g, X(82), 76, 1.1, t)
    doublet(g, cx, 108, 172, RED, 27, 18, 200, 29, None, None, t, GREEN)
    cuirass(g, cx, 110, 164, SKY, 21, 16, GOLD, t)
    g.add(italian_baton(146, 42, 0.02, True), f"translate({X(32)} 96) rotate(3)")
    arm(g, XP((58, 118)), XP((34, 152)), XP((32, 150)), GOLD, GOLD, 14, (11, 9, 6.4), WHITE)
    fist(g, X(31), 143, 1.1, -t, 0)
    reins(g, XP, X, t, GOLD)
    profile(g, X(82), 77, 1.14, t, hair=BROWN, length=-4)
    beret(g, X(80), 58, 1.14, t, GREEN, GOLD, None)
    return g
