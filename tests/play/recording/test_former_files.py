"""The files of version 0.1.0 are brought in once, and left where they are."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH
from scopa_desktop.play.badges import earned
from scopa_desktop.play.chips.accounts import Account, balances
from scopa_desktop.play.chips.stakes import StakeState, find_stakes
from scopa_desktop.play.daily.daily_deal import DailyResult, DealKey
from scopa_desktop.play.matches.match_facts import digest_of_text
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin, imported_match_id
from scopa_desktop.play.matches.match_rows import find_match, running_match
from scopa_desktop.play.recording.former_files import bring_in_all, bring_in_first, bring_in_rest
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry, matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_check import problems
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.lesson_progress import LessonProgress, LessonState
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import Challenge, PuzzleFilter, PuzzleWishes
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.record import Record, record_head, write_record
from scopa_desktop.rules.variant import Family
from tests.play.matches.sample_matches import PROFILE, record_of
from tests.sample_puzzles import sample_puzzles

OTHER = "0b" * 16
NOW = datetime(2026, 2, 3, 12, tzinfo=timezone.utc)
SECONDS = int(NOW.timestamp())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def database(folder: Path) -> Iterator[Database]:
    """The database of the folder, whose content is checked after the test."""
    database = Database(folder)
    yield database
    assert database.read(lambda connection: list(problems(connection))) == []
    database.close()


def bring_in(database: Database) -> list[str]:
    """Bring in everything twice; the second time, nothing is left to do."""
    sentences = [*bring_in_first(database), *bring_in_all(database)]
    assert [*bring_in_first(database), *bring_in_rest(database)] == []
    return sentences


def write_profiles(folder: Path, *names: str, **changes: Any) -> None:
    entries = [
        {"id": profile, "name": name, "portrait": "nonna", "deck": "auto", "game": None,
         "created": "2026-01-02", **changes}
        for profile, name in zip((PROFILE, OTHER), names, strict=False)
    ]  # fmt: skip
    content = {
        "format": "scopa-desktop profiles",
        "version": 1,
        "current": OTHER if len(entries) > 1 else PROFILE,
        "profiles": entries,
    }
    (folder / "profiles.json").write_text(json.dumps(content), encoding="utf-8")


def note_content(number: int, ending: Ending = Ending.FINISHED, **changes: Any) -> dict[str, Any]:
    ended = None if ending is Ending.RUNNING else NOW
    note = MatchNote(f"{number:032x}", NOW, ended, ending, profiles=(PROFILE, None), hints=2)
    return {**json.loads(note.to_text()), **changes}


def write_match(
    folder: Path, name: str, record: Record, note: dict[str, Any] | None = None
) -> None:
    path = folder / "matches" / f"{name}.scopa"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write_record(record), encoding="utf-8")
    if note is not None:
        path.with_suffix(".json").write_text(json.dumps(note), encoding="utf-8")


def listed(database: Database) -> list[MatchEntry]:
    selection = MatchFilter(seat=0)
    return database.read(lambda connection: matches(connection, selection, is_descending=False))


def test_a_new_folder_has_nothing_to_bring_in(database: Database, folder: Path) -> None:
    assert bring_in(database) == []
    assert ProfileStore(database).is_new


def test_profiles_are_brought_in(database: Database, folder: Path) -> None:
    write_profiles(folder, "Anna", "Ugo")
    before = (folder / "profiles.json").read_bytes()
    assert bring_in(database) == []
    store = ProfileStore(database)
    assert [profile.name for profile in store.profiles] == ["Anna", "Ugo"]
    assert (store.current.id, store.current.portrait) == (OTHER, "nonna")
    assert store.current.created == date(2026, 1, 2)
    assert (folder / "profiles.json").read_bytes() == before


def test_an_invalid_field_of_a_profile_has_its_default(database: Database, folder: Path) -> None:
    write_profiles(folder, "Anna", portrait=7, deck="no such deck")
    assert bring_in(database) == []
    (profile,) = ProfileStore(database).profiles
    assert (profile.name, profile.portrait, profile.deck) == ("Anna", "you", "auto")


def test_damaged_profiles_are_reported(database: Database, folder: Path) -> None:
    (folder / "profiles.json").write_text("{", encoding="utf-8")
    (sentence,) = bring_in(database)
    assert "profiles.json" in sentence


def write_running(folder: Path, record: Record, note: dict[str, Any], torn: str = "") -> None:
    (folder / "running.scopa").write_text(write_record(record) + torn, encoding="utf-8")
    content = {**note, "head": digest_of_text(record_head(record.head)), "file": None}
    (folder / "running.json").write_text(json.dumps(content), encoding="utf-8")


@pytest.mark.parametrize("torn", ["", "37. 4", "\nround: 9, dealer 1\n"])
def test_the_running_match_goes_on(database: Database, folder: Path, torn: str) -> None:
    write_profiles(folder, "Anna")
    record = record_of(1, rounds=1)
    write_running(folder, record, note_content(7, Ending.RUNNING), torn)
    assert bring_in(database) == []
    stored = database.read(running_match)
    assert stored is not None
    assert (stored.note.id, stored.note.hints, stored.record) == (f"{7:032x}", 2, record)


def test_a_running_match_without_its_note_is_a_new_one(database: Database, folder: Path) -> None:
    write_profiles(folder, "Anna")
    (folder / "running.scopa").write_text(write_record(record_of(1, rounds=1)), encoding="utf-8")
    write_running(folder, record_of(1, rounds=1), note_content(7, Ending.RUNNING))
    (folder / "running.json").unlink()
    bring_in(database)
    stored = database.read(running_match)
    assert stored is not None
    assert stored.note.profiles == (PROFILE, None)


def test_a_damaged_running_match_is_reported(database: Database, folder: Path) -> None:
    (folder / "running.scopa").write_text("no record\n", encoding="utf-8")
    (sentence,) = bring_in(database)
    assert "running.scopa" in sentence
    assert database.read(running_match) is None


def test_matches_are_brought_in_with_their_notes(database: Database, folder: Path) -> None:
    write_profiles(folder, "You")
    write_match(folder, "2026-02-03 12.00.00 Scopa", record_of(1), note_content(1))
    write_match(folder, "2026-01-02 03.04.05 Scopa", record_of(2))
    write_match(folder, "damaged note", record_of(3))
    (folder / "matches" / "damaged note.json").write_text("{", encoding="utf-8")
    (folder / "matches" / "no record.scopa").write_text("nothing", encoding="utf-8")
    sentences = bring_in(database)
    assert any("no record.scopa" in sentence for sentence in sentences)
    assert any("3 were brought in" in sentence for sentence in sentences)
    entries = {entry.id: entry for entry in listed(database)}
    own = entries[f"{1:032x}"]
    assert (own.origin, own.hints, own.ended) == (Origin.PLAYED, 2, NOW)
    without = entries[imported_match_id(digest_of_text(write_record(record_of(2))))]
    assert without.origin is Origin.IMPORTED
    assert without.ended == datetime(2026, 1, 2, 3, 4, 5).astimezone(timezone.utc)
    assert len(entries) == 3
    mine = MatchFilter(profile=PROFILE)
    assert len(database.read(lambda connection: matches(connection, mine))) == 3
    assert len(list((folder / "matches").glob("*.scopa"))) == 4


def test_of_several_files_of_a_match_the_best_counts(database: Database, folder: Path) -> None:
    write_match(folder, "a", record_of(1, rounds=1), note_content(1, Ending.ABANDONED))
    write_match(folder, "b", record_of(1), note_content(1))
    write_match(folder, "c", record_of(1))
    write_match(folder, "d", record_of(1, rounds=1), note_content(1, Ending.ABANDONED))
    bring_in(database)
    (entry,) = listed(database)
    assert (entry.id, entry.ending, entry.origin) == (f"{1:032x}", Ending.FINISHED, Origin.PLAYED)


def test_matches_of_one_second_are_in_the_order_of_the_numbers_of_their_files(
    database: Database, folder: Path
) -> None:
    for number in (10, 2, 1):
        write_match(folder, f"m {number}", record_of(number), note_content(number))
    bring_in(database)
    assert [entry.id for entry in listed(database)] == [f"{number:032x}" for number in (1, 2, 10)]


def test_an_interrupted_import_goes_on(database: Database, folder: Path) -> None:
    for number in range(1, 41):
        write_match(folder, f"{number:02}", record_of(number, rounds=1))
    steps = bring_in_rest(database)
    next(steps)
    steps.close()
    assert 0 < len(listed(database)) < 40
    bring_in(database)
    assert len(listed(database)) == 40


def test_badges_and_reviews_are_brought_in(database: Database, folder: Path) -> None:
    write_match(folder, "a", record_of(1), note_content(1))
    with closing(sqlite3.connect(folder / "history.sqlite3")) as former, former:
        former.execute("CREATE TABLE badge (profile TEXT NOT NULL, badge TEXT NOT NULL,"
                       " match TEXT NOT NULL, earned INTEGER NOT NULL)")  # fmt: skip
        former.execute("CREATE TABLE review_result (match TEXT NOT NULL, depth INTEGER NOT NULL,"
                       " deal INTEGER NOT NULL, move INTEGER NOT NULL, digest TEXT NOT NULL,"
                       " result TEXT NOT NULL)")  # fmt: skip
        former.execute("INSERT INTO badge VALUES (?, 'napola', 'gone', 7)", (PROFILE,))
        former.execute("INSERT INTO badge VALUES (?, 'napola', 'gone', x'00')", (OTHER,))
        former.execute("INSERT INTO review_result VALUES (?, ?, 1, 1, 'd', '{}')",
                       (f"{1:032x}", DEFAULT_DEPTH))  # fmt: skip
        former.execute("INSERT INTO review_result VALUES ('gone', 1, 1, 1, 'd', '{}')")
    bring_in(database)
    badges = {
        badge.badge: badge.match
        for badge in database.read(lambda connection: earned(connection, PROFILE))
    }
    assert badges["napola"] == "gone"
    query = "SELECT count(*) FROM review"
    assert database.read(lambda connection: connection.execute(query).fetchone()[0]) == 1
    before = database.read(lambda connection: find_match(connection, f"{1:032x}"))
    assert before is not None


def test_badges_are_awarded_again_without_the_former_database(
    database: Database, folder: Path
) -> None:
    for number in range(1, 9):
        write_match(folder, str(number), record_of(number), note_content(number))
    (folder / "history.sqlite3").write_bytes(b"damaged")
    bring_in(database)
    badges = database.read(lambda connection: earned(connection, PROFILE))
    assert "first_win" in {badge.badge for badge in badges}


FORMER_LEDGER = """
CREATE TABLE account (account INTEGER NOT NULL, kind TEXT NOT NULL, owner TEXT NOT NULL);
CREATE TABLE entry (entry INTEGER NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, match TEXT,
    detail TEXT NOT NULL, time INTEGER NOT NULL);
