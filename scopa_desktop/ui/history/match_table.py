"""The list of matches: a model that keeps only rows near those that are shown, and its table."""

import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.matches.match_rows import LOST, TIED, WON
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import (
    MatchEntry,
    MatchesBeside,
    MatchOrder,
    count,
    matches,
    matches_beside,
)
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon
from scopa_desktop.ui.theme.colours import BLUSH, CHIP_INACTIVE, GOLD, PAPER
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_delegate import Picture, RowCell, badge_picture, cell_width
from scopa_desktop.ui.widgets.row_table import ROW_ROLE, CellTable, RowModel
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.match_wording import (
    agreed_word,
    day_text,
    duration_text,
    ending_word,
    kind_explanations,
    kind_text,
    match_score_text,
    match_sentence,
    match_title,
    opponents_of,
    opponents_text,
    partner_text,
    result_word,
    rounds_text,
    time_text,
)

PAGE: Final = 100
"""The number of rows that are read at once."""
_MOST_PAGES: Final = 12


class MatchColumn(IntEnum):
    """The columns of the list."""

    DATE = 0
    GAME = 1
    OPPONENTS = 2
    RESULT = 3
    SCORE = 4
    LENGTH = 5


_ORDERS: Final = {
    MatchColumn.DATE: MatchOrder.ENDED,
    MatchColumn.GAME: MatchOrder.GAME,
    MatchColumn.OPPONENTS: MatchOrder.OPPONENTS,
    MatchColumn.RESULT: MatchOrder.RESULT,
    MatchColumn.SCORE: MatchOrder.SCORE,
    MatchColumn.LENGTH: MatchOrder.LENGTH,
}


class MatchCounts(NamedTuple):
    """How many matches are listed."""

    selected: int
    """By the filter."""
    total: int
    """Of those of the same people, with no other filter."""
    beside: MatchesBeside
    """Beside those of the profile, by the filter."""


class _Listing(NamedTuple):
    """What is listed, in which order."""

    selection: MatchFilter
    order: MatchOrder
    is_descending: bool


class _Answer(NamedTuple):
    """The rows of some pages, with the counts."""

    listing: _Listing
    counts: MatchCounts
    pages: dict[int, list[MatchEntry]]


