"""The controls of a watched match: the bar above the table, its key, and its menu entries."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from scopa_desktop.play.session.seats import (
    OpenHands,
    may_be_watched,
    seats_to_give_back,
    seats_to_sit_in,
)
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.ui.main_window.actions import Actions
from scopa_desktop.ui.main_window.watch_bar import WatchBar
from scopa_desktop.ui.table.table_controller import TableController

_PAUSE_KEY: Final = Qt.Key.Key_Space


class WatchControls(QObject):
    """Connects the bar, the keys and the menu with a session of computer players alone.

    Made for the first such match. It filters the key presses of the table, before `Keyboard` sees
    them.
    """

    def __init__(self, controller: TableController, session: Session, actions: Actions) -> None:
        super().__init__(controller)
        self._controller = controller
        self._session = session
        self.bar = WatchBar(actions.speeds)
        self.bar.pause_toggled.connect(self.toggle_pause)
        self.bar.step_requested.connect(self.step)
        self.bar.view_chosen.connect(self._watch)
        self.bar.seat_chosen.connect(self.sit_in)
        self._actions = actions
        self._was_watching = False
        self._is_blocked = False
        """Whether the match waits for a dialog to be closed."""
        actions["sit_in"].triggered.connect(self.bar.open_seats_menu)
        actions["watch_again"].triggered.connect(self.watch_again)
        actions["pause"].triggered.connect(self.toggle_pause)
        actions["watch_step"].triggered.connect(self.step)
        actions["watch_view"].triggered.connect(self.next_view)
        session.watch_changed.connect(self.update_bar)
        session.replaced.connect(self.update_bar)
        session.turn_changed.connect(self.update_bar)
        controller.browsing_changed.connect(self.update_bar)
        controller.presentation_changed.connect(self.update_bar)
        controller.view.installEventFilter(self)
        controller.view.window().installEventFilter(self)
        self.update_bar()

    def toggle_pause(self) -> None:
        """Pause the match, or let it go on; after a round, with the next deal."""
        if not self._is_watching():
            return
        is_paused = not self._session.is_paused
        if self._is_score_closed():
            is_paused = False
        self._session.set_paused(is_paused)
        if not is_paused:
            self._deal_after_score()

    def step(self) -> None:
        """Pause the match and play one move; after a round, deal the next one.

        Cards that are still moving are put in their places first.
        """
        if self._is_watching():
            self._controller.view.skip()
            self._session.step()
            self._deal_after_score()

    def next_view(self) -> None:
        """Look at the table in the next of the ways in the menu of the bar."""
        if self._is_watching():
            actions = self.bar.view_actions
            checked = next(index for index, each in enumerate(actions) if each.isChecked())
            actions[(checked + 1) % len(actions)].trigger()
            self._controller.view.announce(self.bar.view_button.accessibleName())

    def sit_in(self, seat: int) -> None:
        """Let the person play on in the seat of a computer player."""
        match = self._session.match
        if match is None or not self._is_watching() or seat not in seats_to_sit_in(match):
            return
        name = self._controller.player_names[seat]
        self._session.apply(PlayerChanged(seat, self._controller.own_player))
        sentence = self.tr("You sit in for {name}. This match does not count.")
        self._controller.view.show_message(sentence.format(name=name))

    def watch_again(self) -> None:
        """Give the seats of computer players back to them."""
        self._controller.return_to_game()
        match = self._session.match
        for seat in seats_to_give_back(match) if match is not None else ():
            assert match is not None
            self._session.apply(PlayerChanged(seat, match.first_players[seat]))

    def update_bar(self) -> None:
        """Show how the match is watched, or hide the bar."""
        match = self._session.match
        is_watching = self._is_watching()
        seats = seats_to_sit_in(match) if match is not None and is_watching else []
        self._actions["sit_in"].setEnabled(bool(seats))
        self._actions["watch_again"].setEnabled(
            match is not None and bool(seats_to_give_back(match))
        )
        if is_watching or self._was_watching:
            self._actions["pause"].setChecked(self._session.is_paused)
        self._was_watching = is_watching
        if match is None or not is_watching:
            self.bar.hide()
            return
        session = self._session
        self.bar.set_seats(self._controller.player_names, seats)
        self.bar.set_view(
            self._controller.player_names,
            session.open_hands,
            session.own_seat,
            may_look=may_be_watched(match),
        )
        self.bar.set_paused(session.is_paused)
        self.bar.set_over(match.is_over)
        self.bar.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pause or go on with Space; let the match wait while a dialog is open."""
        if watched is self._controller.view:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._handle_key(event)
        elif event.type() == QEvent.Type.WindowBlocked and self._session.is_watched:
            self._is_blocked = True
            self._session.set_suspended(True)
        elif event.type() == QEvent.Type.WindowUnblocked and self._is_blocked:
            self._is_blocked = False
            self._session.set_suspended(False)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        match = self._session.match
        if event.modifiers() or event.key() != _PAUSE_KEY or not self._is_watching():
            return False
        if match is None or match.is_over:
            return False
        if not event.isAutoRepeat():
            self.toggle_pause()
        return True

    def _watch(self, hands: OpenHands, seat: int | None) -> None:
        self._session.watch(self._session.own_seat if seat is None else seat, hands)

    def _is_watching(self) -> bool:
        return self._session.is_watched and not self._controller.is_browsing

    def _is_score_closed(self) -> bool:
        """Whether a round is over, and its score sheet was closed without dealing the next one."""
        return self._controller.input.is_continue_offered

    def _deal_after_score(self) -> None:
        match = self._session.match
        if match is not None and self._is_score_closed() and not match.is_over:
            self._session.next_round()
