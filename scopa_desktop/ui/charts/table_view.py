"""The view of a chart's table."""

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from scopa_desktop.ui.charts.chart_table import ChartTable
from scopa_desktop.ui.theme.fonts import body_font

_MOST_ROWS, _ROW_PADDING, _CELL_PADDING = 10, 12, 22


class ChartTableView(QTableView):
    """A read-only table, as high as its rows up to a limit, that Tab leaves."""

    menu_requested = Signal(QPoint)
    """The context menu was requested at this global position."""

    def __init__(self, model: ChartTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(40)

    def update_rows(self) -> None:
        """Set sizes and the current cell for the rows of the model."""
        line = QFontMetricsF(body_font()).height()
        self.verticalHeader().setDefaultSectionSize(round(line + _ROW_PADDING))
        self._fit_columns()
        model = self.model()
        if model.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(model.index(0, 0))
        rows = min(_MOST_ROWS, max(1, model.rowCount()))
        header = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows * self.verticalHeader().defaultSectionSize() + header + 30)

    def minimumSizeHint(self) -> QSize:
        """Narrow tables scroll sideways."""
        return QSize(200, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the columns over the width."""
        super().resizeEvent(event)
        self._fit_columns()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the chart."""
        self.menu_requested.emit(event.globalPos())

    def _fit_columns(self) -> None:
        """Make each column as wide as its texts need, and share what is left equally."""
        count = self.model().columnCount()
        if not count:
            return
        needed = [self.sizeHintForColumn(column) for column in range(count)]
        header = self.horizontalHeader()
        needed = [
            max(width, header.sectionSizeHint(column)) + _CELL_PADDING
            for column, width in enumerate(needed)
        ]
        spare = max(0, self.viewport().width() - sum(needed))
        for column, width in enumerate(needed):
            self.setColumnWidth(column, width + spare // count)
