"""`ScriptedEngine`: the other players of a lesson, who play the moves of its script."""

from collections.abc import Sequence

from scopa_desktop.ai.advice import advise_by_heuristics
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.lessons.course import simple_move
from scopa_desktop.play.session import Session
from scopa_desktop.rules.moves import Action


class ScriptedEngine:
    """Answers with the moves of a script while there are any, and waits for more.

    `play_freely` lets the others play by rules of thumb instead. A move of the script that the
    player's own choice has made impossible is replaced in the same way.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._script: list[Action] = []
        self._is_free = False
        self._tickets = 0
        self._pending: tuple[int, SeatView] | None = None

    @property
    def is_done(self) -> bool:
        """Whether all moves of the script have been made."""
        return not self._script

    def set_script(self, moves: Sequence[Action]) -> None:
        """Make these moves, each at its turn, and then wait."""
        self._script = list(moves)
        self._is_free = False
        self._answer()

    def play_freely(self) -> None:
        """Make moves by rules of thumb from now on."""
        self._script, self._is_free = [], True
        self._answer()

    def ask(self, view: SeatView, level: str) -> int:
        """Answer with the next move of the script, or when there is one."""
        self._tickets += 1
        self._pending = (self._tickets, view)
        self._answer()
        return self._tickets

    def ask_advice(self, view: SeatView) -> int:
        """Advice by rules of thumb."""
        self._tickets += 1
        self._session.on_answer(self._tickets, advise_by_heuristics(view))
        return self._tickets

    def cancel(self) -> None:
        """Forget the open question."""
        self._pending = None

    def close(self) -> None:
        """Answer nothing any more."""
        self._pending, self._script, self._is_free = None, [], False

    def _answer(self) -> None:
        if self._pending is None or not (self._script or self._is_free):
            return
        ticket, view = self._pending
        self._pending = None
        move = self._script.pop(0) if self._script else simple_move(view)
        if move not in view.legal_moves():
            move = simple_move(view)
        self._session.on_answer(ticket, move)
