"""Settings of play: speed, moves made for the player, the player's name."""

from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.play.settings import DEFAULT_NAME, LONGEST_NAME, Settings, SettingsStore
from scopa_desktop.ui.dialogs.settings.settings_page import Choice, SettingsPage, without_mnemonic
from scopa_desktop.ui.widgets.plain_text import PlainLabel

_NAME_WIDTH = 240


class PlayPage(SettingsPage):
    """Speed, convenience and the player's name."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(store, parent)
        self.add_segments(
            "speed",
            self.tr("&Speed of play"),
            (
                Choice("slow", self.tr("Slow")),
                Choice("normal", self.tr("Normal")),
                Choice("fast", self.tr("Fast")),
                Choice("off", self.tr("Off")),
            ),
            self.tr("How fast the cards move; off, they are there at once."),
        )
        self._add_name()
        self.column.addSpacing(4)
        self.add_check(
            "single_click",
            self.tr("&One click plays a card that can be played in one way only"),
            self.tr("Off, a click takes the card up and a second one plays it."),
        )
        self.add_check(
            "play_single_move",
            self.tr("&Make my move for me when there is no choice"),
            self.tr("When a single move is possible, it is made without asking."),
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
        self._name.editingFinished.connect(lambda: self._show_name(self.store.current))
        self.add_row(label, self._name, self.tr("What the table and the records call you."))
        self.bind(self._show_name)

    def _set_name(self, text: str) -> None:
        """Set the name; an empty field sets the default name."""
        name = "".join(char for char in text if char.isprintable()).strip()
        self.change(player_name=name or DEFAULT_NAME)

    def _show_name(self, settings: Settings) -> None:
        """Show the name, but do not change the text while the same name is being typed."""
        name = "" if settings.player_name == DEFAULT_NAME else settings.player_name
        if self._name.text().strip() != name or not self._name.hasFocus():
            self._name.setText(name)
