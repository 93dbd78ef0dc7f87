"""Speed of the core and of the strongest level on one core, for both builds.

Also of advice and decisions on very large tables, where a seat has thousands of legal moves.

`python benchmarks/speed.py` prints the median, minimum and maximum of all runs, in wall time and in
processor time. The last column is the rate relative to a reference workload, a C library hashing
one megabyte, which depends little on the load of the machine. Without a compiled core (see
`python packaging/compile.py`) only the interpreted one is measured.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.environment import describe_environment
from benchmarks.measurements import Measurement
from benchmarks.tables import TablePrinter
from scopa_desktop.commands.arguments import whole_number
from scopa_desktop.core_build import CoreBuild, running
from tests.core_builds import ROOT, folder_of

COLUMNS: Final = {
    "build": 11,
    "measured": 60,
    "unit": 12,
    "wall time": 34,
    "processor time": 34,
    "relative": 12,
}


def main() -> None:
    """Measure both builds and print a table."""
    arguments = _parser().parse_args()
    printer = TablePrinter(arguments.markdown)
    printer.paragraph(describe_environment())
    printer.begin_table(COLUMNS)
    for build in _builds(arguments.compiled_only):
        for measurement in _measurements(build, arguments.runs, arguments.rounds):
            printer.row(_cells(build, measurement))
    printer.row(_cells(running(), _worker_start(arguments.runs)))


def _builds(compiled_only: bool) -> Sequence[CoreBuild]:
    """The builds that can be measured."""
    if running() is not CoreBuild.COMPILED:
        return [CoreBuild.INTERPRETED]
    return [CoreBuild.COMPILED] if compiled_only else [CoreBuild.COMPILED, CoreBuild.INTERPRETED]


def _measurements(build: CoreBuild, runs: int, rounds: int) -> Iterator[Measurement]:
    """Measurements of a process with this build."""
    chooser = ["-m", "tests.core_builds", build.name, str(folder_of(build))]
    command = [sys.executable, *chooser, "benchmarks.measurements", str(runs), str(rounds)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield Measurement(**json.loads(line))
    if process.returncode:
        raise SystemExit(f"measuring the {build.value} has failed")


def _worker_start(runs: int) -> Measurement:
    """Starts of the engine process, each from a new Python process."""
    command = [sys.executable, "-m", "benchmarks.worker_start"]
    wall, cpu = [], []
    for _ in range(runs):
        process = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        wall_seconds, cpu_seconds = map(float, process.stdout.split())
        wall.append(1000 * wall_seconds)
        cpu.append(1000 * cpu_seconds)
    return Measurement("start of the engine process", "ms", wall, cpu, [])


def _cells(build: CoreBuild, measurement: Measurement) -> tuple[str, ...]:
    return (
        build.name.lower(),
        measurement.name,
        measurement.unit,
        summary(measurement.wall),
        summary(measurement.cpu),
        f"{median(measurement.relative):,.2f}" if measurement.relative else "",
    )


def summary(samples: Sequence[float]) -> str:
    """The median, minimum and maximum of some samples."""
    digits = 0 if median(samples) >= 100 else 1
    middle, lowest, highest = (
        f"{value:,.{digits}f}" for value in (median(samples), min(samples), max(samples))
    )
    return f"{middle} ({lowest} to {highest})"


def _parser() -> argparse.ArgumentParser:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--runs", type=whole_number(1, 1000), default=7, metavar="N",
        help="of every measure (default 7)")  # fmt: skip
    add("--rounds", type=whole_number(1, 1000), default=2, metavar="N",
        help="that the strongest level plays of each game (default 2)")  # fmt: skip
    add("--compiled-only", action="store_true", help="leave out the interpreted core")
    add("--markdown", action="store_true", help="print a table for a document")
    return parser


if __name__ == "__main__":
    main()
