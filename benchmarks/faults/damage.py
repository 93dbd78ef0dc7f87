"""The paths of the player's files, valid contents for them, and ways to damage these."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.faults.playing_process import ROOT, process_environment
from tests.odd_files import Maker

_ROUND: Final = ROOT / "tests" / "rules" / "rounds" / "scopa-2.scopa"
SETTINGS, RULES, WINDOW, OLD_WINDOW = (
    "config/settings.json",
    "config/my-rules.scopa-rules",
    "config/window.json",
    "config/window.ini",
)
RUNNING, FAULTS, MATCHES = (
    "data/running.scopa",
    "data/fault.txt",
    "data/matches",
)
PLACES = (SETTINGS, RULES, WINDOW, OLD_WINDOW, RUNNING, FAULTS, MATCHES)
KEPT = (SETTINGS, RULES, RUNNING)
"""The files with content of the player; damaged ones are kept under another name."""

SOUND = {
    SETTINGS: '{"format": "scopa-desktop settings", "version": 1, "speed": "off", "last_game":'
    ' {"variant": "scopa", "seating": "2", "levels": ["greedy"], "options": {}, "name": ""}}\n',
    RULES: "Scopa Desktop rules, version 1\n\ngame: scopa\nname: Ours\noption: target = 16\n",
    WINDOW: '{"format": "scopa-desktop window", "version": 1, "x": 20, "y": 50, "width": 700,'
    ' "height": 600, "state": "normal"}\n',
    OLD_WINDOW: "[General]\ngeometry=@ByteArray()\n",
    RUNNING: "".join(_ROUND.read_text(encoding="utf-8").splitlines(keepends=True)[:15]),
    FAULTS: "Traceback\n",
    MATCHES: "a file where the folder should be",
}

Damage = Callable[[bytes, Random], bytes]


def emptied(content: bytes, rng: Random) -> bytes:
    return b""


def cut(content: bytes, rng: Random) -> bytes:
    return content[: rng.randrange(len(content))]


def foreign(content: bytes, rng: Random) -> bytes:
    return rng.randbytes(3000)


def zeroed(content: bytes, rng: Random) -> bytes:
    return bytes(len(content))


def huge(content: bytes, rng: Random) -> bytes:
    return content + b"x" * 5_000_000


def nested(content: bytes, rng: Random) -> bytes:
    return b'{"format": ' * 5_000


def markup(content: bytes, rng: Random) -> bytes:
    return b"<img src=/dev/zero>\n" + content


def mutated(content: bytes, rng: Random) -> bytes:
    damaged = bytearray(content)
    for _ in range(rng.randint(1, 8)):
        damaged[rng.randrange(len(damaged))] = rng.randrange(256)
    return bytes(damaged)


DAMAGES: tuple[Damage, ...] = (emptied, cut, foreign, zeroed, huge, nested, markup, mutated)


def put(home: Path, place: str, content: bytes) -> None:
    path = home / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def start(*arguments: str) -> tuple[int, str]:
    """Start the program until its window is painted; returns the exit code and the output."""
    code, output, errors = run("scopa_desktop", "--quit-after-start", *arguments)
    return code, output + errors


def run(
    module: str,
    *arguments: str,
    environment: Mapping[str, str] | None = None,
    allowed_seconds: float = 120.0,
) -> tuple[int, str, str]:
    """Run a module in a process of its own; returns the exit code, the output and the errors.

    Raises `subprocess.TimeoutExpired`; the process has been killed then.
    """
    process = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=process_environment(environment or {}),
        capture_output=True,
        text=True,
        timeout=allowed_seconds,
        check=False,
    )
    return process.returncode, process.stdout, process.stderr


def make_apart(path: Path, make: Maker) -> None:
    """Create the object; its auxiliary files must not collide with those of other objects."""
    room = path.parent / f"room of {path.name}"
    room.mkdir()
    make(room / path.name)
    if (room / path.name).is_symlink():
        path.symlink_to(Path(room.name) / path.name)
    else:
        (room / path.name).rename(path)
