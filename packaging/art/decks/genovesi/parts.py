"""Genoese deck: sizes, the frame of a court, and clothes that several courts wear."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.halves import mirrored
from ...geometry import at, ellipse, limb, poly, rect, spline
from ...palette import CARD_WIDTH, GOLD, INK, WHITE
from ...signs.french import PipLayout, french_pip

HEIGHT = 304.0
MARGIN = 10.0
SLOPE = -0.3
FOOT = 163.0  # the middle of the bar in the coordinates of a half
LAYOUT = PipLayout(
    HEIGHT,
    columns=(0.24, 0.76),
    sizes=dict.fromkeys(range(2, 8), 56),
    alternate=True,
)


def court(suit: str, half: Callable[[Drawing], None]) -> Drawing:
    """A court with its sign, drawn twice, a plain white bar across."""

    def with_sign(g: Drawing) -> None:
        half(g)
        g.add(french_pip(suit, 34, 49, 38))

    return mirrored(with_sign, CARD_WIDTH, HEIGHT, MARGIN, SLOPE, over=_bar, foot=FOOT)


def _bar(g: Drawing) -> None:
    rise = SLOPE * (CARD_WIDTH / 2 - MARGIN)
    left, right, middle, w = MARGIN, CARD_WIDTH - MARGIN, HEIGHT / 2, 5.5
    corners = [
        (left, middle - rise - w),
        (right, middle + rise - w),
        (right, middle + rise + w),
        (left, middle - rise + w),
    ]
    g.shape(poly(corners), WHITE, True, 2)


def coat(g: Drawing, cx: float, col: str) -> None:
    """A wide coat from the shoulders to beyond the bar."""
    body = spline(
        at(
            cx,
            0,
            "-13,107! -30,112 -52,122 -66,144 -74,172 -78,215! 78,215! 76,166 66,138 52,121 "
            "30,112 13,107!",
        )
    )
    g.solid(body, col, (-11, -4), None, angle=20, step=4.4, w=1.7)


def facings(
    g: Drawing, cx: float, col: str, edge: str = GOLD, w: tuple[float, float] = (14, 24)
) -> None:
    """The two turned-out fronts of an open coat, w from the middle at neck and bar."""
    top, low = w
    for m in (1, -1):
        band = limb(at(cx, 0, f"{m * top},110,5 {m * (top + low) / 2},140,8 {m * low},205,10"), 2)
        g.solid(band, col, (-4, -1), None, angle=-70, step=4, w=1.3)
        line = at(cx, 0, f"{m * (top - 4)},113 {m * ((top + low) / 2 - 6)},142 {m * (low - 8)},205")
        g.line(line, 3.4)
        g.line(line, 1.5, edge)


def bodice(g: Drawing, cx: float, col: str, w: tuple[float, float] = (12, 16)) -> None:
    """The front between the facings."""
    top, low = w
    g.shape(
        spline(
            at(cx, 0, f"{-top},110! {-low},150 {-low - 3},210! {low + 3},210! {low},150 {top},110!")
        ),
        col,
    )


def buttons(g: Drawing, cx: float, col: str = GOLD, top: float = 122, n: int = 4) -> None:
    """A row of buttons down the front."""
    for i in range(n):
        g.shape(ellipse(cx, top + 12 * i, 2.8), col, True, 1.2)


def guards(g: Drawing, cx: float, col: str, w: float = 11, top: float = 120) -> None:
    """Level braids over the front."""
    for i in range(4):
        y = top + 13 * i
        g.shape(rect(cx - w, y, 2 * w, 4.6, 1.5), col, True, 1.2)


def black_facings(g: Drawing, cx: float) -> None:
    """Facings of black fur with gold spots."""
    facings(g, cx, INK, GOLD)
    for m in (1, -1):
        for x, y in ((20, 128), (22, 146), (24.5, 164)):
            g.shape(poly(at(cx + m * x, y, "0,-3.6 2.6,0 0,3.6 -2.6,0")), GOLD, False)
