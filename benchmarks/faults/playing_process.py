"""A process of the game that plays automatically and is killed."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
SAVER: Final = "benchmarks.faults.playing_saver"
WINDOW: Final = "benchmarks.faults.playing_window"
_PATIENCE_SECONDS: Final = 60


def process_environment(additions: Mapping[str, str]) -> dict[str, str]:
    """The environment of a process of the game: without a display, with the sources of this tree.

    `QT_QPA_PLATFORM` may name another platform than `offscreen`.
    """
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONPATH": str(ROOT), **additions}


class Output(NamedTuple):
    """The output of a process until it was killed."""

    lines: list[str]
    """Complete lines only."""
    errors: str
    was_running: bool
    """Whether it was still running when it was killed."""


class PlayingProcess:
    """A process of the module `SAVER` or `WINDOW`."""

    def __init__(
        self, module: str, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            env=process_environment(environment or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # Unbuffered, so that `communicate` gets all that follows the lines read before.
            bufsize=0,
        )

    def next_line(self) -> str:
        """The next line of its output; empty if it has ended."""
        stdout: IO[bytes] | None = self._process.stdout
        assert stdout is not None
        return stdout.readline().decode()

    def kill_after(self, seconds: float, *, lines: int = 0) -> Output:
        """Kill it after a number of further lines and a delay."""
        first = "".join(self.next_line() for _ in range(lines))
        with suppress(subprocess.TimeoutExpired):
            self._process.communicate(timeout=seconds)
        was_running = self._process.poll() is None
        self._process.kill()
        # The engine process of a window has the same pipes and ends a moment later.
        output, errors = self._process.communicate(timeout=_PATIENCE_SECONDS)
        text = first + output.decode()
        whole = [line for line in text.splitlines(keepends=True) if line.endswith("\n")]
        return Output(whole, errors.decode(), was_running)
