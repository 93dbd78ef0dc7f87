"""The dialog with the licences of the program and of all that is shipped with it.

They are English on every system: it is their English text that holds.
"""

import html
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.help.fragments import to_html
from scopa_desktop.ui.help.page import Page
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(820, 740)
_HEADING: Final = "## "
_WHOLE_TEXTS: Final = {
    "LGPL-3.0": "GNU Lesser General Public License, version 3",
    "GPL-3.0": "GNU General Public License, version 3",
    "PSF-2.0": "PSF License Agreement, version 2",
}
"""The licences that are files of their own, and their headings."""


def load_licences(folder: Path | None = None) -> str:
    """The list of what is shipped, followed by the licences, as Markdown."""
    folder = folder or resource_folder() / "licences"
    parts = [(folder / "LICENCES.md").read_text(encoding="utf-8")]
    for name, heading in _WHOLE_TEXTS.items():
        parts.append(f"## {heading}\n\n{(folder / f'{name}.txt').read_text(encoding='utf-8')}")
    return "\n".join(parts)


class LicencesDialog(PaperDialog):
    """The licences, to be read and searched in a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Licences"), _SIZE, parent)
        browser = PageBrowser()
        browser.setAccessibleName(self.tr("Licences"))
        browser.show_page(Page(_as_html(load_licences()), {}))
        self.body.addWidget(browser)
        self.add_button(self.tr("Close"), ButtonKind.GOLD).clicked.connect(self.accept)
        browser.setFocus()


def _as_html(text: str) -> str:
    """The text without its title, which is that of the dialog."""
    blocks = text.split("\n\n")[1:]
    return "".join(
        f"<h2>{html.escape(block.strip()[len(_HEADING) :])}</h2>"
        if block.strip().startswith(_HEADING)
        else to_html(block)
        for block in blocks
    )
