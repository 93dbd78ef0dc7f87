"""Milanese deck: jacks."""

from ...drawing import Drawing
from ...figures.cloaks import collar, drape, petal_ruff
from ...figures.halves import half_arm, torso
from ...figures.hats import beret
from ...figures.heads import head, neck, profile
from ...figures.held import halberd, spear
from ...figures.limbs import fist
from ...geometry import at, ellipse, limb, spline
from ...palette import BLUE, GOLD, GREEN, GREY, INK, RED, SKIN, SKY, WHITE
from ...signs.common import petals
from .parts import DARK, HAIR, OCHRE, brocade


def jack_diamonds(g: Drawing) -> None:
    """Profile to the right, goatee, blue beret with a white plume; tasselled halberd."""
    cx = 100
    half_arm(g, (cx - 31, 130), (cx - 50, 164), (cx - 16, 172), GREEN, GREEN, 17, WHITE, GOLD)
    torso(g, cx, GREEN, 1, 34, None, None, None)
    tabard = spline(at(cx, 0, "-18,109! -20,150 -22,215! 22,215! 20,150 18,109! 0,116"))
    g.solid(tabard, OCHRE, (-5, 0), None, angle=-74, step=4.2, w=1.4)
    g.shape(spline(at(cx, 0, "0,116! 0,215! 22,215! 20,150 18,109!")), BLUE)
    brocade(g, cx, "-10,164 10,164", GOLD)
    g.shape(petals(cx - 1, 138, 6, 11, 6), WHITE, True, 1.8)
    g.shape(ellipse(cx - 1, 138, 3.6), GOLD, True, 1.3)
    fist(g, cx - 10, 173, 1.1, -1, 70)
    halberd(g, 160, 152, low=60, up=4, turn=-1)
    for x in (154, 160, 166):
        g.shape(
            limb([(160, 99, 2), (x, 106, 2.4), (x, 116, 3)], 2, "round", "flat"), RED, True, 1.5
        )
    half_arm(g, (cx + 31, 130), (cx + 46, 168), (cx + 55, 158), GREEN, GREEN, 17, WHITE, GOLD)
    fist(g, 161, 152, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, 1)
    petal_ruff(g, cx, 112, 29, 13, WHITE)
    profile(
        g, cx, 82, 1.3, 1, hair=HAIR, length=-4, beard=HAIR, moustache=HAIR, beardstyle="goatee"
    )
    beret(g, cx, 61, 1.26, 1, BLUE, RED, WHITE, fs=0.82, frot=-62)


def jack_hearts(g: Drawing) -> None:
    """Laughs to the left; green beret, grey plume, blue cloak; a short spear in both hands."""
    cx = 108
    drape(
        g, cx, "8,108! 38,114 60,134 68,170 70,215! 20,215! 24,150", BLUE, ("30,124 44,160 48,205",)
    )
    torso(g, cx, RED, -1, 33, None, None, GOLD)
    brocade(g, cx, "-12,140 4,150 -10,160 16,134")
    half_arm(g, (cx + 31, 130), (cx + 46, 162), (cx - 25, 168), RED, RED, 16, WHITE, GOLD)
    spear(g, 70, 158, -7, 60, -2)
    fist(g, cx - 36, 168, 1.15, 1, 6)
    half_arm(g, (cx - 31, 130), (cx - 50, 158), (cx - 46, 140), RED, RED, 16, WHITE, GOLD)
    fist(g, 66, 133, 1.1, 1, -9)
    drape(g, cx, "10,107! 34,112 50,124 56,146! 38,148 24,136 14,122", BLUE)
    neck(g, cx, 84, 1.25, -1)
    collar(
        g,
        cx,
        "-14,107! -34,112 -42,124! -26,128 -14,134! 0,129 14,134! 28,128 42,123! 33,111 14,107!",
        GOLD,
    )
    head(g, cx - 1, 82, 1.3, -1, style="bob", hair=HAIR, brow=DARK, lips=None, mood="merry")
    beret(g, cx, 62, 1.27, -1, GREEN, OCHRE, GREY, fs=0.9)


