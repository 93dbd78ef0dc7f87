"""Backs that belong to no deck, all unchanged by a half turn.

Each is drawn for cards of several heights, of which the window takes the one that fits a deck best.
"""

from collections.abc import Callable
from itertools import pairwise

from .drawing import Drawing, card_document
from .geometry import Shape, at, ellipse, limb, poly, rect, spline
from .palette import (
    BLUE,
    CARD_WIDTH,
    DARK_BLUE,
    DARK_GREEN,
    DARK_RED,
    GOLD,
    GREEN,
    PAPER,
    RED,
    WHITE,
)
from .signs.common import petals, star
from .window.emblems import broom

HEIGHTS = (307, 329, 365, 424)
"""The heights of cards 200 wide; every deck is within 3.5 % of one of them."""
MIDDLE = CARD_WIDTH / 2
NIGHT, MOON = "#1d2a50", "#f3e3b0"
WINE, ROSE = "#6b1f2c", "#e9b7a4"
LAKE, PALE_BLUE = "#175a63", "#9fd0cd"
RIVER = "#6ea7d3"


def _field(height: float, ground: str, line: str) -> Drawing:
    """A coloured field within the white rim, and a thin frame."""
    g = Drawing()
    g.shape(rect(8, 8, CARD_WIDTH - 16, height - 16, 8), ground, True, 2)
    g.shape(rect(14, 14, CARD_WIDTH - 28, height - 28, 5), "none", line, 2)
    return g


def _turned(g: Drawing, half: Drawing, height: float) -> None:
    """Add a drawing upright and turned about the middle of the card."""
    g.repeat(half, ["translate(0 0)", f"rotate(180 {MIDDLE:g} {height / 2:g})"])


