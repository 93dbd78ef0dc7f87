"""Emblems of what happens in a round."""

import math

from ...drawing import Drawing
from ...figures.limbs import fist
from ...geometry import arc, at, ellipse, limb, poly, rect, spline
from ...palette import BLUE, DARK_BLUE, DARK_GOLD, DARK_RED, GOLD, GREEN, INK, RED, SKY, WHITE
from ...signs.common import star
from .motifs import besom, card, coin, figure, flame, sign, sun


def broom_and_sparks(g: Drawing) -> None:
    """A broom that sweeps, with sparks."""
    for x, y, r in ((-35, -20, 13), (-10, -46, 9), (41, 30, 10)):
        g.shape(star(x, y, 4, r, r * 0.36), GOLD, True, 2.4)
    besom(g, "rotate(34) translate(0 10) scale(.58 .5)")


def brooms(g: Drawing, n: int, spread: float, scale: float) -> None:
    """A fan of n brooms, bristles up."""
    for i in range(n):
        turn = spread * (i / (n - 1) - 0.5)
        besom(g, f"translate(0 46) rotate({turn + 180:g}) scale({scale:g}) translate(0 130)")
    g.shape(limb("-13,38,6 0,41,6.4 13,38,6", 2, "round", "round"), RED)


def three_brooms(g: Drawing) -> None:
    """A fan of three brooms."""
    brooms(g, 3, 80, 0.4)


def five_brooms(g: Drawing) -> None:
    """A fan of five brooms."""
    brooms(g, 5, 136, 0.34)


def coat(g: Drawing) -> None:
    """An overcoat: cappotto."""
    for m in (-1, 1):
        sleeve = [(m * 20, -40, 0), (m * 36, -34), (m * 45, -8), (m * 50, 20, 0), (m * 33, 25, 0)]
        g.shape(spline([*sleeve, (m * 24, -8)]), DARK_RED)
        g.line([(m * 33.6, 15), (m * 48.4, 11)], 2.6, smooth=False)
    body = "-22,-42! -28,-8 -36,52! 0,56 36,52! 28,-8 22,-42! 0,-34"
    g.solid(spline(body), RED, (-10, -2), None, angle=-74, step=6, w=2.2)
    g.line("2,-20 3,20 2,54", 2.8)
    g.shape(rect(-29.5, 2, 59, 10, 3), DARK_RED)
    g.shape(rect(-8, -0.6, 16, 15, 3), GOLD, True, 2.8)
    for m in (-1, 1):
        lapel = [(0, -20, 0), (m * 6, -44, 0), (m * 25, -48, 0), (m * 30, -30, 0), (m * 14, -14, 0)]
        g.shape(spline([*lapel, (m * 2, -2, 0)]), GOLD)
    for y in (24, 40):
        for x in (-9, 13):
            g.shape(ellipse(x, y, 3.6), GOLD, True, 2.2)


def ten_coins(g: Drawing) -> None:
    """Ten coins: one amid nine."""
    for i in range(9):
        a = math.radians(40 * i - 90)
        coin(g, 43 * math.cos(a), 43 * math.sin(a), 13.4)
    coin(g, 0, 0, 25)


def four_sevens(g: Drawing) -> None:
    """Four cards in a square, a seven on each."""
    colours = (RED, BLUE, GREEN, DARK_GOLD)
    for (x, y), colour in zip(((-23, -29), (23, -29), (-23, 29), (23, 29)), colours, strict=True):
        turn = 6 if x * y > 0 else -6
        g.shape(card(x, y, 41, 54, turn), WHITE)
        figure(g, "7", x, y, 37, colour, 5)


def four_suns(g: Drawing) -> None:
    """Four suns: the four points of a round."""
    for x, y in ((0, -37), (-37, 0), (37, 0), (0, 37)):
        sun(g, x, y, 28, 10)


def shielded(g: Drawing) -> None:
    """A shield before a broom."""
    besom(g, "rotate(-42) translate(0 10) scale(.56 .5)")
    shield = spline("-34,-33! -16,-34 0,-42! 16,-34 34,-33! 35,2 21,28 0,44! -21,28 -35,2")
    g.shape(shield, GOLD, True, 4)
    g.solid(shield.scale(0.78), BLUE, (-8, -2), 2.6, angle=20, step=5.4, w=2)
    sun(g, 0, -3, 17)


def padlock(g: Drawing) -> None:
    """A padlock with a nought: the others score nothing."""
    g.shape(limb("-23,0,6.6 -24,-26,6.6 -13,-45,6.6 13,-45,6.6 24,-26,6.6 23,0,6.6", 3), "#d3d8de")
    g.solid(rect(-40, -12, 80, 64, 10), GOLD, (-10, -4), None, angle=20, step=6, w=2.2)
    figure(g, "0", 0, 20, 40, WHITE, 7)


def rebound(g: Drawing) -> None:
    """A line that falls in steps and then rises beyond its start."""
    g.line([(-56, -24), (58, -24)], 3, WHITE, smooth=False)
    line = poly("-52,-24 -38,12 -26,0 -10,38 22,-14", False)
    for weight, colour in ((20, INK), (12, GOLD)):
        g.path(line.path_data(), f' stroke="{colour}" stroke-width="{weight}"')
    g.shape(poly("44,-50 38,-2 2,-24"), GOLD, True, 4)
    g.path(poly("10,6 22,-14", False).path_data(), f' stroke="{GOLD}" stroke-width="12"')


