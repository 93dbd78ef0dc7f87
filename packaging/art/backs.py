"""Card backs, all unchanged by a half turn."""

import math
import re
from collections.abc import Sequence

from .drawing import Drawing
from .geometry import Shape, at, ellipse, limb, poly, rect, spline
from .numerals import decimal
from .palette import BLUE, DARK_BLUE, DARK_GREEN, GOLD, GREEN, INK, PAPER, RED, WHITE
from .signs.common import dots, petals, star
from .signs.french import french_pip


def _lozenge(x: float, y: float, w: float, h: float) -> str:
    """Path data of a lozenge in the box at (x, y)."""
    mx, my = x + w / 2, y + h / 2
    return f"M{mx:.1f} {y:.1f}L{x + w:.1f} {my:.1f} {mx:.1f} {y + h:.1f} {x:.1f} {my:.1f}z"


def suns() -> Drawing:
    """Green field, gold lattice with little suns, a great sun-flower in the middle."""
    g = Drawing()
    W, H = 200, 330
    g.shape(rect(8, 8, W - 16, H - 16, 8), DARK_GREEN, True, 2)
    g.shape(rect(13, 13, W - 26, H - 26, 5), "none", GOLD, 2)
    g.shape(rect(25, 25, W - 50, H - 50, 3), "none", GOLD, 1.6)
    d = ""
    for i in range(8):
        x = 26.5 + i * 21
        for y in (19, H - 19):
            d += f"M{x - 4:.1f} {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
    for i in range(1, 14):
        level = 19 + (H - 38) * i / 14
        for side in (19, W - 19):
            d += f"M{side - 4} {level:.1f}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
    # lattice
    x0, x1, y0, y1 = 25, W - 25, 25, H - 25
    nx, ny = 5, 9
    cw, ch = (x1 - x0) / nx, (y1 - y0) / ny
    for j in range(ny):  # one path per row: Qt strokes many overlapping subpaths slowly
        lat = ""
        for i in range(nx):
            a, b = x0 + i * cw, y0 + j * ch
            lat += _lozenge(a, b, cw, ch)
        g.path(lat, f' stroke="{GOLD}" stroke-width="1.5"')
        st = Shape()
        for i in range(nx):
            st = st + star(x0 + (i + 0.5) * cw, y0 + (j + 0.5) * ch, 8, 8.4, 4.2, -90)
        g.shape(st, GOLD, False)
        if j:
            fl = Shape()
            for i in range(1, nx):
                fl = fl + petals(x0 + i * cw, y0 + j * ch, 4, 6.6, 2.2, -90)
            g.shape(fl, RED, False)
    g.shape(d, GOLD, False)
    cx, cy = 100, 165
    g.shape(ellipse(cx, cy, 53), DARK_GREEN, GOLD, 2)
    g.shape(petals(cx, cy, 16, 49, 40), RED, GOLD, 1.8)
    g.shape(ellipse(cx, cy, 37), DARK_GREEN, GOLD, 1.8)
    g.shape(star(cx, cy, 16, 35, 20), GOLD, False)
    g.shape(ellipse(cx, cy, 18), RED, DARK_GREEN, 2)
    g.shape(petals(cx, cy, 8, 15, 8), GOLD, False)
    g.shape(ellipse(cx, cy, 4.5), DARK_GREEN, False)
    return g


