"""The choice of the deck: all decks as tiles, in groups by land, with a search field."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from scopa_desktop.play.decks.own_decks import SuitSystem
from scopa_desktop.play.storage.settings import AUTO_DECK, Settings, SettingsStore
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.theme.current_palette import cloth_in_use
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.card_painting import DeckCard
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.game_search import languages, normalized, occurs, words_of
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.picture_tiles import (
    DECK_WIDTHS,
    DeckTile,
    TileChoice,
    make_alike,
    scroll_to,
    width_in_rows,
)
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.list_format import with_colon

_IN_A_ROW: Final = 5
_FAN: Final = ("KD", "7D", "AC", "JB")
_EXAMPLES: Final = ("7D", "KS", "QC")
"""The card shown of a deck of each family, on the tile "Follow the game"."""
_OPEN_FIELD: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LEAVE_FIELD: Final = (Qt.Key.Key_Down, *_OPEN_FIELD)


class DeckChoice(QWidget):
    """Tiles of all decks; the one that the settings choose is checked, on the player's own cloth.

    The arrow keys change the choice, and typing begins a search, in which Enter chooses the first
    deck found. It shows the decks that are there when it is made.
    """

    def __init__(self, art: CardArt, store: SettingsStore) -> None:
        super().__init__()
        self._art, self._store = art, store
        self._words: dict[str, list[str]] = {}
        self._group = QButtonGroup(self)
        self._tiles: dict[str, DeckTile] = {}
        self._groups: list[tuple[QWidget, list[DeckTile]]] = []
        """The tiles of each land, and the widget that they are in."""
        self._field = QLineEdit()
        self._field.setClearButtonEnabled(True)
        self._field.setPlaceholderText(self.tr("Search"))
        self._field.setAccessibleName(self.tr("Search the decks"))
        tip = self.tr("A name or a place, such as Sicily.")
        self._field.setAccessibleDescription(tip)
        set_tool_tip(self._field, tip)
        self._field.installEventFilter(self)
        self._no_match = secondary_label("")
        self._no_match.hide()
        self._column = vbox(self._field, self._no_match, within=self, spacing=8)
        self._add_groups()
        self._field.textChanged.connect(self._search)
        store.changes("deck", "table_colour").connect(self._show)
        self._show(store.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on typing in the search field."""
        typed = event.text()
        is_command = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if typed.strip() and typed.isprintable() and not is_command:
            self._field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._field.insert(typed)
            scroll_to(self._field)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the search field for the decks found, or clear it."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return False
        if event.key() == Qt.Key.Key_Escape and self._field.text():
            self._field.clear()
            return True
        found = [tile for tile in self._tiles.values() if not tile.isHidden()]
        is_search = bool(self._field.text().strip())
        if event.key() not in _LEAVE_FIELD or not (is_search or event.key() == Qt.Key.Key_Down):
            return False
        if found:
            checked = next((tile for tile in found if tile.isChecked()), found[0])
            checked.setFocus(Qt.FocusReason.OtherFocusReason)
            if event.key() in _OPEN_FIELD:
                found[0].click()
        return True

    def _add_groups(self) -> None:
        """Add the groups: lands with a single deck side by side, each other one in its lines."""
        auto = self.tr("Follow the game"), self.tr("each game uses its own deck")
        own_decks = self.tr("Your decks")
        by_land = {self.tr("Any"): {AUTO_DECK: self._auto_tile(auto)}}
        own_first = sorted(self._art.decks.values(), key=lambda deck: deck.own is None)
        for deck in own_first:
            land = own_decks if deck.own else deck.translated_land()
            by_land.setdefault(land, {})[deck.id] = self._tile(deck)
        single_decks = FlowRow(8, 8)
        self._column.addWidget(single_decks)
        for land, tiles in by_land.items():
            group = self._group_of(land, tiles)
            if len(tiles) == 1 and land != own_decks:
                single_decks.flow.addWidget(group)
            else:
                self._column.addWidget(group)
        width = width_in_rows(_IN_A_ROW, 1, DECK_WIDTHS)
        make_alike(self._tiles.values(), width, DECK_WIDTHS[-1])

    def _group_of(self, land: str, tiles: Mapping[str, DeckTile]) -> QWidget:
        name = self.tr("Deck: {land}").format(land=land)
        choice = TileChoice([*tiles.items()], self._choose, name, group=self._group)
        group = QWidget()
        vbox(secondary_label(land), choice, within=group, spacing=4)
        self._tiles |= tiles
        self._groups.append((group, [*tiles.values()]))
        return group

    def _auto_tile(self, texts: tuple[str, str]) -> DeckTile:
        families = one_of_each_family(self._art.decks)
        examples: list[DeckCard] = [*zip(families, _EXAMPLES, strict=False)]
        tile = DeckTile(self._art, *texts, examples, fanned=False)
        explanation = self.tr("Scopa is played with Italian cards, Escoba with Spanish ones.")
        set_tool_tip(tile, with_colon(tile.text(), explanation))
        return tile

    def _tile(self, deck: Deck) -> DeckTile:
        name, (shown, note) = deck.translated_name(), self._texts(deck)
        cards = [(deck.id, code) for code in _FAN]
        tile = DeckTile(self._art, shown, note, cards)
        tile.setAccessibleName(name)
        set_tool_tip(tile, with_colon(name, note))
        return tile

    def _texts(self, deck: Deck) -> tuple[str, str]:
        """The name of a deck, as it is on its tile, and the note below it."""
        if deck.own is None:
            return short_name(deck.translated_name()), deck.translated_region()
        note = {
            SuitSystem.ITALIAN: self.tr("Italian suits"),
            SuitSystem.SPANISH: self.tr("Spanish suits"),
            SuitSystem.FRENCH: self.tr("French suits"),
        }[deck.own.description.system]
        return deck.translated_name(), note

    def _choose(self, deck_id: str) -> None:
        self._store.change(replace(self._store.current, deck=deck_id))

    def _show(self, settings: Settings) -> None:
        self._tiles.get(settings.deck, self._tiles[AUTO_DECK]).setChecked(True)
        cloth = cloth_in_use(settings.table_colour)
        for tile in self._tiles.values():
            tile.set_cloth(cloth)

    def _search(self, text: str) -> None:
        """Show the decks that match, with the headings above them."""
        query = normalized(text)
        for deck_id, tile in self._tiles.items():
            tile.setVisible(not query or self._matches(deck_id, query))
        is_any_shown = False
        for group, tiles in self._groups:
            is_shown = any(not tile.isHidden() for tile in tiles)
            is_any_shown |= is_shown
            group.setVisible(is_shown)
        self._no_match.setText(self.tr("No deck matches “{words}”.").format(words=text.strip()))
        self._no_match.setVisible(not is_any_shown)

    def _matches(self, deck_id: str, query: str) -> bool:
        if deck_id == AUTO_DECK:
            return False
        if deck_id not in self._words:
            self._words[deck_id] = sorted(_words_of_deck(self._art.decks[deck_id]))
        return all(occurs(word, self._words[deck_id]) for word in query.split())


def _words_of_deck(deck: Deck) -> set[str]:
    """The words of its name and place in every language."""
    found = words_of([] if deck.own else [deck.id])
    for language in languages():
        with texts_in(language):
            found |= words_of(
                [deck.translated_name(), deck.translated_region(), deck.translated_land()]
            )
    return found


def short_name(name: str) -> str:
    """The name of a deck without what it says in brackets."""
    return name.partition(" (")[0]


def one_of_each_family(decks: Mapping[str, Deck]) -> list[str]:
    """The first deck of each family of suit signs."""
    first: dict[str, str] = {}
    for deck in decks.values():
        first.setdefault(deck.emblems, deck.id)
    return list(first.values())
