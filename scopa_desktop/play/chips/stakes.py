"""The stakes of competitive matches: who can play for them; taken, changed, paid and returned.

`settle` makes the stakes of a match agree with its record and its note, as often as it is called,
in the transaction that saves the match. What changes stakes is called inside `Database.write`.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import Enum, auto
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import MATCHED, character_id, find_level
from scopa_desktop.play.chips.accounts import Account, Balances, chips_of
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.session.seats import absent_seats, has_several_people
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.own_play import seats_played_by_game
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.stakes import BANK_PERCENT, experience, stakes
from scopa_desktop.rules.table_events import PlayerChanged


class StakeProblem(Enum):
    """Why no chips can be staked."""

    OTHER_WINDOW = auto()
    """Another process plays with the chips of the data folder."""
    NOT_COMPETITIVE = auto()
    """Nothing is staked in the match on the table."""
    GUESTS = auto()
    NO_PEOPLE = auto()
    NOT_COUNTED = auto()
    """The chips cannot be read, or have not been yet."""
    TOO_FEW_CHIPS = auto()
    MATCHED_PLAYER = auto()
    """A computer player adapts to the person, who could lose at will to win for chips later."""
    CHOSEN_DEAL = auto()
    """The number of the deal was chosen, so that its cards may be known."""


class StakeRefusal(NamedTuple):
    """Why these players cannot play for chips."""

    problem: StakeProblem
    names: tuple[str, ...] = ()
    """The players whom the problem concerns."""
    stake: int = 0


def players_refusal(
    players: Sequence[Player], accounts: Sequence[Account | None]
) -> StakeRefusal | None:
    """Why these players cannot play for chips, however many they have; None if they can."""
    if not any(player.is_person for player in players):
        return StakeRefusal(StakeProblem.NO_PEOPLE)
    if None in accounts:
        return StakeRefusal(StakeProblem.GUESTS)
    matched = [player.name for player in players if character_id(player.level) == MATCHED]
    return StakeRefusal(StakeProblem.MATCHED_PLAYER, tuple(matched)) if matched else None


def chips_refusal(
    balances: Balances | None,
    accounts: Sequence[Account | None],
    players: Sequence[Player],
    needed: int,
    stake: int,
) -> StakeRefusal | None:
    """Which players do not have the `needed` chips for a stake; None if all have them.

    Characters are lent what they lack. `balances` is None if the chips are not known.
    """
    if balances is None:
        return StakeRefusal(StakeProblem.NOT_COUNTED)
    names = tuple(
        player.name
        for player, account in zip(players, accounts, strict=True)
        if account is not None
        and account.profile is not None
        and balances.chips_of(account) < needed
    )
    return StakeRefusal(StakeProblem.TOO_FEW_CHIPS, names, stake) if names else None


PENALTY_PERCENT: Final = 50
"""The part of the stake, rounded up, that leaving a match costs besides."""


class StakeState(Enum):
    """What became of the stakes of a match."""

    OPEN = "open"
    """They are in the pot."""
    WON = "won"
    ABANDONED = "abandoned"
    """The people left, so the others have won."""
    RETURNED = "returned"
    """The match was void."""


class StakedSeat(NamedTuple):
    """A seat of a competitive match."""

    account: Account
    """It keeps the seat for the whole match, also while somebody sits in."""
    share: int = 0
    """The chips received at the end; of a void match, the stake."""
    penalty: int = 0
    """The chips paid for leaving."""
    departures: int = 0
    """How often the penalty was paid."""
    experience: int = 0
    """The points received at the end."""


class StakedMatch(NamedTuple):
    """A competitive match with its stakes."""

    id: str
    seating: Seating
    stake: int
    """The chips of each seat."""
    state: StakeState
    seats: tuple[StakedSeat, ...]

    @property
    def pot(self) -> int:
        return self.stake * self.seating.players

    @property
    def bank(self) -> int:
        """The part of the pot that the bank has taken; 0 while the match is open."""
        if self.state is StakeState.OPEN:
            return 0
        return self.pot - sum(seat.share for seat in self.seats)


def penalty_for(stake: int) -> int:
    """The chips that leaving a match with this stake costs besides, for those who have them."""
    return -(-stake * PENALTY_PERCENT // 100)


def accounts_of(
    players: Iterable[Player], profiles: Sequence[str | None]
) -> tuple[Account | None, ...]:
    """The account of each seat, from the id of the profile in each seat; None for a guest."""
    return tuple(map(_account_of, players, profiles))


def _account_of(player: Player, profile: str | None) -> Account | None:
    if player.is_person:
        return None if profile is None else Account(profile=profile)
    character = find_level(player.level)
    return Account(level=player.level if character is None else character.id)


def find_stakes(connection: sqlite3.Connection, match_id: str) -> StakedMatch | None:
    """A match with its stakes; None if none were ever taken for it."""
    row = connection.execute("SELECT * FROM staked_match WHERE match = ?", (match_id,)).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        "SELECT profile, level, share, penalty, departures, experience FROM staked_seat"
        " WHERE match = ? ORDER BY seat",
        (match_id,),
    )
    return StakedMatch(
        match_id,
        Seating(row["players"], row["pairs"] + 1),
        row["stake"],
        StakeState(row["state"]),
        tuple(StakedSeat(Account(profile, level), *numbers) for profile, level, *numbers in seats),
    )


def settle(
    connection: sqlite3.Connection, note: MatchNote, record: Record, now: datetime
) -> StakedMatch | None:
    """Make the stakes of a match agree with what has become of it.

    They are taken when a match begins that all of its profiles have the chips for, changed as far
    as they have them, and paid or returned when it has ended. Each departure of a person costs the
    penalty, at most the chips that the person has. Of a match that its people leave for good, the
    pot less the part of the bank is shared equally by the seats of the sides without people; the
    bank takes all of it if there are none. Nobody gains experience then.

    Returns the match; None if no chips are staked in it.
    """
    match = Match.replayed(record)
    is_running = note.ending is Ending.RUNNING
    staked = find_stakes(connection, note.id)
    if staked is None and is_running and not match.is_over:
        staked = _begun(connection, note, match, now)
    if staked is None or staked.state is not StakeState.OPEN:
        return staked
    staked = _with_stake(connection, staked, match.table.stake)
    staked = _with_departures(connection, staked, match)
    if match.is_ended_by_agreement:
        seats = [seat._replace(share=staked.stake) for seat in staked.seats]
        return _ended(connection, staked, seats, StakeState.RETURNED, now)
    if match.winner is not None:
        return _ended(connection, staked, _paid(staked, match), StakeState.WON, now)
    if is_running:
        return staked
    people = {seat for seat, player in enumerate(match.first_players) if player.is_person}
    seats = _left(connection, staked, people, people - set(absent_seats(match)))
    return _ended(connection, staked, seats, StakeState.ABANDONED, now)


def settle_lost(connection: sqlite3.Connection, now: datetime) -> None:
    """End the open stakes of matches that do not run any more: their people have left them.

    Those are matches whose rows were damaged or removed while they were running.
    """
    lost = connection.execute(
        "SELECT match FROM staked_match WHERE state = 'open'"
        " AND match NOT IN (SELECT id FROM match WHERE ending = 'running')"
    ).fetchall()
    for (match_id,) in lost:
        staked = find_stakes(connection, match_id)
        assert staked is not None
        people = {n for n, seat in enumerate(staked.seats) if seat.account.profile is not None}
        seats = _left(connection, staked, people, people)
        _ended(connection, staked, seats, StakeState.ABANDONED, now)


def _begun(
    connection: sqlite3.Connection, note: MatchNote, match: Match, now: datetime
) -> StakedMatch | None:
    """Take the stakes of a match that begins; None if somebody cannot stake."""
    accounts = accounts_of(match.first_players, note.profiles)
    known = [account for account in accounts if account is not None]
    stake = match.table.stake
    if len(known) < match.seating.players or _lacking(connection, known, stake):
        return None
    seats = tuple(map(StakedSeat, known))
    staked = StakedMatch(note.id, match.seating, stake, StakeState.OPEN, seats)
    _insert(connection, staked, now)
    return staked


def _lacking(connection: sqlite3.Connection, accounts: Iterable[Account], chips: int) -> bool:
    """Whether a profile has fewer chips; characters are lent what they lack."""
    return any(
        account.profile is not None and chips_of(connection, account) < chips
        for account in accounts
    )


def _insert(connection: sqlite3.Connection, staked: StakedMatch, now: datetime) -> None:
    connection.execute(
        "INSERT INTO staked_match VALUES (?, ?, ?, ?, 'open', ?, NULL)",
        (
            staked.id,
            staked.seating.players,
            staked.seating.partners,
            staked.stake,
            int(now.timestamp()),
        ),
    )
    connection.executemany(
        "INSERT INTO staked_seat VALUES (?, ?, ?, ?, 0, 0, 0, 0)",
        [(staked.id, number, *seat.account) for number, seat in enumerate(staked.seats)],
    )


def _with_stake(connection: sqlite3.Connection, staked: StakedMatch, stake: int) -> StakedMatch:
    """The match with another stake; the one it has if somebody has too few chips for it."""
    accounts = [seat.account for seat in staked.seats]
    if stake == staked.stake or _lacking(connection, accounts, stake - staked.stake):
        return staked
    connection.execute("UPDATE staked_match SET stake = ? WHERE match = ?", (stake, staked.id))
    return staked._replace(stake=stake)


def _with_departures(
    connection: sqlite3.Connection, staked: StakedMatch, match: Match
) -> StakedMatch:
    """The match after the departures of people were paid."""
    # Nobody sits in for a computer player in a competitive match.
    left = Counter(
        placed.event.seat
        for placed in match.events
        if isinstance(placed.event, PlayerChanged) and not placed.event.player.is_person
    )
    seats = list(staked.seats)
    for number, departures in left.items():
        while seats[number].departures < departures:
            seats[number] = _charged(connection, staked, number, seats[number])
    return staked._replace(seats=tuple(seats))


def _charged(
    connection: sqlite3.Connection, staked: StakedMatch, number: int, seat: StakedSeat
) -> StakedSeat:
    """A seat after it paid the penalty once more, at most the chips that are there."""
    chips = min(penalty_for(staked.stake), chips_of(connection, seat.account))
    seat = seat._replace(penalty=seat.penalty + chips, departures=seat.departures + 1)
    connection.execute(
        "UPDATE staked_seat SET penalty = ?, departures = ? WHERE match = ? AND seat = ?",
        (seat.penalty, seat.departures, staked.id, number),
    )
    return seat


def _paid(staked: StakedMatch, match: Match) -> list[StakedSeat]:
    """The seats of a match that a side has won.

    Nobody gains experience in a match of several people of this computer, and nobody for whom the
    game made most moves. Who has left and not come back gets nothing; the share goes to the bank.
    """
    assert match.winner is not None
    points, share = experience(match.seating), stakes(match.seating, staked.stake).share
    winners = match.seating.seats_of(match.winner)
    absent = set(absent_seats(match))
    without = (
        set(range(match.seating.players))
        if has_several_people(match)
        else absent | seats_played_by_game(match)
    )
    return [
        seat._replace(
            share=share if number in winners and number not in absent else 0,
            experience=0
            if number in without
            else points.winner
            if number in winners
            else points.loser,
        )
        for number, seat in enumerate(staked.seats)
    ]


def _left(
    connection: sqlite3.Connection, staked: StakedMatch, people: set[int], present: set[int]
) -> list[StakedSeat]:
    """The seats of a match that its people leave; those who are still present pay for it."""
    seating = staked.seating
    lost = {seating.side_of(seat) for seat in people}
    winners = [seat for seat in range(seating.players) if seating.side_of(seat) not in lost]
    rest = staked.pot - staked.pot * BANK_PERCENT // 100
    seats = list(staked.seats)
    for number in sorted(present):
        seats[number] = _charged(connection, staked, number, seats[number])
    for number in winners:
        seats[number] = seats[number]._replace(share=rest // len(winners))
    return seats


def _ended(
    connection: sqlite3.Connection,
    staked: StakedMatch,
    seats: Sequence[StakedSeat],
    state: StakeState,
    now: datetime,
) -> StakedMatch:
    """End a match: the pot goes to the seats as they say, and the rest of it to the bank."""
    connection.execute(
        "UPDATE staked_match SET state = ?, ended = ? WHERE match = ?",
        (state.value, int(now.timestamp()), staked.id),
    )
    connection.executemany(
        "UPDATE staked_seat SET share = ?, experience = ? WHERE match = ? AND seat = ?",
        [(seat.share, seat.experience, staked.id, number) for number, seat in enumerate(seats)],
    )
    return staked._replace(state=state, seats=tuple(seats))
