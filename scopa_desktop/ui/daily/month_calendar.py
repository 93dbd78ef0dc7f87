"""`MonthCalendar`: a month to choose a day from, with buttons for the months before and after."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from scopa_desktop.play.daily.daily_deal import Medal
from scopa_desktop.ui.text_language import text_locale
from scopa_desktop.ui.theme.colours import BRONZE, GOLD, PAPER, SILVER
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import CENTRE
from scopa_desktop.ui.theme.style_sheets import set_style_property
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import ToolButton
from scopa_desktop.ui.widgets.headings import BodyLabel, secondary_label
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.row_delegate import badge_picture
from scopa_desktop.ui.wording.daily_wording import day_number
from scopa_desktop.ui.wording.number_format import month_name
from scopa_desktop.ui.wording.text_direction import without_marks

_DAYS, _MOST_DAYS = 7, 31
_CELL, _MEDAL, _GAP = 34, 14, 3
_MEDALS: Final = {
    Medal.GOLD: badge_picture("1", GOLD),
    Medal.SILVER: badge_picture("2", SILVER),
    Medal.BRONZE: badge_picture("3", BRONZE),
}
"""With figures, so that medals differ without their colours, as on a podium."""
_BEGUN, _NO_MEDAL = badge_picture("…", PAPER), badge_picture("", PAPER)
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_DAYS,
    Qt.Key.Key_Down: _DAYS,
}
_PAGE_KEYS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


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


class DayButton(QToolButton):
    """A day with its medal, which leaves the arrow and page keys to the calendar."""

    def __init__(self, calendar: QWidget) -> None:
        super().__init__(calendar)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_day(self, day: date, view: MonthView) -> None:
        """Show a day of a month; the style sheet knows what it is by the property `day`."""
        mark = view.marks[day]
        has_mark = mark.is_finished or mark.is_begun
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(
            style.ToolButtonTextUnderIcon if has_mark else style.ToolButtonTextOnly
        )
        self.setFixedHeight(round(_CELL * text_scale()))
        side = round(_MEDAL * text_scale())
        self.setIconSize(QSize(side, side))
        self.setIcon(self._medal(mark, side) if has_mark else QIcon())
        self.setText(day_number(day))
        self.setFont(body_font(SMALL_SIZE, bold=day == view.today))
        self.setChecked(day == view.selected)
        self.setAccessibleName(without_marks(mark.tip))
        set_tool_tip(self, mark.tip)
        kind = "future" if day > view.today else "played" if has_mark else "past"
        set_style_property(self, "day", "today" if day == view.today else kind)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*_STEPS, *_PAGE_KEYS):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _medal(self, mark: DayMark, side: int) -> QIcon:
        other = _BEGUN if mark.is_begun else _NO_MEDAL
        picture = other if mark.medal is None else _MEDALS[mark.medal]
        return QIcon(picture(side, self.devicePixelRatioF()))


class MonthCalendar(QWidget):
    """A month of days with their medals. A click or an arrow key chooses a day."""

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
        self.days = [DayButton(self) for _ in range(_MOST_DAYS)]
        """The buttons of the days; those that the month does not have are hidden."""
        self._weekdays = [secondary_label(wraps=False) for _ in range(_DAYS)]
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        for column, label in enumerate(self._weekdays):
            label.setAlignment(CENTRE)
            self._grid.addWidget(label, 0, column)
            self._grid.setColumnStretch(column, 1)
        navigation = hbox(self.previous_button, (self._label, 1), self.next_button, spacing=4)
        vbox(navigation, self._grid, within=self, spacing=4)
        self.previous_button.clicked.connect(lambda: self._turn(-1))
        self.next_button.clicked.connect(lambda: self._turn(1))
        for number, button in enumerate(self.days, 1):
            button.clicked.connect(partial(self._choose, number))
        self._set_current(self._view.selected.day)
        self._show()

    def set_view(self, view: MonthView) -> None:
        """Show another view; in another month, the keyboard begins at the selected or first day."""
        if view.month != self._view.month:
            is_in_month = view.selected.replace(day=1) == view.month
            self._set_current(view.selected.day if is_in_month else 1)
        self._view = view
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose another day with the arrow keys, turn to another month with the page keys."""
        key = Qt.Key(event.key())
        if key in _PAGE_KEYS:
            self._turn(_PAGE_KEYS[key])
        elif key in _STEPS:
            step = _STEPS[key]
            is_mirrored = self.isRightToLeft() and abs(step) == 1
            number = self._current + (-step if is_mirrored else step)
            if 1 <= number <= len(days_of(self._view.month)):
                self._choose(number)
                self.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._show()

    def _show(self) -> None:
        month = self._view.month
        self._label.setText(f"{month_name(month.month)} {month.year}")
        self.previous_button.set_name(self.tr("Previous month"))
        self.next_button.set_name(self.tr("Next month"))
        self.previous_button.setEnabled(month > self._first)
        self.next_button.setEnabled(month < self._view.today.replace(day=1))
        self.setAccessibleName(self.tr("Calendar"))
        self._show_days()

    def _show_days(self) -> None:
        locale, month = text_locale(), self._view.month
        first = locale.firstDayOfWeek().value
        for column, label in enumerate(self._weekdays):
            weekday = (first - 1 + column) % _DAYS + 1
            label.setText(locale.standaloneDayName(weekday, QLocale.FormatType.NarrowFormat))
        offset = (month.isoweekday() - first) % _DAYS
        days = days_of(month)
        for number, button in enumerate(self.days):
            button.setVisible(number < len(days))
            if number < len(days):
                week, column = divmod(offset + number, _DAYS)
                self._grid.addWidget(button, week + 1, column)
                button.show_day(days[number], self._view)

    def _turn(self, step: int) -> None:
        month = self._view.month
        other = (month - timedelta(days=1)).replace(day=1)
        if step > 0:
            other = days_of(month)[-1] + timedelta(days=1)
        if self._first <= other <= self._view.today:
            had_focus = any(button.hasFocus() for button in self.days)
            self.month_changed.emit(other)
            if had_focus:
                self.setFocus()

    def _choose(self, number: int) -> None:
        self._set_current(number)
        day = self._view.month.replace(day=number)
        if day == self._view.selected:
            self._show()
        else:
            self.day_chosen.emit(day)

    def _set_current(self, number: int) -> None:
        """Let Tab reach the button of this day only."""
        self._current = number
        for button in self.days:
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        current = self.days[number - 1]
        current.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(current)
