"""The lock of a file excludes threads and processes, and is released with its process."""

import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

import scopa_desktop
from scopa_desktop.play.storage.file_lock import FileLock, LockState

HOLDER = """
import sys
from pathlib import Path
from scopa_desktop.play.storage.file_lock import FileLock
print(FileLock(Path(sys.argv[1])).acquire().name, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "lock"


def test_it_excludes_other_threads(path: Path) -> None:
    states: list[LockState] = []
    lock = FileLock(path)
    assert lock.acquire() is LockState.HELD

    def compete() -> None:
        states.append(FileLock(path).acquire())

    thread = Thread(target=compete)
    thread.start()
    thread.join(30)
    lock.release()
    assert states == [LockState.TAKEN]


def test_it_is_waited_for(path: Path) -> None:
    lock = FileLock(path)
    assert lock.acquire() is LockState.HELD
    states: list[LockState] = []
    begun = Event()

    def wait() -> None:
        other = FileLock(path)
        states.append(other.acquire())
        begun.set()
        states.append(other.acquire(30))
        other.release()

    thread = Thread(target=wait)
    thread.start()
    begun.wait(30)
    lock.release()
    thread.join(30)
    assert states == [LockState.TAKEN, LockState.HELD]


def test_it_excludes_other_processes_until_they_end(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        cwd=Path(scopa_desktop.__file__).parents[1],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "HELD\n"
        lock = FileLock(path)
        assert lock.acquire() is LockState.TAKEN
        holder.kill()
        holder.wait(30)
        assert lock.acquire() is LockState.HELD
        lock.release()


def test_what_another_program_wrote_locks_nobody_out(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"1\nscopa-desktop\nanother-computer\n\n")
    lock = FileLock(path)
    assert lock.acquire() is LockState.HELD
    lock.release()
    assert path.read_bytes() == b"1\nscopa-desktop\nanother-computer\n\n"
