"""Reads a text line by line, with errors that name the line."""

from collections.abc import Callable
from typing import TypeVar

from scopa_desktop.rules.messages import Field, RecordError, Sentence, TextError

_T = TypeVar("_T")
_BLANKS = " \t"


class LineReader:
    """The lines of a text, read in order.

    Lines end with a line feed, or a carriage return and a line feed. Lines at the end of the text
    that are empty or consist of blanks and tabs are ignored.
    """

    def __init__(self, text: str, lines_before: int = 0) -> None:
        """`lines_before` is added to line numbers: the lines above this text in its file."""
        self._lines = text.replace("\r\n", "\n").split("\n")
        self._last_line_is_whole = not self._lines[-1].strip(_BLANKS)
        while self._lines and not self._lines[-1].strip(_BLANKS):
            self._lines.pop()
        self._lines_before = lines_before
        self._next = 0

    @property
    def ends_in_a_line(self) -> bool:
        """Whether the text ends with a line end, so that its last line is complete."""
        return self._last_line_is_whole

    def line(self) -> str:
        """Read the next line; empty after the last one."""
        self._next += 1
        return self._lines[self._next - 1] if self._next <= len(self._lines) else ""

    def peek(self) -> str:
        """The next line without reading it; empty after the last one."""
        return self._lines[self._next] if self._next < len(self._lines) else ""

    @property
    def is_at_end(self) -> bool:
        return self._next >= len(self._lines)

    def blank_line(self) -> None:
        """Read a line that must be empty; raises `RecordError` if it is not."""
        if self.line():
            raise self.line_error("expected an empty line")

    def field(self, name: str, parse: Callable[[str], _T]) -> _T:
        """The parsed value of the next line, which must begin with `name: `."""
        field_name, colon, text = self.line().partition(": ")
        if field_name != name or not colon:
            raise self.line_error("expected {what}", what=f"'{name}: …'")
        return self.parsed(lambda: parse(text))

    def settings(self, name: str, parse: Callable[[str, str], _T]) -> dict[str, _T]:
        """The parsed values of the next lines `name: option = value`, by option."""

        def named(text: str) -> tuple[str, _T]:
            option, _, value = text.partition(" = ")
            return option, parse(option, value)

        values: dict[str, _T] = {}
        while self.peek().startswith(f"{name}: "):
            option, value = self.field(name, named)
            if option in values:
                raise self.line_error("option {option} is set twice", option=option)
            values[option] = value
        return values

    def parsed(self, parse: Callable[[], _T]) -> _T:
        """The result of `parse`; its `TextError` becomes a `RecordError` that names the line."""
        try:
            return parse()
        except TextError as error:
            raise self._in_this_line(error.sentence) from None

    def line_error(self, pattern: str, **fields: Field) -> RecordError:
        """An error in the line read last."""
        return self._in_this_line(Sentence(pattern, **fields))

    def _in_this_line(self, what: Sentence) -> RecordError:
        return RecordError("line {line}: {what}", line=self._lines_before + self._next, what=what)
