"""The choice of files: of a match to open, and of a path to save to."""

import os
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.text_direction import without_marks

tr: Final = partial(translate, "OpenMatch")

_SIZE = QSize(480, 230)


def documents_folder() -> Path:
    """The folder in which people keep their files."""
    location = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(location) or Path.home())


def choose_save_path(
    parent: QWidget, title: str, proposal: Path, kinds: str, suffix: str
) -> Path | None:
    """The path that the player chooses, with `suffix` added if it is missing; None on cancel.

    `kinds` is the filter of the file dialog. The dialog of Qt or of the system asks before it
    returns the name of an existing file; this function asks when the name exists only with the
    suffix that it adds.
    """
    while True:
        chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposal), kinds)
        if not chosen:
            return None
        path = _with_suffix(Path(chosen), suffix)
        if path == Path(chosen) or not os.path.lexists(path) or _may_replace(path, parent):
            return path
        proposal = path


def choose_match(parent: QWidget, folder: Path, name_filter: str) -> Path | None:
    """The file that the player chooses in a folder, or elsewhere; None if they choose none.

    Qt's own file dialog, which is shown where the system has none, has its labels from here.
    """
    dialog = QFileDialog(parent, tr("Open a match"), str(folder), name_filter)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setViewMode(QFileDialog.ViewMode.List)
    labels = {
        QFileDialog.DialogLabel.LookIn: tr("Folder:"),
        QFileDialog.DialogLabel.FileName: tr("Match:"),
        QFileDialog.DialogLabel.FileType: tr("Files:"),
        QFileDialog.DialogLabel.Accept: tr("Open"),
        QFileDialog.DialogLabel.Reject: tr("Cancel"),
    }
    for label, text in labels.items():
        dialog.setLabelText(label, text)
    is_chosen = exec_dialog(dialog) == QDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles()
    return Path(chosen[0]) if is_chosen and chosen else None


class ReplaceFileDialog(PaperDialog):
    """Asks whether an existing file may be replaced; it is accepted if so."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Replace the file?"), _SIZE, parent)
        sentence = self.tr("“{name}” already exists in “{folder}”.")
        self.body.addWidget(
            secondary_label(sentence.format(name=path.name, folder=path.parent), BODY_SIZE)
        )
        self.body.addStretch(1)
        self.setAccessibleDescription(
            without_marks(sentence.format(name=path.name, folder=path.parent))
        )
        self.add_button(self.tr("Replace it")).clicked.connect(self.accept)
        self.add_button(self.tr("Choose another name"), ButtonKind.GOLD).clicked.connect(
            self.reject
        )


def _may_replace(path: Path, parent: QWidget) -> bool:
    return exec_dialog(ReplaceFileDialog(path, parent)) == QDialog.DialogCode.Accepted


def _with_suffix(path: Path, suffix: str) -> Path:
    has_suffix = path.name.casefold().endswith(suffix)
    return path if has_suffix else path.with_name(path.name + suffix)
