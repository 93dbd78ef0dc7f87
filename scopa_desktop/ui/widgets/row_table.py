"""Tables with an object in each row: the model, the views of texts and of painted rows."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.painting import colour, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_selected_row, rounded
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
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
_PAINTED_STYLE: Final = "QTableView { selection-background-color: transparent; }"
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
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
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


class PaintedTable(RowTable):
    """A table whose rows are painted by a delegate and selected as a whole.

    It shows fewer columns where it is narrower: subclasses set them in `arrange_columns`. A click
    on the header sorts the model.
    """

    def __init__(
        self, model: QAbstractItemModel, row_height: int, parent: QWidget | None = None
    ) -> None:
        """`row_height` is that at the normal text size."""
        super().__init__(model, parent)
        self._row_height = row_height
        self.setStyleSheet(_PAINTED_STYLE)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSortIndicatorShown(True)

    def arrange_columns(self) -> None:
        """Set which columns are shown, and their widths."""
        raise NotImplementedError

    def select_row(self, row: int) -> None:
        """Make a row the only selected one, and scroll to it."""
        shown = (n for n in range(self.model().columnCount()) if not self.isColumnHidden(n))
        index = self.model().index(row, next(shown))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def sizeHint(self) -> QSize:
        """Not more than some rows need: the page gives the table all the height that is left."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _update_text_size(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(self._row_height * text_scale()))
        self.arrange_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange_columns()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()


class RowDelegate(QStyledItemDelegate):
    """Paints the rows of a `PaintedTable`: line, selection and focus; subclasses the cells."""

    row_height: ClassVar[int]
    """At the normal text size."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def paint_cell(
        self, painter: QPainter, cell: QRectF, index: Index, *, is_selected: bool
    ) -> None:
        """Paint a cell, whose left upper corner is the origin, as at the normal text size."""
        raise NotImplementedError

    def is_marked(self, index: Index) -> bool:
        """Whether the row has the background of a tile."""
        return False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(self.row_height * text_scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell and its part of the row's background."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        set_render_hints(painter)
        painter.setClipRect(option.rect)
        row = QRectF(option.rect)
        row.setLeft(0)
        row.setRight(self._view.viewport().width())
        self._paint_background(painter, row, index, is_selected)
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        cell = QRectF(QPointF(), option.rect.size().toSizeF() / text_scale())
        self.paint_cell(painter, cell, index, is_selected=is_selected)
        painter.restore()

    def _paint_background(
        self, painter: QPainter, row: QRectF, index: Index, is_selected: bool
    ) -> None:
        if is_selected:
            draw_selected_row(painter, row)
            return
        palette, frame = current_palette(), rounded(row.adjusted(3, 2, -3, -2), 8)
        if self.is_marked(index):
            painter.fillPath(frame, colour(palette.tile))
        painter.setPen(pen(palette.line, 1))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
        if self._view.currentIndex().row() == index.row() and self._view.hasFocus():
            painter.strokePath(frame, pen(palette.focus, 2))
