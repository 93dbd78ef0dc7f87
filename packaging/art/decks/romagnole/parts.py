"""Romagnole deck: signs, colours and parts shared by the cards.

The colours are few and flat; hair and horses are grey-brown. The whole figures are drawn at
the size of the other Italian decks and scaled to this long card, the ink keeps its weight.
"""

from collections.abc import Sequence

from ...drawing import Drawing
from ...geometry import Point, Points, Shape, at, ellipse, limb, poly, rect, spline
from ...palette import (
    BLUE,
    CARD_WIDTH,
    DARK_BLUE,
    DARK_GOLD,
    DARK_RED,
    GOLD,
    GREEN,
    INK,
    RED,
    SKY,
    WHITE,
)
from ...signs.common import star

HEIGHT = 356.0
MIDDLE = HEIGHT / 2
HAIR = "#85705c"
DARK = "#5d4b3e"
FAIR = "#a89274"
COAT = ("#b9ac9c", "#8f8274", "#5f5248", "#8f8172")
STONE = "#d3cdc0"
SAWN = "#f3dcae"
TONES = {  # flat, shaded and lit
    BLUE: (BLUE, DARK_BLUE, SKY),
    RED: (RED, DARK_RED, "#ee8a75"),
    GOLD: (GOLD, DARK_GOLD, "#fdebb4"),
}


def coin(r: float) -> Drawing:
    """Black disc with a white rim, a yellow star and a red boss."""
    g = Drawing()
    g.shape(ellipse(0, 0, r), WHITE, True, 2.2 if r > 20 else 1.8)
    g.shape(ellipse(0, 0, r * 0.87), INK, False)
    g.shape(star(0, 0, 8, r * 0.62, r * 0.36, -67.5), "#e8a33a", False)
    g.shape(star(0, 0, 8, r * 0.83, r * 0.3), GOLD, False)
    boss(g, 0, 0, r * 0.34)
    return g


def boss(g: Drawing, x: float, y: float, r: float) -> None:
    """A red boss in a yellow ring."""
    g.shape(ellipse(x, y, r), GOLD, True, 1.4 if r < 12 else 2)
    g.shape(ellipse(x, y, r * 0.72), RED, True, 1.2 if r < 12 else 1.7)
    g.shape(ellipse(x - r * 0.2, y - r * 0.24, r * 0.2, r * 0.15), TONES[RED][2], False)


def cup(w: float, h: float) -> Drawing:
    """Red mouth, long yellow neck, blue bowl, red foot; centred on the origin."""
    g = Drawing()
    sx, sy = w / 84, h / 116

    def fit(s: Shape) -> Shape:
        return s.scale(sx, sy).move(0, -h / 2)

    ow = 2.2 if w > 44 else 1.8
    foot = spline("-7,84! -10,94 -29,108! 29,108! 10,94 7,84!")
    g.solid(fit(foot), RED, (-8 * sx, 0), ow, angle=-24, step=3.4, w=1.4)
    g.shape(fit(rect(-33, 107, 66, 9, 2)), GOLD, True, ow)
    bowl = spline("-27,50! -38,58 -38,70 -24,81 -8,85! 8,85! 24,81 38,70 38,58 27,50! 0,55")
    g.solid(fit(bowl), BLUE, (-14 * sx, -4 * sy), ow, angle=18, step=3.4, w=1.6)
    for x in (-24, -12, 0, 12, 24):
        g.line(fit(spline([(x, 62), (x * 0.86, 72), (x * 0.4, 83)], False)), 1.3)
    neck = spline("-39,10! -29,22 -25,36 -29,52! 0,59 29,52! 25,36 29,22 39,10!")
    g.solid(fit(neck), GOLD, (-12 * sx, 0), ow, angle=4, step=3.4, w=1.4)
    g.line(fit(spline("-26,40 0,46 26,40", False)), 1.4)
    g.shape(fit(ellipse(0, 11, 41, 10.5)), GOLD, True, ow)
    g.shape(fit(ellipse(0, 10.6, 36, 7.6)), RED, True, ow * 0.75)
    g.shape(fit(spline("-33,9 0,4.4 33,9 0,7.4")), DARK_RED, False)
    g.shape(fit(limb("-9,86,4 9,86,4", 1, "round", "round")), GOLD, True, ow * 0.85)
    return g


