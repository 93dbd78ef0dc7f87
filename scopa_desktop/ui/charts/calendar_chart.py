"""A year as a calendar: weeks as columns, days as cells, shaded by the number of matches."""

from bisect import bisect_left
from calendar import monthrange
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from math import ceil
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import (
    ChartElement,
    ChartFrame,
    ChartScene,
    small_line_height,
)
from scopa_desktop.ui.charts.chart_table import ChartColumn, ColumnKind, TableData
from scopa_desktop.ui.charts.marks import Legend, LegendEntry, draw_cell, square_entry, text_entry
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.theme.colours import DARK_SHADES, LIGHT_SHADES, DialogPalette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import CENTRE, LEFT, draw_text, painted_pixmap, text_width
from scopa_desktop.ui.widgets.buttons import ToolButton
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.wording.number_format import counted, long_date, month_name, number
from scopa_desktop.ui.wording.text_direction import from_left

_DAYS: Final = 7
_MONTHS: Final = 12
_MOST_LEVELS: Final = 4
_BLOCKS: Final = (1, 2, 3, 4, 6, 12)
"""Into how many blocks of whole months a year is split where it does not fit in one row."""
_LEAST_CELL, _LARGEST_CELL = 11.0, 21.0
_CELL_GAP: Final = 2.0
_LABEL_GAP, _BLOCK_GAP, _LEGEND_GAP = 6.0, 10.0, 10.0


class CalendarChart(Chart[Mapping[date, int]]):
    """A calendar of one year, with buttons for the year before and after it.

    The data are the numbers of matches by day; days without a match may be left out.
    """

    data: Mapping[date, int] = {}
    _year = 0

    def header_widgets(self) -> Sequence[QWidget]:
        """The year between its buttons."""
        self.previous_button = ToolButton(Tool.PREVIOUS)
        self.next_button = ToolButton(Tool.NEXT)
        self.year_label = BodyLabel("", BODY_SIZE, bold=True)
        self.year_label.setAlignment(CENTRE)
        self.previous_button.clicked.connect(lambda: self.set_year(self._year - 1))
        self.next_button.clicked.connect(lambda: self.set_year(self._year + 1))
        return self.previous_button, self.year_label, self.next_button

    def set_data(self, data: Mapping[date, int]) -> None:
        """Show these days, in the year that was shown if it has some of them, else the last one."""
        years = _years_of(data)
        if years and self._year not in years:
            self._year = years[-1]
        super().set_data(data)

    def year(self) -> int:
        """The year that is shown; 0 without data."""
        return self._year

    def set_year(self, year: int) -> None:
        """Show a year from the first to the last match; others are ignored."""
        if year not in _years_of(self.data) or year == self._year:
            return
        self._year = year
        self.update_chart()

    def is_empty(self) -> bool:
        return not _years_of(self.data)

    def table(self) -> TableData:
        """A row for each day of the year with a match."""
        columns = (
            ChartColumn(translate("Charts", "Date"), ColumnKind.DATE),
            ChartColumn(translate("Charts", "Matches")),
        )
        days = sorted(day for day, count in self.data.items() if count and day.year == self._year)
        return TableData(columns, tuple((day, self.data[day]) for day in days))

    def scene(self, frame: ChartFrame) -> ChartScene:
        return _CalendarScene(frame, self._year, self.data)

    def height_for(self, width: int) -> int:
        """The height of all blocks of months and the legend."""
        if self.is_empty():
            return 0
        return round(_CalendarLayout(self._year, self.data, width).height)

    def picture_title(self) -> str:
        """The title with the year."""
        return f"{self.title()} {self._year}"

    def update_chart(self) -> None:
        """Show the data, the texts and the colours as they are now."""
        super().update_chart()
        years = _years_of(self.data)
        is_stepped = len(years) > 1
        self.year_label.setText(str(self._year) if years else "")
        self.previous_button.set_name(translate("Charts", "Previous year"))
        self.next_button.set_name(translate("Charts", "Next year"))
        for button, is_end in (
            (self.previous_button, not years or self._year == years[0]),
            (self.next_button, not years or self._year == years[-1]),
        ):
            button.setVisible(is_stepped)
            button.setEnabled(not is_end)


