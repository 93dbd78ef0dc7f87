"""What all charts share: pointing, keys, table, picture, CSV, the menu and the empty state."""

import csv
import io
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QColor, QContextMenuEvent, QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.csv_text import CsvValue
from scopa_desktop.ui.charts.categories_chart import CategoriesChart, CategoryRow
from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_canvas import ChartTip, empty_texts
from scopa_desktop.ui.charts.chart_table import ChartTable, ColumnKind, cell_text
from scopa_desktop.ui.charts.results_chart import ResultsChart, ResultsData
from scopa_desktop.ui.charts.share_charts import OpponentRow, OpponentsChart
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.text_language import translation_file
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.theme.fonts import LARGE_SIZE, body_font, set_text_size, text_scale
from scopa_desktop.ui.theme.painting import text_height, text_width
from scopa_desktop.ui.wording.text_direction import without_marks

from ..accessible import Role, tree_of
from ..conftest import SetPalette
from ..parts import open_menu, texts_of
from .conftest import CATEGORIES, MAKERS, SaveDialog, ShowChart, centre, move_to, results, tip

LEFT = Qt.MouseButton.LeftButton
NO_DATA: dict[str, object] = {
    "results": ResultsData(),
    "categories": (),
    "opponents": (),
    "calendar": {date(2025, 1, 1): 0},
    "bands": (),
}


def shown(chart: Chart[Any]) -> QImage:
    return chart.canvas.grab().toImage()


# --- pointing -------------------------------------------------------------------------------------


def test_every_element_is_found_below_the_pointer(chart: Chart[Any]) -> None:
    scene = chart.canvas.scene
    assert scene is not None and scene.elements
    for index, element in enumerate(scene.elements):
        assert scene.element_at(element.box.center()) == index
        assert chart.canvas.rect().toRectF().contains(element.box)


def test_hovering_shows_the_values(chart: Chart[Any], qtbot: QtBot) -> None:
    before = shown(chart)
    move_to(chart, 1)
    qtbot.waitUntil(lambda: chart.canvas.tip_text == tip(chart, 1))
    assert shown(chart) != before


def test_leaving_the_chart_hides_them(chart: Chart[Any], qtbot: QtBot) -> None:
    before = shown(chart)
    move_to(chart, 1)
    qtbot.waitUntil(lambda: bool(chart.canvas.tip_text))
    QApplication.sendEvent(chart.canvas, QEvent(QEvent.Type.Leave))
    assert chart.canvas.tip_text == ""
    assert shown(chart) == before


def test_the_values_go_with_the_chart(chart: Chart[Any], qtbot: QtBot) -> None:
    move_to(chart, 1)
    qtbot.waitUntil(lambda: bool(chart.canvas.tip_text))
    chart.show_table_action.trigger()
    assert chart.canvas.tip_text == ""
    window = chart.window()
    assert len(window.findChildren(ChartTip)) == 1
    chart.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(ChartTip))


def test_a_click_moves_the_focus_to_an_element(chart: Chart[Any], qtbot: QtBot) -> None:
    qtbot.mouseClick(chart.canvas, LEFT, pos=centre(chart, 1))
    assert chart.canvas.hasFocus()
    assert chart.canvas.current == 1


# --- keyboard -------------------------------------------------------------------------------------


def test_tab_reaches_the_chart_and_shows_a_ring(chart: Chart[Any], qtbot: QtBot) -> None:
    chart.menu_button.setFocus()
    before = shown(chart)
    qtbot.keyClick(chart.menu_button, Qt.Key.Key_Tab)
    assert chart.canvas.hasFocus()
    assert chart.canvas.current is not None
    assert shown(chart) != before
    assert chart.canvas.tip_text == tip(chart, chart.canvas.current)


def test_home_and_end_reach_both_ends(chart: Chart[Any], qtbot: QtBot) -> None:
    chart.canvas.setFocus()
    scene = chart.canvas.scene
    assert scene is not None
    qtbot.keyClick(chart.canvas, Qt.Key.Key_End)
    assert chart.canvas.current == len(scene.elements) - 1
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    assert chart.canvas.current == 0


@pytest.mark.parametrize("name", ["categories", "opponents", "bands"])
def test_up_and_down_walk_the_rows(
    name: str, show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = show(MAKERS[name](save_dialog))
    chart.canvas.setFocus()
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(chart.canvas, key)
        walked.append(chart.canvas.current)
    assert walked == [1, 0, 0]


def test_new_data_keep_the_focus_where_it_can_stay(
    show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = CategoriesChart("Points", save_dialog)
    chart.set_data(CATEGORIES)
    show(chart)
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_End)
    chart.set_data(CATEGORIES[::-1])
    assert chart.canvas.current == 2
    assert "Cards" in chart.canvas.accessibleDescription()
    chart.set_data(CATEGORIES[:2])
    assert chart.canvas.current is None
    shown(chart)
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Down)
    assert chart.canvas.current == 1


