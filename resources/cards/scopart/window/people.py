"""Portraits that a person can choose. 200 units round, as those of the computer players."""

import math
from collections.abc import Iterator

from ..drawing import Drawing
from ..figures.hats import turban
from ..figures.heads import head, neck
from ..figures.local import Local
from ..geometry import Knot, Points, Shape, at, ellipse, knots, lerp, limb, rect, spline
from ..palette import (
    BLOND,
    BLUE,
    BROWN,
    DARK_BLUE,
    DARK_GOLD,
    DARK_GREEN,
    DARK_HAIR,
    DARK_RED,
    GOLD,
    GREEN,
    GREY,
    INK,
    RED,
    SKIN,
    SKY,
    TURF,
    WHITE,
)
from ..signs.common import dots, petals, star
from .portraits import RF, C, Medallion, bust, field

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


def inside(shape: Shape) -> Shape:
    """The shape with the points beyond the field drawn in to its edge, under the ring."""
    limit = RF + 5.0

    def drawn_in(p: tuple[float, float]) -> tuple[float, float]:
        distance = math.hypot(p[0] - C, p[1] - C)
        return lerp((C, C), p, limit / distance) if distance > limit else p

    return shape.map(drawn_in)


def lapels(g: Drawing, colour: str, spread: float = 24, low: float = 186) -> None:
    """The turned collar of a coat, down to a button."""
    for m in (-1, 1):
        outline = [(C + m * 12, 136, 0), (C + m * spread, 140, 0), (C + m * (spread + 8), 156, 0)]
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


def nonna() -> Drawing:
    """Grandmother: grey bun, gold spectacles, crocheted shawl."""
    g = Drawing()
    field(g, MINT, "#94c69e")
    bust(g, "#7d3b57", 60, 138)
    neck(g, C, 98, 1.5, 1, SKIN, 32)
    shawl = "62,134! 46,142 36,160 30,186! 62,196 100,196! 100,176! 84,158 78,136!"
    for half in (spline(shawl), spline(shawl).mirror(C)):
        g.solid(inside(half), WHITE, (-8, -3), None, angle=20, step=5, w=1.5)
    for x, y in ((56, 152), (48, 170), (70, 170), (66, 186), (144, 152), (152, 170), (130, 170)):
        g.shape(petals(x, y, 5, 5, 2.6), ROSE, True, 1.3)
    g.shape(ellipse(C, 172, 6.4), GOLD, True, 2.2)
    g.shape(ellipse(C, 172, 2.4), RED, False)
    f = head_frame(100)
    bun = f(ellipse(-9, -28, 10.4, 8.6))
    g.solid(bun, GREY, (-5, -4), None, angle=25, step=4, w=1.4)
    g.line(f.pts("-16,-30 -9,-34 -2,-29 -8,-25 -12,-28"), 1.4)
    head(g, C, 100, HEAD, 1, hair=GREY, style="swept", brow=GREY, mood="merry", old=True)
    spectacles(g, f, GOLD)
    earring(g, f, WHITE)
    return g


def nonno() -> Drawing:
    """Grandfather: flat cap, white moustache, waistcoat."""
    g = Drawing()
    field(g, SAND, "#e0c88f")
    bust(g, WHITE, 62, 138, False)
    vest = "70,137! 54,146 46,166 42,192! 98,194! 100,172! 86,156 80,136!"
    for half in (spline(vest), spline(vest).mirror(C)):
        g.solid(inside(half), GREEN, (-8, -3), None, angle=20, step=5, w=1.6)
    neck(g, C, 97, 1.55, -1, TAN, 30)
    collar(g)
    g.shape(spline("100,150! 88,144 84,152 88,160! 100,154! 112,160! 116,152 112,144"), RED)
    g.shape(ellipse(C, 152, 4), RED, True, 2)
    head(
        g,
        C,
        100,
        HEAD,
        -1,
        TAN,
        GREY,
        "short",
        moustache=WHITE,
        lips=None,
        brow=GREY,
        old=True,
        cheek=TAN_CHEEK,
    )
    f = head_frame(80, -1)
    top = "-19,0! -24,-8 -24,-17 -12,-24 6,-23 20,-17 28,-7 24,-1! 12,-4 0,-6 -12,-3"
    g.solid(f(spline(top)), SLATE, (-8, -4), None, angle=15, step=4, w=1.5)
    g.line(f.pts("-6,-22 4,-14 26,-6"), 1.6)
    g.line(f.pts("-18,-20 -8,-11 6,-5"), 1.4)
    g.shape(f(spline("2,-6! 14,-8 30,-4 33,1! 20,0 6,1!")), SLATE)
    g.shape(f(ellipse(3, -23, 2.4, 1.6)), SLATE, True, 1.6)
    return g


