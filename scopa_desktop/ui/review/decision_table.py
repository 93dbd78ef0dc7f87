"""The table of all decisions of a review, sorted by any column and filtered by player."""

from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QObject, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

from scopa_desktop.ai.review.match_review import mover_of
from scopa_desktop.ai.review.results import DecisionReview, Grade
from scopa_desktop.rules.record import Mover
from scopa_desktop.ui.review.reviewed_match import ReviewedMatch
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_table import ROW_ROLE, SORT_ROLE, RowModel, TextTable
from scopa_desktop.ui.wording.move_wording import Purpose, move_text
from scopa_desktop.ui.wording.review_wording import better_move, decision_cost_text, grade_word

_GRADES: Final = (
    Grade.BLUNDER,
    Grade.MISTAKE,
    Grade.SLIP,
    Grade.UNLUCKY,
    Grade.GOOD,
    Grade.BEST,
)
"""The grades from the worst, as they are sorted."""


_LEAST_PADDING: Final = 6
"""What a column of a narrow table is wider than its longest text."""
_LEAST_MOVE: Final = 130
"""The least width of a column of moves, in pixels at the normal text size."""


class DecisionColumn(IntEnum):
    """The columns of the table."""

    ROUND = 0
    MOVE = 1
    PLAYER = 2
    GRADE = 3
    COST = 4
    PLAYED = 5
    BETTER = 6


class DecisionModel(RowModel[DecisionReview]):
    """The real decisions of a review, in the order of the match."""

    def __init__(self, match: ReviewedMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.record = match.record

    def set_rows(self, rows: Sequence[DecisionReview]) -> None:
        """Show other decisions; nothing happens if they are the same."""
        if list(rows) != self._rows:
            super().set_rows(list(rows))

    def titles(self) -> Sequence[str]:
        return (
            self.tr("Round"),
            self.tr("Move"),
            self.tr("Player"),
            self.tr("Grade"),
            self.tr("Cost"),
            self.tr("Played"),
            self.tr("Better"),
        )

    def spoken(self, row: DecisionReview, column: int) -> str:
        """All that is shown of a decision in the first column, since it has the focus."""
        if column == DecisionColumn.ROUND:
            return self._match.sentence(row)
        return self.text(row, column)

    def text(self, row: DecisionReview, column: int) -> str:
        better, words = better_move(row), self._match.words
        return {
            DecisionColumn.ROUND: str(self._match.round_numbers[row.round_number]),
            DecisionColumn.MOVE: str(row.move_number),
            DecisionColumn.PLAYER: self._match.names[mover_of(self._match.record, row)],
            DecisionColumn.GRADE: grade_word(row.grade),
            DecisionColumn.COST: _cost(row),
            DecisionColumn.PLAYED: move_text(row.played, Purpose.REVIEW, words),
            DecisionColumn.BETTER: ""
            if better == row.played
            else move_text(better, Purpose.REVIEW, words),
        }[DecisionColumn(column)]

    def sort_value(self, row: DecisionReview, column: int) -> float | str:
        """The place in the match, the number of points, or the text."""
        order = row.round_number * 1000.0 + row.move_number
        match column:
            case DecisionColumn.ROUND:
                return order
            case DecisionColumn.MOVE:
                return float(row.move_number)
            case DecisionColumn.GRADE:
                return float(_GRADES.index(row.grade))
            case DecisionColumn.COST:
                return row.loss.value if row.grade.is_error else 0.0
            case _:
                return self.text(row, column)


def _cost(decision: DecisionReview) -> str:
    """What a decision cost; a dash if it was sound."""
    return decision_cost_text(decision) if decision.grade.is_error else "–"


class DecisionFilter(QSortFilterProxyModel):
    """Sorts the decisions, and shows those of one player or all."""

    def __init__(self, model: DecisionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = model.record
        self._mover: Mover | None = None
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)

    def show_player(self, mover: Mover | None) -> None:
        """Show the decisions of a player; of all for None."""
        self._mover = mover
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        index = self.sourceModel().index(source_row, 0, source_parent)
        decision: DecisionReview = index.data(ROW_ROLE)
        return self._mover in (None, mover_of(self._record, decision))


class DecisionTable(TextTable):
    """A table whose rows are opened by Enter or a double click."""

    cell_padding = 20

    opened = Signal(object)
    """A `DecisionReview` was chosen."""

    def __init__(self, model: DecisionFilter) -> None:
        super().__init__(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSortingEnabled(True)
        self.setWordWrap(True)
        self.sortByColumn(DecisionColumn.ROUND, Qt.SortOrder.AscendingOrder)
        model.modelReset.connect(self.update_rows)
        self.doubleClicked.connect(self._open)
        self.update_rows()

    def stretched_columns(self) -> Collection[int]:
        """The moves get the room that is left."""
        return (DecisionColumn.PLAYED, DecisionColumn.BETTER)

    def fit_columns(self) -> int:
        """Give the moves the room that is left; in less than they need they take several lines.

        The other columns are as narrow as their texts then.
        """
        spare = super().fit_columns()
        moves = self.stretched_columns()
        widths = [self.columnWidth(n) for n in range(self.model().columnCount())]
        if sum(widths) > self.viewport().width():
            for column, width in enumerate(widths):
                if column not in moves and not self.isColumnHidden(column):
                    widths[column] = width - (self.cell_padding - _LEAST_PADDING)
                    self.setColumnWidth(column, widths[column])
        missing = sum(widths) - self.viewport().width()
        wanted = sum(widths[column] for column in moves)
        if missing > 0:
            room, header = max(0, wanted - missing), self.horizontalHeader()
            for column in moves:
                least = max(round(_LEAST_MOVE * text_scale()), header.sectionSizeHint(column))
                self.setColumnWidth(column, max(least, room * widths[column] // wanted))
        self.resizeRowsToContents()
        return spare

    def minimumSizeHint(self) -> QSize:
        """Narrow tables scroll sideways."""
        return QSize(200, 140)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the row with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: Index) -> None:
        if index.isValid():
            self.opened.emit(index.data(ROW_ROLE))
