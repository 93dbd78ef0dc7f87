"""A plot in a window: pointing, keys, the table, and how it follows text size and colours."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.charts.plot import Mark, MarkSeries, Panel, Plot, share_axis
from scopa_desktop.ui.charts.plot_view import PlotTip, PlotView
from scopa_desktop.ui.theme.colours import DARK_PALETTE
from scopa_desktop.ui.theme.fonts import set_text_size
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.wording.text_direction import without_marks

from ..accessible import Role, tree_of
from ..conftest import SetPalette
from ..parts import texts_of
from .conftest import (
    CATEGORIES,
    PLOTS,
    ShowPlot,
    bars_plot,
    centre,
    columns_plot,
    move_to,
    table_of,
)

LEFT = Qt.MouseButton.LeftButton


def shown(view: PlotView) -> QImage:
    return view.canvas.grab().toImage()


# --- pointing -------------------------------------------------------------------------------------


def test_hovering_shows_the_values(view: PlotView, qtbot: QtBot) -> None:
    before = shown(view)
    move_to(view, 1)
    qtbot.waitUntil(lambda: view.canvas.tip_text == view.plot.tip(1))
    assert shown(view) != before


def test_leaving_the_plot_hides_them(view: PlotView, qtbot: QtBot) -> None:
    before = shown(view)
    move_to(view, 1)
    qtbot.waitUntil(lambda: bool(view.canvas.tip_text))
    QApplication.sendEvent(view.canvas, QEvent(QEvent.Type.Leave))
    assert view.canvas.tip_text == ""
    assert shown(view) == before


def test_the_values_go_with_the_plot(view: PlotView, qtbot: QtBot) -> None:
    move_to(view, 1)
    qtbot.waitUntil(lambda: bool(view.canvas.tip_text))
    view.table_button.click()
    assert view.canvas.tip_text == ""
    window = view.window()
    assert len(window.findChildren(PlotTip)) == 1
    view.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(PlotTip))


def test_a_click_moves_the_focus_to_a_place(view: PlotView, qtbot: QtBot) -> None:
    qtbot.mouseClick(view.canvas, LEFT, pos=centre(view, 1))
    assert view.canvas.hasFocus()
    assert view.canvas.current == 1


def test_places_are_activated_with_mouse_and_keyboard(view: PlotView, qtbot: QtBot) -> None:
    canvas = view.canvas
    with qtbot.assertNotEmitted(canvas.activated):
        qtbot.mouseClick(canvas, LEFT, pos=centre(view, 0))
        qtbot.keyClick(canvas, Qt.Key.Key_Space)
    view.make_clickable()
    with qtbot.waitSignal(canvas.activated) as clicked:
        qtbot.mouseClick(canvas, LEFT, pos=centre(view, 1))
    qtbot.keyClick(canvas, Qt.Key.Key_Home)
    with qtbot.waitSignal(canvas.activated) as pressed:
        qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert (clicked.args, pressed.args) == ([1], [0])


# --- keyboard -------------------------------------------------------------------------------------


def test_tab_reaches_the_plot_and_shows_a_ring(view: PlotView, qtbot: QtBot) -> None:
    view.table_button.setFocus()
    before = shown(view)
    qtbot.keyClick(view.table_button, Qt.Key.Key_Tab)
    assert view.canvas.hasFocus()
    assert view.canvas.current is not None
    assert shown(view) != before
    assert view.canvas.tip_text == view.plot.tip(view.canvas.current)


def test_home_and_end_reach_both_ends(view: PlotView, qtbot: QtBot) -> None:
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_End)
    assert view.canvas.current == len(view.plot.table.rows) - 1
    qtbot.keyClick(view.canvas, Qt.Key.Key_Home)
    assert view.canvas.current == 0


@pytest.mark.parametrize("name", ["bars", "dots"])
def test_up_and_down_walk_the_rows(name: str, show: ShowPlot, qtbot: QtBot) -> None:
    view = show(PLOTS[name])
    view.canvas.setFocus()
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(view.canvas, key)
        walked.append(view.canvas.current)
    assert walked == [1, 0, 0]


@pytest.mark.usefixtures("right_to_left")
def test_left_and_right_walk_through_time_in_arabic_too(show: ShowPlot, qtbot: QtBot) -> None:
    view = show(columns_plot(30))
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_Left)
    assert view.canvas.current == 28
    qtbot.keyClick(view.canvas, Qt.Key.Key_Home)
    qtbot.keyClick(view.canvas, Qt.Key.Key_Right)
    assert view.canvas.current == 1


def test_another_plot_keeps_the_focus_where_it_can_stay(show: ShowPlot, qtbot: QtBot) -> None:
    view = show(bars_plot(*CATEGORIES))
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_End)
    view.set_plot(bars_plot(*CATEGORIES[::-1]))
    assert view.canvas.current == 2
    assert "Cards" in view.canvas.accessibleDescription()
    view.set_plot(bars_plot(*CATEGORIES[:2]))
    assert view.canvas.current is None
    qtbot.keyClick(view.canvas, Qt.Key.Key_Down)
    assert view.canvas.current == 1


def test_the_focus_is_told_to_screen_readers(view: PlotView, qtbot: QtBot) -> None:
    assert view.canvas.accessibleName() == view.title()
    hint = view.canvas.accessibleDescription()
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_Home)
    assert view.canvas.accessibleDescription() == without_marks(view.plot.tip(0)) != hint


def test_other_keys_are_left_to_the_dialog(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    view = PlotView("Points")
    view.set_plot(PLOTS["bars"])
    QVBoxLayout(dialog).addWidget(view)
    dialog.show()
    view.canvas.setFocus()
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(view.canvas, Qt.Key.Key_Escape)


def test_the_page_follows_the_focus(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    page = QWidget()
    view = PlotView("Points")
    view.set_plot(bars_plot(*((f"Category {n}", n, n) for n in range(40))))
    QVBoxLayout(page).addWidget(view)
    area.setWidget(page)
    area.resize(500, 240)
    area.show()
    room = area.viewport().rect()
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_End)
    assert room.contains(view.canvas.mapTo(area.viewport(), centre(view, 39)))
    assert view.canvas.tip_text == view.plot.tip(39)
    (plate,) = page.findChildren(PlotTip)
    assert room.contains(QRect(plate.mapTo(area.viewport(), QPoint(0, 0)), plate.size()))
    qtbot.keyClick(view.canvas, Qt.Key.Key_Home)
    assert room.contains(view.canvas.mapTo(area.viewport(), centre(view, 0)))


def test_after_a_resize_the_focus_is_where_it_was(view: PlotView, qtbot: QtBot) -> None:
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_Home)
    view.window().resize(400, 700)
    QApplication.processEvents()
    assert view.canvas.current == 0
    assert view.canvas.rect().contains(centre(view, 0))


# --- table ----------------------------------------------------------------------------------------


def cells(view: PlotView) -> list[tuple[str, ...]]:
    model = view.table.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def test_the_table_has_the_texts_of_the_plot(view: PlotView) -> None:
    table, model = view.plot.table, view.table.model()
    assert cells(view) == list(table.rows)
    header = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert header == [column.title for column in table.columns]


def test_the_model_keeps_the_rules_of_models(view: PlotView) -> None:
    model = view.table.model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, view)
    view.set_plot(columns_plot(5))
    assert model.rowCount() == 5
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None


def test_the_button_swaps_plot_and_table_with_the_focus(view: PlotView, qtbot: QtBot) -> None:
    assert view.table_button.accessibleName() == "Show as table"
    view.canvas.setFocus()
    view.table_button.setChecked(True)
    assert view.table.isVisible() and not view.canvas.isVisible()
    assert view.table.hasFocus()
    view.table_button.setChecked(False)
    assert view.canvas.isVisible() and not view.table.isVisible()
    assert view.canvas.hasFocus()
    qtbot.mouseClick(view.table_button, LEFT)
    assert view.table.isVisible()


def test_an_open_table_follows_the_plot(show: ShowPlot) -> None:
    view = show(columns_plot(3))
    view.table_button.click()
    view.set_plot(columns_plot(12))
    assert len(cells(view)) == 12
    assert view.table.isVisible()


@pytest.mark.usefixtures("screen_reader")
def test_a_screen_reader_reads_the_table_cell_by_cell(view: PlotView) -> None:
    view.window().resize(1600, 700)
    view.table_button.click()
    tree = tree_of(view)
    (table,) = [node for node in tree if node.role == Role.Table]
    assert table.name == view.title()
    names = [node.name for node in tree if node.role == Role.Cell]
    row = view.plot.table.rows[0]
    assert names[: len(row)] == [without_marks(text) for text in row]
    headers = [node.name for node in tree if node.role == Role.ColumnHeader]
    assert headers == [column.title for column in view.plot.table.columns]


def test_tab_leaves_the_table(view: PlotView, qtbot: QtBot) -> None:
    view.table_button.click()
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_Tab)
    assert not view.table.hasFocus()


@pytest.mark.usefixtures("screen_reader")
def test_all_that_is_interactive_has_a_name(view: PlotView) -> None:
    nodes = tree_of(view).usable()
    assert nodes
    assert all(node.name.strip() for node in nodes)
    assert all(node.role not in (Role.NoRole, Role.Client) for node in nodes)


# --- legend ---------------------------------------------------------------------------------------


def test_the_legend_names_the_series_beside_the_marks(show: ShowPlot) -> None:
    view = show(columns_plot())
    names = ["Share", "Event", "Won", "Tied", "Lost"]
    assert texts_of(view, BodyLabel) == names
    view.set_plot(columns_plot(5))
    assert texts_of(view, BodyLabel) == names
    view.table_button.click()
    assert texts_of(view, BodyLabel) == []


@pytest.mark.parametrize("width", [300, 640])
def test_a_long_name_takes_several_lines_only_where_it_must(width: int, show: ShowPlot) -> None:
    name = "The share of all the matches of this year that were won"
    series = MarkSeries(Mark.LINE, (0.5, 0.6), name=name)
    table = table_of(("A", "B"), (1, 2))
    view = show(Plot(table, (Panel(share_axis(0, 1), (series,)),)), QSize(width, 400))
    (label,) = view.findChildren(BodyLabel)
    assert label.text() == name
    line = QFontMetricsF(label.font()).height()
    assert (label.height() > 1.5 * line) is (width < 320)
    assert label.mapTo(view, label.rect().bottomRight()).x() < view.width()


# --- without places, sizes, colours ---------------------------------------------------------------


def test_a_plot_without_places_is_not_there(show: ShowPlot) -> None:
    view = show(Plot())
    assert not view.isVisible()
    view.set_plot(columns_plot(5))
    assert view.isVisible()
    before = shown(view)
    view.set_plot(columns_plot(6))
    QApplication.processEvents()
    assert shown(view) != before
    view.set_plot(Plot())
    assert not view.isVisible()


@pytest.mark.parametrize("width", [300, 480, 900, 1600])
@pytest.mark.parametrize("name", PLOTS)
def test_every_width_has_the_height_that_it_needs(name: str, width: int, show: ShowPlot) -> None:
    view = show(PLOTS[name], QSize(width, 900))
    assert view.window().width() == width
    assert view.canvas.height() >= view.canvas.heightForWidth(view.canvas.width())
    area = view.canvas.rect().toRectF()
    assert all(area.contains(box) for box in view.canvas.scene.boxes)


def test_the_colours_follow_the_palette(view: PlotView, set_palette: SetPalette) -> None:
    light = shown(view)
    set_palette(DARK_PALETTE)
    assert shown(view) != light


@pytest.fixture
def large_texts(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Sets the largest text size of the settings, until the end of the test."""
    before = qapp.font()
    yield lambda: set_text_size(qapp, "double")
    set_text_size(qapp, "normal")
    # Setting a size sets the font of the game as well.
    qapp.setFont(before)


