"""Asks for the file of a match to open."""

from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scopa_desktop.ui.text_language import translate


def choose_match(parent: QWidget, folder: Path, name_filter: str) -> Path | None:
    """The file that the player chooses in a folder, or elsewhere; None if they choose none.

    Qt's own file dialog, which is shown where the system has none, has its labels from here.
    """
    dialog = QFileDialog(parent, translate("OpenMatch", "Open a match"), str(folder), name_filter)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setViewMode(QFileDialog.ViewMode.List)
    labels = {
        QFileDialog.DialogLabel.LookIn: translate("OpenMatch", "Folder:"),
        QFileDialog.DialogLabel.FileName: translate("OpenMatch", "Match:"),
        QFileDialog.DialogLabel.FileType: translate("OpenMatch", "Files:"),
        QFileDialog.DialogLabel.Accept: translate("OpenMatch", "Open"),
        QFileDialog.DialogLabel.Reject: translate("OpenMatch", "Cancel"),
    }
    for label, text in labels.items():
        dialog.setLabelText(label, text)
    try:
        is_chosen = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.selectedFiles()
    finally:
        dialog.deleteLater()
    return Path(chosen[0]) if is_chosen and chosen else None
