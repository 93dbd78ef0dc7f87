"""Sarde deck: the scenes on the fours, little figures about the middle of the card."""

from ...drawing import Drawing
from ...geometry import at, ellipse, limb, poly, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, INK, RED, SKIN, SKY, TURF, WHITE
from ...signs.common import petals
from ...vignettes import castle, little_face, tree
from .parts import GREY_BLUE, HILL, OCHRE, TEAL


def _part(g: Drawing, joints: str, col: str) -> None:
    """A limb of a little figure."""
    g.solid(limb(joints, 2, "round", "round"), col, (-3, -2), 1.8, angle=20, step=3.6, w=1.2)


def _cloth(g: Drawing, outline: str, col: str, angle: float = -70) -> None:
    """A garment of a little figure."""
    g.solid(spline(outline), col, (-6, -1), 1.9, angle=angle, step=4, w=1.3)


def _ground(g: Drawing, y: float, x0: float = 18, x1: float = 182) -> None:
    """The turf on which the figures of a scene lie."""
    edge = f"{x0},{y + 10}! {x0 + 16},{y} 70,{y - 4} 130,{y + 1} {x1 - 14},{y - 3} {x1},{y + 10}!"
    g.solid(spline(f"{edge} 140,{y + 15} 60,{y + 15}"), TURF, (0, -5), 1.8, angle=2, step=4, w=1.2)


def _rose(g: Drawing, x: float, y: float, r: float = 6.4) -> None:
    for a in (150, 30):
        g.shape(spline("0,0! 6,-5 14,0! 6,5").rot(a).move(x, y), TEAL, True, 1.4)
    g.shape(petals(x, y, 5, r, r * 0.6), RED, True, 1.5)
    g.shape(ellipse(x, y, r * 0.3), GOLD, True, 1)


def lovers(g: Drawing) -> None:
    """A woman in red and a man in a gold helmet, who lies by a bush."""
    tree(g, 156, 202, 1.2, TEAL)
    bush = (
        "114,208! 116,192 126,188! 126,174 140,172! 144,160 158,164! 170,166 174,178! "
        "180,188 178,208!"
    )
    g.solid(spline(bush), TEAL, (-6, -6), 1.9, angle=24, step=4, w=1.3)
    _ground(g, 208)
    # she kneels behind him
    _cloth(g, "66,158! 52,176 36,208! 60,214 92,212 104,206! 94,178 86,158!", RED)
    for fold in ("68,172 58,194 52,208", "80,172 82,194 80,210"):
        g.line(fold, 1.3)
    _part(g, "66,142,6 52,152,5 46,136,3.6", RED)
    _cloth(g, "66,134! 60,144 66,160! 86,160! 90,144 84,134! 75,140", RED, 18)
    g.shape(spline("69,134! 75,146 82,134!"), WHITE, True, 1.5)
    g.shape(ellipse(45, 130, 4), SKIN, True, 1.6)
    _rose(g, 43, 121, 6)
    _part(g, "75,122,4.4 75,136,4.8", SKIN)
    _cloth(g, "62,112! 56,126 58,146! 66,140 68,124!", GREY_BLUE)
    little_face(g, 76, 118, 11, 1, BLOND)
    # he lies in front of her and looks up
    _part(g, "104,200,9 78,184,7.6 68,206,5.4", GREY_BLUE)
    _part(g, "106,204,9 76,206,7.4 42,208,5.4", GREY_BLUE)
    for x, y in ((62, 204), (36, 205)):
        g.shape(spline(at(x, y, "6,-6! -2,-8 -6,0! -4,7 6,7!")), BROWN, True, 1.6)
    _cloth(g, "98,192! 102,212 116,212! 138,198 142,180! 130,172 112,180", BLUE, 40)
    g.line("100,196 108,202 112,211", 3.2)
    g.line("100,196 108,202 112,211", 1.4, GOLD)
    _part(g, "138,184,6.4 146,198,5.4 136,210,4", BLUE)
    g.shape(ellipse(134, 210, 4), SKIN, True, 1.6)
    _part(g, "118,180,5.6 106,172,4.8 100,160,3.6", BLUE)
    g.shape(ellipse(99, 157, 4), SKIN, True, 1.6)
    _part(g, "135,172,4.6 132,182,5", SKIN)
    little_face(g, 136, 166, 10.6, -1, BROWN)
    _cloth(g, "124,164! 122,152 132,146 146,150 149,162! 140,158 130,157", GOLD, 18)
    g.shape(spline("130,148! 134,138 148,138 156,148 154,156! 146,148"), RED, True, 1.8)


