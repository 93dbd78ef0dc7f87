"""Bergamasque deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.crowns import crown
from ...figures.halves import half_arm, torso
from ...figures.heads import head, neck, profile
from ...figures.limbs import fist, open_hand
from ...geometry import ellipse, poly
from ...palette import GREEN, INK, RED, WHITE
from .parts import ASH, COBALT, OCHRE, belted, coin, cup, hilt, rod, sharp


def king(g: Drawing, cx: float, t: float, coat: str) -> None:
    """Belted gown; the arms and what they hold follow, then `crowned`."""
    torso(g, cx, coat, t, 33, None, None, None)
    belted(g, cx)
    for y in (150, 160):
        g.shape(ellipse(cx, y, 2.4), OCHRE, True, 1.1)


def crowned(
    g: Drawing,
    cx: float,
    t: float,
    cape: str,
    trim: str,
    kind: str,
    beard: bool,
    bs: str,
    prof: bool = False,
) -> None:
    """Head with a crown, above a ruff."""
    sharp(g, cx, cape, trim)
    neck(g, cx, 84, 1.2, t)
    petal_ruff(g, cx, 110, 24, 9, WHITE)
    if prof:
        profile(
            g,
            cx,
            82,
            1.3,
            t,
            hair=ASH,
            beard=ASH if beard else None,
            moustache=ASH if beard else None,
            length=-2,
        )
    else:
        head(
            g,
            cx,
            82,
            1.3,
            t,
            style="mane",
            hair=ASH,
            beard=ASH if beard else None,
            moustache=ASH if beard else None,
            beardstyle=bs,
            lips=RED if beard else None,
        )
    crown(g, cx + t, 62, 22.5, 21 if kind == "arched" else 25, t, OCHRE, RED, kind=kind)


def king_coins(g: Drawing) -> None:
    """Coin in the upper left corner, sceptre at the right, forked beard."""
    cx = 104
    king(g, cx, -1, COBALT)
    half_arm(g, (cx - 31, 130), (cx - 52, 164), (cx - 20, 172), GREEN, COBALT, 17, OCHRE)
    fist(g, cx - 16, 174, 1.05, 1, 14)
    rod(g, 158, 120, 4, 186, RED, 0, 5)
    half_arm(g, (cx + 31, 130), (cx + 54, 160), (cx + 52, 148), GREEN, COBALT, 17, OCHRE)
    fist(g, 157, 142, 1.1, -1, 4)
    crowned(g, cx, -1, RED, OCHRE, "points", True, "fork")
    g.add(coin(42, 48, 25))


def king_cups(g: Drawing) -> None:
    """Shaven, looks to the right; cup in the corner, hand on the breast."""
    cx = 108
    king(g, cx, 1, GREEN)
    half_arm(g, (cx - 31, 130), (cx - 54, 162), (cx - 62, 146), RED, GREEN, 17, OCHRE)
    open_hand(g, cx - 62, 146, 1.1, 1, -100)
    crowned(g, cx, 1, COBALT, OCHRE, "fleur", False, "point")
    half_arm(g, (cx + 31, 132), (cx + 52, 166), (cx + 14, 158), RED, GREEN, 17, OCHRE)
    open_hand(g, cx + 12, 158, 1.1, -1, -4)
    g.add(cup(42, 20, 50, 78))


def king_swords(g: Drawing) -> None:
    """Sword upright at the left, square beard, green sleeves."""
    cx = 108
    king(g, cx, -1, RED)
    half_arm(g, (cx + 31, 130), (cx + 54, 164), (cx + 18, 176), GREEN, RED, 17, OCHRE)
    fist(g, cx + 14, 178, 1.05, -1, -14)
    g.shape(poly("34,140 34,40 41,24 48,40 48,140"), COBALT)
    g.shape(poly("39,134 39,50 41,44 43,50 43,134"), INK, False)
    hilt(g, 41, 144, 180, 1.1)
    half_arm(g, (cx - 31, 130), (cx - 56, 164), (cx - 66, 168), GREEN, RED, 17, OCHRE)
    fist(g, 41, 162, 1.15, 1, 0)
    crowned(g, cx, -1, RED, OCHRE, "leaves", True, "square")


def king_batons(g: Drawing) -> None:
    """In profile to the right, staff at the left, closed crown."""
    cx = 108
    king(g, cx, 1, COBALT)
    half_arm(g, (cx + 31, 130), (cx + 54, 164), (cx + 18, 176), RED, COBALT, 17, OCHRE)
    fist(g, cx + 14, 178, 1.05, -1, -14)
    rod(g, 42, 118, -3, 190, RED, 0, 6.4)
    half_arm(g, (cx - 31, 130), (cx - 56, 164), (cx - 64, 160), RED, COBALT, 17, OCHRE)
    fist(g, 43, 154, 1.15, 1, -3)
    crowned(g, cx, 1, GREEN, OCHRE, "spikes", True, "point", True)
