"""Piacentine deck: number cards."""

from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.crowns import crown
from ...figures.garments import bow
from ...geometry import Knot, ellipse, facing, limb, spline
from ...ornament import rosette
from ...palette import CARD_WIDTH, GOLD, GREEN, RED, WHITE
from ...signs.common import leaf_spine, petals
from .parts import BARK, HEIGHT, SAWN, SLATE, coin, cup, framed, sword

MIDDLE = HEIGHT / 2
COINS = {  # x, y as fractions of width and height, diameter / width
    2: [(0.5, 0.262, 0.775), (0.5, 0.738, 0.775)],
    3: [(0.365, 0.2, 0.54), (0.635, 0.5, 0.54), (0.365, 0.8, 0.54)],
    4: [(x, y, 0.385) for y in (0.158, 0.842) for x in (0.295, 0.705)],
    5: [(x, y, 0.375) for y in (0.155, 0.845) for x in (0.29, 0.71)] + [(0.5, 0.5, 0.66)],
    6: [(x, y, 0.385) for y in (0.158, 0.5, 0.842) for x in (0.29, 0.71)],
    7: [(0.5, 0.151, 0.37)] + [(x, y, 0.37) for y in (0.376, 0.613, 0.849) for x in (0.29, 0.71)],
}
CUPS = {  # x, y centre, w / W, h / H
    2: [(0.5, 0.268, 0.66, 0.405), (0.5, 0.732, 0.66, 0.405)],
    3: [(0.345, 0.2, 0.44, 0.285), (0.655, 0.5, 0.44, 0.285), (0.345, 0.8, 0.44, 0.285)],
    4: [(x, y, 0.355, 0.24) for y in (0.178, 0.822) for x in (0.295, 0.705)],
    5: [(x, y, 0.355, 0.24) for y in (0.178, 0.822) for x in (0.295, 0.705)]
    + [(0.5, 0.5, 0.39, 0.262)],
    6: [(x, y, 0.365, 0.245) for y in (0.18, 0.5, 0.82) for x in (0.295, 0.705)],
    7: [(x, y, 0.285, 0.2) for y in (0.16, 0.5, 0.84) for x in (0.225, 0.775)]
    + [(0.5, 0.332, 0.275, 0.195)],
}


def trunk(
    h: float, w: float, seed: int = 0, cut: str = "r", top: float = 0.5, tip: float = 0.24
) -> Drawing:
    """Rough tree trunk, sawn thick end up, centred on (0,0)."""
    g = Drawing()
    H2 = h / 2
    L, Rr = [], []
    n = max(6, int(h / 22))
    for i in range(n + 1):
        t = i / n
        r = w * (top + (tip - top) * t)
        j = (((i * 37 + seed * 11) % 7) - 3) / 3 * w * 0.035
        k = (((i * 53 + seed * 17) % 7) - 3) / 3 * w * 0.035
        y = -H2 * 0.9 + h * 0.9 * t
        L.append((-r + j, y))
        Rr.append((r + k, y))
    out = [L[0] + (0,), *L[1:-1], L[-1] + (0,), Rr[-1] + (0,), *Rr[1:-1][::-1], Rr[0] + (0,)]
    for m, t, _d in (
        (1, 0.3 + 0.05 * (seed % 3), 1),
        (-1, 0.5 + 0.06 * (seed % 2), 0),
        (1, 0.74, 0),
    ):
        r = w * (top + (tip - top) * t)
        y = -H2 * 0.9 + h * 0.9 * t
        x = m * r
        g.shape(
            limb(
                [
                    (x - m * r * 0.5, y + w * 0.08, w * 0.1),
                    (x + m * w * 0.09, y - w * 0.05, w * 0.085),
                ],
                1,
            ),
            BARK,
            True,
            1.9,
        )
        g.shape(
            ellipse(x + m * w * 0.1, y - w * 0.06, w * 0.05, w * 0.085).rot(
                m * 30, x + m * w * 0.1, y - w * 0.06
            ),
            SAWN,
            True,
            1.5,
        )
    sh = spline(out)
    g.shape(sh, BARK, False)
    g.hatch(sh, shift=(-w * 0.2, -h * 0.01), angle=24, step=4, w=1.7)
    g.shape(sh, "none", True, 2.2)
    for i, (offset, t0, t1) in enumerate(
        ((-0.2, 0.06, 0.3), (0.06, 0.22, 0.5), (-0.12, 0.46, 0.72), (0.08, 0.66, 0.9))
    ):
        y0, y1 = -H2 * 0.9 + h * 0.9 * t0, -H2 * 0.9 + h * 0.9 * t1
        k = 1 - 0.45 * t0
        x = offset * w * k * (1 if seed % 2 else -1)
        g.shape(
            spline(
                [
                    (x - w * 0.03, y0, 0),
                    (x + w * 0.055 * k, (y0 * 2 + y1) / 3),
                    (x + w * 0.01, y1, 0),
                    (x - w * 0.045 * k, (y0 + y1) / 2),
                ]
            ),
            GOLD if i % 2 else SAWN,
            True,
            1.0,
        )
        g.line(
            [
                (x + w * 0.14 * k, y0 + 4),
                (x + w * 0.16 * k, (y0 + y1) / 2),
                (x + w * 0.12 * k, y1 - 2),
            ],
            1.1,
        )
    e = {"r": RED, "o": SAWN}[cut]
    g.shape(ellipse(0, -H2 * 0.9, w * top * 1.04, w * top * 0.42), e, True, 2.1)
    if w > 30:
        g.shape(ellipse(-w * 0.03, -H2 * 0.9, w * top * 0.64, w * top * 0.25), "none", True, 1.2)
        g.shape(ellipse(-w * 0.04, -H2 * 0.9, w * top * 0.26, w * top * 0.1), "none", True, 1.2)
    g.shape(ellipse(0, H2 * 0.9, w * tip * 1.0, w * tip * 0.42), e, True, 1.7)
    return g