def test_the_focus_is_told_to_screen_readers(chart: Chart[Any], qtbot: QtBot) -> None:
    assert chart.canvas.accessibleName() == chart.title()
    hint = chart.canvas.accessibleDescription()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    assert chart.canvas.accessibleDescription() == without_marks(tip(chart, 0)) != hint


def test_other_keys_are_left_to_the_dialog(
    show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    chart = MAKERS["categories"](save_dialog)
    QVBoxLayout(dialog).addWidget(chart)
    dialog.show()
    chart.canvas.setFocus()
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(chart.canvas, Qt.Key.Key_Escape)


def test_the_page_follows_the_focus(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    page = QWidget()
    column = QVBoxLayout(page)
    chart = CategoriesChart("Points", save_dialog)
    rows = (CategoryRow(f"Category {n}", n, n, n, n) for n in range(40))
    chart.set_data(tuple(rows))
    column.addWidget(chart)
    area.setWidget(page)
    area.resize(500, 240)
    area.show()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_End)
    corner = chart.canvas.mapTo(area.viewport(), centre(chart, 39))
    assert area.viewport().rect().contains(corner)
    assert chart.canvas.tip_text == tip(chart, 39)
    (plate,) = page.findChildren(ChartTip)
    assert (
        area.viewport()
        .rect()
        .contains(QRect(plate.mapTo(area.viewport(), QPoint(0, 0)), plate.size()))
    )
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    assert area.viewport().rect().contains(chart.canvas.mapTo(area.viewport(), centre(chart, 0)))


def test_after_a_resize_the_focus_is_where_it_was(chart: Chart[Any], qtbot: QtBot) -> None:
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    chart.window().resize(400, 700)
    QApplication.processEvents()
    assert chart.canvas.current == 0
    assert chart.canvas.rect().contains(centre(chart, 0))


# --- table ----------------------------------------------------------------------------------------


def test_the_table_has_the_texts_of_the_data(chart: Chart[Any]) -> None:
    chart.show_table_action.trigger()
    model, table = chart.table_view.model(), chart.table()
    assert isinstance(model, ChartTable)
    assert model.rowCount() == len(table.rows) > 0
    for row, values in enumerate(table.rows):
        for place, (value, column) in enumerate(zip(values, table.columns, strict=True)):
            text = model.index(row, place).data()
            assert text == cell_text(value, column.kind)
            assert (text == "") is (value is None)
    titles = [
        model.headerData(place, Qt.Orientation.Horizontal) for place in range(model.columnCount())
    ]
    assert titles == list(table.header)
    assert all(titles)


def test_the_model_keeps_the_rules_of_models(chart: Chart[Any]) -> None:
    chart.show_table_action.trigger()
    model = chart.table_view.model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, chart)
    chart.update_chart()
    assert model.rowCount() == len(chart.table().rows)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None


@pytest.mark.parametrize(
    ("value", "kind", "text"),
    [
        (1_204, ColumnKind.COUNT, "1,204"),
        (0.489, ColumnKind.SHARE, "48.9%"),
        (1.0, ColumnKind.SHARE, "100.0%"),
        (None, ColumnKind.SHARE, ""),
        ("1", ColumnKind.TEXT, "1"),
        (date(2026, 11, 22), ColumnKind.DATE, "Sunday, 22 November 2026"),
    ],
)
def test_cells_are_written_as_in_the_language(
    value: CsvValue, kind: ColumnKind, text: str, qapp: QApplication
) -> None:
    shown_text = cell_text(value, kind)
    assert "".join(c for c in shown_text if c.isprintable()) == text


def test_the_toggle_swaps_chart_and_table_with_the_focus(chart: Chart[Any], qtbot: QtBot) -> None:
    chart.canvas.setFocus()
    chart.show_table_action.trigger()
    assert chart.table_view.isVisible() and not chart.canvas.isVisible()
    assert chart.table_view.hasFocus()
    chart.show_table_action.trigger()
    assert chart.canvas.isVisible() and not chart.table_view.isVisible()
    assert chart.canvas.hasFocus()


