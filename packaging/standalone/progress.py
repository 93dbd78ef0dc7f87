"""Where a build stands: a bar on a terminal, a line for each finished step anywhere else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TextIO

_WIDTH: Final = 30
_SECONDS_BETWEEN: Final = 0.1


class Progress:
    """Counts the steps of a build on `stream`."""

    def __init__(self, steps: int, stream: TextIO) -> None:
        self._steps = steps
        self._done = 0
        self._stream = stream
        self._drawn_at = 0.0

    @contextmanager
    def step(self, what: str) -> Iterator[Callable[[float], None]]:
        """One step while it lasts; what it gives may be told which part of it is done, 0 to 1."""
        begun = monotonic()
        self._draw(what, 0.0)
        yield lambda part: self._redraw(what, part)
        self._done += 1
        if self._stream.isatty():
            self._stream.write("\r\x1b[K")
        seconds = monotonic() - begun
        self._stream.write(f"[{self._done}/{self._steps}] {what}: {seconds:.0f} s\n")
        self._stream.flush()

    def _redraw(self, what: str, part: float) -> None:
        if monotonic() - self._drawn_at >= _SECONDS_BETWEEN:
            self._draw(what, part)

    def _draw(self, what: str, part: float) -> None:
        if not self._stream.isatty():
            return
        self._drawn_at = monotonic()
        bar = "#" * round(_WIDTH * (self._done + part) / self._steps)
        told = f"[{bar:<{_WIDTH}}] {self._done + 1} of {self._steps}: {what}"
        self._stream.write(f"\r\x1b[K{told}" + (f" {part:.0%}" if part else ""))
        self._stream.flush()
