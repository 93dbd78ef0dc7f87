"""A dialog that asks for one of several answers, one below the other."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text

_SIZE = QSize(520, 360)


class ChoiceDialog(PaperDialog):
    """A question, and a button as wide as the dialog for each answer."""

    def __init__(
        self,
        title: str,
        sentence: str,
        answers: Sequence[str],
        cancel: str,
        parent: QWidget | None = None,
    ) -> None:
        """All texts are plain text; `cancel` is on the button that closes the dialog."""
        super().__init__(title, _SIZE, parent)
        self.answer: int | None = None
        """The index of the answer given; None when the dialog was closed without one."""
        label = PlainLabel(sentence)
        label.setWordWrap(True)
        label.setFont(body_font(BODY_SIZE))
        self.body.addWidget(label)
        self.answers: list[Button] = []
        for index, text in enumerate(answers):
            button = Button(button_text(text))
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, index=index: self._give(index))
            self.answers.append(button)
            self.body.addWidget(button)
        self.body.addStretch(1)
        self.add_button(cancel).clicked.connect(self.reject)
        self.setAccessibleDescription(sentence)
        self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _give(self, index: int) -> None:
        self.answer = index
        self.accept()
