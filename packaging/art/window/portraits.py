"""Medallions of the opponents and of the player. 200 units round."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..drawing import Drawing, picture_document
from ..figures.cloaks import ruff
from ..figures.hats import wide_hat
from ..figures.heads import Mood, head, neck
from ..figures.local import Local
from ..geometry import Shape, arc, at, ellipse, limb, poly, spline, within
from ..palette import (
    BLOND,
    BLUE,
    BROWN,
    DARK_BLUE,
    DARK_GOLD,
    DARK_GREEN,
    DARK_HAIR,
    GOLD,
    GREEN,
    GREY,
    INK,
    RED,
    SKIN,
    SKY,
    TURF,
    WHITE,
)
from ..signs.common import dots, petals, star, sun_face

C = 100
RF = 84
RO = 97


def field(g: Drawing, colour: str, rays: str | None = None) -> None:
    """The round ground of a medallion, with rays if a colour is given."""
    g.shape(ellipse(C, C, RF + 4), colour, False)
    if rays:
        for i in range(24):
            a0, a1 = math.radians(i * 15 - 2.6), math.radians(i * 15 + 2.6)
            g.shape(
                poly(
                    [
                        (C + 30 * math.cos(a0), C + 30 * math.sin(a0)),
                        (C + RF * math.cos(a0), C + RF * math.sin(a0)),
                        (C + RF * math.cos(a1), C + RF * math.sin(a1)),
                    ]
                ),
                rays,
                False,
            )


def within_field(shape: Shape) -> Shape:
    """The shape with the points beyond the field moved to its edge, under the ring."""
    return within(shape, C, C, RF + 5)


def frame(g: Drawing, band: str, bead: str) -> None:
    """Ring with beads: covers what the bust leaves over the field."""
    ring = ellipse(C, C, RO) + ellipse(C, C, RF)
    g.path(ring.path_data(), f' fill="{band}" fill-rule="evenodd" stroke-width="3"')
    g.shape(dots(C, C, 24, (RO + RF) / 2, 2.9), bead, False)


def bust(g: Drawing, colour: str, w: float = 62, top: float = 134, shade: bool = True) -> Shape:
    """Shoulders, closed by the arc of the field."""
    r = RF + 5
    pts = [(C - 14, top - 6, 0), (C - w * 0.72, top + 3), (C - w, top + 22)]
    a0 = math.degrees(math.acos(max(-1, min(1, -(w + 2) / r))))
    ring = arc(C, C, r, a0, 180 - a0)
    pts += [(x, y) + ((0,) if i in (0, len(ring) - 1) else ()) for i, (x, y) in enumerate(ring)]
    pts += [(C + w, top + 22), (C + w * 0.72, top + 3), (C + 14, top - 6, 0), (C, top)]
    sh = spline(pts)
    g.shape(sh, colour)
    if shade:
        g.hatch(sh, shift=(-12, -5), angle=20, step=5, w=2)
    return sh


@dataclass(frozen=True)
class Medallion:
    """A sitter on a field, and the colours of the ring and of its beads."""

    sitter: Callable[..., Drawing]
    """Draws the sitter; a character is drawn in a `Mood`, if one is given."""
    band: str
    bead: str

    def document(self, title: str, *mood: Mood) -> str:
        """The sitter in the ring, as SVG."""
        g = self.sitter(*mood)
        frame(g, self.band, self.bead)
        return picture_document(g, 200, 200, title, 2.8)


def nino(mood: Mood = "merry") -> Drawing:
    """Beginner: the boy from the courtyard, straw hat, one tuft, freckles."""
    g = Drawing()
    field(g, SKY)
    g.shape(
        spline("18,136! 46,122 70,132 104,118 140,130 182,122! 178,150! 160,172! 40,172! 22,150!"),
        TURF,
        True,
        1.8,
    )
    bust(g, WHITE, 54, 140)
    for m in (-1, 1):
        g.solid(
            limb([(C + m * 24, 138, 7), (C + m * 27, 160, 7), (C + m * 27, 184, 7)], 2), GREEN, None
        )
    neck(g, C, 96, 1.55, 1, SKIN, 32)
    g.shape(spline("76,138! 84,150 100,146! 116,150 122,138! 100,143"), RED)
    head(g, C, 98, 1.72, 1, hair=BLOND, style="crop", brow=BROWN, mood=mood)
    for x, y in ((88, 106), (93, 109), (86, 112), (120, 106), (117, 110)):
        g.shape(ellipse(x, y, 1.3), DARK_GOLD, False)
    L = Local(C, 78, 1.55, 1)
    g.solid(
        L(spline("-20,-2! -18,-16 -8,-22 8,-22 18,-15 20,-2! 0,3")),
        GOLD,
        (-8, -3),
        None,
        angle=80,
        step=4.2,
        w=1.4,
    )
    g.shape(L(spline("-20.6,-7! -20,0! 0,4 20,0! 20.4,-7! 0,-3")), RED, True, 2)
    g.solid(L(spline("-40,1 -30,-3 -20,-1.6 0,2 20,-1.6 32,-4 41,-1 30,6 0,9 -30,7")), GOLD, None)
    for x in range(-32, 36, 8):
        g.line(L.pts([(x, 4.6 - abs(x) * 0.06), (x * 1.06, 0.8 - abs(x) * 0.03)]), 1.2)
    return g


def pina(mood: Mood = "merry") -> Drawing:
    """Easy: aunt at the market, spotted kerchief, hoop ear-rings."""
    g = Drawing()
    field(g, GOLD, "#eaae2c")
    bust(g, BLUE, 60, 138)
    sh = spline("60,136! 74,158 96,186! 104,186! 126,158 140,136! 118,142 100,146 82,142")
    neck(g, C, 98, 1.5, -1, SKIN, 34)
    g.solid(sh, WHITE, (-6, -3), None, angle=20, step=5, w=1.6)
    head(g, C, 102, 1.72, -1, hair=GREY, style="bob", brow=BROWN, mood=mood, old=True)
    L = Local(C, 102, 1.72, -1)
    ker = spline(
        "17.5,-6! 14,-19 4,-28 -10,-26 -21,-16 -25,0 -24,14 -20,21! -16,8 "
        "-15,-4 -8,-12 4,-15 12,-12"
    )
    g.solid(L(ker), RED, (-9, -3), None, angle=20, step=4.6, w=1.6)
    g.shape(L(spline("-22,14! -30,20 -34,32! -27,29 -23,34! -19,22")), RED)
    for x, y in ((-6, -20), (4, -21), (-15, -12), (-20, 2), (12, -17), (-19, 12), (-3, -26.4)):
        g.shape(L(ellipse(x, y, 1.7)), WHITE, False)
    g.path(ellipse(126, 126, 7).path_data(), f' fill="none" stroke="{INK}" stroke-width="4.6"')
    g.path(ellipse(126, 126, 7).path_data(), f' fill="none" stroke="{GOLD}" stroke-width="2.2"')
    return g


def beppe(mood: Mood = "merry") -> Drawing:
    """Casual: fisherman, knitted cap hanging to one side, big moustache, striped jersey."""
    g = Drawing()
    field(g, "#b7d8ea")
    for y in (120, 134, 148):
        g.line(at(0, y, "20,-2 26,-4 38,0 50,-4 62,0"), 2, BLUE)
        g.line(at(0, y, "138,0 150,-4 162,0 174,-4 180,-2"), 2, BLUE)
    sh = bust(g, WHITE, 64, 136, False)
    for y, hw in ((150, 60), (164, 58), (178, 46)):
        g.line([(C - hw, y + 2), (C, y + 8), (C + hw, y + 2)], 6, BLUE)
    g.hatch(sh, shift=(-12, -5), angle=20, step=5, w=2)
    g.shape(sh, "none")
    neck(g, C, 96, 1.6, 1, "#e9b98c", 30)
    g.shape(spline("74,136! 84,148 100,151 116,148 122,134! 100,142"), DARK_BLUE)
    head(
        g,
        C,
        100,
        1.75,
        1,
        skin="#eec199",
        hair=DARK_HAIR,
        style="short",
        moustache=DARK_HAIR,
        lips=None,
        mood=mood,
    )
    g.shape(Local(C, 100, 1.75, 1)(ellipse(-7.5, 7.5, 4, 3.2)), "#dd7d5c", False)
    L = Local(C, 76, 1.75, 1)
    g.solid(
        L(spline("-19,0! -19,-14 -12,-26 2,-30 16,-26 26,-14 34,-4 28,2 24,-6 18,-8! 19,0! 0,-4")),
        BLUE,
        (-9, -3),
        None,
        angle=20,
        step=4.4,
        w=1.7,
    )
    g.shape(L(spline("-20.6,-8 -19,3 0,-1 19,3 20.6,-8 0,-12")), GOLD)
    for x in range(-15, 18, 6):
        g.line(L.pts([(x, -8.6 + abs(x) * 0.1), (x, -2 + abs(x) * 0.12)]), 1.3)
    return g


def rosa(mood: Mood = "calm") -> Drawing:
    """Skilled: the lady with flowers in her long hair and a fan of cards."""
    g = Drawing()
    field(g, "#e9efc9", "#d9e3a8")
    head(g, C, 96, 1.72, -1, hair="#7d2f1e", style="long")
    bust(g, RED, 58, 142)
    g.solid(spline("78,134! 84,152 100,160 116,152 122,134! 100,140"), SKIN, None)
    neck(g, C, 94, 1.5, -1, SKIN, 32)
    for i in range(7):
        t = -1 + i / 3
        g.shape(ellipse(C + 20 * t, 144 + 11 * (1 - t * t), 4), WHITE, True, 1.8)
    head(g, C, 96, 1.72, -1, hair="#9a3b22", style="long", mood=mood)
    for x, y, c, r in ((124, 66, RED, 12), (108, 60, GOLD, 9), (137, 82, WHITE, 9)):
        for a in (20, 140, 260):
            g.shape(
                spline(
                    [
                        (x, y, 0),
                        (x + r * 0.9, y - r * 0.5),
                        (x + r * 1.6, y, 0),
                        (x + r * 0.9, y + r * 0.5),
                    ]
                ).rot(a, x, y),
                GREEN,
                True,
                1.7,
            )
        g.shape(petals(x, y, 6, r, r * 0.55), c, True, 2)
        g.shape(ellipse(x, y, r * 0.32), GOLD if c != GOLD else RED, True, 1.5)
    return g


def ciro(mood: Mood = "stern") -> Drawing:
    """Strong: the captain, feathered hat, fork beard, breastplate and ruff."""
    g = Drawing()
    field(g, GREEN, DARK_GREEN)
    bust(g, "#3b3f52", 64, 138)
    for m in (-1, 1):
        g.line([(C + m * 40, 142), (C + m * 46, 162), (C + m * 44, 182)], 3, GOLD)
    g.shape(spline("88,148! 86,180 90,192! 110,192! 114,180 112,148!"), RED)
    for y in (160, 174):
        g.shape(ellipse(C, y, 3.6), GOLD, True, 1.8)
    neck(g, C, 96, 1.5, 1, SKIN, 30)
    ruff(g, C, 134, 36, 17, 9)
    head(
        g,
        C,
        98,
        1.68,
        1,
        hair=DARK_HAIR,
        style="curls",
        beard=DARK_HAIR,
        moustache=DARK_HAIR,
        beardstyle="goatee",
        lips=RED,
        mood=mood,
    )
    wide_hat(g, C + 2, 72, 1.75, 1, RED, GOLD, WHITE)
    return g


def aurelio(mood: Mood = "calm") -> Drawing:
    """Master: the old maestro, spectacles, long white beard, starry robe."""
    g = Drawing()
    field(g, DARK_BLUE)
    _stars(g)
    bust(g, RED, 64, 138)
    for m in (-1, 1):
        g.solid(
            limb([(C + m * 18, 134, 6), (C + m * 26, 154, 8), (C + m * 28, 182, 9)], 2), GOLD, None
        )
    neck(g, C, 92, 1.5, 1, SKIN, 30)
    head(
        g,
        C,
        96,
        1.72,
        1,
        hair=WHITE,
        style="mane",
        beard=WHITE,
        moustache=WHITE,
        beardstyle="long",
        lips=RED,
        mood=mood,
        old=True,
    )
    L = Local(C, 96, 1.72, 1)
    for cx, r in ((-4, 7.2), (9.6, 6.2)):
        g.path(
            L(ellipse(cx, -2, r, r)).path_data(), f' fill="none" stroke="{INK}" stroke-width="4.4"'
        )
        g.path(
            L(ellipse(cx, -2, r, r)).path_data(), f' fill="none" stroke="{GOLD}" stroke-width="2"'
        )
    g.line(L.pts("-11,-3 -17,-4"), 2.4)
    M = Local(C + 1, 70, 1.72, 1)
    g.solid(
        M(spline("-19,0! -22,-14 -26,-24 -8,-30 12,-30 26,-22 21,-12 19,0! 0,-4")),
        BLUE,
        (-9, -3),
        None,
        angle=20,
        step=4.4,
        w=1.7,
    )
    for x, y in ((-10, -20), (3, -23), (14, -18)):
        g.shape(M(star(x, y, 6, 4, 1.8)), GOLD, False)
    g.shape(M(spline("-21,-7 -19.4,3 0,-2 19.4,3 21,-7 0,-12")), GOLD)
    return g


def you() -> Drawing:
    """The player's own default medallion: the sun of coins."""
    g = Drawing()
    field(g, RED)
    g.shape(star(C, C, 16, 80, 54), GOLD, True, 2.4)
    g.shape(ellipse(C, C, 48), GOLD, True, 2.6)
    sun_face(g, C, C, 44)
    return g


