"""Little pictures set between the pips."""

from .drawing import Drawing
from .figures.heads import head, neck
from .figures.limbs import arm, shoe
from .figures.local import Local
from .geometry import Knot, Shape, at, ellipse, facing, limb, poly, rect, spline
from .palette import (
    BLOND,
    BLUE,
    BROWN,
    CHEEK,
    DARK_GOLD,
    GOLD,
    GREEN,
    INK,
    RED,
    SKIN,
    SKY,
    TURF,
    WHITE,
)
from .signs.common import petals


def hunt(g: Drawing, x: float, y: float) -> None:
    """Ink silhouette vignette on the ground line y: a huntsman sounding the horn, his hound."""

    def shift(q: Shape) -> Shape:
        return q.move(x, y)

    def k(q: Shape) -> None:
        g.shape(shift(q), INK, False)

    # huntsman, facing left
    k(ellipse(13, -58, 5.4, 6))
    k(spline("3,-61! 8,-64 9,-71 17,-71 19,-64 24,-61! 13,-62"))
    k(limb("17,-69,1.6 23,-76,3.4 30,-74,1", 2, "round", "point"))
    k(spline("6,-51! 13,-54 21,-50! 20,-36 25,-22! 14,-20 4,-22! 8,-36"))
    k(limb("11,-24,4.4 8,-12,3.4 6,-1,2.6", 2))
    k(limb("18,-24,4.4 21,-12,3.4 23,-1,2.6", 2))
    k(spline("9,-4! 8,1! -3,1! -1,-2 4,-4!"))
    k(spline("26,-4! 25,1! 14,1! 16,-2 21,-4!"))
    k(limb("10,-48,4 0,-45,3.2 -2,-54,2.4", 2, "round", "round"))
    k(limb("19,-47,3.8 27,-40,3.2 23,-33,2.6", 2, "round", "round"))
    k(limb("6,-56,1.2 -4,-57,2 -14,-63,5", 2, "flat", "flat"))
    # hound, leaping to the left
    k(limb("-15,-18,4.6 -28,-18,5.4 -37,-21,4", 2, "round", "round"))
    k(spline("-34,-26 -38,-30 -44,-29 -52,-24! -50,-21 -42,-21 -36,-18"))
    k(limb("-38,-28,2 -33,-29,2.2 -30,-24,1", 2, "round", "point"))
    for pts in (
        "-36,-17,2.6 -42,-10,1.8 -50,-8,1.4",
        "-33,-15,2.6 -36,-8,1.8 -43,-3,1.4",
        "-15,-16,3 -11,-9,2 -3,-6,1.4",
        "-18,-15,3 -16,-7,2 -9,-1,1.4",
    ):
        k(limb(pts, 2, "round", "round"))
    k(limb("-12,-20,1.8 -5,-25,1.5 -3,-31,1", 2, "round", "round"))
    g.line(shift(poly("-44,3 32,3", False)), 1.7)
    g.line(shift(poly("-30,7 -12,7", False)), 1.3)
    g.line(shift(poly("2,7 26,7", False)), 1.3)


