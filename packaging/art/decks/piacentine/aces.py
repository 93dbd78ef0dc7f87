"""Piacentine deck: aces of coins and cups."""

from ...drawing import Drawing
from ...figures.crowns import crown
from ...figures.halves import frame
from ...geometry import Shape, across, at, ellipse, facing, lerp, limb, poly, rect, spline
from ...palette import CARD_WIDTH, DARK_GOLD, GOLD, GREEN, INK, RED, WHITE
from ...signs.common import dots, leaf_spine, petals
from .parts import HEIGHT, SAWN, SLATE, coin, framed

EAGLE_BROWN = "#a5502f"


def ace_coins() -> Drawing:
    """«La Polla».

    Single-headed crowned eagle, a coin on its breast, green ground and a blue tablet.
    """
    g = framed()
    gr = spline("11,300! 50,292 100,296 150,291 189,300! 189,361! 11,361!")
    g.solid(gr, GREEN, (0, 10), None, angle=0, step=4.4, w=1.4)

    # tail
    for dx in (-30, 30, -15, 15, 0):
        _feather(
            g, 100 + dx * 0.4, 246, 100 + dx, 316 - abs(dx) * 0.3, 9, RED if dx % 2 else EAGLE_BROWN
        )
    _eagle_wings(g)
    _eagle_legs(g)
    _eagle_body(g)
    _eagle_tablet(g)
    return g


def _eagle_wings(g: Drawing) -> None:
    """Raised shoulders and hanging quills."""
    for m in (1, -1):
        X = across(m, 200)
        for i in range(7):
            t = i / 6
            x1, y1 = 178 - 34 * t, 204 + 62 * t - 20 * t * t
            _feather(
                g, X(150 - 10 * t), 130 + 22 * t, X(x1), y1, 8.4, (EAGLE_BROWN, RED, GOLD)[i % 3]
            )
        sh = spline(
            "126,128! 142,112 152,92 150,70 156,52 170,46 180,54 182,76 180,112 "
            "172,146 152,164 130,168!"
        )
        g.solid(
            sh if m > 0 else sh.mirror(100), EAGLE_BROWN, (-9, -3), None, angle=20, step=4.2, w=1.7
        )
        for x, y in (
            (168, 62),
            (164, 78),
            (172, 84),
            (160, 96),
            (170, 102),
            (152, 112),
            (164, 118),
            (144, 128),
            (156, 134),
            (168, 132),
            (142, 146),
            (154, 150),
        ):
            g.line([(X(x - 5), y - 3), (X(x), y + 4), (X(x + 5), y - 3)], 1.3)


def _eagle_legs(g: Drawing) -> None:
    """Legs and claws."""
    for m in (1, -1):
        M = facing(m, 100)
        g.shape(M(limb("116,238,17 124,262,12 126,278,7", 2, "round", "flat")), EAGLE_BROWN)
        for y in (246, 258):
            g.line(M(spline(at(0, y, "112,0 118,6 124,0"), False)), 1.3)
        g.shape(M(limb("126,276,5.4 126,290,5", 1)), GOLD, True, 2)
        for dx, dy in ((-16, 9), (-4, 14), (10, 12), (20, 5)):
            g.shape(
                M(
                    limb(
                        [
                            (126, 290, 4.6),
                            (126 + dx * 0.7, 290 + dy * 0.6, 4.2),
                            (126 + dx, 290 + dy, 1.8),
                        ],
                        2,
                        "round",
                        "point",
                    )
                ),
                GOLD,
                True,
                1.9,
            )


