"""`AidPanel`: the base class of the small panels beside the table, or in a strip below it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui.theme.colours import GOLD, INK, WALNUT_2
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.screen_space import NO_LIMIT

MARGIN = 10.0


class AidPanel(Retranslated, QWidget):
    """A painted panel that is as wide as the move list, or a strip as wide as the window.

    It can have the keyboard focus, so that a screen reader reads its text.
    """

    def __init__(self) -> None:
        super().__init__()
        self.is_strip = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def set_strip(self, is_strip: bool, width: int) -> None:
        """Lay the panel out as a strip below the table, or as a panel beside it of a width."""
        self.is_strip = is_strip
        if is_strip:
            self.setMinimumWidth(0)
            self.setMaximumWidth(NO_LIMIT)
        else:
            self.setFixedWidth(width)
        self.setFixedHeight(self.height_for(width))
        self.update()

    def height_for(self, width: int) -> int:
        """The height of the panel at a width, in logical pixels."""
        raise NotImplementedError

    def height_beside(self, width: int) -> int:
        """The height of the panel beside the table at a width, whether it is there or not."""
        was_strip, self.is_strip = self.is_strip, False
        height = self.height_for(width)
        self.is_strip = was_strip
        return height

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the content, in logical pixels of the design: the text size is scaled."""
        raise NotImplementedError

    def design_box(self) -> QRectF:
        """The panel in the pixels of the design."""
        return QRectF(0, 0, self.width() / text_scale(), self.height() / text_scale())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.fillRect(self.rect(), colour(WALNUT_2))
        painter.setPen(pen(INK, 2))
        painter.drawLine(0, 0, self.width(), 0)
        if not self.is_strip:
            x = self.width() - 1 if self.isRightToLeft() else 1
            painter.drawLine(x, 0, x, self.height())
        painter.save()
        painter.scale(text_scale(), text_scale())
        self.paint_content(painter, self.design_box())
        painter.restore()
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            painter.strokePath(rounded(inner, 6), pen(GOLD, 2))
