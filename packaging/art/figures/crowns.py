"""Crowns and wreaths."""

from ..drawing import Drawing
from ..geometry import Knot, ellipse, knots, limb, spline
from ..palette import BLUE, GOLD, GREEN, RED, WHITE
from .local import Local

BAND: list[Knot] = [*knots("19,0! 10,3 0,4 -10,3 -19,0! -20,-7")]
LINING = "-21,-17 0,-20 21,-17"
ARCHED_LINING = "-21,-16 -12,-26 0,-27 12,-26 21,-16"
TOPS = {
    "points": "-25.5,-23! -17.5,-13! -13,-26! -7,-12.5! 0,-28.5! 7,-12.5! 13,-26! 17.5,-13! "
    "25.5,-23!",
    "flared": "-29,-27! -20.5,-19! -14.5,-27! -8,-19! 0,-28! 8,-19! 14.5,-27! 20.5,-19! 29,-27!",
    "leaves": "-24,-13! -27,-21 -21,-24 -15,-18 -13.5,-11! -11,-19 -8,-25 0,-31 8,-25 11,-19 "
    "13.5,-11! 15,-18 21,-24 27,-21 24,-13!",
    "peak": "-24,-18! -17.5,-11! -12,-21! -6.5,-13! 0,-36! 6.5,-13! 12,-21! 17.5,-11! 24,-18!",
    "fleur": "-20.6,-12! -25,-14 -25.6,-20 -22,-20 -20,-26! -16.6,-20 -13,-16! -10.6,-12! "
    "-8,-15 -8.4,-22 -4,-21 0,-32! 4,-21 8.4,-22 8,-15 10.6,-12! "
    "13,-16! 16.6,-20 20,-26! 22,-20 25.6,-20 25,-14 20.6,-12!",
}
VEINS = {
    "leaves": ("0,-13 0,-25", "-19,-12 -21,-19", "19,-12 21,-19"),
    "fleur": ("-6,-15.5 0,-14 6,-15.5",),
}
PEARLS = {
    "points": ("-25.5,-24 -13,-27.5 0,-30 13,-27.5 25.5,-24", 2.9),
    "fleur": ("-11.6,-16.4 11.6,-16.4", 2.3),
    "peak": ("-24,-19 -12,-22 0,-37 12,-22 24,-19", 2.5),
}


class _Crown:
    """A crown in its own units: half width 19, height 22 above the band, before scaling."""

    def __init__(self, g: Drawing, frame: Local, height: float, colour: str) -> None:
        self.g, self.frame, self.colour = g, frame, colour
        self.k = height / 22
        self.pearl = WHITE if colour == GOLD else GOLD

    def tall(self, points: str) -> list[Knot]:
        """Knots whose height follows that of the crown."""
        return [(x, y * self.k, *rest) for x, y, *rest in knots(points)]

    def bead(self, x: float, y: float, r: float, ink: float) -> None:
        self.g.shape(self.frame(ellipse(x, y * self.k, r)), self.pearl, True, ink)

    def metal(self, outline: list[Knot]) -> None:
        shade = (-8 * self.frame.s, 0)
        self.g.solid(
            self.frame(spline(outline)), self.colour, shade, None, angle=-80, step=3.6, w=1.2
        )

    def arched(self, lining: str) -> None:
        """Closed, with two arches and an orb on top."""
        g, frame, k = self.g, self.frame, self.k
        inside = [*knots("-18,-7!"), *self.tall(ARCHED_LINING), *knots("18,-7! 0,-4")]
        g.shape(frame(spline(inside)), lining, True, 1.8)
        for m in (1, -1):
            arch = [(m * 18.6, -6, 2.4), (m * 22.5, -15 * k, 2.6)]
            arch += [(m * 14, -26 * k, 2.4), (m * 1, -29 * k, 2.2)]
            g.shape(frame(limb(arch)), self.colour, True, 1.7)
            for x, y in ((21.6, -12), (20.6, -20), (13.6, -26.4)):
                self.bead(m * x, y, 1.9, 1.1)
        rib = limb([(0, -5, 3), (0, -14 * k, 3), (0, -29 * k, 2.4)], 1)
        g.shape(frame(rib), self.colour, True, 1.7)
        for y in (-12, -19):
            self.bead(0, y, 1.9, 1.1)
        top = -30 * k
        g.shape(frame(ellipse(0, top - 2, 4)), self.colour, True, 1.7)
        g.line(frame.pts([(0, top - 6), (0, top - 13)]), 2.6)
        g.line(frame.pts([(-3, top - 9.6), (3, top - 9.6)]), 2.4)
        self.metal([*BAND, *knots("-20,-9! -8,-6 8,-6 20,-9! 20,-7")])

    def open(self, kind: str, lining: str) -> None:
        """Open, with rays, leaves or lilies."""
        g, frame = self.g, self.frame
        inside = [*knots("-18,-9!"), *self.tall(LINING), *knots("18,-9! 0,-5")]
        g.shape(frame(spline(inside)), lining, True, 1.8)
        top = self._spikes() if kind == "spikes" else self.tall(TOPS[kind])
        self.metal([*BAND, *top, (20, -7)])
        for vein in VEINS.get(kind, ()):
            g.line(frame.pts(self.tall(vein)), 1.3 if kind == "leaves" else 1.4)
        places, r = PEARLS.get(kind, ("", 0.0))
        for x, y in knots(places):
            self.bead(x, y, r, 1.4)

    def _spikes(self) -> list[Knot]:
        out: list[Knot] = []
        for i in range(7):
            x = -24.5 + 49 * i / 6
            out.append((x, (-24 - 5 * (1 - abs(x) / 25)) * self.k, 0))
            if i < 6:
                out.append((x * 0.9 + 3.7, -10.5 * self.k, 0))
        return out