def test_an_open_plot_is_larger_with_larger_texts(
    view: PlotView, large_texts: Callable[[], None], qtbot: QtBot
) -> None:
    button, height = view.table_button.sizeHint().width(), view.canvas.heightForWidth(600)
    large_texts()
    assert view.table_button.sizeHint().width() > button
    qtbot.waitUntil(lambda: view.canvas.heightForWidth(600) > 1.5 * height)


@pytest.mark.usefixtures("right_to_left")
def test_rows_begin_at_the_right_in_arabic(show: ShowPlot) -> None:
    view = show(PLOTS["bars"])
    view.table_button.setFocus()
    image = shown(view)
    # The first row has only a label and two short bars with their values.
    y = round((view.canvas.scene.boxes[0].center().y() - 5) * image.devicePixelRatio())
    dark = [x for x in range(image.width()) if image.pixelColor(x, y).lightness() < 120]
    assert min(dark) > image.width() / 2


@pytest.mark.usefixtures("right_to_left")
def test_every_line_of_a_tip_is_read_from_the_right_in_arabic(show: ShowPlot, qtbot: QtBot) -> None:
    view = show(PLOTS["dots"])
    move_to(view, 0)
    qtbot.waitUntil(lambda: view.canvas.tip_text == view.plot.tip(0))
    (plate,) = view.window().findChildren(PlotTip)
    image = plate.grab().toImage()
    # "Nino" on the first line is at the right.
    ink = [
        x
        for x in range(20, image.width() - 5)
        for y in range(12, 20)
        if image.pixelColor(x, y).lightness() < 100
    ]
    assert min(ink) > image.width() / 2
