"""Tuscan deck: queens, each with a small crown."""

from ...drawing import Drawing
from ...figures.cloaks import collar, fur_cuff, petal_ruff
from ...figures.crowns import crown
from ...figures.garments import doublet, overskirt, skirt
from ...figures.heads import head, neck, profile
from ...figures.held import flower
from ...figures.limbs import arm, fist, open_hand
from ...figures.veils import hairnet, headcloth, hood
from ...geometry import at, poly, spline
from ...ornament import laurel
from ...palette import BLOND, BLUE, BROWN, GOLD, RED, WHITE
from ...signs.common import petals
from .parts import FAIR, IVORY, LIME, ORANGE

ARM = (10, 8.4, 6.2)
PALE_BLUE = "#bcd8ee"
FOOT = 298.0


def small_crown(g: Drawing, x: float, y: float, turn: float, kind: str = "points") -> None:
    """A crown narrower than the head."""
    crown(g, x, y, 15, 13, turn, kind=kind)


def queen_diamonds(g: Drawing) -> None:
    """Looks right; pale blue veil, ermine sleeve, red skirt, a flower raised at the right."""
    cx = 96
    skirt(g, cx, 166, FOOT, LIME, 16, 36, None, RED, 4)
    overskirt(g, cx, 166, FOOT, RED, 16, 52, 17, GOLD)
    arm(g, (cx - 23, 118), (cx - 44, 154), (cx - 18, 178), BLUE, BLUE, 14, ARM, None, GOLD)
    fur_cuff(g, (cx - 44, 154), (cx - 18, 178), 12)
    neck(g, cx, 78, 1.1, 1)
    doublet(g, cx, 109, 168, BLUE, 26, 16, None, 25, WHITE, GOLD, 1, GOLD)
    fist(g, cx - 13, 181, 0.95, 1, 60)
    flower(RED, 5)(g, 162, 124)
    arm(g, (cx + 23, 118), (cx + 50, 152), (cx + 61, 138), BLUE, BLUE, 14, ARM, None, GOLD)
    fur_cuff(g, (cx + 48, 158), (cx + 62, 134), 11)
    fist(g, 161, 125, 1, 1, 6)
    petal_ruff(g, cx, 107, 24, 10, GOLD)
    head(g, cx + 1, 77, 1.16, 1, style="bob", hair=BLOND)
    hood(g, cx + 1, 77, 1.16, 1, PALE_BLUE, WHITE, 42)
    small_crown(g, cx + 2, 53, 1)


def queen_hearts(g: Drawing) -> None:
    """Profile to the left, walking; veil, red bodice, golden gown, a kerchief held out."""
    cx = 112
    train = spline(
        at(cx, 0, "10,166! 30,190 50,240 78,290! 70,300 30,300! -44,298! -36,240 -14,166!")
    )
    g.solid(train, GOLD, (-14, 0), None, angle=-72, step=4.8, w=1.7)
    for fold in (
        "-8,172 -22,230 -28,294",
        "-2,172 -6,240 -6,296",
        "4,172 16,230 20,296",
        "10,174 32,230 48,294",
    ):
        g.line(at(cx, 0, fold), 1.6)
    for x, y in ((-24, 262), (-12, 232), (8, 266), (30, 262), (14, 222), (46, 280), (-14, 284)):
        g.shape(petals(cx + x, y, 4, 7, 3), RED, True, 1.3)
    arm(g, (cx + 21, 118), (cx + 42, 152), (cx + 20, 178), RED, RED, 14, ARM, WHITE, GOLD)
    neck(g, cx, 78, 1.1, -1)
    doublet(g, cx, 109, 168, RED, 25, 15.5, None, 25, GOLD, RED, -1, GOLD)
    open_hand(g, cx + 20, 178, 1, -1, 24)
    cloth = spline(
        at(44, 160, "2,-6! 8,2 5,14 9,28 4,44! -4,38 -8,46! -13,34 -20,38! -16,20 -12,8 -8,-4!")
    )
    g.solid(cloth, WHITE, (-5, -2), 2, angle=-74, step=4, w=1.2)
    for fold in ("0,4 -1,20 0,36", "-7,6 -9,20 -10,34"):
        g.line(at(44, 160, fold), 1.1)
    arm(g, (cx - 21, 118), (cx - 44, 148), (cx - 60, 152), RED, RED, 14, ARM, WHITE, GOLD)
    fist(g, 43, 154, 1, -1, 20)
    petal_ruff(g, cx, 107, 22, 9, WHITE)
    profile(g, cx - 1, 77, 1.18, -1, hair=BLOND, mood="merry")
    headcloth(g, cx - 1, 77, 1.18, -1, WHITE, BLUE, 58)
    small_crown(g, cx + 1, 52, -1, "fleur")


