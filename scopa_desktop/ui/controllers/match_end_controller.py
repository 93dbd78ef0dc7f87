"""`MatchEndController`: shows the end of a match, with what the history and the analysis know."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scopa_desktop.play.history.history_access import HistoryAccess
from scopa_desktop.rules.events import MatchWon
from scopa_desktop.rules.match import Match
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.controllers.competition_controller import CompetitionController
from scopa_desktop.ui.controllers.learn_controller import LearnController
from scopa_desktop.ui.controllers.one_hand import answer_with_one_hand
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.platform.sounds import Sound

if TYPE_CHECKING:
    from scopa_desktop.play.leaderboard.match_news import MatchNews


class MatchEndController(QObject):
    """Celebrates a match that was won on the table once, and shows its end again without that."""

    def __init__(
        self,
        context: GameContext,
        history: HistoryAccess,
        stakes: CompetitionController,
        learn: LearnController,
    ) -> None:
        super().__init__(context.window)
        self._context, self._history = context, history
        self._stakes, self._learn = stakes, learn
        self._is_new = False
        """Whether the match on the table was won and its end has not been shown."""
        context.session.events_occurred.connect(self._on_events)
        context.session.replaced.connect(self._forget)

    def show(
        self, match: Match, sides: "Sequence[dialogs.SideInfo]"
    ) -> "dialogs.ScoreDialogChoice":
        """Show the end of a match that has been won; returns what the player chooses.

        To look at the deciding move, it is put on the table.
        """
        # Not before the first frame.
        from scopa_desktop.ai.deciding_moment import FindDecidingMoment  # noqa: PLC0415
        from scopa_desktop.play.analysis.analysis_client import Priority  # noqa: PLC0415

        window = self._context.window
        dialog = dialogs.MatchEndDialog(
            match,
            sides,
            window.view.table_scene.appearance,
            fanfare=self._play_sound if self._is_new else None,
            parent=window,
        )
        self._is_new = False
        self._learn.analysis.submit(
            FindDecidingMoment(match.record),
            dialog.show_moment,
            priority=Priority.LIVE,
            receiver=dialog,
        )
        self._read_news(dialog)
        dialog.show_winnings(self._stakes.winnings())
        paid = self._stakes.changed.connect(lambda: dialog.show_winnings(self._stakes.winnings()))
        answer_with_one_hand(dialog, self._context.store.current.one_handed_keys)
        exec_dialog(dialog)
        self._stakes.changed.disconnect(paid)
        moment = dialog.moment
        if dialog.outcome is dialogs.ScoreDialogChoice.LOOK and moment is not None:
            window.controller.browse(moment.position)
        return dialog.outcome

    def _read_news(self, dialog: "dialogs.MatchEndDialog") -> None:
        # Not before the first frame.
        from scopa_desktop.play.leaderboard.match_news import news_of  # noqa: PLC0415

        match_id, profile = self._history.recorder.match_id, self._context.profiles.current.id
        if match_id is None:
            return

        def show(news: "MatchNews") -> None:
            dialog.show_news(news)

        self._history.reader.run(lambda history: news_of(history, match_id, profile), show, dialog)

    def _play_sound(self, is_won: bool) -> None:
        self._context.sounds.play(Sound.WIN if is_won else Sound.LOSE)

    def _on_events(self, events: Sequence[object]) -> None:
        self._is_new |= any(isinstance(event, MatchWon) for event in events)

    def _forget(self) -> None:
        self._is_new = False
