"""`AccessibilityActivation`: makes the table accessible once assistive technology is connected."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible

from scopa_desktop.ui.table.accessibility import accessible_table
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.table_view import TableView

if TYPE_CHECKING:
    from scopa_desktop.ui.table.accessibility.accessible_table import AccessibleTable

_EVENTS: Final = (QEvent.Type.FocusIn, QEvent.Type.KeyPress, QEvent.Type.Show)


class AccessibilityActivation(QObject):
    """Creates the `AccessibleTable` when it is first needed.

    Qt reports to C++ only when a screen reader connects, so this looks whenever the table changes
    or receives the focus or a key.
    """

    def __init__(self, view: TableView, table_input: TableInput) -> None:
        super().__init__(table_input)
        self._view = view
        self._input = table_input
        self._table: AccessibleTable | None = None
        view.installEventFilter(self)
        view.table_scene.updated.connect(self._check)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for assistive technology; no event is taken."""
        if event.type() in _EVENTS:
            self._check()
        return super().eventFilter(watched, event)

    def announce_turn(self) -> None:
        """Say that it is the person's turn, and what is on the table."""
        self._check()
        if self._table is not None:
            self._table.announce_turn()

    def _check(self) -> None:
        if self._table is not None or not QAccessible.isActive():
            return
        self._view.removeEventFilter(self)
        self._view.table_scene.updated.disconnect(self._check)
        self._table = accessible_table.AccessibleTable(self._view, self._input)
