"""Settings of the cards: deck, back, values."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from scopa_desktop.play.settings import DECKS, SettingsStore
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.dialogs.settings.picture_tiles import BackTile, DeckTile, TileChoice
from scopa_desktop.ui.dialogs.settings.settings_page import Choice, Page
from scopa_desktop.ui.widgets.card_painting import DeckCard
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_AUTO = "auto"
_FAN = ("KD", "7D", "AC", "JB")
_FOLLOWS: tuple[DeckCard, ...] = (("napoletane", "7D"), ("castellana", "KS"), ("francesi", "QC"))
_BACKS = ("napoletane", "castellana", "francesi")


class CardsPage(Page):
    """Deck, back, and the value on each card."""

    def __init__(
        self,
        store: SettingsStore,
        art: CardArt,
        decks: Mapping[str, Deck],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(store, parent)
        offered = [deck_id for deck_id in DECKS if deck_id in decks]
        self._add_decks(art, decks, offered)
        self._add_backs(art, decks, offered)
        self.column.addSpacing(4)
        self.add_segments(
            "card_values",
            self.tr("&Value on each card"),
            (
                Choice("printed", self.tr("As printed")),
                Choice("aiming", self.tr("When aiming")),
                Choice("always", self.tr("Always")),
            ),
            self.tr("Whether a small seal says what a card counts, on decks that do not print it."),
        )
        self.close_column()

    def _add_decks(self, art: CardArt, decks: Mapping[str, Deck], offered: list[str]) -> None:
        words, tip = self.tr("Deck"), self.tr("The cards you play with, in every game.")
        self.add_section(words, tip)
        follow = DeckTile(
            art, self.tr("Follow the game"), self.tr("each game its own deck"), _FOLLOWS,
            fanned=False,
        )  # fmt: skip
        told = self.tr("Scopa is played with Italian cards, Escoba with Spanish ones.")
        set_tool_tip(follow, f"{follow.text()}: {told}")
        tiles = [(_AUTO, follow)]
        for deck_id in offered:
            deck = decks[deck_id]
            shown = [(deck_id, code) for code in _FAN]
            tile = DeckTile(art, deck.shown_name(), deck.shown_region(), shown)
            tiles.append((deck_id, tile))
        choice = TileChoice(tiles, lambda value: self.change(deck=value), words)
        self.follow(lambda settings: choice.show_value(settings.deck))
        self.column.addWidget(choice)

    def _add_backs(self, art: CardArt, decks: Mapping[str, Deck], offered: list[str]) -> None:
        words, tip = self.tr("Back of the cards"), self.tr("What hidden cards look like.")
        self.add_section(words, tip)
        follow = BackTile(art, self.tr("As the deck"), _BACKS)
        told = self.tr("Each deck has its own back.")
        set_tool_tip(follow, f"{follow.text()}: {told}")
        tiles = [(_AUTO, follow)]
        for deck_id in offered:
            name = decks[deck_id].shown_name()
            tile = BackTile(art, name.partition(" (")[0], (deck_id,))
            set_tool_tip(tile, name)
            tiles.append((deck_id, tile))
        choice = TileChoice(tiles, lambda value: self.change(back=value), words)
        self.follow(lambda settings: choice.show_value(settings.back))
        self.column.addWidget(choice)
