"""`Session`: a match in play, without widgets.

It holds the match, asks the engine for the moves of computer players and emits the events of the
rules as signals. The table animates them and calls `settled` when it has finished; only then does
the next move follow, so that the match never runs ahead of what is seen.
"""

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from scopa_desktop.ai.levels import find_level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.engine_requests import Engine, EngineRequests
from scopa_desktop.play.session.packs import computer_cut, number_of_packs
from scopa_desktop.play.session.seats import (
    AUTOMATIC_LEVEL,
    OpenHands,
    is_shared,
    may_be_watched,
    own_seat_of,
)
from scopa_desktop.play.session.timeline import Timeline, is_decided_by_person, previous_decision
from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import DealerDrawn, Event
from scopa_desktop.rules.match import Match, RecordPosition, cut_pack, pack_of
from scopa_desktop.rules.moves import Action, Declare, Move, Refusal
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import (
    MAX_RECORD_CHARACTERS,
    MAX_ROUND_CHARACTERS,
    LengthCounter,
    Record,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import PackCut, PlayerChanged, TableEvent
from scopa_desktop.rules.variant import Variant

if TYPE_CHECKING:
    from scopa_desktop.ai.advice import Advice

_LOOK_AT_TURNED: Final = 2.0
_log = logging.getLogger(__name__)


class Session(QObject):
    """The match on the table, and the person and computer players who play it."""

    events_occurred = Signal(object)
    """Emitted with a list of events, to be shown in their order."""
    replaced = Signal()
    """The position was replaced, by a new, opened or undone match, and is shown at once."""
    undone = Signal()
    """The person took back a move or restarted a deal; emitted after `replaced`."""
    turn_changed = Signal()
    """Another seat is to move, or none."""
    own_turn = Signal()
    """The person at the window is to move, and all animations have finished."""
    turning_due = Signal()
    """The person at the window is to turn over one of their cards, with `turn_over`, before
    `own_turn`; emitted when all animations have finished, and again after browsing."""
    record_full = Signal()
    """No further round is dealt: the record could become too long to be opened again."""
    advised = Signal(object)
    """Emitted with the requested `Advice`, if the position has not changed since."""

    thought_long = Signal()
    """The computer player on turn has thought for long; see `is_thinking_long`."""
    engine_delayed = Signal()
    """The computer player on turn takes longer: its engine process was lost or does not respond."""
    table_changed = Signal(object)
    """Emitted with an event of the table, a `TableEvent`, after it was applied."""
    cover_changed = Signal()
    """All hands were covered because the screen is passed on, or a person has taken the screen."""
    handover_due = Signal(int)
    """The screen must be passed to the person in a seat, who calls `take_screen`; emitted with the
    seat when all animations have finished, and again after browsing."""

    pause_changed = Signal()
    """The match was paused or goes on; see `is_paused`."""
    watch_changed = Signal()
    """The watched match was paused or goes on, or the watcher looks at it in another way."""

    cut_due = Signal(int)
    """The person in a seat cuts the pack before the deal, with `cut`; emitted with the seat when
    all animations have finished, and again after browsing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        self.own_seat = 0
        """The seat that looks at the table; `resume` and `begin_dealt` set it. With several people
        it is the seat of the one who took the screen last."""
        self.is_covered = False
        """Whether all hands are covered: several people play, and the one on turn has not taken
        the screen yet."""
        self.plays_forced_moves = False
        """Whether the person's only legal move is played automatically."""
        self.declares_automatically = True
        """Whether the person's best declaration is made automatically, if one is best and no
        rule makes it a disadvantage."""
        self._requests = EngineRequests(self)
        self._requests.answered.connect(self._on_move_answered)
        self._requests.advised.connect(self.advised)
        self._requests.delayed.connect(self.engine_delayed)
        self._requests.thought_long.connect(self.thought_long)
        self._timeline = Timeline()
        self._length = LengthCounter()
        self._is_settled = True
        self._is_suspended = False
        self._is_paused = False
        self._is_step_due = False
        """Whether a move follows though the match is paused; see `step`."""
        self._open_hands = OpenHands.ALL
        self._is_demonstration = False
        self._is_turned = False
        """Whether the person on turn has turned over a card; see `is_turning_due`."""
        self.is_cut_due = False
        """Whether the deal waits for a person who cuts the pack; see `cut_due`."""
        self._is_draw_shown = False
        """Whether the draw before the first deal was shown by itself."""
        self._pause_ms = 0
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._continue)

    def set_engine(self, engine: Engine) -> None:
        """Set the engine of the computer players and of advice; it calls `on_answer`.

        A match may begin before it is set: its computer players move afterwards.
        """
        self._requests.engine = engine
        if self.match is not None:
            self._ask()

    def on_answer(self, ticket: int, reply: "Action | Advice") -> None:
        """Pass the reply to a request; may be called from any thread."""
        self._requests.reply.emit(ticket, reply)

    def on_delay(self, ticket: int) -> None:
        """Report that the reply to a request is delayed; may be called from any thread."""
        self._requests.delay.emit(ticket)

    @property
    def is_thinking_long(self) -> bool:
        """Whether the computer player on turn takes long; see `thought_long`."""
        return self._requests.is_thinking_long

    @property
    def is_engine_delayed(self) -> bool:
        """Whether the computer player on turn takes longer; see `engine_delayed`."""
        return self._requests.is_delayed

    def set_pause(self, milliseconds: int) -> None:
        """Set the pause in milliseconds before a computer player's or an automatic move.

        It is multiplied by the pace of the level.
        """
        self._pause_ms = milliseconds

    def begin(
        self, variant: Variant, seating: Seating, players: Sequence[Player], deal_number: int
    ) -> None:
        """Begin a match; the first deal follows at once.

        Raises `ValueError` with a sentence if the variant does not allow the seating or players.
        """
        self.resume(Match(variant, seating, players, deal_number))

    def resume(self, match: Match, own_seat: int | None = None) -> None:
        """Continue a match from its current position.

        `own_seat` is the seat that looks at the table; by default that of the first person.
        """
        _log.debug("match of %s, %d players", match.variant.id, match.seating.players)
        self._timeline.begin(match)
        self.own_seat = own_seat_of(match.players) if own_seat is None else own_seat
        self.is_covered = is_shared(match.players)
        self._set_match(match)

    def begin_dealt(self, match: Match) -> None:
        """Begin a match whose first round is dealt already: the deal is shown first."""
        self._timeline.begin(match)
        self.own_seat = own_seat_of(match.players)
        self.is_covered = is_shared(match.players)
        self._set_match(match.at(0, 0))

    @property
    def record(self) -> Record:
        """The record of the current match; raises `ValueError` if there is none."""
        return self._current_match().record

    @property
    def position(self) -> RecordPosition:
        """Current position in the record."""
        return self._current_match().position

    def match_at(self, position: RecordPosition) -> Match:
        return self._current_match().at(*position)

    def apply(self, event: TableEvent) -> None:
        """Apply an event of the table at the current position, which is saved with the match.

        Undone moves can no longer be redone. Raises `TextError` with a sentence if the event is
        not possible now.
        """
        match = self._current_match()
        match.apply(event)
        self._timeline.begin(match)
        self._drop_question()
        if isinstance(event, PlayerChanged):
            self._change_player(match, event.seat)
        else:
            self.table_changed.emit(event)
            self.turn_changed.emit()
            self._schedule_next()

    def _change_player(self, match: Match, seat: int) -> None:
        """Show the table to the people who sit there now."""
        if not match.players[self.own_seat].is_person or not self.is_shared:
            self.own_seat = own_seat_of(match.players, default=self.own_seat)
        self.is_covered = is_shared(match.players)
        self.table_changed.emit(PlayerChanged(seat, match.players[seat]))
        self._set_match(match)

    @property
    def is_watched(self) -> bool:
        """Whether computer players play alone; see `open_seats` for the hands that are shown."""
        match = self.match
        return match is not None and not any(player.is_person for player in match.players)

    @property
    def person_seat(self) -> int | None:
        """The own seat, whose hand is face up and where texts say "you".

        None if computer players play alone or all hands are covered.
        """
        return None if self.is_watched or self.is_covered else self.own_seat

    @property
    def open_seats(self) -> Collection[int]:
        """The seats whose hands are face up for a watcher; none while any person plays.

        Nor are any where the table has no watchers, or in a match that a person has left, who may
        come back.
        """
        match = self.match
        if match is None or not self.is_watched or not may_be_watched(match):
            return ()
        return self._open_hands.seats(self.own_seat, len(match.players))

    @property
    def view_seat(self) -> int | None:
        """The seat at the lower edge if its hand is face up: what it knows may be shown.

        It is that of the person, or the one that a watcher looks at.
        """
        return self.own_seat if self.own_seat in self.open_seats else self.person_seat

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen and pass it on."""
        return self.match is not None and is_shared(self.match.players)

    @property
    def turn(self) -> int | None:
        """The seat to move; None if the round is over or none has been dealt."""
        match = self.match
        if match is None or match.round is None or match.is_over or match.round.is_over:
            return None
        return match.round.turn

    @property
    def is_own_turn(self) -> bool:
        """Whether the person at the screen is to move and all animations have finished.

        Where hands are blind, this is so once they have turned over a card.
        """
        return self._is_person_due and not self.is_card_hidden

    @property
    def is_turning_due(self) -> bool:
        """Whether the person at the screen is to turn over one of their cards before they move."""
        return self._is_person_due and self.is_card_hidden

    @property
    def turned_card(self) -> Card | None:
        """The card that the person has turned over and is to play; None where there is none."""
        match, seat = self.match, self.person_seat
        if not self._is_turned or match is None or match.round is None:
            return None
        if seat is None or seat != self.turn:
            return None
        return next(cards_of(match.round.hands[seat]), None)

    @property
    def _is_person_due(self) -> bool:
        turn = self.turn
        is_person = turn is not None and self._is_person(turn)
        return is_person and self._is_settled and not (self.is_covered or self._is_paused)

    @property
    def is_card_hidden(self) -> bool:
        """Whether the seat on turn is to turn over a card before it moves."""
        match = self.match
        if match is None or match.round is None or match.round.is_deal_open:
            return False
        return match.variant.deal.is_blind and not self._is_turned

    def turn_over(self) -> Card:
        """Turn over one of the person's cards, which are all alike; returns the card.

        Raises `ValueError` if none is to be turned over now.
        """
        if not self.is_turning_due:
            raise ValueError("no card is turned over now")
        self._is_turned = True
        card = self.turned_card
        assert card is not None
        self.turn_changed.emit()
        self._schedule_next()
        return card

    @property
    def is_handover_due(self) -> bool:
        """Whether the screen must be passed to the person on turn, and no animation is running."""
        turn = self.turn
        if turn is None or self._is_paused:
            return False
        return self.is_covered and self._is_settled and self._is_person(turn)

    def take_screen(self) -> None:
        """Turn the table to the person on turn, who is at the screen now, and show their hand.

        Raises `ValueError` if the screen is not to be passed on now.
        """
        turn = self.turn
        if turn is None or not self.is_handover_due:
            raise ValueError("the screen is not passed on now")
        self.own_seat, self.is_covered = turn, False
        self.cover_changed.emit()
        self.turn_changed.emit()
        self._schedule_next()

    def cover_hands(self) -> None:
        """Cover all hands, because several people pass the screen on before the next move.

        Does nothing in a match of a single person, or if they are covered already.
        """
        if self.is_shared and not self.is_covered:
            self.is_covered = True
            self.cover_changed.emit()
            self.turn_changed.emit()
            self._schedule_next()

    def legal_moves(self) -> Sequence[Action]:
        """The person's legal moves; none if it is not the person's turn."""
        match = self.match
        if match is None or match.round is None or not self.is_own_turn:
            return ()
        return match.round.legal_moves()

    @property
    def may_call_out(self) -> bool:
        """Whether the person may call out, which ends the match."""
        match = self.match
        if match is None or match.round is None or not self.is_own_turn:
            return False
        return match.round.may_call_out

    def refusal(self, move: Action) -> Refusal | None:
        """Why the seat to move may not make this move; None if it is legal."""
        current = self._current_match().round
        if current is None:
            raise ValueError("no round is on the table")
        return current.refusal(move)

    def own_view(self) -> SeatView:
        """The own seat's view of the round.

        Raises `ValueError` if none is on the table, or if all hands are covered.
        """
        if self.is_covered:
            raise ValueError("all hands are covered")
        match = self._current_match()
        return SeatView.of(match, self.own_seat, is_turned=not self.is_card_hidden)

    def ask_advice(self) -> None:
        """Request advice for the person; `advised` is emitted unless the position changes first.

        The advice is kept for repeated requests. Does nothing before an engine is set.
        Raises `ValueError` when it is not the person's turn, or the match is competitive.
        """
        if not self.is_own_turn or self.is_competitive:
            raise ValueError("there is no advice now")
        self._requests.ask_advice(self.own_view())

    def play(self, move: Action) -> None:
        """Play the person's move.

        Raises `IllegalMoveError` with the refusal, and `ValueError` if it is not the person's turn.
        """
        if not self.is_own_turn:
            raise ValueError("it is not the person's turn")
        self._play(move)

    def hurry(self) -> bool:
        """Make the move that follows by itself for the person without its pause; False for none."""
        move = self._automatic_move() if self.is_own_turn else None
        if move is None or self._is_suspended:
            return False
        self._play(move)
        return True

    def next_round(self) -> None:
        """Deal the next round, after the score has been shown."""
        if self._current_match().needs_deal:
            self._deal()

    def hold(self) -> None:
        """Suspend the match until `settled` is called, while an earlier position is shown."""
        self._pause.stop()
        self._is_settled = False
        self._requests.drop_advice()

    @property
    def is_suspended(self) -> bool:
        """Whether no move follows by itself, because another window is used."""
        return self._is_suspended

    def set_suspended(self, is_suspended: bool) -> None:
        """Let no move follow by itself while another window is used, or let them follow again."""
        self._is_suspended = is_suspended
        if not is_suspended and self.match is not None:
            self._schedule_next()

    def set_demonstration(self, is_demonstration: bool) -> None:
        """Let the engine also move for the person, who cannot, from the current position on.

        False lets the person move again, from the next match that is shown.
        """
        self._is_demonstration = is_demonstration
        if is_demonstration and self.match is not None:
            self._schedule_next()

    def settled(self) -> None:
        """Continue: the table has shown all events."""
        self._is_settled = True
        self._schedule_next()

    @property
    def may_pause(self) -> bool:
        """Whether the match can be paused: it is watched, or people play it for practice."""
        match = self.match
        if match is None or match.is_over:
            return False
        return self.is_watched or not match.table.is_competitive

    @property
    def is_paused(self) -> bool:
        """Whether the match is paused: no move follows, and no person is on turn."""
        return self._is_paused

    def set_paused(self, is_paused: bool) -> None:
        """Pause the match, or let it go on; another match or position on the table goes on, too.

        Raises `ValueError` if it cannot be paused.
        """
        if is_paused and not self.may_pause:
            raise ValueError("the match cannot be paused")
        if is_paused == self._is_paused:
            return
        self._is_paused, self._is_step_due = is_paused, False
        if not is_paused:
            self._schedule_next()
        else:
            self._requests.drop_advice()
        self.pause_changed.emit()
        self.watch_changed.emit()
        self.turn_changed.emit()

    @property
    def open_hands(self) -> OpenHands:
        """Which hands are face up while computer players play alone."""
        return self._open_hands

    def watch(self, seat: int, hands: OpenHands) -> None:
        """Look at the watched match from a seat, with these hands face up.

        Raises `ValueError` if a person plays, who must see no other hand.
        """
        self._check_watched()
        if (seat, hands) != (self.own_seat, self._open_hands):
            self.own_seat, self._open_hands = seat, hands
            self.watch_changed.emit()

    def step(self) -> None:
        """Pause the watched match, and let one move or deal follow without delay.

        Raises `ValueError` if a person plays.
        """
        self._check_watched()
        self.set_paused(True)
        self._is_step_due = True
        self._pause.stop()
        self._continue()

    def _check_watched(self) -> None:
        if not self.is_watched:
            raise ValueError("a person plays")

    @property
    def is_competitive(self) -> bool:
        """Whether the match is played for chips, without undo, replays of a deal and advice."""
        return self.match is not None and self.match.table.is_competitive

    @property
    def can_undo(self) -> bool:
        """Whether the person at the screen has a move to undo; see `undo`."""
        return self.match is not None and self._previous_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move was undone."""
        return self.match is not None and self._next_decision() is not None

    def undo(self) -> None:
        """Undo the last move of the person at the screen and everything after it.

        While the hands of several people are covered, it is the last move of any of them: the
        screen is passed to that person, and no cards are shown that they have not seen.
        """
        self._take_back(self._previous_decision())

    def redo(self) -> None:
        """Redo the undone moves up to the person's next turn."""
        self._go_to_position(self._next_decision())

    def restart_deal(self) -> None:
        deals = self.position.deals
        may_restart = deals > 0 and not self.is_competitive
        self._take_back(RecordPosition(deals, 0) if may_restart else None)

    def _take_back(self, position: RecordPosition | None) -> None:
        if position is not None:
            self._go_to_position(position)
            self.undone.emit()

    def _previous_decision(self) -> RecordPosition | None:
        """The last position before this one in which the person decided on a move."""
        match = self._current_match()
        return None if self.is_competitive else previous_decision(match, self._has_decided)

    def _next_decision(self) -> RecordPosition | None:
        """The next undone position in which the person moved, or the last undone position."""
        if self.is_competitive:
            return None
        return self._timeline.next_decision(self.position, self._has_moved)

    def _has_moved(self, match: Match, position: RecordPosition, seat: int) -> bool:
        """Whether the person made a move of a seat, not the game, and may undo it."""
        return self._may_undo(seat) and is_decided_by_person(match, position, seat)

    def _has_decided(self, match: Match, position: RecordPosition, seat: int) -> bool:
        """Whether the person made a move that would not be made again automatically."""
        if not self._has_moved(match, position, seat):
            return False
        made = match.recorded_round(position.deals).moves[position.moves]
        if not (self._plays_forced_moves or isinstance(made, Declare)):
            return True
        earlier = match.at(*position).round
        return earlier is None or self._automatic_choice(earlier.legal_moves()) != made

    def _may_undo(self, seat: int) -> bool:
        """Whether the moves of a seat can be undone and redone by the person at the screen."""
        is_person = self._current_match().players[seat].is_person and not self._is_demonstration
        return is_person and (self.is_covered or not self.is_shared or seat == self.own_seat)

    def _go_to_position(self, position: RecordPosition | None) -> None:
        match = None if position is None else self._timeline.at(position)
        if match is not None:
            self._set_match(match)

    def _current_match(self) -> Match:
        if self.match is None:
            raise ValueError("no match is running")
        return self.match

    def _is_person(self, seat: int) -> bool:
        """Whether the person in a seat moves, not the game or a computer player."""
        match = self._current_match()
        is_person = match.players[seat].is_person and seat not in match.automatic
        return is_person and not self._is_demonstration and not self._has_time_run_out(seat)

    def _has_time_run_out(self, seat: int) -> bool:
        """Whether the game makes the next move of a seat because the time ran out."""
        return seat == self.turn and self._current_match().has_time_run_out

    def level_of(self, seat: int) -> str:
        """The level that makes the moves of a seat now; `person` if a person does."""
        if self._is_person(seat):
            return PERSON
        level = self._current_match().players[seat].level
        return AUTOMATIC_LEVEL if level == PERSON else level

    def _set_match(self, match: Match) -> None:
        self._drop_question()
        self.match = match
        was_paused, self._is_paused = self._is_paused, False
        self._is_step_due = False
        self._cover_hands()
        self._is_settled = True
        self._is_draw_shown = self.is_cut_due = self._is_turned = False
        self.replaced.emit()
        if was_paused:
            self.pause_changed.emit()
        self.turn_changed.emit()
        self._schedule_next()

    def _deal(self) -> None:
        match = self._current_match()
        room = MAX_RECORD_CHARACTERS - self._length.count(match.record)
        if room < MAX_ROUND_CHARACTERS:
            self.record_full.emit()
            return
        self._is_step_due = self.is_cut_due = False
        # Redo deals the same cards.
        pack = self._timeline.next_pack(self.position)
        if pack is None and self._waits_for_cut(match):
            return
        events = match.begin_round(pack or self._next_pack())
        if self._is_draw_shown:
            events = [event for event in events if not isinstance(event, DealerDrawn)]
        self._emit_events(events)

    def cut(self, cards: int) -> None:
        """Cut the pack for the person after a number of cards, from 1 to 39, and deal.

        Raises `ValueError` if no person is to cut it now.
        """
        if not self.is_cut_due:
            raise ValueError("no person is to cut the pack now")
        self.is_cut_due = False
        self._cut_pack(self._current_match(), cards)
        self._deal()

    def _waits_for_cut(self, match: Match) -> bool:
        """Whether the deal has to wait: for a person who cuts the pack, or for the draw before it.

        A computer player cuts at once.
        """
        if not match.table.cuts_pack or match.cut_cards:
            return False
        if not match.deals and not self._is_draw_shown:
            self._is_draw_shown = True
            self._emit_events([match.draw])
            return True
        if self._is_person(match.cutter):
            self.is_cut_due = True
            self.cut_due.emit(match.cutter)
            return True
        self._cut_pack(match, computer_cut(match))
        return False

    def _cut_pack(self, match: Match, cards: int) -> None:
        event = PackCut(cards)
        match.apply(event)
        self._timeline.begin(match)
        self.table_changed.emit(event)

    def _next_pack(self) -> Sequence[int] | None:
        """The pack of the next deal if it does not come from the number of the match."""
        match = self._current_match()
        if not match.deals:
            return None
        number = number_of_packs(match)
        if number == match.deal_number:
            return None
        return cut_pack(pack_of(number, match.deals + 1, match.variant.deal.pack), match.cut_cards)

    def _cover_hands(self) -> None:
        """Cover all hands if several people play and another seat is to move than the own one."""
        if self.is_shared and self.turn != self.own_seat and not self.is_covered:
            self.is_covered = True
            self.cover_changed.emit()

    def _play(self, move: Action) -> None:
        self._drop_question()
        self._is_step_due = False
        events = self._current_match().play(move)
        if isinstance(move, Move):
            self._is_turned = False
        self._is_settled = False
        # Before anything of the move is shown: a packet that follows it is dealt face down.
        self._cover_hands()
        self._emit_events(events)

    def _emit_events(self, events: Sequence[Event]) -> None:
        """Emit events and wait until they have been shown."""
        self._timeline.follow(self._current_match())
        self._is_settled = False
        self._ask()
        self.events_occurred.emit(list(events))
        self.turn_changed.emit()

    def _schedule_next(self) -> None:
        if not self._is_settled:
            return
        self._ask()
        turn = self.turn
        if turn is not None and self.is_handover_due:
            self.handover_due.emit(turn)
        elif self.is_turning_due:
            self.turning_due.emit()
        elif self.is_own_turn and self._automatic_move() is None:
            self.own_turn.emit()
        elif self._is_step_due:
            self._continue()
        elif not self._is_paused:
            self._pause.start(round(self._pause_ms * self._pause_factor()))

    def _pause_factor(self) -> float:
        """Pace of the seat to move, as a multiple of the usual pause.

        A card that was just turned over is looked at before it is played.
        """
        turn = self.turn
        if self._is_turned:
            return _LOOK_AT_TURNED
        level = None if turn is None else find_level(self.level_of(turn))
        return 1.0 if level is None else level.pace

    def _continue(self) -> None:
        """Deal or play the next move; the animations and the pause have finished."""
        match = self.match
        if match is None or not self._is_settled or self._is_suspended:
            return
        if self._is_paused and not self._is_step_due:
            return
        if match.needs_deal:
            if self._deals_automatically(match):
                self._deal()
        elif self.is_own_turn:
            self._play_for_person()
        elif self._requests.answer is not None:
            self._play(self._requests.answer)

    @staticmethod
    def _deals_automatically(match: Match) -> bool:
        """Whether the next deal follows without a score to show."""
        return match.round is None or match.round.is_void

    def _play_for_person(self) -> None:
        move = self._automatic_move()
        if move is not None:
            self._play(move)

    def _automatic_move(self) -> Action | None:
        """The move that is played for the person, if any."""
        return self._automatic_choice(self.legal_moves())

    @property
    def _plays_forced_moves(self) -> bool:
        """Whether the person's only legal move is played; to turn over a card is to play it."""
        return self.plays_forced_moves or self._current_match().variant.deal.is_blind

    def _automatic_choice(self, actions: Sequence[Action]) -> Action | None:
        """Which of the person's legal moves is made automatically, if any."""
        if self._plays_forced_moves and len(actions) == 1:
            return actions[0]
        declarations = [action for action in actions if isinstance(action, Declare)]
        rule = self._current_match().variant.declarations
        if not (self.declares_automatically and declarations and rule) or rule.played_first:
            return None
        most = max(declaration.points for declaration in declarations)
        best = [declaration for declaration in declarations if declaration.points == most]
        return best[0] if len(best) == 1 else None

    def _ask(self) -> None:
        """Request the move of the computer player to move, while animations are still running."""
        turn = self.turn
        if turn is not None and not self._is_person(turn) and self._requests.is_move_wanted:
            view = SeatView.of(self._current_match(), turn)
            self._requests.ask_move(view, self.level_of(turn))

    def _on_move_answered(self) -> None:
        if not self._pause.isActive():
            self._continue()

    def _drop_question(self) -> None:
        """Cancel all requests, because the position has changed."""
        self._pause.stop()
        self._requests.drop()
