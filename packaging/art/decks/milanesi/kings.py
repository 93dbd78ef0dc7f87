"""Milanese deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import collar, drape, ermine_cape, wheel_ruff
from ...figures.crowns import crown
from ...figures.halves import half_arm, torso
from ...figures.heads import bearded, head, neck, profile
from ...figures.held import sceptre, spear
from ...figures.limbs import fist, open_hand
from ...figures.local import Local
from ...geometry import ellipse, spline
from ...palette import BLUE, GOLD, GREEN, INK, RED, WHITE
from .parts import ASH, DARK, HAIR, OCHRE, brocade, ermine_collar

MANTLE = "-20,110! -48,122 -64,156 -68,215! 68,215! 64,156 48,122 20,110!"


def falcon(g: Drawing, x: float, y: float) -> None:
    """A grey bird that sits on a wrist, its feet at (x, y), and looks to the left."""
    L = Local(x, y, 1.1)
    g.shape(L(spline("8,-12! 16,8! 10,14 6,10! 2,-6")), "#8d8a86", True, 1.9)
    body = spline("-3,-1! -10,-12 -11,-24 -8,-34 -2,-40 5,-38 9,-30 12,-18 10,-6 5,0!")
    g.solid(L(body), "#b3b0aa", (-5, -3), None, angle=20, step=3.8, w=1.3)
    wing = spline("2,-31! 12,-24 17,-10 16,6! 9,2 3,-8 0,-20")
    g.solid(L(wing), "#8d8a86", (-4, -2), None, angle=-70, step=3.8, w=1.2)
    for feather in ("5,-22 10,-12 13,-2", "2,-16 7,-6 11,2"):
        g.line(L.pts(feather), 1.1)
    for spot in ("-7,-20 -5,-18", "-6,-13 -4,-11", "-3,-19 -1,-17", "-2,-9 0,-7"):
        g.line(L.pts(spot), 1.3)
    g.shape(L(spline("-8,-35! -14,-33 -13.4,-27! -10,-30 -7,-30!")), OCHRE, True, 1.6)
    g.shape(L(ellipse(-3.4, -33, 2.3)), OCHRE, True, 1)
    g.shape(L(ellipse(-3.8, -33, 1.1)), INK, False)
    for foot in (-1.4, 3.6):
        g.line(L.pts([(foot, -2), (foot - 1, 4)]), 3.6)
        g.line(L.pts([(foot, -2), (foot - 1, 4)]), 1.5, GOLD)


def king_diamonds(g: Drawing) -> None:
    """Full face, moustache, white collar over ermine; a short sceptre, a bird on the wrist."""
    cx = 98
    drape(g, cx, MANTLE, BLUE)
    torso(g, cx, RED, 1, 33, None, None, GOLD)
    brocade(g, cx, "-9,150 9,150 0,164")
    sceptre(g, 52, 154, -6, 30, 0)
    half_arm(g, (cx - 33, 132), (cx - 52, 168), (cx - 46, 162), BLUE, BLUE, 17, GOLD, GOLD)
    fist(g, 53, 156, 1.1, 1, -6)
    half_arm(g, (cx + 33, 132), (cx + 56, 168), (cx + 55, 156), BLUE, BLUE, 17, GOLD, GOLD)
    fist(g, cx + 54, 148, 1.1, -1, -80)
    falcon(g, cx + 54, 140)
    neck(g, cx, 84, 1.22, 1)
    ermine_collar(g, cx, 144)
    collar(g, cx, "-13,105! -26,108 -34,118! -20,122 0,128! 20,122 34,118! 26,108 13,105!", WHITE)
    head(g, cx, 81, 1.3, 0, style="parted", hair=HAIR, brow=DARK, moustache=HAIR, lips=None)
    crown(g, cx, 61, 22, 22, 1, kind="fleur")


def king_hearts(g: Drawing) -> None:
    """Looks left, goatee; red and gold brocade, blue sleeves; a spear at the right."""
    cx = 98
    drape(g, cx, MANTLE, RED)
    torso(g, cx, RED, -1, 34, GOLD, BLUE, None)
    brocade(g, cx, "-20,134 -16,150 -19,166 22,134 18,150 20,166 -48,150 -54,172")
    half_arm(g, (cx - 33, 132), (cx - 52, 164), (cx - 18, 172), BLUE, BLUE, 17, GOLD, GOLD)
    fist(g, cx - 11, 173, 1.1, 1, 76)
    spear(g, 154, 156, 2, 60, 6)
    half_arm(g, (cx + 33, 132), (cx + 46, 172), (cx + 54, 166), BLUE, BLUE, 17, GOLD, GOLD)
    fist(g, 154, 158, 1.15, 1, 2)
    neck(g, cx, 84, 1.22, -1)
    collar(g, cx, "-14,106! -36,111 -46,124! -28,132 0,128 28,132 46,123! 35,110 14,106!", OCHRE)
    for x, y in ((-33, 121), (-18, 123), (0, 121), (18, 123), (33, 120)):
        g.shape(ellipse(cx + x, y, 2.8), RED, True, 1.2)
    bearded(g, cx, 81, 1.3, -1, "goatee", DARK)
    crown(g, cx - 1, 61, 22, 21, -1, kind="leaves")


def king_spades(g: Drawing) -> None:
    """Profile to the left, frowning; ermine, red sleeve, a sceptre behind the head."""
    cx = 106
    sceptre(g, 140, 150, 16, 60, 34)
    drape(g, cx, MANTLE, GREEN)
    torso(g, cx, BLUE, -1, 33, None, None, GOLD)
    brocade(g, cx, "-10,152 2,160 -6,170")
    half_arm(g, (cx + 33, 132), (cx + 50, 172), (cx + 30, 160), RED, RED, 18, GOLD, GOLD)
    fist(g, cx + 30, 154, 1.1, -1, -10)
    half_arm(g, (cx - 33, 132), (cx - 58, 166), (cx - 28, 176), RED, RED, 18, GOLD, GOLD)
    fist(g, cx - 21, 177, 1.05, 1, 80)
    neck(g, cx, 84, 1.22, -1)
    ermine_cape(g, cx, 115, 43, 26)
    profile(g, cx, 81, 1.3, -1, hair=HAIR, moustache=HAIR, beard=HAIR, length=-2, mood="stern")
    crown(g, cx - 1, 60, 22, 22, -1, kind="points")


def king_clubs(g: Drawing) -> None:
    """Old, full beard, looks right; wide ruff over ermine, blue sleeve, a spear at the right."""
    cx = 96
    drape(g, cx, MANTLE, GREEN)
    torso(g, cx, OCHRE, 1, 33, RED, GOLD, None)
    half_arm(g, (cx - 33, 132), (cx - 54, 168), (cx - 24, 164), BLUE, BLUE, 17, WHITE, GOLD)
    open_hand(g, cx - 24, 163, 1.1, 1, -18)
    spear(g, 157, 156, 2, 60, 6)
    half_arm(g, (cx + 33, 132), (cx + 48, 172), (cx + 57, 166), BLUE, BLUE, 17, WHITE, GOLD)
    fist(g, 157, 158, 1.15, 1, 2)
    neck(g, cx, 84, 1.22, 1)
    ermine_collar(g, cx, 148)
    wheel_ruff(g, cx, 113, 44, 14)
    bearded(g, cx, 80, 1.3, 1, "square", ASH, brow=INK, old=True)
    crown(g, cx + 1, 60, 22, 22, 1, kind="spikes")


KINGS = (king_diamonds, king_hearts, king_spades, king_clubs)
