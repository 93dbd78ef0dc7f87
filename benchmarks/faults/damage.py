"""The paths of the player's files, valid contents for them, and ways to damage these."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import datetime, timezone
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.faults.playing_process import ROOT, process_environment
from scopa_desktop.play.matches.match_note import MatchNote
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.storage import database_file
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.profiles import Profile, store_profiles
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from tests.odd_files import Maker

SETTINGS, RULES, WINDOW, OLD_WINDOW = (
    "config/settings.json",
    "config/my-rules.scopa-rules",
    "config/window.json",
    "config/window.ini",
)
DATA, FAULTS, BACKUPS = (
    f"data/{database_file.DATABASE}",
    "data/fault.txt",
    f"data/{database_file.BACKUPS}",
)
_QT_REMARK: Final = "This plugin does not support propagateSizeHints()\n"
PLACES = (SETTINGS, RULES, WINDOW, OLD_WINDOW, DATA, FAULTS, BACKUPS)
KEPT = (SETTINGS, RULES, DATA)
"""The files with content of the player; damaged ones are kept under another name."""


def _sound_database() -> bytes:
    """A database with a profile, and a match that runs."""
    with TemporaryDirectory() as folder, closing(Database(Path(folder))) as filled:
        filled.write(lambda connection: store_profiles(connection, [Profile("0a" * 16)], "0a" * 16))
        match = Match(SCOPA, TWO, (Player("You", PERSON), Player("Beppe", "greedy")), 1)
        match.begin_round()
        note = MatchNote("1" * 32, datetime(2026, 1, 2, tzinfo=timezone.utc))
        filled.write(partial(save_match, note=note, record=match.record))
        filled.close()
        return filled.path.read_bytes()


SOUND: Final = {
    SETTINGS: b'{"format": "scopa-desktop settings", "version": 1, "speed": "off", "last_game":'
    b' {"variant": "scopa", "seating": "2", "levels": ["greedy"], "options": {}, "name": ""}}\n',
    RULES: b"Scopa Desktop rules, version 1\n\ngame: scopa\nname: Ours\noption: target = 16\n",
    WINDOW: b'{"format": "scopa-desktop window", "version": 1, "x": 20, "y": 50, "width": 700,'
    b' "height": 600, "state": "normal"}\n',
    OLD_WINDOW: b"[General]\ngeometry=@ByteArray()\n",
    DATA: _sound_database(),
    FAULTS: b"Traceback\n",
    BACKUPS: b"a file where the folder should be",
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
    return process.returncode, process.stdout, process.stderr.replace(_QT_REMARK, "")


def make_apart(path: Path, make: Maker) -> None:
    """Create the object; its auxiliary files must not collide with those of other objects."""
    room = path.parent / f"room of {path.name}"
    room.mkdir()
    make(room / path.name)
    if (room / path.name).is_symlink():
        path.symlink_to(Path(room.name) / path.name)
    else:
        (room / path.name).rename(path)
