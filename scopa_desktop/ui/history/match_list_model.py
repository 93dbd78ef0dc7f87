"""The model of the list of matches: it keeps only the rows near those that are shown."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_list import (
    MatchEntry,
    MatchesBeside,
    MatchOrder,
    matches_beside,
)
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.plain_text import plain_tool_tip
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.match_wording import (
    day_text,
    duration_text,
    ending_word,
    kind_text,
    match_score_text,
    match_sentence,
    match_title,
    opponents_text,
    origin_explanation,
    partner_text,
    rounds_text,
    time_text,
)
from scopa_desktop.ui.wording.text_direction import without_marks

N_: Final = partial(QT_TRANSLATE_NOOP, "MatchListModel")

PAGE: Final = 100
"""The number of rows that are read at once."""
_MOST_PAGES: Final = 12
ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The `MatchEntry` of a row; None while it is being read."""


class MatchColumn(IntEnum):
    """The columns of the list."""

    DATE = 0
    GAME = 1
    OPPONENTS = 2
    RESULT = 3
    SCORE = 4
    LENGTH = 5


COLUMN_TITLES: Final[dict[MatchColumn, object]] = {
    MatchColumn.DATE: N_("Date"),
    MatchColumn.GAME: N_("Game"),
    MatchColumn.OPPONENTS: N_("Opponents"),
    MatchColumn.RESULT: N_("Result"),
    MatchColumn.SCORE: N_("Score"),
    MatchColumn.LENGTH: N_("Length"),
}
_ORDERS: Final = {
    MatchColumn.DATE: MatchOrder.ENDED,
    MatchColumn.GAME: MatchOrder.GAME,
    MatchColumn.OPPONENTS: MatchOrder.OPPONENTS,
    MatchColumn.RESULT: MatchOrder.RESULT,
    MatchColumn.SCORE: MatchOrder.SCORE,
    MatchColumn.LENGTH: MatchOrder.LENGTH,
}
FIRST_DESCENDING: Final = frozenset(
    {MatchColumn.DATE, MatchColumn.RESULT, MatchColumn.SCORE, MatchColumn.LENGTH}
)
"""The columns that are sorted from the highest value at first."""


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


