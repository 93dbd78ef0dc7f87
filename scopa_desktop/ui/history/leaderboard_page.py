"""The page of the leaderboard: characters and profiles by their ratings, in a table."""

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime, timezone
from enum import IntEnum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QComboBox, QHeaderView

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.leaderboard import Leaderboard, Standing, leaderboard_of
from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, Profile
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.history_page import HistoryPage
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.fonts import BODY_SIZE, font, text_scale
from scopa_desktop.ui.theme.painting import text_width
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_delegate import RowCell
from scopa_desktop.ui.widgets.row_table import ROW_ROLE, SORT_ROLE, CellTable, RowModel
from scopa_desktop.ui.wording.card_wording import game_title, own_name
from scopa_desktop.ui.wording.leaderboard_wording import (
    competitor_note,
    leaderboard_place_text,
    number_text,
    ratings_basis_sentence,
    share_won_text,
    standing_sentence,
    state_sentence,
)
from scopa_desktop.ui.wording.number_format import counted, number

_ROW_HEIGHT, _PORTRAIT = 54, 38
_NARROW_PLACE, _LEAST_NAME = 40, 230
"""Widths of columns at the normal text size."""
_TITLE_ROOM: Final = 30
"""What a column needs besides its title."""


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

    @property
    def is_told_current(self) -> bool:
        """Whether the texts say that it plays now: the name "You" says so by itself."""
        return self.is_current and self.name != own_name(DEFAULT_NAME)


class LeaderboardRow(NamedTuple):
    """A row: a standing and whose it is."""

    standing: Standing
    face: Face


class LeaderboardModel(RowModel[LeaderboardRow]):
    """The standings of a leaderboard in the order of the ratings."""

    def set_standings(
        self, standings: Sequence[Standing], faces: Mapping[Competitor, Face]
    ) -> None:
        self.set_rows([LeaderboardRow(each, faces[each.competitor]) for each in standings])

    def titles(self) -> Sequence[str]:
        return (
            self.tr("Place"),
            self.tr("Name"),
            self.tr("Rating"),
            self.tr("Matches"),
            self.tr("Won"),
        )

    def text(self, row: LeaderboardRow, column: int) -> str:
        match LeaderboardColumn(column):
            case LeaderboardColumn.PLACE:
                return leaderboard_place_text(row.standing)
            case LeaderboardColumn.NAME:
                return row.face.name
            case LeaderboardColumn.RATING:
                return number_text(row.standing)
            case LeaderboardColumn.MATCHES:
                return number(row.standing.record.matches)
            case LeaderboardColumn.RESULTS:
                return share_won_text(row.standing)

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


def _sentence(row: LeaderboardRow) -> str:
    return standing_sentence(row.standing, row.face.name, is_current=row.face.is_told_current)


class LeaderboardTable(CellTable):
    """The rows of a leaderboard."""

    narrow_columns = frozenset({LeaderboardColumn.PLACE, LeaderboardColumn.NAME})

    def __init__(self, model: LeaderboardModel, art: CardArt) -> None:
        self._board, self._order, self._art = model, LeaderboardOrder(model), art
        super().__init__(self._order, _ROW_HEIGHT, _PORTRAIT)
        self._order.setParent(self)
        self.setSortingEnabled(True)
        self.sortByColumn(LeaderboardColumn.PLACE, Qt.SortOrder.AscendingOrder)
        self.narrowed.connect(self._set_widths)
        self._set_widths(is_narrow=False)

    @property
    def selected(self) -> Competitor | None:
        row: LeaderboardRow | None = self.currentIndex().data(ROW_ROLE)
        return None if row is None else row.standing.competitor

    def select(self, competitor: Competitor) -> None:
        """Select the row of a competitor, or the first one if they are not listed."""
        self.select_row(self._order.row_of(competitor) or 0)

    def columns_at(self, width: float) -> frozenset[int]:
        titles = list(self._board.titles())
        del titles[LeaderboardColumn.NAME]
        least = sum(text_width(title, font(BODY_SIZE)) + _TITLE_ROOM for title in titles)
        least += _LEAST_NAME
        return frozenset(LeaderboardColumn) if width >= least else self.narrow_columns

    def cell(self, index: Index) -> RowCell:
        row: LeaderboardRow = index.data(ROW_ROLE)
        standing, face = row
        match LeaderboardColumn(index.column()):
            case LeaderboardColumn.PLACE:
                cell = RowCell(leaderboard_place_text(standing), is_bold=True)
            case LeaderboardColumn.NAME:
                note = competitor_note(standing, is_current=face.is_told_current)
                portrait = partial(self._art.portrait, face.portrait)
                cell = RowCell(face.name, note, [portrait], is_bold=True)
                if self.is_narrow:
                    upper, lower = _figures(standing)
                    cell = cell._replace(end_upper=upper, end_lower=lower)
            case LeaderboardColumn.RATING:
                cell = RowCell(number_text(standing), is_bold=True)
            case LeaderboardColumn.MATCHES:
                cell = RowCell(number(standing.record.matches))
            case LeaderboardColumn.RESULTS:
                cell = RowCell(share_won_text(standing), is_bold=True)
        return cell._replace(is_tile=face.is_current)

    def _set_widths(self, is_narrow: bool) -> None:
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        for column in LeaderboardColumn:
            header.setSectionResizeMode(column, mode.ResizeToContents)
        if is_narrow:
            header.setSectionResizeMode(LeaderboardColumn.PLACE, mode.Fixed)
            header.resizeSection(LeaderboardColumn.PLACE, round(_NARROW_PLACE * text_scale()))
        header.setSectionResizeMode(LeaderboardColumn.NAME, mode.Stretch)