def luna(mood: Mood = "calm") -> Drawing:
    """The player as strong as the person: the moon beside the person's sun."""
    g = Drawing()
    field(g, DARK_BLUE)
    g.shape(ellipse(C, C, 70), BLUE, False)
    _stars(g)
    g.shape(ellipse(C, C, 60), WHITE)
    rim, edge = arc(C, C, 60, -90, 90), [(127.0, 134.0), (134.0, 100.0), (127.0, 66.0)]
    shadow = spline([(*rim[0], 0), *rim[1:-1], (*rim[-1], 0), *edge])
    g.shape(shadow, GREY, True, 2.2)
    g.hatch(shadow, shift=(-8, -5), angle=20, step=6, w=2)
    for x, y, r in ((71, 65, 5), (63, 124, 4), (88, 146, 4.4), (145, 71, 3.6)):
        g.shape(ellipse(x, y, r, r * 0.7), GREY, True, 1.6)
    sun_face(g, 97, C, 48, mood=mood)
    return g


def _stars(g: Drawing) -> None:
    for x, y, r in (
        (34, 70, 6),
        (48, 40, 4.4),
        (166, 74, 6),
        (150, 42, 4.4),
        (28, 108, 4),
        (172, 110, 4),
    ):
        g.shape(star(x, y, 6, r * 1.3, r * 0.55), GOLD, False)


PORTRAITS = {
    "nino": Medallion(nino, WHITE, GREEN),
    "pina": Medallion(pina, RED, WHITE),
    "beppe": Medallion(beppe, BLUE, GOLD),
    "rosa": Medallion(rosa, GREEN, GOLD),
    "ciro": Medallion(ciro, GOLD, DARK_GREEN),
    "aurelio": Medallion(aurelio, GOLD, RED),
    "luna": Medallion(luna, WHITE, BLUE),
    "you": Medallion(you, GOLD, RED),
}


EXPRESSIONS: dict[str, Mood] = {
    "thinking": "thinking",
    "pondering": "pondering",
    "smile": "glad",
    "delighted": "delighted",
    "frown": "downcast",
    "rueful": "rueful",
    "sly": "sly",
}


def expressions() -> dict[str, str]:
    """The expressions of the characters as SVG, `nino-smile` and others."""
    return {
        f"{name}-{expression}": medallion.document(name, mood)
        for name, medallion in PORTRAITS.items()
        for expression, mood in EXPRESSIONS.items()
        if name != "you"
    }


def documents() -> dict[str, str]:
    """The portraits as SVG, by the sitter's name."""
    return {name: medallion.document(name) for name, medallion in PORTRAITS.items()}
