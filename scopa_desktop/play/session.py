"""`Session`: a sitting at the table, without widgets.

It holds the match, knows whose turn it is, lets the computer players think elsewhere and tells what
happened as signals. The window shows each happening and says `settled` when the cards lie still;
only then does the next one come, so that play never runs ahead of what is seen.
"""

import logging
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from scopa_desktop.ai.advice import Advice
from scopa_desktop.ai.levels import find_level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Declare, Refusal
from scopa_desktop.rules.record import (
    MAX_RECORD_CHARACTERS,
    MAX_ROUND_CHARACTERS,
    PERSON,
    LengthCounter,
    Player,
    Record,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

_log = logging.getLogger(__name__)

OWN_SEAT = 0
"""The seat of the person at this window."""


class RecordPosition(NamedTuple):
    """A point of a record: so many deals begun, so many moves made in the last one."""

    deals: int
    moves: int


class Engine(Protocol):
    """Where computer players think, and advice comes from; one question at a time."""

    def ask(self, view: SeatView, level: str) -> int:
        """Begin to think; the answer comes to the listener with the returned ticket."""

    def ask_advice(self, view: SeatView) -> int:
        """Begin to weigh the moves of a seat; the answer comes like that to `ask`."""

    def cancel(self) -> None:
        """Drop the question that is open, if any."""


class Session(QObject):
    """The running match and the people and programs that play it."""

    happened = Signal(object)
    """A list of events, to be shown in their order."""
    replaced = Signal()
    """The table is another one now, to be shown at once: a match begun, opened, undone."""
    turn_changed = Signal()
    """Somebody else is on turn, or nobody is."""
    own_turn = Signal()
    """The person at the window may play; the cards lie still."""
    record_full = Signal()
    """The next round was not dealt: with it, the record could become too long to be opened."""
    advised = Signal(object)
    """The `Advice` that was asked for; the position is still the one it is about."""

    engine_delayed = Signal()
    """The computer player on turn takes longer: its engine process was lost or does not respond."""

    _answered = Signal(int, object)
    _delayed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        self.plays_only_move = False
        """Whether the person's only legal move is made without asking."""
        self.declares = True
        """Whether the person's best declaration is made without asking, where nothing speaks
        against it."""
        self._brain: Engine | None = None
        self._timeline: Match | None = None
        """The match with all that can be made again; `match` itself when nothing was undone."""
        self._length = LengthCounter()
        self._ticket: int | None = None
        self._answer: Action | None = None
        self._advice_ticket: int | None = None
        self._advice: Advice | None = None
        self._is_settled = True
        self.is_engine_delayed = False
        """Whether the computer player on turn takes longer; see `engine_delayed`."""
        self._pause_ms = 0
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        self._answered.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self._delayed.connect(self._receive_delay, Qt.ConnectionType.QueuedConnection)

    def set_engine(self, engine: Engine) -> None:
        """Set the engine of the computer players and of advice; it passes its answers to `hear`.

        A match may begin before there is one: its computer players move once it is set.
        """
        self._brain = engine
        if self.match is not None:
            self._ask()

    def hear(self, ticket: int, reply: Action | Advice) -> None:
        """The answer to a question; any thread may call it."""
        self._answered.emit(ticket, reply)

    def report_delay(self, ticket: int) -> None:
        """Report that the answer to a question is delayed; any thread may call it."""
        self._delayed.emit(ticket)

    def set_pause(self, milliseconds: int) -> None:
        """How long computer players wait before they move, and a forced move before it is made.

        A level takes more or less than that, as its pace is.
        """
        self._pause_ms = milliseconds

    # --- the match -----------------------------------------------------------------------------

    def begin(
        self, variant: Variant, seating: Seating, players: Sequence[Player], deal_number: int
    ) -> None:
        """Begin a match; the first deal follows at once.

        Raises `ValueError` with a sentence when the variant is not played so.
        """
        self.take_over(Match(variant, seating, players, deal_number))

    def take_over(self, match: Match) -> None:
        """Go on with a match wherever it stands."""
        _log.debug("match of %s, %d players", match.variant.id, match.seating.players)
        self._timeline = match
        self._stand_at(match)

    @property
    def record(self) -> Record:
        """The match as it stands; raises `ValueError` when there is none."""
        return self._running().record

    @property
    def place(self) -> RecordPosition:
        """Where in the record the match stands."""
        return _end_of(self._running())

    def match_at(self, place: RecordPosition) -> Match:
        """The match as it stood at an earlier place, for looking at."""
        return self._running().at(*place)

    # --- turns ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to play; None when the round is over or none was dealt."""
        one = self.match.round if self.match else None
        return None if one is None or one.is_over else one.turn

    @property
    def is_own_turn(self) -> bool:
        """Whether the person may play now."""
        return self.turn is not None and self._is_person(self.turn) and self._is_settled

    def legal_moves(self) -> Sequence[Action]:
        """The person's legal moves; none while it is not his turn."""
        match = self.match
        if match is None or match.round is None or not self.is_own_turn:
            return ()
        return match.round.legal_moves()

    def refusal(self, move: Action) -> Refusal | None:
        """Why the player on turn may not make this move; None when he may."""
        one = self._running().round
        if one is None:
            raise ValueError("no round is on the table")
        return one.refusal(move)

    def own_view(self) -> SeatView:
        """What the person at the window knows; raises `ValueError` with no round on the table."""
        return SeatView.of(self._running(), OWN_SEAT)

    def ask_advice(self) -> None:
        """Have the person's moves weighed; `advised` tells, unless the position changes first.

        Asked again in the same position, it tells the same. Does nothing before an engine is set.
        Raises `ValueError` when it is not the person's turn.
        """
        if not self.is_own_turn:
            raise ValueError("it is not the person's turn")
        if self._advice is not None:
            self.advised.emit(self._advice)
        elif self._advice_ticket is None and self._brain is not None:
            self._advice_ticket = self._brain.ask_advice(self.own_view())

    def play(self, move: Action) -> None:
        """Make the person's move.

        Raises `IllegalMoveError` with the reason, and `ValueError` when it is not his turn.
        """
        if not self.is_own_turn:
            raise ValueError("it is not the person's turn")
        self._make(move)

    def next_round(self) -> None:
        """Deal on, after the score of a round was seen."""
        if self._running().needs_deal:
            self._deal()

    def hold(self) -> None:
        """Let nothing happen until `settled` is called: the player looks at something else."""
        self._pause.stop()
        self._is_settled = False
        self._forget_advice_question()

    def settled(self) -> None:
        """The table has shown everything that happened."""
        self._is_settled = True
        self._wait_for_next()

    # --- undo ----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the person has a move to take back."""
        return self.match is not None and self._decision_before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self.match is not None and self._place_after() is not None

    def undo(self) -> None:
        """Take back the person's last move and everything after it."""
        self._move_to(self._decision_before())

    def redo(self) -> None:
        """Make what was taken back, up to the person's next turn."""
        self._move_to(self._place_after())

    def restart_deal(self) -> None:
        """Play the deal on the table again from its start."""
        deals = self.place.deals
        self._move_to(RecordPosition(deals, 0) if deals else None)

    def _decision_before(self) -> RecordPosition | None:
        """The last place before this one at which the person made a move."""
        match = self._running()
        for deal in _played_deals(match):
            seats = match.seats_of_moves(deal)
            for moves in reversed(range(len(seats))):
                if self._is_person(seats[moves]):
                    return RecordPosition(deal, moves)
        return None

    def _place_after(self) -> RecordPosition | None:
        """The next place at which the person made a move that was undone, or the last place."""
        timeline, here = self._timeline, self.place
        if timeline is None or _end_of(timeline) == here:
            return None
        for deal in range(max(1, here.deals), timeline.deals + 1):
            seats = timeline.seats_of_moves(deal)
            for moves in range(here.moves + 1 if deal == here.deals else 0, len(seats)):
                if self._is_person(seats[moves]):
                    return RecordPosition(deal, moves)
        return _end_of(timeline)

    def _move_to(self, place: RecordPosition | None) -> None:
        if place is not None and self._timeline is not None:
            self._stand_at(self._timeline.at(*place))

    # --- what drives it ------------------------------------------------------------------------

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("no match is running")
        return self.match

    def _is_person(self, seat: int) -> bool:
        return self._running().players[seat].level == PERSON

    def _stand_at(self, match: Match) -> None:
        self._forget_question()
        self.match = match
        self._is_settled = True
        self.replaced.emit()
        self.turn_changed.emit()
        self._wait_for_next()

    def _deal(self) -> None:
        match = self._running()
        room = MAX_RECORD_CHARACTERS - self._length.count(match.record)
        if room < MAX_ROUND_CHARACTERS:
            self.record_full.emit()
        else:
            self._tell(match.begin_round(self._pack_of_timeline()))

    def _pack_of_timeline(self) -> Sequence[int] | None:
        """The pack that was dealt next before an undo."""
        timeline, deals = self._timeline, self.place.deals
        if timeline is not None and deals < timeline.deals:
            return timeline.recorded_round(deals + 1).pack
        return None

    def _follow_timeline(self) -> None:
        """Forget what was undone when something else was done instead."""
        match = self._running()
        if self._timeline is match:
            return
        if self._timeline is None or not _leads_through(self._timeline, match):
            self._timeline = match

    def _make(self, move: Action) -> None:
        self._forget_question()
        self._tell(self._running().play(move))

    def _tell(self, events: Sequence[Event]) -> None:
        """Say what happened and wait until it was shown."""
        self._follow_timeline()
        self._is_settled = False
        self._ask()
        self.happened.emit(list(events))
        self.turn_changed.emit()

    def _wait_for_next(self) -> None:
        if not self._is_settled:
            return
        self._ask()
        if self.is_own_turn and self._move_for_person() is None:
            self.own_turn.emit()
        else:
            self._pause.start(round(self._pause_ms * self._pace()))

    def _pace(self) -> float:
        """How long the player on turn takes over a move, as a multiple of the usual."""
        turn = self.turn
        level = None if turn is None else find_level(self._running().players[turn].level)
        return 1.0 if level is None else level.pace

    def _go_on(self) -> None:
        """The cards lie still and the pause is over: let the next thing happen."""
        match = self.match
        if match is None or not self._is_settled:
            return
        if match.needs_deal:
            if self._deals_by_itself(match):
                self._deal()
        elif self.is_own_turn:
            self._make_for_person()
        elif self._answer is not None:
            self._make(self._answer)

    @staticmethod
    def _deals_by_itself(match: Match) -> bool:
        """Whether no score is waiting to be seen."""
        return match.round is None or match.round.is_void

    def _make_for_person(self) -> None:
        move = self._move_for_person()
        if move is not None:
            self._make(move)

    def _move_for_person(self) -> Action | None:
        """What is done in the person's turn without asking him."""
        actions = self.legal_moves()
        if self.plays_only_move and len(actions) == 1:
            return actions[0]
        declarations = [action for action in actions if isinstance(action, Declare)]
        rule = self._running().variant.declarations
        if not (self.declares and declarations and rule) or rule.played_first:
            return None
        most = max(declaration.points for declaration in declarations)
        best = [declaration for declaration in declarations if declaration.points == most]
        return best[0] if len(best) == 1 else None

    def _ask(self) -> None:
        """Let the computer player on turn think, already while the cards still move."""
        turn = self.turn
        if self._brain is None or turn is None or self._is_person(turn):
            return
        if self._ticket is not None or self._answer is not None:
            return
        match = self._running()
        self._ticket = self._brain.ask(SeatView.of(match, turn), match.players[turn].level)

    def _receive(self, ticket: int, reply: Action | Advice) -> None:
        if isinstance(reply, Advice):
            if ticket == self._advice_ticket:
                self._advice_ticket, self._advice = None, reply
                self.advised.emit(reply)
        elif ticket == self._ticket:
            self._ticket, self._answer = None, reply
            if not self._pause.isActive():
                self._go_on()

    def _receive_delay(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.is_engine_delayed = True
            self.engine_delayed.emit()

    def _forget_question(self) -> None:
        """The position is another one now: nothing that was asked about it matters."""
        self._pause.stop()
        self._answer = self._advice = None
        self.is_engine_delayed = False
        self._forget_advice_question()
        if self._ticket is not None:
            self._ticket = None
            self._cancel_question()

    def _forget_advice_question(self) -> None:
        if self._advice_ticket is not None:
            self._advice_ticket = None
            self._cancel_question()

    def _cancel_question(self) -> None:
        if self._brain is not None:
            self._brain.cancel()


def _end_of(match: Match) -> RecordPosition:
    return RecordPosition(match.deals, match.moves_made)


def _played_deals(match: Match) -> Iterator[int]:
    """The deals in which moves were made, the last one first."""
    if match.moves_made:
        yield match.deals
    deal = match.deals
    while deal and (deal := match.last_played_before(deal)):
        yield deal


def _leads_through(timeline: Match, match: Match) -> bool:
    """Whether the timeline goes on from where `match` stands.

    The rounds before the one on the table are not compared: `match` was taken from the timeline
    and has been compared after every move since.
    """
    if match.deals > timeline.deals:
        return False
    if not match.deals:
        return True
    own, other = match.recorded_round(match.deals), timeline.recorded_round(match.deals)
    return own == other._replace(moves=other.moves[: len(own.moves)])
