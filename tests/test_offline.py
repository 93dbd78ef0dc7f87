"""Nothing is asked of the network: no process of the game opens a socket that could reach it."""

import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.play.storage.settings import LastGame, Settings
from tests.looping import loop_over
from tests.source_trees import any_word, tree_with

PACKAGE = Path(scopa_desktop.__file__).parent
NETWORKING = {"asyncio", "ftplib", "http", "requests", "smtplib", "ssl", "urllib", "xmlrpc"}
NETWORKING_OF_QT = {"QtHttpServer", "QtNetwork", "QtWebEngineCore", "QtWebSockets"}
LOCAL = {
    "PySide6.QtNetwork.QLocalServer",
    "PySide6.QtNetwork.QLocalSocket",
    "urllib.parse.quote",
    "urllib.parse.unquote",
}
"""Sockets between processes of one computer (files on Unix, named pipes on Windows), and functions
that turn a text into another one."""
MOST_LOOKS = 6_000
"""So often a game that hangs is looked at."""

# Python runs this at every start, the thinking process's as well, and hears of every socket here.
WATCHER = """
import os, socket, sys

log = os.open(os.environ["SOCKETS_LOG"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
LOCAL = {socket.AF_UNIX} if hasattr(socket, "AF_UNIX") else set()

def watch(event, arguments):
    if event == "socket.__new__" and arguments[1] in LOCAL:
        return
    if event == "socket.__new__" or event.startswith("socket.get"):
        os.write(log, f"{event} {arguments[1:]}\\n".encode())

sys.addaudithook(watch)
os.write(log, b"watching\\n")
"""


class Watched:
    """A Python process whose sockets, and whose own processes' sockets, are written down."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        (folder / "sitecustomize.py").write_text(WATCHER, encoding="utf-8")
        self._log = folder / "sockets.log"
        self._process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=PACKAGE.parent,
            env={**os.environ, "PYTHONPATH": str(folder), "SOCKETS_LOG": str(self._log)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.poll() is None

    def end(self) -> tuple[int, str]:
        """Wait for its end; the exit code and what it complained of."""
        _, complaints = self._process.communicate(timeout=120)
        return self._process.returncode, complaints

    def log_entries(self) -> tuple[int, list[str]]:
        """How many Pythons were watched, and what they did with sockets of the network."""
        lines = self._log.read_text(encoding="utf-8").splitlines()
        return lines.count("watching"), [line for line in lines if line != "watching"]


def sockets_of_the_network(process: int) -> set[str]:
    """The open sockets of a process that Linux lists under a protocol of the network.

    By any code: Qt's and the sound system's are seen like Python's.
    """
    of_the_network: set[str] = set()
    open_files: set[str] = set()
    try:
        for protocol in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
            table = Path(f"/proc/{process}/net/{protocol}")
            if table.exists():
                rows = table.read_text(encoding="ascii").splitlines()[1:]
                of_the_network |= {f"socket:[{row.split()[9]}]" for row in rows}
        open_files = {str(file.readlink()) for file in Path(f"/proc/{process}/fd").iterdir()}
    except OSError:  # It has closed a file, or ended, while it was looked at.
        return set()
    return of_the_network & open_files


@pytest.fixture
def quick(player_home: Path) -> None:
    """Settings that let nothing move, but sounds be looked for."""
    settings = Settings(speed="off", last_game=LastGame("scopa", "2", ("greedy",)))
    (player_home / "config").mkdir()
    (player_home / "config" / "settings.json").write_text(settings.to_text(), encoding="utf-8")


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_a_round_from_start_to_close_reaches_for_no_network(tmp_path: Path) -> None:
    game = Watched(tmp_path, "-m", "scopa_desktop", "--demo-round")
    seen: set[str] = set()
    for _ in range(MOST_LOOKS):
        if not game.is_running():
            break
        seen |= sockets_of_the_network(game.id)
        time.sleep(0.01)
    assert game.end() == (0, "")
    watched, opened = game.log_entries()
    assert watched >= 2, "the window and the process that thinks"
    assert opened == []
    assert seen == set()


def test_python_sockets_are_seen_in_processes_of_a_process(tmp_path: Path) -> None:
    inner = "import socket; socket.socket(socket.AF_INET).close(); socket.getaddrinfo('::1', 9)"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}], check=True)"
    process = Watched(tmp_path, "-c", outer)
    assert process.end() == (0, "")
    watched, opened = process.log_entries()
    assert watched == 2
    assert [line.split()[0] for line in opened] == ["socket.__new__", "socket.getaddrinfo"]


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is of Linux")
def test_sockets_that_python_knows_nothing_of_are_seen(tmp_path: Path) -> None:
    # 2, 2: a datagram of the internet. Bound, or Linux does not list it.
    code = """
import ctypes, sys
system = ctypes.CDLL(None)
assert system.bind(system.socket(2, 2, 0), bytes([2, 0]) + bytes(14), 16) == 0
print("open", flush=True)
sys.stdin.read()
"""
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    assert len(sockets_of_the_network(process.pid)) == 1
    process.communicate()


def networking_in(tree: ast.Module) -> Iterator[str]:
    """What a module imports or uses to reach the network.

    Of `socket` a pair of two connected ends is no network: signals wake the window by one.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if is_networking(alias.name))
            case ast.ImportFrom(module=str(module), names=names):
                for imported in names:
                    whole = f"{module}.{imported.name}"
                    if is_networking(whole) or module == "socket":
                        yield whole
            case ast.Attribute(value=ast.Name("socket"), attr=use) if use != "socketpair":
                yield f"socket.{use}"


def is_networking(name: str) -> bool:
    """Whether the module or name of a module is there for the network."""
    if name in LOCAL:
        return False
    parts = name.split(".")
    return parts[0] in NETWORKING or not NETWORKING_OF_QT.isdisjoint(parts)


@loop_over("path", sorted(PACKAGE.rglob("*.py")))
def test_no_module_imports_what_reaches_the_network(path: Path) -> None:
    names = any_word(NETWORKING | NETWORKING_OF_QT | {"socket"})
    assert list(networking_in(tree_with(path, names))) == []


@pytest.mark.parametrize(
    "code",
    [
        "import urllib.request",
        "from http import client",
        "from PySide6 import QtNetwork",
        "from PySide6.QtNetwork import QTcpSocket",
        "from PySide6.QtNetwork import QLocalServer, QTcpServer",
        "import PySide6.QtNetwork",
        "from socket import create_connection",
        "import socket\nsocket.create_connection(('::1', 9))",
        "def late():\n    import ssl",
    ],
)
def test_networking_is_found_in_every_form(code: str) -> None:
    assert len(list(networking_in(ast.parse(code)))) == 1


def test_a_pair_of_sockets_is_no_network() -> None:
    assert list(networking_in(ast.parse("import socket\none, other = socket.socketpair()"))) == []
