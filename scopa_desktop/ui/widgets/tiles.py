"""Checkable tiles, and the tile of a computer player."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import draw_rays, fill_and_outline, rounded

MAX_STRENGTH = 6
_RADIUS = 9.0


class Tile(QAbstractButton):
    """A checkable button of a fixed size; subclasses paint its content."""

    def __init__(self, name: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(name)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._unscaled = size
        self.setFixedSize(size * text_scale())

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def _scaled_painter(self) -> tuple[QPainter, QRectF]:
        """A painter scaled by `text_scale()`, and the tile's rectangle in its coordinates."""
        painter = smooth_painter(self)
        painter.scale(text_scale(), text_scale())
        return painter, QRectF(0, 0, self._unscaled.width(), self._unscaled.height())

    def _text_token(self) -> str:
        return current_palette().tile_text if self.isChecked() else current_palette().text

    def _secondary_text_token(self) -> str:
        return (
            current_palette().tile_secondary_text
            if self.isChecked()
            else current_palette().secondary_text
        )

    def _draw_focus(self, painter: QPainter, box: QRectF) -> None:
        if self.hasFocus():
            painter.setPen(pen(current_palette().focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS, _RADIUS)


class CharacterTile(Tile):
    """A computer player: portrait, name, level, strength as suns, and the seats it is given."""

    def __init__(
        self,
        art: CardArt,
        portrait: str,
        name: str,
        *,
        level: str,
        strength: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, QSize(84, 122), parent)
        self._art = art
        self.portrait = portrait
        self._level = level
        self._strength = strength
        self._seats = ""
        self._update_accessible_name()

    def set_seats(self, seats: str) -> None:
        """Show the numbers of the player's seats; an empty text shows none."""
        self._seats = seats
        self._update_accessible_name()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = self._scaled_painter()
        if self.isChecked():
            background = rounded(box.adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS)
            fill_and_outline(painter, background, current_palette().tile, current_palette().frame)
        self._draw_portrait(painter, box)
        width = box.width() - 4
        name, level = QRectF(2, 72, width, 18), QRectF(2, 88, width, 16)
        draw_text(painter, name, self.text(), font(13, True), self._text_token(), align=CENTRE)
        token = self._secondary_text_token()
        draw_text(painter, level, self._level, font(11.5), token, align=CENTRE)
        self._draw_suns(painter, box.center().x())
        if self._seats:
            draw_badge(painter, QPointF(box.right() - 13, 15), 10, self._seats)
        self._draw_focus(painter, box)

    def _update_accessible_name(self) -> None:
        strength = self.tr("strength {0} of {1}").format(self._strength, MAX_STRENGTH)
        parts = [self.text(), self._level, strength]
        if self._seats:
            parts.append(self.tr("seat {0}").format(self._seats))
        self.setAccessibleName(", ".join(parts))

    def _draw_portrait(self, painter: QPainter, box: QRectF) -> None:
        target = QRectF(box.center().x() - 32, 6, 64, 64)
        dpr = self.devicePixelRatioF() * text_scale()
        picture = self._art.portrait(self.portrait, 64, dpr)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _draw_suns(self, painter: QPainter, middle: float) -> None:
        palette = current_palette()
        faint = palette.tile_secondary_text if self.isChecked() else palette.line
        for index in range(MAX_STRENGTH):
            is_full = index < self._strength
            draw_rays(
                painter,
                QPointF(middle + (index - (MAX_STRENGTH - 1) / 2) * 11, 111),
                2.7,
                4.9,
                8,
                fill=GOLD if is_full else palette.field,
                line=INK if is_full else faint,
                line_width=1,
            )
