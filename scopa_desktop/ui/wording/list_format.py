"""Lists of words in the user's language."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from scopa_desktop.ui.text_language import reads_from_right, text_locale, translate
from scopa_desktop.ui.wording.text_direction import own_way

_RIGHT_TO_LEFT_MARK = "\N{RIGHT-TO-LEFT MARK}"


def with_commas(parts: Iterable[str]) -> str:
    """`7, 3, Ace`: short parts."""
    return translate("Lists", ", ", "between short things in a list").join(parts)


def with_semicolons(parts: Iterable[str]) -> str:
    """`it sweeps the table; you keep an Ace`: parts that may contain commas."""
    return translate("Lists", "; ", "between long things in a list").join(parts)


def with_colon(name: str, value: str) -> str:
    """`Better: the 7 of Coins`; French has a space before the colon."""
    return translate("Lists", "{name}: {value}").format(name=name, value=value)


def numbered(parts: Iterable[str]) -> str:
    """`1: 7 of Clubs; 2: King of Coins`: by the keys that choose them; the tenth by 0."""
    return with_semicolons(
        with_colon(str(number % 10), part) for number, part in enumerate(parts, 1)
    )


def and_list(parts: Sequence[str]) -> str:
    """`You, Don Ciro and Zia Pina`."""
    locale = text_locale()
    if reads_from_right() and len(parts) > 1:
        return _RIGHT_TO_LEFT_MARK + locale.createSeparatedList(list(map(own_way, parts)))
    if locale.language() in (QLocale.Language.English, QLocale.Language.C):
        # Without the comma before "and" that American English has: as in all texts of the game.
        locale = QLocale("en_GB")
    return locale.createSeparatedList(list(parts))


def or_list(parts: Sequence[str]) -> str:
    """`2, 3 or 4`."""
    if len(parts) < 2:
        return "".join(parts)
    pattern = translate("Lists", "{first} or {last}")
    return pattern.format(first=with_commas(parts[:-1]), last=parts[-1])