def sword(length: float, bw: float, colour: str = BLUE, grip: float = 0.25) -> Drawing:
    """Straight flat blade in one of the three colours, point up; the origin is the guard."""
    g = Drawing()
    flat, dark, light = TONES[colour]
    hl = length * grip
    bl = length - hl
    tip = bw * 2.2
    blade = spline(
        [
            (-bw, 0, 0),
            (-bw, -bl + tip, 0),
            (-bw * 0.7, -bl + tip * 0.5),
            (0, -bl, 0),
            (bw * 0.7, -bl + tip * 0.5),
            (bw, -bl + tip, 0),
            (bw, 0, 0),
        ]
    )
    g.shape(blade, flat, False)
    g.shape(poly([(bw * 0.28, 0), (bw * 0.28, -bl + tip), (bw, -bl + tip), (bw, 0)]), dark, False)
    g.shape(rect(-bw * 0.72, -bl + tip, bw * 0.4, bl - tip), light, False)
    g.shape(blade, "none", True, 2.1)
    handle = spline(
        [
            (-bw * 0.5, 0, 0),
            (-bw * 0.8, hl * 0.4),
            (-bw * 0.45, hl * 0.8, 0),
            (bw * 0.45, hl * 0.8, 0),
            (bw * 0.8, hl * 0.4),
            (bw * 0.5, 0, 0),
        ]
    )
    g.shape(handle, GREEN, True, 1.9)
    for t in (0.22, 0.4, 0.58):
        g.line([(-bw * 0.66, hl * (t + 0.05)), (bw * 0.66, hl * (t - 0.05))], 1.4, GOLD)
    g.shape(ellipse(0, hl * 0.86, bw * 0.86), GOLD, True, 1.8)
    g.shape(ellipse(0, hl * 0.86, bw * 0.34), RED, True, 1)
    guard = [
        (-bw * 3.2, bw * 0.9, bw * 0.55),
        (-bw * 2.5, -bw * 0.1, bw * 0.5),
        (0, 0, bw * 0.62),
        (bw * 2.5, -bw * 0.1, bw * 0.5),
        (bw * 3.2, bw * 0.9, bw * 0.55),
    ]
    g.shape(limb(guard, 2, "round", "round"), GOLD, True, 1.9)
    g.shape(ellipse(0, 0, bw * 0.95, bw * 1.05), GOLD, True, 1.7)
    g.shape(ellipse(0, 0, bw * 0.4), RED, True, 1)
    return g


def club(h: float, w: float, colour: str = BLUE) -> Drawing:
    """A plain club of one colour with cut ends, thick end up, centred on the origin."""
    g = Drawing()
    flat, dark, light = TONES[colour]
    H = h * 0.47
    spine = [(0, -H, w * 0.44), (0, -H * 0.55, w * 0.5), (0, H * 0.2, w * 0.34), (0, H, w * 0.22)]
    sh = limb(spine, 2)
    g.shape(sh, flat, False)
    right = limb([(x + r * 0.62, y, r * 0.38) for x, y, r in spine], 2)
    g.shape(right, dark, False)
    left = [(-r * 0.5, y, r * 0.13) for _x, y, r in spine[1:3]]
    g.shape(limb([(-w * 0.22, -H * 0.84, 0.8), *left], 2, "round", "point"), light, False)
    g.hatch(sh, shift=(-w * 0.2, -3), angle=24, step=4, w=1.5)
    g.shape(sh, "none", True, 2.2)
    g.shape(ellipse(0, -H, w * 0.44, w * 0.17), SAWN, True, 2)
    g.shape(ellipse(0, -H, w * 0.24, w * 0.08), "none", True, 1.1)
    g.shape(ellipse(0, H, w * 0.22, w * 0.09), SAWN, True, 1.6)
    return g


Stub = tuple[float, float, float, float]


