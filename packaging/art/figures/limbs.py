"""Hands, arms, legs, shoes and boots."""

import math

from ..drawing import Drawing
from ..geometry import Joint, Point, lerp, limb, spline
from ..palette import BROWN, DARK_GOLD, RED, SKIN, WHITE
from .local import Local


def fist(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    rot: float = 0,
    skin: str = SKIN,
) -> None:
    """Closed hand around a rod that runs vertically through (x, y)."""
    L = Local(x, y, s, turn, rot)
    sh = spline(
        "-6,-6.5 0,-8 6,-6.8 7.6,-3.8 6.6,-2 7.9,0.2 6.6,2.2 7.3,4.4 5.8,6.2 "
        "6,8 2.5,9 -4,8.5 -7,4 -7.5,-2"
    )
    g.shape(L(sh), skin, True, 2)
    for yy in (-2.4, 2, 6):
        g.line(L.pts([(-0.5, yy), (6.4, yy)]), 1.2)
    g.line(L.pts("-6,-6 -2.5,-2.6 2.4,-4.6"), 1.5)


def palm(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    rot: float = 0,
    skin: str = SKIN,
) -> None:
    """Hand held flat, palm up: supports something standing at (x, y)."""
    L = Local(x, y, s, turn, rot)
    sh = spline(
        "-16,-2.5 -15.5,-5 -12,-5 -5,-1.5 5,-1.5 9,-4.5 12.2,-8.5 15,-7.6 14,-2 "
        "9,6 6,13! -5,13! -7,8 -12,3"
    )
    g.shape(L(sh), skin, True, 2)
    g.line(L.pts("-11.5,0.5 -6,1.4 -2.5,4"), 1.2)
    g.line(L.pts("-8,4.4 -4.5,4.6 -2.5,6"), 1.2)


def open_hand(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    rot: float = 0,
    skin: str = SKIN,
) -> None:
    """Relaxed open hand, wrist at (x, y), fingers to +x."""
    L = Local(x, y, s, turn, rot)
    sh = spline(
        "-1,-5! 5,-7 8,-11.5 11,-11 10.5,-6 19,-5.6 20.5,-3.4 22,-1 21,1.2 "
        "19.8,3.4 17,5.2 13,6.4 6,6.6 -1,5!"
    )
    g.shape(L(sh), skin, True, 2)
    for yy, xa, xb in ((-1.8, 12, 20), (1.2, 12, 20.4), (3.8, 11, 18)):
        g.line(L.pts([(xa, yy), (xb, yy)]), 1.1)


def pointing(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    rot: float = 0,
    skin: str = SKIN,
) -> None:
    """Index finger stretched to +x, wrist at (x, y)."""
    L = Local(x, y, s, turn, rot)
    sh = spline(
        "-1,-4.8! 4,-6.6 8,-6.2 20,-6 22,-4.2 20,-2.4 12.5,-1.8 13.5,1 12,3.2 "
        "12,5.6 8,7.4 3,6.8 -1,5!"
    )
    g.shape(L(sh), skin, True, 2)
    g.line(L.pts("12.5,-1.6 7.5,-1.4"), 1.2)
    g.line(L.pts("12.4,2.6 7.5,2.2"), 1.2)
    g.line(L.pts("3,-1 7,-4 10,-3.4"), 1.2)


def cuff(
    g: Drawing, wrist: Point, elbow: Point, r: float = 7.6, w: float = 4.6, col: str = WHITE
) -> None:
    """A cuff at the wrist."""
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    L = math.hypot(dx, dy) or 1
    ux, uy = dx / L, dy / L
    a = (wrist[0] - ux * w, wrist[1] - uy * w)
    b = (wrist[0] + ux * w * 0.2, wrist[1] + uy * w * 0.2)
    g.shape(limb([(a[0], a[1], r * 0.86), (b[0], b[1], r)], 1), col, True, 1.9)


