"""A series of independent rounds between computer players."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.processes import interrupts_ignored, process_pool
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import LARGEST_DEAL, Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

CHUNK: Final = 8
"""The deals that a process plays before it hands in their results."""


class DealResult(NamedTuple):
    """A deal played from one seating or, in duplicate, from all."""

    points: tuple[tuple[int, ...], ...]
    """For each seating the points of each player, in the order of the players, not of the seats."""
    seconds: tuple[float, ...]
    """The time each player thought."""
    moves: tuple[int, ...]
    """The moves each player made."""


@dataclass(frozen=True)
class Series:
    """What is played; equal series have equal results."""

    variant: Variant
    seating: Seating
    levels: tuple[str, ...]
    """The level of each player; the first player sits in the first seat."""
    deals: int
    seed: int
    duplicate: bool = False
    """Whether each deal is played with every player in every seat."""

    @property
    def seatings_a_deal(self) -> int:
        """How often each deal is played."""
        return self.seating.players if self.duplicate else 1

    def deal_number(self, index: int) -> int:
        """The number of a deal of the series, under which a person can play it too."""
        return int(Random(f"scopa series {self.seed} deal {index}").random() * LARGEST_DEAL)

    def play_deal(self, index: int) -> DealResult:
        """Play one deal of the series."""
        players = range(self.seating.players)
        watch = _Watch(self.seating.players)
        points = []
        for shift in range(self.seatings_a_deal):
            seats = [(player + shift) % self.seating.players for player in players]
            scored = self._play_round(self.deal_number(index), seats, watch)
            points.append(tuple(scored[self.seating.side_of(seats[player])] for player in players))
        return DealResult(tuple(points), tuple(watch.seconds), tuple(watch.moves))

    def results(self, jobs: int) -> Iterator[DealResult]:
        """Play the series in so many processes; the results come in the order of the deals."""
        if jobs == 1:
            yield from map(self.play_deal, range(self.deals))
            return
        with process_pool(jobs) as pool:
            with interrupts_ignored():
                results = pool.map(self.play_deal, range(self.deals), chunksize=CHUNK)
            yield from results

    def _play_round(self, deal_number: int, seats: list[int], watch: "_Watch") -> tuple[int, ...]:
        """The points of each side when player `n` sits in `seats[n]`."""
        player_in = [seats.index(seat) for seat in range(self.seating.players)]
        levels = [level(self.levels[player]) for player in player_in]
        match = Match(
            self.variant, self.seating, [Player(one.name, one.id) for one in levels], deal_number
        )
        while not match.sheets:
            table = _table(match)
            view = SeatView.of(match, table.turn)
            with watch.timing(player_in[view.seat]):
                move = levels[view.seat].choose(view)
            match.play(move)
        return match.sheets[0].totals


def _table(match: Match) -> Round:
    """The round on the table, dealt again while the deal is void."""
    while match.round is None or match.round.is_void:
        match.begin_round()
    return match.round


class _Watch:
    """Takes the time that each player thinks."""

    def __init__(self, players: int) -> None:
        self.seconds = [0.0] * players
        self.moves = [0] * players

    @contextmanager
    def timing(self, player: int) -> Iterator[None]:
        start = perf_counter()
        yield
        self.seconds[player] += perf_counter() - start
        self.moves[player] += 1
