"""Hearts, diamonds, clubs and spades."""

from ..drawing import Drawing
from ..geometry import Shape, ellipse, spline
from ..palette import INK, RED


def heart(s: float) -> Shape:
    """A heart of size s."""
    return spline(
        [
            (0, -0.26 * s, 0),
            (0.14 * s, -0.44 * s),
            (0.34 * s, -0.46 * s),
            (0.48 * s, -0.25 * s),
            (0.42 * s, 0),
            (0.2 * s, 0.28 * s),
            (0, 0.5 * s, 0),
            (-0.2 * s, 0.28 * s),
            (-0.42 * s, 0),
            (-0.48 * s, -0.25 * s),
            (-0.34 * s, -0.46 * s),
            (-0.14 * s, -0.44 * s),
        ]
    )


def diamond(s: float) -> Shape:
    """A diamond of size s."""
    return spline(
        [
            (0, -0.54 * s, 0),
            (0.17 * s, -0.25 * s),
            (0.40 * s, 0, 0),
            (0.17 * s, 0.25 * s),
            (0, 0.54 * s, 0),
            (-0.17 * s, 0.25 * s),
            (-0.40 * s, 0, 0),
            (-0.17 * s, -0.25 * s),
        ]
    )


def _stem(s: float, y0: float) -> Shape:
    return spline(
        [
            (0, y0, 0),
            (0.05 * s, 0.30 * s),
            (0.2 * s, 0.5 * s, 0),
            (-0.2 * s, 0.5 * s, 0),
            (-0.05 * s, 0.30 * s),
        ]
    )


def spade(s: float) -> Shape:
    """A spade of size s."""
    h = heart(s).scale(1, -1).move(0, -0.02 * s)
    return h.scale(1, 0.95) + _stem(s, 0.08 * s)


def club(s: float) -> Shape:
    """A trefoil of size s."""
    r = 0.225 * s
    return (
        ellipse(0, -0.27 * s, r)
        + ellipse(-0.25 * s, 0.07 * s, r)
        + ellipse(0.25 * s, 0.07 * s, r)
        + ellipse(0, 0, 0.12 * s)
        + _stem(s, 0)
    )


FRENCH_SIGNS = {
    "hearts": (heart, RED),
    "diamonds": (diamond, RED),
    "clubs": (club, INK),
    "spades": (spade, INK),
}


def french_pip(suit: str, cx: float, cy: float, s: float, flip: bool = False) -> Drawing:
    """The sign of a suit, upside down if flip."""
    g = Drawing()
    sign, colour = FRENCH_SIGNS[suit]
    for part in sign(s).scale(1, -1 if flip else 1).move(cx, cy).subpaths:
        g.shape(Shape([part]), colour, False)
    return g
