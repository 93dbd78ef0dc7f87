"""Tables with an object in each row: the model, and the views of texts and of `RowCell`s."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.widgets.row_delegate import RowCell, RowDelegate
from scopa_desktop.ui.wording.text_direction import without_marks

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The object of a row."""
SORT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""What a row is sorted by in a column."""

_ROW_PADDING: Final = 12
_TEXT_STYLE: Final = f"""
QTableView::item {{ padding: 0 8px; }}
QTableView::item:selected {{ background: {GOLD}; color: {INK}; }}
"""
_CELL_STYLE: Final = "QTableView { selection-background-color: transparent; }"
"""The delegate paints the selection."""

_Row = TypeVar("_Row")


class RowModel(QAbstractTableModel, Generic[_Row]):
    """Rows that are read only. Subclasses define the columns and the texts of their cells."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[_Row] = ()
        self._columns: int | None = None
        """The number of columns; None before it is asked for."""

    @property
    def rows(self) -> Sequence[_Row]:
        return self._rows

    def row(self, number: int) -> _Row | None:
        """The object of a row; None while it is being read."""
        return self._rows[number]

    def set_rows(self, rows: Sequence[_Row]) -> None:
        self.beginResetModel()
        self._rows, self._columns = rows, None
        self.endResetModel()

    def titles(self) -> Sequence[str]:
        raise NotImplementedError

    def text(self, row: _Row, column: int) -> str:
        raise NotImplementedError

    def sort_value(self, row: _Row, column: int) -> float | str:
        return self.text(row, column)

    def spoken(self, row: _Row, column: int) -> str:
        """What screen readers say of a cell."""
        return self.text(row, column)

    def tool_tip(self, row: _Row) -> str:
        """The tool tip of a row; empty for none."""
        return ""

    def is_number(self, column: int) -> bool:
        """Whether the cells of a column are numbers, which stand at its end."""
        return False

    def is_first_descending(self, column: int) -> bool:
        """Whether the first click on the header sorts from the highest value."""
        return False

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        if parent.isValid():
            return 0
        if self._columns is None:
            self._columns = len(self.titles())
        return self._columns

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.titles()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
            case Qt.ItemDataRole.InitialSortOrderRole:
                order = Qt.SortOrder
                is_descending = self.is_first_descending(section)
                return (order.DescendingOrder if is_descending else order.AscendingOrder).value
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, the object of its row, and what is said and sorted by."""
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = index.column()
        value: Any = None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                value = self.text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                value = self._alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                value = without_marks(self.spoken(row, column))
            case Qt.ItemDataRole.ToolTipRole:
                value = plain_tool_tip(self.tool_tip(row))
            case _ if role == ROW_ROLE:
                value = row
            case _ if role == SORT_ROLE:
                value = self.sort_value(row, column)
        return value

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = self.is_number(column)
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class RowTable(QTableView):
    """A table without a grid that is read only, and that Tab leaves."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class TextTable(RowTable):
    """A table of texts, whose columns are as wide as these and share the width that is left."""

    cell_padding: ClassVar[int] = 4
    """What a column is wider than its longest text."""
    widest: ClassVar[int] = 100_000
    """The most that a column takes for its texts."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setStyleSheet(_TEXT_STYLE)
        self.setAlternatingRowColors(True)

    def stretched_columns(self) -> Collection[int]:
        """The columns that share the width that is left: all of them."""
        return range(self.model().columnCount())

    def update_rows(self) -> None:
        """Set the sizes for the rows of the model, and for another text size."""
        line = QFontMetricsF(body_font()).height()
        self.verticalHeader().setDefaultSectionSize(round(line + _ROW_PADDING))
        self.fit_columns()

    def fit_columns(self) -> int:
        """Set the widths of the columns. Returns the width that was left."""
        header = self.horizontalHeader()
        needed = [
            min(
                self.widest,
                max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
                + self.cell_padding,
            )
            for column in range(self.model().columnCount())
        ]
        spare, stretched = max(0, self.viewport().width() - sum(needed)), self.stretched_columns()
        for column, width in enumerate(needed):
            share = spare // len(stretched) if column in stretched else 0
            self.setColumnWidth(column, width + share)
        return spare

    def minimumSizeHint(self) -> QSize:
        """Narrow tables scroll sideways."""
        return QSize(200, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()


class CellTable(RowTable):
    """A table of `RowCell`s, whose rows are selected as a whole.

    It shows fewer columns where it is narrower: subclasses choose them and what their cells show. A
    click on the header sorts the model.
    """

    narrow_columns: ClassVar[frozenset[int]]
    """The columns that are shown without a header, and show all that a row says."""

    narrowed = Signal(bool)
    """The header, by which the table is sorted, was hidden (true) or shown again."""

    def __init__(
        self,
        model: QAbstractItemModel,
        row_height: int,
        picture_height: int,
        parent: QWidget | None = None,
    ) -> None:
        """The heights are those at the normal text size."""
        super().__init__(model, parent)
        self.shown_columns = frozenset(range(model.columnCount()))
        self.is_narrow = False
        self.setStyleSheet(_CELL_STYLE)
        self.setItemDelegate(
            RowDelegate(self, self.cell, height=row_height, picture_height=picture_height)
        )
        self.verticalHeader().setDefaultSectionSize(round(row_height * text_scale()))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setMinimumSectionSize(1)

    def cell(self, index: Index) -> RowCell:
        """What a cell shows with the columns that are shown now."""
        raise NotImplementedError

    def columns_at(self, width: float) -> frozenset[int]:
        """The columns for a width at the normal text size."""
        raise NotImplementedError

    def select_row(self, row: int) -> None:
        """Make a row the only selected one, and scroll to it."""
        index = self.model().index(row, min(self.shown_columns))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def sort_by(self, column: int) -> None:
        """Sort by a column; the other way round if it is sorted by already."""
        header = self.horizontalHeader()
        role = Qt.ItemDataRole.InitialSortOrderRole
        order = Qt.SortOrder(self.model().headerData(column, Qt.Orientation.Horizontal, role))
        if (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (column, order):
            order = Qt.SortOrder(1 - order.value)
        self.sortByColumn(column, order)

    def sizeHint(self) -> QSize:
        """Not more than some rows need: the page gives the table all the height that is left."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """The index that Qt would move to, but Home and End lead to the first and last row."""
        rows = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: self.model().rowCount() - 1,
        }
        if action in rows:
            return self.model().index(rows[action], min(self.shown_columns))
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns that have room, and keep the current row visible."""
        super().resizeEvent(event)
        shown = self.columns_at(self.width() / text_scale())
        if shown != self.shown_columns:
            self.shown_columns, self.is_narrow = shown, shown == self.narrow_columns
            for column in range(self.model().columnCount()):
                self.setColumnHidden(column, column not in shown)
            self.horizontalHeader().setHidden(self.is_narrow)
            self.narrowed.emit(self.is_narrow)
        self.scrollTo(self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