def barista() -> Drawing:
    """Barista: curly black hair with a red band, green apron, espresso."""
    g = Drawing()
    field(g, PEACH, "#e9ac88")
    f = head_frame(98)
    puff = "0,-34 13,-31 22,-23 26,-11 25,2 19,12 -14,20 -24,12 -29,1 -29,-13 -24,-25 -13,-32"
    g.solid(f(scallops(puff)), BLACK_HAIR, None)
    bust(g, WHITE, 58, 140)
    neck(g, C, 96, 1.5, 1, UMBER, 31)
    g.shape(spline("80,136! 88,150 100,156 112,150 120,136! 100,146"), WHITE)
    apron = spline("76,168! 100,172 124,168! 132,196! 68,196!")
    g.solid(inside(apron), GREEN, (-9, -3), None, angle=20, step=5, w=1.6)
    for m in (-1, 1):
        g.shape(
            limb([(C + m * 27, 142, 4.2), (C + m * 25, 156, 4.2), (C + m * 22, 170, 4.2)]), GREEN
        )
    head(
        g,
        C,
        98,
        HEAD,
        1,
        UMBER,
        BLACK_HAIR,
        "none",
        lips=RED,
        brow=INK,
        mood="merry",
        cheek=UMBER_CHEEK,
    )
    fringe = (
        "-16.4,3 -19,-3 -15.5,-8 -13,-13 -7,-14.6 -1,-16.4 5,-15.6 11,-14 15.4,-8.6 "
        "20,-12 17,-21 8,-27 -4,-28 -15,-24 -21,-14 -21,-4"
    )
    g.shape(f(scallops(fringe, 1.1)), BLACK_HAIR)
    g.shape(
        f(limb("-20.5,-9,3 -13,-18.6,3.2 0,-22.6,3.2 12,-19.4,3.1 18,-12,2.8", 2)), RED, True, 2.2
    )
    for x, y in ((-15, -15.6), (-5, -21.4), (7, -21.6), (15, -16)):
        g.shape(f(ellipse(x, y, 1.1)), WHITE, False)
    g.path(
        f(ellipse(-18.4, 11.6, 4.4)).path_data(), f' fill="none" stroke="{INK}" stroke-width="4"'
    )
    g.path(
        f(ellipse(-18.4, 11.6, 4.4)).path_data(),
        f' fill="none" stroke="{GOLD}" stroke-width="1.6"',
    )
    return g


def pescatore() -> Drawing:
    """Fisherman: yellow sou'wester and oilskin, white beard, the sea."""
    g = Drawing()
    field(g, SLATE)
    waves(g, PALE_SLATE)
    for x, y, m in ((44, 66, 1), (158, 78, -1)):
        g.line(at(x, y, [(-9 * m, -3), (-4 * m, -5), (0, 0), (5 * m, -6), (10 * m, -5)]), 2.6)
    bust(g, GOLD, 64, 138)
    g.line("100,150 101,170 100,190", 2.2)
    for y in (162, 178):
        g.shape(limb([(90, y, 2.4), (109, y, 2.4)], 1, "round", "round"), DARK_GOLD, True, 1.8)
    neck(g, C, 96, 1.6, -1, OLIVE, 30)
    g.shape(spline("72,134! 78,150 98,160! 100,152! 102,160! 122,150 128,134! 100,142"), GOLD)
    f = head_frame(98, -1)
    brim_back = "-17,-8! -26,2 -34,16 -36,26! -24,24 -16,20! -14,4"
    g.solid(f(spline(brim_back)), DARK_GOLD, None)
    head(
        g,
        C,
        98,
        HEAD,
        -1,
        OLIVE,
        WHITE,
        "short",
        beard=WHITE,
        moustache=WHITE,
        beardstyle="square",
        lips=None,
        brow=GREY,
        old=True,
        cheek=TAN_CHEEK,
    )
    crown = "-19,-9! -20,-20 -12,-29 1,-31 13,-28 18,-19 17,-10! 0,-14"
    g.solid(f(spline(crown)), GOLD, (-9, -4), None, angle=20, step=4.4, w=1.7)
    g.line(f.pts("-10,-27 -8,-20 -9,-13"), 1.5)
    g.line(f.pts("6,-29.6 7,-22 6,-13"), 1.5)
    brim = "-19,-11! -26,-4 -34,10! -24,6 -14,-3 0,-7 14,-6 25,-3! 22,-9 17,-12! 0,-14"
    g.shape(f(spline(brim)), GOLD)
    return g


