"""Push buttons: a coloured face above its shadow, a link, and a small button with an icon."""

from enum import Enum
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
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
from scopa_desktop.ui.theme.fonts import BODY_SIZE, LARGE_SIZE, body_font, font, text_scale
from scopa_desktop.ui.theme.icons import Tool, tool_path
from scopa_desktop.ui.theme.mnemonics import text_flag
from scopa_desktop.ui.theme.painting import (
    CENTRE,
    LEFT,
    colour,
    pen,
    smooth_painter,
    text_height,
    text_width,
)
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.theme.touch_targets import least_target
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.card_painting import CardChips, draw_chips
from scopa_desktop.ui.widgets.feedback import feedback
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.text_direction import without_marks

_RADIUS, _INNER_RADIUS = 9.0, 6.0
_SHADOW_OFFSET, _PRESSED_OFFSET = 3.0, 2.0
_MIN_HEIGHT = 28
_ENTER_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LINK_MARGIN, _SHORT_LINK = 6, 120
"""A link is not narrower than a short one, at the normal text size."""
_LINE_HEIGHT, _CHIP_HEIGHT = 1.3, 1.55
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


class _ButtonColours(NamedTuple):
    fill: str
    text: str
    outline: str
    shadow: str
    focus: str


class PushButton(QPushButton):
    """A push button that Enter presses while it has the focus, in every window.

    It never becomes the default button of a dialog by itself, as those of Qt do: Enter would press
    whatever the focus came to by chance.
    """

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER_KEYS:
            self.click()
        else:
            super().keyPressEvent(event)


class Button(PushButton):
    """A button with a coloured face.

    `text_px` sets a text size in pixels for buttons that scale with the cards.
    """

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
        self._is_compact = False
        self._chips: CardChips | None = None
        self._art: CardArt | None = None
        if text_px is None:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._tell)

    def _tell(self) -> None:
        # On the table, the cards are heard instead.
        if self.kind is ButtonKind.GOLD and self._own_text_px is None:
            feedback().gold_pressed.emit()

    def set_text_px(self, text_px: float | None) -> None:
        """Set the text size in pixels, None for that of dialogs; the button is scaled with it."""
        self._own_text_px = text_px
        self.updateGeometry()
        self.update()

    def set_compact(self, is_compact: bool) -> None:
        """Set whether the margins around the text stay as they are for texts of normal size."""
        if is_compact is not self._is_compact:
            self._is_compact = is_compact
            self.updateGeometry()

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
        return self._size_at(self._text_px, is_compact=self._is_compact)

    def minimumSizeHint(self) -> QSize:
        """Room for the text at its normal size: where a row is too narrow, it is not larger."""
        return self._size_at(self._least_text_px, is_compact=self._is_compact)

    def width_for_text(self, *, is_compact: bool) -> int:
        """The width that the text needs with the usual margins, or with those of `set_compact`."""
        return self._size_at(self._text_px, is_compact=is_compact).width()

    @property
    def _least_text_px(self) -> float:
        return LARGE_SIZE if self._own_text_px is None else self._own_text_px

    def _size_at(self, text_px: float, *, is_compact: bool) -> QSize:
        metrics = QFontMetricsF(font(text_px, bold=True))
        text_width = metrics.size(Qt.TextFlag.TextShowMnemonic.value, self.text()).width()
        if self._chips is not None:
            text_width += self._chips.width(text_px * _CHIP_HEIGHT) + self._chip_gap(text_px)
        margin_px = self._least_text_px if is_compact else text_px
        height = text_px * _LINE_HEIGHT + margin_px * (2.5 - _LINE_HEIGHT)
        target = round(least_target(max(_MIN_HEIGHT, height)))
        return QSize(round(text_width + margin_px * 2.4), target)

    def _chip_gap(self, text_px: float) -> float:
        return text_px * 0.5 if self.text() else 0.0

    def _fitting_text_px(self) -> float:
        """The text size at which the button, with small margins, is no wider than it is."""
        px = self._text_px
        while px > self._least_text_px and self._width_at(px) > self.width():
            px -= 0.5
        return px

    def _width_at(self, text_px: float) -> int:
        return self._size_at(text_px, is_compact=True).width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
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
        words = text_width(self.text(), font(text_px, bold=True))
        room = face.width() - 2 * _INNER_RADIUS - words - gap
        width = min(room, self._chips.width(text_px * _CHIP_HEIGHT))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        text_box, chips_box = QRectF(face), QRectF(face)
        text_box.setWidth(words)
        chips_box.setWidth(width)
        left = face.center().x() - (words + gap + width) / 2
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
            is_dark = palette.is_dark and isinstance(self.window(), QDialog)
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


_TOOL_SIDE, _TOOL_GRID, _TOOL_ICON = 30, 20, 18.0
_TOOL_STROKE = 1.8


