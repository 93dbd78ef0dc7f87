"""Piacentine deck: aces of swords and batons."""

import math
from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.halves import frame
from ...figures.heads import head, neck
from ...figures.limbs import fist
from ...geometry import Knot, Point, arc, at, centre_line, ellipse, limb, rect, spline
from ...palette import BLOND, CARD_WIDTH, DARK_GOLD, GOLD, GREEN, RED, SKIN, TURF, WHITE
from ...signs.common import petals
from .parts import BARK, DARK_SLATE, HEIGHT, LIGHT_SLATE, SAWN, SLATE, framed


def ace_swords() -> Drawing:
    """Winged child with a great curved sword under a garland."""
    g = framed()
    # garland, behind
    path = [(44, 78), (58, 46), (96, 34), (132, 46), (158, 84), (166, 130), (158, 176)]
    leafy(g, path, 15)
    _child_sabre(g)
    _child_wings(g)
    # sash
    ss = spline("104,134! 98,166 72,206 56,220! 58,232 72,236 98,206 112,176 112,146!")
    g.solid(ss, RED, (-6, -4), None, angle=-40, step=4.2, w=1.5)
    g.shape(spline("60,224! 44,236 34,262 26,270! 40,276 44,286! 56,262 70,236!"), RED)

    # arms: one reaches up to the garland, the other rests on the hilt
    def arm_(pts: Sequence[Knot]) -> None:
        g.solid(limb(pts, 2, "round", "flat"), SKIN, (-4, -2), None, angle=20, step=4, w=1.3)

    arm_([(70, 136, 11), (44, 112, 9.6), (52, 84, 7.4)])
    fist(g, 54, 76, 1.0, 1, 20)
    arm_([(102, 142, 11), (124, 168, 9.6), (128, 206, 7)])
    _child_hilt(g)
    _child_head(g)
    return g


def _child_wings(g: Drawing) -> None:
    """Wings."""
    wg = spline("64,138! 44,120 24,116 17,136 22,168 34,190! 36,178 44,192! 46,178 56,190! 60,172")
    g.solid(wg, LIGHT_SLATE, (-6, -3), None, angle=-60, step=4, w=1.4)
    for points in ("58,144 38,140 30,168", "60,152 46,154 42,176", "60,160 54,166 53,178"):
        g.line(points, 1.4)

    _child_body(g)


def _child_sabre(g: Drawing) -> None:
    """The blade."""
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


def _child_body(g: Drawing) -> None:
    """Legs and body."""

    def leg_(pts: Sequence[Knot]) -> None:
        g.solid(limb(pts, 2, "round", "flat"), SKIN, (-5, -2), None, angle=10, step=4.2, w=1.3)

    leg_([(96, 222, 17), (112, 248, 15), (100, 276, 10.5), (102, 300, 8)])
    g.shape(spline("95,296! 94,308 98,316 120,316 126,311 112,306 109,297!"), SKIN)
    g.solid(
        spline(
            "66,128 60,148 64,178 58,208 66,232 90,238 110,228 112,204 104,180 "
            "108,150 102,130 84,122"
        ),
        SKIN,
        (-10, -3),
        None,
        angle=15,
        step=4.2,
        w=1.5,
    )
    g.line("74,158 80,162 87,158", 1.4)
    g.line("84,192 86,195", 2)
    leg_([(76, 222, 18), (70, 254, 16.5), (64, 284, 11), (58, 310, 8)])
    g.shape(spline("50,306! 48,318 42,324 30,330 34,334 58,334 66,326 66,308!"), SKIN)
    g.line("56,262 64,267 72,265", 1.3)


def _child_hilt(g: Drawing) -> None:
    """Hilt of the sabre."""
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


def _child_head(g: Drawing) -> None:
    """Curly head."""
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
    _stump_branches(g)
    _stump_ivy(g)
    _stump_rose(g)
    return g


def _stump_branches(g: Drawing) -> None:
    """Sawn side branches."""
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


def _stump_ivy(g: Drawing) -> None:
    """Ivy climbing the trunk."""
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


def _stump_rose(g: Drawing) -> None:
    """A rose at the foot."""
    for a in (20, 150, 200, 330):
        g.shape(spline("0,0! 12,-9 31,0! 12,9").rot(a).move(84, 318), GREEN, True, 1.9)
    g.shape(petals(84, 316, 7, 20, 15), RED)
    g.shape(petals(84, 316, 5, 13, 9), "#e8695a", True, 1.6)
    g.line(arc(84, 316, 5, 0, 300), 1.7)
    frame(g, CARD_WIDTH, HEIGHT)
