"""Animations that move cards: `CardMotion`, and cross-fades for reduced motion."""

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.card_item import CardItem, Pose
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, delayed, sequence

_LAST_THIRD = 2 / 3


class CardMotion(NamedTuple):
    """How a card moves from its current pose to another one; independent of the card."""

    to: Pose
    duration: int
    """As at the speed *normal*."""
    arc: float = 0.0
    """Height of the path's arc in pixels."""
    rise: float = 0.0
    """Elevation at the highest point of the path, in card heights: `PLAY_SHADOW` for a card that is
    carried."""
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    fall: float = 1.0
    """The more, the later the path is at its highest point, and the faster the card comes down."""
    turns_over_at: float = _LAST_THIRD
    """Progress at which turning over begins, if the poses show different sides."""
    spin: float = 0.0
    """Additional rotation at the middle of the path, in degrees."""
    z: float | None = None
    """Z value during the motion; None: that of the pose."""
    trail: Callable[[Pose, float], None] | None = None
    """Called with the pose and the progress of every frame."""

    def animation(self, item: CardItem, ms: int) -> Tween:
        """The animation of a card; it starts at the pose of the card in its first frame."""
        return Tween(_MotionState(item, self).set_progress, ms, self.easing)


class _MotionState:
    """A card during its motion."""

    def __init__(self, item: CardItem, motion: CardMotion) -> None:
        self._item = item
        self._motion = motion
        self._start: Pose | None = None

    def set_progress(self, progress: float) -> None:
        item, motion = self._item, self._motion
        start = self._start or self._begin()
        arc_share = math.sin(math.pi * min(1.0, max(0.0, progress)) ** motion.fall)
        centre = start.centre + (motion.to.centre - start.centre) * progress
        pose = motion.to._replace(
            centre=centre - QPointF(0, motion.arc * arc_share),
            rotation=start.rotation
            + (motion.to.rotation - start.rotation) * progress
            + motion.spin * arc_share,
            width=start.width + (motion.to.width - start.width) * progress,
        )
        item.move_to(pose)
        item.set_elevation(motion.rise * arc_share)
        if start.face_up is not motion.to.face_up:
            item.set_flip(self._flip_at(start.face_up, progress))
        if motion.trail is not None:
            motion.trail(pose, progress)

    def _begin(self) -> Pose:
        item, motion = self._item, self._motion
        item.stop()
        self._start = item.pose
        item.render_at(max(self._start.width, motion.to.width))
        item.setZValue(motion.to.z if motion.z is None else motion.z)
        item.setVisible(True)
        return self._start

    def _flip_at(self, from_face: bool, progress: float) -> float:
        """The flip of `CardItem.set_flip`: 0 is the back, 1 the face."""
        begin = self._motion.turns_over_at
        share = min(1.0, max(0.0, (progress - begin) / max(0.01, 1 - begin)))
        return 1 - share if from_face else share


def _crossfade(item: CardItem, to: Pose, ms: int) -> QAbstractAnimation:
    """Fade a card out and in again at another pose, instead of moving it."""

    def vanish(progress: float) -> None:
        item.setOpacity(1 - progress)

    def appear(progress: float) -> None:
        item.setOpacity(progress)

    def move() -> None:
        item.set_pose(to)
        item.setOpacity(0.0)

    leaving = sequence(Tween(vanish, ms // 2), callback(move))
    return sequence(leaving, Tween(appear, ms // 2)) if to.is_visible else leaving


def card_animation(
    scene: TableScene, card: Card, motion: CardMotion, delay: int = 0
) -> QAbstractAnimation:
    """Move a card after a delay; with reduced motion, cross-fade it without delay."""
    item, appearance = scene.cards[card], scene.appearance
    ms = appearance.motion_ms(motion.duration)
    if appearance.look.reduced_motion:
        return _crossfade(item, motion.to, ms)
    return delayed(appearance.motion_ms(delay), motion.animation(item, ms))
