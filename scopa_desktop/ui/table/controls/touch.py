"""`Touch`: fingers on the table, as presses, drags, long presses and steps."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QTouchEvent
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.table.controls.pointer import Pointer
from scopa_desktop.ui.theme.touch_targets import set_touched

_STEP: Final = 40.0
"""How far two fingers move down or up for one step, in logical pixels."""


class Touch(QObject):
    """One finger does what the mouse does, and shows a tool tip when it rests.

    Two fingers that tap or move go through the captures, as the wheel does.
    """

    held = Signal(QPoint)
    """A finger has rested on a place of the viewport."""
    released = Signal()
    """The finger that rested was lifted."""
    stepped = Signal(int)
    """Two fingers tapped (1), or moved down (1) or up (-1) by a step."""

    def __init__(
        self, pointer: Pointer, to_scene: Callable[[QPoint], QPointF], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pointer = pointer
        self._to_scene = to_scene
        self._begun_at = QPointF()
        self._is_held = False
        self._height: float | None = None
        """The height of two fingers after the last step; None before there are two."""
        self._steps = 0
        interval = QGuiApplication.styleHints().mousePressAndHoldInterval()
        self._timer = QTimer(self, singleShot=True, interval=interval)
        self._timer.timeout.connect(self._hold)

    def handle(self, event: QTouchEvent) -> None:
        """Handle an event of the viewport; it is accepted."""
        points = [point.position() for point in event.points()]
        match event.type():
            case QEvent.Type.TouchBegin:
                set_touched(is_touched=True)
                self._begin(points[0])
            case QEvent.Type.TouchUpdate if len(points) > 1:
                self._move_two(sum(point.y() for point in points) / len(points))
            case QEvent.Type.TouchUpdate:
                self._move(points[0])
            case QEvent.Type.TouchEnd:
                self._end(points[0])
            case _:
                self._timer.stop()
                self._pointer.cancel()
        event.accept()

    def _begin(self, at: QPointF) -> None:
        self._begun_at, self._is_held, self._height, self._steps = at, False, None, 0
        self._pointer.press(self._to_scene(at.toPoint()))
        self._timer.start()

    def _move(self, at: QPointF) -> None:
        distance = (at - self._begun_at).manhattanLength()
        if distance >= QApplication.startDragDistance():
            self._timer.stop()
        if not self._is_held and self._height is None:
            self._pointer.move(self._to_scene(at.toPoint()))

    def _move_two(self, height: float) -> None:
        self._timer.stop()
        self._pointer.cancel()
        if self._height is None:
            self._height = height
        elif steps := int((height - self._height) / _STEP):
            self._height += steps * _STEP
            self._steps += 1
            self.stepped.emit(steps)

    def _end(self, at: QPointF) -> None:
        self._timer.stop()
        if self._is_held:
            self.released.emit()
        elif self._height is None:
            self._pointer.release(self._to_scene(at.toPoint()))
        elif not self._steps:
            self.stepped.emit(1)

    def _hold(self) -> None:
        self._is_held = True
        self._pointer.cancel()
        self.held.emit(self._begun_at.toPoint())
