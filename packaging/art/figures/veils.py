"""Veils and headcloths of women."""

from ..drawing import Drawing
from ..geometry import at, ellipse, spline
from ..palette import GOLD
from .local import Local


def veil(g: Drawing, cx: float, col: str) -> None:
    """A veil behind the head of a half figure, down to the shoulders."""
    v = spline(
        at(
            cx,
            0,
            "0,36 -24,44 -33,72 -38,104 -46,128! -20,124 0,112 20,122 44,122! 35,98 31,70 24,44",
        )
    )
    g.solid(v, col, (-7, 0), None, angle=-70, step=4.2, w=1.5)


def hood(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = GOLD,
    trim: str | None = None,
    drop: float = 40,
) -> None:
    """A veil over the head, falling on both shoulders; draw it over a head at (x, y).

    `drop` is where it ends, in units of the face.
    """
    frame = Local(x, y, s, turn)
    face = "-17.4,22 -16.6,4 -13,-9.5 0,-16.6 12.4,-9.5 15.6,4 16.6,22"
    low, high = f"-20,{drop - 2}", f"19,{drop - 6}"
    cloth = spline(
        f"0,-27.5 -15,-23.5 -23.4,-7 -25,16 -31,{drop - 4}! {low}! {face} {high}! 29,{drop - 8}! "
        "24,16 22.4,-6 14,-23"
    )
    g.solid(frame(cloth), col, (-5 * s, 0), None, angle=-72, step=3.8, w=1.4)
    for fold in (f"-24,{drop - 6} -21,14 -19.4,-6", f"24,{drop - 10} 20.4,12 18.4,-8"):
        g.line(frame.pts(fold), 1.2)
    if trim:
        edge = frame.pts(f"{low} {face} {high}")
        g.line(edge, 4.4)
        g.line(edge, 1.8, trim)


def headcloth(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = GOLD,
    band: str | None = None,
    drop: float = 40,
) -> None:
    """A cloth over a head in profile, falling down the nape; `band` is that round the brow."""
    frame = Local(x, y, s, turn)
    cloth = spline(
        f"11,-19! 4,-27 -9,-27 -20,-19 -24,-4 -24,14 -30,{drop}! -20,{drop + 3} -9,{drop - 3}! "
        "-8.6,20 -8,6 -5.4,-5 0,-11 9.6,-13.6!"
    )
    g.solid(frame(cloth), col, (-5 * s * turn, 0), None, angle=-72 * turn, step=3.8, w=1.4)
    for fold in (
        f"-25,{drop - 3} -20,14 -18,-6 -8,-20",
        f"-16,{drop - 3} -14,14 -12,-2 -3,-16",
    ):
        g.line(frame.pts(fold), 1.2)
    if band:
        g.shape(frame(spline("12,-19.5! 11,-13! 0,-10.6 -8,-4 -12,-8! -4,-15.6")), band, True, 1.8)
        for px, py in ((7.4, -15), (0.6, -13.4), (-6, -9)):
            g.shape(frame(ellipse(px, py, 1.8)), GOLD if band != GOLD else col, True, 1.0)


def hairnet(
    g: Drawing, x: float, y: float, s: float = 1.0, turn: float = 1, col: str = GOLD
) -> None:
    """A net over the hair at the back of the head; draw it over a head at (x, y)."""
    frame = Local(x, y, s, turn)
    net = spline(
        "8,-22.5! -3,-26.5 -15,-23.5 -23,-11 -25,5 -22.5,18 -15,21! -14.6,8 -14.6,-4 -9.6,-14 "
        "0,-18.4"
    )
    g.shape(frame(net), col)
    for thread in (
        "-23.6,2 -16,-8 -6,-22",
        "-23.6,13 -15.4,4",
        "-21.4,-13 -15,-6",
        "-16,-22 -9,-14",
        "-6,-25 -2,-18.6",
        "-24.4,6 -15,14",
        "-20,-18 -12.4,-10",
        "-11,-25 -4,-17",
    ):
        g.line(frame.pts(thread), 1.1)
