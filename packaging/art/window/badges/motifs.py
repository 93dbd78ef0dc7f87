"""What emblems are composed of: figures, cards, coins, flames and the like."""

import math

from ...drawing import Drawing
from ...geometry import Shape, at, ellipse, limb, poly, rect, spline
from ...palette import (
    BROWN,
    DARK_GOLD,
    DARK_GREEN,
    DARK_RED,
    DARK_SKIN,
    GOLD,
    GREEN,
    INK,
    RED,
    WHITE,
)
from ...signs.common import petals, star
from ...signs.italian import italian_baton, italian_coin, italian_cup, italian_sword
from ..lettering import GLYPHS

SPACE = 13
"""Between the letters of a figure, at cap height 100."""


def figure(
    g: Drawing, text: str, x: float, y: float, height: float, colour: str = WHITE, ink: float = 7
) -> None:
    """Drawn figures, their middle at (x, y), in a rim of ink; no rim without ink."""
    k = height / 100
    letters: list[Shape] = []
    right = 0.0
    for character in text:
        strokes = Shape()
        for stroke in GLYPHS[character]:
            strokes = strokes + stroke
        left, _, end, _ = strokes.box()
        letters.append(strokes.move(right - left, 0))
        right += end - left + SPACE
    middle = (right - SPACE) / 2
    placed = [letter.move(-middle, 50).scale(k).move(x, y) for letter in letters]
    if ink:
        for letter in placed:
            g.path(letter.path_data(), f' fill="{INK}" stroke-width="{ink:g}"')
    for letter in placed:
        bold = f' fill="{colour}" stroke="{colour}" stroke-width="{2.2 * k + 0.8:.1f}"'
        g.path(letter.path_data(), bold)


def card(x: float, y: float, w: float, h: float, turn: float = 0) -> Shape:
    """A card with its middle at (x, y)."""
    return rect(x - w / 2, y - h / 2, w, h, w * 0.12).rot(turn, x, y)


def back(g: Drawing, x: float, y: float, w: float, h: float, turn: float, colour: str) -> None:
    """A card that lies face down."""
    g.shape(card(x, y, w, h, turn), WHITE)
    g.shape(card(x, y, w * 0.7, h * 0.8, turn), colour, False)


def coin(g: Drawing, x: float, y: float, r: float) -> None:
    """A gold coin with a red jewel."""
    g.shape(ellipse(x, y, r), GOLD, True, 3)
    if r > 15:
        g.shape(petals(x, y, 8, r * 0.8, r * 0.6), DARK_GOLD, False)
    g.shape(ellipse(x, y, r * 0.42), RED, True, 2)


def sign(g: Drawing, suit: str, x: float, y: float, size: float) -> None:
    """The Italian sign of a suit (D, C, S or B), about `size` high."""
    place = f"translate({x:g} {y:g})"
    if suit == "D":
        g.add(italian_coin(0, 0, size * 0.46), place)
    elif suit == "C":
        g.add(italian_cup(0, -size / 2, size * 0.86, size), place)
    elif suit == "S":
        g.add(
            italian_sword(size * 1.16, size * 0.1),
            f"{place} rotate(38) translate(0 {size * 0.3:g})",
        )
    else:
        g.add(italian_baton(size * 1.1, size * 0.46), f"{place} rotate(34)")


def flame(g: Drawing, sx: float, sy: float) -> None:
    """A flame with a lighter heart."""
    outer = (
        "2,-62! 12,-40 34,-20 40,10 30,40 0,55 -30,40 -40,12 -34,-8 -25,-20! -22,-8 -14,-2! "
        "-16,-26 -10,-44"
    )
    inner = "4,-28! 8,-12 24,4 26,20 18,42 0,48 -18,42 -26,22 -20,8! -14,14 -8,14! -8,-2"
    g.solid(spline(outer).scale(sx, sy), RED, (-9, -3), None, angle=-70, step=5, w=2)
    g.shape(spline(inner).scale(sx, sy), GOLD, True, 2.4)


