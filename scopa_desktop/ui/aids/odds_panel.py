"""The panel of the odds: points and chances of each side, and their course over the match."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPolygonF

from scopa_desktop.ai.confidence import wilson_interval
from scopa_desktop.ai.odds import Odds
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.ui.aids.aid_panel import MARGIN, AidPanel
from scopa_desktop.ui.charts.marks import draw_dot, draw_grid_line
from scopa_desktop.ui.theme.colours import CREAM, CREAM_2, DARK_PALETTE, GOLD, INK, WALNUT_3
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    LEFT,
    RIGHT,
    colour,
    draw_text,
    fitting_font,
    pen,
    text_width,
)
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.plain_text import show_tool_tip
from scopa_desktop.ui.wording.coach_wording import (
    chance_interval_text,
    chance_text,
    expected_points_text,
    odds_text,
)
from scopa_desktop.ui.wording.text_direction import without_marks

_HEADING: Final = 24.0
_SIDE: Final = 40.0
_COURSE: Final = 74.0
_STRIP: Final = 30.0
_MOTION_MS: Final = 600
_STRIP_COURSE: Final = 150.0
_REACH: Final = 14.0
"""How far from a point of the line a click may be, in pixels of the design."""


class CoursePoint(NamedTuple):
    """The odds at a position of the match."""

    position: RecordPosition
    odds: Odds


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
        self._retranslate()

    def set_sides(self, names: Sequence[str], own: int) -> None:
        if (names, own) != (self._names, self.own_side):
            has_other_height = len(names) != len(self._names)
            self._names, self.own_side = names, own
            if has_other_height:
                self.set_strip(self.is_strip, self.width())
            self._update_text()

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
            self.update()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Odds"))
        self._update_text()

    def height_for(self, width: int) -> int:
        """A heading, the sides and the line; one line as a strip."""
        if self.is_strip:
            return round(_STRIP * text_scale())
        height = _HEADING + max(2, len(self._names)) * _SIDE + _COURSE + 14
        return round(height * text_scale())

    # --- events --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the position of the line that was clicked."""
        point = self._point_at(event.position())
        if point is not None:
            self.position_chosen.emit(point.position)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click leads to a position."""
        over = self._point_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

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

    def event(self, event: QEvent) -> bool:
        """Show what a part of the panel says in full as a tool tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self._point_at(QPointF(event.pos()))
            text = self._text_of(point.odds if point is not None else self.odds)
            show_tool_tip(event.globalPos(), text, self)
            return True
        return super().event(event)

    def place_of(self, index: int) -> QPointF:
        """Where a point of the line is in the panel."""
        box = self.design_box()
        return self._mirrored(self._places(box)[index]) * text_scale()

    def _mirrored(self, point: QPointF) -> QPointF:
        """A point as `Mirroring` maps it for the painter."""
        if not self.isRightToLeft():
            return point
        return QPointF(self.design_box().width() - point.x(), point.y())

    def _point_at(self, at: QPointF) -> CoursePoint | None:
        box = self.design_box()
        at = self._mirrored(at / text_scale())
        if not self.course or not self._course_box(box).adjusted(-6, -6, 6, 6).contains(at):
            return None
        places = self._places(box)
        index = min(range(len(places)), key=lambda i: abs(places[i].x() - at.x()))
        return self.course[index] if abs(places[index].x() - at.x()) <= _REACH else None

    # --- painting ------------------------------------------------------------------------------

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the heading, the sides and the course."""
        mirroring = Mirroring(painter, box)
        if self.is_strip:
            self._paint_strip(painter, box, mirroring)
        else:
            heading = QRectF(MARGIN, 5, box.width() - 2 * MARGIN, _HEADING - 4)
            draw_text(
                painter, mirroring.box(heading), self.accessibleName(), font(13, bold=True), GOLD
            )
            self._paint_columns(painter, heading, mirroring)
            for side, name in enumerate(self._names):
                top = _HEADING + side * _SIDE
                line = QRectF(MARGIN, top, box.width() - 2 * MARGIN, _SIDE)
                self._paint_side(painter, line, side, name, mirroring)
        self._paint_course(painter, box, mirroring)

    def _paint_columns(self, painter: QPainter, heading: QRectF, mirroring: Mirroring) -> None:
        """What the figure at the end of each line is."""
        text = self.tr("chance of the match")
        room = heading.width() - text_width(self.accessibleName(), font(13, bold=True)) - 12
        place = QRectF(heading.right() - room, heading.top(), room, heading.height())
        draw_text(painter, mirroring.box(place), text, font(11), CREAM_2, align=RIGHT)

    def _paint_side(
        self, painter: QPainter, line: QRectF, side: int, name: str, mirroring: Mirroring
    ) -> None:
        odds = self.painted
        token = GOLD if side == self.own_side else CREAM
        chance = "…" if odds is None else chance_text(odds, side)
        interval = "" if odds is None else chance_interval_text(odds, side)
        width = text_width(chance, font(15, bold=True)) + 4
        upper = QRectF(line.left(), line.top() + 2, line.width(), 19)
        right = QRectF(upper.right() - width, upper.top(), width, upper.height())
        draw_text(painter, mirroring.box(right), chance, font(15, bold=True), token, align=RIGHT)
        words = QRectF(upper.left(), upper.top(), upper.width() - width - 6, upper.height())
        draw_text(painter, mirroring.box(words), name, font(12.5), CREAM, align=LEFT)
        lower = QRectF(line.left(), upper.bottom(), line.width(), 16)
        points = "" if odds is None else self._points_text(odds, side)
        end = text_width(interval, font(11)) + 4
        left = QRectF(lower.left(), lower.top(), lower.width() - end - 4, lower.height())
        fitting = fitting_font(points, 11.5, left.width())
        draw_text(painter, mirroring.box(left), points, fitting, CREAM_2, align=LEFT)
        right = QRectF(lower.right() - end, lower.top(), end, lower.height())
        draw_text(painter, mirroring.box(right), interval, font(11), CREAM_2, align=RIGHT)

    def _paint_strip(self, painter: QPainter, box: QRectF, mirroring: Mirroring) -> None:
        """The sides in one line, each with a part of the width."""
        room = (box.width() - _STRIP_COURSE - 2 * MARGIN) / max(1, len(self._names))
        for side, name in enumerate(self._names):
            left = MARGIN + side * room
            token = GOLD if side == self.own_side else CREAM
            chance = "…" if self.painted is None else chance_text(self.painted, side)
            width = text_width(chance, font(13, bold=True)) + 4
            place = QRectF(left, 0, width, box.height())
            draw_text(painter, mirroring.box(place), chance, font(13, bold=True), token)
            points = ""
            if self.painted is not None and len(self._names) <= 2:
                points = f" · {self._points_text(self.painted, side)}"
            rest = QRectF(left + width + 4, 0, room - width - 12, box.height())
            draw_text(painter, mirroring.box(rest), f"{name}{points}", font(12), CREAM_2)

    def _paint_course(self, painter: QPainter, box: QRectF, mirroring: Mirroring) -> None:
        """The chance of the own side over the match, with its interval."""
        area = self._course_box(box)
        frame = mirroring.box(area)
        fill_and_outline(painter, rounded(frame.adjusted(-4, -3, 4, 3), 5), WALNUT_3, INK, 1.2)
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - share * area.height()
            ends = (QPointF(frame.left(), y), QPointF(frame.right(), y))
            draw_grid_line(painter, ends, DARK_PALETTE, is_dashed=share == 0.5)
        if not self.course:
            return
        places = [mirroring.point(place) for place in self._places(box)]
        intervals = [
            wilson_interval(round(point.odds.wins[self.own_side]), point.odds.playouts)
            for point in self.course
        ]
        upper, lower = (
            [
                QPointF(place.x(), area.bottom() - end * area.height())
                for place, end in zip(places, ends, strict=True)
            ]
            for ends in zip(*((each.high, each.low) for each in intervals), strict=True)
        )
        band = QPainterPath()
        band.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.fillPath(band, colour(GOLD, 70))
        painter.setPen(pen(GOLD, 2))
        painter.drawPolyline(QPolygonF(places))
        for place, point in zip(places, self.course, strict=True):
            if point.position == self._shown:
                draw_dot(painter, place, 4.5, DARK_PALETTE)
            elif point.position.moves == 0:
                draw_dot(painter, place, 2.2, DARK_PALETTE, is_filled=False)

    def _course_box(self, box: QRectF) -> QRectF:
        if self.is_strip:
            left = box.width() - _STRIP_COURSE
            return QRectF(left, 6, _STRIP_COURSE - MARGIN - 4, box.height() - 12)
        top = _HEADING + max(2, len(self._names)) * _SIDE + 6
        return QRectF(MARGIN + 4, top, box.width() - 2 * MARGIN - 8, _COURSE - 8)

    def _places(self, box: QRectF) -> list[QPointF]:
        """Where the points of the line are, from left to right."""
        area = self._course_box(box)
        step = area.width() / max(1, len(self.course) - 1)
        return [
            QPointF(
                area.left() + index * step,
                area.bottom() - point.odds.chance(self.own_side) * area.height(),
            )
            for index, point in enumerate(self.course)
        ]

    # --- texts ---------------------------------------------------------------------------------

    def _points_text(self, odds: Odds, side: int) -> str:
        pattern = self.tr("{points} points this round")
        if self.is_strip:
            pattern = self.tr("{points} points")
        return pattern.format(points=expected_points_text(odds, side))

    def _text_of(self, odds: Odds | None) -> str:
        if odds is None or len(self._names) != len(odds.wins):
            return self.tr("Not known yet")
        return odds_text(odds, dict(enumerate(self._names)))

    def _update_text(self) -> None:
        self.setAccessibleDescription(without_marks(self._text_of(self.odds)))
        self.update()