def tiles() -> Drawing:
    """Blue and white glazed tiles."""
    g = Drawing()
    W, H = 200, 310
    g.shape(rect(8, 8, W - 16, H - 16, 8), DARK_BLUE, True, 2)
    t = 43.0
    tile = Drawing()
    h = t / 2
    tile.shape(rect(-h + 0.5, -h + 0.5, t - 1, t - 1), BLUE, False)
    tile.shape(petals(0, 0, 8, h - 1.6, h * 0.62, -67.5), WHITE, False)
    q = Shape()
    for a in range(4):
        q = q + spline(
            [(-h + 1, -h + 1, 0), (-h + 15, -h + 1, 0), (-h + 11, -h + 11), (-h + 1, -h + 15, 0)]
        ).rot(90 * a)
    tile.shape(q, DARK_BLUE, False)
    lv = Shape()
    for a in range(4):
        lv = lv + spline("0,-4! 6,-11 0,-19.5! -6,-11").rot(90 * a)
    tile.shape(lv, BLUE, False)
    pt = Shape()
    for a in range(4):
        pt = pt + spline("3,-3! 9.5,-4.6 12.6,-12.6! 4.6,-9.5").rot(90 * a)
    tile.shape(pt, GOLD, False)
    tile.shape(ellipse(0, 0, 4.6), RED, False)
    g.raw('<defs><g id="t">' + tile.text() + "</g></defs>")
    nx, ny = 4, 6
    ox, oy = 100 - nx * t / 2 + h, 155 - ny * t / 2 + h
    for j in range(ny):
        for i in range(nx):
            g.raw(f'<use xlink:href="#t" x="{ox + i * t:.1f}" y="{oy + j * t:.1f}"/>')
    g.shape(rect(11.5, 23.5, W - 23, H - 47), "none", GOLD, 2)
    d = ""
    for i in range(14):
        x = 22 + i * 12
        for y in (16, H - 16):
            d += f"M{x - 3.4:.1f} {y}l3.4-3.4 3.4 3.4-3.4 3.4z"
    g.shape(d, GOLD, False)
    return g


def rings() -> Drawing:
    """Red ring lattice; medallion with the four suits arranged around a star."""
    g = Drawing()
    W, H = 200, 310
    g.shape(rect(8, 8, W - 16, H - 16, 8), RED, True, 2)
    p = 26.0
    nx, ny = 6, 10
    ox, oy = 100 - nx * p / 2, 155 - ny * p / 2
    # each cell: a four-petal knot, drawn by reference
    t = Drawing()
    q = Shape()
    for a in (0, 90):
        q = q + spline(
            [(-p / 2, -p / 2, 0), (0, -p * 0.32), (p / 2, -p / 2, 0), (0, -p * 0.68)]
        ).rot(a)
    t.shape(q, "none", PAPER, 1.5)
    t.shape(petals(0, 0, 4, 6.2, 2.4, -45), GOLD, False)
    Shape()
    g.raw('<defs><g id="t">' + t.text() + "</g></defs>")
    for j in range(ny):
        for i in range(nx):
            x, y = ox + (i + 0.5) * p, oy + (j + 0.5) * p
            if math.hypot(x - 100, y - 155) > 34:
                g.raw(f'<use xlink:href="#t" x="{x:.0f}" y="{y:.0f}"/>')
    # close the lattice on the right and bottom
    q2 = Shape()
    for i in range(nx):
        q2 = q2 + spline(
            [(-p / 2, -p / 2, 0), (0, -p * 0.32), (p / 2, -p / 2, 0), (0, -p * 0.68)]
        ).move(ox + (i + 0.5) * p, oy + (ny + 0.5) * p)
    for j in range(ny):
        q2 = q2 + spline(
            [(p / 2, -p / 2, 0), (p * 0.32, 0), (p / 2, p / 2, 0), (p * 0.68, 0)]
        ).move(ox + (nx - 0.5) * p, oy + (j + 0.5) * p)
        q2 = q2 + spline(
            [(-p / 2, -p / 2, 0), (-p * 0.32, 0), (-p / 2, p / 2, 0), (-p * 0.68, 0)]
        ).move(ox + 0.5 * p, oy + (j + 0.5) * p)
    g.shape(q2, "none", PAPER, 1.5)
    g.shape(rect(12.5, 12.5, W - 25, H - 25, 5), "none", PAPER, 2)
    cx, cy = 100, 155
    g.shape(ellipse(cx, cy, 56), RED, PAPER, 2)
    g.shape(petals(cx, cy, 16, 52, 44), PAPER, False)
    g.shape(ellipse(cx, cy, 42), PAPER, RED, 1.8)
    g.shape(star(cx, cy, 8, 17, 9), GOLD, True, 1.6)
    g.shape(ellipse(cx, cy, 6), RED, True, 1.4)
    for k, suit in enumerate(("spades", "diamonds", "hearts", "clubs")):
        for a in (0, 180):
            g.add(
                french_pip(suit, 0, 0, 17),
                f"rotate({k * 45 + a} {cx} {cy}) translate({cx} {cy - 29})",
            )
    return g


