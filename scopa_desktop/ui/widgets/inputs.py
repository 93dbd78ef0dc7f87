"""Input fields that ignore the mouse wheel while they do not have the focus, and check boxes."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyleOptionButton,
    QWidget,
)

from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.plain_text import without_mnemonic

_LIST_MARGIN = 30
"""What the list of a combo box needs beside its texts: padding, frame and scroll bar."""
_LONG_BOX = 250
"""A combo box that is wider can be made as narrow as this, at the normal text size."""
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
    """A combo box, for more than four exclusive choices; as wide as its choices at any time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # By default, choices that are added after the first show count no more.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        _WheelScrollsPage(self)

    def minimumSizeHint(self) -> QSize:
        """Smaller than the size hint if texts are long: the list, which is wider, shows them."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), round(_LONG_BOX * text_scale())), hint.height())

    def showPopup(self) -> None:
        """Show the list, in which no text is cut."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + _LIST_MARGIN)
        super().showPopup()

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


class CheckBox(QCheckBox):
    """A check box whose text takes several lines where it has no room in one."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._is_measured = False
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        # With a fixed height a layout would allow one line only.
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Room for the text in one line."""
        self._is_measured = True
        hint = super().sizeHint()
        self._is_measured = False
        return hint

    def minimumSizeHint(self) -> QSize:
        """The width of the longest word, beside the box."""
        words = [self._width_of(word) for word in self.text().split()]
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._box_width() + max(words, default=0)), hint.height())

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return self.sizeHint().height() + (len(lines) - 1) * self.fontMetrics().lineSpacing()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Let the style draw the text in its lines."""
        super().initStyleOption(option)
        if not self._is_measured:
            option.text = "\n".join(self._lines(self.width()))

    def _lines(self, width: int) -> list[str]:
        if width <= 0 or width >= self.sizeHint().width():
            return [self.text()]
        room, lines = width - self._box_width(), [""]
        for word in self.text().split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self._width_of(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(without_mnemonic(text))

    def _box_width(self) -> int:
        """What the check box needs beside its text."""
        return self.sizeHint().width() - self._width_of(self.text())


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
