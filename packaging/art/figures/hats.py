"""Hats, caps, helmets and their plumes."""

from ..drawing import Drawing
from ..geometry import ellipse, spline
from ..palette import BLUE, GOLD, GREEN, RED, SKY, WHITE
from .local import Local


def plume(
    g: Drawing, x: float, y: float, s: float = 1.0, turn: float = 1, col: str = RED, rot: float = 0
) -> None:
    """An ostrich plume that curls to `turn`, its root at (x, y)."""
    L = Local(x, y, s, turn, rot)
    sh = spline("0,0! 4,-11 15,-18 27,-15 33,-5 29,4 25,1! 24,8 18,3! 15,9 10,4! 7,7")
    g.shape(L(sh), col)
    g.line(L.pts("2,0 10,-8 20,-10 28,-4"), 1.4)
    for a, b in (
        ((9, -6.5), (11, 1)),
        ((15, -9.5), (18, 0)),
        ((21, -9.5), (25, -2)),
        ((12, -9), (13, -14)),
        ((18, -10.5), (21, -14.5)),
    ):
        g.line(L.pts([a, b]), 1.0)


def beret(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = GREEN,
    band: str = GOLD,
    feather: str | None = RED,
    rot: float = 0,
    fs: float = 1.0,
    frot: float = -28,
) -> Local:
    """Slouched cap; (x, y) centre of the brow line. Returns its frame."""
    L = Local(x, y, s, turn, rot)
    if feather:
        p = L(ellipse(-16, -12, 0.1)).box()
        plume(g, p[0], p[1], s * fs, -turn, feather, rot + (frot * turn))
    top = spline("-21,-3 -29,-9 -26,-18 -10,-23 8,-22 22,-15 24,-7 18,-3")
    g.solid(L(top), col, (-7 * s, -4 * s), None, angle=15, step=3.6, w=1.5)
    g.line(L.pts("-14,-6 -19,-12 -15,-18"), 1.3)
    g.line(L.pts("-4,-7 -6,-13 -2,-19"), 1.3)
    g.line(L.pts("8,-7 9,-12 13,-16"), 1.3)
    bnd = spline("-21.5,-5 -19,2.5 0,-2.5 17,1 20.5,-6 0,-9.5")
    g.shape(L(bnd), band, True)
    return L


def bonnet(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = GREEN,
    brim: str = GOLD,
    feather: str | None = None,
) -> None:
    """Pleated cap with a turned-up brim; the plume falls backwards."""
    L = Local(x, y, s, turn)
    if feather:
        plume(g, *L(ellipse(-10, -14, 0.1)).box()[:2], s, -turn, feather, -34 * turn)
    top = spline("-19,-6! -22,-17 -18,-25 -6,-26 0,-29 8,-27 18,-26 23,-18 19,-6! 0,-9")
    g.solid(L(top), col, (-7 * s, -4 * s), None, angle=15, step=3.6, w=1.5)
    for fold in ("-11,-11 -13,-18 -12,-24", "0,-12 -0.6,-20 0,-28", "11,-11 14,-18 13,-25"):
        g.line(L.pts(fold), 1.2)
    edge = spline(
        "-20,2 -25,-3 -28,-13! -19,-9 -8,-9.6 0,-8 9,-9.6 20,-9 28,-14! 25,-4 20,1.4 0,-3"
    )
    g.shape(L(edge), brim)
    g.line(L.pts("-24,-6 -12,-5.4 0,-4.4 12,-5.6 24,-7"), 1.2)


def fez(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = RED,
    band: str = GOLD,
    feather: str = GREEN,
) -> None:
    """Tall soft cap with a band and a plume."""
    L = Local(x, y, s, turn)
    if feather:
        plume(g, x + 13 * turn * s, y - 12 * s, s * 0.85, turn, feather, 10 * turn)
    sh = spline("-19,-4! -17,-18 -12,-29 2,-33 15,-28 18,-16 19,-4! 0,-8")
    g.solid(L(sh), col, (-8 * s, -3 * s), None, angle=15, step=3.8, w=1.5)
    g.line(L.pts("-6,-12 -5,-22 0,-29"), 1.4)
    b = spline("-20.5,-8 -18.5,2 0,-2.5 18.5,2 20.5,-8 0,-12")
    g.shape(L(b), band, True)


def wide_hat(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = RED,
    band: str = GOLD,
    feather: str | None = WHITE,
) -> None:
    """Broad-brimmed hat; (x, y) centre of the brow line."""
    L = Local(x, y, s, turn)
    g.solid(
        L(spline("-17,-4! -16,-15 -9,-23 2,-24 12,-20 16,-12 17,-4! 0,-1")),
        col,
        (-7 * s, -3 * s),
        None,
        angle=15,
        step=3.6,
        w=1.5,
    )
    g.shape(L(spline("-17.4,-9! -17,-3! 0,0 17,-3! 17.2,-9! 0,-5.6")), band, True, 1.9)
    g.solid(
        L(
            spline(
                "-35,-8 -30,-3 -16,1 0,3 17,1 30,-4 34,-10 28,-9.6 16,-5 0,-2.6 -16,-4.6 -28,-8.6"
            )
        ),
        col,
        (-6 * s, -2 * s),
        None,
        angle=15,
        step=3.4,
        w=1.3,
    )
    if feather:
        f = spline(
            "8,-7! 0,-16 -12,-21 -27,-21 -36,-14 -38,-5 -33,-8! -31,-2 -26,-8! "
            "-22,-3 -18,-9! -12,-5 -7,-9! 0,-5"
        )
        g.shape(L(f), feather)
        g.line(L.pts("5,-8 -8,-13 -22,-15 -31,-12"), 1.3)
        for a in (
            "-8,-13 -11,-8",
            "-15,-14.6 -19,-9",
            "-23,-15 -27,-9",
            "-12,-14 -15,-19",
            "-20,-15 -25,-19",
        ):
            g.line(L.pts(a), 1.0)


