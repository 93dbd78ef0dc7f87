"""Start time of the window, its memory, and its processor time while idle.

    python benchmarks/window.py [--starts N] [--idle SECONDS]

Needs Linux (it reads /proc) and a display; `xvfb-run` or QT_QPA_PLATFORM=offscreen work too. Every
start has an empty data folder.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_STARTER = """
import sys, time
from scopa_desktop.ui import application

class Timed(application.MainWindow):
    def __init__(self, *args, **named):
        super().__init__(*args, **named)
        self.painted.connect(lambda: print(time.clock_gettime(time.CLOCK_MONOTONIC), flush=True))

application.MainWindow = Timed
sys.exit(application.run())
"""
_TICKS = os.sysconf("SC_CLK_TCK")


class Game:
    """The game running in another process, with an empty data folder."""

    def __init__(self, home: Path) -> None:
        self._begun = time.clock_gettime(time.CLOCK_MONOTONIC)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _STARTER],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "SCOPA_DESKTOP_HOME": str(home)},
        )
        assert self._process.stdout is not None
        self.seconds_to_window = float(self._process.stdout.readline()) - self._begun

    def resident_mib(self) -> float:
        """Resident memory of the window's process."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def processor_seconds(self) -> float:
        """Processor time used by the window's process so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").split()
        return (int(fields[13]) + int(fields[14])) / _TICKS

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--idle", type=float, default=10.0)
    options = parser.parse_args()
    starts = []
    for _ in range(options.starts):
        with tempfile.TemporaryDirectory() as home:
            game = Game(Path(home))
            starts.append(game.seconds_to_window)
            game.end()
    print(f"start to first paint: median {statistics.median(starts):.2f} s", end=" ")
    print(f"({min(starts):.2f} to {max(starts):.2f}, {len(starts)} starts)")
    with tempfile.TemporaryDirectory() as home:
        game = Game(Path(home))
        time.sleep(10)
        before = game.processor_seconds()
        time.sleep(options.idle)
        used = game.processor_seconds() - before
        print(f"resident after the first deal: {game.resident_mib():.0f} MiB")
        print(f"idle: {used / options.idle:.2%} of one processor over {options.idle:.0f} s")
        game.end()


if __name__ == "__main__":
    main()