def besom(g: Drawing, place: str) -> None:
    """The broom of the sweep, plain enough for a small badge: bristles down, 260 units high."""
    d = Drawing()
    d.shape(limb("0,-150,9.4 0,12,9.4", 1, "round", "flat"), DARK_SKIN, True, 8)
    bristles = "-19,8! -34,44 -54,84 -63,110! -34,105 0,114 34,105 63,110! 54,84 34,44 19,8!"
    d.shape(spline(bristles), GOLD, True, 8)
    for x in (-31, 0, 31):
        d.line([(x * 0.62, 52), (x, 100)], 6)
    d.shape(limb("-24,16,12 0,19,12 24,16,12", 2, "round", "round"), RED, True, 8)
    g.add(d, place)


def laurel_leaves(g: Drawing, radius: float, first: float, last: float, n: int) -> None:
    """Leaves on both sides of a circle, between two angles from its lowest point."""
    for m in (-1, 1):
        for i in range(n):
            a = first + (last - first) * i / (n - 1)
            x = m * radius * math.sin(math.radians(a))
            y = radius * math.cos(math.radians(a))
            leaf = spline("0,0! 8,-8 22,-7 30,0! 22,5 8,5")
            for spread in (24, -28):
                turned = leaf.rot(-a + spread) if m > 0 else leaf.mirror().rot(a - spread)
                g.shape(turned.move(x, y), GREEN, True, 2.4)


def wreath(g: Drawing) -> None:
    """A laurel wreath, open at the top, with a red knot."""
    laurel_leaves(g, 46, 12, 134, 6)
    for m in (-1, 1):
        g.shape(
            spline(at(0, 48, [(0, 0, 0), (m * 14, -7), (m * 18, 5), (m * 7, 8)])), RED, True, 2.6
        )
    g.shape(ellipse(0, 49, 4.4), RED, True, 2.4)


def arrow_head(g: Drawing, x: float, y: float, turn: float, colour: str, size: float = 19) -> None:
    """A triangle that points to `turn` degrees, clockwise from the right."""
    head = poly([(size, 0), (-size * 0.62, -size * 0.95), (-size * 0.62, size * 0.95)])
    g.shape(head.rot(turn).move(x, y), colour)


def sun(g: Drawing, x: float, y: float, r: float, n: int = 12) -> None:
    """A sun without a face."""
    g.shape(star(x, y, n, r, r * 0.62), GOLD, True, 2.8)
    g.shape(ellipse(x, y, r * 0.48), GOLD, True, 2.6)


def goblet(g: Drawing, turn: float, x: float, y: float) -> None:
    """A glass of wine, the foot at its lower end."""

    def put(shape: Shape) -> Shape:
        return shape.rot(turn).move(x, y)

    g.shape(put(spline("-4,6! -4,34 -20,46! 20,46! 4,34 4,6!")), GOLD)
    bowl = "-22,-44! -24,-18 -14,2 0,10 14,2 24,-18 22,-44!"
    g.shape(put(spline(bowl)), WHITE)
    g.shape(
        put(spline("-22.6,-28! -22,-14 -13,1 0,8 13,1 22,-14 22.6,-28! 0,-24")), DARK_RED, True, 2.6
    )
    g.line(put(spline("-13,-20 -11,-8 -6,-2", False)), 3, "#e98f97")


def tree(g: Drawing) -> None:
    """A tree that bears coins."""
    g.solid(spline("-7,8! -8,34 -22,54! -8,50 0,56! 8,50 22,54! 8,34 7,8!"), BROWN, (-5, 0), None)
    lobes = (
        (0, -38, 22),
        (-26, -26, 19),
        (26, -26, 19),
        (-38, 0, 18),
        (38, 0, 18),
        (-15, 6, 20),
        (15, 6, 20),
    )
    for x, y, r in lobes:
        g.shape(ellipse(x, y, r), GREEN)
    for x, y, r in (*lobes, (0, -12, 26)):
        g.shape(ellipse(x, y, r - 1.4), GREEN, False)
    for x, y in ((-9, -22), (12, -30), (-30, -14), (30, -12), (-2, -2)):
        g.line(at(x, y, "-6,0 0,4 6,0"), 2.2, DARK_GREEN)
    for x, y in ((0, -44), (-27, -28), (27, -28), (-40, 2), (40, 2), (-14, 10), (15, 9), (0, -16)):
        g.shape(ellipse(x, y, 7.6), GOLD, True, 2.6)
        g.shape(ellipse(x, y, 2.6), RED, False)
