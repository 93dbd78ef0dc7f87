"""Double-ended courts: one half is drawn, cut at the dividing line and turned."""

from collections.abc import Callable

from ..drawing import Drawing
from ..geometry import Coordinate, Joint, Point, Transform, across, poly, rect, spline
from ..palette import GOLD, RED, WHITE
from .garments import doublet, skirt
from .horses import horse_bust
from .limbs import arm


def frame(g: Drawing, w: float, h: float, m: float = 11, sw: float = 1.8, r: float = 0) -> None:
    """A thin frame m from the edge."""
    g.shape(rect(m, m, w - 2 * m, h - 2 * m, r), "none", True, sw)


def mirrored(
    half: Callable[[Drawing], None],
    w: float,
    h: float,
    m: float = 11,
    slope: float = 0.0,
    r: float = 0,
    over: Callable[[Drawing], None] | None = None,
    scale: float = 1.0,
    foot: float | None = None,
    gap: float = 0,
) -> Drawing:
    """A framed card whose half is repeated upside down.

    The dividing line runs through the centre with the given slope; `over` draws on top of it.
    With `foot` the half is drawn scaled about the middle so that its own y = foot lies on the
    line; the ink keeps its weight. With a gap the halves end at a level band so high, which
    `over` draws.
    """
    g = Drawing()
    line = (h - gap) / 2
    xf = None if foot is None else (scale, w / 2 * (1 - scale), line - foot * scale)
    up = Drawing(below=(slope, line - slope * w / 2), xf=xf)
    half(up)
    g.raw('<g id="h">' + up.text() + "</g>")
    g.raw(f'<use xlink:href="#h" transform="rotate(180 {w / 2:g} {h / 2:g})"/>')
    if not gap:
        y0, y1 = h / 2 - slope * (w / 2 - m), h / 2 + slope * (w / 2 - m)
        g.shape(poly([(m, y0), (w - m, y1)], False), "none", True, 1.8)
    if over:
        over(g)
    frame(g, w, h, m, 1.8, r)
    return g


def torso(
    g: Drawing,
    cx: float,
    col: str,
    t: float = 1,
    sw: float = 33,
    front: str | None = None,
    buttons: str | None = None,
    belt: str | None = None,
    wy: float = 176,
    low: float = 40,
) -> None:
    """Body from the shoulders to beyond the line."""
    skirt(g, cx, wy - 2, wy + low, col, 22, 34)
    doublet(g, cx, 117, wy, col, sw, 22, None, 30, front, buttons, t, belt)


def half_arm(
    g: Drawing,
    a: Point,
    b: Point,
    c: Point,
    col: str,
    fore: str | None = None,
    puff: float = 17,
    cuffc: str | None = WHITE,
    slash: str | None = None,
    r: Joint = (12, 10, 7.2),
) -> None:
    """Arm of a half figure: shoulder, elbow, wrist."""
    arm(g, a, b, c, col, fore or col, puff, r, cuffc, slash)


def knight(
    g: Drawing,
    t: float,
    horse: tuple[str, str, str, str],
    tack: str,
    torsofn: Callable[[Coordinate], None],
    dy: float = 6,
    dx: float = -7,
) -> tuple[Coordinate, Transform]:
    """Rider, drawn by torsofn with the map of x, then neck and head of the horse, and reins."""
    X = across(t, 200)
    torsofn(X)
    M = horse_bust(g, t, 100, dx, dy, horse, tack, GOLD, (150, 226))
    bb = [(X(107 + dx), 172 + dy), (X(131 + dx), 186 + dy), (X(161 + dx), 184 + dy)]
    g.line(bb, 8)
    g.line(bb, 4.4, tack)
    rein = spline(
        [(X(111 + dx), 162 + dy), (X(133 + dx), 174 + dy), (X(157 + dx), 166 + dy)], False
    )
    g.line(rein, 4.6)
    g.line(rein, 2.2, GOLD if tack != GOLD else RED)
    return X, M
