"""Experience travels with a profile, once for each match; chips do not."""

from datetime import datetime, timezone
from pathlib import Path

import pytest

from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.profile_bundle import merge_bundle, write_bundle
from scopa_desktop.play.ledger.accounts import character_account, profile_account
from scopa_desktop.play.ledger.audit import problems
from scopa_desktop.play.ledger.bookkeeping import Entry, EntryKind, enter
from scopa_desktop.play.ledger.experience_transfer import experience_text, merge_experience
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger
from scopa_desktop.play.storage.times import EARLIEST_TIME, latest_time
from scopa_desktop.rules.seating import TWO

ANNA = "a" * 32
ACCOUNT = profile_account(ANNA)


def play(folder: Path, *matches: str) -> None:
    """Let Anna win matches."""
    ledger = Ledger(folder)
    for match in matches:
        ledger.begin_match(match * 32, TWO, [ACCOUNT, character_account("ciro")], 100)
        ledger.settle_match(match * 32, 0)
    ledger.close()


def standing(folder: Path) -> tuple[int, int]:
    """Chips and experience of Anna, in books that balance."""
    ledger = Ledger(folder)
    assert ledger.read(problems) == []
    chips, experience = ledger.balance(ACCOUNT), ledger.experience(ACCOUNT)
    ledger.close()
    return chips, experience


def test_experience_is_added_once_and_chips_stay(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    play(here, "1", "2")
    text = experience_text(here, ANNA).encode()
    assert merge_experience(there, ANNA, text) == 40
    assert merge_experience(there, ANNA, text) == 0
    assert standing(there) == (0, 40)
    play(there, "3")
    assert merge_experience(here, ANNA, experience_text(there, ANNA).encode()) == 20
    assert standing(here) == (1100, 60)
    assert standing(there) == (1050, 60)


def test_a_bundle_carries_the_experience(tmp_path: Path) -> None:
    here, there, bundle = tmp_path / "here", tmp_path / "there", tmp_path / "anna.bundle"
    play(here, "1")
    for folder, steps in ((here, write_bundle), (there, merge_bundle)):
        history = MatchHistory(folder)
        arguments = (bundle, ANNA, b"{}") if steps is write_bundle else (bundle,)
        for progress in steps(history, *arguments):
            assert not progress.problem
        history.close()
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
    assert merge_experience(tmp_path, ANNA, f"{line}\n".encode()) == 0
    assert not (tmp_path / DATABASE).exists()


def test_a_line_with_a_damaged_byte_is_skipped_alone(tmp_path: Path) -> None:
    play(tmp_path / "here", "1", "2")
    first, second = experience_text(tmp_path / "here", ANNA).encode().splitlines(keepends=True)
    lines = first + second.replace(b"points", b"p\xffints") + b"\n" + first
    assert merge_experience(tmp_path / "there", ANNA, lines) == 20


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
