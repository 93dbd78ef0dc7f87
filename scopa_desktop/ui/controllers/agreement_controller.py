"""`AgreementController`: all people at the table, and their opponents, agree to end a match."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from scopa_desktop.ai import odds
from scopa_desktop.play.analysis import analysis_client
from scopa_desktop.play.session.seats import person_seats, seats_to_ask_for_end
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.table_events import EndAgreed
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers.seats_controller import ask_to_confirm
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.table.bars_state import BarsState
from scopa_desktop.ui.wording.list_format import and_list


class _ComputerVotes:
    """The vote of the computer players on the end of a match."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.waiting = set(seats)
        """The seats that have not voted yet."""


class AgreementController(QObject):
    """The end of a match by agreement."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._votes: _ComputerVotes | None = None
        session = context.session
        self._window, self._session = window, session
        self._agree = window.actions_by_name["agree_end"]
        self._agree.triggered.connect(self.ask_to_end)
        window.controller.bars_changed.connect(self._show_action)
        self._show_action(window.controller.bars)

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
        start = seats.index(first)
        self._ask_people(match, [*seats[start:], *seats[:start]])

    def _ask_people(self, match: Match, seats: Sequence[int], asked: int = 0) -> None:
        """Ask one person after the other, then those who have no seat at the screen."""
        if match is not self._session.match or match.is_over:
            return
        if asked < len(seats):
            self._ask(match, seats, asked)
        elif voters := seats_to_ask_for_end(match):
            self._ask_computer_players(match, voters)
        else:
            self._end_match()

    def _take_answer(self, match: Match, seats: Sequence[int], asked: int, is_agreed: bool) -> None:
        if is_agreed:
            self._ask_people(match, seats, asked + 1)
        elif len(seats) > 1:
            name = self._window.controller.player_names[seats[asked]]
            pattern = self.tr("{name} wants to play on, so the match goes on.")
            self._window.view.show_message(pattern.format(name=name))

    def _ask_computer_players(self, match: Match, seats: list[int]) -> None:
        """Let the computer players decide by their own odds, one after another."""
        self._votes = _ComputerVotes(match, seats)
        for seat in seats:
            self._context.analysis.submit(
                odds.judge_end_task(match, seat),
                partial(self._take_vote, self._votes, seat),
                priority=analysis_client.Priority.LIVE,
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
            self._end_match()
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

    def _ask(self, match: Match, seats: Sequence[int], asked: int) -> None:
        """Ask a person; the first one proposes the end, and has no name if there is no other."""
        names = self._window.controller.player_names
        name = names[seats[asked]] if len(seats) > 1 else ""
        proposer = names[seats[0]] if asked else ""
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
        ask_to_confirm(
            self._window,
            title,
            " ".join(sentences),
            [agree, self.tr("Play on")],
            partial(self._take_answer, match, seats, asked),
        )

    def _end_match(self) -> None:
        try:
            self._session.apply(EndAgreed())
        except TextError as error:
            self._window.view.messages.report(translated(error.sentence))

    def _show_action(self, bars: BarsState) -> None:
        self._agree.setVisible(bars.is_at_stake)
        self._agree.setEnabled(bars.is_at_stake and bars.has_people)
