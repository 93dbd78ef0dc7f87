"""Castilian deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine, ermine_cape
from ...figures.crowns import crown
from ...figures.garments import cuirass, doublet, robe, skirt
from ...figures.heads import head, neck, profile
from ...figures.limbs import arm, boot, fist, leg, open_hand, shoe
from ...geometry import Point, at, ellipse, limb, poly, spline
from ...ornament import mound
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREEN, GREY, RED, WHITE
from ...signs.spanish import spanish_baton, spanish_sword
from .parts import STEEL, base, sign


def kings_mantle(g: Drawing, cx: float, col: str, w: float = 49) -> None:
    """Floor-length mantle behind the gown; its turned edges are drawn by `edges` after the gown."""
    man = spline(
        [
            (cx - 34, 116, 0),
            (cx - w + 5, 160),
            (cx - w + 1, 230),
            (cx - w, 288, 0),
            (cx - 30, 284),
            (cx + 30, 284),
            (cx + w, 288, 0),
            (cx + w - 1, 230),
            (cx + w - 5, 160),
            (cx + 34, 116, 0),
        ]
    )
    g.solid(man, col, (-14, 0), None, angle=-78, step=4.6, w=1.7)


def edges(g: Drawing, cx: float, w: float = 44, border: str = WHITE, spots: bool = True) -> None:
    """Edges of a mantle in front, spotted like ermine."""
    for m in (1, -1):
        g.shape(
            limb(
                [
                    (cx + m * 22, 140, 5),
                    (cx + m * (w * 0.68), 190, 6),
                    (cx + m * (w * 0.9), 240, 7),
                    (cx + m * w, 287, 7.4),
                ],
                1,
            ),
            border,
        )
        if spots:
            ermine(
                g,
                [
                    (cx + m * w * 0.6, 172),
                    (cx + m * w * 0.77, 206),
                    (cx + m * w * 0.89, 236),
                    (cx + m * w * 0.97, 264),
                ],
            )


def cordon(g: Drawing, cx: float, col: str, tassel: str) -> None:
    """A cord with tassels across the breast."""
    g.shape(limb(at(cx, 0, "-23,177,4 0,180,4 24,177,4"), 1), col)
    t = [(cx + 4, 181), (cx + 7, 204), (cx + 6, 222)]
    g.line(t, 4.4)
    g.line(t, 2, col)
    g.shape(spline(at(cx, 0, "6,218! 11,230 10,236! 2,236! 1.5,229")), tassel, True, 1.7)


def sleeve(g: Drawing, a: Point, b: Point, c: Point, col: str, end: float = 13) -> None:
    """A hanging wide sleeve from shoulder over elbow to wrist."""
    arm(g, a, b, c, col, col, 0, (15, 13, end), None)


def band(g: Drawing, a: Point, b: Point, c: Point, col: str) -> None:
    """A narrow arm inside a wide sleeve."""
    g.shape(limb([(*a, 5), (*b, 6.4), (*c, 5)], 2, "round", "round"), col, True, 2)


def king_coins() -> Drawing:
    """Gold gown and ermine cape, long white beard, right hand raised; the coin above it."""
    g = base("oros", "12")
    mound(g, 284, 28, 156)
    cx = 93
    kings_mantle(g, cx, RED)
    for m in (-1, 1):
        shoe(g, cx + 16 * m, 282, m, RED, 0.8)
    robe(g, cx, 112, 284, GOLD, 37, BLUE)
    edges(g, cx)
    cordon(g, cx, BLUE, RED)
    sleeve(g, (cx - 30, 124), (cx - 50, 160), (cx - 24, 172), GOLD)
    band(g, (cx - 28, 160), (cx - 23, 171), (cx - 20, 182), BLUE)
    open_hand(g, cx - 19, 171, 1.05, 1, 4)
    sleeve(g, (cx + 30, 124), (cx + 56, 152), (cx + 56, 126), GOLD, 12)
    band(g, (cx + 45, 124), (cx + 56, 122), (cx + 67, 124), BLUE)
    open_hand(g, cx + 56, 121, 1.1, 1, -78)
    neck(g, cx, 74, 1.15)
    ermine_cape(g, cx, 108)
    head(
        g,
        cx,
        74,
        1.2,
        1,
        style="mane",
        hair=GREY,
        beard=GREY,
        moustache=GREY,
        beardstyle="long",
        old=True,
    )
    crown(g, cx + 1, 57, 21.5, 26, 1)
    sign(g, "oros", 161, 46)
    return g


def king_cups() -> Drawing:
    """Black forked beard and closed crown, red gown under a blue mantle, broad gold collar.

    Sceptre; the cup above.
    """
    g = base("copas", "12")
    mound(g, 284, 28, 156)
    cx = 95
    kings_mantle(g, cx, BLUE)
    for m in (-1, 1):
        shoe(g, cx + 16 * m, 282, m, BLUE, 0.8)
    robe(g, cx, 112, 284, RED, 37, GOLD)
    pan = spline(at(cx, 0, "-8,176! -13,284! 0,286 13,284! 8,176!"))
    g.shape(pan, GOLD)
    for y in range(196, 276, 16):
        g.shape(poly(at(cx, y, "0,-6 5,0 0,6 -5,0")), RED if y % 32 else BLUE, True, 1.4)
    edges(g, cx, 44, GOLD, False)
    g.shape(limb(at(cx, 0, "-23,177,4 0,180,4 24,177,4"), 1), BLUE)
    sleeve(g, (cx + 30, 124), (cx + 50, 160), (cx + 22, 172), RED)
    band(g, (cx + 26, 160), (cx + 21, 171), (cx + 18, 182), GOLD)
    open_hand(g, cx + 18, 171, 1.05, -1, -4)
    sc = [(40, 198), (40, 84)]
    g.line(sc, 8, smooth=False)
    g.line(sc, 4.4, GOLD, smooth=False)
    g.shape(ellipse(40, 199, 5), BLUE, True, 1.9)
    g.shape(spline("31,86! 24,72 31,60 40,48! 49,60 56,72 49,86!"), GOLD)
    g.shape(spline("40,80! 34,70 40,58! 46,70"), BLUE, True, 1.6)
    g.shape(limb("30,88,3.6 50,88,3.6", 1, "round", "round"), GOLD, True, 1.9)
    sleeve(g, (cx - 30, 124), (cx - 53, 156), (cx - 53, 168), RED, 11)
    band(g, (cx - 67, 166), (cx - 56, 163), (cx - 44, 167), GOLD)
    fist(g, 40, 164, 1.15, 1, 0)
    neck(g, cx, 74, 1.15)
    col = spline(at(cx, 0, "-14,102! -34,107 -48,122! -34,136 0,144 34,136 48,122! 34,107 14,102!"))
    g.solid(col, BLUE, (-7, -4), None, angle=20, step=4.2, w=1.4)
    g.line(at(cx, 0, "-44,122 -30,131 0,138 30,131 44,122"), 5.4)
    g.line(at(cx, 0, "-44,122 -30,131 0,138 30,131 44,122"), 3, GOLD)
    for x, y in ((-32, 116), (-18, 124), (18, 124), (32, 116)):
        g.shape(ellipse(cx + x, y, 4), GOLD, True, 1.6)
        g.shape(ellipse(cx + x, y, 1.6), RED, False)
    head(
        g,
        cx,
        74,
        1.2,
        1,
        style="curls",
        hair=DARK_HAIR,
        beard=DARK_HAIR,
        moustache=DARK_HAIR,
        beardstyle="fork",
    )
    crown(g, cx + 1, 57, 20.5, 19, 1, kind="arched")
    sign(g, "copas", 158, 48)
    return g


def king_swords() -> Drawing:
    """Warrior king.

    Breastplate, blue skirts, boots, green mantle, brown square beard, lily crown, sword
    upright.
    """
    g = base("espadas", "12")
    mound(g, 284, 28, 156)
    cx = 97
    kings_mantle(g, cx, GREEN)
    leg(g, (cx - 12, 210), (cx - 15, 240), (cx - 17, 276), WHITE, (12, 9, 6), -1, BROWN)
    leg(g, (cx + 12, 210), (cx + 15, 240), (cx + 19, 276), WHITE, (12, 9, 6), 1, BROWN)
    boot(g, (cx - 15, 240), (cx - 17, 276), -1)
    boot(g, (cx + 15, 240), (cx + 19, 276), 1)
    edges(g, cx)
    skirt(g, cx, 168, 238, BLUE, 20, 37, GOLD, RED, 5)
    for x in (-15, -5, 5, 15):  # lappets of the armour
        g.shape(
            spline(
                [
                    (cx + x - 6, 168, 0),
                    (cx + x * 1.2 - 6.6, 190),
                    (cx + x * 1.2, 196),
                    (cx + x * 1.2 + 6.6, 190),
                    (cx + x + 6, 168, 0),
                ]
            ),
            STEEL,
            True,
            1.9,
        )
        g.shape(ellipse(cx + x * 1.15, 187, 2), GOLD, True, 1.1)
    sleeve(g, (cx + 30, 124), (cx + 50, 160), (cx + 22, 172), BLUE)
    band(g, (cx + 26, 160), (cx + 21, 171), (cx + 18, 182), GOLD)
    doublet(g, cx, 110, 170, BLUE, 28, 19, None, 26, None, None, -1, GOLD)
    cuirass(g, cx, 118, 168, STEEL, 23, 18, GOLD, -1)
    fist(g, cx + 17, 172, 1.0, -1, 10)
    g.add(spanish_sword(152, 6.4), "translate(42 152)")
    sleeve(g, (cx - 30, 124), (cx - 54, 156), (cx - 55, 168), BLUE, 11)
    band(g, (cx - 69, 166), (cx - 58, 163), (cx - 46, 167), GOLD)
    fist(g, 42, 166, 1.15, 1, 0)
    neck(g, cx, 74, 1.15)
    cp = spline(
        at(
            cx,
            0,
            "-13,102! -34,108 -46,124 -45,134! -28,128 0,120 28,128 45,134! 46,124 34,108 13,102!",
        )
    )
    g.solid(cp, WHITE, (-7, -5), None, angle=20, step=4.2, w=1.3)
    ermine(g, at(cx, 0, "-34,118 -22,114 22,114 34,118 -38,127 38,127"))
    head(
        g,
        cx,
        74,
        1.2,
        -1,
        style="curls",
        hair=BROWN,
        beard=BROWN,
        moustache=BROWN,
        beardstyle="square",
        mood="stern",
    )
    crown(g, cx - 1, 57, 21.5, 25, -1, kind="fleur")
    return g


def king_batons() -> Drawing:
    """Old king in profile, green gown with a fur collar, radiate crown, knotty club."""
    g = base("bastos", "12")
    mound(g, 284, 28, 156)
    cx = 97
    kings_mantle(g, cx, RED)
    for m in (-1, 1):
        shoe(g, cx + 16 * m, 282, m, RED, 0.8)
    robe(g, cx, 112, 284, GREEN, 37, GOLD)
    fur = "#a8713f"
    edges(g, cx, 44, fur, False)
    for m in (1, -1):
        for x, y in ((0.58, 168), (0.72, 196), (0.84, 222), (0.93, 248), (0.99, 272)):
            g.line(
                [
                    (cx + m * 44 * x - 3, y - 3),
                    (cx + m * 44 * x, y + 3),
                    (cx + m * 44 * x + 3, y - 3),
                ],
                1.3,
            )
    g.shape(limb(at(cx, 0, "-23,177,4 0,180,4 24,177,4"), 1), RED)
    for m in (1, -1):
        sh = spline(
            [
                (cx + 4, 180, 0),
                (cx + 4 + m * 7 - 4, 214),
                (cx + 4 + m * 9, 232, 0),
                (cx + 4 + m * 2, 228, 0),
            ]
        )
        g.shape(sh, RED, True, 1.8)
    sleeve(g, (cx + 30, 124), (cx + 50, 160), (cx + 22, 172), GREEN)
    band(g, (cx + 26, 160), (cx + 21, 171), (cx + 18, 182), fur)
    open_hand(g, cx + 18, 171, 1.05, -1, -4)
    g.add(spanish_baton(148, 42), "translate(42 116)")
    sleeve(g, (cx - 30, 124), (cx - 54, 156), (cx - 55, 168), GREEN, 11)
    band(g, (cx - 69, 166), (cx - 58, 163), (cx - 46, 167), fur)
    fist(g, 42, 166, 1.15, 1, 0)
    neck(g, cx, 74, 1.15, -1)
    cp = spline(
        at(
            cx,
            0,
            "-13,102! -34,108 -46,126 -44,144! -26,140 -10,152! 0,136 10,152! "
            "26,140 44,144! 46,126 34,108 13,102!",
        )
    )
    g.solid(cp, fur, (-7, -5), None, angle=20, step=4.2, w=1.4)
    for x, y in (
        (-34, 122),
        (-22, 130),
        (-30, 136),
        (34, 122),
        (22, 130),
        (30, 136),
        (-14, 140),
        (14, 140),
        (-18, 116),
        (18, 116),
        (0, 124),
    ):
        g.line([(cx + x - 3, y - 3), (cx + x, y + 3), (cx + x + 3, y - 3)], 1.3)
    profile(g, cx, 75, 1.2, -1, hair=GREY, moustache=GREY, beard=GREY, length=2)
    crown(g, cx - 1, 56, 20.5, 27, -1, kind="spikes")
    return g
