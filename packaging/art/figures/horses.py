"""Horses in side view, drawn to the right; a turn of -1 mirrors them about cx."""

from collections.abc import Sequence

from ..drawing import Drawing
from ..geometry import Knot, Point, Shape, Transform, ellipse, facing, limb, poly, spline
from ..palette import DARK_DUN, DUN, GOLD, GREEN, INK, RED, WHITE

# coat, far side, mane, light in the mane
DUN_COAT = (DUN, DARK_DUN, "#5a3d2a", "#b08a60")
BAY_COAT = ("#a8713f", "#7c4f2a", "#2f211b", "#7d5b45")
GREY_COAT = ("#dcd9ce", "#aeab9f", "#77736c", "#b9b5aa")
CHESTNUT_COAT = ("#c98648", "#965b2b", "#8a4a22", "#e2b06a")
BLACK_COAT = ("#6b5546", "#4b3a30", "#251a17", "#8d7564")


def _hoof(g: Drawing, M: Transform, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    h = poly("-4.6,-5 4.8,-5 8,5 -6,5").scale(s)
    g.shape(M(h.rot(rot).move(x, y)), "#4a3a30", True, 2)


def _leg(
    g: Drawing,
    M: Transform,
    pts: Sequence[Knot],
    col: str,
    hoof: Point,
    rot: float = 0,
) -> None:
    sh = M(limb(pts, 1, "round", "flat"))
    g.shape(sh, col, False)
    g.hatch(sh, shift=(-4, -1), angle=14, step=4.4, w=1.4)
    g.shape(sh)
    _hoof(g, M, hoof[0], hoof[1], 1.0, rot)


def walking_horse(
    g: Drawing,
    turn: float = 1,
    cx: float = 100,
    coat: tuple[str, str, str, str] = DUN_COAT,
    tack: str = RED,
    stud: str = GOLD,
    pose: str = "walk",
) -> Transform:
    """Horse in side view. Ground at y=300, back (saddle) at about (88,192).
    pose: walk (far fore hoof raised), prance (near fore hoof raised high), stand."""
    M = facing(turn, cx)
    col, far, mane, light = coat
    # tail
    tail = limb("36,196,4 24,198,8 16,218,10 20,244,9 14,268,5 19,279,1", 2, "round", "round")
    g.solid(M(tail), mane, (-6, 0), None, angle=-70, step=4, w=1.4)
    g.line(M(spline("29,199 20,212 19,236 16,262", False)), 1.3, light)
    g.line(M(spline("32,203 26,214 26,240 21,260", False)), 1.3, light)
    # far legs
    _leg(
        g,
        M,
        [(60, 226, 13), (70, 246, 8.5), (62, 266, 5.6), (68, 284, 4.5), (69, 292, 5)],
        far,
        (70, 297),
    )
    if pose == "walk":
        _leg(
            g,
            M,
            [(136, 218, 12), (156, 232, 7.4), (171, 242, 5.8), (165, 260, 4.4), (161, 268, 4.8)],
            far,
            (159, 273),
            24,
        )
    else:
        _leg(
            g,
            M,
            [(130, 222, 12), (118, 246, 7.6), (119, 264, 5.8), (117, 282, 4.5), (116, 292, 5)],
            far,
            (117, 297),
        )
    body = spline(
        "145,114 154,117 163,126 174,143 184,154 186,163 180,171 170,170 "
        "162,163 153,159! 149,172 152,188 157,206 150,224 134,235 112,240 "
        "88,242 66,236 44,240 27,228 25,208 36,194 60,190 86,195 104,190 "
        "115,170 124,142 134,121"
    )
    B = M(body)
    g.shape(B, col, False)
    g.hatch(B, shift=(0, -13), angle=78 if turn > 0 else -78, step=4.2, w=1.7)
    g.shape(B)
    # near legs
    _leg(
        g,
        M,
        [(42, 222, 16), (47, 246, 10), (35, 266, 6), (40, 284, 4.7), (41, 292, 5.2)],
        col,
        (42, 297),
    )
    if pose == "prance":
        _leg(
            g,
            M,
            [(136, 222, 13.5), (158, 226, 8.6), (176, 232, 6.2), (172, 250, 4.8), (168, 258, 5.2)],
            col,
            (166, 263),
            26,
        )
        knees = limb("134,208,12 147,222,9", 1, "round", "round")
    else:
        _leg(
            g,
            M,
            [(136, 224, 13), (136, 246, 8), (133, 263, 6), (134, 282, 4.6), (134, 292, 5.2)],
            col,
            (136, 297),
        )
        knees = limb("137,208,11 136,232,9.4", 1, "round", "round")
    # hide the joints between near legs and body
    for sh in (limb("42,214,13 44,232,11", 1, "round", "round"), knees):
        g.shape(M(sh), col, False)
    g.line(M(spline("57,226 58,240 54,250", False)), 1.6)
    g.line(M(spline("28,226 33,240 36,250", False)), 1.6)
    if pose != "prance":
        g.line(M(spline("124,222 124,236 128,250", False)), 1.6)
        g.line(M(spline("149,222 147,234 144,246", False)), 1.6)
    else:
        g.line(M(spline("123,216 130,232 146,237", False)), 1.6)
    # ear, mane
    g.shape(M(spline("144,117! 141,104 147,99! 153,107 153,117!")), col)
    _mane(g, M, mane, 8, 0, light)
    _headgear(g, lambda s: M(s.move(8, 0)), tack, stud)
    return M


def horse_bust(
    g: Drawing,
    turn: float = 1,
    cx: float = 100,
    dx: float = 0,
    dy: float = 0,
    coat: tuple[str, str, str, str] = DUN_COAT,
    tack: str = RED,
    stud: str = GOLD,
    low: Point = (150, 250),
    tilt: float = 0,
) -> Transform:
    """Neck and head only, for half figures; the lower edge is covered by the dividing line.

    A tilt of so many degrees throws the head up.
    """
    M0 = facing(turn, cx)

    def place(sh: Shape) -> Shape:
        return M0((sh.rot(-tilt, 128, 210) if tilt else sh).move(dx, dy))

    col, _far, mane, light = coat
    yl = low[1] - dy
    body = spline(
        [
            (145, 114),
            (154, 117),
            (163, 126),
            (174, 143),
            (184, 154),
            (186, 163),
            (180, 171),
            (170, 170),
            (162, 163),
            (153, 159, 0),
            (151, 174),
            (156, 192),
            (163, 212),
            (165, yl, 0),
            (92, yl, 0),
            (96, 204),
            (106, 184),
            (115, 166),
            (124, 142),
            (134, 121),
        ]
    )
    g.solid(place(body), col, (-9, -3) if turn > 0 else (-8, -3), None, angle=20, step=4.2, w=1.6)
    g.shape(place(spline("144,117! 141,104 147,99! 153,107 153,117!")), col)
    _mane(g, place, mane, 8, 0, light)
    _headgear(g, lambda s: place(s.move(8, 0)), tack, stud)
    return place


def _mane(
    g: Drawing, M: Transform, mane: str, dx: float, dy: float, light: str = "#b08a60"
) -> None:
    """Crest of five locks along the neck."""

    def shift(s: Shape) -> Shape:
        return M(s.move(dx, dy))

    man = spline(
        "147,118! 138,110 128,113 120,121! 123,127 114,137! 118,142 107,154! "
        "112,159 101,172! 106,176 97,190! 110,184 118,168 125,148 132,132 "
        "139,126 149,131!"
    )
    g.shape(shift(man), mane)
    for points in (
        "124,121 131,118 139,119",
        "119,136 125,131 132,126",
        "112,153 119,146 125,141",
        "106,171 113,164 119,157",
    ):
        g.line(shift(spline(points, False)), 1.2, light)


def _headgear(g: Drawing, M: Transform, tack: str, stud: str) -> None:
    # eye, nostril, mouth
    g.shape(M(spline("143.4,134! 148.6,129 155,134! 149,137")), WHITE, True, 1.4)
    g.shape(M(ellipse(150, 133, 2.5)), INK, False)
    g.line(M(spline("142.6,131.5 148.6,126.6 155.6,131", False)), 1.6)
    g.line(M(spline("172,156 175,157.5 174,160", False)), 1.7)
    g.line(M(spline("163,164 168,165 173,164.5", False)), 1.5)
    # bridle
    for points in ("155,126 150,140 147,159", "168,146 162,155 157,165", "150,141 156,147 162,153"):
        g.line(M(spline(points, False)), 4.2)
        g.line(M(spline(points, False)), 2, tack)
    for x, y in ((149.5, 141), (162, 155)):
        g.shape(M(ellipse(x, y, 3)), stud, True, 1.5)


def breastband(g: Drawing, M: Transform, tack: str = RED, stud: str = GOLD) -> None:
    """Strap with studs across the chest."""
    points = spline("113,196 132,206 156,202", False)
    g.line(M(points), 8)
    g.line(M(points), 4.2, tack)
    for x, y in ((124, 202.5), (142, 206)):
        g.shape(M(ellipse(x, y, 3)), stud, True, 1.5)


def saddle(
    g: Drawing,
    M: Transform,
    cloth: str = GOLD,
    border: str = GREEN,
    x0: float = 62,
    x1: float = 116,
    y0: float = 190,
    y1: float = 232,
) -> None:
    """Saddle cloth with a fringed border."""
    c = spline(
        [
            (x0, y0, 0),
            (x0 - 3, y1, 0),
            (x0 + 18, y1 + 3),
            (x1 - 8, y1, 0),
            (x1 - 6, y0 + 3, 0),
            ((x0 + x1) / 2, y0 + 6),
        ]
    )
    g.shape(M(c), border)
    c2 = spline(
        [
            (x0 + 6, y0 + 2, 0),
            (x0 + 4, y1 - 6, 0),
            (x0 + 18, y1 - 3.5),
            (x1 - 14, y1 - 6, 0),
            (x1 - 12, y0 + 5, 0),
            ((x0 + x1) / 2, y0 + 8),
        ]
    )
    g.solid(M(c2), cloth, None, 1.6)
    s = Shape()
    for i in range(6):
        s = s + ellipse(x0 + 4 + i * (x1 - x0 - 14) / 5, y1 - 1.6 + (1.6 if 0 < i < 5 else 0), 1.4)
    g.shape(M(s), GOLD if border != GOLD else RED, False)


def rearing_horse(
    g: Drawing,
    turn: float = 1,
    cx: float = 100,
    coat: tuple[str, str, str, str] = DUN_COAT,
    tack: str = RED,
    stud: str = GOLD,
) -> Transform:
    """Horse rearing on bent hind legs (levade): hind hooves on y=290, saddle at about (84,184)."""
    M = facing(turn, cx)
    col, far, mane, light = coat
    tail = limb("31,200,4 24,196,7 21.5,212,8 25,230,8.4 19,246,6 14,257,1.5", 2, "round", "round")
    g.solid(M(tail), mane, (-6, 0), None, angle=-70, step=4, w=1.4)
    g.line(M(spline("27,199 22,212 23,230 18,248", False)), 1.3, light)
    g.line(M(spline("30,203 27,216 28,232", False)), 1.3, light)
    _leg(
        g,
        M,
        [(72, 214, 15), (93, 236, 10), (74, 256, 6), (82, 276, 4.8), (83, 282, 5.2)],
        far,
        (85, 286),
    )
    _leg(
        g,
        M,
        [(124, 182, 11), (150, 178, 7.4), (168, 185, 5.6), (168, 201, 4.5), (165, 208, 4.8)],
        far,
        (164, 213),
        14,
    )
    body = spline(
        "137,90 146,92 155,101 166,118 176,128 178,137 172,145 162,144 154,138 "
        "146,136! 145,148 150,166 147,184 134,198 112,210 92,222 72,236 48,240 "
        "31,230 25,213 32,196 52,184 82,179 102,167 112,146 119,116 127,96"
    )
    B = M(body)
    g.shape(B, col, False)
    g.hatch(B, shift=(-3, -12), angle=70 if turn > 0 else -60, step=4.2, w=1.7)
    g.shape(B)
    _leg(
        g,
        M,
        [(48, 214, 19), (65, 239, 13), (42, 258, 6.8), (50, 278, 5), (51, 284, 5.4)],
        col,
        (53, 288),
    )
    _leg(
        g,
        M,
        [(122, 190, 12.5), (148, 202, 8), (165, 214, 6), (158, 231, 4.8), (154, 238, 5.2)],
        col,
        (152, 243),
        28,
    )
    for sh in (
        limb("46,212,17 58,230,15", 1, "round", "round"),
        limb("118,186,10.5 132,195,8", 1, "round", "round"),
    ):
        g.shape(M(sh), col, False)
    g.line(M(spline("74,222 80,236 72,248", False)), 1.6)
    g.line(M(spline("28,224 34,240 46,252", False)), 1.6)
    g.line(M(spline("117,203 128,207 139,212", False)), 1.6)
    g.shape(M(spline("136,93! 133,80 139,75! 145,83 145,93!")), col)
    _mane(g, M, mane, 0, -24, light)
    _headgear(g, lambda s: M(s.move(0, -24.5)), tack, stud)
    return M
