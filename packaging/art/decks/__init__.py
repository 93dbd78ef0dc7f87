"""The decks: every package here is one, and holds a DECK."""

from importlib import import_module
from pkgutil import iter_modules

from ..deck import Deck

NAMES = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def load(name: str) -> Deck:
    """The deck of that name."""
    deck = import_module(f"{__name__}.{name}").DECK
    assert isinstance(deck, Deck)
    return deck
