"""French-suited deck: number cards."""

from ...drawing import Drawing
from ...palette import CARD_WIDTH, FRENCH_HEIGHT
from ...signs.french import french_pip
from .parts import indices

PLACES = {  # fractions (x, y); a pip below the middle is drawn upside down
    2: [(0.5, 0.19), (0.5, 0.81)],
    3: [(0.5, 0.19), (0.5, 0.5), (0.5, 0.81)],
    4: [(x, y) for y in (0.19, 0.81) for x in (0.335, 0.665)],
    5: [(x, y) for y in (0.19, 0.81) for x in (0.335, 0.665)] + [(0.5, 0.5)],
    6: [(x, y) for y in (0.19, 0.5, 0.81) for x in (0.335, 0.665)],
    7: [(x, y) for y in (0.19, 0.5, 0.81) for x in (0.335, 0.665)] + [(0.5, 0.345)],
}
SIZES = {2: 64, 3: 60, 4: 56, 5: 54, 6: 52, 7: 46}


def number(suit: str, n: int) -> Drawing:
    """The number card n; signs below the middle stand on their heads."""
    g = indices(suit, str(n))
    for x, y in PLACES[n]:
        g.add(french_pip(suit, x * CARD_WIDTH, y * FRENCH_HEIGHT, SIZES[n], y > 0.51))
    return g