def test_an_open_table_follows_the_data(show: ShowChart, save_dialog: SaveDialog) -> None:
    chart = ResultsChart("Results", save_dialog)
    chart.set_data(results(3))
    show(chart)
    chart.show_table_action.trigger()
    chart.set_data(results(12))
    assert chart.table_view.model().rowCount() == 12
    chart.show_table_action.trigger()
    chart.set_data(results(5))
    chart.show_table_action.trigger()
    assert chart.table_view.model().rowCount() == 5


@pytest.mark.usefixtures("screen_reader")
def test_a_screen_reader_reads_the_table_cell_by_cell(chart: Chart[Any]) -> None:
    chart.window().resize(1600, 700)
    chart.show_table_action.trigger()
    tree = tree_of(chart)
    (table,) = [node for node in tree if node.role == Role.Table]
    assert table.name == chart.title()
    cells = [node.name for node in tree if node.role == Role.Cell]
    model = chart.table_view.model()
    assert cells[: model.columnCount()] == [
        without_marks(model.index(0, column).data()) for column in range(model.columnCount())
    ]
    headers = [node.name for node in tree if node.role == Role.ColumnHeader]
    assert headers == list(chart.table().header)


def test_tab_leaves_the_table(chart: Chart[Any], qtbot: QtBot) -> None:
    chart.show_table_action.trigger()
    chart.table_view.setFocus()
    qtbot.keyClick(chart.table_view, Qt.Key.Key_Tab)
    assert not chart.table_view.hasFocus()


@pytest.mark.usefixtures("screen_reader")
def test_all_that_is_interactive_has_a_name(chart: Chart[Any]) -> None:
    nodes = tree_of(chart).usable()
    assert nodes
    assert all(node.name.strip() for node in nodes)
    assert all(node.role not in (Role.NoRole, Role.Client) for node in nodes)


# --- CSV ------------------------------------------------------------------------------------------


def parsed(text: str, kind: ColumnKind) -> CsvValue:
    if not text:
        return None
    match kind:
        case ColumnKind.COUNT:
            return int(text)
        case ColumnKind.SHARE:
            return float(text)
        case ColumnKind.DATE:
            return date.fromisoformat(text)
    return text


def test_the_exported_file_has_the_values_of_the_table(
    chart: Chart[Any], save_dialog: SaveDialog, tmp_path: Path
) -> None:
    save_dialog.path = tmp_path / "table.csv"
    chart.export_action.trigger()
    content = save_dialog.path.read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    text = content.decode("utf-8-sig")
    header, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    table = chart.table()
    assert tuple(header) == table.header
    kinds = [column.kind for column in table.columns]
    assert len(rows) == len(table.rows)
    for row, expected in zip(rows, table.rows, strict=True):
        values = [parsed(cell, kind) for cell, kind in zip(row, kinds, strict=True)]
        assert values == [
            pytest.approx(v, abs=1e-6) if isinstance(v, float) else v for v in expected
        ]
    assert any(str(save_dialog.path) in text for text in texts_of(chart))


def test_a_name_is_not_a_formula_in_the_file(
    show: ShowChart, save_dialog: SaveDialog, tmp_path: Path
) -> None:
    chart = OpponentsChart("Opponents", save_dialog)
    chart.set_data([OpponentRow('=HYPERLINK("http://x")', 1, 2)])
    show(chart)
    save_dialog.path = tmp_path / "table.csv"
    chart.export_action.trigger()
    _, row = csv.reader(io.StringIO(save_dialog.path.read_text("utf-8-sig"), newline=""))
    assert row[0] == '\'=HYPERLINK("http://x")'
    assert chart.table_view.model().index(0, 0).data() == '=HYPERLINK("http://x")'


def test_a_file_name_is_proposed_and_cancelling_writes_nothing(
    show: ShowChart, save_dialog: SaveDialog, tmp_path: Path
) -> None:
    chart = CategoriesChart("Points: you / they", save_dialog)
    chart.set_data(CATEGORIES)
    show(chart)
    chart.export_action.trigger()
    assert [path.name for path in save_dialog.proposals] == ["Points- you - they.csv"]
    assert list(tmp_path.iterdir()) == []
    assert len(texts_of(chart)) == 2, "no message below the chart"


def test_an_error_is_a_sentence_below_the_chart(
    show: ShowChart, save_dialog: SaveDialog, tmp_path: Path
) -> None:
    chart = show(MAKERS["categories"](save_dialog))
    save_dialog.path = tmp_path
    chart.export_action.trigger()
    assert any("is not a file" in text for text in texts_of(chart))


