"""Conventions of play with a partner, for choosing between moves of nearly the same value.

They are those of Chitarrella's code of Scopone (1750) and of the manuals after it. A partner who
keeps to them can be read: a card laid tells what is held. Each convention scores one move; those
that inform the partner count more than the others.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import RANK_MASKS, Card, Mask, Rank, mask_of, rank_of, union
from scopa_desktop.rules.moves import Action, Move

_PAIR: Final = 2
_TRIPLE: Final = 3
_PER_RANK: Final = 0.01
"""Puts the smaller of two pairs first without outweighing another convention."""

_Convention: TypeAlias = Callable[[SeatView, Move], float]


def convention_score(view: SeatView, action: Action) -> float:
    """How well a move agrees with the conventions; 0 without partners."""
    if not view.seating.has_partners or not isinstance(action, Move):
        return 0.0
    return sum(convention(view, action) for convention in _CONVENTIONS)


def lay_from_a_pair(view: SeatView, move: Move) -> float:
    """Lay a card of the smallest pair, which tells the partner that its equal is held.

    Chitarrella on doubles.
    """
    if move.take or _count_of_rank(view.hand, move.card) != _PAIR:
        return 0.0
    return 1.0 - _PER_RANK * rank_of(move.card)


def keep_a_triple(view: SeatView, move: Move) -> float:
    """Do not break three cards of a rank while another card can be laid.

    Chitarrella on triples.
    """
    return -1.0 if not move.take and _count_of_rank(view.hand, move.card) >= _TRIPLE else 0.0


def leave_partners_card(view: SeatView, move: Move) -> float:
    """Do not capture what the partner laid, who holds its equal to capture it.

    Chitarrella on doubles. Sweeps and sevens are exceptions.
    """
    return -1.0 if taken_from_partner(view, move) else 0.0


def taken_from_partner(view: SeatView, move: Move) -> Mask:
    """The cards laid by the partner that a move captures; none of a sweep or with a seven."""
    if view.variant.ending.lowest_wins:
        return 0
    is_exception = move.take == view.table or rank_of(move.card) == Rank.SEVEN
    if not (view.seating.has_partners and move.take) or is_exception:
        return 0
    return move.take & view.table & _played_by_partner(view)


def answer_with_the_same_rank(view: SeatView, move: Move) -> float:
    """Lay the rank of a partner's card that the previous player has captured with its equal.

    The partner laid it from a pair and so holds the fourth card (the manuals: answering the
    partner's call).
    """
    if move.take or not view.moves:
        return 0.0
    seat, last = view.moves[-1]
    previous_seat = (view.seat - 1) % view.seating.players
    if seat != previous_seat or not isinstance(last, Move):
        return 0.0
    called = last.take & RANK_MASKS[rank_of(last.card)] & _played_by_partner(view)
    return 1.5 if called & RANK_MASKS[rank_of(move.card)] else 0.0


def keep_ranks_even_or_odd(view: SeatView, move: Move) -> float:
    """The dealer's side keeps ranks paired (pareggio), the other side unpairs them (spariglio).

    A rank is unpaired while an odd number of its cards has been captured. The dealer plays last and
    so captures with the last cards of paired ranks. Chitarrella on the spariglio.
    """
    if not move.take:
        return 0.0
    won = union(view.piles)
    change = _unpaired_ranks(won | move.take | 1 << move.card) - _unpaired_ranks(won)
    is_dealers_side = view.seating.side_of(view.dealer) == view.side
    return 0.3 * (-change if is_dealers_side else change)


def keep_sevens(view: SeatView, move: Move) -> float:
    """Lay no seven while another card can be laid.

    Chitarrella and Cicuti-Guardamagna on sevens.
    """
    return -1.0 if not move.take and rank_of(move.card) == Rank.SEVEN else 0.0


_CONVENTIONS: Final[tuple[_Convention, ...]] = (
    lay_from_a_pair,
    keep_a_triple,
    leave_partners_card,
    answer_with_the_same_rank,
    keep_ranks_even_or_odd,
    keep_sevens,
)


def _count_of_rank(hand: Mask, card: Card) -> int:
    return (hand & RANK_MASKS[rank_of(card)]).bit_count()


def _unpaired_ranks(cards: Mask) -> int:
    """Number of ranks with an odd number of cards."""
    return sum((cards & RANK_MASKS[rank]).bit_count() % 2 for rank in Rank)


def _played_by_partner(view: SeatView) -> Mask:
    """Cards that the partner has laid in this round, captured or not."""
    partners = view.seating.partners_of(view.seat)
    return mask_of(
        action.card
        for seat, action in view.moves
        if seat in partners and isinstance(action, Move) and not action.take
    )
