"""Settings of play: speed, moves made for the player, the player's name in the profile."""

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.profiles import DEFAULT_NAME, LONGEST_NAME, Profile, ProfileStore
from scopa_desktop.play.settings import SettingsStore
from scopa_desktop.ui.dialogs.settings.settings_page import Choice, SettingsPage, without_mnemonic
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_NAME_WIDTH = 240


class PlayPage(SettingsPage):
    """Speed, convenience and the player's name."""

    def __init__(
        self, store: SettingsStore, profiles: ProfileStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(store, parent)
        self._profiles = profiles
        self.add_segments(
            "speed",
            self.tr("&Game speed"),
            (
                Choice("slow", self.tr("Slow")),
                Choice("normal", self.tr("Normal")),
                Choice("fast", self.tr("Fast")),
                Choice("off", self.tr("Off")),
            ),
            self.tr("How fast the cards move. When off, they appear at once."),
        )
        self._add_name()
        self.column.addSpacing(4)
        self.add_check(
            "single_click",
            self.tr("&One click plays a card that has only one possible move"),
            self.tr("When off, the first click selects the card and the second plays it."),
        )
        self.add_check(
            "play_single_move",
            self.tr("&Play for me when there is only one move"),
            self.tr("The only possible move is played without asking."),
        )
        self.add_check(
            "declare",
            self.tr("De&clare for me"),
            self.tr("The best combination of your hand is declared without asking."),
        )
        self.close_column()

    def _add_name(self) -> None:
        text = self.tr("&Your name")
        label, self._name = PlainLabel(text), QLineEdit()
        label.setBuddy(self._name)
        self._name.setAccessibleName(without_mnemonic(text))
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setPlaceholderText(self.tr("You"))
        self._name.setFixedWidth(_NAME_WIDTH)
        self._name.textEdited.connect(self._set_name)
        self._name.editingFinished.connect(lambda: self._show_name(self._profiles.current))
        self.add_row(label, self._name, self.tr("Your name at the table and in saved matches."))
        self._show_name(self._profiles.current)
        self._profiles.changed.connect(self._show_name)

    def _set_name(self, text: str) -> None:
        """Set the name; an empty field sets the default name."""
        name = "".join(char for char in text if char.isprintable()).strip()
        self._profiles.change(replace(self._profiles.current, name=name or DEFAULT_NAME))

    def _show_name(self, profile: Profile) -> None:
        """Show the name, but do not change the text while the same name is being typed."""
        name = "" if profile.name == DEFAULT_NAME else profile.name
        if self._name.text().strip() != name or not self._name.hasFocus():
            self._name.setText(name)