def bacchus(g: Drawing) -> None:
    """A wreathed figure reclining in a blue drape with a cup in the hand, a child and roses."""
    tree(g, 42, 200, 1.1, TEAL)
    _ground(g, 208)
    # the child
    _part(g, "150,186,7 152,204,4.6", SKIN)
    _part(g, "160,186,7 162,204,4.6", SKIN)
    _cloth(g, "146,162! 143,176 147,190 163,190 167,176 164,162!", SKIN, 18)
    _part(g, "148,166,4.8 138,168,4 130,160,3.2", SKIN)
    _part(g, "163,166,4.8 172,176,4 168,186,3.2", SKIN)
    g.shape(spline("143,178! 155,184 167,178! 168,186! 155,192 143,186!"), RED, True, 1.7)
    little_face(g, 155, 150, 11, -1, BLOND)
    grapes = [(124, 156), (130, 158), (127, 163), (121, 162), (125, 169)]
    for x, y in grapes:
        g.shape(ellipse(x, y, 3.4), BLUE, True, 1.3)
    # the reclining one
    _part(g, "84,196,11 112,186,9.6 134,206,6", BLUE)
    _cloth(g, "64,190! 66,210 92,213! 124,212 146,212! 142,202 120,194 100,188 82,182!", BLUE, 40)
    for fold in ("82,192 98,200 122,206", "74,200 92,207 112,210"):
        g.line(fold, 1.4)
    g.shape(spline("138,202! 146,200 152,206 150,212! 138,213!"), SKIN, True, 1.7)
    _cloth(g, "54,158! 48,172 56,190 66,204! 84,200! 88,182 84,166 78,156! 66,162", SKIN, 18)
    g.line("62,172 67,176 72,173", 1.3)
    _part(g, "54,164,7 42,184,6 50,204,4.6", SKIN)
    _part(g, "80,162,6.6 96,158,5.4 100,140,4", SKIN)
    cup_outline = "92,118! 93,130 100,135! 97,142! 107,142! 104,135! 111,130 112,118!"
    _cloth(g, cup_outline, GOLD, 18)
    g.shape(ellipse(102, 118, 10, 3), RED, True, 1.6)
    g.shape(ellipse(101, 141, 4.4), SKIN, True, 1.6)
    _part(g, "66,146,5 66,160,5.6", SKIN)
    little_face(g, 67, 142, 12, 1, BROWN)
    for i, (x, y) in enumerate(((54, 138), (58, 130), (66, 127), (74, 128), (80, 133))):
        g.shape(spline("0,0! 4,-5 10,-2! 5,3").rot(-150 + 40 * i).move(x, y), TEAL, True, 1.4)
        g.shape(ellipse(x, y, 2), RED, True, 1)
    for x, y in ((28, 212), (100, 216), (172, 211)):
        _rose(g, x, y)


