"""Romagnole deck: aces."""

from ...drawing import Drawing
from ...figures.children import bare_arm, bare_leg, bare_torso, child_head, wing
from ...figures.limbs import fist
from ...figures.local import Local
from ...geometry import at, ellipse, limb, poly, rect, spline
from ...palette import BLUE, DARK_BLUE, DARK_GREEN, GOLD, GREEN, RED, SKY
from .parts import MIDDLE, TONES, boss, flower, ribbon, trunk

RED_HAIR = "#b5532c"


def ace_coins() -> Drawing:
    """Nearly blank: a level ornament of leaves about a red knob, where the tax stamp stood."""
    g = Drawing()
    y = MIDDLE
    for m in (1, -1):
        for points, col in (
            ("14,0! 40,-20 66,-24 86,-16! 68,-2 40,6", BLUE),
            ("14,2! 34,6 58,10 74,26! 52,30 28,22", GREEN),
            ("12,-6! 16,-26 32,-40 50,-42! 48,-28 34,-12", GOLD),
        ):
            leaf = spline(points).move(100, y)
            g.solid(leaf if m > 0 else leaf.mirror(100), col, (-3, -4), 2.1, angle=40, step=3.8)
        for vein in ("26,-4 50,-13 74,-16", "28,8 48,14 64,23", "20,-14 32,-26 43,-36"):
            line = spline(vein, False).move(100, y)
            g.line(line if m > 0 else line.mirror(100), 1.3)
        for x, berry in ((30, -44), (22, 22)):
            g.line([(100 + m * 14, y), (100 + m * x, y + berry)], 1.6)
            g.shape(ellipse(100 + m * x, y + berry, 4), RED, True, 1.5)
    boss(g, 100, y, 23)
    return g


def ace_cups() -> Drawing:
    """Covered cup, green and gold, a flame on its red and green lid, on a six-sided foot."""
    g = Drawing()
    g.shape(poly("32,322 60,308 140,308 168,322 140,336 60,336"), GOLD)
    g.shape(poly("32,322 60,336 140,336 168,322 168,331 140,345 60,345 32,331"), RED)
    for x in (60, 140):
        g.line([(x, 336), (x, 345)], 1.7, smooth=False)
    stem = spline("88,248! 84,270 80,286 48,318! 100,327 152,318! 120,286 116,270 112,248!")
    g.solid(stem, GREEN, (-12, 0), None, angle=-20, step=4, w=1.6)
    for x in (-28, 0, 28):
        g.line([(100 + x * 0.4, 284), (100 + x * 0.7, 302), (100 + x, 319 - abs(x) * 0.08)], 1.6)
    bowl = spline("34,140! 36,184 52,222 84,244! 116,244! 148,222 164,184 166,140!")
    g.solid(bowl, GREEN, (-22, -6), None, angle=16, step=4.4, w=1.8)
    for dx in (-28, 0, 28):
        leaf = spline(at(dx, 0, "88,210 87,186 100,166! 113,186 112,210 100,236!"))
        g.shape(leaf, GOLD, True, 1.9)
        g.line(at(dx, 0, "100,180 100,224"), 1.3)
    band = spline("33,138! 100,152 167,138! 166,160! 100,174 34,160!")
    g.shape(band, GOLD)
    for x in (-50, -25, 0, 25, 50):
        gem = poly(at(100 + x, 163 - x * x * 0.0042, "0,-7 7,0 0,7 -7,0"))
        g.shape(gem, RED if x % 2 == 0 else BLUE, True, 1.6)
    g.shape(limb("84,250,7 116,250,7", 1, "round", "round"), RED)
    lid = spline("32,134! 40,104 68,84 100,80 132,84 160,104 168,134! 100,147")
    g.solid(lid, RED, (-16, -5), None, angle=14, step=4.2, w=1.7)
    for m in (1, -1):
        gore = spline("100,82! 88,92 76,116 72,142! 56,140 46,137! 52,110 70,90 94,82!")
        g.shape(gore if m > 0 else gore.mirror(100), GREEN, True, 1.9)
    g.shape(limb("32,138,5 100,151,5 168,138,5", 3, "round", "round"), GOLD)
    g.shape(limb("88,78,5 112,78,5", 1, "round", "round"), GREEN)
    flame = spline(
        "100,12! 108,28 122,34 120,52! 128,48 128,60 118,76 100,78 82,76 72,62 76,46! "
        "84,54 84,40 94,32"
    )
    g.shape(flame, GOLD)
    g.shape(spline("101,38! 106,50 112,54 110,66 100,74 90,66 92,54!"), RED, True, 1.7)
    return g


