"""Tables that are printed line by line, for people or for a document."""

from collections.abc import Mapping, Sequence
from typing import Final

_GAP: Final = "  "


class Printer:
    """Prints tables as their rows come."""

    def __init__(self, markdown: bool) -> None:
        """Tables for a document, or aligned ones for a terminal."""
        self._markdown = markdown
        self._widths: list[int] = []

    def say(self, sentence: str) -> None:
        """A paragraph of its own."""
        print(sentence, flush=True)

    def begin(self, columns: Mapping[str, int]) -> None:
        """Begin a table of such columns: their headings, each with the width of its cells."""
        print()
        self._widths = [max(len(heading), width) for heading, width in columns.items()]
        self.row([*columns])
        if self._markdown:
            self.row(["---"] * len(columns))

    def row(self, cells: Sequence[str]) -> None:
        """A row of the table begun last."""
        print(self._line(cells), flush=True)

    def _line(self, cells: Sequence[str]) -> str:
        if self._markdown:
            return f"| {' | '.join(cells)} |"
        padded = (cell.ljust(width) for cell, width in zip(cells, self._widths, strict=True))
        return _GAP.join(padded).rstrip()
