"""Duplicate rounds: every pack is played with the challenger on every side.

What the luck of the deal gives to one side it gives to the other when the sides change, so much of
it falls out of the mean over a deal, which is the unit that varies independently.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import count
from statistics import mean
from time import perf_counter
from typing import Final, NamedTuple

from benchmarks.contestants import Contestant, contestant
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.processes import interrupts_ignored, process_pool
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

_AHEAD: Final = 3
"""The deals that wait for each process, the one in play included."""


class DealResult(NamedTuple):
    """A deal played with the challenger on every side."""

    margins: tuple[float, ...]
    """For each side that the challenger played: his points over the mean of the other sides."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """The time of every choice: the challenger's and the other's."""

    @property
    def margin(self) -> float:
        """The challenger's points a round over the mean of the others."""
        return mean(self.margins)


@dataclass(frozen=True)
class Pairing:
    """Two contestants in a game; the challenger has one side, the other all the rest."""

    game: str
    seating: Seating
    challenger: str
    other: str
    seconds: float | None = None
    """The time a level may think about a move; None: its own."""

    @property
    def variant(self) -> Variant:
        """The game played."""
        return catalogue.variant(self.game)

    @property
    def is_possible(self) -> bool:
        """Whether both play at such a table."""
        both = (contestant(self.challenger), contestant(self.other))
        return all(one.plays_at(self.seating) for one in both)

    def play_deal(self, number: int) -> DealResult:
        """Play a numbered deal; where it is void for anybody, the next pack of that number."""
        for attempt in count(1):
            result = self._play_pack(number, pack_of(number, attempt))
            if result is not None:
                return result
        raise AssertionError("there is always another pack")

    def _play_pack(self, number: int, pack: tuple[Card, ...]) -> DealResult | None:
        """The result of a pack; None where the deal is void with the challenger on any side."""
        both = (contestant(self.challenger, self.seconds), contestant(self.other, self.seconds))
        margins = []
        watch: tuple[list[float], list[float]] = ([], [])
        for own in range(self.seating.sides):
            dealer = number % self.seating.players
            one, _ = Round.dealt(self.variant, self.seating, dealer, pack)
            play_round(one, own, both, watch)
            if one.is_void:
                return None
            margins.append(margin_of(points_of(one), own))
        return DealResult(tuple(margins), (tuple(watch[0]), tuple(watch[1])))


def play_round(
    one: Round,
    own: int,
    both: tuple[Contestant, Contestant],
    watch: tuple[list[float], list[float]],
) -> None:
    """Play a round to its end with the first of both on the side `own`.

    The time of every choice is added to the watch; a single possible move needs none.
    """
    done: list[tuple[int, Action]] = []
    while not one.is_over:
        seat, legal = one.turn, one.legal_moves()
        action = legal[0]
        if len(legal) > 1:
            who = 0 if one.side_of(seat) == own else 1
            view = SeatView.of_round(one, seat, [0] * one.seating.sides, done)
            begin = perf_counter()
            action = both[who].decide(one, view)
            watch[who].append(perf_counter() - begin)
        one.play(action)
        done.append((seat, action))


def points_of(one: Round) -> tuple[int, ...]:
    """The points of each side; a match won on the spot is worth its target, to the winner alone."""
    if one.instant_winner is None:
        return one.sheet().totals
    sides = range(one.seating.sides)
    return tuple(one.variant.target if side == one.instant_winner else 0 for side in sides)


def margin_of(points: tuple[int, ...], own: int) -> float:
    """A side's points over the mean of the others."""
    return points[own] - mean(points[side] for side in range(len(points)) if side != own)


class Table:
    """Processes that play deals."""

    def __init__(self, jobs: int) -> None:
        """So many processes, which start when they are needed."""
        self._jobs = jobs
        self._pool = process_pool(jobs)

    def results(self, pairing: Pairing, first: int, deals: int) -> Iterator[DealResult]:
        """The results of so many deals from a number on, in their order."""
        waiting: deque[Future[DealResult]] = deque()
        try:
            for number in range(first, first + deals):
                with interrupts_ignored():
                    waiting.append(self._pool.submit(pairing.play_deal, number))
                if len(waiting) == _AHEAD * self._jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def close(self) -> None:
        """Play nothing more; what has begun is played to its end."""
        self._pool.shutdown(cancel_futures=True)
