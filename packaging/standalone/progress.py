"""The progress of a build: a bar on a terminal, otherwise a line for each finished step."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TextIO

_WIDTH: Final = 30
_REDRAW_SECONDS: Final = 0.1


class Progress:
    """Counts the steps of a build on `stream`."""

    def __init__(self, steps: int, stream: TextIO) -> None:
        self._steps = steps
        self._done = 0
        self._stream = stream
        self._drawn_at = 0.0

    @contextmanager
    def step(self, description: str) -> Iterator[Callable[[float], None]]:
        """Show a step while the context lasts.

        The function that it yields can be called with the part of the step that is done, 0 to 1.
        """
        started = monotonic()
        self._draw(description, 0.0)
        yield lambda part: self._redraw(description, part)
        self._done += 1
        if self._stream.isatty():
            self._stream.write("\r\x1b[K")
        seconds = monotonic() - started
        self._stream.write(f"[{self._done}/{self._steps}] {description}: {seconds:.0f} s\n")
        self._stream.flush()

    def _redraw(self, description: str, part: float) -> None:
        if monotonic() - self._drawn_at >= _REDRAW_SECONDS:
            self._draw(description, part)

    def _draw(self, description: str, part: float) -> None:
        if not self._stream.isatty():
            return
        self._drawn_at = monotonic()
        bar = "#" * round(_WIDTH * (self._done + part) / self._steps)
        line = f"[{bar:<{_WIDTH}}] {self._done + 1} of {self._steps}: {description}"
        self._stream.write(f"\r\x1b[K{line}" + (f" {part:.0%}" if part else ""))
        self._stream.flush()