def ragazza() -> Drawing:
    """Teenage girl: ginger pony-tail, freckles, headphones."""
    g = Drawing()
    field(g, "#8fc7c9", "#7dbabd")
    f = head_frame(99, 1, 1.7)
    tail = "-14,-19,5 -25,-20,7 -31,-8,8 -30,8,7 -25,20,5 -27,29,2"
    g.solid(f(limb(tail, 2, "flat", "point")), GINGER, (-6, 0), None, angle=-60, step=4.2, w=1.6)
    bust(g, WHITE, 52, 140, False)
    for y, w in ((156, 49), (170, 50), (184, 38)):
        g.line([(C - w, y), (C, y + 4), (C + w, y)], 6, ROSE)
    g.hatch(bust_outline(52, 140), shift=(-12, -5), angle=20, step=5, w=2)
    neck(g, C, 97, 1.45, 1, SKIN, 32)
    g.shape(spline("80,137! 88,149 100,153 112,149 120,137! 100,145"), ROSE)
    head(g, C, 99, 1.7, 1, SKIN, GINGER, "swept", lips=RED, brow="#b4531c", mood="merry")
    lock = "2,-25! -8,-20 -14,-9 -16.6,2! -12,-2 -9,-9 -2,-14.6 7,-15.4 14,-10! 13,-17 9,-22"
    g.shape(f(spline(lock)), GINGER)
    g.line(f.pts("-12,-6 -6,-15 4,-19"), 1.3)
    freckles(g, f)
    g.path(
        f.pts("-19.4,-4 -19,-18 -9,-27.6 2,-29 12,-26 17,-20").path_data(),
        f' fill="none" stroke="{INK}" stroke-width="8"',
    )
    g.path(
        f.pts("-19.4,-4 -19,-18 -9,-27.6 2,-29 12,-26 17,-20").path_data(),
        f' fill="none" stroke="{BLUE}" stroke-width="3.6"',
    )
    g.solid(f(ellipse(-18.6, 1.6, 5.2, 7.4)), BLUE, None)
    g.shape(f(ellipse(-18.4, 1.6, 2.2, 3.6)), SKY, True, 1.6)
    return g


def bust_outline(width: float, top: float) -> Shape:
    """The outline that `bust` draws."""
    return bust(Drawing(), "none", width, top, False)


