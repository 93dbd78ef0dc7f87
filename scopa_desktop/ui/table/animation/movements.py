"""The movements that the choreography is put together from."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_item import CardItem, Pose
from scopa_desktop.ui.theme.durations import PLAY_SHADOW

LAST_THIRD = 2 / 3


def in_turn(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    """One after the other."""
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    """All at once."""
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def after(ms: int, animation: QAbstractAnimation) -> QAbstractAnimation:
    """The same, beginning later."""
    return in_turn(QPauseAnimation(ms), animation) if ms > 0 else animation


def moment(do: Callable[[], None]) -> QAbstractAnimation:
    """Something that happens at once when its turn comes."""
    happening = QVariantAnimation()
    happening.setDuration(0)
    happening.setStartValue(0.0)
    happening.setEndValue(1.0)

    def happen() -> None:
        """A signal holds on to a function, but not to the object of a method."""
        do()

    happening.finished.connect(happen)
    return happening


@dataclass(frozen=True)
class Flight:
    """How a card moves from where it is to a pose."""

    to: Pose
    ms: int
    arc: float = 0.0
    """Height of its arc in pixels."""
    rise: float = 0.0
    """Depth of its shadow in mid-flight, in card heights; 0 keeps it low."""
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    turns_over_at: float = LAST_THIRD
    """The part of the way after which it is turned over, if the pose wants another face."""
    spin: float = 0.0
    """Degrees by which it turns on its way, and back again."""
    level: float | None = None
    """How high it lies among the items on its way; None: as the pose says."""
    trail: Callable[[Pose, float], None] | None = None
    """Told the pose and the progress of every frame."""

    def of(self, item: CardItem) -> Tween:
        """The movement of this card; it starts from wherever the card is when its turn comes."""
        return Tween(_Course(item, self).at, self.ms, self.easing)

    def raised(self) -> "Flight":
        """The same with the high shadow of a card that is carried over the table."""
        return Flight(
            self.to,
            self.ms,
            self.arc,
            PLAY_SHADOW,
            self.easing,
            self.turns_over_at,
            self.spin,
            self.level,
            self.trail,
        )


class _Course:
    """A card under way."""

    def __init__(self, item: CardItem, flight: Flight) -> None:
        self._item = item
        self._flight = flight
        self._start: Pose | None = None

    def at(self, progress: float) -> None:
        item, flight = self._item, self._flight
        start = self._start or self._take_off()
        bow = math.sin(math.pi * min(1.0, max(0.0, progress)))
        centre = start.centre + (flight.to.centre - start.centre) * progress
        pose = flight.to._replace(
            centre=centre - QPointF(0, flight.arc * bow),
            turn=start.turn + (flight.to.turn - start.turn) * progress + flight.spin * bow,
            width=start.width + (flight.to.width - start.width) * progress,
        )
        item.fly(pose)
        item.set_height(flight.rise * bow)
        if start.face_up is not flight.to.face_up:
            item.set_turned(self._turned(start.face_up, progress))
        if flight.trail is not None:
            flight.trail(pose, progress)

    def _take_off(self) -> Pose:
        item, flight = self._item, self._flight
        item.stop()
        self._start = item.pose
        item.print_at(max(self._start.width, flight.to.width))
        item.setZValue(flight.to.level if flight.level is None else flight.level)
        item.setVisible(True)
        return self._start

    def _turned(self, from_face: bool, progress: float) -> float:
        """How far the face is up, 0 to 1."""
        begin = self._flight.turns_over_at
        share = min(1.0, max(0.0, (progress - begin) / max(0.01, 1 - begin)))
        return 1 - share if from_face else share


def crossfade(item: CardItem, to: Pose, ms: int) -> QAbstractAnimation:
    """A card vanishes where it is and appears where it shall be: a move without movement."""

    def vanish(progress: float) -> None:
        item.setOpacity(1 - progress)

    def appear(progress: float) -> None:
        item.setOpacity(progress)

    def move() -> None:
        item.rest_at(to)
        item.setOpacity(0.0)

    leaving = in_turn(Tween(vanish, ms // 2), moment(move))
    return in_turn(leaving, Tween(appear, ms // 2)) if to.is_shown else leaving


def moving(
    item: CardItem, flight: Flight, appearance: Appearance, delay: int = 0
) -> QAbstractAnimation:
    """A card on its flight, begun some milliseconds later; a fade for who wants no motion."""
    if appearance.reduced_motion:
        return crossfade(item, flight.to, flight.ms)
    return after(appearance.ms(delay), flight.of(item))
