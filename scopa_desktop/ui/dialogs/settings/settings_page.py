"""What the pages of the settings share: fields that follow the settings and change them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QRadioButton, QVBoxLayout, QWidget

from scopa_desktop.play.settings import Settings, SettingsStore
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.screen_space import scroll_page_margins
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice

SPACING = 10
_SECTION = 18
_CHECK_INDENT = 31


class Choice(NamedTuple):
    """A value of a setting, and how it is called."""

    value: str
    label: str


class SettingsPage(QWidget):
    """A page of fields. What the user changes is in force at once; what changes is shown at once.

    The words before a field may have a mnemonic; it leads to the field.
    """

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(scroll_page_margins(2, 2))
        self.column.setSpacing(SPACING)
        self._rows: QGridLayout | None = None
        self._followers: list[Callable[[Settings], None]] = []
        store.changed.connect(self._show)

    def change(self, **fields: Any) -> None:
        """Put some settings in force."""
        self.store.change(replace(self.store.current, **fields))

    def follow(self, show: Callable[[Settings], None]) -> None:
        """Call `show` with the settings now and whenever they change."""
        self._followers.append(show)
        show(self.store.current)

    def add_section(self, words: str, tip: str) -> PlainLabel:
        """The words above a large field."""
        if self.column.count():
            self.column.addSpacing(_SECTION - SPACING)
        label = caption(words)
        set_tool_tip(label, tip)
        self.column.addWidget(label)
        return label

    def add_segments(
        self, field: str, words: str, choices: Sequence[Choice], tip: str
    ) -> SegmentedChoice:
        """A row with a few exclusive choices of a setting."""
        label = PlainLabel(words)
        values = [choice.value for choice in choices]
        segments = SegmentedChoice([choice.label for choice in choices], name=plain(words))
        segments.chosen.connect(lambda index: self.change(**{field: values[index]}))

        def show(settings: Settings) -> None:
            segments.set_index(values.index(getattr(settings, field)))
            label.setBuddy(next(one for one in _buttons(segments) if one.isChecked()))

        self.add_row(label, segments, tip)
        self.follow(show)
        return segments

    def add_check(self, field: str, words: str, tip: str) -> QCheckBox:
        """A setting that is on or off."""
        check = QCheckBox(words)
        set_tool_tip(check, tip)
        check.setAccessibleDescription(tip)
        check.clicked.connect(lambda on: self.change(**{field: on}))
        self.follow(lambda settings: check.setChecked(getattr(settings, field)))
        self.add_noted(check, tip)
        return check

    def add_row(self, label: PlainLabel, field: QWidget, tip: str) -> None:
        """A field beside its words; the fields of following rows stand below one another."""
        if self._rows is None:
            self._rows = QGridLayout()
            self._rows.setSpacing(SPACING)
            self._rows.setHorizontalSpacing(_SECTION)
            self._rows.setColumnStretch(1, 1)
            self.column.addLayout(self._rows)
        row = self._rows.rowCount()
        label.setWordWrap(True)
        for part in (label, field):
            set_tool_tip(part, tip)
        field.setAccessibleDescription(tip)
        self._rows.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)

    def add_note(self, words: str) -> None:
        """A soft sentence that explains what stands above it."""
        self.column.addWidget(secondary_label(words))
        self._rows = None

    def add_noted(self, check: QCheckBox, words: str) -> None:
        """A check with a soft sentence close below it."""
        note = secondary_label(words)
        note.setIndent(_CHECK_INDENT)
        block = QVBoxLayout()
        block.setSpacing(0)
        block.addWidget(check)
        block.addWidget(note)
        self.column.addLayout(block)
        self._rows = None

    def close_column(self) -> None:
        """What is left of the height stays empty."""
        self.column.addStretch(1)

    def _show(self, settings: Settings) -> None:
        for show in self._followers:
            show(settings)


def plain(words: str) -> str:
    """Words without the mark of their mnemonic."""
    return words.replace("&", "")


def _buttons(segments: SegmentedChoice) -> list[QRadioButton]:
    return segments.findChildren(QRadioButton)
