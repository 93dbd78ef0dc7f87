"""Duplicate deals: every pack is played with the players in several seatings.

What the luck of the deal gives to a player in one seating it gives to the opponents in another, so
most of it cancels out in the mean over a deal. Deals are independent samples, the rounds of one
deal are not.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import NamedTuple, TypeAlias

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

Decide: TypeAlias = Callable[[Round, SeatView], Action]
"""Chooses a move of the seat on turn from its view; only a cheating player looks at the round."""


class DuplicateDeal(NamedTuple):
    """What a round is dealt from."""

    dealer: int
    pack: tuple[Card, ...]


class Clock:
    """Counts the moves of each player and measures the time of each choice."""

    def __init__(self, players: int) -> None:
        self.seconds: list[list[float]] = [[] for _ in range(players)]
        """For each player the time of each choice between several moves."""
        self.moves = [0] * players
        """For each player the number of moves, forced ones included."""


class PlayedDeal(NamedTuple):
    """A deal after all its seatings were played."""

    rounds: tuple[Round, ...]
    """The finished round of each seating."""
    records: tuple[RoundRecord, ...]
    """The record of each of the rounds."""
    clock: Clock


def play_duplicate(
    variant: Variant,
    seating: Seating,
    deals: Iterable[DuplicateDeal],
    seatings: Sequence[Sequence[int]],
    players: Sequence[Decide],
) -> PlayedDeal:
    """Play the first of the deals that is void in none of the seatings.

    `seatings` has, for each time the deal is played, the index of the player in each seat. Raises
    `ValueError` when every deal is void.
    """
    # A round by itself has no match that a player could end.
    variant = replace(variant, ending=replace(variant.ending, may_call_out=False))
    for deal in deals:
        clock = Clock(len(players))
        rounds: list[Round] = []
        records: list[RoundRecord] = []
        for player_of_seat in seatings:
            round_, _ = Round.dealt(variant, seating, deal.dealer, deal.pack)
            moves = play_round(round_, players, player_of_seat, clock)
            if round_.is_void:
                break
            rounds.append(round_)
            records.append(RoundRecord(deal.dealer, deal.pack, moves))
        else:
            return PlayedDeal(tuple(rounds), tuple(records), clock)
    raise ValueError("every deal is void")


def play_round(
    round_: Round, players: Sequence[Decide], player_of_seat: Sequence[int], clock: Clock
) -> tuple[Action, ...]:
    """Play a round to its end and return its moves.

    A single legal move is made without asking its player.
    """
    moves: list[tuple[int, Action]] = []
    totals = [0] * round_.seating.sides
    while not round_.is_over:
        seat, legal_moves = round_.turn, round_.legal_moves()
        player = player_of_seat[seat]
        action = legal_moves[0]
        if len(legal_moves) > 1:
            view = SeatView.of_round(round_, seat, totals, moves)
            start = perf_counter()
            action = players[player](round_, view)
            clock.seconds[player].append(perf_counter() - start)
        clock.moves[player] += 1
        round_.play(action)
        moves.append((seat, action))
    return tuple(action for _, action in moves)
