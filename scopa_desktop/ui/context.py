"""`Context`: what the application makes once, and its controllers and windows share."""

from dataclasses import dataclass
from functools import cached_property

from scopa_desktop.play.analysis import analysis_client
from scopa_desktop.play.recording.competition import Competition
from scopa_desktop.play.recording.match_recorder import MatchRecorder
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.pictures.decks import CardArt, Deck, shown_deck
from scopa_desktop.ui.platform.engines import MakeEngine, started_engine, started_fixed_engine
from scopa_desktop.ui.platform.sounds import Sounds
from scopa_desktop.ui.theme.colours import Cloth
from scopa_desktop.ui.theme.current_palette import cloth_in_use


@dataclass(frozen=True)
class Context:
    """The match on the table, and the settings, data and means of the player.

    A class that needs one or two of the parts gets these instead.
    """

    session: Session
    """The match on the table of the main window."""
    saver: MatchSaver
    recorder: MatchRecorder
    """Has that match saved."""
    competition: Competition
    """Its stakes, and the chips of everybody."""
    store: SettingsStore
    profiles: ProfileStore
    house: HouseRules
    art: CardArt
    sounds: Sounds
    language: Language
    database: Database
    """For the thread of the window."""
    database_thread: DatabaseThread
    """For what may take long."""
    make_engine: MakeEngine = started_engine
    make_fixed_engine: MakeEngine = started_fixed_engine
    """Makes the engine of the daily deal."""

    @cached_property
    def analysis(self) -> "analysis_client.AnalysisClient":
        """The client of the process for analysis, which starts with the first task."""
        return analysis_client.AnalysisClient(self.session)

    @property
    def cloth(self) -> Cloth:
        return cloth_in_use(self.store.current.table_colour)

    @property
    def deck(self) -> Deck:
        """The deck on the table."""
        return shown_deck(self.session.match, self.art, self.store.current)

    def trainee(self) -> Trainee:
        """The current profile, for what it does in training."""
        return Trainee(self.database, self.profiles.current.id)

    def close(self) -> None:
        """Wait until everything is saved, and end all that works behind the windows."""
        if "analysis" in vars(self):
            self.analysis.close()
        self.sounds.close()
        self.recorder.close()
        self.saver.close()
        self.database_thread.finish()
        self.database.close()
