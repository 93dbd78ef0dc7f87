"""`MonthCalendar`: a month to choose a day from, with buttons for the months before and after."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.daily.daily_deal import Medal
from scopa_desktop.ui.charts.chart_canvas import ChartCanvas
from scopa_desktop.ui.charts.chart_scene import (
    ChartElement,
    ChartFrame,
    ChartScene,
    small_line_height,
)
from scopa_desktop.ui.text_language import text_locale
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.colours import BRONZE, GOLD, SILVER
from scopa_desktop.ui.theme.current_palette import palette_notifier
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import ToolButton
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.wording.daily_wording import day_number
from scopa_desktop.ui.wording.number_format import month_name

_DAYS: Final = 7
_LARGEST_CELL: Final = 46.0
_LEAST_MEDAL, _LARGEST_MEDAL = 6.0, 10.0
_GAP, _RADIUS = 2.0, 6.0
_MEDAL_FILLS: Final = {Medal.GOLD: GOLD, Medal.SILVER: SILVER, Medal.BRONZE: BRONZE}
_MEDAL_FIGURES: Final = {Medal.GOLD: "1", Medal.SILVER: "2", Medal.BRONZE: "3"}
"""So that medals differ without their colours, as on a podium."""


class DayMark(NamedTuple):
    """What the calendar shows of a day."""

    tip: str
    """The date and its result, for a tool tip and for screen readers."""
    is_finished: bool = False
    is_begun: bool = False
    """The counted try is not finished."""
    medal: Medal | None = None


class MonthView(NamedTuple):
    """What the calendar shows."""

    month: date
    """Its first day."""
    marks: Mapping[date, DayMark]
    """All days of the month."""
    today: date
    selected: date


def days_of(month: date) -> list[date]:
    """The days of a month, given by its first day."""
    return [month + timedelta(days=each) for each in range(monthrange(month.year, month.month)[1])]


class MonthLayout:
    """The cells of a month at a width."""

    def __init__(self, month: date, width: float) -> None:
        self.first_weekday = text_locale().firstDayOfWeek().value
        self._month = month
        self._offset = (month.isoweekday() - self.first_weekday) % _DAYS
        self.cell_width = float(int((width - 2) / _DAYS))
        self.cell_height = min(self.cell_width, _LARGEST_CELL * text_scale())
        self._left = (width - _DAYS * self.cell_width) / 2
        self.header = small_line_height() + 2
        weeks = -(-(self._offset + len(days_of(month))) // _DAYS)
        self.height = self.header + weeks * self.cell_height + 2

    def weekday_box(self, column: int) -> QRectF:
        """The place of the name of a day of the week."""
        return QRectF(self._left + column * self.cell_width, 0, self.cell_width, self.header)

    def cell(self, day: date) -> QRectF:
        week, column = divmod(self._offset + day.day - 1, _DAYS)
        left = self._left + column * self.cell_width
        top = self.header + week * self.cell_height
        return QRectF(left, top, self.cell_width, self.cell_height)


class MonthScene(ChartScene):
    """A month, laid out and painted."""

    steps: ClassVar[dict[Qt.Key, int]] = {
        Qt.Key.Key_Left: -1,
        Qt.Key.Key_Right: 1,
        Qt.Key.Key_Up: -_DAYS,
        Qt.Key.Key_Down: _DAYS,
    }

    def __init__(self, frame: ChartFrame, view: MonthView) -> None:
        super().__init__(frame)
        self._view = view
        self._layout = MonthLayout(view.month, self.width)
        self._days = days_of(view.month)
        self.elements = [
            ChartElement(self._inner(day), self._view.marks[day].tip) for day in self._days
        ]

    def first_element(self) -> int:
        """The selected day, or the first one."""
        selected = self._view.selected
        return self._days.index(selected) if selected in self._days else 0

    def paint(self, painter: QPainter) -> None:
        locale, face = text_locale(), body_font(SMALL_SIZE)
        for column in range(_DAYS):
            weekday = (self._layout.first_weekday - 1 + column) % _DAYS + 1
            name = locale.standaloneDayName(weekday, QLocale.FormatType.NarrowFormat)
            box = self.place(self._layout.weekday_box(column))
            draw_text(painter, box, name, face, self.frame.palette.secondary_text, align=CENTRE)
        for day, element in zip(self._days, self.elements, strict=True):
            self._paint_day(painter, element.box, day)

    def _inner(self, day: date) -> QRectF:
        return self.place(self._layout.cell(day).adjusted(_GAP, _GAP, -_GAP, -_GAP))

    def _paint_day(self, painter: QPainter, box: QRectF, day: date) -> None:
        palette, view, mark = self.frame.palette, self._view, self._view.marks[day]
        is_selected, is_future = day == view.selected, day > view.today
        if is_selected:
            fill_and_outline(painter, rounded(box, _RADIUS), palette.tile, palette.frame, 1.6)
        elif not is_future:
            painter.fillPath(rounded(box, _RADIUS), colour(palette.field))
        if day == view.today and not is_selected:
            painter.strokePath(rounded(box, _RADIUS), pen(palette.title, 2))
        has_mark = mark.is_finished or mark.is_begun
        number = QRectF(box)
        if has_mark:
            number.setBottom(box.top() + box.height() * 0.48)
        token = palette.text
        if is_selected:
            token = palette.tile_text
        elif is_future or not has_mark:
            token = palette.secondary_text
        is_bold = day == view.today
        draw_text(
            painter, number, day_number(day), body_font(SMALL_SIZE, is_bold), token, align=CENTRE
        )
        if has_mark:
            self._paint_mark(painter, box, mark)

    def _paint_mark(self, painter: QPainter, box: QRectF, mark: DayMark) -> None:
        palette = self.frame.palette
        radius = min(_LARGEST_MEDAL * self.scale, max(_LEAST_MEDAL, box.height() * 0.25))
        centre = QPointF(box.center().x(), box.bottom() - radius - 1)
        if mark.medal is not None:
            figure, fill = _MEDAL_FIGURES[mark.medal], _MEDAL_FILLS[mark.medal]
            draw_badge(painter, centre, radius, figure, fill)
            return
        painter.setPen(pen(palette.text, 1.6))
        painter.setBrush(colour(palette.text) if mark.is_begun else Qt.BrushStyle.NoBrush)
        if mark.is_begun:
            step = radius * 0.7
            for place in (-1, 0, 1):
                painter.drawEllipse(centre + QPointF(place * step, 0), 1.2, 1.2)
        else:
            painter.drawEllipse(centre, radius * 0.5, radius * 0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)


_PAGE_KEYS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class DayCanvas(ChartCanvas):
    """The days of a month. A click or an arrow key chooses a day."""

    chosen = Signal(int)
    """Emitted with the place of the day in the month, from 0."""
    turned = Signal(int)
    """A page key asks for the month before (-1) or after (1)."""

    def set_current(self, index: int) -> None:
        """Move the focus ring to a day and choose it."""
        super().set_current(index)
        self.chosen.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn to another month with the page keys; the arrow keys choose a day."""
        step = _PAGE_KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turned.emit(step)

    def choose_first(self, index: int) -> None:
        """Let the keyboard begin at a day, without choosing it."""
        self._current = index
        self._describe()
        self.update()


