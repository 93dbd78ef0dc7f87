"""The moves among which a computer player chooses.

In games where capturing is not a must the table can grow until a seat has thousands of legal moves,
and a long hand can have hundreds of declarations. Of so many, only the most valuable ones are
considered, so that no decision takes longer than in a usual position. All legal moves can still be
played.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.card_values import CardValues
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Mask, cards_of
from scopa_desktop.rules.kernel.capture_finder import KEPT_PER_SUM
from scopa_desktop.rules.moves import Action, Declare, Move, TakeTable

MAX_CANDIDATES: Final = 200
"""The most legal moves that are all considered; in rounds played by beginners a seat has fewer
than forty."""

_Group: TypeAlias = tuple[int | None, int]
"""The card played (None: from the table alone) and the sum of the table cards taken."""


class Candidates(NamedTuple):
    """The moves that are considered."""

    moves: Sequence[Action]
    """In the order of the legal moves; `MAX_CANDIDATES` at most."""
    are_all: bool
    """Whether they are all legal moves."""

    @property
    def plays(self) -> list[Move]:
        """The plays of a card, with what they capture."""
        return [action for action in self.moves if isinstance(action, Move)]


def candidates_of(view: SeatView) -> Candidates:
    """The moves of a seat that are considered: all legal ones, or the best of very many.

    Captures with the same card and of the same sum leave the same total on the table; of these,
    those of the most valuable cards are kept. Of declarations, those of the most points are kept.
    Whatever else captures nothing is kept.
    """
    round_ = view.determinized(tuple(cards_of(view.unseen)))
    if view.is_deal_open or round_.position.find_moves() <= MAX_CANDIDATES:
        return Candidates(round_.legal_moves(), are_all=True)
    card_values = CardValues.of(view)
    worth = [round(1000 * value) for value in card_values.total]
    round_.position.capture_finder.select_by_worth(worth)
    found = round_.legal_moves()
    kept = _kept(view, found, card_values, KEPT_PER_SUM)
    if len(kept) > MAX_CANDIDATES:
        kept = _kept(view, found, card_values, 1)
    return Candidates(_without_lesser_declarations(kept), are_all=False)


def _without_lesser_declarations(actions: Sequence[Action]) -> list[Action]:
    """At most `MAX_CANDIDATES` of the actions, in their order: as many declarations as fit."""
    declarations = [action for action in actions if isinstance(action, Declare)]
    room = max(0, MAX_CANDIDATES - (len(actions) - len(declarations)))
    declarations.sort(key=lambda declaration: -declaration.points)
    dropped = set(declarations[room:])
    return [action for action in actions if action not in dropped][:MAX_CANDIDATES]


def _kept(
    view: SeatView, actions: Sequence[Action], card_values: CardValues, per_sum: int
) -> list[Action]:
    """What captures nothing, and the most valuable captures of each card and sum."""
    groups: dict[_Group, list[Action]] = {}
    kept = {action for action in actions if not _taken(action)}
    for action in actions:
        if _taken(action):
            groups.setdefault(_group(view, action), []).append(action)
    for group in groups.values():
        group.sort(key=lambda action: card_values.of_cards(_taken(action)), reverse=True)
        kept.update(group[:per_sum])
    return [action for action in actions if action in kept]


def _taken(action: Action) -> Mask:
    return action.take if isinstance(action, Move | TakeTable) else 0


def _group(view: SeatView, action: Action) -> _Group:
    card = action.card if isinstance(action, Move) else None
    return card, view.values.total(_taken(action))
