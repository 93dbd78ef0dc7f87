"""Input fields that ignore the mouse wheel while they do not have the focus."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox, QWidget

_LARGEST_TYPED = 9999
"""The largest number that can be typed into a number box, beyond all limits."""


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

    def set_choices(self, name: str, all_text: str, choices: Mapping[str, str]) -> None:
        """Set the values by their texts, after one for all, and the accessible name.

        The value that was chosen stays chosen if it is still there.
        """
        chosen = self.currentData()
        self.blockSignals(True)
        self.clear()
        self.addItem(all_text, None)
        for text, value in choices.items():
            self.addItem(text, value)
        self.setCurrentIndex(max(0, self.findData(chosen)))
        self.blockSignals(False)
        self.setAccessibleName(name)


class NumberBox(QSpinBox):
    """A spin box for a whole number in a range, which keeps what is typed.

    QSpinBox replaces a number beyond its limits without a word. Here it stays, with a frame of its
    own, and `is_valid` is false until it is corrected. Arrows and wheel stay within the limits.
    """

    edited = Signal()
    """The number or the text was changed, possibly to one that is not valid."""

    def __init__(self, numbers: range) -> None:
        super().__init__()
        self._numbers = numbers
        self.setRange(0, _LARGEST_TYPED)
        self.setSingleStep(numbers.step)
        self.lineEdit().setTextMargins(8, 0, 0, 0)
        # While the field is empty, the value stays and only the editor reports the change.
        self.valueChanged.connect(self.edited)
        self.lineEdit().textChanged.connect(self.edited)
        self.edited.connect(self.show_validity)
        _WheelScrollsPage(self)

    @property
    def is_valid(self) -> bool:
        """Whether a number in the range is entered."""
        return bool(self.text()) and self.value() in self._numbers

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep an empty field empty on Enter, where QSpinBox would restore the last number."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def stepBy(self, steps: int) -> None:
        """Step within the limits; from beyond them, to the nearest."""
        value = self.value() + steps * self._numbers.step
        self.setValue(min(max(value, self._numbers[0]), self._numbers[-1]))
        self.selectAll()

    def stepEnabled(self) -> QSpinBox.StepEnabledFlag:
        enabled = QSpinBox.StepEnabledFlag.StepNone
        if self.value() > self._numbers[0]:
            enabled |= QSpinBox.StepEnabledFlag.StepDownEnabled
        if self.value() < self._numbers[-1]:
            enabled |= QSpinBox.StepEnabledFlag.StepUpEnabled
        return enabled

    def show_validity(self) -> None:
        """Show whether the number is in the range; after a change without signals."""
        if self.property("invalid") is not (not self.is_valid):
            self.setProperty("invalid", not self.is_valid)
            self.style().polish(self)


class LevelSlider(QSlider):
    """A horizontal slider from `minimum` to `maximum`."""

    def __init__(self, minimum: int, maximum: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(minimum, maximum)
        _WheelScrollsPage(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            # The style sheet fills the groove on the side where the range begins.
            self.style().unpolish(self)
            self.style().polish(self)
