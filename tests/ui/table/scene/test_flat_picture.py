"""Pictures of what an item paints: when they are made, and where they lie."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.table.scene.flat_picture import FlatPicture

BOX = QRectF(-5, -8, 10, 16)


class Painting:
    """A red rectangle that is drawn as a flat picture, and how often it was painted."""

    def __init__(self) -> None:
        self.times = 0
        self.flat = FlatPicture()

    def paint(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(BOX, QColor(Qt.GlobalColor.red))

    def shown(
        self,
        at: QPointF,
        *,
        rotation: float = 0.0,
        dpr: float = 1.0,
        is_moving: bool = False,
        reads: tuple[object, ...] = (),
    ) -> QImage:
        """A canvas of 40 by 40 with the rectangle at a place."""
        side = round(40 * dpr)
        canvas = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        canvas.setDevicePixelRatio(dpr)
        canvas.fill(Qt.GlobalColor.white)
        painter = QPainter(canvas)
        painter.translate(at)
        painter.rotate(rotation)
        self.flat.draw(
            painter, lambda: BOX, BOX.topLeft(), self.paint, reads=reads, is_moving=is_moving
        )
        painter.end()
        return canvas


@pytest.fixture
def painting(qtbot: QtBot) -> Painting:
    return Painting()


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_the_picture_is_what_is_painted_where_it_is_painted(painting: Painting, dpr: float) -> None:
    corner = QPointF(round(15 * dpr) / dpr, round(8 * dpr) / dpr)
    at = corner - BOX.topLeft()
    painted = painting.shown(at, dpr=dpr, is_moving=True)
    assert painted.pixelColor(round(20 * dpr), round(16 * dpr)) == QColor(Qt.GlobalColor.red)
    assert painting.shown(at, dpr=dpr) == painted
    assert painting.shown(at, dpr=dpr) == painted


def test_it_is_painted_once_while_it_moves_without_turning(painting: Painting) -> None:
    places = [QPointF(20, 16), QPointF(21.3, 17.8), QPointF(12, 20)]
    pictures = [painting.shown(place) for place in places]
    assert painting.times == 1
    row = [pictures[1].pixelColor(x, 20) for x in (15, 16)]
    assert row == [QColor(Qt.GlobalColor.white), QColor(Qt.GlobalColor.red)], "at whole pixels"
    assert pictures[2] == Painting().shown(places[2])


def test_it_is_painted_again_after_a_change(painting: Painting) -> None:
    at = QPointF(20, 16)
    painting.shown(at)
    painting.flat.forget()
    painting.shown(at)
    painting.shown(at, rotation=30)
    painting.shown(at, rotation=30, dpr=2.0)
    painting.shown(at, rotation=30, dpr=2.0, reads=("another deck",))
    painting.shown(at, rotation=30, dpr=2.0, reads=("another deck",))
    assert painting.times == 5


def test_what_turns_in_every_frame_gets_no_picture(painting: Painting) -> None:
    for degrees in range(5):
        turned = painting.shown(QPointF(20, 20), rotation=degrees, is_moving=True)
        assert turned == Painting().shown(QPointF(20, 20), rotation=degrees, is_moving=True)
    assert painting.times == 5
