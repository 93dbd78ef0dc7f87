"""The dealer shuffles: the pack is parted and joined, and its edges are knocked straight."""

import math
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from scopa_desktop.ui.table.animation.painted_items import pixmap_item
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z
from scopa_desktop.ui.table.scene.static_items import draw_backs
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, sequence
from scopa_desktop.ui.theme.durations import SHUFFLE, SQUARE

_TIMES: Final = 2
_PARTED, _TURNED = 0.56, 5.0
"""How far each half is moved aside, in card widths, and its rotation in degrees."""
_KNOCKS, _KNOCK_TURN, _KNOCK_HEIGHT = 2, 1.6, 0.035
"""How often the pack is knocked straight, its rotation in degrees, and how far it is raised, in
card heights."""


class ShuffleAnimation:
    """Two halves of the pack, which take the place of the stock while they are seen."""

    def __init__(self, scene: TableScene, away: QPointF) -> None:
        """`away` is where the dealer holds the stock, as the distance from its own place."""
        self._scene = scene
        self._stock = scene.static_items.stock
        self._centre = self._stock.box.center() + away
        self._halves: list[QGraphicsPixmapItem] = []

    def animation(self) -> QAbstractAnimation:
        """Part and join the halves a few times, then knock the pack straight."""
        ms = self._scene.appearance.motion_ms
        riffles: list[QAbstractAnimation] = []
        for _ in range(_TIMES):
            riffles.append(callback(self._change_sides))
            riffles.append(Tween(self._part, ms(SHUFFLE), QEasingCurve.Type.OutCubic))
            riffles.append(Tween(self._join, ms(SHUFFLE), QEasingCurve.Type.InCubic))
        knocks = [Tween(self._knock, ms(SQUARE), QEasingCurve.Type.Linear) for _ in range(_KNOCKS)]
        return sequence(callback(self._begin), *riffles, *knocks, callback(self._end))

    def _begin(self) -> None:
        box, appearance = self._stock.box, self._scene.appearance
        height = box.height()

        def draw(painter: QPainter) -> None:
            draw_backs(painter, appearance, box.translated(-box.center()))

        self._halves = [
            pixmap_item(box.width() * 1.25, height * 1.25, appearance.dpr, draw) for _ in range(2)
        ]
        for number, half in enumerate(self._halves):
            half.setZValue(MOVING_Z - 1 + number / 2)
            half.setPos(self._centre)
        self._scene.add_effects(*self._halves)
        self._stock.hide()

    def _change_sides(self) -> None:
        """The half that was at the left goes to the right, so that it looks like the other one."""
        self._halves.reverse()

    def _part(self, share: float) -> None:
        for side, half in zip((-1, 1), self._halves, strict=True):
            half.setPos(self._centre + QPointF(side * share * _PARTED * self._stock.box.width(), 0))
            half.setRotation(side * share * _TURNED)

    def _join(self, share: float) -> None:
        self._part(1 - share)

    def _knock(self, share: float) -> None:
        raised = _KNOCK_HEIGHT * self._stock.box.height() * math.sin(math.pi * share)
        for half in self._halves:
            half.setPos(self._centre - QPointF(0, raised))
            half.setRotation(_KNOCK_TURN * math.sin(2 * math.pi * share))

    def _end(self) -> None:
        for half in self._halves:
            half.hide()
        self._stock.show()
