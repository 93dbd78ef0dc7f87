"""Messages of the rules to the player: translatable sentences, and errors that carry one."""

import re
from collections.abc import Callable
from typing import Final, TypeAlias, Union

Field: TypeAlias = Union[str, int, "Sentence"]


class Sentence:
    """An English pattern, marked for translation in the context `rules`, with its fields.

    A field that is a sentence is translated, too.
    """

    def __init__(self, pattern: str, **fields: Field) -> None:
        self.pattern = pattern
        self.fields = fields

    def __str__(self) -> str:
        """The sentence in English."""
        return self.translated(str)

    def translated(self, translate: Callable[[str], str]) -> str:
        """The sentence with its patterns translated by `translate`."""
        fields = {
            name: field.translated(translate) if isinstance(field, Sentence) else field
            for name, field in self.fields.items()
        }
        return translate(self.pattern).format(**fields)


class TextError(ValueError):
    """A text, or a value in it, that is not valid; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class RecordError(TextError):
    """A record that cannot be read or replayed; `sentence` says where and why."""


_DIRECTION_MARKS: Final = (
    "[\N{FIRST STRONG ISOLATE}\N{LEFT-TO-RIGHT ISOLATE}\N{RIGHT-TO-LEFT ISOLATE}"
    "\N{POP DIRECTIONAL ISOLATE}\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}]*"
)
"""Invisible marks of the writing direction, which may stand after the mark that ends a sentence."""
_IS_COMPLETE: Final = re.compile(rf"[.?!…؟]{_DIRECTION_MARKS}$")
"""Matches where a sentence has ended, also with the Arabic question mark."""
_FULL_STOP_AT_END: Final = re.compile(rf"\.({_DIRECTION_MARKS})$")
_FULL_STOP_AFTER_REASON: Final = re.compile(rf"({{reason}}{_DIRECTION_MARKS})\.")


def completed(text: str) -> str:
    """The text with a full stop, unless it ends with a mark already."""
    return text if _IS_COMPLETE.search(text) else f"{text}."


def with_reason(pattern: str, reason: str, **fields: str) -> str:
    """A pattern filled with a reason, which one mark ends: that of the pattern or its own.

    `pattern` has a full stop after the place `{reason}`. A reason that ends with a full stop loses
    it, another mark takes the place of the full stop of the pattern.
    """
    reason = _FULL_STOP_AT_END.sub(r"\1", reason)
    if _IS_COMPLETE.search(reason):
        pattern = _FULL_STOP_AFTER_REASON.sub(r"\1", pattern)
    return pattern.format(reason=reason, **fields)
