"""Sicilian deck: aces."""

from ...drawing import Drawing
from ...geometry import at, ellipse, facing, lerp, limb, poly, rect, spline
from ...palette import DARK_RED, GOLD, GREEN, INK, RED, SKIN, WHITE
from ...signs.common import leaf_spine, petals
from ...vignettes import house
from .parts import coin


def ace_coins() -> Drawing:
    """Single-headed eagle, head to the right, the great coin on its breast."""
    g = Drawing()

    def quill(x0: float, y0: float, x1: float, y1: float, w: float, col: str) -> None:
        mx, my = lerp((x0, y0), (x1, y1), 0.6)
        g.shape(
            limb([(x0, y0, w * 0.7), (mx, my, w), (x1, y1, w * 0.6)], 1, "round", "point"),
            col,
            True,
            2,
        )
        g.line([lerp((x0, y0), (x1, y1), 0.5), (x1, y1)], 1.1, smooth=False)

    for dx in (-34, 34, -18, 18, 0):
        quill(100 + dx * 0.4, 250, 100 + dx, 302 - abs(dx) * 0.3, 9.6, GREEN if dx % 4 else RED)
    for m in (1, -1):
        for i in range(8):
            t = i / 7
            quill(
                100 + m * (52 - 6 * t),
                130 + 44 * t,
                100 + m * (84 - 16 * t),
                196 + 62 * t - 14 * t * t,
                8.4,
                (GREEN, RED)[i % 2],
            )
        sh = spline(
            "126,132! 140,100 146,66 154,36 166,18! 176,36 184,70 186,112 178,160 156,178 132,176!"
        )
        g.solid(sh if m > 0 else sh.mirror(100), RED, (-9, -3), None, angle=20, step=4.2, w=1.7)
        ed = spline("166,18! 176,36 184,70 186,112 178,160 160,176! 168,130 170,80 166,44")
        g.shape(ed if m > 0 else ed.mirror(100), GREEN)
        for x, y in (
            (160, 46),
            (154, 64),
            (162, 74),
            (150, 84),
            (160, 96),
            (146, 104),
            (158, 116),
            (142, 124),
            (154, 136),
            (144, 146),
            (160, 152),
        ):
            xx = x if m > 0 else 200 - x
            g.line(at(xx, y, "-5,-3 0,4 5,-3"), 1.3)
        g.shape(facing(m, 100)(limb("118,240,14 130,258,9 134,270,6", 2, "round", "flat")), GREEN)
        for dx, dy in ((-15, 10), (-4, 15), (9, 13), (18, 5)):
            q = limb(
                [(134, 270, 5), (134 + dx * 0.7, 270 + dy * 0.6, 4.4), (134 + dx, 270 + dy, 1.8)],
                2,
                "round",
                "point",
            )
            g.shape(q if m > 0 else q.mirror(100), GOLD, True, 1.9)
    body = spline("84,100! 62,130 58,180 72,230 100,262 128,230 142,180 138,130 118,100!")
    g.solid(body, GREEN, (-13, -4), None, angle=15, step=4.4, w=1.7)
    nk = spline(
        "68,140! 78,110 78,84 76,62 86,44 102,39 116,46 121,58 119,72! 114,78 "
        "120,86! 115,94 123,104! 119,112 134,140! 102,146"
    )
    g.shape(nk, RED)
    g.shape(spline("115,51! 127,50 138,58 139,76! 131,69 124,73! 119,70 116,62"), GOLD)
    g.line("119,62 128,61 134,65", 1.6)
    g.shape(spline("98,58! 105,52 113,58! 105,62"), WHITE, True, 1.7)
    g.shape(ellipse(106.4, 57.4, 3), INK, False)
    g.line("95,52 106,49 116,56", 3.2)
    for x, y in (
        (90, 72),
        (102, 78),
        (84, 88),
        (96, 92),
        (108, 92),
        (88, 108),
        (102, 110),
        (114, 110),
        (82, 124),
        (96, 126),
        (110, 126),
        (122, 126),
    ):
        g.line(at(x, y, "-5,-3 0,4 5,-3"), 1.3)
    g.shape(ellipse(100, 184, 55), WHITE)
    g.add(coin(100, 184, 49))
    return g


