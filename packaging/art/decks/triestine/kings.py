"""Triestine deck: kings with flared crowns and a lance at the right."""

from ...drawing import Drawing
from ...figures.cloaks import ermine, petal_ruff
from ...figures.crowns import crown
from ...figures.garments import cuirass, puff
from ...figures.halves import half_arm, torso
from ...figures.heads import bearded, head, neck, profile
from ...figures.held import lance
from ...figures.limbs import fist, palm
from ...geometry import at, ellipse, spline
from ...palette import BLUE, DARK_HAIR, GOLD, RED, WHITE
from ...signs.venetian import blade, sceptre
from .parts import OCHRE, SEGMENTS, coin, cup, flowers, sword_hilt


def royal(g: Drawing, cx: float, mantle: str, coat: str, belt: str, t: float) -> None:
    """Mantle, lance and coat of a king."""
    cloak = spline(at(cx, 0, "-18,108! -46,120 -60,160 -62,214! 62,214! 60,160 46,120 18,108!"))
    g.solid(cloak, mantle, (-12, 0), None, angle=-74, step=4.6, w=1.7)
    lance(g, 148, 216, 157, 56, RED if mantle != RED else BLUE)
    torso(g, cx, coat, t, 33, None, None, belt)


def king_coins(g: Drawing) -> None:
    """Black beard, the coin at the left."""
    cx = 98
    royal(g, cx, RED, BLUE, GOLD, -1)
    flowers(g, cx, "-16,128 0,138 16,128 -12,156 12,156", GOLD)
    half_arm(g, (cx + 31, 130), (cx + 50, 162), (cx + 52, 158), OCHRE, BLUE, 17, GOLD)
    fist(g, 152, 154, 1.1, -1, 4)
    half_arm(g, (cx - 32, 130), (cx - 54, 158), (cx - 53, 122), OCHRE, BLUE, 18, GOLD, RED)
    g.add(coin(25), "translate(45 80)")
    palm(g, 45, 112, 1.05, 1)
    neck(g, cx, 84, 1.1, -1)
    petal_ruff(g, cx, 112, 28, 13, WHITE)
    bearded(g, cx - 1, 82, 1.3, -1, "square", DARK_HAIR, "bob")
    crown(g, cx - 1, 64, 22, 19, -1, GOLD, RED, kind="flared")


def king_cups(g: Drawing) -> None:
    """Shaven, in a fur collar, the cup at the left."""
    cx = 100
    royal(g, cx, BLUE, RED, GOLD, 1)
    half_arm(g, (cx + 31, 130), (cx + 50, 162), (cx + 50, 158), BLUE, GOLD, 17, WHITE, GOLD)
    fist(g, 152, 154, 1.1, -1, 4)
    half_arm(g, (cx - 32, 130), (cx - 56, 158), (cx - 57, 132), BLUE, GOLD, 17, WHITE, GOLD)
    g.add(cup(46, 78), "translate(44 84)")
    palm(g, 44, 122, 1.05, 1)
    fur = spline(
        at(
            cx,
            0,
            "-16,108! -36,114 -42,128 -30,140! -22,134 -12,146! 0,136 12,146! 22,134 30,140! "
            "42,128 36,114 16,108!",
        )
    )
    g.solid(fur, WHITE, (-6, -4), None, angle=20, step=4.2, w=1.3)
    ermine(g, at(cx, 0, "-30,124 -18,130 18,130 30,124"))
    neck(g, cx, 84, 1.15, 1)
    head(g, cx, 82, 1.32, 1, style="bob", hair=DARK_HAIR, lips=None, old=True)
    crown(g, cx + 1, 63, 22, 19, 1, GOLD, BLUE, kind="flared")


def king_swords(g: Drawing) -> None:
    """Shaven, in a breastplate, the sword upright at the left."""
    cx = 102
    royal(g, cx, OCHRE, RED, GOLD, -1)
    cuirass(g, cx, 118, 170, "#b9d3e8", 25, 20, GOLD, -1)
    half_arm(g, (cx + 31, 130), (cx + 48, 162), (cx + 48, 158), RED, BLUE, 16, GOLD)
    puff(g, cx + 42, 144, 16, RED, GOLD)
    fist(g, 152, 154, 1.1, -1, 4)
    blade(g, [(42, 146), (42, 116), (42, 86), (42, 68), (42, 46)], 7, 6, SEGMENTS)
    sword_hilt(g, 42, 148)
    half_arm(g, (cx - 32, 130), (cx - 56, 164), (cx - 62, 166), RED, BLUE, 16, GOLD)
    puff(g, cx - 44, 146, 16, RED, GOLD)
    fist(g, 42, 164, 1.15, 1, 0)
    neck(g, cx, 84, 1.25, -1)
    petal_ruff(g, cx, 112, 28, 13, WHITE)
    head(g, cx - 1, 82, 1.32, -1, style="fringe", hair=DARK_HAIR, lips=None, mood="stern")
    crown(g, cx - 1, 62, 22, 19, -1, GOLD, RED, kind="flared")


def king_batons(g: Drawing) -> None:
    """Shaven, in profile to the left, the sceptre held up to the left."""
    cx = 102
    royal(g, cx, RED, OCHRE, BLUE, -1)
    g.shape(spline(at(cx, 0, "-8,112! -13,146 -9,190! 9,190! 13,146 8,112!")), BLUE)
    for y in (130, 144, 158):
        g.shape(ellipse(cx, y, 3), GOLD, True, 1.3)
    half_arm(g, (cx + 31, 130), (cx + 48, 162), (cx + 48, 158), BLUE, OCHRE, 17, WHITE, GOLD)
    fist(g, 152, 154, 1.1, -1, 4)
    sceptre(g, 50, 112, -14, 158, (BLUE, RED), 0, 6.8)
    half_arm(g, (cx - 31, 130), (cx - 54, 162), (cx - 48, 146), BLUE, OCHRE, 17, WHITE, GOLD)
    fist(g, 58, 142, 1.15, 1, -14)
    neck(g, cx, 84, 1.2, -1)
    petal_ruff(g, cx, 112, 30, 14, GOLD)
    profile(g, cx, 82, 1.32, -1, hair=DARK_HAIR, length=0)
    crown(g, cx - 1, 60, 22, 18, -1, GOLD, RED, kind="flared")
