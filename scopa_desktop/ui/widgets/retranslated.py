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

    It stands before the class of Qt among the bases. Qt reports the change to every widget, a
    parent before its children.
    """

    def _retranslate(self) -> None:
        """Set all texts in the current language; subclasses override it."""

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
