"""Piacentine deck: aces."""

import math
from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.crowns import crown
from ...figures.halves import frame
from ...figures.heads import head, neck
from ...figures.limbs import fist
from ...geometry import (
    Knot,
    Point,
    Shape,
    across,
    arc,
    at,
    centre_line,
    ellipse,
    facing,
    lerp,
    limb,
    poly,
    rect,
    spline,
)
from ...palette import BLOND, CARD_WIDTH, DARK_GOLD, GOLD, GREEN, INK, RED, SKIN, TURF, WHITE
from ...signs.common import dots, leaf_spine, petals
from .parts import BARK, DARK_SLATE, HEIGHT, LIGHT_SLATE, SAWN, SLATE, coin, framed


def ace_coins() -> Drawing:
    """«La Polla».

    Single-headed crowned eagle, a coin on its breast, green ground and a blue tablet.
    """
    g = framed()
    gr = spline("11,300! 50,292 100,296 150,291 189,300! 189,361! 11,361!")
    g.solid(gr, GREEN, (0, 10), None, angle=0, step=4.4, w=1.4)
    brown, red = "#a5502f", RED

    def feather(x0: float, y0: float, x1: float, y1: float, w: float, col: str) -> None:
        mx, my = lerp((x0, y0), (x1, y1), 0.6)
        g.shape(
            limb([(x0, y0, w * 0.7), (mx, my, w), (x1, y1, w * 0.6)], 1, "round", "point"),
            col,
            True,
            2,
        )
        g.line([lerp((x0, y0), (x1, y1), 0.5), (x1, y1)], 1.1, smooth=False)

    # tail
    for dx in (-30, 30, -15, 15, 0):
        feather(100 + dx * 0.4, 246, 100 + dx, 316 - abs(dx) * 0.3, 9, red if dx % 2 else brown)
    # wings: raised shoulders, hanging quills
    for m in (1, -1):
        X = across(m, 200)
        for i in range(7):
            t = i / 6
            x1, y1 = 178 - 34 * t, 204 + 62 * t - 20 * t * t
            feather(X(150 - 10 * t), 130 + 22 * t, X(x1), y1, 8.4, (brown, red, GOLD)[i % 3])
        sh = spline(
            "126,128! 142,112 152,92 150,70 156,52 170,46 180,54 182,76 180,112 "
            "172,146 152,164 130,168!"
        )
        g.solid(sh if m > 0 else sh.mirror(100), brown, (-9, -3), None, angle=20, step=4.2, w=1.7)
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
    # legs and claws
    for m in (1, -1):
        M = facing(m, 100)
        g.shape(M(limb("116,238,17 124,262,12 126,278,7", 2, "round", "flat")), brown)
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
    # body, neck, head to the right
    body = spline("84,108! 62,132 58,176 70,224 100,258 130,224 142,176 138,132 120,108!")
    g.solid(body, brown, (-13, -4), None, angle=15, step=4.4, w=1.7)
    nk = spline(
        "70,134! 80,112 80,92 76,74 84,58 100,52 114,57 120,68 118,82! 114,86 "
        "120,94! 116,100 124,108! 120,114 132,134! 102,142"
    )
    g.shape(nk, brown)
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
    # tablet
    g.shape(rect(34, 318, 132, 34, 4), GOLD)
    g.shape(rect(41, 324, 118, 22, 2), SLATE, True, 1.8)
    for x in (-42, -21, 0, 21, 42):
        g.shape(petals(100 + x, 335, 6, 7 if not x else 5.6, 3.4), GOLD, True, 1.2)
    for m in (1, -1):
        sc = limb("166,346,4 178,340,4.6 176,326,4 168,330,3", 2, "flat", "round")
        g.shape(sc if m > 0 else sc.mirror(100), GOLD, True, 1.9)
    frame(g, CARD_WIDTH, HEIGHT)
    return g


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
    # lid
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
    return g


