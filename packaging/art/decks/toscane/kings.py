"""Tuscan deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import collar, ermine, ermine_cape, mantle
from ...figures.crowns import crown
from ...figures.garments import doublet, robe, skirt
from ...figures.heads import bearded, neck
from ...figures.held import sceptre, shaft
from ...figures.limbs import arm, fist, open_hand, shoe
from ...figures.local import Local
from ...geometry import at, ellipse, limb, rect, spline
from ...palette import BLOND, BLUE, BROWN, DARK_GREEN, GOLD, GREY, RED, WHITE
from ...signs.italian import italian_sword
from .parts import FAIR, ORANGE, legs, parchment

ARM = (11, 9.5, 7)


def king_diamonds(g: Drawing) -> None:
    """Forked beard, red robe to the floor, ermine cape; a sealed parchment on the breast."""
    cx = 104
    shoe(g, cx - 14, 291, -1, BLUE)
    shoe(g, cx + 14, 291, 1, BLUE)
    robe(g, cx, 112, 292, RED, 50, GOLD)
    for m in (1, -1):
        arm(
            g,
            (cx + m * 27, 124),
            (cx + m * 52, 166),
            (cx + m * 24, 190),
            RED,
            BLUE,
            18,
            ARM,
            GOLD,
            None,
        )
    neck(g, cx, 78, 1.12, -1)
    ermine_cape(g, cx, 113, 44, 36)
    parchment(g, cx, 182, 46, 46)
    for m in (1, -1):
        fist(g, cx + m * 25, 190, 1, m, m * 18)
    bearded(g, cx - 1, 77, 1.2, -1, "fork", BLOND, style="mane")
    crown(g, cx - 2, 59, 20, 19, -1, kind="fleur")


def king_hearts(g: Drawing) -> None:
    """Old, long beard; red mantle lined green, sceptre, a hand on a parchment on the table."""
    cx = 116
    mantle(g, cx, 112, 292, 44, 46, RED, DARK_GREEN, 4)
    shoe(g, cx - 12, 291, -1, GOLD)
    shoe(g, cx + 14, 291, 1, GOLD)
    robe(g, cx, 114, 288, BLUE, 34, GOLD)
    g.shape(limb(at(cx, 0, "-21,178,4 0,181,4 21,178,4"), 1), GOLD)
    cloth = spline(
        "11,206! 71,206! 71,296! 62,291 56,298! 48,291 41,298! 34,291 26,298! 19,291 11,296!"
    )
    g.solid(cloth, DARK_GREEN, (-10, 0), None, angle=-78, step=4.6, w=1.6)
    for fold in ("24,212 23,250 25,290", "40,212 39,250 40,290", "55,212 56,250 54,290"):
        g.line(spline(fold, False), 1.4)
    g.line([(12, 284), (70, 284)], 4.6, smooth=False)
    g.line([(12, 284), (70, 284)], 2.2, GOLD, smooth=False)
    g.shape(rect(8.5, 200, 67, 9, 2), GOLD, True, 2)
    parchment(g, 38, 196, 44, 22, -4)
    neck(g, cx, 78, 1.12, -1)
    sceptre(g, cx + 56, 176, 6, 60, 10)
    arm(g, (cx + 26, 120), (cx + 48, 156), (cx + 54, 170), BLUE, BLUE, 16, ARM, WHITE, GOLD)
    fist(g, cx + 56, 176, 1.05, 1, 6)
    arm(g, (cx - 26, 120), (cx - 52, 154), (cx - 60, 176), BLUE, BLUE, 16, ARM, WHITE, GOLD)
    open_hand(g, cx - 59, 178, 1.05, -1, -62)
    collar(
        g,
        cx,
        "-13,102! -34,108 -44,126! -30,132 -16,122 0,134! 16,122 30,132 44,125! 34,108 13,102!",
        RED,
    )
    bearded(g, cx - 1, 77, 1.2, -1, "long", GREY, style="mane", old=True)
    crown(g, cx - 2, 59, 20, 19, -1)


def king_spades(g: Drawing) -> None:
    """Short hair, frowning; ermine cape, green tunic, red train, a short rod held down."""
    cx = 106
    train = spline(at(cx, 0, "6,112! 40,122 52,170 62,240 88,292! 70,299 30,299! 26,240 16,170"))
    g.solid(train, RED, (-14, 0), None, angle=-72, step=4.8, w=1.7)
    for fold in ("34,140 44,210 60,290", "28,150 34,220 42,294"):
        g.line(at(cx, 0, fold), 1.5)
    legs(g, cx, WHITE, (((-14, 244), (-19, 293)), ((13, 244), (16, 293))), GOLD)
    skirt(g, cx, 168, 236, DARK_GREEN, 18, 37, GOLD, RED, 5)
    arm(
        g,
        (cx + 26, 120),
        (cx + 52, 154),
        (cx + 24, 176),
        DARK_GREEN,
        DARK_GREEN,
        16,
        ARM,
        GOLD,
        GOLD,
    )
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 109, 170, DARK_GREEN, 28, 18.5, None, 25, RED, GOLD, -1, GOLD)
    fist(g, cx + 20, 179, 1.0, -1, 16)
    rod = Local(50, 186, 1, 1, 16)
    shaft(g, rod, (0, -16), (0, 52), GOLD, 8)
    for y in (-17, 53):
        g.shape(rod(ellipse(0, y, 5.4)), RED, True, 1.9)
    arm(
        g,
        (cx - 26, 120),
        (cx - 46, 156),
        (cx - 54, 180),
        DARK_GREEN,
        DARK_GREEN,
        16,
        ARM,
        GOLD,
        GOLD,
    )
    fist(g, 50, 187, 1.05, 1, 16)
    ermine_cape(g, cx, 113, 43, 30)
    bearded(g, cx - 1, 77, 1.2, -1, "short", FAIR, style="crop", mood="stern", brow=BROWN)
    crown(g, cx - 2, 59, 20, 19, -1, kind="spikes")


def king_clubs(g: Drawing) -> None:
    """Looks left; red mantle, blue scrolled tunic with an ermine hem, arm out, sword behind."""
    cx = 96
    g.add(italian_sword(104, 4.8), f"translate({cx + 26} 196) rotate(132)")
    mantle(g, cx, 112, 288, 48, 44, RED, ORANGE, 4)
    legs(g, cx, RED, (((-15, 244), (-22, 293)), ((13, 244), (16, 293))), BROWN)
    skirt(g, cx, 168, 234, BLUE, 18, 36, None, RED, 5)
    hem = limb(at(cx, 0, "-37,233,7 -18,237,7 0,235,7 18,237,7 37,233,7"), 2, "round", "round")
    g.shape(hem, WHITE, True, 2)
    ermine(g, at(cx, 235, "-30,0 -16,2 -2,0 12,2 26,0"))
    arm(g, (cx + 26, 120), (cx + 56, 148), (cx + 72, 136), BLUE, RED, 16, ARM, WHITE, GOLD)
    open_hand(g, cx + 73, 135, 1.05, 1, -34)
    neck(g, cx, 78, 1.12, -1)
    doublet(g, cx, 109, 170, BLUE, 29, 18.5, None, 25, None, None, -1, RED)
    for m in (1, -1):
        for scroll in (
            "4,118 12,126 10,136 4,132 8,128",
            "3,142 11,150 9,160 3,156 7,152",
            "8,182 18,194 16,206 8,202 13,196",
            "22,190 30,204 26,216 20,210 24,206",
        ):
            mirrored = [(cx + m * x, y) for x, y, *_ in at(0, 0, scroll)]
            g.line(mirrored, 1.8, GOLD)
    arm(g, (cx - 26, 120), (cx - 52, 154), (cx - 25, 172), BLUE, RED, 16, ARM, WHITE, GOLD)
    fist(g, cx - 21, 176, 1.0, 1, 10)
    collar(g, cx, "-13,102! -32,106 -42,120! -24,126 0,121! 24,126 42,119! 32,106 13,102!", WHITE)
    ermine(g, at(cx, 0, "-28,116 -15,112 15,112 28,116"))
    bearded(g, cx - 1, 77, 1.2, -1, "point", BLOND)
    crown(g, cx - 2, 59, 20, 19, -1, kind="leaves")


KINGS = (king_diamonds, king_hearts, king_spades, king_clubs)
