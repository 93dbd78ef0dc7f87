"""`Competition`: the stakes, chips and experience of the match on the table, as they are known."""

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from scopa_desktop.play.chips.accounts import (
    Account,
    Balances,
    ChipEntry,
    balances,
    entries,
    staked_chips,
)
from scopa_desktop.play.chips.earnings import earn_by_training
from scopa_desktop.play.chips.stakes import (
    StakedMatch,
    StakeProblem,
    StakeRefusal,
    accounts_of,
    chips_refusal,
    players_refusal,
)
from scopa_desktop.play.recording.match_recorder import MatchRecorder
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.recording.saved_match import SavedMatch
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.table_options import TableOptions


class AccountSummary(NamedTuple):
    """What a profile has."""

    chips: int
    staked: int
    """The chips that it has staked in matches that go on."""
    experience: int
    entries: list[ChipEntry]
    """The newest first."""


class Competition(QObject):
    """Knows the chips of everybody, and the stakes of the match on the table.

    Stakes are taken and paid when the match is saved; this only follows it.
    """

    changed = Signal()
    """The stakes, the chips or the state of the match on the table have changed."""
    not_staked = Signal(str)
    """No chips are staked in the match on the table; emitted with a sentence for the player."""

    def __init__(
        self,
        session: Session,
        profiles: ProfileStore,
        recorder: MatchRecorder,
        saver: MatchSaver,
        database: DatabaseThread,
        *,
        parent: QObject | None = None,
    ) -> None:
        """The competition of a session.

        Args:
            session: the match on the table.
            profiles: the people of this computer.
            recorder: knows the match on the table.
            saver: saves it, unless another process does.
            database: has the chips of everybody.
            parent: the owner.
        """
        super().__init__(parent)
        self._session = session
        self._profiles = profiles
        self._recorder = recorder
        self._database = database
        self._may_write = saver.may_write
        self._match: StakedMatch | None = None
        self._is_known = False
        """Whether it is known if chips are staked in the match on the table."""
        self._balances: Balances | None = None
        """What everybody has; None while it is not known."""
        session.replaced.connect(self._on_replaced)
        # Queued: it is emitted in the thread that saves.
        saver.saved.connect(self._on_saved, Qt.ConnectionType.QueuedConnection)

    @property
    def match(self) -> StakedMatch | None:
        """The stakes of the match on the table; None if nothing is staked in it."""
        return self._match

    def chips_of_seats(self) -> list[int]:
        """The chips of the account of each seat of the match on the table."""
        if self._match is None or self._balances is None:
            return []
        return [self._balances.chips_of(seat.account) for seat in self._match.seats]

    def experience_of_seats(self) -> list[int]:
        """The points of experience of the account of each seat of the match on the table."""
        if self._match is None or self._balances is None:
            return []
        return [self._balances.experience.get(seat.account, 0) for seat in self._match.seats]

    @property
    def stake_at_risk(self) -> int | None:
        """The stake of the match on the table while leaving it loses it; None if it does not."""
        match = self._session.match
        if match is None or match.is_over or not match.table.is_competitive:
            return None
        if self._match is not None:
            return self._match.stake
        # Until it is saved, the stake counts as taken.
        return match.table.stake if not self._is_known and self._may_write else None

    @property
    def chips(self) -> int | None:
        """The chips of the current profile; None while they are not known."""
        if self._balances is None:
            return None
        return self._balances.chips_of(Account(profile=self._profiles.current.id))

    def refresh(self) -> None:
        """Pay the current profile for its training today, and read what everybody has."""
        profile = self._profiles.current.id
        if not self._may_write:
            self._database.read(balances, self._show)
            return

        def change(connection: sqlite3.Connection) -> Balances:
            earn_by_training(connection, profile, datetime.now().astimezone())
            return balances(connection)

        self._database.write(change, self._show)

    def refusal(self, players: Sequence[Player], table: TableOptions) -> StakeRefusal | None:
        """Why these players cannot play for chips; None if they can.

        A guest has no chips, and a profile may have too few for the stake.
        """
        if not self._may_write:
            return StakeRefusal(StakeProblem.OTHER_WINDOW)
        accounts = accounts_of(players, self._recorder.profiles_of(players))
        return players_refusal(players, accounts) or chips_refusal(
            self._balances, accounts, players, table.stake, table.stake
        )

    def refusal_of_stake(self, stake: int) -> StakeRefusal | None:
        """Why the stake of the match on the table cannot become this; None if it can."""
        match = self._session.match
        if match is None or self._match is None:
            return StakeRefusal(StakeProblem.NOT_COMPETITIVE)
        accounts = [seat.account for seat in self._match.seats]
        needed = stake - self._match.stake
        return chips_refusal(self._balances, accounts, match.first_players, needed, stake)

    def summarize(
        self, most_entries: int, on_result: Callable[[AccountSummary], object], receiver: QObject
    ) -> None:
        """Pass on what the current profile has, after it was paid for its training today.

        Nothing is passed on if `receiver` has been deleted meanwhile.
        """
        self.refresh()
        query = partial(_summary, profile=self._profiles.current.id, most_entries=most_entries)
        self._database.read(query, on_result, receiver)

    def _on_replaced(self) -> None:
        """Another match may be on the table; it is known what is staked in it once it is saved."""
        if self._match is None or self._match.id != self._recorder.match_id:
            self._match, self._is_known = None, False
            self.changed.emit()

    def _on_saved(self, saved: SavedMatch) -> None:
        if saved.balances is not None:
            self._balances = saved.balances
        if saved.note.id == self._recorder.match_id:
            was_known, self._is_known = self._is_known, True
            self._match = saved.stakes
            if saved.record.table.is_competitive and self._match is None and not was_known:
                self.not_staked.emit(
                    QCoreApplication.translate(
                        "Competition",
                        "No chips are staked in this match: nothing is won or lost in it.",
                    )
                )
        if saved.balances is not None:
            self.changed.emit()

    def _show(self, known: Balances) -> None:
        self._balances = known
        self.changed.emit()


def _summary(connection: sqlite3.Connection, profile: str, most_entries: int) -> AccountSummary:
    known, account = balances(connection), Account(profile=profile)
    return AccountSummary(
        known.chips_of(account),
        staked_chips(connection, profile),
        known.experience.get(account, 0),
        entries(connection, profile, datetime.now().astimezone(), most_entries),
    )
