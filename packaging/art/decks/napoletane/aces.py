"""Neapolitan deck: aces."""

from collections.abc import Sequence

from ...drawing import Drawing
from ...geometry import Knot, at, centre_line, ellipse, facing, lerp, limb, rect, spline
from ...palette import BLUE, DARK_GOLD, DARK_RED, GOLD, GREEN, INK, RED, WHITE
from ...signs.common import dots, leaf_spine, petals, sun_face
from ...signs.italian import italian_baton, italian_coin, italian_sword


def ace_swords() -> Drawing:
    """Sheathed dagger with a studded belt winding round it like a snake."""
    g = Drawing()
    belt = [(92, 150, 10), (60, 138, 11), (34, 104, 11), (40, 60, 10), (70, 34, 9)]
    back = [
        (112, 176, 10),
        (146, 196, 11),
        (160, 238, 11),
        (132, 284, 11),
        (92, 292, 10),
        (74, 262, 9),
    ]

    def strap(pts: Sequence[Knot]) -> None:
        sh = limb(pts, 3, "flat", "round")
        g.solid(sh, GREEN, (-5, -4), None, angle=30, step=4.2, w=1.5)
        c = centre_line(pts, 4)
        for x, y, _r in c[3:-1:3]:
            g.shape(ellipse(x, y, 3.4), GOLD, True, 1.6)

    strap(belt)
    strap(back)
    # snake head
    hd = spline("60,42! 64,24 84,14 104,22 110,32! 98,42 78,50")
    g.solid(hd, BLUE, (-5, -5), None, angle=20, step=4, w=1.5)
    g.shape(ellipse(86, 27, 4.2), WHITE, True, 1.6)
    g.shape(ellipse(87, 27, 1.9), INK, False)
    g.line("110,33 100,35 90,36", 1.6)
    d = Drawing()
    hilt = italian_sword(240, 13, 74)
    d.add(hilt)
    sc = spline("-17,-14! -15,-176! 0,-206! 15,-176! 17,-14!")
    d.solid(sc, RED, (-10, 0), None, angle=0, step=4.4, w=1.6)
    d.line("0,-40 0,-186", 1.5)
    for y in range(-56, -176, -20):
        for m in (1, -1):
            d.shape(spline([(0, y, 0), (m * 6, y - 10), (m * 2, y - 17, 0)]), GOLD, True, 1.4)
    d.shape(rect(-20, -26, 40, 14, 3), BLUE)
    d.shape(rect(-19, -112, 38, 13, 3), BLUE)
    for clasp in (-19, -105.5):
        d.shape(ellipse(0, clasp, 4), GOLD, True, 1.6)
    d.shape(spline("-15.6,-158! -15,-177! 0,-208! 15,-177! 15.6,-158! 0,-168"), BLUE)
    d.shape(ellipse(0, -211, 5.4), GOLD, True, 1.9)
    g.add(d, "translate(130 98) rotate(203)")
    front = limb("74,178,10 98,168,11 124,182,10", 3, "round", "round")
    g.solid(front, GREEN, (-5, -4), None, angle=30, step=4.2, w=1.5)
    for stud_x, stud_y in ((84, 172.5), (100, 169), (115, 175)):
        g.shape(ellipse(stud_x, stud_y, 3.4), GOLD, True, 1.6)
    return g


def ace_batons() -> Drawing:
    """One great curved club with oak leaves and a red tendril."""
    g = Drawing()
    curl = limb(
        "86,240,5 56,250,8 30,236,9 26,210,8 44,200,7 52,214,6 42,222,4", 3, "flat", "round"
    )
    g.solid(curl, RED, (-5, -3), None, angle=25, step=4.2, w=1.4)
    for pts, col, w in (
        ([(84, 228), (58, 196), (46, 150)], GOLD, 13),
        ([(112, 232), (146, 216), (168, 180)], GOLD, 13),
        ([(104, 246), (140, 252), (168, 240)], GREEN, 14),
    ):
        g.add(leaf_spine(pts, w, 5, col, 2))
    g.add(italian_baton(282, 90, 0.14, True), "translate(104 164) rotate(6)")
    tie = limb("72,238,6 94,246,7 118,240,6", 2, "round", "round")
    g.solid(tie, GOLD, (0, -5), None, angle=70, step=4, w=1.4)
    return g


