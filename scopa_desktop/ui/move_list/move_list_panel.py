"""The panel with the move list beside the table."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.rules.cards import Card, card_name, cards_of, rank_of
from scopa_desktop.rules.events import Declared
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.ui.move_list.move_list_model import (
    FORMER_PLAYER_ROLE,
    MOVE_ROW_ROLE,
    SHORT_ROLE,
    CardsRow,
    DealRow,
    EventRow,
    MoveListModel,
    TableRow,
    VoidRow,
    position_of,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, CREAM, CREAM_2, GOLD, INK, PAPER, WALNUT_3
from scopa_desktop.ui.theme.fonts import font, text_scale, text_size_notifier
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_rays, fill_and_outline, rounded
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import DealNumberButton
from scopa_desktop.ui.widgets.card_painting import CHIP_HEIGHT, CHIP_WIDTH, draw_chip
from scopa_desktop.ui.widgets.headings import Heading, Tone
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.text_direction import signed

STEP_KEYS: Final = {
    Qt.Key.Key_Home: "FIRST",
    Qt.Key.Key_PageUp: "PREVIOUS_ROUND",
    Qt.Key.Key_Up: "PREVIOUS",
    Qt.Key.Key_Left: "PREVIOUS",
    Qt.Key.Key_Right: "NEXT",
    Qt.Key.Key_Down: "NEXT",
    Qt.Key.Key_PageDown: "NEXT_ROUND",
    Qt.Key.Key_End: "LAST",
}
"""The name of the `BrowsingStep` of each key. Time runs from left to right in all languages."""


WIDTH, WIDTH_ON_LARGE_SCREENS = 240, 300
_LARGE_SCREEN = 1600
"""From this width of the window on the panel is wider."""
_HEADING_HEIGHT, _ROW_HEIGHT = 30, 34
_PORTRAIT = 25.0
_CHIP_GAP, _LINE = 3, 27
_CHIP_STEP = round(CHIP_WIDTH) + _CHIP_GAP
_INDENT, _PORTRAIT_GAP, _SIGN_WIDTH = 10, 6, 17
_LEAST_ROW = 170
"""The width that a move with a captured card needs, at the normal text size."""
_SHEET_WIDTH = 34
"""Width of the clickable sign of the score sheet at the end of a heading."""
_SUN_INSET, _SUN_RADIUS = 20, 12.5
"""Two captured cards and the sun of a sweep fit into one line, also beside the scroll bar."""
_CLOCK_RADIUS = 6.5
_CLOCK_HANDS = (QPointF(0, -0.62), QPointF(0, 0), QPointF(0.45, 0.22))
"""In radii from the centre."""
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class MoveDelegate(QStyledItemDelegate):
    """Paints a move: portrait, the card played, the cards captured, the points of a sweep."""

    def __init__(self, art: CardArt, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._art = art
        self._deck = ""
        self._portraits: Sequence[str] = ()
        self._values: Sequence[str] = ()

    def set_style(self, deck: str, portraits: Sequence[str], values: Sequence[str]) -> None:
        """Set the deck of the emblems, the portraits by seat, and the texts of the ten ranks."""
        self._deck, self._portraits, self._values = deck, portraits, values

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Headings are lower than moves; captured cards can need several lines."""
        row = index.data(MOVE_ROW_ROLE)
        if isinstance(row, VoidRow | TableRow):
            height = self._void_height(index.data(), self._width())
        elif isinstance(row, CardsRow):
            height = _ROW_HEIGHT + _LINE * (len(self._lines(row)) - 1)
        else:
            height = _HEADING_HEIGHT
        return QSize(WIDTH, round(height * self.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(self.scale, self.scale)
        self._paint_row(painter, option, index)
        painter.restore()

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row at the normal text size, from the origin."""
        set_render_hints(painter)
        row = index.data(MOVE_ROW_ROLE)
        box = QRectF(QPointF(), option.rect.size().toSizeF() / self.scale)
        if isinstance(row, VoidRow | TableRow):
            self._paint_void(painter, box, index.data())
            return
        is_last = index.row() == index.model().rowCount() - 1
        # Not by `option.state`: PySide makes all enumerations of QStyle to read it.
        selected = self._view.selectionModel().isSelected(index)
        if (is_last and isinstance(row, CardsRow)) or selected:
            painter.setPen(pen(GOLD, 1.6) if selected else Qt.PenStyle.NoPen)
            painter.setBrush(colour(WALNUT_3))
            painter.drawPath(rounded(box.adjusted(6, 2, -6, -2), 7))
        if not isinstance(row, CardsRow):
            is_scored = isinstance(row, DealRow) and row.is_scored
            self._paint_heading(painter, box, index.data(), is_scored=is_scored)
            return
        portrait = self._portraits[row.seat]
        if (former := index.data(FORMER_PLAYER_ROLE)) is not None:
            level = find_level(former.level)
            portrait = OWN_PORTRAIT if level is None else level.portrait
        self._paint_move(painter, box, row, portrait, self._lines(row))
        if text := index.data(SHORT_ROLE):
            left = _INDENT + round(_PORTRAIT) + _PORTRAIT_GAP
            line = QRectF(box.left() + left, box.top(), box.width() - left - 8, _ROW_HEIGHT)
            line = Mirroring(painter, box).box(line)
            draw_text(painter, line, text, font(13, bold=True), CREAM)

    @property
    def scale(self) -> float:
        """The size of the rows: that of texts, as far as the list is wide enough for a capture."""
        return max(1.0, min(text_scale(), self._view.width() / _LEAST_ROW))

    def _width(self) -> int:
        """The width of a row at the normal text size.

        The view asks for the height of a row with less width than it has beside the scroll bar.
        """
        return int(self._view.viewport().width() / self.scale) or WIDTH

    def _lines(self, row: CardsRow) -> list[list[Card]]:
        """The captured cards, divided into lines that fit the width; at least one line."""
        width = self._width()
        right_margin = ceil(_SUN_INSET + _SUN_RADIUS) + _CHIP_GAP if row.points else 8
        available = width - self._taken_left(row) - right_margin
        per_line = max(1, (available + _CHIP_GAP) // _CHIP_STEP)
        taken = list(cards_of(row.taken))
        return [taken[i : i + per_line] for i in range(0, len(taken), per_line)] or [[]]

    @staticmethod
    def _taken_left(row: CardsRow) -> int:
        """The x of the first captured card."""
        played = _CHIP_STEP if row.played is not None else 0
        return _INDENT + round(_PORTRAIT) + _PORTRAIT_GAP + played + _SIGN_WIDTH

    @staticmethod
    def _void_height(text: str, width: int) -> int:
        """The height of a void deal, whose text is wrapped."""
        bounds = QRectF(_INDENT, 0, width - _INDENT - 8, 1000)
        text_height = QFontMetricsF(font(12)).boundingRect(bounds, _WRAPPED, text).height()
        return max(_HEADING_HEIGHT, ceil(text_height) + 12)

    @staticmethod
    def _paint_void(painter: QPainter, box: QRectF, text: str) -> None:
        painter.setFont(font(12))
        painter.setPen(colour(CREAM_2))
        line = Mirroring(painter, box).box(box.adjusted(_INDENT, 6, -8, 0))
        painter.drawText(line, _WRAPPED, text)

    def _paint_heading(self, painter: QPainter, box: QRectF, text: str, *, is_scored: bool) -> None:
        right = _SHEET_WIDTH if is_scored else 8
        line = Mirroring(painter, box).box(box.adjusted(_INDENT, 6, -right, 0))
        draw_text(painter, line, text, font(12), CREAM_2)
        painter.setPen(pen(WALNUT_3, 1))
        y = box.bottom() - 0.5
        painter.drawLine(QPointF(box.left() + 10, y), QPointF(box.right() - 10, y))
        if is_scored:
            is_mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
            self._paint_sheet(painter, sheet_box(box, right_to_left=is_mirrored))

    @staticmethod
    def _paint_sheet(painter: QPainter, box: QRectF) -> None:
        """A small sheet of paper with three lines."""
        sheet = QRectF(0, 0, 13, 16)
        sheet.moveCenter(box.center() + QPointF(0, 2))
        fill_and_outline(painter, rounded(sheet, 2), PAPER, INK, 1.2)
        painter.setPen(pen(INK, 1.2))
        for line in (4.5, 8, 11.5):
            y = sheet.top() + line
            painter.drawLine(QPointF(sheet.left() + 3, y), QPointF(sheet.right() - 3, y))

    def _paint_move(
        self,
        painter: QPainter,
        box: QRectF,
        row: CardsRow,
        portrait_id: str,
        lines: list[list[Card]],
    ) -> None:
        dpr, mirroring = painter.device().devicePixelRatioF() * self.scale, Mirroring(painter, box)
        middle = box.top() + _ROW_HEIGHT / 2
        portrait = self._art.portrait(portrait_id, _PORTRAIT, dpr)
        target = QRectF(box.left() + _INDENT, middle - _PORTRAIT / 2, _PORTRAIT, _PORTRAIT)
        painter.drawPixmap(mirroring.box(target).topLeft(), portrait)
        if row.is_automatic:
            corner = target.bottomRight() - QPointF(_CLOCK_RADIUS, _CLOCK_RADIUS) * 0.6
            self._paint_clock(painter, mirroring.point(corner))
        taken_left = box.left() + self._taken_left(row)
        if row.played is not None:
            chip = mirroring.box(_chip(taken_left - _SIGN_WIDTH - _CHIP_STEP, middle))
            self._paint_chip(painter, chip, row.played, PAPER)
        if row.taken:
            sign_box = mirroring.box(QRectF(taken_left - _SIGN_WIDTH - 1, middle - 10, 16, 20))
            sign = "!" if isinstance(row, EventRow) and isinstance(row.event, Declared) else "×"
            draw_text(painter, sign_box, sign, font(15, bold=True), CREAM, align=CENTRE)
        for line_index, line in enumerate(lines):
            y = middle + line_index * _LINE
            for card_index, card in enumerate(line):
                chip = mirroring.box(_chip(taken_left + card_index * _CHIP_STEP, y))
                self._paint_chip(painter, chip, card, CHIP_INACTIVE)
        if row.points:
            centre = mirroring.point(QPointF(box.right() - _SUN_INSET, middle))
            draw_rays(painter, centre, 9, _SUN_RADIUS, 12, line_width=1)
            label = QRectF(centre.x() - 12, centre.y() - 9, 24, 18)
            size = 11 if row.points < 10 else 9
            draw_text(painter, label, signed(row.points), font(size, bold=True), INK, align=CENTRE)

    @staticmethod
    def _paint_clock(painter: QPainter, centre: QPointF) -> None:
        """A small clock: the game made the move."""
        painter.setPen(pen(INK, 1.2))
        painter.setBrush(colour(PAPER))
        painter.drawEllipse(centre, _CLOCK_RADIUS, _CLOCK_RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(INK, 1.4))
        painter.drawPolyline([centre + hand * _CLOCK_RADIUS for hand in _CLOCK_HANDS])

    def _paint_chip(self, painter: QPainter, box: QRectF, card: Card, fill: str) -> None:
        label = self._values[rank_of(card)]
        draw_chip(painter, self._art, (self._deck, card_name(card)), label, box=box, fill=fill)


def sheet_box(heading: QRectF, *, right_to_left: bool) -> QRectF:
    """Where the sign of the score sheet is in the heading of a round that has been scored."""
    left = heading.left() if right_to_left else heading.right() - _SHEET_WIDTH
    return QRectF(left, heading.top(), _SHEET_WIDTH, heading.height())


def _chip(left: float, middle: float) -> QRectF:
    return QRectF(left, middle - CHIP_HEIGHT / 2, CHIP_WIDTH, CHIP_HEIGHT)


class _MoveListView(QListView):
    """A list in which the keyboard focus starts at the last move, and whose keys are steps."""

    shows_position = False
    """Whether the table shows the position of the current row, which then stays selected."""
    step_requested = Signal(str)
    """A key that steps through the positions was pressed: the name of the `BrowsingStep`."""
    play_toggled = Signal()
    """Space was pressed."""
    sheet_clicked = Signal(QModelIndex)
    """The sign of the score sheet in a heading was clicked."""

    _pressed_sheet = QModelIndex()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the last move, unless the table shows an earlier one.

        Not after a click: it chooses a row itself, and the list must not scroll away under it.
        """
        super().focusInEvent(event)
        if not self.shows_position and event.reason() != Qt.FocusReason.MouseFocusReason:
            rows = [self.model().index(row, 0) for row in range(self.model().rowCount())]
            moves = [row for row in rows if isinstance(row.data(MOVE_ROW_ROLE), CardsRow)]
            self.setCurrentIndex(moves[-1] if moves else QModelIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the selection, unless the table shows its position."""
        super().focusOutEvent(event)
        if not self.shows_position:
            self.setCurrentIndex(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the positions, so that the row and the table always agree."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in STEP_KEYS:
            self.step_requested.emit(STEP_KEYS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space:
            self.play_toggled.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row at once, unless the sign of a score sheet is pressed.

        The list view itself would select again when the mouse is released, after the slots of
        `pressed` have cleared the selection.
        """
        index = self.indexAt(event.position().toPoint())
        self._pressed_sheet = self._sheet_at(event.position().toPoint())
        if index.isValid() and not self._pressed_sheet.isValid():
            self.setCurrentIndex(index)
            self.pressed.emit(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Ignore it: dragging the mouse selects no further rows."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a click on the sign of a score sheet."""
        pressed, self._pressed_sheet = self._pressed_sheet, QModelIndex()
        if pressed.isValid() and self._sheet_at(event.position().toPoint()) == pressed:
            self.sheet_clicked.emit(pressed)

    def _sheet_at(self, point: QPoint) -> QModelIndex:
        """The heading whose sign of the score sheet is at a point of the viewport, if any."""
        index = self.indexAt(point)
        row = index.data(MOVE_ROW_ROLE)
        if not isinstance(row, DealRow) or not row.is_scored:
            return QModelIndex()
        box = QRectF(self.visualRect(index))
        sheet = sheet_box(box, right_to_left=self.isRightToLeft())
        return index if sheet.contains(QPointF(point)) else QModelIndex()


class MoveListPanel(Retranslated, QFrame):
    """The move list with its heading."""

    position_chosen = Signal(object)
    """The player chose a deal or a move; the `RecordPosition` after it."""
    step_requested = Signal(str)
    """The player steps through the positions; the name of a `BrowsingStep`."""
    play_toggled = Signal()
    """The player starts or stops playing the moves one after the other."""
    score_requested = Signal(int)
    """The player wants to see the score sheet of a round, counted from 1."""
    escape_pressed = Signal()
    """Escape was pressed in the list."""

    def __init__(self, model: MoveListModel, art: CardArt) -> None:
        super().__init__()
        self.setObjectName("moves")
        self._model = model
        self._list = _MoveListView()
        # PySide finds the type of Qt's own viewport by making the classes of all Qt widgets.
        self._list.setViewport(QWidget())
        self._list.setModel(model)
        self._delegate = MoveDelegate(art, self._list)
        self._list.setItemDelegate(self._delegate)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.pressed.connect(self._choose)
        self._list.activated.connect(self._activate)
        self._list.sheet_clicked.connect(self._request_score)
        self._list.step_requested.connect(self.step_requested)
        self._list.play_toggled.connect(self.play_toggled)
        model.rowsInserted.connect(self._show_last_move, Qt.ConnectionType.QueuedConnection)
        self._heading = Heading("", 17, Tone.GOLD)
        heading_row = hbox(_INDENT + 2, self._heading, STRETCH, _INDENT)
        self._heading_row = heading_row
        self._deal_number: DealNumberButton | None = None
        vbox(heading_row, self._list, within=self, margins=(2, 6, 2, 6), spacing=2)
        self._retranslate()
        text_size_notifier().changed.connect(self._update_text_size)
        self.setFixedWidth(WIDTH)

    def set_style(self, deck: str, portraits: Sequence[str], values: Sequence[str]) -> None:
        """See `MoveDelegate.set_style`."""
        self._delegate.set_style(deck, portraits, values)
        self._list.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the number of the deal where it has no room beside the heading."""
        super().resizeEvent(event)
        self._fit_heading()

    def event(self, event: QEvent) -> bool:
        """Follow the size of the heading in another language or text size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_heading()
        return super().event(event)

    def _fit_heading(self) -> None:
        if self._deal_number is not None:
            taken = self._heading.sizeHint().width() + 3 * _INDENT
            self._deal_number.fit(self.width() - taken)

    def _update_text_size(self) -> None:
        self._list.scheduleDelayedItemsLayout()
        self._list.viewport().update()

    @staticmethod
    def widths_for(window_width: int) -> tuple[int, int]:
        """The panel's width in a window of that width, in logical pixels.

        The second is that with room for larger texts, at most three tenths of the window.
        """
        width = WIDTH_ON_LARGE_SCREENS if window_width >= _LARGE_SCREEN else WIDTH
        return width, max(width, min(round(width * text_scale()), 3 * window_width // 10))

    def set_deal_number(self, number: int) -> None:
        """Show the number of the deal beside the heading."""
        if self._deal_number is None:
            self._deal_number = DealNumberButton(text_colour=CREAM_2)
            self._heading_row.insertWidget(self._heading_row.count() - 1, self._deal_number)
        self._deal_number.set_number(number)
        self._fit_heading()

    def select_position(self, position: RecordPosition) -> None:
        """Select the row of the position that the table shows, or none if it is not listed."""
        self._list.shows_position = True
        current = self._list.currentIndex().data(MOVE_ROW_ROLE)
        if current is None or position_of(current) != position:
            row = self._model.row_of(position)
            self._list.setCurrentIndex(row)
            if not row.isValid():
                # After a deal: its first move is in sight.
                first_move = self._model.row_of(position._replace(moves=1))
                self._list.scrollTo(first_move, QListView.ScrollHint.PositionAtCenter)

    @property
    def has_focus(self) -> bool:
        return self._list.hasFocus()

    def clear_selection(self) -> None:
        """Select no move: the table shows the game itself, so the last move is in sight again."""
        if self._list.shows_position:
            self._list.scrollToBottom()
        self._list.shows_position = False
        self._list.setCurrentIndex(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report Escape, which the list itself ignores."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape_pressed.emit()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Moves"))
        self._list.setAccessibleName(self.tr("Moves of the match"))
        set_tool_tip(self._list, self.tr("Choose a move to see the table after it"))

    def _show_last_move(self) -> None:
        """Scroll to the last move, unless the table shows an earlier position."""
        if not self._list.shows_position:
            self._list.scrollToBottom()

    def _choose(self, index: QModelIndex) -> None:
        if (position := position_of(index.data(MOVE_ROW_ROLE))) is not None:
            self._list.shows_position = True
            self.position_chosen.emit(position)

    def _activate(self, index: QModelIndex) -> None:
        """Enter was pressed: show the score sheet of a round that has one, else the position."""
        row = index.data(MOVE_ROW_ROLE)
        if isinstance(row, DealRow) and row.is_scored:
            self._request_score(index)
        else:
            self._choose(index)

    def _request_score(self, heading: QModelIndex) -> None:
        self.score_requested.emit(heading.data(MOVE_ROW_ROLE).number)
