"""Whatever is wrong in any file of the player's, the window opens, and nothing of his is lost."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import scopa_desktop
from tests.odd_files import NO_FILES, Maker, a_link_to_a_device, a_pipe, traits

ROOT = Path(scopa_desktop.__file__).parents[1]
ROUND = ROOT / "tests" / "rules" / "rounds" / "scopa-2.scopa"
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
"""The files whose content is the player's: damaged, they are kept under another name."""

SOUND = {
    SETTINGS: '{"format": "scopa-desktop settings", "version": 1, "speed": "off", "last_game":'
    ' {"variant": "scopa", "seating": "2", "levels": ["greedy"], "options": {}, "name": ""}}\n',
    RULES: "Scopa Desktop rules, version 1\n\ngame: scopa\nname: Ours\noption: target = 16\n",
    WINDOW: '{"format": "scopa-desktop window", "version": 1, "x": 20, "y": 50, "width": 700,'
    ' "height": 600, "state": "normal"}\n',
    OLD_WINDOW: "[General]\ngeometry=@ByteArray()\n",
    RUNNING: "".join(ROUND.read_text(encoding="utf-8").splitlines(keepends=True)[:15]),
    FAULTS: "Traceback\n",
    MATCHES: "a file where the folder should be",
}

Damage = Callable[[bytes, Random], bytes]


def emptied(content: bytes, chance: Random) -> bytes:
    return b""


def cut(content: bytes, chance: Random) -> bytes:
    return content[: chance.randrange(len(content))]


def foreign(content: bytes, chance: Random) -> bytes:
    return chance.randbytes(3000)


def zeroed(content: bytes, chance: Random) -> bytes:
    return bytes(len(content))


def huge(content: bytes, chance: Random) -> bytes:
    return content + b"x" * 5_000_000


def nested(content: bytes, chance: Random) -> bytes:
    return b'{"format": ' * 5_000


def markup(content: bytes, chance: Random) -> bytes:
    return b"<img src=/dev/zero>\n" + content


def mutated(content: bytes, chance: Random) -> bytes:
    damaged = bytearray(content)
    for _ in range(chance.randint(1, 8)):
        damaged[chance.randrange(len(damaged))] = chance.randrange(256)
    return bytes(damaged)


DAMAGES: tuple[Damage, ...] = (emptied, cut, foreign, zeroed, huge, nested, markup, mutated)


def put(home: Path, place: str, content: bytes) -> None:
    path = home / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def start(*arguments: str) -> tuple[int, str]:
    """The exit code and the output of a start that ends when the window has been painted."""
    process = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "--quit-after-start", *arguments],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return process.returncode, process.stdout + process.stderr


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damage_in_every_place_at_once_lets_the_window_open(
    player_home: Path, damage: Damage
) -> None:
    chance = Random(3)
    contents = {place: damage(SOUND[place].encode(), chance) for place in PLACES}
    for place, content in contents.items():
        put(player_home, place, content)
    assert start() == (0, "")
    # Exceptions that nobody has caught would be written there.
    assert (player_home / FAULTS).read_bytes() == contents[FAULTS]
    kept = [path.read_bytes() for path in player_home.rglob("*") if path.is_file()]
    for place in KEPT:
        if place == RUNNING and damage is cut:
            # An append that was cut off: the match goes on without its unfinished last line.
            whole_lines = contents[place].rpartition(b"\n")[0]
            assert any(content.startswith(whole_lines) for content in kept)
        else:
            assert contents[place] in kept, place


@pytest.mark.parametrize("place", PLACES)
def test_damage_in_one_place_lets_the_window_open(player_home: Path, place: str) -> None:
    for sound, text in SOUND.items():
        put(player_home, sound, text.encode())
    content = mutated(SOUND[place].encode(), Random(place))
    put(player_home, place, content)
    assert start() == (0, "")
    faults = content if place == FAULTS else SOUND[FAULTS].encode()
    assert (player_home / FAULTS).read_bytes() == faults


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files in folders")
@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_odd_things_in_every_place_let_the_window_open_and_stay(
    player_home: Path, make: Maker
) -> None:
    for place in PLACES:
        (player_home / place).parent.mkdir(exist_ok=True)
        make_apart(player_home / place, make)
    before = traits(player_home)
    assert start() == (0, "")
    assert set(before) <= set(traits(player_home))


def make_apart(path: Path, make: Maker) -> None:
    """Makes the odd thing, whose helpers would meet those of its neighbours."""
    room = path.parent / f"room of {path.name}"
    room.mkdir()
    make(room / path.name)
    if (room / path.name).is_symlink():
        path.symlink_to(Path(room.name) / path.name)
    else:
        (room / path.name).rename(path)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files in folders")
@pytest.mark.parametrize("make", [a_pipe, a_link_to_a_device], ids=lambda make: make.__name__)
@pytest.mark.parametrize("folder", ["config", "data"])
def test_a_start_with_odd_things_in_the_place_of_a_folder(
    player_home: Path, folder: str, make: Maker
) -> None:
    make(player_home / folder)
    before = traits(player_home)
    assert start() == (0, "")
    assert set(before) <= set(traits(player_home))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files in folders")
def test_a_start_is_asked_to_open_a_pipe(player_home: Path, tmp_path: Path) -> None:
    a_pipe(tmp_path / "pipe.scopa")
    assert start(str(tmp_path / "pipe.scopa")) == (0, "")
