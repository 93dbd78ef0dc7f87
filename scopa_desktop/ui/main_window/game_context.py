"""`GameContext`: what the application makes once, and its controllers and windows share."""

from dataclasses import dataclass
from pathlib import Path

from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import Sounds
from scopa_desktop.ui.theme.colours import Cloth
from scopa_desktop.ui.theme.current_palette import cloth_in_use


@dataclass(frozen=True)
class GameContext:
    """The window, the match on its table, and the settings and data of the player.

    A class that needs one or two of the parts gets these instead.
    """

    window: MainWindow
    session: Session
    """The match on the table of the main window."""
    running: RunningMatch
    """The file of that match."""
    store: SettingsStore
    profiles: ProfileStore
    house: HouseRules
    art: CardArt
    sounds: Sounds
    language: Language
    data_folder: Path

    @property
    def cloth(self) -> Cloth:
        return cloth_in_use(self.store.current.table_colour)
