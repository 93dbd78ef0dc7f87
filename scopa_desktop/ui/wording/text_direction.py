"""Texts that keep their direction inside text of the other direction."""

from typing import Final
from unicodedata import bidirectional

_MARKS: Final = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))
"""The invisible characters that set the direction of a text."""


def from_left(text: str) -> str:
    """`Ctrl+,` or `4 + 3 = 7`: a text that is read from left to right in every language."""
    return f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def own_way(text: str) -> str:
    """`2 scope`: a text that has the direction of its own letters, whatever surrounds it."""
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"


def signed(points: int) -> str:
    """`+3`, `−1`: the sign is left of the digits in right-to-left languages too."""
    return f"\N{LEFT-TO-RIGHT MARK}{points:+d}".replace("-", "−")


def among_words_from_right(text: str) -> str:
    """A word or a sentence to be filled into text that is read from the right.

    It is read from the right if it has any letter that is, wherever that stands: what begins with
    a figure or with words that are isolated themselves would else be taken for text from the left.
    """
    if any(bidirectional(character) in ("R", "AL") for character in text):
        return f"\N{RIGHT-TO-LEFT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"
    return own_way(text)


def without_marks(text: str) -> str:
    """The text for screen readers, which speak it in its logical order and may spell the marks."""
    return text.translate(_MARKS)
