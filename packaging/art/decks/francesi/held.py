"""French-suited deck: things the courts hold and wear."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.hats import beret, plume, toque, wide_hat
from ...figures.limbs import cuff, fist
from ...geometry import arc, at, ellipse, limb, rect, spline
from ...palette import BLUE, GOLD, GREEN, RED, SKY
from ...signs.common import leaf_spine, petals
from ...signs.italian import italian_sword

Item = Callable[[Drawing, float, float], None]
Hat = Callable[[Drawing, float, float], None]


# Things held: (x, y) is the centre of the hand, everything goes up from there.


def it_sword(g: Drawing, x: float, y: float) -> None:
    """A sword held upright."""
    g.add(italian_sword(112, 5.4, 30), f"translate({x} {y - 11})")


def it_flower(col: str = RED, n: int = 5) -> Item:
    """A flower of n petals on a leafy stem."""

    def draw(g: Drawing, x: float, y: float) -> None:
        pts = [(x + 1, y + 9), (x - 2, y - 13), (x - 4, y - 31)]
        g.line(pts, 4.4)
        g.line(pts, 2, GREEN)
        for q in (
            [(x - 5, y - 19, 0), (x - 11, y - 19), (x - 17, y - 26, 0), (x - 8, y - 27)],
            [(x - 3, y - 13, 0), (x + 7, y - 17), (x + 11, y - 27, 0), (x + 1, y - 24)],
        ):
            g.shape(spline(q), GREEN, True, 1.8)
        g.shape(petals(x - 4, y - 39, n, 14, 7), col, True, 2)
        g.shape(ellipse(x - 4, y - 39, 5), GOLD if col != GOLD else RED, True, 1.6)

    return draw


def it_spear(g: Drawing, x: float, y: float) -> None:
    """A spear."""
    g.line([(x + 1, y + 19), (x - 1, y - 29)], 6.4, smooth=False)
    g.line([(x + 1, y + 19), (x - 1, y - 29)], 3, GOLD, smooth=False)
    hl = spline(at(x, y, "-2,-75! 9,-57 5,-41 -1,-27! -8,-41 -12,-57"))
    g.shape(hl, SKY, True, 2.2)
    g.line([(x - 1.5, y - 67), (x - 1, y - 31)], 1.4)
    g.shape(limb([(x - 11, y - 27, 3), (x + 9, y - 27, 3)], 1, "round", "round"), GOLD, True, 1.9)


def it_sceptre(g: Drawing, x: float, y: float) -> None:
    """A sceptre with a flower of gold."""
    g.line([(x, y + 19), (x, y - 50)], 7, smooth=False)
    g.line([(x, y + 19), (x, y - 50)], 3.6, GOLD, smooth=False)
    g.shape(petals(x, y - 58, 4, 13, 6, 0), GOLD, True, 2)
    g.shape(ellipse(x, y - 58, 4), RED, True, 1.5)
    g.shape(limb([(x - 7, y - 42, 3), (x + 7, y - 42, 3)], 1, "round", "round"), RED, True, 1.8)


def it_axe(g: Drawing, x: float, y: float) -> None:
    """An axe."""
    g.line([(x, y + 19), (x, y - 86)], 6.4, smooth=False)
    g.line([(x, y + 19), (x, y - 86)], 3, GOLD, smooth=False)
    b = spline(at(x, y, "-2,-58! -12,-52 -20,-42! -23,-62 -20,-82! -12,-72 -2,-66!"))
    g.shape(b, SKY, True, 2.2)
    g.line(spline(at(x, y, "-18,-48 -20,-62 -18,-76"), False), 1.4)
    g.shape(spline(at(x, y, "2,-68! 13,-62! 2,-56!")), SKY, True, 2)
    g.shape(ellipse(x, y - 86, 4), GOLD, True, 1.8)


def it_halberd(g: Drawing, x: float, y: float) -> None:
    """A halberd."""
    g.line([(x, y + 19), (x, y - 74)], 6.4, smooth=False)
    g.line([(x, y + 19), (x, y - 74)], 3, GOLD, smooth=False)
    g.shape(spline(at(x, y, "0,-98! 6,-84 0,-72! -6,-84")), SKY, True, 2)
    g.shape(
        spline(at(x, y, "0,-72! -16,-78! -18,-62 -12,-50! 0,-56! 10,-60! 12,-70!")), SKY, True, 2
    )


def it_leaf(g: Drawing, x: float, y: float) -> None:
    """An oak leaf."""
    g.add(leaf_spine([(x, y + 8), (x - 2, y - 24), (x - 1, y - 62)], 11, 5, GREEN, 2))


def it_orb(g: Drawing, x: float, y: float) -> None:
    """The orb of the realm, on the palm."""
    g.shape(ellipse(x, y - 20, 14), BLUE)
    g.line(arc(x, y - 25, 14, 150, 30, 6), 3.4, GOLD)
    g.shape(rect(x - 2.4, y - 48, 4.8, 15), GOLD, True, 1.7)
    g.shape(rect(x - 7, y - 44, 14, 4.8), GOLD, True, 1.7)


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
