"""Double entry in the ledger's database: accounts, entries with their postings, and balances.

All functions run inside a transaction that the caller has opened.
"""

import sqlite3
from collections.abc import Mapping
from datetime import datetime, timezone
from enum import Enum
from typing import Final, NamedTuple


class AccountKind(Enum):
    """Whose chips an account holds."""

    BANK = "bank"
    """The only account that may be negative: it gives the first chips to everybody."""
    POT = "pot"
    """The stakes of a match that goes on."""
    PROFILE = "profile"
    CHARACTER = "character"


class Account(NamedTuple):
    """An account; it comes into being with its first entry."""

    kind: AccountKind
    owner: str
    """The id of a profile, the level of a character, the id of a match; empty for the bank."""


BANK: Final = Account(AccountKind.BANK, "")


def profile_account(profile: str) -> Account:
    return Account(AccountKind.PROFILE, profile)


def character_account(level: str) -> Account:
    return Account(AccountKind.CHARACTER, level)


def pot_account(match_id: str) -> Account:
    return Account(AccountKind.POT, match_id)


START_CAPITAL: Final = 1000
"""The chips that each profile and each character receives once."""


class EntryKind(Enum):
    """What an entry is about."""

    CAPITAL = "capital"
    """The first chips of an account."""
    LOAN = "loan"
    """The bank lends a character what it lacks for its stake."""
    REPAYMENT = "repayment"
    STAKE = "stake"
    STAKE_CHANGE = "stake-change"
    WIN = "win"
    """The pot goes to the winners and the bank, and experience to everybody."""
    ABANDONED = "abandoned"
    """The pot of a match that its people left."""
    RETURN = "return"
    """The stakes of a void match go back."""
    PENALTY = "penalty"
    GRANT = "grant"
    """Chips earned back by playing for practice, lessons, puzzles or the daily deal."""
    EXPERIENCE = "experience"
    """Experience of a match that was played on another computer."""


class NotBalancedError(ValueError):
    """The postings of an entry do not sum to zero, or would overdraw an account."""


class Entry(NamedTuple):
    """What is entered in the ledger."""

    key: str
    """What is paid; there is one entry with each key."""
    kind: EntryKind
    chips: Mapping[Account, int]
    """The chips into each account, negative out of it; they sum to zero."""
    match: str | None = None
    """The id of the match."""
    experience: Mapping[Account, int] = {}
    """The points of experience that accounts receive."""
    detail: str = ""


def has_entry(connection: sqlite3.Connection, key: str) -> bool:
    return connection.execute("SELECT 1 FROM entry WHERE key = ?", (key,)).fetchone() is not None


def enter(connection: sqlite3.Connection, entry: Entry, now: datetime | None = None) -> None:
    """Write an entry, at the current time if none is given.

    Raises:
        NotBalancedError: its postings do not sum to zero, or an account other than the bank would
            become negative.
        sqlite3.IntegrityError: there is an entry with this key.
    """
    if sum(entry.chips.values()):
        raise NotBalancedError(f"the postings of {entry.key} do not sum to zero")
    time = now or datetime.now(timezone.utc)
    number = connection.execute(
        "INSERT INTO entry (key, kind, match, detail, time) VALUES (?, ?, ?, ?, ?)",
        (entry.key, entry.kind.value, entry.match, entry.detail, int(time.timestamp())),
    ).lastrowid
    for account, chips in entry.chips.items():
        if chips:
            connection.execute(
                "INSERT INTO posting VALUES (?, ?, ?)", (number, key_of(connection, account), chips)
            )
        if account.kind is not AccountKind.BANK and balance_of(connection, account) < 0:
            raise NotBalancedError(f"{entry.key} would overdraw {account}")
    for account, points in entry.experience.items():
        if points:
            connection.execute(
                "INSERT INTO experience VALUES (?, ?, ?)",
                (number, key_of(connection, account), points),
            )


def capital_key(account: Account) -> str:
    """The key of the entry with which an account receives its first chips."""
    return f"capital/{account.kind.value}/{account.owner}"


def open_account(
    connection: sqlite3.Connection, account: Account, now: datetime | None = None
) -> None:
    """Give a profile or a character its first chips, unless it has had them."""
    key = capital_key(account)
    if not has_entry(connection, key):
        chips = {BANK: -START_CAPITAL, account: START_CAPITAL}
        enter(connection, Entry(key, EntryKind.CAPITAL, chips), now)


def key_of(connection: sqlite3.Connection, account: Account) -> int:
    """The key of an account, which is made where necessary."""
    values = (account.kind.value, account.owner)
    row = connection.execute(
        "SELECT account FROM account WHERE kind = ? AND owner = ?", values
    ).fetchone()
    if row is not None:
        return int(row["account"])
    cursor = connection.execute("INSERT INTO account (kind, owner) VALUES (?, ?)", values)
    assert cursor.lastrowid is not None
    return cursor.lastrowid


_BALANCE: Final = """
SELECT coalesce(sum(p.chips), 0) FROM account AS a JOIN posting AS p ON p.account = a.account
WHERE a.kind = ? AND a.owner = ?
"""
_EXPERIENCE: Final = """
SELECT coalesce(sum(e.points), 0) FROM account AS a JOIN experience AS e ON e.account = a.account
WHERE a.kind = ? AND a.owner = ?
"""
_DEBT: Final = """
SELECT coalesce(sum(p.chips), 0) FROM account AS a JOIN posting AS p ON p.account = a.account
JOIN entry AS e ON e.entry = p.entry
WHERE a.kind = ? AND a.owner = ? AND e.kind IN ('loan', 'repayment')
"""


def balance_of(connection: sqlite3.Connection, account: Account) -> int:
    """The chips in an account; 0 if it does not exist."""
    return _number(connection, _BALANCE, account)


def experience_of(connection: sqlite3.Connection, account: Account) -> int:
    return _number(connection, _EXPERIENCE, account)


def debt_of(connection: sqlite3.Connection, account: Account) -> int:
    """The chips that an account owes the bank."""
    return _number(connection, _DEBT, account)


def _number(connection: sqlite3.Connection, query: str, account: Account) -> int:
    number: int = connection.execute(query, (account.kind.value, account.owner)).fetchone()[0]
    return number
