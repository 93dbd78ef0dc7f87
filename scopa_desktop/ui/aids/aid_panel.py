"""`AidPanel`: the base class of the small panels beside the table, or in a strip below it."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from scopa_desktop.ui.theme.colours import (
    BLUSH,
    CREAM,
    CREAM_2,
    DISABLED_ON_WALNUT,
    GOLD,
    INK,
    PAPER,
    WALNUT_2,
    WALNUT_3,
)
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.screen_space import NO_LIMIT

_MARGIN, _SPACING = 8, 6
_STYLE: Final = f"""
#aid {{ background: {WALNUT_2}; border: 2px solid {INK}; }}
#aid:focus {{ border-color: {GOLD}; }}
#aid QLabel {{ color: {CREAM}; }}
#aid QLabel[secondary="true"] {{ color: {CREAM_2}; }}
#aid QLabel[gold="true"] {{ color: {GOLD}; }}
#aid QLabel[place] {{ border: 1px solid {INK}; border-radius: 3px; color: {INK}; }}
#aid QLabel[place="emblem"] {{ background: {PAPER}; }}
#aid QLabel[place="out"] {{ background: {PAPER}; }}
#aid QLabel[place="own"] {{ background: {GOLD}; text-decoration: underline; }}
#aid QLabel[place="shown"] {{ background: {BLUSH}; }}
#aid QLabel[place="table"] {{ background: {WALNUT_3}; border-color: {CREAM}; color: {CREAM}; }}
#aid QLabel[place="gone"] {{ border-color: transparent; color: {DISABLED_ON_WALNUT};
    text-decoration: line-through; }}
"""


class AidPanel(Retranslated, QFrame):
    """A panel that is as wide as the move list, or a strip as wide as the window.

    It can have the keyboard focus, so that a screen reader reads its text.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("aid")
        self.setStyleSheet(_STYLE)
        self.is_strip = False
        self._beside: list[QWidget] = []
        """What is shown beside the table, from the top."""
        self._strip: list[QWidget] = []
        """What is shown in a strip, in the direction of reading."""
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(_MARGIN, 4, _MARGIN, 4)
        self._box.setSpacing(_SPACING)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_parts(self, beside: list[QWidget], strip: list[QWidget]) -> None:
        """Set what the panel shows; the first part of a strip gets the width that is left."""
        self._beside, self._strip = beside, strip
        for part in dict.fromkeys([*strip[:-1], *beside, *strip]):
            self._box.addWidget(part, 1 if part is strip[0] else 0)
            self._box.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)
            part.setVisible(part in beside)

    def set_strip(self, is_strip: bool, width: int) -> None:
        """Lay the panel out as a strip below the table, or as a panel beside it of a width."""
        self.is_strip = is_strip
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if is_strip else directions.TopToBottom)
        for part in dict.fromkeys([*self._beside, *self._strip]):
            part.setVisible(part in (self._strip if is_strip else self._beside))
        self.setMinimumWidth(0 if is_strip else width)
        self.setMaximumWidth(NO_LIMIT if is_strip else width)

    def event(self, event: QEvent) -> bool:
        """Follow what the content needs at another width, or with other words."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.setFixedHeight(self.height_at(self.width()))
        return super().event(event)

    def height_at(self, width: int) -> int:
        """The height of the panel at a width, in logical pixels."""
        return self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()

    def width_beside(self) -> int:
        """The least width of the panel beside the table, whether it is there or not."""
        around = self._box.contentsMargins() + self.contentsMargins()
        least = max(part.minimumSizeHint().width() for part in self._beside)
        return least + around.left() + around.right()

    def height_beside(self, width: int) -> int:
        """The height of the panel beside the table at a width, whether it is there or not."""
        around = self._box.contentsMargins() + self.contentsMargins()
        inner = QSize(width, 0).shrunkBy(around).width()
        heights = (
            part.heightForWidth(inner) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in self._beside
        )
        return sum(heights) + _SPACING * (len(self._beside) - 1) + around.top() + around.bottom()


def aid_label(px: float, *, bold: bool = False, tone: str = "", wraps: bool = False) -> BodyLabel:
    """A label of a panel; `tone` is `gold`, `secondary` or nothing."""
    label = BodyLabel("", px, bold=bold)
    label.setWordWrap(wraps)
    if tone:
        label.setProperty(tone, True)
    return label