def ace_swords() -> Drawing:
    """Winged child with a great curved sword under a garland."""
    g = framed()
    # garland, behind
    path = [(44, 78), (58, 46), (96, 34), (132, 46), (158, 84), (166, 130), (158, 176)]
    leafy(g, path, 15)
    # sabre
    sb = spline(
        "118,282! 128,240 130,190 122,130 100,74 70,30! 108,60 138,112 152,180 148,240 140,284!"
    )
    g.shape(sb, SLATE, False)
    g.shape(
        spline(
            "130,283! 140,238 142,184 132,120 108,68 70,30! 108,60 138,112 152,180 148,240 140,284!"
        ),
        DARK_SLATE,
        False,
    )
    g.shape(
        spline("121,278! 130.6,240 132.6,190 125,132 106,84! 129,128 137,190 134.6,240 125,280!"),
        LIGHT_SLATE,
        False,
    )
    g.shape(sb)
    # wings
    wg = spline("64,138! 44,120 24,116 17,136 22,168 34,190! 36,178 44,192! 46,178 56,190! 60,172")
    g.solid(wg, LIGHT_SLATE, (-6, -3), None, angle=-60, step=4, w=1.4)
    for points in ("58,144 38,140 30,168", "60,152 46,154 42,176", "60,160 54,166 53,178"):
        g.line(points, 1.4)
    sk = SKIN

    # far leg, body, near leg
    def leg_(pts: Sequence[Knot]) -> None:
        g.solid(limb(pts, 2, "round", "flat"), sk, (-5, -2), None, angle=10, step=4.2, w=1.3)

    leg_([(96, 222, 17), (112, 248, 15), (100, 276, 10.5), (102, 300, 8)])
    g.shape(spline("95,296! 94,308 98,316 120,316 126,311 112,306 109,297!"), sk)
    g.solid(
        spline(
            "66,128 60,148 64,178 58,208 66,232 90,238 110,228 112,204 104,180 "
            "108,150 102,130 84,122"
        ),
        sk,
        (-10, -3),
        None,
        angle=15,
        step=4.2,
        w=1.5,
    )
    g.line("74,158 80,162 87,158", 1.4)
    g.line("84,192 86,195", 2)
    leg_([(76, 222, 18), (70, 254, 16.5), (64, 284, 11), (58, 310, 8)])
    g.shape(spline("50,306! 48,318 42,324 30,330 34,334 58,334 66,326 66,308!"), sk)
    g.line("56,262 64,267 72,265", 1.3)
    # sash
    ss = spline("104,134! 98,166 72,206 56,220! 58,232 72,236 98,206 112,176 112,146!")
    g.solid(ss, RED, (-6, -4), None, angle=-40, step=4.2, w=1.5)
    g.shape(spline("60,224! 44,236 34,262 26,270! 40,276 44,286! 56,262 70,236!"), RED)

    # arms: one reaches up to the garland, the other rests on the hilt
    def arm_(pts: Sequence[Knot]) -> None:
        g.solid(limb(pts, 2, "round", "flat"), sk, (-4, -2), None, angle=20, step=4, w=1.3)

    arm_([(70, 136, 11), (44, 112, 9.6), (52, 84, 7.4)])
    fist(g, 54, 76, 1.0, 1, 20)
    arm_([(102, 142, 11), (124, 168, 9.6), (128, 206, 7)])
    # hilt
    g.shape(
        limb("96,288,4 112,282,6 130,285,6.4 150,282,6 170,266,5 168,258,3.4", 2, "round", "round"),
        GOLD,
    )
    g.shape(rect(120, 290, 19, 34, 4), RED)
    for y in (297, 305, 313):
        g.line([(120, y + 3), (139, y - 3)], 1.6, GOLD)
    g.shape(ellipse(129.5, 331, 9), GOLD)
    g.shape(ellipse(129.5, 331, 3.6), RED, True, 1.4)
    fist(g, 130, 212, 1.05, 1, 4)
    # head
    neck(g, 88, 104, 0.9, 1, SKIN, 26)
    head(g, 88, 100, 1.16, 1, style="curls", hair=BLOND)
    for x, y in ((70, 82), (80, 74), (92, 72), (103, 78)):
        g.line(arc(x, y, 5, 160, 420, 4.4), 1.4)
    for x, y, c in (
        (58, 52, RED),
        (96, 34, GOLD),
        (134, 50, RED),
        (160, 92, GOLD),
        (166, 132, RED),
        (157, 172, WHITE),
    ):
        g.shape(petals(x, y, 6, 10, 5), c, True, 1.9)
        g.shape(ellipse(x, y, 3.4), GOLD if c != GOLD else RED, True, 1.3)
    gs = spline("12,338! 60,330 120,334 188,338! 188,360! 12,360!")
    g.solid(gs, TURF, (0, -5), 2, angle=0, step=4, w=1.3)
    frame(g, CARD_WIDTH, HEIGHT)
    return g


def leafy(g: Drawing, path: Sequence[Point], r: float) -> None:
    """Garland: pairs of leaves along a path."""
    c = centre_line([(x, y, 1) for x, y in path], 3)
    for i in range(len(c) - 1):
        x, y, _ = c[i]
        a = math.degrees(math.atan2(c[i + 1][1] - y, c[i + 1][0] - x))
        for o in (48, -48):
            g.shape(
                spline([(0, 0, 0), (r * 0.45, -r * 0.32), (r * 1.3, 0, 0), (r * 0.45, r * 0.32)])
                .rot(a + o)
                .move(x, y),
                GREEN,
                True,
                1.7,
            )


