"""Adding the lines of a file from elsewhere to what is here, some of them at each step."""

from collections.abc import Iterator
from typing import Final, NamedTuple

_LINES_PER_STEP: Final = 500
"""So few that a step takes less than a tenth of a second."""


class MergeStep(NamedTuple):
    """A step of a merge."""

    added: int
    """What was added: entries of a journal, points of experience."""
    done: int
    """The number of lines dealt with so far."""
    total: int


class LineChunk(NamedTuple):
    """Some lines of a file."""

    data: bytes
    """The lines, for `read_lines`."""
    end: int
    """The number of lines up to the last one of them."""
    total: int
    """The number of lines of the file."""

    def step(self, added: int = 0) -> MergeStep:
        """The step that has dealt with these lines."""
        return MergeStep(added, self.end, self.total)


def line_chunks(data: bytes) -> Iterator[LineChunk]:
    """The lines of a file in chunks, one for each step."""
    lines = [line for line in data.split(b"\n") if line.strip()]
    for first in range(0, len(lines), _LINES_PER_STEP):
        chunk = lines[first : first + _LINES_PER_STEP]
        yield LineChunk(b"\n".join(chunk), first + len(chunk), len(lines))
