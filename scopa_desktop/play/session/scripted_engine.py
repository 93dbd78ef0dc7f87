"""`ScriptedEngine`: an engine that plays given moves, for lessons and for lines on the table."""

from collections import deque
from collections.abc import Iterable

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.moves import Action


class ScriptedEngine:
    """Answers each request for a move with the next move of a script, whatever seat it is for.

    When the script is over, requests wait for another one, unless the rules of thumb play then. A
    move that is not legal, because the person has played another one than expected, is replaced by
    theirs too. Together with `Session.set_demonstration` it plays the moves of all seats.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._script: deque[Action] = deque()
        self._plays_freely = False
        self._last_ticket = 0
        self._request: tuple[int, SeatView] | None = None
        """The open request: its ticket and the view of the seat."""

    @property
    def is_over(self) -> bool:
        """Whether every move of the script has been given."""
        return not self._script

    def set_script(self, moves: Iterable[Action]) -> None:
        """Play these moves from now on, and then wait."""
        self._script = deque(moves)
        self._plays_freely = False
        self._answer()

    def play_freely(self) -> None:
        """Play by the rules of thumb from now on."""
        self._script.clear()
        self._plays_freely = True
        self._answer()

    def ask(self, view: SeatView, level: str) -> int:
        """Request the next move."""
        self._last_ticket += 1
        self._request = self._last_ticket, view
        self._answer()
        return self._last_ticket

    def ask_advice(self, view: SeatView) -> int:
        """Request advice, which the rules of thumb give at once."""
        self._last_ticket += 1
        self._session.on_answer(self._last_ticket, advise_by_heuristics(view))
        return self._last_ticket

    def cancel(self) -> None:
        """Forget the open request."""
        self._request = None

    def close(self) -> None:
        """Give no further move."""
        self._script.clear()
        self._plays_freely = False
        self._request = None

    def _answer(self) -> None:
        if self._request is None or not (self._script or self._plays_freely):
            return
        (ticket, view), self._request = self._request, None
        move = self._script.popleft() if self._script else None
        if move is None or move not in view.legal_moves():
            move = advise_by_heuristics(view).action
        self._session.on_answer(ticket, move)
