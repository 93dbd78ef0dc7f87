"""Labels: headings in drawn lettering, captions, secondary text, and the ornamental rule."""

from enum import Enum

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import CREAM, GOLD
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import (
    BODY_SIZE,
    SMALL_SIZE,
    body_font,
    text_scale,
    text_size_notifier,
)
from scopa_desktop.ui.theme.painting import smooth_painter
from scopa_desktop.ui.theme.shapes import draw_rule
from scopa_desktop.ui.widgets.plain_text import PlainLabel

TITLE, SUBTITLE, GROUP = 27.0, 22.0, 15.0
"""Heights of the capitals of headings, in logical pixels."""

_LEAST_SIZE = 12.5
"""The least height of capitals at the normal text size: above those of the body text."""
_LINE_HEIGHT, _BASELINE = 1.6, 1.22
"""In heights of the capitals."""
_MIN_WIDTH_FACTOR = 0.55


class Tone(Enum):
    """The colour of a heading."""

    TITLE = "title"
    TEXT = "text"
    GOLD = "gold"
    CREAM = "cream"

    def token(self) -> str:
        """The colour token in the current palette."""
        palette = current_palette()
        return {
            "title": palette.title,
            "text": palette.text,
            "gold": GOLD,
            "cream": CREAM,
        }[self.value]


class Heading(PlainLabel):
    """A line of drawn lettering. For a screen reader it is a label with the same text.

    With large texts it grows as far as it must to stay above them.
    """

    def __init__(self, text: str, size: float = TITLE, tone: Tone = Tone.TITLE) -> None:
        super().__init__(text)
        self._size = size
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        text_size_notifier().changed.connect(self.updateGeometry)

    @property
    def _capitals(self) -> float:
        """The height of the capitals in pixels."""
        return max(self._size, _LEAST_SIZE * text_scale())

    def set_size(self, size: float) -> None:
        """Set the size of the lettering in pixels."""
        self._size = size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The lettering, with room for accents above and descenders below."""
        width = lettering.width(self.text(), self._capitals)
        return QSize(round(width) + 2, round(self._capitals * _LINE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Smaller than the size hint, because the lettering is scaled down to fit."""
        hint = self.sizeHint()
        return QSize(round(hint.width() * _MIN_WIDTH_FACTOR), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lettering, scaled down if it does not fit, accents included."""
        painter = smooth_painter(self)
        above = self._capitals * _BASELINE
        below = self.height() - above
        size = lettering.fitting_size(self.text(), self._capitals, self.width(), above, below)
        anchor, x = self._anchor()
        baseline = QPointF(x, above)
        lettering.draw(painter, self.text(), baseline, size, self._tone.token(), anchor=anchor)

    def _anchor(self) -> tuple[lettering.Anchor, float]:
        align = self.alignment()
        if align & Qt.AlignmentFlag.AlignHCenter:
            return lettering.Anchor.CENTRE, self.width() / 2
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if align & Qt.AlignmentFlag.AlignRight or mirrored:
            return lettering.Anchor.RIGHT, float(self.width())
        return lettering.Anchor.LEFT, 0.0


class Rule(QWidget):
    """A horizontal rule with lozenges in its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        draw_rule(painter, 0, self.width(), self.height() / 2, current_palette().title)


class BodyLabel(PlainLabel):
    """A label in the body font at a size of its own."""

    def __init__(self, text: str, px: float, *, bold: bool, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._px, self._bold = px, bold
        self._update_font()
        text_size_notifier().changed.connect(self._update_font)

    def set_bold(self, bold: bool) -> None:
        self._bold = bold
        self._update_font()

    def set_size(self, px: float) -> None:
        """Set the size of the letters, in pixels at the normal text size."""
        self._px = px
        self._update_font()

    @Slot()  # Each connection costs a fifth of what it costs without.
    def _update_font(self) -> None:
        self.setFont(body_font(self._px, self._bold))


def caption(text: str, parent: QWidget | None = None) -> BodyLabel:
    """A demi-bold label above or beside a field."""
    return BodyLabel(text, BODY_SIZE, bold=True, parent=parent)


def paragraph(text: str = "", px: float = BODY_SIZE, *, bold: bool = False) -> BodyLabel:
    """A label with word wrap."""
    label = BodyLabel(text, px, bold=bold)
    label.setWordWrap(True)
    return label


def secondary_label(
    text: str = "", px: float = SMALL_SIZE, parent: QWidget | None = None, *, wraps: bool = True
) -> BodyLabel:
    """A label in the colour of secondary text, with word wrap unless it is told otherwise."""
    label = BodyLabel(text, px, bold=False, parent=parent)
    label.setProperty("secondary", True)
    label.setWordWrap(wraps)
    return label
