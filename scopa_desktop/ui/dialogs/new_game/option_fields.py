"""The fields by which a game's rules are set, made from the options that the game lists."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from scopa_desktop.play.translation import translated
from scopa_desktop.rules.variant import Option, OptionConflictError, OptionValue, Variant
from scopa_desktop.ui.theme.painting import colour, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.shapes import star
from scopa_desktop.ui.widgets.inputs import ChoiceBox, NumberBox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.card_wording import words

TARGET: Final = "target"
"""The option that stands beside the players, apart from the house rules."""


class ChangedMark(QWidget):
    """A lozenge beside a rule that is not set as the game has it; the place stays free else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(10, 14)
        self.is_changed = False

    def set_changed(self, changed: bool) -> None:
        """Whether the rule beside it differs."""
        self.is_changed = changed
        set_tool_tip(self, self.tr("Not as this game has it") if changed else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lozenge, or nothing."""
        if not self.is_changed:
            return
        painter = QPainter(self)
        set_render_hints(painter)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current_palette().title))
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter.drawPolygon(star(middle, 3.2, 4.6, 2))


class OptionField(QObject):
    """One rule: its editor, what is written beside it, and the mark of a change."""

    changed = Signal()
    """The user set another value."""
    highlighted = Signal(bool)
    """The pointer or the keyboard came to the rule, or left it."""

    def __init__(self, option: Option, editor: QWidget, label: PlainLabel | None) -> None:
        super().__init__(editor)
        self.option = option
        self.editor = editor
        self.label = label
        """None where the editor carries its own words."""
        self.mark = ChangedMark()
        if label is not None:
            label.setBuddy(editor)
        editor.setAccessibleName(words(option.label))
        for part in (editor, label):
            if part is not None:
                part.installEventFilter(self)

    @abstractmethod
    def value(self) -> OptionValue:
        """What is set."""

    @abstractmethod
    def set_value(self, value: OptionValue) -> None:
        """Set it without telling anybody."""

    @abstractmethod
    def value_words(self, value: OptionValue) -> str:
        """A value in words."""

    def explanation(self, variant: Variant) -> str:
        """What the rule does; why it is closed, or how the game has it where that was changed."""
        told = words(self.option.help)
        idle = self.option.idle
        if idle is not None and idle.holds(variant):
            return f"{told} {words(idle.sentence)}"
        if not self.mark.is_changed:
            return told
        own = self.tr("This game's own rule: {value}.")
        value = self.option.read(variant.defaults or variant)
        return f"{told} {own.format(value=self.value_words(value))}"

    def update_state(self, variant: Variant) -> None:
        """Mark a change, and close the field while other rules leave it without effect."""
        is_idle = self.option.is_idle(variant)
        self.mark.set_changed(not is_idle and self.option.name in variant.changed)
        explanation = self.explanation(variant)
        for part in (self.editor, self.label):
            if part is not None:
                part.setEnabled(not is_idle)
                set_tool_tip(part, explanation)
        self.editor.setAccessibleDescription(explanation)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when the rule is pointed at."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.highlighted.emit(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.highlighted.emit(False)
        return False


class SwitchField(OptionField):
    """A rule that is simply on or off."""

    def __init__(self, option: Option) -> None:
        self._box = QCheckBox(words(option.label))
        super().__init__(option, self._box, None)
        self._box.toggled.connect(self.changed)

    def value(self) -> OptionValue:
        """On or off."""
        return self._box.isChecked()

    def set_value(self, value: OptionValue) -> None:
        """Tick it or not."""
        self._box.blockSignals(True)
        self._box.setChecked(bool(value))
        self._box.blockSignals(False)

    def value_words(self, value: OptionValue) -> str:
        """As the rules call it."""
        return self.tr("on") if value else self.tr("off")


class ChoiceField(OptionField):
    """A rule with a few values to choose from."""

    def __init__(self, option: Option, labels: dict[OptionValue, str]) -> None:
        self._labels = labels
        self._box = ChoiceBox()
        self._box.addItems([words(label) for label in labels.values()])
        super().__init__(option, self._box, PlainLabel(words(option.label)))
        self._box.currentIndexChanged.connect(lambda _: self.changed.emit())

    def value(self) -> OptionValue:
        """The chosen one."""
        return list(self._labels)[self._box.currentIndex()]

    def set_value(self, value: OptionValue) -> None:
        """Choose it."""
        self._box.blockSignals(True)
        self._box.setCurrentIndex(list(self._labels).index(value))
        self._box.blockSignals(False)

    def value_words(self, value: OptionValue) -> str:
        """As it stands in the list."""
        return words(self._labels[value])


class NumberField(OptionField):
    """A rule that is a whole number."""

    def __init__(self, option: Option, numbers: range) -> None:
        self._box = NumberBox(numbers[0], numbers[-1])
        self._box.setSingleStep(numbers.step)
        super().__init__(option, self._box, PlainLabel(words(option.label)))
        self._box.valueChanged.connect(lambda _: self.changed.emit())

    def value(self) -> OptionValue:
        """The number."""
        return self._box.value()

    def set_value(self, value: OptionValue) -> None:
        """Show it."""
        self._box.blockSignals(True)
        self._box.setValue(int(value))
        self._box.blockSignals(False)

    def value_words(self, value: OptionValue) -> str:
        """The figures."""
        return str(value)


def create_field(option: Option) -> OptionField:
    """The field that an option is set by."""
    if isinstance(option.values, range):
        return NumberField(option, option.values)
    if option.is_switch:
        return SwitchField(option)
    return ChoiceField(option, dict(option.values))


def effective_options(variant: Variant) -> dict[str, OptionValue]:
    """The options in which a game differs from the catalogue's, but for those without effect."""
    changed = variant.changed.items()
    return {name: value for name, value in changed if not variant.option(name).is_idle(variant)}


class RuleFields(QObject):
    """All fields of a game, and the game as they set it."""

    changed = Signal()
    """Some rule was set otherwise."""
    explanation_changed = Signal(str)
    """What the rule that is pointed at does; empty when none is."""
    refused = Signal(str)
    """Why a rule was not set as the user wished: it contradicts another one."""

    def __init__(self, variant: Variant, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entry = variant.defaults or variant
        self._variant = variant
        self._pointed: list[OptionField] = []
        self.fields: Sequence[OptionField] = [create_field(option) for option in variant.options]
        for field in self.fields:
            field.set_value(field.option.read(variant))
            field.changed.connect(partial(self._follow, field))
            field.highlighted.connect(partial(self._point, field))
        self._refresh()

    def variant(self) -> Variant:
        """The game with its rules as they are set now; what is closed counts for nothing."""
        return self._entry.configured(effective_options(self._variant))

    def restore(self, variant: Variant) -> None:
        """Set every rule as it is in `variant`."""
        for field in self.fields:
            field.set_value(field.option.read(variant))
        self._variant = variant
        self._tell()

    def _follow(self, field: OptionField) -> None:
        """Put the user's change in force, or take it back when it contradicts another rule."""
        wanted = {each.option.name: each.value() for each in self.fields}
        try:
            self._variant = self._entry.configured(wanted)
        except OptionConflictError as contradiction:
            field.set_value(field.option.read(self._variant))
            self.refused.emit(translated(contradiction.sentence))
        else:
            self._tell()

    def _tell(self) -> None:
        self._refresh()
        self._explain()
        self.changed.emit()

    def _refresh(self) -> None:
        for field in self.fields:
            field.update_state(self._variant)

    def _point(self, field: OptionField, here: bool) -> None:
        """The pointer goes before the keyboard: what came last is explained, until it goes."""
        self._pointed = [other for other in self._pointed if other is not field]
        if here or field.editor.hasFocus():
            self._pointed.insert(len(self._pointed) if here else 0, field)
        self._explain()

    def _explain(self) -> None:
        self.explanation_changed.emit(self._pointed[-1].explanation(self._variant) if self._pointed else "")
