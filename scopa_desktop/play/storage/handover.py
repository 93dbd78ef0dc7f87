"""Requests from a second start to the process that holds the lock: one line over a local socket.

The request has a fixed format and a limited length. It contains the path of a record file to open,
if any, and the token that lets the desktop raise a window. Anything else is rejected, and nothing
is evaluated. Only the same user can connect. On Unix the socket is a file in the runtime folder
(`XDG_RUNTIME_DIR`) or, if there is none, in the data folder; on Windows it is a named pipe. The
network is not used.
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

from scopa_desktop.play.storage.files import real_path

LONGEST_PATH: Final = 4096
"""In bytes; longer than the limit of the supported systems."""
LONGEST_TOKEN: Final = 256
LONGEST_LINE: Final = 2 * LONGEST_PATH + LONGEST_TOKEN + 32
LONGEST_ADDRESS: Final = 88
"""In bytes. The limit of a Unix socket's address is 104 or more, and Qt first creates the socket
with a longer path in a temporary folder."""
ANSWER: Final = b"scopa-desktop 1 done\n"

_LINE: Final = re.compile(
    rb"scopa-desktop 1 open ((?:[0-9a-f]{2}){0,%d}) ([!-~]{0,%d})\n" % (LONGEST_PATH, LONGEST_TOKEN)
)
_READ_TIMEOUT_MS: Final = 5_000
_RETRY_MS: Final = 50


class Request(NamedTuple):
    """The request of a second start: raise the window, and open a record file if one is given."""

    record: Path | None
    """The path of the record file; None for the window only."""
    token: str = ""
    """The desktop's activation token, printable ASCII."""

    def line(self) -> bytes:
        """The request as it is sent, with an absolute path; without path and token if too long."""
        path = b"" if self.record is None else os.fsencode(os.path.abspath(self.record))  # noqa: PTH100
        token = self.token.encode("ascii", "ignore")
        line = b"scopa-desktop 1 open %s %s\n" % (path.hex().encode(), token)
        return line if _LINE.fullmatch(line) else b"scopa-desktop 1 open  \n"

    @classmethod
    def parsed(cls, line: bytes) -> "Request | None":
        """The request in a line; None if the line is not a valid request."""
        fields = _LINE.fullmatch(line)
        if fields is None:
            return None
        try:
            path = os.fsdecode(bytes.fromhex(fields[1].decode()))
        except ValueError:  # Not a file name on this system.
            return None
        record = Path(path) if path else None
        if record is not None and (not record.is_absolute() or "\0" in path):
            return None
        return cls(record, fields[2].decode())


def addresses(folder: Path) -> Iterator[str]:
    """The possible addresses of the server of a data folder, the preferred one first."""
    name = hashlib.sha256(os.fsencode(real_path(folder))).hexdigest()[:16]
    if sys.platform == "win32":
        yield f"scopa-desktop-{name}"
        return
    sockets = [folder / "running.socket"]
    session_folder = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    if flatpak := os.environ.get("FLATPAK_ID"):
        # Each start has a folder of its own there, but for this one.
        session_folder = session_folder / "app" / flatpak
    with suppress(OSError):
        if session_folder.is_absolute() and session_folder.stat().st_uid == os.getuid():
            sockets.insert(0, session_folder / f"scopa-desktop-{name}.socket")
    yield from (str(path) for path in sockets if len(os.fsencode(path)) <= LONGEST_ADDRESS)


class HandoverServer(QObject):
    """Receives the requests of second starts. Only the holder of the folder's lock may create it.

    It listens from its creation until `close`.
    """

    requested = Signal(object)
    """Emitted with a received `Request`."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        self.address = next((name for name in addresses(folder) if self._listens_at(name)), None)
        """The address at which it listens; None if it cannot listen at any."""

    def close(self) -> None:
        self._server.close()

    def _listens_at(self, name: str) -> bool:
        return (sys.platform == "win32" or _is_free(name)) and self._server.listen(name)

    def _accept(self) -> None:
        while (connection := self._server.nextPendingConnection()) is not None:
            _Reader(connection, self)


class _Reader(QObject):
    """Reads and answers one line from a connection, and closes it."""

    def __init__(self, connection: QLocalSocket, server: HandoverServer) -> None:
        super().__init__(connection)
        self._connection = connection
        self._server = server
        connection.setReadBufferSize(LONGEST_LINE + 1)
        connection.disconnected.connect(connection.deleteLater)
        connection.readyRead.connect(self._read)
        QTimer.singleShot(_READ_TIMEOUT_MS, self, connection.abort)
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
    """Whether a socket can be created at `path`; Qt would replace any file with this name."""
    # A socket was left by a killed process: the caller holds the lock, so no other process listens.
    with suppress(OSError):
        if stat.S_ISSOCK(os.lstat(path).st_mode):
            os.unlink(path)  # noqa: PTH108
    return not os.path.lexists(path)


def hand_over(folder: Path, request: Request, milliseconds: int = 5_000) -> bool:
    """Send a request to the process that holds the lock of a folder; whether it was received.

    It is repeated for `milliseconds` at most, because that process may still be starting.
    """
    deadline = QDeadlineTimer(milliseconds)
    while not deadline.hasExpired():
        if any(_send(name, request, deadline) for name in addresses(folder)):
            return True
        QThread.msleep(_RETRY_MS)
    return False


def _send(name: str, request: Request, deadline: QDeadlineTimer) -> bool:
    """Send the request to one address; whether it was received."""
    connection = QLocalSocket()
    connection.connectToServer(name)
    if not connection.waitForConnected(_left(deadline)):
        return False
    connection.write(request.line())
    while connection.bytesAvailable() < len(ANSWER):
        if not connection.waitForReadyRead(_left(deadline)):
            break
    is_received = connection.read(len(ANSWER)).data() == ANSWER
    connection.abort()
    return is_received


def _left(deadline: QDeadlineTimer) -> int:
    return max(0, deadline.remainingTime())
