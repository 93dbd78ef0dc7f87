"""The stakes agree with a match, however often and whenever they are asked to."""

import sqlite3
from collections.abc import Iterator
from datetime import datetime, timezone
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_desktop.play.chips.accounts import START_CAPITAL, Account, balances, entries
from scopa_desktop.play.chips.stakes import StakedMatch, StakeState, settle, settle_lost
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.matches.match_rows import forget_match, save_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE, TWO
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions
from tests.playing import play_on

ANNA, BRUNO = "a" * 32, "b" * 32
PERSON_PLAYER, ROSA = Player("Anna", PERSON), Player("Donna Rosa", "skilled")
NOW = datetime(2026, 5, 1, 12, tzinfo=timezone.utc)
NOTE = MatchNote("c" * 32, NOW, profiles=(ANNA, None))


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty database, whose content is checked after the test."""
    database = Database(tmp_path)
    yield database
    assert database.read(lambda connection: list(problems(connection))) == []
    database.close()


@pytest.fixture
def match() -> Match:
    """A competitive match before its first deal."""
    table = TableOptions(is_competitive=True, stake=100)
    return Match(SCOPA, TWO, (PERSON_PLAYER, ROSA), 1, table)


def play(match: Match, rounds: int | None = None) -> None:
    """Play a match by chance to its end, or until so many rounds are scored."""
    rng = Random(1)
    play_on(match, rng.choice, rounds=rounds)
    if match.needs_deal:
        match.begin_round()


def settled_or_not(
    database: Database, match: Match, *, is_left: bool = False, note: MatchNote = NOTE
) -> StakedMatch | None:
    """The stakes of a match after they were settled twice."""
    if is_left:
        note = MatchNote(note.id, NOW, NOW, Ending.ABANDONED, profiles=note.profiles)
    record = match.record
    first = database.write(lambda connection: settle(connection, note, record, NOW))
    assert database.write(lambda connection: settle(connection, note, record, NOW)) == first
    return first


def settled(database: Database, match: Match, *, is_left: bool = False) -> StakedMatch:
    staked = settled_or_not(database, match, is_left=is_left)
    assert staked is not None
    return staked


def begin(database: Database, match: Match) -> None:
    """Take the stakes before the first deal."""
    assert settled(database, match).state is StakeState.OPEN


def chips(database: Database, account: Account) -> int:
    return database.read(balances).chips_of(account)


def test_a_match_that_ended_without_stakes_is_not_paid(database: Database, match: Match) -> None:
    play(match)
    assert settled_or_not(database, match) is None


def test_a_match_that_goes_on_keeps_its_stakes(database: Database, match: Match) -> None:
    match.begin_round()
    assert settled(database, match).state is StakeState.OPEN
    assert chips(database, Account(profile=ANNA)) == START_CAPITAL - 100
    assert chips(database, Account(level="skilled")) == START_CAPITAL - 100


def test_a_match_is_paid_when_it_is_won(database: Database, match: Match) -> None:
    begin(database, match)
    play(match)
    paid = settled(database, match)
    assert paid.state is StakeState.WON
    assert match.winner is not None
    assert paid.seats[match.winner].share == 150
    assert {seat.experience for seat in paid.seats} == {20, 5}
    assert settled(database, match, is_left=True) == paid
    total = sum(database.read(balances).chips.values())
    assert total == 2 * START_CAPITAL - 50, "the bank has a quarter of the pot"


def test_guests_and_who_has_too_few_chips_do_not_stake(database: Database, match: Match) -> None:
    guest = MatchNote("d" * 32, NOW, profiles=(None, None))
    assert settled_or_not(database, match, note=guest) is None
    table = TableOptions(is_competitive=True, stake=START_CAPITAL + 1)
    high = Match(SCOPA, TWO, (PERSON_PLAYER, ROSA), 1, table)
    assert settled_or_not(database, high) is None
    assert database.read(balances).chips == {}


def test_the_stake_of_the_record_is_played_for(database: Database, match: Match) -> None:
    begin(database, match)
    match.apply(OptionChanged("stake", 300))
    assert settled(database, match).stake == 300
    assert chips(database, Account(profile=ANNA)) == START_CAPITAL - 300
    match.apply(OptionChanged("stake", 50))
    assert settled(database, match).stake == 50
    assert chips(database, Account(profile=ANNA)) == START_CAPITAL - 50


def test_a_stake_that_nobody_has_any_more_is_not_taken(database: Database, match: Match) -> None:
    begin(database, match)
    match.apply(OptionChanged("stake", 2 * START_CAPITAL))
    assert settled(database, match).stake == 100


def test_a_character_is_lent_what_it_lacks_and_pays_it_back(database: Database) -> None:
    """Three stakes of 700; the last two matches are won, with 1,050 chips each."""
    rosa = Account(level="skilled")
    for number, (share, left) in enumerate(((0, 300), (1050, 650), (1050, 1000))):
        seats = [
            (str(number), 0, f"p{number}", None, 1050 - share),
            (str(number), 1, None, "skilled", share),
        ]

        def insert(
            connection: sqlite3.Connection, match: str = str(number), rows: Any = seats
        ) -> None:
            connection.execute(
                "INSERT INTO staked_match VALUES (?, 2, 0, 700, 'won', 1, 1)", (match,)
            )
            connection.executemany("INSERT INTO staked_seat VALUES (?, ?, ?, ?, ?, 0, 0, 0)", rows)

        database.write(insert)
        assert chips(database, rosa) == left


def test_each_departure_costs_the_penalty_once(database: Database, match: Match) -> None:
    begin(database, match)
    match.begin_round()
    for _ in range(2):
        match.apply(PlayerChanged(0, ROSA))
        match.apply(PlayerChanged(0, PERSON_PLAYER))
    staked = settled(database, match)
    assert [(seat.penalty, seat.departures) for seat in staked.seats] == [(100, 2), (0, 0)]


def test_who_is_away_when_the_match_is_won_has_no_share(database: Database, match: Match) -> None:
    begin(database, match)
    match.begin_round()
    match.apply(PlayerChanged(0, ROSA))
    play(match)
    anna = settled(database, match).seats[0]
    assert (anna.share, anna.experience, anna.penalty) == (0, 0, 50)


@pytest.mark.parametrize("own_moves", [0, 4])
def test_who_lets_the_game_play_gains_no_experience(
    database: Database, match: Match, own_moves: int
) -> None:
    """Most moves were automatic: a few of one's own at the end change nothing."""
    begin(database, match)
    match.begin_round()
    match.apply(AutomaticPlay(0, True))
    play(match, rounds=3)
    match.apply(AutomaticPlay(0, False))
    play_on(match, moves=own_moves)
    match.apply(AutomaticPlay(0, True))
    play(match)
    anna, rosa = settled(database, match).seats
    assert anna.experience == 0
    assert rosa.experience > 0
    assert {anna.share, rosa.share} == {150, 0}, "chips are paid all the same"


