"""Fields that leave the wheel to the page they stand on until they have the focus."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QWidget


class _WheelScrollsPage(QObject):
    """Scrolling a page must not change the fields that pass under the pointer."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand the wheel on, unacknowledged, while the field has no focus."""
        if event.type() != QEvent.Type.Wheel or self._field.hasFocus():
            return False
        event.ignore()
        return True


class ChoiceBox(QComboBox):
    """More than four exclusive choices, in a list that folds out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _WheelScrollsPage(self)


class NumberBox(QSpinBox):
    """A whole number between two bounds."""

    def __init__(self, lowest: int, highest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(lowest, highest)
        self.lineEdit().setTextMargins(8, 0, 0, 0)
        _WheelScrollsPage(self)


class LevelSlider(QSlider):
    """A level between two bounds, from left to right."""

    def __init__(self, lowest: int, highest: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(lowest, highest)
        _WheelScrollsPage(self)
