"""Reading a text line by line, knowing where one is."""

from collections.abc import Callable
from typing import TypeVar

_T = TypeVar("_T")


class RecordError(ValueError):
    """A record that cannot be followed, with a sentence that says where and why."""


class LineReader:
    """The lines of a text, one after the other."""

    def __init__(self, text: str, lines_before: int = 0) -> None:
        """`lines_before` is how many lines stand above this text where it was taken from."""
        self._lines = text.replace("\r\n", "\n").split("\n")
        self._lines_before = lines_before
        self._next = 0

    @property
    def ends_in_a_line(self) -> bool:
        """Whether the last line is whole."""
        return not self._lines[-1]

    def line(self) -> str:
        """The next line, which is passed; empty past the last one."""
        self._next += 1
        return self._lines[self._next - 1] if self._next <= len(self._lines) else ""

    def peek(self) -> str:
        """The next line, which is not passed; empty past the last one."""
        return self._lines[self._next] if self._next < len(self._lines) else ""

    def skip_blank(self) -> bool:
        """Pass one blank line; whether anything but the end of the text follows."""
        if self._next < len(self._lines) and not self._lines[self._next]:
            self._next += 1
        return self._lines[self._next :] not in ([], [""])

    def field(self, name: str, parse: Callable[[str], _T]) -> _T:
        """What `parse` makes of the next line, which must begin with `name: `."""
        found, colon, text = self.line().partition(": ")
        if found != name or not colon:
            raise self.error(f"'{name}: …' was expected")
        return self.understood(lambda: parse(text))

    def understood(self, parse: Callable[[], _T]) -> _T:
        """What `parse` gives; its `ValueError` becomes one that names the line."""
        try:
            return parse()
        except ValueError as wrong:
            raise self.error(str(wrong)) from None

    def error(self, what: str) -> RecordError:
        """An error in the line that was read last."""
        return RecordError(f"line {self._lines_before + self._next}: {what}")
