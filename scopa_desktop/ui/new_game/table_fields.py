"""The fields of the options of a table, and the part of New game that opens them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.table_options import FIELDS, TableOptions
from scopa_desktop.ui.new_game.option_fields import OptionField
from scopa_desktop.ui.new_game.stakes_field import STAKES
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.link_button import LinkButton
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.table_event_wording import (
    TURN_TIMES,
    option_help,
    option_label,
    table_summary,
    turn_time_text,
)

_SWITCHES: Final = ("private", "watchers", "cut")


class TableFields(Retranslated, QWidget):
    """Fields for the options of a table.

    Those that are fixed in a match are there for a new one only. Whether chips are played for is
    chosen elsewhere, with the first stake; it can be changed in a competitive match.
    """

    changed = Signal()
    """The user set another value."""

    def __init__(
        self,
        table: TableOptions,
        *,
        is_new: bool,
        rules: Sequence[OptionField] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`is_new`: the match has not begun, so that every option may be set.

        `rules` are fields of the game's options, which are placed above the others.
        """
        super().__init__(parent)
        self._table = table
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self.editors: list[QWidget] = []
        """The fields from top to bottom."""
        self._switches: dict[str, QCheckBox] = {}
        self._boxes: dict[str, tuple[PlainLabel, ChoiceBox, Callable[[int], str]]] = {}
        for field in rules:
            self._add_row(field.label, field.editor)
        if table.is_competitive and not is_new:
            self._add_numbers("stake", STAKES, partial(counted, "chips"))
        self._add_numbers("time", TURN_TIMES, turn_time_text)
        for name in (*_SWITCHES, "draw") if is_new else _SWITCHES:
            self._add_switch(name)
        self._retranslate()

    def _retranslate(self) -> None:
        for name, (label, box, text) in self._boxes.items():
            label.setText(option_label(name))
            box.setAccessibleName(label.text())
            for index in range(box.count()):
                box.setItemText(index, text(box.itemData(index)))
            self._explain(name, label, box)
        for name, switch in self._switches.items():
            switch.setText(option_label(name))
            self._explain(name, switch)

    @property
    def table(self) -> TableOptions:
        """The options as the fields show them."""
        values: dict[str, Any] = {
            FIELDS[name]: box.isChecked() for name, box in self._switches.items()
        }
        seconds: int = self._boxes["time"][1].currentData()
        table = replace(self._table, turn_seconds=seconds, **values)
        if "stake" not in self._boxes:
            return table
        stake: int = self._boxes["stake"][1].currentData()
        return replace(table, stake=stake)

    def _add_numbers(self, name: str, offered: Sequence[int], text: Callable[[int], str]) -> None:
        """Add a field that offers some numbers, and the one that is set if it is another."""
        current = int(self._table.value(name))
        box = ChoiceBox()
        for number in sorted({*offered, current}):
            box.addItem(text(number), number)
        box.setCurrentIndex(box.findData(current))
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        label = PlainLabel()
        label.setBuddy(box)
        self._boxes[name] = (label, box, text)
        self._add_row(label, box)

    def _add_switch(self, name: str) -> None:
        box = QCheckBox()
        box.setChecked(bool(self._table.value(name)))
        box.toggled.connect(self.changed)
        self._switches[name] = box
        self._add_row(None, box)

    def _add_row(self, label: QWidget | None, editor: QWidget) -> None:
        """Add a field below the others, with its label unless it has one itself."""
        self.editors.append(editor)
        row = self._grid.rowCount()
        if label is None:
            self._grid.addWidget(editor, row, 0, 1, 2)
        else:
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(editor, row, 1, Qt.AlignmentFlag.AlignLeft)

    @staticmethod
    def _explain(name: str, *parts: QWidget) -> None:
        for part in parts:
            set_tool_tip(part, option_help(name))
            part.setAccessibleDescription(option_help(name))


class TablePart(Retranslated, QWidget):
    """The options of the table in one line, or their fields while it is open.

    The line would grow with each choice and move the fields under the pointer.
    """

    def __init__(self, table: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = caption("")
        self._summary = secondary_label("")
        self.button = LinkButton("")
        self.button.clicked.connect(lambda: self._set_open(not self.is_open))
        self.fields = TableFields(table, is_new=True)
        self.fields.changed.connect(self._show_summary)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._caption)
        row.addWidget(self.button)
        row.addWidget(self._summary, 1)
        row.addStretch()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addLayout(row)
        self._column.addWidget(self.fields)
        self._set_open(False)
        self._retranslate()

    @property
    def table(self) -> TableOptions:
        """The options as they are set now."""
        return self.fields.table

    @property
    def editors(self) -> Sequence[QWidget]:
        """The button and the fields, in the order of the keyboard focus."""
        return [self.button, *self.fields.editors]

    @property
    def is_open(self) -> bool:
        return not self.fields.isHidden()

    def _retranslate(self) -> None:
        self._caption.setText(self.tr("Table"))
        self._set_open(self.is_open)
        self._show_summary()

    def _set_open(self, is_open: bool) -> None:
        self.fields.setVisible(is_open)
        self._summary.setVisible(not is_open)
        self.button.setText(self.tr("Fewer options") if is_open else self.tr("Options…"))
        self.button.setAccessibleName(self.tr("Table options"))
        set_tool_tip(self.button, self.tr("Time per turn, watchers and more"))

    def _show_summary(self) -> None:
        self._summary.setText(table_summary(self.table))