def single_card(g: Drawing) -> None:
    """The last card, held up in a hand."""
    for i in range(7):
        a = math.radians(-150 + 20 * i)
        g.line(
            [(38 * math.cos(a), -12 + 38 * math.sin(a)), (56 * math.cos(a), -6 + 52 * math.sin(a))],
            4,
            GOLD,
            smooth=False,
        )
    g.shape(card(0, -8, 48, 72), WHITE)
    sign(g, "D", 0, -16, 36)
    sleeve = spline("-15,38! -19,58 19,58 15,38!")
    g.shape(sleeve, RED)
    fist(g, 1, 27, 2.1, 1)
    g.shape(limb("-16,42,4.6 0,45,4.6 16,42,4.6", 2, "round", "round"), WHITE)


def burning_seven(g: Drawing) -> None:
    """The seven of coins before a flame."""
    flame(g, 1.42, 1.1)
    g.shape(card(0, 19, 40, 58), WHITE)
    figure(g, "7", 0, 9, 29, RED, 0)
    coin(g, 0, 36, 9.4)


def four_suits(g: Drawing) -> None:
    """A fan of four cards, one of each suit, under a crown."""
    for i, suit in enumerate("DCSB"):
        turn = -45 + 30 * i
        d = Drawing()
        d.shape(card(0, -72, 38, 62), WHITE)
        sign(d, suit, 0, -80, 28)
        g.add(d, f"translate(0 57) rotate({turn})")
    crown = "-19,58! -25,34! -11,45! 0,28! 11,45! 25,34! 19,58! 0,61"
    g.shape(spline(crown), GOLD)
    for x, y in ((-25, 33), (0, 27), (25, 33)):
        g.shape(ellipse(x, y, 4), RED, True, 2.4)


def three_steps(g: Drawing) -> None:
    """Ace, two and three of coins, each higher than the last."""
    for i, (x, y) in enumerate(((-34, 17), (0, 1), (34, -15))):
        g.shape(card(x, y, 37, 66), WHITE)
        figure(g, str(i + 1), x, y - 13, 27, RED, 0)
        coin(g, x, y + 18, 10.4)


def bubble(g: Drawing) -> None:
    """A speech bubble with a call."""
    outline = (
        "0,-46 32,-42 50,-24 51,0 42,18 20,27 2,28! -26,54! -20,26! -42,18 -51,0 -50,-24 -32,-42"
    )
    g.solid(spline(outline), WHITE, (-7, -4), None, angle=20, step=6, w=2)
    for x in (-24, 0, 24):
        figure(g, "!", x, -9, 44, RED, 0)


def sunrise(g: Drawing) -> None:
    """The sun rising from the sea; fills the field."""
    g.shape(star(0, 12, 16, 62, 42), GOLD, True, 3)
    g.shape(ellipse(0, 12, 34), GOLD, True, 3)
    g.shape(poly([(-76, 16), (76, 16), *arc(0, 0, 76, 12, 168, n=16)]), BLUE)
    for y, w in ((30, 58), (44, 44), (57, 30)):
        for x in range(-w, w - 8, 22):
            g.line(at(x, y, "0,0 5,-4 11,0 16,4 22,0"), 3.4, SKY)


def coin_piles(g: Drawing) -> None:
    """Three piles of coins."""
    for x, n, base in ((-31, 3, 36), (31, 4, 36), (0, 7, 47)):
        for i in range(n):
            y = base - 11.5 * i
            side = limb([(x - 15, y, 6.6), (x + 15, y, 6.6)], 1, "round", "round")
            g.shape(side, GOLD)
            for dx in (-9, 0, 9):
                g.line([(x + dx, y - 2), (x + dx, y + 3)], 2, DARK_GOLD, smooth=False)
        g.shape(ellipse(x, base - 11.5 * n + 4, 19, 7), GOLD)
        g.shape(ellipse(x, base - 11.5 * n + 4, 8, 3), RED, False)
    g.shape(star(30, -32, 4, 14, 5), WHITE, True, 2.4)
    g.shape(star(-34, -16, 4, 10, 3.6), WHITE, True, 2.4)


def lightning(g: Drawing) -> None:
    """A bolt of lightning."""
    bolt = poly("14,-58 -32,6 -4,8 -16,58 34,-12 6,-12 28,-58")
    g.solid(bolt, GOLD, (-8, -3), 4, angle=20, step=6, w=2.2)


def wheel_of_cards(g: Drawing) -> None:
    """Ten cards round a coin: all are dealt at once."""
    colours = (RED, BLUE, GREEN, DARK_GOLD, DARK_BLUE)
    for i in range(10):
        d = Drawing()
        d.shape(card(0, -42, 23, 33), WHITE, True, 2.8)
        d.shape(ellipse(0, -45, 6), colours[i % 5], False)
        g.add(d, f"rotate({36 * i})")
    coin(g, 0, 0, 22)