def killing(card: Drawing) -> None:
    """A man in red stabs a fallen one before a castle."""
    g = Drawing(xf=(0.84, 16, 28))
    g.shape(spline("52,160! 70,138 100,128 130,138 148,160! 100,170"), HILL, True, 1.3)
    castle(g, 112, 136, 0.92)
    _ground(g, 198, 50, 150)
    # the fallen one
    _part(g, "92,194,7 74,184,6 66,200,4.4", TEAL)
    _part(g, "94,198,7 76,200,5.6 60,202,4.2", TEAL)
    _cloth(g, "88,188! 88,204 98,206! 124,204 128,192! 118,184 100,184", OCHRE, 40)
    _part(g, "118,190,5 128,176,4.4 136,168,3.4", OCHRE)
    g.shape(ellipse(138, 165, 4), SKIN, True, 1.5)
    _part(g, "122,202,4.6 136,206,4", OCHRE)
    little_face(g, 133, 191, 9.6, -1, DARK_HAIR)
    # the man in red
    _part(g, "80,172,7 74,186,6 66,200,4.2", GREY_BLUE)
    _part(g, "88,172,7 96,184,6 90,200,4.2", GREY_BLUE)
    for x in (64, 88):
        g.shape(spline(at(x, 201, "-4,-4! -5,4! 9,4! 6,-1 3,-4!")), BROWN, True, 1.5)
    _cloth(g, "78,140! 70,156 72,176! 84,180 98,174! 98,154 96,138!", RED, 18)
    g.line("72,164 84,168 98,163", 3)
    g.line("72,164 84,168 98,163", 1.2, GOLD)
    _part(g, "80,146,5.6 68,154,5 72,166,3.8", RED)
    _part(g, "94,144,5.6 108,150,5 113,164,3.8", RED)
    g.shape(poly("111,166 118,166 117,190 114,194 112,190"), SKY, True, 1.6)
    g.line("108,168 121,167", 2.4, smooth=False)
    g.shape(ellipse(114, 163, 4.2), SKIN, True, 1.5)
    little_face(g, 91, 127, 10.4, 1, BROWN)
    g.shape(spline("79,122! 82,112 94,111 102,118 100,123! 90,118"), BLUE, True, 1.7)
    g.shape(spline("82,114! 74,108 66,114 70,120! 76,118"), WHITE, True, 1.5)
    card.merge(g)


def seated(card: Drawing) -> None:
    """A seated figure with long hair and a blue jar, a lion's head beside it, towers behind."""
    g = Drawing(xf=(0.88, 10, 20))
    g.shape(spline("46,168! 70,150 100,142 130,150 154,168! 100,178"), HILL, True, 1.3)
    for x, y, s in ((64, 164, 0.66), (136, 162, 0.72)):
        castle(g, x, y, s)
    _ground(g, 204, 46, 154)
    _lion(g, 130, 192)
    _cloth(g, "84,158! 66,176 62,206! 84,210 106,208! 118,206 116,186 108,160!", OCHRE)
    _part(g, "90,176,11 76,190,9 78,206,6", OCHRE)
    for fold in ("92,184 90,200", "102,178 106,204"):
        g.line(fold, 1.4)
    g.shape(spline(at(76, 206, "-6,-3! -11,5! 8,5! 6,-3!")), BROWN, True, 1.5)
    _cloth(g, "84,128! 78,144 84,164! 106,164! 112,144 106,128! 95,136", RED, 18)
    _part(g, "106,136,6 116,152,5.4 102,162,4", RED)
    jar = "82,150! 74,162 78,174! 94,174! 98,162 90,150! 92,146! 80,146!"
    _cloth(g, jar, BLUE, 18)
    g.line("76,162 86,166 97,161", 1.5, GOLD)
    _part(g, "84,136,6 70,150,5.4 76,164,4", RED)
    g.shape(ellipse(78, 166, 4.2) + ellipse(99, 163, 4.2), SKIN, True, 1.5)
    _part(g, "95,122,4.6 95,132,5.4", SKIN)
    _cloth(g, "84,108! 78,124 82,148! 90,138 90,116!", BROWN)
    _cloth(g, "106,108! 112,124 110,146! 102,138 101,116!", BROWN)
    little_face(g, 95, 114, 12, -1, BROWN)
    card.merge(g)


def _lion(g: Drawing, x: float, y: float) -> None:
    """A lion's head with its mane, looking ahead."""
    g.shape(petals(x, y, 9, 21, 15, -90), BROWN, True, 1.8)
    face = spline(at(x, y, "-11,-9 -12,2 -7,12 0,15 7,12 12,2 11,-9 0,-12"))
    g.solid(face, OCHRE, (-5, -2), 1.7, angle=18, step=3.6, w=1.2)
    for m in (1, -1):
        g.shape(ellipse(x + m * 5, y - 3, 1.7, 1.9), INK, False)
        g.line(at(x, y, [(m * 2, -7), (m * 6, -8), (m * 9, -5)]), 1.5)
        g.line(at(x, y, [(0, 7), (m * 3, 9.6), (m * 6, 8)]), 1.4)
    g.shape(spline(at(x, y, "-4,2! 4,2! 0,7!")), INK, False)
    g.line(at(x, y, "-1,-4 -1.6,1"), 1.2)
