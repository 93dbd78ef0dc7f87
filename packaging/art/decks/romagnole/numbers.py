"""Romagnole deck: number cards."""

from ...drawing import Drawing
from ...figures.crowns import crown
from ...geometry import at, ellipse, limb, poly, spline
from ...palette import BLUE, CARD_WIDTH, GOLD, GREEN, RED
from .parts import HEIGHT, MIDDLE, TONES, club, coin, cup, flower, ribbon, sword, trunk

COLUMNS = (0.27, 0.73)
COINS = {  # x, y as fractions of width and height, diameter / width
    2: [(0.5, 0.262, 0.74), (0.5, 0.738, 0.74)],
    3: [(0.665, 0.18, 0.52), (0.335, 0.5, 0.52), (0.665, 0.82, 0.52)],
    4: [(x, y, 0.42) for y in (0.155, 0.845) for x in COLUMNS],
    5: [(x, y, 0.4) for y in (0.148, 0.852) for x in COLUMNS] + [(0.5, 0.5, 0.66)],
    6: [(x, y, 0.42) for y in (0.155, 0.5, 0.845) for x in COLUMNS],
    7: [(0.5, 0.128, 0.37)] + [(x, y, 0.37) for y in (0.372, 0.625, 0.876) for x in COLUMNS],
}
CUPS = {  # x, y of the centre, w / W, h / H
    2: [(0.5, 0.272, 0.72, 0.31), (0.5, 0.728, 0.72, 0.31)],
    3: [(0.67, 0.182, 0.45, 0.29), (0.33, 0.5, 0.45, 0.29), (0.67, 0.818, 0.45, 0.29)],
    4: [(x, y, 0.38, 0.26) for y in (0.17, 0.83) for x in COLUMNS],
    5: [(x, y, 0.38, 0.255) for y in (0.165, 0.835) for x in COLUMNS] + [(0.5, 0.5, 0.42, 0.285)],
    6: [(x, y, 0.38, 0.26) for y in (0.17, 0.5, 0.83) for x in COLUMNS],
    7: [(x, y, 0.31, 0.21) for y in (0.138, 0.602, 0.862) for x in (0.25, 0.75)]
    + [(0.5, 0.37, 0.31, 0.21)],
}
MIXED = (RED, GOLD, BLUE)
STUBS = ((1, 0.2, 7, 24), (-1, 0.34, 6.4, 23), (1, 0.54, 6.4, 24), (-1, 0.74, 6, 22))


def coins(n: int) -> Drawing:
    """The number card n of coins; the four bears the little crown that names trumps."""
    g = Drawing()
    g.scatter(coin, [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]])
    if n == 4:
        crown(g, 100, MIDDLE + 10, 17, 21)
    return g


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = Drawing()
    g.scatter(
        cup,
        [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]],
    )
    return g


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = Drawing()

    def put(
        length: float, x: float, y: float, a: float = 0, col: str = BLUE, bw: float = 8
    ) -> None:
        g.add(sword(length, bw, col), f"translate({x} {y})" + (f" rotate({a})" if a else ""))

    if n == 2:
        _bow_ends(g)
        put(318, 62, 258, 0, bw=10.5)
        put(318, 138, 98, 180, bw=10.5)
        _bow(g)
    elif n == 3:
        for x in (44, 156):
            put(318, x, 98, 180, bw=9.5)
        put(318, 100, 258, 0, RED, 9.5)
    elif n == 4:
        for x, y, a in ((44, 62, 155), (156, 62, -155), (44, 294, 25), (156, 294, -25)):
            put(144, x, y, a, bw=8.4)
    elif n == 5:
        for y, a in ((106, 0), (250, 0)):
            vase(g, 100, y, a)
        for x in (34, 166):
            put(146, x, 124, 0, bw=7.6)
            put(146, x, 232, 180, bw=7.6)
        put(160, 140, MIDDLE, -90, bw=7.6)
    else:
        length, y = (154, 54) if n == 6 else (134, 49)
        for i, x in enumerate((36, 100, 164)):
            put(length, x, y, 180, MIXED[i])
            put(length, x, HEIGHT - y, 0, MIXED[2 - i])
        if n == 7:
            put(154, 138, MIDDLE, -90, BLUE)
    return g


def _bow_ends(g: Drawing) -> None:
    """Ends of the ribbon behind the two blades."""
    for m in (1, -1):
        tail = spline("60,188! 38,186 30,206 18,226! 32,224 38,238! 46,212 64,206!")
        g.shape(tail if m > 0 else tail.mirror(100), RED)


