"""Groups of animations: in sequence, in parallel, delayed, and callbacks between them."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)


def sequence(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Run animations one after the other."""
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def parallel(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    """Run animations at the same time."""
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def delayed(ms: int, animation: QAbstractAnimation) -> QAbstractAnimation:
    """Run an animation after a pause."""
    return sequence(QPauseAnimation(ms), animation) if ms > 0 else animation


def callback(function: Callable[[], None]) -> QAbstractAnimation:
    """An animation without duration that calls a function, for use in a sequence."""
    animation = QVariantAnimation()
    animation.setDuration(0)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)

    def call() -> None:
        """A closure: the connection keeps it alive, but not the object of a bound method."""
        function()

    animation.finished.connect(call)
    return animation
