"""Fault campaigns: kill, damage and obstruct the program, and count the losses.

    python -m benchmarks.faults [PART ...] [--count N] [--seed N] [--jobs N]

Without a part all of them run, one after the other. Each ends with one line: the trials, the
losses, and the counts by kind. The exit code is 1 if anything was lost.

    kill     the real saver at random moments: no move is lost after its writing returned
    window   the same with the real window
    processes
             two at once, which play for chips, finish, import, delete, copy and put copies back:
             what was said to be saved is there, each match was paid once and rightly
    databases
             damaged databases: the program goes on with a sound one, and a match is lost only where
             its own pages were destroyed, or its row changed, and no sound copy had it
    mutate   changed records, archives, settings, own rules, window states: no crash, hang or
             illegal content is accepted, originals are kept, accepted texts are rewritten
             canonically
    decks    card sets: what is added can be shown
    pictures SVG pictures made to take time, memory or other files: each set ends as a deck or a
             sentence, and Cancel works at any time
    odd      pipes, devices, folders, sockets and links with the names of files: none blocks, is
             replaced or renamed
    disk     every system call of reading and writing fails, real limits of the file size, and full
             disks, where this user may mount one
    starts   real starts with damaged files and databases, and such objects: each shows its window
    worker   stopped and killed engine processes: a legal answer at most 2 s later
"""

import argparse
import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from benchmarks.faults.damaged_databases import damage_databases
from benchmarks.faults.disk import UnavailableError, fail_disks
from benchmarks.faults.hostile_pictures import read_hostile_pictures
from benchmarks.faults.kill import kill_savers, kill_windows
from benchmarks.faults.kill_processes import kill_processes
from benchmarks.faults.mutate import change_files
from benchmarks.faults.odd import use_odd_objects
from benchmarks.faults.starts import start_damaged
from benchmarks.faults.tally import Tally
from benchmarks.faults.worker import stop_workers

Try = Callable[[int, int, int, Path], Tally]
"""Runs `count` trials from number `first` on with a seed, in a separate folder."""

_MOST_SHOWN: Final = 50


class Part(NamedTuple):
    """A part of the campaign."""

    attempt: Try
    trials: int
    """The default number of trials."""
    chunk: int
    """The number of trials per call."""
    is_timed: bool = False
    """Whether it measures times, so that no other process may run at the same time."""


PARTS: Final = {
    "kill": Part(kill_savers, 2_000, 100),
    "window": Part(kill_windows, 300, 25),
    "processes": Part(kill_processes, 300, 25),
    "databases": Part(damage_databases, 5_000, 250),
    "mutate": Part(change_files, 8_000, 500),
    "decks": Part(partial(change_files, part="decks"), 1_500, 50),
    "pictures": Part(read_hostile_pictures, 2_000, 50),
    "odd": Part(use_odd_objects, 2_000, 500),
    "disk": Part(fail_disks, 4_000, 2_000),
    "starts": Part(start_damaged, 300, 25),
    "worker": Part(stop_workers, 50, 50, is_timed=True),
}


def prepare_process() -> None:
    """Run without a display, and without the log, which would name every refused file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    logging.getLogger("scopa_desktop").setLevel(logging.CRITICAL + 1)


def run_part(part: Part, count: int, seed: int, jobs: int) -> Tally:
    """Run `count` trials of a part in several processes."""
    tally = Tally()
    with TemporaryDirectory(prefix="faults-") as folder:
        starts = range(0, count, part.chunk)
        sizes = [min(part.chunk, count - first) for first in starts]
        folders = [Path(folder) / str(first) for first in starts]
        if part.is_timed:
            for first, size, each in zip(starts, sizes, folders, strict=True):
                tally.add(part.attempt(first, size, seed, each))
            return tally
        with ProcessPoolExecutor(jobs, get_context("spawn"), prepare_process) as pool:
            seeds = [seed] * len(sizes)
            for result in pool.map(part.attempt, starts, sizes, seeds, folders):
                tally.add(result)
                progress = f"{tally.trials:,} of {count:,} tried, {len(tally.losses)} lost"
                print(progress, file=sys.stderr, flush=True)
    return tally


def main() -> int:
    """Run the parts of the command line; returns 1 if anything was lost, else 0."""
    prepare_process()
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.faults",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--count", type=int, help="trials of each part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.parts if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; the parts: {', '.join(PARTS)}")
    lines = []
    has_lost = False
    for name in arguments.parts or PARTS:
        began = monotonic()
        try:
            tally = run_part(
                PARTS[name], arguments.count or PARTS[name].trials, arguments.seed, arguments.jobs
            )
        except UnavailableError as error:
            lines.append(f"{name:<10} not run: {error}")
            continue
        for loss in tally.losses[:_MOST_SHOWN]:
            print(loss.encode(errors="backslashreplace").decode())
        lines.append(tally.line(name, monotonic() - began))
        print(lines[-1], flush=True)
        has_lost |= bool(tally.losses)
    print("\n" + "\n".join(lines))
    return int(has_lost)
