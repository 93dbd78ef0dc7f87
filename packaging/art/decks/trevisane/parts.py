"""Trevisan deck: signs, colours and parts shared by the cards."""

import math
from collections.abc import Callable, Sequence

from ...deck import Draw
from ...drawing import Drawing
from ...figures.halves import mirrored
from ...geometry import Knot, Point, Segment, Shape, Subpath, at, ellipse, limb, poly, rect, spline
from ...palette import BLUE, BROWN, CARD_WIDTH, GOLD, INK, RED, SKY, WHITE
from ...signs.common import dots, petals

HEIGHT = 424.0
MIDDLE = HEIGHT / 2


def coin(cx: float, cy: float, r: float) -> Drawing:
    """Half blue, half yellow petals round a red heart."""
    g = Drawing()
    g.shape(ellipse(cx, cy, r), WHITE, True, 2.2 if r > 20 else 1.8)
    if r > 24:
        g.shape(dots(cx, cy, int(r * 0.9), r * 0.925, max(1.0, r * 0.03)), INK, False)
    k = r * (0.85 if r > 24 else 0.88)
    g.shape(ellipse(cx, cy, k), GOLD, True, 1.9)
    q = k * 0.552
    left_half: list[Segment] = [
        ((cx - q, cy - k), (cx - k, cy - q), (cx - k, cy)),
        ((cx - k, cy + q), (cx - q, cy + k), (cx, cy + k)),
    ]
    g.shape(Shape([Subpath(True, (cx, cy - k), left_half)]), BLUE, False)
    n = 12
    lw = 1.5 if r > 24 else 1.2
    for i in range(n):
        a = 360 / n * (i + 0.5)
        p = (
            spline(
                [
                    (k * 0.4, -k * 0.1, 0),
                    (k * 0.74, -k * 0.2),
                    (k * 0.97, 0, 0),
                    (k * 0.74, k * 0.2),
                    (k * 0.4, k * 0.1, 0),
                ]
            )
            .rot(a - 90)
            .move(cx, cy)
        )
        g.shape(p, GOLD if a < 180 else BLUE, True, lw)
    if r > 30:
        for i in range(n):
            a = math.radians(360 / n * (i + 0.5) - 90)
            g.line(
                [
                    (cx + k * 0.52 * math.cos(a), cy + k * 0.52 * math.sin(a)),
                    (cx + k * 0.76 * math.cos(a), cy + k * 0.76 * math.sin(a)),
                ],
                1.2,
            )
    g.shape(ellipse(cx, cy, k), "none", True, 1.9)
    g.shape(ellipse(cx, cy, k * 0.44), RED, True, 1.9)
    g.shape(petals(cx, cy, 6, k * 0.34, k * 0.16), "#e8695a" if r > 24 else RED, True, 1.2)
    g.shape(ellipse(cx, cy, k * 0.1), GOLD, True, 1)
    return g


