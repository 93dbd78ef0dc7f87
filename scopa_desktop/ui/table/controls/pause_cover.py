"""Cover over the whole table while a match is paused."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.table.controls.paper_sheet import SHEET_SHADOW, PaperSheet, sheet_button
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.retranslated import Retranslated

_MARGIN = 26
_TITLE_PX, _TEXT_PX = 26, 15
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


class PauseCover(Retranslated, QWidget):
    """Hides the cards, says that the match is paused, and has the button with which it goes on.

    Enter, Space and Escape go on as well while the table has the focus; the table gets no other
    plain key.
    """

    ended = Signal()
    """Emitted when the match is to go on."""

    def __init__(self, table: QWidget, parent: QWidget) -> None:
        """`table` is the widget whose keys end the pause; the cover fills `parent`."""
        super().__init__(parent)
        self._around = parent
        self._cloth = GREEN_CLOTH
        self._title = PlainLabel()
        self._note = PlainLabel(wraps=True)
        self.button = sheet_button()
        self.button.clicked.connect(self.ended)
        self._lay_out()
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        table.installEventFilter(self)
        parent.installEventFilter(self)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._title.text()

    def cover(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self._set_fonts()
        self.setGeometry(self._around.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fill the widget around it, and handle the keys of the table."""
        if event.type() == QEvent.Type.Resize and watched is self._around:
            self.setGeometry(self._around.rect())
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return watched is not self._around and self.isVisible() and self._handle_key(event)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth over everything."""
        QPainter(self).fillRect(self.rect(), colour(self._cloth.dark))

    def _handle_key(self, event: QKeyEvent) -> bool:
        if Qt.Key(event.key()) in _KEYS and not event.isAutoRepeat():
            self.ended.emit()
        return True

    def _lay_out(self) -> None:
        sheet = PaperSheet()
        for label in (self._title, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        vbox(
            self._title,
            self._note,
            (self.button, Qt.AlignmentFlag.AlignHCenter),
            within=sheet,
            spacing=8,
            margins=(_MARGIN, 16, _MARGIN, 16 + SHEET_SHADOW),
        )
        vbox((sheet, Qt.AlignmentFlag.AlignCenter), within=self, margins=(16, 16, 16, 16))

    def _set_fonts(self) -> None:
        self._title.setFont(font(_TITLE_PX * text_scale(), bold=True))
        self._note.setFont(font(_TEXT_PX * text_scale()))
        self.button.set_text_px(_TEXT_PX * text_scale())
        line = self._note.fontMetrics().horizontalAdvance(self._note.text())
        self._note.setMinimumWidth(min(line + 8, max(200, self._around.width() - 6 * _MARGIN)))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Paused"))
        self._note.setText(self.tr("Nobody plays, and no time passes."))
        self.button.setText(self.tr("Go on"))
        self.setAccessibleName(self._title.text())
        self._set_fonts()