def arm(
    g: Drawing,
    sh: Point,
    el: Point,
    wr: Point,
    upper: str = RED,
    fore: str | None = None,
    puff: float = 15,
    r: Joint = (11, 9, 6.4),
    cuffc: str | None = WHITE,
    slash: str | None = None,
) -> None:
    """Sleeve from shoulder over elbow to wrist, its upper part puffed (puff: largest radius)."""
    fore = fore or upper
    m2 = lerp(el, wr, 0.5)
    full = limb(
        [(el[0], el[1], r[1]), (m2[0], m2[1], (r[1] + r[2]) / 2 + 0.6), (wr[0], wr[1], r[2])],
        2,
        "round",
        "flat",
    )
    if puff:
        g.shape(full, fore)
        g.hatch(
            limb(
                [
                    (*lerp(el, wr, 0.2), r[1] * 0.95),
                    (*lerp(el, wr, 0.6), (r[1] + r[2]) / 2 + 0.3),
                    (wr[0], wr[1], r[2]),
                ],
                2,
            ),
            shift=(-4, -2.5),
            angle=25,
            step=3.8,
            w=1.4,
        )
        m1 = lerp(sh, el, 0.45)
        e2 = lerp(sh, el, 1.0)
        pf = limb(
            [(sh[0], sh[1], puff * 0.78), (m1[0], m1[1], puff), (e2[0], e2[1], r[1] + 1.6)],
            2,
            "round",
            "round",
        )
        g.solid(pf, upper, (-6, -4), None, angle=25, step=3.8, w=1.5)
        if slash:
            dx, dy = el[0] - sh[0], el[1] - sh[1]
            n = math.hypot(dx, dy)
            nx, ny = -dy / n, dx / n
            for t in (-0.5, 0.05, 0.55):
                cx, cy = m1[0] + nx * puff * t, m1[1] + ny * puff * t
                ux, uy = dx / n, dy / n
                q = spline(
                    [
                        (cx - ux * 7, cy - uy * 7, 0),
                        (cx + nx * 2.3, cy + ny * 2.3),
                        (cx + ux * 7, cy + uy * 7, 0),
                        (cx - nx * 2.3, cy - ny * 2.3),
                    ]
                )
                g.shape(q, slash, True, 1.2)
    else:
        m1 = lerp(sh, el, 0.5)
        one = limb(
            [
                (sh[0], sh[1], r[0]),
                (m1[0], m1[1], (r[0] + r[1]) / 2),
                (el[0], el[1], r[1]),
                (m2[0], m2[1], (r[1] + r[2]) / 2),
                (wr[0], wr[1], r[2]),
            ],
            2,
            "round",
            "flat",
        )
        g.solid(one, upper, (-4.5, -3), None, angle=25, step=3.8, w=1.5)
    if cuffc:
        cuff(g, wr, el, r[2] + 1.6, 4.8, cuffc)


def shoe(g: Drawing, x: float, y: float, turn: float = 1, col: str = WHITE, s: float = 1.0) -> None:
    """Pointed shoe; (x, y) ankle centre, sole about 11 below."""
    L = Local(x, y, s, turn)
    sh = spline("-6,-3! -7.5,5 -7,11! 20,11! 21,8 12,4 6,-3! 0,-1")
    g.shape(L(sh), col)
    g.line(L.pts("-6,7.4 3,8 14,7.6"), 1.2)


def leg(
    g: Drawing,
    hip: Point,
    knee: Point,
    ankle: Point,
    col: str = RED,
    r: Joint = (12, 8.6, 5.6),
    turn: float = 1,
    shoec: str = WHITE,
) -> None:
    """Hose from hip over knee to ankle, and the shoe."""
    c = lerp(knee, ankle, 0.38)
    calf = limb(
        [
            (hip[0], hip[1], r[0]),
            (knee[0], knee[1], r[1]),
            (c[0], c[1], r[1] + 0.5),
            (ankle[0], ankle[1], r[2]),
        ],
        2,
    )
    g.solid(calf, col, (-5, -1), None, angle=8, step=4, w=1.4)
    shoe(g, ankle[0], ankle[1], turn, shoec)


def boot(
    g: Drawing,
    knee: Point,
    ankle: Point,
    turn: float = 1,
    col: str = BROWN,
    top: str = DARK_GOLD,
    r: Point = (10.4, 7),
) -> None:
    """Boot over a leg from below the knee."""
    c = lerp(knee, ankle, 0.5)
    sh = limb(
        [(knee[0], knee[1] + 9, r[0]), (c[0], c[1] + 4, r[0] - 1.4), (ankle[0], ankle[1], r[1])], 2
    )
    g.solid(sh, col, (-5, -1), None, angle=8, step=4, w=1.4)
    g.shape(
        limb(
            [
                (knee[0] - r[0], knee[1] + 8, 3.4),
                (knee[0], knee[1] + 10.4, 3.4),
                (knee[0] + r[0], knee[1] + 8, 3.4),
            ],
            1,
            "round",
            "round",
        ),
        top,
        True,
        1.8,
    )
    shoe(g, ankle[0], ankle[1], turn, col)
