"""Sicilian deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine, mantle
from ...figures.crowns import crown
from ...figures.garments import breeches, doublet, skirt
from ...figures.heads import head, neck, profile
from ...figures.limbs import arm, fist, leg, open_hand, palm
from ...geometry import Point, at, ellipse, spline
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREEN, GREY, RED, WHITE
from .parts import club, coin, cup, ground, sword


def royal(
    g: Drawing,
    cx: float,
    mant: str = RED,
    lining: str = BLUE,
    hose: str = GOLD,
    feet: Point = (-20, 18),
) -> None:
    """Mantle, legs and breeches of a king."""
    ground(g, GREEN, 30, 172)
    mantle(g, cx, 112, 296, 48, 50, mant, lining, 2)
    for s, f in ((-1, feet[0]), (1, feet[1])):
        leg(g, (cx + s * 11, 196), (cx + s * 15, 238), (cx + f, 282), hose, (12, 9, 6), s, BROWN)
        for y in (258, 267):
            g.line(
                [
                    (cx + s * 15 + (f - s * 15) * 0.6 - 8, y),
                    (cx + s * 15 + (f - s * 15) * 0.6 + 8, y + 3),
                ],
                2,
                BROWN,
            )


def fur_cape(g: Drawing, cx: float, drop: float = 40) -> None:
    """Short cape of fur with tails."""
    cp = spline(
        [
            (cx - 14, 101, 0),
            (cx - 32, 106),
            (cx - 45, 122),
            (cx - 47, 104 + drop, 0),
            (cx - 30, 108 + drop),
            (cx - 14, 120, 0),
            (cx, 113),
            (cx + 14, 120, 0),
            (cx + 30, 108 + drop),
            (cx + 47, 104 + drop, 0),
            (cx + 45, 122),
            (cx + 32, 106),
            (cx + 14, 101, 0),
        ]
    )
    g.solid(cp, WHITE, (-8, -5), None, angle=20, step=4.4, w=1.3)
    ermine(g, at(cx, 0, "-36,124 -26,116 -38,136 -27,132 36,124 26,116 38,136 27,132"))


def king_coins() -> Drawing:
    """Fur cape, green tunic, closed crown; lifts the coin at the right."""
    g = Drawing()
    cx = 90
    royal(g, cx)
    skirt(g, cx, 170, 218, GREEN, 19, 31, GOLD, RED, 4)
    arm(
        g,
        (cx - 25, 119),
        (cx - 50, 154),
        (cx - 25, 178),
        GREEN,
        GREEN,
        16,
        (11, 9.5, 7),
        GOLD,
        GOLD,
    )
    fist(g, cx - 21, 181, 1.0, 1, 10)
    neck(g, cx, 76, 1.15, 1)
    doublet(g, cx, 109, 172, GREEN, 29, 19, None, 26, None, GOLD, 1, GOLD)
    fur_cape(g, cx)
    arm(
        g,
        (cx + 27, 122),
        (cx + 58, 138),
        (cx + 66, 106),
        GREEN,
        GREEN,
        15,
        (11, 9.5, 7),
        GOLD,
        GOLD,
    )
    g.add(coin(160, 54, 30))
    palm(g, 157, 92, 1.1, -1)
    head(
        g,
        cx,
        74,
        1.2,
        1,
        style="curls",
        hair=BROWN,
        beard=BROWN,
        moustache=BROWN,
        beardstyle="point",
    )
    crown(g, cx + 1, 57, 20.5, 20, 1, GREEN, RED, (GOLD, WHITE, GOLD), kind="arched")
    return g


def king_cups() -> Drawing:
    """Old king in a fur-brimmed crown, puffed breeches; the cup lifted at the left."""
    g = Drawing()
    cx = 110
    royal(g, cx, RED, BLUE, GOLD)
    breeches(g, cx, 186, 232, 23, 16, 17, GOLD, GREEN)
    arm(
        g,
        (cx + 25, 119),
        (cx + 50, 154),
        (cx + 25, 178),
        GREEN,
        GREEN,
        16,
        (11, 9.5, 7),
        WHITE,
        GOLD,
    )
    fist(g, cx + 21, 181, 1.0, -1, 10)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 109, 172, GREEN, 29, 19, 198, 26, GOLD, RED, -1, RED)
    fur_cape(g, cx, 46)
    arm(g, (cx - 27, 122), (cx - 58, 142), (cx - 66, 112), RED, RED, 15, (11, 9.5, 7), WHITE)
    g.add(cup(42, 20, 54, 76))
    palm(g, 43, 98, 1.05, 1)
    head(
        g,
        cx,
        74,
        1.2,
        -1,
        style="mane",
        hair=GREY,
        beard=GREY,
        moustache=GREY,
        beardstyle="long",
        old=True,
    )
    crown(g, cx - 1, 56, 20.5, 24, -1, GOLD, GREEN, kind="leaves")
    for x in (-19, -10, 0, 10, 19):
        g.shape(ellipse(cx + x, 57 + (2 if abs(x) < 15 else 0), 6.4, 5), WHITE, True, 1.7)
    return g


def king_swords() -> Drawing:
    """Young dark king, short green tunic, red mantle thrown back.

    Slim sword upright at the right.
    """
    g = Drawing()
    cx = 92
    royal(g, cx, RED, GOLD, GOLD, feet=(-16, 24))
    skirt(g, cx, 168, 214, GREEN, 19, 32, RED, GOLD, 5)
    arm(g, (cx - 25, 119), (cx - 48, 152), (cx - 18, 140), RED, RED, 16, (11, 9.5, 7), WHITE, GOLD)
    neck(g, cx, 76, 1.15, 1)
    doublet(g, cx, 109, 170, GREEN, 29, 19, None, 26, None, None, 1, RED)
    for y in (124, 136, 148, 160):
        g.line(at(cx, y, "-10,0 3,3 15,0"), 4.2)
        g.line(at(cx, y, "-10,0 3,3 15,0"), 2, GOLD)
    open_hand(g, cx - 17, 140, 1.05, 1, 4)
    g.add(sword(176, 6.2, 42), "translate(158 150)")
    arm(g, (cx + 25, 119), (cx + 54, 156), (cx + 64, 166), RED, RED, 16, (11, 9.5, 7), WHITE, GOLD)
    fist(g, 158, 165, 1.12, -1, 0)
    cl = spline(at(cx, 0, "-13,102! -34,108 -42,122! -18,122 0,114 18,122 42,122! 34,108 13,102!"))
    g.solid(cl, WHITE, (-6, -4), None, angle=20, step=4.2, w=1.3)
    ermine(g, at(cx, 0, "-30,115 -19,113 19,113 30,115"))
    head(
        g,
        cx,
        74,
        1.2,
        1,
        style="curls",
        hair=DARK_HAIR,
        beard=DARK_HAIR,
        moustache=DARK_HAIR,
        beardstyle="goatee",
        mood="stern",
    )
    crown(g, cx + 1, 57, 21.5, 25, 1, GREEN, RED, (GOLD, WHITE, GOLD), kind="spikes")
    return g


def king_batons() -> Drawing:
    """Profile to the right, square fur cape, puffed green breeches; club upright at the right."""
    g = Drawing()
    cx = 90
    royal(g, cx, RED, BLUE, GOLD)
    breeches(g, cx, 186, 232, 23, 16, 17, GREEN, GOLD)
    arm(g, (cx - 25, 119), (cx - 50, 154), (cx - 26, 178), GREEN, GREEN, 16, (11, 9.5, 7), GOLD)
    fist(g, cx - 22, 181, 1.0, 1, 10)
    neck(g, cx, 76, 1.15, 1)
    doublet(g, cx, 109, 172, RED, 29, 19, 198, 26, None, GOLD, 1, GOLD)
    g.add(club(176, 54), "translate(160 108)")
    arm(g, (cx + 25, 119), (cx + 52, 158), (cx + 62, 168), GREEN, GREEN, 16, (11, 9.5, 7), GOLD)
    fist(g, 159, 170, 1.15, -1, 0)
    fur_cape(g, cx, 34)
    profile(g, cx, 75, 1.2, 1, hair=BROWN, moustache=BROWN, beard=BROWN, length=-4)
    crown(g, cx + 1, 56, 20.5, 26, 1, GOLD, GREEN)
    return g
