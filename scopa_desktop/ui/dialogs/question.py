"""A sheet that asks one thing."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from scopa_desktop.ui.theme.fonts import BODY, body_font
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(600, 260)


class QuestionDialog(PaperDialog):
    """A sentence under a title, and a key for each answer."""

    def __init__(
        self,
        title: str,
        sentence: str,
        answers: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """The last answer is on the gold key. `sentence` is plain text."""
        super().__init__(title, _SIZE, parent)
        self.answer: int | None = None
        """The index of the answer given; None when the sheet was closed without one."""
        label = QLabel(sentence)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setFont(body_font(BODY))
        self.body.addWidget(label)
        self.body.addStretch(1)
        for index, text in enumerate(answers):
            kind = ButtonKind.GOLD if index == len(answers) - 1 else ButtonKind.PAPER
            key = self.add_button(text, kind)
            key.clicked.connect(lambda _=False, index=index: self._give(index))
        self.setAccessibleDescription(sentence)

    def _give(self, index: int) -> None:
        self.answer = index
        self.accept()
