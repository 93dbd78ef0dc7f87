"""How a second start reaches the program that owns the matches: a local socket, one line each way.

The line is text of our own with a bounded length: a record file to open, or none, and the token
with which a desktop lets a window come to the front. Nothing else is understood, and nothing that
arrives is evaluated. The socket is open to the same user only; on Unix it is a file in the folder
of the session (`XDG_RUNTIME_DIR`) or, where there is none, in the data folder, on Windows a named
pipe. It never reaches the network.
"""

import hashlib
import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LONGEST_PATH: Final = 4096
"""In bytes; more than the systems take."""
LONGEST_TOKEN: Final = 256
LONGEST_LINE: Final = 2 * LONGEST_PATH + LONGEST_TOKEN + 32
LONGEST_ADDRESS: Final = 88
"""In bytes: the least that a Unix socket's address can have is 104, and Qt makes the socket in a
folder beside its place first."""
ANSWER: Final = b"scopa-desktop 1 done\n"

_LINE: Final = re.compile(
    rb"scopa-desktop 1 open ((?:[0-9a-f]{2}){0,%d}) ([!-~]{0,%d})\n" % (LONGEST_PATH, LONGEST_TOKEN)
)
_READING_MS: Final = 5_000
_PAUSE_MS: Final = 50


class Request(NamedTuple):
    """What a second start asks for."""

    record: Path | None
    """An absolute path; None where only the window is wanted."""
    token: str = ""
    """The desktop's activation token, printable ASCII."""

    def line(self) -> bytes:
        """The request as it is sent; what is too long is left out."""
        path = b"" if self.record is None else os.fsencode(os.path.abspath(self.record))  # noqa: PTH100
        token = self.token.encode("ascii", "ignore")
        line = b"scopa-desktop 1 open %s %s\n" % (path.hex().encode(), token)
        return line if _LINE.fullmatch(line) else b"scopa-desktop 1 open  \n"

    @classmethod
    def parsed(cls, line: bytes) -> "Request | None":
        """The request that a line makes; None when it makes none."""
        found = _LINE.fullmatch(line)
        if found is None:
            return None
        try:
            written = os.fsdecode(bytes.fromhex(found[1].decode()))
        except ValueError:  # Bytes that are no name on this system.
            return None
        record = Path(written) if written else None
        if record is not None and (not record.is_absolute() or "\0" in written):
            return None
        return cls(record, found[2].decode())


def addresses(folder: Path) -> Iterator[str]:
    """Where the owner of a data folder may listen, the best place first."""
    name = hashlib.sha256(os.fsencode(os.path.realpath(folder))).hexdigest()[:16]
    if sys.platform == "win32":
        yield f"scopa-desktop-{name}"
        return
    places = [folder / "running.socket"]
    session_folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    with suppress(OSError):
        if session_folder.is_absolute() and session_folder.stat().st_uid == os.getuid():
            places.insert(0, session_folder / f"scopa-desktop-{name}.socket")
    yield from (str(path) for path in places if len(os.fsencode(path)) <= LONGEST_ADDRESS)


class HandoverServer(QObject):
    """Listens for second starts. Only the holder of the folder's lock may listen."""

    requested = Signal(object)
    """A `Request`: bring the window to the front, and open the record."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        self.address = next((name for name in addresses(folder) if self._listens_at(name)), None)
        """Where it listens; None where that is not possible."""

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _listens_at(self, name: str) -> bool:
        return (sys.platform == "win32" or _is_free(name)) and self._server.listen(name)

    def _accept(self) -> None:
        while (connection := self._server.nextPendingConnection()) is not None:
            _Reader(connection, self)


class _Reader(QObject):
    """Reads one line from a connection, and no more."""

    def __init__(self, connection: QLocalSocket, server: HandoverServer) -> None:
        super().__init__(connection)
        self._connection = connection
        self._server = server
        connection.setReadBufferSize(LONGEST_LINE + 1)
        connection.disconnected.connect(connection.deleteLater)
        connection.readyRead.connect(self._read)
        QTimer.singleShot(_READING_MS, self, connection.abort)
        self._read()

    def _read(self) -> None:
        line = bytes(self._connection.peek(LONGEST_LINE + 1).data())
        if b"\n" not in line and len(line) <= LONGEST_LINE:
            return
        self._connection.readyRead.disconnect(self._read)
        request = Request.parsed(line)
        if request is None:
            self._connection.abort()
            return
        self._connection.write(ANSWER)
        self._connection.flush()
        self._connection.disconnectFromServer()
        self._server.requested.emit(request)


def _is_free(path: str) -> bool:
    """Whether a socket can be made here; Qt would replace whatever has the name."""
    # Left behind by a process that was killed: the lock says that nobody listens there.
    with suppress(OSError):
        if stat.S_ISSOCK(os.lstat(path).st_mode):
            os.unlink(path)  # noqa: PTH108
    return not os.path.lexists(path)


def hand_over(folder: Path, request: Request, milliseconds: int = 5_000) -> bool:
    """Whether the program that owns the matches of a folder has taken the request.

    Waits so long for it; it may be starting.
    """
    deadline = QDeadlineTimer(milliseconds)
    while not deadline.hasExpired():
        if any(_is_taken(name, request, deadline) for name in addresses(folder)):
            return True
        QThread.msleep(_PAUSE_MS)
    return False


def _is_taken(name: str, request: Request, deadline: QDeadlineTimer) -> bool:
    connection = QLocalSocket()
    connection.connectToServer(name)
    if not connection.waitForConnected(_left(deadline)):
        return False
    connection.write(request.line())
    while connection.bytesAvailable() < len(ANSWER):
        if not connection.waitForReadyRead(_left(deadline)):
            break
    is_taken = connection.read(len(ANSWER)).data() == ANSWER
    connection.abort()
    return is_taken


def _left(deadline: QDeadlineTimer) -> int:
    return max(0, deadline.remainingTime())