def ace_cups() -> Drawing:
    """Great amphora with scrolled handles, mask and gold gadroons."""
    g = Drawing()
    for m in (1, -1):
        M = facing(m, 100)
        g.solid(
            M(
                limb(
                    "134,62,6 166,44,8 184,74,9 178,120,9 158,150,8 150,168,7 164,172,6 170,160,4",
                    2,
                    "flat",
                    "round",
                )
            ),
            GOLD,
            (-5, -3),
            None,
            angle=20,
            step=4.2,
            w=1.4,
        )
    foot = spline("90,246! 86,262 70,280 44,296! 156,296! 130,280 114,262 110,246!")
    g.solid(foot, RED, (-12, 0), None, angle=-20, step=4, w=1.6)
    g.shape(rect(36, 294, 128, 14, 3), GOLD)
    for x in range(50, 160, 14):
        g.shape(poly(at(x, 0, "0,296 5,301 0,306 -5,301")), RED, True, 1.3)
    g.shape(limb("84,246,6 116,246,6", 1, "round", "round"), GOLD)
    body = spline(
        "64,92! 60,110 36,134 30,168 44,210 74,238 92,246! 108,246! 126,238 "
        "156,210 170,168 164,134 140,110 136,92!"
    )
    g.solid(body, GREEN, (-22, -4), None, angle=10, step=4.4, w=1.8)
    _amphora_gadroons(g)
    _amphora_mask(g)
    _amphora_neck(g)
    return g


def _amphora_gadroons(g: Drawing) -> None:
    """Gold gadroons on the lower belly."""
    for i in range(9):
        t = -1 + i / 4
        x0, x1 = 100 + 64 * t, 100 + 20 * t
        g.shape(
            spline(
                [
                    (x0 - 7, 194 + 10 * (1 - t * t), 0),
                    (x0 - 7 - t, 204 + 10 * (1 - t * t)),
                    (x1 - 3, 240, 0),
                    (x1 + 3, 240, 0),
                    (x0 + 7 - t, 204 + 10 * (1 - t * t)),
                    (x0 + 7, 194 + 10 * (1 - t * t), 0),
                    (x0, 188 + 10 * (1 - t * t)),
                ]
            ),
            GOLD,
            True,
            1.7,
        )
    band = spline("31,158! 32,180! 100,196 168,180! 169,158! 100,174")
    g.shape(band, RED)
    for i in range(7):
        t = -1 + i / 3
        g.shape(petals(100 + 58 * t, 184 - 13 * t * t, 5, 7.4, 4), GOLD, True, 1.4)


def _amphora_mask(g: Drawing) -> None:
    """Scrolls and mask."""
    for m in (1, -1):
        M = facing(m, 100)
        g.shape(
            M(
                limb(
                    "120,140,2.4 136,126,4 150,134,4.4 148,150,3.6 138,150,2.4 138,142,1.6",
                    2,
                    "point",
                    "round",
                )
            ),
            GOLD,
            True,
            1.8,
        )
    g.shape(petals(100, 136, 12, 25, 19), GOLD, True, 1.9)
    g.shape(ellipse(100, 136, 17), RED, True, 1.9)
    for s in (-1, 1):
        g.shape(ellipse(100 + s * 6, 133, 2.4), INK, False)
        g.line([(100 + s * 10, 129), (100 + s * 6, 126.6), (100 + s * 2.4, 129)], 1.5)
    g.line("101.6,130 101,138 103,140.6 99,141", 1.4)
    g.line("94,145 100,148.6 106,145", 1.7)


def _amphora_neck(g: Drawing) -> None:
    """Neck and mouth."""
    nk = spline("48,34! 62,52 66,74 62,94! 100,102 138,94! 134,74 138,52 152,34!")
    g.solid(nk, RED, (-16, 0), None, angle=4, step=4.2, w=1.6)
    g.shape(spline("65,66! 100,74 135,66! 134,78! 100,86 66,78!"), GOLD, True, 1.9)
    g.shape(limb("58,96,5 100,103,5 142,96,5", 2, "round", "round"), GOLD)
    g.shape(ellipse(100, 32, 58, 13), GOLD)
    g.shape(ellipse(100, 31, 49, 8.4), DARK_RED, True, 1.9)


