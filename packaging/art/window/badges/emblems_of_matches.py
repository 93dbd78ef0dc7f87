"""Emblems of matches, opponents and games."""

import math

from ...drawing import Drawing
from ...figures.crowns import crown
from ...geometry import Shape, arc, at, ellipse, limb, poly, rect, spline, within
from ...palette import (
    BLUE,
    BROWN,
    DARK_BLUE,
    DARK_RED,
    GOLD,
    GREEN,
    GREY,
    INK,
    RED,
    SKIN,
    SKY,
    WHITE,
)
from ...signs.common import star
from ...signs.italian import italian_coin, italian_cup
from ...signs.spanish import spanish_cup
from ..portraits import PORTRAITS
from .medal import FIELD, Emblem, barred, thick
from .motifs import arrow_head, back, coin, figure, flame, goblet, laurel_leaves, sun, wreath


def cup(g: Drawing) -> None:
    """The winner's cup."""
    for x, y, r in ((-44, -36, 10), (45, -30, 8), (40, 38, 7)):
        g.shape(star(x, y, 4, r, r * 0.36), WHITE, True, 2.2)
    g.add(italian_cup(0, -50, 82, 100))


def laurel_with(text: str, height: float) -> Emblem:
    """A figure in a laurel wreath."""

    def draw(g: Drawing) -> None:
        wreath(g)
        figure(g, text, 0, -2, height, WHITE, 8)

    return draw


def crowned_thousand(g: Drawing) -> None:
    """A thousand under a crown."""
    laurel_leaves(g, 50, 14, 70, 4)
    crown(g, 0, -14, 27, 30, kind="points")
    figure(g, "1000", 0, 16, 37, WHITE, 8)


def flame_with(text: str) -> Emblem:
    """A figure in a flame."""

    def draw(g: Drawing) -> None:
        flame(g, 1.08, 1.05)
        figure(g, text, 0, 21, 41 if len(text) == 1 else 37, WHITE, 8)

    return draw


def character(name: str) -> Emblem:
    """A computer player, with laurels; fills the field."""

    def draw(g: Drawing) -> None:
        g.add(PORTRAITS[name].sitter(), "scale(.83) translate(-100 -100)")
        laurel_leaves(g, 62, 10, 62, 4)
        g.shape(ellipse(0, 63, 6), RED, True, 2.8)

    return draw


PLUM = "#6a4a86"
SITTERS = (
    (SKY, GOLD),
    (GOLD, RED),
    ("#b7d8ea", BLUE),
    ("#e9efc9", "#7d2f1e"),
    (GREEN, DARK_RED),
    (DARK_BLUE, GREY),
)
"""The field and the hat of each computer player, from the weakest."""


def six_heads(g: Drawing) -> None:
    """All six computer players round a star."""
    for i, (ground, hat) in enumerate(SITTERS):
        a = math.radians(60 * i - 90)
        x, y = 41 * math.cos(a), 41 * math.sin(a)
        g.shape(ellipse(x, y, 20), ground, True, 3)
        g.shape(ellipse(x, y + 3, 11, 12.4), SKIN, True, 2.2)
        cap = at(x, y, "-12.4,0! -13.4,-8 -6,-15 6,-15 13.4,-8 12.4,0! 0,-4.6")
        g.shape(spline(cap), hat, True, 2.4)
        for dx in (-3.4, 3.4):
            g.shape(ellipse(x + dx, y + 2.4, 1.5), INK, False)
        g.line(at(x, y, "-3.4,7 0,9 3.4,7"), 1.8)
    g.shape(star(0, 0, 5, 18, 8), GOLD, True, 2.8)


def toast(g: Drawing) -> None:
    """Two partners' glasses meet."""
    goblet(g, 19, 29, 7)
    goblet(g, -19, -29, 7)
    for x, y, r in ((0, -50, 11), (-17, -55, 5), (17, -55, 5)):
        g.shape(star(x, y, 4, r, r * 0.36), GOLD, True, 2.2)


def seats(n: int) -> Emblem:
    """A table from above, with the hands of n players."""
    colours = (RED, BLUE, GOLD, PLUM)

    def draw(g: Drawing) -> None:
        if n == 4:
            g.shape(rect(-34, -34, 68, 68, 8), GREEN)
            g.shape(rect(-26, -26, 52, 52, 5), "none", GOLD, 2.6)
        else:
            g.shape(ellipse(0, 0, 36), GREEN)
            g.path(ellipse(0, 0, 28).path_data(), f' stroke="{GOLD}" stroke-width="2.6"')
        for i in range(n):
            d = Drawing()
            for turn in (-12, 12):
                hand = Drawing()
                back(hand, 0, -18, 23, 34, 0, colours[i])
                d.add(hand, f"translate(0 -22) rotate({turn})")
            g.add(d, f"rotate({180 + 360 * i / n:g})")
        sun(g, 0, 0, 14, 8)

    return draw