def ragazzo() -> Drawing:
    """Teenage boy: cap worn backwards, hooded sweater."""
    g = Drawing()
    field(g, GOLD, "#eab02e")
    hood = "62,142! 58,122 74,112! 126,112! 142,122 138,142! 120,160 80,160"
    g.solid(spline(hood), DARK_BLUE, None)
    bust(g, BLUE, 58, 142)
    neck(g, C, 98, 1.45, -1, COPPER, 32)
    g.shape(spline("66,136! 76,152 98,166! 100,158! 102,166! 124,152 134,136! 118,146 100,150"), BLUE)
    for m in (-1, 1):
        g.line([(C + m * 9, 160), (C + m * 11, 172), (C + m * 10, 182)], 3.2, WHITE)
    f = head_frame(100, -1, 1.7)
    bill = "-15,-11! -25,-9 -34,-2 -33,4! -24,2 -16,0!"
    g.shape(f(spline(bill)), DARK_RED)
    head(
        g,
        C,
        100,
        1.7,
        -1,
        COPPER,
        BLACK_HAIR,
        "crop",
        lips=None,
        brow=BLACK_HAIR,
        mood="merry",
        cheek=COPPER_CHEEK,
    )
    dome = "-20,-6! -20,-18 -11,-27 2,-28.6 13,-24 18,-13 17,-9! 0,-15 -10,-13"
    g.solid(f(spline(dome)), RED, (-9, -4), None, angle=20, step=4.4, w=1.7)
    g.line(f.pts("1,-28 -2,-22 -3,-15"), 1.5)
    g.shape(f(spline("3,-14.8! 4,-20 9,-21.4 13,-18 14.4,-11.4! 9,-13.6")), BLACK_HAIR, True, 1.8)
    g.shape(f(spline("-20.4,-9 -19,-3! -10,-10 2,-12 17.4,-6! 17.6,-11 2,-16.4 -11,-14")), RED)
    return g


def studentessa() -> Drawing:
    """Student: teal head-scarf, ink-blue gown, a book under the arm."""
    g = Drawing()
    field(g, "#f4d9c0", "#eac7a6")
    bust(g, "#5b3f6b", 60, 140)
    f = head_frame(99, -1)
    head(g, C, 99, HEAD, -1, OLIVE, INK, "none", lips=RED, brow=BLACK_HAIR, cheek=TAN_CHEEK)
    outline = "0,-28 -15,-24 -22,-10 -22,8 -21,20 -26,33! -6,42 16,38 26,31! 17,22 17.6,6 18,-8 12,-23"
    opening = "-10.5,-13 -14.6,-4 -14.4,5 -10.6,13 -2.6,20.4 6,20.4 11.6,14 13.6,6 13,-2 12.4,-10 7,-16 -2,-17"
    outer = veil(g, f, outline, opening, TEAL)
    g.line(f.pts("-18,8 -14,20 -2,27 10,25 15,16"), 1.7)
    g.line(f.pts("-20,16 -12,29 4,34 18,30"), 1.7)
    g.line(f.pts("-18.6,-4 -16,-16 -6,-23"), 1.6)
    g.line(f.pts("-13,-24 -2,-21 8,-21"), 1.4)
    g.hatch(outer, shift=(-7, -3), angle=20, step=5, w=1.6)
    g.shape(f(petals(-16.4, 16, 5, 3.6, 1.8)), GOLD, True, 1.5)
    return g


def cuoco() -> Drawing:
    """Cook: tall white hat, black moustache, red neckerchief."""
    g = Drawing()
    field(g, RED, "#bd3122")
    bust(g, WHITE, 64, 138)
    g.line("84,150 82,170 84,192", 2)
    buttons(g, (92, 114), (166, 180), RED)
    neck(g, C, 97, 1.6, 1, SKIN, 30)
    g.shape(spline("72,134! 82,150 100,154 118,150 128,134! 100,143"), GREEN)
    g.shape(spline("100,152! 90,158 88,168! 100,162! 112,170! 112,158"), GREEN, True, 2.2)
    head(
        g,
        C,
        102,
        1.78,
        1,
        hair=BLACK_HAIR,
        style="short",
        moustache=BLACK_HAIR,
        lips=None,
        mood="merry",
    )
    f = Local(C, 82, 1.72, 1)
    cloud = "-17,-8 -26,-14 -27,-25 -18,-33 -6,-35 7,-36 19,-32 27,-24 25,-13 17,-8 0,-9"
    g.solid(f(scallops(cloud, 1.14)), WHITE, None)
    for crease in ("-10,-11 -14,-20 -12,-27", "0,-12 -1,-22 2,-29", "10,-11 14,-19 13,-26"):
        g.line(f.pts(crease), 1.5)
    band = f(spline("-18.6,-9! -18,3! 0,-1.4 18,3! 18.6,-9! 0,-13"))
    g.solid(band, WHITE, (-8, 0), None, angle=4, step=4, w=1.4)
    return g


