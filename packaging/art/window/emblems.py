"""Emblems of the suits, 100 units square, and the broom of the sweep."""

from ..drawing import Drawing, picture_document
from ..geometry import limb, spline
from ..palette import BROWN, GOLD, RED
from ..signs.french import french_pip
from ..signs.italian import italian_baton, italian_coin, italian_cup, italian_sword
from ..signs.spanish import spanish_baton, spanish_coin, spanish_cup, spanish_sword

FRENCH_NAMES = {"D": "diamonds", "C": "hearts", "S": "spades", "B": "clubs"}


def italian_emblems() -> dict[str, Drawing]:
    """The four Italian signs by the letter of their suit."""
    return {
        "D": italian_coin(50, 50, 46),
        "C": italian_cup(50, 4, 82, 92),
        "S": _placed(italian_sword(112, 7.5), "rotate(42 50 50) translate(50 78)"),
        "B": _placed(italian_baton(104, 44), "rotate(38 50 50) translate(50 50)"),
    }


def spanish_emblems() -> dict[str, Drawing]:
    """The four Spanish signs by the letter of their suit."""
    return {
        "D": spanish_coin(50, 50, 46),
        "C": spanish_cup(50, 4, 82, 92),
        "S": _placed(spanish_sword(116, 6), "rotate(42 50 50) translate(50 80)"),
        "B": _placed(spanish_baton(108, 40), "rotate(38 50 50) translate(50 50)"),
    }


def french_emblems() -> dict[str, Drawing]:
    """The four French signs by the letter of their suit."""
    return {letter: french_pip(name, 50, 50, 92) for letter, name in FRENCH_NAMES.items()}


def _placed(drawing: Drawing, transform: str) -> Drawing:
    g = Drawing()
    g.add(drawing, transform)
    return g


def broom(g: Drawing, bold: float = 1.0) -> None:
    """Scopa: a besom, upright, bristles down, centred on x = 0, from -150 to 110."""
    g.shape(limb("0,-150,6.4 1,-60,6.4 0,10,7", 2, "round", "flat"), BROWN, True, 4 * bold)
    br = spline(
        "-15,4! -26,26 -50,78 -60,108! -44,100 -36,114! -22,102 -12,116! 0,103 "
        "12,116! 22,102 36,114! 44,100 60,108! 50,78 26,26 15,4!"
    )
    g.shape(br, GOLD, True, 4 * bold)
    g.hatch(br, shift=(-22, -4), angle=-78, step=7, w=2.6)
    for x in (-34, -17, 0, 17, 34):
        g.line([(x * 0.4, 28), (x, 92)], 2.4 * bold)
    for y, w in ((6, 17), (22, 25)):
        g.shape(
            limb([(-w, y, 6), (0, y + 3, 6.4), (w, y, 6)], 2, "round", "round"),
            RED,
            True,
            3.4 * bold,
        )


def documents() -> dict[str, str]:
    """The emblems and the broom as SVG, by file name without extension."""
    families = (
        ("it", italian_emblems(), 3.4),
        ("es", spanish_emblems(), 3.0),
        ("fr", french_emblems(), 2.4),
    )
    out = {
        f"{family}_{letter}": picture_document(g, 100, 100, letter, ink)
        for family, drawings, ink in families
        for letter, g in drawings.items()
    }
    besom = Drawing()
    broom(besom)
    out["broom"] = picture_document(_placed(besom, "translate(70 156)"), 140, 280, "broom")
    return out
