"""A button that shows the number of the deal and copies it."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated

CONFIRMATION_MS: Final = 1600
"""How long the button says that the number was copied."""


class DealNumberButton(Retranslated, LinkButton):
    """Shows `Deal no. 1234`; a click copies the number and says so for a moment."""

    def __init__(self, parent: QWidget | None = None, *, text_colour: str | None = None) -> None:
        """`text_colour` is the colour token of the text; None for the colour of links."""
        super().__init__("", parent, text_colour=text_colour)
        self._number = 0
        self._confirmation = QTimer(self, singleShot=True, interval=CONFIRMATION_MS)
        self._confirmation.timeout.connect(self._show_number)
        self.clicked.connect(self._copy)
        # A click must not take the keyboard focus from the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._retranslate()

    def set_number(self, number: int) -> None:
        if number != self._number:
            self._number = number
            self._confirmation.stop()
            self._show_number()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._number))
        sentence = self.tr("Copied: {number}").format(number=self._number)
        self.setText(sentence)
        announce(self, sentence)
        self._confirmation.start()

    def _show_number(self) -> None:
        self.setText(self.tr("Deal no. {number}").format(number=self._number))
        self.setAccessibleName(self.text())

    def _retranslate(self) -> None:
        self._confirmation.stop()
        self._show_number()
        hint = self.tr("Copy the number. Entered in New game, it deals the same cards again.")
        set_tool_tip(self, hint)
        self.setAccessibleDescription(hint)
