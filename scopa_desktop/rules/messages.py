"""Messages of the rules to the player: texts marked for translation, sentences, and errors.

The context of their translations is `rules`. The patterns of sentences and errors need no mark.
"""

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias, Union

Field: TypeAlias = Union[str, int, "Sentence"]
_LONGEST_QUOTE: Final = 40
"""Longer names that do not exist are cut in the message."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name that lupdate finds
    """Return the text; Qt's translation tools collect calls of this name under `context`."""
    return text


N_: Final = partial(QT_TRANSLATE_NOOP, "rules")
"""Marks a text of the rules for translation."""


class Sentence:
    """An English pattern in the context `rules` with its fields.

    A field that is a sentence is translated, too.
    """

    def __init__(self, pattern: str, **fields: Field) -> None:
        self.pattern = pattern
        self.fields = fields

    def __str__(self) -> str:
        return self.translated(str)

    def translated(self, translate: Callable[[str], str]) -> str:
        fields = {
            name: field.translated(translate) if isinstance(field, Sentence) else field
            for name, field in self.fields.items()
        }
        return translate(self.pattern).format(**fields)


class TextError(ValueError):
    """A text, or a value in it, that is not valid; `sentence` says why."""

    def __init__(self, pattern: str | Sentence, **fields: Field) -> None:
        """`pattern` is that of the sentence, or the whole sentence."""
        self.sentence = Sentence(pattern, **fields) if isinstance(pattern, str) else pattern
        super().__init__(self.sentence)


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


def unknown_name(pattern: str, name: str, known: Iterable[str], **fields: Field) -> Sentence:
    """A message such as `there is no game 'scoppa'; did you mean 'scopa'?`.

    `pattern` is its first part, marked for translation, with the field `name` besides `fields`.
    Without a similar name among those `known` there is no second part.
    """
    # Imported here: only errors need it, and it takes long to import.
    from difflib import get_close_matches  # noqa: PLC0415

    name = name[:_LONGEST_QUOTE]
    statement = Sentence(pattern, name=repr(name), **fields)
    similar = get_close_matches(name, list(known), n=2, cutoff=0.7)
    if not similar:
        return statement
    suggestion: Field = repr(similar[0])
    if len(similar) > 1:
        suggestion = Sentence("{one} or {other}", one=suggestion, other=repr(similar[1]))
    return Sentence("{nothing}; did you mean {meant}?", nothing=statement, meant=suggestion)
