"""Numbers with their nouns, in the plural form that the user's language has for the number."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.number_format import number as number_text

tr: Final = partial(translate, "Counts")

_NOUNS: Final[Mapping[str, Callable[[int], str]]] = {
    "cards": lambda number: tr("%n cards", "", number),
    "cards in hand": lambda number: tr("%n cards in hand", "", number),
    "chips": lambda number: tr("%n chips", "", number),
    "decisions": lambda number: tr("%n decisions", "", number),
    "deals": lambda number: tr("%n deals", "", number),
    "experience": lambda number: tr("%n points of experience", "", number),
    "matches": lambda number: tr("%n matches", "", number),
    "openings": lambda number: tr("%n openings", "", number),
    "other sets": lambda number: tr("%n other sets", "", number),
    "players": lambda number: tr("%n players", "", number),
    "points": lambda number: tr("%n points", "", number),
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
