"""What the windows of lessons, puzzles, reviews and the daily deal share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from scopa_desktop.ai.engine_client import EngineClient, Limits
from scopa_desktop.ai.fixed_strength import fixed_level
from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.session.engine_requests import Engine
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.platform.signal_handler import blocked_in_new_threads


class ClosableEngine(Engine, Protocol):
    """An engine that belongs to one window."""

    def close(self) -> None:
        """End its process."""


MakeEngine = Callable[[Session], ClosableEngine]
"""Makes the engine that answers to a session, and starts it."""


def started_engine(session: Session) -> ClosableEngine:
    """An engine process for a session, which is started at once."""
    return _started(EngineClient(session.on_answer, on_delay=session.on_delay))


_PATIENT: Final = Limits(
    silence=5.0, overrun=60.0, start=20.0, restart=20.0, replacement=60.0, answer=120.0
)
"""So long that the rules of thumb, which would play another move, answer only in an emergency."""


def started_fixed_engine(session: Session) -> ClosableEngine:
    """An engine process whose levels play the same moves on every machine, started at once."""
    return _started(
        EngineClient(session.on_answer, fixed_level, limits=_PATIENT, on_delay=session.on_delay)
    )


def _started(engine: EngineClient) -> EngineClient:
    with blocked_in_new_threads():
        engine.start()
    return engine


@dataclass(frozen=True)
class TrainingContext(GameContext):
    """The game context with the history, the analysis and the engines."""

    reader: HistoryReader
    analysis: AnalysisClient
    make_engine: MakeEngine = started_engine
    make_fixed_engine: MakeEngine = started_fixed_engine
    """Makes the engine of the daily deal."""

    def journal(self) -> TrainingJournal:
        """The training journal of the current profile."""
        return TrainingJournal(self.data_folder, self.profiles.current.id)
