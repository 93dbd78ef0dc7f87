"""Start time and memory of the game beside a bare PySide6 window and KPat.

    python benchmarks/window.py [--starts N] [--standalone FOLDER] [--idle SECONDS]

Prints medians with 95 % intervals; the programs are started in turns, so that the load of the
machine affects all alike:

- the whole process: `--quit-after-start`, which shows the window, deals and ends, and a bare window
  that ends after it was painted, once with PySide as pip installs it and once with its own modules
  unpacked and compiled, as `packaging/play.py` leaves them;
- until the window is visible: until the pixels in the middle of the screen change;
- memory some seconds later, with the engine process: resident (RSS), and with shared pages divided
  among the processes that use them (PSS).

Needs Linux. All but the first needs an X display that shows nothing in its middle, and KPat a
session bus: `xvfb-run -s "-screen 0 1280x800x24" dbus-run-session python benchmarks/window.py`.
KPat (Debian's package `kpat`) is left out where it is not installed. Every start of the game has an
empty data folder.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

import shiboken6
from PySide6.QtGui import QGuiApplication

ROOT: Final = Path(__file__).resolve().parents[1]
_BARE_WINDOW: Final = """
import sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        if "--quit-after-start" in sys.argv:
            QTimer.singleShot(0, QApplication.quit)

application = QApplication(sys.argv)
window = Window()
window.resize(1280, 760)
window.show()
sys.exit(application.exec())
"""
_QUIT: Final = "--quit-after-start"
_KPAT: Final = "KPat"
_POLL_SECONDS: Final = 0.002
_TIMEOUT_SECONDS: Final = 60
_SETTLING_SECONDS: Final = 5
"""Time after which the first cards lie, and the engine process and the sounds are loaded."""
_MIB: Final = 2**20

Programs = Mapping[str, Sequence[str]]
"""The commands to compare, by the names that are printed."""


class Usage(NamedTuple):
    """What a start took."""

    wall_ms: float
    cpu_ms: float
    """User and system time of the process."""
    rss_mib: float
    """Resident memory: the maximum in a whole process, else with that of the child processes."""
    pss_mib: float = 0.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--idle", type=float, default=10.0)
    parser.add_argument(
        "--standalone", type=Path, help="folder of a standalone build to measure as well"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _compare(_programs(options.standalone, Path(folder)), options.starts, options.idle)


def _compare(programs: Programs, starts: int, idle_seconds: float) -> None:
    print(f"whole process, {starts} starts each")
    quitting = {name: [*command, _QUIT] for name, command in programs.items() if name != _KPAT}
    _print_usages(_in_turns(quitting, starts, _whole_process))
    screen = QGuiApplication([])
    if screen.platformName() != "xcb":
        print("The rest is measured on an X display only.")
        return
    print(f"until the window is visible, {starts} starts each; memory after the first deal")
    _print_usages(_in_turns(programs, starts, _until_visible))
    print(f"idle: {_idle_share(programs['game'], idle_seconds):.2%} of one processor")


def _programs(standalone: Path | None, folder: Path) -> dict[str, Sequence[str]]:
    """The programs that are installed; `folder` gets a part of PySide as pip installs it."""
    package = Path(shiboken6.__file__).parent
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("files.dir"))
    programs: dict[str, Sequence[str]] = {
        "bare window": [sys.executable, "-c", _BARE_WINDOW, str(folder)],
        "bare, quick": [sys.executable, "-c", _BARE_WINDOW, str(package.parent)],
        "game": [sys.executable, "-m", "scopa_desktop"],
    }
    if standalone is not None:
        programs["standalone"] = [str(standalone.resolve() / "scopa-desktop")]
    kpat = next((path for path in map(Path, _kpat_paths()) if path.exists()), None)
    if kpat is not None:
        programs[_KPAT] = [str(kpat)]
    return programs


def _kpat_paths() -> tuple[str, ...]:
    return ("/usr/games/kpat", "/usr/bin/kpat")


def _in_turns(
    programs: Programs, starts: int, measure: Callable[[Sequence[str]], Usage]
) -> dict[str, list[Usage]]:
    """Start each program `starts` times; the first round fills the caches and does not count."""
    usages: dict[str, list[Usage]] = {name: [] for name in programs}
    for turn in range(starts + 1):
        for name, command in programs.items():
            usage = measure(command)
            if turn:
                usages[name].append(usage)
    return usages


@contextmanager
def _started(command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """The program as a running process with a data folder of its own; killed afterwards."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        environment = {**os.environ, "SCOPA_DESKTOP_HOME": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def _whole_process(command: Sequence[str]) -> Usage:
    begin = time.perf_counter()
    with _started(command) as process:
        _, status, used = os.wait4(process.pid, 0)
        wall = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    cpu = used.ru_utime + used.ru_stime
    return Usage(wall * 1000, cpu * 1000, used.ru_maxrss * 1024 / _MIB)