def dottoressa() -> Drawing:
    """Doctor: black hair with a fringe, white coat, stethoscope."""
    g = Drawing()
    field(g, PALE_SLATE, "#a5c4dd")
    bust(g, WHITE, 60, 139)
    g.shape(spline("82,136! 90,160 100,178! 110,160 118,136! 100,142"), GREEN)
    neck(g, C, 97, 1.45, -1, "#f3cf9f", 31)
    g.shape(spline("86,137! 92,148 100,158! 108,148 114,137! 116,146 100,170! 84,146"), GREEN, True, 2)
    lapels(g, WHITE, 26, 190)
    tube = spline("74,140! 70,160 76,176 88,182", False)
    for weight, colour in ((6.4, INK), (2.8, BLUE)):
        for line in (tube, spline("126,140! 131,156 128,168", False)):
            g.path(line.path_data(), f' fill="none" stroke="{colour}" stroke-width="{weight}"')
    g.shape(ellipse(128, 172, 6.4), GREY, True, 2.2)
    g.shape(ellipse(128, 172, 2.4), BLUE, False)
    head(
        g,
        C,
        100,
        HEAD,
        -1,
        "#f3cf9f",
        BLACK_HAIR,
        "fringe",
        lips=RED,
        brow=BLACK_HAIR,
        cheek="#e8956f",
    )
    f = head_frame(100, -1)
    for lock in ("-19.4,8 -19.4,-4 -15,-15", "-10,-13.4 -10,-18.6", "2,-14 3,-20"):
        g.line(f.pts(lock), 1.4, SLATE)
    return g


def capitana() -> Drawing:
    """Ship's captain: peaked cap, auburn hair, gold buttons."""
    g = Drawing()
    field(g, SKY)
    waves(g, BLUE)
    g.shape(spline("150,60 160,56 168,60 176,58 172,66 156,67"), WHITE, False)
    g.shape(spline("24,84 34,79 44,83 52,82 46,90 30,90"), WHITE, False)
    f = head_frame(98)
    bust(g, DARK_BLUE, 62, 138)
    g.shape(spline("84,136! 92,160 100,174! 108,160 116,136! 100,142"), WHITE)
    neck(g, C, 97, 1.45, 1, SKIN, 31)
    g.shape(limb("100,152,4 99,166,5 100,178,3"), INK, True, 1.6)
    lapels(g, BLUE, 25, 190)
    buttons(g, (78, 122), (176,), GOLD)
    for m in (-1, 1):
        g.shape(spline(at(C + m * 47, 150, "-13,-5! 13,-5! 12,3 -12,3")), GOLD, True, 2.2)
    head(g, C, 98, HEAD, 1, SKIN, AUBURN, "bob", lips=RED, brow=AUBURN)
    earring(g, f, GOLD, 11)
    h = head_frame(79)
    top = "-19,-8! -27,-17 -24,-24 -10,-29 8,-30 24,-24 27,-17 18,-9! 0,-12"
    g.solid(h(spline(top)), WHITE, (-8, -4), None, angle=18, step=4.2, w=1.5)
    g.shape(h(spline("-19.4,-9! -19,2! 0,-3 18.6,1! 18.8,-10! 0,-13.6")), DARK_BLUE)
    g.shape(h(spline("-6,-2! 8,-4 24,1 26,7! 14,3 2,3 -8,5!")), INK)
    anchor(g, h, 4, -11)
    return g


def anchor(g: Drawing, frame: Local, x: float, y: float, s: float = 1.0) -> None:
    """A small gold anchor, its middle at (x, y) in the frame."""
    lines = [
        [(x, y - 4.4 * s), (x, y + 6 * s)],
        [(x - 3.4 * s, y - 1.6 * s), (x + 3.4 * s, y - 1.6 * s)],
        [(x - 5.4 * s, y + 1.6 * s), (x - 3 * s, y + 5.4 * s), (x, y + 6.4 * s)],
        [(x + 5.4 * s, y + 1.6 * s), (x + 3 * s, y + 5.4 * s), (x, y + 6.4 * s)],
    ]
    for weight, colour in ((5.4, INK), (2.2, GOLD)):
        for points in lines:
            g.line(frame.pts(points), weight, colour)
    g.shape(frame(ellipse(x, y - 6 * s, 2 * s)), GOLD, True, 1.7)


