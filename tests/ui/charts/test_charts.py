"""What each chart shows of its own data."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.confidence import wilson_interval
from scopa_desktop.ui.charts.calendar_chart import CalendarChart, shade_levels
from scopa_desktop.ui.charts.categories_chart import CategoriesChart, CategoryRow
from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.chart_scene import ChartFrame, nice_step
from scopa_desktop.ui.charts.result_periods import ResultsPoint
from scopa_desktop.ui.charts.results_chart import ResultsChart, ResultsData
from scopa_desktop.ui.charts.share_charts import BandChart, BandRow, OpponentRow, OpponentsChart
from scopa_desktop.ui.theme.colours import GOLD, LIGHT_PALETTE, RED

from .conftest import BANDS, CALENDAR, MAKERS, SaveDialog, ShowChart, centre, filled, results, tip

LEFT = Qt.MouseButton.LeftButton


def plain(text: str) -> str:
    """A text without marks of direction."""
    return "".join(c for c in text if c.isprintable() or c == "\n")


def kept(qtbot: QtBot, chart: Chart[Any], data: object) -> Chart[Any]:
    """The chart with data, until the end of the test."""
    qtbot.addWidget(chart)
    return filled(chart, data)


def painted(chart: Chart[Any], width: int) -> QImage:
    """The chart on a light background, one pixel for each logical one."""
    size = QSize(width, chart.height_for(width))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT_PALETTE.background))
    painter = QPainter(image)
    scene = chart.scene(ChartFrame(QSizeF(size), LIGHT_PALETTE))
    scene.paint(painter)
    painter.end()
    return image


def longest_run(image: QImage, token: str, y: int) -> int:
    """The most pixels of a colour side by side in a line."""
    longest = run = 0
    for x in range(image.width()):
        run = run + 1 if image.pixelColor(x, y) == QColor(token) else 0
        longest = max(longest, run)
    return longest


def columns_of(image: QImage, token: str, top: int = 0) -> list[int]:
    """In how many lines of each column of pixels a colour is, from the line `top`."""
    wanted = QColor(token).rgb()
    return [
        sum(image.pixel(x, y) == wanted for y in range(top, image.height()))
        for x in range(image.width())
    ]


# --- results --------------------------------------------------------------------------------------


def test_a_tip_has_the_results_of_its_period(show: ShowChart, save_dialog: SaveDialog) -> None:
    chart = ResultsChart("Results", save_dialog)
    chart.set_data(ResultsData((ResultsPoint(date(2026, 3, 5), 3, 1, 1),), window=20))
    show(chart)
    share, (low, high) = 0.6, wilson_interval(3, 5)
    assert plain(tip(chart, 0)).splitlines() == [
        "Thursday, 5 March 2026",
        "Won: 3, lost: 1, tied: 1",
        f"Share won of the last 5 matches: {share:.1%}",
        f"95% interval: {100 * low:.1f}–{100 * high:.1f}%",
    ]


@pytest.mark.parametrize(
    ("days", "width", "period"),
    [
        (20, 640, "Friday, 31 January 2025"),
        (300, 640, "27/01/2025 to 02/02/2025"),
        (900, 640, "January 2025"),
        (4_000, 640, "01/01/2025 to 31/03/2025"),
        (15_000, 640, "2025"),
    ],
)
def test_more_days_are_added_up_by_longer_periods(
    days: int, width: int, period: str, show: ShowChart, save_dialog: SaveDialog
) -> None:
    chart = ResultsChart("Results", save_dialog)
    chart.set_data(results(days))
    show(chart, QSize(width, 500))
    assert tip(chart, 0).splitlines()[0] == period


def test_bars_are_as_high_as_their_numbers(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    chart = ResultsChart("Results", save_dialog)
    qtbot.addWidget(chart)
    day = date(2026, 3, 5)
    points = (ResultsPoint(day, 40, 10), ResultsPoint(day + timedelta(days=1), 20, 30))
    chart.set_data(ResultsData(points))
    image = painted(chart, 640)
    # The moving share, with its golden dot, is in the upper half.
    gold, red = (columns_of(image, token, image.height() // 2) for token in (GOLD, RED))
    first, second = slice(60, 340), slice(340, 640)
    assert max(gold[first]) / max(gold[second]) == pytest.approx(2, rel=0.1)
    assert max(red[second]) / max(red[first]) == pytest.approx(3, rel=0.15)


def test_time_runs_from_left_to_right_in_arabic_too(
    right_to_left: None, show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = show(MAKERS["results"](save_dialog))
    assert centre(chart, 0).x() < centre(chart, 5).x()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Home)
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Right)
    assert chart.canvas.current == 1


def test_the_keyboard_begins_at_the_newest_results(
    show: ShowChart, save_dialog: SaveDialog, qtbot: QtBot
) -> None:
    chart = show(MAKERS["results"](save_dialog))
    chart.menu_button.setFocus()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Qt.Key.Key_Left)
    assert chart.canvas.current == 28


def test_huge_and_single_results_are_painted(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    chart = ResultsChart("Results", save_dialog)
    qtbot.addWidget(chart)
    for points in (
        (ResultsPoint(date(2026, 3, 5), 10**8, 10**8, 10**8),),
        (ResultsPoint(date(2026, 3, 5), 0, 0, 1),),
        (ResultsPoint(date(1, 1, 1), 1, 0), ResultsPoint(date(9998, 12, 31), 0, 1)),
    ):
        chart.set_data(ResultsData(points))
        for width in (300, 1600):
            assert len(set(columns_of(painted(chart, width), LIGHT_PALETTE.frame))) > 2


@pytest.mark.parametrize(
    ("largest", "most", "step"),
    [
        (1, 2, 1),
        (2, 2, 1),
        (3, 2, 2),
        (9, 2, 5),
        (11, 2, 10),
        (1_000, 2, 500),
        (10**9, 2, 5 * 10**8),
    ],
)
def test_steps_of_an_axis_are_round(largest: float, most: int, step: int) -> None:
    assert nice_step(largest, most) == step


# --- categories -----------------------------------------------------------------------------------


def test_bars_are_as_long_as_their_points(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    chart = kept(
        qtbot, CategoriesChart("Points", save_dialog), [CategoryRow("Cards", 4, 1, 400, 100)]
    )
    image = painted(chart, 900)
    lines = range(image.height() - 44, image.height())
    gold = max(longest_run(image, GOLD, y) for y in lines)
    red = max(longest_run(image, RED, y) for y in lines)
    assert gold / red == pytest.approx(4, rel=0.05)


def test_a_category_without_points_has_no_bar(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    chart = kept(qtbot, CategoriesChart("Points", save_dialog), [CategoryRow("Napola", 0, 0, 0, 0)])
    image = painted(chart, 900)
    lines = range(image.height() - 44, image.height())
    assert max(longest_run(image, GOLD, y) for y in lines) == 0
    assert tip_of(chart) == "Napola\nPoints: you 0, they 0\nRounds won: you 0, they 0"


def tip_of(chart: Chart[Any]) -> str:
    scene = chart.scene(ChartFrame(QSizeF(640, chart.height_for(640)), LIGHT_PALETTE))
    return plain(scene.elements[0].tip)


# --- opponents ------------------------------------------------------------------------------------


def test_an_opponents_interval_is_wilsons(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    chart = kept(qtbot, OpponentsChart("Opponents", save_dialog), [OpponentRow("Nino", 15, 1_480)])
    low, high = wilson_interval(15, 1_480)
    assert chart.table().rows == (("Nino", 15, 1_480, 15 / 1_480, low, high),)
    assert tip_of(chart) == (
        f"Nino\nWon: 1.0% of 1,480 matches\n95% interval: {100 * low:.1f}–{100 * high:.1f}%"
    )


@pytest.mark.parametrize(("won", "place"), [(0, 0.0), (50, 0.5), (100, 1.0)])
def test_the_dot_is_at_the_share(
    won: int, place: float, qtbot: QtBot, save_dialog: SaveDialog
) -> None:
    chart = kept(qtbot, OpponentsChart("Opponents", save_dialog), [OpponentRow("", won, 100)])
    image = painted(chart, 900)
    # Below the legend there is gold only in the dot.
    lines = range(30, image.height())
    gold = [x for x in range(900) for y in lines if image.pixelColor(x, y) == QColor(GOLD)]
    left, right = 27.0, 900 - 8 - 12 - 7 - 100.0
    middle = (min(gold) + max(gold)) / 2
    assert (middle - left) / (right - left) == pytest.approx(place, abs=0.06)


# --- bands ----------------------------------------------------------------------------------------


def test_a_band_says_whether_the_value_is_inside(qtbot: QtBot, save_dialog: SaveDialog) -> None:
    chart = kept(qtbot, BandChart("Fair", save_dialog), BANDS)
    assert [row[-1] for row in chart.table().rows] == ["Yes", "No"]
    assert tip_of(chart) == (
        "Settebello\n48.9% of 1,204 deals\nExpected: 50.0%\n"
        "90% of honest shuffles lie within 47.6–52.4%.\nInside the band"
    )


@pytest.mark.parametrize(("times", "is_inside"), [(40, True), (60, True), (39, False), (61, False)])
def test_the_ends_of_a_band_are_inside(times: int, is_inside: bool) -> None:
    assert BandRow("Kings", times, 100, 0.4, 0.6, 0.5).is_inside is is_inside


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.0), (1.0, 1.0), (0.5, 0.5), (0.0, 1.0)])
def test_bands_without_width_are_painted(
    low: float, high: float, qtbot: QtBot, save_dialog: SaveDialog
) -> None:
    chart = kept(
        qtbot,
        BandChart("Fair", save_dialog),
        [BandRow("Kings", round(low * 10), 10, low, high, low, "cards")],
    )
    assert sum(columns_of(painted(chart, 400), GOLD)) > 50


# --- calendar -------------------------------------------------------------------------------------


@pytest.fixture
def calendar(show: ShowChart, save_dialog: SaveDialog) -> CalendarChart:
    chart = CalendarChart("Days", save_dialog)
    chart.set_data(CALENDAR)
    show(chart)
    return chart


def test_the_year_is_stepped_from_the_first_to_the_last_match(
    calendar: CalendarChart, qtbot: QtBot
) -> None:
    assert calendar.year() == 2025
    assert not calendar.next_button.isEnabled()
    qtbot.mouseClick(calendar.previous_button, LEFT)
    assert calendar.year_label.text() == "2024"
    assert not calendar.previous_button.isEnabled() and calendar.next_button.isEnabled()
    calendar.set_year(2023)
    assert calendar.year() == 2024
    qtbot.mouseClick(calendar.next_button, LEFT)
    assert calendar.year() == 2025


def test_the_table_and_the_file_name_are_of_the_year(
    calendar: CalendarChart, save_dialog: SaveDialog
) -> None:
    calendar.set_year(2024)
    assert calendar.table().rows == ((date(2024, 2, 29), 3),)
    calendar.export_action.trigger()
    assert [path.name for path in save_dialog.proposals] == ["Days 2024.csv"]


def test_the_last_year_of_all_dates_is_shown(
    calendar: CalendarChart,
) -> None:
    calendar.set_data({date(9999, 12, 31): 2})
    assert plain(tip(calendar, 364)) == "Friday, 31 December 9999\n2 matches"


def test_a_leap_year_has_a_day_more(calendar: CalendarChart) -> None:
    lengths = []
    for year in (2024, 2025):
        calendar.set_year(year)
        scene = calendar.canvas.scene
        assert scene is not None
        lengths.append(len(scene.elements))
    assert lengths == [366, 365]


def test_a_day_tells_its_matches(calendar: CalendarChart) -> None:
    assert plain(tip(calendar, 364)) == "Wednesday, 31 December 2025\n12 matches"
    assert plain(tip(calendar, 1)) == "Thursday, 2 January 2025\n0 matches"


def test_days_are_in_columns_of_weeks(calendar: CalendarChart) -> None:
    # 6 January 2025 is a Monday, the first day of a week in Britain.
    monday, sunday, next_monday = (centre(calendar, day) for day in (5, 11, 12))
    assert monday.x() == sunday.x() < next_monday.x()
    assert monday.y() == next_monday.y() < sunday.y()


def test_the_week_begins_as_in_the_country(
    calendar: CalendarChart,
) -> None:
    QLocale.setDefault(QLocale("en_US"))
    calendar.update_chart()
    sunday, monday = centre(calendar, 4), centre(calendar, 5)
    assert sunday.x() == monday.x() and sunday.y() < monday.y()


@pytest.mark.parametrize(
    ("key", "days"),
    [
        (Qt.Key.Key_Up, -1),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Left, -7),
        (Qt.Key.Key_Right, 7),
    ],
)
def test_arrows_go_by_days_and_weeks(
    key: Qt.Key, days: int, calendar: CalendarChart, qtbot: QtBot
) -> None:
    calendar.canvas.setFocus()
    calendar.canvas.set_current(100)
    qtbot.keyClick(calendar.canvas, key)
    assert calendar.canvas.current == 100 + days


@pytest.mark.parametrize("width", [300, 500, 900, 1600])
def test_days_never_overlap(width: int, calendar: CalendarChart) -> None:
    scene = calendar.scene(ChartFrame(QSizeF(width, calendar.height_for(width)), LIGHT_PALETTE))
    corners = {(element.box.left(), element.box.top()) for element in scene.elements}
    assert len(corners) == 365
    side = scene.elements[0].box.width()
    assert side >= 10
    for element in scene.elements:
        inner = element.box.center() + QPointF(side * 0.3, side * 0.3)
        hit = scene.element_at(inner)
        assert hit is not None and scene.elements[hit] is element


@pytest.mark.parametrize(
    ("counts", "levels"),
    [
        ([], []),
        ([0, 0], []),
        ([0, 1, 1, 1], [(1, 1)]),
        ([1, 2, 3, 4], [(1, 1), (2, 2), (3, 3), (4, 4)]),
        ([1] * 30 + [2] * 5 + [1_000_000], [(1, 1), (2, 1_000_000)]),
        (range(1, 101), [(1, 26), (27, 51), (52, 76), (77, 100)]),
    ],
)
def test_shades_divide_the_days_evenly(
    counts: Iterable[int], levels: list[tuple[int, int]]
) -> None:
    assert shade_levels(counts) == levels
