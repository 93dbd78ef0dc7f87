"""The view of a chart's table."""

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from scopa_desktop.ui.charts.chart_table import ChartTable
from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.fonts import body_font

_MOST_ROWS, _ROW_PADDING, _CELL_PADDING = 10, 12, 4
_MEASURED_ROWS = 50
"""How many rows determine the widths of the columns, besides those that are visible."""
_FRAME = 14
"""Border and padding above and below, by the style sheet of dialogs."""
_STYLE = f"""
QTableView::item {{ padding: 0 8px; }}
QTableView::item:selected {{ background: {GOLD}; color: {INK}; }}
"""


class ChartTableView(QTableView):
    """A read-only table, as high as its rows up to a limit, that Tab leaves."""

    menu_requested = Signal(QPoint)
    """The context menu was requested at this global position."""

    def __init__(self, model: ChartTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setStyleSheet(_STYLE)
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
        header.setResizeContentsPrecision(_MEASURED_ROWS)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(40)

    def update_rows(self) -> None:
        """Set sizes and the current cell for the rows of the model."""
        line = QFontMetricsF(body_font()).height()
        self.verticalHeader().setDefaultSectionSize(round(line + _ROW_PADDING))
        model = self.model()
        if model.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(model.index(0, 0))
        self._fit_columns()

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
        self._fit_height(is_scrolled=not spare)
        for column, width in enumerate(needed):
            self.setColumnWidth(column, width + spare // count)

    def _fit_height(self, *, is_scrolled: bool) -> None:
        """Make the view as high as its rows, with the bar below them if it scrolls sideways."""
        rows = min(_MOST_ROWS, max(1, self.model().rowCount()))
        height = rows * self.verticalHeader().defaultSectionSize() + _FRAME
        height += self.horizontalHeader().sizeHint().height()
        if is_scrolled:
            height += self.horizontalScrollBar().sizeHint().height()
        if height != self.height():
            self.setFixedHeight(height)
