"""Settings of the table: the cloth, and the move list."""

from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.ui.settings.settings_page import Choice, PlayerCards, SettingsPage
from scopa_desktop.ui.theme.colours import CLOTHS
from scopa_desktop.ui.widgets.picture_tiles import ClothTile, TileChoice
from scopa_desktop.ui.widgets.plain_text import set_tool_tip


class TablePage(SettingsPage):
    """The cloth and the move list."""

    def __init__(self, store: SettingsStore, cards: PlayerCards) -> None:
        super().__init__(store)
        self._add_cloths(cards)
        self.add_section(self.tr("Move list"), self.tr("The moves of the round, beside the table."))
        self.add_segments(
            "show_moves",
            self.tr("&Show it"),
            (
                Choice("auto", self.tr("With large cards")),
                Choice("always", self.tr("Always")),
                Choice("never", self.tr("Never")),
            ),
            self.tr("Whether the moves of the round are listed beside the table."),
        )
        self.add_note(
            self.tr("With large cards: the list is hidden when it would make the cards smaller.")
        )
        self.close_column()

    def _add_cloths(self, cards: PlayerCards) -> None:
        title = self.tr("Cloth")
        self.add_section(title, self.tr("The colour and the weave of the table."))
        names = {
            "green": self.tr("Green"),
            "blue": self.tr("Blue"),
            "burgundy": self.tr("Burgundy"),
            "teal": self.tr("Teal"),
            "slate": self.tr("Slate grey"),
            "plum": self.tr("Plum"),
            "tobacco": self.tr("Tobacco brown"),
            "contrast": self.tr("High contrast"),
        }
        tiles = [(cloth.id, ClothTile(cards.art, names[cloth.id], cloth)) for cloth in CLOTHS]
        for _, tile in tiles:
            set_tool_tip(tile, self.tr("{name}, drawn for Scopa Desktop").format(name=tile.text()))
        set_tool_tip(
            dict(tiles)["contrast"],
            self.tr(
                "One dark colour without texture, thicker outlines, hatching instead of shading."
            ),
        )
        choice = TileChoice(tiles, lambda value: self.change(table_colour=value), title)

        def show(settings: Settings) -> None:
            choice.set_value(settings.table_colour)
            deck, back = cards.deck_and_back(settings)
            for _, tile in tiles:
                tile.show_deck(deck.id, back)

        self.bind(show)
        self.column.addWidget(choice)
