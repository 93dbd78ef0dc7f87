"""`chips`: what everybody has is printed."""

import json
from contextlib import closing

import pytest

from scopa_desktop.commands import chips as command
from scopa_desktop.commands.output import FAILED
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import ProfileStore
from tests.commands.running import run_command
from tests.play.chips.staked import enter_stakes


def run(line: str = "") -> int:
    """Run the command on a line of arguments; returns its exit code."""
    return run_command(command, line.split())


@pytest.fixture
def nina(player_home: object) -> str:
    """The id of the profile of Nina, who has won a match for chips."""
    with closing(Database(data_folder())) as database:
        store = ProfileStore(database, "Nina")
        store.save_if_new()
    play(store.current.id, "m", is_won=True)
    return store.current.id


def play(profile: str, match_id: str, *, is_won: bool) -> None:
    with closing(Database(data_folder())) as database:
        database.write(
            lambda connection: enter_stakes(
                connection, profile, "ciro", 100, is_won=is_won, match_id=match_id
            )
        )


@pytest.mark.usefixtures("player_home")
def test_before_the_first_match_nobody_has_chips(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "Nobody" in capsys.readouterr().out
    assert run("--json") == 0
    assert json.loads(capsys.readouterr().out) == {"accounts": []}


def test_a_database_that_cannot_be_used_is_an_error(
    player_home: object, capsys: pytest.CaptureFixture[str]
) -> None:
    (data_folder() / DATABASE).mkdir(parents=True)
    assert run() == FAILED
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("scopa-desktop chips: ") and DATABASE in line


@pytest.mark.usefixtures("nina")
def test_the_accounts_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--entries") == 0
    text = capsys.readouterr().out
    lines = [line.split() for line in text.splitlines()]
    assert ["profile", "Nina", "1,050", "0", "20", "1"] in lines
    assert ["character", "ciro", "900", "0", "5", "1"] in lines
    assert "won m" in text


def test_a_lost_match_is_called_a_loss(nina: str, capsys: pytest.CaptureFixture[str]) -> None:
    play(nina, "n", is_won=False)
    assert run("--entries") == 0
    (line,) = (line for line in capsys.readouterr().out.splitlines() if line.endswith("lost n"))
    assert line.split()[2:] == ["+0", "+5", "950", "lost", "n"]


def test_the_accounts_as_json(nina: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json") == 0
    accounts = json.loads(capsys.readouterr().out)["accounts"]
    assert [(each["name"], each["chips"], each["experience"]) for each in accounts] == [
        ("Nina", 1050, 20),
        ("ciro", 900, 5),
    ]


@pytest.mark.parametrize("line", ["", "--json"])
def test_a_damaged_database_is_said_once(
    nina: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in data_folder().glob(f"{DATABASE}*"):
        path.write_bytes(b"This is no database. " * 500)
    assert run(line) == 0
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "is damaged" in sentence
    assert f"{DATABASE}.unreadable-1" in sentence
    assert run(line) == 0
    assert capsys.readouterr().err == ""


def test_damaged_rows_are_found_and_what_is_sound_is_read(
    nina: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play(nina, "n", is_won=False)
    with closing(Database(data_folder())) as database:
        database.connection.execute("UPDATE staked_match SET state = 'odd' WHERE match = 'n'")
    assert run("--entries") == 0
    out, err = capsys.readouterr()
    assert "is damaged" in err
    assert "won m" not in out or "1,050" in out
    assert run("--entries") == 0
    assert capsys.readouterr().err == ""