def roses() -> Drawing:
    """Slate field with a trellis of ribbons and roses; 200 x 372."""
    return lattice(372, "#2d4f74", GOLD, RED, "#a9c6dc")


def lattice(
    H: float, ground: str, line: str, flower: str, leaf: str, petal: str = PAPER
) -> Drawing:
    """Diagonal ribbon trellis, a flower in every second field, large rosette in the middle."""
    g = Drawing()
    W = 200
    g.shape(rect(8, 8, W - 16, H - 16, 8), ground, True, 2)
    g.shape(rect(14, 14, W - 28, H - 28, 5), "none", line, 2)
    x0, x1, y0, y1 = 20, W - 20, 20, H - 20
    nx = 4
    ny = round((y1 - y0) / (x1 - x0) * nx)
    cw, ch = (x1 - x0) / nx, (y1 - y0) / ny
    for j in range(ny):
        lat = ""
        for i in range(nx):
            a, b = x0 + i * cw, y0 + j * ch
            lat += _lozenge(a, b, cw, ch)
        g.path(lat, f' stroke="{line}" stroke-width="4"')
        g.path(lat, f' stroke="{ground}" stroke-width="1.2"')
    m = Drawing()
    lv = Shape()
    for k in range(4):
        lv = lv + spline("0,-5! 4.4,-11 0,-17.5! -4.4,-11").rot(90 * k)
    m.shape(lv, leaf, False)
    m.shape(petals(0, 0, 5, 8, 5), flower, False)
    m.shape(ellipse(0, 0, 2.4), line, False)
    places = []
    for j in range(ny):
        for i in range(nx):
            x, y = x0 + (i + 0.5) * cw, y0 + (j + 0.5) * ch
            if math.hypot(x - 100, y - H / 2) > 50:
                upper = j * 2 < ny - 1 or (j * 2 == ny - 1 and i * 2 < nx)
                places.append(f"translate({x:.1f} {y:.1f})" + ("" if upper else " rotate(180)"))
    g.repeat(m, places)
    cx, cy = 100, H / 2
    g.shape(ellipse(cx, cy, 52), ground, line, 2.4)
    g.shape(petals(cx, cy, 12, 47, 39), petal, line, 1.8)
    g.shape(petals(cx, cy, 12, 38, 30, -75), flower, ground, 1.8)
    g.shape(ellipse(cx, cy, 25), ground, line, 1.8)
    g.shape(star(cx, cy, 12, 23, 13), line, False)
    g.shape(petals(cx, cy, 6, 11, 6), petal, False)
    g.shape(ellipse(cx, cy, 3.6), flower, False)
    return g


def lions() -> Drawing:
    """Red lattice on a long card; 200 x 424."""
    return lattice(424, "#8f2a20", GOLD, PAPER, GOLD)


