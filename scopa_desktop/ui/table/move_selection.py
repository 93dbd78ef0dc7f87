"""`MoveSelection`: the card selected for the next move, and the captures it allows.

A hand card is selected; table cards may be marked before or after it. The selection answers which
move would be made now, which alternatives remain, and which cards can still make a capture with
those that are selected. Without a hand card, marked table cards can be a capture from the table
alone. It knows the legal moves, but no widgets.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeVar

from scopa_desktop.rules.cards import COINS, SETTEBELLO, Card, Mask, mask_of, union
from scopa_desktop.rules.moves import Action, Move, TakeTable
from scopa_desktop.rules.scoring import SEVENS

_Capture = TypeVar("_Capture", Move, TakeTable)
MAX_TABLE_CAPTURES: Final = 12
"""The most captures from the table alone that are offered; the others can be made by marking their
cards."""


def best_first(moves: Sequence[_Capture]) -> list[_Capture]:
    """The moves sorted by what they capture: piles, settebello, then coins, sevens and cards."""

    def capture_rank(move: _Capture) -> tuple[int, int, int, int, int]:
        return (
            int(isinstance(move, Move) and move.is_pile),
            move.take >> SETTEBELLO & 1,
            (move.take & COINS).bit_count(),
            (move.take & SEVENS).bit_count(),
            move.take.bit_count(),
        )

    return sorted(moves, key=capture_rank, reverse=True)


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
    table_captures: frozenset[TakeTable] = frozenset()
    """The legal captures from the table alone."""
    tops: Mask = 0
    """The cards on top of piles, which are marked like table cards."""

    @classmethod
    def from_actions(cls, actions: Sequence[Action], tops: Mask = 0) -> "MoveSelection":
        """An empty selection for a turn with these legal actions, and these cards on piles."""
        moves = best_first([action for action in actions if isinstance(action, Move)])
        table_captures = [action for action in actions if isinstance(action, TakeTable)]
        return cls(tuple(moves), table_captures=frozenset(table_captures), tops=tops)

    @cached_property
    def choices(self) -> tuple[Move, ...]:
        """The legal moves with the selected card that take every marked table card.

        The move that takes exactly the marked cards comes first.
        """
        matching = tuple(
            move
            for move in self.moves
            if move.card == self.card and not self.table_cards & ~move.take
        )
        if not self.table_cards:
            return matching
        # The sort is stable: the others stay in their order.
        return tuple(sorted(matching, key=lambda move: move.take != self.table_cards))

    @property
    def move(self) -> Move | None:
        """The move that would be made now, legal or not; None without a selected card."""
        if self.card is None:
            return None
        choices = self.choices
        return choices[self.choice_index] if choices else self.marked_move(self.card)

    def marked_move(self, card: Card) -> Move:
        """The play of a card that takes exactly the marked cards, legal or not."""
        return Move(card, self.table_cards, bool(self.table_cards & self.tops))

    @property
    def is_legal(self) -> bool:
        return bool(self.choices)

    @property
    def can_lay_down(self) -> bool:
        """Whether the selected card may be laid down."""
        return self.card is not None and Move(self.card) in self.moves

    @property
    def table_capture(self) -> TakeTable | None:
        """The capture of the marked cards from the table alone; None while it is none."""
        capture = TakeTable(self.table_cards)
        return capture if self.card is None and capture in self.table_captures else None

    @cached_property
    def fitting_cards(self) -> Mask:
        """The cards of hand and table with which the selection is, or can become, a capture.

        Only those of listed moves: of a very large table not every capture is listed.
        """
        captures = [
            move
            for move in self.moves
            if move.take and self.card in (None, move.card) and not self.table_cards & ~move.take
        ]
        from_table = self.table_captures if self.card is None else ()
        return (
            union(move.take for move in captures)
            | mask_of({move.card for move in captures})
            | union(each.take for each in from_table if not self.table_cards & ~each.take)
        )

    @property
    def is_part_of_larger(self) -> bool:
        """Whether a capture of the marked cards and others is possible with the same hand card."""
        captures: Iterable[Move | TakeTable] = self.choices
        if self.card is None:
            captures = (*self.moves, *self.table_captures)
        return any(
            each.take != self.table_cards and not self.table_cards & ~each.take for each in captures
        )

    @property
    def choice_index(self) -> int:
        """Index of the current move in `choices`; 0 when there are none."""
        return self.offset % max(1, len(self.choices))

    def select_card(self, card: Card) -> "MoveSelection":
        """Select a hand card; marked table cards stay marked."""
        return replace(self, card=card, offset=0)

    def cleared(self) -> "MoveSelection":
        """The same legal moves with nothing selected or marked."""
        return MoveSelection(self.moves, table_captures=self.table_captures, tops=self.tops)

    def toggle_table_card(self, card: Card) -> "MoveSelection":
        """Mark a table card, or remove its mark."""
        return replace(self, table_cards=self.table_cards ^ 1 << card, offset=0)

    def mark(self, cards: Mask) -> "MoveSelection":
        """Mark exactly these table cards."""
        return replace(self, table_cards=cards, offset=0)

    def next_choice(self, step: int = 1) -> "MoveSelection":
        """Go to the next of `choices`, or with -1 to the previous one; wraps around."""
        return replace(self, offset=self.choice_index + step)
