"""`AidContext`: what the coach, the memory aid and the odds of the main window share."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.decks import CardArt

if TYPE_CHECKING:
    from scopa_desktop.play.analysis.analysis_client import AnalysisClient
    from scopa_desktop.play.lessons.lesson import Lesson


class AidContext(NamedTuple):
    """What the aids of the main window share."""

    window: MainWindow
    session: Session
    store: SettingsStore
    art: CardArt
    analysis: "Callable[[], AnalysisClient]"
    """Returns the client of the process for analysis."""
    mark_coached: Callable[[], None]
    """Notes in the history that the match is played with the coach."""
    open_lesson: "Callable[[Lesson], None]"
    """Opens the lesson about a maxim."""
