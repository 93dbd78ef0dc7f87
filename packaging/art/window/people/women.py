"""The women and girls."""

from ...drawing import Drawing
from ...figures.heads import head, neck
from ...figures.local import Local
from ...geometry import at, ellipse, limb, spline
from ...palette import (
    BLOND,
    BLUE,
    BROWN,
    DARK_BLUE,
    DARK_RED,
    GOLD,
    GREEN,
    GREY,
    INK,
    RED,
    SKIN,
    SKY,
    WHITE,
)
from ...signs.common import petals
from ..portraits import C, bust, field, within_field
from .parts import (
    AUBURN,
    BLACK_HAIR,
    GINGER,
    HEAD,
    MINT,
    OCHRE,
    OLIVE,
    PALE_SLATE,
    PEACH,
    ROSE,
    SLATE,
    TAN_CHEEK,
    TEAL,
    UMBER,
    UMBER_CHEEK,
    buttons,
    earring,
    freckles,
    head_frame,
    lapels,
    scallops,
    spectacles,
    veil,
    waves,
)


def nonna() -> Drawing:
    """Grandmother: grey bun, gold spectacles, crocheted shawl."""
    g = Drawing()
    field(g, MINT, "#94c69e")
    bust(g, "#7d3b57", 60, 138)
    neck(g, C, 98, 1.5, 1, SKIN, 32)
    shawl = "62,134! 46,142 36,160 30,186! 62,196 100,196! 100,176! 84,158 78,136!"
    for half in (spline(shawl), spline(shawl).mirror(C)):
        g.solid(within_field(half), WHITE, (-8, -3), None, angle=20, step=5, w=1.5)
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
    g.solid(within_field(apron), GREEN, (-9, -3), None, angle=20, step=5, w=1.6)
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


def ragazza() -> Drawing:
    """Teenage girl: ginger pony-tail, freckles, headphones."""
    g = Drawing()
    field(g, "#8fc7c9", "#7dbabd")
    f = head_frame(99, 1, 1.7)
    tail = "-14,-19,5 -25,-20,7 -31,-8,8 -30,8,7 -25,20,5 -27,29,2"
    g.solid(f(limb(tail, 2, "flat", "point")), GINGER, (-6, 0), None, angle=-60, step=4.2, w=1.6)
    shoulders = bust(g, WHITE, 52, 140, False)
    for y, w in ((156, 49), (170, 50), (184, 38)):
        g.line([(C - w, y), (C, y + 4), (C + w, y)], 6, ROSE)
    g.hatch(shoulders, shift=(-12, -5), angle=20, step=5, w=2)
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


def studentessa() -> Drawing:
    """Student: teal head-scarf, ink-blue gown, a book under the arm."""
    g = Drawing()
    field(g, "#f4d9c0", "#eac7a6")
    bust(g, "#5b3f6b", 60, 140)
    f = head_frame(99, -1)
    head(g, C, 99, HEAD, -1, OLIVE, INK, "none", lips=RED, brow=BLACK_HAIR, cheek=TAN_CHEEK)
    outline = (
        "0,-28 -15,-24 -22,-10 -22,8 -21,20 -26,33! -6,42 16,38 26,31! 17,22 17.6,6 18,-8 12,-23"
    )
    opening = (
        "-10.5,-13 -14.6,-4 -14.4,5 -10.6,13 -2.6,20.4 6,20.4 "
        "11.6,14 13.6,6 13,-2 12.4,-10 7,-16 -2,-17"
    )
    outer = veil(g, f, outline, opening, TEAL)
    g.line(f.pts("-18,8 -14,20 -2,27 10,25 15,16"), 1.7)
    g.line(f.pts("-20,16 -12,29 4,34 18,30"), 1.7)
    g.line(f.pts("-18.6,-4 -16,-16 -6,-23"), 1.6)
    g.line(f.pts("-13,-24 -2,-21 8,-21"), 1.4)
    g.hatch(outer, shift=(-7, -3), angle=20, step=5, w=1.6)
    g.shape(f(petals(-16.4, 16, 5, 3.6, 1.8)), GOLD, True, 1.5)
    return g


