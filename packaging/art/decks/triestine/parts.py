"""Triestine deck: signs, colours and parts shared by the cards.

Red, blue, ochre and yellow; dark straight hair. A white band with the name lies across the
courts; it is lettered once and reads one way, so a court is not the same turned.
"""

import math
from collections.abc import Callable

from ...cutting import cut
from ...deck import Draw
from ...drawing import Drawing
from ...figures.garments import right_of
from ...figures.halves import frame, mirrored
from ...geometry import Shape, ellipse, limb, poly, rect, spline
from ...glyphs import glyphs, motto
from ...palette import BLUE, CARD_WIDTH, DARK_RED, GOLD, INK, RED, WHITE
from ...signs.common import dots, petals, star

HEIGHT = 370.0
MIDDLE = HEIGHT / 2
EDGE = 11.0
BAND = 26.0
ROUND = 14.0
OCHRE = "#d79b35"
SEGMENTS = (BLUE, GOLD, RED)
INDEX_WEIGHT = 2.9


def framed() -> Drawing:
    """A card with its rounded frame."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, EDGE, r=ROUND)
    return g


def indices(g: Drawing, text: str, left: bool = True) -> None:
    """A bold index in the upper left or right corner and in the opposite one."""
    width = 16 if len(text) > 1 else 9
    x = 18 + width / 2 if left else CARD_WIDTH - 18 - width / 2
    number = glyphs(text, x, 19, 17, centre=True, weight=INDEX_WEIGHT)
    g.add(number)
    g.add(number, f"rotate(180 100 {MIDDLE:g})")


def coin(r: float) -> Drawing:
    """Half blue, half yellow, with a star counterchanged, and a red hub."""
    g = Drawing()
    g.shape(ellipse(0, 0, r), WHITE, True, 2.2 if r > 20 else 1.8)
    if r > 30:
        g.shape(dots(0, 0, 32, r * 0.93, 1.5), INK, False)
    k = r * 0.85
    disc = ellipse(0, 0, k)
    rays = star(0, 0, 14, k * 0.98, k * 0.5, -90 + 180 / 14)
    g.shape(disc, BLUE, False)
    g.shape(cut(disc, right_of(0)), GOLD, False)
    g.shape(cut(rays, right_of(0)), BLUE, True, 1.2)
    g.shape(cut(rays, right_of(0)).rot(180), GOLD, True, 1.2)
    g.shape(disc, "none", True, 1.9)
    g.shape(ellipse(0, 0, k * 0.46), WHITE, True, 1.6)
    g.shape(ellipse(0, 0, k * 0.38), RED, True, 1.6)
    g.shape(petals(0, 0, 6, k * 0.24, k * 0.1), GOLD, True, 1)
    return g


def cup(w: float, h: float, mark: str = "") -> Drawing:
    """Open six-sided goblet: red with gold rims, blue stem; centred, `mark` is in its mouth."""
    g = Drawing()
    sx, sy = w / 72, h / 116
    ow = 2.1 if w > 40 else 1.7

    def part(points: str, colour: str, sw: float = 1.0) -> None:
        g.shape(poly(points).scale(sx, sy).move(0, -h / 2), colour, True, ow * sw)

    def edge(points: str) -> None:
        g.line(poly(points, False).scale(sx, sy).move(0, -h / 2), 1.4)

    part("-33,104 -33,111 -17,116 17,116 33,111 33,104 17,109 -17,109", GOLD)
    part("-33,104 -18,92 18,92 33,104 17,109 -17,109", RED)
    edge("-17,109 -9,93")
    edge("17,109 9,93")
    stem = spline("-15,94! -9,86 -7,74 -10,60! 10,60! 7,74 9,86 15,94!")
    stem = stem.scale(sx, sy).move(0, -h / 2)
    g.solid(stem, BLUE, (-6 * sx, 0), ow, angle=-14, step=3.4, w=1.3)
    part("-13,70 13,70 13,77 -13,77", GOLD, 0.85)
    part("-35,26 -27,50 -10,61 10,61 27,50 35,26 17,36 -17,36", RED)
    edge("-17,36 -9,60")
    edge("17,36 9,60")
    part("-35,14 -35,28 -18,38 18,38 35,28 35,14 18,24 -18,24", GOLD)
    edge("-18,24 -18,38")
    edge("18,24 18,38")
    part("-35,14 -18,4 18,4 35,14 18,24 -18,24", GOLD)
    part("-27,14 -14,7.4 14,7.4 27,14 14,20.6 -14,20.6", WHITE if mark else DARK_RED, 0.8)
    if mark:
        size = 9 * sy
        g.add(glyphs(mark, 0, -h / 2 + 14 * sy - size / 2, size, RED, True, 3.2))
    elif w > 38:
        for x in (-26.5, 0.0, 26.5):
            y = 31 if not x else 26.5
            gem = poly([(x, y - 4.4), (x + 4, y), (x, y + 4.4), (x - 4, y)])
            g.shape(gem.scale(sx, sy).move(0, -h / 2), BLUE, True, 1.1)
    return g


def lozenge(g: Drawing, text: str, x: float, y: float, w: float, h: float) -> None:
    """A lozenge with the number of the card, where blades or rods cross."""
    g.shape(poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)]), GOLD)
    k = 0.78
    inner = poly([(x, y - h * k), (x + w * k, y), (x, y + h * k), (x - w * k, y)])
    g.shape(inner, WHITE, True, 1.6)
    cap = min(h * 0.72, w * 0.94)
    g.add(glyphs(text, x, y - cap / 2, cap, RED, centre=True, weight=3.4))


def quarter_suns(g: Drawing) -> None:
    """Quarters of the sun in the upper corners."""
    for m in (1, -1):
        x = 100 - m * (100 - EDGE - 1)
        for i in range(5):
            a = math.radians(8 + i * 18.5)
            tip = (x + m * 50 * math.cos(a), EDGE + 1 + 50 * math.sin(a))
            root = [
                (x + m * 31 * math.cos(a + d), EDGE + 1 + 31 * math.sin(a + d))
                for d in (-0.12, 0.12)
            ]
            g.shape(poly([root[0], tip, root[1]]), RED if i % 2 else BLUE, True, 1.6)
        e = EDGE + 1
        corner = [(x, e + 31, 0), (x, e + 13, 0), (x + m * 3.8, e + 3.8), (x + m * 13, e, 0)]
        quarter = [*corner, (x + m * 31, e, 0), (x + m * 22, e + 22)]
        g.shape(spline(quarter), GOLD, True, 1.9)


def scroll(g: Drawing, points: str, colour: str, m: float = 1) -> None:
    """A curling stroke along joints from the middle of the card, mirrored for m = -1."""
    sh = limb(points, 3, "flat", "round").move(100, 0)
    g.solid(sh if m > 0 else sh.mirror(100), colour, (-3, -3), 1.9, angle=30, step=4, w=1.3)


def court(
    half: Callable[[Drawing], None], rank: str, name: str, index: str, left: bool = False
) -> Draw:
    """A court whose half is repeated beyond the band with its name."""

    def band(g: Drawing) -> None:
        g.shape(rect(EDGE, MIDDLE - BAND / 2, CARD_WIDTH - 2 * EDGE, BAND), WHITE, True, 1.9)
        motto(g, [f"{rank} DI {name}"], 100, MIDDLE - 6, 12)

    def card() -> Drawing:
        g = mirrored(half, CARD_WIDTH, HEIGHT, EDGE, r=ROUND, over=band, foot=186, gap=BAND)
        indices(g, index, left)
        return g

    return card


def sword_hilt(g: Drawing, x: float, y: float, up: bool = True) -> None:
    """Gold guard at (x, y), red grip and blue ball, below it or above."""
    m = 1 if up else -1
    guard = limb([(x - 15, y, 4.4), (x, y - m * 4, 4.6), (x + 15, y, 4.4)], 2, "round", "round")
    g.shape(rect(x - 5, min(y, y + m * 32), 10, 32, 3), RED, True, 2)
    for t in (8, 16, 24):
        g.line([(x - 5, y + m * t + 2), (x + 5, y + m * t - 2)], 1.5, GOLD)
    g.shape(guard, GOLD, True, 2)
    g.shape(ellipse(x, y + m * 36, 6.4), BLUE, True, 2)


def flowers(g: Drawing, cx: float, spots: str, colour: str) -> None:
    """Little flowers on a robe at x (from its middle), y."""
    for spot in spots.split():
        x, y = (float(v) for v in spot.split(","))
        g.shape(petals(cx + x, y, 5, 5.2, 2.6), colour, True, 1.2)
        g.shape(ellipse(cx + x, y, 1.7), RED if colour != RED else GOLD, False)


def crescent(x: float, y: float, r: float) -> Shape:
    """A waxing moon."""
    return spline(
        [
            (x - r * 0.5, y - r * 0.86, 0),
            (x + r * 0.7, y - r * 0.6),
            (x + r * 0.7, y + r * 0.6),
            (x - r * 0.5, y + r * 0.86, 0),
            (x + r * 0.16, y),
        ]
    )
