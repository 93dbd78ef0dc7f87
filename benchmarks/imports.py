"""Measures imports: the time for bundles with more and more lines of experience and training.

python -m benchmarks.imports
python -m benchmarks.imports --lines 2000 4000 8000

Each bundle has as many lines of experience as of training; the time of a line should not depend on
their number. The longest step is the time for which closing the window waits at most.
"""

import argparse
import json
import tempfile
import zipfile
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from pathlib import Path
from time import perf_counter
from typing import Final

from scopa_desktop.play.history.file_import import finished
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.profile_bundle import begin_merge

_PROFILE: Final = "0123456789abcdef" * 2
_FIRST: Final = datetime(2020, 1, 1, tzinfo=timezone.utc)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the time of an import for each number of lines."""
    parser = argparse.ArgumentParser(prog="benchmarks.imports", description=__doc__)
    parser.add_argument("--lines", type=int, nargs="+", default=[2000, 4000, 8000])
    for lines in parser.parse_args(arguments).lines:
        with tempfile.TemporaryDirectory() as folder:
            total, longest = _import_times(Path(folder), lines)
        print(f"{lines:,} lines: {total:.2f} s, longest step {longest * 1000:.0f} ms")


def _import_times(folder: Path, lines: int) -> tuple[float, float]:
    """The seconds of an import, and those of its longest step."""
    bundle = folder / "profile.scopa-profile"
    _write_bundle(bundle, lines)
    history = MatchHistory(folder / "here")
    begin = before = perf_counter()
    longest = 0.0
    for step in finished(history, begin_merge(history, bundle)):
        if step.problem:
            raise ValueError(step.problem)
        now = perf_counter()
        longest, before = max(longest, now - before), now
    history.close()
    return before - begin, longest


def _write_bundle(path: Path, lines: int) -> None:
    times = [(_FIRST + timedelta(minutes=number)).isoformat() for number in range(lines)]
    experience = (
        {"match": f"{number:032x}", "time": time, "points": 20} for number, time in enumerate(times)
    )
    training = (
        {"kind": "puzzle", "time": time, "number": number} for number, time in enumerate(times)
    )
    manifest = {
        "format": "scopa-desktop profile",
        "version": 1,
        "profile": _PROFILE,
        "matches": 0,
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("scopa-desktop.json", json.dumps(manifest))
        archive.writestr("profile.json", "{}")
        archive.writestr("experience.jsonl", "\n".join(map(json.dumps, experience)))
        archive.writestr("training.jsonl", "\n".join(map(json.dumps, training)))


if __name__ == "__main__":
    main()
