"""A progress bar in the colours of dialogs."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar

from scopa_desktop.ui.theme.colours import GOLD
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import rounded

_HEIGHT: Final = 14


class ProgressBar(QProgressBar):
    """A bar without a text in it, filled from the side where lines begin."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextVisible(False)
        self.setFixedHeight(_HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        palette = current_palette()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        groove = rounded(box, box.height() / 2)
        painter.fillPath(groove, colour(palette.groove))
        share = self.value() / max(1, self.maximum())
        painter.save()
        painter.setClipPath(groove)
        done = QRectF(box.left(), box.top(), box.width() * share, box.height())
        painter.fillRect(Mirroring(painter, QRectF(self.rect())).box(done), colour(GOLD))
        painter.restore()
        painter.strokePath(groove, pen(palette.frame, 1.5))
