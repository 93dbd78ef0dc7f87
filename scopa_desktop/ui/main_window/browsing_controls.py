"""The controls of browsing: the bar above the table, its keys, and playing the moves."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from scopa_desktop.play.session.session import Session
from scopa_desktop.play.session.timeline import BrowsingStep, move_count
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.main_window.browsing_bar import BrowsingBar, ShownPosition
from scopa_desktop.ui.table.autoplay import Autoplay
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.widgets.step_keys import STEP_KEYS

_PLAY_KEY: Final = Qt.Key.Key_Space


class BrowsingControls(QObject):
    """Connects the bar and the keys with a `TableController`.

    Made when an earlier position is first shown. It filters the key presses of the table, before
    `Keyboard` sees them.
    """

    play_on_requested = Signal()
    """Start a new match from the position shown."""

    def __init__(self, controller: TableController, session: Session) -> None:
        super().__init__(controller)
        self._controller = controller
        self._session = session
        self.bar = BrowsingBar()
        self.autoplay = Autoplay(controller)
        self.bar.step_requested.connect(controller.step)
        self.bar.play_toggled.connect(self.toggle_playing)
        self.bar.return_requested.connect(controller.return_to_game)
        self.bar.play_on_requested.connect(self.play_on_requested)
        self.autoplay.changed.connect(self.bar.set_playing)
        controller.browsing_changed.connect(self.update_bar)
        controller.view.installEventFilter(self)
        self.update_bar()

    def toggle_playing(self) -> None:
        """Play the moves one after the other, or stop.

        If no earlier position is shown, the current round is played from its deal.
        """
        if not self._controller.is_browsing:
            self._controller.step(BrowsingStep.PREVIOUS_ROUND)
        self.autoplay.toggle()

    def update_bar(self) -> None:
        """Show which position is shown, or hide the bar."""
        match, shown = self._session.match, self._controller.shown_match
        if match is None or shown is None or not self._controller.is_browsing:
            self.bar.hide()
            return
        self.bar.show_position(shown_position(match, shown))
        self._controller.view.announce(self.bar.text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step or play with the keys of the bar while an earlier position is on the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._controller.is_browsing and self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == _PLAY_KEY:
            self.toggle_playing()
        elif event.key() in STEP_KEYS:
            self._controller.step(BrowsingStep[STEP_KEYS[Qt.Key(event.key())]])
        else:
            return False
        return True


def shown_position(match: Match, shown: Match) -> ShownPosition:
    """What the bar says about the position `shown` of a match."""
    is_void = shown.round is not None and shown.round.is_void
    is_scored = shown.round is not None and shown.round.is_over and not is_void
    return ShownPosition(
        round_number=len(shown.sheets) + (not is_scored),
        move=shown.moves_made,
        moves=move_count(match, shown.deals),
        is_void=is_void,
        is_first=shown.deals <= 1 and not shown.moves_made,
    )
