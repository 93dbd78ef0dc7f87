"""The key that looks like a line of text."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import LEFT, colour, pen, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette


class LinkButton(QPushButton):
    """A key that looks like a line of text: for what is rarely wanted."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The words, as high as anything that can be clicked."""
        reach = QFontMetricsF(body_font(BODY_SIZE)).horizontalAdvance(self.text())
        return QSize(round(reach) + 12, round(28 * text_scale()))

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Underlined words."""
        painter = QPainter(self)
        set_render_hints(painter)
        face = body_font(BODY_SIZE)
        face.setUnderline(True)
        painter.setFont(face)
        painter.setPen(colour(current_palette().title))
        painter.drawText(self.rect().adjusted(6, 0, -6, 0), LEFT, self.text())
        if self.hasFocus():
            painter.setPen(pen(current_palette().focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
