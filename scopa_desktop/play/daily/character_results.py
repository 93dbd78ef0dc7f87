"""`CharacterResults`: plays a daily deal with each character in the person's seat.

Every move is a task of its own for the process of analysis, so that it can be stopped at any time
and delays nothing else.
"""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from scopa_desktop.ai.fixed_strength import FixedMoveTask
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, SingleTask
from scopa_desktop.play.daily.daily_deal import (
    DailyDeal,
    DealKey,
    deal_if_needed,
    is_over,
    result_of,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action


class CharacterResults(QObject):
    """The results of the characters for one deal, computed in the background, the weakest first.

    It stops when it is deleted or `stop` is called.
    """

    found = Signal(str, object)
    """A result is known; emitted with the level and its `DealResult`."""
    finished = Signal()
    """All results are known."""
    failed = Signal()
    """The process of analysis cannot be used; nothing more is computed."""

    def __init__(
        self,
        analysis: AnalysisClient,
        deal: DailyDeal,
        known: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        """Prepare the results of all levels but the known ones; `start` begins."""
        super().__init__(parent)
        self._deal = deal
        self._missing = [level for level in LEVELS if level not in set(known)]
        self._choice = SingleTask(analysis, self)
        """The task for the next move."""
        self._choice.failed.connect(self.failed)

    @property
    def key(self) -> DealKey:
        return self._deal.key

    def start(self) -> None:
        """Begin, or go on with the next level."""
        if not self._choice.is_pending:
            self._begin_next()

    def stop(self) -> None:
        """Compute nothing more."""
        self._choice.cancel()

    def _begin_next(self) -> None:
        if not self._missing:
            self.finished.emit()
            return
        level = self._missing[0]
        self._ask(self._deal.match(level), level)

    def _ask(self, match: Match, level: str) -> None:
        """Request the next move of a match, or report its result."""
        deal_if_needed(match)
        if is_over(match):
            self._missing.remove(level)
            self.found.emit(level, result_of(match))
            self._begin_next()
            return
        assert match.round is not None
        seat = match.round.turn

        def play(move: Action) -> None:
            match.play(move)
            self._ask(match, level)

        task = FixedMoveTask(SeatView.of(match, seat), match.players[seat].level)
        self._choice.submit(task, play)