def waves() -> Drawing:
    """Blue scales like the sea, gold border, sun in the middle; 200 x 328."""
    g = Drawing()
    W, H = 200, 328
    g.shape(rect(8, 8, W - 16, H - 16, 8), BLUE, True, 2)
    for half in (0, 1):
        h = Drawing()
        for j in range(1, 9):  # scales, each row over the lower part of the one above
            y = H / 2 - 17.2 * (8 - j)
            col = PAPER if j % 2 else "#a8c8ea"
            row = [37 + i * 28 for i in range(5)] if j % 2 else [23 + i * 28 for i in range(6)]
            big, small = Shape(), Shape()
            for x in (left + 7 for left in row):
                for r, d in ((13.4, 0), (8.6, 1), (4, 1)):
                    q = spline(
                        [
                            (x - r, y, 0),
                            (x - r * 0.74, y - r * 0.98),
                            (x, y - r * 1.42),
                            (x + r * 0.74, y - r * 0.98),
                            (x + r, y, 0),
                        ],
                        False,
                    )
                    if d:
                        small = small + q
                    else:
                        big = big + q
            h.shape(big, BLUE, col, 1.7)
            h.shape(small, "none", col, 1.7)
        g.add(h, f"rotate(180 100 {H / 2:g})" if half else None)
    g.shape(rect(13.5, 13.5, W - 27, H - 27, 5), "none", GOLD, 2.4)
    cx, cy = 100, H / 2
    g.shape(ellipse(cx, cy, 50), DARK_BLUE, GOLD, 2.4)
    g.shape(star(cx, cy, 16, 46, 25), GOLD, False)
    g.shape(star(cx, cy, 16, 34, 22, -90 + 11.25), RED, False)
    g.shape(ellipse(cx, cy, 20), GOLD, DARK_BLUE, 2)
    g.shape(petals(cx, cy, 8, 15, 9), RED, False)
    g.shape(ellipse(cx, cy, 5), PAPER, False)
    return g


def zigzags() -> Drawing:
    """Ochre and red zigzag bands, dark centre with a rosette; 200 x 376."""
    g = Drawing()
    W, H = 200, 376
    red, och = "#b23a28", "#dca445"
    g.shape(rect(8, 8, W - 16, H - 16, 10), red, True, 2)
    n, p = 11, 15.2
    x0 = 100 - n * p / 2
    for j in range(-11, 12):
        y = H / 2 + j * 14.6
        pts = [(x0 + i * p, y + (3.6 if i % 2 else -3.6)) for i in range(n + 1)]
        g.shape(
            poly(pts, False), "none", (och, PAPER, "#7c2016")[j % 3 if j >= 0 else (-j) % 3], 3.4
        )
    g.shape(rect(13, 13, W - 26, H - 26, 7), "none", och, 2.4)
    cx, cy = 100, H / 2
    g.shape(poly(at(cx, cy, "0,-76 56,0 0,76 -56,0")), "#7c2016", och, 2.6)
    g.shape(poly(at(cx, cy, "0,-66 48,0 0,66 -48,0")), "none", och, 1.4)
    g.shape(petals(cx, cy, 12, 33, 25), och, False)
    g.shape(petals(cx, cy, 6, 23, 14, -60), red, "#7c2016", 1.8)
    g.shape(dots(cx, cy, 6, 15, 3), PAPER, False)
    g.shape(ellipse(cx, cy, 6), och, False)
    for s in (1, -1):
        g.shape(petals(cx, cy + s * 48, 4, 7, 3), och, False)
    return g


def _checks(
    H: float, dark: str, light: str, mark: Shape | None = None, mark_colour: str = RED
) -> Drawing:
    """A chequered field with a mark in every light check, room for a medallion in the middle."""
    g = Drawing()
    W = 200
    g.shape(rect(8, 8, W - 16, H - 16, 8), dark, True, 2)
    g.shape(rect(13.5, 13.5, W - 27, H - 27, 5), "none", light, 2)
    x0, y0, nx = 20.0, 20.0, 9
    ny = round((H - 40) / (W - 40) * nx) // 2 * 2 + 1  # odd, as a half turn changes nothing then
    cw, ch = (W - 40) / nx, (H - 40) / ny
    g.shape(rect(x0, y0, W - 40, H - 40), dark, False)
    for j in range(ny):
        places = [(x0 + i * cw, y0 + j * ch) for i in range(j % 2, nx, 2)]
        g.shape(sum((rect(x, y, cw, ch) for x, y in places), Shape()), light, False)
        if mark:
            marks = (mark.move(x + cw / 2, y + ch / 2) for x, y in places)
            g.shape(sum(marks, Shape()), mark_colour, False)
    g.shape(rect(x0, y0, W - 40, H - 40), "none", light, 2)
    return g


