"""Labels: headings, captions and secondary text."""

from enum import Enum
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.fonts import (
    BODY_SIZE,
    SMALL_SIZE,
    body_font,
    heading_font,
    text_scale,
    text_size_notifier,
)
from scopa_desktop.ui.widgets.plain_text import PlainLabel

TITLE, SUBTITLE, GROUP = 27.0, 22.0, 15.0
"""Heights of the capitals of headings, in logical pixels."""

_LEAST_SIZE = 12.5
"""The least height of capitals at the normal text size: above those of the body text."""


class Tone(Enum):
    """The colour of a heading; the style sheets have a rule for each that is not a label's own."""

    TITLE = "title"
    TEXT = "text"
    SECONDARY = "secondary"
    GOLD = "gold"


class Heading(PlainLabel):
    """A label in the font of headings, with word wrap.

    With large texts it grows as far as it must to stay above them.
    """

    def __init__(self, text: str, size: float = TITLE, tone: Tone = Tone.TITLE) -> None:
        """`size` is the height of the capitals in logical pixels."""
        super().__init__(text, wraps=True)
        self._size = size
        self.setProperty("tone", tone.value)
        self._align_to_start()
        self._update_font()
        text_size_notifier().changed.connect(self._update_font)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align_to_start()

    def _align_to_start(self) -> None:
        """Align to the start of the layout; Qt would use the direction of the text."""
        start = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        if not self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            absolute = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            self.setAlignment(start | absolute)

    def set_size(self, size: float) -> None:
        """Set the height of the capitals in logical pixels."""
        self._size = size
        self._update_font()

    def sizeHint(self) -> QSize:
        """The size in one line; Qt prefers several for a label with word wrap."""
        metrics = QFontMetricsF(self.font())
        width = ceil(metrics.horizontalAdvance(self.text())) + 2
        return QSize(width, ceil(metrics.height()))

    @Slot()
    def _update_font(self) -> None:
        self.setFont(heading_font(max(self._size, _LEAST_SIZE * text_scale())))


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
