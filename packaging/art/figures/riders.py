"""Whole-figure riders, drawn to the right; the given maps mirror those that face left."""

from collections.abc import Callable

from ..drawing import Drawing
from ..geometry import Coordinate, Point, Shape, Transform, across, at, facing, limb, spline
from ..palette import BROWN, GOLD, RED, WHITE
from .garments import doublet
from .heads import neck
from .horses import breastband, rearing_horse, saddle, walking_horse
from .limbs import arm, fist, leg

PointMap = Callable[[Point], Point]
Coat = tuple[str, str, str, str]
SADDLE = -8.0  # how much higher than drawn a rider sits on a rearing horse


def mirror_maps(t: float, width: float = 200) -> tuple[Coordinate, PointMap, Transform]:
    """Maps of an x, a point and a shape for a rider to the side t on a card of that width."""
    X = across(t, width)
    return X, (lambda p: (X(p[0]), p[1])), facing(t, width / 2)


def rearing(
    g: Drawing,
    t: float,
    coat: Coat,
    cloth: str,
    border: str,
    tack: str = RED,
    width: float = 200,
) -> tuple[Coordinate, PointMap]:
    """Rearing horse and saddle cloth; returns the maps of an x and of a point."""
    X, XP, _F = mirror_maps(t, width)
    M = rearing_horse(g, t, width / 2, coat, tack, GOLD)
    saddle(g, lambda s: M(s.rot(-10, 84, 196).move(0, -9)), cloth, border, 52, 106, 190, 230)
    return X, XP


def walking(
    g: Drawing,
    t: float,
    coat: Coat,
    cloth: str,
    border: str,
    pose: str,
    tack: str = RED,
    stud: str = GOLD,
) -> tuple[Coordinate, PointMap, Transform]:
    """Walking horse, its breast band and saddle cloth; returns the maps."""
    M = walking_horse(g, t, 100, coat, tack, stud, pose)
    breastband(g, M, tack, stud)
    saddle(g, M, cloth, border, 50, 108)
    return mirror_maps(t)


def flying_cloak(g: Drawing, t: float, col: str, width: float = 200) -> None:
    """A short cloak that flies behind the rider."""
    c = 84

    def up(sh: Shape) -> Shape:
        return (sh if t > 0 else sh.mirror(width / 2)).move(0, -8)

    cp = spline(
        at(c, 0, "-14,108! -40,122 -52,146 -62,158 -58,176! -44,172 -36,182! -24,160 -8,140")
    )
    g.solid(up(cp), col, (-8, -6), None, angle=40, step=4.4, w=1.6)
    g.line(up(spline(at(c, 0, "-24,122 -40,144 -48,168"), False)), 1.6)


def rearing_body(
    r: Drawing,
    X: Coordinate,
    XP: PointMap,
    t: float,
    coat: str,
    hose: str,
    belt: str,
    bootc: str = BROWN,
    hem: float = 192,
) -> None:
    """Near leg, boot and doublet of a rider on a rearing horse."""
    c = 84
    cx = X(c)
    leg(r, XP((c + 4, 184)), XP((c + 28, 204)), XP((c + 18, 236)), hose, (14, 11, 6.8), t, bootc)
    r.shape(limb([(X(c + 24), 214, 9), (X(c + 18), 236, 7)], 1), bootc)
    st = [(X(c + 12), 248), (X(c + 38), 248)]
    r.line(st, 4.6)
    r.line(st, 2.2, GOLD)
    neck(r, X(c + 2), 76, 1.1, t)
    doublet(r, cx, 108, 168, coat, 27, 18, hem, 27, None, GOLD if coat != GOLD else RED, t, belt)


def far_arm(g: Drawing, XP: PointMap, sleevec: str, coat: str) -> None:
    """Far arm of a rider on a rearing horse, with the reins; drawn before the rider."""
    arm(g, XP((106, 110)), XP((124, 134)), XP((140, 144)), sleevec, coat, 14, (10, 8.4, 6.4), WHITE)


def rearing_reins(r: Drawing, X: Coordinate, XP: PointMap, t: float, col: str = GOLD) -> None:
    """Reins of a rearing horse and the hand that holds them."""
    rein = spline([XP((138, 155)), XP((146, 158)), XP((160, 146))], False)
    r.line(rein, 4.4)
    r.line(rein, 2.2, col)
    fist(r, X(138), 154, 0.95, t, 60)


def seat(
    g: Drawing,
    XP: PointMap,
    t: float,
    hose: str,
    shoec: str = WHITE,
    boots: str | None = None,
) -> None:
    """Near leg of a rider on a walking horse, boot and stirrup."""
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


def reins(g: Drawing, XP: PointMap, X: Coordinate, t: float, col: str) -> None:
    """Reins of a walking horse and the hand that holds them."""
    r = spline([XP((138, 167)), XP((152, 174)), XP((168, 162))], False)
    g.line(r, 4.4)
    g.line(r, 2.2, col)
    fist(g, X(138), 166, 0.95, t, 60)
