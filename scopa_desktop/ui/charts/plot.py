"""What a plot shows, as a frozen value: marks on axes, and the table of their numbers."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final

from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import GOLD
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.number_format import long_date, number, percentage

_NICE_STEPS: Final = (1, 2, 5, 10)


class Mark(Enum):
    """A kind of marks."""

    LINE = "line"
    BAR = "bar"
    """From 0 to the value."""
    DOT = "dot"


class Shape(Enum):
    """How a dot looks."""

    CIRCLE = "circle"
    TRIANGLE = "triangle"
    STAR = "star"
    DIAMOND = "diamond"


@dataclass(frozen=True)
class MarkSeries:
    """Marks of one kind, one for each place of the plot."""

    mark: Mark
    values: tuple[float | None, ...]
    """None where there is no mark; a line goes on to the next one."""
    fill: str = GOLD
    """The colour token of bars and dots; all lines have the same colour."""
    shape: Shape = Shape.CIRCLE
    name: str = ""
    """What the marks mean, for the legend; empty if that is clear without."""


@dataclass(frozen=True)
class Axis:
    """The values from one end of the marks to the other."""

    low: float
    high: float
    """More than `low`."""
    ticks: tuple[tuple[float, str], ...] = ()
    """Values at which there is a line, each with its text."""
    dashed: float | None = None
    """The tick whose line is dashed: a special value."""


@dataclass(frozen=True)
class Panel:
    """MarkSeries that share an axis. They are painted in their order."""

    axis: Axis
    series: tuple[MarkSeries, ...]
    size: float = 130
    """In logical pixels: the height of the panel, or of the marks of each row."""


@dataclass(frozen=True)
class Column:
    """The title of a column of the table."""

    title: str
    is_number: bool = True


@dataclass(frozen=True)
class Table:
    """The texts of a table; a cell is empty where there is no value."""

    columns: tuple[Column, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Plot:
    """Marks at some places, each of which has a row in the table.

    The places stand side by side, from left to right in all languages as in printed charts of a
    course of time, or, with `has_rows`, one below the other from the side on which the language
    begins to read. Bars of several series are stacked where the places stand side by side, and lie
    beside each other in rows.
    """

    table: Table = Table()
    panels: tuple[Panel, ...] = ()
    """One above the other; exactly one in a plot with rows."""
    labels: tuple[str, ...] = ()
    """The texts below the places, as many of them as fit, or before the marks of each row."""
    values: tuple[str, ...] = ()
    """The texts behind the marks of each row; empty for none."""
    dividers: frozenset[int] = frozenset()
    """The places in whose middle a line goes from top to bottom."""
    has_rows: bool = False

    def tip(self, place: int) -> str:
        """What a place shows: the row of the table, a cell in each line, numbers with titles."""
        cells = zip(self.table.columns, self.table.rows[place], strict=True)
        lines = (
            with_colon(column.title, text) if column.is_number else text
            for column, text in cells
            if text
        )
        return "\n".join(lines)


def share_axis(*shares: float) -> Axis:
    """The shares from 0 to 1, with lines at some of them; that in the middle is dashed."""
    return Axis(0, 1, tuple((share, percentage(share, 0)) for share in shares), dashed=0.5)


def count_axis(lowest: int, highest: int, most: int) -> Axis:
    """Counts above and below 0, with at most `most` lines on either side."""
    step = nice_step(max(-lowest, highest), most)
    ticks = tuple(
        (place * step, number(abs(place * step)))
        for place in range(-(-lowest // step), highest // step + 1)
    )
    return Axis(lowest, max(highest, lowest + 1), ticks)


def round_axis(values: Sequence[float], least: float) -> Axis:
    """From the round number below all values to the one above, which are `least` apart or more."""
    lowest, highest = min(values), max(values)
    step = nice_step(max(highest - lowest, least), 4)
    low, high = math.floor(lowest / step), math.ceil(highest / step)
    if low == high:
        low -= 1
    ticks = tuple((place * step, number(place * step)) for place in range(low, high + 1))
    return Axis(low * step, high * step, ticks)


def nice_step(largest: float, most: int) -> int:
    """The least of 1, 2, 5, 10, 20, 50 … of which `most` steps reach `largest`."""
    least = max(1.0, largest / max(1, most))
    power = 10 ** math.floor(math.log10(least))
    return int(next(power * step for step in _NICE_STEPS if power * step >= least * (1 - 1e-9)))


_MOST_DAYS: Final = 120


def course_plot(course: Sequence[tuple[date, float]], title: str, least: float) -> Plot:
    """A line through the values of some days, the latest ones if there are many.

    Args:
        course: the days in the order of time, each with its value.
        title: what the values are.
        least: the least difference between the ends of the axis.
    """
    course = _thinned(course)
    if not course:
        return Plot()
    values = tuple(value for _, value in course)
    last = (None,) * (len(values) - 1) + values[-1:]
    columns = (Column(translate("Charts", "Date"), is_number=False), Column(title))
    rows = tuple((long_date(day), number(round(value))) for day, value in course)
    series = (MarkSeries(Mark.LINE, values), MarkSeries(Mark.DOT, last))
    return Plot(Table(columns, rows), (Panel(round_axis(values, least), series),))


def _thinned(course: Sequence[tuple[date, float]]) -> Sequence[tuple[date, float]]:
    """Of more than fit, the last one of each day or of each month, and the latest of these."""
    if len(course) > _MOST_DAYS:
        course = list({day: (day, value) for day, value in course}.values())
    if len(course) > _MOST_DAYS:
        course = list({(day.year, day.month): (day, value) for day, value in course}.values())
    return course[-_MOST_DAYS:]
