"""The form of a badge: a medal on a ribbon, its rim after the tier."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ...drawing import Drawing, picture_document
from ...geometry import Shape, ellipse, poly, spline
from ...palette import BROWN, DARK_GOLD, DARK_RED, GOLD, GREEN, RED
from ...signs.common import dots, petals, star

X, Y = 100.0, 93.5
FIELD = 71.0
"""Radius of the field. An emblem fills about 56 units round its own origin."""

INK_WEIGHT = 3.4
BRONZE_METAL, SILVER_METAL, STEEL = "#cb8246", "#d3d8de", "#6d7f92"


class Tier(Enum):
    """The metal of the rim. Its outline differs, too: smooth, scalloped, rayed."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


Emblem = Callable[[Drawing], None]


@dataclass(frozen=True)
class Badge:
    """What a badge shows; an emblem that fills the field is drawn under the rim."""

    tier: Tier
    ground: str
    emblem: Emblem
    ribbon: str = RED
    rays: str | None = None
    fills_field: bool = False

    def document(self, title: str) -> str:
        """The badge as SVG."""
        g = Drawing()
        _ribbon(g, self.ribbon)
        emblem = Drawing()
        self.emblem(emblem)
        g.shape(_outline(self.tier), _METALS[self.tier])
        g.shape(ellipse(X, Y, FIELD), self.ground, not self.fills_field)
        if self.rays:
            _rays(g, self.rays)
        if self.fills_field:
            g.add(emblem, f"translate({X:g} {Y:g})")
            rim = _outline(self.tier) + ellipse(X, Y, FIELD)
            g.path(rim.path_data(), f' fill="{_METALS[self.tier]}" fill-rule="evenodd"')
        _ornament(g, self.tier)
        if not self.fills_field:
            g.add(emblem, f"translate({X:g} {Y:g})")
        return picture_document(g, 200, 200, title, INK_WEIGHT)


_METALS = {Tier.BRONZE: BRONZE_METAL, Tier.SILVER: SILVER_METAL, Tier.GOLD: GOLD}


def _outline(tier: Tier) -> Shape:
    if tier is Tier.BRONZE:
        return ellipse(X, Y, 85)
    if tier is Tier.SILVER:
        return petals(X, Y, 20, 88, 82.5)
    return star(X, Y, 26, 90, 79)


def _ornament(g: Drawing, tier: Tier) -> None:
    """What is struck into the rim."""
    if tier is Tier.BRONZE:
        g.shape(dots(X, Y, 28, 78, 2.3), BROWN, False)
    elif tier is Tier.SILVER:
        g.shape(dots(X, Y, 20, 79, 3.2), STEEL, False)
    else:
        g.shape(dots(X, Y, 26, 75.6, 2.1, -90 + 180 / 26), DARK_RED, False)


def _ribbon(g: Drawing, colour: str) -> None:
    """Two swallow-tailed ends under the medal."""
    edge = DARK_GOLD if colour in (RED, GREEN) else GOLD
    for m in (-1, 1):
        tail = [(X + m * 8, 140), (X + m * 31, 196), (X + m * 43, 185), (X + m * 59, 189)]
        tail.append((X + m * 52, 120))
        g.shape(poly(tail), colour)
        g.line([(X + m * 30, 130), (X + m * 43.5, 184)], 3.6, edge, smooth=False)


def _rays(g: Drawing, colour: str) -> None:
    shape = Shape()
    for i in range(18):
        ray = poly([(X, Y), (X - 5.4, Y - FIELD + 1.9), (X + 5.4, Y - FIELD + 1.9)])
        shape = shape + ray.rot(20 * i, X, Y)
    g.shape(shape, colour, False)


def thick(g: Drawing, line: Shape, colour: str, width: float, rim: float = 6.6) -> None:
    """A line as a coloured band between ink lines."""
    g.path(line.path_data(), f' stroke-width="{width + rim:g}"')
    g.path(line.path_data(), f' stroke="{colour}" stroke-width="{width:g}"')


def barred(g: Drawing) -> None:
    """The bar that says: without."""
    thick(g, spline("-41,-41 41,41", False), RED, 9)
