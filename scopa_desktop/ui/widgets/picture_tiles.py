"""Tiles of the settings for decks, card backs and cloths, and the choice among them."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QScrollArea, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon, draw_badge
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    CENTRE,
    draw_lines,
    draw_text,
    pen,
    text_height,
    text_width,
)
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.card_painting import (
    DeckCard,
    draw_back,
    draw_card,
    draw_fan,
    draw_row,
)
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.tiles import Tile
from scopa_desktop.ui.wording.list_format import with_colon

DECK_WIDTHS: Final = range(116, 161)
BACK_WIDTHS: Final = range(62, 77)
"""From the narrowest to the widest tile."""
_PAGE_WIDTH: Final = 672
"""What a page of the settings has for tiles, in a sheet of the size that it wants."""
CLOTH_SIZE: Final = QSize(160, 110)
_LOCKED_OPACITY = 0.45
_RADIUS = 9.0
_STRIP_RADIUS = 6.0
_GAP = 8
_NAME_FONT: Final = (13.0, True)
_SMALL_NAME_PX: Final = 11.0
_SMALL_NAME_MARGINS: Final = 8
_NOTE_PX: Final = 11.5
_TEXT_MARGINS: Final = 18
"""What a tile has beside its texts."""
_NOTE_HEIGHT: Final = 32
"""Two lines."""
_DECK_HEIGHT: Final = 141
"""Of a tile with such a note."""
DECK_SIZE: Final = QSize(DECK_WIDTHS[-1], _DECK_HEIGHT)
_DECK_STRIP: Final = 72.0


def width_in_rows(tiles: int, rows: int, widths: range) -> int:
    """The largest of `widths` at which so many tiles stand in `rows` rows; else the smallest."""
    columns = -(-tiles // rows)
    width = (_PAGE_WIDTH - (columns - 1) * _GAP) // columns
    return max(widths[0], min(widths[-1], width))


def deck_tile_size(texts: Iterable[tuple[str, str]], width: int) -> QSize:
    """The size of the tiles of decks with these names and notes, none of which is cut.

    At least `width` wide, and so wide that each name has one line, as far as tiles may be.
    """
    texts = list(texts)
    widest = max((text_width(name, font(*_NAME_FONT)) for name, _ in texts), default=0.0)
    width = min(max(width, ceil(widest) + _TEXT_MARGINS), DECK_WIDTHS[-1])
    notes = (text_height(note, font(_NOTE_PX), width - _TEXT_MARGINS) for _, note in texts)
    return QSize(width, _DECK_HEIGHT - _NOTE_HEIGHT + max(_NOTE_HEIGHT, *map(ceil, notes)))


def scroll_to(widget: QWidget) -> None:
    """Make a widget visible in the scroll areas that it is in."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


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
        set_tool_tip(self, with_colon(name, note) if note else name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = self._scaled_painter()
        palette = current_palette()
        tile = box.adjusted(1.5, 1.5, -1.5, -1.5)
        background = palette.tile if self.isChecked() else palette.list_background
        fill_and_outline(painter, rounded(tile, _RADIUS), background, palette.frame)
        height = tile.height() - 5 - _DECK_STRIP if self._note else 24.0
        strip = tile.adjusted(5, 5, -5, -height)
        self._draw_strip(painter, strip)
        self._draw_texts(painter, QRectF(tile.left(), strip.bottom(), tile.width(), height))
        if not self.isEnabled():
            draw_badge(painter, strip.center(), 12, BadgeIcon.LOCK)
        if self.isChecked():
            corner = Mirroring(painter, box).point(strip.topRight() + QPointF(-7, 7))
            draw_badge(painter, corner, 10, BadgeIcon.CHECK)
        self._draw_focus(painter, box)

    def set_cloth(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self.update()

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
                painter, box, self.text(), font(_SMALL_NAME_PX, self.isChecked()),
                self._text_token(), align=CENTRE,
            )  # fmt: skip
            return
        name = QRectF(box.left() + 9, box.top() + 4, box.width() - 14, 19)
        name = Mirroring(painter, box).box(name)
        draw_text(painter, name, self.text(), font(*_NAME_FONT), self._text_token())
        lines = QRectF(name.left(), name.bottom(), name.width(), box.height() - 29)
        draw_lines(painter, lines, self._note, font(_NOTE_PX), self._secondary_text_token())


class ClothTile(PictureTile):
    """A cloth with the cards and the back that the player has chosen."""

    def __init__(self, art: CardArt, name: str, cloth: Cloth) -> None:
        super().__init__(name, CLOTH_SIZE, cloth=cloth)
        self._art = art
        self.deck_id = self._back_id = next(iter(art.decks))

    def show_deck(self, deck_id: str, back_id: str) -> None:
        self.deck_id, self._back_id = deck_id, back_id
        self.update()

    def draw_on_cloth(self, painter: QPainter, strip: QRectF) -> None:
        """Paint two cards and a back."""
        height = strip.height() * 0.78
        step = QPointF(height * self._art.decks[self.deck_id].aspect * 1.08, 0)
        middle = strip.center()
        for place, code in ((middle - step, "7D"), (middle, "KC")):
            draw_card(painter, self._art, (self.deck_id, code), place, height)
        draw_back(painter, self._art, (self._back_id, self.deck_id), middle + step, height)


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
        size: QSize = DECK_SIZE,
        cloth: Cloth = GREEN_CLOTH,
    ) -> None:
        super().__init__(name, size, note=note, cloth=cloth)
        self._art = art
        self._cards = tuple(cards)
        self._fanned = fanned

    def draw_on_cloth(self, painter: QPainter, strip: QRectF) -> None:
        centre, height = strip.center(), strip.height() * 0.8
        if self._fanned:
            draw_fan(painter, self._art, self._cards, centre, height=height, spread=15)
        else:
            draw_row(painter, self._art, self._cards, centre, height=height, step=height * 0.68)


