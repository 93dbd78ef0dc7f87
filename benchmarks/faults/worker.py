"""Stopped and killed engine processes; see `benchmarks.worker_faults`."""

from pathlib import Path

from benchmarks.faults.tally import Tally
from benchmarks.worker_faults import ALLOWED_SECONDS, measure


def stop_workers(
    first: int, count: int, seed: int, folder: Path, allowed_seconds: float = ALLOWED_SECONDS
) -> Tally:
    """Stop or kill the engine process `count` times."""
    tally = Tally()
    for number, trial in enumerate(measure(count, seed + first), first):
        tally.tried[trial.moment] += 1
        tally.seen["reported delays"] += trial.was_reported
        if not trial.is_legal:
            tally.losses.append(f"worker {number}: no legal answer ({trial.moment})")
        elif trial.delay > allowed_seconds:
            late = f"the answer was {trial.delay:.1f} s late ({trial.moment}, {trial.level})"
            tally.losses.append(f"worker {number}: {late}")
    return tally
