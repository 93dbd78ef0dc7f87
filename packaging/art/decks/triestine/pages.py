"""Triestine deck: pages; three wear the same red and blue cap, the fourth is bare-headed."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.halves import half_arm, torso
from ...figures.hats import beret
from ...figures.heads import head, neck, profile
from ...figures.limbs import fist, palm
from ...geometry import at, ellipse, poly, spline
from ...palette import BLUE, DARK_HAIR, GOLD, RED, SKY, WHITE
from ...signs.common import star
from ...signs.venetian import blade, sceptre
from .parts import OCHRE, SEGMENTS, coin, crescent, cup, flowers, sword_hilt


def page_coins(g: Drawing) -> None:
    """Flowered robe, the coin lifted at the left, the other hand on the breast."""
    cx = 106
    torso(g, cx, OCHRE, -1, 34, None, None, RED)
    flowers(g, cx, "-20,124 -6,138 14,130 -16,156 4,160 20,150 -2,116", RED)
    half_arm(g, (cx + 31, 130), (cx + 50, 164), (cx + 16, 164), BLUE, OCHRE, 18, WHITE, GOLD)
    fist(g, cx + 12, 162, 1.1, -1, 70)
    half_arm(g, (cx - 31, 130), (cx - 56, 158), (cx - 58, 122), BLUE, OCHRE, 18, WHITE, GOLD)
    g.add(coin(25), "translate(48 80)")
    palm(g, 48, 112, 1.05, 1)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 30, 14, WHITE)
    head(g, cx, 82, 1.32, 0, style="fringe", hair=DARK_HAIR, mood="merry")
    beret(g, cx, 62, 1.3, -1, RED, BLUE, None)


def page_cups(g: Drawing) -> None:
    """In profile to the right, the cup held by its stem at the left."""
    cx = 110
    torso(g, cx, BLUE, 1, 33, None, GOLD, RED)
    half_arm(g, (cx + 31, 130), (cx + 52, 164), (cx + 24, 176), RED, GOLD, 18, WHITE, GOLD)
    fist(g, cx + 20, 178, 1.1, -1, 16)
    g.add(cup(52, 88), "translate(48 104)")
    half_arm(g, (cx - 31, 130), (cx - 52, 164), (cx - 56, 152), RED, GOLD, 18, WHITE, GOLD)
    fist(g, 50, 142, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 112, 28, 13, GOLD)
    profile(g, cx, 82, 1.32, 1, hair=DARK_HAIR, length=-2)
    beret(g, cx + 1, 60, 1.26, 1, RED, BLUE, None)


def page_swords(g: Drawing) -> None:
    """Bare-headed, with a moustache; the sword is held point down, its blade beyond the band."""
    cx = 100
    blade(g, [(160, 196), (160, 166), (160, 136), (160, 106), (160, 78)], 6.8, 6, SEGMENTS)
    torso(g, cx, RED, -1, 34, None, None, BLUE)
    vest = spline(at(cx, 0, "-8,112! -13,146 -9,190! 9,190! 13,146 8,112!"))
    g.shape(vest, OCHRE)
    for y in (126, 140, 154, 168):
        g.line(at(cx, y, "-9,0 0,4 9,0"), 1.9, BLUE)
    half_arm(g, (cx + 31, 130), (cx + 46, 160), (cx + 10, 172), BLUE, RED, 17, GOLD, GOLD)
    fist(g, cx + 6, 172, 1.1, -1, 70)
    sword_hilt(g, 40, 178, up=False)
    half_arm(g, (cx - 31, 130), (cx - 52, 150), (cx - 58, 154), BLUE, RED, 18, GOLD, GOLD)
    fist(g, 41, 158, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, -1)
    collar = spline(
        at(cx, 0, "-16,110! -36,118 -42,132! -18,130 0,142! 18,130 42,132! 36,118 16,110!")
    )
    g.solid(collar, WHITE, (-6, -4), None, angle=20, step=4.2, w=1.3)
    head(g, cx - 1, 76, 1.42, -1, style="bob", hair=DARK_HAIR, moustache=DARK_HAIR, mood="stern")


def page_batons(g: Drawing) -> None:
    """Robe with the moon and the sun, the sceptre held up to the left."""
    cx = 106
    torso(g, cx, BLUE, -1, 34, None, None, RED)
    g.shape(star(cx + 15, 140, 12, 15, 8.4), GOLD, True, 1.6)
    g.shape(ellipse(cx + 15, 140, 6), RED, True, 1.3)
    g.shape(crescent(cx - 13, 142, 14), SKY, True, 1.7)
    for x, y in ((-20, 166), (2, 168), (20, 166), (0, 124)):
        g.shape(poly(at(cx + x, y, "0,-5 3.4,0 0,5 -3.4,0")), GOLD, True, 1.2)
    half_arm(g, (cx + 31, 130), (cx + 52, 164), (cx + 22, 176), RED, BLUE, 17, WHITE, GOLD)
    fist(g, cx + 18, 178, 1.1, -1, 20)
    sceptre(g, 58, 112, -16, 156, (RED, BLUE), 0, 6.8)
    half_arm(g, (cx - 31, 130), (cx - 52, 160), (cx - 48, 142), RED, BLUE, 17, WHITE, GOLD)
    fist(g, 66, 138, 1.15, 1, -16)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 28, 13, GOLD)
    head(g, cx - 1, 82, 1.3, -1, style="long", hair=DARK_HAIR)
    beret(g, cx, 62, 1.28, -1, RED, BLUE, None)