class MatchListModel(RowModel[MatchEntry]):
    """The selected matches of a history in an order.

    All rows are counted, but read a page at a time when a view asks for them, in the thread of the
    database; what was shown before stays until the first rows of another selection are there.
    """

    listed = Signal(object)
    """Another list is shown; emitted with its `MatchCounts`."""

    def __init__(
        self, database: DatabaseThread, profile: str | None, parent: QObject | None = None
    ) -> None:
        """The matches of a profile; of all people, if it is None. Nothing is read yet."""
        super().__init__(parent)
        self._database = database
        self._everything = MatchFilter(profile=profile)
        self._listing = _Listing(self._everything, MatchOrder.ENDED, is_descending=True)
        """What is listed, or will be when the database has answered."""
        self._count = 0
        self._known: tuple[MatchFilter, MatchCounts] | None = None
        """The filter that was listed last with its counts; None after a change of the history."""
        self._pages: OrderedDict[int, Sequence[MatchEntry]] = OrderedDict()
        self._is_reading = False
        self._is_stale = False
        """Whether another list has been asked for than the one that is being read."""
        self._wanted_page: int | None = None
        """The page that a view asked for last, and that is not being read yet."""
        database.failed.connect(self._on_failure)

    @property
    def selection(self) -> MatchFilter:
        return self._listing.selection

    def select(self, selection: MatchFilter) -> None:
        self._list(self._listing._replace(selection=selection))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        is_descending = order is Qt.SortOrder.DescendingOrder
        listing = self._listing._replace(
            order=_ORDERS[MatchColumn(column)], is_descending=is_descending
        )
        if listing != self._listing:
            self._list(listing)

    def reload(self) -> None:
        """Read the list again after a change of the history."""
        self._known = None
        self._list(self._listing)

    def row(self, number: int) -> MatchEntry | None:
        """The match in a row; None while it is being read, which this starts."""
        page, place = divmod(number, PAGE)
        entries = self._pages.get(page)
        if entries is None:
            self._want(page)
            return None
        self._pages.move_to_end(page)
        return entries[place] if place < len(entries) else None

    def reads_entries(
        self, ranges: Sequence[range]
    ) -> Callable[[sqlite3.Connection], list[MatchEntry]]:
        """A query for the matches in ranges of rows, also of those that were not read yet."""
        listing = self._listing
        return lambda connection: [
            entry for rows in ranges for entry in _read_rows(connection, listing, rows)
        ]

    def row_of(self, match_id: str) -> int | None:
        """The row of a match among those that were read."""
        return next(
            (
                page * PAGE + place
                for page, entries in self._pages.items()
                for place, entry in enumerate(entries)
                if entry.id == match_id
            ),
            None,
        )

    def titles(self) -> list[str]:
        return [
            self.tr("Date"),
            self.tr("Game"),
            self.tr("Opponents"),
            self.tr("Result"),
            self.tr("Score"),
            self.tr("Length"),
        ]

    def text(self, row: MatchEntry, column: int) -> str:
        time = row.ended or row.began
        match MatchColumn(column):
            case MatchColumn.DATE:
                return with_commas([day_text(time), time_text(time)])
            case MatchColumn.GAME:
                return match_title(row)
            case MatchColumn.OPPONENTS:
                return opponents_text(row)
            case MatchColumn.RESULT:
                return ending_word(row)
            case MatchColumn.SCORE:
                return match_score_text(row)
            case MatchColumn.LENGTH:
                return with_commas(filter(None, length_texts(row)))

    def spoken(self, row: MatchEntry, column: int) -> str:
        """A sentence with all that the row says, since rows are selected as a whole.

        Only in the first two columns, one of which is shown at any width.
        """
        is_sentence = column in (MatchColumn.DATE, MatchColumn.GAME)
        return match_sentence(row) if is_sentence else self.text(row, column)

    def tool_tip(self, row: MatchEntry) -> str:
        """What may not fit into the row."""
        time = row.ended or row.began
        lines = (
            match_title(row),
            opponents_text(row),
            partner_text(row),
            with_commas([ending_word(row), match_score_text(row)]),
            with_commas(filter(None, (day_text(time), kind_text(row), time_text(time)))),
            self.text(row, MatchColumn.LENGTH),
            *kind_explanations(row),
        )
        return "\n".join(filter(None, lines))

    def is_first_descending(self, column: int) -> bool:
        return column not in (MatchColumn.GAME, MatchColumn.OPPONENTS)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._count

    def _list(self, listing: _Listing) -> None:
        self._listing = listing
        self._wanted_page = None
        if self._is_reading:
            self._is_stale = True
        else:
            self._read([0])

    def _want(self, page: int) -> None:
        """Read a page, after the one that is being read; only the last request is kept."""
        self._wanted_page = page
        if not self._is_reading:
            self._read([page])

    def _read(self, pages: Sequence[int]) -> None:
        self._is_reading = True
        self._wanted_page = None
        listing, everything, known = self._listing, self._everything, self._known

        def answer(connection: sqlite3.Connection) -> _Answer:
            return _Answer(
                listing,
                _counts(connection, listing.selection, everything, known),
                {
                    page: _read_rows(connection, listing, range(page * PAGE, (page + 1) * PAGE))
                    for page in pages
                },
            )

        self._database.read(answer, self._take)

    def _take(self, answer: _Answer) -> None:
        self._is_reading = False
        if self._is_stale:
            self._is_stale = False
            self._read([0])
            return
        self._known = answer.listing.selection, answer.counts
        if 0 in answer.pages or answer.counts.selected != self._count:
            self.beginResetModel()
            self._pages = OrderedDict(answer.pages)
            self._count = answer.counts.selected
            self.endResetModel()
            self.listed.emit(answer.counts)
        else:
            self._keep(answer.pages)
        if self._wanted_page is not None:
            wanted, self._wanted_page = self._wanted_page, None
            if wanted not in self._pages:
                self._read([wanted])

    def _on_failure(self) -> None:
        """A query failed, perhaps one of this model: what is missing may be read again."""
        self._is_reading = self._is_stale = False

    def _keep(self, pages: dict[int, list[MatchEntry]]) -> None:
        """Keep pages that were read, and forget those that were not used for longest."""
        self._pages.update(pages)
        while len(self._pages) > _MOST_PAGES:
            self._pages.popitem(last=False)
        for page, entries in pages.items():
            first = self.index(page * PAGE, 0)
            last = self.index(page * PAGE + len(entries) - 1, len(MatchColumn) - 1)
            self.dataChanged.emit(first, last)


