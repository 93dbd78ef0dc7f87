"""Tiles of the settings for decks, card backs and cloths, and the choice among them."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon, draw_badge
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, draw_lines, draw_text, pen
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.card_painting import DeckCard, draw_card, draw_fan, draw_row
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.tiles import Tile

DECK_WIDTHS: Final = range(116, 161)
BACK_WIDTHS: Final = range(62, 77)
"""From the narrowest to the widest tile."""
_PAGE_WIDTH: Final = 672
"""What a page of the settings has for tiles, in a sheet of the size that it wants."""
_RADIUS = 9.0
_STRIP_RADIUS = 6.0
_GAP = 8


def width_in_rows(tiles: int, rows: int, widths: range) -> int:
    """The largest of `widths` at which so many tiles stand in `rows` rows; else the smallest."""
    columns = -(-tiles // rows)
    width = (_PAGE_WIDTH - (columns - 1) * _GAP) // columns
    return max(widths[0], min(widths[-1], width))


class PictureTile(Tile):
    """A strip of cloth with a picture, a name and an optional note below it."""

    def __init__(
        self,
        name: str,
        size: QSize,
        *,
        note: str = "",
        cloth: Cloth = GREEN_CLOTH,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, size, parent)
        self._note = note
        self._cloth = cloth
        self._cached_cloth = CachedCloth()
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        # Long names and notes are elided on the tile.
        set_tool_tip(self, f"{name}: {note}" if note else name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip above the name and the note."""
        painter, box = self._scaled_painter()
        palette = current_palette()
        tile = box.adjusted(1.5, 1.5, -1.5, -1.5)
        background = palette.tile if self.isChecked() else palette.list_background
        fill_and_outline(painter, rounded(tile, _RADIUS), background, palette.frame)
        text_height = 61.0 if self._note else 24.0
        strip = tile.adjusted(5, 5, -5, -text_height)
        self._draw_strip(painter, strip)
        self._draw_texts(painter, QRectF(tile.left(), strip.bottom(), tile.width(), text_height))
        if self.isChecked():
            corner = Mirroring(painter, box).point(strip.topRight() + QPointF(-7, 7))
            draw_badge(painter, corner, 10, BadgeIcon.CHECK)
        self._draw_focus(painter, box)

    def draw_on_cloth(self, painter: QPainter, strip: QRectF) -> None:
        """Paint the picture on the cloth; none by default. Subclasses override this."""

    def _draw_strip(self, painter: QPainter, strip: QRectF) -> None:
        edge = rounded(strip, _STRIP_RADIUS)
        dpr = self.devicePixelRatioF() * text_scale()
        painter.save()
        painter.setClipPath(edge)
        cloth = self._cached_cloth.picture(self._cloth, strip.size().toSize(), dpr)
        painter.drawPixmap(strip, cloth, QRectF(cloth.rect()))
        self.draw_on_cloth(painter, strip)
        painter.restore()
        painter.strokePath(edge, pen(current_palette().frame, 1.6))

    def _draw_texts(self, painter: QPainter, box: QRectF) -> None:
        if not self._note:
            draw_text(
                painter, box, self.text(), font(11, self.isChecked()), self._text_token(),
                align=CENTRE,
            )  # fmt: skip
            return
        name = QRectF(box.left() + 9, box.top() + 4, box.width() - 14, 19)
        name = Mirroring(painter, box).box(name)
        draw_text(painter, name, self.text(), font(13, True), self._text_token())
        lines = QRectF(name.left(), name.bottom(), name.width(), 32)
        draw_lines(painter, lines, self._note, font(11.5), self._secondary_text_token())


class DeckTile(PictureTile):
    """Cards of a deck in a fan, or of several decks in a row."""

    def __init__(
        self,
        art: CardArt,
        name: str,
        note: str,
        cards: Sequence[DeckCard],
        *,
        fanned: bool = True,
        width: int = DECK_WIDTHS[-1],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, QSize(width, 141), note=note, parent=parent)
        self._art = art
        self._cards = tuple(cards)
        self._fanned = fanned

    def draw_on_cloth(self, painter: QPainter, strip: QRectF) -> None:
        """Paint the cards."""
        centre, height = strip.center(), strip.height() * 0.8
        if self._fanned:
            draw_fan(painter, self._art, self._cards, centre, height=height, spread=15)
        else:
            draw_row(painter, self._art, self._cards, centre, height=height, step=height * 0.68)


class BackTile(PictureTile):
    """The back of a deck, or several backs in a fan."""

    def __init__(
        self,
        art: CardArt,
        name: str,
        deck_ids: Sequence[str],
        *,
        width: int = BACK_WIDTHS[-1],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, QSize(width, 92), parent=parent)
        self._art = art
        self._deck_ids = tuple(deck_ids)

    def draw_on_cloth(self, painter: QPainter, strip: QRectF) -> None:
        """Paint the back or backs."""
        height = strip.height() * 0.84
        backs: list[DeckCard] = [(deck_id, None) for deck_id in self._deck_ids]
        if len(backs) == 1:
            draw_card(painter, self._art, backs[0], strip.center(), height)
        else:
            draw_fan(painter, self._art, backs, strip.center(), height=height, spread=18)


class TileChoice(QWidget):
    """Tiles of which one is checked; the arrow keys change the choice, Tab leaves the tiles."""

    focus_moved = Signal(object)
    """The tile that has the keyboard focus now."""

    def __init__(
        self,
        tiles: Sequence[tuple[str, Tile]],
        choose: Callable[[str], None],
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        """`tiles` are pairs of value and tile; `choose` is called with the value clicked."""
        super().__init__(parent)
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._tiles = dict(tiles)
        self._group = QButtonGroup(self)
        flow = FlowLayout(_GAP, _GAP, self)
        for _, tile in tiles:
            self._group.addButton(tile)
            tile.setAutoExclusive(True)  # Screen readers call it a radio button.
            flow.addWidget(tile)
            tile.installEventFilter(self)
        values = {tile: value for value, tile in tiles}
        self._group.buttonClicked.connect(lambda tile: choose(values[tile]))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report which tile the focus moves to."""
        if event.type() is QEvent.Type.FocusIn:
            self.focus_moved.emit(watched)
        return super().eventFilter(watched, event)

    def set_value(self, value: str) -> None:
        """Check the tile of a value."""
        self._tiles[value].setChecked(True)

    def tile(self, value: str) -> Tile:
        """The tile of a value."""
        return self._tiles[value]