def _eagle_body(g: Drawing) -> None:
    """Body, neck, and the head looking right under its crown."""
    body = spline("84,108! 62,132 58,176 70,224 100,258 130,224 142,176 138,132 120,108!")
    g.solid(body, EAGLE_BROWN, (-13, -4), None, angle=15, step=4.4, w=1.7)
    nk = spline(
        "70,134! 80,112 80,92 76,74 84,58 100,52 114,57 120,68 118,82! 114,86 "
        "120,94! 116,100 124,108! 120,114 132,134! 102,142"
    )
    g.shape(nk, EAGLE_BROWN)
    bk = spline("113,62! 124,60 135,67 137,84! 129,78 122,82! 118,80 114,74")
    g.shape(bk, GOLD)
    g.line("117,72 126,71 132,74", 1.6)
    g.shape(spline("96,70! 103,64 111,70! 103,74"), WHITE, True, 1.7)
    g.shape(ellipse(104.6, 69.4, 3), INK, False)
    g.line("94,64 104,61.6 114,68", 3.2)
    for x, y in (
        (90, 82),
        (102, 86),
        (84, 96),
        (96, 98),
        (108, 96),
        (88, 110),
        (102, 112),
        (114, 110),
        (82, 124),
        (96, 126),
        (110, 126),
        (122, 124),
    ):
        g.line(at(x, y, "-5,-3 0,4 5,-3"), 1.3)
    crown(g, 97, 56, 20, 22)
    g.shape(ellipse(100, 182, 52), GOLD)
    g.shape(dots(100, 182, 26, 48.6, 1.4), INK, False)
    g.add(coin(100, 182, 45.6))


def _eagle_tablet(g: Drawing) -> None:
    """The blue tablet with flowers."""
    g.shape(rect(34, 318, 132, 34, 4), GOLD)
    g.shape(rect(41, 324, 118, 22, 2), SLATE, True, 1.8)
    for x in (-42, -21, 0, 21, 42):
        g.shape(petals(100 + x, 335, 6, 7 if not x else 5.6, 3.4), GOLD, True, 1.2)
    for m in (1, -1):
        sc = limb("166,346,4 178,340,4.6 176,326,4 168,330,3", 2, "flat", "round")
        g.shape(sc if m > 0 else sc.mirror(100), GOLD, True, 1.9)
    frame(g, CARD_WIDTH, HEIGHT)


def _feather(g: Drawing, x0: float, y0: float, x1: float, y1: float, w: float, col: str) -> None:
    mx, my = lerp((x0, y0), (x1, y1), 0.6)
    g.shape(
        limb([(x0, y0, w * 0.7), (mx, my, w), (x1, y1, w * 0.6)], 1, "round", "point"),
        col,
        True,
        2,
    )
    g.line([lerp((x0, y0), (x1, y1), 0.5), (x1, y1)], 1.1, smooth=False)


