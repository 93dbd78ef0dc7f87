"""`Ledger`: the chips and the experience of a data folder.

Every method is one transaction of the database, which is complete on the disk when the method
returns: a killed process or a loss of power leaves all of it or nothing. Each payment has a key, so
a method that is called again, also by another process, pays nothing twice.

What the rules say of stakes, the bank and experience is in RULES, section 3.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from scopa_desktop.play.ledger import match_payments
from scopa_desktop.play.ledger.bookkeeping import (
    START_CAPITAL,
    Account,
    AccountKind,
    EntryKind,
    balance_of,
    capital_key,
    experience_of,
    has_entry,
    open_account,
)
from scopa_desktop.play.ledger.ledger_backup import LedgerBackup, copy_path
from scopa_desktop.play.ledger.match_payments import (
    LedgerMatch,
    MatchOutcome,
    MatchState,
    find_match,
)
from scopa_desktop.play.ledger.schema import LEDGER, unusable_rows
from scopa_desktop.play.storage.database import check_content
from scopa_desktop.play.storage.database_file import DatabaseFile
from scopa_desktop.play.storage.files import errors_about
from scopa_desktop.play.storage.times import time_of_seconds
from scopa_desktop.rules.seating import Seating

DATABASE: Final = "ledger.sqlite3"
"""The name of the file in the data folder."""

_Result = TypeVar("_Result")


def has_ledger(folder: Path) -> bool:
    """Whether a data folder has a ledger, or at least its copy.

    Raises `StorageError` with a sentence if the folder cannot be used.
    """
    path = folder / DATABASE
    with errors_about(path):
        return path.exists() or copy_path(path).exists()


class LedgerEntry(NamedTuple):
    """An entry as it is seen from an account."""

    number: int
    kind: EntryKind
    detail: str
    match: str | None
    """The id of the match; None if it belongs to none."""
    time: datetime
    chips: int
    """Into the account; negative out of it."""
    experience: int
    balance: int
    """The chips in the account after the entry."""


class Books(NamedTuple):
    """What the profiles and the characters have."""

    chips: Mapping[Account, int]
    """Without those who have not received their first chips."""
    experience: Mapping[Account, int]

    def chips_of(self, account: Account) -> int:
        return self.chips.get(account, START_CAPITAL)

    def after_stakes(self, accounts: Sequence[Account], stake: int) -> "Books":
        """What everybody has when the stake of each seat is taken; characters are lent chips."""
        due = Counter(accounts)
        left = {each: max(0, self.chips_of(each) - stake * seats) for each, seats in due.items()}
        return self._replace(chips={**self.chips, **left})


_BOOKS: Final = tuple(
    f"SELECT a.kind, a.owner, sum({column}) FROM account AS a JOIN {table} USING (account)"
    " WHERE a.kind IN ('profile', 'character') GROUP BY a.account"
    for table, column in (("posting", "chips"), ("experience", "points"))
)
"""The queries of `Books`."""


class Ledger:
    """The ledger of a data folder.

    An instance has its own connection and belongs to the thread that made it; several may be used
    at once, in several threads and processes. Every method raises `StorageError` with a sentence if
    the database cannot be used; nothing has been paid then.

    A damaged database is renamed, and its last copy takes its place.
    """

    def __init__(self, folder: Path) -> None:
        """Open the ledger of the data folder.

        Raises `StorageError` with a sentence if it cannot be used.
        """
        self.path = folder / DATABASE
        self._backup = LedgerBackup(self.path)
        self._backup.restore_missing()
        self._file = DatabaseFile(
            self.path, LEDGER, on_set_aside=self._backup.restore, on_replaced=lambda: None
        )
        self._file.run(self._check_rows)
        if not self._file.is_read_only:
            self._file.run(lambda: self._backup.write(self._file.connection))

    @property
    def problem(self) -> str:
        """A sentence for the player about a damaged database that was renamed; else empty."""
        return self._backup.problem

    def close(self) -> None:
        self._file.close()

    def _check_rows(self) -> None:
        """Raise `DamagedDatabaseError` if there are rows that the program cannot use."""
        check_content(self.path, unusable_rows(self._file.connection))

    def read(self, query: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a function that reads the database."""
        return self._file.read(query)

    def write(self, change: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a function that changes the database, in one transaction."""
        return self._file.write(change)

    # --- accounts ------------------------------------------------------------------------------

    def open_account(self, account: Account, now: datetime | None = None) -> None:
        """Give a profile or a character its first chips, unless it has had them."""
        if not self.read(lambda connection: has_entry(connection, capital_key(account))):
            self.write(lambda connection: open_account(connection, account, now))

    def accounts(self) -> list[Account]:
        """All accounts, without the empty pots of matches that are over."""

        def query(connection: sqlite3.Connection) -> list[Account]:
            rows = connection.execute(
                "SELECT kind, owner FROM account WHERE kind <> 'pot' OR owner IN"
                " (SELECT match FROM match WHERE state = 'open') ORDER BY kind, owner"
            ).fetchall()
            return [Account(AccountKind(row["kind"]), row["owner"]) for row in rows]

        return self.read(query)

    def balance(self, account: Account) -> int:
        """The chips in an account; 0 if it has not been opened."""
        return self.read(lambda connection: balance_of(connection, account))

    def experience(self, account: Account) -> int:
        return self.read(lambda connection: experience_of(connection, account))

    def entries(self, account: Account, limit: int = -1) -> list[LedgerEntry]:
        """The last entries of an account, the newest first; all of them if `limit` is -1."""
        return self.read(lambda connection: _entries(connection, account, limit))

    def books(self) -> Books:
        def query(connection: sqlite3.Connection) -> Books:
            sums = (connection.execute(text).fetchall() for text in _BOOKS)
            chips, experience = (
                {Account(AccountKind(kind), owner): total for kind, owner, total in rows}
                for rows in sums
            )
            return Books(chips, experience)

        return self.read(query)

    # --- matches -------------------------------------------------------------------------------

    def match(self, match_id: str) -> LedgerMatch | None:
        """A match in the ledger; None if no stakes were ever taken for it."""
        return self.read(lambda connection: find_match(connection, match_id))

    def open_matches(self) -> list[LedgerMatch]:
        """The matches whose stakes are in their pots, by id."""
        return self.read(match_payments.open_matches)

    def begin_match(
        self,
        match_id: str,
        seating: Seating,
        accounts: Sequence[Account],
        stake: int,
        now: datetime | None = None,
    ) -> LedgerMatch:
        """Take the stake of each seat; accounts that do not exist are opened.

        Args:
            match_id: the id of the match in the history.
            seating: of the match.
            accounts: of the profile or the character in each seat. They keep their seats for the
                whole match, also while somebody sits in for them.
            stake: the chips of each seat.
            now: the time; the current one if it is not given.

        Returns the match. Nothing happens if its stakes were taken before. Raises `ChipsError` if a
        profile has too few chips; nothing is taken then.
        """
        if stake < 0 or len(accounts) != seating.players:
            raise ValueError("a match has a stake and an account for each seat")
        if any(each.kind not in (AccountKind.PROFILE, AccountKind.CHARACTER) for each in accounts):
            raise ValueError("only profiles and characters play for chips")

        def begin(connection: sqlite3.Connection) -> LedgerMatch:
            match = find_match(connection, match_id)
            if match is None:
                match_payments.begin_match(connection, match_id, seating, accounts, stake, now=now)
                match = find_match(connection, match_id)
            assert match is not None
            return match

        return self.write(begin)

    def settle(
        self, match_id: str, outcome: MatchOutcome, now: datetime | None = None
    ) -> LedgerMatch | None:
        """Make a match agree with what has become of it, and pay it if it is over.

        Returns the match; None if no stakes were ever taken for it. Nothing happens if it has been
        paid already. A stake that somebody has too few chips for is not taken: the match goes on
        with the one before.
        """

        def action(connection: sqlite3.Connection) -> LedgerMatch | None:
            match = find_match(connection, match_id)
            if match is None or match.state is not MatchState.OPEN:
                return match
            match_payments.settle(connection, match, outcome, now)
            return find_match(connection, match_id)

        return self.write(action)


def _entries(connection: sqlite3.Connection, account: Account, limit: int) -> list[LedgerEntry]:
    rows = connection.execute(
        "SELECT e.*, coalesce(p.chips, 0) AS chips, coalesce(x.points, 0) AS points,"
        " sum(coalesce(p.chips, 0)) OVER (ORDER BY e.entry) AS balance"
        " FROM account AS a JOIN entry AS e"
        " LEFT JOIN posting AS p ON p.entry = e.entry AND p.account = a.account"
        " LEFT JOIN experience AS x ON x.entry = e.entry AND x.account = a.account"
        " WHERE a.kind = ? AND a.owner = ? AND e.entry IN ("
        " SELECT entry FROM posting WHERE account = a.account"
        " UNION SELECT entry FROM experience WHERE account = a.account)"
        " ORDER BY e.entry DESC LIMIT ?",
        (account.kind.value, account.owner, limit),
    ).fetchall()
    return [
        LedgerEntry(
            row["entry"],
            EntryKind(row["kind"]),
            row["detail"],
            row["match"],
            time_of_seconds(row["time"]),
            row["chips"],
            row["points"],
            row["balance"],
        )
        for row in rows
    ]