def night(height: float) -> Drawing:
    """A night sky of stars; two moons about a star."""
    g = _field(height, NIGHT, MOON)
    rows = 2 * round((height - 60) / 32) + 1
    step = (height - 60) / (rows - 1)
    large, small = Shape(), Shape()
    for row in range(rows):
        y = 30 + row * step
        for column in range(-3, 4):
            x = MIDDLE + column * 22 + (0 if row % 2 else 11)
            if x > CARD_WIDTH - 28 or (x - MIDDLE) ** 2 + (y - height / 2) ** 2 < 62**2:
                continue
            if (2 * column + (0 if row % 2 else 1) + 2 * (row - rows // 2)) % 5 == 0:
                large = large + star(x, y, 4, 6.4, 2)
            else:
                small = small + ellipse(x, y, 1.4)
    g.shape(large, GOLD, False)
    g.shape(small, MOON, False)
    cy = height / 2
    g.shape(ellipse(MIDDLE, cy, 52), "#101a38", MOON, 2.4)
    moon = Drawing()
    crescent = spline(at(MIDDLE, cy, "6,-41! -22,-36 -40,-12 -36,14 -18,34! -26,10 -20,-20"))
    moon.shape(crescent, MOON, GOLD, 1.4)
    _turned(g, moon, height)
    g.shape(star(MIDDLE, cy, 8, 17, 7), GOLD, False)
    g.shape(ellipse(MIDDLE, cy, 4), "#101a38", False)
    return g


def brooms(height: float) -> Drawing:
    """Brooms upright and turned on a green trellis."""
    g = _field(height, DARK_GREEN, GOLD)
    columns = 6
    width = (CARD_WIDTH - 40) / columns
    rows = 2 * round((height - 40) / width / 2.6)
    step = (height - 40) / rows
    trellis = Drawing()
    lozenges = "".join(
        f"M{20 + width * (i + 0.5):.1f} 20l{width / 2:.1f} {step / 2:.1f} "
        f"{-width / 2:.1f} {step / 2:.1f} {-width / 2:.1f} {-step / 2:.1f}z"
        for i in range(columns)
    )
    trellis.path(lozenges, f' stroke="{GREEN}" stroke-width="2.4"')
    flowers = (petals(20 + width * (i + 0.5), 20 + step / 2, 4, 5.4, 2) for i in range(columns))
    trellis.shape(sum(flowers, Shape()), GOLD, False)
    g.repeat(trellis, [f"translate(0 {row * step:.1f})" for row in range(rows)])
    cy = height / 2
    g.shape(ellipse(MIDDLE, cy, 66, 96), PAPER, GOLD, 3)
    g.shape(ellipse(MIDDLE, cy, 60, 90), "none", GREEN, 1.6)
    besom = Drawing()
    broom(besom, 1.45)
    place = f"translate({MIDDLE:g} {cy:g}) rotate({{0}}) translate(-17 9) scale(.46)"
    g.repeat(besom, [place.format(turn) for turn in (8, 188)])
    return g


def partners(height: float) -> Drawing:
    """Rings linked in pairs; four cards, of which two and two are partners."""
    g = _field(height, WINE, ROSE)
    columns, radius = 6, 13.0
    width = (CARD_WIDTH - 40 - 2 * radius) / (columns - 1)
    rows = round((height - 40 - 2 * radius) / width) + 1
    step = (height - 40 - 2 * radius) / (rows - 1)
    chain = Drawing()
    xs = [20 + radius + i * width for i in range(columns)]
    chain.shape(sum((ellipse(x, 20 + radius, radius) for x in xs), Shape()), "none", ROSE, 1.6)
    chain.shape(sum((ellipse(x, 20 + radius, 2.4) for x in xs), Shape()), GOLD, False)
    g.repeat(chain, [f"translate(0 {row * step:.1f})" for row in range(rows)])
    cy = height / 2
    g.shape(ellipse(MIDDLE, cy, 66), WINE, GOLD, 3)
    g.shape(ellipse(MIDDLE, cy, 60), PAPER, WINE, 1.6)
    for colour, turn in ((RED, 0), (BLUE, 90)):
        card = Drawing()
        card.shape(rect(MIDDLE - 14, cy - 55, 28, 41, 4), WHITE, True, 2)
        card.shape(rect(MIDDLE - 10, cy - 51, 20, 33, 2), colour, False)
        card.shape(star(MIDDLE, cy - 34.5, 8, 8, 4), GOLD, False)
        places = [f"rotate({turn + half} {MIDDLE:g} {cy:g})" for half in (0, 180)]
        g.repeat(card, places)
    g.shape(petals(MIDDLE, cy, 8, 11, 6), GOLD, True, 1.8)
    g.shape(ellipse(MIDDLE, cy, 3.4), WINE, False)
    return g


def fifteen(height: float) -> Drawing:
    """Fifteen suns in five rows of three, flowers between them."""
    g = _field(height, LAKE, GOLD)
    xs = [MIDDLE + 52 * i for i in (-1, 0, 1)]
    ys = [height / 2 + (height - 90) / 4 * j for j in (-2, -1, 0, 1, 2)]
    flowers = (
        petals((x + right) / 2, (y + low) / 2, 4, 6, 2.2)
        for y, low in pairwise(ys)
        for x, right in pairwise(xs)
    )
    g.shape(sum(flowers, Shape()), PALE_BLUE, False)
    for parity, middle in enumerate((DARK_BLUE, RED)):
        sun = Drawing()
        sun.shape(star(0, 0, 16, 23, 15.6), GOLD, LAKE, 1.6)
        sun.shape(ellipse(0, 0, 12.4), middle, LAKE, 1.4)
        sun.shape(petals(0, 0, 8, 9.4, 5.2), PAPER, False)
        sun.shape(ellipse(0, 0, 2.4), middle, False)
        places = [
            f"translate({x:.1f} {y:.1f})"
            for row, y in enumerate(ys)
            for column, x in enumerate(xs)
            if (row + column) % 2 == parity
        ]
        g.repeat(sun, places)
    return g


def harbours(height: float) -> Drawing:
    """Waves between two shores; an anchor upright and one turned."""
    g = _field(height, DARK_BLUE, PAPER)
    columns = 8
    width = (CARD_WIDTH - 40) / columns
    rows = 2 * round((height - 44) / 26)
    step = (height - 44) / rows
    half = Drawing()
    for row in range(rows // 2):
        y = 22 + (row + 0.6) * step
        crest = "".join(
            f"M{20 + i * width:.1f} {y:.1f}q{width / 4:.1f} -9 {width / 2:.1f} 0t{width / 2:.1f} 0"
            for i in range(columns)
        )
        half.path(crest, f' stroke="{PAPER if row % 2 else "#7fb0dc"}" stroke-width="2.2"')
    _turned(g, half, height)
    cy = height / 2
    g.shape(ellipse(MIDDLE, cy, 60, 100), PAPER, GOLD, 3)
    g.shape(ellipse(MIDDLE, cy, 53, 93), DARK_RED, GOLD, 1.8)
    anchor = Drawing()
    anchor.shape(limb(at(MIDDLE, cy, "0,-70,3.4 0,-14,3.8"), 1, "flat", "flat"), GOLD, False)
    arms = spline(at(MIDDLE, cy, "-30,-40 -24,-22 0,-12 24,-22 30,-40"), False)
    anchor.shape(arms, "none", GOLD, 6)
    for m in (-1, 1):
        fluke = [(MIDDLE + m * x, cy + y) for x, y in ((31, -52), (39, -34), (22, -36))]
        anchor.shape(poly(fluke), GOLD, False)
    anchor.shape(limb(at(MIDDLE, cy, "-15,-60,3 15,-60,3"), 1, "round", "round"), GOLD, False)
    anchor.shape(ellipse(MIDDLE, cy - 77, 6), "none", GOLD, 3.6)
    _turned(g, anchor, height)
    g.shape(star(MIDDLE, cy, 8, 12, 5), PAPER, False)
    return g


def river(height: float) -> Drawing:
    """The sun of May over stripes of sky and silver."""
    g = Drawing()
    g.shape(rect(8, 8, CARD_WIDTH - 16, height - 16, 8), RIVER, True, 2)
    stripes = (rect(14 + (2 * i + 1) * 172 / 11, 14, 172 / 11, height - 28) for i in range(5))
    g.shape(sum(stripes, Shape()), PAPER, False)
    g.shape(rect(14, 14, CARD_WIDTH - 28, height - 28, 5), "none", DARK_BLUE, 2)
    g.shape(rect(20, 20, CARD_WIDTH - 40, height - 40, 3), "none", DARK_BLUE, 1.2)
    cy = height / 2
    for y in (cy - (height - 40) * 0.36, cy + (height - 40) * 0.36):
        g.shape(star(MIDDLE, y, 8, 15, 7), GOLD, DARK_BLUE, 1.6)
        for x in (MIDDLE - 47, MIDDLE + 47):
            g.shape(star(x, y, 8, 10, 5), GOLD, DARK_BLUE, 1.4)
    g.shape(ellipse(MIDDLE, cy, 62), PAPER, DARK_BLUE, 2.4)
    g.shape(ellipse(MIDDLE, cy, 56), RIVER, DARK_BLUE, 1.4)
    g.shape(star(MIDDLE, cy, 16, 53, 25), GOLD, DARK_BLUE, 1.4)
    g.shape(star(MIDDLE, cy, 16, 40, 24, -90 + 11.25), RED, DARK_BLUE, 1.2)
    g.shape(ellipse(MIDDLE, cy, 24), GOLD, DARK_BLUE, 2)
    g.shape(petals(MIDDLE, cy, 8, 18, 11), RED, False)
    g.shape(petals(MIDDLE, cy, 8, 10, 5, -67.5), PAPER, False)
    g.shape(ellipse(MIDDLE, cy, 3.6), DARK_BLUE, False)
    return g


BACKS: dict[str, Callable[[float], Drawing]] = {
    "night": night,
    "brooms": brooms,
    "partners": partners,
    "fifteen": fifteen,
    "harbours": harbours,
    "river": river,
}


def documents() -> dict[str, str]:
    """The backs as SVG, by id and height."""
    return {
        f"{name}-{height}": card_document(draw(height), CARD_WIDTH, height, f"{name} back")
        for name, draw in BACKS.items()
        for height in HEIGHTS
    }
