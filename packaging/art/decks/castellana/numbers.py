"""Castilian deck: number cards."""

from ...drawing import Drawing
from ...geometry import ellipse
from ...ornament import rosette
from ...palette import CARD_WIDTH, GOLD, RED, SPANISH_HEIGHT
from ...signs.common import petals
from ...signs.spanish import spanish_baton, spanish_coin, spanish_cup, spanish_sword
from .parts import BATONS, base, sprig

COINS = {
    2: [(0.5, 0.265, 0.56), (0.5, 0.735, 0.56)],
    3: [(0.5, 0.19, 0.40), (0.5, 0.5, 0.40), (0.5, 0.81, 0.40)],
    4: [(x, y, 0.34) for y in (0.19, 0.81) for x in (0.30, 0.70)],
    5: [(x, y, 0.32) for y in (0.175, 0.825) for x in (0.285, 0.715)] + [(0.5, 0.5, 0.46)],
    6: [(x, y, 0.31) for y in (0.185, 0.5, 0.815) for x in (0.30, 0.70)],
    7: [(x, y, 0.285) for y in (0.165, 0.555, 0.84) for x in (0.285, 0.715)] + [(0.5, 0.36, 0.285)],
}
CUPS = {
    2: [(0.5, 0.27, 0.54, 0.40), (0.5, 0.73, 0.54, 0.40)],
    3: [(0.39, 0.195, 0.43, 0.29), (0.61, 0.5, 0.43, 0.29), (0.39, 0.805, 0.43, 0.29)],
    4: [(x, y, 0.33, 0.28) for y in (0.215, 0.785) for x in (0.325, 0.675)],
    5: [(x, y, 0.295, 0.235) for y in (0.19, 0.81) for x in (0.32, 0.68)]
    + [(0.5, 0.5, 0.34, 0.27)],
    6: [(x, y, 0.295, 0.235) for y in (0.19, 0.5, 0.81) for x in (0.32, 0.68)],
    7: [(x, y, 0.26, 0.185) for y in (0.155, 0.565, 0.845) for x in (0.31, 0.69)]
    + [(0.5, 0.36, 0.26, 0.185)],
}


def blossom(g: Drawing, x: float, y: float, r: float) -> None:
    """A red flower with a gold heart."""
    g.shape(petals(x, y, 6, r, r * 0.55), RED, True, 1.9)
    g.shape(ellipse(x, y, r * 0.34), GOLD, True, 1.5)


def coins(n: int) -> Drawing:
    """The number card n of coins."""
    g = base("oros", str(n))
    g.scatter(
        lambda r: spanish_coin(0, 0, r),
        [(x * CARD_WIDTH, y * SPANISH_HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]],
    )
    if n == 2:
        for x in (30, 170):
            sprig(g, (100, 155), (x, 155), 8.5)
        blossom(g, 100, 155, 11)
    elif n == 3:
        for x in (36, 164):
            for y in (100, 210):
                sprig(g, (x, 155), (x, y), 10)
            blossom(g, x, 155, 12)
    elif n == 4:
        rosette(g, 100, 155, 24)
    return g


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = base("copas", str(n))
    g.scatter(
        lambda w, h: spanish_cup(0, -h / 2, w, h),
        [
            (x * CARD_WIDTH, y * SPANISH_HEIGHT, w * CARD_WIDTH, h * SPANISH_HEIGHT)
            for x, y, w, h in CUPS[n]
        ],
    )
    if n == 3:
        for x, y in ((154, 62), (44, 155), (154, 236)):
            rosette(g, x, y, 13)
    elif n == 4:
        rosette(g, 100, 155, 24)
    return g


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = base("espadas", str(n))

    def put(L: float, x: float, y: float, a: float = 0, bw: float | None = None) -> None:
        g.add(
            spanish_sword(L, bw, 3.3 if n < 6 or a == -90 else 2.55),
            f"translate({x} {y})" + (f" rotate({a})" if a else ""),
        )

    if n == 2:
        put(252, 64, 84, 180, 10)
        put(252, 136, 226, 0, 10)
        for y in (104, 206):
            sprig(g, (100, 155), (100, y), 11)
        blossom(g, 100, 155, 12)
    elif n == 3:
        put(252, 50, 84, 180, 9)
        put(252, 100, 226, 0, 9)
        put(252, 150, 84, 180, 9)
    elif n == 4:
        for x, y, a in ((58, 60, 154), (142, 60, -154), (58, 250, 26), (142, 250, -26)):
            put(112, x, y, a, 7.6)
        rosette(g, 100, 155, 19)
    elif n == 5:
        for x in (52, 148):
            put(110, x, 52, 180, 7.4)
            put(110, x, 258, 0, 7.4)
        put(134, 130, 155, -90, 7.2)
    elif n == 6:
        for x in (50, 100, 150):
            put(118, x, 54, 180, 6.8)
            put(118, x, 256, 0, 6.8)
    else:
        for x in (50, 100, 150):
            put(114, x, 48, 180, 6.6)
            put(114, x, 262, 0, 6.6)
        put(134, 132, 155, -90, 7)
    return g


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    g = base("bastos", str(n))

    def put(h: float, w: float, x: float, y: float, a: float, c: str) -> None:
        g.add(
            spanish_baton(h, w, *BATONS[c]), f"translate({x} {y})" + (f" rotate({a})" if a else "")
        )

    if n == 2:
        put(254, 66, 64, 155, 0, "g")
        put(254, 66, 136, 155, 180, "r")
    elif n == 3:
        put(254, 58, 100, 155, 180, "r")
        put(262, 58, 100, 155, 26, "g")
        put(262, 58, 100, 155, -26, "o")
    elif n == 4:
        for x, y, a, c in (
            (62, 84, -18, "g"),
            (138, 84, 18, "r"),
            (62, 226, 198, "r"),
            (138, 226, 162, "g"),
        ):
            put(122, 42, x, y, a, c)
        rosette(g, 100, 155, 13)
    elif n == 5:
        for x, y, a, c in (
            (56, 74, 170, "g"),
            (144, 74, 190, "r"),
            (56, 236, 10, "r"),
            (144, 236, -10, "g"),
        ):
            put(106, 36, x, y, a, c)
        put(128, 36, 100, 155, -90, "o")
    else:
        h, ys = (130, (84, 226)) if n == 6 else (112, (74, 236))
        for j, y in enumerate(ys):
            for i, x in enumerate((56, 100, 144)):
                put(h, 34, x, y, 180 if i == 1 else 0, "rg"[(i + j) % 2])
        if n == 7:
            put(128, 36, 100, 155, -90, "o")
    return g
