"""Sarde deck: aces."""

from ...drawing import Drawing
from ...figures.children import bare_arm, bare_leg, bare_torso, child_head, wing
from ...figures.limbs import fist, open_hand
from ...figures.local import Local
from ...geometry import ellipse, limb, poly, rect, spline
from ...palette import BLOND, BLUE, BROWN, GOLD, INK, RED, WHITE
from ...vignettes import tent
from .parts import (
    GREY_BLUE,
    HORN,
    OCHRE,
    PALE_GOLD,
    STEEL,
    TEAL,
    club,
    coin,
    garland,
    indexed,
    landscape,
    sheathed,
)

HANGING = ((66, 144, 6), (71, 168, 7), (68, 192, 6.4), (62, 212, 5))


def ace_coins() -> Drawing:
    """A great gold coin with the face of the sun in the upper half; the lower half is empty."""
    g = Drawing()
    g.add(coin(68, True), "translate(100 88)")
    return indexed(g, "1")


def ace_cups() -> Drawing:
    """A tall urn hung with garlands, ram's heads at its sides."""
    g = Drawing()
    g.shape(rect(52, 276, 96, 20, 3), RED)
    g.shape(rect(60, 264, 80, 12, 2), GOLD)
    foot = spline("88,220! 84,240 64,264! 136,264! 116,240 112,220!")
    g.solid(foot, GOLD, (-12, 0), None, angle=-20, step=4, w=1.6)
    belly = spline("44,104! 38,136 50,172 70,204 88,220! 112,220! 130,204 150,172 162,136 156,104!")
    g.solid(belly, GOLD, (-22, -5), None, angle=12, step=4.4, w=1.8)
    low = spline(
        "48,166! 58,172 66,166! 76,174 84,168! 100,176 116,168! 124,174 134,166! 142,172 152,166! "
        "140,196 128,208 112,221! 88,221! 72,208 60,196"
    )
    g.solid(low, RED, (-16, -4), None, angle=16, step=4.2, w=1.6)
    for x in (-34, -17, 0, 17, 34):
        g.line([(100 + x, 176), (100 + x * 0.8, 198), (100 + x * 0.34, 217)], 1.6)
    shoulder = spline("66,70! 58,86 44,100 43,112! 100,124 157,112! 156,100 142,86 134,70! 100,78")
    g.solid(shoulder, RED, (-18, -4), None, angle=14, step=4.2, w=1.6)
    neck = spline("60,32! 72,44 72,58 65,72! 100,80 135,72! 128,58 128,44 140,32!")
    g.solid(neck, GOLD, (-14, 0), None, angle=4, step=4, w=1.5)
    g.line("71,54 100,61 129,54", 1.6)
    for m in (1, -1):
        scaled = [(100 + m * (1.9 * x - 5.4), 1.9 * y + 37.6, 1.7 * r) for x, y, r in HORN]
        muzzle = spline("146,100! 164,102 168,116 158,132! 144,126")
        g.shape(limb(scaled, 2, "round", "round"), PALE_GOLD, True, 2.1)
        g.shape(muzzle if m > 0 else muzzle.mirror(100), GOLD)
        g.shape(ellipse(100 + m * 54, 109, 2), INK, False)
        g.line([(100 + m * 60, 122), (100 + m * 55, 127)], 1.6)
    for m in (1, -1):
        hung = " ".join(f"{100 + m * x},{y},{r}" for x, y, r in HANGING)
        garland(g, hung, (RED, BLUE))
    garland(g, "42,136,6 64,154,8 100,163,9.5 136,154,8 158,136,6", (RED, GOLD, BLUE))
    g.shape(limb("86,222,6 114,222,6", 1, "round", "round"), BLUE)
    g.shape(ellipse(100, 31, 42, 11), GOLD)
    g.shape(ellipse(100, 30, 35, 7.4), "#9c2119", True, 1.8)
    return indexed(g, "1")


