"""Sicilian deck: signs, colours and parts shared by the cards."""

from ...drawing import Drawing
from ...geometry import Shape, ellipse, limb, poly, rect, spline
from ...palette import DARK_GOLD, DARK_RED, GOLD, GREEN, INK, RED
from ...signs.common import dots, petals

HEIGHT = 328.0
BLADE = ("#3f8f5b", "#26613c", "#a6d3ae")


def coin(cx: float, cy: float, r: float) -> Drawing:
    """Struck gold: ring of beads, inner ring, rosette."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), GOLD, True, 2.3 if r > 18 else 1.9)
    g.hatch(ellipse(cx, cy, r * 0.97), shift=(-r * 0.16, -r * 0.1), angle=24, step=3.6, w=1.3)
    g.shape(ellipse(cx, cy, r * 0.8), GOLD, True, 1.5)
    n = 22 if r > 30 else 16
    g.shape(dots(cx, cy, n, r * 0.89, max(1.0, r * 0.045)), INK, False)
    g.shape(ellipse(cx, cy, r * 0.58), DARK_GOLD, True, 1.5)
    g.shape(dots(cx, cy, n // 2, r * 0.69, max(1.2, r * 0.06)), RED, True, 1)
    g.shape(petals(cx, cy, 8, r * 0.52, r * 0.3), GOLD, True, 1.3)
    g.shape(ellipse(cx, cy, r * 0.2), RED, True, 1.3)
    return g


def cup(cx: float, top: float, w: float, h: float) -> Drawing:
    """Amphora with two gold handles: red neck and shoulder, green ribbed belly, red foot."""
    g = Drawing()
    sx, sy = w / 92, h / 124

    def fit(s: Shape) -> Shape:
        return s.scale(sx, sy).move(cx, top)

    ow = 2.2 if w > 40 else 1.8
    for m in (1, -1):
        hd = limb("20,14,3 36,10,4.2 43,26,4.6 38,46,4.2 30,54,3", 2, "round", "round")
        g.shape(fit(hd if m > 0 else hd.mirror()), GOLD, True, ow * 0.85)
    foot = spline("-8,100! -9,108 -24,118! 24,118! 9,108 8,100!")
    g.shape(fit(foot), RED, True, ow)
    g.shape(fit(rect(-28, 115, 56, 9, 2)), GOLD, True, ow * 0.9)
    belly = spline("-37,54! -38,70 -28,90 -9,101! 9,101! 28,90 38,70 37,54! 0,62")
    g.solid(fit(belly), GREEN, (-13 * sx, -4 * sy), ow, angle=16, step=3.4, w=1.6)
    if w > 28:
        for x in (-24, -12, 0, 12, 24):
            g.line(
                [
                    (cx + x * sx, top + (63 - abs(x) * 0.1) * sy),
                    (cx + x * 0.95 * sx, top + 80 * sy),
                    (cx + x * 0.4 * sx, top + 98 * sy),
                ],
                1.3,
            )
    sh = spline("-16,20! -18,30 -36,44 -38,56! 0,65 38,56! 36,44 18,30 16,20!")
    g.solid(fit(sh), RED, (-11 * sx, -3 * sy), ow, angle=14, step=3.4, w=1.5)
    if w > 28:
        g.line(
            [(cx - 36 * sx, top + 49 * sy), (cx, top + 57 * sy), (cx + 36 * sx, top + 49 * sy)],
            2.4,
            GOLD,
        )
    nk = spline("-22,6! -16,14 -16,24! 0,28 16,24! 16,14 22,6!")
    g.solid(fit(nk), RED, (-8 * sx, 0), ow, angle=4, step=3.4, w=1.3)
    g.shape(fit(ellipse(0, 7, 24, 6.6)), GOLD, True, ow)
    g.shape(fit(ellipse(0, 6.6, 18, 3.8)), DARK_RED, True, ow * 0.7)
    return g


def sword(length: float, bw: float = 7.0, grip: float | None = None, gw: float = 1.0) -> Drawing:
    """Green blade, gold quillons, red grip; point up, origin at the guard."""
    g = Drawing()
    hl = grip or length * 0.27
    bl = length - hl
    tip = bw * 1.7
    bd = poly([(-bw, 0), (-bw, -bl + tip), (0, -bl), (bw, -bl + tip), (bw, 0)])
    g.shape(bd, BLADE[0], False)
    g.shape(poly([(0, 0), (0, -bl), (bw, -bl + tip), (bw, 0)]), BLADE[1], False)
    g.shape(
        poly(
            [
                (-bw * 0.66, 0),
                (-bw * 0.66, -bl + tip * 1.2),
                (-bw * 0.26, -bl + tip * 0.8),
                (-bw * 0.26, 0),
            ]
        ),
        BLADE[2],
        False,
    )
    g.shape(bd, "none", True, 2.1)
    g.shape(
        spline(
            [
                (-bw * 0.5, 0, 0),
                (-bw * 0.78, hl * 0.4),
                (-bw * 0.5, hl * 0.8, 0),
                (bw * 0.5, hl * 0.8, 0),
                (bw * 0.78, hl * 0.4),
                (bw * 0.5, 0, 0),
            ]
        ),
        RED,
        True,
        2,
    )
    for t in (0.24, 0.42, 0.6):
        g.line([(-bw * 0.66, hl * (t + 0.05)), (bw * 0.66, hl * (t - 0.05))], 1.4, GOLD)
    g.shape(ellipse(0, hl * 0.88, bw * 0.85, bw * 0.75), RED, True, 1.9)
    g.shape(ellipse(0, hl * 0.88, bw * 0.35), GOLD, True, 1.1)
    k = bw * gw
    for s in (-1, 1):
        g.shape(
            spline(
                [
                    (0, -k * 0.7, 0),
                    (s * k * 1.4, -k * 0.55),
                    (s * k * 2.1, -k * 1.0),
                    (s * k * 2.6, -k * 0.1),
                    (s * k * 2.1, k * 0.8),
                    (s * k * 1.4, k * 0.4),
                    (0, k * 0.7, 0),
                ]
            ),
            GOLD,
            True,
            1.9,
        )
    g.shape(poly([(0, -k * 1.1), (k * 0.85, 0), (0, k * 1.1), (-k * 0.85, 0)]), GOLD, True, 1.7)
    g.shape(ellipse(0, 0, k * 0.36), RED, True, 1)
    return g


def club(h: float, w: float, head_: str = GREEN, handle: str = RED) -> Drawing:
    """Bulb-headed club, head up, centred on the origin."""
    g = Drawing()
    H2, u = h / 2, w / 2
    sh = limb(
        [
            (0, -H2 * 0.82, u * 0.72),
            (0, -H2 * 0.52, u * 0.98),
            (0, -H2 * 0.08, u * 0.62),
            (0, H2 * 0.3, u * 0.42),
        ],
        2,
        "round",
        "flat",
    )
    g.shape(
        limb(
            [(0, H2 * 0.26, u * 0.44), (0, H2 * 0.66, u * 0.36), (0, H2 * 0.94, u * 0.46)],
            2,
            "flat",
            "round",
        ),
        handle,
        True,
        2.1,
    )
    g.shape(sh, head_, False)
    g.hatch(sh, shift=(-u * 0.45, -u * 0.15), angle=24, step=4, w=1.6)
    g.shape(sh, "none", True, 2.1)
    hi = "#a9cf5e" if head_ == GREEN else "#f08a5c"
    g.shape(
        spline(
            [
                (-u * 0.5, -H2 * 0.66, 0),
                (-u * 0.2, -H2 * 0.7),
                (-u * 0.16, -H2 * 0.3),
                (-u * 0.26, -H2 * 0.02, 0),
                (-u * 0.5, -H2 * 0.36),
            ]
        ),
        hi,
        False,
    )
    for x, y in ((0.34, -0.62), (-0.14, -0.4), (0.36, -0.28)):
        g.shape(ellipse(u * x, H2 * y, max(1.7, u * 0.13)), GOLD, True, 1.2)
    g.shape(
        limb([(-u * 0.46, H2 * 0.29, 3), (u * 0.46, H2 * 0.29, 3)], 1, "round", "round"),
        GOLD,
        True,
        1.7,
    )
    return g


def ground(g: Drawing, col: str, x0: float, x1: float, y: float = 292) -> None:
    """Strip of coloured turf."""
    pts = [(x0, y + 17, 0), (x0 + 3, y + 6)]
    n = int((x1 - x0) / 9)
    for i in range(n):
        x = x0 + 6 + (x1 - x0 - 12) * i / (n - 1)
        pts += [(x - 2, y + 2 + (i * 5 % 3), 0), (x + 1.6, y - 2 - (i * 7 % 4), 0)]
    pts += [(x1 - 3, y + 6), (x1, y + 17, 0), ((x0 + x1) / 2, y + 19)]
    g.solid(spline(pts), col, (0, -9), 2.1, angle=4, step=4, w=1.5)
