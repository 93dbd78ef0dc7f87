"""`SeatFigures`: the figures of every player, one row each."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from scopa_desktop.ai.review.match_review import SeatReview
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.headings import BodyLabel, secondary_label
from scopa_desktop.ui.wording.counted_nouns import counted
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.review_wording import loss_per_ten


class SeatFigures(QWidget):
    """For each player the points lost in ten decisions, with the interval."""

    def __init__(
        self, seats: Sequence[SeatReview], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for row, seat in enumerate(seats):
            name = BodyLabel(names[seat.seat], BODY_SIZE, bold=True)
            figure = BodyLabel(loss_per_ten(seat), BODY_SIZE, bold=True)
            decisions = secondary_label(counted("decisions", seat.decisions), BODY_SIZE)
            spoken = self.tr("{number} points lost in ten decisions").format(
                number=loss_per_ten(seat)
            )
            figure.setAccessibleName(with_commas((names[seat.seat], spoken)))
            for column, label in enumerate((name, figure, decisions)):
                grid.addWidget(label, row, column)
