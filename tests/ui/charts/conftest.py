"""Plots in a window, each with data to look at."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.charts.plot import (
    Axis,
    Column,
    Mark,
    MarkSeries,
    Panel,
    Plot,
    Shape,
    Table,
    count_axis,
    share_axis,
)
from scopa_desktop.ui.charts.plot_view import PlotView
from scopa_desktop.ui.theme.colours import BLUE, GOLD, RED

from ..conftest import show_active

SIZE = QSize(640, 420)


def table_of(names: tuple[str, ...], *columns: tuple[float | None, ...]) -> Table:
    """A table with a row for each name, and numbers without decimals."""
    titles = (Column("Name", is_number=False), *(Column(f"Number {n + 1}") for n in range(9)))
    cells = (["" if value is None else f"{value:.0f}" for value in each] for each in columns)
    return Table(titles[: len(columns) + 1], tuple(zip(names, *cells, strict=True)))


def columns_plot(days: int = 30) -> Plot:
    """Two panels: a line with marks on it, and stacked bars on either side of 0."""
    names = tuple(f"Day {day}" for day in range(days))
    shares = tuple(0.3 + 0.01 * (day % 7) for day in range(days))
    won, lost = tuple(1 + day % 3 for day in range(days)), tuple(-(day % 2) for day in range(days))
    tied = tuple(int(day % 7 == 0) for day in range(days))
    marked = tuple(share if day % 5 == 4 else None for day, share in enumerate(shares))
    course = (
        MarkSeries(Mark.LINE, shares, name="Share"),
        MarkSeries(Mark.DOT, marked, BLUE, Shape.DIAMOND, "Event"),
    )
    bars = (
        MarkSeries(Mark.BAR, won, GOLD, name="Won"),
        MarkSeries(Mark.BAR, tied, BLUE, name="Tied"),
        MarkSeries(Mark.BAR, lost, RED, name="Lost"),
    )
    panels = (Panel(share_axis(0, 0.5, 1), course), Panel(count_axis(-1, 4, 2), bars))
    table = table_of(names, won, tied, lost)
    return Plot(table, panels, labels=names, dividers=frozenset({min(3, days - 1)}))


def bars_plot(*rows: tuple[str, int, int]) -> Plot:
    """Two bars in each row."""
    names, own, others = zip(*rows, strict=True)
    series = (
        MarkSeries(Mark.BAR, own, GOLD, name="Mine"),
        MarkSeries(Mark.BAR, others, RED, name="Yours"),
    )
    panel = Panel(Axis(0, max(1, *own, *others), ((0, ""),)), series, 34)
    return Plot(table_of(names, own, others), (panel,), names, has_rows=True)


CATEGORIES = (("Cards", 12, 9), ("Settebello", 11, 10), ("Sweeps", 1_204, 0))


def dots_plot(*rows: tuple[str, float]) -> Plot:
    """A dot in each row, with its value behind it."""
    names, shares = zip(*rows, strict=True)
    values = tuple(f"{share:.0%}" for share in shares)
    panel = Panel(share_axis(0, 0.25, 0.5, 0.75, 1), (MarkSeries(Mark.DOT, shares),), 20)
    return Plot(table_of(names, shares), (panel,), names, values, has_rows=True)


PLOTS = {
    "columns": columns_plot(),
    "bars": bars_plot(*CATEGORIES),
    "dots": dots_plot(("Nino", 0.9), ("Don Ciro", 1.0)),
}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers and dates are written as in Britain."""
    locale = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(locale)


ShowPlot = Callable[..., PlotView]


@pytest.fixture
def show(qtbot: QtBot) -> ShowPlot:
    """Shows a plot in a window of a size, with the focus in the window."""
    windows: list[QWidget] = []

    def show(plot: Plot, size: QSize = SIZE) -> PlotView:
        window = QWidget()
        windows.append(window)
        view = PlotView("Points by name")
        view.set_plot(plot)
        QVBoxLayout(window).addWidget(view)
        show_active(qtbot, window, size)
        return view

    return show


@pytest.fixture(params=PLOTS)
def view(request: pytest.FixtureRequest, show: ShowPlot) -> PlotView:
    """Each of the plots."""
    return show(PLOTS[request.param])


@pytest.fixture
def right_to_left(qapp: QApplication, english: None) -> Iterator[None]:
    """The window is read from the right."""
    QLocale.setDefault(QLocale("ar_TN"))
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def centre(view: PlotView, place: int) -> QPoint:
    """The middle of a place on the canvas."""
    return view.canvas.scene.boxes[place].center().toPoint()


def move_to(view: PlotView, place: int) -> None:
    """Move the pointer to a place."""
    window = view.window()
    # Moving the pointer of a widget moves that of the screen, which later tests would notice.
    # A move to where the pointer was left by the test before would not be sent.
    for point in (QPoint(1, 1), view.canvas.mapTo(window, centre(view, place))):
        QTest.mouseMove(window.windowHandle(), point)
