"""Numbers with their nouns, in the plural form that the user's language has for the number."""

from collections.abc import Callable, Mapping
from typing import Final

from scopa_desktop.ui.text_language import translate

_NOUNS: Final[Mapping[str, Callable[[int], str]]] = {
    "cards": lambda number: translate("Counts", "%n cards", "", number),
    "cards in hand": lambda number: translate("Counts", "%n cards in hand", "", number),
    "other sets": lambda number: translate("Counts", "%n other sets", "", number),
    "players": lambda number: translate("Counts", "%n players", "", number),
    "points": lambda number: translate("Counts", "%n points", "", number),
}
NOUNS: Final = frozenset(_NOUNS)
"""The nouns that can be counted, by their English plurals."""


def counted(noun: str, number: int) -> str:
    """`3 cards`, `1 card`; raises `KeyError` for a noun that is not one of `NOUNS`."""
    return _NOUNS[noun](number)
