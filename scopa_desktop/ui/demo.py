"""A round played automatically in the real window, to check that an installation works."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.ai.levels import level
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.events import Event, RoundScored
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.table.table_controller import TableController

_PLAYER: Final = "greedy"
"""The level that makes the person's moves; it is fast enough to run in the window's thread."""


class DemoRound(QObject):
    """Makes the person's moves until a round is finished.

    An unfinished round is completed; if only its score is left to be shown, the next one is dealt.
    """

    finished = Signal(str)
    """The round was played and shown; its score in one line."""

    def __init__(
        self, session: Session, controller: TableController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._controller = controller
        self._is_scored = False
        # Queued, so that the other slots of the session's signals are called first.
        queued = Qt.ConnectionType.QueuedConnection
        session.own_turn.connect(self._play, queued)
        session.turning_due.connect(self._turn_over, queued)
        session.handover_due.connect(self._take_screen, queued)
        session.events_occurred.connect(self._note_score)
        controller.score_ready.connect(self._continue, queued)

    def _play(self) -> None:
        if self._session.is_own_turn:
            self._session.play(level(_PLAYER).choose(self._session.own_view()))

    def _turn_over(self) -> None:
        if self._session.is_turning_due:
            self._session.turn_over()

    def _take_screen(self) -> None:
        """Play for the next of several people."""
        if self._session.is_handover_due:
            self._session.take_screen()

    def _note_score(self, events: Sequence[Event]) -> None:
        self._is_scored |= any(isinstance(event, RoundScored) for event in events)

    def _continue(self) -> None:
        """Finish if the score shown is that of a round played here, else deal the next round."""
        match = self._session.match
        if match is None:
            return
        if self._is_scored:
            self.finished.emit(self._score(match))
        else:
            self._session.next_round()

    def _score(self, match: Match) -> str:
        names = self._controller.player_names
        sides = (
            " and ".join(names[seat] for seat in match.seating.seats_of(side))
            for side in range(match.seating.sides)
        )
        points = match.sheets[-1].totals
        scores = (f"{side} {total}" for side, total in zip(sides, points, strict=True))
        return f"{match.variant.name}, round {match.round_number}: {', '.join(scores)}"
