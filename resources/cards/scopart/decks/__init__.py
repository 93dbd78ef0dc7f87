"""The decks, in the order in which they are offered.

A new deck is a package with a DECK, named here.
"""

from importlib import import_module

from ..deck import Deck

NAMES = (
    "napoletane",
    "piacentine",
    "bergamasche",
    "trevisane",
    "siciliane",
    "castellana",
    "francesi",
)


def load(name: str) -> Deck:
    """The deck of that name."""
    deck = import_module(f"{__name__}.{name}").DECK
    assert isinstance(deck, Deck)
    return deck
