"""The panel of the odds: points and chances of each side, and their course over the match."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from scopa_desktop.ai.odds import Odds
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.ui.aids.aid_panel import AidPanel, aid_label
from scopa_desktop.ui.charts.course_line import CourseLine, CourseValue
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import RIGHT
from scopa_desktop.ui.theme.style_sheets import set_style_property
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.screen_space import NO_LIMIT
from scopa_desktop.ui.wording.coach_wording import chance_text, expected_points_text, odds_text
from scopa_desktop.ui.wording.text_direction import without_marks

_COURSE, _STRIP_COURSE, _STRIP_HEIGHT = 66, 140, 22
_MOTION_MS: Final = 600
_UNKNOWN: Final = "…"


class CoursePoint(NamedTuple):
    """The odds at a position of the match."""

    position: RecordPosition
    odds: Odds


class _SideLabels:
    """The figures of a side: in two lines of a grid, or beside each other in a strip."""

    def __init__(self) -> None:
        self.name = aid_label(12.5)
        self.chance = aid_label(15, bold=True)
        self.points = aid_label(11.5, tone="secondary", wraps=True)
        self.strip_chance = aid_label(13, bold=True)
        self.strip_words = aid_label(12, tone="secondary")
        self.strip = QWidget()
        hbox(self.strip_chance, self.strip_words, STRETCH, within=self.strip, spacing=8)

    def add_to(self, grid: QGridLayout) -> None:
        row, start, end = (
            grid.rowCount(),
            Qt.AlignmentFlag.AlignLeading,
            Qt.AlignmentFlag.AlignTrailing,
        )
        grid.addWidget(self.name, row, 0, start)
        grid.addWidget(self.chance, row, 1, end)
        grid.addWidget(self.points, row + 1, 0, 1, 2)

    def set_visible(self, is_visible: bool) -> None:
        for part in (self.name, self.chance, self.points, self.strip):
            part.setVisible(is_visible)

    def set_own(self, is_own: bool) -> None:
        for chance in (self.chance, self.strip_chance):
            set_style_property(chance, "gold", is_own)


class OddsPanel(AidPanel):
    """The odds of the position on the table, and a line through those of the match so far."""

    position_chosen = Signal(object)
    """The player wants to look at a position of the course, a `RecordPosition`."""

    is_motion_reduced = False
    """Whether figures change at once."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self.own_side = 0
        self.odds: Odds | None = None
        """The odds that are shown; None while they are not known."""
        self.painted: Odds | None = None
        """The odds on their way from those before."""
        self._motion = QVariantAnimation(self, duration=_MOTION_MS)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        self._before: Odds | None = None
        self.course: Sequence[CoursePoint] = ()
        """The points of the line."""
        self._shown: RecordPosition | None = None
        self._heading = aid_label(13, bold=True, tone="gold")
        self._column_title = aid_label(11, tone="secondary", wraps=True)
        """What the figure at the end of each line is."""
        self._sides: list[_SideLabels] = []
        self.line = CourseLine()
        self.line.point_chosen.connect(self._choose)
        self._figures, self._strip_figures = QWidget(), FlowRow(12, 2, stretched=True)
        self._grid = self._figures_grid(self._figures)
        self.set_parts([self._figures, self.line], [self._strip_figures, self.line])
        self.set_strip(False, 0)
        self._retranslate()

    def set_sides(self, names: Sequence[str], own: int) -> None:
        if (names, own) != (self._names, self.own_side):
            self._names, self.own_side = names, own
            while len(self._sides) < len(names):
                self._add_side()
            self._update_text()

    def set_strip(self, is_strip: bool, width: int) -> None:
        super().set_strip(is_strip, width)
        height = _STRIP_HEIGHT if is_strip else _COURSE
        self.line.setFixedHeight(round(height * text_scale()))
        self.line.setMinimumWidth(round(_STRIP_COURSE * text_scale()) if is_strip else 0)
        self.line.setMaximumWidth(round(_STRIP_COURSE * text_scale()) if is_strip else NO_LIMIT)

    def set_odds(
        self, odds: Odds | None, course: Sequence[CoursePoint], shown: RecordPosition | None
    ) -> None:
        """Show odds, the course, and which of its positions is on the table."""
        is_other = odds != self.odds
        self.odds, self.course, self._shown = odds, tuple(course), shown
        if is_other:
            self._before = self.painted
            self._motion.stop()
            before = self._before
            is_same_table = odds and before and len(before.wins) == len(odds.wins)
            if is_same_table and not self.is_motion_reduced:
                self._motion.start()
            else:
                self.painted = odds
        self._update_text()

    def _move(self, share: float) -> None:
        if self.odds is not None and self._before is not None:
            self.painted = self._before.towards(self.odds, share)
            self._show_figures()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Odds"))
        self._heading.setText(self.accessibleName())
        self._column_title.setText(self.tr("chance of the match"))
        self._update_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the line with the arrow keys, Home and End."""
        last = len(self.course) - 1
        place = next(
            (i for i, point in enumerate(self.course) if point.position == self._shown), last
        )
        forward = -1 if self.isRightToLeft() else 1
        target = {
            Qt.Key.Key_Left: place - forward,
            Qt.Key.Key_Right: place + forward,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if target is None or not self.course:
            super().keyPressEvent(event)
            return
        self.position_chosen.emit(self.course[max(0, min(last, target))].position)

    def _add_side(self) -> None:
        side = _SideLabels()
        side.add_to(self._grid)
        self._strip_figures.flow.addWidget(side.strip)
        self._sides.append(side)

    def _figures_grid(self, figures: QWidget) -> QGridLayout:
        grid = QGridLayout(figures)
        grid.setContentsMargins(2, 0, 2, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        self._column_title.setAlignment(RIGHT)
        heading = hbox(self._heading, (self._column_title, 1), spacing=6)
        grid.addLayout(heading, 0, 0, 1, 2)
        return grid

    def _text_of(self, odds: Odds | None) -> str:
        if odds is None or len(self._names) != len(odds.wins):
            return self.tr("Not known yet")
        return odds_text(odds, dict(enumerate(self._names)))

    def _update_text(self) -> None:
        text = self._text_of(self.odds)
        self.setAccessibleDescription(without_marks(text))
        set_tool_tip(self, text)
        self._show_course()
        for side, labels in enumerate(self._sides):
            labels.set_visible(side < len(self._names))
            labels.set_own(side == self.own_side)
        self._show_figures()

    def _show_course(self) -> None:
        values = [
            CourseValue(odds.chance(self.own_side), position.moves == 0)
            for position, odds in self.course
        ]
        positions = [point.position for point in self.course]
        shown = positions.index(self._shown) if self._shown in positions else None
        self.line.set_values(values, shown)

    def _choose(self, point: int) -> None:
        self.position_chosen.emit(self.course[point].position)

    def _show_figures(self) -> None:
        """Show the odds on their way to those that are known."""
        odds = self.painted
        if odds is not None and len(odds.wins) != len(self._names):
            odds = None
        for side, (name, labels) in enumerate(zip(self._names, self._sides, strict=False)):
            chance = _UNKNOWN if odds is None else chance_text(odds, side)
            points = "" if odds is None else expected_points_text(odds, side)
            is_short = not points or len(self._names) > 2
            labels.name.setText(name)
            labels.chance.setText(chance)
            labels.points.setText(
                self.tr("{points} this round").format(points=points) if points else _UNKNOWN
            )
            labels.strip_chance.setText(chance)
            labels.strip_words.setText(name if is_short else f"{name} · {points}")
