"""Two to four exclusive choices, printed as one key."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.theme.colours import BLUE_DEEP, GOLD, INK

_HEIGHT, _RADIUS, _PADDING = 36, 8.0, 15.0


class _Segment(QRadioButton):
    """One choice: to the keyboard and to screen readers it is a radio button."""

    def sizeHint(self) -> QSize:
        """Room for the bold words, so that nothing moves when the choice does."""
        words = QFontMetricsF(body_font(BODY_SIZE, bold=True)).horizontalAdvance(self.text())
        return QSize(round(words + 2 * _PADDING), round(_HEIGHT * text_scale()))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """The whole segment can be clicked."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and the ring of the keyboard; the ground is the whole key's."""
        painter = QPainter(self)
        set_render_hints(painter)
        token = INK if self.isChecked() else current_palette().text
        if not self.isEnabled():
            token = current_palette().secondary_text
        box = QRectF(self.rect())
        face = body_font(BODY_SIZE, bold=self.isChecked())
        draw_text(painter, box, self.text(), face, token, align=CENTRE)
        if self.hasFocus():
            painter.setPen(pen(BLUE_DEEP if self.isChecked() else current_palette().focus, 2))
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), 5, 5)


class SegmentedChoice(QWidget):
    """A row of exclusive choices; arrows move the choice, Tab passes over it."""

    chosen = Signal(int)
    """The user chose another one: its index."""

    def __init__(
        self,
        labels: Sequence[str],
        index: int = 0,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, label in enumerate(labels):
            segment = _Segment(label)
            self._group.addButton(segment, number)
            row.addWidget(segment)
        self._group.idToggled.connect(self._follow)
        self._index = index
        self._group.button(index).setChecked(True)
        self._let_tab_find_the_choice()

    def index(self) -> int:
        """The choice."""
        return self._index

    def choose(self, index: int) -> None:
        """Set the choice without telling anybody: `chosen` is for what the user does."""
        self._index = index
        self._group.button(index).setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper, the gold under the choice, the lines between, the frame."""
        painter = QPainter(self)
        set_render_hints(painter)
        now = current_palette()
        frame = rounded(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS)
        painter.fillPath(frame, colour(now.field))
        painter.setClipPath(frame)
        painter.fillRect(self._group.button(self._index).geometry(), colour(GOLD))
        painter.setPen(pen(now.frame, 1.6))
        for button in self._group.buttons()[1:]:
            x = button.geometry().left() if self._reads_right() else button.geometry().right() + 1
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        painter.setClipping(False)
        painter.strokePath(frame, pen(now.frame, 2))

    def _reads_right(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.LeftToRight

    def _let_tab_find_the_choice(self) -> None:
        for button in self._group.buttons():
            chosen = button.isChecked()
            policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _follow(self, index: int, checked: bool) -> None:
        self._let_tab_find_the_choice()
        if checked and index != self._index:
            self._index = index
            self.update()
            self.chosen.emit(index)
        self.update()
