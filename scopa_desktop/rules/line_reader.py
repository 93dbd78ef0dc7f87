"""Reading a text line by line, knowing where one is."""

from collections.abc import Callable
from typing import TypeVar

from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.sentences import Field, RecordError, Sentence, TextError

_T = TypeVar("_T")
_BLANKS = " \t"


class LineReader:
    """The lines of a text, one after the other.

    Lines end with a line feed, or a carriage return and a line feed. Empty lines at the end of the
    text, and such that hold only blanks and tabs, are left out.
    """

    def __init__(self, text: str, lines_before: int = 0) -> None:
        """`lines_before` is how many lines stand above this text where it was taken from."""
        self._lines = text.replace("\r\n", "\n").split("\n")
        self._last_line_is_whole = not self._lines[-1].strip(_BLANKS)
        while self._lines and not self._lines[-1].strip(_BLANKS):
            self._lines.pop()
        self._lines_before = lines_before
        self._next = 0

    @property
    def ends_in_a_line(self) -> bool:
        """Whether the last line is whole."""
        return self._last_line_is_whole

    def line(self) -> str:
        """The next line, which is passed; empty past the last one."""
        self._next += 1
        return self._lines[self._next - 1] if self._next <= len(self._lines) else ""

    def peek(self) -> str:
        """The next line, which is not passed; empty past the last one."""
        return self._lines[self._next] if self._next < len(self._lines) else ""

    @property
    def is_at_end(self) -> bool:
        """Whether all lines have been passed."""
        return self._next >= len(self._lines)

    def blank_line(self) -> None:
        """Pass a line that must be empty; raises `RecordError` with a sentence."""
        if self.line():
            expected = QT_TRANSLATE_NOOP("rules", "an empty line was expected")
            raise self.error(expected)

    def field(self, name: str, parse: Callable[[str], _T]) -> _T:
        """What `parse` makes of the next line, which must begin with `name: `."""
        found, colon, text = self.line().partition(": ")
        if found != name or not colon:
            expected = QT_TRANSLATE_NOOP("rules", "{what} was expected")
            raise self.error(expected, what=f"'{name}: …'")
        return self.understood(lambda: parse(text))

    def understood(self, parse: Callable[[], _T]) -> _T:
        """What `parse` gives; its `TextError` becomes one that names the line."""
        try:
            return parse()
        except TextError as wrong:
            raise self._in_this_line(wrong.sentence) from None

    def error(self, pattern: str, **fields: Field) -> RecordError:
        """An error in the line that was read last; `pattern` is marked for translation."""
        return self._in_this_line(Sentence(pattern, **fields))

    def _in_this_line(self, what: Sentence) -> RecordError:
        told = QT_TRANSLATE_NOOP("rules", "line {line}: {what}")
        return RecordError(Sentence(told, line=self._lines_before + self._next, what=what))
