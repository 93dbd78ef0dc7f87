"""`SeatsController`: a person leaves the table or comes back, and all agree to end the match."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt

from scopa_desktop.play.ledger.competition import Competition
from scopa_desktop.play.session.seats import (
    absent_seats,
    person_seats,
    seats_to_ask_for_end,
    substitute_for,
)
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_events import EndAgreed, PlayerChanged, TableEvent
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.controllers.learn_controller import LearnController
from scopa_desktop.ui.main_window.game_context import GameContext
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.number_format import counted

_AGREED = 0
"""The first answer of each question: to leave, or to end the match."""


class _SeatChange(NamedTuple):
    """What can be done with a seat now."""

    seat: int
    player: Player
    """Who sits there afterwards."""
    is_leaving: bool
    text: str
    """What is done, as an answer of a dialog."""


class _ComputerVotes:
    """The vote of the computer players on the end of a match."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.waiting = set(seats)
        """The seats that have not voted yet."""


class SeatsController(QObject):
    """Leaving the table, coming back, and ending the match by agreement."""

    def __init__(
        self, context: GameContext, competition: Competition, learn: LearnController
    ) -> None:
        """`competition` knows what is staked, `learn` computes odds for the computer players."""
        super().__init__(context.window)
        self._competition, self._learn = competition, learn
        self._votes: _ComputerVotes | None = None
        self._window, self._session = window, session = context.window, context.session
        actions = window.actions_by_name
        self._leave, self._agree = actions["leave_seat"], actions["agree_end"]
        # Queued, because the signals would otherwise return only after a dialog is closed.
        queued = Qt.ConnectionType.QueuedConnection
        self._leave.triggered.connect(self.change_seat, queued)
        self._agree.triggered.connect(self.ask_to_end, queued)
        for signal in (
            session.replaced,
            session.turn_changed,
            session.cover_changed,
            session.table_changed,
            window.controller.presentation_changed,
        ):
            signal.connect(self._show_actions)
        self._show_actions()

    # --- leaving and coming back ---------------------------------------------------------------

    def change_seat(self) -> None:
        """Leave the table, or take a seat again; asks which if several are possible."""
        match = self._session.match
        changes = self._seat_changes()
        if match is None or not changes:
            return
        change = changes[0] if len(changes) == 1 else self._chosen(changes)
        if change is None or (change.is_leaving and not self._may_leave(match)):
            return
        self._apply(PlayerChanged(change.seat, change.player))

    def _seat_changes(self) -> list[_SeatChange]:
        """Who can leave and who can come back now."""
        match = self._session.match
        if match is None or match.is_over:
            return []
        names = self._window.controller.player_names
        first_names = self._window.controller.first_player_names
        seated, at_screen = person_seats(match), self._session.person_seat
        leaving = seated if at_screen is None else [at_screen]
        return [
            *(
                _SeatChange(
                    seat,
                    substitute_for(match, seat),
                    True,
                    self.tr("{name} leaves the table").format(name=names[seat]),
                )
                for seat in leaving
            ),
            *(
                _SeatChange(
                    seat,
                    match.first_players[seat],
                    False,
                    self.tr("{name} comes back").format(name=first_names[seat]),
                )
                for seat in absent_seats(match)
            ),
        ]

    def _chosen(self, changes: list[_SeatChange]) -> _SeatChange | None:
        answer = dialogs.ChoiceDialog(
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
            # Not before the first frame.
            from scopa_desktop.play.ledger.match_payments import penalty_for  # noqa: PLC0415

            pattern = self.tr("Leaving a competitive match costs {chips}.")
            sentence = f"{pattern.format(chips=counted('chips', penalty_for(stake)))} {sentence}"
        return self._is_confirmed(
            self.tr("Leave the table"), sentence, self.tr("Leave"), self.tr("Stay")
        )

    # --- end by agreement ----------------------------------------------------------------------

    def ask_to_end(self) -> None:
        """Ask every person at the table whether the match ends now; one is enough to go on.

        Computer players have no vote, also those who sit in for a person; but where a match for
        chips has people on one side only, their opponents must agree as well.
        """
        match = self._session.match
        seats = [] if match is None or match.is_over else person_seats(match)
        if match is None or not seats:
            return
        self._window.controller.return_to_game()
        first = self._first_asked(seats)
        self._session.cover_hands()
        names = self._window.controller.player_names
        for seat in (*seats[seats.index(first) :], *seats[: seats.index(first)]):
            proposer = names[first] if seat != first else ""
            if not self._agrees(match, names[seat] if len(seats) > 1 else "", proposer):
                if len(seats) > 1:
                    pattern = self.tr("{name} wants to play on, so the match goes on.")
                    self._window.view.show_message(pattern.format(name=names[seat]))
                return
        if voters := seats_to_ask_for_end(match):
            self._ask_computer_players(match, voters)
        else:
            self._apply(EndAgreed())

    def _ask_computer_players(self, match: Match, seats: list[int]) -> None:
        """Let the computer players decide by their own odds, one after another."""
        # Not before the first frame.
        from scopa_desktop.ai.odds import judge_end_task  # noqa: PLC0415
        from scopa_desktop.play.analysis.analysis_client import Priority  # noqa: PLC0415

        self._votes = _ComputerVotes(match, seats)
        for seat in seats:
            self._learn.analysis.submit(
                judge_end_task(match, seat),
                partial(self._take_vote, self._votes, seat),
                priority=Priority.LIVE,
                receiver=self,
            )

    def _take_vote(self, votes: "_ComputerVotes", seat: int, agrees: bool) -> None:
        """Count the vote of a computer player; the first one who wants to play on decides."""
        match = votes.match
        if votes is not self._votes or match is not self._session.match or match.is_over:
            return
        votes.waiting.remove(seat)
        names = self._window.controller.player_names
        if not agrees:
            pattern = self.tr("{name} has good chances and wants to play on.")
            self._end_vote(pattern.format(name=names[seat]))
        elif not votes.waiting:
            pattern = self.tr("Agreed with {names}: nobody has won or lost the match.")
            self._apply(EndAgreed())
            self._end_vote(pattern.format(names=and_list([names[each] for each in votes.seats])))

    def _end_vote(self, sentence: str) -> None:
        self._votes = None
        self._window.view.show_message(sentence)

    def _first_asked(self, seats: list[int]) -> int:
        """The person at the screen; while it is passed on, the one on turn or the first one."""
        for seat in (self._session.person_seat, self._session.turn):
            if seat in seats:
                return seat
        return seats[0]

    def _agrees(self, match: Match, name: str, proposer: str) -> bool:
        """Ask a person; `name` is empty for the only one, `proposer` for the first one."""
        sentences = [self.tr("Nobody wins or loses, and nothing is counted.")]
        if seats_to_ask_for_end(match):
            sentences.append(
                self.tr("The computer players agree if their own chances are not better than even.")
            )
        if match.table.stake:
            sentences.append(self.tr("All stakes go back."))
        title = self.tr("End by agreement")
        if proposer:
            pattern = self.tr("{name} would like to end the match by agreement.")
            sentences.insert(0, pattern.format(name=proposer))
            title = self.tr("Pass the screen to {name}").format(name=name)
        if name:
            sentences.append(self.tr("{name}, do you agree?").format(name=name))
        agree = self.tr("I agree") if name else self.tr("End the match")
        return self._is_confirmed(title, " ".join(sentences), agree, self.tr("Play on"))

    # --- inside --------------------------------------------------------------------------------

    def _is_confirmed(self, title: str, sentence: str, answer: str, refusal: str) -> bool:
        """Ask a question whose gold button refuses."""
        answers = [answer, refusal]
        return dialogs.QuestionDialog(title, sentence, answers, self._window).ask() == _AGREED

    def _apply(self, event: TableEvent) -> None:
        try:
            self._session.apply(event)
        except TextError as error:
            self._window.notice.show_notice(translated(error.sentence))

    def _show_actions(self) -> None:
        """Name the actions after what they do now."""
        match = self._session.match
        changes = self._seat_changes()
        self._leave.setEnabled(bool(changes))
        kinds = {change.is_leaving for change in changes}
        if kinds == {False}:
            self._leave.setText(self.tr("Take your seat again"))
        elif len(kinds) == 2:
            self._leave.setText(self.tr("Leave or take a seat…"))
        else:
            self._window.actions_by_name.reset_text("leave_seat")
        is_running = match is not None and not match.is_over
        self._agree.setEnabled(is_running and match is not None and bool(person_seats(match)))
