"""The choice of the deck outside the settings."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.deck_choice import DeckChoice
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE: Final = QSize(760, 660)


class DeckChoiceDialog(PaperDialog):
    """Shows the choice of the deck; every change is applied and saved at once."""

    def __init__(self, art: CardArt, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Your cards"), _SIZE, parent)
        self.set_footer(self.tr("Your own decks are added in the settings."))
        self.set_content(DeckChoice(art, store))
        self.add_button(self.tr("Done"), ButtonKind.GOLD).clicked.connect(self.accept)
        store.failed.connect(self.set_footer)
