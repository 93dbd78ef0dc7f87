"""Hearts, diamonds, clubs and spades, and where they stand on the number cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..drawing import Drawing
from ..geometry import Point, Shape, ellipse, spline
from ..palette import CARD_WIDTH, INK, RED


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


def in_suit_colour(drawing: Drawing) -> Drawing:
    """What has the colour of its suit: the game gives each of the four its own where asked."""
    g = Drawing()
    g.raw(f'<g class="suit">{drawing.text()}</g>')
    return g


def french_pip(suit: str, cx: float, cy: float, s: float, flip: bool = False) -> Drawing:
    """The sign of a suit, upside down if flip."""
    g = Drawing()
    sign, colour = FRENCH_SIGNS[suit]
    for part in sign(s).scale(1, -1 if flip else 1).move(cx, cy).subpaths:
        g.shape(Shape([part]), colour, False)
    return in_suit_colour(g)


@dataclass(frozen=True)
class PipLayout:
    """The number cards of a deck: two columns and three rows, in fractions of the card.

    Nine and ten have four rows. `seventh` is the height of the seventh pip, `sizes` are those of
    the pips by number. With `alternate` the middle row of the six and the seven has one pip upright
    and one inverted.
    """

    height: float
    columns: tuple[float, float]
    sizes: Mapping[int, float]
    rows: tuple[float, float, float] = (0.17, 0.5, 0.83)
    seventh: float = 0.335
    alternate: bool = False

    def places(self, n: int) -> list[Point]:
        """Where the pips of the card n stand."""
        top, middle, bottom = self.rows
        if n > 8:
            step = (bottom - top) / 3
            fours = [(x, top + step * row) for row in range(4) for x in self.columns]
            between = [(0.5, middle)] if n == 9 else [(0.5, top + step * r) for r in (0.5, 2.5)]
            return fours + between
        if n < 4:
            return [(0.5, y) for y in ((top, bottom) if n == 2 else self.rows)]
        rows = (top, bottom) if n < 6 else self.rows
        pairs = [(x, y) for y in rows for x in self.columns]
        eighth = [(0.5, self.seventh), (0.5, 1 - self.seventh)]
        return pairs + {5: [(0.5, middle)], 7: [(0.5, self.seventh)], 8: eighth}.get(n, [])

    def ace(self, suit: str) -> Drawing:
        """One bare pip, a quarter larger than that of the other cards."""
        return french_pip(suit, CARD_WIDTH / 2, self.height / 2, self.sizes[2] * 1.25)

    def card(self, suit: str, n: int) -> Drawing:
        """The pips of the card n; those of the bottom row are inverted, from 8 on all below."""
        g = Drawing()
        for x, y in self.places(n):
            alternating = self.alternate and n >= 6 and y == self.rows[1] and x > 0.5
            flip = y == self.rows[2] or alternating or (n > 7 and y > self.rows[1])
            g.add(french_pip(suit, x * CARD_WIDTH, y * self.height, self.sizes[n], flip))
        return g
