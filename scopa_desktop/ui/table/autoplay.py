"""Plays the moves of the match one after the other while an earlier position is shown."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.theme.durations import AUTOPLAY_DELAY, Speed

_UNANIMATED_SPEED: Final = Speed.NORMAL
"""Without animations each position is still shown for a moment."""


class Autoplay(QObject):
    """Steps through the positions of a `TableController`, with the animations of the moves.

    Any other step, and the end of browsing, stops it.
    """

    changed = Signal(bool)
    """Playing has started or stopped."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._is_playing = False
        self._is_stepping = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._step)
        controller.browsing_step_shown.connect(self._wait)
        controller.browsing_changed.connect(self._on_browsing_changed)

    @property
    def is_playing(self) -> bool:
        return self._is_playing

    def toggle(self) -> None:
        """Start playing from the position shown, or stop."""
        if self._is_playing:
            self.stop()
        elif self._controller.is_browsing:
            self._is_playing = True
            self.changed.emit(True)
            self._step()

    def stop(self) -> None:
        """Stop playing; the position shown stays."""
        self._pause.stop()
        if self._is_playing:
            self._is_playing = False
            self.changed.emit(False)

    def _step(self) -> None:
        self._is_stepping = True
        self._controller.play_browsing_step()
        self._is_stepping = False

    def _wait(self) -> None:
        """Wait before the next move: the animations of the last one have finished."""
        if self._is_playing:
            speed = self._controller.speed
            if speed is Speed.OFF:
                speed = _UNANIMATED_SPEED
            self._pause.start(speed.scaled(AUTOPLAY_DELAY))

    def _on_browsing_changed(self) -> None:
        if not self._is_stepping or not self._controller.is_browsing:
            self.stop()
