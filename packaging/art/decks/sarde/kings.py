"""Sarde deck: kings."""

from ...drawing import Drawing
from ...figures.cloaks import ermine_cape, mantle, petal_ruff
from ...figures.crowns import crown
from ...figures.garments import breeches, doublet, robe, skirt
from ...figures.hats import casque
from ...figures.heads import bearded, neck, profile
from ...figures.limbs import arm, fist, leg, open_hand, shoe
from ...geometry import at, limb
from ...palette import BLUE, BROWN, DARK_HAIR, GOLD, GREY, RED, SKIN, WHITE
from ...signs.spanish import spanish_sword
from .parts import (
    STEEL,
    TEAL,
    armoured_body,
    armoured_legs,
    club,
    coin,
    court,
    cup,
    draped_table,
    steel_arm,
)


@court("12", [("castle", 168, 222, 0.8)])
def king_coins(g: Drawing) -> None:
    """Red closed crown, striped breeches, bare legs; leans on a giant coin on a draped table."""
    cx = 120
    mantle(g, cx, 112, 290, 40, 46, BLUE, RED, 2)
    leg(g, (cx - 11, 200), (cx - 15, 240), (cx - 18, 280), SKIN, (12, 9, 6), -1, RED)
    leg(g, (cx + 11, 200), (cx + 16, 240), (cx + 20, 280), SKIN, (12, 9, 6), 1, RED)
    breeches(g, cx, 178, 236, 23, 16, 17, GOLD, RED)
    arm(g, (cx + 25, 119), (cx + 50, 152), (cx + 24, 174), GOLD, TEAL, 16, (11, 9.5, 7), WHITE)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 110, 170, TEAL, 29, 19, 192, 25, RED, GOLD, -1, GOLD)
    fist(g, cx + 20, 176, 1.0, -1, 10)
    draped_table(g, 52, 192, 37)
    g.add(coin(37), "translate(52 154)")
    arm(g, (cx - 25, 119), (cx - 45, 132), (cx - 62, 118), GOLD, TEAL, 15, (11, 9.5, 7), WHITE)
    open_hand(g, cx - 62, 118, 1.1, -1, -8)
    ermine_cape(g, cx, 108, 40, 28)
    bearded(g, cx, 74, 1.2, -1, "point", BROWN)
    crown(g, cx - 1, 57, 21, 20, -1, RED, GOLD, (GOLD, WHITE, GOLD), kind="arched")


@court("12", [("castle", 36, 224, 0.9), ("tree", 172, 226, 0.9)])
def king_cups(g: Drawing) -> None:
    """Old king in ermine and a red mantle; the cup stands on a table at the right."""
    cx = 84
    mantle(g, cx, 112, 290, 44, 44, RED, TEAL, 2)
    for m in (-1, 1):
        shoe(g, cx + 14 * m, 279, m, GOLD, 0.9)
    robe(g, cx, 112, 282, BLUE, 34, GOLD)
    g.shape(limb(at(cx, 0, "-21,178,4 0,181,4 21,178,4"), 1), GOLD)
    arm(g, (cx - 25, 119), (cx - 48, 154), (cx - 20, 176), RED, BLUE, 16, (11, 9.5, 7), GOLD, GOLD)
    open_hand(g, cx - 18, 176, 1.05, 1, -8)
    draped_table(g, 152, 196, 31)
    g.add(cup(56, 74), "translate(152 156)")
    neck(g, cx, 76, 1.15, 1)
    arm(g, (cx + 25, 119), (cx + 44, 154), (cx + 50, 182), RED, BLUE, 16, (11, 9.5, 7), GOLD, GOLD)
    open_hand(g, cx + 51, 183, 1.0, 1, 66)
    ermine_cape(g, cx, 108, 44, 40)
    bearded(g, cx, 74, 1.2, 0, "fork", GREY, "mane", old=True)
    crown(g, cx + 1, 57, 21, 24, 1, GOLD, RED, kind="leaves")


@court("12", [("tent", 30, 228, 0.9), ("tent", 166, 230, 1.0)])
def king_swords(g: Drawing) -> None:
    """In armour, ermine and a red mantle, the sword upright at the left, a helmet on the ground."""
    cx = 104
    mantle(g, cx, 112, 290, 46, 46, RED, BLUE, 2)
    armoured_legs(g, cx, ((-16, 240), (-20, 279)), ((15, 240), (18, 279)))
    steel_arm(g, (cx + 25, 119), (cx + 50, 150), (cx + 22, 172))
    neck(g, cx, 76, 1.15, -1)
    armoured_body(g, cx, -1, RED)
    fist(g, cx + 19, 174, 1.0, -1, 10)
    g.add(spanish_sword(188, 6.8), "translate(42 158)")
    steel_arm(g, (cx - 25, 121), (cx - 48, 156), (cx - 56, 166))
    fist(g, 42, 172, 1.15, 1, 0)
    ermine_cape(g, cx, 108, 40, 26)
    casque(g, 154, 270, 0.74, -1, STEEL, GOLD, BLUE)
    bearded(g, cx, 74, 1.2, -1, "square", DARK_HAIR, mood="stern")
    crown(g, cx - 1, 57, 21, 24, -1, GOLD, RED, kind="fleur")


@court("12", [("castle", 44, 226, 0.95)])
def king_batons(g: Drawing) -> None:
    """In profile; ruff and ermine, gold trunks, bare legs, blue mantle lined with red.

    The club on the shoulder at the left.
    """
    cx = 108
    mantle(g, cx, 112, 290, 44, 48, BLUE, RED, 2)
    leg(g, (cx - 11, 200), (cx - 16, 240), (cx - 20, 280), SKIN, (12, 9, 6), -1, BLUE)
    leg(g, (cx + 11, 200), (cx + 15, 240), (cx + 18, 280), SKIN, (12, 9, 6), -1, BLUE)
    breeches(g, cx, 180, 230, 24, 16, 18, GOLD, TEAL)
    skirt(g, cx, 168, 196, RED, 18, 27, GOLD, BLUE, 4)
    neck(g, cx, 76, 1.15, -1)
    doublet(g, cx, 110, 170, RED, 29, 19, None, 25, None, GOLD, -1, GOLD)
    arm(g, (cx + 25, 119), (cx + 50, 152), (cx + 24, 174), RED, RED, 16, (11, 9.5, 7), WHITE, GOLD)
    open_hand(g, cx + 22, 175, 1.0, -1, -8)
    g.add(club(172, 42), "translate(62 104) rotate(-14)")
    arm(g, (cx - 25, 119), (cx - 50, 152), (cx - 34, 168), RED, RED, 16, (11, 9.5, 7), WHITE, GOLD)
    fist(g, cx - 29, 169, 1.1, 1, -16)
    ermine_cape(g, cx, 108, 38, 24)
    petal_ruff(g, cx, 105, 25, 12, WHITE)
    profile(g, cx, 75, 1.2, -1, hair=GREY, moustache=GREY, beard=GREY, length=2)
    crown(g, cx - 1, 56, 21, 24, -1, GOLD, RED, kind="spikes")