def ace_cups() -> Drawing:
    """The ace of cups."""
    g = Drawing()
    cx = 100
    g.shape(rect(46, 298, 108, 18), RED)
    g.line("50,304 150,304", 1.4, smooth=False)
    foot = spline("90,262! 86,276 56,299! 144,299! 114,276 110,262!")
    g.solid(foot, GOLD, (-12, 0), None, angle=-20, step=4, w=1.6)
    for s in (-1, 0, 1):
        g.shape(
            spline(
                [
                    (cx + s * 24, 298, 0),
                    (cx + s * 24 - 11 + s * 3, 288),
                    (cx + s * 9, 270, 0),
                    (cx + s * 24 + 11 + s * 3, 288),
                ]
            ),
            GREEN,
            True,
            1.8,
        )
    for m in (1, -1):
        hd = limb(
            "40,108,5 60,92,6.5 78,104,8 76,138,8 62,160,7 64,178,6 78,178,6 82,166,4.4 74,163,3",
            2,
            "flat",
            "round",
        ).move(100, 0)
        hd = hd if m > 0 else hd.mirror(100)
        g.solid(hd, WHITE, (-5, -3), None, angle=10, step=4, w=1.3)
    body = spline(
        "56,106! 58,130 50,148 38,176 46,220 72,254 90,262! 110,262! 128,254 "
        "154,220 162,176 150,148 142,130 144,106!"
    )
    g.solid(body, GOLD, (-20, 0), None, angle=2, step=4.4, w=1.7)
    g.solid(
        spline("56,106! 58,128 52,142! 100,150 148,142! 142,128 144,106!"),
        RED,
        (-16, 0),
        None,
        angle=4,
        step=4.2,
        w=1.6,
    )
    band = spline("52,142! 44,160! 100,171 156,160! 148,142! 100,152")
    g.shape(band, WHITE)
    for i in range(7):
        t = -1 + 2 * i / 6
        g.shape(ellipse(100 + t * 46, 160.5 - 6.5 * t * t, 6 - 1.2 * abs(t), 7), BLUE, True, 1.7)
    _urn_gadroons(g)
    _urn_face(g)
    _urn_lid(g)
    return g


def _urn_gadroons(g: Drawing) -> None:
    """Gadroons on the lower belly."""
    gad: list[Knot] = [(40, 200, 0)]
    n = 7
    for i in range(n):
        t = -1 + 2 * (i + 0.5) / n
        t2 = -1 + 2 * (i + 1) / n
        gad.append((100 + 60 * t, 211 + 8 * (1 - t * t)))
        gad.append((100 + 60.5 * t2, 203 + 12 * (1 - t2 * t2) if i < n - 1 else 200, 0))
    low = spline([*gad, (153, 222), (128, 254), (110, 262, 0), (90, 262, 0), (72, 254), (47, 222)])
    g.solid(low, GREEN, (-17, -6), None, angle=18, step=4.2, w=1.8)
    for i in range(1, n):
        t = -1 + 2 * i / n
        g.line(
            [(100 + 60.5 * t, 203 + 12 * (1 - t * t)), (100 + 50 * t, 232), (100 + 12 * t, 260)],
            1.8,
        )


def _urn_face(g: Drawing) -> None:
    """Face with scrolls on the belly."""
    for m in (1, -1):
        sc = limb("14,186,2 28,194,5 42,186,5 40,176,3.4 33,179,2", 2, "point", "round").move(
            100, 0
        )
        g.shape(sc if m > 0 else sc.mirror(100), DARK_GOLD, True, 1.8)
    g.shape(petals(100, 188, 12, 24, 18), RED, True, 1.8)
    g.shape(ellipse(100, 188, 16.5), GOLD, True, 2)
    sun_face(g, 100, 188, 16.5)


def _urn_lid(g: Drawing) -> None:
    """Lid with a pine cone."""
    lid = spline("54,98! 64,82 84,72 100,70 116,72 136,82 146,98! 100,104")
    g.solid(lid, GOLD, (-14, -5), None, angle=14, step=4, w=1.6)
    g.line("78,98 84,84 94,73", 1.5)
    g.line("122,98 116,84 106,73", 1.5)
    g.shape(limb("50,99,5.4 100,106,5.4 150,99,5.4", 3, "round", "round"), BLUE)
    for m in (1, -1):
        lf = spline("100,72! 112,70 124,58 126,50! 112,54 102,62")
        g.shape(lf if m > 0 else lf.mirror(100), GREEN)
    cone = spline("100,14! 113,28 115,46 107,62 93,62 85,46 87,28")
    g.shape(cone, RED)
    for a, b in (
        ((88, 30), (108, 58)),
        ((85.5, 42), (100, 62)),
        ((93, 21), (114, 48)),
        ((112, 30), (92, 58)),
        ((114.5, 42), (100, 62)),
        ((107, 21), (86, 48)),
    ):
        g.line([a, b], 1.4, smooth=False)


def ace_coins() -> Drawing:
    """Two-headed eagle with the sun coin on its breast and a scroll below."""
    g = Drawing()
    bird = Drawing()
    _eagle_feathers(bird)
    _eagle_body(bird)
    _eagle_heads(bird)
    bird.shape(ellipse(100, 156, 46), GOLD)
    bird.shape(dots(100, 156, 24, 43.2, 1.3), INK, False)
    bird.add(italian_coin(100, 156, 40, True))
    g.add(bird, "translate(0 -7)")
    _scroll(g)
    return g