def musicista() -> Drawing:
    """Musician: long dreadlocks with gold rings, dark glasses, ochre jersey."""
    g = Drawing()
    field(g, "#6a4a86", "#7b5b97")
    note(g, 40, 92)
    note(g, 163, 86)
    f = head_frame(97, -1)
    for lock in back_dreadlocks():
        g.shape(f(limb(lock, 2, "round", "round")), BLACK_HAIR, True, 2)
    bust(g, OCHRE, 62, 140)
    neck(g, C, 96, 1.55, -1, UMBER, 31)
    g.shape(spline("76,136! 86,150 100,154 114,150 124,136! 100,145"), DARK_RED)
    head(
        g,
        C,
        97,
        HEAD,
        -1,
        UMBER,
        BLACK_HAIR,
        "short",
        beard=BLACK_HAIR,
        beardstyle="goatee",
        moustache=None,
        lips="#c4503c",
        brow=INK,
        mood="merry",
        cheek=UMBER_CHEEK,
    )
    for lock in (
        "2,-25,4.4 -12,-22,4.4 -20,-8,4 -21,8,3.6 -19,20,3.2",
        "-2,-24,4.2 -18,-18,4.2 -25,-2,4 -26,14,3.6 -24,27,3.2",
        "6,-25,4 14,-22,4 19,-12,3.6 20,2,3.4 18,14,3",
    ):
        g.shape(f(limb(lock, 2, "round", "round")), BLACK_HAIR, True, 2)
    for x, y in ((-20.6, 14), (-25.4, 20), (19.2, 8)):
        g.shape(f(rect(x - 3.4, y - 1.8, 6.8, 3.6, 1)), GOLD, True, 1.4)
    spectacles(g, f, GOLD, INK, 6.8, 5.6)
    return g


def back_dreadlocks() -> Iterator[str]:
    """The dreadlocks behind the neck."""
    for i, x in enumerate((-24, -17, -10, 14, 20)):
        bottom = 34 + (i % 2) * 5
        yield f"{x * 0.7},-16,4.4 {x},4,4.2 {x * 1.04},20,3.8 {x},{bottom},3.2"


def note(g: Drawing, x: float, y: float) -> None:
    """A quaver."""
    g.line([(x + 5, y), (x + 5, y - 19)], 2.6, GOLD, smooth=False)
    g.line(at(x, y, "5,-19 11,-15 11,-9"), 2.6, GOLD)
    g.shape(ellipse(x, y, 5.4, 4.2).rot(-18, x, y), GOLD, False)


def pittrice() -> Drawing:
    """Painter: beret, fair bob, a brush behind the ear."""
    g = Drawing()
    field(g, "#f1e3bd", "#e6d3a0")
    for x, y, r, colour in ((40, 78, 9, RED), (50, 52, 7, GREEN), (160, 76, 9, BLUE), (152, 50, 7, GOLD)):
        g.shape(scallops(at(x, y, [(r, 0), (r * 0.3, r), (-r, r * 0.5), (-r * 0.7, -r * 0.7), (r * 0.4, -r)]), 1.25), colour, False)
    bust(g, "#5d86b8", 58, 140)
    neck(g, C, 98, 1.45, -1, SKIN, 31)
    g.shape(spline("70,138! 78,156 94,160! 100,150! 106,160! 122,156 130,138! 112,148 100,150 88,148"), WHITE)
    for x, y, colour in ((70, 172, RED), (82, 182, GOLD), (124, 176, GREEN)):
        g.shape(ellipse(x, y, 4, 3), colour, False)
    head(g, C, 101, HEAD, -1, SKIN, BLOND, "bob", lips=RED, brow=BROWN, mood="merry")
    f = head_frame(101, -1)
    g.shape(f(limb("-10,2,1.3 -23,-6,1.7 -28,-9,1.7")), OCHRE, True, 1.8)
    g.shape(f(limb("-28,-9,2.2 -32,-11.4,2.2", 1)), GREY, True, 1.6)
    g.shape(f(limb("-32,-11.4,2.4 -35,-13.6,3 -39,-16,1", 2, "flat", "point")), BLUE, True, 1.8)
    h = head_frame(82, -1)
    top = "-17,-3! -28,-8 -29,-19 -14,-27 6,-26 22,-18 24,-9 17,-3! 0,-8"
    g.solid(h(spline(top)), RED, (-8, -4), None, angle=15, step=4.2, w=1.6)
    g.line(h.pts("-18,-9 -21,-16 -12,-22"), 1.5)
    g.line(h.pts("-2,-26.6 -1,-31"), 3)
    g.shape(h(spline("-18.6,-5 -17,0 0,-5 17,-0.6 17.8,-6 0,-10.4")), DARK_RED, True, 2)
    return g


