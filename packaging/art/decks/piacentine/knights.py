"""Piacentine deck: knights."""

import math

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.halves import half_arm, knight, torso
from ...figures.hats import beret, plume, toque, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT
from ...figures.limbs import fist, palm
from ...geometry import Coordinate, at, ellipse, limb, poly, spline
from ...palette import BROWN, DARK_HAIR, GOLD, GREEN, RED, WHITE
from .parts import LIGHT_SLATE, SAWN, SLATE, coin, cup, sword


def knight_coins(g: Drawing) -> None:
    """Red beret with a long plume, red sleeves and slate apron; lifts the coin.

    Horse to the right.
    """

    def body(X: Coordinate) -> None:
        cx = 74
        torso(g, cx, RED, 1, belt=GOLD)
        ap = spline(at(cx, 0, "-18,122! -20,150 -14,182! 0,188 16,182! 20,150 18,122! 0,130"))
        g.solid(ap, SLATE, (-7, -2), None, angle=16, step=4.2, w=1.4)
        g.shape(spline(at(cx, 0, "-7,144! 0,140 7,144! 6,156 0,164! -6,156")), RED, True, 1.7)
        for x, y in ((-12, 134), (12, 134), (-11, 168), (11, 168)):
            g.shape(ellipse(cx + x, y, 2.2), GOLD, True, 1.1)
        half_arm(g, (cx + 31, 130), (cx + 50, 158), (cx + 34, 174), RED, RED, 16, GOLD)
        neck(g, cx, 84, 1.25, 1)
        petal_ruff(g, cx, 112, 27, 12, GREEN)
        head(g, cx + 1, 82, 1.28, 1, style="bob", hair=BROWN, mood="merry")
        beret(g, cx, 62, 1.24, 1, RED, GOLD, None)
        f = spline(
            at(cx, 0, "6,40! 30,24 62,24 84,38 88,52 76,50! 78,60 62,52! 56,60 44,48! 34,54 20,44")
        )
        g.solid(f, SLATE, (0, -6), None, angle=60, step=4.2, w=1.3)
        g.line(at(cx, 0, "8,39 40,36 76,44"), 1.6, WHITE)
        half_arm(g, (cx - 31, 130), (cx - 46, 160), (cx - 37, 124), RED, RED, 16, GOLD)

    knight(g, 1, DUN_COAT, SLATE, body)
    g.add(coin(35, 84, 22))
    palm(g, 37, 112, 0.95, 1)
    fist(g, 106, 168, 1.05, 1, 50)


def knight_cups(g: Drawing) -> None:
    """Slate coat with a broad white collar, feathered hat, dark horse to the right.

    The cup upper right.
    """

    def body(X: Coordinate) -> None:
        cx = 72
        torso(g, cx, SLATE, 1, 33, None, GOLD, GOLD)
        half_arm(g, (cx - 31, 130), (cx - 46, 160), (cx - 28, 182), SLATE, SLATE, 18, GOLD)
        half_arm(g, (cx + 31, 130), (cx + 48, 158), (cx + 34, 172), SLATE, SLATE, 18, GOLD)
        neck(g, cx, 84, 1.25, 1)
        cl = spline(
            at(
                cx,
                0,
                "-16,108! -36,114 -44,128! -34,132 -26,138! -12,136 0,142! 12,136 "
                "26,138! 34,132 44,127! 36,113 16,108!",
            )
        )
        g.solid(cl, WHITE, (-6, -4), None, angle=20, step=4, w=1.2)
        head(g, cx + 1, 82, 1.28, 1, style="fringe", hair=DARK_HAIR, moustache=DARK_HAIR)
        wide_hat(g, cx, 64, 1.22, 1, RED, GOLD, LIGHT_SLATE)

    knight(g, 1, BAY_COAT, RED, body, 8)
    g.add(cup(160, 22, 48, 72))
    fist(g, 104, 168, 1.05, 1, 50)