def dottoressa() -> Drawing:
    """Doctor: black hair with a fringe, white coat, stethoscope."""
    g = Drawing()
    field(g, PALE_SLATE, "#a5c4dd")
    bust(g, WHITE, 60, 139)
    g.shape(spline("82,136! 90,160 100,178! 110,160 118,136! 100,142"), GREEN)
    neck(g, C, 97, 1.45, -1, "#f3cf9f", 31)
    g.shape(
        spline("86,137! 92,148 100,158! 108,148 114,137! 116,146 100,170! 84,146"), GREEN, True, 2
    )
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


def pittrice() -> Drawing:
    """Painter: beret, fair bob, a brush behind the ear."""
    g = Drawing()
    field(g, "#f1e3bd", "#e6d3a0")
    for x, y, r, colour in (
        (40, 78, 9, RED),
        (50, 52, 7, GREEN),
        (160, 76, 9, BLUE),
        (152, 50, 7, GOLD),
    ):
        g.shape(
            scallops(
                at(
                    x, y, [(r, 0), (r * 0.3, r), (-r, r * 0.5), (-r * 0.7, -r * 0.7), (r * 0.4, -r)]
                ),
                1.25,
            ),
            colour,
            False,
        )
    bust(g, "#5d86b8", 58, 140)
    neck(g, C, 98, 1.45, -1, SKIN, 31)
    g.shape(
        spline("70,138! 78,156 94,160! 100,150! 106,160! 122,156 130,138! 112,148 100,150 88,148"),
        WHITE,
    )
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


def diva() -> Drawing:
    """Film star: spotted head-scarf, large dark glasses, red lips."""
    g = Drawing()
    field(g, "#3f9aa6", "#3a8d99")
    bust(g, GOLD, 56, 142)
    g.solid(spline("76,134! 84,152 100,162 116,152 124,134! 100,142"), SKIN, None)
    neck(g, C, 97, 1.42, 1, SKIN, 32)
    f = head_frame(98)
    head(g, C, 98, HEAD, 1, hair=BLOND, style="swept", lips=RED, brow=BROWN)
    outline = (
        "0,-28 -15,-24.4 -22.6,-10 -22,6 -17,20 -8,27! 2,30! 10,26! "
        "15.4,16 14.6,10! 18,-4 18.6,-14 11,-24"
    )
    opening = (
        "0,-17 -9.4,-14.4 -14.6,-5 -14,5 -10.6,13 -3,20.4 6,20.6 12.4,13 14.2,6 15.4,-6 10,-15"
    )
    outer = veil(g, f, outline, opening, WHITE)
    g.hatch(outer, shift=(-7, -3), angle=20, step=5, w=1.5)
    for x, y in (
        (-8, -22),
        (1, -23.4),
        (9, -20.4),
        (-15.4, -16),
        (-19, -6),
        (-18.4, 4),
        (-16, 13),
        (16.4, -11),
    ):
        g.shape(f(ellipse(x, y, 1.7)), RED, False)
    g.shape(f(spline("0,24! -9,25 -15,31 -12,36! -5,33 1,29! 7,33 14,36! 15,30 9,25")), WHITE)
    for x, y in ((-9, 30.4), (9, 30.4)):
        g.shape(f(ellipse(x, y, 1.5)), RED, False)
    g.shape(f(ellipse(1, 27.4, 3.2, 2.8)), WHITE, True, 2)
    g.shape(
        f(spline("-12,-13.6! -3,-18.6 7,-17.4 13.4,-10.4! 6,-13.4 -2,-13.6 -9,-10")), BLOND, True, 2
    )
    spectacles(g, f, RED, INK, 8, 6.6, -1.4)
    return g
