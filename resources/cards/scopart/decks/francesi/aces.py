"""French-suited deck: aces."""

from ...drawing import Drawing
from ...geometry import Shape, ellipse, spline
from ...palette import GOLD, PAPER
from ...signs.common import petals
from ...signs.french import FRENCH_SIGNS, heart
from .parts import indices


def ace(suit: str) -> Drawing:
    """One large sign with an inlay."""
    g = indices(suit, "A")
    fn, col = FRENCH_SIGNS[suit]
    cx, cy, s = 100, 155, 128
    for sub in fn(s).move(cx, cy).subpaths:
        g.shape(Shape([sub]), col, False)
    # paper-coloured inlay: inner contour, flower, leaves
    yo = {"hearts": -12, "diamonds": 0, "clubs": 1, "spades": 12}[suit]
    P = PAPER
    if suit != "clubs":
        inn = fn(s * 0.84) if suit != "spades" else heart(s * 0.84).scale(1, -0.95).move(0, 0)
        g.shape(inn.move(cx, cy), "none", P, 1.8)
    for a in range(0, 360, 60):
        lf = spline("9,0! 16,-5 25,0! 16,5").rot(a + 30)
        g.shape(lf.move(cx, cy + yo), P, False)
    g.shape(petals(cx, cy + yo, 6, 13, 7), GOLD, P, 1.4)
    g.shape(ellipse(cx, cy + yo, 4), col, False)
    if suit == "clubs":
        for x, y in ((0, -32), (-30, 8), (30, 8)):
            g.shape(ellipse(cx + x, cy + y, 21), "none", P, 1.8)
    return g
