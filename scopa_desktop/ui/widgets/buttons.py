"""Push buttons: a coloured face above its shadow, which moves down when pressed."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QPushButton, QSizePolicy, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import (
    BLUE_DEEP,
    CREAM,
    DARK_PALETTE,
    DISABLED_BUTTON,
    DISABLED_BUTTON_OUTLINE,
    DISABLED_BUTTON_TEXT,
    GOLD,
    GOLD_DEEP,
    INK,
    LIGHT_PALETTE,
    RED_BUTTON,
    WALNUT_3,
    WHITE,
    DialogPalette,
)
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import LARGE_SIZE, font, text_scale
from scopa_desktop.ui.theme.mnemonics import text_flag
from scopa_desktop.ui.theme.painting import CENTRE, colour, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.card_painting import CardChips, draw_chips

_RADIUS, _INNER_RADIUS = 9.0, 6.0
_SHADOW_OFFSET, _PRESSED_OFFSET = 3.0, 2.0
_MIN_HEIGHT = 28
_CHIP_HEIGHT = 1.55
"""In text sizes."""


class ButtonKind(Enum):
    """The colours of a button, by its purpose."""

    GOLD = "gold"
    """The default action, which Enter triggers."""
    PAPER = "paper"
    """Any other action in a dialog; follows the palette."""
    SHEET = "sheet"
    """Any other action on a sheet over the table, which is light in both palettes."""
    DARK = "dark"
    """Any other action on the table."""
    RED = "red"
    """An action that cannot be undone."""


@dataclass(frozen=True)
class _ButtonColours:
    fill: str
    text: str
    outline: str
    shadow: str
    focus: str


class Button(QPushButton):
    """A push button; `text_px` sets a text size in pixels for buttons that scale with the cards."""

    def __init__(
        self,
        text: str,
        kind: ButtonKind = ButtonKind.PAPER,
        parent: QWidget | None = None,
        text_px: float | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.kind = kind
        self._own_text_px = text_px
        self._chips: CardChips | None = None
        self._art: CardArt | None = None
        if text_px is None:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_text_px(self, text_px: float) -> None:
        """Set the text size in pixels; the button is scaled with it."""
        self._own_text_px = text_px
        self.updateGeometry()
        self.update()

    @property
    def chips(self) -> CardChips | None:
        """The cards painted after the text, or None."""
        return self._chips

    def set_chips(self, chips: CardChips | None, art: CardArt) -> None:
        """Paint cards after the text, no larger than there is room; None for none."""
        self._chips, self._art = chips, art
        self.updateGeometry()
        self.update()

    @property
    def _text_px(self) -> float:
        """The text size that was set, or else that of dialogs."""
        return LARGE_SIZE * text_scale() if self._own_text_px is None else self._own_text_px

    def sizeHint(self) -> QSize:
        return self._size_at(self._text_px)

    def minimumSizeHint(self) -> QSize:
        """Room for the text at its normal size: where a row is too narrow, it is not larger."""
        return self._size_at(self._least_text_px)

    @property
    def _least_text_px(self) -> float:
        return LARGE_SIZE if self._own_text_px is None else self._own_text_px

    def _size_at(self, text_px: float) -> QSize:
        metrics = QFontMetricsF(font(text_px, bold=True))
        text_width = metrics.size(Qt.TextFlag.TextShowMnemonic.value, self.text()).width()
        if self._chips is not None:
            text_width += self._chips.width(text_px * _CHIP_HEIGHT) + self._chip_gap(text_px)
        height = max(_MIN_HEIGHT, round(text_px * 2.5))
        return QSize(round(text_width + text_px * 2.4), height)

    def _chip_gap(self, text_px: float) -> float:
        return text_px * 0.5 if self.text() else 0.0

    def _fitting_text_px(self) -> float:
        """The text size at which the button is no wider than it is."""
        px = self._text_px
        while px > self._least_text_px and self._size_at(px).width() > self.width():
            px -= 0.5
        return px

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        set_render_hints(painter)
        colours = self._colours()
        offset = _PRESSED_OFFSET if self.isDown() else 0.0
        face = QRectF(self.rect()).adjusted(1.5, 1.5 + offset, -1.5, -4.5 + offset)
        if self.isEnabled() and not self.isDown():
            shadow = rounded(face.translated(0, _SHADOW_OFFSET), _RADIUS)
            painter.fillPath(shadow, colour(colours.shadow))
        fill_and_outline(painter, rounded(face, _RADIUS), colours.fill, colours.outline)
        self._draw_inner_line(painter, face, colours)
        text_box = self._draw_chips(painter, face)
        painter.setFont(font(self._fitting_text_px(), bold=True))
        painter.setPen(colour(colours.text))
        painter.drawText(text_box, CENTRE.value | text_flag().value, self.text())

    def _draw_chips(self, painter: QPainter, face: QRectF) -> QRectF:
        """Draw the chips, if any; the room that is left for the text."""
        if self._chips is None or self._art is None:
            return face
        text_px = self._fitting_text_px()
        gap = self._chip_gap(text_px)
        text_width = QFontMetricsF(font(text_px, bold=True)).horizontalAdvance(self.text())
        room = face.width() - 2 * _INNER_RADIUS - text_width - gap
        width = min(room, self._chips.width(text_px * _CHIP_HEIGHT))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        text_box, chips_box = QRectF(face), QRectF(face)
        text_box.setWidth(text_width)
        chips_box.setWidth(width)
        left = face.center().x() - (text_width + gap + width) / 2
        first, second = (chips_box, text_box) if is_mirrored else (text_box, chips_box)
        first.moveLeft(left)
        second.moveLeft(first.right() + gap)
        draw_chips(painter, self._art, self._chips, chips_box)
        return text_box

    def _draw_inner_line(self, painter: QPainter, face: QRectF, colours: _ButtonColours) -> None:
        inner = face.adjusted(3.5, 3.5, -3.5, -3.5)
        if self.hasFocus():
            painter.setPen(pen(colours.focus, 2.2))
            painter.drawRoundedRect(inner, _INNER_RADIUS, _INNER_RADIUS)
        elif self.kind is ButtonKind.GOLD and self.isEnabled():
            painter.setPen(pen(GOLD_DEEP, 1.2))
            painter.drawRoundedRect(inner, _INNER_RADIUS, _INNER_RADIUS)

    def _colours(self) -> _ButtonColours:
        palette = current_palette()
        if not self.isEnabled():
            is_dark = palette is DARK_PALETTE and isinstance(self.window(), QDialog)
            return _DISABLED_IN_DARK_DIALOG if is_dark else _DISABLED
        if self.kind is ButtonKind.PAPER:
            return _of_palette(palette)
        return _COLOURS[self.kind]


def _of_palette(palette: DialogPalette) -> _ButtonColours:
    return _ButtonColours(
        palette.field, palette.text, palette.frame, palette.button_shadow, palette.focus
    )


_DISABLED = _ButtonColours(DISABLED_BUTTON, DISABLED_BUTTON_TEXT, DISABLED_BUTTON_OUTLINE, INK, INK)
_DISABLED_IN_DARK_DIALOG = _ButtonColours(
    DARK_PALETTE.list_background,
    DARK_PALETTE.secondary_text,
    DARK_PALETTE.line,
    DARK_PALETTE.button_shadow,
    DARK_PALETTE.focus,
)
_COLOURS = {
    ButtonKind.GOLD: _ButtonColours(GOLD, INK, INK, INK, BLUE_DEEP),
    ButtonKind.SHEET: _of_palette(LIGHT_PALETTE),
    ButtonKind.DARK: _ButtonColours(WALNUT_3, CREAM, INK, INK, GOLD),
    ButtonKind.RED: _ButtonColours(RED_BUTTON, WHITE, INK, INK, WHITE),
}