def _counts(
    connection: sqlite3.Connection,
    selection: MatchFilter,
    everything: MatchFilter,
    known: tuple[MatchFilter, MatchCounts] | None,
) -> MatchCounts:
    """The counts for a filter; what is known of them is not counted again."""
    if known is not None and known[0] == selection:
        return known[1]
    unfiltered = _of_same_people(everything, selection)
    if known is not None and _of_same_people(everything, known[0]) == unfiltered:
        total = known[1].total
    else:
        total = count(connection, unfiltered)
    selected = total if selection == unfiltered else count(connection, selection)
    return MatchCounts(selected, total, matches_beside(connection, selection))


def _of_same_people(everything: MatchFilter, selection: MatchFilter) -> MatchFilter:
    """The filter of all matches of those whose matches a filter selects."""
    return replace(everything, watched=selection.watched, others=selection.others)


def _read_rows(connection: sqlite3.Connection, listing: _Listing, rows: range) -> list[MatchEntry]:
    return matches(
        connection,
        listing.selection,
        listing.order,
        is_descending=listing.is_descending,
        limit=len(rows),
        offset=rows.start,
    )


def length_texts(entry: MatchEntry) -> tuple[str, str]:
    """The time and the rounds of a match; the time is empty if it is not known."""
    return duration_text(entry.seconds), rounds_text(entry.rounds)


_ROW_HEIGHT, _PORTRAIT = 41, 31
_MOST_PORTRAITS: Final = 3

_MARKS: Final[dict[int | None, Picture]] = {
    WON: badge_picture(BadgeIcon.CHECK, GOLD),
    TIED: badge_picture("=", CHIP_INACTIVE),
    LOST: badge_picture(BadgeIcon.CROSS, BLUSH),
    None: badge_picture("…", PAPER),
}
"""The mark of each result; they do not differ by colour alone."""
_WIDTHS: Final = {
    MatchColumn.DATE: 128,
    MatchColumn.SCORE: 112,
    MatchColumn.LENGTH: 108,
}
"""Widths at the normal text size; the other columns share the rest."""
_LEAST_RESULT: Final = 130
_WIDE, _MEDIUM = 800, 520
"""Below these widths at the normal text size, less columns are shown."""


