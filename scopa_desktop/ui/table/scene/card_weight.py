"""How a card reacts to the pointer: springs that lift, tilt and carry it.

The springs run only while something moves: a card that rests takes no processor time.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF

_STEP: Final = 1 / 240
"""Longest step of the integration, in seconds; stable for the springs below."""
_LONGEST_FRAME: Final = 0.1
"""A longer gap between two frames is taken as one of this length, in seconds."""
_SETTLED: Final = 1e-3
"""Share of a spring's unit below which its distance and its speed count as none."""
_SWING_PER_SPEED, _LARGEST_SWING = 0.008, 11.0
"""Degrees for each pixel a second that a carried card moves sideways, and the most."""


class Spring:
    """A value that follows its target like a mass on a damped spring."""

    def __init__(self, stiffness: float, damping: float, unit: float = 1.0) -> None:
        """`stiffness` is the square of the angular frequency, in 1/s²; a `damping` of 1 is
        critical, less of it overshoots. `unit` is a typical distance, for the time of settling."""
        self.value = self.target = self.speed = 0.0
        self._stiffness = stiffness
        self._friction = 2 * damping * stiffness**0.5
        self._tolerance = unit * _SETTLED

    def put(self, value: float) -> None:
        """Rest at a value at once."""
        self.value = self.target = value
        self.speed = 0.0

    @property
    def is_at_rest(self) -> bool:
        return self.value == self.target and self.speed == 0

    def advance(self, seconds: float) -> None:
        """Move for a time of at most `_STEP`; close to the target it comes to rest there."""
        pull = (self.target - self.value) * self._stiffness - self.speed * self._friction
        self.speed += pull * seconds
        self.value += self.speed * seconds
        distance = abs(self.target - self.value)
        if distance < self._tolerance and abs(self.speed) < self._tolerance * 10:
            self.put(self.target)


class _FrameClock(QAbstractAnimation):
    """Advances springs in every frame, until all of them rest."""

    def __init__(self, springs: tuple[Spring, ...], shown: Callable[[], None]) -> None:
        super().__init__()
        self._springs = springs
        self._shown = shown
        self._last = 0
        self.pace = 1.0
        """How many seconds pass for the springs in one second."""

    def run(self, pace: float) -> None:
        self.pace = pace
        if self.state() is not QAbstractAnimation.State.Running:
            self._last = 0
            self.start()

    def duration(self) -> int:
        """Not limited."""
        return -1

    def updateCurrentTime(self, now: int) -> None:
        """Advance the springs by the time since the last frame, and show them."""
        left = min(_LONGEST_FRAME, (now - self._last) / 1000) * self.pace
        self._last = now
        while left > 0:
            for spring in self._springs:
                spring.advance(min(_STEP, left))
            left -= _STEP
        self._shown()
        if all(spring.is_at_rest for spring in self._springs):
            self.stop()


class HoverSprings:
    """The lift of a card below the pointer, and its tilt towards it."""

    def __init__(self, shown: Callable[[], None]) -> None:
        """`shown` is called after every change."""
        self._lift = Spring(900.0, 0.75)
        self._across, self._along = Spring(420.0, 0.7), Spring(420.0, 0.7)
        self._springs = (self._lift, self._across, self._along)
        self._shown = shown
        self._clock = _FrameClock(self._springs, shown)

    @property
    def lift(self) -> float:
        """0 at rest, 1 below the pointer; more for a moment."""
        return self._lift.value

    @property
    def tilt(self) -> QPointF:
        """Where the pointer presses the card down, from -1 to 1 to the right and downwards."""
        return QPointF(self._across.value, self._along.value)

    @property
    def is_moving(self) -> bool:
        return self._clock.state() is QAbstractAnimation.State.Running

    def aim(self, lift: float, across: float, along: float, pace: float) -> None:
        """Follow the pointer; with a pace of 0 at once."""
        self._lift.target, self._across.target, self._along.target = lift, across, along
        if pace > 0:
            self._clock.run(pace)
            return
        self._clock.stop()
        for spring in self._springs:
            spring.put(spring.target)
        self._shown()


class CarrySprings:
    """A card that is carried: it follows the pointer with a little lag and swings."""

    def __init__(self, moved: Callable[[QPointF, float], None]) -> None:
        """`moved` is called in every frame with the centre and the rotation in degrees."""
        self._moved = moved
        self._x, self._y = Spring(3600.0, 1.0, 100.0), Spring(3600.0, 1.0, 100.0)
        self._swing = Spring(260.0, 0.45, 10.0)
        self._clock = _FrameClock((self._x, self._y, self._swing), self._show)

    def begin(self, centre: QPointF, rotation: float) -> None:
        """Take the card up where it is."""
        self._x.put(centre.x())
        self._y.put(centre.y())
        self._swing.put(rotation)

    def carry_to(self, centre: QPointF, pace: float) -> None:
        """Follow the pointer, by which the card's centre would be here; `pace` is not 0."""
        self._x.target, self._y.target = centre.x(), centre.y()
        self._clock.run(pace)

    def stop(self) -> None:
        """Leave the card where it is."""
        self._clock.stop()

    @property
    def is_moving(self) -> bool:
        return self._clock.state() is QAbstractAnimation.State.Running

    def _show(self) -> None:
        swing = self._x.speed * _SWING_PER_SPEED
        self._swing.target = max(-_LARGEST_SWING, min(_LARGEST_SWING, swing))
        self._moved(QPointF(self._x.value, self._y.value), self._swing.value)
