"""The controls of a review: the bar above the table, its keys, and playing the moves."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from scopa_desktop.play.session.browsing import ReviewStep, move_count
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.main_window.browsing_bar import ReviewBar, ReviewedPosition
from scopa_desktop.ui.table.autoplay import Autoplay
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.widgets.step_keys import STEP_KEYS

_PLAY_KEY: Final = Qt.Key.Key_Space


class ReviewControls(QObject):
    """Connects the bar and the keys with the review of a `TableController`.

    Made at the first review. It filters the key presses of the table, before `Keyboard` sees them.
    """

    play_on_requested = Signal()
    """Start a new match from the position that is reviewed."""

    def __init__(self, controller: TableController, session: Session) -> None:
        super().__init__(controller)
        self._controller = controller
        self._session = session
        self.bar = ReviewBar()
        self.autoplay = Autoplay(controller)
        self.bar.step_requested.connect(controller.step)
        self.bar.play_toggled.connect(self.toggle_playing)
        self.bar.return_requested.connect(controller.return_to_game)
        self.bar.play_on_requested.connect(self.play_on_requested)
        self.autoplay.changed.connect(self.bar.set_playing)
        controller.review_changed.connect(self.update_bar)
        controller.view.installEventFilter(self)
        self.update_bar()

    def toggle_playing(self) -> None:
        """Play the moves one after the other, or stop.

        Outside a review the current round is played from its deal.
        """
        if not self._controller.is_reviewing:
            self._controller.step(ReviewStep.PREVIOUS_ROUND)
        self.autoplay.toggle()

    def update_bar(self) -> None:
        """Show the position under review, or hide the bar."""
        match, shown = self._session.match, self._controller.shown_match
        if match is None or shown is None or not self._controller.is_reviewing:
            self.bar.hide()
            return
        self.bar.show_position(reviewed_position(match, shown))
        self._controller.view.announce(self.bar.text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step or play with the keys of a review while an earlier position is on the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._controller.is_reviewing and self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == _PLAY_KEY:
            self.toggle_playing()
        elif event.key() in STEP_KEYS:
            self._controller.step(ReviewStep[STEP_KEYS[Qt.Key(event.key())]])
        else:
            return False
        return True


def reviewed_position(match: Match, shown: Match) -> ReviewedPosition:
    """What the bar says about the position `shown` of a match."""
    is_void = shown.round is not None and shown.round.is_void
    is_scored = shown.round is not None and shown.round.is_over and not is_void
    return ReviewedPosition(
        round_number=len(shown.sheets) + (not is_scored),
        move=shown.moves_made,
        moves=move_count(match, shown.deals),
        is_void=is_void,
        is_first=shown.deals <= 1 and not shown.moves_made,
    )
