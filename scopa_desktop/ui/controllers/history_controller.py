"""`HistoryController`: shows the pages of the history and new badges."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.play.history.history_access import HistoryAccess
from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.rules.match import Match
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.platform.modal import delete_dialog
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.list_format import and_list

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
        self._left_for_review: dialogs.HistoryDialog | None = None
        """The closed dialog from which a review was opened."""
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
        # Another process may have imported some.
        self._context.profiles.refresh()
        dialog = dialogs.HistoryDialog(
            self._history.reader, self.dialog_context(), page, self._context.window
        )
        if opponent is not None:
            dialog.show_fairness_of(opponent)
        self._show(dialog)

    def return_from_review(self) -> None:
        """Show the history again, as it was, if the review that was closed was opened from it."""
        if self._left_for_review is not None:
            self._show(self._left_for_review)

    def _show(self, dialog: "dialogs.HistoryDialog") -> None:
        """Show the dialog, and request what the player chooses; it is kept during a review."""
        # Not before the first frame.
        from scopa_desktop.ui.history.match_actions import (  # noqa: PLC0415
            MatchToAnalyse,
            MatchToPlay,
            MatchToReview,
        )

        self._left_for_review = dialog.outcome = None
        dialog.exec()
        match dialog.outcome:
            case MatchToAnalyse(match, entry):
                self._left_for_review = dialog
                self.analysis_requested.emit(match, entry.id)
                return
            case MatchToReview(match, path):
                self.review_requested.emit(match, path)
            case MatchToPlay(match):
                self.deal_requested.emit(match)
        delete_dialog(dialog)

    def _show_badges(self, badges: "Sequence[EarnedBadge]") -> None:
        """Name the new badges of the current profile, unless the end of the match shows them."""
        match = self._context.session.match
        if match is not None and match.winner is not None:
            return
        # Not before the first frame.
        from scopa_desktop.ui.wording.badge_wording import badge_name  # noqa: PLC0415

        profile = self._context.profiles.current.id
        names = [badge_name(badge.badge) for badge in badges if badge.profile == profile]
        if names:
            sentence = self.tr("New badges: {names}").format(names=and_list(names))
            self._context.window.notice.show_notice(sentence)
