"""The men and boys."""

from collections.abc import Iterator

from ...drawing import Drawing
from ...figures.hats import turban
from ...figures.heads import head, neck
from ...figures.local import Local
from ...geometry import at, ellipse, limb, rect, spline
from ...palette import (
    BLUE,
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
    TURF,
    WHITE,
)
from ..portraits import C, bust, field, within_field
from .parts import (
    BLACK_HAIR,
    COPPER,
    COPPER_CHEEK,
    HEAD,
    OCHRE,
    OLIVE,
    PALE_SLATE,
    ROSE,
    SAND,
    SLATE,
    TAN,
    TAN_CHEEK,
    UMBER,
    UMBER_CHEEK,
    buttons,
    collar,
    head_frame,
    lapels,
    scallops,
    spectacles,
    waves,
)


def nonno() -> Drawing:
    """Grandfather: flat cap, white moustache, waistcoat."""
    g = Drawing()
    field(g, SAND, "#e0c88f")
    bust(g, WHITE, 62, 138, False)
    vest = "70,137! 54,146 46,166 42,192! 98,194! 100,172! 86,156 80,136!"
    for half in (spline(vest), spline(vest).mirror(C)):
        g.solid(within_field(half), GREEN, (-8, -3), None, angle=20, step=5, w=1.6)
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


def ragazzo() -> Drawing:
    """Teenage boy: cap worn backwards, hooded sweater."""
    g = Drawing()
    field(g, GOLD, "#eab02e")
    hood = "62,142! 58,122 74,112! 126,112! 142,122 138,142! 120,160 80,160"
    g.solid(spline(hood), DARK_BLUE, None)
    bust(g, BLUE, 58, 142)
    neck(g, C, 98, 1.45, -1, COPPER, 32)
    g.shape(
        spline("66,136! 76,152 98,166! 100,158! 102,166! 124,152 134,136! 118,146 100,150"), BLUE
    )
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
    g.shape(within_field(spline(hills)), TURF, True, 1.8)
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
    stubble = (
        (-11, 11),
        (-9, 14),
        (-6.4, 16.6),
        (-3, 18.4),
        (0.6, 19),
        (8, 18.6),
        (10.6, 16),
        (-12.4, 7.6),
    )
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
