"""How much the levels remember of the cards that were captured."""

from collections.abc import Mapping
from typing import Final

MEMORY: Final[Mapping[str, int]] = {"beginner": 1, "easy": 4, "casual": 10}
"""Number of last plays whose captured cards a level remembers, by its id; all for the others."""
