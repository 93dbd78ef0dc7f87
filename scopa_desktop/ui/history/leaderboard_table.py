"""The leaderboard as a table; it shows fewer columns where it is narrower."""

from typing import Final, TypeAlias

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from scopa_desktop.ui.history.leaderboard_delegate import (
    DRAWN_FROM,
    PADDING,
    ROW_HEIGHT,
    LeaderboardDelegate,
)
from scopa_desktop.ui.history.leaderboard_model import (
    FIRST_DESCENDING,
    LeaderboardColumn,
    LeaderboardModel,
)
from scopa_desktop.ui.history.row_table import configure_row_table
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.painting import text_width

_WIDTHS: Final = {
    LeaderboardColumn.PLACE: 70,
    LeaderboardColumn.MATCHES: 90,
    LeaderboardColumn.RESULTS: 100,
}
"""The least widths at the normal text size; the other columns share the rest."""
_SORT_MARK: Final = 26
"""Room for the mark of the sorted column in its header."""
_LEAST_NAME, _LEAST_RATING = 180, 110
"""If there is less room at the normal text size, one column shows the whole row."""
_NAME_SHARE: Final = 0.42

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class LeaderboardTable(QTableView):
    """A table view of a `LeaderboardModel` whose rows are selected as a whole."""

    sorted_by = Signal(int)
    """Another column sorts the rows, or the same one the other way round."""

    def __init__(
        self, model: LeaderboardModel, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._board = model
        self._delegate = LeaderboardDelegate(art, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self._configure()
        model.modelReset.connect(self._show_axis)
        self._arrange()

    @property
    def is_narrow(self) -> bool:
        """Whether there is only one column, and no header to sort by."""
        return self._delegate.is_narrow

    def select_row(self, row: int) -> None:
        """Select a row, and scroll to it."""
        index = self._board.index(row, LeaderboardColumn.NAME)
        flags = (
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            | QItemSelectionModel.SelectionFlag.Rows
        )
        self.selectionModel().setCurrentIndex(index, flags)
        self.scrollTo(index)

    def sort_by(self, column: LeaderboardColumn) -> None:
        """Sort by a column; the other way round if it is sorted by already."""
        order = (
            Qt.SortOrder.DescendingOrder
            if column in FIRST_DESCENDING
            else Qt.SortOrder.AscendingOrder
        )
        if self._board.is_sorted_by(column, order):
            order = Qt.SortOrder(1 - order.value)
        self.horizontalHeader().setSortIndicator(column, order)
        self._board.sort(column, order)
        self.sorted_by.emit(column)

    def sizeHint(self) -> QSize:
        """Not more than some rows need: the page gives the table all the height that is left."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns that have room, and keep the current row visible."""
        super().resizeEvent(event)
        self._arrange()
        self.scrollTo(self.currentIndex())

    def _configure(self) -> None:
        configure_row_table(
            self,
            round(ROW_HEIGHT * text_scale()),
            QAbstractItemView.SelectionMode.SingleSelection,
            LeaderboardColumn.PLACE,
            Qt.SortOrder.AscendingOrder,
        )
        header = self.horizontalHeader()
        header.sectionClicked.connect(lambda section: self.sort_by(LeaderboardColumn(section)))

    def _show_axis(self) -> None:
        self._delegate.ratings = self._board.ratings
        self.viewport().update()

    def _arrange(self) -> None:
        """Set which columns are shown, and their widths."""
        room = self.viewport().width()
        widths = {column: self._least_width(column) for column in _WIDTHS}
        rest = room - sum(widths.values())
        is_narrow = rest < (_LEAST_NAME + _LEAST_RATING) * text_scale()
        self._delegate.is_narrow = is_narrow
        for column in LeaderboardColumn:
            self.setColumnHidden(column, is_narrow and column is not LeaderboardColumn.NAME)
        self.horizontalHeader().setVisible(not is_narrow)
        if is_narrow:
            self.setColumnWidth(LeaderboardColumn.NAME, room)
            return
        widths[LeaderboardColumn.NAME] = self._name_width(rest)
        widths[LeaderboardColumn.RATING] = rest - widths[LeaderboardColumn.NAME]
        for column, width in widths.items():
            self.setColumnWidth(column, max(1, width))

    def _name_width(self, rest: int) -> int:
        """The part of a width that the names get; the ratings get the others."""
        share = rest * _NAME_SHARE
        if rest - share < DRAWN_FROM * text_scale():
            # Without the drawing, the ratings need no more than their title.
            share = rest - self._least_width(LeaderboardColumn.RATING)
        return round(max(_LEAST_NAME * text_scale(), share))

    def _least_width(self, column: LeaderboardColumn) -> int:
        """The width of a column of figures: at least that of its title."""
        title = str(self._board.headerData(column, Qt.Orientation.Horizontal))
        needed = text_width(title, body_font()) + PADDING + _SORT_MARK
        return round(max(_WIDTHS.get(column, _LEAST_RATING) * text_scale(), needed))

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Repaint the row that shows the focus."""
        super().currentChanged(current, previous)
        self.viewport().update()
