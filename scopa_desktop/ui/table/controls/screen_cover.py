"""Sheet over the hand while several people pass the screen on to each other."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.controls.paper_sheet import (
    SHEET_SHADOW,
    PaperSheet,
    PaperTable,
    sheet_button,
)
from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.widgets.retranslated import Retranslated

_MARGIN, _SPACING = 16, 14
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LEAST_NOTE: Final = 430
"""Below this width in pixels the sheet has no note."""


class ScreenCover(Retranslated, PaperSheet):
    """Says to whom the screen is passed, and has the button with which that person takes it.

    Enter and Space take the screen as well, wherever the focus is on sheet and table. For the time
    of a double click after it has appeared, and after each such key in that time, the sheet accepts
    nothing: the last click or the keys belonged to the move before. The table is dimmed: the cards
    there are looked at when the screen has been taken.
    """

    dims_table = True

    taken = Signal()
    """The person is there."""

    def __init__(self, art: CardArt, table: PaperTable, parent: QWidget) -> None:
        super().__init__(table, parent)
        self._name = ""
        self._portrait = PortraitLabel(art)
        self._title = PlainLabel(wraps=True)
        self._note = PlainLabel(wraps=True)
        self.button = sheet_button()
        self.button.clicked.connect(self.taken)
        self._guard = QTimer(self, singleShot=True)
        self._guard.timeout.connect(self._enable)
        self._lay_out()
        for each in (table.widget, self.button):
            each.installEventFilter(self)
        self._retranslate()

    @property
    def text(self) -> str:
        """What the sheet says."""
        return self._title.text()

    def ask(self, name: str, portrait: str) -> None:
        """Ask for a person; the sheet must be placed and come in afterwards."""
        self._name = name
        self._portrait.set_portrait(portrait)
        self._retranslate()
        if not self.isVisible():
            self.button.setEnabled(False)
            self._wait()

    def place(self, hand: QRectF, text_px: float) -> None:
        """Set the geometry: over the cards of the hand, within the widget around it."""
        room = QRectF(self.around.rect())
        is_wide = room.width() >= _LEAST_NOTE and hand.height() >= 4.5 * text_px
        self._note.setVisible(is_wide)
        self._title.setFont(font(text_px * 1.15, bold=True))
        self._note.setFont(font(max(MIN_TABLE_SIZE, text_px * 0.9)))
        self.button.set_text_px(text_px)
        height = min(hand.height() + 4 * SHEET_SHADOW, room.height())
        side = round(max(32.0, min(4.6 * text_px, height - 2 * _MARGIN)))
        self._portrait.set_diameter(side)
        texts = [self._title, self._note] if is_wide else [self._title]
        line = max(text.fontMetrics().horizontalAdvance(text.text()) for text in texts)
        content = side + line + self.button.sizeHint().width() + 2 * _SPACING + 8
        width = min(room.width(), max(content + 2 * _MARGIN, hand.width()))
        box = QRectF(0, 0, width, height)
        box.moveCenter(hand.center())
        box.moveBottom(min(box.bottom(), room.bottom()))
        box.moveLeft(max(0.0, min(box.left(), room.right() - width)))
        self.set_box(QRect(box.toRect()))
        self.raise_()

    def first_focus(self) -> QWidget:
        """The button, or the sheet as long as that is not enabled."""
        return self.button if self.button.isEnabled() else self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys as those of the table."""
        if not self._handle_key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the screen with Enter or Space, and keep all other plain keys from the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.isVisible() and self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if Qt.Key(event.key()) not in _KEYS:
            return False
        if not self.button.isEnabled():
            self._wait()
        elif not event.isAutoRepeat():  # One held down since the move before is no answer.
            self.taken.emit()
        return True

    def _enable(self) -> None:
        self.button.setEnabled(True)
        if self.window().focusWidget() is self:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wait(self) -> None:
        self._guard.start(QApplication.doubleClickInterval())

    def _lay_out(self) -> None:
        hbox(
            self._portrait,
            (vbox(STRETCH, self._title, self._note, STRETCH, spacing=2), 1),
            (self.button, Qt.AlignmentFlag.AlignVCenter),
            within=self,
            spacing=_SPACING,
            margins=(_MARGIN, 6, _MARGIN, 6 + SHEET_SHADOW),
        )

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Pass the screen to {name}").format(name=self._name))
        self._note.setText(self.tr("All hands stay covered until then."))
        self.button.setText(self.tr("I am here"))
        self.setAccessibleName(self._title.text())
