"""A button that looks like a link."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import LEFT, colour, pen, set_render_hints


class LinkButton(QPushButton):
    """An underlined text to click, for actions that are rarely needed."""

    def __init__(
        self, text: str, parent: QWidget | None = None, *, text_colour: str | None = None
    ) -> None:
        """`text_colour` is a colour token for buttons outside dialogs, whose palette changes."""
        super().__init__(text, parent)
        self._text_colour = text_colour
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The width of the text, and the minimum height of anything that can be clicked."""
        width = QFontMetricsF(body_font(BODY_SIZE)).horizontalAdvance(self.text())
        return QSize(round(width) + 12, round(28 * text_scale()))

    def minimumSizeHint(self) -> QSize:
        """The text is never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        set_render_hints(painter)
        underlined = body_font(BODY_SIZE)
        underlined.setUnderline(True)
        painter.setFont(underlined)
        painter.setPen(colour(self._text_colour or current_palette().title))
        painter.drawText(self.rect().adjusted(6, 0, -6, 0), LEFT, self.text())
        if self.hasFocus():
            painter.setPen(pen(self._text_colour or current_palette().focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
