"""How fast the core computes and the strongest level answers, on one core, in both builds.

`python benchmarks/speed.py` prints medians with the least and the most of all runs, by the clock on
the wall and by the processor's time. The last column counts how often a thing is done while a
C library hashes one megabyte, which a busy machine changes little. Compile the core first
(`python packaging/compile.py`), or only the interpreted one is measured.
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

from benchmarks.circumstances import circumstances
from benchmarks.measures import Figure
from benchmarks.tables import Printer
from scopa_desktop.commands.arguments import whole_number
from scopa_desktop.core_build import CoreBuild, running
from tests.core_builds import ROOT, folder_of

COLUMNS: Final = {
    "build": 11,
    "measured": 52,
    "unit": 12,
    "on the clock": 34,
    "of the processor": 34,
    "by yardstick": 12,
}


def main() -> None:
    """Measure both builds and print a table."""
    arguments = _parser().parse_args()
    printer = Printer(arguments.markdown)
    printer.say(circumstances())
    printer.begin(COLUMNS)
    for build in _builds(arguments.compiled_only):
        for figure in _figures(build, arguments.runs, arguments.rounds):
            printer.row(_cells(build, figure))
    printer.row(_cells(running(), _worker_start(arguments.runs)))


def _builds(compiled_only: bool) -> Sequence[CoreBuild]:
    """The builds that can be measured here."""
    if running() is not CoreBuild.COMPILED:
        return [CoreBuild.INTERPRETED]
    return [CoreBuild.COMPILED] if compiled_only else [CoreBuild.COMPILED, CoreBuild.INTERPRETED]


def _figures(build: CoreBuild, runs: int, rounds: int) -> Iterator[Figure]:
    """What a process with this build measures."""
    chooser = ["-m", "tests.core_builds", build.name, str(folder_of(build))]
    asked = [sys.executable, *chooser, "benchmarks.measures", str(runs), str(rounds)]
    with subprocess.Popen(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield Figure(**json.loads(line))
    if process.returncode:
        raise SystemExit(f"measuring the {build.value} has failed")


def _worker_start(runs: int) -> Figure:
    """The thinking process started some times over, each time from a fresh Python."""
    asked = [sys.executable, "-m", "benchmarks.worker_start"]
    wall, cpu = [], []
    for _ in range(runs):
        said = subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        on_clock, of_processor = map(float, said.stdout.split())
        wall.append(1000 * on_clock)
        cpu.append(1000 * of_processor)
    return Figure("start of the thinking process", "ms", wall, cpu, [])


def _cells(build: CoreBuild, figure: Figure) -> tuple[str, ...]:
    return (
        build.name.lower(),
        figure.name,
        figure.unit,
        told(figure.wall),
        told(figure.cpu),
        f"{median(figure.by_yardstick):,.2f}" if figure.by_yardstick else "",
    )


def told(samples: Sequence[float]) -> str:
    """The median, the least and the most of some figures."""
    digits = 0 if median(samples) >= 100 else 1
    middle, least, most = (
        f"{one:,.{digits}f}" for one in (median(samples), min(samples), max(samples))
    )
    return f"{middle} ({least} to {most})"


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
