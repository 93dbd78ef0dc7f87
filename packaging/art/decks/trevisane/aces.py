"""Trevisan deck: aces."""

import math
from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.crowns import crown
from ...figures.garments import bow
from ...figures.halves import frame
from ...figures.heads import profile
from ...geometry import Point, at, ellipse, limb, poly, rect, spline
from ...ornament import tablet
from ...palette import BLUE, BROWN, CARD_WIDTH, DARK_RED, GOLD, GREEN, RED, SKIN, SKY, TURF, WHITE
from ...signs.common import leaf_spine, petals
from ...vignettes import rooster
from .parts import HEIGHT, coin


def ace_coins() -> Drawing:
    """Great ring with a garland, tied below; the motto above and below it."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, 12)
    tablet(g, 100, 34, 128, 42, ["NON VAL SAPER", "A CHI HA"], 11.4)
    tablet(g, 100, 350, 136, 30, ["FORTUNA CONTRA"], 10.8)
    cx, cy = 100, 208
    for i in range(20):
        a = math.radians(18 * i)
        x, y = cx + 70 * math.cos(a), cy + 70 * math.sin(a)
        for o in (34, -34):
            g.shape(spline("0,0! 7,-5 19,0! 7,5").rot(18 * i + 90 + o).move(x, y), GREEN, True, 1.6)
    for i in range(8):
        a = math.radians(45 * i + 22.5)
        x, y = cx + 72 * math.cos(a), cy + 72 * math.sin(a)
        g.shape(petals(x, y, 5, 8.6, 4.6), (RED, GOLD)[i % 2], True, 1.7)
        g.shape(ellipse(x, y, 2.6), (GOLD, RED)[i % 2], True, 1.1)
    g.add(coin(cx, cy, 58))
    bow(g, 100, 288, 2.4, RED)
    for m in (1, -1):
        t = spline(
            [
                (100, 288, 0),
                (100 + m * 14, 304),
                (100 + m * 34, 312),
                (100 + m * 50, 330, 0),
                (100 + m * 34, 332),
                (100 + m * 30, 342, 0),
                (100 + m * 18, 324),
                (100 + m * 4, 308),
            ]
        )
        g.shape(t, RED)
    return g


def ace_cups() -> Drawing:
    """Fountain over two profiles back to back on a pedestal; motto in the middle."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, 12)
    _fountain_water(g)
    _fountain_profiles(g)
    _fountain_pedestal(g)
    return g


def _fountain_water(g: Drawing) -> None:
    """Falling water and the basin."""
    for m in (1, -1):
        for dx, dy in ((22, 40), (40, 52), (56, 74)):
            g.line(
                [
                    (100 + m * 2, 52),
                    (100 + m * dx * 0.55, 36 - dx * 0.1),
                    (100 + m * dx, 36 + dy * 0.5),
                    (100 + m * (dx + 4), 50 + dy),
                ],
                4.6,
            )
            g.line(
                [
                    (100 + m * 2, 52),
                    (100 + m * dx * 0.55, 36 - dx * 0.1),
                    (100 + m * dx, 36 + dy * 0.5),
                    (100 + m * (dx + 4), 50 + dy),
                ],
                2,
                SKY,
            )
    g.shape(spline("92,112! 95,84 92,62 100,34! 108,62 105,84 108,112!"), GOLD)
    g.shape(ellipse(100, 72, 9, 6), RED, True, 1.9)
    g.shape(ellipse(100, 34, 6), RED, True, 1.8)
    bs = spline("28,108! 36,132 66,146 100,149 134,146 164,132 172,108!")
    g.solid(bs, RED, (-20, -5), None, angle=18, step=4.2, w=1.7)
    for i in range(7):
        t = -1 + i / 3
        g.shape(
            poly(
                [
                    (100 + t * 56, 121 + 6 * (1 - t * t)),
                    (106 + t * 56, 129 + 6 * (1 - t * t)),
                    (100 + t * 56, 137 + 6 * (1 - t * t)),
                    (94 + t * 56, 129 + 6 * (1 - t * t)),
                ]
            ),
            GOLD,
            True,
            1.4,
        )
    g.shape(ellipse(100, 108, 73, 12), GOLD)
    g.shape(ellipse(100, 107, 66, 8), SKY, True, 1.8)
    for x, y in ((60, 107), (84, 109), (116, 109), (140, 107)):
        g.line(at(x, y, "-8,0 0,-2 8,0"), 1.3)


