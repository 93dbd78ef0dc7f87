"""The numbers of a chart as a table: a model for a view and for screen readers, and as CSV."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.csv_text import CsvValue
from scopa_desktop.ui.widgets.row_table import RowModel, TextTable
from scopa_desktop.ui.wording.number_format import long_date, number, percentage

_MOST_ROWS: Final = 10
_MEASURED_ROWS: Final = 50
"""How many rows determine the widths of the columns, besides those that are visible."""
_FRAME: Final = 14
"""Border and padding above and below, by the style sheet of dialogs."""


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


class ChartTable(RowModel[tuple[CsvValue, ...]]):
    """The table of a chart."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = TableData()

    def set_table(self, table: TableData) -> None:
        """Replace all values."""
        self.table = table
        self.set_rows(table.rows)

    def titles(self) -> Sequence[str]:
        return self.table.header

    def text(self, row: tuple[CsvValue, ...], column: int) -> str:
        return cell_text(row[column], self.table.columns[column].kind)

    def is_number(self, column: int) -> bool:
        return self.table.columns[column].kind in (ColumnKind.COUNT, ColumnKind.SHARE)


class ChartTableView(TextTable):
    """A table that is as high as its rows up to a limit."""

    menu_requested = Signal(QPoint)
    """The context menu was requested at this global position."""

    def __init__(self, model: ChartTable, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(_MEASURED_ROWS)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(40)

    def update_rows(self) -> None:
        """Set sizes and the current cell for the rows of the model."""
        model = self.model()
        if model.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(model.index(0, 0))
        super().update_rows()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_requested.emit(event.globalPos())

    def fit_columns(self) -> int:
        """Set the widths, and the height of all rows and of the bar if the table is too wide."""
        spare = super().fit_columns()
        rows = min(_MOST_ROWS, max(1, self.model().rowCount()))
        height = rows * self.verticalHeader().defaultSectionSize() + _FRAME
        height += self.horizontalHeader().sizeHint().height()
        if not spare:
            height += self.horizontalScrollBar().sizeHint().height()
        if self.model().columnCount() and height != self.height():
            self.setFixedHeight(height)
        return spare
