"""Castilian deck: signs, colours and parts shared by the cards."""

from ...drawing import Drawing
from ...frames import spanish_frame
from ...glyphs import glyphs
from ...signs.spanish import spanish_coin, spanish_cup


def base(suit: str, index: str) -> Drawing:
    """A framed card with its index in two corners."""
    g = Drawing()
    spanish_frame(g, suit)
    gl, _w = glyphs(index, 14.5, 15, 18, weight=2.7)
    g.add(gl)
    g.add(gl, "rotate(180 100 155)")
    return g


STEEL = "#b9d3e8"


def sign(g: Drawing, suit: str, x: float, y: float) -> None:
    """The floating suit sign of the court cards of oros and copas, centred at (x, y)."""
    if suit == "oros":
        g.add(spanish_coin(x, y, 26))
    else:
        g.add(spanish_cup(x, y - 29, 50, 58))
