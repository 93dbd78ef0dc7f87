"""French-suited deck: signs, colours and parts shared by the cards."""

from collections.abc import Callable

from ...drawing import Drawing
from ...geometry import at, poly, rect
from ...glyphs import glyphs
from ...palette import BLUE, GOLD, INK, RED
from ...signs.french import french_pip, in_suit_colour

FX0 = 37
FX1 = 163
FY0 = 18
FY1 = 292
COLOURS = {"hearts": RED, "diamonds": RED, "clubs": INK, "spades": INK}


def indices(suit: str, text: str) -> Drawing:
    """The index with its sign in two corners."""
    g = Drawing()
    c = Drawing()
    gl = glyphs(text, 19.5, 14, 25, COLOURS[suit], True, 2.7)
    c.add(in_suit_colour(gl))
    c.add(french_pip(suit, 19.5, 56, 21))
    g.add(c)
    g.add(c, "rotate(180 100 155)")
    return g


def bottom(x: float) -> float:
    """The slanted dividing line."""
    return 155 - (x - 100) * 0.30


def court(suit: str, letter: str, half: Callable[[Drawing], None]) -> Drawing:
    """A framed court: the half drawn twice, a jewelled sash across."""
    g = indices(suit, letter)
    g.shape(rect(FX0, FY0, FX1 - FX0, FY1 - FY0), "#fffaf0", True, 2)
    h = Drawing()
    half(h)
    h.add(french_pip(suit, 51.5, 34, 23))
    g.raw('<g id="h">' + h.text() + "</g>")
    g.raw('<use xlink:href="#h" transform="rotate(180 100 155)"/>')
    # sash
    y0, y1 = bottom(FX0), bottom(FX1)
    d = 7
    g.shape(poly([(FX0, y0 - d), (FX1, y1 - d), (FX1, y1 + d), (FX0, y0 + d)]), GOLD, True, 2.2)
    n = 9
    for i in range(n):
        t = (i + 0.5) / n
        x = FX0 + (FX1 - FX0) * t
        y = bottom(x)
        g.shape(poly(at(x, y, "0,-4.6 4.6,0 0,4.6 -4.6,0")), RED if i % 2 == 0 else BLUE, True, 1.2)
    g.shape(rect(FX0, FY0, FX1 - FX0, FY1 - FY0), "none", True, 2.6)
    return g
