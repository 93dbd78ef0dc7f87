"""States of cards on the table, and the marks that show them."""

from enum import Enum
from typing import NamedTuple


class CardState(Enum):
    """How a card is marked; hovering and focus are shown in addition."""

    PLAIN = "plain"
    SELECTED = "selected"
    """Selected to be played."""
    TAKEN = "taken"
    """Would be taken by the selected card, or is selected on the table."""
    SUGGESTED = "suggested"
    """Completes the selected table cards to a capture, but is not selected."""
    NOT_TAKEN = "not taken"
    """Would stay on the table, or cannot become part of a capture of the selected cards."""
    LOCKED = "locked"
    """May not be played now."""
    HINT = "hint"
    """Part of the advised action."""
    OPEN = "open"
    """Visible to all players."""
    COUNTED = "counted"
    """Counts in the category that is counted."""


class CardMark(NamedTuple):
    """The state of a card, the text on its seal, and the reason of the state."""

    state: CardState = CardState.PLAIN
    note: str = ""
    """The value on the seal of a selected or taken card; empty: a check mark. That of a counted
    card; empty: no seal."""

    reason: str = ""
    """A sentence for the tool tip and the screen reader."""


PLAIN = CardMark()
OPEN = CardMark(CardState.OPEN)