def cup(cx: float, top: float, w: float, h: float) -> Drawing:
    """Six-sided lidded goblet.

    Red lid, gold frieze, blue baluster with a red knop, six-sided foot.
    """
    g = Drawing()
    sx, sy = w / 72, h / 120

    def part(pts: Sequence[Point], c: str, sw: float | None = None) -> None:
        g.shape(poly([(cx + x * sx, top + y * sy) for x, y in pts]), c, True, sw or ow)

    def curve(pts: Sequence[Knot]) -> Shape:
        return spline([(cx + p[0] * sx, top + p[1] * sy, *p[2:]) for p in pts])

    ow = 2.1 if w > 40 else 1.7
    # foot
    part(
        [
            (-34, 108),
            (-34, 117),
            (-18, 123),
            (18, 123),
            (34, 117),
            (34, 108),
            (18, 113),
            (-18, 113),
        ],
        GOLD,
    )
    part([(-34, 108), (-22, 94), (22, 94), (34, 108), (18, 114), (-18, 114)], RED)
    g.line([(cx - 18 * sx, top + 114 * sy), (cx - 11 * sx, top + 95 * sy)], 1.3, smooth=False)
    g.line([(cx + 18 * sx, top + 114 * sy), (cx + 11 * sx, top + 95 * sy)], 1.3, smooth=False)
    g.line([(cx - 18 * sx, top + 113 * sy), (cx - 18 * sx, top + 122 * sy)], 1.3, smooth=False)
    g.line([(cx + 18 * sx, top + 113 * sy), (cx + 18 * sx, top + 122 * sy)], 1.3, smooth=False)
    # baluster
    bal = curve(
        [(-20, 96, 0), (-11, 88), (-8, 74), (-9, 62, 0), (9, 62, 0), (8, 74), (11, 88), (20, 96, 0)]
    )
    g.solid(bal, BLUE, (-6 * sx, 0), ow, angle=-14, step=3.4, w=1.3)
    up = curve([(-26, 42, 0), (-18, 52), (-9, 60, 0), (9, 60, 0), (18, 52), (26, 42, 0)])
    g.solid(up, BLUE, (-9 * sx, 0), ow, angle=14, step=3.4, w=1.3)
    g.shape(
        limb(
            [(cx - 11 * sx, top + 62 * sy, 5 * sy), (cx + 11 * sx, top + 62 * sy, 5 * sy)],
            1,
            "round",
            "round",
        ),
        RED,
        True,
        ow,
    )
    # box
    part([(-35, 13), (-35, 36), (-19, 44), (19, 44), (35, 36), (35, 13), (19, 21), (-19, 21)], GOLD)
    part(
        [(-35, 28), (-35, 36), (-19, 44), (19, 44), (35, 36), (35, 28), (19, 36), (-19, 36)],
        RED,
        ow * 0.8,
    )
    for x in (-19, 19):
        g.line([(cx + x * sx, top + 20 * sy), (cx + x * sx, top + 44 * sy)], 1.4, smooth=False)
    if w > 38:
        for x, y in ((-9, 28), (9, 28), (-27, 24.6), (27, 24.6)):
            g.shape(
                poly(
                    [
                        (cx + x * sx, top + (y - 5) * sy),
                        (cx + (x + 4) * sx, top + y * sy),
                        (cx + x * sx, top + (y + 5) * sy),
                        (cx + (x - 4) * sx, top + y * sy),
                    ]
                ),
                BLUE,
                True,
                1.1,
            )
    # lid
    part([(-35, 13), (-19, 3), (19, 3), (35, 13), (19, 21), (-19, 21)], RED)
    part([(-17, 9), (-9, 4.4), (9, 4.4), (17, 9), (9, 13.4), (-9, 13.4)], "#e8695a", 1.2)
    g.shape(ellipse(cx, top + 2 * sy, 5 * sx, 4.4 * sy), GOLD, True, ow * 0.85)
    return g


def city(g: Drawing) -> None:
    """The shield with Treviso on its walls, over the dividing line and not turned."""
    cx, cy = 100, MIDDLE
    g.shape(ellipse(cx, cy, 67), GOLD)
    g.shape(dots(cx, cy, 28, 60.5, 3.6), RED, True, 1.2)
    g.shape(ellipse(cx, cy, 54), WHITE)
    g.shape(spline("50,232! 100,226 150,232! 142,246 122,261 100,266 78,261 58,246"), SKY, True, 2)
    for x, y in ((76, 244), (104, 250), (126, 242), (92, 238)):
        g.line(at(x, y, "-8,0 -3,-3 3,0 8,-3"), 1.4, BLUE)

    def tower(
        x: float, w: float, y0: float, y1: float, c: str = RED, roof: str | None = None
    ) -> None:
        g.shape(rect(x - w / 2, y0, w, y1 - y0), c, True, 1.9)
        if roof:
            g.shape(
                poly([(x - w / 2 - 2, y0), (x, y0 - w * 0.95), (x + w / 2 + 2, y0)]),
                roof,
                True,
                1.8,
            )
        else:
            k = w / 5
            d = "".join(f"M{x - w / 2 + i * 2 * k:.1f} {y0:.1f}v-5h{k:.1f}v5" for i in range(3))
            g.shape(d, c, True, 1.6)
        g.shape(rect(x - 2, y0 + 6, 4, 8, 1.6), INK, False)

    tower(100, 15, 172, 214, RED, BLUE)
    tower(72, 14, 186, 216, WHITE, RED)
    tower(128, 14, 186, 216, WHITE, RED)
    g.shape(rect(54, 210, 92, 22), "#e4cd96", True, 2)
    g.shape("M54 210" + "v-6h7v6h7" * 6 + "v-6h8v6", "#e4cd96", True, 1.7)
    for y in (217, 224):
        g.line([(57, y), (86, y)], 1.1, smooth=False)
        g.line([(114, y), (143, y)], 1.1, smooth=False)
    g.shape(spline("90,232! 90,216 100,208 110,216 110,232!"), BROWN, True, 2)
    for x in (95, 100, 105):
        g.line([(x, 212), (x, 231)], 1.2, smooth=False)
    g.shape(ellipse(cx, cy, 54))


def court(half: Callable[[Drawing], None], over: Callable[[Drawing], None] | None = None) -> Draw:
    """A court whose half is repeated across a level line; `over` lies on the line."""
    return lambda: mirrored(half, CARD_WIDTH, HEIGHT, 12, scale=1.09, foot=187.6, over=over)
