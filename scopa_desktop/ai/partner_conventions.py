"""The old rules of play with a partner, for choosing between moves that are worth the same.

They are those of Chitarrella's code of Scopone (1750) and of the manuals after it. A partner who
keeps to them can be read: what is laid says what is held. Each rule looks at one move and says how
much tradition likes it; those that tell a partner something count more than those that tell none.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import (
    RANK_MASKS,
    RANKS,
    Card,
    Mask,
    Rank,
    mask_of,
    rank_of,
    union,
)
from scopa_desktop.rules.moves import Action, Move

_PAIR: Final = 2
_TRIPLE: Final = 3
_PER_RANK: Final = 0.01
"""Makes the smaller of two pairs come first without outweighing another rule."""

_Rule: TypeAlias = Callable[[SeatView, Move], float]


def convention_score(view: SeatView, action: Action) -> float:
    """How well a move agrees with the old rules; 0 where nobody has a partner."""
    if not view.seating.pairs or not isinstance(action, Move):
        return 0.0
    return sum(rule(view, action) for rule in _RULES)


def lay_from_a_pair(view: SeatView, move: Move) -> float:
    """Lay one of two, of the smallest first: it asks the partner to clear the way for the other.

    Chitarrella on doubles.
    """
    if move.take or _held(view.hand, move.card) != _PAIR:
        return 0.0
    return 1.0 - _PER_RANK * rank_of(move.card)


def keep_a_triple(view: SeatView, move: Move) -> float:
    """Leave three of a kind together while anything else can be laid.

    Chitarrella on triples.
    """
    return -1.0 if not move.take and _held(view.hand, move.card) >= _TRIPLE else 0.0


def leave_the_partner_his_double(view: SeatView, move: Move) -> float:
    """Do not take what the partner laid: he holds its twin and will take it himself.

    Chitarrella on doubles. A sweep and a seven are worth more than manners.
    """
    is_due = move.take == view.table or rank_of(move.card) == Rank.SEVEN
    return -1.0 if move.take & _laid_by_partner(view) and not is_due else 0.0


def answer_with_the_same_rank(view: SeatView, move: Move) -> float:
    """After the player before took the partner's card with its equal, lay that rank again.

    The fourth is with the partner, who laid from a pair (the manuals' play on the partner's call).
    """
    if move.take or not view.moves:
        return 0.0
    seat, last = view.moves[-1]
    before = (view.seat - 1) % view.seating.players
    if seat != before or not isinstance(last, Move):
        return 0.0
    called = last.take & RANK_MASKS[rank_of(last.card)] & _played_by_partner(view)
    return 1.5 if called & RANK_MASKS[rank_of(move.card)] else 0.0


def keep_ranks_even_or_odd(view: SeatView, move: Move) -> float:
    """The dealer's side keeps ranks in pairs (pareggio), the other unpairs them (spariglio).

    A rank is uneven while an odd number of its cards has been taken. The dealer plays last and so
    matches what is left in pairs. Chitarrella on the spariglio.
    """
    if not move.take:
        return 0.0
    gone = union(view.piles)
    change = _uneven(gone | move.take | 1 << move.card) - _uneven(gone)
    deals = view.seating.side_of(view.dealer) == view.side
    return 0.3 * (-change if deals else change)


def keep_sevens(view: SeatView, move: Move) -> float:
    """Lay no seven while anything else can be laid.

    Chitarrella and Cicuti-Guardamagna on sevens.
    """
    return -1.0 if not move.take and rank_of(move.card) == Rank.SEVEN else 0.0


_RULES: Final[tuple[_Rule, ...]] = (
    lay_from_a_pair,
    keep_a_triple,
    leave_the_partner_his_double,
    answer_with_the_same_rank,
    keep_ranks_even_or_odd,
    keep_sevens,
)


def _held(hand: Mask, card: Card) -> int:
    """How many of the card's rank a hand has."""
    return (hand & RANK_MASKS[rank_of(card)]).bit_count()


def _uneven(cards: Mask) -> int:
    """The number of ranks of which there is an odd number."""
    return sum((cards & RANK_MASKS[rank]).bit_count() % 2 for rank in range(RANKS))


def _played_by_partner(view: SeatView) -> Mask:
    """What the partner has laid in this round, whether or not it was taken since."""
    partner = (view.seat + view.seating.players // 2) % view.seating.players
    return mask_of(
        action.card
        for seat, action in view.moves
        if seat == partner and isinstance(action, Move) and not action.take
    )


def _laid_by_partner(view: SeatView) -> Mask:
    """What the partner has laid and still lies there."""
    return view.table & _played_by_partner(view)