def trunk(
    h: float, w: float, colour: str, stubs: Sequence[Stub], top: float = 0.46, low: float = 0.36
) -> Drawing:
    """A trunk with its branches lopped, round sawn top, centred on the origin.

    A stub is its side (1 or -1), the fraction of the height where it grows, its radius and
    its length.
    """
    g = Drawing()
    H = h / 2
    for side, t, r, length in stubs:
        x, y = side * w * (top + (low - top) * t) * 0.5, -H + h * t
        tip = (x + side * length, y - length * 0.8)
        grown = limb([(x, y, r * 1.25), (*tip, r)], 1, "round", "flat")
        g.solid(grown, colour, (-4, -2), 2, angle=24, step=4, w=1.5)
        g.shape(ellipse(*tip, r, r * 0.52).rot(side * 51, *tip), SAWN, True, 1.7)
    bark = limb(
        [
            (0, -H, w * top),
            (1, -H * 0.4, w * (top + 0.01)),
            (-1, H * 0.4, w * low),
            (0, H, w * low),
        ],
        2,
    )
    g.shape(bark, colour, False)
    g.hatch(bark, shift=(-w * 0.24, -3), angle=24, step=4.2, w=1.8)
    g.shape(bark, "none", True, 2.3)
    light = TONES[colour][2]
    for i, (x, a, b) in enumerate(((-0.2, 0.1, 0.34), (0.04, 0.3, 0.56), (-0.16, 0.6, 0.86))):
        y0, y1 = -H + h * a, -H + h * b
        crack = [(x * w, y0, 0), (x * w + w * 0.05, (y0 + y1) / 2), (x * w, y1, 0)]
        g.shape(spline([*crack, (x * w - w * 0.04, (y0 * 2 + y1) / 3)]), light, True, 1.1)
        g.line(at(w * (0.16 + 0.03 * i), (y0 + y1) / 2, "0,-14 3,0 0,16"), 1.2)
    g.shape(ellipse(0, -H, w * top, w * top * 0.44), SAWN, True, 2.2)
    g.shape(ellipse(0, H, w * low, w * low * 0.4), SAWN, True, 2)
    for k in (0.66, 0.34):
        g.shape(ellipse(0, -H, w * top * k, w * top * 0.44 * k), "none", True, 1.2)
    return g


def turf(g: Drawing, y: float = 304, x0: float = 22, x1: float = 178) -> None:
    """A strip of green turf with tufts."""
    g.solid(
        spline(
            [
                (x0, y + 13, 0),
                (x0 + 12, y + 3),
                (100, y - 3),
                (x1 - 12, y + 3),
                (x1, y + 13, 0),
                (100, y + 16),
            ]
        ),
        GREEN,
        (0, -6),
        2.1,
        angle=0,
        step=3.8,
        w=1.4,
    )
    for x in range(int(x0) + 18, int(x1) - 10, 26):
        g.line(at(x, y, "-4,-3 -1,3"), 1.6, smooth=False)
        g.line(at(x, y, "1,-6 1,3"), 1.6, smooth=False)
        g.line(at(x, y, "6,-3 3,3"), 1.6, smooth=False)


def flags(g: Drawing, y: float = 298, x0: float = 24, x1: float = 176) -> None:
    """A floor of stone slabs."""
    g.shape(poly([(x0 + 12, y), (x1 - 12, y), (x1, y + 14), (x0, y + 14)]), STONE)
    slab = rect(x0, y + 14, x1 - x0, 6)
    g.solid(slab, "#a9a294", (0, -3), 2, angle=60, step=4, w=1.2)
    for t in (0.2, 0.4, 0.6, 0.8):
        a, b = x0 + 12 + (x1 - x0 - 24) * t, x0 + (x1 - x0) * t
        g.line([(a, y), (b, y + 14)], 1.3, smooth=False)
    g.line([(x0 + 6, y + 6.4), (x1 - 6, y + 6.4)], 1.3, smooth=False)


def surface(scale: float = 1.12, dx: float = 0, dy: float = 0) -> Drawing:
    """For a figure in the size of a card of 330, scaled to this one with its ground kept low.

    dx and dy move it, in units of the figure.
    """
    low = HEIGHT - 7 - 318 * scale
    return Drawing(xf=(scale, CARD_WIDTH / 2 * (1 - scale) + dx * scale, low + dy * scale))


def riding(turn: float, dy: float = 0) -> Drawing:
    """For a rider to the side turn: smaller, for a horse is wide; `surface` for the rest."""
    return surface(1.03, turn * 3, dy)


def ribbon(g: Drawing, points: Points, col: str) -> None:
    """A band of cloth along joints (x, y, half width)."""
    g.solid(limb(points, 3), col, (0, -5), None, angle=70, step=4.2, w=1.4)


def flower(g: Drawing, p: Point, r: float, col: str) -> None:
    """A rosette of ribbon."""
    x, y = p
    g.shape(star(x, y, 10, r, r * 0.76), col, True, 1.8)
    g.shape(ellipse(x, y, r * 0.42), GOLD if col != GOLD else RED, True, 1.4)
