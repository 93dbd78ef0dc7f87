"""Measures the speed of the core and of the strongest level in this process.

`python -m benchmarks.measurements RUNS ROUNDS` prints one JSON object per line, each a
`Measurement`; `speed.py` runs it with both builds and prints a table.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from random import Random
from time import perf_counter, process_time
from typing import Final, NamedTuple, TypeAlias

from benchmarks.large_tables import large_round
from benchmarks.players import STRONGEST, NamedPlayer, named_player, plain_search
from benchmarks.references.alpha_beta import AlphaBetaPlayer
from scopa_desktop.ai.advice import ADVICE_SECONDS, advise, advise_by_heuristics
from scopa_desktop.ai.computer_players import SearchPlayer
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.search.playouts import random_rounds
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.series import Clock, Decide, play_round
from scopa_desktop.rules.cards import PACK_SIZE
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.round import Round, game_spec
from scopa_desktop.rules.variant import Variant

RUN_SECONDS: Final = 0.4
"""Approximate duration of one run."""
_TRIAL_SECONDS: Final = 0.05
_NO_TIME_LIMIT: Final = 3600.0
_MEGABYTE: Final = bytes(1 << 20)
_SEED: Final = 20
STRONGEST_LEVEL_GAMES: Final = (
    "scopa",
    "scopone-scientifico",
    "cirulla",
    "cirullone",
    "escoba-setenta",
    "baciga",
)

LARGE_TABLES: Final = (10, 12, 16, 18, 32)
"""Numbers of table cards, the lowest of the pack."""

Work: TypeAlias = Callable[[int], None]
"""A workload that is repeated a given number of times."""


class Measurement(NamedTuple):
    """Samples of one measurement."""

    name: str
    unit: str
    wall: list[float]
    """Samples in wall time."""
    cpu: list[float]
    """Samples in processor time of this process."""
    relative: list[float]
    """Each rate divided by that of the reference workload just before it; empty for durations."""


class Duration(NamedTuple):
    """Duration of a workload, in seconds."""

    wall: float
    cpu: float


def duration(work: Work, number: int) -> Duration:
    """Duration of a workload repeated `number` times."""
    wall, cpu = perf_counter(), process_time()
    work(number)
    return Duration(perf_counter() - wall, process_time() - cpu)


def hash_megabytes(number: int) -> None:
    """The reference workload, in a C library that is the same for every build and version."""
    for _ in range(number):
        blake2b(_MEGABYTE).digest()


def rate(name: str, unit: str, work: Work, runs: int) -> Measurement:
    """Repetitions of a workload per second, in several runs."""
    number, reference_number = _repetitions(work), _repetitions(hash_megabytes)
    wall, cpu, relative = [], [], []
    for _ in range(runs):
        reference = duration(hash_megabytes, reference_number)
        measured = duration(work, number)
        wall.append(number / measured.wall)
        cpu.append(number / measured.cpu)
        relative.append(cpu[-1] * reference.cpu / reference_number)
    return Measurement(name, unit, wall, cpu, relative)


def _repetitions(work: Work) -> int:
    """Repetitions of a workload that take about `RUN_SECONDS`."""
    number = 1
    while (trial := duration(work, number).wall) < _TRIAL_SECONDS:
        number *= 4
    return max(1, round(number * RUN_SECONDS / trial))


def random_play(variant: Variant) -> Work:
    """Shuffle, deal and play random rounds of a game that deals the whole pack at once."""
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


def choosing_a_move(variant: Variant, player_for: Callable[[int], ComputerPlayer]) -> Work:
    """Choose one move in an opening position by a player with a given number of iterations."""
    seating = variant.seatings[0]
    round_, _ = Round.dealt(
        variant, seating, seating.players - 1, pack_of(_SEED, 1, variant.deal.pack)
    )
    view = SeatView.of_round(round_, round_.turn, [0] * seating.sides)

    def work(number: int) -> None:
        player_for(number).choose(view, Random(_SEED), Deadline(_NO_TIME_LIMIT))

    return work


def level_search(iterations: int) -> ComputerPlayer:
    """The search with the parameters of the levels."""
    return SearchPlayer(SearchConfig(iterations))


def alpha_beta(sampler: int) -> ComputerPlayer:
    """Alpha-beta in a number of determinizations."""
    return AlphaBetaPlayer(sampler, depth=5)


_SEARCHES: Final[tuple[tuple[str, str, Callable[[int], ComputerPlayer]], ...]] = (
    ("plain search", "iterations/s", plain_search),
    ("search of the levels", "iterations/s", level_search),
    ("alpha-beta of depth 5", "deals/s", alpha_beta),
)


def choices(level_id: str, variant: Variant, rounds: int) -> Measurement:
    """Times of all choices of a level that plays against itself."""
    durations: list[Duration] = []
    decide = _timed(named_player(level_id), durations)
    seating = variant.seatings[0]
    for number in range(1, rounds + 1):
        round_, _ = Round.dealt(
            variant, seating, number % seating.players, pack_of(number, 1, variant.deal.pack)
        )
        play_round(round_, [decide], [0] * seating.players, Clock(1))
    wall = [1000 * duration.wall for duration in durations]
    cpu = [1000 * duration.cpu for duration in durations]
    return Measurement(f"{variant.name}: a choice of {level_id}", "ms", wall, cpu, [])


def _timed(player: NamedPlayer, durations: list[Duration]) -> Decide:
    """The decisions of a player, with the duration of each added to `durations`."""

    def decide(round_: Round, view: SeatView) -> Action:
        wall, cpu = perf_counter(), process_time()
        action = player.decide(round_, view)
        durations.append(Duration(perf_counter() - wall, process_time() - cpu))
        return action

    return decide


def _repeating(decide: Callable[[], object]) -> Work:
    """A workload that is a decision."""

    def work(number: int) -> None:
        for _ in range(number):
            decide()

    return work


def large_table(variant: Variant, table_size: int, runs: int) -> Iterator[Measurement]:
    """Times of advice and of decisions where a seat has very many legal moves."""
    round_ = large_round(variant, table_size)
    view = SeatView.of_round(round_, round_.turn, [0, 0])
    table = f"{variant.name}, {table_size} on the table, {len(round_.legal_moves()):,} moves"
    decisions: dict[str, Callable[[], object]] = {
        "advice": lambda: advise(view, Deadline(ADVICE_SECONDS)),
        "advice by heuristics": lambda: advise_by_heuristics(view),
        **{level: partial(LEVELS[level].choose, view) for level in ("skilled", "strong")},
    }
    for name, decide in decisions.items():
        durations = [duration(_repeating(decide), 1) for _ in range(runs)]
        wall = [1000 * measured.wall for measured in durations]
        cpu = [1000 * measured.cpu for measured in durations]
        yield Measurement(f"{table}: {name}", "ms", wall, cpu, [])


def measurements(runs: int, rounds: int) -> Iterator[Measurement]:
    """All measurements, one after the other."""
    scopa, scopone = CATALOGUE["scopa"], CATALOGUE["scopone-scientifico"]
    yield rate("reference: BLAKE2b of a C library", "MB/s", hash_megabytes, runs)
    yield rate(f"{scopone.name}: random rounds", "rounds/s", random_play(scopone), runs)
    for variant in (scopone, scopa):
        for name, unit, player_for in _SEARCHES:
            work = choosing_a_move(variant, player_for)
            yield rate(f"{variant.name}, opening: {name}", unit, work, runs)
    for game in STRONGEST_LEVEL_GAMES:
        yield choices(STRONGEST, CATALOGUE[game], rounds)
    for table_size in LARGE_TABLES:
        yield from large_table(CATALOGUE["escopa"], table_size, runs)


def main() -> None:
    """Print a line for every measurement as soon as it is finished."""
    runs, rounds = map(int, sys.argv[1:])
    for measurement in measurements(runs, rounds):
        print(json.dumps(measurement._asdict()), flush=True)


if __name__ == "__main__":
    main()
