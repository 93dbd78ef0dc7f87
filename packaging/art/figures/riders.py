"""Parts of whole-figure riders, drawn to the right; the given maps mirror those that face left."""

from collections.abc import Callable

from ..drawing import Drawing
from ..geometry import Coordinate, Point, limb, spline
from ..palette import GOLD, WHITE
from .limbs import fist, leg


def seat(
    g: Drawing,
    XP: Callable[[Point], Point],
    t: float,
    hose: str,
    shoec: str = WHITE,
    boots: str | None = None,
) -> None:
    """Near leg of a rider, boot and stirrup."""
    leg(g, XP((82, 190)), XP((104, 216)), XP((94, 248)), hose, (14, 11, 6.8), t, shoec)
    if boots:
        a, b = XP((103, 220)), XP((94, 248))
        g.solid(
            limb([(a[0], a[1], 10.6), (b[0], b[1], 7.4)], 1),
            boots,
            (-4, -1),
            None,
            angle=10,
            step=4,
            w=1.3,
        )
        g.shape(
            limb([(a[0] - 10, a[1] - 2, 3.2), (a[0] + 10, a[1] + 1, 3.2)], 1, "round", "round"),
            GOLD,
            True,
            1.7,
        )
    st = [XP((88, 260)), XP((114, 260))]
    g.line(st, 4.6)
    g.line(st, 2.2, GOLD)


def reins(g: Drawing, XP: Callable[[Point], Point], X: Coordinate, t: float, col: str) -> None:
    """Reins and the hand that holds them."""
    r = spline([XP((138, 167)), XP((152, 174)), XP((168, 162))], False)
    g.line(r, 4.4)
    g.line(r, 2.2, col)
    fist(g, X(138), 166, 0.95, t, 60)
