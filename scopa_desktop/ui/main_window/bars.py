"""Bars of paper above the table, the one with messages, and the buttons for playing a match."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated


class PaperBar(Retranslated, QFrame):
    """A bar above the table, of the paper of the dialogs: light or dark."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.close_button = QToolButton(self)
        self.close_button.hide()
        palette_notifier().changed.connect(self._apply_palette)
        self._apply_palette()

    def add_close_button(self, row: QHBoxLayout) -> None:
        """Put the cross at the end of the bar; what it does is connected by the caller."""
        row.addWidget(self.close_button)
        self.close_button.show()

    def _apply_palette(self) -> None:
        palette = current_palette()
        self.setStyleSheet(f"""
            QFrame#notice {{
                background: {palette.background}; border-bottom: 2px solid {palette.frame};
            }}
            QFrame#notice QLabel {{ color: {palette.text}; }}
            QFrame#notice QToolButton {{ background: transparent; border: none; padding: 3px; }}
            QFrame#notice QToolButton:hover {{ background: {palette.groove}; }}
        """)
        self.close_button.setIcon(tool_icon(Tool.CLOSE, palette.text))


class NoticeBar(PaperBar):
    """Shows sentences, one per line, until the player closes the bar."""

    def __init__(self) -> None:
        super().__init__()
        self._label = PlainLabel(wraps=True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button.clicked.connect(self.clear)
        self.add_close_button(hbox((self._label, 1), within=self, margins=(14, 6, 8, 6)))
        self._retranslate()
        self.hide()

    def show_notice(self, sentence: str) -> None:
        """Add a sentence, unless it is already shown."""
        sentences = self._label.text().splitlines()
        if sentence not in sentences:
            self._label.setText("\n".join([*sentences, sentence]))
        self.setAccessibleName(self._label.text())
        self.show()

    def text(self) -> str:
        """The sentences, separated by line breaks."""
        return self._label.text()

    def clear(self) -> None:
        """Remove all sentences and hide the bar."""
        self._label.clear()
        self.hide()

    def _retranslate(self) -> None:
        set_tool_tip(self.close_button, self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close this message"))


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
