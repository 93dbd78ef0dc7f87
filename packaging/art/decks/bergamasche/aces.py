"""Bergamasque deck: aces."""

import math
from collections.abc import Sequence

from ...drawing import Drawing
from ...figures.crowns import crown
from ...figures.halves import frame
from ...figures.heads import head, neck
from ...figures.limbs import fist
from ...geometry import Knot, at, ellipse, limb, poly, rect, spline
from ...glyphs import motto
from ...palette import CARD_WIDTH, GREEN, INK, RED, SKIN, WHITE
from ...signs.common import leaf_spine, petals
from .parts import COBALT, FRAME_RADIUS, HEIGHT, MIDDLE, OCHRE, coin, cup, framed


def ace_coins() -> Drawing:
    """One great rosette in a ring of leaves and pomegranates."""
    g = framed()
    cx, cy = 100, MIDDLE
    for i in range(16):
        a = 22.5 * i
        x, y = cx + 74 * math.cos(math.radians(a)), cy + 74 * math.sin(math.radians(a))
        for o in (38, -38):
            g.shape(spline("0,0! 7,-5 19,0! 7,5").rot(a + 90 + o).move(x, y), GREEN, True, 1.6)
    g.add(coin(cx, cy, 62))
    for s in (1, -1):
        yy = cy + s * 128
        for m in (1, -1):
            sc = limb(
                [
                    (cx, yy, 4),
                    (cx + m * 30, yy + s * 8, 6),
                    (cx + m * 58, yy - s * 4, 6.4),
                    (cx + m * 64, yy - s * 24, 5),
                    (cx + m * 50, yy - s * 28, 3.6),
                    (cx + m * 48, yy - s * 18, 2.4),
                ],
                3,
                "flat",
                "round",
            )
            g.shape(sc, OCHRE)
            g.shape(
                spline(
                    [
                        (cx + m * 40, yy + s * 6, 0),
                        (cx + m * 52, yy + s * 18),
                        (cx + m * 68, yy + s * 16, 0),
                        (cx + m * 56, yy + s * 5),
                    ]
                ),
                GREEN,
                True,
                1.8,
            )
        g.shape(petals(cx, yy, 8, 21, 15), RED)
        g.shape(petals(cx, yy, 6, 12, 7), OCHRE, True, 1.6)
        g.shape(ellipse(cx, yy, 4), COBALT, True, 1.3)
    return g


def ace_cups() -> Drawing:
    """Blindfolded Cupid drawing his bow on the lid of a great cup."""
    g = framed()
    g.add(cup(100, 214, 124, 140))
    sk = SKIN

    def lb(pts: Sequence[Knot], c1: str = "round") -> None:
        g.solid(limb(pts, 2, "round", c1), sk, (-4, -2), 2.2, angle=12, step=4.2, w=1.3)

    for m in (1, -1):  # wings
        wg = spline(
            [
                (104 + m * 8, 104, 0),
                (104 + m * 30, 84),
                (104 + m * 56, 78),
                (104 + m * 64, 94),
                (104 + m * 56, 116, 0),
                (104 + m * 48, 112),
                (104 + m * 44, 126, 0),
                (104 + m * 36, 118),
                (104 + m * 30, 130, 0),
                (104 + m * 22, 122),
            ]
        )
        g.solid(wg, OCHRE if m > 0 else RED, (-6, -3), None, angle=-60, step=4.2, w=1.4)
    lb([(112, 166, 15), (128, 188, 12), (122, 210, 8), (128, 224, 6.4)], "flat")
    g.shape(spline("122,222! 121,231! 142,231! 143,227 134,222!"), sk, True, 2)
    lb([(96, 166, 16), (86, 190, 13), (88, 212, 8.4), (84, 224, 6.6)], "flat")
    g.shape(spline("78,222! 76,230! 64,234 66,238 90,237! 91,223!"), sk, True, 2)
    tr = spline(
        "88,106 82,126 86,148 80,168 94,182 112,180 124,166 120,146 124,124 118,106 104,100"
    )
    g.solid(tr, sk, (-9, -3), None, angle=15, step=4.2, w=1.4)
    g.line("92,128 97,132 103,128", 1.3)
    g.line("101,156 102,159", 2)
    ss = spline("80,158! 102,168 126,158! 126,172 118,184 100,190 84,184 78,170")
    g.solid(ss, RED, (-6, -3), None, angle=20, step=4.2, w=1.4)
    g.shape(spline("122,164! 142,170 150,190 164,196! 150,206 148,214! 136,200 120,182!"), RED)
    # bow arm to the left, drawing arm to the right
    lb([(90, 114, 9), (66, 110, 7.6), (44, 104, 5.6)])
    bw = limb(
        "58,46,2 38,60,3.4 30,84,4 38,104,4.4 32,124,4 40,148,3.4 60,162,2", 2, "round", "round"
    )
    g.shape(bw, OCHRE)
    g.line("58,47 118,106 60,161", 1.5, smooth=False)
    g.line("20,103 118,106", 4.2, smooth=False)
    g.line("20,103 118,106", 1.8, OCHRE, smooth=False)
    g.shape(spline("17,103! 28,97! 26,103 28,109!"), COBALT, True, 1.6)
    fist(g, 40, 104, 0.95, 1, 0)
    lb([(118, 114, 9), (142, 124, 8), (124, 108, 5.6)])
    fist(g, 122, 107, 0.9, -1, 0)
    neck(g, 102, 84, 0.9, -1, sk, 24)
    head(g, 101, 76, 1.16, -1, style="curls", hair=OCHRE)
    bf = spline("82,70! 100,69 118,66! 122,76 118,82! 100,82 83,83! 80,76")
    g.solid(bf, WHITE, (0, -4), None, angle=80, step=4, w=1.2)
    g.shape(spline("119,72! 134,62 144,64! 138,72 142,80! 128,78"), WHITE, True, 1.9)
    return g


