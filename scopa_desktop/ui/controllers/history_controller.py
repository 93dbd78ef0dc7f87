"""`HistoryController`: shows the pages of the history and new badges."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history import history_dialog, match_actions
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.platform.modal import delete_dialog
from scopa_desktop.ui.wording import badge_wording
from scopa_desktop.ui.wording.list_format import and_list

if TYPE_CHECKING:
    from scopa_desktop.play.badges import EarnedBadge


class HistoryController(QObject):
    """The dialog of the history, and what the player chooses to do with a match of it."""

    review_requested = Signal(Match, object)
    """Show a match of the history; emitted with its `StoredMatch`."""
    analysis_requested = Signal(Match, str)
    """Review the decisions of a match of the history; emitted with its id."""
    play_requested = Signal(Match, object)
    """Play a match of the history; emitted with the source of a `MatchToPlay`."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self._left_for_review: history_dialog.HistoryDialog | None = None
        """The closed dialog from which a review was opened."""
        context.recorder.badges_earned.connect(self._show_badges)
        window.view.pointer.plaque_clicked.connect(
            # Queued, because the signal would otherwise return only after the dialog is closed.
            self.show_fairness,
            Qt.ConnectionType.QueuedConnection,
        )
        for page in ("matches", "statistics", "leaderboard", "fairness", "chips", "profile"):
            window.actions_by_name[page].triggered.connect(
                lambda _checked, page=page: self.show_page(page)
            )

    def show_fairness(self, seat: int) -> None:
        """Show the fairness figures against the player of a seat, or all if it is a partner."""
        match = self._window.controller.shown_match
        if match is None:
            return
        own_side = match.seating.side_of(self._context.session.own_seat)
        is_opponent = match.seating.side_of(seat) != own_side
        self.show_page("fairness", match.players[seat].level if is_opponent else None)

    def show_page(self, page: str, opponent: str | None = None) -> None:
        """Show a page of the history, and request what the player chooses to do with a match.

        `opponent` is the level whose fairness figures are shown.
        """
        # Another process may have imported some.
        self._context.profiles.refresh()
        dialog = history_dialog.HistoryDialog(self._context, page, self._window)
        if opponent is not None:
            dialog.show_fairness_of(opponent)
        self._show(dialog)

    def return_from_review(self) -> None:
        """Show the history again, as it was, if the review that was closed was opened from it."""
        if self._left_for_review is not None:
            self._show(self._left_for_review)

    def _show(self, dialog: "history_dialog.HistoryDialog") -> None:
        """Show the dialog, and request what the player chooses; it is kept during a review."""
        self._left_for_review = dialog.outcome = None
        dialog.exec()
        match dialog.outcome:
            case match_actions.MatchToAnalyse(match, entry):
                self._left_for_review = dialog
                self.analysis_requested.emit(match, entry.id)
                return
            case match_actions.MatchToReview(match, stored):
                self.review_requested.emit(match, stored)
            case match_actions.MatchToPlay(match, _, source):
                self.play_requested.emit(match, source)
        delete_dialog(dialog)

    def _show_badges(self, badges: "Sequence[EarnedBadge]") -> None:
        """Name the new badges of the current profile, unless the end of the match shows them."""
        match = self._context.session.match
        if match is not None and match.winner is not None:
            return
        profile = self._context.profiles.current.id
        names = [
            badge_wording.badge_name(badge.badge) for badge in badges if badge.profile == profile
        ]
        if names:
            sentence = self.tr("New badges: {names}").format(names=and_list(names))
            self._window.view.messages.report(sentence)