def _bow(g: Drawing) -> None:
    """Yellow and red ribbon that binds the two swords."""
    ribbon(g, [(46, 184, 8), (72, 170, 9), (100, 178, 9), (128, 186, 9), (154, 172, 8)], GOLD)
    ribbon(g, [(46, 172, 8), (72, 186, 9), (100, 178, 9), (128, 170, 9), (154, 184, 8)], RED)
    for m in (1, -1):
        loop = spline("96,178! 80,152 60,142 58,156 72,168 94,182!")
        g.solid(loop if m > 0 else loop.mirror(100), GOLD, (-4, -3), 2, angle=30)
    flower(g, (100, 178), 13, RED)


def vase(g: Drawing, x: float, y: float, a: float = 0) -> None:
    """Blue and red vase with a yellow flower between two leaves; (x, y) is its middle."""
    d = Drawing()
    d.line("0,-16 0,-34", 4)
    d.line("0,-16 0,-34", 1.8, GREEN)
    for m in (1, -1):
        leaf = spline("0,-14! 12,-20 20,-32 20,-44! 8,-38 1,-28")
        d.shape(leaf if m > 0 else leaf.mirror(), GREEN, True, 1.9)
        handle = limb("9,-10,2.6 21,-12,3 22,2,3 12,8,2.4", 2, "round", "round")
        d.shape(handle if m > 0 else handle.mirror(), GOLD, True, 1.7)
    d.shape(ellipse(0, -42, 10), GOLD, True, 2)
    d.shape(ellipse(0, -42, 4), RED, True, 1.4)
    d.shape(spline("-6,26! -7,32 -15,40! 15,40! 7,32 6,26!"), RED, True, 2)
    belly = spline("-9,-14! -20,0 -18,16 -7,27! 7,27! 18,16 20,0 9,-14!")
    d.solid(belly, BLUE, (-7, -3), 2.1, angle=18, step=3.6, w=1.5)
    d.shape(spline("-19.5,2! 0,9 19.5,2! 19,12! 0,19 -19,12!"), RED, True, 1.7)
    d.shape(spline("-13,-19! 0,-15 13,-19! 11,-12! 0,-8 -11,-12!"), GOLD, True, 1.9)
    g.add(d, f"translate({x} {y})" + (f" rotate({a})" if a else ""))


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    g = Drawing()

    def put(h: float, w: float, x: float, y: float, a: float, col: str) -> None:
        g.add(club(h, w, col), f"translate({x} {y})" + (f" rotate({a})" if a else ""))

    if n == 2:
        for x, a, col in ((54, 0, BLUE), (146, 180, RED)):
            g.add(trunk(310, 50, col, STUBS), f"translate({x} {MIDDLE}) rotate({a})")
    elif n == 3:
        put(318, 52, 100, MIDDLE - 2, -26, BLUE)
        put(318, 52, 100, MIDDLE - 2, 26, RED)
        put(322, 52, 100, MIDDLE - 2, 0, GOLD)
        _tie(g)
    elif n in (4, 5):
        h = 148 if n == 4 else 130
        for x, upper, lower in ((52, BLUE, RED), (148, RED, GOLD)):
            put(h, 44, x, 12 + h / 2, 0, upper)
            put(h, 44, x, HEIGHT - 12 - h / 2, 180, lower)
    else:
        h = 156 if n == 6 else 136
        for i, x in enumerate((36, 100, 164)):
            put(h, 44, x, 12 + h / 2, 0, MIXED[i])
            put(h, 44, x, HEIGHT - 12 - h / 2, 180, MIXED[(i + 1) % 3])
    if n in (5, 7):
        put(164, 44, 100, MIDDLE, -90, BLUE)
    return g


def _tie(g: Drawing) -> None:
    """Ribbons about the crossing of the three clubs."""
    y = MIDDLE + 14
    for m in (1, -1):
        for tail, col in (
            ("6,2! 22,14 26,38 40,58! 26,58 20,70! 12,44 -2,16!", RED),
            ("10,-2! 34,4 44,22 62,30! 52,38 52,50! 34,36 8,14!", GOLD),
        ):
            sh = spline(at(100, y, tail))
            g.shape(sh if m > 0 else sh.mirror(100), col)
        loop = spline(at(100, y, "0,0! 16,-26 38,-30 42,-16 24,2 4,6!"))
        g.solid(loop if m > 0 else loop.mirror(100), RED, (-4, -3), 2.1, angle=30)
    ribbon(g, [(66, y - 2, 8), (100, y + 3, 9), (134, y - 2, 8)], GOLD)
    g.shape(poly(at(100, y + 2, "0,-13 11,0 0,13 -11,0")), RED)
    g.shape(ellipse(98, y, 2.6), TONES[RED][2], False)
