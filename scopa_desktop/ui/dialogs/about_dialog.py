"""The About dialog."""

import platform
from pathlib import Path

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from scopa_desktop import __version__
from scopa_desktop.play.storage.paths import config_folder, data_folder, resource_folder
from scopa_desktop.ui.dialogs.licences_dialog import LicencesDialog
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, caption, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_SIZE = QSize(640, 400)
_ICON = 112


class AboutDialog(PaperDialog):
    """Name, version, licence, and the folders of the player's files."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("About"), _SIZE, parent)
        self.set_footer(self.tr("Nothing you play leaves this computer."))
        self.set_content(self._content())
        licences = self.add_button(self.tr("Licences…"))
        licences.clicked.connect(lambda: exec_dialog(LicencesDialog(self)))
        back = self.add_button(self.tr("Back to the table"), ButtonKind.GOLD)
        back.clicked.connect(self.accept)
        back.setFocus()

    def _content(self) -> QWidget:
        top = hbox((_icon(), Qt.AlignmentFlag.AlignTop), (self._description(), 1), spacing=24)
        content = QWidget()
        vbox(top, self._folders(), STRETCH, within=content, spacing=14)
        return content

    def _description(self) -> QVBoxLayout:
        sentence = PlainLabel(
            self.tr(
                "Scopa and its family of card games, played offline against computer opponents."
            )
        )
        sentence.setWordWrap(True)
        versions = self.tr("Version {version}, with Python {python} and Qt {qt}.").format(
            version=__version__, python=platform.python_version(), qt=qVersion()
        )
        licence = self.tr("Free software under the MIT licence: use it, change it, share it.")
        return vbox(
            Heading("Scopa Desktop", SUBTITLE, Tone.TEXT),
            sentence,
            6,
            _selectable(versions),
            secondary_label(licence, BODY_SIZE),
            spacing=4,
        )

    def _folders(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        folders = ((self.tr("Your matches"), data_folder()), (self.tr("Settings"), config_folder()))
        for row, (name, folder) in enumerate(folders):
            label, field = caption(name), _path_field(folder)
            label.setBuddy(field)
            field.setAccessibleName(name)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        return grid


def _icon() -> PlainLabel:
    label = PlainLabel()
    side = round(_ICON * text_scale())
    icon = QIcon(str(resource_folder() / "icons" / "scopa-desktop.svg"))
    label.setPixmap(icon.pixmap(QSize(side, side), label.devicePixelRatioF()))
    return label


def _selectable(sentence: str) -> PlainLabel:
    """A label whose text can be copied, for example into a bug report."""
    label = secondary_label(sentence, BODY_SIZE)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _path_field(folder: Path) -> QLineEdit:
    """A read-only field with a path that can be copied; a label would wrap the path."""
    field = QLineEdit(str(folder))
    field.setReadOnly(True)
    field.setFont(body_font())
    field.setCursorPosition(0)
    return field
