"""Settings of the table: the colour of the cloth, and the move list."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui.settings.settings_page import Choice, SettingsPage
from scopa_desktop.ui.theme.colours import CLOTHS
from scopa_desktop.ui.widgets.picture_tiles import PictureTile, TileChoice
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_TILE = QSize(160, 110)


class TablePage(SettingsPage):
    """The cloth and the move list."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(store, parent)
        self._add_cloths()
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

    def _add_cloths(self) -> None:
        title = self.tr("Colour of the cloth")
        self.add_section(title, self.tr("The colour of the table."))
        names = {
            "green": self.tr("Green"),
            "blue": self.tr("Blue"),
            "burgundy": self.tr("Burgundy"),
            "contrast": self.tr("High contrast"),
        }
        tiles = [(cloth.id, PictureTile(names[cloth.id], _TILE, cloth=cloth)) for cloth in CLOTHS]
        set_tool_tip(
            dict(tiles)["contrast"],
            self.tr(
                "One dark colour without texture, thicker outlines, hatching instead of shading."
            ),
        )
        choice = TileChoice(tiles, lambda value: self.change(table_colour=value), title)
        self.bind(lambda settings: choice.set_value(settings.table_colour))
        self.column.addWidget(choice)