def _camp(g: Drawing) -> None:
    """Tents, a flag, a drum and a heap of cannon balls."""
    landscape(g, [], 236)
    tent(g, 52, 214, 0.9, BLUE)
    tent(g, 34, 230, 1.05, RED)
    g.line("164,250 158,58", 6, smooth=False)
    g.line("164,250 158,58", 2.8, GOLD, smooth=False)
    flag = spline("158,60! 172,52 188,58! 184,76 188,96! 174,90 160,100!")
    g.solid(flag, RED, (-6, -2), None, angle=-60, step=4, w=1.4)
    g.shape(spline("159,74! 172,67 186,72! 185,82! 172,79 159,87!"), WHITE, True, 1.6)
    for x, y in ((148, 288), (164, 288), (180, 288), (156, 274), (172, 274), (164, 260)):
        g.shape(ellipse(x, y, 8), GREY_BLUE, True, 1.9)
        g.shape(ellipse(x - 2.4, y - 2.6, 2), WHITE, False)
    drum = rect(16, 246, 38, 26)
    g.solid(drum, BLUE, (-12, 0), None, angle=0, step=4, w=1.4)
    g.line("18,250 26,270 35,250 44,270 52,250", 1.6, GOLD, smooth=False)
    g.shape(ellipse(35, 246, 19, 6), PALE_GOLD)
    g.shape(spline("16,268! 35,275 54,268! 54,274! 35,281 16,274!"), RED, True, 1.9)


def ace_swords() -> Drawing:
    """Winged child that hugs a huge sheathed sword, before tents, flag, drum and cannon balls."""
    g = Drawing()
    _camp(g)
    L = Local(88, 292, 1.2)
    wing(g, Local(96, 296, 1.16), GREY_BLUE, WHITE)
    bare_leg(g, L, "14,-62,16 20,-40,13 16,-24,11 19,-8,7.6", 1)
    bare_leg(g, L, "-14,-62,17 -20,-38,13.6 -24,-22,11 -26,-8,7.6", -1)
    bare_torso(g, L)
    sash = limb("60,204,8 88,214,9 118,206,8", 2)
    g.solid(sash, TEAL, (-3, -5), 2.1, angle=60)
    g.shape(spline("62,202! 48,214 40,232! 54,230 58,238! 68,220 70,210!"), TEAL, True, 2)
    g.add(sheathed(262, 11), "translate(114 224) rotate(6)")
    bare_arm(g, L, "20,-126,10 42,-112,9.4 40,-92,7")
    fist(g, 126, 186, 1.1, -1, 0)
    bare_arm(g, L, "-20,-124,10.6 -22,-98,9.6 10,-84,7")
    fist(g, 108, 190, 1.15, 1, 8)
    child_head(g, L, BLOND)
    return indexed(g, "1")


def ace_batons() -> Drawing:
    """Winged child with a red sash that pushes a great leafy club; its bow lies on the ground."""
    g = Drawing()
    landscape(g, [("castle", 44, 218, 0.8), ("tree", 166, 226, 1.0)], 246)
    g.add(club(250, 70), "translate(124 162) rotate(9)")
    L = Local(74, 288, 1.2)
    wing(g, Local(92, 284, 1.0), TEAL, GREY_BLUE)
    bare_leg(g, L, "14,-62,16 30,-42,13 24,-24,11 31,-8,7.6", 1)
    bare_leg(g, L, "-14,-60,17 -12,-36,13.6 -24,-22,11 -34,-8,7.6", 1)
    bare_arm(g, L, "14,-122,10 34,-118,9 44,-132,6.6")
    open_hand(g, 124, 130, 1.15, 1, -50)
    bare_torso(g, L)
    sash = limb("50,142,7 64,168,8 92,196,8.4 108,204,8", 2)
    g.solid(sash, RED, (-4, -4), 2.1, angle=-40)
    g.shape(spline("96,196! 106,214 104,234! 114,228 124,234! 122,212 112,198!"), RED, True, 2)
    bare_arm(g, L, "-20,-124,10.6 -6,-104,9.8 24,-100,7")
    open_hand(g, 102, 168, 1.2, 1, -16)
    child_head(g, L, BROWN, mood="merry")
    bow = limb("118,286,2.4 132,276,3.4 142,282,2.8 152,288,3.4 168,280,2.4", 3, "round", "round")
    g.shape(bow, OCHRE, True, 1.9)
    g.line([(119, 286), (168, 280)], 1.4, smooth=False)
    g.line("112,298 172,294", 2.4, smooth=False)
    g.shape(poly("172,294 163,290 164,298"), STEEL, True, 1.5)
    return indexed(g, "1")
