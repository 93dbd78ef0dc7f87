"""Bergamasque deck: knights."""

from collections.abc import Callable

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.halves import half_arm, knight, torso
from ...figures.hats import beret, toque, wide_hat
from ...figures.heads import head, neck, profile
from ...figures.horses import DUN_COAT, GREY_COAT
from ...figures.limbs import fist
from ...geometry import Coordinate, poly
from ...palette import GREEN, INK, RED, WHITE
from .parts import ASH, COBALT, OCHRE, belted, coin, cup, hilt, rod, sharp

RED_ROAN = ("#c4502f", "#92351d", "#7c2a18", "#e08a5c")


def rider(
    g: Drawing,
    t: float,
    horse: tuple[str, str, str, str],
    tack: str,
    coat: str,
    sleeve: str,
    cape: str,
    draw_head: Callable[[float], None],
    draw_sword_arm: Callable[[Coordinate], None] | None = None,
) -> None:
    """A rider to the side t; draw_head is given the middle of the body."""

    def body(X: Coordinate) -> None:
        cx = X(78)
        torso(g, cx, coat, t, 33, None, None, None)
        belted(g, cx)
        half_arm(g, (X(109), 130), (X(128), 158), (X(112), 172), sleeve, sleeve, 16, OCHRE)
        half_arm(g, (X(47), 130), (X(32), 162), (X(52), 172), sleeve, sleeve, 16, OCHRE)
        if draw_sword_arm:
            draw_sword_arm(X)
        sharp(g, cx, cape, OCHRE)
        neck(g, cx, 84, 1.2, t)
        petal_ruff(g, cx, 111, 24, 9, WHITE)
        draw_head(cx)

    X, _ = knight(g, t, horse, tack, body, 8, -9)
    fist(g, X(107), 170, 1.05, t, 50)


def knight_coins(g: Drawing) -> None:
    """Looks right under a red cap; coin in the corner; roan horse."""

    def draw_head(cx: float) -> None:
        head(g, cx, 82, 1.28, 1, style="mane", hair=ASH, lips=None)
        beret(g, cx, 62, 1.22, 1, RED, OCHRE, None)

    rider(g, 1, RED_ROAN, OCHRE, COBALT, COBALT, RED, draw_head)
    g.add(coin(34, 38, 20))


def knight_cups(g: Drawing) -> None:
    """Broad hat, long hair; cup in the corner; grey horse."""

    def draw_head(cx: float) -> None:
        head(g, cx, 82, 1.28, 1, style="curls", hair=ASH, moustache=ASH, old=True)
        wide_hat(g, cx, 64, 1.2, 1, COBALT, OCHRE, RED)

    rider(g, 1, GREY_COAT, RED, GREEN, RED, COBALT, draw_head)
    g.add(cup(164, 22, 40, 62))


def knight_swords(g: Drawing) -> None:
    """Bare-headed, sword upright at the left; roan horse."""

    def draw_head(cx: float) -> None:
        head(g, cx, 82, 1.28, 1, style="mane", hair=ASH, mood="stern")

    def draw_sword_arm(X: Coordinate) -> None:
        g.shape(poly("33,130 33,44 39,30 45,44 45,130"), COBALT)
        g.shape(poly("37.4,126 37.4,54 39,48 40.6,54 40.6,126"), INK, False)
        hilt(g, 39, 134, 180, 0.9)
        half_arm(g, (X(47), 130), (X(34), 160), (X(37), 158), GREEN, GREEN, 16, OCHRE)
        fist(g, 39, 151, 1.1, 1, 0)

    rider(g, 1, RED_ROAN, COBALT, RED, GREEN, RED, draw_head, draw_sword_arm)


def knight_batons(g: Drawing) -> None:
    """In profile to the left under a plumed cap, staff at the right; dun horse."""

    def draw_head(cx: float) -> None:
        profile(g, cx, 82, 1.28, -1, hair=ASH, length=-4)
        toque(g, cx, 62, 1.1, 1, GREEN, OCHRE, None)

    def draw_sword_arm(X: Coordinate) -> None:
        rod(g, 164, 112, 5, 176, COBALT, 0, 5.6)
        half_arm(g, (X(47), 130), (X(32), 160), (X(35), 156), RED, RED, 16, OCHRE)
        fist(g, 164, 150, 1.1, -1, 5)

    rider(g, -1, DUN_COAT, RED, GREEN, RED, COBALT, draw_head, draw_sword_arm)
