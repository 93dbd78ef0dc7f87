"""The fields for a game's options, created from the options that the game declares."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QSizePolicy, QWidget
from shiboken6 import isValid

from scopa_desktop.play.translation import translated
from scopa_desktop.rules.variant import Option, OptionConflictError, OptionValue, Variant
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.theme.fonts import is_text_huge
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox, NumberBox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.card_wording import CardWording, words
from scopa_desktop.ui.wording.list_format import with_colon

TARGET: Final = "target"
"""The option whose field is beside the players, apart from the house rules."""


class ChangedMark(QWidget):
    """A dot beside a changed rule; otherwise an empty space of the same size."""

    def __init__(self) -> None:
        super().__init__()
        self._dot = QFrame()
        self._dot.setProperty("mark", True)
        self._dot.setFixedSize(7, 7)
        hbox(self._dot, within=self)
        self.setFixedSize(10, 14)
        self.is_changed = False
        self._dot.hide()

    def set_changed(self, changed: bool) -> None:
        self.is_changed = changed
        self._dot.setVisible(changed)
        set_tool_tip(self, self.tr("Differs from the usual rules") if changed else "")


class OptionField(QObject):
    """The editor of one option, its label, and the mark of a change."""

    changed = Signal()
    """The user set another value."""
    rejected = Signal(str)
    """The user entered a value that is not allowed; the sentence says which values are."""
    corrected = Signal()
    """The value is allowed again, and the one that it was before."""
    highlighted = Signal(bool)
    """The pointer or the keyboard focus entered the field (true) or left it (false)."""

    def __init__(
        self, option: Option, wording: CardWording, editor: QWidget, label: PlainLabel | None
    ) -> None:
        """`wording` fills the names of the game and its deck into the texts of the option."""
        super().__init__(editor)
        self.option = option
        self.wording = wording
        self.editor = editor
        self.label = label
        """None if the editor has its own text."""
        self.mark = ChangedMark()
        if label is not None:
            label.setBuddy(editor)
        editor.setAccessibleName(wording.text(option.label))
        for part in (editor, label):
            if part is not None:
                part.installEventFilter(self)

    @property
    def is_valid(self) -> bool:
        """Whether the editor shows an allowed value."""
        return True

    @property
    def limits(self) -> str:
        """The allowed values in words, for an editor that does not show them; else empty."""
        return ""

    def focus_error(self) -> None:
        """Give the editor the focus, and say again which values are allowed."""
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    @abstractmethod
    def value(self) -> OptionValue:
        """The current value; the last allowed one while the editor shows another."""

    def set_value(self, value: OptionValue) -> None:
        """Set the value without emitting `changed`."""
        with QSignalBlocker(self.editor):
            self._show(value)

    @abstractmethod
    def _show(self, value: OptionValue) -> None:
        """Show a value in the editor."""

    @abstractmethod
    def value_words(self, value: OptionValue) -> str:
        """A value in words."""

    @property
    def difference(self) -> str:
        """The current value as what differs from the usual rules: `Three Kings`."""
        label, value = self.wording.text(self.option.label), self.value()
        return label if value is True else with_colon(label, self.value_words(value))

    def explanation(self, variant: Variant) -> str:
        """What the rule does; also why it is disabled, or the game's default if it is changed."""
        explanation = self.wording.text(self.option.help)
        if reason := self.option.idle_reason(variant):
            return f"{explanation} {words(reason)}"
        if not self.mark.is_changed:
            return explanation
        pattern = self.tr("Usual in this game: {value}.")
        value = self.option.read(variant.defaults or variant)
        return f"{explanation} {pattern.format(value=self.value_words(value))}"

    def update_state(self, variant: Variant) -> None:
        """Mark a change, and disable the field if other rules leave it without effect."""
        is_idle = self.option.is_idle(variant)
        self.mark.set_changed(not is_idle and self.option.name in variant.changed)
        explanation = self.explanation(variant)
        for part in (self.editor, self.label):
            if part is not None:
                part.setEnabled(not is_idle)
                set_tool_tip(part, explanation)
        self.editor.setAccessibleDescription(explanation)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self.editor):
            return False  # It is left while it is deleted with the game's pane.
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.highlighted.emit(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.highlighted.emit(False)
        return False


class SwitchField(OptionField):
    """A check box for an option that is on or off."""

    def __init__(self, option: Option, wording: CardWording) -> None:
        self._box = CheckBox(wording.text(option.label))
        super().__init__(option, wording, self._box, None)
        self._box.toggled.connect(self.changed)

    def value(self) -> OptionValue:
        return self._box.isChecked()

    def _show(self, value: OptionValue) -> None:
        self._box.setChecked(bool(value))

    def value_words(self, value: OptionValue) -> str:
        return self.tr("on") if value else self.tr("off")


class ChoiceField(OptionField):
    """A combo box for an option with a few values."""

    def __init__(
        self, option: Option, wording: CardWording, labels: dict[OptionValue, str]
    ) -> None:
        self._labels = labels
        self._box = ChoiceBox()
        self._box.addItems([words(label) for label in labels.values()])
        super().__init__(option, wording, self._box, PlainLabel(wording.text(option.label)))
        self._box.currentIndexChanged.connect(lambda _: self.changed.emit())

    def value(self) -> OptionValue:
        return list(self._labels)[self._box.currentIndex()]

    def _show(self, value: OptionValue) -> None:
        self._box.setCurrentIndex(list(self._labels).index(value))

    def value_words(self, value: OptionValue) -> str:
        return words(self._labels[value])


class NumberField(OptionField):
    """A spin box for an option that is a whole number."""

    def __init__(self, option: Option, wording: CardWording, numbers: range) -> None:
        self._numbers = numbers
        self._number = numbers[0]
        """The last allowed number."""
        self._box = NumberBox(numbers)
        super().__init__(option, wording, self._box, PlainLabel(wording.text(option.label)))
        self._box.edited.connect(self._apply)

    @property
    def is_valid(self) -> bool:
        return self._box.is_valid

    @property
    def limits(self) -> str:
        """`1 to 101`."""
        return self.tr("{least} to {most}").format(least=self._numbers[0], most=self._numbers[-1])

    def focus_error(self) -> None:
        """Select the number, and say again which numbers are allowed."""
        super().focus_error()
        self._box.selectAll()
        self._apply()

    def value(self) -> OptionValue:
        return self._number

    def _show(self, value: OptionValue) -> None:
        self._number = int(value)
        self._box.setValue(self._number)
        self._box.show_validity()

    def value_words(self, value: OptionValue) -> str:
        return str(value)

    def explanation(self, variant: Variant) -> str:
        pattern = self.tr("{explanation} Allowed: {limits}.")
        return pattern.format(explanation=super().explanation(variant), limits=self.limits)

    def _apply(self) -> None:
        """Report the number, or which numbers are allowed."""
        if not self.is_valid:
            pattern = self.tr("“{option}” can be {limits}.")
            option = self.wording.text(self.option.label)
            self.rejected.emit(pattern.format(option=option, limits=self.limits))
        elif self._box.value() != self._number:
            self._number = self._box.value()
            self.changed.emit()
        else:
            self.corrected.emit()


def create_field(option: Option, wording: CardWording) -> OptionField:
    if isinstance(option.values, range):
        return NumberField(option, wording, option.values)
    if option.is_switch:
        return SwitchField(option, wording)
    return ChoiceField(option, wording, dict(option.values))


def effective_options(variant: Variant) -> dict[str, OptionValue]:
    """The options that differ from the catalogue's game and are not without effect."""
    changed = variant.changed.items()
    return {name: value for name, value in changed if not variant.option(name).is_idle(variant)}


class RuleFields(QObject):
    """The fields of all options of a game, and the game as they configure it."""

    changed = Signal()
    explanation_changed = Signal(str)
    """The explanation of the highlighted rule; empty when there is none."""
    refused = Signal(str)
    """Why a rule could not be set: it contradicts another one."""

    def __init__(
        self,
        variant: Variant,
        deck: Deck,
        parent: QObject | None = None,
        *,
        entry: Variant | None = None,
    ) -> None:
        """`entry` is the game with the options that are offered, by default those of `variant`."""
        super().__init__(parent)
        self._entry = entry or variant.defaults or variant
        self._variant = variant
        self._highlighted: list[OptionField] = []
        """The fields with the focus or the pointer; the last one is explained."""
        wording = CardWording(deck, variant)
        self.fields: Sequence[OptionField] = [
            create_field(option, wording) for option in self._entry.options
        ]
        for field in self.fields:
            field.set_value(field.option.read(variant))
            field.changed.connect(partial(self._apply_change, field))
            field.rejected.connect(self.refused)
            field.corrected.connect(self._explain)
            field.highlighted.connect(partial(self._set_highlighted, field))
        self._update_fields()

    def variant(self) -> Variant:
        """The game with the current rules; options without effect have their defaults."""
        return self._entry.configured(effective_options(self._variant))

    @property
    def differences(self) -> list[str]:
        """The house rules that differ from the usual ones."""
        changed = effective_options(self._variant)
        return [
            field.difference
            for field in self.fields
            if field.option.name in changed and field.option.name != TARGET
        ]

    def restore(self, variant: Variant) -> None:
        """Set every rule as it is in `variant`."""
        for field in self.fields:
            field.set_value(field.option.read(variant))
        self._variant = variant
        self._report_change()

    def _apply_change(self, field: OptionField) -> None:
        """Apply the user's change, or revert it if it contradicts another rule."""
        options = {other.option.name: other.value() for other in self.fields}
        try:
            self._variant = self._entry.configured(options)
        except OptionConflictError as conflict:
            field.set_value(field.option.read(self._variant))
            self.refused.emit(translated(conflict.sentence))
        else:
            self._report_change()

    def _report_change(self) -> None:
        self._update_fields()
        self._explain()
        self.changed.emit()

    def _update_fields(self) -> None:
        for field in self.fields:
            field.update_state(self._variant)

    def _set_highlighted(self, field: OptionField, highlighted: bool) -> None:
        """Explain the field entered last; when it is left, the field with the focus again."""
        self._highlighted = [other for other in self._highlighted if other is not field]
        if highlighted or field.editor.hasFocus():
            self._highlighted.insert(len(self._highlighted) if highlighted else 0, field)
        self._explain()

    def _explain(self) -> None:
        field = self._highlighted[-1] if self._highlighted else None
        self.explanation_changed.emit(field.explanation(self._variant) if field else "")


class OptionColumns(QWidget):
    """The fields of a game's rules in two columns: labelled fields, then switches."""

    def __init__(self, fields: Sequence[OptionField]) -> None:
        super().__init__()
        self._row = hbox(within=self, spacing=10)
        labelled, switches = self._columns = (QGridLayout(), QGridLayout())
        for grid in self._columns:
            grid.setHorizontalSpacing(6)
            grid.setVerticalSpacing(8)
        for field in fields:
            self._add(field, switches if field.label is None else labelled)
        labelled.setColumnStretch(2, 1)
        switches.setColumnStretch(1, 1)
        for grid in self._columns:
            grid.setRowStretch(grid.rowCount(), 1)
            if grid.count():
                self._row.addLayout(grid)

    def minimumSizeHint(self) -> QSize:
        """Room for the wider column: one below the other they always fit."""
        widest = max(grid.minimumSize().width() for grid in self._columns)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = sum(grid.sizeHint().width() for grid in self._columns) + self._row.spacing()
        is_wide = width <= event.size().width()
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )
        # Qt makes what stretches as small as it can be, here the fields above the switches.
        for grid, share in zip(self._columns, (3, 2), strict=True):
            self._row.setStretchFactor(grid, share if is_wide else 0)
        super().resizeEvent(event)

    @staticmethod
    def _add(field: OptionField, grid: QGridLayout) -> None:
        line = grid.rowCount()
        grid.addWidget(field.mark, line, 0)
        if field.label is None:
            grid.addWidget(field.editor, line, 1)
        elif is_text_huge():
            grid.addWidget(field.label, line, 1, 1, 2)
            grid.addWidget(_with_limits(field), line + 1, 1, 1, 2)
        else:
            grid.addWidget(field.label, line, 1)
            grid.addWidget(_with_limits(field), line, 2)


def _with_limits(field: OptionField) -> QWidget:
    """The editor of a field, beside it the limits that it does not show."""
    if not field.limits:
        return field.editor
    limits = secondary_label(field.limits, wraps=False)
    return in_row(field.editor, limits)


def in_row(*parts: QWidget) -> QWidget:
    """Widgets beside each other, labels no wider than their words."""
    container = QWidget()
    row = hbox(within=container, spacing=10)
    for part in parts:
        if isinstance(part, PlainLabel):
            part.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row.addWidget(part)
    return container
