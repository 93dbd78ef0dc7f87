"""What is paid for a competitive match: stakes, the pot, experience and penalties.

All functions run inside a transaction that the caller has opened.
"""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.play.ledger.bookkeeping import (
    BANK,
    START_CAPITAL,
    Account,
    AccountKind,
    Entry,
    EntryKind,
    balance_of,
    capital_key,
    debt_of,
    enter,
    has_entry,
    key_of,
    open_account,
    pot_account,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.stakes import BANK_PERCENT, experience, stakes

PENALTY_PERCENT: Final = 50
"""The part of the stake, rounded up, that leaving a match costs besides."""


class ChipsError(Exception):
    """Profiles do not have the chips for a stake.

    Attributes:
        accounts: those that have too few.
    """

    def __init__(self, accounts: Sequence[Account]) -> None:
        super().__init__(f"too few chips: {', '.join(map(str, accounts))}")
        self.accounts = tuple(accounts)


class MatchState(Enum):
    """What became of the stakes of a match."""

    OPEN = "open"
    """They are in the pot."""
    WON = "won"
    ABANDONED = "abandoned"
    """The people left, so the others have won."""
    RETURNED = "returned"
    """The match was void."""


class LedgerSeat(NamedTuple):
    """A seat of a match in the ledger."""

    account: Account
    share: int = 0
    """The chips received at the end; of a void match, the stake."""
    experience: int = 0
    """The points received at the end."""
    penalty: int = 0
    """The chips paid for leaving."""


class LedgerMatch(NamedTuple):
    """A competitive match in the ledger."""

    id: str
    seating: Seating
    stake: int
    """The chips of each seat."""
    state: MatchState
    seats: tuple[LedgerSeat, ...]

    @property
    def pot(self) -> int:
        return self.stake * self.seating.players

    @property
    def bank(self) -> int:
        """The part of the pot that the bank has taken; 0 while the match is open."""
        if self.state is MatchState.OPEN:
            return 0
        return self.pot - sum(seat.share for seat in self.seats)


class Departure(NamedTuple):
    """A person has left the own seat during a match."""

    seat: int
    number: int
    """How often the person has left it so far, from 1."""


class MatchOutcome(NamedTuple):
    """What has become of a match so far: all that the ledger needs to know of it."""

    stake: int | None = None
    """The chips of each seat; None: those that were taken."""
    departures: tuple[Departure, ...] = ()
    """Each of them costs the penalty once."""
    winner: int | None = None
    """The side that has won."""
    is_void: bool = False
    """Whether everybody has the stake back, because the players agreed to end it."""
    is_left: bool = False
    """Whether its people leave it for good, unless it is over: they lose it, and pay the penalty.

    The pot less the part of the bank is shared equally by the seats of the sides on which no person
    sits; the bank takes all of it if there are none. Nobody gains experience.
    """
    people: frozenset[int] = frozenset()
    """The seats of the people with whom it began."""
    absent: frozenset[int] = frozenset()
    """Those of them who have left, and paid for it, and not come back. They receive neither chips
    nor experience; their share goes to the bank."""
    without_experience: frozenset[int] = frozenset()
    """The seats that gain no experience."""

    @property
    def is_over(self) -> bool:
        """Whether it was won, or ended by agreement."""
        return self.winner is not None or self.is_void


def penalty_for(stake: int) -> int:
    """The chips that leaving a match with this stake costs besides, for those who have them."""
    return -(-stake * PENALTY_PERCENT // 100)


def find_match(connection: sqlite3.Connection, match_id: str) -> LedgerMatch | None:
    """A match; None if no stakes were ever taken for it."""
    row = connection.execute("SELECT * FROM match WHERE match = ?", (match_id,)).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        "SELECT a.kind, a.owner, s.share, s.experience, s.penalty FROM seat AS s"
        " JOIN account AS a ON a.account = s.account WHERE s.match = ? ORDER BY s.seat",
        (match_id,),
    ).fetchall()
    return LedgerMatch(
        match_id,
        Seating(row["players"], bool(row["pairs"])),
        row["stake"],
        MatchState(row["state"]),
        tuple(
            LedgerSeat(
                Account(AccountKind(seat["kind"]), seat["owner"]),
                seat["share"],
                seat["experience"],
                seat["penalty"],
            )
            for seat in seats
        ),
    )


def open_matches(connection: sqlite3.Connection) -> list[LedgerMatch]:
    """The matches whose stakes are in their pots, by id."""
    rows = connection.execute("SELECT match FROM match WHERE state = 'open' ORDER BY match")
    matches = (find_match(connection, row["match"]) for row in rows.fetchall())
    return [match for match in matches if match is not None]


def without_chips(
    connection: sqlite3.Connection, accounts: Sequence[Account], stake: int
) -> list[Account]:
    """The profiles among these accounts that do not have the chips for a stake.

    A profile without an account has what it will receive when it is opened. Characters are lent
    what they lack.
    """
    return [
        account
        for account in dict.fromkeys(accounts)
        if account.kind is AccountKind.PROFILE and _chips(connection, account) < stake
    ]


def _chips(connection: sqlite3.Connection, account: Account) -> int:
    is_open = has_entry(connection, capital_key(account))
    return balance_of(connection, account) + (0 if is_open else START_CAPITAL)


def begin_match(
    connection: sqlite3.Connection,
    match_id: str,
    seating: Seating,
    accounts: Sequence[Account],
    stake: int,
    *,
    now: datetime | None,
) -> None:
    """Open the accounts of a new match and take the stakes; raises `ChipsError`."""
    for account in dict.fromkeys(accounts):
        open_account(connection, account, now)
    connection.execute(
        "INSERT INTO match VALUES (?, ?, ?, ?, 0, 'open')",
        (match_id, seating.players, seating.pairs, stake),
    )
    connection.executemany(
        "INSERT INTO seat (match, seat, account) VALUES (?, ?, ?)",
        [(match_id, seat, key_of(connection, each)) for seat, each in enumerate(accounts)],
    )
    entry = Entry(f"match/{match_id}/stake", EntryKind.STAKE, {}, match_id)
    _take(connection, entry, accounts, stake, now=now)


def settle(
    connection: sqlite3.Connection, match: LedgerMatch, outcome: MatchOutcome, now: datetime | None
) -> None:
    """Make an open match agree with what has become of it, and pay it if it is over."""
    if outcome.stake is not None and outcome.stake != match.stake:
        match = _with_stake(connection, match, outcome.stake, now)
    for seat, number in outcome.departures:
        key = f"match/{match.id}/left/{seat}/{number}"
        if not has_entry(connection, key):
            _charge(connection, match, seat, key, now=now)
    if outcome.is_void:
        _return_stakes(connection, match, now)
    elif outcome.winner is not None:
        _pay_winners(connection, match, outcome, outcome.winner, now)
    elif outcome.is_left:
        _pay_those_who_stay(connection, match, outcome, now)


def _with_stake(
    connection: sqlite3.Connection, match: LedgerMatch, stake: int, now: datetime | None
) -> LedgerMatch:
    """Take the difference to another stake, or return it.

    If somebody has too few chips, nothing is taken, and the match goes on with its stake.
    """
    accounts = [seat.account for seat in match.seats]
    if without_chips(connection, accounts, stake - match.stake):
        return match
    (changes,) = connection.execute(
        "UPDATE match SET stake = ?, changes = changes + 1 WHERE match = ? RETURNING changes",
        (stake, match.id),
    ).fetchone()
    entry = Entry(f"match/{match.id}/stake/{changes}", EntryKind.STAKE_CHANGE, {}, match.id)
    _take(connection, entry, accounts, stake - match.stake, now=now)
    return match._replace(stake=stake)


def _take(
    connection: sqlite3.Connection,
    entry: Entry,
    accounts: Sequence[Account],
    chips: int,
    *,
    now: datetime | None,
) -> None:
    """Move chips from the account of each seat to the pot; negative: back to the accounts.

    The postings of the entry are added to it.
    """
    if lacking := without_chips(connection, accounts, chips):
        raise ChipsError(lacking)
    assert entry.match is not None
    # A character may sit in several seats.
    due = {account: chips * seats for account, seats in Counter(accounts).items()}
    for account, total in due.items():
        missing = total - balance_of(connection, account)
        if missing > 0:
            loan = {BANK: -missing, account: missing}
            key = f"{entry.key}/loan/{account.owner}"
            enter(connection, Entry(key, EntryKind.LOAN, loan, entry.match), now)
    postings = {account: -total for account, total in due.items()}
    postings[pot_account(entry.match)] = chips * len(accounts)
    enter(connection, entry._replace(chips=postings), now)


def _pay_winners(
    connection: sqlite3.Connection,
    match: LedgerMatch,
    outcome: MatchOutcome,
    winner: int,
    now: datetime | None,
) -> None:
    """Pay the pot to the winning side and the bank, and experience."""
    points, share = experience(match.seating), stakes(match.seating, match.stake).share
    winners = match.seating.seats_of(winner)
    seats = []
    for number, seat in enumerate(match.seats):
        gained = points.winner if number in winners else points.loser
        is_absent = number in outcome.absent
        has_no_experience = is_absent or number in outcome.without_experience
        seats.append(
            seat._replace(
                share=share if number in winners and not is_absent else 0,
                experience=0 if has_no_experience else gained,
            )
        )
    _end(connection, match, seats, MatchState.WON, EntryKind.WIN, now=now)


def _pay_those_who_stay(
    connection: sqlite3.Connection, match: LedgerMatch, outcome: MatchOutcome, now: datetime | None
) -> None:
    """Pay the pot to the sides without people, and charge the people who leave now."""
    seating = match.seating
    lost = {seating.side_of(seat) for seat in outcome.people}
    winners = [seat for seat in range(seating.players) if seating.side_of(seat) not in lost]
    rest = match.pot - match.pot * BANK_PERCENT // 100
    seats = [
        seat._replace(share=rest // len(winners)) if number in winners else seat
        for number, seat in enumerate(match.seats)
    ]
    for number in sorted(outcome.people - outcome.absent):
        _charge(connection, match, number, f"match/{match.id}/end/{number}", now=now)
    _end(connection, match, seats, MatchState.ABANDONED, EntryKind.ABANDONED, now=now)


def _return_stakes(
    connection: sqlite3.Connection, match: LedgerMatch, now: datetime | None
) -> None:
    """Give every seat its stake back; penalties are not returned."""
    seats = [seat._replace(share=match.stake) for seat in match.seats]
    _end(connection, match, seats, MatchState.RETURNED, EntryKind.RETURN, now=now)


def _charge(
    connection: sqlite3.Connection, match: LedgerMatch, seat: int, key: str, *, now: datetime | None
) -> None:
    """Charge the penalty to the account of a seat, at most the chips that it has."""
    account = match.seats[seat].account
    chips = min(penalty_for(match.stake), balance_of(connection, account))
    entry = Entry(key, EntryKind.PENALTY, {account: -chips, BANK: chips}, match.id)
    enter(connection, entry, now)
    connection.execute(
        "UPDATE seat SET penalty = penalty + ? WHERE match = ? AND seat = ?",
        (chips, match.id, seat),
    )


def _end(
    connection: sqlite3.Connection,
    match: LedgerMatch,
    seats: Sequence[LedgerSeat],
    state: MatchState,
    kind: EntryKind,
    *,
    now: datetime | None,
) -> None:
    """End a match: the pot goes to the seats as they say, and the rest of it to the bank."""
    postings: Counter[Account] = Counter({pot_account(match.id): -match.pot})
    points: Counter[Account] = Counter()
    for number, seat in enumerate(seats):
        postings[seat.account] += seat.share
        points[seat.account] += seat.experience
        connection.execute(
            "UPDATE seat SET share = ?, experience = ? WHERE match = ? AND seat = ?",
            (seat.share, seat.experience, match.id, number),
        )
    postings[BANK] -= postings.total()
    entry = Entry(f"match/{match.id}/end", kind, postings, match.id, points)
    enter(connection, entry, now)
    connection.execute("UPDATE match SET state = ? WHERE match = ?", (state.value, match.id))
    for account in dict.fromkeys(seat.account for seat in seats):
        _repay(connection, match.id, account, postings[account], now)


def _repay(
    connection: sqlite3.Connection,
    match_id: str,
    account: Account,
    received: int,
    now: datetime | None,
) -> None:
    """Let a character repay the bank from what it has just received."""
    chips = min(debt_of(connection, account), received)
    if chips > 0:
        key = f"match/{match_id}/end/repayment/{account.owner}"
        postings = {account: -chips, BANK: chips}
        enter(connection, Entry(key, EntryKind.REPAYMENT, postings, match_id), now)
