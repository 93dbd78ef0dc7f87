"""Castilian deck: signs, colours and parts shared by the cards."""

from ...drawing import Drawing
from ...frames import spanish_frame
from ...geometry import Point, lerp
from ...glyphs import glyphs
from ...palette import DARK_GOLD, GREEN, RED
from ...signs.common import leaf_spine
from ...signs.spanish import spanish_coin, spanish_cup

STEEL = "#b9d3e8"
BATONS = {"g": (GREEN, "#a9cf5e"), "r": (RED, "#f08a5c"), "o": (DARK_GOLD, "#ffe28a")}


def base(suit: str, index: str) -> Drawing:
    """A framed card with its index in two corners."""
    g = Drawing()
    spanish_frame(g, suit)
    gl = glyphs(index, 14.5, 15, 18, weight=2.7)
    g.add(gl)
    g.add(gl, "rotate(180 100 155)")
    return g


def sign(g: Drawing, suit: str, x: float, y: float) -> None:
    """The floating suit sign of the court cards of oros and copas, centred at (x, y)."""
    if suit == "oros":
        g.add(spanish_coin(x, y, 26))
    else:
        g.add(spanish_cup(x, y - 29, 50, 58))


def sprig(g: Drawing, root: Point, tip: Point, w: float, colour: str = GREEN) -> None:
    """A leaf of half width w."""
    g.add(leaf_spine([root, lerp(root, tip, 0.5), tip], w, 5, colour, 1.8))
