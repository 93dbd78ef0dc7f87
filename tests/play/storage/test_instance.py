"""One owner of a folder's matches: the lock, what is left of it, and handing over to the owner."""

import errno
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

import scopa_desktop
from scopa_desktop.play.storage import handover
from scopa_desktop.play.storage.file_lock import LOCK_NAME, InstanceLock, LockState
from scopa_desktop.play.storage.handover import (
    ANSWER,
    LONGEST_ADDRESS,
    LONGEST_LINE,
    LONGEST_PATH,
    HandoverServer,
    Request,
    addresses,
    hand_over,
)
from tests.needs import needs_flock, needs_odd_files, needs_signals, needs_socket_files
from tests.raising import refusing

ROOT = Path(scopa_desktop.__file__).parents[1]
KILLS = 10

HOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from scopa_desktop.play.storage.handover import HandoverServer
from scopa_desktop.play.storage.file_lock import InstanceLock

folder, listens = Path(sys.argv[1]), sys.argv[2] == "listens"
application = QCoreApplication([])
lock = InstanceLock(folder)
print(lock.acquire().name, flush=True)
if listens:
    server = HandoverServer(folder)
    server.requested.connect(lambda request: print(request.record, flush=True))
    print(server.address, flush=True)
application.exec()
"""

SECOND = """
import sys
from pathlib import Path
from scopa_desktop.play.storage.handover import Request, hand_over

folder, record, milliseconds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
print(hand_over(folder, Request(Path(record) if record else None), milliseconds))
"""


class Holder:
    """Another process that takes the lock of a folder."""

    def __init__(self, folder: Path, listens: bool = False) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", HOLDER, str(folder), "listens" if listens else "is silent"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.state = self.line()
        self.address = self.line() if listens else ""

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def end(self) -> None:
        self.process.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process.wait(timeout=30)


def second_start(folder: Path, record: str = "", milliseconds: int = 20_000) -> bool:
    """Whether another process could hand over."""
    ended = subprocess.run(
        [sys.executable, "-c", SECOND, str(folder), record, str(milliseconds)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return ended.stdout == "True\n"


@pytest.fixture
def short_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder, not made yet, whose sockets have addresses that are short enough."""
    with tempfile.TemporaryDirectory(prefix="scopa-") as folder:
        session = Path(folder) / "session"
        session.mkdir()
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(session))
        yield Path(folder) / "data"


# --- the lock -----------------------------------------------------------------------------------


def test_one_program_holds_it_and_the_next_may_after_its_release(tmp_path: Path) -> None:
    first, second = InstanceLock(tmp_path), InstanceLock(tmp_path)
    assert first.acquire() is LockState.HELD
    assert first.acquire() is LockState.HELD
    assert second.acquire() is LockState.TAKEN
    first.release()
    assert second.acquire() is LockState.HELD
    second.release()


@pytest.mark.slow
def test_the_next_start_works_at_once_after_every_kill(tmp_path: Path) -> None:
    for _ in range(KILLS):
        holder = Holder(tmp_path)
        lock = InstanceLock(tmp_path)
        assert (holder.state, lock.acquire()) == ("HELD", LockState.TAKEN)
        holder.end()
        assert lock.acquire() is LockState.HELD
        lock.release()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"1\nscopa-desktop\nanother-computer\n\n",
        b"%d\npytest\nthis-computer\n" % os.getpid(),
        b"\0" * 4096,
    ],
    ids=["empty", "another computer", "another program", "zeros"],
)
def test_a_file_left_behind_locks_nobody_out(tmp_path: Path, content: bytes) -> None:
    (tmp_path / LOCK_NAME).write_bytes(content)
    lock = InstanceLock(tmp_path)
    assert lock.acquire() is LockState.HELD
    lock.release()


@needs_flock
def test_processes_that_were_started_meanwhile_do_not_hold_it(tmp_path: Path) -> None:
    lock = InstanceLock(tmp_path)
    assert lock.acquire() is LockState.HELD
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    lock.release()
    assert lock.acquire() is LockState.HELD
    lock.release()
    child.communicate(b"\n", timeout=30)


LOCKLESS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EIO)


