"""`EngineRequests`: what a session has asked its engine, and the replies."""

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

if TYPE_CHECKING:
    from scopa_desktop.ai.advice import Advice


LONG_THOUGHT: Final = 600
"""Milliseconds after which the answer to a request for a move takes long."""


class Engine(Protocol):
    """Chooses the moves of computer players and gives advice; one request at a time."""

    def ask(self, view: SeatView, level: str) -> int:
        """Request a move; the reply is passed to `Session.on_answer` with the returned ticket."""

    def ask_advice(self, view: SeatView) -> int:
        """Request advice for the seat of the view; the reply is passed on like that to `ask`."""

    def cancel(self) -> None:
        """Cancel the open request, if any."""


class EngineRequests(QObject):
    """The requests about the current position: a move of the seat on turn, and advice.

    A reply to a request that was dropped is ignored.
    """

    answered = Signal()
    """The requested move has arrived; see `answer`."""
    advised = Signal(object)
    """Emitted with the requested `Advice`."""
    delayed = Signal()
    """The requested move takes longer: the engine process was lost or does not respond."""

    thought_long = Signal()
    """The requested move was asked for `LONG_THOUGHT` ago, and has not arrived."""

    reply = Signal(int, object)
    """Emitted by any thread with the ticket of a request and the reply to it."""
    delay = Signal(int)
    """Emitted by any thread with the ticket of a request whose reply is delayed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.engine: Engine | None = None
        self.answer: Action | None = None
        """The move that was requested; None before it has arrived."""
        self.is_delayed = False
        """Whether the requested move takes longer; see `delayed`."""
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(LONG_THOUGHT)
        self._thinking.timeout.connect(self._on_long_thought)
        self.is_thinking_long = False
        """Whether the requested move takes long; see `thought_long`."""
        self._ticket: int | None = None
        self._advice: Advice | None = None
        self._advice_ticket: int | None = None
        self.reply.connect(self._on_reply, Qt.ConnectionType.QueuedConnection)
        self.delay.connect(self._on_delay, Qt.ConnectionType.QueuedConnection)

    def ask_move(self, view: SeatView, level: str) -> None:
        """Request a move, unless it was requested. Does nothing before an engine is set."""
        if self.engine is not None and self.is_move_wanted:
            self._ticket = self.engine.ask(view, level)
            self._thinking.start()

    @property
    def is_move_wanted(self) -> bool:
        """Whether no move of this position was requested and an engine is set."""
        return self.engine is not None and self._ticket is None and self.answer is None

    def ask_advice(self, view: SeatView) -> None:
        """Request advice; it is kept for repeated requests about the same position.

        Does nothing before an engine is set.
        """
        if self._advice is not None:
            self.advised.emit(self._advice)
        elif self._advice_ticket is None and self.engine is not None:
            self._advice_ticket = self.engine.ask_advice(view)

    def drop(self) -> None:
        """Cancel all requests, because the position has changed."""
        self.answer = self._advice = None
        self.is_delayed = self.is_thinking_long = False
        self._thinking.stop()
        self.drop_advice()
        if self._ticket is not None:
            self._ticket = None
            self._cancel()

    def drop_advice(self) -> None:
        if self._advice_ticket is not None:
            self._advice_ticket = None
            self._cancel()

    def _cancel(self) -> None:
        if self.engine is not None:
            self.engine.cancel()

    def _on_reply(self, ticket: int, reply: "Action | Advice") -> None:
        if not isinstance(reply, Action):
            if ticket == self._advice_ticket:
                self._advice_ticket, self._advice = None, reply
                self.advised.emit(reply)
        elif ticket == self._ticket:
            self._ticket, self.answer = None, reply
            self._thinking.stop()
            self.answered.emit()

    def _on_long_thought(self) -> None:
        self.is_thinking_long = True
        self.thought_long.emit()

    def _on_delay(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.is_delayed = True
            self.delayed.emit()