class MatchTable(CellTable):
    """A table view of a `MatchListModel` whose rows are selected as a whole."""

    narrow_columns = frozenset({MatchColumn.GAME})

    opened = Signal()
    """The current match was double-clicked, or Enter was pressed."""
    deleted = Signal()
    """The Delete key was pressed."""
    typed = Signal(str)
    """A letter or digit was typed while the table had the focus."""
    left_at_top = Signal()
    """The Up key was pressed in the first row."""
    menu_requested = Signal(QPoint)
    """A menu for the selected matches was asked for at a global position."""

    def __init__(self, model: MatchListModel, art: CardArt) -> None:
        super().__init__(model, _ROW_HEIGHT, _PORTRAIT)
        self._matches, self._art = model, art
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.horizontalHeader()
        header.setSortIndicator(MatchColumn.DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        for column in (MatchColumn.GAME, MatchColumn.OPPONENTS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column, width in {**_WIDTHS, MatchColumn.RESULT: _result_width()}.items():
            self.setColumnWidth(column, round(width * text_scale()))
        self.doubleClicked.connect(lambda _: self.opened.emit())

    @property
    def selected_ranges(self) -> list[range]:
        """The selected rows, in ranges from the top."""
        selection = self.selectionModel().selection()
        parts = map(selection.at, range(selection.size()))
        ranges = (range(part.top(), part.bottom() + 1) for part in parts)
        return sorted(ranges, key=lambda rows: rows.start)

    @property
    def selected_count(self) -> int:
        return sum(map(len, self.selected_ranges))

    @property
    def selected_entry(self) -> MatchEntry | None:
        """The match if one is selected, and only one; None also while it is being read."""
        ranges = self.selected_ranges
        return self._matches.row(ranges[0].start) if self.selected_count == 1 else None

    def columns_at(self, width: float) -> frozenset[int]:
        if width >= _WIDE:
            return frozenset(MatchColumn)
        if width >= _MEDIUM:
            return frozenset({MatchColumn.GAME, MatchColumn.OPPONENTS, MatchColumn.RESULT})
        return self.narrow_columns

    def cell(self, index: Index) -> RowCell:
        """What a cell shows: also what has no column of its own at this width."""
        entry: MatchEntry | None = index.data(ROW_ROLE)
        if entry is None:
            return RowCell()
        if self.is_narrow:
            return self._whole_row(entry)
        time = entry.ended or entry.began
        day, kind, score = day_text(time), kind_text(entry), match_score_text(entry)
        is_whole = MatchColumn.SCORE in self.shown_columns
        match MatchColumn(index.column()):
            case MatchColumn.DATE:
                cell = RowCell(day, time_text(time))
            case MatchColumn.GAME:
                below = kind if is_whole else with_commas(filter(None, (day, kind)))
                cell = RowCell(match_title(entry), below, is_bold=True)
            case MatchColumn.OPPONENTS:
                portraits = self._portraits(entry)
                cell = RowCell(opponents_text(entry), partner_text(entry), portraits)
            case MatchColumn.RESULT:
                below = "" if is_whole else score
                cell = RowCell(ending_word(entry), below, mark=_MARKS[entry.result], is_bold=True)
            case MatchColumn.SCORE:
                cell = RowCell(score, is_bold=True)
            case MatchColumn.LENGTH:
                duration, rounds = length_texts(entry)
                cell = RowCell(duration, rounds) if duration else RowCell(rounds)
        return cell

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a match with Enter, delete with Delete, leave upwards from the first row."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_at_top.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Leave what is typed to the search field."""
        if search.strip():
            self.typed.emit(search)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.selected_count:
            self.menu_requested.emit(event.globalPos())

    def _whole_row(self, entry: MatchEntry) -> RowCell:
        """Opponents and result in the first line, the rest in the second."""
        details = (match_title(entry), day_text(entry.ended or entry.began), kind_text(entry))
        return RowCell(
            opponents_text(entry),
            " · ".join(filter(None, details)),
            self._portraits(entry),
            _MARKS[entry.result],
            ending_word(entry),
            match_score_text(entry),
        )

    def _portraits(self, entry: MatchEntry) -> list[Picture]:
        shown = opponents_of(entry)[:_MOST_PORTRAITS]
        return [partial(self._art.portrait, _portrait(player)) for player in shown]


def _portrait(player: Player) -> str:
    level = find_level(player.level)
    return level.portrait if level else OWN_PORTRAIT


def _result_width() -> int:
    """The width that the longest result needs at the normal text size."""
    words = [agreed_word(), *map(result_word, _MARKS)]
    cells = (RowCell(word, mark=_MARKS[None], is_bold=True) for word in words)
    return max(_LEAST_RESULT, *map(cell_width, cells))