def ace_swords() -> Drawing:
    """Nude red-haired child with a wing of red and gold, a curved sabre upright, its hilt down.

    A long red ribbon with rosettes hangs before him.
    """
    g = Drawing()
    L = Local(102, 336, 1.46)
    wing(g, Local(118, 338, 1.42), RED, GOLD)
    bare_leg(g, L, "15,-62,17 24,-40,13.5 24,-24,11.5 27,-8,8", 1)
    bare_leg(g, L, "-15,-62,18 -19,-38,14 -21,-22,11.5 -22,-8,8", -1)
    bare_torso(g, L)
    _sabre(g)
    bare_arm(g, L, "20,-126,11 37,-98,10 40,-66,7.4")
    fist(g, 161, 252, 1.3, -1, 0)
    ribbon(
        g,
        [
            (62, 220, 9),
            (84, 236, 10),
            (110, 250, 10),
            (114, 276, 9.5),
            (98, 300, 9),
            (106, 338, 11),
        ],
        RED,
    )
    for p, col in (((82, 235), GOLD), ((114, 268), BLUE), ((100, 304), GOLD)):
        flower(g, p, 12.5, col)
    bare_arm(g, L, "-20,-126,11 -40,-104,10 -29,-80,7.4")
    fist(g, 59, 222, 1.25, 1, 70)
    child_head(g, L, RED_HAIR)
    return g


def _sabre(g: Drawing) -> None:
    """Curved blue blade, its point up, and the hilt below."""
    blade = "149,226! 156,180 157,130 150,74 122,12! 166,62 184,122 182,180 174,226!"
    g.shape(spline(blade), BLUE, False)
    g.shape(
        spline("164,226! 171,180 173,126 160,70 122,12! 166,62 184,122 182,180 174,226!"),
        DARK_BLUE,
        False,
    )
    g.shape(spline("153,224! 160,180 161,134 155,92! 166,134 165,180 160,224!"), SKY, False)
    g.shape(spline(blade))
    g.shape(rect(153, 232, 16, 38, 4), RED)
    guard = limb("134,218,5 146,228,5.4 161,230,6.4 176,228,5.4 187,238,4.6", 2, "round", "round")
    g.shape(guard, GOLD)
    g.shape(ellipse(161, 276, 9.5), GOLD)
    g.shape(ellipse(161, 276, 3.8), RED, True, 1.5)


def ace_batons() -> Drawing:
    """A blue trunk that leans to the left, round sawn top, seven lopped stubs."""
    g = Drawing()
    ground = spline("14,304! 50,292 100,298 150,288 186,300! 186,344! 14,344!")
    g.solid(ground, GREEN, (0, -8), None, angle=0, step=4.2, w=1.6)
    stubs = (
        (1, 0.18, 13, 46),
        (-1, 0.26, 12, 42),
        (1, 0.41, 13, 48),
        (-1, 0.5, 12, 44),
        (1, 0.64, 12, 47),
        (-1, 0.74, 12, 42),
        (1, 0.86, 11, 42),
    )
    g.add(trunk(286, 92, BLUE, stubs, 0.42, 0.36), "translate(92 176) rotate(-8)")
    g.shape(
        spline("14,314! 40,304 66,312 96,300 126,306 152,302 186,312! 186,344! 14,344!"), DARK_GREEN
    )
    for x, y in ((30, 334), (58, 336), (94, 332), (126, 337), (158, 331)):
        g.line(at(x, y, "-5,-6 -2,2"), 1.6, TONES[BLUE][2], smooth=False)
        g.line(at(x, y, "2,-8 2,2"), 1.6, TONES[BLUE][2], smooth=False)
        g.line(at(x, y, "8,-5 5,2"), 1.6, TONES[BLUE][2], smooth=False)
    return g
