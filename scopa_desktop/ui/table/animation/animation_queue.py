"""`AnimationQueue`: runs the animations of events one after the other.

Qt itself shows animations every 16 ms, which is too late for a screen of 60 Hz as soon as a frame
takes a little longer. So they are paused for Qt and shown by a timer, every `FRAME` milliseconds.
"""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, Qt, QTimer, Signal

from scopa_desktop.rules.events import Event
from scopa_desktop.ui.table.animation.choreography import Choreography, Step, group_events
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import FRAME


class AnimationQueue(QObject):
    """Queue of animation steps; `finished` is emitted from the event loop, never within a call."""

    finished = Signal()
    step_finished = Signal()
    """The cards of a step have come to rest; more may follow."""

    def __init__(
        self, scene: TableScene, choreography: Choreography, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._choreography = choreography
        self._queue: deque[Step] = deque()
        self._running: QAbstractAnimation | None = None
        self._time = QElapsedTimer()
        """Runs since the start of the running animation."""
        self._frame_timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._frame_timer.setInterval(FRAME)
        self._frame_timer.timeout.connect(self._show_frame)
        self._next_timer = QTimer(self)
        self._next_timer.setSingleShot(True)
        self._next_timer.setInterval(0)
        self._next_timer.timeout.connect(self._show_next)

    @property
    def is_idle(self) -> bool:
        return self._running is None and not self._queue and not self._next_timer.isActive()

    def add_events(self, events: Iterable[Event]) -> None:
        self._queue.extend(group_events(events))
        if self._running is None:
            self._next_timer.start()

    def skip(self) -> None:
        """Apply all queued steps at once, without animation."""
        if self.is_idle:
            return
        self._stop()
        while self._queue:
            self._choreography.apply_skipped(self._queue.popleft())
        self._scene.arrange()
        self._next_timer.start()

    def clear(self) -> None:
        """Drop all queued steps without applying them; the scene must be set up again."""
        if self.is_idle:
            return
        self._stop()
        self._queue.clear()
        self._next_timer.start()

    def _show_next(self) -> None:
        is_arranged = True
        while self._queue:
            step = self._queue.popleft()
            is_arranged = False
            if self._scene.appearance.is_motion_off or self._scene.table_layout is None:
                self._choreography.apply_without_animation(step)
                continue
            animation = self._choreography.animation(step)
            if animation is not None:
                self._run(animation)
                return
        if not is_arranged:
            self._scene.arrange()
        self.finished.emit()

    def _run(self, animation: QAbstractAnimation) -> None:
        self._running = animation
        animation.setParent(self)
        animation.finished.connect(self._finish_step)
        animation.start()
        if animation.state() is QAbstractAnimation.State.Running:
            animation.pause()
            self._time.start()
            self._frame_timer.start()

    def _show_frame(self) -> None:
        if self._running is not None:
            self._running.setCurrentTime(self._time.elapsed())

    def _finish_step(self) -> None:
        self._stop()
        self._scene.arrange()
        self._scene.begin_settling()
        self.step_finished.emit()
        self._show_next()

    def _stop(self) -> None:
        """Stop the running animation; deleted later, since it may just be emitting `finished`."""
        self._frame_timer.stop()
        if self._running is not None:
            self._running.finished.disconnect(self._finish_step)
            self._running.stop()
            self._running.deleteLater()
            self._running = None
