"""`Tween`: a number that runs from 0 to 1, and what it drives."""

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
            """A signal holds on to a function, but not to the object of a method."""
            step(progress)

        # Connected last: setting the values above already tells every listener.
        self.valueChanged.connect(advance)
