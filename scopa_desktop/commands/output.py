"""The standard streams of a command: what they cannot show, closed pipes, and a progress bar."""

import codecs
import errno
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from time import monotonic
from typing import Any, Final, TextIO, TypeVar, cast

FAILED: Final = 1
"""Exit code if something could not be done."""
PIPE_CLOSED: Final = 141
"""Exit code if the reader of a pipe has gone, as a shell reports it: 128 and the number of
SIGPIPE."""

_ERRORS: Final = "scopa-desktop"
"""The error handler of the streams."""
_REPLACEMENTS: Final = {"“": '"', "”": '"', "–": "-", "±": "+-", "…": "..."}
"""Characters of the commands' own texts, as a stream with few characters shows them."""


class OutputError(Exception):
    """Standard output cannot be written."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror)
        # Windows reports a closed pipe as an invalid argument.
        self.is_closed = error.errno in (errno.EPIPE, errno.EINVAL)
        """Whether nobody reads it any more."""
        self.reason = error.strerror or "unknown error"


@contextmanager
def checked_output() -> Iterator[None]:
    """Let the block write to the standard streams; raises `OutputError`.

    What a stream cannot show is replaced. What cannot be written to standard error is dropped,
    because nobody could be told.
    """
    output = _checked(sys.stdout, is_needed=True)
    with redirect_stderr(_checked(sys.stderr, is_needed=False)), redirect_stdout(output):
        try:
            yield
        finally:
            if output is not None:
                output.flush()


def report_output_error(error: OutputError) -> int:
    """Say on standard error that the output cannot be written; returns the exit code.

    Nothing is said about a closed pipe. What waits in the buffer of standard output is dropped,
    so that the end of the process does not try again.
    """
    with suppress(OSError):  # A stream without a descriptor.
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)
    if error.is_closed:
        return PIPE_CLOSED
    if sys.stderr is not None:
        with suppress(OSError):
            print(f"scopa-desktop: the output cannot be written: {error.reason}.", file=sys.stderr)
    return FAILED


class _CheckedStream:
    """A text stream whose errors are `OutputError`s, or are dropped if it is not needed."""

    def __init__(self, stream: TextIO, *, is_needed: bool) -> None:
        self._stream = stream
        self._is_needed = is_needed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except OSError as error:
            self._fail(error)
            return len(text)

    def flush(self) -> None:
        """Write what waits in the buffer."""
        try:
            self._stream.flush()
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        if self._is_needed:
            raise OutputError(error) from None


def _checked(stream: TextIO | None, *, is_needed: bool) -> TextIO | None:
    if stream is None:  # Closed before the start, or windowed on Windows.
        return None
    codecs.register_error(_ERRORS, _replaced)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=_ERRORS)
    return cast(TextIO, _CheckedStream(stream, is_needed=is_needed))


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """The handler of characters that a stream cannot show."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    characters = error.object[error.start : error.end]
    return "".join(_REPLACEMENTS.get(each, "?") for each in characters), error.end


_WIDTH: Final = 40
_REDRAW_SECONDS: Final = 0.1

_T = TypeVar("_T")


def with_progress(items: Iterable[_T], total: int, stream: TextIO | None) -> Iterator[_T]:
    """Yield the items; if `stream` is a terminal, it shows how many of `total` were processed."""
    if stream is None or not stream.isatty():
        yield from items
        return
    drawn_at = 0.0
    try:
        for count, item in enumerate(items, 1):
            yield item
            if monotonic() - drawn_at >= _REDRAW_SECONDS:
                drawn_at = monotonic()
                _draw(stream, count, total)
    finally:
        stream.write("\r\x1b[K")
        stream.flush()


def _draw(stream: TextIO, count: int, total: int) -> None:
    bar = "#" * (_WIDTH * count // total)
    stream.write(f"\r[{bar:<{_WIDTH}}] {count:,} of {total:,}")
    stream.flush()
