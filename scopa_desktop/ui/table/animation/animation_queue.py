"""`AnimationQueue`: shows one step after the other, and can skip to the end of all of them."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from scopa_desktop.rules.events import Event
from scopa_desktop.ui.table.animation.choreography import Choreography, Step, score_entries
from scopa_desktop.ui.table.scene.table_scene import TableScene


class AnimationQueue(QObject):
    """The steps still to be shown. Its end is told from the event loop, never from a call."""

    settled = Signal()

    def __init__(
        self, scene: TableScene, choreography: Choreography, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._choreography = choreography
        self._queue: deque[Step] = deque()
        self._running: QAbstractAnimation | None = None
        self._wake = QTimer(self)
        self._wake.setSingleShot(True)
        self._wake.setInterval(0)
        self._wake.timeout.connect(self._go_on)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is being shown or waits to be."""
        return self._running is None and not self._queue and not self._wake.isActive()

    def add(self, events: Iterable[Event]) -> None:
        """Show these after what is being shown."""
        self._queue.extend(score_entries(events))
        if self._running is None:
            self._wake.start()

    def skip(self) -> None:
        """Come to the end of everything at once."""
        if self.is_settled:
            return
        self._stop()
        while self._queue:
            self._choreography.pass_over(self._queue.popleft())
        self._scene.arrange()
        self._wake.start()

    def drop(self) -> None:
        """Forget everything: the table will be set anew."""
        if self.is_settled:
            return
        self._stop()
        self._queue.clear()
        self._wake.start()

    def _go_on(self) -> None:
        while self._queue:
            step = self._queue.popleft()
            if self._scene.appearance.is_still or self._scene.layout_now is None:
                self._choreography.show_still(step)
                continue
            movement = self._choreography.movement(step)
            if movement is not None:
                self._run(movement)
                return
        self._scene.arrange()
        self.settled.emit()

    def _run(self, movement: QAbstractAnimation) -> None:
        self._running = movement
        movement.setParent(self)
        movement.finished.connect(self._finish)
        movement.start()

    def _finish(self) -> None:
        self._stop()
        self._scene.arrange()
        self._go_on()

    def _stop(self) -> None:
        """The movement is deleted later: it may be in the middle of telling that it is over."""
        if self._running is not None:
            self._running.finished.disconnect(self._finish)
            self._running.stop()
            self._running.deleteLater()
            self._running = None