def helmet(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = SKY,
    trim: str = GOLD,
    feather: str = RED,
) -> None:
    """Morion: combed helmet with a turned-up brim."""
    L = Local(x, y, s, turn)
    if feather:
        plume(g, *L(ellipse(-15, -10, 0.1)).box()[:2], s * 0.8, -turn, feather, -24 * turn)
    g.solid(
        L(spline("-19,-3! -19,-15 -10,-27 3,-29 15,-22 19,-10 18,-3! 0,1")),
        col,
        (-8 * s, -3 * s),
        None,
        angle=15,
        step=3.6,
        w=1.4,
    )
    g.shape(L(spline("-17,-16! -10,-31 4,-36 15,-28 18,-14! 12,-24 3,-29 -8,-26")), col, True)
    g.line(L.pts("-8,-29 4,-32.6 13,-26"), 1.2)
    g.shape(L(spline("-29,-7! -20,0 0,3 18,0 30,-9! 20,-6.4 0,-4 -18,-5.6")), trim)
    for _i, xx in enumerate((-14, -5, 5, 14)):
        g.shape(L(ellipse(xx, -9.6 + (1 if abs(xx) < 8 else 0), 1.6)), trim, True, 1)


def toque(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = BLUE,
    band: str = GOLD,
    feather: str | None = RED,
) -> None:
    """Stiff tall cap, a plume standing in its band."""
    L = Local(x, y, s, turn)
    if feather:
        plume(g, *L(ellipse(12, -14, 0.1)).box()[:2], s * 0.8, turn, feather, -52 * turn)
    g.solid(
        L(spline("-18.5,-4! -20,-20 -21,-29! 0,-34 20,-28! 18.6,-16 18,-4! 0,-8")),
        col,
        (-8 * s, -3 * s),
        None,
        angle=15,
        step=3.7,
        w=1.5,
    )
    g.line(L.pts("-20.4,-25 0,-29.6 19.4,-24"), 1.4)
    for xx in (-10, 0, 10):
        g.line(L.pts([(xx * 0.9, -11), (xx, -27)]), 1.2)
    g.shape(L(spline("-19.6,-9 -18,2 0,-2 18,2 19.6,-9 0,-13")), band, True)
    for xx in (-11, 0, 11):
        g.shape(
            L(ellipse(xx, -5.4 - (1.4 if xx == 0 else 0), 2)), RED if band != RED else GOLD, True, 1
        )


def turban(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = BLUE,
    jewel: str = RED,
    feather: str | None = WHITE,
) -> None:
    """A wound turban with a jewel."""
    L = Local(x, y, s, turn)
    if feather:
        p = L(ellipse(4, -28, 0.1)).box()
        plume(g, p[0], p[1], s * 0.8, -turn, feather, -55 * turn)
    g.shape(L(ellipse(0, -25, 11, 9)), jewel)
    body = spline("-20,0 -26,-10 -21,-22 -8,-28 8,-28 20,-22 25,-10 19,0 10,-2.5 0,-3.5 -10,-2.5")
    g.solid(L(body), col, (-8 * s, -3 * s), None, angle=25, step=3.6, w=1.5)
    for a in (
        "-22,-6 -6,-12 10,-26",
        "-25,-13 -10,-18 0,-28",
        "-10,-6 8,-13 20,-22",
        "6,-6 16,-11 24.5,-14",
    ):
        g.line(L.pts(a), 1.6)
    g.shape(L(spline("2,-19 6.5,-13 2,-6 -2.5,-13")), GOLD, True, 1.6)
    g.shape(L(ellipse(2, -12.5, 2)), jewel, False)


def casque(
    g: Drawing,
    x: float,
    y: float,
    s: float = 1.0,
    turn: float = 1,
    col: str = SKY,
    trim: str = GOLD,
    feather: str = RED,
) -> None:
    """Antique helmet with a peak, a cheek piece and a crest of feathers; (x, y): brow line."""
    L = Local(x, y, s, turn)
    crest = (
        "13,-24! 12,-38 2,-46 -12,-46 -25,-39 -33,-26! -36,-14 -35,2 -40,16! -30,12 -27,2! "
        "-26,-8 -21,-18 -12,-27"
    )
    g.solid(L(spline(crest)), feather, (-4, -4), None, angle=-50, step=3.8, w=1.4)
    for barb in (
        "4,-30 2,-38 -4,-43",
        "-8,-29 -14,-36 -21,-39",
        "-19,-20 -27,-24 -31,-31",
        "-26,-6 -32,-8",
    ):
        g.line(L.pts(barb), 1.2)
    cheek = "-20,-4! -23,8 -20,22 -13,27! -11,16 -11,6 -13,-4!"
    g.shape(L(spline(cheek)), col, True, 2)
    dome = "-21,-2! -22,-16 -13,-29 3,-31 16,-24 20,-12 19,-3! 0,-1"
    g.solid(L(spline(dome)), col, (-8 * s, -3 * s), None, angle=15, step=3.6, w=1.4)
    g.shape(L(spline("-18,-18! -8,-32 6,-34 17,-23! 8,-28 -2,-27 -14,-16!")), trim, True, 1.8)
    peak = "-22,-7! -8,-4 8,-5 19,-9 28,-5! 22,0 8,3.4 -8,3.6 -22,0!"
    g.shape(L(spline(peak)), trim, True, 2)
    for bx in (-14, -4, 6, 16):
        g.shape(L(ellipse(bx, -1.6 - abs(bx) * 0.08, 1.5)), RED, True, 0.9)
