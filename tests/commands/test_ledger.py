"""`ledger`: the accounts are printed, and wrong books are noticed."""

import errno
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scopa_desktop.commands import ledger as command
from scopa_desktop.commands.output import FAILED
from scopa_desktop.play.ledger.bookkeeping import character_account, profile_account
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger
from scopa_desktop.play.ledger.match_payments import MatchOutcome
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import PROFILES_FILE, ProfileStore
from scopa_desktop.rules.seating import TWO
from tests.commands.running import run_command


def run(line: str = "") -> int:
    """Run the command on a line of arguments; returns its exit code."""
    return run_command(command, line.split())


@pytest.fixture
def _books(player_home: object) -> None:
    """The books after a match that Nina has won."""
    store = ProfileStore(data_folder() / PROFILES_FILE, "Nina")
    store.save_if_new()
    ledger = Ledger(data_folder())
    accounts = [profile_account(store.current.id), character_account("ciro")]
    ledger.begin_match("m", TWO, accounts, 100)
    ledger.settle("m", MatchOutcome(winner=0))
    ledger.close()


def test_without_a_ledger_nothing_is_made(
    player_home: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run() == 0
    assert "Nobody" in capsys.readouterr().out
    assert not (data_folder() / DATABASE).exists()


def test_a_folder_that_cannot_be_read_is_an_error(
    player_home: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: Path) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "exists", refuse)
    assert run() == FAILED
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("scopa-desktop ledger: You do not have permission")


@pytest.mark.usefixtures("_books")
def test_the_accounts_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--entries") == 0
    text = capsys.readouterr().out
    lines = [line.split() for line in text.splitlines()]
    assert ["profile", "Nina", "1,050", "20", "1"] in lines
    assert ["character", "ciro", "900", "5", "1"] in lines
    assert ["sum", "0"] in lines
    assert "win m" in text
    assert "The books balance" in text


@pytest.mark.usefixtures("_books")
def test_a_lost_match_is_called_a_loss(capsys: pytest.CaptureFixture[str]) -> None:
    profile = ProfileStore(data_folder() / PROFILES_FILE, "Nina").current.id
    ledger = Ledger(data_folder())
    ledger.begin_match("n", TWO, [profile_account(profile), character_account("ciro")], 100)
    ledger.settle("n", MatchOutcome(winner=1))
    ledger.close()
    assert run("--entries") == 0
    (line,) = (
        line for line in capsys.readouterr().out.splitlines() if line.endswith(("win n", "loss n"))
    )
    assert line.split()[2:] == ["+0", "+5", "950", "loss", "n"]


@pytest.mark.usefixtures("_books")
def test_the_accounts_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json") == 0
    content = json.loads(capsys.readouterr().out)
    assert content["problems"] == []
    assert sum(account["chips"] for account in content["accounts"]) == 0


@pytest.mark.usefixtures("_books")
def test_wrong_books_are_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data_folder() / DATABASE)) as connection, connection:
        connection.execute("UPDATE seat SET share = share + 1")
    assert run() == 1
    assert "WRONG" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["", "--json"])
@pytest.mark.usefixtures("_books")
def test_a_damaged_ledger_is_an_error(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    for path in data_folder().glob(f"{DATABASE}*"):
        path.unlink()
    (data_folder() / DATABASE).write_bytes(b"This is no database. " * 500)
    assert run(line) == 1
    out, err = capsys.readouterr()
    (sentence,) = json.loads(out)["problems"] if line else err.splitlines()
    assert "is damaged" in sentence
    assert f"{DATABASE}.unreadable-1" in sentence
    assert line or "The books balance" in out
    assert run(line) == 0


def test_without_a_ledger_json_is_printed(
    player_home: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--json") == 0
    assert json.loads(capsys.readouterr().out) == {"accounts": [], "problems": []}


@pytest.mark.usefixtures("_books")
def test_a_removed_ledger_is_restored_from_its_copy(capsys: pytest.CaptureFixture[str]) -> None:
    Ledger(data_folder()).close()
    (data_folder() / DATABASE).unlink()
    assert run() == 0
    assert "1,050" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["", "--json", "--entries"])
@pytest.mark.usefixtures("_books")
def test_a_ledger_with_unusable_rows_is_an_error(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Ledger(data_folder()).close()
    with closing(sqlite3.connect(data_folder() / DATABASE)) as connection, connection:
        connection.execute("UPDATE seat SET share = 'many'")
    assert run(line) == 1
    out, err = capsys.readouterr()
    assert "is damaged" in (json.loads(out)["problems"][0] if line == "--json" else err)
    assert run(line) == 0
