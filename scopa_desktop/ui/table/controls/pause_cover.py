"""Cover over the whole table while a match is paused."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.table.controls.paper_sheet import (
    SHEET_SHADOW,
    PaperSheet,
    PaperTable,
    sheet_button,
)
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.retranslated import Retranslated

_MARGIN = 26
_TITLE_PX, _TEXT_PX = 26, 15
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


class PauseCover(Retranslated, PaperSheet):
    """Hides the cards, says that the match is paused, and has the button with which it goes on.

    It is a paper on a cloth that fills the widget around it, so that nothing is left to be dimmed.
    Enter, Space and Escape go on, whether its button or the table has the focus; neither gets any
    other plain key.
    """

    rise = 0

    ended = Signal()
    """Emitted when the match is to go on."""

    def __init__(self, table: PaperTable, parent: QWidget) -> None:
        super().__init__(table, parent)
        self._cloth = GREEN_CLOTH
        self._title = PlainLabel()
        self._note = PlainLabel(wraps=True)
        self.button = sheet_button()
        self.button.clicked.connect(self.ended)
        self._paper = QWidget()
        self._lay_out()
        for each in (table.widget, self.button, parent):
            each.installEventFilter(self)
        self._retranslate()

    @property
    def text(self) -> str:
        return self._title.text()

    def cover(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self._set_fonts()
        self.set_box(self.around.rect())
        self.come_in()

    def first_focus(self) -> QWidget:
        """The only button."""
        return self.button

    def paper_box(self) -> QRectF:
        return QRectF(self._paper.geometry())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fill the widget around it, and handle the keys of the table and the button."""
        if event.type() == QEvent.Type.Resize and watched is self.around:
            self.set_box(self.around.rect())
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return watched is not self.around and self.isVisible() and self._handle_key(event)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth over everything, and the paper on it."""
        QPainter(self).fillRect(self.rect(), colour(self._cloth.dark))
        super().paintEvent(event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if Qt.Key(event.key()) in _KEYS and not event.isAutoRepeat():
            self.ended.emit()
        return True

    def _lay_out(self) -> None:
        for label in (self._title, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        vbox(
            self._title,
            self._note,
            (self.button, Qt.AlignmentFlag.AlignHCenter),
            within=self._paper,
            spacing=8,
            margins=(_MARGIN, 16, _MARGIN, 16 + SHEET_SHADOW),
        )
        vbox((self._paper, Qt.AlignmentFlag.AlignCenter), within=self, margins=(16, 16, 16, 16))

    def _set_fonts(self) -> None:
        self._title.setFont(font(_TITLE_PX * text_scale(), bold=True))
        self._note.setFont(font(_TEXT_PX * text_scale()))
        self.button.set_text_px(_TEXT_PX * text_scale())
        line = self._note.fontMetrics().horizontalAdvance(self._note.text())
        self._note.setMinimumWidth(min(line + 8, max(200, self.around.width() - 6 * _MARGIN)))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Paused"))
        self._note.setText(self.tr("Nobody plays, and no time passes."))
        self.button.setText(self.tr("Go on"))
        self.setAccessibleName(self._title.text())
        self._set_fonts()
