"""Colours and parts that several portraits share."""

from ...drawing import Drawing
from ...figures.local import Local
from ...geometry import Knot, Points, Shape, at, ellipse, knots, spline
from ...palette import DARK_GOLD, INK, WHITE
from ..portraits import C

TAN = "#eec199"
OLIVE = "#e2ad7c"
COPPER = "#c98a58"
UMBER = "#9a6240"
TAN_CHEEK = "#dd7d5c"
COPPER_CHEEK = "#b0623a"
UMBER_CHEEK = "#b4573a"
BLACK_HAIR = "#2f2224"
AUBURN = "#8c3a20"
GINGER = "#d9702c"
MINT = "#a6d3ae"
PEACH = "#f2bd9d"
SAND = "#ecd9ab"
SLATE = "#4b769f"
PALE_SLATE = "#b9d3e8"
OCHRE = "#dca445"
ROSE = "#e98f97"
TEAL = "#3c8f92"

HEAD = 1.74
"""Scale of the heads."""


def head_frame(y: float = 98, turn: float = 1, s: float = HEAD) -> Local:
    """Frame of a head in the middle of the medallion, see `heads.head`."""
    return Local(C, y, s, turn)


def spectacles(
    g: Drawing,
    frame: Local,
    colour: str,
    lens: str | None = None,
    near: float = 7.2,
    far: float = 6.0,
    y: float = -2,
) -> None:
    """Round spectacles before the eyes of a head; lens fills them, as of sun-glasses."""
    lenses = [frame(ellipse(-4, y, near)), frame(ellipse(9.8, y, far, near * 0.96))]
    if lens:
        for glass in lenses:
            g.shape(glass, lens, False)
        for x, w in ((-6, 2.2), (8.4, 1.8)):
            g.line(frame.pts([(x - w, y + 2.4), (x + w, y - 2.8)]), 2.2, PALE_SLATE)
    for weight, rim in ((4.6, INK), (2.1, colour)):
        for glass in lenses:
            g.path(glass.path_data(), f' fill="none" stroke="{rim}" stroke-width="{weight}"')
    g.line(frame.pts([(3.2, y - 0.6), (3.9, y - 1.2)]), 2.4)
    g.line(frame.pts([(-4 - near - 0.4, y - 1), (-17, y - 2)]), 2.4)


def veil(g: Drawing, frame: Local, outline: Points, opening: Points, colour: str) -> Shape:
    """A cloth round the face: `outline` with a hole. Returns the outline."""
    outer = frame(spline(outline))
    hole = frame(spline(opening))
    data = outer.path_data() + hole.path_data()
    g.path(data, f' fill="{colour}" fill-rule="evenodd"')
    return outer


def lapels(g: Drawing, colour: str, spread: float = 24, low: float = 186) -> None:
    """The turned collar of a coat, down to a button."""
    for m in (-1, 1):
        outline: list[Knot] = [
            (C + m * 12, 136, 0),
            (C + m * spread, 140, 0),
            (C + m * (spread + 8), 156, 0),
        ]
        outline += [(C + m * (spread - 2), 160, 0), (C + m * (spread + 2), 167, 0)]
        outline += [(C + m * 2, low, 0)]
        g.shape(spline(outline), colour)


def collar(g: Drawing, colour: str = WHITE, width: float = 20) -> None:
    """The two points of a shirt's collar."""
    for m in (-1, 1):
        points = [(C, 150, 0), (C + m * 13, 134, 0), (C + m * width, 139), (C + m * 16, 158, 0)]
        g.shape(spline(points), colour, True, 2.2)


def buttons(g: Drawing, xs: tuple[float, ...], ys: tuple[float, ...], colour: str) -> None:
    """Buttons in columns and rows."""
    for x in xs:
        for y in ys:
            g.shape(ellipse(x, y, 3.4), colour, True, 1.7)


def freckles(g: Drawing, frame: Local) -> None:
    """Dots on both cheeks."""
    for x, y in ((-8.4, 4.2), (-5.2, 6), (-9.4, 8), (-6, 9.4), (11, 4.4), (12.2, 7.4)):
        g.shape(frame(ellipse(x, y, 0.78)), DARK_GOLD, False)


def earring(g: Drawing, frame: Local, colour: str, y: float = 9.4, r: float = 2.6) -> None:
    """A ball under the ear."""
    g.shape(frame(ellipse(-17.4, y, r)), colour, True, 1.7)


def waves(g: Drawing, colour: str) -> None:
    """The sea behind the shoulders."""
    for y in (118, 132, 146):
        g.line(at(0, y, "18,-2 26,-4 38,0 50,-4 62,0"), 2, colour)
        g.line(at(0, y, "138,0 150,-4 162,0 174,-4 182,-2"), 2, colour)


def scallops(points: Points, bulge: float = 1.16) -> Shape:
    """An outline of rounded lobes with corners at the points, round their middle."""
    corners = [(p[0], p[1]) for p in knots(points)]
    cx = sum(x for x, _ in corners) / len(corners)
    cy = sum(y for _, y in corners) / len(corners)
    out: list[Knot] = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        out += [(ax, ay, 0), (cx + (mx - cx) * bulge, cy + (my - cy) * bulge)]
    return spline(out)
