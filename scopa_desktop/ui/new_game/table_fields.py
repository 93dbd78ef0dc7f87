"""The fields of the options of a table, and the part of New game that opens them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_options import DEFAULT_TABLE, FIELDS, TableOptions
from scopa_desktop.ui.new_game.option_fields import OptionField
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.chips_wording import refusal_sentence
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.table_event_wording import (
    TURN_TIMES,
    option_help,
    option_label,
    table_summary,
    turn_time_text,
)

STAKES: Final = (10, 25, 50, 100, 250, 500, 1000)
"""The stakes that are offered, in chips of each player."""
_FIRST_STAKE: Final = 100
_COMPETITIVE: Final = 1


class StakesField(QWidget):
    """Practice or competitive, the stake, and the chips of the current profile."""

    changed = Signal()
    """Practice, competitive or another stake was chosen."""

    def __init__(self, competition: Competition) -> None:
        super().__init__()
        self._competition = competition
        self.kind = SegmentedChoice(
            [self.tr("Practice"), self.tr("Competitive")], name=self.tr("Match"), parent=self
        )
        self.stakes = ChoiceBox()
        self.stakes.addItems([counted("chips", each) for each in STAKES])
        self.stakes.setCurrentIndex(STAKES.index(_FIRST_STAKE))
        self.stakes.setAccessibleName(self.tr("Stake of each player"))
        self._facts = secondary_label("", wraps=False)
        row = FlowLayout(14, 4, self)
        for part in (caption(self.tr("Match")), self.kind, self.stakes, self._facts):
            row.addWidget(part)
        self.kind.chosen.connect(self._on_chosen)
        self.stakes.currentIndexChanged.connect(lambda _: self.changed.emit())
        competition.changed.connect(self._refresh)
        self._refresh()

    @property
    def table(self) -> TableOptions:
        if self.kind.index() != _COMPETITIVE:
            return DEFAULT_TABLE
        stake = STAKES[self.stakes.currentIndex()]
        return TableOptions(is_competitive=True, stake=stake)

    def refusal(self, players: Sequence[Player]) -> str:
        """Why these players cannot play for the stake; empty if they can."""
        refusal = self._competition.refusal(players, self.table)
        return "" if refusal is None else refusal_sentence(refusal)

    def _on_chosen(self) -> None:
        if self.kind.index() == _COMPETITIVE:
            self._competition.refresh()
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        is_competitive = self.kind.index() == _COMPETITIVE
        self.stakes.setVisible(is_competitive)
        if not is_competitive:
            self._facts.setText(self.tr("Undo, hints and the coach are allowed."))
            return
        chips = self._competition.chips
        own = "–" if chips is None else counted("chips", chips)
        self._facts.setText(self.tr("You have {chips}.").format(chips=own))


_SWITCHES: Final = ("private", "watchers", "cut")


class TableFields(QWidget):
    """Fields for the options of a table.

    Those that are fixed in a match are there for a new one only. Whether chips are played for is
    chosen elsewhere, with the first stake; it can be changed in a competitive match.
    """

    changed = Signal()
    """The user set another value."""

    def __init__(
        self, table: TableOptions, *, is_new: bool, rules: Sequence[OptionField] = ()
    ) -> None:
        """`is_new`: the match has not begun, so that every option may be set.

        `rules` are fields of the game's options, which are placed above the others.
        """
        super().__init__()
        self._table = table
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self.editors: list[QWidget] = []
        """The fields from top to bottom."""
        self._switches: dict[str, CheckBox] = {}
        self._boxes: dict[str, ChoiceBox] = {}
        for field in rules:
            self._add_row(field.label, field.editor)
        if table.is_competitive and not is_new:
            self._add_numbers("stake", STAKES, partial(counted, "chips"))
        self._add_numbers("time", TURN_TIMES, turn_time_text)
        for name in (*_SWITCHES, "draw", "draw_order") if is_new else _SWITCHES:
            self._add_switch(name)
        if "draw" in self._switches:
            draw, order = self._switches["draw"], self._switches["draw_order"]
            order.setEnabled(draw.isChecked())
            draw.toggled.connect(order.setEnabled)

    @property
    def table(self) -> TableOptions:
        values: dict[str, Any] = {
            FIELDS[name]: box.isChecked() for name, box in self._switches.items()
        }
        seconds: int = self._boxes["time"].currentData()
        table = replace(self._table, turn_seconds=seconds, **values)
        if "stake" not in self._boxes:
            return table
        stake: int = self._boxes["stake"].currentData()
        return replace(table, stake=stake)

    def set_stake_fixed(self, is_fixed: bool) -> None:
        """Let the stake be changed or not, where it can be chosen."""
        if "stake" in self._boxes:
            self._boxes["stake"].setDisabled(is_fixed)

    def _add_numbers(self, name: str, offered: Sequence[int], text: Callable[[int], str]) -> None:
        """Add a field that offers some numbers, and the one that is set if it is another."""
        current = int(self._table.value(name))
        box = ChoiceBox()
        for number in sorted({*offered, current}):
            box.addItem(text(number), number)
        box.setCurrentIndex(box.findData(current))
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        label = PlainLabel(option_label(name))
        label.setBuddy(box)
        box.setAccessibleName(label.text())
        self._explain(name, label, box)
        self._boxes[name] = box
        self._add_row(label, box)

    def _add_switch(self, name: str) -> None:
        box = CheckBox(option_label(name))
        self._explain(name, box)
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


class TablePart(QWidget):
    """The options of the table in one line, or their fields while it is open.

    The line would grow with each choice and move the fields under the pointer.
    """

    opened = Signal()
    """The player opened the fields."""

    def __init__(self, table: TableOptions) -> None:
        super().__init__()
        self._summary = secondary_label()
        self.button = LinkButton("")
        self.button.setAccessibleName(self.tr("Table options"))
        set_tool_tip(self.button, self.tr("Time per turn, watchers and more"))
        self.button.clicked.connect(self._toggle)
        self.fields = TableFields(table, is_new=True)
        self.fields.changed.connect(self._show_summary)
        title = caption(self.tr("Table"))
        row = hbox(title, self.button, (self._summary, 1), STRETCH, spacing=8)
        vbox(row, self.fields, within=self, spacing=6)
        self._set_open(False)
        self._show_summary()

    @property
    def table(self) -> TableOptions:
        return self.fields.table

    @property
    def editors(self) -> Sequence[QWidget]:
        """The button and the fields, in the order of the keyboard focus."""
        return [self.button, *self.fields.editors]

    @property
    def is_open(self) -> bool:
        return not self.fields.isHidden()

    def _toggle(self) -> None:
        self._set_open(not self.is_open)
        if self.is_open:
            self.opened.emit()

    def _set_open(self, is_open: bool) -> None:
        self.fields.setVisible(is_open)
        self._summary.setVisible(not is_open)
        self.button.setText(self.tr("Fewer options") if is_open else self.tr("Options…"))

    def _show_summary(self) -> None:
        self._summary.setText(table_summary(self.table))