def test_some_automatic_moves_cost_no_experience(database: Database, match: Match) -> None:
    begin(database, match)
    match.begin_round()
    match.apply(AutomaticPlay(0, True))
    play_on(match, moves=3)
    match.apply(AutomaticPlay(0, False))
    play(match)
    assert settled(database, match).seats[0].experience > 0


def test_people_of_one_computer_move_chips_only(database: Database) -> None:
    table = TableOptions(is_competitive=True, stake=100)
    match = Match(SCOPA, THREE, (PERSON_PLAYER, ROSA, Player("Bruno", PERSON)), 1, table)
    note = MatchNote("d" * 32, NOW, profiles=(ANNA, None, BRUNO))
    assert settled_or_not(database, match, note=note) is not None
    play(match)
    paid = settled_or_not(database, match, note=note)
    assert paid is not None
    assert sum(seat.share for seat in paid.seats) == 225
    assert {seat.experience for seat in paid.seats} == {0}


def test_an_agreed_end_gives_the_stakes_back(database: Database, match: Match) -> None:
    begin(database, match)
    match.begin_round()
    match.apply(EndAgreed())
    assert settled(database, match).state is StakeState.RETURNED
    assert chips(database, Account(profile=ANNA)) == START_CAPITAL


def test_who_leaves_a_match_for_good_loses_it(database: Database, match: Match) -> None:
    begin(database, match)
    match.begin_round()
    paid = settled(database, match, is_left=True)
    assert paid.state is StakeState.ABANDONED
    assert [seat.share for seat in paid.seats] == [0, 150]
    assert chips(database, Account(profile=ANNA)) == START_CAPITAL - 150


def test_the_statement_of_a_profile_adds_up(database: Database, match: Match) -> None:
    begin(database, match)
    match.begin_round()
    settled(database, match, is_left=True)
    lines = database.read(lambda connection: entries(connection, ANNA, NOW))
    assert [(line.kind.value, line.chips, line.balance) for line in lines] == [
        ("abandoned", 0, 850),
        ("penalty", -50, 850),
        ("stake", -100, 900),
        ("capital", 1000, 1000),
    ]
    (newest,) = database.read(lambda connection: entries(connection, ANNA, NOW, limit=1))
    assert newest == lines[0]
    (capital,) = database.read(lambda connection: entries(connection, BRUNO, NOW))
    assert (capital.chips, capital.time) == (START_CAPITAL, NOW)


def test_who_loses_the_record_of_a_match_has_left_it(database: Database, match: Match) -> None:
    """Nobody gets a stake back by damaging or removing the match."""
    database.write(lambda connection: save_match(connection, NOTE, match.record))
    begin(database, match)
    database.write(lambda connection: settle_lost(connection, NOW))
    assert chips(database, Account(profile=ANNA)) == START_CAPITAL - 100, "it goes on"
    database.write(lambda connection: forget_match(connection, NOTE.id))
    for _ in range(2):
        database.write(lambda connection: settle_lost(connection, NOW))
        assert chips(database, Account(profile=ANNA)) == START_CAPITAL - 150
        assert chips(database, Account(level="skilled")) == START_CAPITAL + 50
