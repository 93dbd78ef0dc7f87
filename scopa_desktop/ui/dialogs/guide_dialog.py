"""The dialog with the guide."""

from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui.help.guide_page import guide_page, guide_title, load_guide
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(820, 740)
_LEAST_PICTURE = 200
"""The width of pictures before the dialog has its size."""


class GuideDialog(PaperDialog):
    """The guide, in the language of the window or else in English."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """`language` is the code of that of the window.

        Raises:
            HelpError: the guide cannot be read.
        """
        super().__init__("", _SIZE, parent)
        self._guide = load_guide(language)
        self._browser = PageBrowser()
        self._picture_width = 0
        self.body.addWidget(self._browser)
        self.add_button(self.tr("Back to the table"), ButtonKind.GOLD).clicked.connect(self.accept)
        title = guide_title(self._guide)
        is_translated = self._guide.language == language
        self.set_title(title if is_translated and title else self.tr("Guide"))
        name = NATIVE_NAMES[self._guide.language]
        missing = self.tr("The guide is available in {language} only.").format(language=name)
        self.set_footer("" if is_translated else missing)
        self._browser.setAccessibleName(self.tr("Guide"))
        # English is read from the left also in a window that is mirrored.
        self._browser.setLayoutDirection(
            self.layoutDirection() if is_translated else Qt.LayoutDirection.LeftToRight
        )
        self._show_page()
        self._browser.setFocus()

    def event(self, event: QEvent) -> bool:
        """Scale the pictures again when the device pixel ratio changes."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._picture_width = 0
            self._show_page()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_page()

    def _show_page(self) -> None:
        """Show the page with pictures that fit, unless they have that width already."""
        margin = ceil(self._browser.document().documentMargin()) + 1
        width = max(_LEAST_PICTURE, self._browser.viewport().width() - 2 * margin)
        if width != self._picture_width:
            self._picture_width = width
            self._browser.show_page(guide_page(self._guide, width, self.devicePixelRatioF()))
