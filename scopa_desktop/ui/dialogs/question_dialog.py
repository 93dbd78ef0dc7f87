"""Dialogs that ask one question."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import paragraph
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import button_text
from scopa_desktop.ui.wording.text_direction import without_marks

_SIZE, _COLUMN_SIZE = QSize(600, 260), QSize(520, 360)
_HEIGHT_WITHOUT_ANSWERS, _HEIGHT_OF_ANSWER = 260, 46


class _AnswerDialog(PaperDialog):
    """A sentence under a title, and one answer."""

    is_as_high_as_content = True

    def __init__(self, title: str, sentence: str, size: QSize, parent: QWidget | None) -> None:
        super().__init__(title, size, parent)
        self.answer: int | None = None
        """The index of the answer given; None when the dialog was closed without one."""
        self.body.addWidget(paragraph(sentence))
        self.setAccessibleDescription(without_marks(sentence))

    def ask(self) -> int | None:
        """Show the dialog until it is closed; the index of the answer given, None without one."""
        exec_dialog(self)
        return self.answer

    def give(self, index: int) -> None:
        self.answer = index
        self.accept()


class QuestionDialog(_AnswerDialog):
    """A question, and a button beside the others for each answer."""

    def __init__(
        self, title: str, sentence: str, answers: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """The last answer is on the gold button. All texts are plain text."""
        super().__init__(title, sentence, _SIZE, parent)
        self.body.addStretch(1)
        for index, text in enumerate(answers):
            kind = ButtonKind.GOLD if index == len(answers) - 1 else ButtonKind.PAPER
            button = self.add_button(text, kind)
            button.clicked.connect(lambda _=False, index=index: self.give(index))


class ChoiceDialog(_AnswerDialog):
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
        height = _HEIGHT_WITHOUT_ANSWERS + _HEIGHT_OF_ANSWER * len(answers)
        size = _COLUMN_SIZE.expandedTo(QSize(0, height))
        super().__init__(title, sentence, size, parent)
        self.answers: list[Button] = []
        for index, text in enumerate(answers):
            button = Button(button_text(text))
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, index=index: self.give(index))
            self.answers.append(button)
            self.body.addWidget(button)
        self.body.addStretch(1)
        self.add_button(cancel).clicked.connect(self.reject)
        self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)
