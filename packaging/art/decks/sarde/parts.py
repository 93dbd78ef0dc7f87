"""Sarde deck: signs, colours, landscape and parts shared by the cards.

Red, blue, grey-blue, dark teal and ochre, as in the engraved Spanish deck it comes from. The
landscape behind the figures is pale and drawn with thin ink, so that it stays behind them.
"""

from collections.abc import Callable, Sequence

from ...deck import Draw
from ...drawing import Drawing
from ...figures.garments import cuirass, doublet
from ...figures.halves import frame
from ...figures.limbs import arm, leg
from ...geometry import Point, Shape, at, centre_line, ellipse, knots, limb, rect, spline
from ...glyphs import glyphs
from ...palette import BLUE, CARD_WIDTH, DARK_GOLD, DARK_RED, GOLD, INK, PAPER, RED
from ...signs.common import petals, star, sun_face
from ...signs.spanish import spanish_baton
from ...vignettes import castle, tent, tree

HEIGHT = 314.0
MIDDLE = HEIGHT / 2
EDGE = 9.0
TEAL = "#1f7272"
DARK_TEAL = "#134d50"
GREY_BLUE = "#9fb6c6"
OCHRE = "#d39a3a"
PALE_GOLD = "#fbe3a0"
MEADOW = "#d3d6a4"
SAND = "#e9d6a6"
HILL = "#c4d3d3"
STEEL = "#b9cfdc"


def indexed(g: Drawing, index: str) -> Drawing:
    """The finished card: frame and index over what reaches them."""
    frame(g, CARD_WIDTH, HEIGHT, EDGE)
    narrow = 15.6 if len(index) > 1 else 9
    number = Drawing()
    number.shape(rect(189.8 - narrow - 5, 10.2, narrow + 5, 23), PAPER, False)
    number.add(glyphs(index, 189 - narrow / 2 - 3, 14.5, 16, centre=True, weight=2.8))
    g.add(number)
    g.add(number, f"rotate(180 100 {MIDDLE:g})")
    return g


def coin(r: float, sun: bool = False) -> Drawing:
    """Gold medal with a rim of leaves and a classical head, or a face of the sun."""
    g = Drawing()
    g.shape(ellipse(0, 0, r), GOLD, True, 2.3 if r > 18 else 1.9)
    n = 22 if r > 40 else 16
    leaf = spline(
        [(0, -r * 0.96, 0), (r * 0.085, -r * 0.85), (0, -r * 0.73, 0), (-r * 0.085, -r * 0.85)]
    ).rot(24, 0, -r * 0.84)
    rim = Shape()
    for i in range(n):
        rim = rim + leaf.rot(360 * i / n)
    g.shape(rim, TEAL, False)
    k = r * 0.7
    g.shape(ellipse(0, 0, k), PALE_GOLD, True, 1.7)
    if sun:
        g.shape(star(0, 0, 16, k * 0.97, k * 0.66), DARK_GOLD, True, 1.2)
        g.shape(ellipse(0, 0, k * 0.66), GOLD, True, 1.9)
        sun_face(g, 0, 0, k * 0.66)
        return g
    u = k / 20

    def cut(points: str) -> Shape:
        return spline(points).scale(u)

    bust = "-9,17! -8,11 -11,4 -12,-5 -8,-13 2,-15 9,-10 9.6,-4 13,1.4! 10.4,3.2 11,6 9,8.6 "
    g.shape(cut(bust + "10,11 7,13 3,12.6 3.6,15 9,17.6!"), GOLD, True, 1.6 if r > 20 else 1.3)
    hair = "-6,10! -11,4 -12,-5 -8,-13 2,-15 9,-10! 5,-7 0,-4 -2,3"
    g.shape(cut(hair), DARK_GOLD, True, 1.4 if r > 20 else 1.1)
    g.shape(ellipse(6.4 * u, -1.6 * u, 1.7 * u), INK, False)
    if r > 22:
        wreath = spline("-11.6,-4 -3,-8.4 8.4,-10.4", False).scale(u)
        g.line(wreath, 4.4 if r > 40 else 3)
        g.line(wreath, 2.4 if r > 40 else 1.4, TEAL)
    return g