def _opening(y: float) -> float:
    """How far from the middle the brocade of the queen of spades begins at that height."""
    return 2 + (y - 166) * 0.108


def _side(y: float) -> float:
    """How far from the middle it ends there."""
    return 27 + (y - 190) * 0.3 if y < 255 else 46.5 + (y - 255) * 0.17


def queen_spades(g: Drawing) -> None:
    """Full face, grave; blue brocade with slanting bands, red panel, veil and gloves."""
    cx = 104
    skirt(g, cx, 166, FOOT, RED, 16, 34, GOLD, BLUE, 4)
    for y in (204, 228, 252, 274):
        g.shape(poly(at(cx, y, "0,-7 5.4,0 0,7 -5.4,0")), GOLD, True, 1.3)
    overskirt(g, cx, 166, FOOT, BLUE, 16, 54, 16, None)
    for m in (1, -1):
        for y in (190, 215, 240, 265):
            corners = [(_opening(y), y), (_side(y + 15), y + 15), (_side(y + 23), y + 23)]
            corners.append((_opening(y + 8), y + 8))
            g.shape(poly([(cx + m * x, level) for x, level in corners]), LIME, True, 1.5)
    for m in (1, -1):
        arm(
            g,
            (cx + m * 23, 118),
            (cx + m * 47, 156),
            (cx + m * 16, 180),
            BLUE,
            BLUE,
            15,
            ARM,
            LIME,
            LIME,
        )
    neck(g, cx, 78, 1.1, 1)
    doublet(g, cx, 109, 168, BLUE, 26, 16, None, 25, RED, GOLD, 1, LIME)
    for m in (1, -1):
        fist(g, cx + m * 9, 184, 0.95, -m, m * 64, IVORY)
    collar(
        g,
        cx,
        "-12,101! -28,100 -38,110! -27,114 -20,124! -12,118 0,127! 12,118 "
        "20,124! 27,114 38,110! 28,100 12,101!",
        WHITE,
    )
    head(g, cx, 77, 1.16, 0, style="parted", hair=FAIR, brow=BROWN, mood="stern")
    hood(g, cx, 77, 1.16, 1, WHITE, BLUE, 30)
    small_crown(g, cx, 53, 1, "leaves")


def queen_clubs(g: Drawing) -> None:
    """Looks left; red hairnet, orange bodice, red shawl, blue skirt, a laurel wreath held low."""
    cx = 112
    skirt(g, cx, 166, FOOT, BLUE, 16, 52, GOLD, RED, 6)
    arm(g, (cx + 22, 118), (cx + 44, 152), (cx + 36, 186), ORANGE, ORANGE, 15, ARM, WHITE, GOLD)
    neck(g, cx, 78, 1.1, -1)
    doublet(g, cx, 109, 168, ORANGE, 26, 16, None, 25, None, None, -1, GOLD)
    for y in (128, 139, 150):
        g.line(at(cx, y, "-8,0 4,7"), 1.7, RED)
        g.line(at(cx, y, "4,0 -8,7"), 1.7, RED)
    open_hand(g, cx + 36, 186, 1, 1, 96)
    arm(g, (cx - 22, 118), (cx - 44, 156), (cx - 56, 182), ORANGE, ORANGE, 15, ARM, WHITE, GOLD)
    wreath = Drawing()
    wreath.add(laurel(0, 0, 34))
    g.add(wreath, "translate(46 226) scale(.74)")
    fist(g, 52, 192, 1, 1, 30)
    shawl = spline(
        at(
            cx,
            0,
            "-12,103! -34,110 -44,132! -34,140 -24,132 -8,124 4,134! 18,128 30,140 "
            "36,168 33,200! 44,204 48,194! 52,160 46,124 32,108 12,103!",
        )
    )
    g.solid(shawl, RED, (-8, -3), None, angle=25, step=4.2, w=1.5)
    for fold in ("-34,118 -14,114 2,122", "18,114 38,136 44,176"):
        g.line(at(cx, 0, fold), 1.4)
    head(g, cx - 1, 77, 1.16, -1, style="short", hair=BLOND)
    hairnet(g, cx - 1, 77, 1.16, -1, RED)
    small_crown(g, cx - 3, 54, -1, "points")


QUEENS = (queen_diamonds, queen_hearts, queen_spades, queen_clubs)