def ace_batons() -> Drawing:
    """Sawn stump in stony ground, ivy climbing it, a red rose at its foot."""
    g = framed()
    gs = spline("11,300! 60,288 120,296 189,286! 189,361! 11,361!")
    g.solid(gs, "#c9a45a", (0, 8), None, angle=0, step=4.2, w=1.4)
    g.shape(
        spline("11,286! 50,280 100,292 150,282 189,276! 189,290! 120,300 60,292 11,304!"), GREEN
    )
    for x, y, rx in (
        (30, 330, 12),
        (58, 346, 14),
        (92, 342, 11),
        (120, 350, 13),
        (150, 338, 14),
        (172, 350, 11),
        (138, 322, 10),
        (24, 350, 9),
        (170, 318, 10),
    ):
        g.shape(ellipse(x, y, rx, rx * 0.55), "#e4cd96", True, 1.6)
    # side branches
    for pts, e in (
        ([(84, 200, 15), (54, 176, 12), (42, 150, 10)], (42, 149, 10)),
        ([(120, 232, 15), (152, 208, 12), (166, 184, 10)], (167, 182, 10)),
        ([(82, 258, 14), (52, 246, 11), (36, 226, 9)], (35, 225, 9)),
        ([(126, 150, 13), (154, 134, 10), (164, 116, 8.4)], (164, 115, 8.6)),
        ([(78, 130, 13), (56, 106, 10), (52, 90, 9)], (52, 89, 9)),
    ):
        g.solid(limb(pts, 2, "round", "flat"), BARK, (-5, -2), None, angle=24, step=4, w=1.6)
        g.shape(
            ellipse(e[0], e[1], e[2], e[2] * 0.6).rot(30 if e[0] > 100 else -24, e[0], e[1]),
            SAWN,
            True,
            1.9,
        )
    st = spline(
        "70,64! 66,100 76,128 68,160 78,196 72,240 58,280 30,306! 62,304 "
        "78,318! 96,306 118,320! 126,304 166,310! 142,280 134,240 142,200 "
        "134,160 144,126 146,64!"
    )
    g.shape(st, BARK, False)
    g.hatch(st, shift=(-20, -3), angle=24, step=4.2, w=1.9)
    g.shape(st)
    for i, (x, y0, y1) in enumerate(
        ((92, 84, 140), (112, 100, 170), (96, 160, 226), (116, 196, 262), (94, 244, 298))
    ):
        g.shape(
            spline(
                [(x - 3, y0, 0), (x + 7, (2 * y0 + y1) / 3), (x + 1, y1, 0), (x - 6, (y0 + y1) / 2)]
            ),
            RED if i % 2 == 0 else SAWN,
            True,
            1.5,
        )
        g.line([(x + 14, y0 + 6), (x + 16, (y0 + y1) / 2), (x + 11, y1)], 1.3)
    g.shape(ellipse(108, 62, 41, 24), SAWN)
    for k in (0.74, 0.5, 0.26):
        g.shape(ellipse(106, 62, 41 * k, 24 * k), "none", DARK_GOLD if k != 0.26 else True, 1.8)
    # ivy
    for line, lv in (
        (
            [(40, 300), (60, 262), (110, 236), (132, 196), (100, 170), (82, 140)],
            ((52, 272), (84, 248), (122, 226), (128, 188), (104, 174), (86, 150)),
        ),
        ([(130, 300), (160, 270), (172, 236), (156, 226)], ((144, 288), (166, 258), (170, 236))),
    ):
        g.line(line, 4.2)
        g.line(line, 1.9, GOLD)
        for x, y in lv:
            g.shape(
                spline(at(x, y, "0,9! -9,5 -10,-3! -4,-4! 0,-11! 4,-4! 10,-3! 9,5")),
                GREEN,
                True,
                1.8,
            )
            g.line([(x, y + 7), (x, y - 6)], 1.1)
    # rose
    for a in (20, 150, 200, 330):
        g.shape(spline("0,0! 12,-9 31,0! 12,9").rot(a).move(84, 318), GREEN, True, 1.9)
    g.shape(petals(84, 316, 7, 20, 15), RED)
    g.shape(petals(84, 316, 5, 13, 9), "#e8695a", True, 1.6)
    g.line(arc(84, 316, 5, 0, 300), 1.7)
    frame(g, CARD_WIDTH, HEIGHT)
    return g
