"""The model of the list of matches: it reads what is shown, sorts and filters."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_list import MatchEntry, MatchOrder
from scopa_desktop.ui.history.match_list_model import (
    ENTRY_ROLE,
    PAGE,
    MatchColumn,
    MatchCounts,
    MatchListModel,
)
from tests.looping import loop_over

from .conftest import Library, record_of

MANY = 1500
ORDERS = {
    MatchColumn.DATE: MatchOrder.ENDED,
    MatchColumn.GAME: MatchOrder.GAME,
    MatchColumn.OPPONENTS: MatchOrder.OPPONENTS,
    MatchColumn.RESULT: MatchOrder.RESULT,
    MatchColumn.SCORE: MatchOrder.SCORE,
    MatchColumn.LENGTH: MatchOrder.LENGTH,
}


def listed(qtbot: QtBot, model: MatchListModel) -> None:
    """Wait until another list is shown."""
    with qtbot.waitSignal(model.listed):
        pass


def listing(qtbot: QtBot, reader: HistoryReader) -> MatchListModel:
    """A model that has listed all matches."""
    model = MatchListModel(reader, None)
    model.reload()
    listed(qtbot, model)
    return model


def entry_in(qtbot: QtBot, model: MatchListModel, row: int) -> MatchEntry:
    """The match in a row, as soon as it was read."""
    qtbot.waitUntil(lambda: model.entry(row) is not None)
    entry = model.entry(row)
    assert entry is not None
    return entry


def loaded(model: MatchListModel) -> list[int]:
    """The pages that the model holds."""
    return sorted(model._pages)


def fill(library: Library, count: int = MANY) -> list[str]:
    """Add matches without files, the newest first; returns their ids."""
    records = [record_of(deal=deal) for deal in range(1, 6)]
    ids = []
    for number in range(count):
        record = records[number % len(records)]
        ids.append(library.add(record, number / 24, has_file=False, seconds=number))
    return ids


def test_many_matches_are_counted_and_only_those_in_sight_are_read(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    ids = fill(library)
    model = MatchListModel(reader, None)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.reload()
    listed(qtbot, model)
    assert model.rowCount() == MANY
    assert loaded(model)[0] == 0
    assert len(loaded(model)) <= 2  # The tester looks at the first and the last row.
    for row in (MANY - 1, 1234):
        assert entry_in(qtbot, model, row).id == ids[row]


def test_a_page_is_read_when_a_row_of_it_is_asked_for(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    ids = fill(library, PAGE * 2 + 5)
    model = listing(qtbot, reader)
    index = model.index(PAGE * 2, MatchColumn.DATE)
    assert index.data(ENTRY_ROLE) is None
    assert index.data() is None
    with qtbot.waitSignal(model.dataChanged) as changed:
        pass
    assert changed.args[0].row() == PAGE * 2
    assert changed.args[1].row() == PAGE * 2 + 4
    assert index.data(ENTRY_ROLE).id == ids[PAGE * 2]


def test_the_model_forgets_pages_that_were_not_used_for_long(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    fill(library)
    model = listing(qtbot, reader)
    for page in range(MANY // PAGE):
        entry_in(qtbot, model, page * PAGE)
    assert len(loaded(model)) == 12
    assert loaded(model)[-1] == MANY // PAGE - 1


@loop_over("column", list(MatchColumn), ids=lambda column: column.name)
def test_each_column_sorts_as_the_history_does(
    qtbot: QtBot, library: Library, reader: HistoryReader, column: MatchColumn
) -> None:
    if not library.history.count(MatchFilter()):
        library.add_usual()
    model = listing(qtbot, reader)
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        if not model.is_sorted_by(column, order):
            model.sort(column, order)
            listed(qtbot, model)
        assert model.is_sorted_by(column, order)
        expected = library.history.matches(
            MatchFilter(), ORDERS[column], is_descending=order is Qt.SortOrder.DescendingOrder
        )
        rows = [model.entry(row) for row in range(model.rowCount())]
        assert rows == expected


def test_only_the_last_of_several_filters_is_listed(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    library.add_usual()
    model = MatchListModel(reader, None)
    counts: list[MatchCounts] = []
    model.listed.connect(counts.append)
    for text in ("s", "sc", "nothing", "Pina"):
        model.select(MatchFilter(text=text))
    qtbot.waitUntil(lambda: bool(counts))
    assert [count.selected for count in counts] == [2]
    assert counts[0].total == 5
    assert model.rowCount() == 2


def test_what_was_listed_stays_until_the_new_list_is_there(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    library.add_usual()
    model = listing(qtbot, reader)
    model.select(MatchFilter(deal_number=22))
    assert model.rowCount() == 5
    listed(qtbot, model)
    assert model.rowCount() == 1


def test_a_failure_is_reported_and_the_list_can_be_read_again(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    library.add_usual()
    model = listing(qtbot, reader)
    library.history.connection.execute("ALTER TABLE match RENAME TO gone")
    with qtbot.waitSignal(reader.failed):
        model.reload()
    library.history.connection.execute("ALTER TABLE gone RENAME TO match")
    model.reload()
    listed(qtbot, model)
    assert model.rowCount() == 5


def test_a_row_is_a_sentence_for_screen_readers(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    library.add_usual()
    model = listing(qtbot, reader)
    role = Qt.ItemDataRole.AccessibleTextRole
    sentence = model.index(1, 0).data(role)
    for part in ("against Zia Pina", "Cirulla", "Yesterday", "1 h 20 min", "rounds"):
        assert part in sentence
    assert model.index(4, 0).data(role).endswith("played again")
    texts = [model.index(1, column).data(role) for column in range(1, len(MatchColumn))]
    assert texts == [model.index(1, column).data() for column in range(1, len(MatchColumn))]
    assert all(texts)
    assert "not counted" in model.index(4, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(QModelIndex()) == len(MatchColumn)


def test_a_list_that_is_gone_is_told_of_no_result(
    qtbot: QtBot, library: Library, reader: HistoryReader
) -> None:
    library.add_usual()
    model = MatchListModel(reader, None)
    model.reload()
    model.deleteLater()
    finished: list[object] = []
    qtbot.waitUntil(lambda: _is_gone(model))
    reader.run(lambda history: history.count(MatchFilter()), finished.append)
    qtbot.waitUntil(lambda: bool(finished))
    assert finished == [5]


def _is_gone(model: MatchListModel) -> bool:
    try:
        model.objectName()
    except RuntimeError:
        return True
    return False
