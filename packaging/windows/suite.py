"""The tests of the game under Wine, folder by folder, and a table of what came of them.

What the system lacks is skipped by the marks of `tests/needs.py`; a failure that is a fault of Wine
is listed under the name of the fault, any other as it is.
"""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from standalone.product import ROOT
from windows.wine import Windows, windows_path

_PARTS: Final = ("rules", "conformance", "ai", "play", "commands", "resources", "ui")
"""The folders of tests, of which each folder is a part; those of the packaging are for Linux."""
_LONGEST_PART: Final = 7200
"""Seconds until a part is stopped."""
_FAULTS: Final = {
    "msvcrt.locking refuses a lock that is taken with errno 0": (
        ".lock” cannot be used: Error.",
        "<LockState.IMPOSSIBLE: 3>",
        "assert [3] == [3, 3, 3, 3]",
        "test_nothing_is_put_back_while_the_game_is_open",
    ),
    "the last digits of a sine or logarithm are others": (
        "['fonts/scopa-lettering.ttf'] == []",
        "MATCHES.results[game][QUICK].startswith",
    ),
    "letters are whole pixels wide, so that texts need more room": (
        "test_the_position_has_room_in_a_small_window",
    ),
    "the permissions of an open file cannot be changed": ("scopa.sqlite3-shm'",),
    "a file that is listed like a folder is an invalid name": (
        "decks” cannot be used: Invalid name.",
    ),
}
"""What Wine 8 does otherwise, and words of a failure or the name of a test that fails for it."""


class Part(NamedTuple):
    """What came of the tests of one folder."""

    name: str
    passed: int
    skipped: int
    seconds: float
    failures: dict[str, str]
    """The tests that failed, and what they say."""
    is_whole: bool
    """Whether the tests came to their end."""


def run(windows: Windows, paths: Sequence[str]) -> int:
    """Run the tests of these paths, or all, and print a table; returns the exit code."""
    windows.prepare()
    sources = windows.home / "scopa sources"
    windows.put_sources(sources)
    parts = []
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for part in workers.map(partial(_run_part, windows, sources), paths or list(_folders())):
            parts.append(part)
            print(_row(part), flush=True)
    ours = [failure for part in parts for failure in _list_failures(part)]
    passed = sum(part.passed for part in parts)
    print(f"\n{passed} tests pass, {len(ours)} fail for a reason of ours.")
    return 1 if ours or not all(part.is_whole for part in parts) else 0


def _folders() -> Iterator[str]:
    """The folders of tests, those of `play` and `ui` one by one."""
    for part in _PARTS:
        folder = ROOT / "tests" / part
        inner = {path.parent.relative_to(folder).parts[:1] for path in folder.rglob("test_*.py")}
        for parts in sorted(inner):
            if parts:
                yield f"tests/{part}/{parts[0]}"
        yield from (f"tests/{part}/{path.name}" for path in sorted(folder.glob("test_*.py")))


def _run_part(windows: Windows, sources: Path, path: str) -> Part:
    report = windows.folder / "reports" / f"{path.replace('/', '-')}.xml"
    report.parent.mkdir(exist_ok=True)
    report.unlink(missing_ok=True)
    options = ("-p", "no:cacheprovider", "--tb=short", f"--junitxml={windows_path(report)}")
    started = time.monotonic()
    try:
        _, written = windows.run(
            windows.python,
            *("-m", "pytest", "-q", *options, path),
            folder=sources,
            timeout=_LONGEST_PART,
        )
    except subprocess.TimeoutExpired:
        written = "It took too long."
    report.with_suffix(".log").write_text(written, encoding="utf-8")
    return _read(report, path, time.monotonic() - started)


def _read(report: Path, name: str, seconds: float) -> Part:
    """What a report of pytest says; without one, the tests did not come to their end."""
    if not report.exists():
        return Part(name, 0, 0, seconds, {}, is_whole=False)
    cases = list(ET.parse(report).iter("testcase"))
    failures = {}
    skipped = 0
    for case in cases:
        problem = next((each for each in case if each.tag in ("failure", "error")), None)
        if problem is not None:
            test = f"{case.attrib['classname']}::{case.attrib['name']}"
            failures[test] = f"{problem.attrib.get('message', '')}\n{problem.text}"
        elif case.find("skipped") is not None:
            skipped += 1
    passed = len(cases) - skipped - len(failures)
    return Part(name, passed, skipped, seconds, failures, is_whole=True)


def _row(part: Part) -> str:
    counts = f"{part.passed:5} passed {len(part.failures):4} failed {part.skipped:4} skipped"
    end = "" if part.is_whole else "  not finished"
    return f"{part.name:<32} {counts} {part.seconds:6.0f} s{end}"


def _list_failures(part: Part) -> list[str]:
    """Print the failures of a part by their reasons; returns those that no fault explains."""
    ours = []
    for test, message in part.failures.items():
        fault = next(
            (
                fault
                for fault, signs in _FAULTS.items()
                if any(sign in f"{test} {message}" for sign in signs)
            ),
            None,
        )
        print(f"{test}: {fault or message.strip().splitlines()[0]}", file=sys.stderr)
        if fault is None:
            ours.append(test)
    return ours
