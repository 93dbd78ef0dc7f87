"""Genoese deck: jacks."""

from ...drawing import Drawing
from ...figures.cloaks import collar, drape, fur_cuff, petal_ruff
from ...figures.halves import half_arm
from ...figures.hats import beret, bonnet
from ...figures.heads import head, neck, profile
from ...figures.limbs import fist, open_hand
from ...geometry import at, limb, poly, spline
from ...palette import BLOND, BLUE, GOLD, GREEN, RED, WHITE
from .parts import bodice, buttons, coat, facings, guards


def jack_diamonds(g: Drawing) -> None:
    """Profile to the right; green cap, red coat with a green breast band, ermine cuff."""
    cx = 98
    coat(g, cx, RED)
    half_arm(g, (cx + 36, 128), (cx + 60, 152), (cx + 66, 190), BLUE, BLUE, 18, None)
    band = limb(at(cx, 0, "-40,120,9 -8,142,10 40,166,11"), 2)
    g.solid(band, GREEN, (-4, -6), None, angle=35, step=4, w=1.4)
    for x, y in ((-26, 130), (-10, 141), (7, 150), (24, 159)):
        g.shape(poly(at(cx + x, y, "0,-4.6 4,0 0,4.6 -4,0")), GOLD, True, 1.2)
    half_arm(g, (cx - 35, 130), (cx - 60, 163), (cx - 20, 157), BLUE, BLUE, 18, None)
    fur_cuff(g, (cx - 60, 163), (cx - 20, 157), 12)
    open_hand(g, cx - 20, 156, 1.15, 1, -24)
    neck(g, cx, 84, 1.22, 1)
    petal_ruff(g, cx, 111, 30, 13, GOLD)
    profile(g, cx, 81, 1.28, 1, hair=BLOND, length=-2)
    bonnet(g, cx, 61, 1.14, 1, GREEN, GOLD)


def jack_hearts(g: Drawing) -> None:
    """Laughs to the left; green cap, coat parted in red and green, hand on the hip."""
    cx = 104
    coat(g, cx, GREEN)
    g.shape(spline(at(cx, 0, "0,108! 0,210! 90,210! 76,166 66,138 52,121 30,112 13,107!")), RED)
    for x in (14, 30, 46):
        g.line(at(cx, 0, f"{x},{116 + x * 0.2} {x * 1.25},136 {x * 1.45},170"), 1.5)
    facings(g, cx, GOLD, RED, (9, 12))
    buttons(g, cx, RED, 124, 4)
    half_arm(g, (cx + 37, 128), (cx + 60, 150), (cx + 66, 190), GREEN, RED, 18, GOLD, GOLD)
    half_arm(g, (cx - 36, 130), (cx - 66, 150), (cx - 35, 153), RED, GREEN, 18, GOLD, GOLD)
    fist(g, cx - 28, 153, 1.1, 1, 80)
    neck(g, cx, 84, 1.22, -1)
    petal_ruff(g, cx, 111, 28, 12, WHITE)
    head(g, cx - 1, 81, 1.28, -1, style="curls", hair=BLOND, lips=None, mood="merry")
    beret(g, cx, 61, 1.24, -1, GREEN, RED, None)


def jack_spades(g: Drawing) -> None:
    """Frowns to the left; red cap with a yellow plume, gold collar, hand on the hip."""
    cx = 102
    coat(g, cx, BLUE)
    bodice(g, cx, RED, (13, 15))
    guards(g, cx, GOLD, 13, 124)
    cape = "10,108! 34,112 54,122 68,142 78,172 80,215! 36,215! 34,160 22,128"
    drape(g, cx, cape, GREEN, ("26,120 44,142 50,190", "36,116 58,142 66,186"))
    half_arm(g, (cx - 36, 130), (cx - 66, 149), (cx - 38, 153), RED, BLUE, 18, WHITE, GOLD)
    fist(g, cx - 31, 153, 1.1, 1, 80)
    neck(g, cx, 84, 1.22, -1)
    collar(
        g,
        cx,
        "-15,106! -36,111 -46,124! -30,127 -22,136! -8,132 0,139! 10,132 22,135! 31,126 "
        "46,122! 36,110 15,106!",
        GOLD,
    )
    head(g, cx - 1, 81, 1.28, -1, style="bob", hair=BLOND, lips=None, mood="stern")
    bonnet(g, cx, 62, 1.16, -1, RED, GREEN, GOLD)


def jack_clubs(g: Drawing) -> None:
    """Looks left under a plain red cap; low at the left a pointed yellow shield."""
    cx = 106
    coat(g, cx, GREEN)
    bodice(g, cx, GOLD, (12, 14))
    buttons(g, cx, RED, 124, 4)
    facings(g, cx, RED, GOLD, (16, 24))
    half_arm(g, (cx + 37, 128), (cx + 58, 146), (cx + 66, 190), RED, RED, 18, None, GOLD)
    half_arm(g, (cx - 36, 130), (cx - 52, 152), (cx - 36, 130), RED, RED, 17, None)
    shield = "-27,0! -10,5 0,1! 10,5 27,0! 27,24 17,46 0,62! -17,46 -27,24"
    x, y = 48, 105
    g.solid(spline(at(x, y, shield)), GOLD, (-6, -4), None, angle=20, step=4.2, w=1.4)
    for bend in ("-25,27 7,54", "-11,26 15,48", "4,26 21,40"):
        g.line(at(x, y, bend), 6)
        g.line(at(x, y, bend), 3.2, RED)
    g.shape(poly(at(x, y, "-27,21 27,21 27,25 -27,25")), RED, True, 1.3)
    cross = "-2.4,4 2.4,4 2.4,9 8,9 8,13.4 2.4,13.4 2.4,19 -2.4,19 -2.4,13.4 -8,13.4 -8,9 -2.4,9"
    g.shape(poly(at(x, y, cross)), RED, True, 1.2)
    g.shape(spline(at(x, y, shield)))
    fist(g, 67, 115, 1.1, 1, 52)
    neck(g, cx, 84, 1.22, -1)
    petal_ruff(g, cx, 111, 29, 12, GOLD)
    head(g, cx - 1, 81, 1.28, -1, style="fringe", hair=BLOND, lips=None)
    beret(g, cx, 61, 1.26, -1, RED, GREEN, None)


JACKS = (jack_diamonds, jack_hearts, jack_spades, jack_clubs)
