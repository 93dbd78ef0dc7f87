"""`CompetitionBar`: the mark of a competitive match, its pot, and the chips of its players."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame

from scopa_desktop.play.chips.stakes import StakedMatch
from scopa_desktop.ui.theme.badges import BadgeIcon
from scopa_desktop.ui.theme.colours import CREAM, GOLD, INK, WALNUT_2
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font, text_scale, text_size_notifier
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.row_delegate import badge_picture
from scopa_desktop.ui.wording.chips_wording import pot_text, seat_text

_MARGIN, _GAP, _CHIP = 12, 18, 15

_STYLE = f"""
QFrame#competition {{ background: {WALNUT_2}; border-bottom: 2px solid {INK}; }}
QFrame#competition QLabel {{ color: {CREAM}; }}
QFrame#competition QLabel[gold="true"] {{ color: {GOLD}; }}
"""


class CompetitionBar(QFrame):
    """A bar above the table. The players' chips are left out where there is no room for them."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("competition")
        self.setStyleSheet(_STYLE)
        self._chip, self._pot = PlainLabel(), PlainLabel()
        self._pot.setProperty("gold", True)
        self._seats = PlainLabel()
        margins = (_MARGIN, 3, _MARGIN, 3)
        hbox(self._chip, self._pot, STRETCH, self._seats, within=self, spacing=8, margins=margins)
        self._update_text_size()
        text_size_notifier().changed.connect(self._update_text_size)

    def show_stakes(
        self,
        match: StakedMatch,
        names: Sequence[str],
        chips: Sequence[int],
        experience: Sequence[int],
    ) -> None:
        """Show the stakes of a match, with the name, the chips and the experience of each seat."""
        seats = [seat_text(*each) for each in zip(names, chips, experience, strict=True)]
        self._pot.setText(pot_text(match))
        self._seats.setText("   ·   ".join(seats))
        text = "\n".join([pot_text(match), *seats])
        set_tool_tip(self, text)
        self.setAccessibleName(text)
        self._arrange()

    @property
    def texts(self) -> tuple[str, str]:
        """What the bar says of the pot and of the players."""
        return self._pot.text(), self._seats.text()

    def _update_text_size(self) -> None:
        self._pot.setFont(body_font(SMALL_SIZE, bold=True))
        self._seats.setFont(body_font(SMALL_SIZE))
        chip = badge_picture(BadgeIcon.CHIP, GOLD)
        self._chip.setPixmap(chip(round(_CHIP * text_scale()), self.devicePixelRatioF()))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the players out where there is no room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        room = self.width() - 2 * _MARGIN - _CHIP * text_scale() - 2 * _GAP
        widths = [
            label.fontMetrics().horizontalAdvance(label.text()) + 2
            for label in (self._pot, self._seats)
        ]
        self._pot.setFixedWidth(max(0, min(widths[0], round(room))))
        self._seats.setFixedWidth(widths[1])
        self._seats.setVisible(sum(widths) <= room)