def seven_backs(g: Drawing) -> None:
    """A fan of backs of seven decks."""
    colours = (RED, BLUE, GOLD, GREEN, PLUM, "#ef8a3a", SKY)
    for i, colour in enumerate(colours):
        d = Drawing()
        back(d, 0, -66, 33, 58, 0, colour)
        d.shape(star(0, -66, 8, 10, 5), WHITE, False)
        g.add(d, f"translate(0 46) rotate({-63 + 21 * i})")
    coin(g, 0, 40, 14)


def round_again(g: Drawing) -> None:
    """Two arrows in a circle round a star."""
    for m in (0, 180):
        line = spline(arc(0, 0, 42, m - 158, m - 42), False)
        thick(g, line, GOLD, 12)
        a = math.radians(m - 36)
        arrow_head(g, 42 * math.cos(a), 42 * math.sin(a), m + 60, GOLD)
        a = math.radians(m - 52)
        b = math.radians(m - 42)
        joint = [(42 * math.cos(a), 42 * math.sin(a)), (42 * math.cos(b), 42 * math.sin(b))]
        g.path(poly(joint, False).path_data(), f' stroke="{GOLD}" stroke-width="12"')
    g.shape(star(0, 0, 5, 25, 11), WHITE, True, 3)


def unlit_lamp(g: Drawing) -> None:
    """A lamp that was not needed."""
    bulb = "0,-54 28,-46 38,-22 30,2 18,14 16,26! -16,26! -18,14 -30,2 -38,-22 -28,-46"
    g.solid(spline(bulb), SKY, (-9, -4), None, angle=20, step=6, w=2)
    g.line("-10,24 -12,-8 -5,-16 0,-6 5,-16 12,-8 10,24", 3)
    for y in (30, 40):
        g.shape(limb([(-13, y, 5.6), (13, y, 5.6)], 1, "round", "round"), GOLD)
    g.shape(limb("-7,50,4 7,50,4", 1, "round", "round"), GOLD)
    barred(g)


def no_way_back(g: Drawing) -> None:
    """An arrow back, barred."""
    line = spline([(-24, -26, 0), (14, -27, 0), *arc(14, 3, 30, -90, 90, n=4), (-22, 33, 0)], False)
    thick(g, line, WHITE, 13)
    arrow_head(g, -30, -26, 180, WHITE, 24)
    g.path(poly("-24,-26 -8,-26.4", False).path_data(), f' stroke="{WHITE}" stroke-width="13"')
    barred(g)


def stopwatch(g: Drawing) -> None:
    """A stop-watch after a quarter of its round."""
    g.shape(rect(-7, -58, 14, 16, 3), GOLD)
    g.shape(limb("-12,-57,5 12,-57,5", 1, "round", "round"), GOLD)
    g.shape(limb("30,-36,5 38,-44,6", 1, "round", "round"), GOLD)
    g.shape(ellipse(0, 8, 46), GOLD)
    g.shape(ellipse(0, 8, 36), WHITE, True, 2.8)
    sector = spline([(0, 8, 0), (0, -26, 0), *arc(0, 8, 34, -75, -15, n=3), (34, 8, 0)])
    g.shape(sector, RED, True, 2.4)
    for a in range(0, 360, 30):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        g.line([(29 * c, 8 + 29 * s), (33 * c, 8 + 33 * s)], 2.6, smooth=False)
    g.line("0,8 27,8", 5)
    g.shape(ellipse(0, 8, 5), INK, False)


def hourglass(g: Drawing) -> None:
    """An hour-glass."""
    frame = Drawing()
    _hourglass(frame)
    g.add(frame, "scale(.93)")


def _hourglass(g: Drawing) -> None:
    for m in (-1, 1):
        g.shape(limb([(m * 34, -44, 3.4), (m * 36, 0, 4.4), (m * 34, 44, 3.4)], 2), BROWN)
    glass = (
        "-26,-44! -27,-24 -8,-4 -4,0! -8,4 -27,24 -26,44! 26,44! 27,24 8,4 4,0! 8,-4 27,-24 26,-44!"
    )
    g.shape(spline(glass), "#e6f0f2")
    g.shape(spline("-20,-24! 20,-24! 14,-12 0,1! -14,-12"), GOLD, True, 2.2)
    g.shape(spline("-25,42! -22,30 0,18 22,30 25,42!"), GOLD, True, 2.2)
    g.line("0,0 0,20", 3, GOLD)
    for y in (-49, 49):
        g.shape(limb([(-38, y, 7), (38, y, 7)], 1, "round", "round"), BROWN)


