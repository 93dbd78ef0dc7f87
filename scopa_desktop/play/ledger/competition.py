"""`Competition`: ties the match on the table to the ledger of chips and experience."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from scopa_desktop.play.history.history_access import HistoryAccess
from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.events import MatchWon
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.table_options import TableOptions

if TYPE_CHECKING:
    from scopa_desktop.play.history.match_files import StoredMatch
    from scopa_desktop.play.ledger.ledger import Books
    from scopa_desktop.play.ledger.ledger_jobs import LedgerJobs, LedgerState
    from scopa_desktop.play.ledger.match_payments import LedgerMatch
    from scopa_desktop.play.ledger.table_accounts import AccountSummary, StakeRefusal


class Competition(QObject):
    """Takes the stakes of competitive matches, follows them, and pays them.

    The ledger is read and written in the thread of the history, so that the window never waits for
    the disk: what is known of it here is what the last job has found. It is opened when it is first
    needed, not before the first frame.
    """

    changed = Signal()
    """The stakes, the chips or the state of the match on the table have changed."""
    failed = Signal(str)
    """Chips could not be moved; emitted with a sentence for the player."""

    def __init__(
        self,
        session: Session,
        profiles: ProfileStore,
        history: HistoryAccess,
        running: RunningMatch,
        data_folder: Path,
        *,
        parent: QObject,
    ) -> None:
        """The competition of a session.

        Args:
            session: the match on the table.
            profiles: the people of this computer.
            history: knows the match on the table, and has those that were left.
            running: saves the match on the table, unless another process does.
            data_folder: where the ledger is.
            parent: the owner.
        """
        super().__init__(parent)
        self._session = session
        self._profiles = profiles
        self._history = history
        self._data_folder = data_folder
        self._may_write = running.may_write
        self._match: LedgerMatch | None = None
        self._books: Books | None = None
        """What everybody has; None while it is not known."""
        self._unsaved: Record | None = None
        """The record, without rounds, of a match whose stakes are taken once it is saved."""
        session.events_occurred.connect(self._on_events)
        session.table_changed.connect(self._settle)
        session.replaced.connect(self._on_replaced)
        # Queued: it is emitted in the thread that writes.
        running.written.connect(self._on_written, Qt.ConnectionType.QueuedConnection)

    # --- the match on the table ----------------------------------------------------------------

    @property
    def match(self) -> "LedgerMatch | None":
        """The match on the table in the ledger; None if nothing is staked in it."""
        return self._match

    @property
    def is_used(self) -> bool:
        """Whether anybody has chips yet."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.ledger import has_ledger  # noqa: PLC0415

        return has_ledger(self._data_folder)

    def begin(self, match: Match) -> None:
        """Take the stakes of the competitive match that was just put on the table.

        They are taken once its file is on the disk: a match that has stakes and no file any more
        was deleted. Until then it is shown as if they were.
        """
        # Not before the first frame.
        from scopa_desktop.play.ledger.match_payments import LedgerMatch, LedgerSeat, MatchState  # noqa: PLC0415
        from scopa_desktop.play.ledger.table_accounts import table_accounts  # noqa: PLC0415

        match_id = self._history.recorder.match_id
        accounts = table_accounts(match.players, self._profiles)
        stake = match.table.stake
        books = self._known_books
        if match_id is None or books is None or None in accounts:
            self._show_no_stakes()
            return
        seated = [account for account in accounts if account is not None]
        self._books = books.after_stakes(seated, stake)
        seats = tuple(map(LedgerSeat, seated))
        self._match = LedgerMatch(match_id, match.seating, stake, MatchState.OPEN, seats)
        self._unsaved = match.record.head
        self.changed.emit()

    def start(self) -> None:
        """Follow the match that is on the table at the start, and pay what was left unpaid."""
        self._history.recorder.completed.connect(self._earn_by_practice)
        match = self._session.match
        is_competitive = match is not None and match.table.is_competitive
        if not self._may_write or not (is_competitive or self.is_used):
            return
        if match is not None and is_competitive and self._match is None:
            self._take_stakes(match)
        else:
            self.refresh()
        # What is in the folder of the matches is in the history then.
        self._history.reader.synchronized.connect(self._pay_lost)

    def leave(self, match: Match, match_id: str | None) -> None:
        """Pay a match that is left for another one: its people lose it.

        Nothing happens if it is over, or nothing is staked in it.
        """
        if match_id is None or not match.table.is_competitive:
            return
        # Not before the first frame.
        from scopa_desktop.play.ledger.ledger_jobs import outcome_of  # noqa: PLC0415

        outcome = outcome_of(match, is_left=True)
        self._run(partial(self._jobs.settle, match_id, outcome), self._show)
        self._match = self._unsaved = None
        self.changed.emit()

    def chips_of_seats(self) -> list[int]:
        """The chips of the account of each seat of the match on the table."""
        if self._match is None or self._books is None:
            return []
        return [self._books.chips_of(seat.account) for seat in self._match.seats]

    def experience_of_seats(self) -> list[int]:
        """The points of experience of the account of each seat of the match on the table."""
        if self._match is None or self._books is None:
            return []
        return [self._books.experience.get(seat.account, 0) for seat in self._match.seats]

    @property
    def stake_at_risk(self) -> int | None:
        """The stake of the match on the table while leaving it loses it; None if it does not."""
        match = self._session.match
        if match is None or match.is_over or not match.table.is_competitive:
            return None
        if self._match is not None:
            return self._match.stake
        # Until the ledger is read, the stake counts as taken.
        return match.table.stake if self._books is None and self._may_write else None

    def close(self) -> None:
        """Close the ledger, after what has still to be paid."""
        if "_jobs" in vars(self):
            self._history.reader.run_without_history(self._jobs.close)

    # --- before a match, and between its rounds ------------------------------------------------

    @property
    def chips(self) -> int | None:
        """The chips of the current profile; None while they are not known."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.bookkeeping import profile_account  # noqa: PLC0415

        books = self._known_books
        return None if books is None else books.chips_of(profile_account(self._profiles.current.id))

    def refresh(self) -> None:
        """Pay the current profile for its training today, and read what everybody has."""
        self._books = self._known_books
        self._run(partial(self._jobs.earn_by_training, self._profiles.current.id), self._show)

    def refusal(self, players: Sequence[Player], table: TableOptions) -> "StakeRefusal | None":
        """Why these players cannot play for chips; None if they can.

        A guest has no chips, and a profile may have too few for the stake.
        """
        # Not before the first frame.
        from scopa_desktop.play.ledger.table_accounts import (  # noqa: PLC0415
            StakeProblem,
            StakeRefusal,
            chips_refusal,
            players_refusal,
            table_accounts,
        )

        if not self._may_write:
            return StakeRefusal(StakeProblem.OTHER_WINDOW)
        accounts = table_accounts(players, self._profiles)
        return players_refusal(players, self._profiles) or chips_refusal(
            self._known_books, accounts, players, table.stake, table.stake
        )

    def refusal_of_stake(self, stake: int) -> "StakeRefusal | None":
        """Why the stake of the match on the table cannot become this; None if it can."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.table_accounts import (  # noqa: PLC0415
            StakeProblem,
            StakeRefusal,
            chips_refusal,
        )

        match = self._session.match
        if match is None or self._match is None:
            return StakeRefusal(StakeProblem.NOT_COMPETITIVE)
        accounts = [seat.account for seat in self._match.seats]
        needed = stake - self._match.stake
        return chips_refusal(self._known_books, accounts, match.first_players, needed, stake)

    def summarize(
        self,
        most_entries: int,
        on_result: "Callable[[AccountSummary | None], object]",
        receiver: QObject,
    ) -> None:
        """Pass on what the current profile has; None if the ledger cannot be used.

        Chips that it has earned in training are paid before. Nothing is passed on if `receiver` has
        been deleted meanwhile.
        """
        profile = self._profiles.current.id
        self._history.reader.run_without_history(
            partial(self._jobs.summary, profile, most_entries),
            partial(self._show_summary, on_result),
            receiver,
        )

    def _show_summary(
        self, on_result: "Callable[[AccountSummary | None], object]", state: "LedgerState"
    ) -> None:
        self._show(state)
        on_result(state.summary)

    # --- inside --------------------------------------------------------------------------------

    @cached_property
    def _jobs(self) -> "LedgerJobs":
        # Not before the first frame.
        from scopa_desktop.play.ledger.ledger_jobs import LedgerJobs  # noqa: PLC0415

        return LedgerJobs(self._data_folder)

    @property
    def _known_books(self) -> "Books | None":
        """What everybody has; None while it is not known."""
        if self._books is not None or self.is_used:
            return self._books
        # Not before the first frame.
        from scopa_desktop.play.ledger.ledger import Books  # noqa: PLC0415

        return Books({}, {})

    def _run(
        self, job: "Callable[[], LedgerState]", on_result: "Callable[[LedgerState], object]"
    ) -> None:
        self._history.reader.run_without_history(job, on_result, self)

    def _on_events(self, events: Sequence[object]) -> None:
        if any(isinstance(event, MatchWon) for event in events):
            self._settle()

    def _on_replaced(self) -> None:
        """Another match may be on the table; `begin` and `start` say what is staked in it."""
        match = self._session.match
        if self._match is not None and (match is None or self._match.id != self._match_id()):
            self._match = self._unsaved = None
            self.changed.emit()

    def _on_written(self, record: Record) -> None:
        """Take the stakes of a match that has begun, as soon as it is saved."""
        match = self._session.match
        if match is not None and self._unsaved is not None and record.head == self._unsaved:
            self._unsaved = None
            self._take_stakes(match)

    def _take_stakes(self, match: Match) -> None:
        """Take the stakes of the match on the table, unless they are, and pay it if it is over."""
        # Not before the first frame.
        from scopa_desktop.play.ledger.ledger_jobs import outcome_of  # noqa: PLC0415
        from scopa_desktop.play.ledger.table_accounts import table_accounts  # noqa: PLC0415

        match_id = self._match_id()
        accounts = table_accounts(match.first_players, self._profiles)
        if match_id is not None:
            outcome = outcome_of(match)
            job = partial(self._jobs.begin, match_id, match.seating, accounts, outcome)
            self._run(job, partial(self._show_begun, match_id))

    def _match_id(self) -> str | None:
        match = self._session.match
        if match is None or not match.table.is_competitive:
            return None
        return self._history.recorder.match_id

    def _settle(self) -> None:
        """Make the ledger agree with the match on the table."""
        match, match_id = self._session.match, self._match_id()
        if match is None or match_id is None or not self._may_write:
            return
        # Not before the first frame.
        from scopa_desktop.play.ledger.ledger_jobs import outcome_of  # noqa: PLC0415

        self._run(partial(self._jobs.settle, match_id, outcome_of(match)), self._show)

    def _show_begun(self, match_id: str, state: "LedgerState") -> None:
        """Show the match whose stakes were taken, or say that they were not."""
        if state.match is None and match_id == self._match_id():
            self._match = None
            self._show_no_stakes()
        self._show(state)

    def _show(self, state: "LedgerState") -> None:
        if state.problem:
            self.failed.emit(state.problem)
        if state.books is not None:
            self._books = state.books
        if state.match is not None and state.match.id == self._match_id():
            self._match = state.match
        self.changed.emit()

    def _pay_lost(self) -> None:
        """Pay the matches that a killed process has left; their records are in the history."""
        self._history.reader.run(partial(self._jobs.pay_lost, self._match_id()), self._show, self)

    def _earn_by_practice(self, stored: "StoredMatch") -> None:
        """Pay the profiles that have played a practice match to its end."""
        # Not before the first frame.
        from scopa_desktop.play.history.match_note import Ending, Origin  # noqa: PLC0415

        note = stored.note
        is_practice = note.ending is Ending.FINISHED and note.origin is Origin.PLAYED
        if is_practice and self.is_used and self._may_write:
            profiles = [profile for profile in note.profiles if profile is not None]
            self._run(partial(self._jobs.earn_by_practice, note.id, profiles), self._show)

    def _show_no_stakes(self) -> None:
        self.failed.emit(
            QCoreApplication.translate(
                "Competition",
                "No chips are staked in this match: nothing is won or lost in it.",
            )
        )
