"""`CachedItem`: base of the items that rarely change, cached by Qt as pixmaps."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme.painting import set_render_hints

_OVERHANG = 12.0
"""How far an item may paint beyond its box, in pixels."""


class CachedItem(QGraphicsItem):
    """Item with a device coordinate cache: it is painted again only after `update()`.

    Subclasses implement `draw`; scene positions are given by `box`.
    """

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__()
        self.appearance = appearance
        self.box = QRectF()
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_box(self, box: QRectF) -> None:
        """Set the rectangle that the item fills, and repaint it."""
        if box != self.box:
            self.prepareGeometryChange()
            self.box = QRectF(box)
        self.update()

    def boundingRect(self) -> QRectF:
        """The box with the overhang of seals and shadows."""
        return self.box.adjusted(-_OVERHANG, -_OVERHANG, _OVERHANG, _OVERHANG)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint the item with antialiasing, unless its box is empty."""
        if not self.box.isEmpty():
            set_render_hints(painter)
            # The painter of Qt's item cache does not have the layout direction of the application.
            painter.setLayoutDirection(QGuiApplication.layoutDirection())
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the content in `box`; implemented by subclasses."""
        raise NotImplementedError
