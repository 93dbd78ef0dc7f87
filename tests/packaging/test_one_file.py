"""The single file: how the game is packed, unpacked where it is missing, and run.

A small folder stands for the game, and Python for the bootloader of PyInstaller: a folder of its
own, and `sys._MEIPASS`. `test_standalone.py` plays with the real ones.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from standalone import payload, product

from tests.needs import needs_limits, needs_shell

ENTRY = product.PACKAGING / "pyinstaller" / "one_file.py"
START = "import runpy, sys; sys._MEIPASS = sys.argv[1]; del sys.argv[1]; " + (
    f"runpy.run_path({str(ENTRY)!r}, run_name='__main__')"
)
GAME = f"""#!{sys.executable}
import json, os, sys
print(json.dumps([sys.argv, sys.stdin.read(), dict(os.environ)]))
print("a complaint", file=sys.stderr)
sys.exit(7)
"""
LIBRARY, SHARED, SOUND, TEXT, LINK = (
    f"_internal/{name}" for name in ("lib.so", "python.so", "card.wav", "deep/page.md", "link")
)
TEXT_SIZE = 3_000_000
DAY = 86400
IN_THE_MIDDLE = """
class Parts(tuple):
    def __iter__(self):
        import os, signal, time
        yield self[0]
        time.sleep(0.2)
        os.kill(os.getpid(), signal.{signal})
        time.sleep(60)
