"""Piacentine deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine
from ...figures.crowns import crown
from ...figures.garments import cuirass
from ...figures.halves import half_arm, torso
from ...figures.heads import head, neck, profile
from ...figures.limbs import fist, palm
from ...geometry import arc, at, ellipse, limb, rect, spline
from ...palette import BLOND, DARK_HAIR, GOLD, GREEN, GREY, RED, WHITE
from ...signs.common import petals
from .parts import LIGHT_SLATE, SAWN, SLATE, coin, cup, sword


def king_coins(g: Drawing) -> None:
    """Profile to the right, ermine collar, halberd in the hand; the coin upper right."""
    cx = 84
    mt = spline(at(cx, 0, "-18,108! -44,122 -60,160 -64,210! 60,210! 50,150 30,116!"))
    g.solid(mt, RED, (-12, 0), None, angle=-74, step=4.6, w=1.7)
    torso(g, cx, GREEN, 1, belt=GOLD)
    half_arm(g, (cx - 30, 128), (cx - 44, 160), (cx - 18, 178), SLATE, SLATE, 15, GOLD)
    fist(g, cx - 14, 177, 1.05, 1, 20)
    neck(g, cx, 84, 1.25, 1)
    cp = spline(
        at(cx, 0, "-16,110! -38,116 -48,136 -40,160! -14,168 16,168 38,158! 46,136 36,116 16,110!")
    )
    g.solid(cp, WHITE, (-8, -4), None, angle=20, step=4.4, w=1.3)
    ermine(g, at(cx, 0, "-34,130 -22,142 -34,150 -8,152 8,146 24,154 34,144 26,130 -18,124"))
    ch = arc(cx, 112, 26, 158, 22, 28)
    g.line(ch, 5.4)
    g.line(ch, 2.8, GOLD)
    g.shape(petals(cx, 141, 6, 8, 5), GOLD, True, 1.8)
    g.shape(ellipse(cx, 141, 3), RED, True, 1.3)
    # halberd
    hx = 146
    g.line([(hx + 4, 214), (hx - 2, 96)], 7, smooth=False)
    g.line([(hx + 4, 214), (hx - 2, 96)], 3.6, GOLD, smooth=False)
    g.shape(spline(at(hx, 0, "-2,74! 5,92 -2,104! -9,92")), LIGHT_SLATE, True, 2)
    g.shape(
        spline(at(hx, 0, "-2,106! -16,98 -24,88! -30,110 -22,132! -14,122 -1,118!")), LIGHT_SLATE
    )
    g.shape(spline(at(hx, 0, "0,106! 22,104! 14,112 20,124! 0,118!")), LIGHT_SLATE)
    half_arm(g, (cx + 30, 130), (cx + 40, 168), (cx + 58, 172), SLATE, SLATE, 15, GOLD)
    fist(g, hx + 3, 170, 1.15, 1, 4)
    profile(g, cx, 82, 1.3, 1, hair="#8f8a80", length=-2, lips=RED)
    crown(g, cx + 1, 61, 22.5, 27, 1)
    g.add(coin(158, 46, 27))


def king_cups(g: Drawing) -> None:
    """Looks down to the right; red mantle with ermine edge, long sceptre, cup raised."""
    cx = 92
    mt = spline(at(cx, 0, "-20,110! -50,124 -68,160 -72,210! 50,210! 40,150 24,112!"))
    g.solid(mt, RED, (-12, 0), None, angle=-74, step=4.6, w=1.7)
    torso(g, cx, GREEN, 1, belt=RED)
    pan = spline(at(cx, 0, "-9,110! -12,150 -8,210! 12,210! 14,150 10,110!"))
    g.shape(pan, SLATE)
    for y in (140, 154, 168, 182):
        g.line(at(cx, y, "-7,-4 1,2 9,-4"), 1.8, GOLD)
    # open robe fronts
    for m in (1, -1):
        g.shape(
            limb([(cx + m * 15, 112, 5), (cx + m * 24, 146, 7), (cx + m * 23, 210, 8)], 2), GOLD
        )
        for y in (128, 142, 156, 170, 184):
            g.shape(ellipse(cx + m * (20 + (y - 128) * 0.06), y, 2.4), RED, True, 1.2)
    # ermine sleeve hanging from the raised arm
    sl = spline(at(cx, 0, "30,122! 50,140 54,168 46,192! 34,188 26,150"))
    g.solid(sl, WHITE, (-6, -2), None, angle=-70, step=4.4, w=1.3)
    ermine(g, at(cx, 0, "38,150 44,166 38,178"))
    half_arm(g, (cx + 30, 128), (cx + 56, 156), (cx + 68, 125), RED, SLATE, 17, GOLD)
    g.add(cup(163, 26, 50, 78))
    palm(g, 161, 112, 1.05, -1)
    sc = [(cx - 62, 36), (cx - 17, 210)]
    g.line(sc, 7.4, smooth=False)
    g.line(sc, 3.8, RED, smooth=False)
    g.shape(petals(cx - 64, 30, 4, 12, 5, 30), GOLD, True, 1.9)
    g.shape(ellipse(cx - 64, 30, 3.6), RED, True, 1.4)
    half_arm(g, (cx - 32, 130), (cx - 52, 162), (cx - 32, 164), RED, SLATE, 17, WHITE)
    fist(g, cx - 28, 166, 1.1, 1, -14)
    neck(g, cx, 84, 1.25, 1)
    cl = spline(at(cx, 0, "-14,110! -30,114 -36,126! -16,132 0,138! 16,132 36,126! 30,114 14,110!"))
    g.shape(cl, GOLD)
    for x, y in ((-26, 121), (-13, 127), (0, 130), (13, 127), (26, 121)):
        g.shape(ellipse(cx + x, y, 2.6), SLATE, True, 1.2)
    head(
        g,
        cx,
        82,
        1.3,
        1,
        style="mane",
        hair=GREY,
        beard=GREY,
        moustache=GREY,
        beardstyle="fork",
        old=True,
    )
    crown(g, cx + 1, 63, 23, 26, 1, kind="fleur")


def king_swords(g: Drawing) -> None:
    """Blond, crown with a ribbon, slate breastplate with a white cross.

    Sword upright in the right hand.
    """
    cx = 102
    for m, x in ((1, 0), (-1, 6)):
        rb = spline(
            [
                (cx + 26, 62 + x, 0),
                (cx + 48, 56 + 2 * x),
                (cx + 62, 66 + x),
                (cx + 72, 60 + 2 * x, 0),
                (cx + 66, 74 + 2 * x),
                (cx + 50, 68 + 2 * x),
                (cx + 28, 74 + x, 0),
            ]
        )
        g.shape(rb, RED if m > 0 else GOLD, True, 2)
    mt = spline(at(cx, 0, "8,108! 44,120 60,160 62,210! 20,210! 24,150"))
    g.solid(mt, GREEN, (-10, 0), None, angle=-74, step=4.6, w=1.7)
    g.shape(limb(at(cx, 0, "38,130,5 47,160,6 50,210,7"), 1), WHITE)
    ermine(g, at(cx, 0, "42,144 48,164 50,180"))
    torso(g, cx, RED, 1, belt=GOLD, wy=172)
    half_arm(g, (cx + 31, 128), (cx + 48, 160), (cx + 14, 170), RED, RED, 17, GOLD, GOLD)
    cuirass(g, cx, 118, 168, SLATE, 26, 21, GOLD, 1)
    for d in ("M{0} {1}h8v-8h8v8h8v8h-8v8h-8v-8h-8z",):
        g.shape(d.format(cx - 11, 138), WHITE, True, 1.8)
    fist(g, cx + 10, 172, 1.1, -1, 20)
    g.add(sword(176, 7.6, 44), "translate(38 150)")
    half_arm(g, (cx - 31, 130), (cx - 54, 164), (cx - 60, 174), RED, RED, 17, GOLD, GOLD)
    fist(g, 38, 168, 1.2, 1, 0)
    neck(g, cx, 84, 1.25, 1)
    gg = spline(at(cx, 0, "-14,110! -34,116 -42,128! -18,130 0,126 18,130 42,128! 34,116 14,110!"))
    g.shape(gg, GOLD)
    head(
        g,
        cx,
        82,
        1.3,
        1,
        style="curls",
        hair=BLOND,
        beard=BLOND,
        moustache=BLOND,
        beardstyle="goatee",
        mood="stern",
    )
    crown(g, cx + 1, 63, 23, 26, 1)


def king_batons(g: Drawing) -> None:
    """Profile to the left, dark beard, green tunic, red mantle pinned on the shoulder.

    Club shouldered.
    """
    cx = 108
    mt = spline(at(cx, 0, "6,108! 46,122 64,164 66,210! 20,210! 20,150"))
    g.solid(mt, RED, (-10, 0), None, angle=-74, step=4.6, w=1.7)
    half_arm(g, (cx + 31, 128), (cx + 56, 160), (cx + 46, 200), SLATE, SLATE, 18, GOLD, GOLD)
    torso(g, cx, GREEN, -1, wy=172)
    bl = [(cx - 24, 166), (cx, 178), (cx + 26, 182)]
    g.line(bl, 9)
    g.line(bl, 5.4, SLATE)
    g.shape(rect(cx - 6, 170, 13, 13, 2), GOLD, True, 1.8)
    clb = limb("36,38,15 42,74,18 48,116,13 54,168,9 56,214,8", 2, "round", "flat")
    g.solid(clb, "#9a5a32", (-8, -2), None, angle=24, step=4, w=1.7)
    for x, y in ((34, 56), (48, 82), (42, 104), (54, 134)):
        g.shape(ellipse(x, y, 4, 3), SAWN, True, 1.5)
    half_arm(g, (cx - 31, 130), (cx - 46, 166), (cx - 52, 164), SLATE, GREEN, 18, GOLD)
    fist(g, 53, 158, 1.2, 1, 4)
    sh = spline(at(cx, 0, "-16,108! -40,118 -46,136! -22,138 8,146 38,150! 50,132 36,114 16,108!"))
    g.solid(sh, RED, (-7, -6), None, angle=30, step=4.4, w=1.6)
    for points in (
        [(cx - 28, 120), (cx - 4, 128), (cx + 30, 134)],
        [(cx - 12, 114), (cx + 10, 120), (cx + 36, 122)],
    ):
        g.line(points, 1.6)
    g.shape(ellipse(cx - 32, 126, 6.4), GOLD)
    g.shape(ellipse(cx - 32, 126, 2.6), SLATE, True, 1.3)
    neck(g, cx, 84, 1.1, -1)
    profile(g, cx, 82, 1.3, -1, hair=DARK_HAIR, moustache=DARK_HAIR, beard=DARK_HAIR, length=-2)
    crown(g, cx - 1, 61, 22.5, 28, -1, kind="spikes")
