"""Sheet over the table with which a person cuts the pack before the deal."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.rules.cards import FORTY, Pack
from scopa_desktop.ui.table.controls.paper_sheet import PaperSheet, PaperTable, sheet_button
from scopa_desktop.ui.theme.colours import LIGHT_PALETTE
from scopa_desktop.ui.theme.fonts import font
from scopa_desktop.ui.theme.style_sheets import slider_style
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.inputs import LevelSlider
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.number_format import counted

_MARGIN, _SPACING = 16, 10
_LEAST_WIDTH: Final = 300
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CutSheet(Retranslated, PaperSheet):
    """A slider for the place of the cut, in the middle of the pack at first, and a button.

    Enter cuts as well; the arrow keys move the slider. Space, which skips animations, does nothing.
    The table is dimmed: no card lies there yet.
    """

    dims_table = True

    cut = Signal(int)
    """The person cuts the pack after this number of cards."""

    def __init__(self, table: PaperTable, parent: QWidget) -> None:
        super().__init__(table, parent, slider_style(LIGHT_PALETTE))
        self._title = PlainLabel(wraps=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.slider = LevelSlider(1, FORTY.size - 1)
        self.slider.setPageStep(5)
        self.slider.valueChanged.connect(self._show_cards)
        self._cards = PlainLabel()
        self.button = sheet_button()
        self.button.clicked.connect(self._cut)
        vbox(
            self._title,
            hbox((self.slider, 1), self._cards, spacing=_SPACING),
            (self.button, Qt.AlignmentFlag.AlignCenter),
            within=self,
            spacing=_SPACING,
            margins=(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN),
        )
        self._retranslate()

    @property
    def text(self) -> str:
        return self._title.text()

    def ask(self, title: str, pack: Pack) -> None:
        """Ask for a cut of a pack; the sheet must be placed and come in afterwards."""
        self._title.setText(title)
        self.setAccessibleName(title)
        self.slider.setRange(1, pack.size - 1)
        self.slider.setValue(pack.size // 2)
        self._show_cards()

    def first_focus(self) -> QWidget:
        """The slider, which the arrow keys move."""
        return self.slider

    def place(self, room: QRectF, text_px: float) -> None:
        """Set the geometry: centred on the lower edge of `room`."""
        self._title.setFont(font(text_px, bold=True))
        self._cards.setFont(font(text_px))
        # The longest number of cards, so that the slider keeps its width.
        longest = counted("cards", self.slider.maximum())
        self._cards.setMinimumWidth(self._cards.fontMetrics().horizontalAdvance(longest))
        self.button.set_text_px(text_px)
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 2 * _MARGIN
        width = round(min(room.width(), max(_LEAST_WIDTH, title + 2 * _SPACING)))
        layout = self.layout()
        height = self.sizeHint().height() if layout is None else layout.heightForWidth(width)
        self.put_at_foot(QSize(width, max(height, self.sizeHint().height())), room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter cuts, Space does nothing; other keys go to the table."""
        if Qt.Key(event.key()) in _KEYS and not event.isAutoRepeat():
            self._cut()
        elif event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)

    def _cut(self) -> None:
        if self.isVisible():
            self.go()
            self.cut.emit(self.slider.value())

    def _show_cards(self) -> None:
        self._cards.setText(counted("cards", self.slider.value()))
        self.slider.setAccessibleDescription(self._cards.text())

    def _retranslate(self) -> None:
        self.button.setText(self.tr("Cut"))
        self.slider.setAccessibleName(self.tr("Cards above the cut"))
        self._show_cards()
