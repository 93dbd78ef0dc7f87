"""Sizes of the standalone game, and its starts compared with those of the installed one.

    python packaging/build.py && python benchmarks/standalone.py [--starts N]

Needs a display; `xvfb-run` works too. A start is a whole run of `--quit-after-start` with an empty
data folder: the window is shown, a round is dealt, and the window is closed. The installed game is
that of the environment in which the build was made. The single file is started in two ways: the
first time, when it unpacks the game into a cache, and again. Beside the seconds on the clock stands
the time of the processors, in all processes of a start: other programs disturb it less. All are
started once before, which does not count.

On Linux, where there is a C compiler, the installed game is also started with the folder's library
of Python. The system's own Python is linked statically, which makes it faster than any program that
loads Python as a library.
"""

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

if os.name != "nt":
    import resource

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
NAME = "scopa-desktop"
SUFFIX = ".exe" if os.name == "nt" else ""
INSTALLED = ROOT / "build" / "standalone" / "environment" / ("Scripts" if SUFFIX else "bin") / NAME
FOLDER_MIB, ONE_FILE_MB, ONE_FILE_SECONDS = 100, 40, 1.0
"""What is aimed at: the size of the folder, the size of the single file, its start."""
_FIRST, _AGAIN = "one file, the first time", "one file"
_WITH_LIBRARY = "installed, with Python as a library"
_LIBRARY_PROGRAM = """
int Py_BytesMain(int, char **);
int main(int number, char **words) { return Py_BytesMain(number, words); }
"""
_ENTRY = "import sys; from scopa_desktop.__main__ import main; sys.exit(main())"


class Start(NamedTuple):
    seconds: float
    processor_seconds: float


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--starts", type=int, default=15)
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
        commands |= {_FIRST: onefile, _AGAIN: onefile}
    with tempfile.TemporaryDirectory() as cache:
        programs: dict[str, list[str | Path]] = {name: [path] for name, path in commands.items()}
        library = next(folder.rglob("libpython3*.so*"), None)
        if library is not None and shutil.which("cc"):
            programs[_WITH_LIBRARY] = _installed_with(library, Path(cache))
        _compare_starts(programs, starts, Path(cache))


def _installed_with(library: Path, folder: Path) -> list[str | Path]:
    """The command of the installed game in a program that loads this library of Python."""
    source, program = folder / "python.c", folder / "python"
    source.write_text(_LIBRARY_PROGRAM, encoding="utf-8")
    found = f"-Wl,-rpath,{library.parent}"
    subprocess.run(["cc", source, library, found, "-o", program], check=True)
    (packages,) = INSTALLED.parents[1].glob("lib/python3*/site-packages")
    return [program, "-c", f"import sys; sys.path.append({str(packages)!r}); {_ENTRY}"]


def _compare_starts(commands: dict[str, list[str | Path]], starts: int, cache: Path) -> None:
    """Start the programs in turns, so that the load of the machine affects all alike."""
    taken: dict[str, list[Start]] = {name: [] for name in commands}
    for turn in range(starts + 1):
        for name, command in commands.items():
            if name == _FIRST:
                shutil.rmtree(cache / NAME, ignore_errors=True)
            start = _start(command, cache)
            if turn:
                taken[name].append(start)
    for name, measured in taken.items():
        seconds = [start.seconds for start in measured]
        used = [start.processor_seconds for start in measured]
        aim = f" (aim: {ONE_FILE_SECONDS})" if name == _AGAIN else ""
        print(
            f"start of {name}: {statistics.median(seconds):.2f} s{aim}, at best {min(seconds):.2f};"
            f" processors {statistics.median(used):.3f} s, at best {min(used):.3f}"
        )


def _start(command: list[str | Path], cache: Path) -> Start:
    # The installed program keeps its bytecode, as it does for its users.
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    caches = {"XDG_CACHE_HOME": str(cache), "LOCALAPPDATA": str(cache)}
    with tempfile.TemporaryDirectory() as home:
        begun, before = time.perf_counter(), _processor_seconds()
        subprocess.run(
            [*command, "--quit-after-start"],
            cwd=ROOT,
            env={**inherited, **caches, "SCOPA_DESKTOP_HOME": home},
            check=True,
        )
        return Start(time.perf_counter() - begun, _processor_seconds() - before)


def _processor_seconds() -> float:
    """What the processes took that were started here and have ended."""
    if os.name == "nt":
        return 0.0
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _bytes(path: Path) -> int:
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(f.stat().st_size for f in files if f.is_file() and not f.is_symlink())


if __name__ == "__main__":
    main()
