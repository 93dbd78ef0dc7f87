"""`CompetitionController`: what the main window says of a competitive match."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.play.session.seats import has_several_people
from scopa_desktop.ui.main_window.game_context import GameContext

if TYPE_CHECKING:
    from scopa_desktop.ui.main_window.competition_bar import CompetitionBar


class CompetitionController(QObject):
    """Shows the bar with the stakes, and says what is won and what leaving costs."""

    changed = Signal()
    """What the ledger says of the match on the table has changed."""

    def __init__(self, context: GameContext, competition: Competition) -> None:
        super().__init__(context.window)
        self._window, self._session = context.window, context.session
        self._competition = competition
        self._bar: CompetitionBar | None = None
        competition.failed.connect(self._window.notice.show_notice)
        competition.changed.connect(self._show_bar)
        competition.changed.connect(self.changed)
        self._window.controller.presentation_changed.connect(self._show_bar)

    def leaving_sentence(self) -> str:
        """What leaving the match on the table costs; empty if it costs nothing."""
        stake, match = self._competition.stake_at_risk, self._session.match
        if stake is None or match is None:
            return ""
        # Not before the first frame.
        from scopa_desktop.ui.wording.chips_wording import leaving_sentence  # noqa: PLC0415

        return leaving_sentence(stake, several_people=has_several_people(match))

    def winnings(self) -> str:
        """What was won with the match on the table; empty if nothing is staked in it."""
        paid = self._competition.match
        if paid is None:
            return ""
        # Not before the first frame.
        from scopa_desktop.ui.wording.chips_wording import winnings_text  # noqa: PLC0415

        names = self._window.controller.first_player_names
        return winnings_text(paid, names, self._competition.experience_of_seats())

    def _show_bar(self) -> None:
        """Show the bar of a competitive match, or hide it."""
        paid = self._competition.match
        if paid is None:
            if self._bar is not None:
                self._bar.hide()
            return
        if self._bar is None:
            # Not before the first frame.
            from scopa_desktop.ui.main_window.competition_bar import CompetitionBar  # noqa: PLC0415

            self._bar = CompetitionBar()
            self._window.insert_bar(self._bar)
        self._bar.show_stakes(
            paid,
            self._window.controller.first_player_names,
            self._competition.chips_of_seats(),
            self._competition.experience_of_seats(),
        )
        self._bar.show()
