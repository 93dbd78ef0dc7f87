"""Trevisan deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import puff
from ...figures.halves import half_arm, torso
from ...figures.hats import beret, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.limbs import fist, palm
from ...figures.local import Local
from ...geometry import at, ellipse, limb, poly, rect, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, INK, RED, WHITE
from ...signs.venetian import blade, sceptre
from .parts import coin, cup


def page_coins(g: Drawing) -> None:
    """Blue hat, coin lifted at the left, the other hand at the belt; yellow spotted sleeves."""
    cx = 104
    half_arm(g, (cx + 31, 130), (cx + 56, 164), (cx + 26, 180), GOLD, RED, 18, WHITE)
    puff(g, cx + 46, 146, 17, GOLD, BLUE)
    torso(g, cx, BLUE, -1, 33, None, None, RED)
    g.shape(spline(at(cx, 0, "-8,112! -13,146 -9,190! 9,190! 13,146 8,112!")), RED)
    for y in (128, 141, 154, 167):
        g.shape(ellipse(cx, y, 2.8), GOLD, True, 1.2)
    fist(g, cx + 23, 182, 1.1, -1, 12)
    half_arm(g, (cx - 31, 130), (cx - 56, 156), (cx - 58, 119), GOLD, RED, 18, WHITE)
    puff(g, cx - 44, 146, 17, GOLD, BLUE)
    g.add(coin(46, 76, 23))
    palm(g, 46, 107, 1.0, 1)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 28, 13, WHITE)
    head(g, cx - 1, 82, 1.3, -1, style="fringe", hair=BROWN)
    wide_hat(g, cx, 64, 1.28, -1, BLUE, RED, GOLD)


def page_cups(g: Drawing) -> None:
    """Long hair, cup lifted at the left; a little dog looks out at the right."""
    cx = 98
    torso(g, cx, RED, -1, 33, GOLD, BLUE, GOLD)
    half_arm(g, (cx + 31, 130), (cx + 48, 160), (cx + 40, 206), BLUE, RED, 18, WHITE, GOLD)
    half_arm(g, (cx - 31, 130), (cx - 54, 156), (cx - 56, 122), BLUE, RED, 18, WHITE, GOLD)
    g.add(cup(44, 34, 42, 72))
    palm(g, 43, 110, 1.0, 1)
    # dog
    D = Local(150, 160, 1.05, -1)
    g.solid(
        D(spline("-18,60 -22,30 -12,12 6,10 18,24 20,60")),
        WHITE,
        (-6, -3),
        None,
        angle=20,
        step=4,
        w=1.3,
    )
    g.shape(D(spline("-14,-6 -4,-16 10,-16 18,-8 30,-4 33,4 26,10 12,12 2,18 -10,14")), WHITE)
    g.shape(D(spline("-10,-12! -20,-8 -22,10 -16,18 -10,8 -4,-8!")), BROWN)
    g.shape(D(spline("0,-15! 8,-18 14,-12 8,-4 0,-6")), BROWN, True, 1.5)
    g.shape(D(ellipse(10, -7, 2.4)), INK, False)
    g.shape(D(ellipse(31, -1, 3)), INK, False)
    g.line(D.pts("32,4 26,7 20,6"), 1.5)
    g.shape(D(limb("-12,14,3 2,20,3 14,13,3", 2, "round", "round")), RED, True, 1.7)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 27, 12, WHITE)
    head(g, cx - 1, 82, 1.3, -1, style="mane", hair=BROWN, mood="merry")
    beret(g, cx, 62, 1.28, -1, BLUE, GOLD, RED)


def page_swords(g: Drawing) -> None:
    """The bare-headed, bearded warrior.

    Sword in one hand, in the other, by the hair, a severed head.
    """
    cx = 104
    torso(g, cx, RED, -1, 34, None, None, BLUE)
    for m in (1, -1):
        for i in range(3):
            g.shape(
                spline(
                    [
                        (cx + m * (8 + i * 8), 120 + i * 2, 0),
                        (cx + m * (10 + i * 8), 148),
                        (cx + m * (7 + i * 6), 174, 0),
                        (cx + m * (4 + i * 6), 148),
                    ]
                ),
                GOLD if i != 1 else BLUE,
                True,
                1.5,
            )
    half_arm(g, (cx + 31, 130), (cx + 52, 148), (cx + 46, 116), BLUE, GOLD, 16, WHITE, GOLD)
    for x in (-5, 0, 5):  # the head held by its hair
        g.line(
            [(cx + 46 + x * 0.5, 112), (cx + 47 + x, 124), (cx + 47 + x * 2.2, 138)], 4, DARK_HAIR
        )
    head(
        g,
        cx + 47,
        152,
        0.92,
        1,
        style="curls",
        skin="#ead9c0",
        hair=DARK_HAIR,
        beard=DARK_HAIR,
        moustache=DARK_HAIR,
        beardstyle="short",
        lips=None,
        mood="stern",
    )
    fist(g, cx + 46, 110, 1.1, -1, 0)
    blade(g, [(43, 136), (43, 110), (43, 84), (43, 60), (43, 38)], 7, 6)
    g.shape(limb("29,142,4.6 43,138,5 57,142,4.6", 2, "round", "round"), GOLD, True, 2)
    g.shape(rect(38, 142, 10, 34, 3), RED, True, 2)
    g.shape(ellipse(43, 180, 7), BLUE, True, 2)
    half_arm(g, (cx - 31, 130), (cx - 56, 162), (cx - 65, 160), BLUE, GOLD, 17, WHITE, GOLD)
    fist(g, 43, 158, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 28, 12, WHITE)
    head(
        g,
        cx - 1,
        80,
        1.38,
        -1,
        style="curls",
        hair=BROWN,
        beard=BROWN,
        moustache=BROWN,
        beardstyle="square",
        mood="stern",
    )


def page_batons(g: Drawing) -> None:
    """Profile to the left in a blue cap, sceptre slanting over the shoulder held in both hands."""
    cx = 102
    torso(g, cx, BLUE, -1, 33, None, None, RED)
    g.shape(spline(at(cx, 0, "-8,112! -13,146 -9,190! 9,190! 13,146 8,112!")), GOLD)
    for y in (130, 144, 158):
        g.shape(poly(at(cx, y, "0,-5 4,0 0,5 -4,0")), RED, True, 1.3)
    half_arm(g, (cx + 31, 130), (cx + 54, 166), (cx - 6, 178), GOLD, BLUE, 16, WHITE)
    puff(g, cx + 42, 146, 18, GOLD, RED)
    sceptre(g, 70, 126, -19, 186, (RED, BLUE), 0, 6.8)
    fist(g, 87, 177, 1.1, -1, 60)
    half_arm(g, (cx - 31, 130), (cx - 54, 160), (cx - 38, 150), GOLD, BLUE, 16, WHITE)
    puff(g, cx - 46, 146, 16, GOLD, RED)
    fist(g, 76, 146, 1.1, 1, -30)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 28, 13, WHITE)
    profile(g, cx, 82, 1.3, -1, hair=BLOND, length=-2)
    beret(g, cx, 60, 1.22, -1, BLUE, GOLD, WHITE)
