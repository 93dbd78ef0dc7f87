"""Settings of the cards: deck, card back, values."""

from PySide6.QtCore import Signal

from scopa_desktop.play.history.badges.badge_book import BadgeProgress
from scopa_desktop.play.storage.settings import AUTO_DECK, SettingsStore
from scopa_desktop.ui.pictures.backs import BACKS, WINS_FOR_A_BACK, Back
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.settings.deck_printing import DeckPrinting
from scopa_desktop.ui.settings.own_deck_actions import OwnDeckActions
from scopa_desktop.ui.settings.settings_page import Choice, PlayerCards, SettingsPage
from scopa_desktop.ui.widgets.deck_choice import DeckChoice, one_of_each_family, short_name
from scopa_desktop.ui.widgets.picture_tiles import BACK_WIDTHS, BackTile, TileChoice, width_in_rows
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.tiles import Tile
from scopa_desktop.ui.wording.badge_wording import count_text
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import with_colon, with_semicolons
from scopa_desktop.ui.wording.text_direction import without_marks

_BACKS_IN_A_ROW = 9


class CardsPage(SettingsPage):
    """Deck, card back, and the value shown on each card."""

    message = Signal(str)
    """A sentence for the player: what was done with an own deck, or why it failed."""

    def __init__(self, store: SettingsStore, cards: PlayerCards) -> None:
        super().__init__(store)
        self._wins = cards.wins
        self._add_decks(cards.art)
        self._add_backs(cards)
        self.column.addWidget(
            DeckPrinting(cards.art, lambda: cards.deck_and_back(self.store.current))
        )
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

    def _add_decks(self, art: CardArt) -> None:
        self.add_section(self.tr("Deck"), self.tr("The cards you play with in every game."))
        self.column.addWidget(DeckChoice(art, self.store))
        actions = OwnDeckActions(art, self.store)
        actions.message.connect(self.message)
        self.column.addWidget(actions)

    def _add_backs(self, cards: PlayerCards) -> None:
        art, decks = cards.art, cards.art.decks
        title, tip = self.tr("Back of the cards"), self.tr("What hidden cards look like.")
        self.add_section(title, tip)
        tiles_in_all = len(decks) + len(BACKS) + 1
        width = width_in_rows(tiles_in_all, -(-tiles_in_all // _BACKS_IN_A_ROW), BACK_WIDTHS)
        auto = BackTile(art, self.tr("Same as the deck"), one_of_each_family(decks), width=width)
        explanation = self.tr("Each deck has its own back.")
        set_tool_tip(auto, with_colon(auto.text(), explanation))
        tiles: list[tuple[str, Tile]] = [(AUTO_DECK, auto)]
        for deck_id, deck in decks.items():
            name = deck.translated_name()
            tile = BackTile(art, short_name(name), (deck_id,), width=width)
            set_tool_tip(tile, name)
            tiles.append((deck_id, tile))
        deck_id = cards.deck(self.store.current).id
        tiles += [(back.id, self._free_back_tile(art, back, deck_id, width)) for back in BACKS]
        choice = TileChoice(tiles, lambda value: self.change(back=value), title)
        locked = [back for back in BACKS if back.is_locked(self._wins)]
        values = dict.fromkeys((back.id for back in locked), AUTO_DECK)
        self.bind(lambda settings: choice.set_value(values.get(settings.back, settings.back)))
        self.column.addWidget(choice)
        if locked:
            self.add_note(
                self.tr("Win three matches of a family of games to earn its back: {list}.").format(
                    list=with_semicolons(map(self._progress_text, locked))
                )
            )

    def _free_back_tile(self, art: CardArt, back: Back, deck_id: str, width: int) -> BackTile:
        """The tile of a back that belongs to no deck."""
        name, is_locked = back.translated_name(), back.is_locked(self._wins)
        tile = BackTile(art, name, (deck_id,), back_id=back.id, width=width)
        tile.setEnabled(not is_locked)
        tip = self.tr("{name}, drawn for Scopa Desktop").format(name=name)
        if is_locked:
            progress = self._progress_text(back)
            tip += "\n" + progress
            rest = progress.removeprefix(name).strip(" ()")
            tile.setAccessibleDescription(without_marks(rest))
        set_tool_tip(tile, tip)
        return tile

    def _progress_text(self, back: Back) -> str:
        """`Brooms (Scopa, 1 of 3)`."""
        if back.family is None:
            return ""
        progress = BadgeProgress(self._wins.get(back.family, 0), WINS_FOR_A_BACK)
        return self.tr("{back} ({family}, {progress})").format(
            back=back.translated_name(),
            family=words(back.family.value),
            progress=count_text(progress),
        )