def cup(w: float, h: float) -> Drawing:
    """Gold urn with a red neck, ram's heads and a vine hanging at both sides; on the origin."""
    g = Drawing()
    sx, sy = w / 92, h / 112

    def fit(s: Shape) -> Shape:
        return s.scale(sx, sy).move(0, -h / 2)

    ow = 2.2 if w > 46 else 1.8
    side = Drawing()
    side.line(fit(spline("36,40 43,58 37,76 42,96", False)), 1.5)
    for x, y, a in ((41, 52, 30), (40, 68, 150), (38, 82, 30), (42, 97, 90)):
        side.shape(fit(spline("0,0! 5,-5 12,0! 5,5").rot(a).move(x, y)), TEAL, True, 1.3)
    if w > 40:
        side.shape(fit(ellipse(37, 90, 3) + ellipse(33, 93, 3) + ellipse(36, 97, 3)), BLUE, sw=1)
    g.repeat(side, ["translate(0 0)", "scale(-1 1)"])
    foot = spline("-7,84! -9,94 -25,104! 25,104! 9,94 7,84!")
    g.solid(fit(foot), GOLD, (-7 * sx, 0), ow, angle=-24, step=3.4, w=1.4)
    g.shape(fit(rect(-28, 103, 56, 8, 2)), RED, True, ow)
    belly = spline("-31,38! -34,56 -26,72 -9,83! 9,83! 26,72 34,56 31,38! 0,43")
    g.solid(fit(belly), GOLD, (-13 * sx, -4 * sy), ow, angle=18, step=3.4, w=1.5)
    for rib in (-21.0, -10.5, 0.0, 10.5, 21.0):
        g.line(fit(spline([(rib, 60), (rib * 0.8, 70), (rib * 0.36, 82)], False)), 1.3)
    g.line(fit(spline("-33,56 0,63 33,56", False)), 1.5)
    neck = spline("-27,10! -20,20 -20,30 -30,40! 0,46 30,40! 20,30 20,20 27,10!")
    g.solid(fit(neck), RED, (-10 * sx, 0), ow, angle=4, step=3.4, w=1.4)
    head = Drawing()
    head.shape(fit(limb(HORN, 2, "round", "round")), PALE_GOLD, True, 1.6)
    head.shape(fit(spline("28,34! 36,34 39,41 34,49! 27,47")), GOLD, True, 1.6)
    g.repeat(head, ["translate(0 0)", "scale(-1 1)"])
    g.shape(fit(ellipse(0, 9, 31, 8)), GOLD, True, ow)
    g.shape(fit(ellipse(0, 8.6, 25, 5)), DARK_RED, True, ow * 0.7)
    return g


HORN = ((26, 36, 4), (33, 25, 4.6), (43, 29, 4), (44, 39, 3), (38, 40, 2))


