"""Two to four exclusive choices as adjoining segments."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from scopa_desktop.ui.theme.colours import BLUE_DEEP, GOLD, INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, is_text_huge, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.theme.touch_targets import least_target
from scopa_desktop.ui.widgets.boxes import hbox, vbox

_HEIGHT, _RADIUS = 36, 8.0
_PADDING, _LEAST_PADDING = 15.0, 6.0
_WIDEST_ROW = 190
"""At the normal text size."""


class _Segment(QRadioButton):
    """One choice; for the keyboard and for screen readers it is a radio button."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the text in bold, so that nothing moves when the choice changes."""
        return self._size_with(_PADDING)

    def minimumSizeHint(self) -> QSize:
        """The text is never cut off; in a narrow row its margins are smaller."""
        return self._size_with(_LEAST_PADDING)

    def _size_with(self, padding: float) -> QSize:
        width = QFontMetricsF(body_font(BODY_SIZE, bold=True)).horizontalAdvance(self.text())
        return QSize(round(width + 2 * padding), round(least_target(_HEIGHT * text_scale())))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text and the focus frame; `SegmentedChoice` paints the background."""
        painter = smooth_painter(self)
        token = INK if self.isChecked() else current_palette().text
        if not self.isEnabled():
            token = current_palette().secondary_text
        box = QRectF(self.rect())
        font = body_font(BODY_SIZE, bold=self.isChecked())
        draw_text(painter, box, self.text(), font, token, align=CENTRE)
        if self.hasFocus():
            painter.setPen(pen(BLUE_DEEP if self.isChecked() else current_palette().focus, 2))
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), 5, 5)


class SegmentedChoice(QWidget):
    """A row of exclusive choices; the arrow keys change the choice, Tab leaves the row.

    Huge texts that are too long for a row stand in a column.
    """

    chosen = Signal(int)
    """The user made another choice; its index."""

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
        segments = [_Segment(label) for label in labels]
        width = sum(segment.minimumSizeHint().width() for segment in segments)
        self._is_column = is_text_huge() and width > _WIDEST_ROW * text_scale()
        (vbox if self._is_column else hbox)(*segments, within=self, spacing=0)
        for number, segment in enumerate(segments):
            self._group.addButton(segment, number)
        self._group.idToggled.connect(self._on_toggled)
        self._index = index
        self._group.button(index).setChecked(True)
        self._update_focus_policies()

    def index(self) -> int:
        return self._index

    def set_index(self, index: int) -> None:
        """Set the choice without emitting `chosen`."""
        self._index = index
        self._group.button(index).setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, gold under the choice, the lines between segments, the frame."""
        painter = smooth_painter(self)
        palette = current_palette()
        frame = rounded(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), _RADIUS)
        painter.fillPath(frame, colour(palette.field))
        painter.setClipPath(frame)
        painter.fillRect(self._group.button(self._index).geometry(), colour(GOLD))
        painter.setPen(pen(palette.frame, 1.6))
        is_left_to_right = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        for button in self._group.buttons()[1:]:
            if self._is_column:
                y = button.geometry().top()
                painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
                continue
            x = button.geometry().left() if is_left_to_right else button.geometry().right() + 1
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        painter.setClipping(False)
        painter.strokePath(frame, pen(palette.frame, 2))

    def _update_focus_policies(self) -> None:
        """Let Tab stop at the checked segment only."""
        for button in self._group.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _on_toggled(self, index: int, checked: bool) -> None:
        self._update_focus_policies()
        if checked and index != self._index:
            self._index = index
            self.update()
            self.chosen.emit(index)
        self.update()
