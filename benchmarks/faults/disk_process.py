"""A process whose system calls fail; see `disk`.

    python -m benchmarks.faults.disk_process FOLDER LIBRARY FIRST COUNT SEED

prints the tally as JSON. LIBRARY is preloaded.
"""

import ctypes
import errno
import gc
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.faults.disk_scenarios import SCENARIOS, WRITING, Outcome, Scenario
from benchmarks.faults.tally import Tally

_ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES)
_ONCE, _PERSISTENT, _SHORT = "once", "persistent", "short write"


class _Fault(NamedTuple):
    """A system call that fails: its number, counted from 1, the failure, and the scenario."""

    scenario: type[Scenario]
    call: int
    number: int
    mode: str


class _FailingCalls:
    """The preloaded library."""

    def __init__(self, library: str) -> None:
        self._library = ctypes.CDLL(library)
        self._library.failing_calls_disarm.restype = ctypes.c_long
        self._library.failing_calls_failed.restype = ctypes.c_char_p

    @contextmanager
    def armed(self, folder: Path, call: int, number: int, mode: str) -> Iterator[None]:
        """Make a call for files below a folder fail inside the block; 0 for none."""
        is_persistent, is_short = mode == _PERSISTENT, mode == _SHORT
        path = ctypes.c_char_p(str(folder).encode())
        self._library.failing_calls_arm(
            path, ctypes.c_long(call), number, int(is_persistent), int(is_short)
        )
        try:
            yield
        finally:
            self.calls = int(self._library.failing_calls_disarm())

    @property
    def failed(self) -> str:
        """The name of the call that failed; empty if none did."""
        name: bytes = self._library.failing_calls_failed()
        return name.decode()


class _Campaign:
    """Runs trials one after the other."""

    def __init__(self, folder: Path, library: str, seed: int) -> None:
        self.tally = Tally()
        self._folder = folder / "disk"
        self._seed = seed
        self._calls = _FailingCalls(library)

    def faults(self) -> list[_Fault]:
        """Every fault, in an order that depends on the seed."""
        faults = []
        for scenario in SCENARIOS:
            for _ in range(2):  # The first run imports modules.
                made = self._made(scenario, 0)
                with self._calls.armed(self._folder, 0, 0, _ONCE):
                    outcome = made.act()
            if outcome.error:
                raise RuntimeError(f"{scenario.__name__} fails without a fault: {outcome.error}")
            calls = range(1, self._calls.calls + 1)
            modes = (_ONCE, _PERSISTENT, *((_SHORT,) if scenario in WRITING else ()))
            faults += [_Fault(scenario, *each) for each in product(calls, _ERRORS, modes)]
        Random(f"disk {self._seed}").shuffle(faults)
        return faults

    def try_fault(self, number: int, fault: _Fault) -> None:
        """Make a system call fail and check the effect."""
        made = self._made(fault.scenario, number)
        with self._calls.armed(self._folder, fault.call, fault.number, fault.mode):
            outcome = made.act()
        self.tally.tried[errno.errorcode[fault.number]] += 1
        self.tally.seen["calls that failed"] += bool(self._calls.failed)
        what = f"{fault.scenario.__name__}, {self._calls.failed} ({fault.call}) {fault.mode}"
        self._check(f"disk {number}: {what} {errno.errorcode[fault.number]}", made, outcome)

    def try_limit(self, number: int) -> None:
        """Limit the size of files with the system's limit, so that a write stops at some byte."""
        rng = Random(f"limit {self._seed} {number}")
        scenario = rng.choice(WRITING)
        made = self._made(scenario, number)
        limit = rng.randrange(*made.limits)
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
        try:
            outcome = made.act()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        self.tally.tried["limits of the file size"] += 1
        self._check(f"limit {number}: {scenario.__name__}, {limit} bytes", made, outcome)

    def try_full(self, number: int) -> None:
        """Let a disk get full: one in memory, which has only some pages left."""
        rng = Random(f"full {self._seed} {number}")
        scenario, pages = rng.choice(WRITING), rng.choice([0, 1, 2, 4, 8, 16, 64])
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir()
        _mount(self._folder, "size=64m")
        try:
            made = scenario(self._folder, rng)
            room = os.statvfs(self._folder)
            used = (room.f_blocks - room.f_bfree) * room.f_frsize
            _mount(self._folder, f"remount,size={used + pages * resource.getpagesize()}")
            outcome = made.act()
            _mount(self._folder, "remount,size=64m")
            self.tally.tried["full disks"] += 1
            self._check(f"full {number}: {scenario.__name__}, {pages} pages left", made, outcome)
        finally:
            del made
            gc.collect()
            subprocess.run(["umount", "--lazy", self._folder], check=True)

    def _check(self, what: str, made: Scenario, outcome: Outcome) -> None:
        self.tally.seen["refused with a sentence" if outcome.error else "done all the same"] += 1
        losses = [outcome.crash] if outcome.crash else made.losses(outcome)
        if not losses:
            losses = made.losses_after_retry()
        self.tally.losses += [f"{what}: {loss}" for loss in losses]

    def _made(self, scenario: type[Scenario], number: int) -> Scenario:
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir()
        return scenario(self._folder, Random(f"{scenario.__name__} {self._seed} {number}"))


def _mount(folder: Path, options: str) -> None:
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    subprocess.run(command, check=True, capture_output=True)


def _may_mount(folder: Path) -> bool:
    """Whether this user may mount file systems."""
    try:
        _mount(folder, "size=4k")
    except (OSError, subprocess.CalledProcessError):
        return False
    subprocess.run(["umount", folder], check=True)
    return True


def main() -> None:
    """Run the trials of the command line and print the tally."""
    folder, library, *numbers = sys.argv[1:]
    first, count, seed = map(int, numbers)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    campaign = _Campaign(Path(folder), library, seed)
    faults, may_mount = campaign.faults(), _may_mount(Path(folder))
    for number in range(first, first + count):
        # One in eight is a real limit, or a full disk; the faults are tried in turn.
        if number % 8 == 7:
            (campaign.try_full if may_mount and number % 16 == 7 else campaign.try_limit)(number)
        else:
            campaign.try_fault(number, faults[(number - number // 8) % len(faults)])
    tally = campaign.tally
    print(json.dumps({"tried": tally.tried, "seen": tally.seen, "losses": tally.losses}))


if __name__ == "__main__":
    main()
