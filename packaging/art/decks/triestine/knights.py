"""Triestine deck: knights with the heads of their horses."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import spotted
from ...figures.halves import half_arm, torso
from ...figures.hats import beret, toque
from ...figures.heads import head, neck, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT, horse_bust
from ...figures.limbs import fist, palm
from ...geometry import at, ellipse, limb, rect, spline
from ...palette import BLUE, DARK_HAIR, GOLD, GREEN, RED, WHITE
from ...signs.common import leaf_spine
from ...signs.venetian import blade, sceptre
from .parts import OCHRE, SEGMENTS, coin, cup


def knight_coins(g: Drawing) -> None:
    """In profile to the right, the coin at the left; the horse's head, right, faces him."""
    cx = 84
    torso(g, cx, RED, 1, 33, None, GOLD, BLUE)
    half_arm(g, (cx + 30, 130), (cx + 42, 162), (cx + 24, 172), OCHRE, BLUE, 17, WHITE)
    half_arm(g, (cx - 31, 130), (cx - 46, 158), (cx - 40, 124), OCHRE, BLUE, 17, WHITE, RED)
    g.add(coin(23), "translate(40 78)")
    palm(g, 42, 108, 1.0, 1)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 112, 27, 12, WHITE)
    profile(g, cx + 1, 82, 1.28, 1, hair=DARK_HAIR, length=-4)
    toque(g, cx + 2, 64, 1.04, 1, BLUE, GOLD, None)
    horse_bust(g, -1, 142, 0, 2, DUN_COAT, RED, GOLD, (150, 236))
    fist(g, cx + 20, 174, 1.05, 1, 40)


def knight_cups(g: Drawing) -> None:
    """Cap with ovals, the cup at the right; the horse's head at the left."""
    cx = 118
    torso(g, cx, BLUE, -1, 33, None, None, RED)
    front = spline(at(cx, 0, "-7,112! -12,146 -8,190! 8,190! 12,146 7,112!"))
    g.shape(front, RED)
    for y in (128, 142, 156):
        g.line(at(cx, y, "-8,0 0,4 8,0"), 1.9, GOLD)
    half_arm(g, (cx - 31, 130), (cx - 46, 160), (cx - 32, 172), GOLD, BLUE, 17, WHITE)
    half_arm(g, (cx + 31, 130), (cx + 44, 160), (cx + 38, 134), GOLD, BLUE, 17, WHITE, RED)
    g.add(cup(44, 72), "translate(160 88)")
    palm(g, 158, 124, 1.0, -1)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 27, 12, GOLD)
    head(g, cx, 82, 1.3, 0, style="bob", hair=DARK_HAIR, mood="merry")
    cap = spline(at(cx, 0, "-26,66! -30,48 -18,35 0,31 18,35 30,48 26,66! 0,58"))
    g.solid(cap, RED, (-8, -3), None, angle=15, step=3.8, w=1.5)
    brim = spline(at(cx, 0, "-28,58! 0,48 28,58! 27,72! 0,62 -27,72!"))
    g.shape(brim, GOLD)
    for x, y in ((-17, 62), (0, 56), (17, 62)):
        g.shape(ellipse(cx + x, y, 4.6, 3.6), BLUE, True, 1.5)
    for x, y in ((-12, 45), (12, 45), (0, 40)):
        g.shape(ellipse(cx + x, y, 3.4, 5), GOLD, True, 1.4)
    horse_bust(g, -1, 104, 0, 12, GREY_COAT, BLUE, GOLD, (150, 236))
    fist(g, cx - 30, 174, 1.05, -1, 50)


def knight_swords(g: Drawing) -> None:
    """In profile to the left, the sword level over the head; the horse throws up its head."""
    cx = 106
    cloth = spline("150,96! 168,90 186,98! 186,196! 168,190 146,196!")
    g.shape(cloth, WHITE)
    for y in (104, 126, 148, 170):
        stripe = f"149,{y}! 168,{y - 6} 186,{y}! 186,{y + 11}! 168,{y + 5} 148,{y + 11}!"
        g.shape(spline(stripe), RED if y % 44 else BLUE, True, 1.6)
    torso(g, cx, GREEN, -1, 33, None, GOLD, RED)
    half_arm(g, (cx - 31, 130), (cx - 44, 160), (cx - 30, 172), RED, OCHRE, 17, WHITE)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 26, 12, WHITE)
    profile(g, cx, 91, 1.24, -1, hair=DARK_HAIR, moustache=DARK_HAIR, length=-4, mood="stern")
    cap = spline(at(cx, 0, "-24,77! -28,64 -16,54 4,52 22,57 28,69! 24,77! 0,69"))
    g.solid(cap, RED, (-8, -3), None, angle=15, step=3.8, w=1.5)
    g.shape(limb(at(cx, 0, "-25,76,4.4 0,71,4.4 25,76,4.4"), 2, "round", "round"), GOLD, sw=2)
    points = [(112.0, 44.0), (92, 41), (70, 40), (48, 41), (30, 45)]
    blade(g, points, 6.4, 4, SEGMENTS)
    half_arm(g, (cx + 31, 132), (cx + 52, 106), (cx + 30, 66), RED, OCHRE, 16, WHITE, GOLD)
    g.shape(rect(114, 39, 24, 10, 3), RED, True, 2)
    g.shape(ellipse(142, 44, 6), BLUE, True, 2)
    guard = limb("112,32,4 115,44,4.2 112,56,4", 2, "round", "round")
    g.shape(guard, GOLD, True, 2)
    fist(g, 128, 46, 1.1, -1, 88)
    horse_bust(g, -1, 98, 0, 22, BAY_COAT, GOLD, RED, (150, 250), 34)
    fist(g, cx - 30, 176, 1.05, -1, 50)


def knight_batons(g: Drawing) -> None:
    """Hat with a sprig, the sceptre at the left; the horse's head at the right, facing right."""
    cx = 80
    sceptre(g, 42, 132, -6, 144, (BLUE, RED), 0, 6.4)
    torso(g, cx, OCHRE, 1, 33, None, None, BLUE)
    dotted = [(-16, 130), (-4, 142), (10, 132), (-12, 156), (4, 162), (16, 150)]
    spotted(g, [(cx + x, y) for x, y in dotted], RED)
    half_arm(g, (cx + 31, 130), (cx + 50, 158), (cx + 34, 172), RED, BLUE, 17, WHITE)
    half_arm(g, (cx - 31, 130), (cx - 44, 162), (cx - 38, 152), RED, BLUE, 17, WHITE, GOLD)
    fist(g, 44, 150, 1.1, 1, -6)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 113, 27, 13, WHITE)
    head(g, cx + 1, 82, 1.28, 1, style="fringe", hair=DARK_HAIR)
    g.add(leaf_spine([(cx + 16, 54), (cx + 28, 44), (cx + 46, 40)], 8, 5, GREEN, 1.8))
    beret(g, cx + 1, 62, 1.22, 1, BLUE, RED, None)
    horse_bust(g, 1, 100, 0, 10, CHESTNUT_COAT, RED, GOLD, (150, 236))
    fist(g, 112, 174, 1.05, 1, 50)
