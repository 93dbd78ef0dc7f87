"""The leaderboard as a table; it shows fewer columns where it is narrower."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent

from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.ui.history.leaderboard_delegate import (
    DRAWN_FROM,
    PADDING,
    ROW_HEIGHT,
    LeaderboardDelegate,
)
from scopa_desktop.ui.history.leaderboard_model import (
    LeaderboardColumn,
    LeaderboardModel,
    LeaderboardOrder,
    LeaderboardRow,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.painting import text_width
from scopa_desktop.ui.widgets.row_table import ROW_ROLE, PaintedTable

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


class LeaderboardTable(PaintedTable):
    """The rows of a leaderboard."""

    def __init__(self, model: LeaderboardModel, art: CardArt) -> None:
        self._board, self._order = model, LeaderboardOrder(model)
        super().__init__(self._order, ROW_HEIGHT)
        self._order.setParent(self)
        self._delegate = LeaderboardDelegate(art, self)
        self.setItemDelegate(self._delegate)
        self.setSortingEnabled(True)
        self.sortByColumn(LeaderboardColumn.PLACE, Qt.SortOrder.AscendingOrder)
        model.modelReset.connect(self._show_axis)
        self._update_text_size()

    @property
    def is_narrow(self) -> bool:
        """Whether there is only one column, and no header to sort by."""
        return self._delegate.is_narrow

    @property
    def selected(self) -> Competitor | None:
        row: LeaderboardRow | None = self.currentIndex().data(ROW_ROLE)
        return None if row is None else row.standing.competitor

    def select(self, competitor: Competitor) -> None:
        """Select the row of a competitor, or the first one if they are not listed."""
        self.select_row(self._order.row_of(competitor) or 0)

    def sort_by(self, column: LeaderboardColumn) -> None:
        """Sort by a column; the other way round if it is sorted by already."""
        is_descending = self._board.is_first_descending(column)
        order = Qt.SortOrder.DescendingOrder if is_descending else Qt.SortOrder.AscendingOrder
        header = self.horizontalHeader()
        if (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (column, order):
            order = Qt.SortOrder(1 - order.value)
        self.sortByColumn(column, order)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns that have room, and keep the current row visible."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def _show_axis(self) -> None:
        self._delegate.ratings = self._board.ratings
        self.viewport().update()

    def arrange_columns(self) -> None:
        """Set which columns are shown, and their widths."""
        room = self.viewport().width()
        widths = {column: self._least_width(column) for column in _WIDTHS}
        rest = room - sum(widths.values())
        least_rating = self._least_width(LeaderboardColumn.RATING)
        is_narrow = rest < _LEAST_NAME * text_scale() + least_rating
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
        hint = self.horizontalHeader().sectionSizeHint(column)
        return round(max(_WIDTHS.get(column, _LEAST_RATING) * text_scale(), needed, hint))
