"""Triestine deck: number cards."""

from ...drawing import Drawing
from ...palette import BLUE, CARD_WIDTH, GOLD, RED
from ...signs.venetian import interlaced, sceptre, straight
from .parts import HEIGHT, MIDDLE, SEGMENTS, coin, cup, framed, indices, lozenge

COINS = {  # x, y as fractions of width and height, diameter / width
    2: [(0.5, 0.278, 0.72), (0.5, 0.722, 0.72)],
    3: [(0.5, 0.2, 0.51), (0.5, 0.5, 0.51), (0.5, 0.8, 0.51)],
    4: [(x, y, 0.375) for y in (0.18, 0.82) for x in (0.305, 0.695)],
    5: [(x, y, 0.37) for y in (0.18, 0.82) for x in (0.305, 0.695)] + [(0.5, 0.5, 0.5)],
    6: [(x, y, 0.37) for y in (0.18, 0.5, 0.82) for x in (0.305, 0.695)],
    7: [(x, y, 0.345) for y in (0.165, 0.6, 0.835) for x in (0.3, 0.7)] + [(0.5, 0.382, 0.345)],
    8: [(x, y, 0.33) for y in (0.165, 0.388, 0.612, 0.835) for x in (0.305, 0.695)],
    9: [(x, y, 0.275) for y in (0.16, 0.387, 0.613, 0.84) for x in (0.26, 0.74)]
    + [(0.5, 0.5, 0.275)],
    10: [(x, y, 0.275) for y in (0.16, 0.387, 0.613, 0.84) for x in (0.26, 0.74)]
    + [(0.5, 0.273, 0.275), (0.5, 0.727, 0.275)],
}
CUPS = {  # x, y of the centre, w / W, h / H
    2: [(0.5, 0.275, 0.5, 0.4), (0.5, 0.725, 0.5, 0.4)],
    3: [(0.5, 0.26, 0.44, 0.35), (0.285, 0.73, 0.38, 0.32), (0.715, 0.73, 0.38, 0.32)],
    4: [(x, y, 0.35, 0.29) for y in (0.25, 0.75) for x in (0.31, 0.69)],
    5: [(x, y, 0.33, 0.27) for y in (0.22, 0.78) for x in (0.31, 0.69)] + [(0.5, 0.5, 0.36, 0.29)],
    6: [(x, y, 0.335, 0.265) for y in (0.2, 0.5, 0.8) for x in (0.31, 0.69)],
    7: [(x, 0.22, 0.265, 0.22) for x in (0.215, 0.5, 0.785)]
    + [(x, y, 0.3, 0.245) for y in (0.515, 0.8) for x in (0.315, 0.685)],
    8: [(x, y, 0.28, 0.19) for y in (0.165, 0.388, 0.612, 0.835) for x in (0.305, 0.695)],
    9: [(x, y, 0.245, 0.21) for y in (0.222, 0.5, 0.778) for x in (0.225, 0.5, 0.775)],
    10: [(x, y, 0.225, 0.18) for y in (0.17, 0.39, 0.61, 0.83) for x in (0.3, 0.7)]
    + [(0.5, y, 0.225, 0.18) for y in (0.28, 0.72)],
}
ARCS = {
    2: (66,),
    3: (68,),
    4: (72, 52),
    5: (73, 54),
    6: (74, 58, 42),
    7: (74, 58, 42),
    8: (76, 61, 46, 31),
    9: (76, 62, 48, 34),
    10: (78, 65, 52, 39, 26),
}
TOP = 88.0
RODS = ((RED, BLUE), (BLUE, RED))
_ROWS_OF_RODS = ((0,), (-13, 13), (-22, 0, 22), (-27, -9, 9, 27), (-30, -15, 0, 15, 30))
OFFSETS = {n: _ROWS_OF_RODS[n // 2 - 1] for n in range(2, 11)}
"""How far the rods of each direction lie from the middle."""
WIDTHS = {2: 8.6, 3: 8.2, 4: 7.4, 5: 7.4, 6: 6.6, 7: 6.6, 8: 5.8, 9: 5.8, 10: 5.2}


def numbered(n: int) -> Drawing:
    """A framed card with its number in two corners."""
    g = framed()
    indices(g, str(n))
    return g


def coins(n: int) -> Drawing:
    """The number card n of coins; what stood in the middle of the four was a maker's mark."""
    g = numbered(n)
    g.scatter(coin, [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]])
    return g


def cups(n: int) -> Drawing:
    """The number card n of cups; those of the two have a red 2 in the mouth."""
    g = numbered(n)
    mark = "2" if n == 2 else ""
    g.scatter(
        lambda w, h: cup(w, h, mark),
        [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]],
    )
    return g


def swords(n: int) -> Drawing:
    """The number card n of swords, curved ones in a pointed oval, with a straight one if odd."""
    g = numbered(n)
    low = HEIGHT - TOP
    side = interlaced(ARCS[n], TOP, low, 7.6 if n < 4 else 6.8 if n < 8 else 5.6, SEGMENTS, 0.86)
    g.repeat(side, ["translate(0 0)", f"rotate(180 100 {MIDDLE:g})"])
    if n % 2:
        straight(g, 100, 30, HEIGHT - 24)
    for y in (TOP, low):
        lozenge(g, str(n), 100, y, *((17, 24) if n < 4 else (19, 27)))
    return g


def batons(n: int) -> Drawing:
    """The number card n of batons, crossed sceptres and the numeral in a lozenge."""
    g = numbered(n)
    offsets = OFFSETS[n]
    w = WIDTHS[n]
    a = 23.0 if n < 4 else 20.0
    for s in (1, -1):
        for i, offset in enumerate(offsets):
            rod = RODS[(i + (s < 0)) % 2]
            sceptre(g, 100, MIDDLE, s * a, 322 - abs(offset) * 1.4, rod, offset, w)
    if n % 2:
        sceptre(g, 100, MIDDLE, 0, 326, (GOLD, RED), 0, w)
    lozenge(g, str(n), 100, MIDDLE, *((30, 42) if n < 6 else (36, 52) if n < 8 else (42, 60)))
    return g
