"""The model of the leaderboard: its rows, their texts, and the order in which they are shown."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from scopa_desktop.play.leaderboard.leaderboard import Standing
from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.wording.leaderboard_wording import (
    leaderboard_place_text,
    number_text,
    results_text,
    standing_sentence,
)
from scopa_desktop.ui.wording.number_format import number

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The `LeaderboardRow` of a row."""

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class LeaderboardColumn(IntEnum):
    """The columns of the leaderboard."""

    PLACE = 0
    NAME = 1
    RATING = 2
    MATCHES = 3
    RESULTS = 4


COLUMN_TITLES: Final[dict[LeaderboardColumn, object]] = {
    LeaderboardColumn.PLACE: QT_TRANSLATE_NOOP("LeaderboardModel", "Place"),
    LeaderboardColumn.NAME: QT_TRANSLATE_NOOP("LeaderboardModel", "Name"),
    LeaderboardColumn.RATING: QT_TRANSLATE_NOOP(
        "LeaderboardModel", "Rating, with its 95% interval"
    ),
    LeaderboardColumn.MATCHES: QT_TRANSLATE_NOOP("LeaderboardModel", "Matches"),
    LeaderboardColumn.RESULTS: QT_TRANSLATE_NOOP("LeaderboardModel", "Won–lost"),
}
FIRST_DESCENDING: Final = frozenset(
    {LeaderboardColumn.RATING, LeaderboardColumn.MATCHES, LeaderboardColumn.RESULTS}
)
"""The columns that are sorted from the highest value at first."""


class Face(NamedTuple):
    """How a competitor is shown."""

    name: str
    portrait: str
    is_current: bool = False
    """Whether it is the profile that plays now."""


class LeaderboardRow(NamedTuple):
    """A row: a standing and whose it is."""

    standing: Standing
    face: Face


class LeaderboardModel(QAbstractTableModel):
    """The standings of a leaderboard, sorted by a column; those without a match come last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board: tuple[LeaderboardRow, ...] = ()
        """In the order of the ratings."""
        self._rows: list[LeaderboardRow] = []
        self._column = LeaderboardColumn.PLACE
        self._is_descending = False

    @property
    def rows(self) -> tuple[LeaderboardRow, ...]:
        """The rows as they are shown."""
        return tuple(self._rows)

    @property
    def ratings(self) -> tuple[float, float] | None:
        """The lowest and the highest end of all intervals; None without a rated match."""
        rated = [row.standing.record for row in self._board if row.standing.record.matches]
        if not rated:
            return None
        lowest = min(record.rating.low for record in rated)
        return lowest, max(record.rating.high for record in rated)

    def set_standings(
        self, standings: tuple[Standing, ...], faces: Mapping[Competitor, Face]
    ) -> None:
        """Show other standings, in the order that is chosen."""
        self.beginResetModel()
        self._board = tuple(LeaderboardRow(each, faces[each.competitor]) for each in standings)
        self._sort()
        self.endResetModel()

    def row_of(self, competitor: Competitor) -> int | None:
        """The row of a competitor; None if it is not listed."""
        competitors = [row.standing.competitor for row in self._rows]
        return competitors.index(competitor) if competitor in competitors else None

    def is_sorted_by(self, column: LeaderboardColumn, order: Qt.SortOrder) -> bool:
        """Whether the list is sorted by a column in an order."""
        is_descending = order is Qt.SortOrder.DescendingOrder
        return (self._column, self._is_descending) == (column, is_descending)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self._column = LeaderboardColumn(column)
        self._is_descending = order is Qt.SortOrder.DescendingOrder
        self.layoutAboutToBeChanged.emit()
        before = [row.standing.competitor for row in self._rows]
        self._sort()
        for index in self.persistentIndexList():
            row = self.row_of(before[index.row()])
            assert row is not None
            self.changePersistentIndex(index, self.index(row, index.column()))
        self.layoutChanged.emit()

    def retranslate(self) -> None:
        """Report that all texts have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(LeaderboardColumn) - 1)
        if self._rows:
            last = self.index(len(self._rows) - 1, len(LeaderboardColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # --- Qt ------------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """A row for each character and each profile."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(LeaderboardColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.tr(str(COLUMN_TITLES[LeaderboardColumn(section)]))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row by `ROW_ROLE`, and its texts.

        The first two columns, one of which is shown at any width, have a sentence with all that the
        row says as their accessible text, since rows are selected as a whole.
        """
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], LeaderboardColumn(index.column())
        match role:
            case _ if role == ROW_ROLE:
                return row
            case Qt.ItemDataRole.DisplayRole:
                return _cell_text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                is_sentence = column in (LeaderboardColumn.PLACE, LeaderboardColumn.NAME)
                return _sentence(row) if is_sentence else _cell_text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tool_tip(_sentence(row))
        return None

    def _sort(self) -> None:
        order = {row.standing.competitor: place for place, row in enumerate(self._board)}

        def value(row: LeaderboardRow) -> float | str:
            record = row.standing.record
            match self._column:
                case LeaderboardColumn.PLACE:
                    return order[row.standing.competitor]
                case LeaderboardColumn.NAME:
                    return row.face.name.casefold()
                case LeaderboardColumn.RATING:
                    return record.rating.rating
                case LeaderboardColumn.MATCHES:
                    return record.matches
                case LeaderboardColumn.RESULTS:
                    return record.won / record.matches

        played = [row for row in self._board if row.standing.record.matches]
        others = [row for row in self._board if not row.standing.record.matches]
        self._rows = sorted(played, key=value, reverse=self._is_descending) + others


def _cell_text(row: LeaderboardRow, column: LeaderboardColumn) -> str:
    match column:
        case LeaderboardColumn.PLACE:
            return leaderboard_place_text(row.standing)
        case LeaderboardColumn.NAME:
            return row.face.name
        case LeaderboardColumn.RATING:
            return number_text(row.standing)
        case LeaderboardColumn.MATCHES:
            return number(row.standing.record.matches)
        case LeaderboardColumn.RESULTS:
            return results_text(row.standing)


def _sentence(row: LeaderboardRow) -> str:
    return standing_sentence(row.standing, row.face.name, is_current=row.face.is_current)
