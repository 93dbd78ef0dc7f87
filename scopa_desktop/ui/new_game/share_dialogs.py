"""The dialogs that give a game away and take one in: as a line, or as a file."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.translation import translated
from scopa_desktop.rules.game_line import LONGEST_LINE, SharedGame, has_line, read_line, write_line
from scopa_desktop.rules.messages import TextError, with_reason
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, fill
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, paragraph, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.game_wording import variant_line
from scopa_desktop.ui.wording.text_direction import without_marks

_SIZE: Final = QSize(600, 320)


class ShareDialog(PaperDialog):
    """Shows the line of a game, with its deal if one was chosen, to be copied.

    After it is accepted, the game is to be saved in a file.
    """

    def __init__(self, shared: SharedGame, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Share the game"), _SIZE, parent)
        self._shared = shared
        self._field = _line_field()
        self._field.setReadOnly(True)
        label = caption(self.tr("{game} in one line").format(game=game_title(shared.variant)))
        self._field.setAccessibleName(without_marks(label.text()))
        self._deal = CheckBox(self.tr("With deal {number}").format(number=shared.deal_number))
        self._deal.setChecked(shared.deal_number is not None)
        self._deal.toggled.connect(self._show_line)
        note = self.tr(
            "Paste it into a message. Whoever pastes it into New game gets the same rules."
        )
        fill(self.body, paragraph(note), label, self._field, self._deal, STRETCH)
        self._deal.setHidden(shared.deal_number is None)
        if shared.variant.own_name:
            self.add_button(self.tr("Save as a file…")).clicked.connect(self.accept)
        self.add_button(self.tr("Close")).clicked.connect(self.reject)
        self._copy = self.add_button(self.tr("Copy the line"), ButtonKind.GOLD)
        self._copy.clicked.connect(self._copy_line)
        self._show_line()

    def _show_line(self) -> None:
        is_whole = self._deal.isChecked()
        shared = self._shared if is_whole else SharedGame(self._shared.variant)
        self._field.setText(write_line(shared))
        self._field.setCursorPosition(0)
        self.set_footer("")

    def _copy_line(self) -> None:
        QGuiApplication.clipboard().setText(self._field.text())
        self.set_footer(self.tr("Copied."))
        announce(self, self.tr("Copied."))


class ReceiveDialog(PaperDialog):
    """Asks for the line of a game. After it is accepted, `shared` is the game.

    It is None if the game is to be taken from a file.
    """

    def __init__(self, pasted: str = "", parent: QWidget | None = None) -> None:
        """`pasted` is in the field at first; without it, a line that has been copied."""
        super().__init__(self.tr("Add a shared game"), _SIZE, parent)
        self.shared: SharedGame | None = None
        self._field = _line_field()
        self._field.setMaxLength(LONGEST_LINE)
        label = caption(self.tr("The line that you were given"))
        label.setBuddy(self._field)
        self._field.setAccessibleName(without_marks(label.text()))
        self._note = secondary_label()
        fill(self.body, label, self._field, self._note, STRETCH)
        self.add_button(self.tr("From a file…")).clicked.connect(self._choose_file)
        self.add_button(self.tr("Cancel")).clicked.connect(self.reject)
        self._add = self.add_button(self.tr("Add the game"), ButtonKind.GOLD)
        self._add.clicked.connect(self.accept)
        self._field.textChanged.connect(self._read)
        copied = (pasted or QGuiApplication.clipboard().text())[:LONGEST_LINE]
        self._field.setText(copied if has_line(copied) else "")
        self._read()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def accept(self) -> None:
        """Accept only a line that can be read."""
        if self._add.isEnabled():
            super().accept()

    def _choose_file(self) -> None:
        self.shared = None
        super().accept()

    def _read(self) -> None:
        """Read the line, and say which game it is or what is wrong."""
        text, self.shared = self._field.text(), None
        note = self.tr("It begins with “scopa:”. What stands around it does not matter.")
        if text.strip():
            try:
                self.shared = read_line(text)
            except TextError as error:
                pattern = self.tr("This cannot be read: {reason}.")
                note = with_reason(pattern, translated(error.sentence))
            else:
                note = _description(self.shared)
        self._note.setText(note)
        self._field.setAccessibleDescription(note)
        self._add.setEnabled(self.shared is not None)


def _description(shared: SharedGame) -> str:
    """`Nonna’s Escoba · Escoba · to 31`."""
    variant = shared.variant
    return f"{game_title(variant)} · {variant_line(variant)}"


def _line_field() -> QLineEdit:
    """A field for a line, which is read from the left in every language."""
    field = QLineEdit()
    field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return field