@pytest.mark.parametrize(
    ("call", "number"),
    [
        *(pytest.param("fcntl.flock", number, marks=needs_flock) for number in LOCKLESS),
        *(("os.open", number) for number in (errno.ENOSPC, errno.EROFS, errno.EACCES)),
    ],
)
def test_a_disk_without_locks_and_a_folder_that_takes_no_file_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    monkeypatch.setattr(call, refusing(number))
    lock = InstanceLock(tmp_path)
    assert lock.acquire() is LockState.IMPOSSIBLE
    assert str(tmp_path / LOCK_NAME) in lock.reason


def a_file_for_the_folder(folder: Path) -> None:
    folder.write_text("", encoding="utf-8")


def a_folder_for_the_file(folder: Path) -> None:
    (folder / LOCK_NAME).mkdir(parents=True)


def a_pipe(folder: Path) -> None:
    folder.mkdir()
    os.mkfifo(folder / LOCK_NAME)


def a_device(folder: Path) -> None:
    folder.mkdir()
    (folder / LOCK_NAME).symlink_to("/dev/zero")


@needs_odd_files
@pytest.mark.parametrize("make", [a_file_for_the_folder, a_folder_for_the_file, a_pipe, a_device])
def test_where_no_lock_is_possible_a_sentence_says_so(tmp_path: Path, make: object) -> None:
    assert callable(make)
    make(tmp_path / "data")
    lock = InstanceLock(tmp_path / "data")
    assert lock.acquire() is LockState.IMPOSSIBLE
    assert str(tmp_path / "data") in lock.reason


# --- handing over -------------------------------------------------------------------------------


def test_a_second_start_hands_over_a_record(short_folder: Path) -> None:
    holder = Holder(short_folder, listens=True)
    try:
        for record in ("a match.scopa", str(short_folder / "né à\nNapoli.scopa"), ""):
            assert second_start(short_folder, record)
            assert holder.line() == (str(ROOT / record) if record else "None").split("\n")[0]
            if "\n" in record:
                holder.line()
    finally:
        holder.end()


@needs_signals
def test_nobody_answers_for_a_program_that_hangs(short_folder: Path) -> None:
    holder = Holder(short_folder, listens=True)
    try:
        os.kill(holder.process.pid, signal.SIGSTOP)
        assert not second_start(short_folder, milliseconds=500)
        assert InstanceLock(short_folder).acquire() is LockState.TAKEN
        os.kill(holder.process.pid, signal.SIGCONT)
        assert second_start(short_folder)
    finally:
        holder.end()


@needs_signals
def test_nobody_answers_for_a_program_that_hangs_and_has_many_requests(short_folder: Path) -> None:
    """The system accepts no further connection then."""
    holder = Holder(short_folder, listens=True)
    try:
        os.kill(holder.process.pid, signal.SIGSTOP)
        with ExitStack() as waiting:
            while True:
                request = waiting.enter_context(socket.socket(socket.AF_UNIX))
                request.setblocking(False)
                if request.connect_ex(holder.address):
                    break
            assert not second_start(short_folder, milliseconds=200)
    finally:
        holder.end()


def test_nobody_answers_where_nobody_listens(short_folder: Path) -> None:
    assert not second_start(short_folder, milliseconds=200)


@needs_socket_files
def test_a_socket_left_behind_is_replaced(short_folder: Path) -> None:
    first = Holder(short_folder, listens=True)
    first.end()
    assert Path(first.address).exists(), "a killed process leaves it"
    second = Holder(short_folder, listens=True)
    try:
        assert (second.state, second.address) == ("HELD", first.address)
        assert second_start(short_folder)
    finally:
        second.end()


@needs_socket_files
def test_a_file_in_the_place_of_the_socket_is_left_alone(short_folder: Path) -> None:
    place = Path(next(addresses(short_folder)))
    place.write_text("mine", encoding="utf-8")
    holder = Holder(short_folder, listens=True)
    try:
        assert holder.address == str(short_folder / "running.socket")
        assert place.read_text(encoding="utf-8") == "mine"
        assert second_start(short_folder)
    finally:
        holder.end()


@needs_socket_files
def test_only_the_same_user_may_ask(short_folder: Path) -> None:
    holder = Holder(short_folder, listens=True)
    try:
        assert Path(holder.address).stat().st_mode & 0o077 == 0
    finally:
        holder.end()


