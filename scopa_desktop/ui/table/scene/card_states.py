"""The states in which a card is shown, and what is said about it."""

from enum import Enum
from typing import NamedTuple


class CardState(Enum):
    """How a card is marked; hover and keyboard focus come on top of it."""

    PLAIN = "plain"
    SELECTED = "selected"
    """Taken up to be played."""
    TAKEN = "taken"
    """Would be taken by the selected card."""
    NOT_TAKEN = "not taken"
    """Would stay on the table."""
    LOCKED = "locked"
    """May not be played now."""
    HINT = "hint"
    OPEN = "open"
    """Shown to everybody."""


class CardMark(NamedTuple):
    """The state of a card, the words on its seal, and why it is so."""

    state: CardState = CardState.PLAIN
    note: str = ""
    """A short text on the seal of a selected or taken card: its value. Empty: a check."""
    reason: str = ""
    """A sentence for the tool tip and the screen reader."""


PLAIN = CardMark()
OPEN = CardMark(CardState.OPEN)