def coins(n: int) -> Drawing:
    """The number card n of coins."""
    g = framed()
    g.scatter(
        lambda r: coin(0, 0, r),
        [(x * CARD_WIDTH, y * HEIGHT, d * CARD_WIDTH / 2) for x, y, d in COINS[n]],
    )
    if n == 4:
        arms(g, 100, MIDDLE)
    return g


def arms(g: Drawing, x: float, y: float) -> None:
    """Crowned shield between laurel branches; quartered with the four suit colours."""
    for m in (1, -1):
        br = leaf_spine(
            [(x + m * 8, y + 58), (x + m * 38, y + 36), (x + m * 48, y - 14)], 13, 6, GREEN, 1.8
        )
        g.add(br)
    sh = [
        (x - 27, y - 34, 0),
        (x, y - 30),
        (x + 27, y - 34, 0),
        (x + 27, y + 4),
        (x + 17, y + 26),
        (x, y + 38, 0),
        (x - 17, y + 26),
        (x - 27, y + 4),
    ]
    g.shape(spline(sh), GOLD)

    def inn(pts: Sequence[Knot], c: str) -> None:
        g.shape(spline(pts), c, True, 1.5)

    inn([(x - 22, y - 28, 0), (x - 1, y - 25, 0), (x - 1, y + 2, 0), (x - 22, y + 2, 0)], RED)
    inn([(x + 22, y - 28, 0), (x + 1, y - 25, 0), (x + 1, y + 2, 0), (x + 22, y + 2, 0)], WHITE)
    inn([(x - 22, y + 4, 0), (x - 1, y + 4, 0), (x - 1, y + 31, 0), (x - 14, y + 23)], WHITE)
    inn([(x + 22, y + 4, 0), (x + 1, y + 4, 0), (x + 1, y + 31, 0), (x + 14, y + 23)], RED)
    for px, py, c in ((-11.5, -12, WHITE), (11.5, -12, RED), (-9.5, 13, RED), (9.5, 13, WHITE)):
        g.shape(petals(x + px, y + py, 5, 6.6, 3.4), c, True, 1.3)
    crown(g, x, y - 40, 20, 24)
    bow(g, x, y + 57, 1.5, RED)


def cups(n: int) -> Drawing:
    """The number card n of cups."""
    g = framed()
    g.scatter(
        lambda w, h: cup(0, -h / 2, w, h, n == 2),
        [(x * CARD_WIDTH, y * HEIGHT, w * CARD_WIDTH, h * HEIGHT) for x, y, w, h in CUPS[n]],
    )
    if n == 4:
        cockade(g, 100, MIDDLE)
    return g