def jack_spades(g: Drawing) -> None:
    """Frowns to the left; blue beret, cream plume, cape of gold brocade, red sleeve; spear."""
    cx = 108
    half_arm(g, (cx + 31, 130), (cx + 54, 164), (cx + 24, 178), RED, RED, 17, WHITE)
    torso(g, cx, GREEN, -1, 33, RED, GOLD, BLUE)
    cape = "2,108! 34,111 54,128 62,164 64,215! 34,215! 36,170 24,142"
    drape(g, cx, cape, OCHRE)
    brocade(g, cx, "34,128 48,146 42,166 56,178", BLUE, GOLD)
    spear(g, 62, 160, -3, 60, 4)
    half_arm(g, (cx - 31, 130), (cx - 50, 168), (cx - 48, 166), RED, RED, 18, WHITE, GOLD)
    fist(g, 62, 160, 1.15, 1, -3)
    drape(g, cx, "-6,107! -32,112 -48,126 -52,146! -36,144 -20,132 -6,124", OCHRE)
    brocade(g, cx, "-26,122 -40,134", BLUE, GOLD)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 27, 12, WHITE)
    head(g, cx - 1, 82, 1.3, -1, style="fringe", hair=DARK, lips=None, mood="stern")
    beret(g, cx, 62, 1.27, -1, BLUE, RED, "#f6e6b4", fs=0.9)


def serpent(g: Drawing, x: float, y: float) -> None:
    """A green crowned serpent that winds upwards, a child in its jaws."""
    body = limb(
        at(
            x,
            y,
            "0,84,6 11,68,6.4 10,58,6.8 -7,50,7 -12,41,7 -3,33,6.8 9,27,6.6 13,18,6.2 7,10,6",
        ),
        3,
    )
    g.solid(body, GREEN, (-5, -2), 2.2, angle=20, step=3.6, w=1.2)
    for px, py in ((11, 63), (0, 54), (-10, 45), (-6, 36), (5, 29), (12, 20)):
        g.line(at(x + px, y + py, "-3,-2.4 3,2.4"), 1.4)
    child = spline(at(x, y, "-11,4! -17,3 -21,8 -19,14 -13,16! -9,12"))
    g.shape(child, RED, True, 1.6)
    for arm in ("-19,6 -25,2", "-18,13 -23,18"):
        g.line(at(x, y, arm), 4.4)
        g.line(at(x, y, arm), 1.9, SKIN)
    g.shape(ellipse(x - 23.4, y + 9.4, 4.4), SKIN, True, 1.6)
    head = spline(at(x, y, "14,12 8,18 -2,17 -14,18! -6,12! -15,4! -6,-3 4,-3 12,2"))
    g.shape(head, GREEN, True, 2.2)
    g.line(at(x, y, "-6,12 2,11"), 1.5)
    g.shape(ellipse(x - 1, y + 3.4, 2.3), WHITE, True, 1)
    g.shape(ellipse(x - 1.4, y + 3.4, 1.1), INK, False)
    g.shape(spline(at(x, y, "-4,-2! -6,-11! -1,-6! 3,-13! 5,-6! 11,-9! 9,0!")), GOLD, True, 1.6)


def jack_clubs(g: Drawing) -> None:
    """Looks left; red beret, white collar, motley sleeves, spear; a serpent on the tabard."""
    cx = 98
    half_arm(g, (cx - 31, 130), (cx - 54, 160), (cx - 38, 200), RED, OCHRE, 18, WHITE, GOLD)
    torso(g, cx, BLUE, -1, 33, None, None, None)
    tabard = spline(at(cx, 0, "-28,112! -29,150 -30,215! 30,215! 29,150 28,112! 0,116"))
    g.solid(tabard, SKY, (-6, 0), None, angle=-74, step=4.2, w=1.3)
    for m in (1, -1):
        g.line(at(cx, 0, f"{m * 24.5},116 {m * 25},150 {m * 26},210"), 1.6, WHITE)
    serpent(g, cx - 1, 134)
    spear(g, 156, 156, 2, 60, 6)
    half_arm(g, (cx + 31, 130), (cx + 48, 170), (cx + 54, 164), BLUE, OCHRE, 18, WHITE, RED)
    fist(g, 156, 157, 1.15, 1, 2)
    neck(g, cx, 84, 1.25, -1, length=26)
    collar(g, cx, "-14,106! -36,108 -40,117! -20,122 0,119 20,122 40,116! 34,107 14,106!", WHITE)
    head(g, cx - 1, 82, 1.3, -1, style="curls", hair=HAIR, moustache=HAIR, brow=DARK, lips=None)
    beret(g, cx, 62, 1.27, -1, RED, GREEN, GOLD, fs=0.9)


JACKS = (jack_diamonds, jack_hearts, jack_spades, jack_clubs)
