"""Tiles of the settings for decks, card backs and cloths, and the choice among them."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QScrollArea, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, text_width
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.card_label import CardGroup
from scopa_desktop.ui.widgets.card_painting import DeckBack, DeckCard
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import BodyLabel, secondary_label
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.widgets.ornaments import ClothFrame
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.tiles import NumberBadge
from scopa_desktop.ui.wording.list_format import with_colon

DECK_WIDTHS: Final = range(116, 161)
BACK_WIDTHS: Final = range(62, 77)
"""From the narrowest to the widest tile."""
_PAGE_WIDTH: Final = 672
"""What a page of the settings has for tiles, in a sheet of the size that it wants."""
CLOTH_WIDTH: Final = 160
_GAP = 8
_EDGE, _INDENT = 6, 3
_NAME, _SMALL_NAME, _NOTE = 13.0, 11.0, 11.5
"""Sizes of letters."""


def width_in_rows(tiles: int, rows: int, widths: range) -> int:
    """The largest of `widths` at which so many tiles stand in `rows` rows; else the smallest."""
    columns = -(-tiles // rows)
    width = (_PAGE_WIDTH - (columns - 1) * _GAP) // columns
    return max(widths[0], min(widths[-1], width))


def scroll_to(widget: QWidget) -> None:
    """Make a widget visible in the scroll areas that it is in."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


class PictureTile(LabelButton):
    """Cards on a strip of cloth, a name and an optional note below it."""

    def __init__(
        self,
        name: str,
        cards: CardGroup,
        height: int,
        *,
        note: str = "",
        cloth: Cloth = GREEN_CLOTH,
    ) -> None:
        """`height` is that of the strip, at the normal text size."""
        super().__init__(name, "picture")
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        set_tool_tip(self, with_colon(name, note) if note else name)
        self.cards = cards
        self._cloth = ClothFrame(cloth, 6)
        self._cloth.setFixedHeight(round(height * text_scale()))
        vbox(cards, within=self._cloth)
        self._badges: dict[BadgeIcon, NumberBadge] = {}
        """Made when they are first shown: most tiles are never checked nor locked."""
        self._strip = QGridLayout()
        self._strip.addWidget(self._cloth, 0, 0)
        self._size = _NAME if note else _SMALL_NAME
        self._name = BodyLabel(name, self._size, bold=True)
        self._has_note = bool(note)
        if note:
            self._name.setWordWrap(True)
            texts = vbox(self._name, secondary_label(note, _NOTE), STRETCH, spacing=1)
            texts.setContentsMargins(_INDENT, 0, _INDENT, 3)
        else:
            self._name.setAlignment(CENTRE)
            texts = vbox((self._name, 1))
        vbox(self._strip, (texts, 1), within=self, spacing=3, margins=(_EDGE, _EDGE, _EDGE, 3))
        self.let_clicks_through()
        self.toggled.connect(self._show_state)
        self._show_state()

    @property
    def name_width(self) -> int:
        """The width at which its name has one line."""
        words = text_width(self._name.text(), body_font(self._size, bold=True))
        return ceil(words) + 2 * (_EDGE + _INDENT * self._has_note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the default button of the dialog."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Show whether it is locked."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self._show_state()

    def set_cloth(self, cloth: Cloth) -> None:
        self._cloth.set_cloth(cloth)

    def _show_state(self) -> None:
        at_corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        self._show_badge(BadgeIcon.CHECK, 23, at_corner, is_shown=self.isChecked())
        self._show_badge(BadgeIcon.LOCK, 27, CENTRE, is_shown=not self.isEnabled())
        self._name.set_bold(self._has_note or self.isChecked())

    def _show_badge(
        self, icon: BadgeIcon, diameter: int, place: Qt.AlignmentFlag, *, is_shown: bool
    ) -> None:
        if is_shown and icon not in self._badges:
            self._badges[icon] = badge = NumberBadge(diameter, icon)
            badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._strip.addWidget(badge, 0, 0, place)
        if icon in self._badges:
            self._badges[icon].setVisible(is_shown)


def make_alike(tiles: Iterable[PictureTile], width: int, widest: int = 1000) -> None:
    """Give tiles one size, in which no text is cut.

    They are at least `width` wide, and so wide that each name has one line, as far as `widest`
    lets them, at the normal text size.
    """
    tiles, scale = list(tiles), text_scale()
    needed = max(tile.name_width for tile in tiles)
    across = round(min(max(width * scale, needed), widest * scale))
    height = max(tile.heightForWidth(across) for tile in tiles)
    for tile in tiles:
        tile.setFixedSize(across, max(height, tile.minimumSizeHint().height()))


class ClothTile(PictureTile):
    """A cloth with the cards and the back that the player has chosen."""

    def __init__(self, art: CardArt, name: str, cloth: Cloth) -> None:
        super().__init__(name, CardGroup(art, share=0.78, step=1.08), 78, cloth=cloth)

    def show_deck(self, deck_id: str, back_id: str) -> None:
        self.cards.show_cards([(deck_id, "7D"), (deck_id, "KC"), DeckBack(back_id, deck_id)])


class DeckTile(PictureTile):
    """Cards of a deck in a fan, or of several decks in a row."""

    def __init__(
        self, art: CardArt, name: str, note: str, cards: Sequence[DeckCard], *, fanned: bool = True
    ) -> None:
        group = CardGroup(art, share=0.8, step=1.13, spread=15 if fanned else 0)
        group.show_cards(cards)
        super().__init__(name, group, 72, note=note)


class BackTile(PictureTile):
    """A back, or those of several decks in a fan; dimmed and locked while it is disabled."""

    def __init__(
        self, art: CardArt, name: str, deck_ids: Sequence[str], *, back_id: str = ""
    ) -> None:
        """`back_id` is the back shown on the cards of the only deck; by default its own."""
        group = CardGroup(art, share=0.84, spread=18)
        backs = [DeckBack(back_id or deck_id, deck_id) for deck_id in deck_ids]
        group.show_cards(backs)
        super().__init__(name, group, 60)


class TileChoice(FlowRow):
    """Tiles of which one is checked; the arrow keys change the choice, Tab leaves the tiles."""

    def __init__(
        self,
        tiles: Sequence[tuple[str, QAbstractButton]],
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
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QAbstractButton):
            scroll_to(watched)
        return super().eventFilter(watched, event)

    def set_value(self, value: str) -> None:
        self._tiles[value].setChecked(True)

    def tile(self, value: str) -> QAbstractButton:
        return self._tiles[value]
