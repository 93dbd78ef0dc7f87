"""Charts in a window, each with data to look at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.charts.calendar_chart import CalendarChart
from scopa_desktop.ui.charts.categories_chart import CategoriesChart, CategoryRow
from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.result_periods import ResultsPoint
from scopa_desktop.ui.charts.results_chart import ResultsChart, ResultsData
from scopa_desktop.ui.charts.share_charts import BandChart, BandRow, OpponentRow, OpponentsChart

from ..conftest import show_active

SIZE = QSize(640, 420)
FIRST_DAY = date(2025, 1, 31)


def results(days: int) -> ResultsData:
    """A win, a loss and every seventh day a tie."""
    points = (
        ResultsPoint(FIRST_DAY + timedelta(days=n), 1 + n % 3, n % 2, int(n % 7 == 0))
        for n in range(days)
    )
    return ResultsData(tuple(points))


CATEGORIES = (
    CategoryRow("Cards", 12, 9, 12, 9),
    CategoryRow("Settebello", 11, 10, 11, 10),
    CategoryRow("Sweeps", 8, 7, 1_204, 0),
)
OPPONENTS = (OpponentRow("Nino", 18, 20), OpponentRow("Don Ciro", 1, 1))
CALENDAR = {
    date(2024, 2, 29): 3,
    date(2025, 1, 1): 1,
    date(2025, 12, 31): 12,
    date(2026, 5, 5): 0,
}
BANDS = (
    BandRow("Settebello", 589, 1_204, 0.476, 0.524, 0.5),
    BandRow("Kings", 530, 1_204, 0.476, 0.524, 0.5),
)


@dataclass
class SaveDialog:
    """Takes the place of the file dialog: answers with `path`, and keeps what was proposed."""

    path: Path | None = None
    proposals: list[Path] = field(default_factory=list)

    def __call__(
        self, parent: QWidget, title: str, proposal: Path, kinds: str, suffix: str
    ) -> Path | None:
        self.proposals.append(proposal)
        return self.path


@pytest.fixture
def save_dialog() -> SaveDialog:
    return SaveDialog()


def filled(chart: Chart[Any], data: object) -> Chart[Any]:
    chart.set_data(data)
    return chart


MAKERS: dict[str, Callable[[SaveDialog], Chart[Any]]] = {
    "results": lambda dialog: filled(ResultsChart("Results over time", dialog), results(30)),
    "categories": lambda dialog: filled(CategoriesChart("Points by category", dialog), CATEGORIES),
    "opponents": lambda dialog: filled(OpponentsChart("Wins by opponent", dialog), OPPONENTS),
    "calendar": lambda dialog: filled(CalendarChart("Days with matches", dialog), CALENDAR),
    "bands": lambda dialog: filled(BandChart("What was dealt to you", dialog), BANDS),
}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers and dates are written as in Britain."""
    locale = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(locale)


ShowChart = Callable[..., Chart[Any]]


@pytest.fixture
def show(qtbot: QtBot) -> ShowChart:
    """Shows a chart in a window of a size, with the focus in the window."""
    windows: list[QWidget] = []

    def show(chart: Chart[Any], size: QSize = SIZE) -> Chart[Any]:
        window = QWidget()
        windows.append(window)
        column = QVBoxLayout(window)
        column.addWidget(chart)
        show_active(qtbot, window, size)
        return chart

    return show


@pytest.fixture(params=MAKERS)
def chart(request: pytest.FixtureRequest, show: ShowChart, save_dialog: SaveDialog) -> Chart[Any]:
    """Each of the charts with data."""
    return show(MAKERS[request.param](save_dialog))


@pytest.fixture
def right_to_left(qapp: QApplication, english: None) -> Iterator[None]:
    """The window is read from the right."""
    QLocale.setDefault(QLocale("ar_TN"))
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def centre(chart: Chart[Any], index: int) -> QPoint:
    """The middle of an element on the canvas."""
    scene = chart.canvas.scene
    assert scene is not None
    return scene.elements[index].box.center().toPoint()


def tip(chart: Chart[Any], index: int) -> str:
    scene = chart.canvas.scene
    assert scene is not None
    return scene.elements[index].tip


def move_to(chart: Chart[Any], index: int) -> None:
    """Move the pointer to an element."""
    window = chart.window()
    # Moving the pointer of a widget moves that of the screen, which later tests would notice.
    QTest.mouseMove(window.windowHandle(), chart.canvas.mapTo(window, centre(chart, index)))
