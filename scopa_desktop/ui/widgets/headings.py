"""Words above and beside things: drawn headings, captions, soft sentences, and the rule."""

from enum import Enum

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font
from scopa_desktop.ui.theme.painting import set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.shapes import draw_rule
from scopa_desktop.ui.theme.colours import CREAM, GOLD
from scopa_desktop.ui.widgets.plain_text import PlainLabel

TITLE, SUBTITLE, GROUP = 27.0, 22.0, 15.0
"""Heights of drawn capitals."""

_LINE, _BASELINE = 1.6, 1.22
_NARROWEST = 0.55


class Tone(Enum):
    """In what colour a heading is printed."""

    TITLE = "title"
    TEXT = "text"
    GOLD = "gold"
    CREAM = "cream"

    def token(self) -> str:
        """The colour now, by day or night."""
        now = current_palette()
        return {"title": now.title, "text": now.text, "gold": GOLD, "cream": CREAM}[self.value]


class Heading(PlainLabel):
    """A line of drawn capitals. To a screen reader it is a label with that text."""

    def __init__(
        self,
        text: str,
        size: float = TITLE,
        tone: Tone = Tone.TITLE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._size = size
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The lettering, with room for accents above and tails below."""
        reach = lettering.width(self.text(), self._size)
        return QSize(round(reach) + 2, round(self._size * _LINE))

    def minimumSizeHint(self) -> QSize:
        """A heading gets smaller before it is cut."""
        whole = self.sizeHint()
        return QSize(round(whole.width() * _NARROWEST), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words as large as they should be, or as the width allows."""
        painter = QPainter(self)
        set_render_hints(painter)
        reach = lettering.width(self.text(), self._size) or 1.0
        size = self._size * min(1.0, self.width() / reach)
        side, x = self._place()
        start = QPointF(x, self._size * _BASELINE)
        lettering.draw(painter, self.text(), start, size, self._tone.token(), anchor=side)

    def _place(self) -> tuple[lettering.Anchor, float]:
        align = self.alignment()
        if align & Qt.AlignmentFlag.AlignHCenter:
            return lettering.Anchor.CENTRE, self.width() / 2
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if align & Qt.AlignmentFlag.AlignRight or mirrored:
            return lettering.Anchor.RIGHT, float(self.width())
        return lettering.Anchor.LEFT, 0.0


class Rule(QWidget):
    """A printer's rule with a lozenge in its middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rule over the whole width."""
        painter = QPainter(self)
        set_render_hints(painter)
        draw_rule(painter, 0, self.width(), self.height() / 2, current_palette().title)


def caption(text: str, parent: QWidget | None = None) -> PlainLabel:
    """The demi-bold words above or beside a field."""
    label = PlainLabel(text, parent)
    label.setFont(body_font(BODY_SIZE, bold=True))
    return label


def secondary_label(text: str, px: float = SMALL_SIZE, parent: QWidget | None = None) -> PlainLabel:
    """A sentence in secondary text, broken over lines."""
    label = PlainLabel(text, parent)
    label.setFont(body_font(px))
    label.setProperty("secondary", True)
    label.setWordWrap(True)
    return label
