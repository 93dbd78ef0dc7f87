"""The tile of a computer player, and badges."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon
from scopa_desktop.ui.theme.colours import GOLD
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.headings import BodyLabel, secondary_label
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.widgets.ornaments import MAX_STRENGTH, Suns
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.widgets.row_delegate import badge_picture

_SMALL = 11.5


class CharacterTile(LabelButton):
    """A computer player: portrait, name, level, strength as suns, and the seats it is given."""

    def __init__(
        self,
        art: CardArt,
        portrait: str,
        name: str,
        *,
        level: str,
        strength: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, "bare", parent)
        self.setCheckable(True)
        self.portrait = portrait
        self._level = level
        self._strength = strength
        self._seats = NumberBadge(20)
        parts = (
            portrait_with_badge(PortraitLabel(art, portrait, 64 * text_scale()), self._seats),
            BodyLabel(name, 13, bold=True),
            secondary_label(level, _SMALL, wraps=False),
            suns := Suns(strength),
        )
        centred = ((part, Qt.AlignmentFlag.AlignHCenter) for part in parts)
        vbox(*centred, within=self, margins=(2, 4, 2, 4), spacing=1)
        self.setMinimumWidth(round(84 * text_scale()))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.let_clicks_through()
        self.toggled.connect(suns.set_chosen)
        self._update_accessible_name()

    def set_seats(self, seats: str) -> None:
        """Show the numbers of the player's seats; an empty text shows none."""
        self._seats.set_number(seats)
        self._update_accessible_name()

    def _update_accessible_name(self) -> None:
        strength = self.tr("strength {0} of {1}").format(self._strength, MAX_STRENGTH)
        parts = [self.text(), self._level, strength]
        if self._seats.number:
            parts.append(self.tr("seat {0}").format(self._seats.number))
        self.setAccessibleName(", ".join(parts))


class NumberBadge(PlainLabel):
    """A round badge with a number, a short text or an icon; hidden without one."""

    def __init__(self, diameter: int, number: BadgeIcon | str = "") -> None:
        """`diameter` is that at the normal text size."""
        super().__init__()
        self._diameter = diameter
        if not number:  # Not shown here: without a parent it would be a window.
            self.hide()
        self._show(number)

    def set_number(self, number: str) -> None:
        self.setVisible(bool(number))
        self._show(number)

    def _show(self, number: BadgeIcon | str) -> None:
        self.number = number
        if number:
            side = self._diameter * text_scale()
            self.setPixmap(badge_picture(number, GOLD)(side, self.devicePixelRatioF()))


def portrait_with_badge(
    portrait: QWidget, badge: QWidget, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTrailing
) -> QWidget:
    """A portrait with a badge over its upper corner, by default where reading ends."""
    both = QWidget()
    grid = QGridLayout(both)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.addWidget(portrait, 0, 0)
    grid.addWidget(badge, 0, 0, Qt.AlignmentFlag.AlignTop | side)
    return both
