"""The model of the leaderboard: its rows, their texts, and the order in which they are shown."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QSortFilterProxyModel, Qt

from scopa_desktop.play.leaderboard.leaderboard import Standing
from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_table import ROW_ROLE, SORT_ROLE, RowModel
from scopa_desktop.ui.wording.leaderboard_wording import (
    leaderboard_place_text,
    number_text,
    results_text,
    standing_sentence,
)
from scopa_desktop.ui.wording.number_format import number


class LeaderboardColumn(IntEnum):
    """The columns of the leaderboard."""

    PLACE = 0
    NAME = 1
    RATING = 2
    MATCHES = 3
    RESULTS = 4


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


class LeaderboardModel(RowModel[LeaderboardRow]):
    """The standings of a leaderboard in the order of the ratings."""

    @property
    def ratings(self) -> tuple[float, float] | None:
        """The lowest and the highest end of all intervals; None without a rated match."""
        rated = [row.standing.record for row in self.rows if row.standing.record.matches]
        if not rated:
            return None
        lowest = min(record.rating.low for record in rated)
        return lowest, max(record.rating.high for record in rated)

    def set_standings(
        self, standings: Sequence[Standing], faces: Mapping[Competitor, Face]
    ) -> None:
        self.set_rows([LeaderboardRow(each, faces[each.competitor]) for each in standings])

    def titles(self) -> Sequence[str]:
        return (
            self.tr("Place"),
            self.tr("Name"),
            self.tr("Rating, with its 95% interval"),
            self.tr("Matches"),
            self.tr("Won–lost"),
        )

    def text(self, row: LeaderboardRow, column: int) -> str:
        return _cell_text(row, LeaderboardColumn(column))

    def sort_value(self, row: LeaderboardRow, column: int) -> float | str:
        record = row.standing.record
        match LeaderboardColumn(column):
            case LeaderboardColumn.PLACE:
                return self.rows.index(row)
            case LeaderboardColumn.NAME:
                return row.face.name.casefold()
            case LeaderboardColumn.RATING:
                return record.rating.rating
            case LeaderboardColumn.MATCHES:
                return record.matches
            case LeaderboardColumn.RESULTS:
                return record.won / max(1, record.matches)

    def spoken(self, row: LeaderboardRow, column: int) -> str:
        """A sentence with all that the row says, since rows are selected as a whole.

        Only in the first two columns, one of which is shown at any width.
        """
        if column in (LeaderboardColumn.PLACE, LeaderboardColumn.NAME):
            return _sentence(row)
        return self.text(row, column)

    def tool_tip(self, row: LeaderboardRow) -> str:
        """The same sentence."""
        return _sentence(row)

    def is_first_descending(self, column: int) -> bool:
        """Figures are sorted from the highest one at first."""
        return column not in (LeaderboardColumn.PLACE, LeaderboardColumn.NAME)


class LeaderboardOrder(QSortFilterProxyModel):
    """Sorts a leaderboard; those without a match come last in each order."""

    def __init__(self, model: LeaderboardModel) -> None:
        super().__init__()
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)

    def row_of(self, competitor: Competitor) -> int | None:
        rows = (self.index(row, 0).data(ROW_ROLE) for row in range(self.rowCount()))
        competitors = [row.standing.competitor for row in rows]
        return competitors.index(competitor) if competitor in competitors else None

    def lessThan(self, left: Index, right: Index) -> bool:
        """Whether a row comes first in the ascending order."""
        is_played, other_is_played = (
            bool(index.data(ROW_ROLE).standing.record.matches) for index in (left, right)
        )
        if is_played != other_is_played:
            return is_played is (self.sortOrder() is Qt.SortOrder.AscendingOrder)
        return is_played and super().lessThan(left, right)


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