def _eagle_feathers(g: Drawing) -> None:
    """Tail and wings."""
    # tail
    for dx, col in ((34, RED), (18, GREEN), (0, RED)):
        _feather_pair(g, dx * 0.3, 196, dx, 262 - dx * 0.3, 9, col)
    # long feathers, lowest first so that the upper ones overlap
    long = [
        ((34, 176), (58, 238), GREEN),
        ((36, 168), (73, 222), GREEN),
        ((38, 158), (82, 202), GREEN),
        ((40, 148), (84, 180), GREEN),
        ((42, 138), (85, 156), RED),
        ((42, 128), (84, 132), RED),
        ((42, 120), (84, 108), RED),
        ((40, 112), (78, 84), RED),
        ((36, 108), (68, 64), RED),
    ]
    for (a, b), (c, d), col in long:
        _feather_pair(g, a, b, c, d, 8, col)
    short = [
        ((34, 172), (50, 204)),
        ((36, 160), (60, 188)),
        ((38, 148), (64, 168)),
        ((38, 136), (65, 147)),
        ((38, 124), (64, 124)),
        ((36, 114), (58, 102)),
    ]
    for (a, b), (c, d) in short:
        _feather_pair(g, a, b, c, d, 7, GOLD, False)


def _eagle_heads(g: Drawing) -> None:
    """Two necks and heads."""
    for m in (1, -1):
        T = facing(m, 100)
        nk = spline(
            "100,128! 74,124! 77,108 73,95 60,85 49,74 47,57 55,43 68,38 80,43 "
            "85,54 87,62 86,72 89,79! 87.5,86 92,93! 91,100 96,107! 96,114 100,121!"
        )
        g.shape(T(nk), GOLD)
        bk = spline("55,48! 43,42 29,47 19,66! 30,61 38,68! 43,68 52,69! 49,60")
        g.shape(T(bk), RED)
        g.line(T(spline("50,60 40,57 31,58", False)), 1.6)
        g.shape(T(ellipse(43, 51.5, 1.5)), INK, False)
        g.shape(T(spline("57,56! 64,50.5 72,57! 64,60")), WHITE, True, 1.7)
        g.shape(T(ellipse(63, 55.6, 2.9)), INK, False)
        g.line(T(spline("53,49 63,48 76,54", False)), 3.2)
        for x, y in (
            (76, 68),
            (69, 78),
            (79, 79),
            (75, 89),
            (84, 90),
            (81, 100),
            (90, 103),
            (84, 111),
            (92, 115),
        ):
            g.line(T(spline(at(x, y, "-4,-2 0,4 4,-2"), False)), 1.3)


def _scroll(g: Drawing) -> None:
    """The flowered scroll under the eagle."""
    for m in (1, -1):
        tl = spline("44,284! 28,280 14,288! 24,295 18,308! 36,304 50,308!")
        g.shape(tl if m > 0 else tl.mirror(100), DARK_RED)
    rb = spline("40,276! 62,288 100,294 138,288 160,276! 164,296! 138,308 100,314 62,308 36,296!")
    g.solid(rb, RED, (0, -5), None, angle=85, step=4.6, w=1.4)
    for x in (-42, -21, 0, 21, 42):
        g.shape(
            petals(100 + x, 301.5 - x * x * 0.0055, 6, 6 if x else 8, 3.2 if x else 4.4),
            GOLD,
            True,
            1.2,
        )


def _feather_pair(
    g: Drawing, x0: float, y0: float, x1: float, y1: float, w: float, col: str, rib: bool = True
) -> None:
    """A feather and its mirror image, x counted from the middle."""
    for s in (1, -1):
        _feather(g, 100 - s * x0, y0, 100 - s * x1, y1, w, col, rib)


def _eagle_body(g: Drawing) -> None:
    """Shoulders, legs and body."""
    for m in (1, -1):
        T = facing(m, 100)
        g.shape(T(spline("90,104 70,100 56,112 53,136 60,160 84,172")), RED)
        for x, y in ((63, 118), (59, 130), (62, 143), (66, 156), (73, 110)):
            g.line(T(spline(at(x, y, "-5,-3 0,3 5,-3"), False)), 1.4)
        # leg
        g.shape(T(limb("82,194,10 66,214,8 60,228,6", 2, "round", "flat")), GOLD)
        for dx, dy in ((-14, 10), (-4, 16), (8, 13)):
            g.shape(
                T(
                    limb(
                        [
                            (60, 228, 4.4),
                            (60 + dx * 0.7, 228 + dy * 0.6, 4),
                            (60 + dx, 228 + dy, 1.6),
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
    body = spline("100,118 80,120 66,146 74,190 100,214 126,190 134,146 120,120")
    g.solid(body, GREEN, (-12, -4), None, angle=15, step=4.4, w=1.7)


def _feather(
    g: Drawing, x0: float, y0: float, x1: float, y1: float, w: float, col: str, rib: bool = True
) -> None:
    mx, my = lerp((x0, y0), (x1, y1), 0.6)
    g.shape(
        limb([(x0, y0, w * 0.8), (mx, my, w), (x1, y1, w * 0.62)], 1, "round", "point"),
        col,
        True,
        2.1,
    )
    if rib:
        g.line([lerp((x0, y0), (x1, y1), 0.55), (x1, y1)], 1.2, smooth=False)
