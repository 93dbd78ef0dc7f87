"""Genoese deck: queens."""

from ...drawing import Drawing
from ...figures.cloaks import fur_cuff, petal_ruff
from ...figures.crowns import crown
from ...figures.halves import half_arm
from ...figures.heads import head, neck, profile
from ...figures.held import flower
from ...figures.limbs import fist, open_hand
from ...figures.veils import headcloth, hood, veil
from ...geometry import at, ellipse, limb, poly, spline
from ...palette import BLOND, BLUE, GOLD, GREEN, INK, RED, SKY, WHITE
from ...signs.french import heart
from .parts import bodice, coat, facings


def queen_diamonds(g: Drawing) -> None:
    """Full face under a blue veil, pleated gold collar; a red flower at the right."""
    cx = 98
    veil(g, cx, BLUE)
    coat(g, cx, RED)
    bodice(g, cx, WHITE, (12, 13))
    for y in (134, 146, 158):
        g.line(at(cx, y, "-10,-4 0,4 10,-4"), 2, RED)
    facings(g, cx, GREEN, GOLD)
    half_arm(g, (cx - 36, 130), (cx - 62, 158), (cx - 28, 158), RED, RED, 18, GOLD, GOLD)
    open_hand(g, cx - 28, 157, 1.1, 1, -24)
    flower(RED, 5)(g, 160, 112)
    half_arm(g, (cx + 36, 128), (cx + 64, 152), (cx + 62, 124), RED, RED, 17, GOLD)
    fist(g, 160, 113, 1.1, 1, 0)
    neck(g, cx, 84, 1.2, 1)
    petal_ruff(g, cx, 110, 36, 20, GOLD)
    head(g, cx, 80, 1.26, 0, style="parted", hair=BLOND)
    hood(g, cx, 80, 1.26, 1, BLUE, GOLD, 26)
    crown(g, cx, 58, 18.5, 15, 1, kind="fleur")


def queen_hearts(g: Drawing) -> None:
    """Smiles to the left under a white veil; a heart on the bodice, a red flower raised."""
    cx = 108
    coat(g, cx, GREEN)
    bodice(g, cx, GOLD, (14, 17))
    g.shape(heart(22).move(cx, 146), RED, True, 1.8)
    facings(g, cx, RED, GOLD, (18, 27))
    half_arm(g, (cx + 37, 128), (cx + 60, 148), (cx + 66, 190), GREEN, GREEN, 18, None)
    flower(RED, 6)(g, 52, 134)
    half_arm(g, (cx - 36, 130), (cx - 64, 166), (cx - 55, 144), GREEN, GREEN, 18, None)
    fur_cuff(g, (cx - 64, 168), (cx - 55, 144), 12)
    fist(g, 52, 134, 1.1, 1, -4)
    neck(g, cx, 84, 1.2, -1)
    petal_ruff(g, cx, 110, 26, 15, GOLD)
    head(g, cx, 80, 1.26, -1, style="bob", hair=BLOND, mood="merry")
    hood(g, cx, 80, 1.26, -1, WHITE, RED, 34)
    crown(g, cx - 1, 58, 18.5, 15, -1, kind="points")


def queen_spades(g: Drawing) -> None:
    """Profile to the left in a headcloth of red and green; a dolphin on the blue shoulder."""
    cx = 106
    coat(g, cx, GOLD)
    bodice(g, cx, RED, (14, 18))
    for y in (126, 140, 154):
        g.shape(poly(at(cx, y, "0,-6 5,0 0,6 -5,0")), GOLD, True, 1.2)
    facings(g, cx, GREEN, RED, (18, 27))
    half_arm(g, (cx + 37, 128), (cx + 62, 150), (cx + 68, 190), GOLD, GOLD, 18, None)
    patch = spline(at(cx, 0, "26,116! 44,110 62,122 68,140! 50,148 32,140!"))
    g.shape(patch, BLUE)
    fish = spline(
        at(cx + 47, 130, "-13,4 -9,-4 0,-8 9,-5 13,2! 16,-2! 17,6! 11,7! 12,3 4,0 -3,5 -9,8! -8,5")
    )
    g.shape(fish, SKY, True, 1.4)
    g.shape(ellipse(cx + 39, 129, 1.3), INK, False)
    flower(WHITE, 5)(g, 54, 134)
    half_arm(g, (cx - 36, 130), (cx - 62, 168), (cx - 53, 144), GOLD, GREEN, 18, WHITE, RED)
    fist(g, 54, 134, 1.1, 1, -4)
    neck(g, cx, 84, 1.2, -1)
    petal_ruff(g, cx, 111, 30, 13, WHITE)
    profile(g, cx, 81, 1.28, -1, hair=BLOND, mood="stern")
    headcloth(g, cx, 81, 1.28, -1, RED, GREEN, 34)
    crown(g, cx + 2, 57, 18.5, 15, -1, kind="leaves")


def queen_clubs(g: Drawing) -> None:
    """Looks right in a white coif under a green veil; gold bodice, blue zigzag sash."""
    cx = 100
    veil(g, cx, GREEN)
    coat(g, cx, RED)
    bodice(g, cx, GOLD, (17, 23))
    sash = limb(at(cx, 0, "-38,122,8 -6,142,9 36,160,10"), 2)
    g.shape(sash, BLUE)
    zigzag = (
        "-36,117 -32,131 -24,124 -20,138 -12,131 -8,146 1,138 6,152 14,144 20,157 28,149 33,161"
    )
    g.line(at(cx, 0, zigzag), 1.9, GOLD, smooth=False)
    half_arm(g, (cx + 36, 128), (cx + 62, 148), (cx + 68, 190), GREEN, GREEN, 18, None, GOLD)
    half_arm(g, (cx - 36, 130), (cx - 62, 148), (cx - 28, 152), GREEN, RED, 18, None, GOLD)
    fur_cuff(g, (cx - 62, 148), (cx - 28, 152), 12)
    fist(g, cx - 21, 153, 1.05, 1, 80)
    neck(g, cx, 84, 1.2, 1)
    petal_ruff(g, cx, 111, 28, 15, WHITE)
    head(g, cx, 80, 1.26, 1, style="fringe", hair=BLOND)
    hood(g, cx, 80, 1.26, 1, WHITE, GREEN, 31)
    crown(g, cx + 1, 58, 18.5, 15, 1, kind="spikes")


QUEENS = (queen_diamonds, queen_hearts, queen_spades, queen_clubs)
