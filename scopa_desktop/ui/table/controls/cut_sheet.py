"""Sheet over the table with which a person cuts the pack before the deal."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.rules.cards import PACK_SIZE
from scopa_desktop.ui.table.controls.paper_sheet import paint_sheet, place_sheet
from scopa_desktop.ui.theme.colours import INK, LIGHT_PALETTE
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.style_sheets import slider_style
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.inputs import LevelSlider
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.counted_nouns import counted

_MARGIN, _SPACING = 16, 10
_LEAST_WIDTH: Final = 300
_STYLE: Final = f"QLabel {{ color: {INK}; }}{slider_style(LIGHT_PALETTE)}"
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CutSheet(Retranslated, QFrame):
    """A slider for the place of the cut, in the middle of the pack at first, and a button.

    Enter and Space cut as well; the arrow keys move the slider.
    """

    cut = Signal(int)
    """The person cuts the pack after this number of cards."""

    def __init__(self, table: QWidget, parent: QWidget) -> None:
        """`table` is the widget that gets the keyboard focus back."""
        super().__init__(parent)
        self._table = table
        self._title = PlainLabel()
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self.slider = LevelSlider(1, PACK_SIZE - 1)
        self.slider.setPageStep(5)
        self.slider.valueChanged.connect(self._show_cards)
        self._cards = PlainLabel()
        self.button = Button("", ButtonKind.GOLD)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._cut)
        row = QHBoxLayout()
        row.setSpacing(_SPACING)
        row.addWidget(self.slider, 1)
        row.addWidget(self._cards)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        column.setSpacing(_SPACING)
        column.addWidget(self._title)
        column.addLayout(row)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._title.text()

    def ask(self, title: str) -> None:
        """Ask for a cut; the sheet must be placed afterwards."""
        self._title.setText(title)
        self.setAccessibleName(title)
        self.slider.setValue(PACK_SIZE // 2)
        self._show_cards()
        self.show()
        self.slider.setFocus()

    def close_sheet(self) -> None:
        """Hide the sheet and give the keyboard focus back to the table."""
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus():
            self._table.setFocus()
        self.hide()

    def place(self, room: QRectF, text_px: float) -> None:
        """Set the geometry: centred on the lower edge of `room`."""
        self._title.setFont(font(text_px, bold=True))
        self._cards.setFont(font(text_px))
        self._cards.setMinimumWidth(self._cards.fontMetrics().horizontalAdvance(_longest()))
        self.button.set_text_px(text_px)
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 2 * _MARGIN
        width = round(min(room.width(), max(_LEAST_WIDTH, title + 2 * _SPACING)))
        layout = self.layout()
        height = self.sizeHint().height() if layout is None else layout.heightForWidth(width)
        place_sheet(self, QSize(width, max(height, self.sizeHint().height())), room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space cut; other keys go to the table."""
        if Qt.Key(event.key()) in _KEYS and not event.isAutoRepeat():
            self._cut()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sheet(self)

    def _cut(self) -> None:
        if self.isVisible():
            self.close_sheet()
            self.cut.emit(self.slider.value())

    def _show_cards(self) -> None:
        self._cards.setText(counted("cards", self.slider.value()))
        self.slider.setAccessibleDescription(self._cards.text())

    def _retranslate(self) -> None:
        self.button.setText(self.tr("Cut"))
        self.slider.setAccessibleName(self.tr("Cards above the cut"))
        self._show_cards()


def _longest() -> str:
    """The longest number of cards, so that the slider keeps its width."""
    return counted("cards", PACK_SIZE - 1)