def _until_visible(command: Sequence[str]) -> Usage:
    empty = _pixels()
    begin = time.perf_counter()
    with _started(command) as process:
        while _pixels() == empty:
            if time.perf_counter() - begin > _TIMEOUT_SECONDS or process.poll() is not None:
                sys.exit(f"{command[0]} shows no window in the middle of the screen")
            time.sleep(_POLL_SECONDS)
        wall = time.perf_counter() - begin
        cpu = _cpu_seconds(process.pid)
        time.sleep(_SETTLING_SECONDS)
        family = [process.pid, *_children(process.pid)]
        rss, pss = (sum(_memory(pid, kind) for pid in family) for kind in ("Rss", "Pss"))
    while _pixels() != empty:
        time.sleep(_POLL_SECONDS)
    return Usage(wall * 1000, cpu * 1000, rss / _MIB, pss / _MIB)


def _pixels() -> bytes:
    """A few pixels left of and above the middle, where a small window is visible as well."""
    screen = QGuiApplication.primaryScreen()
    middle = screen.geometry().center()
    picture = screen.grabWindow(0, middle.x() * 2 // 3, middle.y() * 2 // 3, 8, 8).toImage()
    return bytes(picture.constBits())


def _cpu_seconds(pid: int) -> float:
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text("ascii").split()[0]) for thread in threads) / 1e9


def _children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    own = [int(child) for thread in threads for child in thread.read_text("ascii").split()]
    return [*own, *(grandchild for child in own for grandchild in _children(child))]


def _memory(pid: int, kind: str) -> int:
    """Bytes of memory of one process; `kind` is the first word of a line of `smaps_rollup`."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith(f"{kind}:"))
    return int(line.split()[1]) * 1024


def _idle_share(command: Sequence[str], seconds: float) -> float:
    """Share of one processor that the window's process uses while it waits for the player."""
    with _started(command) as process:
        time.sleep(2 * _SETTLING_SECONDS)
        before = _cpu_seconds(process.pid)
        time.sleep(seconds)
        return (_cpu_seconds(process.pid) - before) / seconds


def _print_usages(usages: Mapping[str, Sequence[Usage]]) -> None:
    for name, measured in usages.items():
        wall, cpu = ([usage[field] for usage in measured] for field in (0, 1))
        rss, pss = (statistics.median(usage[field] for usage in measured) for field in (2, 3))
        memory = f"{rss:.0f} MiB" + (f" (PSS {pss:.0f})" if pss else "")
        print(f"  {name:12} {_summary(wall)} ms, CPU {_summary(cpu)} ms, {memory}")


def _summary(values: Sequence[float]) -> str:
    """The median and its 95 % interval: the narrowest pair of ranks that covers it often enough."""
    ordered, count = sorted(values), len(values)
    rank, outside = 0, 2 / 2**count
    while rank + 1 < count - rank - 2 and outside + 2 * comb(count, rank + 1) / 2**count <= 0.05:
        rank += 1
        outside += 2 * comb(count, rank) / 2**count
    return f"{statistics.median(ordered):.0f} ({ordered[rank]:.0f} to {ordered[-1 - rank]:.0f})"


if __name__ == "__main__":
    main()
