"""Speeds of the core and of the strongest level in this process, whichever build it runs.

`python -m benchmarks.measures RUNS ROUNDS` prints one JSON object a line, each a `Figure`; see
`speed.py`, which runs it with both builds and makes a table of it.
"""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from random import Random
from time import perf_counter, process_time
from typing import Final, NamedTuple, TypeAlias

from benchmarks.contestants import STRONGEST, Contestant, contestant, plain_search
from benchmarks.duplicate import play_round
from benchmarks.references.alpha_beta import AlphaBetaPlayer
from scopa_desktop.ai.computer_players import SearchPlayer
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.search.playouts import random_rounds
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK_SIZE
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.game_spec import game_spec
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.variant import Variant

RUN_SECONDS: Final = 0.4
"""How long one run of a measure lasts, roughly."""
_TRIAL_SECONDS: Final = 0.05
_UNHURRIED: Final = 3600.0
_MEGABYTE: Final = bytes(1 << 20)
_SEED: Final = 20
GAMES_OF_STRONGEST: Final = (
    "scopa",
    "scopone-scientifico",
    "cirulla",
    "cirullone",
    "escoba-setenta",
    "baciga",
)

Work: TypeAlias = Callable[[int], None]
"""Does something so many times."""


class Figure(NamedTuple):
    """What was measured, some times over."""

    name: str
    unit: str
    wall: list[float]
    """By the clock on the wall."""
    cpu: list[float]
    """By the time of this process alone, which other programs disturb less."""
    by_yardstick: list[float]
    """Each by what the yardstick gave just before it; empty where that says nothing."""


class Spent(NamedTuple):
    """Seconds that something took."""

    wall: float
    cpu: float


def spent(work: Work, number: int) -> Spent:
    """How long it takes to do something so many times."""
    wall, cpu = perf_counter(), process_time()
    work(number)
    return Spent(perf_counter() - wall, process_time() - cpu)


def hash_megabytes(number: int) -> None:
    """The yardstick: work of a C library that is the same in every build and version."""
    for _ in range(number):
        blake2b(_MEGABYTE).digest()


def rate(name: str, unit: str, work: Work, runs: int) -> Figure:
    """How often something can be done in a second."""
    number, yards = _fitting(work), _fitting(hash_megabytes)
    wall, cpu, by_yardstick = [], [], []
    for _ in range(runs):
        yardstick = spent(hash_megabytes, yards)
        one = spent(work, number)
        wall.append(number / one.wall)
        cpu.append(number / one.cpu)
        by_yardstick.append(cpu[-1] * yardstick.cpu / yards)
    return Figure(name, unit, wall, cpu, by_yardstick)


def _fitting(work: Work) -> int:
    """How often something can be done in the time of a run."""
    number = 1
    while (trial := spent(work, number).wall) < _TRIAL_SECONDS:
        number *= 4
    return max(1, round(number * RUN_SECONDS / trial))


def random_play(variant: Variant) -> Work:
    """Shuffle, deal and play whole rounds by chance, where the whole pack is dealt at once."""
    spec = game_spec(variant, variant.seatings[0])
    start = Position(spec)
    for card in range(PACK_SIZE):
        start.stock[card] = card
    start.next_card = 0
    start.dealer = spec.players - 1
    position = Position(spec)

    def work(number: int) -> None:
        random_rounds(position, start, number, _SEED)

    return work


def thinking(variant: Variant, player_for: Callable[[int], ComputerPlayer]) -> Work:
    """Choose one move in the opening position, by a player who does something so many times."""
    seating = variant.seatings[0]
    one, _ = Round.dealt(variant, seating, seating.players - 1, pack_of(_SEED, 1))
    view = SeatView.of_round(one, one.turn, [0] * seating.sides)

    def work(number: int) -> None:
        player_for(number).choose(view, Random(_SEED), Deadline(_UNHURRIED))

    return work


def solving_search(iterations: int) -> ComputerPlayer:
    """The search as the levels use it."""
    return SearchPlayer(SearchConfig(iterations))


def sampling(sampler: int) -> ComputerPlayer:
    """Alpha-beta in so many worlds."""
    return AlphaBetaPlayer(sampler, depth=5)


_THINKERS: Final[tuple[tuple[str, str, Callable[[int], ComputerPlayer]], ...]] = (
    ("plain search", "iterations/s", plain_search),
    ("search of the levels", "iterations/s", solving_search),
    ("alpha-beta of depth 5", "worlds/s", sampling),
)


def thoughts(level_id: str, variant: Variant, rounds: int) -> Figure:
    """The time of every choice of a level that plays with itself."""
    times: list[Spent] = []
    player = _timed(contestant(level_id), times)
    seating = variant.seatings[0]
    for number in range(1, rounds + 1):
        one, _ = Round.dealt(variant, seating, number % seating.players, pack_of(number, 1))
        play_round(one, 0, (player, player), ([], []))
    wall = [1000 * time.wall for time in times]
    cpu = [1000 * time.cpu for time in times]
    return Figure(f"{variant.name}: a choice of {level_id}", "ms", wall, cpu, [])


def _timed(player: Contestant, times: list[Spent]) -> Contestant:
    """A player who leaves behind how long each choice took."""

    def decide(one: Round, view: SeatView) -> Action:
        wall, cpu = perf_counter(), process_time()
        action = player.decide(one, view)
        times.append(Spent(perf_counter() - wall, process_time() - cpu))
        return action

    return Contestant(player.name, decide)


def figures(runs: int, rounds: int) -> Iterator[Figure]:
    """All measures, one after the other."""
    scopa, scopone = CATALOGUE["scopa"], CATALOGUE["scopone-scientifico"]
    yield rate("yardstick: BLAKE2b of a C library", "MB/s", hash_megabytes, runs)
    yield rate(f"{scopone.name}: random rounds", "rounds/s", random_play(scopone), runs)
    for variant in (scopone, scopa):
        for what, unit, player_for in _THINKERS:
            work = thinking(variant, player_for)
            yield rate(f"{variant.name}, opening: {what}", unit, work, runs)
    for game in GAMES_OF_STRONGEST:
        yield thoughts(STRONGEST, CATALOGUE[game], rounds)


def main() -> None:
    """Print a line for every figure, as soon as it is known."""
    runs, rounds = map(int, sys.argv[1:])
    for figure in figures(runs, rounds):
        print(json.dumps(figure._asdict()), flush=True)


if __name__ == "__main__":
    main()
