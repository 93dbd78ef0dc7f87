"""Messages of the rules to the player: translatable sentences, and errors that carry one."""

from collections.abc import Callable
from typing import TypeAlias, Union

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
