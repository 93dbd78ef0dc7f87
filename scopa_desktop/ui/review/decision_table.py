"""The table of all decisions of a review, sorted by any column and filtered by player."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from scopa_desktop.ai.review.grades import Grade
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.ui.review.review_context import ReviewContext
from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.fonts import body_font
from scopa_desktop.ui.wording.move_wording import Perspective, move_text
from scopa_desktop.ui.wording.review_wording import (
    better_move,
    decision_cost_text,
    grade_word,
    hindsight_text,
)

_Index = QModelIndex | QPersistentModelIndex

SORT_ROLE: Final = Qt.ItemDataRole.UserRole
DECISION_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_ROW_PADDING, _CELL_PADDING, _MOST_WIDTH = 12, 20, 340
_STYLE = f"""
QTableView::item {{ padding: 0 8px; }}
QTableView::item:selected {{ background: {GOLD}; color: {INK}; }}
"""
_GRADES: Final = (
    Grade.BLUNDER,
    Grade.MISTAKE,
    Grade.SLIP,
    Grade.UNLUCKY,
    Grade.GOOD,
    Grade.BEST,
)
"""The grades from the worst, as they are sorted."""


class DecisionColumn(IntEnum):
    """The columns of the table."""

    ROUND = 0
    MOVE = 1
    PLAYER = 2
    GRADE = 3
    COST = 4
    PLAYED = 5
    BETTER = 6


class DecisionModel(QAbstractTableModel):
    """The real decisions of a review, in the order of the match."""

    def __init__(self, context: ReviewContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._decisions: Sequence[DecisionReview] = ()

    def set_decisions(self, decisions: Sequence[DecisionReview]) -> None:
        """Show other decisions."""
        if list(decisions) != list(self._decisions):
            self.beginResetModel()
            self._decisions = list(decisions)
            self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """A row for each decision."""
        return 0 if parent.isValid() else len(self._decisions)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(DecisionColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            DecisionColumn.ROUND: self.tr("Round"),
            DecisionColumn.MOVE: self.tr("Move"),
            DecisionColumn.PLAYER: self.tr("Player"),
            DecisionColumn.GRADE: self.tr("Grade"),
            DecisionColumn.COST: self.tr("Cost"),
            DecisionColumn.PLAYED: self.tr("Played"),
            DecisionColumn.BETTER: self.tr("Better"),
        }[DecisionColumn(section)]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text, the value to sort by, the decision, or the sentence for screen readers."""
        if not index.isValid():
            return None
        decision, column = self._decisions[index.row()], DecisionColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(decision, column)
        if role == SORT_ROLE:
            return self._sort_value(decision, column)
        if role == DECISION_ROLE:
            return decision
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._context.sentence(decision)
        return None

    def _text(self, decision: DecisionReview, column: DecisionColumn) -> str:
        better, words = better_move(decision), self._context.words
        return {
            DecisionColumn.ROUND: str(self._context.round_numbers[decision.round_number]),
            DecisionColumn.MOVE: str(decision.move_number),
            DecisionColumn.PLAYER: self._context.names[decision.seat],
            DecisionColumn.GRADE: grade_word(decision.grade),
            DecisionColumn.COST: _cost(decision),
            DecisionColumn.PLAYED: move_text(decision.played, Perspective.REVIEW, words),
            DecisionColumn.BETTER: ""
            if better == decision.played
            else move_text(better, Perspective.REVIEW, words),
        }[column]

    def _sort_value(self, decision: DecisionReview, column: DecisionColumn) -> float | str:
        order = decision.round_number * 1000.0 + decision.move_number
        match column:
            case DecisionColumn.ROUND:
                return order
            case DecisionColumn.MOVE:
                return float(decision.move_number)
            case DecisionColumn.GRADE:
                return float(_GRADES.index(decision.grade))
            case DecisionColumn.COST:
                return decision.loss.value if decision.grade.is_error else 0.0
            case _:
                return self._text(decision, column)


def _cost(decision: DecisionReview) -> str:
    """What a decision cost; a dash if it was sound."""
    if decision.grade is Grade.UNLUCKY:
        return hindsight_text(decision)
    return decision_cost_text(decision) if decision.grade.is_error else "–"


class DecisionFilter(QSortFilterProxyModel):
    """Sorts the decisions, and shows those of one seat or all."""

    def __init__(self, model: DecisionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat: int | None = None
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)

    def show_seat(self, seat: int | None) -> None:
        """Show the decisions of a seat; of all for None."""
        self._seat = seat
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        """Whether a row of the model is shown."""
        index = self.sourceModel().index(source_row, 0, source_parent)
        decision: DecisionReview = index.data(DECISION_ROLE)
        return self._seat is None or decision.seat == self._seat


class DecisionTable(QTableView):
    """A read-only table whose rows are opened by Enter or a double click."""

    opened = Signal(object)
    """A `DecisionReview` was chosen."""

    def __init__(self, model: DecisionFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setStyleSheet(_STYLE)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSortingEnabled(True)
        self.sortByColumn(DecisionColumn.ROUND, Qt.SortOrder.AscendingOrder)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        model.modelReset.connect(self.update_rows)
        self.doubleClicked.connect(self._open)
        self.update_rows()

    def update_rows(self) -> None:
        """Set the sizes for the rows of the model, and for another text size."""
        line = QFontMetricsF(body_font()).height()
        self.verticalHeader().setDefaultSectionSize(round(line + _ROW_PADDING))
        header, model = self.horizontalHeader(), self.model()
        needed = [
            min(
                _MOST_WIDTH,
                max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) + _CELL_PADDING,
            )
            for column in range(model.columnCount())
        ]
        spare = max(0, self.viewport().width() - sum(needed))
        for column, width in enumerate(needed):
            has_spare = column in (DecisionColumn.PLAYED, DecisionColumn.BETTER)
            self.setColumnWidth(column, width + (spare // 2 if has_spare else 0))

    def minimumSizeHint(self) -> QSize:
        """Narrow tables scroll sideways."""
        return QSize(200, 140)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the moves the room that is left."""
        super().resizeEvent(event)
        self.update_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the row with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: _Index) -> None:
        if index.isValid():
            self.opened.emit(index.data(DECISION_ROLE))
