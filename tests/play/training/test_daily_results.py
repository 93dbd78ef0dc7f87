"""The tries and results of the daily deal of a profile."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import date, datetime, timedelta, timezone
from hashlib import sha256
from pathlib import Path

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DailyResult, DealKey, Medal, daily_deal
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.storage import database_file
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.schema import MIGRATIONS
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.variant import Family
from tests.raising import raising

PROFILE = "0123456789abcdef0123456789abcdef"
DAY = date(2026, 11, 22)
KEY = DealKey(DAY, Family.FIFTEEN)
NOON = datetime(2026, 11, 22, 12, tzinfo=timezone.utc)
ONE_DAY = timedelta(days=1)
BEFORE = DealKey(DAY - ONE_DAY, Family.FIFTEEN)
MOVES: list[Action] = [
    parse_action(text) for text in ("cut keep", "7D x 4C 3B", "KS", "! 7C KD KB = 10, wild 10")
]
RESULT = DailyResult(0, 3, 7, 4)


def results(folder: Path) -> DailyResults:
    return DailyResults(Trainee(Database(folder), PROFILE))


def with_leads(known: DailyResults, key: DealKey, leads: Iterable[int]) -> None:
    for level, lead in zip(LEVELS, leads, strict=True):
        known.add_character(key, level, DailyResult(0, lead, max(lead, 0), max(-lead, 0)))


def test_a_try_is_known_again_after_each_move(tmp_path: Path) -> None:
    known = results(tmp_path)
    assert known.try_of(KEY) is None
    known.start(KEY)
    for count in range(len(MOVES) + 1):
        known.add_moves(KEY, MOVES[:count])
        again = results(tmp_path).try_of(KEY)
        assert again is not None
        assert (again.moves, again.result) == (MOVES[:count], None)
    known.finish(KEY, RESULT)
    again = results(tmp_path).try_of(KEY)
    assert again is not None
    assert (again.moves, again.result) == (MOVES, RESULT)


def test_a_day_has_one_counted_try(tmp_path: Path) -> None:
    known = results(tmp_path)
    known.start(KEY)
    known.finish(KEY, RESULT)
    known.finish(KEY, RESULT._replace(own=9))
    for each in (known, results(tmp_path)):
        with pytest.raises(ValueError, match="before"):
            each.start(KEY)
        assert each.result_of(KEY) == RESULT


def test_there_is_a_medal_once_all_results_are_known(tmp_path: Path) -> None:
    known = results(tmp_path)
    known.start(KEY)
    known.finish(KEY, RESULT)
    for number, (level, lead) in enumerate(zip(LEVELS, (1, 2, 3, 3, 4, 5), strict=True)):
        assert (known.place_of(KEY), known.medal_of(KEY)) == (None, None), number
        known.add_character(KEY, level, DailyResult(0, lead, lead, 0))
    for each in (known, results(tmp_path)):
        assert (each.place_of(KEY), each.medal_of(KEY)) == (3, Medal.SILVER)
        assert len(each.characters_of(KEY)) == len(LEVELS)


def test_each_family_has_a_try_of_its_own(tmp_path: Path) -> None:
    known, other = results(tmp_path), DealKey(DAY, Family.SCOPA)
    known.start(KEY)
    known.add_moves(KEY, MOVES)
    known.start(other)
    known.finish(other, RESULT)
    known.add_character(other, "casual", RESULT)
    for each in (known, results(tmp_path)):
        assert (each.result_of(KEY), each.result_of(other)) == (None, RESULT)
        assert (each.characters_of(KEY), each.characters_of(other)) == ({}, {"casual": RESULT})
        tries = each.try_of(KEY), each.try_of(other)
        assert [counted and counted.moves for counted in tries] == [MOVES, []]
        assert each.streak(DAY) == 1


def test_of_a_day_the_family_that_was_played_is_shown(tmp_path: Path) -> None:
    known = results(tmp_path)
    assert known.played_on(DAY, Family.SCOPA) == DealKey(DAY, Family.SCOPA)
    known.start(KEY)
    assert known.played_on(DAY, Family.SCOPA) == KEY
    known.start(DealKey(DAY, Family.SCOPA))
    assert known.played_on(DAY, Family.SCOPA) == DealKey(DAY, Family.SCOPA)


def test_no_try_has_no_medal(tmp_path: Path) -> None:
    known = results(tmp_path)
    with_leads(known, KEY, range(6))
    assert (known.place_of(KEY), known.medal_of(KEY)) == (None, None)


def test_the_streak_counts_finished_days_up_to_today_or_yesterday(tmp_path: Path) -> None:
    known = results(tmp_path)
    assert known.streak(DAY) == 0
    for back, family in ((4, Family.SCOPA), (2, Family.PLATA), (1, Family.SCOPA)):
        key = DealKey(DAY - back * ONE_DAY, family)
        known.start(key)
        known.finish(key, RESULT)
    assert known.streak(DAY) == 2
    known.start(KEY)
    assert known.streak(DAY) == 2
    known.finish(KEY, RESULT)
    assert known.streak(DAY) == 3
    assert known.streak(DAY + 2 * ONE_DAY) == 0
    assert [key.day for key in known.keys] == [DAY - back * ONE_DAY for back in (4, 2, 1, 0)]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE daily_try SET day = '2026-13-01'",
        "UPDATE daily_try SET day = 'today'",
        "UPDATE daily_try SET family = 'briscola'",
        "UPDATE daily_character SET day = '2026-13-01'",
        "UPDATE daily_try SET moves = moves || char(10) || 'K'",
    ],
)
def test_rows_that_are_damaged_are_left_out(tmp_path: Path, change: str) -> None:
    known = results(tmp_path)
    known.start(KEY)
    known.add_moves(KEY, MOVES)
    known.start(BEFORE)
    known.add_character(KEY, "casual", RESULT)
    Database(tmp_path).write(
        lambda connection: connection.execute(f"{change} WHERE day = '{DAY.isoformat()}'")
    )
    again = results(tmp_path)
    assert again.try_of(BEFORE) is not None
    counted = again.try_of(KEY)
    assert counted is None or counted.moves == MOVES


WEEK = (
    Family.FIFTEEN, Family.SCOPA, Family.FIFTEEN, Family.CIRULLA, Family.CIRULLA, Family.SCOPONE,
    Family.PLATA,
)  # fmt: skip
"""The families of the games of former days, from Sunday to Saturday."""


def write_former_rows(connection: sqlite3.Connection) -> None:
    """Write a week as the first version of the database had it, when a day had one deal."""
    days = [DAY + number * ONE_DAY for number in range(len(WEEK))]
    moves = "\n".join(map(str, MOVES))
    for day in days:
        values = (PROFILE, day.isoformat(), moves, 7, 4, 0)
        connection.execute("INSERT INTO daily_try VALUES (?, ?, ?, ?, ?, ?)", values)
        result = (day.isoformat(), "casual", 3, 1, 0)
        connection.execute("INSERT INTO daily_character VALUES (?, ?, ?, ?, ?)", result)


def check_former_rows(known: DailyResults) -> None:
    """Check that each try of the week is that of the family whose game it was."""
    keys = [DealKey(DAY + number * ONE_DAY, family) for number, family in enumerate(WEEK)]
    assert list(known.keys) == keys
    for key in keys:
        counted = known.try_of(key)
        assert counted is not None
        assert (counted.moves, counted.result) == (MOVES, RESULT)
        assert known.characters_of(key) == {"casual": DailyResult(0, 2, 3, 1)}
        assert daily_deal(key).number == former_number(key.day), "it can be replayed"


def former_number(day: date) -> int:
    """The number of the deal of a day, as it was computed when a day had one."""
    digest = sha256(f"scopa desktop daily deal {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % (LARGEST_DEAL + 1)


def test_a_try_of_a_day_becomes_that_of_the_family_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as former, closing(Database(tmp_path)) as database:
        former.setattr(database_file, "MIGRATIONS", MIGRATIONS[:1])
        database.write(write_former_rows)
    check_former_rows(results(tmp_path))
    assert not [*problems(Database(tmp_path).connection)]


def test_a_damaged_database_of_the_first_version_is_salvaged(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "damaged.sqlite3")) as former, former:
        former.executescript(MIGRATIONS[0])
        write_former_rows(former)
    database = Database(tmp_path)
    database.write(
        lambda connection: connection.execute("INSERT INTO damaged_file VALUES ('damaged.sqlite3')")
    )
    assert [*salvage(database)]
    check_former_rows(results(tmp_path))


def test_what_cannot_be_saved_has_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = results(tmp_path)
    with monkeypatch.context() as failing:
        failing.setattr(Database, "write", raising(StorageError(tmp_path, "The disk is full.")))
        with pytest.raises(StorageError):
            known.start(KEY)
    assert known.try_of(KEY) is None
    known.start(KEY)


def test_a_deal_of_a_day_that_a_clock_ahead_has_shown_is_that_of_this_day(tmp_path: Path) -> None:
    """A day names a deal, so it is not changed; it counts when the day comes."""
    day = date(2101, 5, 3)
    later = DealKey(day, Family.SCOPA)
    known = results(tmp_path)
    known.start(later)
    known.finish(later, DailyResult(1, 3, 5, 2))
    again = results(tmp_path)
    assert again.keys == [later]
    assert again.result_of(later) == DailyResult(1, 3, 5, 2)
    assert again.streak(DAY) == 0
    assert again.streak(day) == 1
