"""How the tables of the history look and behave: rows that a delegate paints, without a grid."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

_STYLE: Final = "QTableView { selection-background-color: transparent; }"
"""The delegate paints the selection."""


def configure_row_table(
    table: QTableView,
    row_height: int,
    selection: QAbstractItemView.SelectionMode,
    sorted_by: int,
    order: Qt.SortOrder,
) -> None:
    """Let a table show rows of a height in pixels, and a header that is clicked to sort by."""
    table.setStyleSheet(_STYLE)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setCornerButtonEnabled(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(selection)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    rows, header = table.verticalHeader(), table.horizontalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setDefaultSectionSize(row_height)
    header.setHighlightSections(False)
    header.setSectionsClickable(True)
    header.setMinimumSectionSize(1)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setSortIndicator(sorted_by, order)
    header.setSortIndicatorShown(True)
