"""`LedgerJobs`: what is done with the ledger, in the thread of the history.

What has become of a match is worked out from its record alone. So it can be done again at any time:
after each event of the table, and at the next start for what a killed process has left undone.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.ledger.bookkeeping import Account, AccountKind, profile_account
from scopa_desktop.play.ledger.earnings import earn_by_practice, earn_by_training
from scopa_desktop.play.ledger.ledger import Books, Ledger
from scopa_desktop.play.ledger.match_payments import (
    ChipsError,
    Departure,
    LedgerMatch,
    MatchOutcome,
)
from scopa_desktop.play.ledger.table_accounts import AccountSummary, account_summary
from scopa_desktop.play.session.seats import absent_seats, has_several_people, seats_played_by_game
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import open_match
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import PlayerChanged

_log = logging.getLogger(__name__)


def outcome_of(match: Match, *, is_left: bool = False) -> MatchOutcome:
    """What has become of a match; `is_left`: its people leave it for good.

    Nobody gains experience in a match of several people of this computer, and nobody for whom the
    game made most moves.
    """
    seats = range(match.seating.players)
    return MatchOutcome(
        stake=match.table.stake,
        departures=tuple(_departures(match)),
        winner=match.winner,
        is_void=match.is_ended_by_agreement,
        is_left=is_left,
        people=frozenset(seat for seat in seats if match.first_players[seat].is_person),
        absent=frozenset(absent_seats(match)),
        without_experience=frozenset(
            seats if has_several_people(match) else seats_played_by_game(match)
        ),
    )


def _departures(match: Match) -> Iterator[Departure]:
    """The departures of the people with whom a match began, in their order."""
    left = [0] * len(match.first_players)
    for placed in match.events:
        # Nobody sits in for a computer player in a competitive match.
        if isinstance(placed.event, PlayerChanged) and not placed.event.player.is_person:
            seat = placed.event.seat
            left[seat] += 1
            yield Departure(seat, left[seat])


def settle_lost(
    ledger: Ledger, matches: Iterable[LedgerMatch], find: Callable[[str], Match | None]
) -> list[LedgerMatch]:
    """Pay the matches that are no longer on the table and still have their stakes in the pot.

    A killed process has left them: what the history has is paid as it ended there. A match that it
    does not have was deleted while it was running, and so left: the stakes are taken only when its
    file is on the disk.

    Args:
        ledger: the ledger.
        matches: these matches.
        find: returns the match of the history with an id; None if the history does not have it.

    Returns the matches in the ledger. Raises `StorageError`.
    """
    paid = []
    for known in matches:
        match = find(known.id)
        if match is None:
            _log.warning("match %s, which was played for chips, is gone: it was left", known.id)
            kinds = [seat.account.kind for seat in known.seats]
            people = (seat for seat, kind in enumerate(kinds) if kind is AccountKind.PROFILE)
            outcome = MatchOutcome(is_left=True, people=frozenset(people))
        else:
            outcome = outcome_of(match, is_left=True)
        paid.append(ledger.settle(known.id, outcome))
    return [match for match in paid if match is not None]


class LedgerState(NamedTuple):
    """What a job has found."""

    match: LedgerMatch | None = None
    """The match that it was about; None if nothing is staked in it."""
    books: Books | None = None
    """None if the ledger cannot be used."""
    summary: AccountSummary | None = None
    """What a profile has, if that was asked for."""
    problem: str = ""
    """A sentence for the player; empty if all is well."""


class LedgerJobs:
    """The jobs, each of which is run in the thread of the history.

    The ledger is opened by the first of them, and belongs to that thread.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ledger: Ledger | None = None
        self._reported = ""

    def begin(
        self,
        match_id: str,
        seating: Seating,
        accounts: Sequence[Account | None],
        outcome: MatchOutcome,
    ) -> LedgerState:
        """Take the stakes of a match, unless they are or it is over, and settle it.

        Nothing is taken if an account is None, that of a guest.
        """
        seated = [account for account in accounts if account is not None]

        def begin(ledger: Ledger) -> LedgerMatch | None:
            is_new = ledger.match(match_id) is None and not outcome.is_over
            if is_new and len(seated) == seating.players and outcome.stake is not None:
                try:
                    ledger.begin_match(match_id, seating, seated, outcome.stake)
                except ChipsError:
                    return None
            return ledger.settle(match_id, outcome)

        return self._state_after(begin)

    def settle(self, match_id: str, outcome: MatchOutcome) -> LedgerState:
        """Make a match agree with what has become of it, and pay it if it is over."""
        return self._state_after(lambda ledger: ledger.settle(match_id, outcome))

    def pay_lost(self, running: str | None, history: MatchHistory) -> LedgerState:
        """Pay the matches that a killed process has left; `running` is on the table."""

        def pay(ledger: Ledger) -> None:
            lost = [each for each in ledger.open_matches() if each.id != running]
            files = history.record_files([each.id for each in lost])

            def find(match_id: str) -> Match | None:
                file = files.get(match_id)
                return None if file is None else open_match(history.files.path(file))

            settle_lost(ledger, lost, find)

        return self._state_after(pay)

    def earn_by_practice(self, match_id: str, profiles: Sequence[str]) -> LedgerState:
        """Pay the profiles that have played a match to its end, if no chips were staked in it."""
        return self._state_after(lambda ledger: earn_by_practice(ledger, match_id, profiles))

    def earn_by_training(self, profile: str) -> LedgerState:
        """Pay a profile for what it has done in training today."""
        return self._state_after(lambda ledger: self._pay_training(ledger, profile))

    def summary(self, profile: str, most_entries: int) -> LedgerState:
        """What a profile has, after it was paid for its training."""
        found: list[AccountSummary] = []

        def summarize(ledger: Ledger) -> None:
            self._pay_training(ledger, profile)
            found.append(account_summary(ledger, profile_account(profile), most_entries))

        state = self._state_after(summarize)
        return state._replace(summary=next(iter(found), None))

    def close(self) -> None:
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None

    def _pay_training(self, ledger: Ledger, profile: str) -> None:
        earn_by_training(ledger, TrainingJournal(self._folder, profile), profile)

    def _state_after(self, action: Callable[[Ledger], LedgerMatch | None]) -> LedgerState:
        """Do something with the ledger; a `StorageError` is reported in the state."""
        try:
            if self._ledger is None:
                self._ledger = Ledger(self._folder)
            ledger = self._ledger
            match = action(ledger)
            books = ledger.books()
        except StorageError as error:
            return LedgerState(problem=error.sentence)
        problem = "" if ledger.problem == self._reported else ledger.problem
        self._reported = ledger.problem
        return LedgerState(match, books, problem=problem)
