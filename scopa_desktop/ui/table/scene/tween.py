"""`Tween`: an animation that calls a function with its progress."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QVariantAnimation


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