CREATE TABLE posting (entry INTEGER NOT NULL, account INTEGER NOT NULL, chips INTEGER NOT NULL);
CREATE TABLE experience (entry INTEGER NOT NULL, account INTEGER NOT NULL,
    points INTEGER NOT NULL);
CREATE TABLE match (match TEXT NOT NULL, players INTEGER NOT NULL, pairs INTEGER NOT NULL,
    stake INTEGER NOT NULL, changes INTEGER NOT NULL, state TEXT NOT NULL);
CREATE TABLE seat (match TEXT NOT NULL, seat INTEGER NOT NULL, account INTEGER NOT NULL,
    share INTEGER NOT NULL, experience INTEGER NOT NULL, penalty INTEGER NOT NULL);
"""


def write_ledger(folder: Path, *, state: str = "won", surplus: int = 0) -> None:
    """A ledger in which the profile has left match `m` once, won it, and earned 10 by practice.

    In an open match, nothing has been paid yet.
    """
    with closing(sqlite3.connect(folder / "ledger.sqlite3")) as former, former:
        former.executescript(FORMER_LEDGER)
        accounts = [(1, "bank", ""), (2, "profile", PROFILE), (3, "character", "casual"),
                    (4, "pot", "m")]  # fmt: skip
        former.executemany("INSERT INTO account VALUES (?, ?, ?)", accounts)
        entries = [
            (1, f"capital/profile/{PROFILE}", "capital", None, "", SECONDS),
            (2, "match/m/stake", "stake", "m", "", SECONDS + 1),
            (3, "match/m/left/0/1", "penalty", "m", "", SECONDS + 2),
            (4, "match/m/end", "win", "m", "", SECONDS + 3),
            (5, f"grant/{PROFILE}/practice/x", "grant", None, "practice 2026-02-03", SECONDS + 4),
            (6, "experience/y", "experience", "y", "", SECONDS + 5),
        ]
        former.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", entries)
        is_open = state == "open"
        postings = [(1, 2, 1000 + surplus), (2, 2, -100), (3, 2, -50), (5, 2, 10)]
        postings += [] if is_open else [(4, 2, 150)]
        former.executemany("INSERT INTO posting VALUES (?, ?, ?)", postings)
        former.execute("INSERT INTO experience VALUES (6, 2, 30)")
        former.execute("INSERT INTO match VALUES ('m', 2, 0, 100, 0, ?)", (state,))
        share, points = (0, 0) if is_open else (150, 20)
        former.execute("INSERT INTO seat VALUES ('m', 0, 2, ?, ?, 50)", (share, points))
        former.execute("INSERT INTO seat VALUES ('m', 1, 3, 0, 0, 0)")


@pytest.mark.parametrize("surplus", [0, -5, 7])
def test_chips_and_experience_are_brought_in(
    database: Database, folder: Path, surplus: int
) -> None:
    """Whatever is not explained by the entries is kept."""
    write_ledger(folder, surplus=surplus)
    bring_in(database)
    known = database.read(balances)
    anna, beppe = Account(profile=PROFILE), Account(level="casual")
    assert known.chips_of(anna) == 1000 - 100 - 50 + 150 + 10 + surplus
    assert known.chips_of(beppe) == 900
    assert known.experience[anna] == 50
    staked = database.read(lambda connection: find_stakes(connection, "m"))
    assert staked is not None
    assert (staked.state, staked.seats[0].departures) == (StakeState.WON, 1)


def test_the_stakes_of_a_match_that_is_gone_go_back(database: Database, folder: Path) -> None:
    write_ledger(folder, state="open")
    bring_in(database)
    staked = database.read(lambda connection: find_stakes(connection, "m"))
    assert staked is not None
    assert (staked.state, staked.bank) == (StakeState.RETURNED, 0)
    assert database.read(balances).chips_of(Account(profile=PROFILE)) == 1000 - 50 + 10


def test_a_damaged_ledger_is_reported(database: Database, folder: Path) -> None:
    (folder / "ledger.sqlite3").write_bytes(b"damaged" * 1000)
    (sentence,) = bring_in(database)
    assert "ledger.sqlite3" in sentence
    assert database.read(balances).chips == {}


def test_training_is_brought_in(database: Database, folder: Path) -> None:
    (folder / "training").mkdir()
    day = "2026-02-02"
    lines: list[dict[str, Any]] = [
        {"kind": "lesson", "id": "first", "step": 3},
        {"kind": "lesson", "id": "first", "done": True},
        {"kind": "lesson", "id": "second", "step": 2},
        {"kind": "lesson", "id": 7},
        {"kind": "puzzle", "puzzle": "p1", "solved": True, "hints": 1, "move": "7D x 3S 4B",
         "rating": 1500, "deviation": 80},
        {"kind": "puzzle", "puzzle": "p2", "solved": False, "hints": 0, "move": None,
         "rating": 1600, "deviation": 80},
        {"kind": "puzzle-wish", "variant": "scopa", "challenge": "harder"},
        {"kind": "daily-start", "day": day, "try": "0a0a0a0a"},
        {"kind": "daily-start", "day": day, "try": "0b0b0b0b"},
        {"kind": "daily-moves", "day": day, "try": "0a0a0a0a", "from": 0, "moves": ["7D", "3S"]},
        {"kind": "daily-moves", "day": day, "try": "0b0b0b0b", "from": 0, "moves": ["KB"]},
        {"kind": "daily-moves", "day": day, "try": "0a0a0a0a", "from": 1, "moves": ["4B", "5C"]},
        {"kind": "daily-end", "day": day, "try": "0a0a0a0a", "own": 5, "other": 2, "at-once": 0},
        {"kind": "daily-character", "day": day, "level": "casual", "own": 3, "other": 1,
         "at-once": 0},
        {"kind": "later", "x": 1},
    ]  # fmt: skip
    text = "".join(
        json.dumps({**line, "time": (NOW + timedelta(minutes=number)).isoformat()}) + "\n"
        for number, line in enumerate(lines)
    )
    (folder / "training" / f"{PROFILE}.jsonl").write_text(text + "torn", encoding="utf-8")
    (folder / "training" / "other.jsonl").write_text(text, encoding="utf-8")
    puzzle = next(iter(sample_puzzles().values()))
    own = {
        "format": 1,
        "searched": {f"{1:032x}": 12},
        "puzzles": [{"match": f"{1:032x}", "time": NOW.isoformat(), "puzzle": puzzle.to_json()}],
    }
    path = folder / "training" / f"own-puzzles-{PROFILE}.json"
    path.write_text(json.dumps(own), encoding="utf-8")
    bring_in(database)
    trainee = Trainee(database, PROFILE)
    lessons = LessonProgress(trainee)
    assert lessons.state("first", 9) == LessonState(0, is_done=True)
    assert lessons.state("second", 9) == LessonState(2)
    assert lessons.completions == {"first": NOW + timedelta(minutes=1)}
    attempts = PuzzleAttempts(trainee).all
    assert [(each.puzzle, each.is_solved, each.hints) for each in attempts] == [
        ("p1", True, 1),
        ("p2", False, 0),
    ]
    assert str(attempts[0].move) == "7D x 3S 4B"
    assert PuzzleWishes(trainee).last == PuzzleFilter("scopa", None, Challenge.HARDER)
    results = DailyResults(trainee)
    (key,) = results.keys
    assert key == DealKey(date(2026, 2, 2), Family.SCOPA)
    counted = results.try_of(key)
    assert counted is not None
    assert list(map(str, counted.moves)) == ["7D", "4B", "5C"]
    assert counted.result == DailyResult(0, 3, 5, 2)
    assert results.characters_of(key) == {"casual": DailyResult(0, 2, 3, 1)}
    assert OwnPuzzles(trainee).puzzle(puzzle.id) == puzzle
    assert OwnPuzzles(trainee).searched(f"{1:032x}") == 12