def professore() -> Drawing:
    """Professor: bald head, spectacles, grey beard, bow tie."""
    g = Drawing()
    field(g, DARK_GREEN, "#26684a")
    bust(g, "#a9744a", 62, 138)
    g.shape(spline("82,136! 90,160 100,180! 110,160 118,136! 100,142"), WHITE)
    neck(g, C, 97, 1.55, 1, TAN, 30)
    lapels(g, "#8d5b36", 26, 192)
    collar(g, WHITE, 19)
    head(
        g,
        C,
        97,
        1.78,
        1,
        TAN,
        GREY,
        "bald",
        beard=GREY,
        beardstyle="short",
        moustache=GREY,
        lips=None,
        brow=GREY,
        old=True,
        cheek=TAN_CHEEK,
    )
    for m in (-1, 1):
        g.shape(spline([(C, 151, 0), (C + m * 15, 143), (C + m * 18, 152), (C + m * 15, 161)]), RED)
    g.shape(ellipse(C, 152, 4), RED, True, 2.2)
    spectacles(g, head_frame(97, 1, 1.78), PALE_SLATE)
    return g


def ciclista() -> Drawing:
    """Cyclist: small cap with a turned-up peak, rose jersey, three-day beard."""
    g = Drawing()
    field(g, "#bfe0ee")
    hills = "14,142! 40,106 60,120 84,92 112,112 140,94 164,116 186,142! 170,156 100,150 30,156"
    g.shape(inside(spline(hills)), TURF, True, 1.8)
    bust(g, ROSE, 62, 138)
    g.line("100,152 101,172 100,192", 2)
    neck(g, C, 97, 1.6, 1, OLIVE, 30)
    g.shape(spline("74,135! 82,151 98,156! 100,150! 102,156! 118,151 126,135! 100,144"), "#d06d77")
    head(
        g,
        C,
        99,
        HEAD,
        1,
        OLIVE,
        DARK_HAIR,
        "short",
        lips=None,
        brow=DARK_HAIR,
        mood="merry",
        cheek=TAN_CHEEK,
    )
    f = head_frame(99)
    stubble = ((-11, 11), (-9, 14), (-6.4, 16.6), (-3, 18.4), (0.6, 19), (8, 18.6), (10.6, 16), (-12.4, 7.6))
    for x, y in stubble:
        g.line(f.pts([(x, y), (x + 0.5, y + 1.2)]), 1.3)
    h = head_frame(80)
    dome = "-19,-1! -20,-13 -11,-22 2,-24 13,-20 18,-10 17,-3! 0,-7"
    g.solid(h(spline(dome)), WHITE, (-8, -4), None, angle=18, step=4.2, w=1.5)
    for points, colour in (
        ("-4,-23,1.8 -5,-14,2.2 -5,-5,2", BLUE),
        ("0.4,-23.6,1.8 0.6,-14,2.2 0.6,-5.6,2", RED),
    ):
        g.shape(h(limb(points)), colour, False)
    g.shape(h(spline(dome)), "none")
    g.shape(h(spline("-2,-4! 0,-12 9,-15 20,-11 20,-1! 10,-5")), "#d8e6ee")
    return g


