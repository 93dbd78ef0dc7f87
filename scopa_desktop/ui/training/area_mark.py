"""`AreaMark`: a ring around the part of the table that a step of a lesson speaks of."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF

from scopa_desktop.play.lessons.lesson import Area
from scopa_desktop.ui.table.scene.card_poses import FOCUS_Z
from scopa_desktop.ui.table.scene.focus_ring import FocusRing
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement, card_element
from scopa_desktop.ui.table.table_view import TableView

_ELEMENTS = {
    Area.OWN_PILE: TableElement(ElementKind.PILE, 0),
    Area.OPPONENT: TableElement(ElementKind.PLAQUE, 1),
    Area.PARTNER: TableElement(ElementKind.PLAQUE, 2),
}
_PADDING = 6.0


class AreaMark(QObject):
    """Marks an area, and follows it when the table is laid out again."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._scene = view.table_scene
        self._ring = FocusRing(self._scene.appearance, FOCUS_Z)
        self._scene.addItem(self._ring)
        self._area: Area | None = None
        self._scene.updated.connect(self._place)

    def show_area(self, area: Area | None) -> None:
        """Mark an area; None marks nothing."""
        self._area = area
        self._place()

    @property
    def box(self) -> QRectF:
        """The marked part of the scene; empty if nothing is marked."""
        return self._ring.boundingRect() if self._ring.isVisible() else QRectF()

    def _place(self) -> None:
        layout = self._scene.table_layout
        box = self._box(self._area)
        if layout is None or box.isEmpty():
            self._ring.hide()
            return
        padded = box.adjusted(-_PADDING, -_PADDING, _PADDING, _PADDING)
        card = QRectF(QPointF(), layout.card)
        edge = self._ring.reach(card)  # The ring is not cut off at the edge of the table.
        visible = padded.intersected(self._scene.sceneRect().adjusted(edge, edge, -edge, -edge))
        self._ring.show_around(visible, card)

    def _box(self, area: Area | None) -> QRectF:
        boxes = self._scene.element_boxes()
        if area is Area.HAND:
            return _union(boxes.get(card_element(card)) for card in self._scene.own_hand())
        if area is Area.TABLE:
            return _union(boxes.get(card_element(card)) for card in self._scene.table_cards())
        element = _ELEMENTS.get(area) if area is not None else None
        return boxes.get(element, QRectF()) if element is not None else QRectF()


def _union(boxes: Iterable[QRectF | None]) -> QRectF:
    """The smallest box around all of them."""
    united = QRectF()
    for box in boxes:
        if box is not None:
            united = united.united(box)
    return united