def sheathed(length: float, bw: float) -> Drawing:
    """Sword in a red scabbard, gold hilt with a tassel; point up, the origin is the guard."""
    g = Drawing()
    hl = length * 0.25
    bl = length - hl
    sheath = spline(
        [
            (-bw, -bw * 0.6, 0),
            (-bw * 0.86, -bl * 0.8),
            (-bw * 0.62, -bl * 0.9, 0),
            (bw * 0.62, -bl * 0.9, 0),
            (bw * 0.86, -bl * 0.8),
            (bw, -bw * 0.6, 0),
        ]
    )
    g.solid(sheath, RED, (-bw * 0.8, 0), 2.1, angle=0, step=4.2, w=1.4)
    g.line([(-bw * 0.2, -bw * 2), (-bw * 0.1, -bl * 0.84)], 1.4)
    for t in (0.3, 0.62):
        g.shape(rect(-bw * 1.1, -bl * t, bw * 2.2, bw * 0.9, 1), GOLD, True, 1.6)
    chape = [(-bw * 0.86, -bl * 0.85, 0), (-bw * 0.5, -bl * 0.95), (0, -bl, 0)]
    chape += [(bw * 0.5, -bl * 0.95), (bw * 0.86, -bl * 0.85, 0), (0, -bl * 0.82)]
    g.shape(spline(chape), GOLD, True, 1.7)
    cord = [(bw * 1.9, bw * 0.2), (bw * 3, hl * 0.3), (bw * 2.5, hl * 0.55)]
    g.line(cord, 1.8)
    tassel = at(bw * 2.4, hl * 0.5, "0,0! 3.4,5 4,12! -4,12! -3.4,5")
    g.shape(spline(tassel), BLUE, True, 1.6)
    g.shape(rect(-bw * 0.6, 0, bw * 1.2, hl * 0.74), GOLD, True, 1.9)
    for t in (0.22, 0.4, 0.58):
        g.line([(-bw * 0.6, hl * (t + 0.04)), (bw * 0.6, hl * (t - 0.04))], 1.3)
    g.shape(ellipse(0, hl * 0.84, bw * 1.05, bw * 0.9), GOLD, True, 1.9)
    g.shape(ellipse(0, hl * 0.84, bw * 0.4), RED, True, 1)
    guard = [(-bw * 2.5, -bw * 0.7, bw * 0.7), (-bw * 1.4, 0, bw * 0.5), (0, 0, bw * 0.8)]
    whole = [*guard, *((-x, y, r) for x, y, r in guard[1::-1])]
    g.shape(limb(whole, 2, "round", "round"), GOLD, True, 1.9)
    return g


def club(h: float, w: float) -> Drawing:
    """Knotty ochre club with red ends and leaves, thick end up, centred on the origin."""
    g = Drawing()
    u, H = w / 2, h / 2
    for x, y, a in ((0.9, -0.42, -40), (-0.8, -0.22, 205), (0.7, 0.1, -30), (-0.55, 0.4, 200)):
        for turn in (-26, 26):
            leaf = spline([(0, 0, 0), (w * 0.2, -w * 0.13), (w * 0.46, 0, 0), (w * 0.2, w * 0.13)])
            g.shape(leaf.rot(a + turn).move(u * x * 0.8, H * y), TEAL, True, 1.5)
    g.add(spanish_baton(h, w, OCHRE, "#f1cf86"))
    g.shape(ellipse(0, -H * 0.95, u * 0.62, u * 0.3), RED, True, 1.9)
    g.shape(ellipse(0, H * 0.97, u * 0.38, u * 0.22), RED, True, 1.6)
    return g


def trophy(s: float) -> Drawing:
    """A grey trophy of arms: cuirass before crossed flags, a drum and a helmet."""
    g = Drawing(xf=(s, 0, 0))
    for m in (1, -1):
        g.line([(-m * 14, 24), (m * 26, -30)], 2)
        flag = spline("10,-8! 26,-30! 44,-24 40,-14! 44,-4 36,2! 24,-4")
        g.solid(flag if m > 0 else flag.mirror(), GREY_BLUE, (-4, -2), 1.6, angle=30, step=3.8)
    g.shape(rect(-30, 12, 22, 16, 3), STEEL, True, 1.6)
    g.line("-29,13 -24,27 -19,13 -14,27 -9,13", 1.1, smooth=False)
    g.shape(ellipse(22, 22, 7) + ellipse(33, 25, 5), GREY_BLUE, True, 1.5)
    plate = spline("-13,-14! -15,2 -9,20! 9,20! 15,2 13,-14! 0,-8")
    g.solid(plate, STEEL, (-6, -2), 1.8, angle=18, step=3.6, w=1.2)
    g.line("0,-8 1,6 0,19", 1.2)
    g.shape(spline("-9,-18! -10,-28 0,-36 10,-28 9,-18!"), GREY_BLUE, True, 1.7)
    g.shape(limb("-12,-18,2 0,-17,2.4 12,-18,2", 1, "round", "round"), STEEL, True, 1.4)
    g.shape(spline("0,-36! 8,-42 15,-36 10,-31!"), STEEL, True, 1.4)
    return g


