"""The key: a button of printed paper that stands on its ink and sinks when pressed."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from scopa_desktop.ui.theme.fonts import LARGE_SIZE, font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, pen, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.theme.colours import (
    BLUE_DEEP,
    CREAM,
    GOLD,
    GOLD_DEEP,
    INK,
    DISABLED_BUTTON,
    DISABLED_BUTTON_OUTLINE,
    DISABLED_BUTTON_TEXT,
    DARK_PALETTE,
    RED_BUTTON,
    WALNUT_3,
    WHITE,
)

_RADIUS, _INNER_RADIUS = 9.0, 6.0
_STANDS, _SINKS = 3.0, 2.0
_SMALLEST_HEIGHT = 28


class ButtonKind(Enum):
    """What a key is for."""

    GOLD = "gold"
    """The move that Enter makes."""
    PAPER = "paper"
    """Anything else on a sheet; follows day and night."""
    DARK = "dark"
    """Anything else on the table."""
    RED = "red"
    """What cannot be taken back."""


@dataclass(frozen=True)
class _Print:
    """The colours a key is printed in."""

    fill: str
    text: str
    rim: str
    shadow: str
    focus: str


class Button(QPushButton):
    """A push button in the house's look; `text_px` is for keys that grow with the cards."""

    def __init__(
        self,
        text: str,
        kind: ButtonKind = ButtonKind.PAPER,
        parent: QWidget | None = None,
        text_px: float | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.kind = kind
        self._text_px = text_px if text_px is not None else LARGE_SIZE * text_scale()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_text_px(self, text_px: float) -> None:
        """Set the text, and with it the key, at another size."""
        self._text_px = text_px
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the words and the paper around them."""
        metrics = QFontMetricsF(font(self._text_px, bold=True))
        words = metrics.size(Qt.TextFlag.TextShowMnemonic.value, self.text()).width()
        height = max(_SMALLEST_HEIGHT, round(self._text_px * 2.5))
        return QSize(round(words + self._text_px * 2.4), height)

    def minimumSizeHint(self) -> QSize:
        """A key never cuts its words."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face of the key on its ink shadow."""
        painter = QPainter(self)
        set_render_hints(painter)
        drawn = self._print()
        sunk = _SINKS if self.isDown() else 0.0
        face = QRectF(self.rect()).adjusted(1.5, 1.5 + sunk, -1.5, -4.5 + sunk)
        if self.isEnabled() and not self.isDown():
            painter.fillPath(rounded(face.translated(0, _STANDS), _RADIUS), colour(drawn.shadow))
        fill_and_outline(painter, rounded(face, _RADIUS), drawn.fill, drawn.rim)
        self._draw_inner_line(painter, face, drawn)
        painter.setFont(font(self._text_px, bold=True))
        painter.setPen(colour(drawn.text))
        painter.drawText(face, CENTRE.value | Qt.TextFlag.TextShowMnemonic.value, self.text())

    def _draw_inner_line(self, painter: QPainter, face: QRectF, drawn: _Print) -> None:
        inner = face.adjusted(3.5, 3.5, -3.5, -3.5)
        if self.hasFocus():
            painter.setPen(pen(drawn.focus, 2.2))
            painter.drawRoundedRect(inner, _INNER_RADIUS, _INNER_RADIUS)
        elif self.kind is ButtonKind.GOLD and self.isEnabled():
            painter.setPen(pen(GOLD_DEEP, 1.2))
            painter.drawRoundedRect(inner, _INNER_RADIUS, _INNER_RADIUS)

    def _print(self) -> _Print:
        now = current_palette()
        if not self.isEnabled():
            at_night = now is DARK_PALETTE and isinstance(self.window(), QDialog)
            return _OFF_AT_NIGHT if at_night else _OFF
        if self.kind is ButtonKind.PAPER:
            return _Print(now.field, now.text, now.frame, now.button_shadow, now.focus)
        return _PRINTS[self.kind]


_OFF = _Print(DISABLED_BUTTON, DISABLED_BUTTON_TEXT, DISABLED_BUTTON_OUTLINE, INK, INK)
_OFF_AT_NIGHT = _Print(DARK_PALETTE.list_background, DARK_PALETTE.secondary_text, DARK_PALETTE.line, DARK_PALETTE.button_shadow, DARK_PALETTE.focus)
_PRINTS = {
    ButtonKind.GOLD: _Print(GOLD, INK, INK, INK, BLUE_DEEP),
    ButtonKind.DARK: _Print(WALNUT_3, CREAM, INK, INK, GOLD),
    ButtonKind.RED: _Print(RED_BUTTON, WHITE, INK, INK, WHITE),
}
