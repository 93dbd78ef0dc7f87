"""The list of matches as a table; it shows fewer columns where it is narrower."""

from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_rows import LOST, TIED, WON
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.history.match_list_model import (
    ENTRY_ROLE,
    FIRST_DESCENDING,
    MatchColumn,
    MatchListModel,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon, draw_badge
from scopa_desktop.ui.theme.colours import BLUSH, CHIP_INACTIVE, GOLD, INK, PAPER
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import RIGHT, draw_text, fitting_font, text_width
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_table import PaintedTable, RowDelegate
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.match_wording import (
    agreed_word,
    day_text,
    duration_text,
    ending_word,
    kind_text,
    match_score_text,
    match_title,
    opponents_of,
    opponents_text,
    partner_text,
    result_word,
    rounds_text,
    time_text,
)

ROW_HEIGHT: Final = 38
_PORTRAIT, _OVERLAP = 31.0, 11.0
_MARK: Final = 9.5
"""Radius of the mark of a result."""
_LARGE, _SMALL = 14.0, 12.0
_PADDING: Final = 10.0
_MOST_PORTRAITS: Final = 3

_MARKS: Final[dict[int | None, tuple[BadgeIcon | str, str]]] = {
    WON: (BadgeIcon.CHECK, GOLD),
    TIED: ("=", CHIP_INACTIVE),
    LOST: (BadgeIcon.CROSS, BLUSH),
    None: ("…", PAPER),
}
"""Content and fill of the mark of each result; they do not differ by colour alone."""


def result_width() -> float:
    """The width that the longest result needs in its column, at the normal text size."""
    words = [agreed_word(), *map(result_word, _MARKS)]
    widest = max(text_width(word, font(_LARGE, True)) for word in words)
    return _PADDING * 1.5 + 2 * _MARK + 9 + widest + 4


class MatchDelegate(RowDelegate):
    """Delegate of the list of matches.

    Attributes:
        is_narrow: whether the first column shows the whole row in two lines.
        shows_score_column: whether the score has a column of its own.
    """

    row_height = ROW_HEIGHT

    def __init__(self, art: CardArt, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._art = art
        self.is_narrow = False
        self.shows_score_column = True
        self.shows_date_column = True

    def paint_cell(
        self, painter: QPainter, cell: QRectF, index: Index, *, is_selected: bool
    ) -> None:
        if (entry := index.data(ENTRY_ROLE)) is not None:
            row = _Row(painter, self._art, entry, is_selected=is_selected)
            row.paint(MatchColumn(index.column()), cell, self)


class _Row:
    """Paints the parts of one row, in coordinates that are independent of the text size."""

    def __init__(
        self, painter: QPainter, art: CardArt, entry: MatchEntry, *, is_selected: bool
    ) -> None:
        palette = current_palette()
        self._painter = painter
        self._art = art
        self._entry = entry
        self._text = INK if is_selected else palette.text
        self._secondary = INK if is_selected else palette.secondary_text

    def paint(self, column: MatchColumn, cell: QRectF, delegate: MatchDelegate) -> None:
        """Paint the cell of a column, whose left upper corner is the origin."""
        entry = self._entry
        time = entry.ended or entry.began
        box = cell.adjusted(_PADDING, 0, -_PADDING / 2, 0)
        if delegate.is_narrow:
            self._paint_all(cell.adjusted(_PADDING, 0, -_PADDING, 0))
            return
        match column:
            case MatchColumn.DATE:
                self._lines(cell, box, day_text(time), time_text(time))
            case MatchColumn.GAME:
                below = kind_text(entry)
                if not delegate.shows_date_column:
                    below = with_commas(filter(None, (day_text(time), below)))
                self._lines(cell, box, match_title(entry), below, is_bold=True)
            case MatchColumn.OPPONENTS:
                left = self._portraits(cell, box)
                names = QRectF(left, box.top(), box.right() - left, box.height())
                self._lines(cell, names, opponents_text(entry), partner_text(entry))
            case MatchColumn.RESULT:
                self._result(cell, box, shows_score=not delegate.shows_score_column)
            case MatchColumn.SCORE:
                self._lines(cell, box, match_score_text(entry), "", is_bold=True)
            case MatchColumn.LENGTH:
                texts = [duration_text(entry.seconds), rounds_text(entry.rounds)]
                self._lines(cell, box, *(texts if texts[0] else (texts[1], "")))

    def _paint_all(self, box: QRectF) -> None:
        """Paint the whole row: opponents and result in the first line, the rest in the second."""
        entry = self._entry
        time = entry.ended or entry.began
        left = self._portraits(box, box)
        marked = QRectF(box.right() - 2 * _MARK, box.top(), 2 * _MARK, box.height())
        self._mark(box, QPointF(marked.center().x(), box.center().y()))
        result, score = ending_word(entry), match_score_text(entry)
        width = max(text_width(result, font(_LARGE, True)), text_width(score, font(_SMALL))) + 2
        right = QRectF(marked.left() - 6 - width, box.top(), width, box.height())
        upper, lower = _halves(right)
        self._draw(box, upper, result, _LARGE, self._text, is_bold=True, align=RIGHT)
        self._draw(box, lower, score, _SMALL, self._secondary, align=RIGHT)
        words = QRectF(left, box.top(), right.left() - 8 - left, box.height())
        upper, lower = _halves(words)
        details = (match_title(entry), day_text(time), kind_text(entry))
        self._draw(box, upper, opponents_text(entry), _LARGE, self._text)
        self._draw(box, lower, " · ".join(filter(None, details)), _SMALL, self._secondary)

    def _result(self, cell: QRectF, box: QRectF, *, shows_score: bool) -> None:
        self._mark(cell, QPointF(box.left() + _MARK + 1, box.center().y()))
        texts = box.adjusted(2 * _MARK + 9, 0, 0, 0)
        below = match_score_text(self._entry) if shows_score else ""
        self._lines(cell, texts, ending_word(self._entry), below, is_bold=True)

    def _mark(self, cell: QRectF, centre: QPointF) -> None:
        content, fill = _MARKS[self._entry.result]
        centre = Mirroring(self._painter, cell).point(centre)
        draw_badge(self._painter, centre, _MARK, content, fill)

    def _portraits(self, cell: QRectF, box: QRectF) -> float:
        """Paint the portraits of the opponents; returns where the text beside them begins."""
        shown = opponents_of(self._entry)[:_MOST_PORTRAITS]
        mirroring = Mirroring(self._painter, cell)
        dpr = self._painter.device().devicePixelRatioF() * text_scale()
        top = box.center().y() - _PORTRAIT / 2
        left = box.left()
        for player in shown:
            face = mirroring.box(QRectF(left, top, _PORTRAIT, _PORTRAIT))
            picture = self._art.portrait(_portrait(player), _PORTRAIT, dpr)
            self._painter.drawPixmap(face, picture, QRectF(picture.rect()))
            left += _PORTRAIT - _OVERLAP
        return left + _OVERLAP + 9

    def _lines(
        self, cell: QRectF, box: QRectF, upper: str, lower: str, *, is_bold: bool = False
    ) -> None:
        """Paint one or two lines, centred vertically."""
        if not lower:
            self._draw(cell, box, upper, _LARGE, self._text, is_bold=is_bold)
            return
        above, below = _halves(box)
        self._draw(cell, above, upper, _LARGE, self._text, is_bold=is_bold)
        self._draw(cell, below, lower, _SMALL, self._secondary)

    def _draw(
        self,
        cell: QRectF,
        box: QRectF,
        text: str,
        size: float,
        token: str,
        *,
        is_bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        place = Mirroring(self._painter, cell).box(box)
        fitting = fitting_font(text, size, box.width(), bold=is_bold)
        draw_text(self._painter, place, text, fitting, token, align=align)


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    """The places of two lines of text in a box."""
    middle = box.center().y() + 1
    return (
        QRectF(box.left(), middle - 18, box.width(), 18),
        QRectF(box.left(), middle, box.width(), 16),
    )


def _portrait(player: Player) -> str:
    level = find_level(player.level)
    return level.portrait if level else OWN_PORTRAIT


_WIDTHS: Final = {
    MatchColumn.DATE: 128,
    MatchColumn.SCORE: 112,
    MatchColumn.LENGTH: 108,
}
"""Widths at the normal text size; the other columns share the rest."""
_RESULT_WIDTH: Final = 130
"""The least width of the results."""
_GAME_SHARE: Final = 0.44
_WIDE, _MEDIUM = 800, 520
"""Below these widths at the normal text size, less columns are shown."""
_COLUMNS: Final = {
    _WIDE: frozenset(MatchColumn),
    _MEDIUM: frozenset({MatchColumn.GAME, MatchColumn.OPPONENTS, MatchColumn.RESULT}),
    0: frozenset({MatchColumn.DATE}),
}
"""The columns from each width on. In the narrowest table, the only one shows the whole row."""


class MatchTable(PaintedTable):
    """A table view of a `MatchListModel` whose rows are selected as a whole."""

    opened = Signal()
    """The current match was double-clicked, or Enter was pressed."""
    deleted = Signal()
    """The Delete key was pressed."""
    typed = Signal(str)
    """A letter or digit was typed while the table had the focus."""
    left_at_top = Signal()
    """The Up key was pressed in the first row."""
    menu_requested = Signal(QPoint)
    """A menu for the selected matches was asked for at a global position."""
    narrowed = Signal(bool)
    """The columns and their header were replaced by one column (true), or came back."""

    def __init__(self, model: MatchListModel, art: CardArt) -> None:
        super().__init__(model, ROW_HEIGHT)
        self._matches = model
        self._delegate = MatchDelegate(art, self)
        self.is_narrow = False
        """Whether there is only one column, and no header to sort by."""
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.horizontalHeader()
        header.setSortIndicator(MatchColumn.DATE, Qt.SortOrder.DescendingOrder)
        header.sectionClicked.connect(self._sort_by)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self._update_text_size()

    @property
    def selected_ranges(self) -> list[range]:
        """The selected rows, in ranges from the top."""
        selection = self.selectionModel().selection()
        parts = map(selection.at, range(selection.size()))
        ranges = (range(part.top(), part.bottom() + 1) for part in parts)
        return sorted(ranges, key=lambda rows: rows.start)

    @property
    def selected_count(self) -> int:
        return sum(map(len, self.selected_ranges))

    @property
    def selected_entry(self) -> MatchEntry | None:
        """The match if one is selected, and only one; None also while it is being read."""
        ranges = self.selected_ranges
        return self._matches.entry(ranges[0].start) if self.selected_count == 1 else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a match with Enter, delete with Delete, leave upwards from the first row."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_at_top.emit()
        elif key == Qt.Key.Key_Home:
            self._go_to_row(0, event)
        elif key == Qt.Key.Key_End:
            self._go_to_row(self._matches.rowCount() - 1, event)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Leave what is typed to the search field."""
        if search.strip():
            self.typed.emit(search)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.selected_count:
            self.menu_requested.emit(event.globalPos())

    def sort_by(self, column: MatchColumn, order: Qt.SortOrder) -> None:
        """Sort by a column, and show that in the header."""
        self.horizontalHeader().setSortIndicator(column, order)
        self._matches.sort(column, order)

    def _sort_by(self, section: int) -> None:
        """Sort by a column that was clicked; the other way round if it is sorted by already."""
        column = MatchColumn(section)
        order = (
            Qt.SortOrder.DescendingOrder
            if column in FIRST_DESCENDING
            else Qt.SortOrder.AscendingOrder
        )
        if self._matches.is_sorted_by(column, order):
            order = Qt.SortOrder(1 - order.value)
        self.sort_by(column, order)

    def _go_to_row(self, row: int, event: QKeyEvent) -> None:
        if row < 0:
            return
        if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.select_row(row)
            return
        column, current = self.currentIndex().column(), max(0, self.currentIndex().row())
        first, last = sorted((row, current))
        rows = QItemSelection(self._matches.index(first, column), self._matches.index(last, column))
        self.selectionModel().select(
            rows,
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            | QItemSelectionModel.SelectionFlag.Rows,
        )
        self.scrollTo(self._matches.index(row, column))

    def _shown_columns(self) -> frozenset[MatchColumn]:
        width = self.width() / text_scale()
        return next(columns for least, columns in _COLUMNS.items() if width >= least)

    def arrange_columns(self) -> None:
        """Set which columns are shown, and their widths."""
        shown = self._shown_columns()
        is_narrow = len(shown) == 1
        self._delegate.is_narrow = is_narrow
        self._delegate.shows_score_column = MatchColumn.SCORE in shown
        self._delegate.shows_date_column = MatchColumn.DATE in shown
        for column in MatchColumn:
            self.setColumnHidden(column, column not in shown)
        self._set_widths(shown)
        self.horizontalHeader().setVisible(not is_narrow)
        if is_narrow is not self.is_narrow:
            self.is_narrow = is_narrow
            self.narrowed.emit(is_narrow)

    def _set_widths(self, shown: frozenset[MatchColumn]) -> None:
        room = self.viewport().width()
        if len(shown) == 1:
            self.setColumnWidth(next(iter(shown)), room)
            return
        widths_of_others = {**_WIDTHS, MatchColumn.RESULT: max(_RESULT_WIDTH, result_width())}
        fixed = {
            column: round(width * text_scale())
            for column, width in widths_of_others.items()
            if column in shown
        }
        rest = room - sum(fixed.values())
        game = round(rest * _GAME_SHARE)
        widths = {**fixed, MatchColumn.GAME: game, MatchColumn.OPPONENTS: rest - game}
        for column, width in widths.items():
            self.setColumnWidth(column, max(1, width))
