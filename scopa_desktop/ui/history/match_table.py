"""The list of matches as a table; it shows fewer columns where it is narrower."""

from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.ui.history.match_delegate import ROW_HEIGHT, MatchDelegate, result_width
from scopa_desktop.ui.history.match_list_model import FIRST_DESCENDING, MatchColumn, MatchListModel
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.row_table import PaintedTable

_WIDTHS: Final = {
    MatchColumn.DATE: 128,
    MatchColumn.SCORE: 112,
    MatchColumn.LENGTH: 108,
}
"""Widths at the normal text size; the other columns share the rest."""
_RESULT_WIDTH: Final = 130
"""The least width of the results."""
_GAME_SHARE: Final = 0.36
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
        self._is_narrow = False
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.horizontalHeader()
        header.setSortIndicator(MatchColumn.DATE, Qt.SortOrder.DescendingOrder)
        header.sectionClicked.connect(self._sort_by)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self._update_text_size()

    @property
    def is_narrow(self) -> bool:
        """Whether there is only one column, and no header to sort by."""
        return self._is_narrow

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
        if is_narrow is not self._is_narrow:
            self._is_narrow = is_narrow
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
