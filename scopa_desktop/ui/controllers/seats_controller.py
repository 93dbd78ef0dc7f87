"""`SeatsController`: a person leaves the table or comes back."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

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


def ask_to_confirm(
    window: MainWindow,
    title: str,
    sentence: str,
    answers: Sequence[str],
    then: Callable[[bool], object],
) -> None:
    """Ask a question whose gold button, the second one, refuses; `then` gets the answer."""
    window.view.sheets.show(
        lambda: question_dialog.QuestionDialog(title, sentence, answers, window),
        lambda dialog: then(dialog.answer == _AGREED),
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
        self._leave.triggered.connect(self.change_seat)
        window.controller.bars_changed.connect(self._show_action)
        self._show_action(window.controller.bars)

    def change_seat(self) -> None:
        """Leave the table, or take a seat again; asks which if several are possible."""
        match = self._session.match
        changes = self._seat_changes()
        if match is None or not changes:
            return
        if len(changes) == 1:
            self._ask(match, changes[0])
            return
        window = self._window
        title = self.tr("The seats")
        sentence = self.tr(
            "A computer player sits in for a person who leaves, and gives the seat back."
        )
        texts = [change.text for change in changes]

        def take_answer(dialog: "question_dialog.ChoiceDialog") -> None:
            if dialog.answer is not None:
                self._ask(match, changes[dialog.answer])

        window.view.sheets.show(
            lambda: question_dialog.ChoiceDialog(title, sentence, texts, self.tr("Cancel"), window),
            take_answer,
        )

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

    def _ask(self, match: Match, change: _SeatChange) -> None:
        """Make a change; ask before somebody leaves a competitive match, which costs chips."""
        if not change.is_leaving or not match.table.is_competitive:
            self._make(change)
            return
        sentence = self.tr(
            "You can take your seat again until the match is over. If you do not, you win neither "
            "chips nor experience."
        )
        if stake := self._competition.stake_at_risk:
            pattern = self.tr("Leaving a competitive match costs {chips}.")
            sentence = (
                f"{pattern.format(chips=counted('chips', stakes.penalty_for(stake)))} {sentence}"
            )
        ask_to_confirm(
            self._window,
            self.tr("Leave the table"),
            sentence,
            [self.tr("Leave"), self.tr("Stay")],
            lambda is_agreed: self._make(change) if is_agreed else None,
        )

    def _make(self, change: _SeatChange) -> None:
        try:
            self._session.apply(PlayerChanged(change.seat, change.player))
        except TextError as error:
            self._window.view.messages.report(translated(error.sentence))

    def _show_action(self, bars: BarsState) -> None:
        """Name the action after what it does now."""
        self._leave.setEnabled(bool(bars.leaving or bars.absent))
        if bars.absent:
            both = self.tr("Leave or take a seat…")
            self._leave.setText(both if bars.leaving else self.tr("Take your seat again"))
        else:
            self._window.actions_by_name.reset_text("leave_seat")
