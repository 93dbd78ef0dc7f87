"""Settings of play: speed, moves made for the player, the player's name in the profile."""

from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import (
    COMPLETE_SELECTION,
    CONFIRM,
    ONLY_MOVE,
    SettingsStore,
)
from scopa_desktop.ui.dialogs.profile_name_field import ProfileNameField
from scopa_desktop.ui.settings.settings_page import Choice, SettingsPage
from scopa_desktop.ui.widgets.plain_text import PlainLabel, without_mnemonic

_NAME_WIDTH = 240


class PlayPage(SettingsPage):
    """Speed, convenience and the player's name."""

    def __init__(self, store: SettingsStore, profiles: ProfileStore) -> None:
        super().__init__(store)
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
        self._add_click()
        self.add_check(
            "play_single_move",
            self.tr("&Play for me when there is only one move"),
            self.tr("The only possible move is played without asking."),
        )
        self.add_check(
            "declare",
            self.tr("De&clare for me"),
            self.tr(
                "The best combination of your hand is declared without asking. Where declared "
                "cards must be played first, you decide."
            ),
        )
        self.add_check(
            "remarks",
            self.tr("Faces and re&marks of the opponents"),
            self.tr(
                "They smile, frown and look at their cards. After a sweep or a fine capture they "
                "may say a few words, at most once in a round."
            ),
        )
        self._add_aids()
        self.close_column()

    def _add_click(self) -> None:
        """Add what a click on a card plays, with a sentence about the current choice."""
        label = self.tr("&One click plays")
        notes = {
            CONFIRM: self.tr(
                "A click only selects. The gold button, a double click or Enter plays the cards."
            ),
            ONLY_MOVE: self.tr(
                "A click plays if only one move is left with the cards that you have selected."
            ),
            COMPLETE_SELECTION: self.tr(
                "A capture is made as soon as you have selected all its cards, yours first or "
                "last. The Discard button lays your card."
            ),
        }
        choices = (
            Choice(CONFIRM, self.tr("Nothing")),
            Choice(ONLY_MOVE, self.tr("Only move")),
            Choice(COMPLETE_SELECTION, self.tr("Full capture")),
        )
        tip = self.tr("What happens when you click cards of your hand and of the table.")
        self.add_segments("play_on_click", label, choices, tip)
        note = self.add_note("")
        self.bind(lambda settings: note.setText(notes[settings.play_on_click]))

    def _add_aids(self) -> None:
        self.add_section(self.tr("Help at the table"), self.tr("What you see beside the cards."))
        self.add_check(
            "coach",
            self.tr("Coach"),
            self.tr(
                "Marks the best, good and costly cards of your hand and names the dangers. The "
                "match is marked in your history."
            ),
        )
        self.add_segments(
            "coach_limit",
            self.tr("Tell me when a move costs"),
            (
                Choice("0.25", self.tr("¼ point")),
                Choice("0.5", self.tr("½ point")),
                Choice("1", self.tr("1 point")),
                Choice("never", self.tr("Never")),
            ),
            self.tr("After such a move the coach says so, and you can take it back."),
        )
        self.add_check(
            "memory_aid",
            self.tr("Cards out and gone"),
            self.tr("Shows which cards you have seen and which are still out."),
        )
        self.add_check(
            "odds",
            self.tr("Odds"),
            self.tr("Shows the points and the chance of the match that each side can expect."),
        )

    def _add_name(self) -> None:
        text = self.tr("&Your name")
        label, field = PlainLabel(text), ProfileNameField(self._profiles)
        label.setBuddy(field)
        field.setAccessibleName(without_mnemonic(text))
        field.setFixedWidth(_NAME_WIDTH)
        self.add_row(label, field, self.tr("Your name at the table and in saved matches."))
