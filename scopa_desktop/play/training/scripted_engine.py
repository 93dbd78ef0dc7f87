"""`ScriptedEngine`: an engine that plays given moves, for lines that are shown on the table."""

from collections import deque
from collections.abc import Iterable

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session import Session
from scopa_desktop.rules.moves import Action


class ScriptedEngine:
    """Answers each request for a move with the next move of a script, whatever seat it is for.

    A request that comes when the script is over is answered when another one is set. Together with
    `Session.set_demonstration` it plays the moves of all seats.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._script: deque[Action] = deque()
        self._last_ticket = 0
        self._open_ticket: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether every move of the script has been given."""
        return not self._script

    def set_script(self, moves: Iterable[Action]) -> None:
        """Play these moves from now on, which must be legal in their order."""
        self._script = deque(moves)
        self._answer()

    def ask(self, view: SeatView, level: str) -> int:
        """Request the next move."""
        self._last_ticket += 1
        self._open_ticket = self._last_ticket
        self._answer()
        return self._last_ticket

    def ask_advice(self, view: SeatView) -> int:
        """There is no advice: the request is never answered."""
        self._last_ticket += 1
        return self._last_ticket

    def cancel(self) -> None:
        """Forget the open request."""
        self._open_ticket = None

    def close(self) -> None:
        """Give no further move."""
        self._script.clear()
        self._open_ticket = None

    def _answer(self) -> None:
        if self._open_ticket is not None and self._script:
            ticket, self._open_ticket = self._open_ticket, None
            self._session.on_answer(ticket, self._script.popleft())