def crown(
    g: Drawing,
    x: float,
    y: float,
    w: float = 19,
    h: float = 22,
    turn: float = 1,
    col: str = GOLD,
    lining: str = RED,
    jewels: tuple[str, str, str] = (RED, BLUE, RED),
    kind: str = "points",
) -> None:
    """A crown, half width w, height h above its band; (x, y) is the centre of the band's foot.

    kind: points (five rays with pearls), flared (spreading, toothed), fleur (lilies), arched
    (closed, an orb on top), spikes (radiate), leaves, peak (rays, that in front high).
    """
    frame = Local(x, y, w / 19, turn)
    drawn = _Crown(g, frame, h, col)
    if kind == "arched":
        drawn.arched(lining)
    else:
        drawn.open(kind, lining)
    g.line(frame.pts("-19.4,-7.5 -8,-4.6 8,-4.6 19.4,-7.5"), 1.5)
    for jx, jewel in zip((-11.5, 0, 11.5), jewels, strict=True):
        g.shape(frame(ellipse(jx, -1.8 if jx else -0.8, 2.4, 2.1)), jewel, True, 1.1)


def diadem(
    g: Drawing, x: float, y: float, s: float = 1.0, turn: float = 1, jewel: str = RED
) -> None:
    """A band of gold on the hair, a jewel in its peak; (x, y) is the centre of its foot."""
    L = Local(x, y, s, turn)
    band = spline("19,0! 10,3 0,4 -10,3 -19,0! -20,-5! -9,-3.6 -5,-8 0,-15! 5,-8 9,-3.6 20,-5!")
    g.shape(L(band), GOLD, True, 2)
    g.shape(L(spline("0,-9! 3.4,-4 0,1! -3.4,-4")), jewel, True, 1.2)
    for px in (-14.5, -9, 9, 14.5):
        g.shape(L(ellipse(px, -0.8, 1.7)), WHITE, True, 1)


def wreath(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = GREEN,
    berry: str = RED,
) -> None:
    """Laurel round the brow."""
    L = Local(x, y, s, turn)
    for i in range(9):
        t = -1 + i / 4
        px, py = 20 * t, -7 + 6 * t * t
        for o in (-1, 1):
            g.shape(
                L(spline("0,0! 3.4,-4.6 11,-4! 5,1.4").rot(-70 + 50 * o + 25 * t).move(px, py)),
                col,
                True,
                1.6,
            )
    for px, py in ((-13, -6), (0, -9), (13, -6)):
        g.shape(L(ellipse(px, py, 2.6)), berry, True, 1.3)
