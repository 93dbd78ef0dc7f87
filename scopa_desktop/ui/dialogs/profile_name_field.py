"""The field for the name of the current profile."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLineEdit

from scopa_desktop.play.storage.profiles import DEFAULT_NAME, LONGEST_NAME, Profile, ProfileStore
from scopa_desktop.rules.players import as_name
from scopa_desktop.ui.text_language import translate

_PAUSE_MS: Final = 600
"""How long nobody types before the name is saved, which writes a file and updates the table."""


class ProfileNameField(QLineEdit):
    """Shows and changes the name of the current profile; an empty field is the default name.

    It saves when typing pauses and when the field is left. What is being typed is not replaced.
    """

    def __init__(self, profiles: ProfileStore) -> None:
        super().__init__()
        self._profiles = profiles
        self._profile = profiles.current.id
        """The id of the profile whose name is shown."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._save)
        self.setMaxLength(LONGEST_NAME)
        self.setPlaceholderText(translate("Players", "You"))
        self.textEdited.connect(lambda _: self._pause.start())
        self.editingFinished.connect(self._finish)
        profiles.changed.connect(self._show_profile)
        self._show_name(profiles.current)

    def hideEvent(self, event: QHideEvent) -> None:
        """Save a name that was typed just before the window is closed."""
        self._finish()
        super().hideEvent(event)

    def _finish(self) -> None:
        """Save at once, and show the name without spaces around it."""
        if self._pause.isActive():
            self._save()
        self._show_name(self._profiles.current)

    def _save(self) -> None:
        self._pause.stop()
        profile = self._profiles.find(self._profile)
        if profile is not None:
            name = as_name(self.text(), LONGEST_NAME)
            self._profiles.change(replace(profile, name=name or DEFAULT_NAME))

    def _show_profile(self, profile: Profile) -> None:
        """Show another name, unless one is being typed for this profile."""
        if profile.id != self._profile:
            if self._pause.isActive():
                self._save()
            self._profile = profile.id
            self._show_name(profile)
        elif not (self._pause.isActive() or self.hasFocus()):
            self._show_name(profile)

    def _show_name(self, profile: Profile) -> None:
        self.setText("" if profile.name == DEFAULT_NAME else profile.name)