def _years_of(matches: Mapping[date, int]) -> range:
    """The years from the first to the last match, empty if there is none."""
    years = [day.year for day, count in matches.items() if count]
    return range(min(years), max(years) + 1) if years else range(0)


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
    if largest <= _MOST_LEVELS:
        return [ShadeLevel(count, count) for count in range(1, largest + 1)]
    quantiles = {ordered[len(ordered) * place // _MOST_LEVELS] for place in range(1, _MOST_LEVELS)}
    ends = [*sorted(quantiles - {largest}), largest]
    starts = [1, *(end + 1 for end in ends[:-1])]
    return [ShadeLevel(low, high) for low, high in zip(starts, ends, strict=True)]


class _Block(NamedTuple):
    """Some months in one row of weeks."""

    months: range
    start: date
    """The first day of its first week, which can be in the month before."""
    weeks: int


class _CalendarLayout:
    """The blocks of months at a width, and the legend."""

    def __init__(self, year: int, matches: Mapping[date, int], width: float) -> None:
        locale, scale = text_locale(), text_scale()
        self.face, self.year = body_font(SMALL_SIZE), year
        self.levels = shade_levels(matches.values())
        self.first_weekday = locale.firstDayOfWeek().value
        self.weekdays = [
            locale.standaloneDayName(
                (self.first_weekday - 1 + place) % _DAYS + 1, QLocale.FormatType.NarrowFormat
            )
            for place in range(_DAYS)
        ]
        widest = max(text_width(name, self.face) for name in self.weekdays)
        # Whole pixels, so that cells are sharp.
        self.left = float(ceil(widest + _LABEL_GAP))
        room = width - self.left - 2
        for count in _BLOCKS:
            length = _MONTHS // count
            self.blocks = [self._block(range(n, n + length)) for n in range(1, 13, length)]
            self.cell = float(int(room / max(block.weeks for block in self.blocks)))
            if self.cell >= _LEAST_CELL * scale:
                break
        self.cell = min(self.cell, float(round(_LARGEST_CELL * scale)))
        self.block_height = small_line_height() + _DAYS * self.cell + _BLOCK_GAP
        self.legend = Legend(self._entries(), width)
        self.legend_top = self.block_height * len(self.blocks)
        self.height = self.legend_top + self.legend.height

    def fills(self, palette: DialogPalette) -> list[str]:
        """The colour of days without a match, and of those of each level."""
        shades = DARK_SHADES if palette.is_dark else LIGHT_SHADES
        last = len(self.levels) - 1
        if last < 1:
            return [palette.field, shades[1]]
        places = (round(place * (_MOST_LEVELS - 1) / last) for place in range(last + 1))
        return [palette.field, *(shades[place] for place in places)]

    def cell_box(self, day: date) -> QRectF:
        number_of_block = (day.month - 1) // len(self.blocks[0].months)
        block = self.blocks[number_of_block]
        week, weekday = divmod((day - block.start).days, _DAYS)
        top = number_of_block * self.block_height + small_line_height()
        return QRectF(self.left + week * self.cell, top + weekday * self.cell, self.cell, self.cell)

    def _fill(self, place: int, palette: DialogPalette) -> str:
        return self.fills(palette)[place]

    def _block(self, months: range) -> _Block:
        first = date(self.year, months[0], 1)
        start = first - timedelta(days=(first.isoweekday() - self.first_weekday) % _DAYS)
        last = _last_day(self.year, months[-1])
        return _Block(months, start, (last - start).days // _DAYS + 1)

    def _entries(self) -> list[LegendEntry]:
        texts = [from_left("–".join(map(number, sorted(set(level))))) for level in self.levels]
        squares = (
            square_entry(text, partial(self._fill, place))
            for place, text in enumerate((number(0), *texts))
        )
        return [text_entry(translate("Charts", "Matches a day:")), *squares]


def _last_day(year: int, month: int) -> date:
    return date(year, month, monthrange(year, month)[1])


class _CalendarScene(ChartScene):
    steps: ClassVar[dict[Qt.Key, int]] = {
        Qt.Key.Key_Up: -1,
        Qt.Key.Key_Down: 1,
        Qt.Key.Key_Left: -_DAYS,
        Qt.Key.Key_Right: _DAYS,
    }

    def __init__(self, frame: ChartFrame, year: int, matches: Mapping[date, int]) -> None:
        super().__init__(frame)
        self._layout = _CalendarLayout(year, matches, self.width)
        first, last = date(year, 1, 1), _last_day(year, _MONTHS)
        count = (last - first).days + 1
        self._days = [first + timedelta(days=place) for place in range(count)]
        self._matches = [matches.get(day, 0) for day in self._days]
        self.elements = [
            ChartElement(
                self.place(self._layout.cell_box(day)),
                f"{long_date(day)}\n{counted('matches', count)}",
            )
            for day, count in zip(self._days, self._matches, strict=True)
        ]

    def first_element(self) -> int:
        """The last day with a match."""
        return max(place for place, matches in enumerate(self._matches) if matches or not place)

    def paint(self, painter: QPainter) -> None:
        layout, palette = self._layout, self.frame.palette
        ends = [level.high for level in layout.levels]
        ratio = painter.device().devicePixelRatioF()
        cells = [self._cell(fill, ratio) for fill in layout.fills(palette)]
        for element, matches in zip(self.elements, self._matches, strict=True):
            level = bisect_left(ends, matches) + 1 if matches else 0
            painter.drawPixmap(element.box.topLeft(), cells[level])
        self._paint_weekdays(painter)
        self._paint_months(painter)
        layout.legend.paint(painter, self, layout.legend_top)

    def _cell(self, fill: str, ratio: float) -> QPixmap:
        """The picture of a day; all days of a shade share it, because there are so many."""
        side, half_gap = self._layout.cell, _CELL_GAP / 2
        pixels = (QSizeF(side, side) * ratio).toSize()
        box = QRectF(half_gap, half_gap, side - _CELL_GAP, side - _CELL_GAP)
        palette = self.frame.palette
        return painted_pixmap(
            pixels, lambda painter: draw_cell(painter, box, fill, palette), dpr=ratio
        )

    def _paint_weekdays(self, painter: QPainter) -> None:
        """Paint the initials beside each block; only every second one where rows are low."""
        layout = self._layout
        every = 1 if layout.cell >= self.line_height * 0.72 else 2
        for place in range(len(layout.blocks)):
            top = place * layout.block_height + small_line_height()
            for row in range(every - 1, _DAYS, every):
                box = QRectF(0, top + row * layout.cell, layout.left, layout.cell)
                self._paint_label(painter, box, layout.weekdays[row])

    def _paint_months(self, painter: QPainter) -> None:
        """Paint each month's name above its first whole week, all in one form that fits."""
        layout = self._layout
        # A month has at least four columns of its own.
        names = _month_names(4 * layout.cell - _LABEL_GAP, layout.face)
        for block_place, block in enumerate(layout.blocks):
            top = block_place * layout.block_height
            for month in block.months:
                first, last = date(layout.year, month, 1), _last_day(layout.year, month)
                start = ceil((first - block.start).days / _DAYS)
                end = (last - block.start).days // _DAYS + 1
                left = layout.left + start * layout.cell
                box = QRectF(left, top, (end - start) * layout.cell, small_line_height())
                self._paint_label(painter, box, names[month - 1])

    def _paint_label(self, painter: QPainter, box: QRectF, text: str) -> None:
        face, token = self._layout.face, self.frame.palette.secondary_text
        draw_text(painter, self.place(box), text, face, token, align=LEFT)


def _month_names(width: float, face: QFont) -> list[str]:
    """The names of all months in the longest form of which each fits into a width."""
    forms = (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
    for form in forms:
        names = [month_name(month, form) for month in range(1, _MONTHS + 1)]
        if all(text_width(name, face) <= width for name in names):
            return names
    return [month_name(month, QLocale.FormatType.NarrowFormat) for month in range(1, _MONTHS + 1)]