def ace_swords() -> Drawing:
    """Curved sabre in a green sheath with its strap; a house on the green below."""
    g = Drawing()
    st = [(128, 92), (80, 70), (42, 96), (50, 150), (84, 176), (104, 206)]
    g.line(st, 12)
    g.line(st, 7.6, GREEN)
    g.line(st, 1.6, GOLD)
    g.shape(ellipse(44, 104, 8), RED)
    g.shape(ellipse(44, 104, 3), GOLD, True, 1.3)
    sb = limb("146,100,13 146,150,14 132,204,14 100,252,12 52,290,8 26,300,3", 3, "flat", "point")
    g.solid(sb, GOLD, (-9, -4), None, angle=30, step=4.4, w=1.7)
    in_ = limb("146,122,8 145,152,8.4 131,200,8.4 100,244,7 62,276,5", 3, "flat", "point")
    g.shape(in_, GREEN, True, 1.8)
    for x, y, a in ((146, 134, 88), (140, 176, 108), (122, 220, 126)):
        g.shape(rect(-15, -5, 30, 10, 2).rot(a - 90).move(x, y), RED, True, 1.9)
    # hilt with a beast's head
    g.shape(
        limb("112,96,5 128,90,6 146,94,7 164,90,6 182,78,5 184,66,4", 2, "round", "round"), GOLD
    )
    g.shape(petals(146, 94, 6, 10, 6), RED, True, 1.9)
    gp = spline("136,88! 134,64 138,44! 158,44! 160,66 156,88!")
    g.solid(gp, RED, (-6, 0), None, angle=10, step=4, w=1.5)
    for y in (54, 64, 74):
        g.line([(136, y + 4), (158, y - 3)], 2, GOLD)
    hd = spline("136,48! 130,36 134,22 148,14 164,18 176,28 178,36 168,40 158,40 160,48!")
    g.solid(hd, GOLD, (-5, -4), None, angle=20, step=4, w=1.5)
    g.shape(ellipse(154, 26, 3), INK, False)
    g.line("178,34 168,33 160,35", 1.6)
    for feather in ("134,26! 128,18! 136,18!", "142,18! 140,8! 147,13!"):
        g.shape(spline(feather), RED, True, 1.7)
    house(g, 54, 236, 0.95)
    return g


def ace_batons() -> Drawing:
    """Great green club with gold rings, a leafy cut branch and a red tendril."""
    g = Drawing()
    for pts, c in (
        ([(120, 150), (152, 128), (170, 92)], GOLD),
        ([(124, 182), (160, 184), (180, 168)], GREEN),
        ([(78, 130), (48, 112), (34, 78)], GREEN),
        ([(80, 190), (48, 190), (28, 212)], GOLD),
    ):
        g.add(leaf_spine(pts, 15, 5, c, 2))
    cl = limb("98,46,25 92,86,35 94,138,31 104,194,21", 3, "round", "flat")
    g.solid(
        limb("103,190,21.6 110,236,16 112,272,14 110,298,17", 3, "flat", "round"),
        RED,
        (-10, -2),
        None,
        angle=16,
        step=4.4,
        w=1.7,
    )
    g.solid(cl, GREEN, (-15, -4), None, angle=20, step=4.4, w=1.9)
    g.shape(spline("76,70! 86,62 86,120 84,160! 74,116"), "#a9cf5e", False)
    for x, y, r in ((106, 70, 7), (92, 104, 6), (110, 128, 6.4), (98, 160, 5.4)):
        g.shape(ellipse(x, y, r, r * 0.8), GOLD, True, 1.9)
        g.shape(ellipse(x, y, r * 0.35), INK, False)
    for x, y, w in ((104, 196, 22), (110, 240, 17), (112, 276, 15)):
        g.shape(
            limb([(x - w, y - 2, 5), (x, y + 2, 5), (x + w, y - 2, 5)], 2, "round", "round"), GOLD
        )
    br = limb("124,146,10 148,154,9 160,150,9", 2, "round", "flat")
    g.solid(br, GREEN, (-4, -3), None, angle=20, step=4, w=1.5)
    g.shape(ellipse(161, 149, 5, 9.4).rot(-12, 161, 149), SKIN, True, 2)
    cu = limb("92,252,4 64,262,7 40,250,8 38,226,7 56,220,6 62,234,5 52,240,3", 3, "flat", "round")
    g.solid(cu, RED, (-5, -3), None, angle=25, step=4.2, w=1.4)
    return g