@needs_socket_files
def test_each_folder_has_its_own_short_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp")
    first, other = (list(addresses(tmp_path / name)) for name in ("one", "other"))
    assert not {*first} & {*other}
    assert next(addresses(tmp_path / "up" / ".." / "one")) == first[0]
    deep = tmp_path / ("d" * 100)
    assert all(len(os.fsencode(name)) <= LONGEST_ADDRESS for name in addresses(deep))


@needs_socket_files
def test_without_a_folder_for_sockets_nobody_listens_and_nobody_waits_for_ever(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "missing"))
    deep = tmp_path / ("d" * 100)
    assert HandoverServer(deep).address is None
    assert not hand_over(deep, Request(None), milliseconds=100)


# --- what arrives -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_made",
    [
        Request(None),
        Request(ROOT / "a b.scopa"),
        Request(ROOT / "né.scopa", "token-1_2:3"),
        Request(ROOT / ("x" * 300)),
    ],
)
def test_a_request_is_read_as_it_was_written(request_made: Request) -> None:
    line = request_made.line()
    assert len(line) <= LONGEST_LINE
    assert Request.parsed(line) == request_made


def test_what_is_too_long_is_left_out() -> None:
    assert Request.parsed(Request(ROOT / ("x" * LONGEST_PATH)).line()) == Request(None)
    assert Request.parsed(Request(None, "x" * 9_999).line()) == Request(None)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"scopa-desktop 1 open\n",
        b"scopa-desktop 2 open  \n",
        b"scopa-desktop 1 open 2f \n more",
        b"scopa-desktop 1 open 2 \n",
        b"scopa-desktop 1 open 2F \n",
        b"scopa-desktop 1 open 2f00 \n",
        b"scopa-desktop 1 open 612f62 \n",
        b"scopa-desktop 1 open  a\tb\n",
        b"scopa-desktop 1 open " + b"61" * (LONGEST_PATH + 1) + b" \n",
        b"\x80\x04\x95.",
    ],
)
def test_anything_else_is_no_request(line: bytes) -> None:
    assert Request.parsed(line) is None


@pytest.mark.parametrize(
    "content", [b"GET / HTTP/1.1\r\n\r\n", b"x" * 1_000_000, b"\n", b"scopa-desktop 1 open zz \n"]
)
def test_nothing_happens_for_a_stranger_and_the_next_is_served(
    qtbot: QtBot, short_folder: Path, content: bytes
) -> None:
    short_folder.mkdir()
    server = HandoverServer(short_folder)
    assert server.address is not None
    requests: list[Request] = []
    server.requested.connect(requests.append)
    stranger = QLocalSocket()
    with qtbot.waitSignal(stranger.disconnected):
        stranger.connectToServer(server.address)
        stranger.write(content)
    friend = QLocalSocket()
    friend.connectToServer(server.address)
    friend.write(Request(ROOT / "one.scopa").line())
    qtbot.waitUntil(lambda: friend.bytesAvailable() >= len(ANSWER))
    assert friend.readAll().data() == ANSWER
    assert requests == [Request(ROOT / "one.scopa")]
    server.close()


def test_who_says_nothing_is_not_waited_for(
    qtbot: QtBot, short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_READ_TIMEOUT_MS", 20)
    short_folder.mkdir()
    server = HandoverServer(short_folder)
    assert server.address is not None
    silent = QLocalSocket()
    with qtbot.waitSignal(silent.disconnected):
        silent.connectToServer(server.address)
        silent.write(b"scopa-desktop 1 op")
    qtbot.waitUntil(lambda: not server.findChildren(QLocalSocket))
    assert server.findChildren(QLocalServer)
    server.close()


def test_a_lock_file_on_a_failing_disk_makes_no_lock_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_close = os.close

    def close(descriptor: int) -> None:
        really_close(descriptor)
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    lock = InstanceLock(tmp_path)
    with monkeypatch.context() as disk:
        disk.setattr("os.fstat", refusing(errno.EIO))
        disk.setattr("os.close", close)
        assert lock.acquire() is LockState.IMPOSSIBLE
    assert str(lock.path) in lock.reason


@needs_socket_files
def test_starts_in_flatpak_meet_in_the_folder_that_they_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "app" / "org.example.Game"
    shared.mkdir(parents=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("FLATPAK_ID", "org.example.Game")
    monkeypatch.setattr("scopa_desktop.play.storage.handover.LONGEST_ADDRESS", 1000)
    assert Path(next(addresses(tmp_path / "data"))).parent == shared
