"""How long a stopped, killed or hung engine process delays the answer.

`python -m benchmarks.worker_faults --count 50 --seed 1` stops or kills the engine process at random
moments (at its start, while it is idle, at any time of a search, again and again) and prints the
delays beyond the time of the same decision without a fault. It needs SIGSTOP, so it does not run on
Windows.
"""

import argparse
import logging
import os
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from statistics import median
from time import monotonic, sleep
from typing import Final, NamedTuple

from scopa_desktop.ai.engine_client import EngineClient
from scopa_desktop.ai.engine_process import Answer
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player

ALLOWED_SECONDS: Final = 2.0
"""What a fault may delay an answer."""
_LEVELS: Final = ("master", "strong", "casual")
_MOMENTS: Final = ("start", "idle", "search", "search, killed", "always")
_STOP: Final = getattr(signal, "SIGSTOP", None)
_KILL: Final = getattr(signal, "SIGKILL", None)
_GIVE_UP_SECONDS: Final = 60.0


class Trial(NamedTuple):
    """One fault and what followed."""

    moment: str
    level: str
    delay: float
    """The seconds until the answer, beyond those of the same decision without a fault."""
    is_legal: bool
    """Whether a legal move was answered at all."""
    was_reported: bool
    """Whether the client reported the delay."""


def measure(count: int, seed: int) -> list[Trial]:
    """Try so many faults, each moment in turn."""
    if _STOP is None or _KILL is None:
        raise SystemExit("Processes cannot be stopped by a signal on this system.")
    rng = Random(seed)
    return [_trial(_MOMENTS[number % len(_MOMENTS)], rng) for number in range(count)]


def _trial(moment: str, rng: Random) -> Trial:
    delayed: list[int] = []
    client = EngineClient(on_delay=delayed.append)
    view, level_id = _position(rng), rng.choice(_LEVELS)
    try:
        if moment == "start":
            client.start()
            _pause(client, rng.uniform(0.0, 0.15))
            _signal_all(client, _STOP)
            answer, seconds = _asked(client, view, level_id)
            _, undisturbed = _asked(client, view, level_id)
        else:
            client.ask(view, "casual")
            client.poll(_GIVE_UP_SECONDS)
            _, undisturbed = _asked(client, view, level_id)
            if moment == "idle":
                _signal_all(client, _STOP)
            fault_at = rng.uniform(0.0, undisturbed) if moment.startswith("search") else None
            answer, seconds = _asked(client, view, level_id, moment, fault_at)
        is_legal = answer is not None and answer.reply in view.legal_moves()
        return Trial(moment, level_id, seconds - undisturbed, is_legal, bool(delayed))
    finally:
        client.close()


def _asked(
    client: EngineClient,
    view: SeatView,
    level_id: str,
    moment: str = "",
    fault_at: float | None = None,
) -> tuple[Answer | None, float]:
    """The answer to a question, and the seconds until it came; a fault comes at `fault_at`."""
    began = monotonic()
    client.ask(view, level_id)
    answer = None if fault_at is None else client.poll(fault_at)
    if fault_at is not None and answer is None:
        _signal_all(client, _KILL if moment.endswith("killed") else _STOP)
    while answer is None and monotonic() - began < _GIVE_UP_SECONDS:
        if moment == "always":
            _signal_all(client, _STOP)
        answer = client.poll(0.02 if moment == "always" else _GIVE_UP_SECONDS)
    return answer, monotonic() - began


def _pause(client: EngineClient, seconds: float) -> None:
    """Wait, at least until a process was started."""
    while not client.process_ids:
        sleep(0.001)
    client.poll(seconds)


def _signal_all(client: EngineClient, number: int | None) -> None:
    """Send a signal to every engine process."""
    assert number is not None
    for process_id in client.process_ids:
        with suppress(ProcessLookupError):
            os.kill(process_id, number)


def _position(rng: Random) -> SeatView:
    """The view of the seat on turn at a random moment of a random game."""
    variant = rng.choice(list(CATALOGUE.values()))
    seating = rng.choice(variant.seatings)
    players = [Player(f"Robot {seat}", "casual") for seat in range(seating.players)]
    match = Match(variant, seating, players, rng.randrange(1, 1_000_000))
    moves = rng.randrange(0, 12)
    while True:
        if match.needs_deal:
            match.begin_round()
        assert match.round is not None
        if match.round.is_over:
            continue
        if moves == 0:
            return SeatView.of(match, match.round.turn)
        moves -= 1
        match.play(rng.choice(match.round.legal_moves()))


def report(trials: Sequence[Trial]) -> list[str]:
    """The figures as lines of text."""
    lines = []
    for moment, number in Counter(trial.moment for trial in trials).items():
        delays = [trial.delay for trial in trials if trial.moment == moment]
        lines.append(
            f"{moment:<16} {number:>4} trials, delay beyond the undisturbed decision: "
            f"median {median(delays):5.2f} s, longest {max(delays):5.2f} s"
        )
    wrong = sum(not trial.is_legal for trial in trials)
    late = sum(trial.delay > ALLOWED_SECONDS for trial in trials)
    longest = max(trial.delay for trial in trials)
    lines.append(
        f"{len(trials)} trials: {wrong} without a legal answer, {late} later than "
        f"{ALLOWED_SECONDS:g} s, longest delay {longest:.2f} s"
    )
    return lines


def main() -> None:
    """Measure and print."""
    logging.getLogger("scopa_desktop").setLevel(logging.ERROR)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("\n".join(report(measure(arguments.count, arguments.seed))))


if __name__ == "__main__":
    main()
