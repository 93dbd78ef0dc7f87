"""What the rules say to a person: an English sentence that the floors above can translate."""

from collections.abc import Callable
from typing import TypeAlias, Union

Field: TypeAlias = Union[str, int, "Sentence"]


class Sentence:
    """A pattern, marked for translation in the context `rules`, and what it is filled with."""

    def __init__(self, pattern: str, **fields: Field) -> None:
        self.pattern = pattern
        self.fields = fields

    def __str__(self) -> str:
        """The sentence in English."""
        return self.told(str)

    def told(self, translate: Callable[[str], str]) -> str:
        """The sentence in the language into which `translate` brings a pattern."""
        fields = {
            name: field.told(translate) if isinstance(field, Sentence) else field
            for name, field in self.fields.items()
        }
        return translate(self.pattern).format(**fields)


class TextError(ValueError):
    """A text, or what it asks for, that the rules cannot follow.

    Attributes:
        sentence: says why.
    """

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class RecordError(TextError):
    """A record that cannot be followed, with a sentence that says where and why."""
