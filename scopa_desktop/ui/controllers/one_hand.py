"""The sheets of a match answered with the keys of one hand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut

from scopa_desktop.ui.table.input.one_handed_keys import ONE_HANDED_KEYS
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog


def answer_with_one_hand(dialog: PaperDialog, half: str) -> None:
    """Let the key that plays a card press the gold button of a sheet, too.

    `half` is one of `ONE_HANDED_KEYS`; any other text does nothing.
    """
    if half in ONE_HANDED_KEYS:
        key = ONE_HANDED_KEYS[half].key_of(Qt.Key.Key_Return)
        QShortcut(key, dialog, dialog.press_default)
