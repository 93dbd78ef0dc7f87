"""Bergamasque deck: pages."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.crowns import wreath
from ...figures.halves import half_arm, torso
from ...figures.hats import beret, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.limbs import fist, pointing
from ...geometry import at, ellipse, poly, spline
from ...palette import GREEN, INK, RED, WHITE
from ...signs.common import petals
from .parts import ASH, COBALT, OCHRE, belted, coin, cup, hilt, rod, zigzag


def page(g: Drawing, cx: float, t: float, coat: str) -> None:
    """Body of a page up to the collar."""
    torso(g, cx, coat, t, 33, None, None, None)
    belted(g, cx)


def page_coins(g: Drawing) -> None:
    """Coin in the corner, hand on the hip, green cap."""
    cx = 108
    half_arm(g, (cx + 31, 130), (cx + 58, 162), (cx + 28, 178), RED, COBALT, 18, OCHRE)
    page(g, cx, -1, COBALT)
    fist(g, cx + 24, 180, 1.1, -1, 12)
    half_arm(g, (cx - 31, 130), (cx - 52, 160), (cx - 58, 130), RED, COBALT, 18, OCHRE)
    pointing(g, cx - 58, 128, 1.1, 1, -100)
    zigzag(g, cx, 116, cx, 160, 8, 8, OCHRE, INK)
    neck(g, cx, 84, 1.2, -1)
    petal_ruff(g, cx, 112, 28, 12, WHITE)
    head(g, cx, 82, 1.3, -1, style="mane", hair=ASH, mood="merry")
    beret(g, cx, 62, 1.24, -1, GREEN, OCHRE, RED)
    g.add(coin(42, 48, 25))


def page_cups(g: Drawing) -> None:
    """Cup in the corner, flower in the hand, bare head with a fringe."""
    cx = 108
    page(g, cx, 1, RED)
    half_arm(g, (cx + 31, 130), (cx + 50, 162), (cx + 16, 166), GREEN, RED, 18, OCHRE)
    half_arm(g, (cx - 31, 130), (cx - 54, 164), (cx - 48, 200), GREEN, RED, 18, OCHRE)
    neck(g, cx, 84, 1.2, 1)
    cl = spline(
        at(cx, 0, "-14,108! -34,114 -42,126! -20,128 -4,120! 4,120! 20,128 42,126! 34,114 14,108!")
    )
    g.solid(cl, WHITE, (-5, -4), None, angle=20, step=4, w=1.2)
    for pts, c in (([(cx + 14, 178), (cx + 10, 160), (cx + 6, 146)], GREEN),):
        g.line(pts, 4.4)
        g.line(pts, 2, c)
    g.shape(petals(cx + 4, 140, 6, 11, 6), WHITE, True, 1.9)
    g.shape(ellipse(cx + 4, 140, 4), OCHRE, True, 1.4)
    fist(g, cx + 12, 166, 1.05, -1, 0)
    head(g, cx, 82, 1.3, 1, style="fringe", hair=ASH)
    wreath(g, cx + 1, 60, 1.2, 1, GREEN)
    g.add(cup(42, 20, 50, 78))


def page_swords(g: Drawing) -> None:
    """Sword upright at the left; the other hand holds the hilt of a second sword."""
    cx = 106
    page(g, cx, 1, COBALT)
    g.shape(poly("152,166 152,230 164,230 164,166"), COBALT)
    hilt(g, 158, 166, 0, 1.0)
    half_arm(g, (cx + 31, 130), (cx + 54, 158), (cx + 52, 148), COBALT, COBALT, 18, OCHRE)
    fist(g, 158, 150, 1.1, -1, 0)
    g.shape(poly("34,140 34,40 41,24 48,40 48,140"), COBALT)
    g.shape(poly("39,134 39,50 41,44 43,50 43,134"), INK, False)
    hilt(g, 41, 144, 180, 1.1)
    half_arm(g, (cx - 31, 130), (cx - 54, 164), (cx - 64, 168), COBALT, COBALT, 18, OCHRE)
    fist(g, 41, 162, 1.15, 1, 0)
    for m in (1, -1):
        zigzag(g, cx + m * 22, 118, cx - m * 20, 164, 6, 8, OCHRE, INK)
    for m in (1, -1):  # stiff collar
        g.shape(
            spline(
                [
                    (cx + m * 6, 110, 0),
                    (cx + m * 22, 94, 0),
                    (cx + m * 30, 112),
                    (cx + m * 14, 120, 0),
                ]
            ),
            WHITE,
        )
    neck(g, cx, 84, 1.15, 1)
    head(g, cx, 82, 1.3, 1, style="mane", hair=ASH, lips=RED, mood="stern")


def page_batons(g: Drawing) -> None:
    """In profile to the left, broad red hat, staff upright at the right."""
    cx = 96
    half_arm(g, (cx - 31, 130), (cx - 56, 164), (cx - 24, 178), RED, GREEN, 18, OCHRE)
    page(g, cx, -1, GREEN)
    fist(g, cx - 20, 180, 1.1, 1, -12)
    rod(g, 160, 112, 3, 180, COBALT, 0, 6.4)
    half_arm(g, (cx + 31, 130), (cx + 56, 162), (cx + 62, 156), RED, GREEN, 18, OCHRE)
    fist(g, 159, 150, 1.15, -1, 3)
    zigzag(g, cx, 116, cx, 160, 8, 8, OCHRE, INK)
    neck(g, cx, 84, 1.2, -1)
    petal_ruff(g, cx, 112, 28, 12, WHITE)
    profile(g, cx, 82, 1.3, -1, hair=ASH, length=-2)
    wide_hat(g, cx + 1, 62, 1.24, -1, RED, OCHRE, COBALT)
