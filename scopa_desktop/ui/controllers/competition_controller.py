"""`CompetitionController`: what the main window says of a competitive match."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.session.seats import has_several_people
from scopa_desktop.rules.stakes import level_of
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window import competition_bar
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.wording import chips_wording

if TYPE_CHECKING:
    from scopa_desktop.ui.main_window.competition_bar import CompetitionBar


class CompetitionController(QObject):
    """Shows the bar with the stakes, and says what is won and what leaving costs."""

    changed = Signal()
    """What is known of the stakes of the match on the table has changed."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._session = window, context.session
        self._competition = competition = context.competition
        self._bar: CompetitionBar | None = None
        competition.not_staked.connect(self._window.view.messages.report)
        competition.changed.connect(self._show_bar)
        competition.changed.connect(self.changed)
        self._window.controller.presentation_changed.connect(self._show_bar)

    def leaving_sentence(self) -> str:
        """What leaving the match on the table costs; empty if it costs nothing."""
        stake, match = self._competition.stake_at_risk, self._session.match
        if stake is None or match is None:
            return ""
        return chips_wording.leaving_sentence(stake, several_people=has_several_people(match))

    def winnings(self) -> str:
        """What was won with the match on the table; empty if nothing is staked in it."""
        paid = self._competition.match
        if paid is None:
            return ""
        names = self._window.controller.first_player_names
        return chips_wording.winnings_text(paid, names, self._competition.experience_of_seats())

    def has_level(self) -> bool:
        """Whether a person has reached a level with the match on the table."""
        paid = self._competition.match
        return paid is not None and any(
            level_of(points) > level_of(points - seat.experience)
            for seat, points in zip(
                paid.seats, self._competition.experience_of_seats(), strict=False
            )
            if seat.account.profile is not None
        )

    def _show_bar(self) -> None:
        """Show the bar of a competitive match, or hide it."""
        paid = self._competition.match
        if paid is None:
            if self._bar is not None:
                self._bar.hide()
            return
        if self._bar is None:
            self._bar = competition_bar.CompetitionBar()
            self._window.insert_bar(self._bar)
        self._bar.show_stakes(
            paid,
            self._window.controller.first_player_names,
            self._competition.chips_of_seats(),
            self._competition.experience_of_seats(),
        )
        self._bar.show()
