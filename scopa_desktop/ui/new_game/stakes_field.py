"""The choice between practice and a competitive match, and the stake."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_options import DEFAULT_TABLE, TableOptions
from scopa_desktop.ui.competition import Competition
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.counted_nouns import counted

STAKES: Final = (10, 25, 50, 100, 250, 500, 1000)
"""The stakes that are offered, in chips of each player."""
_FIRST_STAKE: Final = 100
_COMPETITIVE: Final = 1


class StakesField(Retranslated, QWidget):
    """Practice or competitive, the stake, and the chips of the current profile."""

    changed = Signal()
    """Practice, competitive or another stake was chosen."""

    def __init__(self, competition: Competition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._competition = competition
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._chips: int | None = None
        self._build(0, _FIRST_STAKE)

    @property
    def table(self) -> TableOptions:
        """The options of the table as they are chosen."""
        if self.kind.index() != _COMPETITIVE:
            return DEFAULT_TABLE
        return TableOptions(is_competitive=True, stake=self._stake)

    def refusal(self, players: Sequence[Player]) -> str:
        """Why these players cannot play for the stake; empty if they can."""
        return self._competition.refusal(players, self.table)

    def _retranslate(self) -> None:
        kind, stake = self.kind.index(), self._stake
        self._row.hide()
        self._column.removeWidget(self._row)
        self._row.deleteLater()
        self._build(kind, stake)

    @property
    def _stake(self) -> int:
        return STAKES[self.stakes.currentIndex()]

    def _build(self, kind: int, stake: int) -> None:
        self._row = QWidget()
        row = FlowLayout(14, 4, self._row)
        self.kind = SegmentedChoice(
            [self.tr("Practice"), self.tr("Competitive")], kind, self.tr("Match"), parent=self
        )
        self.stakes = ChoiceBox()
        self.stakes.addItems([counted("chips", each) for each in STAKES])
        self.stakes.setCurrentIndex(STAKES.index(stake))
        self.stakes.setAccessibleName(self.tr("Stake of each player"))
        self._facts = secondary_label("")
        self._facts.setWordWrap(False)
        for part in (caption(self.tr("Match")), self.kind, self.stakes, self._facts):
            row.addWidget(part)
        self._column.addWidget(self._row)
        self.kind.chosen.connect(self._on_chosen)
        self.stakes.currentIndexChanged.connect(lambda _: self.changed.emit())
        self._refresh()

    def _on_chosen(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        is_competitive = self.kind.index() == _COMPETITIVE
        self.stakes.setVisible(is_competitive)
        if not is_competitive:
            self._facts.setText(self.tr("Undo, hints and the coach are allowed."))
            return
        if self._chips is None:
            self._competition.earn_by_training()
            summary = self._competition.summary()
            self._chips = None if summary is None else summary.chips
        own = "–" if self._chips is None else counted("chips", self._chips)
        self._facts.setText(self.tr("You have {chips}.").format(chips=own))
