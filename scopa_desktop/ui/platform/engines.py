"""Engine processes for the sessions of the windows."""

from collections.abc import Callable
from typing import Protocol

from scopa_desktop.ai import engine_client, fixed_strength
from scopa_desktop.play.session.engine_requests import Engine
from scopa_desktop.play.session.session import Session
from scopa_desktop.ui.platform import signal_handler


class ClosableEngine(Engine, Protocol):
    """An engine that belongs to one window."""

    def close(self) -> None:
        """End its process."""


MakeEngine = Callable[[Session], ClosableEngine]
"""Makes the engine that answers to a session, and starts it."""


def started_engine(session: Session) -> ClosableEngine:
    """An engine process for a session, which is started at once."""
    return _started(engine_client.EngineClient(session.on_answer, on_delay=session.on_delay))


def started_fixed_engine(session: Session) -> ClosableEngine:
    """An engine process whose levels play the same moves on every machine, started at once.

    It has so much time that the rules of thumb, which would play another move, answer only in an
    emergency.
    """
    patient = engine_client.Limits(
        silence=5.0, overrun=60.0, start=20.0, restart=20.0, replacement=60.0, answer=120.0
    )
    return _started(
        engine_client.EngineClient(
            session.on_answer, fixed_strength.fixed_level, limits=patient, on_delay=session.on_delay
        )
    )


def _started(engine: "engine_client.EngineClient") -> ClosableEngine:
    with signal_handler.blocked_in_new_threads():
        engine.start()
    return engine
