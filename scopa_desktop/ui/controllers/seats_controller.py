"""`SeatsController`: a person leaves the table or comes back."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from scopa_desktop.play.chips import stakes
from scopa_desktop.play.session.seats import substitute_for
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.table.bars_state import BarsState
from scopa_desktop.ui.wording.number_format import counted

_AGREED = 0
"""The first answer of a question."""


def is_confirmed(window: MainWindow, title: str, sentence: str, answer: str, refusal: str) -> bool:
    """Ask a question whose gold button refuses."""
    return (
        question_dialog.QuestionDialog(title, sentence, [answer, refusal], window).ask() == _AGREED
    )


class _SeatChange(NamedTuple):
    """What can be done with a seat now."""

    seat: int
    player: Player
    """Who sits there afterwards."""
    is_leaving: bool
    text: str
    """What is done, as an answer of a dialog."""


class SeatsController(QObject):
    """Leaving the table, and coming back."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._competition = context.competition
        session = context.session
        self._window, self._session = window, session
        self._leave = window.actions_by_name["leave_seat"]
        # Queued, because the signal would otherwise return only after a dialog is closed.
        queued = Qt.ConnectionType.QueuedConnection
        self._leave.triggered.connect(self.change_seat, queued)
        window.controller.bars_changed.connect(self._show_action)
        self._show_action(window.controller.bars)

    def change_seat(self) -> None:
        """Leave the table, or take a seat again; asks which if several are possible."""
        match = self._session.match
        changes = self._seat_changes()
        if match is None or not changes:
            return
        change = changes[0] if len(changes) == 1 else self._chosen(changes)
        if change is None or (change.is_leaving and not self._may_leave(match)):
            return
        try:
            self._session.apply(PlayerChanged(change.seat, change.player))
        except TextError as error:
            self._window.view.messages.report(translated(error.sentence))

    def _seat_changes(self) -> list[_SeatChange]:
        """Who can leave and who can come back now."""
        match = self._session.match
        if match is None or match.is_over:
            return []
        names = self._window.controller.player_names
        first_names = self._window.controller.first_player_names
        bars = self._window.controller.bars
        return [
            *(
                _SeatChange(
                    seat,
                    substitute_for(match, seat),
                    True,
                    self.tr("{name} leaves the table").format(name=names[seat]),
                )
                for seat in bars.leaving
            ),
            *(
                _SeatChange(
                    seat,
                    match.first_players[seat],
                    False,
                    self.tr("{name} comes back").format(name=first_names[seat]),
                )
                for seat in bars.absent
            ),
        ]

    def _chosen(self, changes: list[_SeatChange]) -> _SeatChange | None:
        answer = question_dialog.ChoiceDialog(
            self.tr("The seats"),
            self.tr("A computer player sits in for a person who leaves, and gives the seat back."),
            [change.text for change in changes],
            self.tr("Cancel"),
            self._window,
        ).ask()
        return None if answer is None else changes[answer]

    def _may_leave(self, match: Match) -> bool:
        """Ask before somebody leaves a competitive match, which costs chips."""
        if not match.table.is_competitive:
            return True
        sentence = self.tr(
            "You can take your seat again until the match is over. If you do not, you win neither "
            "chips nor experience."
        )
        if stake := self._competition.stake_at_risk:
            pattern = self.tr("Leaving a competitive match costs {chips}.")
            sentence = (
                f"{pattern.format(chips=counted('chips', stakes.penalty_for(stake)))} {sentence}"
            )
        return is_confirmed(
            self._window, self.tr("Leave the table"), sentence, self.tr("Leave"), self.tr("Stay")
        )

    def _show_action(self, bars: BarsState) -> None:
        """Name the action after what it does now."""
        self._leave.setEnabled(bool(bars.leaving or bars.absent))
        if bars.absent:
            both = self.tr("Leave or take a seat…")
            self._leave.setText(both if bars.leaving else self.tr("Take your seat again"))
        else:
            self._window.actions_by_name.reset_text("leave_seat")
