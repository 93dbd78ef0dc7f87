"""The numbers of matches by day, and the shades in which they are shown."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final, NamedTuple

MOST_LEVELS: Final = 4


@dataclass(frozen=True)
class CalendarData:
    """The number of matches on each day; days without a match may be left out."""

    matches: Mapping[date, int] = field(default_factory=dict)

    @property
    def years(self) -> range:
        """The years from the first to the last match, empty if there is none."""
        years = [day.year for day, count in self.matches.items() if count]
        return range(min(years), max(years) + 1) if years else range(0)

    def in_year(self, year: int) -> dict[date, int]:
        """The days of a year with a match, in their order."""
        days = sorted(day for day, count in self.matches.items() if count and day.year == year)
        return {day: self.matches[day] for day in days}


class ShadeLevel(NamedTuple):
    """A shade: the numbers of matches that it stands for, both included."""

    low: int
    high: int


def shade_levels(counts: Iterable[int]) -> list[ShadeLevel]:
    """At most four ranges of numbers that divide days into groups of about the same size."""
    ordered = sorted(count for count in counts if count > 0)
    if not ordered:
        return []
    largest = ordered[-1]
    if largest <= MOST_LEVELS:
        return [ShadeLevel(count, count) for count in range(1, largest + 1)]
    quantiles = {ordered[len(ordered) * place // MOST_LEVELS] for place in range(1, MOST_LEVELS)}
    ends = [*sorted(quantiles - {largest}), largest]
    starts = [1, *(end + 1 for end in ends[:-1])]
    return [ShadeLevel(low, high) for low, high in zip(starts, ends, strict=True)]