PARTS = Parts(PARTS)
"""
UNSHARE = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]

pytestmark = [
    needs_shell,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere caches have other places"),
]


def mounts_folders() -> bool:
    command = [*UNSHARE, "mount", "-t", "tmpfs", "none", "/tmp"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


needs_mounts = pytest.mark.skipif(not mounts_folders(), reason="needs disks that a test may mount")


class Said(NamedTuple):
    """What a start came to."""

    code: int
    error: str
    arguments: list[str]
    read: str
    environment: dict[str, str]


class SingleFile:
    """A packed game, and the home of somebody who starts it."""

    def __init__(self, folder: Path) -> None:
        self.game = folder / "game"
        self.cache = folder / "cache"
        self.place = self.cache / product.NAME / "program"
        self.bootloader = folder / "bootloader"
        self.modules = folder / "modules"
        contents = {
            product.NAME: GAME.encode(),
            LIBRARY: b"\x7fELF" + bytes(range(256)) * 40,
            SHARED: b"\x7fELF of the bootloader",
            SOUND: b"RIFF" + bytes(1000),
            TEXT: b"a page " * (TEXT_SIZE // 7),
        }
        for name, content in contents.items():
            path = self.game / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        (self.game / product.NAME).chmod(0o755)
        (self.game / LINK).symlink_to("lib.so")
        self.bootloader.mkdir()
        shutil.copy(self.game / SHARED, self.bootloader)
        payload.write(self.game, ["python.so"], self.modules)

    @property
    def unpacked(self) -> Path:
        """The folder in which the game is kept for the next starts."""
        (folder,) = self.place.glob(f"{product.version()}-*")
        return folder

    def start(self, *arguments: str, before: Sequence[str] = (), **variables: str) -> Said:
        """Start it after the words `before`, which are those of a command that runs others."""
        process = self.begin(*arguments, before=before, **variables)
        out, error = process.communicate("a record", timeout=60)
        argv, read, environment = json.loads(out) if out else ([], "", {})
        return Said(process.returncode, error, argv, read, environment)

    def begin(
        self, *arguments: str, before: Sequence[str] = (), **variables: str
    ) -> "subprocess.Popen[str]":
        environment = {
            "PATH": os.defpath,
            "PYTHONPATH": os.pathsep.join([str(self.modules), str(ENTRY.parent)]),
            "XDG_CACHE_HOME": str(self.cache),
            "LANG": "C.UTF-8",
        }
        return subprocess.Popen(
            [*before, sys.executable, "-c", START, str(self.bootloader), *arguments],
            env={**environment, **variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def check_whole(self, folder: Path) -> None:
        """The folder is as the packed one."""
        names = [path.relative_to(self.game) for path in self.game.rglob("*")]
        assert sorted(names) == sorted(path.relative_to(folder) for path in folder.rglob("*"))
        for name in names:
            if (self.game / name).is_file():
                assert (folder / name).read_bytes() == (self.game / name).read_bytes()
        assert (folder / LINK).readlink() == Path("lib.so")


@pytest.fixture
def single(tmp_path: Path) -> SingleFile:
    return SingleFile(tmp_path)


def test_equal_folders_are_packed_alike(single: SingleFile, tmp_path: Path) -> None:
    first = [path.read_bytes() for path in sorted(single.modules.iterdir())]
    os.utime(single.game / LIBRARY, (1, 1))
    payload.write(single.game, ["python.so"], tmp_path / "again")
    assert [path.read_bytes() for path in sorted((tmp_path / "again").iterdir())] == first


def test_another_content_gets_another_folder(single: SingleFile, tmp_path: Path) -> None:
    single.start()
    former = single.unpacked
    (single.game / LIBRARY).write_bytes((single.game / LIBRARY).read_bytes()[::-1])
    payload.write(single.game, ["python.so"], single.modules)
    single.start()
    assert len({former, *single.place.iterdir()}) == 2


def test_what_it_is_given_goes_through_to_the_game(single: SingleFile) -> None:
    given = ["simulate", "--jobs", "2", "una partita à deux.scopa", ""]
    for _ in range(2):
        said = single.start(
            *given, LD_LIBRARY_PATH="/of/the/bootloader", LD_LIBRARY_PATH_ORIG="/own", OTHER="à"
        )
        assert (said.code, said.error, said.read) == (7, "a complaint\n", "a record")
        assert said.arguments == [str(single.unpacked / product.NAME), *given]
        assert said.environment["OTHER"] == "à"
        assert said.environment["PYINSTALLER_RESET_ENVIRONMENT"] == "1"
        assert said.environment["LD_LIBRARY_PATH"] == "/own"
        assert "LD_LIBRARY_PATH_ORIG" not in said.environment


def test_it_is_unpacked_whole_and_for_its_user_alone(single: SingleFile) -> None:
    single.start()
    single.check_whole(single.unpacked)
    assert [path.stat().st_mode & 0o777 for path in (single.place, single.unpacked)] == [0o700] * 2
    assert list(single.place.iterdir()) == [single.unpacked]


def test_later_starts_leave_the_packed_content_alone(single: SingleFile) -> None:
    single.start()
    (single.modules / "packed_content.py").unlink()
    assert single.start().code == 7


@pytest.mark.parametrize("name", [product.NAME, SHARED, SOUND, LINK])
def test_what_was_removed_is_unpacked_again(single: SingleFile, name: str) -> None:
    single.start()
    (single.unpacked / name).unlink()
    assert single.start().code == 7
    single.check_whole(single.unpacked)
    assert list(single.place.iterdir()) == [single.unpacked]


def test_what_was_cut_off_is_unpacked_again(single: SingleFile) -> None:
    single.start()
    os.truncate(single.unpacked / TEXT, TEXT_SIZE // 2)
    assert single.start().code == 7
    single.check_whole(single.unpacked)


@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_stopped_while_unpacking_it_is_unpacked_by_the_next_start(
    single: SingleFile, name: str
) -> None:
    content = single.modules / "packed_content.py"
    whole = content.read_text(encoding="utf-8")
    content.write_text(whole + IN_THE_MIDDLE.format(signal=name), encoding="utf-8")
    stopped = single.start()
    assert stopped.code == (-signal.SIGKILL if name == "SIGKILL" else 130)
    assert stopped.error == ""
    left = list(single.place.iterdir())
    assert len(left) == (1 if name == "SIGKILL" else 0)
    assert not list(single.place.glob("[!.]*"))
    content.write_text(whole, encoding="utf-8")
    assert single.start().code == 7
    single.check_whole(single.unpacked)
    for folder in left:
        os.utime(folder, (time.time() - DAY,) * 2)
    single.start()
    assert list(single.place.iterdir()) == [single.unpacked]


@pytest.mark.parametrize("is_damaged", [False, True])
def test_several_first_starts_at_once_do_not_disturb_each_other(
    single: SingleFile, is_damaged: bool
) -> None:
    if is_damaged:
        single.start()
        (single.unpacked / TEXT).unlink()
    processes = [single.begin() for _ in range(4)]
    for process in processes:
        assert process.communicate("a record", timeout=60)[1] == "a complaint\n"
        assert process.returncode == 7
    single.check_whole(single.unpacked)
    assert list(single.place.iterdir()) == [single.unpacked]


def test_versions_that_nobody_uses_are_removed(single: SingleFile) -> None:
    days = {"0.0.1-old": 31, "0.0.2-late": 29, ".stopped": 1, ".working": 0}
    for name, age in days.items():
        (single.place / name / "deep").mkdir(parents=True)
        os.utime(single.place / name, (time.time() - age * DAY,) * 2)
    single.place.chmod(0o700)
    single.start()
    kept = {"0.0.2-late", ".working", single.unpacked.name}
    assert {path.name for path in single.place.iterdir()} == kept
    os.utime(single.unpacked, (1, 1))
    single.start()
    assert single.unpacked.stat().st_mtime > time.time() - DAY


# --- where it cannot be kept --------------------------------------------------------------------


def check_unpacked_for_this_start(single: SingleFile, said: Said) -> None:
    assert (said.code, said.error) == (7, "a complaint\n")
    folder = Path(said.arguments[0]).parent
    assert folder.is_relative_to(single.bootloader)
    single.check_whole(folder)


def test_without_a_cache_it_is_unpacked_for_this_start(single: SingleFile) -> None:
    single.cache.write_text("a file", encoding="ascii")
    check_unpacked_for_this_start(single, single.start())


def test_a_folder_in_which_others_may_write_is_not_trusted(single: SingleFile) -> None:
    single.start()
    single.place.chmod(0o777)
    check_unpacked_for_this_start(single, single.start())


def test_a_cache_relative_to_the_current_folder_is_none(single: SingleFile, tmp_path: Path) -> None:
    said = single.start(XDG_CACHE_HOME="cache", HOME=str(tmp_path / "home"))
    assert Path(said.arguments[0]).is_relative_to(tmp_path / "home" / ".cache" / product.NAME)
    check_unpacked_for_this_start(single, single.start(XDG_CACHE_HOME="", HOME="nowhere"))


def on_disk(options: str, folder: Path) -> list[str]:
    """The words of a command with a disk of its own in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    mount = f"mount -t tmpfs -o {options} none {shlex.quote(str(folder))}"
    return [*UNSHARE, "sh", "-c", f'{mount} && exec "$@"', "sh"]


