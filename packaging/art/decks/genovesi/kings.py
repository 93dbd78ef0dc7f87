"""Genoese deck: kings, all fair-haired."""

from ...drawing import Drawing
from ...figures.cloaks import ermine, ermine_cape
from ...figures.crowns import crown
from ...figures.halves import half_arm
from ...figures.heads import Mood, bearded, neck, profile
from ...figures.held import sceptre, shaft
from ...figures.limbs import fist, open_hand
from ...figures.local import Local
from ...geometry import arc, at, ellipse, limb, spline
from ...palette import BLOND, BLUE, GOLD, GREEN, RED, WHITE
from ...signs.common import petals
from ...signs.italian import italian_sword
from .parts import black_facings, bodice, buttons, coat, facings


def crowned(
    g: Drawing,
    cx: float,
    turn: float,
    kind: str,
    beard: str,
    mood: Mood = "calm",
    old: bool = False,
) -> None:
    """Bearded head in three-quarter view with its crown."""
    style = "mane" if beard == "long" else "curls"
    bearded(g, cx, 80, 1.27, turn, beard, BLOND, style, mood, old)
    crown(g, cx + turn, 60, 21, 16, turn, kind=kind)


def king_diamonds(g: Drawing) -> None:
    """Profile to the right in a red robe; unarmed, a gold disc on the breast."""
    cx = 98
    coat(g, cx, RED)
    bodice(g, cx, BLUE, (14, 20))
    facings(g, cx, GREEN, GOLD, (20, 30))
    half_arm(g, (cx + 38, 128), (cx + 62, 148), (cx + 68, 190), RED, RED, 18, None, GOLD)
    neck(g, cx, 84, 1.2, 1)
    ermine_cape(g, cx, 114, 42, 20)
    g.line(arc(cx, 112, 24, 160, 20, 26), 5.4)
    g.line(arc(cx, 112, 24, 160, 20, 26), 2.8, GOLD)
    g.shape(ellipse(cx, 147, 15), GOLD)
    g.shape(petals(cx, 147, 8, 11, 7), RED, True, 1.4)
    g.shape(ellipse(cx, 147, 4), GOLD, True, 1.3)
    half_arm(g, (cx - 37, 132), (cx - 64, 156), (cx - 32, 161), RED, RED, 18, GOLD, GOLD)
    open_hand(g, cx - 32, 160, 1.1, 1, -34)
    profile(g, cx, 80, 1.28, 1, hair=BLOND, moustache=BLOND, beard=BLOND, length=-2)
    crown(g, cx + 1, 59, 21, 17, 1, kind="spikes")


def king_hearts(g: Drawing) -> None:
    """Looks right; coat with green facings, a blue sword upright at the left."""
    cx = 108
    coat(g, cx, RED)
    bodice(g, cx, WHITE, (14, 18))
    ermine(g, at(cx, 0, "-8,138 6,146 -6,158 8,162"))
    facings(g, cx, GREEN, GOLD, (19, 28))
    half_arm(g, (cx + 37, 128), (cx + 58, 146), (cx + 64, 190), BLUE, BLUE, 18, None, GOLD)
    half_arm(g, (cx - 36, 130), (cx - 56, 166), (cx - 40, 160), BLUE, BLUE, 18, GOLD, GOLD)
    g.add(italian_sword(96, 5.6, 32), "translate(64 143)")
    fist(g, 65, 157, 1.15, 1, 0)
    neck(g, cx, 84, 1.2, 1)
    ermine_cape(g, cx, 114, 40, 17)
    crowned(g, cx, 1, "fleur", "square")


def harp(g: Drawing, x: float, y: float) -> None:
    """A small gold harp, the upper end of its pillar at (x, y)."""
    g.shape(spline(at(x, y, "1,2! 14,9 26,4! 34,12! 8,46! 3,44!")), WHITE, False)
    for i in range(5):
        g.line(at(x, y, [(8 + 5 * i, 8 + 0.6 * i), (7 + 4.4 * i, 42 - 6.6 * i)]), 1.1)
    g.shape(limb(at(x, y, "34,10,4 18,32,4.4 4,48,5"), 2, "round", "round"), GOLD, True, 2)
    g.shape(limb(at(x, y, "0,0,4 2,24,3.2 4,48,3.6"), 2, "round", "round"), GOLD, True, 2)
    g.shape(
        limb(at(x, y, "-1,-2,4.6 14,7,3.2 26,2,3.4 35,8,4.4"), 2, "round", "round"), GOLD, True, 2
    )
    g.shape(ellipse(x - 1, y - 2, 1.8), RED, False)


def black_faced_coat(g: Drawing, cx: float, col: str, front: str, sleeves: str) -> None:
    """A coat with facings of black fur, one hand raised at the left."""
    coat(g, cx, col)
    bodice(g, cx, front, (13, 17))
    buttons(g, cx, GOLD if front != GOLD else RED, 140, 3)
    black_facings(g, cx)
    half_arm(g, (cx + 37, 128), (cx + 58, 146), (cx + 64, 190), sleeves, sleeves, 18, None, GOLD)
    half_arm(g, (cx - 34, 132), (cx - 46, 166), (cx - 38, 155), sleeves, sleeves, 17, None, GOLD)


def king_spades(g: Drawing) -> None:
    """Frowns to the left; black facings, sceptre at the left, a harp below it."""
    cx = 110
    black_faced_coat(g, cx, BLUE, RED, GREEN)
    sceptre(g, 68, 148, -5, 24, 2)
    fist(g, 68, 148, 1.1, 1, -4)
    harp(g, 24, 122)
    neck(g, cx, 84, 1.2, -1)
    ermine_cape(g, cx, 114, 40, 17)
    crowned(g, cx, -1, "points", "fork", "stern")


def trident(g: Drawing, x: float, y: float) -> None:
    """A sceptre with three prongs."""
    frame = Local(x, y, rot=-3)
    shaft(g, frame, (0, 26), (0, -42), RED)
    prongs = spline(
        "-2.4,-40! -12,-44 -13,-56! -15.4,-66! -9,-57! -8,-51 -2.4,-50! -2.4,-64! 0,-74! 2.4,-64! "
        "2.4,-50! 8,-51 9,-57! 15.4,-66! 13,-56! 12,-44 2.4,-40!"
    )
    g.shape(frame(prongs), GOLD, True, 1.9)
    g.shape(frame(ellipse(0, -38, 4.4)), GOLD, True, 1.7)


def king_clubs(g: Drawing) -> None:
    """Old, looks right; black facings, three-pronged sceptre, a gold cartouche below it."""
    cx = 110
    black_faced_coat(g, cx, GREEN, GOLD, RED)
    trident(g, 68, 144)
    fist(g, 68, 144, 1.1, 1, -2)
    frame = spline(
        "-18,-12! -8,-19 0,-14 8,-19 18,-12! 14,0 18,13! 8,20 0,15 -8,20 -18,13! -14,0"
    ).move(40, 152)
    g.solid(frame, GOLD, (-5, -3), None, angle=20, step=4, w=1.3)
    g.shape(ellipse(40, 152, 8.4, 10), RED, True, 1.8)
    g.shape(petals(40, 152, 4, 6, 2.4), GOLD, True, 1.1)
    neck(g, cx, 84, 1.2, 1)
    ermine_cape(g, cx, 114, 40, 17)
    crowned(g, cx, 1, "leaves", "long", "calm", True)


KINGS = (king_diamonds, king_hearts, king_spades, king_clubs)