class MonthCalendar(QWidget):
    """A month of days with their medals."""

    day_chosen = Signal(date)
    """Another day was chosen."""
    month_changed = Signal(date)
    """Another month is to be shown; emitted with its first day."""

    def __init__(self, view: MonthView, first: date) -> None:
        """Show a view; `first` is the first day of the earliest month."""
        super().__init__()
        self._view, self._first = view, first
        self.previous_button, self.next_button = ToolButton(Tool.PREVIOUS), ToolButton(Tool.NEXT)
        self._label = BodyLabel("", BODY_SIZE, bold=True)
        self._label.setAlignment(CENTRE)
        self.canvas = DayCanvas(self._scene, self._height_for)
        vbox(
            hbox(self.previous_button, (self._label, 1), self.next_button, spacing=4),
            self.canvas,
            within=self,
            spacing=4,
        )
        self.previous_button.clicked.connect(lambda: self._turn(-1))
        self.next_button.clicked.connect(lambda: self._turn(1))
        self.canvas.turned.connect(self._turn)
        self.canvas.chosen.connect(self._choose)
        palette_notifier().changed.connect(self._update_canvas)
        self._show()

    def set_view(self, view: MonthView) -> None:
        is_same_month = view.month == self._view.month
        self._view = view
        self._show()
        days = days_of(view.month)
        if not is_same_month:
            self.canvas.choose_first(days.index(view.selected) if view.selected in days else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, its direction and the text size."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.LanguageChange,
            QEvent.Type.LayoutDirectionChange,
            QEvent.Type.FontChange,
        ):
            self._show()

    def _show(self) -> None:
        month = self._view.month
        self._label.setText(f"{month_name(month.month)} {month.year}")
        self.previous_button.set_name(self.tr("Previous month"))
        self.next_button.set_name(self.tr("Next month"))
        self.previous_button.setEnabled(month > self._first)
        self.next_button.setEnabled(month < self._view.today.replace(day=1))
        self.canvas.setAccessibleName(self.tr("Calendar"))
        self._update_canvas()

    def _update_canvas(self) -> None:
        self.canvas.update_scene(is_empty=False)

    def _scene(self, frame: ChartFrame) -> ChartScene:
        return MonthScene(frame, self._view)

    def _height_for(self, width: int) -> int:
        return round(MonthLayout(self._view.month, width).height)

    def _turn(self, step: int) -> None:
        month = self._view.month
        other = (month - timedelta(days=1)).replace(day=1)
        if step > 0:
            other = days_of(month)[-1] + timedelta(days=1)
        if self._first <= other <= self._view.today:
            self.month_changed.emit(other)

    def _choose(self, index: int) -> None:
        day = days_of(self._view.month)[index]
        if day != self._view.selected:
            self.day_chosen.emit(day)
