"""The other end of `picture_process`: asks it for pictures, and believes nothing that it says.

A process that has drawn a hostile picture may be anybody's. Its replies are read as numbers, and as
points whose count is known before. Each wait has a limit, and a process that exceeds it, ends, or
says anything else is killed.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from functools import partial
from math import inf
from queue import Empty, Full, Queue, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from time import monotonic
from typing import IO, Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from scopa_desktop.ai.process_command import process_command
from scopa_desktop.play.decks.picture_process import (
    DRAWING,
    ELEMENT,
    LARGEST_SIZE,
    PICTURE,
    REPLY,
    REPLY_START,
    REQUEST,
    PictureOutcome,
)

_MODULE: Final = "scopa_desktop.play.decks.picture_process"
_POLL_SECONDS: Final = 0.05
"""How often a wait looks whether it is still wanted."""
_PART: Final = 2**16
"""The bytes that are received at once."""
_MOST_PARTS: Final = 256
"""The parts that are received before anybody takes them."""
_MOST_HELD_SECONDS: Final = 10.0
"""How long a part waits for somebody to take it."""
_BYTES_OF_POINT: Final = 4
_LARGEST_NUMBER: Final = 10**9
"""A size that is shown is no larger."""

_log = logging.getLogger(__name__)


class DrawingLimits(NamedTuple):
    """The seconds that the process may take."""

    start: float = 20.0
    picture: float = 5.0
    """For one picture, or one element of a drawing."""
    drawing: float = 20.0
    """To read a drawing, which may hold all cards."""
    whole_set: float = 90.0
    """For all pictures of a set."""


class Trouble(Enum):
    """Why there is no picture, beside what the process says of it."""

    SLOW = "it takes too long"
    SLOW_SET = "all pictures together take too long"
    LOST = "the process has ended or says what it must not"
    NO_START = "there is no process"


class PictureError(Exception):
    """A picture cannot be drawn.

    Attributes:
        reason: why.
        size: the width and height of the picture, where they are the reason.
        seconds: the limit that was exceeded, where a time is the reason.
    """

    def __init__(
        self, reason: PictureOutcome | Trouble, size: QSize | None = None, seconds: float = 0.0
    ) -> None:
        super().__init__(reason.name)
        self.reason = reason
        self.size = size if size is not None else QSize()
        self.seconds = seconds


class StoppedError(Exception):
    """The pictures are not wanted any more."""


class _Deadline(NamedTuple):
    """When the process is given up, and why."""

    at: float
    trouble: Trouble
    seconds: float


class PictureClient:
    """Has pictures drawn by a process of its own, which runs within a `with` block.

    Everything here raises `PictureError`, and `StoppedError` as soon as `is_stopped` returns true.
    """

    def __init__(self, is_stopped: Callable[[], bool], limits: DrawingLimits) -> None:
        self._is_stopped, self._limits = is_stopped, limits
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._parts: Queue[bytes] = Queue(_MOST_PARTS)
        """What the process has sent; an empty part is the end."""
        self._received = bytearray()
        self._set_ends = inf
        self._process: Popen[bytes] | None = None

    def __enter__(self) -> "PictureClient":
        """Start the process, and wait until it is ready."""
        command = process_command(_MODULE)
        try:
            # Without a buffer: a request is written as a whole.
            process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, bufsize=0)
        except OSError as error:
            _log.warning("the picture process cannot be started: %s", error)
            raise PictureError(Trouble.NO_START) from error
        self._process = process
        assert process.stdin is not None
        # In threads: a process that neither reads nor writes nor ends must hold nobody.
        for work in (partial(self._write, process.stdin), partial(self._read, process)):
            Thread(target=work, name="picture process", daemon=True).start()
        try:
            self._receive(PictureOutcome.READY, self._limits.start)
        except PictureError as error:
            self._end()
            raise PictureError(Trouble.NO_START) from error
        except BaseException:
            self._end()
            raise
        self._set_ends = monotonic() + self._limits.whole_set
        return self

    def __exit__(self, *_error: object) -> None:
        self._end()

    def picture(self, content: bytes) -> QImage:
        """A whole picture, SVG or PNG."""
        return self._drawn(PICTURE, content)

    def open_drawing(self, content: bytes) -> None:
        """Read the SVG picture whose elements `element` draws."""
        self._ask(DRAWING, content)
        self._receive(PictureOutcome.READY, self._limits.drawing)

    def element(self, name: str) -> QImage | None:
        """An element of the drawing; None if it has no such element."""
        try:
            return self._drawn(ELEMENT, name.encode())
        except PictureError as error:
            if error.reason is PictureOutcome.ABSENT:
                return None
            raise

    def _ask(self, kind: bytes, content: bytes) -> None:
        self._requests.put(REQUEST.pack(kind, len(content)) + content)

    def _drawn(self, kind: bytes, content: bytes) -> QImage:
        self._ask(kind, content)
        deadline, size = self._receive(PictureOutcome.PICTURE, self._limits.picture)
        width, height = size.width(), size.height()
        if not (0 < width <= LARGEST_SIZE.width() and 0 < height <= LARGEST_SIZE.height()):
            raise _lost(f"sends a picture of {width} × {height} pixels")
        line = width * _BYTES_OF_POINT
        points = self._take(height * line, deadline)
        if self._received:
            raise _lost("sends more than a picture")
        # Copied, because such an image does not keep its bytes.
        return QImage(points, width, height, line, QImage.Format.Format_ARGB32).copy()

    def _receive(self, expected: PictureOutcome, seconds: float) -> tuple[_Deadline, QSize]:
        """The size in the next reply, which must have the expected outcome."""
        deadline = min(
            _Deadline(monotonic() + seconds, Trouble.SLOW, seconds),
            _Deadline(self._set_ends, Trouble.SLOW_SET, self._limits.whole_set),
            key=lambda each: each.at,
        )
        start, number, width, height = REPLY.unpack(self._take(REPLY.size, deadline))
        if start != REPLY_START or number not in [*PictureOutcome]:
            raise _lost("sends what is no reply")
        size = QSize(min(width, _LARGEST_NUMBER), min(height, _LARGEST_NUMBER))
        if number != expected:
            raise PictureError(PictureOutcome(number), size)
        return deadline, size

    def _take(self, count: int, deadline: _Deadline) -> bytes:
        """So many bytes of what the process sends."""
        while len(self._received) < count:
            if self._is_stopped():
                raise StoppedError
            rest = deadline.at - monotonic()
            if rest <= 0:
                raise PictureError(deadline.trouble, seconds=deadline.seconds)
            with suppress(Empty):
                part = self._parts.get(timeout=min(rest, _POLL_SECONDS))
                if not part:
                    raise _lost("has ended")
                self._received += part
        taken = bytes(self._received[:count])
        del self._received[:count]
        return taken

    def _write(self, pipe: IO[bytes]) -> None:
        """Write the requests until there are no more."""
        with suppress(OSError), pipe:
            while (request := self._requests.get()) is not None:
                rest = memoryview(request)
                while rest:
                    rest = rest[pipe.write(rest) or 0 :]

    def _read(self, process: Popen[bytes]) -> None:
        """Read what the process sends, no faster than somebody takes it, until it has ended."""
        assert process.stdout is not None
        part = b" "
        with suppress(Full), process.stdout as pipe:
            while part:
                part = b""
                with suppress(OSError):
                    part = pipe.read(_PART)
                self._parts.put(part, timeout=_MOST_HELD_SECONDS)
        # Whoever has killed it does not wait until the system has taken its memory back.
        process.wait()

    def _end(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._requests.put(None)


def _lost(reason: str) -> PictureError:
    _log.warning("the picture process %s", reason)
    return PictureError(Trouble.LOST)