def crosses() -> Drawing:
    """Green and white checks with red crosses, a compass rose in the middle; 200 x 304."""
    arm, w = 6.4, 1.9
    cross = poly(
        f"{-w},{-arm} {w},{-arm} {w},{-w} {arm},{-w} {arm},{w} {w},{w} {w},{arm} {-w},{arm} "
        f"{-w},{w} {-arm},{w} {-arm},{-w} {-w},{-w}"
    )
    g = _checks(304, GREEN, PAPER, cross)
    cx, cy = 100, 152
    g.shape(ellipse(cx, cy, 52), PAPER, DARK_GREEN, 2.4)
    g.shape(ellipse(cx, cy, 46), DARK_GREEN, False)
    g.shape(star(cx, cy, 8, 43, 12, -67.5), GREEN, PAPER, 1.4)
    g.shape(star(cx, cy, 4, 45, 11), GOLD, DARK_GREEN, 1.6)
    g.shape(star(cx, cy, 4, 30, 11, -45), RED, DARK_GREEN, 1.6)
    g.shape(ellipse(cx, cy, 9), PAPER, DARK_GREEN, 1.8)
    g.shape(petals(cx, cy, 6, 6, 3), RED, False)
    return g


def chequers() -> Drawing:
    """Black and white checks, two lilies in the medallion; 200 x 304."""
    g = _checks(304, INK, PAPER)
    cx, cy = 100, 152
    g.shape(ellipse(cx, cy, 50, 62), INK, PAPER, 2.4)
    g.shape(ellipse(cx, cy, 45, 57), PAPER, False)
    g.shape(ellipse(cx, cy, 40, 52), "none", RED, 1.6)
    lily = (
        spline("0,-42! 9,-30 7,-14 4,-6! -4,-6! -7,-14 -9,-30")
        + spline("6,-7! 10,-18 18,-26 28,-22 26,-13 20,-12! 21,-17 14,-15 11,-6!")
        + spline("6,-7! 10,-18 18,-26 28,-22 26,-13 20,-12! 21,-17 14,-15 11,-6!").mirror()
    )
    for half in (0, 180):
        g.shape(lily.rot(half).move(cx, cy), RED, False)
    g.shape(rect(cx - 15, cy - 4.6, 30, 9.2, 3), RED, PAPER, 1.6)
    return g


def ripples() -> Drawing:
    """Winding lines on teal, a gold rosette in the middle; 200 x 376."""
    g = Drawing()
    W, H, ground = 200, 376, "#1f6468"
    g.shape(rect(8, 8, W - 16, H - 16, 12), ground, True, 2)
    period = 9.5 * math.tau
    wave = [
        (5.4 * math.sin(math.tau * step / 8), H / 2 + period * step / 8) for step in range(-22, 23)
    ]
    for colour, w, first in ((PAPER, 2.4, -4), (GOLD, 4.4, -3)):
        line = Drawing()
        line.shape(spline(wave, False), "none", colour, w)
        g.repeat(line, [f"translate({100 + 18 * i})" for i in range(first, 5, 2)])
    for colour, rows in ((GOLD, range(-4, 5, 2)), (RED, range(-5, 6, 2))):
        row = Drawing()
        flowers = (petals(100 + 18 * i + 9, H / 2, 4, 4.4, 1.6) for i in range(-4, 4))
        row.shape(sum(flowers, Shape()), colour, False)
        g.repeat(row, [f"translate(0 {period * i / 2:.1f})" for i in rows])
    g.shape(rect(14, 14, W - 28, H - 28, 8), "none", GOLD, 2.4)
    cx, cy = 100, H / 2
    g.shape(ellipse(cx, cy, 46), ground, GOLD, 2.4)
    g.shape(petals(cx, cy, 10, 42, 34), PAPER, ground, 1.6)
    g.shape(petals(cx, cy, 10, 32, 25, -72), RED, ground, 1.6)
    g.shape(star(cx, cy, 10, 22, 12), GOLD, ground, 1.4)
    g.shape(ellipse(cx, cy, 8), ground, GOLD, 1.8)
    g.shape(ellipse(cx, cy, 3), GOLD, False)
    return g