def _fountain_profiles(g: Drawing) -> None:
    """Two heads back to back."""
    body = spline("62,296! 58,280 74,262 72,250! 128,250! 126,262 142,280 138,296!")
    g.solid(body, BLUE, (-10, -2), None, angle=16, step=4.2, w=1.6)
    g.shape(spline("68,270! 100,262 132,270! 132,280! 100,272 68,280!"), GOLD, True, 1.9)
    profile(g, 77, 224, 1.34, -1, hair=BROWN, length=-8)
    profile(g, 123, 224, 1.34, 1, hair=BROWN, length=-8)
    g.shape(limb("52,198,5 100,188,6 148,198,5", 2, "round", "round"), GREEN)
    for x in (64, 82, 100, 118, 136):
        g.shape(petals(x, 190 + abs(x - 100) * 0.12, 5, 5.6, 3), RED if x % 36 else GOLD, True, 1.3)
    g.shape(poly("100,214 112,232 100,250 88,232"), GOLD)
    g.shape(poly("100,221 107,232 100,243 93,232"), RED, True, 1.5)
    tablet(g, 100, 150, 128, 34, ["PER UN PUNTO"], 12.5)


def _fountain_pedestal(g: Drawing) -> None:
    """The pedestal."""
    ped = spline("66,296! 76,316 74,346 52,374! 148,374! 126,346 124,316 134,296!")
    g.solid(ped, BLUE, (-12, 0), None, angle=-10, step=4.2, w=1.6)
    g.shape(limb("62,296,6 138,296,6", 1, "round", "round"), RED)
    for x in (84, 100, 116):
        g.line([(x, 306), (100 + (x - 100) * 0.9, 336), (100 + (x - 100) * 1.5, 368)], 1.5)
    tablet(g, 100, 318, 128, 40, ["MARTIN PERSE", "LA CAPA"], 11.6)

    def part(pts: Sequence[Point], c: str) -> None:
        g.shape(poly(pts), c)

    part([(28, 386), (46, 370), (154, 370), (172, 386), (150, 394), (50, 394)], RED)
    part(
        [
            (28, 386),
            (28, 396),
            (50, 405),
            (150, 405),
            (172, 396),
            (172, 386),
            (150, 394),
            (50, 394),
        ],
        GOLD,
    )


