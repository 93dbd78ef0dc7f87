"""Experience travels with a profile, once for each match; chips do not."""

from pathlib import Path

import pytest

from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.profile_bundle import merge_bundle, write_bundle
from scopa_desktop.play.ledger.accounts import character_account, profile_account
from scopa_desktop.play.ledger.audit import problems
from scopa_desktop.play.ledger.experience_transfer import experience_text, merge_experience
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger
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
    ],
)
def test_what_is_no_experience_is_skipped(tmp_path: Path, line: str) -> None:
    assert merge_experience(tmp_path, ANNA, f"{line}\n".encode()) == 0
    assert not (tmp_path / DATABASE).exists()


def test_without_a_ledger_there_is_nothing_to_carry(tmp_path: Path) -> None:
    assert experience_text(tmp_path, ANNA) == ""
    assert not (tmp_path / DATABASE).exists()
