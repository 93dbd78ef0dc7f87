"""The panel with the move list beside the table."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.rules.cards import Card, card_name, cards_of
from scopa_desktop.rules.events import Declared
from scopa_desktop.ui.decks import CardArt
from scopa_desktop.ui.move_list.move_list_model import (
    MOVE_ROW_ROLE,
    SHORT_ROLE,
    CardsRow,
    EventRow,
    MoveListModel,
    VoidRow,
)
from scopa_desktop.ui.theme.colours import (
    CHIP_INACTIVE,
    CREAM,
    CREAM_2,
    GOLD,
    INK,
    PAPER,
    WALNUT_3,
)
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_rays, fill_and_outline, rounded
from scopa_desktop.ui.widgets.headings import Heading, Tone
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.text_direction import signed

WIDTH, WIDTH_ON_LARGE_SCREENS = 240, 300
_LARGE_SCREEN = 1600
"""From this width of the window on the panel is wider."""
_HEADING_HEIGHT, _ROW_HEIGHT = 30, 34
_PORTRAIT = 25.0
_CHIP = QSize(38, 23)
_CHIP_GAP, _LINE = 3, 27
_CHIP_STEP = _CHIP.width() + _CHIP_GAP
_INDENT, _PORTRAIT_GAP, _SIGN_WIDTH = 10, 6, 17
_SUN_INSET, _SUN_RADIUS = 20, 12.5
"""Two captured cards and the sun of a sweep fit into one line, also beside the scroll bar."""
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class MoveDelegate(QStyledItemDelegate):
    """Paints a move: portrait, the card played, the cards captured, the points of a sweep."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._deck = ""
        self._portraits: Sequence[str] = ()
        self._values: Sequence[str] = ()

    def set_style(self, deck: str, portraits: Sequence[str], values: Sequence[str]) -> None:
        """Set the deck of the emblems, the portraits by seat, and the texts of the ten ranks."""
        self._deck, self._portraits, self._values = deck, portraits, values

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Headings are lower than moves; captured cards can need several lines."""
        row = index.data(MOVE_ROW_ROLE)
        if isinstance(row, VoidRow):
            height = self._void_height(index.data(), _width(option))
        elif isinstance(row, CardsRow):
            height = _ROW_HEIGHT + _LINE * (len(self._lines(row, option)) - 1)
        else:
            height = _HEADING_HEIGHT
        return QSize(WIDTH, round(height * text_scale()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row."""
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        self._paint_row(painter, option, index)
        painter.restore()

    def _paint_row(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row at the normal text size, from the origin."""
        set_render_hints(painter)
        row = index.data(MOVE_ROW_ROLE)
        box = QRectF(QPointF(), option.rect.size().toSizeF() / text_scale())
        if isinstance(row, VoidRow):
            self._paint_void(painter, box, index.data())
            return
        if not isinstance(row, CardsRow):
            self._paint_heading(painter, box, index.data())
            return
        is_last = index.row() == index.model().rowCount() - 1
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_last or selected:
            painter.setPen(pen(GOLD, 1.6) if selected else Qt.PenStyle.NoPen)
            painter.setBrush(colour(WALNUT_3))
            painter.drawPath(rounded(box.adjusted(6, 2, -6, -2), 7))
        self._paint_move(painter, box, row, self._lines(row, option))
        if text := index.data(SHORT_ROLE):
            left = _INDENT + round(_PORTRAIT) + _PORTRAIT_GAP
            line = QRectF(box.left() + left, box.top(), box.width() - left - 8, _ROW_HEIGHT)
            line = Mirroring(painter, box).box(line)
            draw_text(painter, line, text, font(13, bold=True), CREAM)

    def _lines(self, row: CardsRow, option: QStyleOptionViewItem) -> list[list[Card]]:
        """The captured cards, divided into lines that fit the width; at least one line."""
        width = _width(option)
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

    @staticmethod
    def _paint_heading(painter: QPainter, box: QRectF, text: str) -> None:
        line = Mirroring(painter, box).box(box.adjusted(_INDENT, 6, -8, 0))
        draw_text(painter, line, text, font(12), CREAM_2)
        painter.setPen(pen(WALNUT_3, 1))
        y = box.bottom() - 0.5
        painter.drawLine(QPointF(box.left() + 10, y), QPointF(box.right() - 10, y))

    def _paint_move(
        self, painter: QPainter, box: QRectF, row: CardsRow, lines: list[list[Card]]
    ) -> None:
        dpr, mirroring = _pixel_ratio(painter), Mirroring(painter, box)
        middle = box.top() + _ROW_HEIGHT / 2
        portrait = self._art.portrait(self._portraits[row.seat], _PORTRAIT, dpr)
        target = QRectF(box.left() + _INDENT, middle - _PORTRAIT / 2, _PORTRAIT, _PORTRAIT)
        painter.drawPixmap(mirroring.box(target).topLeft(), portrait)
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

    def _paint_chip(self, painter: QPainter, box: QRectF, card: Card, fill: str) -> None:
        fill_and_outline(painter, rounded(box, 5), fill, INK, 1.2)
        name = card_name(card)
        value = QRectF(box.left() + 2, box.top(), 19, box.height())
        draw_text(painter, value, self._values[card % 10], font(13, bold=True), INK, align=CENTRE)
        emblem = self._art.emblem(self._deck, name[1], 15, _pixel_ratio(painter))
        painter.drawPixmap(QPointF(box.left() + 21, box.center().y() - 7.5), emblem)


def _width(option: QStyleOptionViewItem) -> int:
    """The width of a row at the normal text size."""
    return int(option.rect.width() / text_scale()) or WIDTH


def _pixel_ratio(painter: QPainter) -> float:
    """Device pixels per unit of a painter that is scaled by the text size."""
    return painter.device().devicePixelRatioF() * text_scale()


def _chip(left: float, middle: float) -> QRectF:
    return QRectF(left, middle - _CHIP.height() / 2, _CHIP.width(), _CHIP.height())


class _MoveListView(QListView):
    """A list in which the keyboard focus starts at the last move."""

    shows_position = False
    """Whether the table shows the position of the current row, which then stays selected."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the last move, unless the table shows an earlier one."""
        super().focusInEvent(event)
        if not self.shows_position:
            rows = [self.model().index(row, 0) for row in range(self.model().rowCount())]
            moves = [row for row in rows if isinstance(row.data(MOVE_ROW_ROLE), CardsRow)]
            self.setCurrentIndex(moves[-1] if moves else QModelIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Clear the selection, unless the table shows its position."""
        super().focusOutEvent(event)
        if not self.shows_position:
            self.setCurrentIndex(QModelIndex())


class MoveListPanel(QFrame):
    """The move list with its heading."""

    position_chosen = Signal(object)
    """The player chose a move; the `RecordPosition` after it."""
    escape_pressed = Signal()
    """Escape was pressed in the list."""

    def __init__(self, model: MoveListModel, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self._list = _MoveListView()
        self._list.setModel(model)
        self._delegate = MoveDelegate(art, self._list)
        self._list.setItemDelegate(self._delegate)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        # A click leaves the focus on the table, where Escape returns to the game.
        self._list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._list.activated.connect(self._choose)
        self._list.clicked.connect(self._choose)
        model.rowsInserted.connect(self._list.scrollToBottom, Qt.ConnectionType.QueuedConnection)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 6)
        column.setSpacing(2)
        self._heading = Heading("", 17, Tone.GOLD)
        heading_row = QHBoxLayout()
        heading_row.addSpacing(_INDENT + 2)
        heading_row.addWidget(self._heading)
        heading_row.addSpacing(_INDENT)
        column.addLayout(heading_row)
        column.addWidget(self._list)
        self._retranslate()
        self.adapt_width(0)

    def set_style(self, deck: str, portraits: Sequence[str], values: Sequence[str]) -> None:
        """See `MoveDelegate.set_style`."""
        self._delegate.set_style(deck, portraits, values)
        self._list.viewport().update()

    def adapt_width(self, window_width: int) -> None:
        """Set the panel's width for a window of that width."""
        self.setFixedWidth(self.width_for(window_width))

    def update_text_size(self) -> None:
        """Lay out the rows for another text size."""
        self._list.scheduleDelayedItemsLayout()
        self._list.viewport().update()

    @staticmethod
    def width_for(window_width: int) -> int:
        """The panel's width in a window of that width, in logical pixels."""
        width = WIDTH_ON_LARGE_SCREENS if window_width >= _LARGE_SCREEN else WIDTH
        return round(width * text_scale())

    def clear_selection(self) -> None:
        """Select no move: the table shows the game itself."""
        self._list.shows_position = False
        self._list.setCurrentIndex(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report Escape, which the list itself ignores."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape_pressed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Moves"))
        self._list.setAccessibleName(self.tr("Moves played"))
        set_tool_tip(self._list, self.tr("Choose a move to see the table after it"))

    def _choose(self, index: QModelIndex) -> None:
        row = index.data(MOVE_ROW_ROLE)
        if isinstance(row, CardsRow):
            self._list.shows_position = True
            self.position_chosen.emit(row.position)
