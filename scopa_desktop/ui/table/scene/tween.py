"""Animations: `Tween`, which calls a function with its progress, and groups."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)


class Tween(QVariantAnimation):
    """Calls `step` with the eased progress, 0 to 1, in every frame; the last call is with 1."""

    def __init__(
        self,
        step: Callable[[float], None],
        ms: int,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        overshoot: float | None = None,
    ) -> None:
        super().__init__()
        curve = QEasingCurve(easing)
        if overshoot is not None:
            curve.setOvershoot(overshoot)
        self.setDuration(ms)
        self.setEasingCurve(curve)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

        def advance(progress: float) -> None:
            """A closure: the connection keeps it alive, but not the object of a bound method."""
            step(progress)

        # Connected last: setting the values above already emits `valueChanged`.

        self.valueChanged.connect(advance)


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
