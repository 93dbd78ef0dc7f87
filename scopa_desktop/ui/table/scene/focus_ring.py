"""`FocusRing`: the ring that shows the keyboard focus on a pile, the stock, a plaque or a score.

Cards draw their ring themselves, because it moves and turns with them.
"""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme import card_outlines
from scopa_desktop.ui.theme.painting import set_render_hints

_REACH = 3.0
"""How far the ring extends beyond its box, in units of the outline."""


class FocusRing(QGraphicsItem):
    """A ring round a box, as thick as that of a card on the table."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__()
        self._appearance = appearance
        self._box = QRectF()
        self._unit = 0.0
        self.setZValue(z)
        self.hide()

    def show_around(self, box: QRectF, card: QRectF) -> None:
        """Show the ring around a box in the scene; `card` is the size of a table card."""
        self.prepareGeometryChange()
        self._unit = self._unit_for(card)
        self._box = QRectF(box)
        self.show()

    def reach(self, card: QRectF) -> int:
        """How far the ring extends beyond its box, in pixels; `card` as in `show_around`."""
        return math.ceil(self._unit_for(card) * _REACH)

    def _unit_for(self, card: QRectF) -> float:
        return card_outlines.outline_unit(card, self._appearance.look.cloth)

    def boundingRect(self) -> QRectF:
        reach = math.ceil(self._unit * _REACH)
        return self._box.adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        set_render_hints(painter)
        card_outlines.draw_focus_ring(painter, self._box, self._unit)