def ace_cups() -> Drawing:
    """Great covered font on a six-sided foot with ball feet."""
    g = framed()

    def flip(q: Shape) -> Shape:
        return q.mirror(100)

    for x in (38, 76, 124, 162):
        g.shape(ellipse(x, 344, 8), RED)
    base = poly("24,318 66,306 134,306 176,318 164,338 36,338")
    g.shape(base, GOLD)
    g.shape(poly("36,338 24,318 66,326 134,326 176,318 164,338"), DARK_GOLD)
    for x in (50, 75, 100, 125, 150):
        g.shape(poly(at(x, 0, "0,327 7,332 0,337 -7,332")), RED, True, 1.4)
    foot = spline(
        "88,236! 84,256 66,284 36,316! 66,324! 134,324! 164,316! 134,284 116,256 112,236!"
    )
    g.solid(foot, SLATE, (-14, 0), None, angle=-24, step=4, w=1.6)
    g.shape(spline("92,240! 88,270 72,322! 128,322! 112,270 108,240!"), SAWN, True, 2)
    g.add(leaf_spine([(100, 320), (100, 290), (100, 250)], 17, 6, GOLD, 1.8))
    for m in (1, -1):
        for x, y in ((126, 286), (138, 302), (146, 314)):
            q = ellipse(x, y, 4.4)
            g.shape(q if m > 0 else flip(q), RED, True, 1.6)
    g.shape(limb("86,230,7 114,230,7", 1, "round", "round"), RED)
    g.shape(limb("82,240,4.4 118,240,4.4", 1, "round", "round"), GOLD)
    bowl = spline("24,150! 28,180 50,210 86,224! 114,224! 150,210 172,180 176,150! 100,160")
    g.solid(bowl, GREEN, (-24, -6), None, angle=18, step=4.2, w=1.8)
    for i in range(7):
        t = -1 + i / 3
        middle = 100 + 58 * t
        g.shape(
            spline(
                [
                    (middle - 8, 184 + 8 * (1 - t * t), 0),
                    (middle - 7, 192 + 12 * (1 - t * t)),
                    (middle * 0.7 + 30, 206 + 14 * (1 - t * t)),
                    (middle + 7, 192 + 12 * (1 - t * t)),
                    (middle + 8, 184 + 8 * (1 - t * t), 0),
                ]
            ),
            SLATE,
            True,
            1.6,
        )
    g.solid(
        spline("26,166! 30,182! 100,194 170,182! 174,166! 100,177"),
        GOLD,
        (-20, 0),
        None,
        angle=4,
        step=4,
        w=1.4,
    )
    g.shape(spline("22,144! 25,166! 100,178 175,166! 178,144! 100,154"), RED)
    for i in range(8):
        t = -1 + (i + 0.5) / 4
        g.shape(petals(100 + 70 * t, 166 - 8.4 * t * t, 5, 6.6, 3.6), GOLD, True, 1.3)
    wr = limb("20,138,9 60,147,10 100,150,10 140,147,10 180,138,9", 2, "round", "round")
    g.solid(wr, GREEN, (0, -6), None, angle=60, step=4, w=1.5)
    for i in range(9):
        t = -1 + i / 4
        g.line(at(100 + 76 * t, 149.5 - 10 * t * t, "-5,-5 0,1 -5,6"), 1.4)
    _font_lid(g)
    return g


def _font_lid(g: Drawing) -> None:
    """Lid, dome and cone."""
    lid = spline("36,138! 62,120 74,100! 126,100! 138,120 164,138! 100,144")
    g.solid(lid, SLATE, (-14, -3), None, angle=14, step=4, w=1.5)
    for x, xx in ((48, 78), (72, 89), (100, 100), (128, 111), (152, 122)):
        g.shape(
            spline(
                [
                    (x - 8, 138, 0),
                    ((x + xx) / 2 - 5, 118),
                    (xx - 3, 103, 0),
                    (xx + 3, 103, 0),
                    ((x + xx) / 2 + 5, 118),
                    (x + 8, 138, 0),
                ]
            ),
            GOLD if x != 100 else RED,
            True,
            1.6,
        )
    g.shape(limb("72,98,5 128,98,5", 1, "round", "round"), RED)
    dome = spline("76,93! 80,70 92,58! 108,58! 120,70 124,93!")
    g.solid(dome, GREEN, (-8, -3), None, angle=14, step=4, w=1.5)
    for x in (-14, 0, 14):
        g.shape(
            spline(
                [
                    (100 + x - 5, 92, 0),
                    (100 + x * 0.8 - 4, 76),
                    (100 + x * 0.6, 64, 0),
                    (100 + x * 0.8 + 4, 76),
                    (100 + x + 5, 92, 0),
                ]
            ),
            GOLD,
            True,
            1.5,
        )
    g.shape(spline("88,56 84,48! 94,51 100,46! 106,51 116,48! 112,56 100,61"), GOLD)
    cone = spline("100,18! 110,28 111,40 105,49 95,49 89,40 90,28")
    g.shape(cone, RED)
    for a, b in (
        ((91, 30), (107, 47)),
        ((94.5, 23), (111, 38)),
        ((109, 30), (93, 47)),
        ((105.5, 23), (89, 38)),
    ):
        g.line([a, b], 1.3, smooth=False)
