"""A progress bar, drawn on terminals only."""

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final, TextIO, TypeVar

_WIDTH: Final = 40
_REDRAW_SECONDS: Final = 0.1

_T = TypeVar("_T")


def with_progress(items: Iterable[_T], total: int, stream: TextIO) -> Iterator[_T]:
    """Yield the items; if `stream` is a terminal, it shows how many of `total` were processed."""
    if not stream.isatty():
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
