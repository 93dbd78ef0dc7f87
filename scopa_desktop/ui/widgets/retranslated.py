"""`Retranslated`: a base of widgets whose texts follow the language of the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class Retranslated(_Base):
    """Calls `_retranslate` when the language changes.

    It is for what can be open together with the settings, where the language is chosen: the main
    window and its parts. All other windows are modal; they are made in the language that is spoken
    and need not follow it.

    It stands before the class of Qt among the bases. Qt reports the change to every widget, a
    parent before its children.
    """

    def _retranslate(self) -> None:
        """Set all texts in the current language; subclasses override it."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