class ToolButton(PushButton):
    """A square button with an icon; its name is its tool tip."""

    def __init__(
        self, tool: Tool, parent: QWidget | None = None, *, palette: DialogPalette | None = None
    ) -> None:
        """`palette` is that of a sheet over the table, which does not change."""
        super().__init__("", parent)
        self._tool = tool
        self._palette = palette
        self._side: int | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_side(self, side: int) -> None:
        """Make it smaller or larger than it is at the size of texts, in logical pixels."""
        if side != self._side:
            self._side = side
            self.updateGeometry()

    def set_name(self, name: str) -> None:
        """Set what the button does, for the tool tip and for screen readers."""
        self.setAccessibleName(without_marks(name))
        set_tool_tip(self, name)

    def sizeHint(self) -> QSize:
        side = self._side or round(_TOOL_SIDE * text_scale())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon, mirrored in right-to-left languages, on a field when hovered."""
        painter = smooth_painter(self)
        palette = self._palette or current_palette()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or (self.underMouse() and self.isEnabled()):
            painter.fillPath(rounded(box, 7), colour(palette.groove))
        if self.hasFocus():
            painter.strokePath(rounded(box, 7), pen(palette.focus, 2))
        side = _TOOL_ICON / _TOOL_SIDE * self.sizeHint().width() / _TOOL_GRID
        painter.translate(box.center())
        painter.scale(
            -side if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else side, side
        )
        painter.translate(-_TOOL_GRID / 2, -_TOOL_GRID / 2)
        painter.setPen(pen(palette.text if self.isEnabled() else palette.line, _TOOL_STROKE))
        painter.drawPath(tool_path(self._tool))


class LinkButton(PushButton):
    """An underlined text to click, for actions that are rarely needed.

    A long one takes several lines where it has no room in one.
    """

    def __init__(
        self, text: str, parent: QWidget | None = None, *, text_colour: str | None = None
    ) -> None:
        """`text_colour` is a colour token for buttons outside dialogs, whose palette changes."""
        super().__init__("", parent)
        self._text_colour = text_colour
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Set the text; with a fixed height a layout would allow one line only."""
        super().setText(text)
        policies, is_short = QSizePolicy.Policy, self.minimumSizeHint() == self.sizeHint()
        policy = QSizePolicy(policies.Maximum, policies.Fixed if is_short else policies.Minimum)
        policy.setHeightForWidth(not is_short)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The width of the text, and the minimum height of anything that can be clicked."""
        return QSize(self._width_with(self.text()), round(28 * text_scale()))

    def _width_with(self, text: str) -> int:
        """The width of the button with a text in one line."""
        return round(text_width(text, body_font(BODY_SIZE))) + 2 * _LINK_MARGIN

    def minimumSizeHint(self) -> QSize:
        """The width of a short text, and of each word of a long one: no text is cut off."""
        hint, face = self.sizeHint(), body_font(BODY_SIZE)
        words = max((text_width(word, face) for word in self.text().split()), default=0.0)
        least = max(ceil(words) + 2 * _LINK_MARGIN, round(_SHORT_LINK * text_scale()))
        return QSize(min(hint.width(), least), hint.height())

    def heightForWidth(self, width: int) -> int:
        one_line, face = self.sizeHint(), body_font(BODY_SIZE)
        if width >= one_line.width():
            return one_line.height()
        lines = text_height(self.text(), face, width - 2 * _LINK_MARGIN)
        return max(one_line.height(), ceil(lines) + _LINK_MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        underlined = body_font(BODY_SIZE)
        underlined.setUnderline(True)
        painter.setFont(underlined)
        painter.setPen(colour(self._text_colour or current_palette().title))
        room = self.rect().adjusted(_LINK_MARGIN, 0, -_LINK_MARGIN, 0)
        wraps = room.width() + 2 * _LINK_MARGIN < self.sizeHint().width()
        wrapping = Qt.TextFlag.TextWordWrap.value if wraps else 0
        painter.drawText(room, LEFT.value | wrapping, self.text())
        if self.hasFocus():
            painter.setPen(pen(self._text_colour or current_palette().focus, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)


CONFIRMATION_MS: Final = 1600
"""How long the button says that the number was copied."""


class DealNumberButton(Retranslated, LinkButton):
    """Shows `Deal no. 1234`; a click copies the number and says so for a moment."""

    def __init__(self, parent: QWidget | None = None, *, text_colour: str | None = None) -> None:
        """`text_colour` is the colour token of the text; None for the colour of links."""
        super().__init__("", parent, text_colour=text_colour)
        self._number = 0
        self._is_short = False
        self._confirmation = QTimer(self, singleShot=True)
        self._confirmation.setInterval(CONFIRMATION_MS)
        self._confirmation.timeout.connect(self._show_number)
        self.clicked.connect(self._copy)
        # A click must not take the keyboard focus from the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._retranslate()

    def set_number(self, number: int) -> None:
        if number != self._number:
            self._number = number
            self._confirmation.stop()
            self._show_number()

    def fit(self, room: int) -> None:
        """Show the number alone if its words need more than `room` pixels; hide it if both do."""
        is_short = self._width_with(self._full_text()) > room
        if is_short != self._is_short:
            self._is_short = is_short
            self._show_number()
        self.setVisible(self.sizeHint().width() <= room)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._number))
        sentence = self.tr("Copied: {number}").format(number=self._number)
        self.setText(sentence)
        announce(self, sentence)
        self._confirmation.start()

    def _show_number(self) -> None:
        self.setText(str(self._number) if self._is_short else self._full_text())
        self.setAccessibleName(self._full_text())

    def _full_text(self) -> str:
        return self.tr("Deal no. {number}").format(number=self._number)

    def _retranslate(self) -> None:
        self._confirmation.stop()
        self._show_number()
        hint = self.tr("Copy the number. Entered in New game, it deals the same cards again.")
        set_tool_tip(self, hint)
        self.setAccessibleDescription(hint)