def castles() -> Drawing:
    """A moated castle of four towers, upright and turned, among red and gold bricks; 200 x 356."""
    g = Drawing()
    W, H = 200, 356
    wall, stone, joint = "#a83a2b", "#e6c98c", "#7c2016"
    g.shape(rect(8, 8, W - 16, H - 16, 8), wall, True, 2)
    d = ""
    for j in range(1, 24):
        y = 14 + j * 13.7
        d += f"M14 {y:.1f}H186"
        for i in range(8):
            x = 25 + i * 21.5 + (0 if j % 2 else 10.75)
            if x < 184 and j < 23:
                d += f"M{x:.1f} {y:.1f}v13.7"
    half = Drawing()
    half.path(d, f' stroke="{joint}" stroke-width="1.5"')
    g.merge(half)
    g.shape(rect(14, 14, W - 28, H - 28, 5), "none", stone, 2.4)
    cy = H / 2
    g.shape(ellipse(100, cy, 76, 122), DARK_BLUE, stone, 3)
    g.shape(ellipse(100, cy, 69, 115), BLUE, stone, 1.4)
    c = Drawing()
    c.shape(rect(52, cy - 46, 96, 32), stone, joint, 1.8)
    merlons = "".join(f"M{x} {cy - 46:g}v-7h7v7" for x in (68, 81, 112, 125))
    c.shape(merlons, stone, joint, 1.6)
    for x, top in ((54, 74), (146, 74), (100, 98)):
        c.shape(rect(x - 13, cy - top, 26, top - 14), stone, joint, 1.8)
        c.shape(rect(x - 16, cy - top - 10, 32, 12), stone, joint, 1.8)
        notches = "".join(f"M{x - 16 + i * 9:g} {cy - top - 10:g}v-6h5v6" for i in range(4))
        c.shape(notches, stone, joint, 1.6)
        c.shape(rect(x - 2.6, cy - top + 12, 5.2, 11, 2), joint, False)
    gate = spline(at(100, cy, "-9,-14! -9,-30 0,-38 9,-30 9,-14!"))
    c.shape(gate, joint, False)
    waves = spline(at(100, cy, "-66,-14! -40,-10 -14,-14 14,-10 40,-14 66,-11! 66,0! -66,0!"))
    c.shape(waves, WHITE, DARK_BLUE, 1.6)
    for x in (-40, -6, 26):
        c.line(at(100 + x, cy - 5, "-9,0 -3,-3 3,0 9,-3"), 1.4, BLUE)
    g.repeat(c, ["translate(0 0)", f"rotate(180 100 {cy:g})"])
    return g


BIRD = (
    "......##...",
    "......####.",
    ".#....##...",
    ".##..###...",
    "..#######..",
    "...#####...",
    "....#.#....",
    "...##.##...",
)
LOZENGE = (
    "....#....",
    "...###...",
    "..##.##..",
    ".##.#.##.",
    "..##.##..",
    "...###...",
    "....#....",
)


def _woven(pattern: Sequence[str], x: float, y: float, cell: float, mirror: bool = False) -> str:
    """Path data of the cells of a woven pattern, one piece a run; (x, y): upper left corner."""
    d = ""
    for j, line in enumerate(pattern):
        row = line[::-1] if mirror else line
        for run in re.finditer("#+", row):
            width = decimal(len(run[0]) * cell)
            d += f"M{decimal(x + run.start() * cell)} {decimal(y + j * cell)}h{width}"
            d += f"v{decimal(cell)}h-{width}z"
    return d


