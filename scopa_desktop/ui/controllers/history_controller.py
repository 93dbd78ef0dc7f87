"""`HistoryController`: shows the pages of the history and new badges."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.history.history_access import HistoryAccess
from scopa_desktop.rules.match import Match
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.competition import Competition
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.wording.card_wording import own_name

if TYPE_CHECKING:
    from scopa_desktop.play.history.badges import EarnedBadge


class HistoryController(QObject):
    """The dialog of the history, and what the player chooses to do with a match of it."""

    review_requested = Signal(Match, Path)
    """Show a match of the history, which was read from a file."""
    analysis_requested = Signal(Match, str)
    """Review the decisions of a match of the history; emitted with its id."""
    deal_requested = Signal(Match)
    """Begin a match with the deal of an earlier one, which is dealt in it already."""

    def __init__(
        self, context: GameContext, history: HistoryAccess, competition: Competition
    ) -> None:
        """`competition` knows the chips of the profiles."""
        super().__init__(context.window)
        self._context = context
        self._history = history
        self._competition = competition
        history.badges_earned.connect(self._show_badges)
        context.window.view.pointer.plaque_clicked.connect(
            # Queued, because the signal would otherwise return only after the dialog is closed.
            self.show_fairness,
            Qt.ConnectionType.QueuedConnection,
        )
        for page in ("matches", "statistics", "leaderboard", "fairness", "chips", "profile"):
            context.window.actions_by_name[page].triggered.connect(
                lambda _checked, page=page: self.show_page(page)
            )

    def show_fairness(self, seat: int) -> None:
        """Show the fairness figures against the player of a seat, or all if it is a partner."""
        match = self._context.window.controller.shown_match
        if match is None:
            return
        own_side = match.seating.side_of(self._context.session.own_seat)
        is_opponent = match.seating.side_of(seat) != own_side
        self.show_page("fairness", match.players[seat].level if is_opponent else None)

    def dialog_context(self) -> "dialogs.HistoryContext":
        """What the pages of the history show besides the database."""
        context = self._context
        return dialogs.HistoryContext(
            art=context.art,
            deck=context.window.controller.deck,
            cloth=context.cloth,
            own_name=own_name(context.profiles.current.name),
            profile=context.profiles.current.id,
            profiles=context.profiles,
            competition=self._competition,
            last_game=context.store.current.last_game,
        )

    def show_page(self, page: str, opponent: str | None = None) -> None:
        """Show a page of the history, and request what the player chooses to do with a match.

        `opponent` is the level whose fairness figures are shown.
        """
        # Not before the first frame.
        from scopa_desktop.ui.history.match_actions import (  # noqa: PLC0415
            MatchToAnalyse,
            MatchToPlay,
            MatchToReview,
        )

        # Another process may have imported some.
        self._context.profiles.refresh()
        dialog = dialogs.HistoryDialog(
            self._history.reader, self.dialog_context(), page, self._context.window
        )
        if opponent is not None:
            dialog.show_fairness_of(opponent)
        exec_dialog(dialog)
        match dialog.outcome:
            case MatchToReview(match, path):
                self.review_requested.emit(match, path)
            case MatchToAnalyse(match, entry):
                self.analysis_requested.emit(match, entry.id)
            case MatchToPlay(match):
                self.deal_requested.emit(match)

    def _show_badges(self, badges: "Sequence[EarnedBadge]") -> None:
        """Show the new badges of the current profile, over the score sheet if it is open."""
        # Not before the first frame.
        from scopa_desktop.ui.main_window.badge_notice import BadgeNotice  # noqa: PLC0415

        profile = self._context.profiles.current.id
        notice = BadgeNotice(QApplication.activeModalWidget() or self._context.window)
        notice.requested.connect(
            partial(self.show_page, "profile"), Qt.ConnectionType.QueuedConnection
        )
        notice.show_badges([badge.badge for badge in badges if badge.profile == profile])
