"""The choice between practice and a competitive match, and the stake."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_options import DEFAULT_TABLE, TableOptions
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.chips_wording import refusal_sentence
from scopa_desktop.ui.wording.counted_nouns import counted

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
