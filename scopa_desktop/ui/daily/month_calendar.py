"""`MonthCalendar`: a month to choose a day from, with buttons for the months before and after."""

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.charts.chart_canvas import ChartCanvas
from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene
from scopa_desktop.ui.daily.month_scene import MonthLayout, MonthScene, MonthView, days_of
from scopa_desktop.ui.theme.current_palette import palette_notifier
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import CENTRE
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import ToolButton
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.wording.number_format import month_name

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

    def __init__(self, view: MonthView, first: date, parent: QWidget | None = None) -> None:
        """Show a view; `first` is the first day of the earliest month."""
        super().__init__(parent)
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
        """Show another view."""
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
