"""The fields of the options of a table, and what is agreed on there for a new match."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from scopa_desktop.play.chips.stakes import StakeProblem, StakeRefusal
from scopa_desktop.play.new_match import parse_deal_number
from scopa_desktop.play.recording.competition import Competition
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.table_options import DEFAULT_TABLE, FIELDS, TableOptions
from scopa_desktop.ui.new_game.option_fields import OptionField
from scopa_desktop.ui.theme.fonts import is_text_huge, text_scale
from scopa_desktop.ui.widgets.boxes import fill, hbox, vbox
from scopa_desktop.ui.widgets.flow_layout import FlowLayout, FlowRow
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.chips_wording import refusal_sentence
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.number_format import counted
from scopa_desktop.ui.wording.table_event_wording import (
    TURN_TIMES,
    option_help,
    option_label,
    table_differences,
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

    @property
    def difference(self) -> str:
        """`Competitive: 100 chips`; empty for practice."""
        if self.kind.index() != _COMPETITIVE:
            return ""
        return with_colon(self.tr("Competitive"), self.stakes.currentText())

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


_OF_WATCHING: Final = ("private", "watchers")
"""The options that mean something only while computer players play alone."""


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
        for name in (*_OF_WATCHING, "cut", "draw", "draw_order") if is_new else ("cut",):
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


class DealNumberField(QWidget):
    """An optional number of the deal, with its validation."""

    def __init__(self, number: int | None) -> None:
        super().__init__()
        self.field = QLineEdit("" if number is None else str(number))
        self.field.setMaxLength(200)
        self.field.setFixedWidth(round(130 * text_scale()))
        self._note = secondary_label()
        label = caption(self.tr("Deal number"))
        label.setBuddy(self.field)
        self.field.setAccessibleName(label.text())
        if is_text_huge():
            vbox(FlowRow(12, 4, label, self.field), self._note, within=self, spacing=4)
        else:
            hbox(label, self.field, (self._note, 1), within=self, spacing=12)
        self.field.textChanged.connect(self._validate)
        self._validate()

    @property
    def is_valid(self) -> bool:
        """Whether the field is empty or contains a deal number, or a text with one."""
        return not self.text or bool(parse_deal_number(self.text))

    @property
    def number(self) -> int | None:
        """The deal number; None for a new deal. Raises ValueError unless `is_valid`."""
        number = parse_deal_number(self.text) if self.text else None
        if number is None and self.text:
            raise ValueError("the field does not contain a deal number")
        return number

    @property
    def valid_number(self) -> int | None:
        """The deal number; None also where the field has none that is valid."""
        return self.number if self.is_valid else None

    @property
    def text(self) -> str:
        """What was entered."""
        return self.field.text().strip()

    @property
    def difference(self) -> str:
        """`Deal number: 4711`; empty for a new deal."""
        return with_colon(self.tr("Deal number"), self.text) if self.text else ""

    def focus_error(self) -> None:
        """Give the field the focus and select its text."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def _validate(self) -> None:
        if self.is_valid:
            note = self.tr("Leave it empty for a new deal. A number deals the same cards again.")
        else:
            note = self.tr("Enter a whole number from 1 to {0}.").format(LARGEST_DEAL)
        self._note.setText(note)
        self._note.setProperty("secondary", self.is_valid)
        self._note.set_bold(not self.is_valid)
        self._note.style().polish(self._note)
        self.field.setAccessibleDescription(note)


class TableChoice(QWidget):
    """What is agreed on beside the game and its players: stakes, table, number of the deal."""

    changed = Signal()

    def __init__(
        self, table: TableOptions, deal_number: int | None, competition: Competition | None
    ) -> None:
        """Without a `competition` there are practice matches only."""
        super().__init__()
        self._stakes = None if competition is None else StakesField(competition)
        self._fields = TableFields(table, is_new=True)
        self.deal_number = DealNumberField(deal_number)
        self._is_watched = False
        column = vbox(within=self, spacing=8)
        if self._stakes is not None:
            column.addWidget(self._stakes)
            self._stakes.changed.connect(self.changed)
        fill(column, caption(self.tr("Table")), self._fields, 2, self.deal_number)
        self._fields.changed.connect(self.changed)
        self.deal_number.field.textChanged.connect(self.changed)

    @property
    def table(self) -> TableOptions:
        """The options of the table, with the stake of a competitive match."""
        table = self._fields.table
        if self._stakes is None or self._is_watched:
            return table
        stakes = self._stakes.table
        return replace(table, is_competitive=stakes.is_competitive, stake=stakes.stake)

    @property
    def differences(self) -> Sequence[str]:
        """What differs from the usual: `Competitive: 100 chips`, `30 seconds a turn`."""
        stakes = [] if self._stakes is None or self._is_watched else [self._stakes.difference]
        texts = *stakes, *table_differences(self.table), self.deal_number.difference
        return [text for text in texts if text]

    def set_watched(self, is_watched: bool) -> None:
        """Set whether nobody plays: then the match is for practice, as nobody stakes chips."""
        self._is_watched = is_watched
        if self._stakes is not None:
            self._stakes.setHidden(is_watched)

    def refusal(self, players: Sequence[Player]) -> str:
        """Why these players cannot play for chips; empty if they can, or play for practice."""
        if self._stakes is None or not self.table.is_competitive:
            return ""
        if self.deal_number.text:
            return refusal_sentence(StakeRefusal(StakeProblem.CHOSEN_DEAL))
        return self._stakes.refusal(players)
