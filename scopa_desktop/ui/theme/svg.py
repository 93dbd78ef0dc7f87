"""Rendering of SVG pictures to pixmaps."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.ui.theme.painting import set_render_hints


def svg_pixmap(drawing: QSvgRenderer, pixels: tuple[int, int], dpr: float) -> QPixmap:
    """A valid drawing on a transparent ground; `pixels` is (width, height) in device pixels."""
    picture = QPixmap(*pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    set_render_hints(painter)
    drawing.render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture
