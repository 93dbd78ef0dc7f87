"""`MatchReviewController`: shows the review of a match, and its decisions on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.ai.review.match_review import ReviewStep, step_of
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.play.analysis.review_run import ReviewRun
from scopa_desktop.play.session.seats import own_seat_of
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.review import review_dialog, reviewed_match
from scopa_desktop.ui.training.moment_window import MomentWindow
from scopa_desktop.ui.wording.card_wording import own_name


class MatchReviewController(QObject):
    """Lets the dialog of a review and the window of its moments follow each other.

    The run goes on while a moment is looked at, and stops when the dialog is closed.
    """

    closed = Signal()

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context, self._main_window = context, window
        self._run: ReviewRun | None = None
        self._shown: reviewed_match.ReviewedMatch | None = None
        self._shows_all = False
        self._window: MomentWindow | None = None

    def review(self, match: Match, match_id: str | None) -> None:
        """Show the review of a match until the dialog is closed."""
        self.close()
        context = self._context
        self._run = ReviewRun(
            match, context.analysis, context.database_thread, match_id=match_id, parent=self
        )
        deck = context.art.deck_for(
            context.store.current.deck, match.variant.deck, match.variant.deal.pack
        )
        name = own_name(context.profiles.current.name)
        seat = own_seat_of(match.players, default=own_seat_of(match.first_players))
        self._shown = reviewed_match.ReviewedMatch.of(
            self._run.record, name, context.art, deck, seat
        )
        self._shows_all = False
        self._run.start()
        self._show_dialog(None)

    def close(self) -> None:
        """End the run; its results are kept."""
        if self._run is not None:
            self._run.close()
            self._run = None

    def _show_dialog(self, selected: ReviewStep | None) -> None:
        run, shown = self._run, self._shown
        if run is None or shown is None:
            return
        dialog = review_dialog.ReviewDialog(
            run,
            shown,
            selected=selected,
            shows_all=self._shows_all,
            parent=self._main_window,
        )
        exec_dialog(dialog)
        self._shows_all = dialog.shows_all
        if dialog.chosen is None:
            self.close()
            self.closed.emit()
        else:
            self._show_moments(run, shown, dialog.moments, dialog.chosen)

    def _show_moments(
        self,
        run: ReviewRun,
        shown: "reviewed_match.ReviewedMatch",
        moments: Sequence[DecisionReview],
        chosen: DecisionReview,
    ) -> None:
        window = MomentWindow(
            self._context,
            self._main_window,
            run,
            shown,
            moments=moments,
            index=moments.index(chosen),
        )
        self._window = window
        # Queued: the window must be closed before the dialog is shown again.
        window.closed.connect(self._return_to_dialog, Qt.ConnectionType.QueuedConnection)
        window.open()

    def _return_to_dialog(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            self._show_dialog(step_of(window.moment))
