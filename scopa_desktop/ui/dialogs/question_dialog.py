"""A dialog that asks one question."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_SIZE = QSize(600, 260)


class QuestionDialog(PaperDialog):
    """A sentence under a title, and a button for each answer."""

    def __init__(
        self,
        title: str,
        sentence: str,
        answers: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """The last answer is on the gold button. `sentence` is plain text."""
        super().__init__(title, _SIZE, parent)
        self.answer: int | None = None
        """The index of the answer given; None when the dialog was closed without one."""
        label = PlainLabel(sentence)
        label.setWordWrap(True)
        label.setFont(body_font(BODY_SIZE))
        self.body.addWidget(label)
        self.body.addStretch(1)
        for index, text in enumerate(answers):
            kind = ButtonKind.GOLD if index == len(answers) - 1 else ButtonKind.PAPER
            button = self.add_button(text, kind)
            button.clicked.connect(lambda _=False, index=index: self._give(index))
        self.setAccessibleDescription(sentence)

    def _give(self, index: int) -> None:
        self.answer = index
        self.accept()