def maiden(g: Drawing, x: float, y: float, s: float, n: int) -> None:
    """A girl of the country with a basket, full length; s scales the drawing, not the ink."""
    d = Drawing(xf=(s, x - 100 * s, y - 212 * s))
    gown, apron, bodice = (RED, WHITE, GREEN) if n == 4 else (BLUE, GOLD, RED)
    g0 = d
    g0.shape(spline("70,292! 100,288 130,292! 130,297! 70,297!"), TURF, True, 1.7)
    for m in (-1, 1):
        shoe(g0, 100 + m * 8, 282, m, BROWN, 0.62)
    sk = spline("88,214! 74,244 68,282! 84,287 100,284 116,287 132,282! 126,244 112,214!")
    g0.solid(sk, gown, (-9, 0), 2, angle=-76, step=4.2, w=1.4)
    ap = spline("92,216! 86,246 83,274! 100,278 117,274! 114,246 108,216!")
    g0.shape(ap, apron, True, 1.7)
    for xx in (92, 100, 108):
        g0.line([(xx, 226), (100 + (xx - 100) * 1.3, 270)], 1.1)
    arm(g0, (112, 178), (127, 198), (112, 214), WHITE, WHITE, 8, (6, 5, 3.6), None)
    arm(g0, (88, 178), (73, 196), (84, 212), WHITE, WHITE, 8, (6, 5, 3.6), None)
    bd = spline("92,168! 85,176 88,196 90,216! 110,216! 112,196 115,176 108,168! 100,176")
    g0.solid(bd, bodice, (-5, -2), 2, angle=16, step=3.8, w=1.3)
    for yy in (184, 193, 202):
        g0.line([(95, yy), (105, yy + 5)], 1.2, GOLD)
        g0.line([(105, yy), (95, yy + 5)], 1.2, GOLD)
    neck(g0, 100, 150, 0.62, 1, SKIN, 30)
    bk = spline("76,208! 80,226 100,230 120,226 124,208! 100,213")
    g0.shape(bk, DARK_GOLD, True, 1.9)
    for fx, fy, c in ((86, 206, RED), (95, 203, GOLD), (104, 204, RED), (113, 206, GOLD)):
        g0.shape(petals(fx, fy, 5, 5.4, 2.8), c if gown != c else BLUE, True, 1.2)
    head(g0, 100, 150, 0.78, 1, style="bob", hair=BROWN if n == 4 else BLOND)
    g0.shape(
        spline("82,146! 84,132 100,126 114,131 117,144! 100,137"),
        WHITE if n == 4 else RED,
        True,
        1.8,
    )
    g.add(d)


