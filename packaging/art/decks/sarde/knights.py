"""Sarde deck: knights."""

from ...drawing import Drawing
from ...figures.cloaks import petal_ruff
from ...figures.garments import cuirass
from ...figures.hats import beret, casque, plume, wide_hat
from ...figures.heads import bearded, head, profile
from ...figures.horses import BAY_COAT, CHESTNUT_COAT, DUN_COAT, GREY_COAT
from ...figures.limbs import arm, fist, palm
from ...figures.riders import (
    SADDLE,
    Coat,
    PointMap,
    far_arm,
    flying_cloak,
    rearing,
    rearing_body,
    rearing_reins,
)
from ...geometry import Coordinate, at, ellipse
from ...palette import BLOND, BLUE, BROWN, DARK_HAIR, GOLD, RED, WHITE
from ...signs.spanish import spanish_sword
from .parts import STEEL, TEAL, club, coin, court, cup, steel_arm


def mount(
    card: Drawing, t: float, coat: Coat, cloth: str, border: str, cloak: str | None
) -> tuple[Drawing, Coordinate, PointMap]:
    """Cloak and horse; returns the surface of the rider and the maps of an x and of a point."""
    g = Drawing(xf=(0.97, 3 - 2.4 * t, 11))
    if cloak:
        flying_cloak(g, t, cloak)
    X, XP = rearing(g, t, coat, cloth, border, RED)
    card.merge(g)
    return Drawing(xf=(0.97, 3 - 2.4 * t, 11 + 0.97 * SADDLE)), X, XP


@court("11", [("castle", 40, 224, 0.9)], riding=True)
def knight_coins(card: Drawing) -> None:
    """To the left on a dun; plumed broad hat, teal cloak, the coin lifted."""
    t = -1
    r, X, XP = mount(card, t, DUN_COAT, RED, GOLD, TEAL)
    far_arm(r, XP, BLUE, RED)
    rearing_body(r, X, XP, t, RED, BLUE, GOLD)
    arm(r, XP((60, 116)), XP((38, 138)), XP((34, 112)), BLUE, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    r.add(coin(26), f"translate({X(35)} 66)")
    palm(r, X(36), 99, 1.0, t)
    rearing_reins(r, X, XP, t)
    petal_ruff(r, X(84), 106, 23, 11, WHITE)
    head(r, X(86), 76, 1.14, t, style="curls", hair=BROWN, moustache=BROWN, mood="calm")
    plume(r, X(92), 42, 0.95, t, RED, 6)
    wide_hat(r, X(85), 60, 1.12, t, TEAL, GOLD, None)
    card.merge(r)


@court("11", [("castle", 160, 226, 0.8), ("tree", 24, 240, 1.0)], riding=True)
def knight_cups(card: Drawing) -> None:
    """To the right on a grey; blue hat, striped hose, the cup lifted at the left."""
    r, X, XP = mount(card, 1, GREY_COAT, TEAL, GOLD, None)
    far_arm(r, XP, RED, BLUE)
    rearing_body(r, X, XP, 1, RED, WHITE, GOLD, TEAL, hem=188)
    for i in range(4):
        x, y = 96 + i * 5.4, 186 + i * 7
        r.line([(x - 6, y + 9), (x + 7, y - 7)], 2.6, RED)
    arm(r, (60, 116), (36, 140), (34, 116), BLUE, RED, 15, (11, 9, 6.5), WHITE, GOLD)
    r.add(cup(50, 62), "translate(36 70)")
    palm(r, 36, 102, 1.0, 1)
    rearing_reins(r, X, XP, 1)
    for y in (122, 136, 150):
        r.line(at(84, y, "-12,0 2,3 15,0"), 2, GOLD)
    petal_ruff(r, 84, 106, 23, 11, WHITE)
    head(r, 86, 75, 1.14, 1, style="bob", hair=BLOND, mood="merry")
    plume(r, 99, 42, 0.9, 1, WHITE, 4)
    beret(r, 85, 57, 1.16, 1, BLUE, RED, None)
    card.merge(r)


@court("11", [("castle", 164, 226, 1.0), ("tent", 28, 238, 0.9)], riding=True)
def knight_swords(card: Drawing) -> None:
    """In armour to the right on a bay before a besieged town, the sword swung over the head."""
    r, X, XP = mount(card, 1, BAY_COAT, RED, GOLD, RED)
    far_arm(r, XP, STEEL, STEEL)
    rearing_body(r, X, XP, 1, BLUE, STEEL, GOLD, STEEL, hem=190)
    r.shape(ellipse(111, 204, 9.5, 8.4), GOLD, True, 2)
    r.shape(ellipse(111, 204, 3), RED, True, 1.3)
    cuirass(r, 84, 110, 162, STEEL, 21, 16, GOLD, 1)
    r.add(spanish_sword(128, 5.8), "translate(48 66) rotate(60)")
    steel_arm(r, (61, 116), (36, 106), (42, 80))
    fist(r, 43, 69, 1.05, 1, 60)
    rearing_reins(r, X, XP, 1)
    bearded(r, 86, 80, 1.12, 1, "short", DARK_HAIR, "short", mood="stern")
    casque(r, 85, 67, 1.0, 1, STEEL, GOLD, RED)
    card.merge(r)


@court("11", [("tree", 50, 236, 1.2)], riding=True)
def knight_batons(card: Drawing) -> None:
    """In profile to the left on a chestnut; blue hat, the club upright."""
    t = -1
    r, X, XP = mount(card, t, CHESTNUT_COAT, BLUE, GOLD, RED)
    far_arm(r, XP, GOLD, TEAL)
    rearing_body(r, X, XP, t, TEAL, RED, GOLD)
    r.add(club(116, 38), f"translate({X(38)} 106) rotate(4)")
    arm(r, XP((61, 118)), XP((40, 152)), XP((39, 150)), GOLD, TEAL, 14, (11, 9, 6.4), WHITE)
    fist(r, X(38), 144, 1.1, -1, 4)
    rearing_reins(r, X, XP, t)
    petal_ruff(r, X(84), 106, 23, 11, WHITE)
    profile(r, X(86), 76, 1.14, t, hair=BROWN, length=-4)
    plume(r, X(92), 40, 0.9, t, WHITE, 4)
    wide_hat(r, X(84), 58, 1.06, t, BLUE, RED, None)
    card.merge(r)