@needs_mounts
@pytest.mark.parametrize("options", ["noexec", "ro", "size=1m"])
def test_a_disk_that_does_not_take_it_is_left_alone(single: SingleFile, options: str) -> None:
    said = single.start(before=on_disk(options, single.cache))
    check_unpacked_for_this_start(single, said)


@needs_mounts
def test_a_full_disk_is_told_in_a_sentence(single: SingleFile) -> None:
    single.cache.symlink_to(single.bootloader)
    (single.bootloader / "python.so").unlink()
    copied = shlex.quote(str(single.game / SHARED))
    before = [*on_disk("size=1m", single.bootloader)]
    before[-2] = before[-2].replace("exec", f"cp {copied} {single.bootloader} && exec")
    said = single.start(before=before)
    assert said.code == 1
    assert said.error.startswith("Scopa Desktop could not unpack its 3 MB. ")
    for place in (single.place, single.bootloader / "program"):
        assert f"“{place}”: No space left on device" in said.error
    assert said.error.endswith("Make room in one of these folders, and start it again.\n")


@needs_limits
def test_what_could_not_be_written_is_not_left_behind(single: SingleFile) -> None:
    said = single.start(before=["sh", "-c", 'ulimit -f 1000; exec "$@"', "sh"])
    assert said.code == 1
    assert "File too large" in said.error
    assert list(single.place.iterdir()) == list((single.bootloader / "program").iterdir()) == []


def test_without_a_terminal_a_dialog_says_it_too(single: SingleFile, tmp_path: Path) -> None:
    tools, shown = tmp_path / "tools", tmp_path / "shown"
    tools.mkdir()
    (tools / "kdialog").write_text(f'#!/bin/sh\nprintf "%s|" "$@" > {shlex.quote(str(shown))}\n')
    (tools / "kdialog").chmod(0o755)
    single.cache.write_text("a file", encoding="ascii")
    (single.bootloader / "program").write_text("a file", encoding="ascii")
    path = f"{tools}{os.pathsep}{os.defpath}"
    said = single.start(PATH=path)
    assert said.code == 1
    assert not shown.exists()
    said = single.start(PATH=path, DISPLAY=":0")
    ends = time.monotonic() + 60
    while not shown.exists() or not shown.read_text(encoding="utf-8").endswith("|"):
        assert time.monotonic() < ends
        time.sleep(0.05)
    assert shown.read_text(encoding="utf-8") == f"--error|{said.error.strip()}|"
