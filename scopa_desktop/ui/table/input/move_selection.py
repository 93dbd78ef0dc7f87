"""`MoveSelection`: which card is taken up and what it would take. No drawing, no rules of its own.

A card is taken up from the hand; table cards may be pointed out before or after. The aim says which
move would be made now, and which sets the player may still run through.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa_desktop.rules.cards import COINS, SETTEBELLO, Card, Mask
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.scoring import SEVENS


def best_first(moves: Sequence[Move]) -> list[Move]:
    """The moves in the order in which they are offered: what most players want comes first."""

    def worth(move: Move) -> tuple[int, int, int, int]:
        return (
            move.take >> SETTEBELLO & 1,
            (move.take & COINS).bit_count(),
            (move.take & SEVENS).bit_count(),
            move.take.bit_count(),
        )

    return sorted(moves, key=worth, reverse=True)


@dataclass(frozen=True)
class MoveSelection:
    """What the player has in mind; every change gives a new aim."""

    moves: tuple[Move, ...] = ()
    """The legal moves, best first."""
    card: Card | None = None
    """The card taken up from the hand."""
    picked: Mask = 0
    """The table cards pointed out."""
    turned: int = 0
    """How often the player has asked for the next set."""

    @classmethod
    def at(cls, actions: Sequence[Action]) -> "MoveSelection":
        """Nothing taken up yet, in a turn that allows these actions."""
        return cls(tuple(best_first([one for one in actions if isinstance(one, Move)])))

    @property
    def choices(self) -> tuple[Move, ...]:
        """The legal moves with the card taken up that take every card pointed out."""
        fitting = tuple(m for m in self.moves if m.card == self.card and not self.picked & ~m.take)
        exact = tuple(move for move in fitting if self.picked and move.take == self.picked)
        return exact or fitting

    @property
    def move(self) -> Move | None:
        """The move that would be made now, which need not be legal; None with no card taken up."""
        if self.card is None:
            return None
        choices = self.choices
        return choices[self.turned % len(choices)] if choices else Move(self.card, self.picked)

    @property
    def is_legal(self) -> bool:
        """Whether the move that would be made now is a legal one."""
        return self.move in self.moves

    @property
    def position(self) -> int:
        """Which of the choices is shown, counted from 0."""
        return self.turned % max(1, len(self.choices))

    def take_up(self, card: Card) -> "MoveSelection":
        """Take up a card of the hand; the table cards pointed out stay so."""
        return replace(self, card=card, turned=0)

    def put_down(self) -> "MoveSelection":
        """Take nothing up and point nothing out."""
        return MoveSelection(self.moves)

    def point_out(self, card: Card) -> "MoveSelection":
        """Point out a table card, or no longer."""
        return replace(self, picked=self.picked ^ 1 << card, turned=0)

    def next_set(self, step: int = 1) -> "MoveSelection":
        """Look at the next of the choices, or with -1 at the one before."""
        return replace(self, turned=self.position + step)