def _figures(standing: Standing) -> tuple[str, str]:
    """The two lines at the end of a row that has no columns."""
    record = standing.record
    if not record.matches:
        return number_text(standing), ""
    return (
        number_text(standing),
        f"{share_won_text(standing)} · {counted('matches', record.matches)}",
    )


_LEAST_HEIGHT: Final = 120


class LeaderboardPage(HistoryPage):
    """A choice of the matches and the game, the table of ratings, and what they are made from."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.board: Leaderboard | None = None
        """What is shown; None before the first answer."""
        self.kinds = ChoiceBox()
        """Competitive matches alone, or all of them."""
        self.games = ChoiceBox()
        """The game; the data of an entry is its id, or None for all games."""
        self.order = ChoiceBox()
        """The column that sorts the rows, for those who do not click on its header."""
        self.model = LeaderboardModel(self)
        self.table = LeaderboardTable(self.model, context.art)
        self.basis = secondary_label(self.tr("The ratings are being computed…"))
        self.state = secondary_label()
        self.state.hide()
        self._fill_choices()
        self._lay_out()
        self.kinds.activated.connect(self.reload)
        self.games.activated.connect(self.reload)
        self.order.activated.connect(self.table.sort_by)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self.order.setCurrentIndex)
        self._database.failed.connect(self._show_failure)

    def reload(self) -> None:
        """Compute the ratings of the chosen matches."""
        game = self.games.currentData()
        competitive_only = self.kinds.currentIndex() == 0
        profiles = tuple(profile.id for profile in self._profiles)

        def compute(connection: sqlite3.Connection) -> Leaderboard:
            matches = shipped_matches()
            now = datetime.now(timezone.utc)
            return leaderboard_of(
                connection,
                matches,
                profiles,
                game,
                now,
                competitive_only=competitive_only,
            )

        self._request(compute, self._show)

    def _fill_choices(self) -> None:
        titles = {game_title(variant): variant.id for variant in CATALOGUE.values()}
        self.games.set_choices(self.tr("Game"), self.tr("All games"), titles)
        self.kinds.addItems([self.tr("Competitive matches"), self.tr("All matches")])
        self.kinds.setAccessibleName(self.tr("Which matches count"))
        self.table.setAccessibleName(self.tr("Leaderboard"))
        self.order.setAccessibleName(self.tr("Sort by"))
        for title in self.model.titles():
            self.order.addItem(self.tr("Sort by: {column}").format(column=title))

    @property
    def _profiles(self) -> tuple[Profile, ...]:
        store = self._context.profiles
        return () if store is None else tuple(store.profiles)

    def _lay_out(self) -> None:
        boxes = (self.kinds, self.games, self.order)
        for box in boxes:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.table.setMinimumHeight(round(_LEAST_HEIGHT * text_scale()))
        vbox(
            FlowRow(10, 6, *boxes), (self.table, 1), self.state, self.basis, within=self, spacing=8
        )
        self.setFocusProxy(self.table)

    def _show(self, board: Leaderboard) -> None:
        """Show a leaderboard; the row that was selected stays so, at first that of the person."""
        selected = self.table.selected or Competitor(profile=self._everything.profile or "")
        self.board = board
        self.model.set_standings(board.standings, self._faces())
        self.table.select(selected)
        self.basis.setText(ratings_basis_sentence(board))
        self.state.setText(state_sentence(board, self._everything.profile))
        self.state.setVisible(bool(self.state.text()))

    def _show_failure(self) -> None:
        """Say that there is nothing to show; the dialog says why."""
        if self.board is None:
            self.basis.setText(self.tr("The ratings cannot be shown."))

    def _faces(self) -> dict[Competitor, Face]:
        characters = {
            Competitor(level=level.id): Face(level.name, level.portrait)
            for level in LEVELS.values()
        }
        people = {
            Competitor(profile=profile.id): Face(
                own_name(profile.name), profile.portrait, profile.id == self._everything.profile
            )
            for profile in self._profiles
        }
        return characters | people
