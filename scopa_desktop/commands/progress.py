"""A progress bar on a terminal, and nothing anywhere else."""

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final, TextIO, TypeVar

WIDTH: Final = 40
SECONDS_BETWEEN: Final = 0.1

_T = TypeVar("_T")


def with_progress(items: Iterable[_T], total: int, stream: TextIO) -> Iterator[_T]:
    """The items as they come; on a terminal `stream` shows how many of them have come."""
    if not stream.isatty():
        yield from items
        return
    drawn_at = 0.0
    try:
        for count, item in enumerate(items, 1):
            yield item
            if monotonic() - drawn_at >= SECONDS_BETWEEN:
                drawn_at = monotonic()
                _draw(stream, count, total)
    finally:
        stream.write("\r\x1b[K")
        stream.flush()


def _draw(stream: TextIO, count: int, total: int) -> None:
    bar = "#" * (WIDTH * count // total)
    stream.write(f"\r[{bar:<{WIDTH}}] {count:,} of {total:,}")
    stream.flush()
