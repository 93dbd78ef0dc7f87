"""Milanese deck: queens."""

from ...drawing import Drawing
from ...figures.cloaks import collar, drape, ermine_cape, petal_ruff, wheel_ruff
from ...figures.crowns import crown, diadem
from ...figures.halves import half_arm, torso
from ...figures.heads import head, neck, profile
from ...figures.held import sceptre
from ...figures.limbs import fist, open_hand
from ...figures.local import Local
from ...figures.veils import headcloth
from ...geometry import arc, at, ellipse, poly, spline
from ...palette import BLUE, GOLD, GREEN, RED, WHITE
from ...signs.common import petals
from .parts import DARK, HAIR, OCHRE, brocade


def chain(g: Drawing, cx: float, y: float, r: float, low: float) -> None:
    """A gold chain round the neck."""
    points = arc(cx, y, r, 165, 15, low)
    g.line(points, 4.6)
    g.line(points, 2.2, GOLD)


def queen_diamonds(g: Drawing) -> None:
    """Profile to the left in a yellow headcloth, uncrowned; red dress, a letter in the hand."""
    cx = 110
    half_arm(g, (cx + 31, 130), (cx + 52, 164), (cx + 14, 176), RED, RED, 17, WHITE, GOLD)
    torso(g, cx, RED, -1, 32, None, None, GOLD)
    g.shape(spline(at(cx, 0, "-11,110! -8,140 -6,172! 6,172! 8,140 11,110!")), WHITE)
    for y in (128, 141, 154):
        g.line(at(cx, y, "-8,-4 0,3 8,-4"), 1.8, BLUE)
    open_hand(g, cx + 14, 176, 1.1, -1, 20)
    paper = Local(50, 112, 1, 1, -12)
    g.shape(paper(poly("-17,-22 17,-22 17,18 -17,18")), WHITE, True, 2)
    for i, level in enumerate((-15, -8.5, -2, 4.5)):
        g.line(paper.pts([(-12, level), (12 - (i % 2) * 5, level)]), 1.3)
    g.shape(paper(ellipse(9, 12, 4)), RED, True, 1.4)
    half_arm(g, (cx - 31, 130), (cx - 58, 166), (cx - 56, 144), RED, RED, 17, WHITE, GOLD)
    fist(g, 54, 133, 1.1, 1, -8)
    neck(g, cx, 84, 1.22, -1)
    petal_ruff(g, cx, 112, 28, 12, WHITE)
    profile(g, cx, 82, 1.3, -1, hair=HAIR, length=-6)
    headcloth(g, cx, 82, 1.3, -1, GOLD, BLUE, 38)


def queen_hearts(g: Drawing) -> None:
    """Looks right; diadem, ermine cape, gold chains, hand on the breast, slanting sceptre."""
    cx = 98
    drape(g, cx, "-20,112! -46,126 -62,160 -66,215! 66,215! 60,150 44,122 20,112!", RED)
    torso(g, cx, GREEN, 1, 32, None, None, GOLD)
    sceptre(g, 146, 156, 16, 60, 10)
    half_arm(g, (cx + 31, 130), (cx + 46, 168), (cx + 46, 164), RED, GREEN, 17, WHITE, GOLD)
    fist(g, 146, 157, 1.1, 1, 16)
    neck(g, cx, 84, 1.22, 1)
    ermine_cape(g, cx, 115, 43, 28)
    for y, r, low in ((112, 22, 20), (112, 29, 31)):
        chain(g, cx, y, r, low)
    g.shape(petals(cx, 145, 6, 8, 5), GOLD, True, 1.7)
    g.shape(ellipse(cx, 145, 3), RED, True, 1.2)
    half_arm(g, (cx - 34, 138), (cx - 54, 168), (cx - 27, 164), RED, GREEN, 16, WHITE, GOLD)
    open_hand(g, cx - 27, 163, 1.1, 1, -24)
    head(g, cx, 82, 1.3, 1, style="bob", hair=HAIR, brow=DARK)
    diadem(g, cx, 62, 1.16, 1, RED)


def queen_spades(g: Drawing) -> None:
    """Frowns to the left; crown, dark hair, blue dress, red sleeves; slanting sceptre."""
    cx = 98
    torso(g, cx, BLUE, -1, 32, None, None, RED)
    front = spline(at(cx, 0, "-10,110! -7,140 -6,176! 6,176! 7,140 10,110!"))
    g.shape(front, GOLD)
    for y in (128, 141, 154):
        g.shape(poly(at(cx, y, "0,-5 4,0 0,5 -4,0")), RED, True, 1.2)
    brocade(g, cx, "-20,138 -15,158 20,138 15,158")
    half_arm(g, (cx - 31, 130), (cx - 54, 166), (cx - 24, 176), RED, RED, 18, WHITE, GOLD)
    fist(g, cx - 17, 177, 1.05, 1, 80)
    sceptre(g, 146, 154, 18, 60, 8)
    half_arm(g, (cx + 31, 130), (cx + 48, 168), (cx + 46, 162), RED, RED, 18, WHITE, GOLD)
    fist(g, 145, 156, 1.1, 1, 18)
    neck(g, cx, 84, 1.22, -1)
    collar(
        g,
        cx,
        "-13,105! -34,104 -44,114! -32,118 -27,127! -17,122 -9,129! 0,121 9,129! 17,122 "
        "27,127! "
        "32,118 44,113! 33,103 13,105!",
        WHITE,
    )
    head(g, cx - 1, 82, 1.3, -1, style="long", hair=DARK, mood="stern")
    crown(g, cx - 1, 62, 21, 21, -1, kind="points")


def queen_clubs(g: Drawing) -> None:
    """Smiles to the left; peaked crown, large ruff, blue and red dress, lace cuffs."""
    cx = 102
    drape(g, cx, "-20,114! -48,128 -60,160 -62,215! 62,215! 60,160 48,126 20,114!", BLUE)
    torso(g, cx, RED, -1, 31, GOLD, GREEN, GOLD)
    for m in (1, -1):
        half_arm(
            g,
            (cx + m * 31, 132),
            (cx + m * 54, 164),
            (cx + m * 18, 176),
            BLUE,
            BLUE,
            18,
            None,
            OCHRE,
        )
    for m in (1, -1):
        lace = "-2,-10! -8,-12 -12,-8! -16,-4 -13,0! -16,4 -12,8! -8,12 -2,10!"
        x, y = cx + m * 18, 176
        shape = spline(lace).rot(-18)
        g.shape((shape.mirror() if m < 0 else shape).move(x + m * 8, y - 3), WHITE, True, 1.8)
    fist(g, cx + 9, 178, 1.0, -1, 70)
    fist(g, cx - 7, 176, 1.05, 1, 76)
    neck(g, cx, 84, 1.22, -1)
    wheel_ruff(g, cx, 112, 45, 15)
    head(g, cx - 1, 81, 1.3, -1, style="curls", hair=HAIR, brow=DARK, mood="merry")
    crown(g, cx - 1, 61, 21, 21, -1, kind="peak")


QUEENS = (queen_diamonds, queen_hearts, queen_spades, queen_clubs)
