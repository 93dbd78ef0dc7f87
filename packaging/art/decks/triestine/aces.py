"""Triestine deck: aces with their mottoes."""

from ...drawing import Drawing
from ...figures.crowns import crown
from ...figures.heads import profile
from ...figures.limbs import fist
from ...geometry import Knot, Shape, arc, at, ellipse, limb, poly, rect, spline
from ...glyphs import arched_motto, motto
from ...ornament import tablet
from ...palette import (
    BLUE,
    CHEEK,
    DARK_BLUE,
    DARK_GOLD,
    DARK_HAIR,
    DARK_RED,
    GOLD,
    INK,
    PAPER,
    RED,
    SKY,
    TURF,
    WHITE,
)
from ...signs.common import dots, petals
from ...vignettes import rooster
from .parts import OCHRE, framed, indices, quarter_suns, scroll


def _arch(g: Drawing, cx: float, cy: float, r: float, a0: float, a1: float) -> None:
    """A flat yellow arch for a motto, 20 wide, about the radius r."""
    outer, inner = arc(cx, cy, r + 10, a0, a1), arc(cx, cy, r - 10, a1, a0)
    outline: list[Knot] = [(*outer[0], 0), *outer[1:-1], (*outer[-1], 0)]
    g.shape(spline([*outline, (*inner[0], 0), *inner[1:-1], (*inner[-1], 0)]), GOLD)


def ace_coins() -> Drawing:
    """An empty ring and an empty box between scrolls, the motto on two yellow arches."""
    g = framed()
    cx, cy = 100, 158
    for m in (1, -1):
        for points, col in (
            ("20,262,5 44,274,6 64,262,6 68,242,5 56,232,4.4 47,240,3.4 52,248,2.4", RED),
            ("26,286,4.6 52,294,5.4 74,282,5 80,264,4 74,256,3", BLUE),
            ("56,306,4.6 68,308,5 78,316,4.6 76,327,4 67,328,3 66,321,2.2", RED),
            ("8,262,5 22,252,5 22,240,4.4 13,236,3.4 9,242,2.4", BLUE),
        ):
            scroll(g, points, col, m)
    for i in range(24):
        a = 15 * i + 7.5
        ray = spline("0,-44! 5,-52 0,-62! -5,-52").rot(a).move(cx, cy)
        g.shape(ray, (RED, BLUE)[i % 2], True, 1.7)
    g.shape(ellipse(cx, cy, 47), GOLD)
    g.shape(dots(cx, cy, 28, 42.5, 2), RED, True, 1)
    g.shape(ellipse(cx, cy, 38), BLUE)
    g.shape(ellipse(cx, cy, 33), PAPER, True, 2)
    _arch(g, cx, cy, 80, 205, 335)
    _arch(g, cx, cy, 80, 25, 155)
    arched_motto(g, "SON GLI AMICI MOLTO RARI", cx, cy, 80, 8.6)
    arched_motto(g, "QUANDO NON SI HA DANARI", cx, cy, 80, 8.6, bottom=True)
    g.shape(rect(48, 290, 104, 40, 4), OCHRE)
    g.shape(rect(54, 296, 92, 28, 2), PAPER, True, 1.9)
    for x in (48, 152):
        for y in (290, 330):
            g.shape(petals(x, y, 5, 8, 4.4), RED, True, 1.6)
            g.shape(ellipse(x, y, 2.4), GOLD, True, 1)
    indices(g, "1")
    return g