def ship(g: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """Brig under sail on blue waves; (x, y) waterline centre, about 130 wide and 84 high."""
    d = Drawing(xf=(s, x, y))
    for mx, h in ((-30, 74), (8, 82), (40, 66)):
        d.line([(mx, -8), (mx, -h)], 3.4, smooth=False)
        d.shape(
            spline(
                [
                    (mx, -h, 0),
                    (mx + 7, -h + 1),
                    (mx + 15, -h - 1, 0),
                    (mx + 12, -h + 5, 0),
                    (mx, -h + 7, 0),
                ]
            ),
            RED,
            True,
            1.5,
        )
    for mx, rows in (
        (-30, ((-66, -50, 13), (-47, -26, 17))),
        (8, ((-74, -58, 13), (-55, -38, 17), (-35, -16, 19))),
        (40, ((-58, -42, 11), (-39, -20, 15))),
    ):
        for i, (a, b, w) in enumerate(rows):
            sl = spline(
                [
                    (mx - w, a, 0),
                    (mx + w * 0.9, a, 0),
                    (mx + w + 5, (a + b) / 2),
                    (mx + w, b, 0),
                    (mx, b - 4),
                    (mx - w, b, 0),
                    (mx - w + 4, (a + b) / 2),
                ]
            )
            d.solid(
                sl,
                (WHITE, RED, GREEN)[(i + (mx > 0)) % 3],
                (-4, -1),
                1.7,
                angle=-70,
                step=3.6,
                w=1.1,
            )
    d.shape(spline("52,-16! 72,-34! 50,-38!"), WHITE, True, 1.6)
    d.line("50,-14 74,-32", 2.4, smooth=False)
    hull = spline("-58,-22! -46,-18! -44,-14 20,-12 56,-17! 48,2 40,10! -44,10! -54,-4")
    d.solid(hull, "#8a5530", (-6, -6), 2, angle=10, step=3.8, w=1.4)
    d.line("-52,-8 0,-4 50,-8", 3.6)
    d.line("-52,-8 0,-4 50,-8", 1.6, GOLD)
    for px in (-34, -18, -2, 14, 30):
        d.shape(rect(px, -1, 5, 5, 0.6), INK, False)
    wv: list[Knot] = [(-66, 4, 0)]
    for i in range(9):
        wv += [(-60 + i * 15, 0), (-52 + i * 15, 5, 0)]
    wv += [(70, 18, 0), (0, 22), (-66, 17, 0)]
    d.shape(spline(wv), SKY, True, 1.9)
    for px, py in ((-44, 11), (-16, 14), (14, 11), (40, 13)):
        d.line(at(px, py, "-8,0 -3,-3 3,0 8,-3"), 1.4, BLUE)
    g.add(d)


def house(g: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """Country house with trees; (x, y) ground centre, about 84 wide."""
    d = Drawing(xf=(s, x, y))
    for tx, h in ((-38, 44), (38, 50)):
        d.line([(tx, 0), (tx, -16)], 4, smooth=False)
        d.solid(
            spline(
                [
                    (tx, -h, 0),
                    (tx + 8, -h + 16),
                    (tx + 9, -18),
                    (tx, -12),
                    (tx - 9, -18),
                    (tx - 8, -h + 16),
                ]
            ),
            GREEN,
            (-4, -2),
            1.8,
            angle=30,
            step=3.6,
            w=1.2,
        )
    d.shape(rect(-26, -28, 52, 28), GOLD, True, 1.9)
    d.shape(poly("-31,-27 -18,-46 18,-46 31,-27"), RED, True, 1.9)
    for i in range(4):
        d.line([(-20 + i * 13, -29), (-14 + i * 9.4, -44)], 1.1, smooth=False)
    d.shape(rect(10, -54, 8, 11), WHITE, True, 1.6)
    d.shape(spline("-6,0! -6,-14 0,-18 6,-14 6,0!"), BROWN, True, 1.7)
    for wx in (-20, 12):
        d.shape(rect(wx, -21, 8, 9), SKY, True, 1.5)
        d.line([(wx + 4, -21), (wx + 4, -12)], 1, smooth=False)
    d.shape(spline("-48,0! 0,-3 48,0! 40,6 0,8 -40,6"), TURF, True, 1.8)
    g.add(d)


def fish(g: Drawing, x: float, y: float, s: float = 1.0, col: str = GOLD) -> None:
    """A fish swimming to the left."""
    d = Drawing(xf=(s, x, y))
    d.solid(
        spline("-26,0 -16,-9 0,-11 16,-5 24,-1! 36,-10! 33,0 36,10! 24,2! 14,6 0,10 -16,8"),
        col,
        (-3, -4),
        2,
        angle=20,
        step=3.6,
        w=1.2,
    )
    d.shape(spline("-6,-10! 2,-17 10,-13 12,-7!"), RED, True, 1.6)
    d.shape(spline("-2,9! 4,15 10,8!"), RED, True, 1.5)
    d.shape(ellipse(-18, -2, 2.6), WHITE, True, 1.3)
    d.shape(ellipse(-18.4, -2, 1.1), INK, False)
    for px in (-8, 0, 8):
        d.line(at(px, 0, "0,-6 3,0 0,6"), 1.2)
    g.add(d)


def dog(
    g: Drawing, x: float, y: float, s: float = 1.0, turn: float = 1, sitting: bool = False
) -> None:
    """Dog on the ground line y, looking to turn."""
    d = Drawing(xf=(s, x, y))
    F = facing(turn)
    c = WHITE
    if sitting:
        d.shape(F(limb("-14,-4,2.6 -26,-8,2.4 -30,-18,1.6", 2, "round", "round")), c, True, 1.8)
        d.solid(
            F(spline("-16,0! -20,-14 -12,-30 0,-44 12,-44 16,-34 14,-18 16,0! 8,0! 6,-12 2,0!")),
            c,
            (-4, -2),
            2,
            angle=20,
            step=3.8,
            w=1.2,
        )
        hx, hy = 8, -50
    else:
        d.shape(F(limb("-24,-26,2.6 -36,-32,2.2 -38,-42,1.6", 2, "round", "round")), c, True, 1.8)
        d.solid(
            F(
                spline(
                    "-26,-24 -20,-31 10,-31 20,-36 24,-28 20,-16 21,0! 15,0! 12,-14 -8,-13 "
                    "-14,-10 -13,0! -19,0! -21,-12"
                )
            ),
            c,
            (-3, -5),
            2,
            angle=20,
            step=3.8,
            w=1.2,
        )
        d.shape(F(spline("-16,-29 -6,-31 -2,-24 -10,-20 -18,-22")), BROWN, True, 1.4)
        hx, hy = 22, -40
    d.shape(F(spline("-8,2 -8,-7 0,-11 8,-8 17,-4 18,2 10,5 2,8").move(hx, hy)), c, True, 1.9)
    d.shape(F(spline("-4,-9! -11,-6 -12,4 -7,6 -3,-1").move(hx, hy)), BROWN, True, 1.6)
    d.shape(F(ellipse(hx + 4, hy - 4, 1.5)), INK, False)
    d.shape(F(ellipse(hx + 17, hy - 2, 2)), INK, False)
    d.shape(
        F(limb([(hx - 7, hy + 5, 2), (hx + 2, hy + 8, 2)], 1, "round", "round")), RED, True, 1.4
    )
    d.line("-34,1 30,1", 1.6, smooth=False)
    g.add(d)


def duel(g: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """Two fencers crossing blades; (x, y) ground centre, about 96 wide."""
    d = Drawing(xf=(s, x, y))
    for m, coat, hose in ((-1, RED, BLUE), (1, GREEN, RED)):
        F = facing(-m)
        d.shape(F(limb("-24,-28,6 -14,-16,4.6 -12,-3,3", 1, "round", "flat")), hose, True, 1.7)
        d.shape(F(limb("-30,-28,6 -38,-16,4.6 -44,-3,3", 1, "round", "flat")), hose, True, 1.7)
        for fx in (-12, -44):
            d.shape(F(spline(at(fx, 0, "-4,-4! -4,1! 8,1! 2,-3"))), BROWN, True, 1.5)
        d.shape(F(limb("-32,-48,3.6 -44,-52,3 -46,-62,2.4", 1, "round", "round")), coat, True, 1.7)
        d.solid(
            F(spline("-34,-52! -36,-40 -38,-24! -28,-22 -18,-24! -20,-40 -21,-52!")),
            coat,
            (-3, -1),
            1.8,
            angle=18,
            step=3.6,
            w=1.1,
        )
        d.shape(F(limb("-23,-48,3.8 -12,-44,3 -4,-48,2.4", 1, "round", "round")), coat, True, 1.7)
        d.shape(F(ellipse(-2, -48.6, 3)), SKIN, True, 1.4)
        d.shape(F(ellipse(-27, -60, 6.4, 7)), SKIN, True, 1.7)
        d.shape(F(ellipse(-24, -61, 1.1)), INK, False)
        d.shape(
            F(spline("-37,-63! -27,-66 -17,-63! -20,-67 -22,-73 -31,-73 -33,-67")),
            BROWN if m < 0 else BLUE,
            True,
            1.7,
        )
    for m in (1, -1):
        d.line([(-m * 3, -48), (m * 22, -70)], 2.6, smooth=False)
        d.line([(-m * 3, -48), (m * 22, -70)], 1.0, SKY, smooth=False)
    d.line("-52,2 52,2", 1.7, smooth=False)
    g.add(d)


def jug(g: Drawing, x: float, y: float, s: float = 1.0, col: str = GOLD) -> None:
    """A jug with a handle."""
    d = Drawing(xf=(s, x, y))
    d.shape(limb("10,-38,2.6 22,-34,3 20,-18,3 13,-12,2.4", 2, "round", "round"), col, True, 1.8)
    d.solid(
        spline("-10,0! -15,-14 -10,-28 -7,-40! -13,-48! 8,-44! 8,-28 14,-14 10,0!"),
        col,
        (-5, -2),
        2,
        angle=16,
        step=3.8,
        w=1.3,
    )
    d.shape(spline("-14.6,-16! 0,-12 13.6,-16! 13.8,-10! 0,-6 -14.4,-10!"), RED, True, 1.6)
    g.add(d)


def goblet(g: Drawing, x: float, y: float, s: float = 1.0, col: str = GOLD) -> None:
    """A goblet."""
    d = Drawing(xf=(s, x, y))
    d.shape(spline("-3,-22! -3,-8 -12,0! 12,0! 3,-8 3,-22!"), col, True, 1.8)
    d.solid(
        spline("-13,-50! -12,-34 -6,-24 6,-24 12,-34 13,-50!"),
        RED,
        (-5, -1),
        1.9,
        angle=16,
        step=3.8,
        w=1.3,
    )
    d.shape(ellipse(0, -50, 13, 4), col, True, 1.8)
    d.shape(limb("-5,-20,2.4 5,-20,2.4", 1, "round", "round"), col, True, 1.6)
    g.add(d)


def gallant(
    g: Drawing, x: float, y: float, s: float = 1.0, coat: str = GREEN, hose: str = GOLD
) -> None:
    """Little man in hat and cloak, full length; (x, y) ground."""
    d = Drawing(xf=(s, x, y))
    d.shape(spline("8,-62! 20,-52 24,-20! 12,-22 8,-40"), RED, True, 1.7)
    for m in (-1, 1):
        d.shape(
            limb([(m * 4, -26, 5), (m * 6, -14, 4), (m * 7, -3, 3)], 1, "round", "flat"),
            hose,
            True,
            1.7,
        )
        d.shape(
            spline([(m * 7 - 4, -4, 0), (m * 7 - 4, 1, 0), (m * 7 + 4, 1, 0), (m * 7 + 4, -4, 0)]),
            BROWN,
            True,
            1.5,
        )
    d.solid(
        spline("-8,-60! -10,-44 -14,-24! 0,-21 14,-24! 10,-44 8,-60!"),
        coat,
        (-4, -1),
        1.8,
        angle=18,
        step=3.6,
        w=1.2,
    )
    d.line("-10,-42 0,-40 10,-42", 2, RED)
    d.shape(limb("-8,-56,3.8 -17,-46,3.2 -24,-52,2.6", 1, "round", "round"), coat, True, 1.7)
    d.shape(limb("8,-56,3.8 16,-44,3.2 9,-36,2.6", 1, "round", "round"), coat, True, 1.7)
    d.shape(ellipse(-26, -54, 3.4), SKIN, True, 1.4)
    d.shape(spline("-8,-76 -2,-80 8,-77 11,-66 8,-58 -2,-60"), BROWN, True, 1.7)
    d.shape(ellipse(-2, -69, 7, 8), SKIN, True, 1.6)
    for ex in (-5, 1):
        d.shape(ellipse(ex, -70, 1.1), INK, False)
    d.line("-5,-65 -2.4,-64 0,-65", 1.2, RED)
    d.shape(spline("-15,-75! 0,-71 14,-76! 9,-79 7,-86 -6,-87 -9,-79"), RED, True, 1.8)
    d.shape(spline("4,-84! 12,-92 20,-88 16,-82 8,-80!"), WHITE, True, 1.5)
    g.add(d)


def tree(g: Drawing, x: float, y: float, s: float = 1.0, leaf: str = GREEN) -> None:
    """A round-topped tree; (x, y) is its foot, about 40 wide and 66 high."""
    d = Drawing(xf=(s, x, y))
    d.shape(limb("0,2,4 1,-14,2.8 -1,-30,2.4", 2), BROWN, True, 1.5)
    d.line("1,-18 8,-27", 1.8)
    crown = spline(
        "-6,-24 -17,-26 -20,-36! -22,-46 -13,-50! -12,-61 0,-65 9,-60! 19,-59 21,-49! 24,-40 "
        "17,-33! 14,-25 4,-26!"
    )
    d.solid(crown, leaf, (-6, -5), 1.8, angle=24, step=3.8, w=1.3)
    for points in ("-12,-38 -7,-34 -3,-38", "2,-48 7,-44 11,-48", "-6,-53 -2,-50 2,-53"):
        d.line(points, 1.1)
    g.add(d)


def castle(g: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A keep between two towers; (x, y) is the middle of its foot, about 60 wide, 58 high."""
    d = Drawing(xf=(s, x, y))
    d.shape(rect(-24, -26, 48, 26), WHITE, True, 1.5)
    for tx, w, h in ((-23, 15, 38), (23, 15, 38), (0, 19, 50)):
        d.shape(rect(tx - w / 2, -h, w, h), WHITE, True, 1.6)
        d.line([(tx + w * 0.22, -h + 3), (tx + w * 0.22, -3)], 1.1, smooth=False)
        k = w / 5
        merlons = [rect(tx - w / 2 + 2 * i * k, -h - 5, k, 5) for i in range(3)]
        d.shape(merlons[0] + merlons[1] + merlons[2], WHITE, True, 1.3)
        d.shape(rect(tx - 1.5, -h + 8, 3, 7), INK, False)
    d.shape(spline("-6,0! -6,-9 0,-14 6,-9 6,0!"), BROWN, True, 1.4)
    g.add(d)


def tent(g: Drawing, x: float, y: float, s: float = 1.0, stripe: str = RED) -> None:
    """A round tent with a pennon; (x, y) is the middle of its foot, about 44 wide, 60 high."""
    d = Drawing(xf=(s, x, y))
    d.line("0,-44 0,-60", 1.8)
    d.shape(spline("0,-60! 9,-58 16,-54! 8,-53 0,-52!"), stripe, True, 1.4)
    d.shape(spline("-19,-20! -21,0! 21,0! 19,-20! 0,-14"), WHITE, True, 1.7)
    for m in (1, -1):
        side = spline("6,-17! 5,0! 14,0! 12,-18!")
        d.shape(side if m > 0 else side.mirror(), stripe, True, 1.3)
    d.shape(spline("0,-17! -5,0! 5,0!"), INK, False)
    roof = spline("0,-46! 8,-32 22,-20! 12,-16 8,-21! 0,-14 -8,-21! -12,-16 -22,-20! -8,-32")
    d.shape(roof, WHITE, True, 1.7)
    for m in (1, -1):
        d.line([(0, -44), (m * 5, -32), (m * 8, -21)], 1.2)
    g.add(d)


def little_face(
    g: Drawing,
    x: float,
    y: float,
    r: float,
    turn: float = 1,
    hair: str = BROWN,
) -> None:
    """A plain head for figures too small for `heads.head`: an oval, two dots, nose and mouth."""
    d = Drawing(xf=(r / 9, x, y))
    F = facing(turn)
    d.shape(F(ellipse(-2, -2, 10, 10.6)), hair, True, 1.6)
    d.shape(F(ellipse(1, 0, 8, 9.4)), SKIN, True, 1.5)
    d.shape(F(spline("-8,-2! -7,-10 1,-12 9,-6! 2,-7 -4,-5 -6,4!")), hair, True, 1.3)
    for ex in (-1.4, 5.4):
        d.shape(F(ellipse(ex, -0.6, 1.3, 1.5)), INK, False)
    d.line(F(spline("2.6,-1 3.8,2.4 2,2.8", False)), 1)
    d.line(F(spline("0.4,5.6 2.8,6.2 5,5.2", False)), 1.3, RED)
    d.shape(F(ellipse(-3.4, 3, 1.8, 1.4)), CHEEK, False)
    g.add(d)


def rooster(g: Drawing, x: float, y: float, t: float = 1, s: float = 1.0) -> None:
    """Cock standing at (x, y) looking to t."""
    L = Local(x, y, s, t)
    for i, (a, c) in enumerate(
        (((-40, -52), GREEN), ((-46, -40), BLUE), ((-44, -26), RED), ((-38, -14), GREEN))
    ):
        g.shape(
            L(limb([(-12, -28, 5), (-26, -44 + i * 8, 6), (a[0], a[1], 3.4)], 2, "round", "point")),
            c,
            True,
            1.9,
        )
    for dx in (-3, 7):
        g.line(L.pts([(dx, -8), (dx + 1, -2)]), 4.4)
        g.line(L.pts([(dx, -8), (dx + 1, -2)]), 2, GOLD)
        g.shape(L(spline(at(dx, 0, "-5,0! 0,-4 8,0!"))), GOLD, True, 1.6)
    g.solid(
        L(spline("-16,-30 -10,-14 4,-7 18,-16 20,-34 16,-48! 8,-40 -4,-38")),
        GOLD,
        (-5, -3),
        2,
        angle=20,
        step=4,
        w=1.4,
    )
    g.shape(L(spline("-14,-30! -2,-36 8,-28 4,-18 -6,-18 -18,-22!")), RED, True, 1.8)
    g.line(L.pts("-10,-26 -2,-28 3,-25"), 1.2)
    g.shape(
        L(spline("6,-44! 8,-60 16,-68 26,-64 28,-56 22,-46! 18,-38! 14,-42 10,-36!")), GOLD, True, 2
    )
    g.shape(L(spline("10,-66! 6,-76 13,-74! 16,-82 20,-74! 26,-80 27,-68! 20,-69")), RED, True, 1.8)
    g.shape(L(spline("27,-62! 36,-58! 27,-54!")), DARK_GOLD, True, 1.7)
    g.shape(L(spline("24,-54! 28,-46 23,-41 20,-48")), RED, True, 1.6)
    g.shape(L(ellipse(20.6, -61, 2.2)), INK, False)
