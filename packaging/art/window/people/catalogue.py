"""Every portrait of a person by its id."""

from ...palette import BLUE, DARK_BLUE, DARK_GREEN, GOLD, GREEN, RED, WHITE
from ..portraits import Medallion
from . import men, women
from .parts import ROSE, TEAL

PEOPLE = {
    "nonna": Medallion(women.nonna, WHITE, DARK_GREEN),
    "nonno": Medallion(men.nonno, GREEN, GOLD),
    "barista": Medallion(women.barista, GREEN, WHITE),
    "pescatore": Medallion(men.pescatore, GOLD, DARK_BLUE),
    "ragazza": Medallion(women.ragazza, ROSE, WHITE),
    "ragazzo": Medallion(men.ragazzo, BLUE, WHITE),
    "studentessa": Medallion(women.studentessa, TEAL, GOLD),
    "cuoco": Medallion(men.cuoco, WHITE, RED),
    "dottoressa": Medallion(women.dottoressa, GREEN, WHITE),
    "capitana": Medallion(women.capitana, DARK_BLUE, GOLD),
    "musicista": Medallion(men.musicista, GOLD, "#5b3f6b"),
    "pittrice": Medallion(women.pittrice, RED, GOLD),
    "professore": Medallion(men.professore, "#a9744a", WHITE),
    "ciclista": Medallion(men.ciclista, ROSE, WHITE),
    "diva": Medallion(women.diva, RED, WHITE),
    "mercante": Medallion(men.mercante, "#ef8a3a", DARK_GREEN),
}


def documents() -> dict[str, str]:
    """The portraits as SVG, by the sitter's name."""
    return {name: medallion.document(name) for name, medallion in PEOPLE.items()}