def diva() -> Drawing:
    """Film star: spotted head-scarf, large dark glasses, red lips."""
    g = Drawing()
    field(g, "#3f9aa6", "#3a8d99")
    bust(g, GOLD, 56, 142)
    g.solid(spline("76,134! 84,152 100,162 116,152 124,134! 100,142"), SKIN, None)
    neck(g, C, 97, 1.42, 1, SKIN, 32)
    f = head_frame(98)
    head(g, C, 98, HEAD, 1, hair=BLOND, style="swept", lips=RED, brow=BROWN)
    outline = "0,-28 -15,-24.4 -22.6,-10 -22,6 -17,20 -8,27! 2,30! 10,26! 15.4,16 14.6,10! 18,-4 18.6,-14 11,-24"
    opening = "0,-17 -9.4,-14.4 -14.6,-5 -14,5 -10.6,13 -3,20.4 6,20.6 12.4,13 14.2,6 15.4,-6 10,-15"
    outer = veil(g, f, outline, opening, WHITE)
    g.hatch(outer, shift=(-7, -3), angle=20, step=5, w=1.5)
    for x, y in ((-8, -22), (1, -23.4), (9, -20.4), (-15.4, -16), (-19, -6), (-18.4, 4), (-16, 13), (16.4, -11)):
        g.shape(f(ellipse(x, y, 1.7)), RED, False)
    g.shape(f(spline("0,24! -9,25 -15,31 -12,36! -5,33 1,29! 7,33 14,36! 15,30 9,25")), WHITE)
    for x, y in ((-9, 30.4), (9, 30.4)):
        g.shape(f(ellipse(x, y, 1.5)), RED, False)
    g.shape(f(ellipse(1, 27.4, 3.2, 2.8)), WHITE, True, 2)
    g.shape(f(spline("-12,-13.6! -3,-18.6 7,-17.4 13.4,-10.4! 6,-13.4 -2,-13.6 -9,-10")), BLOND, True, 2)
    spectacles(g, f, RED, INK, 8, 6.6, -1.4)
    return g


def mercante() -> Drawing:
    """Merchant: orange turban, full black beard, green coat."""
    g = Drawing()
    field(g, "#f6e2b2", "#ecd08a")
    bust(g, "#2f6f5a", 64, 138)
    neck(g, C, 97, 1.6, -1, COPPER, 30)
    g.shape(spline("74,134! 82,152 97,166! 100,192! 103,166! 118,152 126,134! 100,143"), WHITE)
    buttons(g, (100,), (170, 184), GOLD)
    head(
        g,
        C,
        102,
        HEAD,
        -1,
        COPPER,
        BLACK_HAIR,
        "short",
        beard=BLACK_HAIR,
        moustache=BLACK_HAIR,
        beardstyle="short",
        lips="#b4503c",
        brow=BLACK_HAIR,
        cheek=COPPER_CHEEK,
    )
    turban(g, C, 84, 1.62, -1, "#ef8a3a", "#d8702a", None)
    return g


PEOPLE = {
    "nonna": Medallion(nonna, WHITE, DARK_GREEN),
    "nonno": Medallion(nonno, GREEN, GOLD),
    "barista": Medallion(barista, GREEN, WHITE),
    "pescatore": Medallion(pescatore, GOLD, DARK_BLUE),
    "ragazza": Medallion(ragazza, ROSE, WHITE),
    "ragazzo": Medallion(ragazzo, BLUE, WHITE),
    "studentessa": Medallion(studentessa, TEAL, GOLD),
    "cuoco": Medallion(cuoco, WHITE, RED),
    "dottoressa": Medallion(dottoressa, GREEN, WHITE),
    "capitana": Medallion(capitana, DARK_BLUE, GOLD),
    "musicista": Medallion(musicista, GOLD, "#5b3f6b"),
    "pittrice": Medallion(pittrice, RED, GOLD),
    "professore": Medallion(professore, "#a9744a", WHITE),
    "ciclista": Medallion(ciclista, ROSE, WHITE),
    "diva": Medallion(diva, RED, WHITE),
    "mercante": Medallion(mercante, "#ef8a3a", DARK_GREEN),
}


def documents() -> dict[str, str]:
    """The portraits as SVG, by the sitter's name."""
    return {name: medallion.document(name) for name, medallion in PEOPLE.items()}
