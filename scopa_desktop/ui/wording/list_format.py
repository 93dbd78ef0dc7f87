"""Several things named one after the other, with the commas and blanks of the user's language."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def with_commas(parts: Iterable[str]) -> str:
    """`7, 3, Ace`: short things."""
    return translate("Lists", ", ", "between short things in a list").join(parts)


def with_semicolons(parts: Iterable[str]) -> str:
    """`it sweeps the table; you keep an Ace`: things that have commas of their own."""
    return translate("Lists", "; ", "between long things in a list").join(parts)


def listed(words: Sequence[str]) -> str:
    """Several words as one says them: `You and Don Ciro`."""
    if len(words) < 2:
        return "".join(words)
    pattern = translate("Lists", "{first} and {last}")
    return pattern.format(first=with_commas(words[:-1]), last=words[-1])
