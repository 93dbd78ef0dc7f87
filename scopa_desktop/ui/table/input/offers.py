"""The actions before a play that are offered on buttons."""

from collections.abc import Sequence
from typing import Final

from scopa_desktop.rules.moves import Action, Move, TakeTable
from scopa_desktop.ui.table.input.move_selection import best_first

MAX_TABLE_CAPTURES: Final = 12
"""The most captures from the table alone that are offered; the others can be made by marking their
cards."""


def offered_actions(actions: Sequence[Action]) -> list[Action]:
    """The legal actions before a play; of the captures from the table alone only the best."""
    captures = best_first([action for action in actions if isinstance(action, TakeTable)])
    if len(captures) <= MAX_TABLE_CAPTURES:
        return [action for action in actions if not isinstance(action, Move)]
    others = [action for action in actions if not isinstance(action, Move | TakeTable)]
    return [*others, *captures[:MAX_TABLE_CAPTURES]]


def are_all_offered(actions: Sequence[Action]) -> bool:
    """Whether all captures from the table alone are offered."""
    captures = sum(isinstance(action, TakeTable) for action in actions)
    return captures <= MAX_TABLE_CAPTURES
