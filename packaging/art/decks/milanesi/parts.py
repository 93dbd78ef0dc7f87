"""Milanese deck: sizes, frames, colours and what several courts wear."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.cloaks import ermine
from ...figures.halves import frame, mirrored
from ...geometry import Knot, Points, ellipse, knots, spline
from ...palette import CARD_WIDTH, CHEEK, GOLD, RED, SKIN, WHITE
from ...signs.common import petals
from ...signs.french import PipLayout, french_pip

HEIGHT = 376.0
MARGIN = 11.0
RADIUS = 14.0
OCHRE = "#dfa23c"
HAIR = "#8f7b67"
DARK = "#5a473a"
ASH = "#b5ab9c"
TAN = {SKIN: "#ebb98a", CHEEK: "#d9744f"}
"""The faces and hands of this deck are darker than those of its sisters."""
LAYOUT = PipLayout(
    HEIGHT,
    columns=(0.27, 0.73),
    sizes=dict.fromkeys(range(2, 8), 57),
    alternate=True,
)


def framed(pips: Drawing) -> Drawing:
    """A number card in its frame."""
    g = Drawing()
    g.add(pips)
    frame(g, CARD_WIDTH, HEIGHT, MARGIN, 1.8, RADIUS)
    return g


def ace(suit: str) -> Drawing:
    """One bare sign in the middle of the frame."""
    return framed(LAYOUT.ace(suit))


def number(suit: str, n: int) -> Drawing:
    """The number card n."""
    return framed(LAYOUT.card(suit, n))


def court(suit: str, half: Callable[[Drawing], None]) -> Drawing:
    """A framed court with its sign, drawn twice, cut at a level line."""

    def with_sign(g: Drawing) -> None:
        half(g)
        g.recolour(TAN)
        g.add(french_pip(suit, 38, 46, 36))

    return mirrored(with_sign, CARD_WIDTH, HEIGHT, MARGIN, r=RADIUS, scale=1.06, foot=184)


def brocade(g: Drawing, cx: float, spots: Points, col: str = GOLD, eye: str = RED) -> None:
    """Little flowers woven into a cloth."""
    for x, y in knots(spots):
        g.shape(petals(cx + x, y, 4, 5.6, 2.4), col, True, 1.1)
        g.shape(ellipse(cx + x, y, 1.6), eye, False)


def ermine_collar(g: Drawing, cx: float, low: float = 140) -> None:
    """A broad collar of ermine, open in front."""
    side = f"8,106! 28,110 43,119 48,{low - 6}! 34,{low} 20,{low + 3}! 14,126"
    for m in (1, -1):
        part: list[Knot] = [(cx + m * x, y, *rest) for x, y, *rest in knots(side)]
        g.solid(spline(part), WHITE, (-6, -4), None, angle=20, step=4.4, w=1.3)
    for m in (1, -1):
        ermine(g, [(cx + m * x, y) for x, y in ((20, 117), (31, 124), (24, 130), (40, 130))])
