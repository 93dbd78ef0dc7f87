"""Numbers with their nouns, in the plural form that the user's language has for the number."""

from collections.abc import Callable, Mapping
from typing import Final

from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.number_format import number as number_text

_NOUNS: Final[Mapping[str, Callable[[int], str]]] = {
    "cards": lambda number: translate("Counts", "%n cards", "", number),
    "cards in hand": lambda number: translate("Counts", "%n cards in hand", "", number),
    "chips": lambda number: translate("Counts", "%n chips", "", number),
    "decisions": lambda number: translate("Counts", "%n decisions", "", number),
    "deals": lambda number: translate("Counts", "%n deals", "", number),
    "experience": lambda number: translate("Counts", "%n points of experience", "", number),
    "matches": lambda number: translate("Counts", "%n matches", "", number),
    "openings": lambda number: translate("Counts", "%n openings", "", number),
    "other sets": lambda number: translate("Counts", "%n other sets", "", number),
    "players": lambda number: translate("Counts", "%n players", "", number),
    "points": lambda number: translate("Counts", "%n points", "", number),
}
_GROUPED_FROM: Final = 1000
NOUNS: Final = frozenset(_NOUNS)
"""The nouns that can be counted, by their English plurals."""


def counted(noun: str, number: int) -> str:
    """`3 cards`, `1 card`, `1,204 deals`.

    Raises `KeyError` for a noun that is not one of `NOUNS`.
    """
    return grouped(_NOUNS[noun](number), number)


def grouped(text: str, number: int) -> str:
    """A text in which Qt has written a number for `%n`, with the separators of thousands."""
    return text.replace(str(number), number_text(number)) if number >= _GROUPED_FROM else text
