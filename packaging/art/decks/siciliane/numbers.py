"""Sicilian deck: number cards."""

from collections.abc import Sequence

from ...drawing import Drawing
from ...geometry import Knot, Shape, at, ellipse, limb, spline
from ...ornament import rosette
from ...palette import BLUE, CARD_WIDTH, DARK_GOLD, GOLD, GREEN, INK, RED, WHITE
from ...signs.common import dots, leaf_spine, petals, star
from ...vignettes import dog, duel, fish, gallant, goblet, house, jug, maiden, ship
from .parts import HEIGHT, club, coin, cup, sword

COINS = {
    3: [(0.70, 0.185, 0.40), (0.30, 0.5, 0.40), (0.70, 0.815, 0.40)],
    4: [(x, y, 0.38) for y in (0.175, 0.825) for x in (0.275, 0.725)],
    5: [(x, y, 0.36) for y in (0.155, 0.845) for x in (0.26, 0.74)],
    6: [(x, y, 0.38) for y in (0.165, 0.5, 0.835) for x in (0.275, 0.725)],
    7: [(x, y, 0.33) for y in (0.145, 0.565, 0.855) for x in (0.245, 0.755)] + [(0.5, 0.355, 0.33)],
}
CUPS = {
    3: [(0.29, 0.19, 0.40, 0.30), (0.71, 0.5, 0.40, 0.30), (0.29, 0.81, 0.40, 0.30)],
    4: [(x, y, 0.36, 0.265) for y in (0.175, 0.825) for x in (0.255, 0.745)],
    5: [(x, y, 0.345, 0.25) for y in (0.165, 0.835) for x in (0.25, 0.75)]
    + [(0.68, 0.5, 0.37, 0.27)],
    6: [(x, y, 0.29, 0.225) for y in (0.145, 0.855) for x in (0.2, 0.5, 0.8)],
    7: [(x, y, 0.285, 0.21) for y in (0.145, 0.5, 0.855) for x in (0.2, 0.8)]
    + [(0.5, 0.2, 0.285, 0.21)],
}


