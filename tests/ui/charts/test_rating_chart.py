"""Tests of the course of a rating."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from scopa_desktop.ui.charts.chart_scene import ChartFrame
from scopa_desktop.ui.charts.rating_chart import MOST_POINTS, RatingChart, RatingMark
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette

from .conftest import SaveDialog, ShowChart

DAY = date(2026, 3, 1)


def data(count: int) -> list[RatingMark]:
    """A rating that rises by ten points a day."""
    return [RatingMark(DAY + timedelta(n), 1500 + 10 * n, 600 / (n + 1)) for n in range(count)]


def chart_of(count: int, save_dialog: SaveDialog) -> RatingChart:
    chart = RatingChart("Your rating over time", save_dialog)
    chart.set_data(data(count))
    return chart


def test_a_chart_without_ratings_is_empty(save_dialog: SaveDialog, show: ShowChart) -> None:
    chart = show(chart_of(0, save_dialog))
    assert chart.is_empty()
    assert chart.table().rows == ()


def test_every_rating_is_told_with_its_interval(save_dialog: SaveDialog, show: ShowChart) -> None:
    chart = show(chart_of(3, save_dialog))
    frame = ChartFrame(QSizeF(400, 150), LIGHT_PALETTE)
    tips = [element.tip for element in chart.scene(frame).elements]
    assert tips[1] == "Monday, 2 March 2026\nRating: 1,510\n95% interval: 1,210–1,810"
    assert chart.table().rows[1] == (DAY + timedelta(1), 1510, 1210, 1810)


def test_a_long_course_shows_its_latest_part(save_dialog: SaveDialog, show: ShowChart) -> None:
    chart = show(chart_of(MOST_POINTS + 30, save_dialog))
    scene = chart.scene(ChartFrame(QSizeF(400, 150), LIGHT_PALETTE))
    assert len(scene.elements) == MOST_POINTS
    assert f"Rating: {1500 + 10 * (MOST_POINTS + 29):,}" in scene.elements[-1].tip
    assert len(chart.table().rows) == MOST_POINTS + 30


@pytest.mark.parametrize("palette", [LIGHT_PALETTE, DARK_PALETTE], ids=["light", "dark"])
@pytest.mark.parametrize("count", [1, 2, 40])
def test_it_is_painted(
    save_dialog: SaveDialog, show: ShowChart, count: int, palette: DialogPalette
) -> None:
    chart = show(chart_of(count, save_dialog))
    image = QImage(400, 150, QImage.Format.Format_RGB32)
    image.fill(palette.background)
    before = image.copy()
    painter = QPainter(image)
    scene = chart.scene(ChartFrame(QSizeF(400, 150), palette))
    scene.paint(painter)
    painter.end()
    assert image != before
    boxes = [element.box for element in scene.elements]
    assert all(0 <= box.left() < box.right() <= 400 for box in boxes)
