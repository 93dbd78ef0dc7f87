"""How long the commands of the history take with 100,000 matches, as whole processes.

    python -m benchmarks.history_commands [--matches N] [--records N] [--runs N] [--folder FOLDER]
                                          [--source FOLDER]...

Makes a data folder with copies of simulated matches (`history_database`) and a folder of records
of other simulated matches, and runs `statistics`, `leaderboard`, `history list --limit 5` on the
one and `history import` of the other into an empty history. Each
`--source` is a folder with the sources of a version, the oldest first (by default only this one);
each has a copy of the data of its own, and in each run all versions do the same one after another.
The first run of a command, which may lead the schema on and compute what is kept, is shown by
itself. Printed are the medians of wall time, of processor time (user and system) and of the peak
memory of the process.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

_ROOT: Final = Path(__file__).resolve().parent.parent
_COMMANDS: Final = {
    "statistics": ("statistics",),
    "leaderboard": ("leaderboard",),
    "list": ("history", "list", "--limit", "5"),
}
_MIB: Final = 1 << 20
_TEMPLATES: Final = 300
_RECORDS_SEED: Final = 2


class Usage(NamedTuple):
    """What a process used."""

    wall: float
    """Seconds."""
    cpu: float
    """Seconds, user and system."""
    memory: float
    """Peak of the resident memory, in MiB."""

    def line(self, name: str, source: str, note: str) -> str:
        """A line of the table."""
        columns = f"{self.wall:>8.2f}{self.cpu:>8.2f}{self.memory:>8.0f}"
        return f"{name:<28}{source:<12}{columns}  {note}".rstrip()


def run_command(source: Path, home: Path, arguments: Sequence[str]) -> Usage:
    """Run a command of the sources in a folder with the files of another one."""
    environment = dict(os.environ, SCOPA_DESKTOP_HOME=str(home), PYTHONPATH=str(source))
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "scopa_desktop", *arguments],
        cwd=source,
        env=environment,
        stdout=subprocess.DEVNULL,
    )
    _, status, used = os.wait4(process.pid, 0)
    wall = perf_counter() - before
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, " ".join(arguments))
    return Usage(wall, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024 / _MIB)


def make_data(home: Path, matches: int, records: int) -> None:
    """Make the data folder and the records; called in a process of its own.

    The peak memory of a process that is started includes that of the one that starts it.
    """
    from benchmarks.history_database import PROFILE, fill, make_files  # noqa: PLC0415
    from benchmarks.matches import random_records  # noqa: PLC0415
    from scopa_desktop.play.history.match_history import MatchHistory  # noqa: PLC0415
    from scopa_desktop.play.storage.profiles import PROFILES_FILE, Profile, StoredProfiles  # noqa: PLC0415
    from scopa_desktop.rules.record import write_record  # noqa: PLC0415

    history = MatchHistory(home / "large" / "data")
    fill(history, matches, templates=min(matches, _TEMPLATES))
    make_files(history)
    history.close()
    profiles = StoredProfiles((Profile(PROFILE, "You"),), PROFILE).to_text()
    (home / "large" / "data" / PROFILES_FILE).write_text(profiles)
    folder = home / "records"
    folder.mkdir()
    for number, record in enumerate(islice(random_records(_RECORDS_SEED), records)):
        (folder / f"{number}.scopa").write_text(write_record(record))


def _call(source: Path, folder: Path, call: str) -> None:
    """Run Python code in a process of its own, with the program of other sources."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(map(str, (source, _ROOT))))
    subprocess.run([sys.executable, "-c", call], env=environment, cwd=folder, check=True)


def figures(
    folder: Path, sources: Sequence[Path], matches: int, records: int, runs: int
) -> Iterator[str]:
    """The lines of the table, from data in a folder, which are made where they are missing."""
    made = folder / "made"
    if not made.exists():
        # With the oldest sources, whose database the others update.
        _call(
            sources[0],
            folder,
            "from pathlib import Path; from benchmarks.history_commands import make_data;"
            f" make_data(Path({str(made)!r}), {matches}, {records})",
        )
    homes = [folder / f"version-{number}" for number in range(1, len(sources) + 1)]
    for home in homes:
        paths = f"{str(made / 'large')!r}, {str(home)!r}"
        _call(
            sources[0],
            folder,
            f"import shutil; shutil.rmtree({str(home)!r}, True); shutil.copytree({paths})",
        )
    for name, arguments in _COMMANDS.items():

        def run(version: int, arguments: Sequence[str] = arguments) -> Usage:
            return run_command(sources[version], homes[version], arguments)

        yield from _lines(name, sources, run, runs)
    importing = ("history", "import", str(made / "records"))

    def into_empty(version: int) -> Usage:
        with tempfile.TemporaryDirectory(dir=folder) as home:
            return run_command(sources[version], Path(home), importing)

    yield from _lines("import", sources, into_empty, runs, records)


def _lines(
    name: str,
    sources: Sequence[Path],
    run: Callable[[int], Usage],
    runs: int,
    records: int = 0,
) -> Iterator[str]:
    """The lines of an action for each version: the first run by itself, and the medians."""
    versions = range(len(sources))
    first = [run(version) for version in versions]
    used: list[list[Usage]] = [[] for _ in versions]
    for _ in range(runs):
        for version in versions:
            used[version].append(run(version))
    for version in versions:
        label = f"version {version + 1}"
        middle = Usage(*(median(values) for values in zip(*used[version], strict=True)))
        yield first[version].line(name, label, "first run")
        note = f"median of {runs}"
        if records:
            note += f"; {records / middle.wall:.0f} records/s, {records / middle.cpu:.0f} by cpu"
        yield middle.line(name, label, note)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="keeps the data and uses them again")
    parser.add_argument("--source", type=Path, action="append", help="may be given several times")
    options = parser.parse_args()
    sources = [source.resolve() for source in options.source or [_ROOT]]
    for number, source in enumerate(sources, 1):
        print(f"version {number}: {source}")
    print(f"{'':<40}{'wall s':>8}{'cpu s':>8}{'MiB':>8}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.folder or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        for line in figures(folder, sources, options.matches, options.records, options.runs):
            print(line, flush=True)


if __name__ == "__main__":
    main()
