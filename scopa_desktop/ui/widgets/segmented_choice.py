"""Two to four exclusive choices as adjoining segments."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, is_text_huge, text_scale
from scopa_desktop.ui.theme.painting import CENTRE
from scopa_desktop.ui.theme.style_sheets import set_style_property
from scopa_desktop.ui.theme.touch_targets import least_target
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.headings import BodyLabel

_HEIGHT, _RADIUS = 36, 8
_PADDING, _LEAST_PADDING = 15.0, 6.0
_WIDEST_ROW = 190
"""At the normal text size."""


class _Segment(QRadioButton):
    """One choice; for the keyboard and for screen readers it is a radio button."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setProperty("segment", True)
        self._label = BodyLabel(text, BODY_SIZE, bold=False)
        self._label.setAlignment(CENTRE)
        hbox(self._label, within=self, margins=(3, 3, 3, 3))
        self._label.setProperty("segment", "other")
        self.toggled.connect(self._show_state)
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

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_state()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_state()

    def _show_state(self) -> None:
        """Show in the label whether this is the choice, and has the focus."""
        self._label.set_bold(self.isChecked())
        set_style_property(self._label, "segment", "chosen" if self.isChecked() else "other")
        set_style_property(self._label, "ring", self.hasFocus())


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
        self._join()
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._join()

    def _join(self) -> None:
        """Give the segments one frame, and one line between two of them."""
        start, end = ("right", "left") if self.isRightToLeft() else ("left", "right")
        corners = [(f"top-{start}", f"bottom-{start}"), (f"top-{end}", f"bottom-{end}")]
        if self._is_column:
            start, corners = "top", [("top-left", "top-right"), ("bottom-left", "bottom-right")]
        first, *others = buttons = self._group.buttons()
        for button in buttons:
            ends = [*corners[0]] * (button is first) + [*corners[1]] * (button is buttons[-1])
            rounded = "".join(f"border-{corner}-radius: {_RADIUS}px;" for corner in ends)
            line = f"border-{start}: 0;" if button in others else ""
            button.setStyleSheet(f"QRadioButton {{ {rounded} {line} }}")

    def _update_focus_policies(self) -> None:
        """Let Tab stop at the checked segment only."""
        for button in self._group.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _on_toggled(self, index: int, checked: bool) -> None:
        self._update_focus_policies()
        if checked and index != self._index:
            self._index = index
            self.chosen.emit(index)
