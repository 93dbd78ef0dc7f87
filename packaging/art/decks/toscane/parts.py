"""Tuscan deck: sizes, the floor of the courts, and what several of them wear or hold."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.halves import frame
from ...figures.limbs import leg
from ...figures.local import Local
from ...geometry import Point, ellipse, limb, poly, rect, spline
from ...palette import CARD_WIDTH, GOLD, RED, WHITE
from ...signs.common import petals
from ...signs.french import PipLayout, french_pip

HEIGHT = 304.0
MARGIN = 10.0
HORIZON = 0.88 * HEIGHT
ORANGE = "#ea9440"
MAUVE = "#b596b2"
IVORY = "#f3e6c4"
LIME = "#c9c04e"
FAIR = "#c68d3c"  # darker than BLOND
SCALE = 0.96  # of the figures, which are drawn for a taller card
LAYOUT = PipLayout(
    HEIGHT,
    columns=(0.22, 0.78),
    sizes=dict.fromkeys(range(2, 8), 50),
)


def court(suit: str, figure: Callable[[Drawing], None]) -> Drawing:
    """A framed court: one sign, a whole figure, the floor behind it lit from the left."""
    g = Drawing()
    right, low = CARD_WIDTH - MARGIN, HEIGHT - MARGIN
    g.shape(rect(MARGIN, HORIZON, right - MARGIN, low - HORIZON), ORANGE, True, 1.8)
    shadow = poly([(108, low), (132, HORIZON), (right, HORIZON), (right, low)])
    g.shape(shadow, MAUVE, False)
    g.line([(MARGIN, HORIZON), (right, HORIZON)], 1.8)
    standing = Drawing(xf=(SCALE, CARD_WIDTH / 2 * (1 - SCALE), -10))
    figure(standing)
    g.add(standing)
    g.add(french_pip(suit, 34, 38, 38))
    frame(g, CARD_WIDTH, HEIGHT, MARGIN, 2)
    return g


def legs(
    g: Drawing,
    cx: float,
    hose: str,
    feet: tuple[tuple[Point, Point], tuple[Point, Point]],
    shoe: str = WHITE,
    turns: tuple[float, float] = (-1, 1),
) -> None:
    """The left and the right leg; feet: offsets of knee and ankle of each."""
    for side, (knee, ankle), turn in zip((-1, 1), feet, turns, strict=True):
        leg(
            g,
            (cx + side * 10, 196),
            (cx + knee[0], knee[1]),
            (cx + ankle[0], ankle[1]),
            hose,
            (12.5, 9.2, 6),
            turn,
            shoe,
        )


def parchment(g: Drawing, x: float, y: float, w: float, h: float, rot: float = 0) -> None:
    """A written sheet with curling ends and a red seal; (x, y) is its middle."""
    L = Local(x, y, rot=rot)
    a, b = w / 2, h / 2
    sheet = spline(
        [(-a, -b, 0), (0, -b + 2), (a, -b, 0), (a - 1, 0), (a, b, 0), (0, b - 2), (-a, b, 0)]
    )
    g.solid(L(sheet), IVORY, (-5, -3), 2, angle=20, step=4.2, w=1.2)
    for i in range(int((h - 14) / 6.4)):
        level = -b + 10 + 6.4 * i
        g.line(L.pts([(-a + 6, level), (a - 6 - (i % 3) * 4, level)]), 1.2)
    for m in (-1, 1):
        roll = limb([(-a - 3, m * b, 3.6), (a + 3, m * b, 3.6)], 1, "round", "round")
        g.shape(L(roll), IVORY, True, 2)
    for end in (-3, 4):
        g.line(L.pts([(a * 0.3, b), (a * 0.3 + end, b + 13)]), 3.6)
        g.line(L.pts([(a * 0.3, b), (a * 0.3 + end, b + 13)]), 1.4, RED)
    g.shape(L(petals(a * 0.3, b + 14, 8, 7.4, 6.4)), RED, True, 1.7)
    g.shape(L(ellipse(a * 0.3, b + 14, 2.8)), GOLD, True, 1)
