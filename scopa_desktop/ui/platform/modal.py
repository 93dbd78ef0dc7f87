"""Showing modal dialogs."""

from PySide6.QtWidgets import QDialog


def exec_dialog(dialog: QDialog) -> int:
    """Show a dialog until it is closed, and delete it later; returns its result."""
    try:
        return dialog.exec()
    finally:
        delete_dialog(dialog)


def delete_dialog(dialog: QDialog) -> None:
    # Before any widget is deleted, because a widget that loses the focus may use others.
    if (focus := dialog.focusWidget()) is not None:
        focus.clearFocus()
    dialog.deleteLater()
