"""The field for the name of the current profile."""

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.storage.profiles import DEFAULT_NAME, LONGEST_NAME, Profile, ProfileStore
from scopa_desktop.ui.text_language import translate


class ProfileNameField(QLineEdit):
    """Shows and changes the name of the current profile; an empty field is the default name."""

    def __init__(self, profiles: ProfileStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profiles = profiles
        self.setMaxLength(LONGEST_NAME)
        self.setPlaceholderText(translate("Players", "You"))
        self.textEdited.connect(self._set_name)
        self.editingFinished.connect(lambda: self._show_name(profiles.current))
        profiles.changed.connect(self._show_name)
        self._show_name(profiles.current)

    def _set_name(self, text: str) -> None:
        name = "".join(char for char in text if char.isprintable()).strip()
        self._profiles.change(replace(self._profiles.current, name=name or DEFAULT_NAME))

    def _show_name(self, profile: Profile) -> None:
        """Show the name, but do not change the text while the same name is being typed."""
        name = "" if profile.name == DEFAULT_NAME else profile.name
        if self.text().strip() != name or not self.hasFocus():
            self.setText(name)