HALF_WIDTH = {"castle": 33.0, "tent": 22.0, "tree": 25.0}


def landscape(
    g: Drawing,
    far: Sequence[tuple[str, float, float, float]],
    low: float,
) -> None:
    """Hills and a meadow that reach the frame, and what stands on the hills.

    `far` names castles, tents and trees with x, y of their foot and their size; what has its
    foot in front of the hills is drawn last.
    """
    a, b, floor = EDGE + 0.6, CARD_WIDTH - EDGE - 0.6, HEIGHT - EDGE - 0.6
    hills = [(a, low - 34, 0), (44, low - 52), (84, low - 36), (132, low - 56), (b, low - 38, 0)]
    g.shape(spline([*hills, (b, low + 8, 0), (a, low + 8, 0)]), HILL, True, 1.4)
    for kind, wished, y, s in sorted(far, key=lambda item: item[2]):
        room = EDGE + HALF_WIDTH[kind] * s + 1.5
        x = min(max(wished, room), CARD_WIDTH - room)
        if kind == "castle":
            castle(g, x, y, s)
        elif kind == "tent":
            tent(g, x, y, s, GREY_BLUE)
        else:
            tree(g, x, y, s, "#8fb3a0")
    turf = [(a, low - 2, 0), (60, low - 10), (120, low - 4), (b, low - 12, 0)]
    g.shape(spline([*turf, (b, floor, 0), (a, floor, 0)]), MEADOW, True, 1.6)
    for x, y in ((24, low + 16), (176, low + 12), (40, floor - 10), (158, floor - 8)):
        g.line(at(x, y, "-4,-4 -1,2"), 1.2, smooth=False)
        g.line(at(x, y, "1,-6 1,2"), 1.2, smooth=False)
        g.line(at(x, y, "6,-4 3,2"), 1.2, smooth=False)


def court(
    index: str, far: Sequence[tuple[str, float, float, float]], riding: bool = False
) -> Callable[[Callable[[Drawing], None]], Draw]:
    """Makes a court of what draws the figure: landscape, figure, frame and index.

    Who stands is drawn in the size of a card of 310; who rides, in that of this card.
    """

    def decorate(draw: Callable[[Drawing], None]) -> Draw:
        def card() -> Drawing:
            whole = Drawing()
            landscape(whole, far, 268 if riding else 262)
            figure = Drawing(xf=None if riding else (1.03, -3, 4))
            draw(figure)
            whole.merge(figure)
            return indexed(whole, index)

        return card

    return decorate


def armoured_legs(
    g: Drawing, cx: float, left: tuple[Point, Point], right: tuple[Point, Point]
) -> None:
    """Steel legs with gold knee pieces; each is given by its knee and ankle, from the middle."""
    for m, (knee, ankle) in ((1, right), (-1, left)):
        k, a = (cx + knee[0], knee[1]), (cx + ankle[0], ankle[1])
        leg(g, (cx + m * 10, 200), k, a, STEEL, (12, 9, 6.4), m, STEEL)
        g.shape(ellipse(*k, 9.4, 8), GOLD, True, 2)
        g.shape(ellipse(*k, 2.8), RED, True, 1.3)
        y = (k[1] + a[1]) / 2 + 6
        x = (k[0] + a[0]) / 2
        g.line([(x - 8, y), (x, y + 3), (x + 8, y)], 1.3)


