"""Tiles to choose from, and the tile of a character to play against."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from scopa_desktop.ui.decks import CardArt
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, pen, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.badges import draw_badge
from scopa_desktop.ui.theme.shapes import draw_rays, fill_and_outline, rounded
from scopa_desktop.ui.theme.colours import GOLD, INK

STRENGTHS = 6
_RADIUS = 9.0


class Tile(QToolButton):
    """A tile that stays chosen once clicked; what lies on it is its heirs' affair."""

    def __init__(self, name: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(name)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._unscaled = size
        self.setFixedSize(size * text_scale())

    def sizeHint(self) -> QSize:
        """Tiles have one size."""
        return self.minimumSize()

    def _begin(self) -> tuple[QPainter, QRectF]:
        """A painter in the tile's unscaled measure, and the tile."""
        painter = QPainter(self)
        set_render_hints(painter)
        painter.scale(text_scale(), text_scale())
        return painter, QRectF(0, 0, self._unscaled.width(), self._unscaled.height())

    def _text_token(self) -> str:
        return current_palette().tile_text if self.isChecked() else current_palette().text

    def _soft_token(self) -> str:
        return current_palette().tile_secondary_text if self.isChecked() else current_palette().secondary_text

    def _draw_focus(self, painter: QPainter, box: QRectF) -> None:
        if self.hasFocus():
            painter.setPen(pen(current_palette().focus, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS, _RADIUS)


class CharacterTile(Tile):
    """A character: portrait, name, level, strength as suns, and the seat it was given."""

    def __init__(
        self,
        art: CardArt,
        face: str,
        name: str,
        *,
        level: str,
        strength: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, QSize(94, 122), parent)
        self._art = art
        self.face = face
        self._level = level
        self._strength = strength
        self._seat = ""
        self._tell_name()

    def set_seat(self, seat: str) -> None:
        """The number of the seat where this character sits; empty for none."""
        self._seat = seat
        self._tell_name()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The medallion above its words and suns."""
        painter, box = self._begin()
        if self.isChecked():
            background = rounded(box.adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS)
            fill_and_outline(painter, background, current_palette().tile, current_palette().frame)
        self._draw_portrait(painter, box)
        width = box.width() - 4
        name, level = QRectF(2, 72, width, 18), QRectF(2, 88, width, 16)
        draw_text(painter, name, self.text(), font(13, True), self._text_token(), align=CENTRE)
        draw_text(painter, level, self._level, font(11.5), self._soft_token(), align=CENTRE)
        self._draw_suns(painter, box.center().x())
        if self._seat:
            draw_badge(painter, QPointF(box.right() - 16, 15), 10, self._seat)
        self._draw_focus(painter, box)

    def _tell_name(self) -> None:
        strength = self.tr("strength {0} of {1}").format(self._strength, STRENGTHS)
        told = [self.text(), self._level, strength]
        if self._seat:
            told.append(self.tr("seat {0}").format(self._seat))
        self.setAccessibleName(", ".join(told))

    def _draw_portrait(self, painter: QPainter, box: QRectF) -> None:
        target = QRectF(box.center().x() - 32, 6, 64, 64)
        dpr = self.devicePixelRatioF() * text_scale()
        picture = self._art.portrait(self.face, 64, dpr)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _draw_suns(self, painter: QPainter, middle: float) -> None:
        now = current_palette()
        faint = now.tile_secondary_text if self.isChecked() else now.line
        for place in range(STRENGTHS):
            has = place < self._strength
            draw_rays(
                painter,
                QPointF(middle + (place - (STRENGTHS - 1) / 2) * 11, 111),
                2.7,
                4.9,
                8,
                fill=GOLD if has else now.field,
                line=INK if has else faint,
                line_width=1,
            )
