"""Input fields that ignore the mouse wheel while they do not have the focus."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QWidget


class _WheelScrollsPage(QObject):
    """Event filter: scrolling a page must not change the fields that pass under the pointer."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self._field = field
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore wheel events while the field has no focus, so that its page gets them."""
        if event.type() != QEvent.Type.Wheel or self._field.hasFocus():
            return False
        event.ignore()
        return True


class ChoiceBox(QComboBox):
    """A combo box, for more than four exclusive choices."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _WheelScrollsPage(self)


class NumberBox(QSpinBox):
    """A spin box for a whole number from `minimum` to `maximum`."""

    def __init__(self, minimum: int, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(minimum, maximum)
        self.lineEdit().setTextMargins(8, 0, 0, 0)
        _WheelScrollsPage(self)


class LevelSlider(QSlider):
    """A horizontal slider from `minimum` to `maximum`."""

    def __init__(self, minimum: int, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(minimum, maximum)
        _WheelScrollsPage(self)