def cockade(g: Drawing, x: float, y: float) -> None:
    """Rosette with ribbon ends and two sprigs."""
    for m in (1, -1):
        g.add(leaf_spine([(x, y), (x + m * 26, y - 14), (x + m * 48, y - 24)], 9, 5, GREEN, 1.7))
        for dx, dy, c in ((20, 44, RED), (38, 30, SLATE)):
            t = spline(
                [
                    (x + m * 4, y + 4, 0),
                    (x + m * dx * 0.8, y + dy * 0.4),
                    (x + m * dx, y + dy, 0),
                    (x + m * (dx - 8), y + dy - 5, 0),
                    (x + m * (dx - 14), y + dy + 2, 0),
                    (x + m * dx * 0.3, y + dy * 0.5),
                ]
            )
            g.shape(t, c, True, 1.9)
    g.shape(petals(x, y, 12, 24, 19), RED)
    g.shape(petals(x, y, 12, 18, 14, -75), WHITE, True, 1.6)
    g.shape(ellipse(x, y, 9), SLATE, True, 1.7)
    g.shape(petals(x, y, 6, 6.4, 3), GOLD, True, 1.2)


def swords(n: int) -> Drawing:
    """The number card n of swords."""
    g = framed()

    def put(
        L: float, x: float, y: float, a: float = 0, bw: float = 8.0, gr: float | None = None
    ) -> None:
        g.add(sword(L, bw, gr), f"translate({x} {y})" + (f" rotate({a})" if a else ""))

    if n == 2:
        _ribbon_ends(g)
        put(330, 64, 104, 180, 11, 82)
        put(330, 136, 268, 0, 11, 82)
        _ribbon(g)
    elif n == 3:
        for x in (48, 152):
            put(330, x, 104, 180, 10, 82)
        put(330, 100, 268, 0, 10, 82)
    elif n == 4:
        for x, y, a in ((50, 76, 155.5), (150, 76, -155.5), (50, 296, 24.5), (150, 296, -24.5)):
            put(150, x, y, a, 8.2, 48)
        rosette(g, 100, MIDDLE, 15)
    elif n == 5:
        candelabrum(g)
        v = Drawing()
        candelabrum(v)
        g.add(v, f"rotate(180 100 {MIDDLE:g})")
        for x in (40, 160):
            put(152, x, 124, 0, 7.4, 44)
            put(152, x, 248, 180, 7.4, 44)
        put(164, 138, MIDDLE, -90, 7.4, 44)
    else:
        L, gr, out, mid = (150, 44, 66, 128) if n == 6 else (128, 40, 60, 108)
        for x, up in ((42, 0), (100, 1), (158, 0)):
            y = mid if up else out
            put(L, x, y, 0 if up else 180, 7.4, gr)
            put(L, x, HEIGHT - y, 180 if up else 0, 7.4, gr)
        if n == 7:
            put(160, 138, MIDDLE, -90, 7.4, 44)
    return g


def candelabrum(g: Drawing) -> None:
    """Vase with scrolling stems between the upper swords of the five."""
    for m in (1, -1):
        M = facing(m, 100)
        st = limb(
            "104,118,2.4 112,92,3 126,74,3.4 128,58,3 118,54,2.4 115,62,2", 2, "flat", "round"
        )
        g.shape(M(st), GOLD, True, 1.8)
        g.shape(M(spline("118,86! 126,94 138,94! 128,84")), GREEN, True, 1.7)
        g.shape(M(spline("108,56! 104,44 110,34! 117,42 114,54")), RED, True, 1.7)
    g.shape(spline("97,120! 97,60 100,44 103,60 103,120!"), GREEN, True, 1.8)
    g.shape(petals(100, 40, 6, 12, 6), RED, True, 1.9)
    g.shape(ellipse(100, 40, 4), GOLD, True, 1.4)
    v = spline("88,118! 84,130 88,148 95,156! 105,156! 112,148 116,130 112,118!")
    g.solid(v, GREEN, (-8, -2), None, angle=15, step=3.8, w=1.5)
    g.shape(spline("85,116 100,112 115,116 112,122 100,124 88,122"), RED, True, 2)
    g.shape(spline("85.4,134! 100,140 114.6,134! 114,141! 100,147 86,141!"), GOLD, True, 1.7)
    g.shape(spline("92,156! 88,166! 112,166! 108,156!"), GOLD, True, 1.9)


