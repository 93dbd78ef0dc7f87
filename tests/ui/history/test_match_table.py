"""The model of the list of matches: it reads what is shown, sorts and filters."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, MatchOrder, count
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.match_table import (
    PAGE,
    MatchColumn,
    MatchCounts,
    MatchListModel,
    MatchTable,
)
from scopa_desktop.ui.widgets.row_delegate import LOWER_LINE, UPPER_LINE
from scopa_desktop.ui.widgets.row_table import ROW_ROLE
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


def listing(qtbot: QtBot, database_thread: DatabaseThread) -> MatchListModel:
    """A model that has listed all matches."""
    model = MatchListModel(database_thread, None)
    model.reload()
    listed(qtbot, model)
    return model


def entry_in(qtbot: QtBot, model: MatchListModel, row: int) -> MatchEntry:
    """The match in a row, as soon as it was read."""
    qtbot.waitUntil(lambda: model.row(row) is not None)
    entry = model.row(row)
    assert entry is not None
    return entry


def loaded(model: MatchListModel) -> list[int]:
    """The pages that the model holds."""
    return sorted(model._pages)


def fill(library: Library, count: int = MANY) -> list[str]:
    """Add matches, the newest first; returns their ids."""
    records = [record_of(deal=deal) for deal in range(1, 6)]
    ids = []
    with library.database.writing() as connection:
        for number in range(count):
            record = records[number % len(records)]
            ids.append(library.add_to(connection, record, number / 24, seconds=number))
    return ids


def test_many_matches_are_counted_and_only_those_in_sight_are_read(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    ids = fill(library)
    model = MatchListModel(database_thread, None)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.reload()
    listed(qtbot, model)
    assert model.rowCount() == MANY
    assert loaded(model)[0] == 0
    assert len(loaded(model)) <= 2  # The tester looks at the first and the last row.
    for row in (MANY - 1, 1234):
        assert entry_in(qtbot, model, row).id == ids[row]


def test_a_page_is_read_when_a_row_of_it_is_asked_for(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    ids = fill(library, PAGE * 2 + 5)
    model = listing(qtbot, database_thread)
    index = model.index(PAGE * 2, MatchColumn.DATE)
    assert index.data(ROW_ROLE) is None
    assert index.data() is None
    with qtbot.waitSignal(model.dataChanged) as changed:
        pass
    assert changed.args[0].row() == PAGE * 2
    assert changed.args[1].row() == PAGE * 2 + 4
    assert index.data(ROW_ROLE).id == ids[PAGE * 2]


def test_the_model_forgets_pages_that_were_not_used_for_long(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    fill(library)
    model = listing(qtbot, database_thread)
    for page in range(MANY // PAGE):
        entry_in(qtbot, model, page * PAGE)
    assert len(loaded(model)) == 12
    assert loaded(model)[-1] == MANY // PAGE - 1


@loop_over("column", list(MatchColumn), ids=lambda column: column.name)
def test_each_column_sorts_as_the_history_does(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread, column: MatchColumn
) -> None:
    if not library.entries():
        library.add_usual()
    model = listing(qtbot, database_thread)
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        model.sort(column, order)
        listed(qtbot, model)
        expected = library.entries(
            ORDERS[column], is_descending=order is Qt.SortOrder.DescendingOrder
        )
        rows = [model.row(row) for row in range(model.rowCount())]
        assert rows == expected


def test_only_the_last_of_several_filters_is_listed(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    library.add_usual()
    model = MatchListModel(database_thread, None)
    counts: list[MatchCounts] = []
    model.listed.connect(counts.append)
    for text in ("s", "sc", "nothing", "Pina"):
        model.select(MatchFilter(text=text))
    qtbot.waitUntil(lambda: bool(counts))
    assert [count.selected for count in counts] == [2]
    assert counts[0].total == 5
    assert model.rowCount() == 2


def test_what_was_listed_stays_until_the_new_list_is_there(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    library.add_usual()
    model = listing(qtbot, database_thread)
    model.select(MatchFilter(deal_number=22))
    assert model.rowCount() == 5
    listed(qtbot, model)
    assert model.rowCount() == 1


def test_a_failure_is_reported_and_the_list_can_be_read_again(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    library.add_usual()
    model = listing(qtbot, database_thread)
    library.database.connection.execute("ALTER TABLE match RENAME TO gone")
    with qtbot.waitSignal(database_thread.failed):
        model.reload()
    library.database.connection.execute("ALTER TABLE gone RENAME TO match")
    model.reload()
    listed(qtbot, model)
    assert model.rowCount() == 5


def test_a_row_is_a_sentence_for_screen_readers(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    library.add_usual()
    model = listing(qtbot, database_thread)
    role = Qt.ItemDataRole.AccessibleTextRole
    sentence = model.index(1, 0).data(role)
    for part in ("against Zia Pina", "Cirulla", "Yesterday", "1 h 20 min", "rounds"):
        assert part in sentence
    assert model.index(4, 0).data(role).endswith("played again")
    assert model.index(1, MatchColumn.GAME).data(role) == sentence
    texts = [model.index(1, column).data(role) for column in range(2, len(MatchColumn))]
    assert texts == [model.index(1, column).data() for column in range(2, len(MatchColumn))]
    assert all(texts)
    assert "not counted" in model.index(4, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(QModelIndex()) == len(MatchColumn)


def test_a_list_that_is_gone_is_told_of_no_result(
    qtbot: QtBot, library: Library, database_thread: DatabaseThread
) -> None:
    library.add_usual()
    model = MatchListModel(database_thread, None)
    model.reload()
    model.deleteLater()
    finished: list[object] = []
    qtbot.waitUntil(lambda: _is_gone(model))
    database_thread.read(lambda connection: count(connection, MatchFilter()), finished.append)
    qtbot.waitUntil(lambda: bool(finished))
    assert finished == [5]


def _is_gone(model: MatchListModel) -> bool:
    try:
        model.objectName()
    except RuntimeError:
        return True
    return False


def test_the_frame_of_the_selected_row_cuts_no_letter(context: Context) -> None:
    table = MatchTable(MatchListModel(context.database_thread, None), context.art)
    frame = 3  # The space around the frame of a selected row, and the inner half of its line.
    lines = UPPER_LINE + LOWER_LINE
    assert table.verticalHeader().defaultSectionSize() >= lines + 2 * frame
