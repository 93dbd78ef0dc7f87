"""Where a plot paints its marks, and what can be pointed at."""

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from scopa_desktop.ui.charts.plot import Axis, Mark, MarkSeries, Panel, Plot, Table, round_axis
from scopa_desktop.ui.charts.plot_scene import plot_scene
from scopa_desktop.ui.theme.colours import DARK_PALETTE, GOLD, LIGHT_PALETTE, RED, DialogPalette

from .conftest import PLOTS, bars_plot, columns_plot, dots_plot, table_of

pytestmark = pytest.mark.usefixtures("qapp")


def painted(
    plot: Plot, width: int, palette: DialogPalette = LIGHT_PALETTE, *, is_mirrored: bool = False
) -> QImage:
    """The plot on its background, one pixel for each logical one."""
    scene = plot_scene(plot, width, is_mirrored=is_mirrored)
    image = QImage(QSize(width, round(scene.height)), QImage.Format.Format_RGB32)
    image.fill(QColor(palette.background))
    painter = QPainter(image)
    scene.paint(painter, palette)
    painter.end()
    return image


def longest_run(image: QImage, token: str, lines: range) -> int:
    """The most pixels of a colour side by side in some lines."""
    longest, wanted = 0, QColor(token).rgb()
    for y in lines:
        run = 0
        for x in range(image.width()):
            run = run + 1 if image.pixel(x, y) == wanted else 0
            longest = max(longest, run)
    return longest


def heights(image: QImage, token: str, top: int = 0) -> list[int]:
    """In how many lines of each column of pixels a colour is, from the line `top`."""
    wanted = QColor(token).rgb()
    return [
        sum(image.pixel(x, y) == wanted for y in range(top, image.height()))
        for x in range(image.width())
    ]


@pytest.mark.parametrize("is_mirrored", [False, True], ids=["left", "right"])
@pytest.mark.parametrize("width", [240, 480, 900, 1600])
@pytest.mark.parametrize("name", PLOTS)
def test_every_width_has_room_for_all_places(name: str, width: int, is_mirrored: bool) -> None:
    scene = plot_scene(PLOTS[name], width, is_mirrored=is_mirrored)
    for place, box in enumerate(scene.boxes):
        assert 0 <= box.left() < box.right() <= width and box.top() >= 0
        assert box.bottom() <= scene.height
        assert box.width() >= 6
        corner = box.topLeft() + QPointF(1, 1)
        assert scene.place_at(corner) == place


@pytest.mark.parametrize("palette", [LIGHT_PALETTE, DARK_PALETTE], ids=["light", "dark"])
@pytest.mark.parametrize("name", PLOTS)
def test_every_series_is_painted(name: str, palette: DialogPalette) -> None:
    plot = PLOTS[name]
    whole = painted(plot, 640, palette)
    for number, panel in enumerate(plot.panels):
        for series in panel.series:
            without = tuple(
                MarkSeries(each.mark, (None,) * len(each.values), each.fill, each.shape, each.name)
                if each is series
                else each
                for each in panel.series
            )
            panels = list(plot.panels)
            panels[number] = Panel(panel.axis, without, panel.size)
            other = Plot(
                plot.table, tuple(panels), plot.labels, plot.values, plot.dividers, plot.has_rows
            )
            assert painted(other, 640, palette) != whole


def test_stacked_bars_are_as_high_as_their_values() -> None:
    bars = (MarkSeries(Mark.BAR, (40, 20)), MarkSeries(Mark.BAR, (-10, -30), RED))
    plot = Plot(table_of(("A", "B"), (40, 20)), (Panel(Axis(-30, 40), bars),))
    image = painted(plot, 640)
    gold, red = heights(image, GOLD), heights(image, RED)
    first, second = slice(0, 320), slice(320, 640)
    assert max(gold[first]) / max(gold[second]) == pytest.approx(2, rel=0.1)
    assert max(red[second]) / max(red[first]) == pytest.approx(3, rel=0.15)


def test_a_bar_stands_on_those_of_its_side() -> None:
    bars = ((2, GOLD), (1, RED), (-1, RED))
    series = tuple(MarkSeries(Mark.BAR, (value,), fill) for value, fill in bars)
    plot = Plot(table_of(("A",), (2,)), (Panel(Axis(-1, 3), series),))
    image = painted(plot, 300)
    x = 150
    runs = [
        token
        for y in range(image.height())
        if (token := {QColor(t).rgb(): t for t in (GOLD, RED)}.get(image.pixel(x, y)))
    ]
    assert runs[0] == runs[-1] == RED and GOLD in runs
    assert runs.count(GOLD) == pytest.approx(runs.count(RED), rel=0.2)


def test_bars_in_rows_are_as_long_as_their_values() -> None:
    image = painted(bars_plot(("Cards", 400, 100)), 900)
    lines = range(image.height() - 44, image.height())
    gold, red = longest_run(image, GOLD, lines), longest_run(image, RED, lines)
    assert gold / red == pytest.approx(4, rel=0.05)


def test_nothing_has_no_bar() -> None:
    image = painted(bars_plot(("Napola", 0, 0)), 900)
    assert longest_run(image, GOLD, range(image.height() - 44, image.height())) == 0


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_dot_is_at_its_value(share: float, is_mirrored: bool) -> None:
    plot = dots_plot(("", share))
    image = painted(plot, 900, is_mirrored=is_mirrored)
    gold = [x for x, height in enumerate(heights(image, GOLD)) if height]
    scene = plot_scene(plot, 900, is_mirrored=is_mirrored)
    ends = scene.point(0, 0, 0).x(), scene.point(0, 0, 1).x()
    assert (ends[0] > ends[1]) is is_mirrored
    middle = (min(gold) + max(gold) + 1) / 2
    assert (middle - ends[0]) / (ends[1] - ends[0]) == pytest.approx(share, abs=0.01)


def test_a_dot_is_easier_to_hit_than_the_place_below_it() -> None:
    line, dot = MarkSeries(Mark.LINE, (0.4,) * 120), (None,) * 20 + (0.4,) + (None,) * 99
    panel = Panel(Axis(0, 1), (line, MarkSeries(Mark.DOT, dot)))
    names = tuple(f"Move {n}" for n in range(120))
    scene = plot_scene(Plot(table_of(names, (0,) * 120), (panel,)), 640)
    near = QPointF(scene.boxes[21].left() + 1, scene.point(0, 20, 0.4).y())
    assert scene.place_at(near) == 20
    near.setY(scene.boxes[21].top() + 1)
    assert scene.place_at(near) == 21


def test_time_runs_from_left_to_right_in_all_languages() -> None:
    scene = plot_scene(columns_plot(), 640, is_mirrored=True)
    assert scene.boxes[0].x() < scene.boxes[5].x()


def test_the_keyboard_begins_at_the_newest_column_and_at_the_first_row() -> None:
    assert plot_scene(columns_plot(12), 640).first_place() == 11
    assert plot_scene(PLOTS["bars"], 640).first_place() == 0


def test_huge_and_single_values_are_painted() -> None:
    for value in (10**8, 1):
        bars = (MarkSeries(Mark.BAR, (value,)), MarkSeries(Mark.LINE, (value,)))
        plot = Plot(table_of(("A",), (value,)), (Panel(round_axis([0, value], 1), bars),))
        for width in (240, 1600):
            assert max(heights(painted(plot, width), GOLD)) > 50


def test_a_plot_without_places_needs_no_room() -> None:
    scene = plot_scene(Plot(Table()), 400)
    assert scene.boxes == [] and scene.height < 30
    assert scene.place_at(QPointF(10, 10)) is None
