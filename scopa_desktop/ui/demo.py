"""`DemoRound`: a round that plays itself in the real window, to see that an installation works."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.ai.levels import level
from scopa_desktop.play.session import Session
from scopa_desktop.rules.events import Event, RoundScored
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.table.table_controller import TableController

_PLAYER: Final = "greedy"
"""The level that sits in for the person: it answers at once, so it may think in the window."""


class DemoRound(QObject):
    """Makes the person's moves until a round has been played to its end.

    A round that was left unfinished is finished; one whose score waits to be seen is dealt on from.
    """

    over = Signal(str)
    """The round was played and shown; its score in a line."""

    def __init__(
        self, session: Session, controller: TableController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._controller = controller
        self._is_scored = False
        # Not from within the session's own signals, which others have yet to hear.
        queued = Qt.ConnectionType.QueuedConnection
        session.own_turn.connect(self._play, queued)
        session.events_occurred.connect(self._watch)
        controller.score_ready.connect(self._go_on, queued)

    def _play(self) -> None:
        if self._session.is_own_turn:
            self._session.play(level(_PLAYER).choose(self._session.own_view()))

    def _watch(self, events: Sequence[Event]) -> None:
        self._is_scored |= any(isinstance(event, RoundScored) for event in events)

    def _go_on(self) -> None:
        """The score can be read: of this round, or of one that was played before."""
        match = self._session.match
        if match is None:
            return
        if self._is_scored:
            self.over.emit(self._score(match))
        else:
            self._session.next_round()

    def _score(self, match: Match) -> str:
        names = self._controller.player_names
        sides = (
            " and ".join(names[seat] for seat in match.seating.seats_of(side))
            for side in range(match.seating.sides)
        )
        points = match.sheets[-1].totals
        scored = (f"{side} {gained}" for side, gained in zip(sides, points, strict=True))
        return f"{match.variant.name}, round {match.round_number}: {', '.join(scored)}"
