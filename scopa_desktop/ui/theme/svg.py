"""Rendering of SVG pictures to pixmaps."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.ui.theme.painting import painted_pixmap


def svg_pixmap(drawing: QSvgRenderer, pixels: tuple[int, int], dpr: float) -> QPixmap:
    """A valid drawing on a transparent ground; `pixels` is (width, height) in device pixels."""
    box = QRectF(0, 0, *pixels)
    picture = painted_pixmap(QSize(*pixels), lambda painter: drawing.render(painter, box))
    picture.setDevicePixelRatio(dpr)
    return picture
