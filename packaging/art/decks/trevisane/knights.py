"""Trevisan deck: knights."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import puff, spotted
from ...figures.halves import half_arm, knight, torso
from ...figures.hats import beret, toque, turban
from ...figures.heads import head, neck, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT
from ...figures.limbs import fist, palm
from ...geometry import Coordinate, at, limb, spline
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, GREEN, RED, SKY, WHITE
from ...signs.venetian import sceptre
from .parts import coin, cup


def knight_coins(g: Drawing) -> None:
    """Red-capped rider, blue sleeves, coin lifted; dun horse to the right."""

    def body(X: Coordinate) -> None:
        cx = 76
        torso(g, cx, RED, 1, 33, None, GOLD, BLUE)
        half_arm(g, (cx + 31, 130), (cx + 50, 158), (cx + 34, 172), BLUE, GOLD, 17, WHITE)
        half_arm(g, (cx - 31, 130), (cx - 44, 158), (cx - 33, 123), BLUE, GOLD, 17, WHITE)
        neck(g, cx, 84, 1.25, 1)
        petal_ruff(g, cx, 113, 27, 12, GOLD)
        head(g, cx + 1, 82, 1.28, 1, style="bob", hair=DARK_HAIR, moustache=DARK_HAIR)
        beret(g, cx, 62, 1.24, 1, RED, BLUE, None)

    knight(g, 1, DUN_COAT, RED, body, 6, -9)
    g.add(coin(43, 84, 20.5))
    palm(g, 43, 111, 0.95, 1)
    fist(g, 106, 168, 1.05, 1, 50)


def knight_cups(g: Drawing) -> None:
    """Blue cap with a red-green plume, cup lifted at the right; grey horse to the left."""

    def body(X: Coordinate) -> None:
        cx = X(80)
        torso(g, cx, BLUE, -1, 33, None, None, GOLD)
        g.shape(spline(at(cx, 0, "-7,112! -12,146 -8,190! 8,190! 12,146 7,112!")), RED)
        for y in (128, 142, 156):
            g.line(at(cx, y, "-8,0 0,4 8,0"), 1.8, GOLD)
        half_arm(g, (cx - 31, 130), (cx - 48, 158), (cx - 34, 172), GOLD, BLUE, 17, WHITE)
        half_arm(g, (cx + 31, 130), (cx + 44, 158), (cx + 37, 126), GOLD, BLUE, 17, WHITE)
        puff(g, cx + 42, 150, 15, GOLD, RED)
        neck(g, cx, 84, 1.25, -1)
        petal_ruff(g, cx, 113, 27, 12, WHITE)
        head(g, cx - 1, 82, 1.28, -1, style="curls", hair=BLOND, lips=RED, mood="merry")
        toque(g, cx, 64, 1.18, -1, BLUE, GOLD, RED)

    knight(g, -1, GREY_COAT, RED, body, 6, -9)
    g.add(cup(157, 40, 40, 70))
    palm(g, 157, 114, 0.98, -1)
    fist(g, 96, 168, 1.05, -1, 50)


def knight_swords(g: Drawing) -> None:
    """Turned to the left, scimitar swung over the head, a striped flag behind."""

    def body(X: Coordinate) -> None:
        cx = X(82)
        fl = spline("142,92! 158,86 174,92! 175,140! 160,134 140,142!")
        g.shape(fl, WHITE)
        for i in range(3):
            y = 92 + i * 17
            g.shape(
                spline(
                    [
                        (142 - i * 0.6, y, 0),
                        (158, y - 6),
                        (174 + i * 0.4, y, 0),
                        (174.4 + i * 0.4, y + 9, 0),
                        (158, y + 3),
                        (141.4 - i * 0.6, y + 9, 0),
                    ]
                ),
                RED,
                True,
                1.6,
            )
        g.line("139,80 142,190", 5.4, smooth=False)
        g.line("139,80 142,190", 2.4, GOLD, smooth=False)
        torso(g, cx, GREEN, -1, 33, None, GOLD, RED)
        half_arm(g, (cx - 31, 130), (cx - 48, 158), (cx - 34, 172), RED, GREEN, 17, WHITE)
        neck(g, cx, 84, 1.25, -1)
        petal_ruff(g, cx, 113, 26, 12, GOLD)
        head(
            g,
            cx - 1,
            84,
            1.24,
            -1,
            style="short",
            hair=DARK_HAIR,
            moustache=DARK_HAIR,
            mood="stern",
        )
        turban(g, cx, 74, 1.2, -1, GOLD, RED, None)
        sb = spline("150,54! 128,36 96,28 62,34 34,54! 62,26 98,17 132,24 157,46!")
        g.shape(sb, BLUE)
        g.line("148,46 126,29 96,22.6 66,29", 1.6, SKY)
        half_arm(g, (cx + 31, 130), (cx + 46, 110), (cx + 38, 72), RED, GREEN, 15, WHITE)
        g.shape(limb("146,62,3.4 156,52,4 164,40,3.4", 1, "round", "round"), GOLD, True, 1.9)
        g.shape(limb("156,54,3.6 166,66,3.8", 1, "flat", "round"), RED, True, 1.8)
        fist(g, 159, 60, 1.0, -1, -46)

    knight(g, -1, BAY_COAT, GOLD, body, 8, -9)
    fist(g, 94, 170, 1.05, -1, 50)


def knight_batons(g: Drawing) -> None:
    """In profile under a plumed red cap, sceptre over the shoulder; chestnut to the right."""

    def body(X: Coordinate) -> None:
        cx = 78
        sceptre(g, 49, 112, -13, 176, (RED, BLUE), 0, 6.8)
        torso(g, cx, GOLD, 1, 33, None, None, BLUE)
        spotted(
            g,
            [
                (cx - 16, 130),
                (cx - 4, 140),
                (cx + 10, 132),
                (cx - 12, 154),
                (cx + 4, 160),
                (cx + 16, 150),
            ],
            RED,
        )
        half_arm(g, (cx + 31, 130), (cx + 50, 158), (cx + 34, 172), BLUE, RED, 17, WHITE)
        half_arm(g, (cx - 31, 130), (cx - 46, 162), (cx - 28, 150), BLUE, RED, 17, WHITE)
        neck(g, cx, 84, 1.2, 1)
        petal_ruff(g, cx, 113, 27, 13, WHITE)
        fist(g, 53, 146, 1.1, 1, -24)
        profile(g, cx, 82, 1.28, 1, hair=BROWN, length=-4)
        beret(g, cx + 1, 61, 1.2, 1, RED, GOLD, None)

    knight(g, 1, CHESTNUT_COAT, BLUE, body, 8, -9)
    fist(g, 108, 170, 1.05, 1, 50)
