"""`MatchEndController`: shows the end of a match, with what the history and the analysis know."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from scopa_desktop.ai import deciding_moment
from scopa_desktop.play.analysis import analysis_client
from scopa_desktop.play.leaderboard import match_news
from scopa_desktop.rules.events import MatchWon
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers.competition_controller import CompetitionController
from scopa_desktop.ui.controllers.one_hand import answer_with_one_hand
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.score import match_end_dialog, score_model, sheet_dialog
from scopa_desktop.ui.table import event_sounds
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight

if TYPE_CHECKING:
    from scopa_desktop.play.leaderboard.match_news import MatchNews

_VICTORY_MS: Final = 4_400
_DEFEAT_MS: Final = 900


class MatchEndController(QObject):
    """Celebrates a match that was won on the table once, and shows its end again without that."""

    def __init__(
        self,
        context: Context,
        window: MainWindow,
        stakes: CompetitionController,
    ) -> None:
        super().__init__(window)
        self._context, self._window, self._recorder = context, window, context.recorder
        self._stakes = stakes
        self._is_new = False
        """Whether the match on the table was won and its end has not been shown."""
        self._music = QTimer(self, singleShot=True)
        """Runs while the music of the end is heard."""
        self._music.timeout.connect(self._end_music)
        self._awaited: Sound | None = None
        """The sound of news that is heard after it."""
        context.session.events_occurred.connect(self._on_events)
        context.session.replaced.connect(self._forget)

    def show(
        self,
        match: Match,
        sides: "Sequence[score_model.SideInfo]",
        chosen: "Callable[[sheet_dialog.ScoreDialogChoice], object]",
    ) -> None:
        """Show the end of a match that has been won; `chosen` gets what the player chooses.

        To look at the deciding moment, it is put on the table.
        """
        self._window.view.sheets.show(
            partial(self._made_sheet, match, sides), partial(self._on_closed, chosen)
        )

    def _made_sheet(
        self, match: Match, sides: "Sequence[score_model.SideInfo]"
    ) -> "match_end_dialog.MatchEndDialog":
        dialog = match_end_dialog.MatchEndDialog(
            match,
            sides,
            self._window.view.table_scene.appearance,
            fanfare=self._play_sound if self._is_new else None,
            parent=self._window,
        )
        self._is_new = False
        self._context.analysis.submit(
            deciding_moment.FindDecidingMoment(match.record),
            dialog.panel.show_moment,
            priority=analysis_client.Priority.LIVE,
            receiver=dialog,
        )
        self._read_news(dialog)
        # The match may still be waiting for a slow disk.
        completed = self._recorder.completed.connect(lambda _: self._read_news(dialog))
        dialog.panel.sounded.connect(self._play_news)
        self._show_winnings(dialog)
        paid = self._stakes.changed.connect(lambda: self._show_winnings(dialog))
        dialog.finished.connect(lambda _: self._recorder.completed.disconnect(completed))
        dialog.finished.connect(lambda _: self._stakes.changed.disconnect(paid))
        answer_with_one_hand(dialog, self._context.store.current.one_handed_keys)
        return dialog

    def _on_closed(
        self,
        chosen: "Callable[[sheet_dialog.ScoreDialogChoice], object]",
        dialog: "match_end_dialog.MatchEndDialog",
    ) -> None:
        moment = dialog.panel.moment
        if dialog.outcome is sheet_dialog.ScoreDialogChoice.LOOK and moment is not None:
            self._window.controller.browse(moment.position)
        chosen(dialog.outcome)

    def _read_news(self, dialog: "match_end_dialog.MatchEndDialog") -> None:
        match_id, profile = self._recorder.match_id, self._context.profiles.current.id
        if match_id is None:
            return

        def show(news: "MatchNews") -> None:
            dialog.panel.show_news(news)

        self._context.database_thread.read(
            lambda connection: match_news.news_of(connection, match_id, profile), show, dialog
        )

    def _show_winnings(self, dialog: "match_end_dialog.MatchEndDialog") -> None:
        stakes = self._stakes
        dialog.panel.show_winnings(stakes.winnings(), has_level=stakes.has_level())

    def _play_sound(self, highlight: Highlight) -> None:
        """Play the music of the end on the instrument of the game."""
        match, decks = self._context.session.match, self._context.art.decks
        assert match is not None
        instrument = event_sounds.instrument_of(match.variant, decks)
        self._context.sounds.play(EFFECTS[highlight].sound, instrument)
        self._music.start(_DEFEAT_MS if highlight is Highlight.DEFEAT else _VICTORY_MS)

    def _play_news(self, sound: Sound) -> None:
        """Play the sound of news: chips at once, and other music after that of the end."""
        if sound is Sound.CHIPS or not self._music.isActive():
            self._context.sounds.play(sound)
        elif self._awaited is not Sound.LEVEL:
            self._awaited = sound

    def _end_music(self) -> None:
        if self._awaited is not None:
            self._context.sounds.play(self._awaited)
            self._awaited = None

    def _on_events(self, events: Sequence[object]) -> None:
        self._is_new |= any(isinstance(event, MatchWon) for event in events)

    def _forget(self) -> None:
        self._is_new = False
        self._music.stop()
        self._awaited = None
