"""Settings of the language."""

from PySide6.QtWidgets import QWidget

from scopa_desktop.play.settings import SettingsStore
from scopa_desktop.ui.dialogs.settings_pages.page import Choice, Page


class LanguagePage(Page):
    """The language of the window; each is offered under its own name."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(store, parent)
        self.add_segments(
            "language",
            self.tr("&Language"),
            (
                Choice("system", self.tr("As the system")),
                Choice("en", "English"),
                Choice("it", "Italiano"),
            ),
            self.tr("The language of the window. Names of games stay as they are."),
        )
        self.close_column()
