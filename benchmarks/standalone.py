"""Sizes of the standalone game, and its starts compared with those of the installed one.

    python packaging/build.py && python benchmarks/standalone.py [--starts N]

Needs a display; `xvfb-run` works too. A start is a whole run of `--quit-after-start` with an empty
data folder: the window is shown, a round is dealt, and the window is closed. The installed game is
that of the environment in which the build was made. Beside the seconds on the clock stands the time
of the processors, in all processes of a start: other programs disturb it less.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
NAME = "scopa-desktop"
SUFFIX = ".exe" if os.name == "nt" else ""
INSTALLED = ROOT / "build" / "standalone" / "environment" / ("Scripts" if SUFFIX else "bin") / NAME
FOLDER_MIB, ONE_FILE_MB, ONE_FILE_SECONDS = 100, 40, 1.0
"""What is aimed at: the size of the folder, the size of the single file, its start."""


class Start(NamedTuple):
    seconds: float
    processor_seconds: float


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--starts", type=int, default=7)
    starts = parser.parse_args().starts
    folder = DIST / NAME
    if not folder.is_dir():
        sys.exit("There is no build: python packaging/build.py")
    print(f"folder: {_bytes(folder) / 2**20:.1f} MiB (aim: {FOLDER_MIB})")
    onefile = next(DIST.glob(f"{NAME}-*-{platform.machine().lower()}{SUFFIX}"), None)
    for path in sorted(path for path in DIST.glob(f"{NAME}[-_]*") if path.suffix != ".json"):
        aim = f" (aim: {ONE_FILE_MB})" if path == onefile else ""
        print(f"{path.name}: {_bytes(path) / 1_000_000:.1f} MB{aim}")
    commands = {"installed": INSTALLED, "folder": folder / f"{NAME}{SUFFIX}"}
    if onefile is not None:
        commands["one file"] = onefile
    _compare_starts(commands, starts)


def _compare_starts(commands: dict[str, Path], starts: int) -> None:
    """Start the programs in turns, so that the load of the machine affects all alike."""
    taken: dict[str, list[Start]] = {name: [] for name in commands}
    for _ in range(starts):
        for name, command in commands.items():
            taken[name].append(_start(command))
    for name, measured in taken.items():
        seconds = [start.seconds for start in measured]
        used = [start.processor_seconds for start in measured]
        aim = f" (aim: {ONE_FILE_SECONDS})" if name == "one file" else ""
        print(
            f"start of {name}: {statistics.median(seconds):.2f} s{aim}, at best {min(seconds):.2f};"
            f" processors {statistics.median(used):.2f} s, at best {min(used):.2f}"
        )


def _start(command: Path) -> Start:
    with tempfile.TemporaryDirectory() as home:
        begun, before = time.perf_counter(), os.times()
        subprocess.run(
            [command, "--quit-after-start"],
            cwd=ROOT,
            env={**os.environ, "SCOPA_DESKTOP_HOME": home},
            check=True,
        )
        after = os.times()
        used = after.children_user + after.children_system
        used -= before.children_user + before.children_system
        return Start(time.perf_counter() - begun, used)


def _bytes(path: Path) -> int:
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(f.stat().st_size for f in files if f.is_file() and not f.is_symlink())


if __name__ == "__main__":
    main()