def ace_cups() -> Drawing:
    """A six-sided fountain with the motto on its rim, three heads that spout, red scrolls."""
    g = framed()
    quarter_suns(g)
    # the finial
    for m in (1, -1):
        scroll(g, "6,66,4.6 26,46,5.4 44,50,5 46,66,4 36,72,3 31,64,2.2", RED, m)
        scroll(g, "10,80,4.4 40,84,5 62,74,4.6 72,86,3.6 64,94,2.6", BLUE, m)
    g.shape(spline("92,100! 95,76 91,58 100,34! 109,58 105,76 108,100!"), GOLD)
    g.shape(ellipse(100, 62, 11, 7), RED, True, 2)
    g.shape(ellipse(100, 32, 6), BLUE, True, 2)
    # the basin
    g.shape(poly("16,124 40,104 160,104 184,124 160,144 40,144"), GOLD)
    g.shape(poly("30,124 48,110 152,110 170,124 152,138 48,138"), SKY, True, 1.8)
    for x, y in ((66, 121), (100, 129), (134, 121)):
        g.line(at(x, y, "-9,0 -3,-3 3,0 9,-3"), 1.5, BLUE)
    g.shape(poly("16,124 40,144 160,144 184,124 184,154 160,178 40,178 16,154"), GOLD)
    for x in (40, 160):
        g.line([(x, 144), (x, 178)], 1.9, smooth=False)
    motto(g, ["UNA COPPA DI BUON VIN", "FA CORAGGIO FA MORBIN"], 100, 150.5, 7.4, 1.86)
    bowl = "26,166! 34,196 62,222 92,234! 108,234! 138,222 166,196 174,166! 160,180! 40,180!"
    g.solid(spline(bowl), RED, (-20, -5), None, angle=18, step=4.4, w=1.7)
    for x in (-44, -22, 0, 22, 44):
        g.line([(100 + x, 184), (100 + x * 0.8, 206), (100 + x * 0.5, 228)], 1.7, GOLD)
    _heads(g)
    foot = spline("90,276! 86,296 66,314 44,332! 156,332! 134,314 114,296 110,276!")
    g.solid(foot, BLUE, (-12, 0), None, angle=-20, step=4.2, w=1.6)
    g.shape(poly("30,340 56,330 144,330 170,340 144,354 56,354"), GOLD)
    for m in (1, -1):
        scroll(g, "44,322,4.4 60,306,5 76,312,4.6 76,326,3.6 67,327,2.6", RED, m)
    indices(g, "1")
    return g


def _heads(g: Drawing) -> None:
    """Three heads under the bowl: those at the sides spout blue, the pale one in front gold."""
    for m in (1, -1):
        for dx in (0, 7):
            jet = [(100 + m * 52, 250), (100 + m * (66 + dx), 254), (100 + m * (72 + dx), 300)]
            g.line(jet, 4.6)
            g.line(jet, 2.2, SKY if dx else BLUE)
        profile(g, 100 + m * 36, 240, 0.98, m, hair=DARK_HAIR, length=-10)
    for x in (98.0, 100.0, 102.0):
        spout = [(x, 262), (2 * x - 100, 282), (4 * x - 300, 300)]
        g.line(spout, 4)
        g.line(spout, 2, GOLD)
    face = spline("82,226! 80,246 88,264 100,270 112,264 120,246 118,226! 100,218")
    g.solid(face, WHITE, (-8, -3), None, angle=18, step=4, w=1.3)
    hair = spline("78,244! 74,224 88,212 100,210 112,212 126,224 122,244! 117,230 100,226 83,230")
    g.shape(hair, OCHRE)
    for m in (1, -1):
        g.line(at(100, 0, [(m * 4, 236), (m * 9, 233), (m * 15, 237)]), 2.2)
        eye = [(m * 4.6, 242, 0), (m * 9.6, 238.4), (m * 14.6, 242, 0), (m * 9.6, 244)]
        g.shape(spline([(100 + x, *rest) for x, *rest in eye]), WHITE, True, 1.2)
        g.shape(ellipse(100 + m * 9.6, 241, 2), INK, False)
        g.shape(ellipse(100 + m * 13, 251, 4, 3.2), CHEEK, False)
    g.line("98,240 97,250 103,251", 1.6)
    g.shape(spline("93,258! 100,255.6 107,258! 104,266 96,266"), DARK_RED, True, 1.7)


