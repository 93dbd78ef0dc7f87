"""The buttons of the bars above the table."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.plain_text import set_tool_tip


def bar_button() -> QToolButton:
    """A button that a click does not give the keyboard focus of the table or the list."""
    button = QToolButton()
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setMinimumSize(28, 28)
    return button


def name_button(button: QToolButton, text: str, key: str) -> None:
    """Set the accessible name and the tool tip, which has the key too."""
    button.setAccessibleName(text)
    set_tool_tip(button, f"{text} ({key})")


def transport_row(buttons: Iterable[QToolButton]) -> QWidget:
    """Buttons for playing and stepping: like those of every player, always from left to right."""
    transport = QWidget()
    transport.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    hbox(*buttons, within=transport, spacing=2)
    return transport