def knight_swords(g: Drawing) -> None:
    """Turned to the left on a grey.

    Red mantle, chequered collar, plumed toque, sword raised behind.
    """

    def body(X: Coordinate) -> None:
        cx = X(76)
        mt = spline(at(cx, 0, "6,108! 44,120 58,162 60,214! 20,214! 20,150"))
        g.solid(mt, RED, (-10, 0), None, angle=-74, step=4.6, w=1.7)
        torso(g, cx, SLATE, -1, 33, None, GOLD, GOLD)
        half_arm(g, (cx - 31, 130), (cx - 48, 158), (cx - 34, 172), SLATE, SLATE, 17, WHITE, GOLD)
        neck(g, cx, 84, 1.25, -1)
        cl = spline(
            at(cx, 0, "-16,108! -38,116 -44,132! -22,142 0,148! 22,142 44,132! 38,116 16,108!")
        )
        g.solid(cl, WHITE, (-6, -4), None, angle=20, step=4, w=1.2)
        for i, (x, y) in enumerate(
            (
                (-32, 122),
                (-22, 118),
                (-26, 130),
                (-16, 126),
                (-14, 136),
                (-5, 132),
                (-4, 142),
                (5, 134),
                (14, 136),
                (16, 126),
                (26, 130),
                (22, 118),
                (32, 122),
                (6, 143),
                (-36, 130),
                (36, 130),
            )
        ):
            g.shape(
                poly([(cx + x, y - 3.4), (cx + x + 3.4, y), (cx + x, y + 3.4), (cx + x - 3.4, y)]),
                SLATE if i % 2 else RED,
                True,
                0.9,
            )
        head(g, cx - 1, 82, 1.28, -1, style="curls", hair=BROWN, lips=RED, mood="stern")
        toque(g, cx, 64, 1.2, 1, RED, GOLD, GOLD)
        plume(g, cx - 12, 44, 0.95, -1, SLATE, 40)
        g.add(sword(154, 7, 40), "translate(165 140) rotate(5)")
        half_arm(g, (cx + 31, 130), (cx + 43, 166), (cx + 41, 164), SLATE, SLATE, 16, WHITE, GOLD)
        fist(g, cx + 40, 157, 1.15, -1, 6)

    knight(g, -1, GREY_COAT, RED, body, 6)
    fist(g, 96, 168, 1.05, -1, 50)


def knight_batons(g: Drawing) -> None:
    """In profile, striped cap, red doublet with a gold bandolier, club over the shoulder.

    Chestnut to the right.
    """

    def body(X: Coordinate) -> None:
        cx = 76
        clb = limb("30,36,11 38,66,13 48,108,11 57,150,8", 2, "round", "flat")
        g.solid(clb, "#9a5a32", (-7, -2), None, angle=24, step=4, w=1.7)
        for x, y in ((31, 50), (41, 72), (42, 94)):
            g.shape(ellipse(x, y, 3.6, 2.8), SAWN, True, 1.5)
        torso(g, cx, RED, 1, 33, None, None, GREEN)
        bd = [(cx - 24, 116), (cx, 148), (cx + 22, 172)]
        g.line(bd, 12)
        g.line(bd, 8, GOLD)
        for t in (0.12, 0.34, 0.56, 0.8):
            stud = (cx - 24 + 46 * t, 116 + 57 * t + 3 * math.sin(3.1 * t))
            g.shape(ellipse(*stud, 2.4), GREEN, True, 1.1)
        half_arm(g, (cx + 31, 130), (cx + 50, 158), (cx + 34, 172), SLATE, SLATE, 17, GOLD)
        half_arm(g, (cx - 31, 130), (cx - 48, 162), (cx - 22, 152), SLATE, SLATE, 17, GOLD)
        neck(g, cx, 84, 1.2, 1)
        petal_ruff(g, cx, 113, 27, 13, WHITE)
        fist(g, 55, 148, 1.1, 1, -24)
        profile(g, cx, 82, 1.28, 1, hair=BROWN, length=-4)
        L = beret(g, cx + 1, 61, 1.2, 1, SLATE, GOLD, None)
        for a in ("-10,-8 -14,-15 -8,-21", "2,-8 1,-15 4,-21", "12,-8 15,-12 18,-14"):
            g.line(L.pts(a), 3, GOLD)

    knight(g, 1, CHESTNUT_COAT, SLATE, body, 8)
    fist(g, 108, 168, 1.05, 1, 50)
