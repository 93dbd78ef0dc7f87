"""Trevisan deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine, petal_ruff
from ...figures.crowns import crown
from ...figures.garments import cuirass, puff, spotted
from ...figures.halves import half_arm, torso
from ...figures.heads import head, neck, profile
from ...figures.held import lance
from ...figures.limbs import fist, palm
from ...geometry import at, ellipse, limb, poly, rect, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, GREEN, GREY, RED, WHITE
from ...signs.venetian import blade
from .parts import coin, cup


def king_coins(g: Drawing) -> None:
    """Coin lifted at the left, arrow lance at the right; yellow spotted sleeves."""
    cx = 98
    lance(g, 130, 216, 162, 36)
    torso(g, cx, RED, 1, 34, None, None, BLUE)
    g.shape(spline(at(cx, 0, "-8,112! -13,146 -9,190! 9,190! 13,146 8,112!")), BLUE)
    for y in (132, 146, 160):
        g.shape(poly(at(cx, y, "0,-5 4,0 0,5 -4,0")), GOLD, True, 1.3)
    half_arm(g, (cx + 30, 130), (cx + 54, 158), (cx + 48, 150), GOLD, BLUE, 20, WHITE)
    puff(g, cx + 46, 142, 18, GOLD, RED)
    fist(g, 142, 145, 1.1, -1, 10)
    half_arm(g, (cx - 32, 130), (cx - 54, 154), (cx - 55, 119), GOLD, BLUE, 18, WHITE)
    puff(g, cx - 44, 144, 18, GOLD, RED)
    g.add(coin(45, 76, 23))
    palm(g, 44, 107, 1.0, 1)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 112, 30, 14, WHITE)
    head(g, cx, 82, 1.3, 1, style="curls", hair=BROWN, lips=None)
    crown(g, cx + 1, 63, 23, 24, 1, GOLD, BLUE)


def king_cups(g: Drawing) -> None:
    """Cup lifted at the left, lance at the right; full beard, fur mantle."""
    cx = 100
    mt = spline(at(cx, 0, "-18,108! -46,120 -60,160 -62,214! 62,214! 60,160 46,120 18,108!"))
    g.solid(mt, RED, (-12, 0), None, angle=-74, step=4.6, w=1.7)
    lance(g, 132, 216, 164, 36)
    torso(g, cx, BLUE, 1, 33, None, None, GOLD)
    g.shape(spline(at(cx, 0, "-7,112! -11,146 -8,190! 8,190! 11,146 7,112!")), GOLD)
    for y in (128, 142, 156, 168):
        g.shape(ellipse(cx, y, 2.8), RED, True, 1.2)
    half_arm(g, (cx + 30, 130), (cx + 50, 164), (cx + 46, 156), RED, BLUE, 17, GOLD, GOLD)
    fist(g, 144, 150, 1.1, -1, 8)
    half_arm(g, (cx - 32, 130), (cx - 56, 154), (cx - 58, 122), RED, BLUE, 17, GOLD, GOLD)
    g.add(cup(44, 34, 42, 72))
    palm(g, 43, 110, 1.0, 1)
    fur = spline(
        at(
            cx,
            0,
            "-16,108! -36,114 -42,128 -30,140! -22,134 -12,146! 0,136 12,146! "
            "22,134 30,140! 42,128 36,114 16,108!",
        )
    )
    g.solid(fur, WHITE, (-6, -4), None, angle=20, step=4.2, w=1.3)
    ermine(g, at(cx, 0, "-30,124 -18,130 18,130 30,124"))
    neck(g, cx, 84, 1.1, -1)
    head(
        g,
        cx,
        82,
        1.3,
        -1,
        style="mane",
        hair=GREY,
        beard=GREY,
        moustache=GREY,
        beardstyle="square",
        old=True,
    )
    crown(g, cx - 1, 63, 23, 22, -1, GOLD, RED, kind="leaves")


def king_swords(g: Drawing) -> None:
    """Sword upright at the left, lance at the right.

    Blond, breastplate over a spotted yellow coat.
    """
    cx = 100
    lance(g, 134, 216, 164, 36)
    torso(g, cx, GOLD, -1, 34, None, None, RED)
    spotted(g, [(cx - 24, 126), (cx + 24, 126)], GREEN)
    cuirass(g, cx, 118, 170, "#b9d3e8", 25, 20, RED, -1)
    half_arm(g, (cx + 30, 130), (cx + 52, 162), (cx + 48, 154), GOLD, GOLD, 16, WHITE)
    puff(g, cx + 44, 142, 17, GOLD, GREEN)
    fist(g, 144, 150, 1.1, -1, 8)
    sw = Drawing()
    blade(sw, [(42, 140), (42, 110), (42, 84), (42, 60), (42, 36)], 7, 6)
    g.add(sw)
    g.shape(limb("28,146,4.6 42,142,5 56,146,4.6", 2, "round", "round"), GOLD, True, 2)
    g.shape(rect(37, 146, 10, 34, 3), RED, True, 2)
    g.shape(ellipse(42, 184, 7), BLUE, True, 2)
    half_arm(g, (cx - 32, 130), (cx - 56, 162), (cx - 60, 164), GOLD, GOLD, 16, WHITE)
    puff(g, cx - 42, 144, 17, GOLD, GREEN)
    fist(g, 42, 162, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 28, 13, WHITE)
    head(
        g,
        cx,
        82,
        1.3,
        -1,
        style="curls",
        hair=BLOND,
        beard=BLOND,
        moustache=BLOND,
        beardstyle="goatee",
        mood="stern",
    )
    crown(g, cx - 1, 63, 22, 21, -1, GOLD, RED, kind="arched")


def king_batons(g: Drawing) -> None:
    """Behind the round shield with the gate and towers of the city; lance at the right."""
    cx = 98
    lance(g, 140, 216, 166, 38)
    mt = spline(at(cx, 0, "-16,108! -44,120 -62,160 -64,214! 60,214! 58,160 44,120 16,108!"))
    g.solid(mt, RED, (-12, 0), None, angle=-74, step=4.6, w=1.7)
    torso(g, cx, GREEN, 1, 33, None, None, GOLD)
    half_arm(g, (cx + 30, 130), (cx + 54, 158), (cx + 52, 142), RED, GREEN, 17, GOLD, GOLD)
    fist(g, 150, 138, 1.1, -1, 8)
    fur = spline(at(cx, 0, "-16,108! -38,116 -44,130! -20,132 0,128 20,132 44,130! 38,116 16,108!"))
    g.shape(fur, GOLD)
    g.line(at(cx, 0, "-38,126 0,122 38,126"), 1.8, RED)
    neck(g, cx, 84, 1.1, -1)
    profile(g, cx, 82, 1.3, -1, hair=DARK_HAIR, moustache=DARK_HAIR, beard=DARK_HAIR, length=-4)
    crown(g, cx - 1, 61, 22, 26, -1, GOLD, RED)
