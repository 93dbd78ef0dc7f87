"""`MoveSelection`: the card selected for the next move, and the captures it allows.

A hand card is selected; table cards may be marked before or after it. The selection answers which
move would be made now and which alternatives remain. It knows the legal moves, but no widgets.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa_desktop.rules.cards import COINS, SETTEBELLO, Card, Mask
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.scoring import SEVENS


def best_first(moves: Sequence[Move]) -> list[Move]:
    """The moves sorted by what they capture: settebello, then coins, sevens and cards."""

    def capture_rank(move: Move) -> tuple[int, int, int, int]:
        return (
            move.take >> SETTEBELLO & 1,
            (move.take & COINS).bit_count(),
            (move.take & SEVENS).bit_count(),
            move.take.bit_count(),
        )

    return sorted(moves, key=capture_rank, reverse=True)


@dataclass(frozen=True)
class MoveSelection:
    """An immutable selection; every change returns a new one."""

    moves: tuple[Move, ...] = ()
    """The legal moves, best first."""
    card: Card | None = None
    """The selected hand card."""
    table_cards: Mask = 0
    """The marked table cards."""
    offset: int = 0
    """Steps through `choices` since the card was selected; may exceed their number."""

    @classmethod
    def from_actions(cls, actions: Sequence[Action]) -> "MoveSelection":
        """An empty selection for a turn with these legal actions; only moves are used."""
        return cls(tuple(best_first([action for action in actions if isinstance(action, Move)])))

    @property
    def choices(self) -> tuple[Move, ...]:
        """The legal moves with the selected card that take every marked table card.

        A move that takes exactly the marked cards excludes the others.
        """
        matching = tuple(
            move
            for move in self.moves
            if move.card == self.card and not self.table_cards & ~move.take
        )
        exact = tuple(
            move for move in matching if self.table_cards and move.take == self.table_cards
        )
        return exact or matching

    @property
    def move(self) -> Move | None:
        """The move that would be made now, legal or not; None without a selected card."""
        if self.card is None:
            return None
        choices = self.choices
        return choices[self.choice_index] if choices else Move(self.card, self.table_cards)

    @property
    def is_legal(self) -> bool:
        """Whether `move` is a legal move."""
        return self.move in self.moves

    @property
    def choice_index(self) -> int:
        """Index of the current move in `choices`; 0 when there are none."""
        return self.offset % max(1, len(self.choices))

    def select_card(self, card: Card) -> "MoveSelection":
        """Select a hand card; marked table cards stay marked."""
        return replace(self, card=card, offset=0)

    def cleared(self) -> "MoveSelection":
        """The same legal moves with nothing selected or marked."""
        return MoveSelection(self.moves)

    def toggle_table_card(self, card: Card) -> "MoveSelection":
        """Mark a table card, or remove its mark."""
        return replace(self, table_cards=self.table_cards ^ 1 << card, offset=0)

    def next_choice(self, step: int = 1) -> "MoveSelection":
        """Go to the next of `choices`, or with -1 to the previous one; wraps around."""
        return replace(self, offset=self.choice_index + step)
