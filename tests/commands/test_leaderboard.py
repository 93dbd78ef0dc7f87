"""`leaderboard`: the characters, and the people of this computer after rated matches."""

import json
from contextlib import closing
from functools import partial

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.commands import leaderboard
from scopa_desktop.commands.arguments import USAGE_ERROR
from scopa_desktop.commands.output import FAILED
from scopa_desktop.play.leaderboard.character_matches import read_character_matches
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, ProfileStore
from tests.commands.running import run_command
from tests.play.matches.made_matches import made_match, made_note, made_round, save_made


def run(line: str) -> int:
    """Run the command on a line of arguments; returns its exit code."""
    return run_command(leaderboard, line.split())


def enter(number: int, profile: str, *, is_competitive: bool = False) -> None:
    """Enter a match of Escoba that a profile has won."""
    facts = made_match([made_round((21, 5))], game="escoba")
    facts = facts._replace(is_competitive=is_competitive)
    note = made_note(number, profile)
    with closing(Database(data_folder())) as database:
        database.write(lambda connection: save_made(connection, note, facts))


@pytest.fixture(autouse=True)
def profile(player_home: object) -> str:
    """The id of a profile that won three matches of Escoba."""
    with closing(Database(data_folder())) as database:
        store = ProfileStore(database, DEFAULT_NAME)
        store.save_if_new()
    for number in range(3):
        enter(number, store.current.id)
    return store.current.id


def test_all_characters_and_the_profile_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--all") == 0
    title, *lines = capsys.readouterr().out.splitlines()
    assert title == "All matches"
    assert lines[0].split() == ["name", "rating", "95", "%", "interval", "won", "lost"]
    assert len(lines) == 1 + len(LEVELS) + 1
    own = next(line for line in lines if "You" in line)
    assert own.split()[0] == "–"
    assert own.split()[-2:] == ["3", "0"]


def test_competitive_matches_are_the_first_table(
    capsys: pytest.CaptureFixture[str], profile: str
) -> None:
    enter(9, profile, is_competitive=True)
    assert run("") == 0
    title, *lines = capsys.readouterr().out.splitlines()
    assert title == "Competitive matches"
    own = next(line for line in lines if "You" in line)
    assert own.split()[-2:] == ["1", "0"]


def test_a_game_is_printed_as_json(capsys: pytest.CaptureFixture[str], profile: str) -> None:
    def own(game: str) -> dict[str, object]:
        assert run(f"--json --all --game {game}") == 0
        rows = map(json.loads, capsys.readouterr().out.splitlines())
        found: dict[str, object] = next(row for row in rows if row["profile"] == profile)
        return found

    assert own("escoba")["won"] == 3
    assert own("escoba")["provisional"] is True
    assert own("scopa")["rating"] is None


@pytest.mark.parametrize(("arguments", "table"), [("", "competitive"), ("--all", "all")])
def test_json_says_which_table_it_is(
    capsys: pytest.CaptureFixture[str], profile: str, arguments: str, table: str
) -> None:
    assert run(f"--json {arguments}") == 0
    rows = list(map(json.loads, capsys.readouterr().out.splitlines()))
    assert {row["table"] for row in rows} == {table}


def test_a_game_that_is_not_there_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game nothing") == USAGE_ERROR
    assert "there is no game 'nothing'" in capsys.readouterr().err


def test_a_missing_file_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = data_folder() / "characters.json"
    monkeypatch.setattr(leaderboard, "shipped_matches", partial(read_character_matches, missing))
    assert run("") == FAILED
    error = capsys.readouterr().err
    assert error.startswith("scopa-desktop leaderboard: ")
    assert "characters.json" in error
