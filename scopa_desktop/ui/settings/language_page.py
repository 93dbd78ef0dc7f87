"""Settings of the language."""

from PySide6.QtWidgets import QButtonGroup, QRadioButton

from scopa_desktop.play.storage.settings import SYSTEM_LANGUAGE, Settings, SettingsStore
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.settings.settings_page import SettingsPage
from scopa_desktop.ui.widgets.headings import caption
from scopa_desktop.ui.widgets.plain_text import set_tool_tip


class LanguagePage(SettingsPage):
    """The language of the window; each is listed by its native name."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(store)
        self._label = caption(self.tr("&Language"))
        self._buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self.column.addWidget(self._label)
        for code, name in {SYSTEM_LANGUAGE: self.tr("As the system"), **NATIVE_NAMES}.items():
            self._add_language(code, name)
        self.bind(self._show_language)
        self._group.buttonClicked.connect(self._set_language)
        self.close_column()

    def _add_language(self, code: str, name: str) -> None:
        button = QRadioButton(name)
        set_tool_tip(
            button, self.tr("The language of the window. Names of games stay as they are.")
        )
        self._buttons[code] = button
        self._group.addButton(button)
        self.column.addWidget(button)

    def _set_language(self, clicked: QRadioButton) -> None:
        self.change(language=next(c for c, button in self._buttons.items() if button is clicked))

    def _show_language(self, settings: Settings) -> None:
        button = self._buttons[settings.language]
        button.setChecked(True)
        self._label.setBuddy(button)
