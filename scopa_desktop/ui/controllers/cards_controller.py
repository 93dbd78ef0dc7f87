"""`CardsController`: the decks and backs that the player has, as they come and go."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.badges import family_wins
from scopa_desktop.play.storage.settings import AUTO_DECK
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.pictures.backs import BACKS, Back, locked_backs


class CardsController(QObject):
    """Follows the wins of the current profile, which earn backs, and leaves decks that are gone.

    Until the history has been read, no back is locked, so that the table does not change its backs
    after the start.
    """

    changed = Signal(object)
    """Emitted with the ids of the backs that are locked."""
    earned = Signal(object)
    """A match has earned a back; emitted with its `Back`."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._recorder, self._database = context.recorder, context.database_thread
        self._profiles, self._store, self._art = context.profiles, context.store, context.art
        self._messages = window.view.messages
        self._profile = ""
        """The profile whose wins have been read."""
        self.wins: Mapping[Family, int] = {}
        self.changed.connect(window.controller.lock_backs)
        self.earned.connect(self._show_earned_back)
        # Queued, because it is emitted while something is painted.
        self._art.deck_failed.connect(self._leave_damaged_deck, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Read the wins, now and whenever a match was completed or another profile is current."""
        self._recorder.completed.connect(self.refresh)
        self._profiles.changed.connect(self.refresh)
        self.refresh()

    def leave_missing_decks(self, *, says_so: bool = True) -> None:
        """Follow the game instead of a deck, or its back, that the settings choose and is gone."""
        settings, art = self._store.current, self._art
        deck = settings.deck if settings.deck in art.decks else AUTO_DECK
        back = art.back_for(settings.back, AUTO_DECK)
        if (deck, back) != (settings.deck, settings.back):
            self._store.change(replace(settings, deck=deck, back=back))
            if says_so and not art.problems:
                self._messages.report(
                    self.tr("Your own deck is gone; each game uses its own cards.")
                )

    def refresh(self) -> None:
        """Read the wins of the current profile."""
        profile = self._profiles.current.id
        self._database.read(
            lambda connection: family_wins(connection, profile),
            lambda wins: self._take(profile, wins),
            self,
        )

    def _take(self, profile: str, wins: Mapping[Family, int]) -> None:
        before, is_same = self.wins, profile == self._profile
        self.wins, self._profile = wins, profile
        self.changed.emit(locked_backs(wins))
        if is_same:
            for back in BACKS:
                if back.is_locked(before) and not back.is_locked(wins):
                    self.earned.emit(back)

    def _leave_damaged_deck(self, deck_id: str) -> None:
        """Offer an own deck no longer, because one of its pictures cannot be used."""
        art = self._art
        if deck_id in art.decks:
            sentence = self.tr("A picture of your deck “{name}” is damaged; it is left out.")
            self._messages.report(sentence.format(name=art.decks[deck_id].name))
            art.remove_deck(deck_id)
            self.leave_missing_decks(says_so=False)

    def _show_earned_back(self, back: Back) -> None:
        sentence = self.tr("You have earned a card back, {name}. Choose it in the settings.")
        self._messages.report(sentence.format(name=back.translated_name()))
