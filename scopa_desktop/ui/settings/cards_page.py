"""Settings of the cards: deck, card back, values."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.settings import AUTO_DECK, SettingsStore
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.settings.settings_page import Choice, SettingsPage
from scopa_desktop.ui.widgets.card_painting import DeckCard
from scopa_desktop.ui.widgets.picture_tiles import (
    BACK_WIDTHS,
    DECK_WIDTHS,
    BackTile,
    DeckTile,
    TileChoice,
    width_in_rows,
)
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_DECKS_IN_A_ROW, _BACKS_IN_A_ROW = 5, 9
_FAN = ("KD", "7D", "AC", "JB")
_EXAMPLES = ("7D", "KS", "QC")
"""The card shown of a deck of each family, on the tile "Follow the game"."""


class CardsPage(SettingsPage):
    """Deck, card back, and the value shown on each card."""

    def __init__(
        self,
        store: SettingsStore,
        art: CardArt,
        decks: Mapping[str, Deck],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(store, parent)
        self._add_decks(art, decks)
        self._add_backs(art, decks)
        self.column.addSpacing(4)
        self.add_segments(
            "card_values",
            self.tr("&Values on the cards"),
            (
                Choice("printed", self.tr("As printed")),
                Choice("aiming", self.tr("While choosing")),
                Choice("always", self.tr("Always")),
            ),
            self.tr("A small badge shows what a card counts, on decks that do not print it."),
        )
        self.close_column()

    def _add_decks(self, art: CardArt, decks: Mapping[str, Deck]) -> None:
        title, tip = self.tr("Deck"), self.tr("The cards you play with in every game.")
        self.add_section(title, tip)
        tiles_in_all = len(decks) + 1
        width = width_in_rows(tiles_in_all, -(-tiles_in_all // _DECKS_IN_A_ROW), DECK_WIDTHS)
        examples: list[DeckCard] = [*zip(_one_of_each_family(decks), _EXAMPLES, strict=False)]
        auto = DeckTile(
            art, self.tr("Follow the game"), self.tr("each game uses its own deck"), examples,
            fanned=False, width=width,
        )  # fmt: skip
        explanation = self.tr("Scopa is played with Italian cards, Escoba with Spanish ones.")
        set_tool_tip(auto, f"{auto.text()}: {explanation}")
        tiles = [(AUTO_DECK, auto)]
        for deck_id, deck in decks.items():
            cards = [(deck_id, code) for code in _FAN]
            name, region = deck.translated_name(), deck.translated_region()
            is_wide = width == DECK_WIDTHS[-1]
            short_name = name if is_wide else _short(name)
            tile = DeckTile(art, short_name, region, cards, width=width)
            tile.setAccessibleName(name)
            set_tool_tip(tile, f"{name}: {region}")
            tiles.append((deck_id, tile))
        choice = TileChoice(tiles, lambda value: self.change(deck=value), title)
        self.bind(lambda settings: choice.set_value(settings.deck))
        self.column.addWidget(choice)

    def _add_backs(self, art: CardArt, decks: Mapping[str, Deck]) -> None:
        title, tip = self.tr("Back of the cards"), self.tr("What hidden cards look like.")
        self.add_section(title, tip)
        tiles_in_all = len(decks) + 1
        width = width_in_rows(tiles_in_all, -(-tiles_in_all // _BACKS_IN_A_ROW), BACK_WIDTHS)
        auto = BackTile(art, self.tr("Same as the deck"), _one_of_each_family(decks), width=width)
        explanation = self.tr("Each deck has its own back.")
        set_tool_tip(auto, f"{auto.text()}: {explanation}")
        tiles = [(AUTO_DECK, auto)]
        for deck_id, deck in decks.items():
            name = deck.translated_name()
            tile = BackTile(art, _short(name), (deck_id,), width=width)
            set_tool_tip(tile, name)
            tiles.append((deck_id, tile))
        choice = TileChoice(tiles, lambda value: self.change(back=value), title)
        self.bind(lambda settings: choice.set_value(settings.back))
        self.column.addWidget(choice)


def _short(name: str) -> str:
    """The name of a deck without what it says in brackets."""
    return name.partition(" (")[0]


def _one_of_each_family(decks: Mapping[str, Deck]) -> list[str]:
    """The first deck of each family of suit signs."""
    first: dict[str, str] = {}
    for deck in decks.values():
        first.setdefault(deck.emblems, deck.id)
    return list(first.values())