def medal(cx: float, cy: float, r: float) -> Drawing:
    """Great coin with a laurelled head in profile."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), GOLD)
    g.hatch(ellipse(cx, cy, r * 0.98), shift=(-r * 0.12, -r * 0.08), angle=24, step=4, w=1.5)
    g.shape(dots(cx, cy, 36, r * 0.93, 1.6), INK, False)
    g.shape(ellipse(cx, cy, r * 0.85), GOLD, True, 1.8)
    g.shape(star(cx, cy, 28, r * 0.82, r * 0.74), DARK_GOLD, True, 1.1)
    g.shape(ellipse(cx, cy, r * 0.72), GOLD, True, 1.7)
    u = r / 62

    def curve(pts: Sequence[Knot]) -> Shape:
        return spline([(cx + p[0] * u, cy + p[1] * u, *p[2:]) for p in pts])

    g.solid(
        curve(
            [
                (-20, 36, 0),
                (-13, 24),
                (-14, 10),
                (-22, -2),
                (-22, -18),
                (-12, -30),
                (4, -32),
                (14, -24),
                (16, -14),
                (15, -10),
                (20, -2),
                (25, 6),
                (22, 9),
                (17, 9, 0),
                (19, 13),
                (16, 15, 0),
                (18, 18),
                (15, 21, 0),
                (15, 26),
                (8, 29),
                (2, 27),
                (4, 34),
                (14, 38, 0),
                (0, 43),
                (-14, 41),
            ]
        ),
        "#f8d35e",
        (-6 * u, -2 * u),
        2,
        angle=20,
        step=4,
        w=1.3,
    )
    g.shape(
        curve(
            [
                (-24, 6),
                (-27, -10),
                (-18, -30),
                (0, -36),
                (14, -28),
                (15, -20, 0),
                (4, -22),
                (-4, -16),
                (-6, -4),
                (-10, 6),
                (-18, 12),
            ]
        ),
        DARK_GOLD,
        True,
        1.9,
    )
    for a in (
        [(-22, -4), (-18, -18), (-6, -27)],
        [(-16, 6), (-13, -8), (-2, -21)],
        [(-4, -31), (4, -30), (10, -25)],
    ):
        g.line([(cx + x * u, cy + y * u) for x, y in a], 1.3)
    for i in range(6):
        x, y = -20 + i * 6.4, -8 - i * 3.4 + (i * i) * 0.1
        g.shape(
            curve([(x - 5, y + 3, 0), (x - 3, y - 6), (x + 4, y - 9, 0), (x + 2, y)]),
            GREEN,
            True,
            1.3,
        )
    g.shape(curve([(6, -8, 0), (10, -11), (14, -8, 0), (10, -5)]), WHITE, True, 1.2)
    g.shape(ellipse(cx + 11 * u, cy - 8 * u, 1.6 * u), INK, False)
    g.line([(cx + 4 * u, cy - 13 * u), (cx + 10 * u, cy - 16 * u), (cx + 15 * u, cy - 12 * u)], 1.8)
    g.line([(cx + 18 * u, cy + 14 * u), (cx + 11 * u, cy + 14 * u)], 1.5)
    return g


def coins(n: int) -> Drawing:
    """The number card n of coins."""
    g = Drawing()
    if n == 2:
        g.add(medal(100, 88, 70))
        g.add(medal(100, 240, 70))
        return g
    g.scatter(
        lambda r: coin(0, 0, r),
        [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]],
    )
    if n == 3:
        gallant(g, 142, 206, 0.92)
    elif n == 4:
        rosette(g, 100, 164, 27)
    elif n == 5:
        cavalier(g, 100, 164)
    return g


def cavalier(g: Drawing, x: float, y: float) -> None:
    """Great coin with a prancing horse."""
    r = 58
    g.shape(ellipse(x, y, r), GOLD)
    g.hatch(ellipse(x, y, r * 0.98), shift=(-8, -6), angle=24, step=4, w=1.5)
    g.shape(dots(x, y, 36, r * 0.93, 1.5), INK, False)
    g.shape(ellipse(x, y, r * 0.86), GOLD, True, 1.8)

    def put(q: Shape) -> Shape:
        return q.move(x, y)

    c = "#f8d35e"
    for pts in ("-18,10,7 -6,22,5 -14,32,3.4 -10,42,3", "14,-4,6 28,-4,4.4 34,4,3.2 31,12,2.6"):
        g.shape(put(limb(pts, 1, "round", "round")), DARK_GOLD, True, 1.7)
    g.shape(
        put(limb("-30,2,2.6 -38,4,4 -42,16,4 -38,26,1.4", 2, "round", "round")),
        DARK_GOLD,
        True,
        1.7,
    )
    g.solid(
        put(
            spline(
                "14,-40 20,-38 32,-24 35,-18 30,-14 22,-18 20,-8 22,4 10,12 -6,14 "
                "-24,18 -33,8 -28,-3 -12,-8 2,-14 8,-30"
            )
        ),
        c,
        (-3, -6),
        2,
        angle=60,
        step=4,
        w=1.4,
    )
    for pts in ("-24,8,9 -14,22,6 -26,30,3.6 -22,42,3.2", "12,2,7 24,8,4.8 30,16,3.4 24,22,2.8"):
        g.shape(put(limb(pts, 1, "round", "round")), c, True, 1.8)
    g.shape(
        put(spline("16,-40! 8,-40 2,-30! 4,-26 -4,-18! 4,-16 10,-28 18,-34!")), DARK_GOLD, True, 1.6
    )
    g.shape(put(spline("14,-38! 13,-46 18,-40!")), c, True, 1.6)
    g.shape(put(ellipse(21, -30, 1.7)), INK, False)
    g.line([(x - 34, y + 45), (x + 34, y + 45)], 1.8, smooth=False)


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = Drawing()
    if n == 2:
        w, h = 0.52 * CARD_WIDTH, 0.40 * HEIGHT
        g.repeat(
            cup(0, -h / 2, w, h),
            [
                f"translate(100 {0.235 * HEIGHT:.1f})",
                f"translate(100 {0.765 * HEIGHT:.1f}) rotate(180)",
            ],
        )
        fish(g, 38, 164, 0.8)
        fish(g, 160, 164, 0.8)
        return g
    g.scatter(
        lambda w, h: cup(0, -h / 2, w, h),
        [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]],
    )
    if n == 3:
        house(g, 58, 180, 0.9)
    elif n == 4:
        duel(g, 100, 198, 1.14)
    elif n == 5:
        cone(g, 62, 164)
    elif n == 6:
        ship(g, 98, 198, 1.12)
    elif n == 7:
        maiden(g, 100, 236, 0.92, 4)
    return g


def cone(g: Drawing, x: float, y: float) -> None:
    """Gold covered vase."""
    g.shape(spline(at(x, y, "-14,42! -5,30 5,30 14,42!")), RED, True, 2)
    b = spline(at(x, y, "0,-42! 9,-24 18,2 10,26 0,32 -10,26 -18,2 -9,-24"))
    g.solid(b, GOLD, (-6, -2), 2.1, angle=16, step=3.8, w=1.4)
    g.shape(spline(at(x, y, "-17,-4! 0,1 17,-4! 18,5! 0,10 -18,5!")), RED, True, 1.8)
    g.line(at(x, y, "-10,-20 0,-17 10,-20"), 1.5)
    g.shape(ellipse(x, y - 45, 4), RED, True, 1.7)


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = Drawing()

    def put(
        L: float, x: float, y: float, a: float = 0, bw: float = 7.0, gr: float | None = None
    ) -> None:
        g.add(sword(L, bw, gr), f"translate({x} {y})" + (f" rotate({a})" if a else ""))

    if n == 2:
        ch = [(64, 40), (78, 92), (100, 106), (122, 92), (136, 40)]
        g.line(ch, 6)
        g.line(ch, 3, GOLD)
        put(300, 146, 88, 207, 10.5, 72)
        put(300, 54, 88, 153, 10.5, 72)
        g.shape(ellipse(100, 178, 13), GOLD)
        g.shape(petals(100, 178, 6, 8.6, 5), RED, True, 1.5)
        dog(g, 40, 214, 0.74)
        goblet(g, 166, 216, 0.9)
    elif n == 3:
        put(292, 38, 92, 162, 9, 70)
        put(292, 162, 92, 198, 9, 70)
        put(286, 100, 92, 180, 9, 70)
        rb = limb("66,226,9 100,238,10 134,226,9", 3, "round", "round")
        for m in (1, -1):
            t = spline("100,236! 60,250 34,244 22,262! 36,262 40,274! 56,264 96,250!")
            g.shape(t if m > 0 else t.mirror(100), RED)
        g.solid(rb, RED, (0, -6), None, angle=80, step=4.4, w=1.5)
        g.shape(ellipse(100, 237, 7), GOLD, True, 1.9)
        goblet(g, 28, 214, 0.92)
        jug(g, 172, 214, 0.84)
    elif n == 4:
        for x, y, a in ((46, 64, 152), (154, 64, -152), (46, 264, 28), (154, 264, -28)):
            put(128, x, y, a, 7.4, 40)
        dog(g, 160, 182, 1.0, -1, True)
        dog(g, 40, 182, 1.0, 1, True)
        g.shape(petals(100, 164, 8, 13, 8), RED)
        g.shape(ellipse(100, 164, 5), GOLD, True, 1.6)
    elif n == 5:
        for x in (36, 164):
            put(134, x, 110, 0, 7.4, 38)
            put(134, x, 218, 180, 7.4, 38)
        put(156, 136, 164, -90, 7.4, 40)
        dog(g, 100, 128, 1.24)
        house(g, 100, 246, 1.0)
    elif n == 6:
        for i, x in enumerate((36, 100, 164)):
            put(110 if i == 1 else 138, x, 56 if i == 1 else 116, 180 if i == 1 else 0, 7.2, 38)
            put(110 if i == 1 else 138, x, 272 if i == 1 else 212, 0 if i == 1 else 180, 7.2, 38)
        ship(g, 98, 181, 0.6)
    else:
        for x in (36, 100, 164):
            put(124, x, 102, 0, 7, 36)
            put(124, x, 226, 180, 7, 36)
        put(156, 136, 164, -90, 7.2, 40)
    return g


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    g = Drawing()

    def put(h: float, w: float, x: float, y: float, a: float = 0, c: float = 0) -> None:
        g.add(
            club(h, w, *((GREEN, RED) if c == 0 else (RED, GREEN))),
            f"translate({x} {y})" + (f" rotate({a})" if a else ""),
        )

    if n == 2:
        _ribbon_ends(g)
        put(284, 76, 72, 160, -15, 0)
        put(284, 76, 128, 160, 15, 1)
        _leaves_and_house(g)
    elif n == 3:
        put(278, 66, 66, 160, -17, 0)
        put(278, 66, 134, 160, 17, 0)
        put(296, 70, 100, 164, 0, 1)
        _red_knot(g)
    elif n == 4:
        for x, y, a, c in (
            (54, 82, -24, 0),
            (146, 82, 24, 1),
            (54, 246, 204, 1),
            (146, 246, 156, 0),
        ):
            put(144, 48, x, y, a, c)
        g.shape(petals(100, 164, 8, 15, 10), GOLD)
        g.shape(ellipse(100, 164, 6), RED, True, 1.6)
    elif n == 5:
        for x, y, a, c in (
            (52, 74, -18, 0),
            (148, 74, 18, 1),
            (52, 254, 198, 1),
            (148, 254, 162, 0),
        ):
            put(126, 44, x, y, a, c)
        put(164, 44, 100, 164, -90, 0)
    elif n == 6:
        for i, x in enumerate((38, 100, 162)):
            put(136, 46, x, 86, 0, i % 2)
            put(136, 46, x, 242, 180, (i + 1) % 2)
    else:
        for i, x in enumerate((38, 100, 162)):
            put(124, 44, x, 74, 0 if i != 1 else 180, i % 2)
            put(124, 44, x, 254, 180 if i != 1 else 0, (i + 1) % 2)
        put(160, 44, 100, 164, -90, 1)
    return g


def _ribbon_ends(g: Drawing) -> None:
    """Blue and red ends of a ribbon, behind two clubs."""
    for m in (1, -1):
        rb = spline(
            [
                (100, 250, 0),
                (100 - m * 34, 240),
                (100 - m * 60, 256),
                (100 - m * 70, 282, 0),
                (100 - m * 56, 276),
                (100 - m * 48, 288, 0),
                (100 - m * 38, 264),
                (100, 266, 0),
            ]
        )
        g.shape(rb, BLUE if m > 0 else RED)


def _leaves_and_house(g: Drawing) -> None:
    """Two gold leaves, the knot of the ribbon and a house, before two clubs."""
    for m in (1, -1):
        g.add(
            leaf_spine(
                [(100 - m * 6, 232), (100 - m * 14, 176), (100 - m * 34, 92)], 15, 8, GOLD, 1.8
            )
        )
    g.solid(
        limb("72,240,8 100,247,9 128,240,8", 2, "round", "round"),
        GOLD,
        (0, -5),
        None,
        angle=80,
        step=4.2,
        w=1.4,
    )
    house(g, 162, 226, 0.64)


def _red_knot(g: Drawing) -> None:
    """A red ribbon tied round three clubs."""
    for m in (1, -1):
        t = spline("100,232! 60,226 32,204 22,212! 30,226 22,240! 50,240 98,248!")
        g.shape(t if m > 0 else t.mirror(100), RED)
    g.solid(
        limb("70,234,9 100,244,10 130,234,9", 3, "round", "round"),
        RED,
        (0, -6),
        None,
        angle=80,
        step=4.4,
        w=1.5,
    )
    g.line("70,237 100,247 130,237", 2, GOLD)