def test_the_file_dialog_of_the_game_asks_for_the_file(
    show: ShowChart, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chart = CategoriesChart("Points", choose_save_path)
    chart.set_data(CATEGORIES)
    show(chart)
    answers: list[tuple[object, ...]] = []

    def answer(*question: object) -> tuple[str, str]:
        answers.append(question)
        return str(tmp_path / "points"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    chart.export_action.trigger()
    assert [path.name for path in tmp_path.iterdir()] == ["points.csv"]
    ((parent, title, proposal, kinds),) = answers
    assert (parent, title, kinds) == (chart, "Export as CSV", "Tables (*.csv)")
    assert str(proposal).endswith("Points.csv")


# --- picture --------------------------------------------------------------------------------------


def test_the_picture_is_large_and_light(chart: Chart[Any], set_palette: SetPalette) -> None:
    set_palette(DARK_PALETTE)
    chart.copy_action.trigger()
    image = QApplication.clipboard().image()
    width = chart.canvas.width()
    height = chart.height_for(width)
    assert image.width() >= 2 * width and image.height() >= 2 * height
    corners = [image.pixelColor(0, 0), image.pixelColor(image.width() - 1, image.height() - 1)]
    assert corners == 2 * [QColor(LIGHT_PALETTE.background)]
    assert len({image.pixel(x, y) for x in range(0, image.width(), 7)
                for y in range(0, image.height(), 7)}) > 3  # fmt: skip


def test_the_picture_does_not_change_the_chart(chart: Chart[Any]) -> None:
    before = shown(chart)
    chart.picture()
    assert shown(chart) == before


def test_a_copied_table_is_a_picture_of_its_chart(chart: Chart[Any]) -> None:
    expected = chart.picture()
    chart.show_table_action.trigger()
    assert chart.picture() == expected


# --- menu -----------------------------------------------------------------------------------------


def test_the_button_opens_the_menu(chart: Chart[Any], qtbot: QtBot) -> None:
    qtbot.mouseClick(chart.menu_button, LEFT)
    menu = open_menu()
    titles = [action.text() for action in menu.actions()]
    assert titles == ["Show as table", "Copy as picture", "Export as CSV…"]
    menu.close()


@pytest.mark.parametrize("reason", ["Mouse", "Keyboard"])
def test_the_context_menu_is_the_same(chart: Chart[Any], reason: str) -> None:
    table = chart.table_view
    position = chart.canvas.mapToGlobal(QPoint(5, 5))
    for view in (chart.canvas, table.viewport() if reason == "Mouse" else table):
        event = QContextMenuEvent(QContextMenuEvent.Reason[reason], QPoint(5, 5), position)
        QApplication.sendEvent(view, event)
        menu = open_menu()
        assert chart.copy_action in menu.actions()
        menu.close()
        chart.show_table_action.trigger()


# --- empty ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAKERS)
def test_without_data_there_is_a_friendly_sentence(
    name: str, show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = show(MAKERS[name](save_dialog))
    chart.show_table_action.trigger()
    chart.set_data(NO_DATA[name])
    assert chart.canvas.isVisible() and not chart.table_view.isVisible()
    assert not chart.menu_button.isVisible()
    assert not any(
        action.isEnabled()
        for action in (chart.show_table_action, chart.copy_action, chart.export_action)
    )
    assert "No matches yet" in chart.canvas.accessibleDescription()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    assert chart.canvas.current is None
    image = shown(chart)
    assert (
        len({image.pixel(x, y) for x in range(image.width()) for y in range(0, image.height(), 3)})
        > 2
    )


@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_the_friendly_sentence_is_whole_in_a_narrow_chart(
    language: str, show: ShowChart, save_dialog: SaveDialog, qapp: QApplication
) -> None:
    translator = QTranslator()
    assert translator.load(str(translation_file(language)))
    qapp.installTranslator(translator)
    try:
        chart = show(ResultsChart("Results", save_dialog), QSize(300, 400))
        width = chart.canvas.width() - 16
        title, sentence = empty_texts()
        assert text_width(title, body_font(LARGE_SIZE, bold=True)) <= width
        # The sun and the title take the upper part.
        room = chart.canvas.heightForWidth(width) * 0.42 - 24
        assert text_height(sentence, body_font(), width) <= room
        image = shown(chart)
    finally:
        qapp.removeTranslator(translator)
    ink = QColor(LIGHT_PALETTE.secondary_text)
    columns = [
        x
        for x in range(image.width())
        for y in range(image.height() * 3 // 5, image.height())
        if image.pixelColor(x, y) == ink
    ]
    assert min(columns) > 0 and max(columns) < image.width() - 1


def test_data_that_comes_later_is_shown(show: ShowChart, save_dialog: SaveDialog) -> None:
    chart = ResultsChart("Results", save_dialog)
    show(chart)
    empty = shown(chart)
    chart.set_data(results(5))
    QApplication.processEvents()
    assert chart.menu_button.isVisible()
    assert chart.canvas.scene is not None
    assert shown(chart) != empty


# --- sizes, colours, languages --------------------------------------------------------------------


@pytest.mark.parametrize("width", [300, 480, 900, 1600])
@pytest.mark.parametrize("name", MAKERS)
def test_every_width_has_room_for_all_elements(
    name: str, width: int, show: ShowChart, save_dialog: SaveDialog
) -> None:
    chart = show(MAKERS[name](save_dialog), QSize(width, 900))
    assert chart.window().width() == width
    assert chart.canvas.height() >= chart.height_for(chart.canvas.width())
    scene = chart.canvas.scene
    assert scene is not None
    area = chart.canvas.rect().toRectF()
    assert all(area.contains(element.box) for element in scene.elements)
    assert all(element.box.width() >= 8 for element in scene.elements)


def test_the_colours_follow_the_palette(chart: Chart[Any], set_palette: SetPalette) -> None:
    light = shown(chart)
    set_palette(DARK_PALETTE)
    assert shown(chart) != light


@pytest.fixture
def large_texts(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Sets the largest text size of the settings, until the end of the test."""
    before = qapp.font()
    yield lambda: set_text_size(qapp, "largest")
    set_text_size(qapp, "normal")
    # Setting a size sets the font of the game as well.
    qapp.setFont(before)


@pytest.mark.parametrize("name", MAKERS)
def test_a_chart_is_larger_with_larger_texts(
    name: str, large_texts: Callable[[], None], save_dialog: SaveDialog, show: ShowChart
) -> None:
    small = show(MAKERS[name](save_dialog))
    button, height = small.menu_button.sizeHint().width(), small.height_for(600)
    large_texts()
    chart = show(MAKERS[name](save_dialog))
    assert chart.menu_button.sizeHint().width() > button
    assert chart.height_for(600) > height
    scene = chart.canvas.scene
    assert scene is not None and scene.scale == text_scale()


def test_an_open_chart_follows_the_language(
    show: ShowChart, save_dialog: SaveDialog, qapp: QApplication
) -> None:
    chart = show(MAKERS["bands"](save_dialog))
    chart.show_table_action.trigger()
    translator = QTranslator()
    assert translator.load(str(translation_file("it")))
    qapp.installTranslator(translator)
    try:
        QApplication.processEvents()
        assert chart.show_table_action.text() == "Mostra come tabella"
        model = chart.table_view.model()
        cells = [model.index(0, column).data() for column in range(model.columnCount())]
        assert cells[-1] == "Sì"
        assert "mescolate oneste" in tip(chart, 0)
    finally:
        qapp.removeTranslator(translator)


def test_rows_begin_at_the_right_in_arabic(
    right_to_left: None, show: ShowChart, save_dialog: SaveDialog
) -> None:
    chart = show(MAKERS["categories"](save_dialog))
    scene = chart.canvas.scene
    assert scene is not None and scene.frame.is_mirrored
    chart.menu_button.setFocus()
    image = shown(chart)
    # The first row has only a label and two short bars with their values.
    y = round((scene.elements[0].box.center().y() - 5) * image.devicePixelRatio())
    dark = [x for x in range(image.width()) if image.pixelColor(x, y).lightness() < 120]
    assert min(dark) > image.width() / 2


def test_every_line_of_a_tip_is_read_from_the_right_in_arabic(
    right_to_left: None, show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = show(MAKERS["opponents"](save_dialog))
    move_to(chart, 0)
    qtbot.waitUntil(lambda: chart.canvas.tip_text == tip(chart, 0))
    (plate,) = chart.window().findChildren(ChartTip)
    image = plate.grab().toImage()
    # "Nino" on the first line is at the right.
    ink = [
        x
        for x in range(20, image.width() - 5)
        for y in range(12, 20)
        if image.pixelColor(x, y).lightness() < 100
    ]
    assert min(ink) > image.width() / 2


def test_the_keys_go_where_they_point_in_arabic(
    right_to_left: None, show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = show(MAKERS["calendar"](save_dialog))
    chart.canvas.setFocus()
    for _ in range(3):
        qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    before = centre(chart, 0)
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Left)
    assert chart.canvas.current == 7
    assert centre(chart, 7).x() < before.x()
