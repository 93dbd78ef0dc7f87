"""Showing modal dialogs."""

from PySide6.QtWidgets import QDialog


def exec_dialog(dialog: QDialog) -> int:
    """Show a dialog until it is closed, and delete it later; returns its result."""
    try:
        return dialog.exec()
    finally:
        # Before any widget is deleted, because a widget that loses the focus may use others.
        if (focus := dialog.focusWidget()) is not None:
            focus.clearFocus()
        dialog.deleteLater()