def ace_swords() -> Drawing:
    """Sword upright through a crown, motto, two cocks below."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, 12)
    for m in (1, -1):
        g.add(
            leaf_spine(
                [(100 + m * 12, 96), (100 + m * 44, 84), (100 + m * 66, 44)], 13, 7, GREEN, 1.8
            )
        )
    sh = poly("89,300 89,44 100,24 111,44 111,300")
    g.shape(sh, RED, False)
    g.shape(poly("100,300 100,24 111,44 111,300"), DARK_RED, False)
    g.shape(sh)
    for y in (60, 84):
        g.shape(poly(at(0, y, "100,-8 107,0 100,8 93,0")), GOLD, True, 1.5)
    crown(g, 100, 142, 40, 34, 1, GOLD, BLUE)
    g.shape(poly("93,143 93,112 100,96 107,112 107,144"), RED, True, 1.9)
    for x in (62, 81, 119, 138):
        g.shape(
            ellipse(x, 136 + (3 if 70 < x < 130 else 0), 4),
            RED if x in (62, 138) else BLUE,
            True,
            1.5,
        )
    tablet(g, 100, 162, 134, 68, ["NON TI FIDAR", "DI ME SE IL", "CUOR TI MANCA"], 12.4)
    rooster(g, 54, 384, 1, 0.82)
    rooster(g, 146, 384, -1, 0.82)
    # hilt
    g.shape(limb("46,272,9 70,264,6 100,266,8 130,264,6 154,272,9", 2, "round", "round"), GOLD)
    for x in (46, 154):
        g.shape(ellipse(x, 272, 4), RED, True, 1.5)
    g.shape(rect(90, 274, 20, 62, 4), BLUE)
    for y in (286, 298, 310, 322):
        g.line([(90, y + 4), (110, y - 4)], 2.2, GOLD)
    g.shape(petals(100, 348, 8, 18, 13), RED)
    g.shape(ellipse(100, 348, 8), GOLD, True, 1.8)
    gs = spline("14,388! 60,380 100,383 140,380 186,388! 186,410! 14,410!")
    g.solid(gs, TURF, (0, -5), 2, angle=0, step=4, w=1.3)
    frame(g, CARD_WIDTH, HEIGHT, 12)
    return g


def ace_batons() -> Drawing:
    """A hand holds up a sceptre hung with bells; motto round the rod, a cock below."""
    g = Drawing()
    frame(g, CARD_WIDTH, HEIGHT, 12)
    # rod
    rod = rect(90, 96, 20, 246)
    g.shape(rod, BLUE)
    g.hatch(rod, shift=(-9, 0), angle=0, step=4.6, w=1.5)
    for y in (120, 148, 276, 300):
        g.shape(rect(87, y, 26, 9, 2), GOLD, True, 1.8)
    _mace_bells(g)
    _mace_head(g)
    _mace_arm(g)
    return g


def _mace_bells(g: Drawing) -> None:
    """Bells on cords."""
    for m in (1, -1):
        c = [
            (100 + m * 12, 58),
            (100 + m * 40, 34),
            (100 + m * 64, 44),
            (100 + m * 66, 76),
            (100 + m * 65, 150),
        ]
        g.line(c, 4.2)
        g.line(c, 2, GOLD)
        for y, dx in ((74, 66), (110, 66), (146, 64)):
            x = 100 + m * dx
            if y < 140:
                g.line([(x, y + 16), (x, y + 26)], 1.8)
            g.shape(
                spline(at(x, y, "-4,0! -6,10 -11,19! 0,22 11,19! 6,10 4,0!")),
                RED if y != 110 else GOLD,
                True,
                2,
            )
            g.line(at(x, y, "-7,14 0,16 7,14"), 1.3)
            g.shape(ellipse(x, y + 23, 3), GOLD if y != 110 else RED, True, 1.5)


def _mace_head(g: Drawing) -> None:
    """Head of the mace."""
    g.shape(spline("90,100! 76,84 80,72! 120,72! 124,84 110,100!"), GOLD)
    for x in (88, 100, 112):
        g.line([(x, 75), (100 + (x - 100) * 0.8, 96)], 1.5)
    g.shape(limb("78,70,4.6 122,70,4.6", 1, "round", "round"), RED)
    g.shape(ellipse(100, 52, 18), RED)
    g.shape(spline("82.4,50! 100,57 117.6,50! 117,57! 100,64 83,57!"), GOLD, True, 1.8)
    g.shape(ellipse(100, 29, 7), BLUE, True, 2)
    tablet(g, 100, 186, 132, 74, ["SE TI PERDI", "TUO DANNO"], 15)


def _mace_arm(g: Drawing) -> None:
    """Arm and hand."""
    sl = spline("189,322! 150,318 132,326! 128,350 134,372! 152,380 189,384!")
    g.solid(sl, RED, (-8, -8), None, angle=60, step=4.4, w=1.6)
    for x in (152, 168):
        g.line(at(x, 0, "0,320 -3,350 1,380"), 1.6)
    g.shape(
        spline("138,318! 120,322 118,334! 114,342 118,352! 114,362 122,374! 140,380! 134,350"),
        WHITE,
    )
    g.shape(
        spline(
            "122,326! 104,322 88,326 80,336 84,340 79,346 84,351 80,357 86,362 "
            "84,369 94,373 112,370 122,368!"
        ),
        SKIN,
    )
    for y in (338, 349, 360):
        g.line([(82, y + 1), (102, y)], 1.5)
    g.line("112,332 98,332 88,328", 1.6)
    g.shape(limb("92,378,10 108,378,10", 1, "round", "round"), GOLD)
    g.shape(ellipse(100, 396, 8), RED)
    rooster(g, 52, 402, 1, 0.7)
    frame(g, CARD_WIDTH, HEIGHT, 12)
