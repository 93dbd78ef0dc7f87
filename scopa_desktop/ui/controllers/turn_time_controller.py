"""`TurnTimeController`: the time for a move and automatic play in the main window."""

from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.session import turn_clock
from scopa_desktop.rules.match import RecordPosition
from scopa_desktop.rules.table_events import AutomaticPlay, TableEvent, TimeRanOut
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.table.bars_state import BarsState
from scopa_desktop.ui.table.controls.message_sheet import Message, MessageButton, Urgency
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.painting import elided_text
from scopa_desktop.ui.wording.list_format import and_list

if TYPE_CHECKING:
    from scopa_desktop.play.session.turn_clock import TurnClock

_SPOKEN_SECONDS = 10
"""Screen readers say once that so many seconds are left."""
_HEARD_SECONDS = 5
"""A sound is played when so many seconds are left."""
_LONGEST_NAME = 110
"""The width of a name on a button, in pixels at the normal text size; longer ones are cut."""


class TurnTimeController(QObject):
    """Follows the session of the main window; what it shows is made when it is first needed.

    The windows of lessons, puzzles and the daily deal have no time for a move.
    """

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window, self._session = window, context.session
        self._view, self._controller = window.view, window.controller
        self._clock: TurnClock | None = None
        self._automatic: Mapping[int, str] = {}
        """The people for whom the game plays, by seat; the only person at the screen is ""."""
        self._message: Message | None = None
        """Says for whom the game plays."""
        self.now: Callable[[], float] = monotonic
        """The clock that the time is read from, in seconds; to be set before the first match."""
        self._announced: RecordPosition | None = None
        """The position at which the last seconds were announced."""
        session = context.session
        window.actions_by_name["automatic"].triggered.connect(self.toggle_automatic)
        session.replaced.connect(self._update)
        session.table_changed.connect(self._on_table_event)
        self._controller.bars_changed.connect(self._show)
        self._show(self._controller.bars)

    @property
    def clock(self) -> "TurnClock | None":
        """The clock; None before the first match with a time for a move."""
        return self._clock

    def toggle_automatic(self) -> None:
        """Let the game play for the person at the screen, or let the person play again."""
        match, seat = self._session.match, self._controller.bars.automatic_seat
        if match is not None and seat is not None:
            self._session.apply(AutomaticPlay(seat, seat not in match.automatic))
        self._show(self._controller.bars)

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

    def _update(self) -> None:
        """Make the clock when a match has a time for a move."""
        match = self._session.match
        if match is not None and match.table.turn_seconds and self._clock is None:
            self._clock = turn_clock.TurnClock(
                self._session, is_away=self._is_away, now=self.now, parent=self
            )
            self._clock.changed.connect(self._on_time)
            self._clock.running_out.connect(self._on_running_out)

    def _is_away(self) -> bool:
        """Whether the person does not look at the table: the clock of a practice match waits."""
        return (
            self._window.isMinimized()
            or not self._window.isVisible()
            or self._controller.is_browsing
            or self._session.is_suspended
            or self._view.sheets.sheet is not None
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
        match, clock = self._session.match, self._clock
        if clock is not None:
            self._controller.set_time_left(clock.seat, clock.seconds_left)
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

    def _show(self, bars: BarsState) -> None:
        """Show for whom the game plays, and what can be chosen in the menu."""
        actions = self._window.actions_by_name
        actions["automatic"].setEnabled(bars.automatic_seat is not None)
        actions["automatic"].setChecked(bars.is_automatic)
        self._show_automatic(dict(bars.automatic))

    def _show_automatic(self, players: Mapping[int, str]) -> None:
        """Say for whom the game plays, as long as it does."""
        messages = self._view.messages
        if players == self._automatic:
            return
        self._automatic = players
        if not players:
            messages.withdraw(self._message)
            self._message = None
        elif self._message is None:
            self._message = Message(
                self._automatic_text, Urgency.STATE, self._automatic_answers, can_be_closed=False
            )
            messages.show(self._message)
        else:
            messages.update(self._message)

    def _automatic_text(self) -> str:
        names = [name for name in self._automatic.values() if name]
        if not names:
            return self.tr("The game plays for you, until you play yourself again.")
        return self.tr("The game plays for {names}.").format(names=and_list(names))

    def _automatic_answers(self) -> list[MessageButton]:
        """A button for each person to play again."""
        answers = []
        for seat, name in self._automatic.items():
            text = self.tr("Play yourself")
            if name:
                shown = elided_text(name, body_font(), _LONGEST_NAME * text_scale())
                text = self.tr("{name} plays again").format(name=shown)
            answers.append(MessageButton(text, partial(self._answer, seat)))
        return answers

    def _answer(self, seat: int) -> None:
        """Let the person play again; for those who do not, the message is shown again."""
        self._message, self._automatic = None, {}
        self.take_over(seat)
        self._show_automatic(dict(self._controller.bars.automatic))