def ace_swords() -> Drawing:
    """The sword rises through a crown; two crowned beasts with birds' heads hold the tablet."""
    g = framed()
    quarter_suns(g)
    blade = poly("90,286 90,46 100,24 110,46 110,286")
    g.shape(blade, BLUE, False)
    g.shape(poly("100,286 100,24 110,46 110,286"), DARK_BLUE, False)
    g.shape(poly("92.6,284 92.6,50 96,44 96,284"), SKY, False)
    g.shape(blade)
    crown(g, 100, 116, 32, 28, 1, GOLD, RED, (RED, WHITE, RED), kind="flared")
    front = rect(91, 92, 18, 24)
    g.shape(front, BLUE, False)
    g.shape(rect(100, 92, 9, 24), DARK_BLUE, False)
    g.shape(front, "none", True, 1.9)
    for m in (1, -1):
        _beast(g, m)
    tablet(g, 100, 130, 140, 44, ["IL GIUOCO DELLA SPADA", "A MOLTI NON AGGRADA"], 8.6)
    g.shape(limb("52,272,8 74,264,6 100,267,8 126,264,6 148,272,8", 2, "round", "round"), GOLD)
    g.shape(rect(91, 276, 18, 50, 4), RED)
    for y in (286, 297, 308, 318):
        g.line([(91, y + 4), (109, y - 4)], 2.2, GOLD)
    g.shape(petals(100, 336, 8, 16, 11), BLUE)
    g.shape(ellipse(100, 336, 7), GOLD, True, 1.8)
    turf = (
        "11,342! 60,338 100,341 140,338 189,342! 189,345! 185,355 175,359! 25,359! 15,355 11,345!"
    )
    g.shape(spline(turf), TURF, True, 1.8)
    indices(g, "1")
    return g


def _beast(g: Drawing, m: float) -> None:
    """A crowned beast with a bird's head, upright beside the hilt, looking to the middle."""

    def put(sh: Shape) -> Shape:
        return sh if m > 0 else sh.mirror(100)

    tail = limb("28,330,4 16,306,4.6 22,286,4 16,272,3.4", 3, "round", "round")
    g.shape(put(tail), OCHRE, True, 2)
    g.shape(put(spline("16,276! 8,266 14,254 20,262 28,256 26,270!").move(4, 0)), RED, True, 1.8)
    wing_ = spline("44,246! 22,236 18,212 24,196! 30,206 34,198! 40,210 46,204! 54,222 60,240!")
    g.solid(put(wing_), BLUE, (-4, -4), None, angle=40, step=4, w=1.4)
    for rib in ("26,206 36,226 50,242", "37,208 46,224 54,238"):
        g.line(put(spline(rib, False)), 1.3)
    for leg_ in ("40,300,11 32,322,7 38,342,5", "54,300,11 60,322,7 58,342,5"):
        g.solid(put(limb(leg_, 2, "round", "flat")), OCHRE, (-4, -2), 2.1, angle=14, step=4, w=1.4)
    for x in (38, 58):
        g.shape(put(spline(at(x, 344, "-8,-4! -9,3! 12,3! 13,-1 6,-6!"))), GOLD, True, 1.8)
    body = spline("46,222! 40,250 28,290 34,310 50,314 64,304 66,276 70,248 66,222!")
    g.solid(put(body), OCHRE, (-10, -3), None, angle=16, step=4.2, w=1.6)
    for y in (246, 260, 274, 288):
        g.line(put(spline(at(56, y, "-8,-2 0,3 8,-2"), False)), 1.4)
    for paw in ("62,250,7 78,244,5.4 84,230,4.4", "62,266,7 78,268,5.4 86,258,4.4"):
        g.solid(put(limb(paw, 2, "round", "round")), OCHRE, (-3, -2), 2, angle=20, step=4, w=1.3)
    head_ = spline(
        "42,226! 40,206 48,194 60,192 72,196! 88,200 90,210 84,216! 76,212 72,216 68,228!"
    )
    g.shape(put(head_), GOLD)
    g.line(put(spline("72,196 76,206 72,215", False)), 1.6)
    g.shape(put(ellipse(63, 203, 4.2, 3.8)), WHITE, True, 1.5)
    g.shape(put(ellipse(64, 203, 2)), INK, False)
    g.line(put(spline("56,198 63,196 70,200", False)), 1.8)
    crown(g, 100 + m * -44, 193, 13, 15, m, RED, BLUE, (GOLD, WHITE, GOLD))