def batons(n: int) -> Drawing:
    """The number card n of batons."""
    g = framed()

    def put(
        h: float,
        w: float,
        x: float,
        y: float,
        a: float = 0,
        seed: int = 0,
        c: str = "r",
        tip: float = 0.24,
    ) -> None:
        g.add(trunk(h, w, seed, c, tip=tip), f"translate({x} {y})" + (f" rotate({a})" if a else ""))

    if n == 2:
        put(334, 72, 58, MIDDLE, 0, 1, "o", tip=0.38)
        put(334, 72, 142, MIDDLE, 0, 2, "o", tip=0.38)
    elif n == 3:
        for m, c in ((1, RED), (-1, SLATE)):
            q = spline("96,190! 60,182 34,160 40,146 58,150 60,160! 48,158 66,172 100,178!")
            g.shape(q if m > 0 else q.mirror(100), c)
        put(340, 58, 100, MIDDLE, 24, 1, "o", tip=0.2)
        put(340, 58, 100, MIDDLE, -24, 2, "o", tip=0.2)
        put(340, 58, 100, MIDDLE, 0, 3, "o", tip=0.2)
        g.solid(
            limb("66,186,10 100,196,11 134,186,10", 3, "round", "round"),
            RED,
            (0, -6),
            None,
            angle=80,
            step=4.4,
            w=1.5,
        )
        g.line("66,189 100,199 134,189", 2, GOLD)
        for m, c in ((1, SLATE), (-1, RED)):
            q = spline("100,198! 72,214 56,238 42,244! 54,252 54,262! 70,250 84,226 102,212!")
            g.shape(q if m > 0 else q.mirror(100), c)
        g.shape(ellipse(100, 200, 8), GOLD, True, 1.9)
    elif n == 4:
        for x, y, a, s in (
            (60, 98, -14, 1),
            (140, 98, 14, 2),
            (60, 274, -14, 3),
            (140, 274, 14, 4),
        ):
            put(160, 50, x, y, a, s, "or"[s % 2])
    elif n == 5:
        for x, y, a, s in (
            (56, 86, 192, 1),
            (144, 86, 168, 2),
            (56, 286, -12, 3),
            (144, 286, 12, 4),
        ):
            put(132, 44, x, y, a, s, "ro"[s % 2])
        put(160, 40, 100, MIDDLE, -90, 1, "r")
    else:
        h, y0, y1 = (152, 98, 274) if n == 6 else (136, 85, 287)
        for i, x in enumerate((42, 100, 158)):
            put(h, 44, x, y0, 0 if i == 1 else 180, i + 1, "r")
            put(h, 44, x, y1, 180 if i == 1 else 0, i + 2, "r")
        if n == 7:
            put(162, 40, 100, MIDDLE, -90, 1, "r")
    return g


def _ribbon_ends(g: Drawing) -> None:
    """Gold and red ends of a ribbon, behind two swords."""
    for m in (1, -1):
        t = spline(
            [
                (100 - m * 30, 152, 0),
                (100 - m * 62, 148),
                (100 - m * 76, 132),
                (100 - m * 74, 116, 0),
                (100 - m * 60, 122),
                (100 - m * 50, 114, 0),
                (100 - m * 50, 130),
                (100 - m * 26, 136, 0),
            ]
        )
        g.shape(t, GOLD if m > 0 else RED)


def _ribbon(g: Drawing) -> None:
    """The ribbon in three colours, before two swords."""
    for pts, c in (
        ([(40, 152, 0), (46, 180), (76, 196, 0), (76, 220, 0), (50, 208), (36, 184)], RED),
        (
            [(160, 152, 0), (154, 180), (124, 196, 0), (124, 220, 0), (150, 208), (164, 184)],
            GOLD,
        ),
    ):
        g.solid(spline(pts), c, (0, -8), None, angle=80, step=4.6, w=1.6)
    g.solid(
        spline("75,195.6! 100,200 125,195.6! 125,220.4! 100,224.6 75,220.4!"),
        GREEN,
        (0, -8),
        None,
        angle=80,
        step=4.6,
        w=1.6,
    )
    for x, y in ((54, 196), (88, 210.6), (112, 210.6), (146, 196)):
        g.shape(petals(x, y, 5, 5.4, 2.8), WHITE, True, 1.2)