def chequered_flag(g: Drawing) -> None:
    """The flag at the finish."""

    def cloth(u: float, v: float) -> tuple[float, float]:
        return (-30 + 82 * u, -46 + 58 * v + 8 * math.sin(6.6 * u) + 6 * u)

    def patch(u0: float, v0: float, u1: float, v1: float) -> Shape:
        n = 4
        top = [cloth(u0 + (u1 - u0) * i / n, v0) for i in range(n + 1)]
        low = [cloth(u0 + (u1 - u0) * i / n, v1) for i in range(n + 1)]
        return poly([*top, *low[::-1]])

    g.shape(limb("-34,-56,4 -34,58,4.4", 1, "round", "round"), BROWN)
    g.shape(patch(0, 0, 1, 1), WHITE)
    for i in range(4):
        for j in range(3):
            if (i + j) % 2 == 0:
                g.shape(patch(i / 4, j / 3, (i + 1) / 4, (j + 1) / 3), INK, False)
    g.shape(patch(0, 0, 1, 1))
    g.shape(ellipse(-34, -56, 6.4), GOLD, True, 3)


def level_scales(g: Drawing) -> None:
    """Scales that hang level."""
    g.shape(spline("-6,-40! -4,36 -24,52! 24,52! 4,36 6,-40!"), GOLD)
    for m in (-1, 1):
        g.line([(m * 36, -32), (m * 52, 12)], 2.6, smooth=False)
        g.line([(m * 36, -32), (m * 20, 12)], 2.6, smooth=False)
        coin(g, m * 36, 4, 11)
        pan = [(m * 36 - 20, 11, 0), (m * 36 + 20, 11, 0), (m * 36 + 10, 25), (m * 36 - 10, 25)]
        g.shape(spline(pan), GOLD)
    g.shape(limb("-42,-33,5 0,-37,6 42,-33,5", 2, "round", "round"), GOLD)
    g.shape(ellipse(0, -44, 9), RED)


def anchor(g: Drawing) -> None:
    """An anchor: the port of Genoa."""
    arms = spline("-42,10 -34,34 0,48 34,34 42,10", False)
    thick(g, arms, GOLD, 11)
    for m in (-1, 1):
        fluke = [(m * 43, -6), (m * 54, 18), (m * 30, 16)]
        g.shape(poly(fluke), GOLD)
    g.shape(limb("0,-30,6.6 0,48,7", 1, "flat", "round"), GOLD)
    g.shape(limb("-26,-18,6.4 26,-18,6.4", 1, "round", "round"), GOLD)
    thick(g, ellipse(0, -42, 10), GOLD, 6)
    rope = spline("10,-42 30,-48 38,-30 20,-4 -14,8 -20,24 0,32 18,40 16,58", False)
    thick(g, rope, WHITE, 4, 5)


def chechia(g: Drawing) -> None:
    """The red cap of Tunis, with its tassel."""
    cap = "-46,34! -44,-6 -36,-32 0,-44 36,-32 44,-6 46,34! 0,46"
    g.solid(spline(cap), RED, (-14, -4), None, angle=-70, step=6.4, w=2.4)
    g.shape(spline("-46,34! -46.4,20! 0,33 46.4,20! 46,34! 0,47"), DARK_RED)
    g.line("-18,-40 -24,-6 -24,24", 2.6)
    g.shape(ellipse(0, -42, 5.4), DARK_BLUE)
    thick(g, spline("0,-42 20,-46 34,-30 36,-8", False), DARK_BLUE, 4, 5)
    tassel = "31,-10! 28,10 24,32! 30,29 34,36! 38,30 43,35! 48,30 49,32! 45,10 41,-10!"
    g.shape(spline(tassel), BLUE)
    for x in (32, 37, 42):
        g.line([(x, 2), (x + (x - 37) * 0.5, 24)], 2.2, smooth=False)
    g.shape(limb("30,-9,4 42,-9,4", 1, "round", "round"), GOLD)


def bands(colours: tuple[str, str, str], upright: bool) -> Emblem:
    """Three bands of a flag's colours; fills the field."""

    def draw(g: Drawing) -> None:
        for i, colour in enumerate(colours):
            x0, x1 = ((-76, -25), (-25, 25), (25, 76))[i]
            ends = [(x0, y) for y in range(-76, 77, 4)] + [(x1, y) for y in range(76, -77, -4)]
            band = within(poly(ends), 0, 0, FIELD + 5)
            g.shape(band if upright else band.rot(90), colour, True, 2.6)

    return draw


def italian_sun(g: Drawing) -> None:
    """The black coin of the Italian decks on the three colours; fills the field."""
    bands((GREEN, WHITE, RED), True)(g)
    g.add(italian_coin(0, 0, 47))


def spanish_chalice(g: Drawing) -> None:
    """The cup of the Spanish deck on red and gold; fills the field."""
    bands((RED, GOLD, RED), False)(g)
    g.shape(ellipse(0, 0, 50), WHITE)
    g.add(spanish_cup(0, -38, 62, 78))
