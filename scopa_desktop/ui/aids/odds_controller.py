"""`OddsController`: computes the odds of a match and shows them in their panel."""

from dataclasses import replace
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QObject

from scopa_desktop.ai.odds import (
    PARTS,
    PLAYOUTS,
    EstimateOdds,
    EstimateRest,
    Odds,
    decided_odds,
    odds_task,
)
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, Priority, SingleTask
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.session.timeline import move_count
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.aids.odds_panel import CoursePoint, OddsPanel
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.wording.list_format import and_list

_PARTS_OF_EARLIER: Final = 3
"""Tasks for a position that was played before the odds were switched on."""


class OddsController(QObject):
    """Follows the session. Everything is computed from what the person could know at the time.

    While computer players play alone it is the seat at the lower edge: the odds are what its player
    could know, also with all hands face up, and there are none while its hand is face down.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        analysis: AnalysisClient,
        panel: OddsPanel,
    ) -> None:
        super().__init__(panel)
        self._controller = window.controller
        self._session = session
        self._panel = panel
        self._record: Record | None = None
        self._courses: dict[int, dict[RecordPosition, Odds]] = {}
        """The finished odds by seat, for each that was at the lower edge. They never change."""
        self._sum: Odds | None = None
        """Of the parts for the target so far; None before the first."""
        self._estimating = SingleTask(analysis, self)
        self._target: RecordPosition | None = None
        """The position whose odds are being computed."""
        self._skipped_of_seats: dict[int, set[RecordPosition]] = {}
        """Positions that have no odds, by seat."""
        session.events_occurred.connect(self.update)
        session.replaced.connect(self.update)
        session.own_turn.connect(self.update)
        session.watch_changed.connect(self._on_watch_changed)
        window.controller.browsing_changed.connect(self.update)
        window.controller.presentation_changed.connect(self.show)
        panel.position_chosen.connect(window.show_position)
        self.update()

    def close(self) -> None:
        self._cancel()
        self._session.events_occurred.disconnect(self.update)
        self._session.replaced.disconnect(self.update)
        self._session.own_turn.disconnect(self.update)
        self._session.watch_changed.disconnect(self._on_watch_changed)
        self._controller.browsing_changed.disconnect(self.update)
        self._controller.presentation_changed.disconnect(self.show)

    def update(self) -> None:
        """Compute and show the odds of the position on the table."""
        match = self._session.match
        if match is None:
            return
        self._follow_record(match)
        self.show()
        target = self._next_target(match)
        if target != self._target:
            self._cancel()
            self._continue()

    def show(self) -> None:
        """Show what is known in the panel."""
        match, shown = self._session.match, self._controller.shown_match
        if match is None or shown is None:
            return
        appearance = self._controller.view.table_scene.appearance
        self._panel.is_motion_reduced = appearance.look.reduced_motion or appearance.is_motion_off
        names, seating = self._controller.player_names, match.seating
        sides = range(seating.sides)
        self._panel.set_sides(
            [and_list([names[seat] for seat in seating.seats_of(side)]) for side in sides],
            seating.side_of(self._seat()),
        )
        position = self._controller.shown_position
        if self._session.view_seat is None:
            self._panel.set_odds(None, (), position)
            return
        course = [CoursePoint(place, self._course[place]) for place in sorted(self._course)]
        known = self._course.get(position)
        if known is None:
            # While others cut or declare, the odds before stay.
            before = [point.odds for point in course if point.position <= position]
            known = before[-1] if before else None
        self._panel.set_odds(known, course, position)

    def _on_watch_changed(self) -> None:
        """Compute for the seat that is looked at now."""
        self._cancel()
        self.update()

    def _continue(self) -> None:
        """Submit the next part for the position that needs it most."""
        match = self._session.match
        if match is None:
            return
        while (target := self._next_target(match)) is not None:
            task = self._task(match, target)
            if task is not None:
                self._target = target
                is_shown = target == self._controller.shown_position
                priority = Priority.LIVE if is_shown else Priority.BACKGROUND
                self._estimating.submit(task, self._take, priority)
                return
            self._skipped.add(target)

    def _next_target(self, match: Match) -> RecordPosition | None:
        """The shown position while it needs more playouts, then the game's, then earlier ones.

        None while the hand is face down, and in a match of several people at the screen: the odds
        from a hand would say what is in it.
        """
        if self._session.view_seat is None or self._session.is_shared:
            return None
        current = self._session.position
        for position in (self._controller.shown_position, current):
            if position not in self._course and position not in self._skipped:
                return position
        return next(
            (
                RecordPosition(deal, moves)
                for deal in range(current.deals, 0, -1)
                for moves in range(move_count(match, deal), -1, -1)
                if self._needs_earlier(match, RecordPosition(deal, moves))
            ),
            None,
        )

    def _needs_earlier(self, match: Match, position: RecordPosition) -> bool:
        """Whether an earlier position lacks odds: the deals, and the turns of the person."""
        if position in self._skipped or position in self._course:
            return False
        if position.moves == 0:
            return True
        seats = match.seats_of_moves(position.deals)
        return position.moves < len(seats) and seats[position.moves] == self._seat()

    def _task(self, match: Match, position: RecordPosition) -> EstimateOdds | EstimateRest | None:
        is_current = position == self._session.position
        at = match if is_current else match.at(*position)
        if at.winner is not None:
            self._course[position] = decided_odds(at.sheets[-1].totals, at.winner)
            return None
        return odds_task(at, self._seat(), self._parts)

    def _take(self, odds: Odds) -> None:
        """Add a part; the odds are shown when all are there, so that they move once."""
        target = self._target
        if target is None:
            return
        self._sum = odds if self._sum is None else self._sum.plus(odds)
        is_looked_at = target in (self._controller.shown_position, self._session.position)
        if self._parts >= (PARTS if is_looked_at else _PARTS_OF_EARLIER):
            self._course[target] = self._sum
            self._target = self._sum = None
            self.show()
        self._continue()

    @property
    def _parts(self) -> int:
        """The number of parts that are finished for the target."""
        return 0 if self._sum is None else max(1, self._sum.playouts // PLAYOUTS)

    def _seat(self) -> int:
        """The seat for which the odds are computed."""
        return self._session.own_seat

    @property
    def _course(self) -> dict[RecordPosition, Odds]:
        return self._courses.setdefault(self._seat(), {})

    @property
    def _skipped(self) -> set[RecordPosition]:
        return self._skipped_of_seats.setdefault(self._seat(), set())

    def _cancel(self) -> None:
        self._estimating.cancel()
        self._target = self._sum = None

    def _follow_record(self, match: Match) -> None:
        """Forget the odds of positions that are not in the record of the match any more."""
        record = match.record
        before, self._record = self._record, record
        if before is None:
            return
        same = common_position(before, record)
        self._courses = {
            seat: {at: odds for at, odds in course.items() if at <= same}
            for seat, course in self._courses.items()
        }
        self._skipped_of_seats = {
            seat: {at for at in skipped if at <= same}
            for seat, skipped in self._skipped_of_seats.items()
        }


def common_position(before: Record, after: Record) -> RecordPosition:
    """The last position that two records have in common; (0, 0) for different matches."""
    if replace(before, rounds=()) != replace(after, rounds=()):
        return RecordPosition(0, 0)
    pairs = list(zip(before.rounds, after.rounds, strict=False))
    equal = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
    if equal == len(pairs):
        last = min(len(before.rounds), len(after.rounds))
        return RecordPosition(last, len(after.rounds[last - 1].moves) if last else 0)
    first, second = pairs[equal]
    if first._replace(moves=()) != second._replace(moves=()):
        moves = len(after.rounds[equal - 1].moves) if equal else 0
        return RecordPosition(equal, moves)
    moves_of_both = zip(first.moves, second.moves, strict=False)
    equal_moves = list(takewhile(lambda pair: pair[0] == pair[1], moves_of_both))
    return RecordPosition(equal + 1, len(equal_moves))
