"""Numbers, alone or with their nouns, and dates as the user's language writes them."""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from functools import partial
from typing import Final
from unicodedata import digit

from PySide6.QtCore import QDate, QLocale, QTime

from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "Counts")

WEEKDAY: Final = re.compile(r"^dddd[,،]?\s*|[,،]?\s*dddd$")
"""The day of the week in the date formats of all languages."""
_NOUNS: Final[Mapping[str, Callable[[int], str]]] = {
    "cards": lambda count: tr("%n cards", "", count),
    "cards in hand": lambda count: tr("%n cards in hand", "", count),
    "chips": lambda count: tr("%n chips", "", count),
    "deals": lambda count: tr("%n deals", "", count),
    "experience": lambda count: tr("%n points of experience", "", count),
    "matches": lambda count: tr("%n matches", "", count),
    "moves": lambda count: tr("%n moves", "", count),
    "openings": lambda count: tr("%n openings", "", count),
    "other sets": lambda count: tr("%n other sets", "", count),
    "players": lambda count: tr("%n players", "", count),
    "points": lambda count: tr("%n points", "", count),
}
_GROUPED_FROM: Final = 1000
_ROUNDING: Final = 1e-6
"""Whole numbers that were computed are at most so far from one."""
_LEAST_OPEN: Final = 0.005
"""What is below it rounds to no per cent."""
NOUNS: Final = frozenset(_NOUNS)
"""The nouns that can be counted, by their English plurals."""


def number(value: int) -> str:
    """`1,204`: a whole number with the separators of thousands."""
    return text_locale().toString(value)


def counted(noun: str, count: int) -> str:
    """`3 cards`, `1 card`, `1,204 deals`.

    Raises `KeyError` for a noun that is not one of `NOUNS`.
    """
    return grouped(_NOUNS[noun](count), count)


def grouped(text: str, count: int) -> str:
    """A text in which Qt has written a number for `%n`, with the separators of thousands."""
    return text.replace(str(count), number(count)) if count >= _GROUPED_FROM else text


def decimal(value: float, decimals: int = 2) -> str:
    """`0.62`."""
    return text_locale().toString(value, "f", decimals)


def signed_decimal(value: float, decimals: int = 1) -> str:
    """`+3.2`, `−1.8`, `0.0`."""
    digits = decimal(abs(value), decimals)
    is_zero = digits == decimal(0.0, decimals)
    sign = "" if is_zero else "+" if value > 0 else "−"
    return from_left(f"{sign}{digits}")


def plus_minus(value: str, half_width: str) -> str:
    """`0.62 ± 0.08`: a figure with its interval; the figure alone if that is nothing."""
    is_exact = not any(digit(character, 0) for character in half_width)
    return from_left(value if is_exact else f"{value} ± {half_width}")


def is_whole(value: float, half_width: float) -> bool:
    """Whether a figure is known exactly and is a whole number, so that it needs no decimals."""
    return half_width == 0 and abs(value - round(value)) < _ROUNDING


def measured_points(
    value: float, half_width: float, decimals: int = 1, *, with_interval: bool = False
) -> str:
    """`0.6 points`, `0.6 ± 0.2 points`; `1 point` where a whole number is known exactly."""
    if is_whole(value, half_width):
        return counted("points", round(value))
    figure = decimal(value, decimals)
    if with_interval:
        figure = plus_minus(figure, decimal(half_width, decimals))
    return tr("{number} points").format(number=figure)


def percentage(share: float, decimals: int = 1) -> str:
    """`48.9%` for a share of 0.489."""
    return from_left(
        translate("Numbers", "{number}%").format(number=decimal(100.0 * share, decimals))
    )


def chance_percentage(chance: float, *, is_settled: bool | None = None) -> str:
    """`54%`, but `>99%` and `<1%` where a chance that is not settled rounds to all or nothing.

    By default 0 and 1 are settled.
    """
    is_settled = chance in (0, 1) if is_settled is None else is_settled
    if not is_settled and not _LEAST_OPEN <= chance <= 1 - _LEAST_OPEN:
        is_high = chance > _LEAST_OPEN
        return from_left(f"{'>' if is_high else '<'}{percentage(0.99 if is_high else 0.01, 0)}")
    return percentage(chance, 0)


def percentage_range(low: float, high: float, decimals: int = 1) -> str:
    """`46.8–51.9%` for two shares; `46.8%` where both read alike."""
    ends = dict.fromkeys(decimal(100.0 * share, decimals) for share in (low, high))
    return from_left(translate("Numbers", "{number}%").format(number="–".join(ends)))


def short_date(day: date) -> str:
    """`22/11/2026`: a date in figures."""
    return text_locale().toString(_qt_date(day), QLocale.FormatType.ShortFormat)


def date_text(day: date) -> str:
    """`22 November 2026`."""
    pattern = text_locale().dateFormat(QLocale.FormatType.LongFormat)
    return text_locale().toString(_qt_date(day), WEEKDAY.sub("", pattern))


def long_date(day: date) -> str:
    """`Sunday, 22 November 2026`."""
    return text_locale().toString(_qt_date(day), QLocale.FormatType.LongFormat)


def clock_time(time: datetime) -> str:
    """`18:40`: the time of day."""
    return text_locale().toString(QTime(time.hour, time.minute), QLocale.FormatType.ShortFormat)


def month_name(month: int, form: QLocale.FormatType = QLocale.FormatType.LongFormat) -> str:
    """`November`: the name of a month, 1 to 12, that stands alone."""
    return text_locale().standaloneMonthName(month, form)


def month_and_year(day: date) -> str:
    """`Nov 2026`."""
    name = month_name(day.month, QLocale.FormatType.ShortFormat)
    return f"{name} {day.year}"


def _qt_date(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
