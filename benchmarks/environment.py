"""Date, commit, machine, Python version and load of a measurement."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from typing import Final

from scopa_desktop import core_build

_ROOT: Final = Path(__file__).resolve().parent.parent
_PROCESSOR_FILE: Final = Path("/proc/cpuinfo")


def describe_environment() -> str:
    """One line for the head of a table."""
    cores = os.cpu_count()
    return (
        f"{date.today().isoformat()}, commit {_commit()}; {_processor()}, {cores} cores; "
        f"Python {platform.python_version()}, {core_build.running().value}"
    )


@contextmanager
def busy_processes(number: int) -> Iterator[None]:
    """Keep the machine busy with `number` processes while the block runs."""
    with ExitStack() as stack:
        for _ in range(number):
            process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            stack.callback(process.wait)
            stack.callback(process.kill)
        yield


def _commit() -> str:
    """The commit that is checked out, and whether the sources differ from it."""
    commit = _git("rev-parse", "--short", "HEAD")
    if commit is None:
        return "unknown"
    changed = _git("status", "--porcelain", "--", "scopa_desktop", "benchmarks")
    return f"{commit} with changes" if changed else commit


def _git(*arguments: str) -> str | None:
    try:
        process = subprocess.run(
            ["git", *arguments], cwd=_ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return process.stdout.strip()


def _processor() -> str:
    if _PROCESSOR_FILE.exists():
        for line in _PROCESSOR_FILE.read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
