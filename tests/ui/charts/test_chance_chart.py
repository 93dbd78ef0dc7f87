"""Tests of the course of a match."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.charts.chance_chart import ChanceChart, ChanceEvent, ChancePoint
from scopa_desktop.ui.charts.chart_scene import ChartFrame
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE, DialogPalette
from scopa_desktop.ui.wording.number_format import percentage

from .conftest import SaveDialog, ShowChart

DATA = [
    ChancePoint(1 + n // 40, n % 40, 0.4 + 0.02 * (n % 10), event, sentence)
    for n in range(120)
    for event, sentence in [
        {
            4: (ChanceEvent.MISTAKE, "Blunder, 0.9 points"),
            15: (ChanceEvent.SWEEP, "Scope: Nino"),
            20: (ChanceEvent.LUCK, "The cards gave you about 2 points."),
        }.get(n, (None, ""))
    ]
]


@pytest.fixture
def chart(save_dialog: SaveDialog, show: ShowChart) -> ChanceChart:
    chart = ChanceChart("Chance to win: Anna", save_dialog)
    chart.sweeps = "Scope"
    chart.set_data(DATA)
    show(chart)
    return chart


def test_every_point_is_told(chart: ChanceChart) -> None:
    assert chart.canvas.scene is not None
    tips = [element.tip for element in chart.canvas.scene.elements]
    assert tips[4] == f"Round 1, move 4\nChance to win: {percentage(0.48, 0)}\nBlunder, 0.9 points"
    assert tips[21] == f"Round 1, move 21\nChance to win: {percentage(0.42, 0)}"
    assert chart.table().rows[15] == (1, 15, 0.5, "Scope: Nino")


def test_a_mark_is_easier_to_hit_than_the_line(chart: ChanceChart) -> None:
    scene = chart.canvas.scene
    assert scene is not None
    first, second = scene.elements[20].box, scene.elements[21].box
    near = first.center()
    near.setX(second.left() + 1)
    near.setY(scene.elements[0].box.bottom() - 0.4 * first.height())
    assert scene.element_at(near) == 20
    near.setY(second.top())
    assert scene.element_at(near) == 21


def test_a_point_is_chosen_with_mouse_and_keyboard(chart: ChanceChart, qtbot: QtBot) -> None:
    canvas = chart.canvas
    scene = canvas.scene
    assert scene is not None
    with qtbot.waitSignal(chart.chosen) as clicked:
        point = scene.elements[11].box.topLeft().toPoint()
        point.setX(round(scene.elements[11].box.center().x()))
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=point)
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    with qtbot.waitSignal(chart.chosen) as pressed:
        qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert (clicked.args, pressed.args) == ([11], [12])


@pytest.mark.parametrize("palette", [LIGHT_PALETTE, DARK_PALETTE], ids=["light", "dark"])
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_marks_are_painted(chart: ChanceChart, palette: DialogPalette, mirrored: bool) -> None:
    pictures = []
    for data in (DATA, [point._replace(event=None) for point in DATA]):
        chart.data = data
        image = QImage(500, chart.height_for(500), QImage.Format.Format_RGB32)
        image.fill(palette.background)
        painter = QPainter(image)
        size = QSizeF(image.size())
        chart.scene(ChartFrame(size, palette, mirrored)).paint(painter)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