def ace_batons() -> Drawing:
    """A hand holds a sceptre with two profiles; chains of bell-flowers, a ribbon, a cock."""
    g = framed()
    _chains(g)
    rod = rect(92, 88, 16, 246)
    g.solid(rod, RED, (-8, 0), None, angle=0, step=4.6, w=1.5)
    for y in (110, 132, 306):
        g.shape(rect(88.5, y, 23, 8, 2), GOLD, True, 1.8)
    g.shape(limb("92,338,8 108,338,8", 1, "round", "round"), BLUE)
    g.shape(ellipse(100, 350, 6), GOLD, True, 2)
    g.shape(spline("88,94! 74,84 70,72! 130,72! 126,84 112,94!"), GOLD)
    profile(g, 87, 56, 0.84, -1, hair=DARK_HAIR, length=-10)
    profile(g, 113, 56, 0.84, 1, hair=DARK_HAIR, length=-10)
    crown(g, 100, 40, 24, 16, 1, GOLD, RED, (BLUE, RED, BLUE), kind="flared")
    _ribbon(g)
    _hand(g)
    rooster(g, 52, 350, 1, 0.72)
    indices(g, "1")
    return g


def _chains(g: Drawing) -> None:
    """Bell-flowers that hang at both sides."""
    for m in (1, -1):
        cord = [(100 + m * 24, 74), (100 + m * 58, 58), (100 + m * 74, 82), (100 + m * 74, 138)]
        g.line(cord, 4.2)
        g.line(cord, 2, GOLD)
        for i, y in enumerate((82, 104, 126)):
            x = 100 + m * 74
            bell = spline(at(x, y, "-3,0! -6,9 -11,17! -5,15 0,20! 5,15 11,17! 6,9 3,0!"))
            g.solid(bell, (RED, BLUE)[i % 2], (-4, -2), 1.9, angle=20, step=3.6, w=1.2)


def _ribbon(g: Drawing) -> None:
    """The winding ribbon with the motto."""
    for m, y in ((1, 178), (-1, 214), (1, 250)):
        turn = spline(
            [
                (100 + m * 70, y - 8, 0),
                (100 + m * 84, y + 2),
                (100 + m * 84, y + 16),
                (100 + m * 70, y + 26, 0),
                (100 + m * 56, y + 22, 0),
                (100 + m * 66, y + 10),
            ]
        )
        g.shape(turn, DARK_GOLD)
    for y, text in ((170, "MOLTE VOLTE"), (206, "LE GIUOCATE VAN"), (242, "FINIRE A BASTONATE")):
        band = spline(
            [
                (26, y, 0),
                (64, y - 5),
                (136, y + 5),
                (174, y, 0),
                (174, y + 24, 0),
                (136, y + 29),
                (64, y + 19),
                (26, y + 24, 0),
            ]
        )
        g.shape(band, GOLD)
        motto(g, [text], 100, y + 7, 10 if len(text) < 16 else 8.8)
    tail = spline("30,268! 18,276 20,292! 28,286 38,294! 42,280 58,266!")
    g.shape(tail, DARK_GOLD)


def _hand(g: Drawing) -> None:
    """Sleeve from the right and the fist about the rod."""
    sleeve = spline("188,280! 152,276 138,284! 134,298 138,312! 154,318 188,322!")
    g.solid(sleeve, BLUE, (-8, -8), None, angle=60, step=4.4, w=1.6)
    for x in (156, 172):
        g.line(at(x, 0, "0,278 -3,298 1,318"), 1.6)
    cuff = spline("144,278! 128,282 126,298! 128,312 142,318! 138,298")
    g.shape(cuff, WHITE)
    fist(g, 106, 296, 2.1, -1, 0)