class MatchListModel(QAbstractTableModel):
    """The selected matches of a history in an order.

    All rows are counted, but read a page at a time when a view asks for them, in the thread of the
    reader; what was shown before stays until the first rows of another selection are there.
    """

    listed = Signal(object)
    """Another list is shown; emitted with its `MatchCounts`."""

    def __init__(
        self, reader: HistoryReader, profile: str | None, parent: QObject | None = None
    ) -> None:
        """The matches of a profile; of all people, if it is None. Nothing is read yet."""
        super().__init__(parent)
        self._reader = reader
        self._everything = MatchFilter(profile=profile)
        self._listing = _Listing(self._everything, MatchOrder.ENDED, is_descending=True)
        """What is listed, or will be when the reader has answered."""
        self._rows = 0
        self._known: tuple[MatchFilter, MatchCounts] | None = None
        """The filter that was listed last with its counts; None after a change of the history."""
        self._pages: OrderedDict[int, Sequence[MatchEntry]] = OrderedDict()
        self._is_reading = False
        self._is_stale = False
        """Whether another list has been asked for than the one that is being read."""
        self._wanted_page: int | None = None
        """The page that a view asked for last, and that is not being read yet."""
        reader.failed.connect(self._on_failure)

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

    def is_sorted_by(self, column: MatchColumn, order: Qt.SortOrder) -> bool:
        is_descending = order is Qt.SortOrder.DescendingOrder
        return (self._listing.order, self._listing.is_descending) == (
            _ORDERS[column],
            is_descending,
        )

    def reload(self) -> None:
        """Read the list again after a change of the history."""
        self._known = None
        self._list(self._listing)

    def entry(self, row: int) -> MatchEntry | None:
        """The match in a row; None while it is being read, which this starts."""
        page, place = divmod(row, PAGE)
        entries = self._pages.get(page)
        if entries is None:
            self._want(page)
            return None
        self._pages.move_to_end(page)
        return entries[place] if place < len(entries) else None

    def reads_entries(self, ranges: Sequence[range]) -> Callable[[MatchHistory], list[MatchEntry]]:
        """A query for the matches in ranges of rows, also of those that were not read yet."""
        listing = self._listing
        return lambda history: [
            entry for rows in ranges for entry in _read_rows(history, listing, rows)
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
        return [self.tr(str(COLUMN_TITLES[column])) for column in MatchColumn]

    # --- Qt ------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(MatchColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.titles()[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The match by `ENTRY_ROLE`, and its texts.

        The first column has a sentence with all that the row says as its accessible text, since
        rows are selected as a whole.
        """
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None:
            return None
        column = MatchColumn(index.column())
        match role:
            case _ if role == ENTRY_ROLE:
                return entry
            case Qt.ItemDataRole.DisplayRole:
                return _cell_text(entry, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                is_first = column == 0
                text = match_sentence(entry) if is_first else _cell_text(entry, column)
                return without_marks(text)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tool_tip(_tool_tip(entry))
        return None

    # --- reading -------------------------------------------------------------------------------

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

        def answer(history: MatchHistory) -> _Answer:
            return _Answer(
                listing,
                _counts(history, listing.selection, everything, known),
                {page: _read_page(history, listing, page) for page in pages},
            )

        self._reader.run(answer, self._take)

    def _take(self, answer: _Answer) -> None:
        self._is_reading = False
        if self._is_stale:
            self._is_stale = False
            self._read([0])
            return
        self._known = answer.listing.selection, answer.counts
        if 0 in answer.pages or answer.counts.selected != self._rows:
            self.beginResetModel()
            self._pages = OrderedDict(answer.pages)
            self._rows = answer.counts.selected
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
    history: MatchHistory,
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
        total = history.count(unfiltered)
    selected = total if selection == unfiltered else history.count(selection)
    return MatchCounts(selected, total, matches_beside(history.connection, selection))


def _of_same_people(everything: MatchFilter, selection: MatchFilter) -> MatchFilter:
    """The filter of all matches of those whose matches a filter selects."""
    return replace(everything, watched=selection.watched, others=selection.others)


def _read_page(history: MatchHistory, listing: _Listing, page: int) -> list[MatchEntry]:
    return _read_rows(history, listing, range(page * PAGE, (page + 1) * PAGE))


def _read_rows(history: MatchHistory, listing: _Listing, rows: range) -> list[MatchEntry]:
    return history.matches(
        listing.selection,
        listing.order,
        is_descending=listing.is_descending,
        limit=len(rows),
        offset=rows.start,
    )


def _cell_text(entry: MatchEntry, column: MatchColumn) -> str:
    time = entry.ended or entry.began
    match column:
        case MatchColumn.DATE:
            return with_commas([day_text(time), time_text(time)])
        case MatchColumn.GAME:
            return match_title(entry)
        case MatchColumn.OPPONENTS:
            return opponents_text(entry)
        case MatchColumn.RESULT:
            return ending_word(entry)
        case MatchColumn.SCORE:
            return match_score_text(entry)
        case MatchColumn.LENGTH:
            parts = (duration_text(entry.seconds), rounds_text(entry.rounds))
            return with_commas(filter(None, parts))


def _tool_tip(entry: MatchEntry) -> str:
    """What may not fit into the row."""
    time = entry.ended or entry.began
    lines = (
        match_title(entry),
        opponents_text(entry),
        partner_text(entry),
        with_commas([ending_word(entry), match_score_text(entry)]),
        with_commas(filter(None, (day_text(time), kind_text(entry), time_text(time)))),
        _cell_text(entry, MatchColumn.LENGTH),
        origin_explanation(entry.origin),
    )
    return "\n".join(filter(None, lines))