def ace_swords() -> Drawing:
    """A hand holds a sword up through a crown, roses either side."""
    g = framed()
    for m in (1, -1):
        st = [
            (100 + m * 18, 226),
            (100 + m * 52, 190),
            (100 + m * 44, 140),
            (100 + m * 62, 92),
            (100 + m * 54, 58),
        ]
        g.line(st, 4.4)
        g.line(st, 2, GREEN)
        for x, y, a in (
            (48, 206, 20),
            (56, 180, 150),
            (44, 158, 10),
            (50, 122, 170),
            (62, 104, 20),
            (58, 78, 160),
        ):
            lf = spline("0,0! 9,-7 24,0! 9,7").rot(a if m > 0 else 180 - a).move(100 + m * x, y)
            g.shape(lf, GREEN, True, 1.8)
        rx, ry = 100 + m * 53, 50
        g.shape(petals(rx, ry, 6, 19, 13), RED)
        g.shape(petals(rx, ry, 5, 11, 7), "#e8695a", True, 1.6)
        g.shape(ellipse(rx, ry, 3.6), OCHRE, True, 1.4)
    sh = poly("88,262 88,48 100,24 112,48 112,262")
    g.shape(sh, COBALT, False)
    g.shape(poly("96,256 96,60 100,50 104,60 104,256"), INK, False)
    g.shape(sh)
    crown(g, 100, 168, 44, 38, 1, OCHRE, RED, (RED, COBALT, RED))
    for x in (58, 79, 121, 142):
        g.shape(
            ellipse(x, 163 + (3 if 66 < x < 134 else 0), 4),
            RED if x in (58, 142) else COBALT,
            True,
            1.5,
        )
    g.shape(poly("92,170 92,136 100,122 108,136 108,171"), COBALT, True, 1.9)
    gd = spline(
        "40,242! 56,252 82,254 100,250 118,254 144,252 160,242! 152,268 128,274 "
        "100,268 72,274 48,268"
    )
    g.solid(gd, OCHRE, (0, -8), None, angle=80, step=4.4, w=1.5)
    g.shape(rect(89, 272, 22, 70, 5), RED)
    for y in (328, 338):
        g.line([(90, y + 3), (110, y - 4)], 2, OCHRE)
    sl = spline("188,286! 152,284 138,290! 134,312 138,336! 156,342 188,346!")
    g.solid(sl, RED, (-8, -8), None, angle=60, step=4.4, w=1.6)
    for x in (154, 170):
        g.line(at(x, 0, "0,286 -3,314 1,342"), 1.6)
    g.shape(
        spline("144,282! 128,286 126,296! 122,304 126,314! 122,324 128,336! 146,342! 140,312"),
        OCHRE,
    )
    g.shape(
        spline(
            "128,288! 108,284 90,288 82,296 85,301 80,307 85,312 81,318 86,324 "
            "88,330 98,333 116,332 129,330!"
        ),
        SKIN,
    )
    for y in (299, 310, 321):
        g.line([(84, y + 1), (104, y)], 1.5)
    g.line("116,294 102,293 91,290", 1.6)
    g.shape(ellipse(100, 350, 9), OCHRE)
    g.shape(ellipse(100, 350, 3.6), RED, True, 1.3)
    frame(g, CARD_WIDTH, HEIGHT, 11, 1.8, FRAME_RADIUS)
    return g


