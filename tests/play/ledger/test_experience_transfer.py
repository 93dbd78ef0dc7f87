"""Experience travels with a profile, once for each match; chips do not."""

import json
from datetime import datetime, timezone
from pathlib import Path

import pytest

from scopa_desktop.play.history.file_import import finished
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.profile_bundle import begin_merge, write_bundle
from scopa_desktop.play.ledger.bookkeeping import (
    Entry,
    EntryKind,
    character_account,
    enter,
    profile_account,
)
from scopa_desktop.play.ledger.experience_transfer import experience_text, merge_experience
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger
from scopa_desktop.play.ledger.match_payments import MatchOutcome
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.play.storage import database_file, merging
from scopa_desktop.play.storage.database import Database, DatabaseKind, open_database
from scopa_desktop.play.storage.times import EARLIEST_TIME, latest_time
from scopa_desktop.rules.seating import TWO

ANNA = "a" * 32
ACCOUNT = profile_account(ANNA)


def play(folder: Path, *matches: str) -> None:
    """Let Anna win matches."""
    ledger = Ledger(folder)
    for match in matches:
        ledger.begin_match(match * 32, TWO, [ACCOUNT, character_account("ciro")], 100)
        ledger.settle(match * 32, MatchOutcome(winner=0))
    ledger.close()


def standing(folder: Path) -> tuple[int, int]:
    """Chips and experience of Anna, in books that balance."""
    ledger = Ledger(folder)
    assert ledger.read(problems) == []
    chips, experience = ledger.balance(ACCOUNT), ledger.experience(ACCOUNT)
    ledger.close()
    return chips, experience


def added(folder: Path, profile: str, text: str | bytes) -> int:
    """The points that were added by a merge."""
    data = text.encode() if isinstance(text, str) else text
    return sum(step.added for step in merge_experience(folder, profile, data))


def line(match: str, points: int = 20) -> str:
    time = "2026-01-01T00:00:00+00:00"
    return json.dumps({"match": match, "time": time, "points": points}) + "\n"


def test_experience_is_added_once_and_chips_stay(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    play(here, "1", "2")
    text = experience_text(here, ANNA)
    assert added(there, ANNA, text) == 40
    assert added(there, ANNA, text) == 0
    assert standing(there) == (0, 40)
    play(there, "3")
    assert added(here, ANNA, experience_text(there, ANNA)) == 20
    assert standing(here) == (1100, 60)
    assert standing(there) == (1050, 60)


def test_a_bundle_carries_the_experience(tmp_path: Path) -> None:
    here, there, bundle = tmp_path / "here", tmp_path / "there", tmp_path / "anna.bundle"
    play(here, "1")
    source, target = MatchHistory(here), MatchHistory(there)
    for steps in (
        write_bundle(source, bundle, ANNA, b"{}"),
        finished(target, begin_merge(target, bundle)),
    ):
        assert not any(progress.problem for progress in steps)
    source.close()
    target.close()
    assert standing(there) == (0, 20)


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{",
        '{"match": "x", "time": "2026-01-01T00:00:00+00:00", "points": 20}',
        f'{{"match": "{"1" * 32}", "time": "2026-01-01T00:00:00+00:00", "points": 41}}',
        f'{{"match": "{"1" * 32}", "time": "2026-01-01T00:00:00+00:00", "points": true}}',
        f'{{"match": "{"1" * 32}", "time": "2026-01-01T00:00:00", "points": 20}}',
        f'{{"match": "{"1" * 32}", "time": 5, "points": 20}}',
        f'{{"match": "{"1" * 32}", "time": "0001-01-01T00:00:00+14:00", "points": 20}}',
        f'{{"match": "{"1" * 32}", "time": "9999-12-31T23:59:59-14:00", "points": 20}}',
        f'{{"match": ["{"1" * 32}"], "time": "2026-01-01T00:00:00+00:00", "points": 20}}',
        "[" * 5000,
    ],
)
def test_what_is_no_experience_is_skipped(tmp_path: Path, line: str) -> None:
    assert added(tmp_path, ANNA, f"{line}\n") == 0
    assert not (tmp_path / DATABASE).exists()


def test_a_line_with_a_damaged_byte_is_skipped_alone(tmp_path: Path) -> None:
    play(tmp_path / "here", "1", "2")
    first, second = experience_text(tmp_path / "here", ANNA).encode().splitlines(keepends=True)
    lines = first + second.replace(b"points", b"p\xffints") + b"\n" + first
    assert added(tmp_path / "there", ANNA, lines) == 20


@pytest.mark.parametrize("time", [datetime.min, datetime.max], ids=str)
def test_times_that_an_earlier_version_entered_are_shown(tmp_path: Path, time: datetime) -> None:
    ledger = Ledger(tmp_path)
    entry = Entry("experience/x", EntryKind.EXPERIENCE, {}, None, {ACCOUNT: 5})
    ledger.write(lambda connection: enter(connection, entry, time.replace(tzinfo=timezone.utc)))
    (shown,) = ledger.entries(ACCOUNT)
    assert EARLIEST_TIME <= shown.time.astimezone() <= latest_time()
    ledger.close()


def test_without_a_ledger_there_is_nothing_to_carry(tmp_path: Path) -> None:
    assert experience_text(tmp_path, ANNA) == ""
    assert not (tmp_path / DATABASE).exists()


@pytest.mark.parametrize("is_over", [True, False])
def test_a_match_that_is_played_here_gains_nothing_from_elsewhere(
    tmp_path: Path, is_over: bool
) -> None:
    """Its seats say what it has paid, or will."""
    match = "1" * 32
    ledger = Ledger(tmp_path)
    ledger.begin_match(match, TWO, [ACCOUNT, character_account("ciro")], 100)
    if is_over:
        ledger.settle(match, MatchOutcome(is_left=True, people=frozenset({0})))
    assert added(tmp_path, ANNA, line(match)) == 0
    ledger.settle(match, MatchOutcome(winner=0))
    ledger.close()
    standing(tmp_path)


def test_an_interrupted_merge_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merging, "_LINES_PER_STEP", 2)
    text = "".join(line(f"{number:032x}") for number in range(5))
    steps = merge_experience(tmp_path, ANNA, text.encode())
    assert next(steps) == (40, 2, 5)
    steps.close()
    assert standing(tmp_path) == (0, 40)
    assert added(tmp_path, ANNA, text) == 60
    assert standing(tmp_path) == (0, 100)


def test_a_line_costs_the_same_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in instructions of the database, without those of opening it."""
    counts: list[int] = []

    def count() -> None:
        counts[-1] += 1

    open_original = open_database

    def counting(path: Path, kind: DatabaseKind) -> Database:
        database = open_original(path, kind)
        database.connection.set_progress_handler(count, 100)
        return database

    monkeypatch.setattr(database_file, "open_database", counting)
    text = "".join(line(f"{match:032x}") for match in range(2_000))
    counts.append(0)
    for step in merge_experience(tmp_path, ANNA, text.encode()):
        assert step.added == 10_000
        counts.append(0)
    assert len(counts) == 5
    assert 0 < counts[3] < 1.5 * counts[1]
