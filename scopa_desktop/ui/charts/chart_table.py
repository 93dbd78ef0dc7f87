"""The numbers of a chart as a table: a model for a view and for screen readers, and as CSV."""

from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from scopa_desktop.play.storage.csv_text import CsvValue
from scopa_desktop.ui.wording.number_format import long_date, number, percentage

_NO_INDEX: Final = QModelIndex()
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class ColumnKind(Enum):
    """What the cells of a column hold."""

    TEXT = "text"
    COUNT = "count"
    """A whole number."""
    SHARE = "share"
    """A float from 0 to 1, shown in per cent."""
    DATE = "date"


@dataclass(frozen=True)
class ChartColumn:
    """The title of a column and what it holds."""

    title: str
    kind: ColumnKind = ColumnKind.COUNT


@dataclass(frozen=True)
class TableData:
    """The values of a table; a cell is None where there is no value."""

    columns: tuple[ChartColumn, ...] = ()
    rows: tuple[tuple[CsvValue, ...], ...] = ()

    @property
    def header(self) -> tuple[str, ...]:
        """The titles of the columns."""
        return tuple(column.title for column in self.columns)


def cell_text(value: CsvValue, kind: ColumnKind) -> str:
    """A cell as the window shows it, in the user's language."""
    match kind, value:
        case ColumnKind.COUNT, int():
            return number(value)
        case ColumnKind.SHARE, float() | int():
            return percentage(value)
        case ColumnKind.DATE, date():
            return long_date(value)
        case _, None:
            return ""
    return str(value)


class ChartTable(QAbstractTableModel):
    """The table of a chart. Cells are read-only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = TableData()

    @property
    def table(self) -> TableData:
        """The values."""
        return self._table

    def set_table(self, table: TableData) -> None:
        """Replace all values."""
        self.beginResetModel()
        self._table = table
        self.endResetModel()

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """The number of rows; cells have none below them."""
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(self._table.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell and its alignment: numbers at the end of their column."""
        if not index.isValid():
            return None
        kind = self._table.columns[index.column()].kind
        if role == Qt.ItemDataRole.DisplayRole:
            return cell_text(self._table.rows[index.row()][index.column()], kind)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(kind)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The title of a column; rows have none."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self._table.columns):
            return None
        column = self._table.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column.kind)
        return None


def _alignment(kind: ColumnKind) -> Qt.AlignmentFlag:
    is_number = kind in (ColumnKind.COUNT, ColumnKind.SHARE)
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