def armoured_body(g: Drawing, cx: float, t: float, skirtc: str = RED) -> None:
    """Breastplate over a coat, steel lappets over the skirt."""
    doublet(g, cx, 110, 170, skirtc, 28, 18, 204, 29, None, None, t, GOLD)
    cuirass(g, cx, 112, 164, STEEL, 23, 17, GOLD, t)
    for x in (-17, -6, 6, 17):
        plate = [(x - 6, 171, 0), (x * 1.25 - 6.6, 190), (x * 1.3, 196), (x * 1.25 + 6.6, 190)]
        lappet = spline([(cx + px, py, *c) for px, py, *c in [*plate, (x + 6, 171, 0)]])
        g.shape(lappet, STEEL, True, 1.8)
        g.shape(ellipse(cx + x * 1.2, 187, 1.9), GOLD, True, 1.1)


def steel_arm(g: Drawing, a: Point, b: Point, c: Point) -> None:
    """An armoured arm with a gold elbow piece."""
    arm(g, a, b, c, STEEL, STEEL, 14, (11, 9, 6.5), GOLD)
    g.shape(ellipse(*b, 6.4, 6), GOLD, True, 1.8)


def sunburst(g: Drawing, x: float, y: float, r: float) -> None:
    """A flower of gold on a steel round."""
    g.shape(petals(x, y, 8, r, r * 0.6), GOLD, True, 1.6)
    g.shape(ellipse(x, y, r * 0.3), RED, True, 1.2)


def garland(g: Drawing, joints: str, colours: Sequence[str]) -> None:
    """A roll of leaves along joints (x, y, half width) with a flower at each joint."""
    roll = knots(joints)
    leaves = Drawing()
    for a in (40, 140, 220, 320):
        leaves.shape(spline("0,0! 6,-4.2 14,0! 6,4.2").rot(a), TEAL, True, 1.4)
    g.repeat(leaves, [f"translate({x:.0f} {y:.0f})" for x, y, _r in centre_line(roll, 4)[1:-1]])
    for i, (x, y, r) in enumerate(roll):
        colour = colours[i % len(colours)]
        g.shape(petals(x, y, 6, r * 1.2, r * 0.7), colour, True, 1.6)
        g.shape(ellipse(x, y, r * 0.4), GOLD if colour != GOLD else RED, True, 1.1)


def staff(g: Drawing, x0: float, y0: float, x1: float, y1: float) -> None:
    """A long staff with a gold knob and a ring."""
    g.line([(x0, y0), (x1, y1)], 6.6, smooth=False)
    g.line([(x0, y0), (x1, y1)], 3.4, OCHRE, smooth=False)
    g.shape(ellipse(x1, y1 - 4, 6.4), GOLD, True, 1.9)
    g.shape(limb([(x1 - 6, y1 + 5, 2.6), (x1 + 6, y1 + 5, 2.6)], 1, "round", "round"), RED, sw=1.6)


def draped_table(g: Drawing, x: float, top: float, w: float) -> None:
    """A round table with a teal cloth that hangs to the ground; w is half its width."""
    cloth = spline(
        [
            (x - w, top, 0),
            (x - w + 3, top + 40),
            (x - w - 4, 284, 0),
            (x - w * 0.45, 290),
            (x, 285),
            (x + w * 0.45, 290),
            (x + w + 4, 284, 0),
            (x + w - 3, top + 40),
            (x + w, top, 0),
        ]
    )
    g.solid(cloth, TEAL, (-14, 0), None, angle=-80, step=4.6, w=1.6)
    for t in (-0.5, 0, 0.5):
        g.line([(x + w * t, top + 10), (x + w * t * 1.1, 240), (x + w * t * 1.2, 282)], 1.5)
    fringe = spline(
        [
            (x - w, top, 0),
            (x, top + 7),
            (x + w, top, 0),
            (x + w, top + 9, 0),
            (x, top + 17),
            (x - w, top + 9, 0),
        ]
    )
    g.shape(fringe, GOLD, True, 1.9)
    g.shape(ellipse(x, top, w, 5.6), DARK_TEAL, True, 2)
