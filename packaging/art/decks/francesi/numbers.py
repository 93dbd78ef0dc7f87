"""French-suited deck: number cards."""

from ...drawing import Drawing
from ...palette import FRENCH_HEIGHT
from ...signs.french import PipLayout
from .parts import indices

LAYOUT = PipLayout(
    FRENCH_HEIGHT,
    columns=(0.335, 0.665),
    rows=(0.19, 0.5, 0.81),
    seventh=0.345,
    sizes={2: 64, 3: 60, 4: 56, 5: 54, 6: 52, 7: 46, 8: 44, 9: 42, 10: 40},
)


def number(suit: str, n: int) -> Drawing:
    """The number card n."""
    g = indices(suit, str(n))
    g.add(LAYOUT.card(suit, n))
    return g
