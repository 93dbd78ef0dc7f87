"""`TurnTimeController`: the time for a move, automatic play and the pause in the main window."""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.rules.table_events import AutomaticPlay, TableEvent, TimeRanOut
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.platform.sounds import Sound

if TYPE_CHECKING:
    from scopa_desktop.play.session.turn_clock import TurnClock
    from scopa_desktop.ui.main_window.automatic_bar import AutomaticBar
    from scopa_desktop.ui.table.controls.pause_cover import PauseCover

_SPOKEN_SECONDS = 10
"""Screen readers say once that so many seconds are left."""
_HEARD_SECONDS = 5
"""A sound is played when so many seconds are left."""


class TurnTimeController(QObject):
    """Follows the session of the main window; what it shows is made when it is first needed.

    The windows of lessons, puzzles and the daily deal have no time for a move.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._window, self._session = context.window, context.session
        self._view, self._controller = context.window.view, context.window.controller
        self._clock: TurnClock | None = None
        self._bar: AutomaticBar | None = None
        self._cover: PauseCover | None = None
        self.now: Callable[[], float] = monotonic
        """The clock that the time is read from, in seconds; to be set before the first match."""
        self._announced: RecordPosition | None = None
        """The position at which the last seconds were announced."""
        session, actions = context.session, context.window.actions_by_name
        actions["automatic"].triggered.connect(self.toggle_automatic)
        actions["pause"].triggered.connect(self.toggle_pause)
        session.replaced.connect(self._update)
        session.table_changed.connect(self._on_table_event)
        for signal in (
            session.turn_changed,
            session.cover_changed,
            session.own_turn,
            session.handover_due,
            self._controller.browsing_changed,
            self._controller.presentation_changed,
        ):
            signal.connect(self._show)
        session.pause_changed.connect(self._show_pause)
        self._controller.browsing_changed.connect(self._show_pause)

    @property
    def clock(self) -> "TurnClock | None":
        """The clock; None before the first match with a time for a move."""
        return self._clock

    @property
    def bar(self) -> "AutomaticBar | None":
        """The bar that says for whom the game plays; None before it is needed."""
        return self._bar

    @property
    def cover(self) -> "PauseCover | None":
        """The cover of a paused match; None before the first pause."""
        return self._cover

    # --- automatic play ------------------------------------------------------------------------

    def toggle_automatic(self) -> None:
        """Let the game play for the person at the screen, or let the person play again."""
        match, seat = self._session.match, self._automatic_seat()
        if match is not None and seat is not None:
            self._session.apply(AutomaticPlay(seat, seat not in match.automatic))
        self._show()

    def take_over(self, seat: int) -> None:
        """Let the person in a seat play again."""
        match = self._session.match
        if match is not None and seat in match.automatic and not match.is_over:
            self._controller.return_to_game()
            self._session.apply(AutomaticPlay(seat, False))
            self._view.setFocus()

    def end_automatic_play(self) -> None:
        """Let all people play themselves: a match that is opened again begins so."""
        match = self._session.match
        for seat in sorted(match.automatic) if match is not None and not match.is_over else ():
            self._session.apply(AutomaticPlay(seat, False))

    def _automatic_seat(self) -> int | None:
        """The seat of the person at the screen, if they can let the game play; else None."""
        session = self._session
        match, seat = session.match, session.person_seat
        if match is None or match.is_over or seat is None or session.is_paused:
            return None
        is_person = match.players[seat].is_person
        return seat if is_person and not self._controller.is_browsing else None

    def _on_table_event(self, event: TableEvent) -> None:
        session, view = self._session, self._view
        if isinstance(event, TimeRanOut | AutomaticPlay) and session.turn is not None:
            view.pointer.return_dragged()
            self._controller.end_input()
        if isinstance(event, TimeRanOut):
            self._say(
                event.seat,
                self.tr("The time of {name} is up: the game makes this move."),
                self.tr("Your time is up: the game makes this move."),
            )
        elif isinstance(event, AutomaticPlay) and event.is_on and self._has_time_run_out(event):
            self._say(
                event.seat,
                self.tr("The time of {name} is up again: the game goes on playing."),
                self.tr("Your time is up again: the game goes on playing for you."),
            )
        self._update()

    def _has_time_run_out(self, event: AutomaticPlay) -> bool:
        match = self._session.match
        return match is not None and match.has_time_run_out and self._session.turn == event.seat

    def _say(self, seat: int, with_name: str, to_person: str) -> None:
        """Show the sentence that names the player of a seat, or that for the only person."""
        sentence = with_name if self._session.is_shared else to_person
        self._view.show_message(sentence.format(name=self._controller.player_names[seat]))

    # --- pause ---------------------------------------------------------------------------------

    def toggle_pause(self) -> None:
        """Pause a match of people, or go on; a watched one has controls of its own."""
        session = self._session
        if not session.is_watched and (session.is_paused or session.may_pause):
            session.set_paused(not session.is_paused)
        self._show()

    def _show_pause(self) -> None:
        """Cover the table while the match is paused and no earlier position is shown."""
        session, view = self._session, self._view
        is_covered = session.is_paused and not session.is_watched
        if is_covered and not self._controller.is_browsing:
            view.pointer.return_dragged()
            view.remove_cover()
            self._controller.end_input()
            cover = self._cover or self._make_cover()
            if not cover.isVisible():
                cover.cover(self._context.cloth)
                view.announce(cover.text)
        elif self._cover is not None and self._cover.isVisible():
            has_focus = self._cover.button.hasFocus()
            self._cover.hide()
            if has_focus:
                view.setFocus()
        self._show()

    def _make_cover(self) -> "PauseCover":
        from scopa_desktop.ui.table.controls.pause_cover import PauseCover  # noqa: PLC0415

        self._cover = PauseCover(self._view, self._view.viewport())
        self._cover.ended.connect(lambda: self._session.set_paused(False))
        return self._cover

    # --- the clock -----------------------------------------------------------------------------

    def _update(self) -> None:
        """Make the clock when a match has a time for a move."""
        match = self._session.match
        if match is not None and match.table.turn_seconds and self._clock is None:
            from scopa_desktop.play.session.turn_clock import TurnClock  # noqa: PLC0415

            self._clock = TurnClock(self._session, is_away=self._is_away, now=self.now, parent=self)
            self._clock.changed.connect(self._on_time)
            self._clock.running_out.connect(self._on_running_out)
        self._show()

    def _is_away(self) -> bool:
        """Whether the person does not look at the table: the clock of a practice match waits."""
        return (
            self._window.isMinimized()
            or not self._window.isVisible()
            or self._controller.is_browsing
            or self._session.is_suspended
            or QApplication.activeModalWidget() is not None
        )

    def _on_running_out(self, seat: int) -> None:
        """Show the game itself, in which a move or the cut is made for the person in a seat."""
        self._controller.return_to_game()
        if self._session.is_cut_due:
            self._say(
                seat,
                self.tr("The time of {name} is up: the game cuts the pack."),
                self.tr("Your time is up: the game cuts the pack."),
            )

    def _on_time(self) -> None:
        self._show_time()
        match, clock = self._session.match, self._clock
        if match is None or clock is None or clock.seat is None:
            return
        left, position = clock.seconds_left, self._session.position
        if left == _HEARD_SECONDS:
            self._context.sounds.play(Sound.CLOCK)
        if left == _SPOKEN_SECONDS and position != self._announced:
            self._announced = position
            text = self.tr("{seconds} seconds left").format(seconds=left)
            # At the beginning of a turn, what is said of the turn is not interrupted.
            self._view.announce(text, is_urgent=match.table.turn_seconds > left)

    def _show_time(self) -> None:
        match, clock = self._session.match, self._clock
        if match is None or clock is None:
            return
        is_waiting = self._controller.is_browsing and not match.table.is_competitive
        if clock.seat is None or is_waiting:
            self._view.table_scene.hide_turn_time()
        else:
            total = match.table.turn_seconds
            self._view.table_scene.show_turn_time(clock.seat, clock.seconds_left, total)

    # --- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the bar, the time, and what can be chosen in the menu."""
        self._show_time()
        self._show_bar()
        match, actions = self._session.match, self._window.actions_by_name
        seat = self._automatic_seat()
        actions["automatic"].setEnabled(seat is not None)
        actions["automatic"].setChecked(match is not None and seat in match.automatic)
        is_competitive = match is not None and match.table.is_competitive
        may_pause = self._session.may_pause and not self._controller.is_browsing
        is_refused = is_competitive and not self._session.may_pause
        actions.set_refused("pause", self.tr("not in competitive matches") if is_refused else "")
        actions["pause"].setEnabled(may_pause)
        actions["pause"].setChecked(self._session.is_paused)

    def _show_bar(self) -> None:
        match = self._session.match
        if match is None or (self._bar is None and not match.automatic):
            return
        if self._bar is None:
            from scopa_desktop.ui.main_window.automatic_bar import AutomaticBar  # noqa: PLC0415

            self._bar = AutomaticBar()
            self._bar.taken_over.connect(self.take_over)
            self._window.insert_bar(self._bar)
        names = self._controller.player_names
        is_shared = self._session.is_shared
        seats = () if match.is_over else sorted(match.automatic)
        self._bar.set_players({seat: names[seat] if is_shared else "" for seat in seats})
