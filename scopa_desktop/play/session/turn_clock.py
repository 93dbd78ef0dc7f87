"""`TurnClock`: the time of a person for a move or the cut, and what happens when it runs out.

Only time in which the program ran is counted: a step between two ticks that is longer than
`LONGEST_STEP` was a suspended computer or a stopped process, and counts nothing. The clock is
monotonic, so that a change of the time of day has no effect.
"""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from scopa_desktop.play.session.packs import computer_cut
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.table_events import AutomaticPlay, PlacedEvent, TableEvent, TimeRanOut

TICK_MS: Final = 250
LONGEST_STEP: Final = 2.0
"""In seconds; a longer step between two ticks is not counted."""


class TurnClock(QObject):
    """Counts down the time of the person on turn (`TableOptions.turn_seconds`).

    It starts when the cards of the move before have come to rest and, where several people play,
    the person has taken the screen. In a practice match it waits while `is_away` says so; in a
    competitive match it does not. While the match is paused it does not run.
    """

    changed = Signal()
    """`seconds_left` or `seat` has another value."""
    running_out = Signal(int)
    """The time of the person in a seat has run out; the game makes the move afterwards."""

    def __init__(
        self,
        session: Session,
        *,
        is_away: Callable[[], bool],
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """`is_away` is whether the person does not look at the table; `now` is in seconds."""
        super().__init__(parent)
        self._session = session
        self._is_away = is_away
        self._now = now
        self._position: RecordPosition | None = None
        """The position whose move is timed, or was last; None after the match was replaced."""
        self._seat: int | None = None
        self._left = 0.0
        self._last_tick = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        session.own_turn.connect(self._begin)
        session.turning_due.connect(self._begin)
        session.cut_due.connect(self._begin)
        session.replaced.connect(self._reset)
        for signal in (
            session.events_occurred,
            session.table_changed,
            session.turn_changed,
            session.cover_changed,
            session.pause_changed,
        ):
            signal.connect(self._update)
        if session.is_own_turn or session.is_turning_due or session.is_cut_due:
            self._begin()

    @property
    def seat(self) -> int | None:
        """The seat of the person whose time is counted; None if none is."""
        return self._seat

    @property
    def seconds_left(self) -> int:
        """The time left in whole seconds, rounded up."""
        return max(0, ceil(self._left))

    @property
    def is_ticking(self) -> bool:
        """Whether the timer of the clock is active."""
        return self._timer.isActive()

    def tick(self) -> None:
        """Count the time since the last tick."""
        now = self._now()
        step, self._last_tick = now - self._last_tick, now
        match = self._session.match
        if self._seat is None or match is None or not 0 < step <= LONGEST_STEP:
            return
        if self._is_away() and not match.table.is_competitive:
            return
        before = self.seconds_left
        self._left -= step
        if self.seconds_left != before:
            self.changed.emit()
        if self._left <= 0:
            self._run_out(match, self._seat)

    def _run_out(self, match: Match, seat: int) -> None:
        self._timer.stop()
        self.running_out.emit(seat)
        if self._session.is_cut_due:
            self._session.cut(computer_cut(match))
            return
        for event in events_at_time_out(match, seat):
            self._session.apply(event)

    def _begin(self) -> None:
        """Time the cut, or the move of the person on turn; what was timed before goes on."""
        match = self._session.match
        if match is None or not match.table.turn_seconds:
            return
        position = self._session.position
        if position != self._position:
            self._position, self._left = position, match.table.turn_seconds
        self._set_seat(self._seat_asked(match))
        self._update()

    def _seat_asked(self, match: Match) -> int | None:
        """The seat that cuts the pack or is to move."""
        return match.cutter if self._session.is_cut_due else self._session.turn

    def _reset(self) -> None:
        self._position = None
        self._set_seat(None)
        self._update()

    def _update(self) -> None:
        """Run while the person is to move and the match is not paused."""
        session, seat = self._session, self._seat
        if seat is not None and not self._is_timed(seat):
            self._set_seat(None)
        is_hidden = session.is_covered and not session.is_cut_due
        is_running = self._seat is not None and not is_hidden and not session.is_paused
        if is_running and not self._timer.isActive():
            self._last_tick = self._now()
            self._timer.start()
        elif not is_running:
            self._timer.stop()

    def _is_timed(self, seat: int) -> bool:
        """Whether the person in a seat still has to cut, or make the timed move."""
        session, match = self._session, self._session.match
        if match is None or session.position != self._position:
            return False
        return self._seat_asked(match) == seat and session.level_of(seat) == PERSON

    def _set_seat(self, seat: int | None) -> None:
        if seat != self._seat:
            self._seat = seat
            self.changed.emit()


def events_at_time_out(match: Match, seat: int) -> list[TableEvent]:
    """The events when the time of a person runs out: the second turn in a row with automatic play.

    The person must be on turn.
    """
    time_out = TimeRanOut(seat)
    return [time_out, AutomaticPlay(seat, True)] if _ran_out_before(match, seat) else [time_out]


def _ran_out_before(match: Match, seat: int) -> bool:
    """Whether the time ran out at the last card of a seat, and it has played automatically since.

    What is decided before a card, as a declaration, belongs to the same turn and does not count.
    """
    for deal in range(match.deals, 0, -1):
        seats, moves = match.seats_of_moves(deal), match.recorded_round(deal).moves
        for number in reversed(range(len(seats))):
            if seats[number] == seat and isinstance(moves[number], Move):
                has_run_out = PlacedEvent(deal, number, TimeRanOut(seat)) in match.events
                return has_run_out and not _has_taken_over(
                    match, seat, RecordPosition(deal, number)
                )
    return False


def _has_taken_over(match: Match, seat: int, since: RecordPosition) -> bool:
    """Whether a person has ended the automatic play of a seat at a position or after it."""
    return any(
        placed.event == AutomaticPlay(seat, False) and (placed.deal, placed.moves) >= since
        for placed in match.events
    )