class BackTile(PictureTile):
    """A back, or those of several decks in a fan; dimmed and locked while it is disabled."""

    def __init__(
        self,
        art: CardArt,
        name: str,
        deck_ids: Sequence[str],
        *,
        back_id: str = "",
        width: int = BACK_WIDTHS[-1],
    ) -> None:
        """`back_id` is the back shown on the cards of the only deck; by default its own.

        The tile is `width` wide, and wider if its name needs more room.
        """
        width = max(width, ceil(text_width(name, font(_SMALL_NAME_PX, True))) + _SMALL_NAME_MARGINS)
        super().__init__(name, QSize(width, 92))
        self._art = art
        self._deck_ids = tuple(deck_ids)
        self._back_id = back_id or self._deck_ids[0]

    def draw_on_cloth(self, painter: QPainter, strip: QRectF) -> None:
        height, centre = strip.height() * 0.84, strip.center()
        if len(self._deck_ids) > 1:
            backs: list[DeckCard] = [(deck_id, None) for deck_id in self._deck_ids]
            draw_fan(painter, self._art, backs, centre, height=height, spread=18)
            return
        painter.setOpacity(1.0 if self.isEnabled() else _LOCKED_OPACITY)
        draw_back(painter, self._art, (self._back_id, self._deck_ids[0]), centre, height)


class TileChoice(FlowRow):
    """Tiles of which one is checked; the arrow keys change the choice, Tab leaves the tiles."""

    def __init__(
        self,
        tiles: Sequence[tuple[str, Tile]],
        choose: Callable[[str], None],
        name: str,
        *,
        group: QButtonGroup | None = None,
    ) -> None:
        """`tiles` are pairs of value and tile; `choose` is called with the value clicked.

        With a `group`, one tile is checked among those of all choices that have it.
        """
        super().__init__(_GAP, _GAP)
        self.setAccessibleName(name)
        self._tiles = dict(tiles)
        self._group = group or QButtonGroup(self)
        for value, tile in tiles:
            self._group.addButton(tile)
            tile.clicked.connect(lambda _=False, value=value: choose(value))
            tile.setAutoExclusive(True)  # Screen readers call it a radio button.
            self.flow.addWidget(tile)
            tile.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to the tile that gets the focus."""
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, Tile):
            scroll_to(watched)
        return super().eventFilter(watched, event)

    def set_value(self, value: str) -> None:
        self._tiles[value].setChecked(True)

    def tile(self, value: str) -> Tile:
        return self._tiles[value]
