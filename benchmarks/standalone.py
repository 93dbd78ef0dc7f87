"""Size of the standalone game, and its start time compared with the source tree.

    python packaging/build.py && python benchmarks/standalone.py [--starts N]

Needs a display; `xvfb-run` works too. A start is a whole run of `--quit-after-start` with an empty
data folder: the window is shown, a round is dealt, and the window is closed.
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

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
NAME = "scopa-desktop"
SUFFIX = ".exe" if os.name == "nt" else ""
FOLDER_MB, DOWNLOAD_MB, START_RATIO = 120, 60, 1.5
"""Upper limits: size of the folder, size of a download, start time relative to the source tree."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--starts", type=int, default=7)
    starts = parser.parse_args().starts
    folder = DIST / NAME
    if not folder.is_dir():
        sys.exit("There is no build: python packaging/build.py")
    print(f"folder: {_megabytes(folder):.1f} MB (at most {FOLDER_MB})")
    for path in sorted(path for path in DIST.glob(f"{NAME}[-_]*") if path.suffix != ".json"):
        print(f"{path.name}: {_megabytes(path):.1f} MB (at most {DOWNLOAD_MB})")
    _compare_starts(folder / f"{NAME}{SUFFIX}", starts)


def _compare_starts(built: Path, starts: int) -> None:
    """Start the programs in turns, so that the load of the machine affects all alike."""
    commands = {
        "source": [sys.executable, "-m", "scopa_desktop"],
        "folder": [str(built)],
    }
    onefile = next(DIST.glob(f"{NAME}-*-{platform.machine().lower()}{SUFFIX}"), None)
    if onefile is not None:
        commands["one file"] = [str(onefile)]
    seconds: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(starts):
        for name, command in commands.items():
            seconds[name].append(_seconds_of(command))
    source = statistics.median(seconds["source"])
    for name, taken in seconds.items():
        median = statistics.median(taken)
        line = f"start from {name}: {median:.2f} s ({min(taken):.2f} to {max(taken):.2f})"
        limit = f" (at most {START_RATIO})" if name == "folder" else ""
        print(
            line + (f", {median / source:.2f} of the source's{limit}" if name != "source" else "")
        )


def _seconds_of(command: list[str]) -> float:
    with tempfile.TemporaryDirectory() as home:
        begun = time.perf_counter()
        subprocess.run(
            [*command, "--quit-after-start"],
            cwd=ROOT,
            env={**os.environ, "SCOPA_DESKTOP_HOME": home},
            check=True,
        )
        return time.perf_counter() - begun


def _megabytes(path: Path) -> float:
    files = path.rglob("*") if path.is_dir() else [path]
    plain = (file for file in files if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in plain) / 1_000_000


if __name__ == "__main__":
    main()
