"""A sheet that says one sentence."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.fonts import BODY, body_font
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_SIZE = QSize(480, 210)


class MessageDialog(PaperDialog):
    """A sentence under a title, and the key that closes it."""

    def __init__(self, title: str, sentence: str, key: str, parent: QWidget | None = None) -> None:
        super().__init__(title, _SIZE, parent)
        label = PlainLabel(sentence)
        label.setWordWrap(True)
        label.setFont(body_font(BODY))
        self.body.addWidget(label)
        self.body.addStretch(1)
        self.add_button(key, ButtonKind.GOLD).clicked.connect(self.accept)
        self.setAccessibleDescription(sentence)
