"""French-suited deck: the hands of the courts, and their hats."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.hats import beret, plume, toque, wide_hat
from ...figures.held import Item
from ...figures.limbs import cuff, fist
from ...geometry import limb
from ...palette import GOLD
from ...signs.italian import italian_sword

Hat = Callable[[Drawing, float, float], None]


def hand(g: Drawing, side: float, item: Item | None, sleeve: str, cuffc: str) -> None:
    """Forearm rising from the sash with the held object."""
    if side < 0:
        x, y = 58, 132
        if item:
            item(g, x, y)
        slv = limb("53,166,12 55,153,11.4 59,145,9", 2)
        g.shape(slv, sleeve)
        cuff(g, (59, 141), (53, 152), 9.4, 5, cuffc)
        fist(g, x, y, 1.12, 1, -4)
    else:
        x, y = 144, 116
        if item:
            item(g, x, y)
        slv = limb("147,150,12 147,140,11.4 145,126,9", 2)
        g.shape(slv, sleeve)
        cuff(g, (144.5, 124), (147, 135), 9.4, 5, cuffc)
        fist(g, x, y, 1.12, 1, 0)


def hat_beret(col: str, feather: str, y: float = 57) -> Hat:
    """A beret, its plume at the back."""

    def draw(g: Drawing, x: float, turn: float) -> None:
        beret(g, x, y, 1.22, turn, col, GOLD, feather if turn < 0 else None, fs=0.9)
        if turn > 0:
            plume(g, x + 17, 46, 0.85, 1, feather, -8)

    return draw


def hat_toque(col: str, feather: str) -> Hat:
    """A tall stiff cap."""

    def draw(g: Drawing, x: float, turn: float) -> None:
        toque(g, x, 61, 1.14, 1, col, GOLD, feather)

    return draw


def hat_wide(col: str, feather: str) -> Hat:
    """A broad-brimmed hat."""

    def draw(g: Drawing, x: float, turn: float) -> None:
        wide_hat(g, x, 61, 1.2, turn, col, GOLD, feather)

    return draw


def sword_behind(g: Drawing) -> None:
    """King of hearts: the blade passes behind the head."""
    g.add(italian_sword(122, 5.8, 30), "translate(137 107) rotate(-60)")
