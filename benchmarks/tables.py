"""Tables printed row by row, aligned for a terminal or in Markdown."""

from collections.abc import Mapping, Sequence
from typing import Final

_GAP: Final = "  "


class TablePrinter:
    """Prints tables row by row."""

    def __init__(self, markdown: bool) -> None:
        """Print Markdown tables, or aligned columns."""
        self._markdown = markdown
        self._widths: list[int] = []

    def paragraph(self, text: str) -> None:
        """Print a paragraph."""
        print(text, flush=True)

    def begin_table(self, columns: Mapping[str, int]) -> None:
        """Begin a table; `columns` maps headings to the widths of their cells."""
        print()
        self._widths = [max(len(heading), width) for heading, width in columns.items()]
        self.row([*columns])
        if self._markdown:
            self.row(["---"] * len(columns))

    def row(self, cells: Sequence[str]) -> None:
        """Print a row of the present table."""
        print(self._line(cells), flush=True)

    def _line(self, cells: Sequence[str]) -> str:
        if self._markdown:
            return f"| {' | '.join(cells)} |"
        padded = (cell.ljust(width) for cell, width in zip(cells, self._widths, strict=True))
        return _GAP.join(padded).rstrip()
