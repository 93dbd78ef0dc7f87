"""How much the levels remember of the cards that were captured."""

from collections.abc import Mapping
from typing import Final

MEMORY: Final[Mapping[str, int]] = {"beginner": 2, "easy": 6, "casual": 14}
"""Number of last plays whose captured cards a level remembers, by its id; all for the others."""