def weave() -> Drawing:
    """Woven bands of birds and lozenges about a stepped medallion, in red; 200 x 314."""
    g = Drawing()
    W, H = 200, 314
    red, dark, teal = "#a3312a", "#6d1c1a", "#134d50"
    g.shape(rect(8, 8, W - 16, H - 16, 8), dark, True, 2)
    g.shape(rect(13, 13, W - 26, H - 26, 5), "none", GOLD, 2)
    half = Drawing()
    for y, h, colour in ((18.0, 15, teal), (36.0, 40, red), (79.0, 15, teal)):
        half.shape(rect(18, y, W - 36, h), colour, False)
    for y in (21.5, 82.5):
        lozenges = "".join(_lozenge(20.4 + i * 20, y, 19, 8) for i in range(8))
        half.path(lozenges, f' fill="{GOLD}" stroke="none"')
    birds = "".join(_woven(BIRD, x, 40, 4, x > 90) for x in (26, 130))
    half.path(birds, f' fill="{PAPER}" stroke="none"')
    half.path(_woven(LOZENGE, 82, 42, 4), f' fill="{GOLD}" stroke="none"')
    g.repeat(half, ["translate(0 0)", f"rotate(180 100 {H / 2:g})"])
    for n, colour in (
        (13, red),
        (12, GOLD),
        (11, teal),
        (8, PAPER),
        (7, red),
        (4, GOLD),
        (2, dark),
    ):
        steps = [(2 * (n - abs(j)) - 1) * 6.2 for j in range(-n + 1, n)]
        low = H / 2 - (2 * n - 1) * 2.1
        d = "".join(
            f"M{decimal(100 - w / 2)} {decimal(low + j * 4.2)}h{decimal(w)}v4.3h-{decimal(w)}z"
            for j, w in enumerate(steps)
        )
        g.path(d, f' fill="{colour}" stroke="none"')
    return g


def halberds() -> Drawing:
    """Grey lattice, the halberd of Trieste upright and turned in an oval; 200 x 370."""
    g = Drawing()
    W, H = 200, 370
    grey, pale, slate = "#8d9aa5", "#dfe4e6", "#56636f"
    g.shape(rect(8, 8, W - 16, H - 16, 12), grey, True, 2)
    g.shape(rect(14, 14, W - 28, H - 28, 9), "none", pale, 2)
    nx, ny = 8, 16
    cw, ch = 160 / nx, 330 / ny
    for j in range(ny):
        row = "".join(_lozenge(20 + i * cw, 20 + j * ch, cw, ch) for i in range(nx))
        g.path(row, f' stroke="{pale}" stroke-width="1.6"')
        inner = Shape()
        for i in range(nx):
            inner = inner + ellipse(20 + (i + 0.5) * cw, 20 + (j + 0.5) * ch, 2.4)
        g.shape(inner, slate, False)
    cx, cy = 100, H / 2
    g.shape(ellipse(cx, cy, 66, 104), slate, pale, 3)
    g.shape(ellipse(cx, cy, 58, 96), RED, pale, 1.8)
    arms = Drawing()
    arms.shape(rect(cx - 2.4, cy - 34, 4.8, 36), PAPER, False)
    arms.shape(spline(at(cx, cy, "0,-86! 6,-68 3,-52! -3,-52! -6,-68")), PAPER, False)
    arms.shape(ellipse(cx, cy - 44, 5), GOLD, False)
    for m in (1, -1):
        hook = "2,-54! 14,-60 24,-72! 30,-54 22,-38 12,-34! 18,-44 14,-50 3,-44!"
        blade = spline(at(cx, cy, hook))
        arms.shape(blade if m > 0 else blade.mirror(cx), PAPER, False)
    arms.shape(limb(at(cx, cy, "-10,-32,2.6 10,-32,2.6"), 1, "round", "round"), GOLD, False)
    g.repeat(arms, ["translate(0 0)", f"rotate(180 {cx} {cy:g})"])
    g.shape(petals(cx, cy, 8, 13, 8), GOLD, False)
    g.shape(ellipse(cx, cy, 5), slate, False)
    return g
