"""Human weaknesses of computer players: limited memory, overlooked captures, impulsive moves."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from scopa_desktop.ai.candidates import candidates_of
from scopa_desktop.ai.player import random_choice
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import union
from scopa_desktop.rules.moves import (
    Action,
    CallOut,
    Cut,
    Declare,
    Move,
    Pass,
    TakeOpening,
    TakeTable,
    cards_won,
)


def with_limited_memory(view: SeatView, plays: int) -> SeatView:
    """The view of a player who remembers only the cards captured in the last `plays` plays.

    Cards captured before count as unseen. Piles that lie open are seen as they are.
    """
    if view.variant.captures.takes_piles:
        return view
    last = view.moves[max(0, len(view.moves) - plays) :]
    recent = union(cards_won(action) for _, action in last)
    return replace(view, piles=tuple(pile & recent for pile in view.piles))


def noticed_plays(plays: Sequence[Move], oversight: float, rng: Random) -> list[Move]:
    """The plays that somebody sees who overlooks each card of a capture with a probability.

    So a sum of three cards is overlooked more often than an equal card. Where nothing is noticed,
    everything is.
    """
    if not oversight:
        return [*plays]
    noticed = [play for play in plays if rng.random() < (1 - oversight) ** play.take.bit_count()]
    return noticed or [*plays]


def impulsive_move(view: SeatView, oversight: float, rng: Random) -> Action:
    """A beginner's move: declare if possible, else capture most cards, else lay a random card.

    Where few points win, as few cards as possible are captured. Captures may be overlooked (see
    `noticed_plays`).
    """
    candidates = candidates_of(view)
    preplay_actions = [action for action in candidates.moves if not isinstance(action, Move)]
    if preplay_actions:
        return max(preplay_actions, key=_size)
    plays = noticed_plays(candidates.plays, oversight, rng)
    best = min if view.variant.ending.lowest_wins else max
    sizes = [(view.pile_taken(play) or play.take).bit_count() for play in plays]
    wanted = best(sizes)
    chosen = [play for play, size in zip(plays, sizes, strict=True) if size == wanted]
    return random_choice(chosen, rng)


def _size(action: Action) -> int:
    """How large an action before the play seems: points declared, or cards taken."""
    match action:
        case Declare(points=points):
            return points
        case TakeTable(take):
            return take.bit_count()
        case Cut(is_chosen) | TakeOpening(is_chosen):
            return int(is_chosen)
        case Move() | Pass() | CallOut():
            return 0