def ace_batons() -> Drawing:
    """A hand holds up a mace, round it a scroll with the word VINCERAI."""
    g = framed()
    for m in (1, -1):
        g.add(
            leaf_spine(
                [(100 + m * 16, 150), (100 + m * 56, 128), (100 + m * 70, 66)], 15, 8, GREEN, 1.8
            )
        )
    g.shape(rect(90, 96, 20, 236), COBALT)
    g.hatch(rect(90, 98, 20, 230), shift=(-9, 0), angle=0, step=4.6, w=1.5)
    for y in (112, 144, 240, 262):
        g.shape(rect(87, y, 26, 9, 2), OCHRE, True, 1.8)
    # mace head
    for a in range(-90, 270, 36):
        g.shape(poly("30,-7 43,0 30,7").rot(a).move(100, 66), OCHRE, True, 1.9)
    g.shape(ellipse(100, 66, 34), RED)
    g.hatch(ellipse(100, 66, 33), shift=(-10, -6), angle=24, step=4.2, w=1.6)
    for x in (-18, 0, 18):
        g.line(
            [(100 + x, 36 + abs(x) * 0.25), (100 + x * 1.5, 66), (100 + x, 96 - abs(x) * 0.25)], 1.7
        )
    g.shape(spline("66,60! 100,68 134,60! 134,72! 100,80 66,72!"), OCHRE, True, 1.9)
    for x in (-22, 0, 22):
        g.shape(ellipse(100 + x, 71.6 - abs(x) * 0.12, 3.4), COBALT, True, 1.4)
    g.shape(limb("84,101,5 116,101,5", 1, "round", "round"), OCHRE)
    # scroll
    for m in (1, -1):
        t = spline(
            [
                (100 + m * 58, 168, 0),
                (100 + m * 80, 172),
                (100 + m * 74, 196),
                (100 + m * 82, 222, 0),
                (100 + m * 58, 214, 0),
            ]
        )
        g.shape(t, RED)
    sc = spline("36,160! 68,172 100,174 132,172 164,160! 164,206! 132,218 100,220 68,218 36,206!")
    g.solid(sc, OCHRE, (0, -6), None, angle=85, step=4.6, w=1.4)
    motto(g, ["VINCERAI"], 100, 184, 20)
    # hand
    sl = spline("188,288! 152,286 136,292! 132,316 136,340! 154,346 188,350!")
    g.solid(sl, GREEN, (-8, -8), None, angle=60, step=4.4, w=1.6)
    for x in (154, 170):
        g.line(at(x, 0, "0,288 -3,318 1,346"), 1.6)
    g.shape(
        spline("144,284! 127,288 125,299! 121,307 125,317! 121,327 127,338! 146,344! 140,314"),
        WHITE,
    )
    g.shape(
        spline(
            "128,290! 108,286 90,290 82,298 85,303 80,309 85,315 81,321 86,327 "
            "88,333 98,336 116,335 129,333!"
        ),
        SKIN,
    )
    for y in (301, 313, 324):
        g.line([(84, y + 1), (104, y)], 1.5)
    g.line("116,296 102,295 91,292", 1.6)
    g.shape(spline("88,330! 84,344 100,354 116,344 112,330! 100,337"), RED)
    frame(g, CARD_WIDTH, HEIGHT, 11, 1.8, FRAME_RADIUS)
    return g
