"""Search patterns for words as people type them."""

from typing import Final

from PySide6.QtCore import QRegularExpression

_UNSEEN: Final = "\\x{064b}-\\x{0652}\\x{0640}\\x{200e}\\x{200f}\\x{2066}-\\x{2069}"
"""Arabic vowel signs, the stretched line, marks of direction and isolates."""
_ALIKE: Final = ("'’", "اأإآ", "هة", "يى")
"""Letters and signs that many people type one for the other."""


def search_pattern(words: str) -> QRegularExpression:
    """What finds these words, whatever stands unseen between their letters.

    Arabic words are found with and without their vowel signs, a typed apostrophe finds a printed
    one, and a blank any blank.
    """
    unseen = QRegularExpression(f"[{_UNSEEN}]")
    letters = (letter for letter in words if not unseen.match(letter).hasMatch())
    return QRegularExpression(f"[{_UNSEEN}]*".join(map(_one_of, letters)))


def _one_of(letter: str) -> str:
    """A pattern for the letter and those that are typed for it."""
    if letter.isspace():
        return r"[\s\x{00a0}]"
    alike = next((letters for letters in _ALIKE if letter in letters), "")
    return f"[{alike}]" if alike else QRegularExpression.escape(letter)
