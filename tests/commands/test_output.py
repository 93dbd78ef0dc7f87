"""All commands: characters that the output cannot show, closed pipes, full devices, errors."""

import errno
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TextIO

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.commands.output import FAILED, PIPE_CLOSED
from scopa_desktop.play.matches.match_note import Ending, MatchNote, utc_now
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.storage.backups import write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import write_record
from scopa_desktop.rules.seating import TWO
from tests.needs import FULL_DEVICE, needs_full_device

ROOT = Path(__file__).parents[2]

LINES = [
    "history list",
    "history list --json",
    "history import {record}",
    "history export {home}/mine.zip",
    "history copy {home}/all.scopa-copy",
    "history restore {copy}",
    "statistics",
    "leaderboard",
    "leaderboard --json",
    "chips",
    "verify {record}",
    "review {record}",
    "puzzles --record {record} --jobs 1",
    "simulate --variant scopa --seats easy,easy --rounds 1",
    "simulate --help",
    "history --help",
    "--help",
    "--version",
]
Main = Callable[[str], int]


@pytest.fixture
def run(tmp_path: Path, player_home: Path) -> Main:
    """Runs a line of arguments.

    `{record}` is a match with a name that few encodings have, which is in the history, too;
    `{copy}` is a copy of everything.
    """
    match = Match(SCOPA, TWO, [Player("Ñata ☃", PERSON), Player("Nino", "beginner")], 1)
    match.begin_round()
    record = tmp_path / "match.scopa"
    record.write_text(write_record(match.record), encoding="utf-8")
    copy = tmp_path / "all.scopa-copy"
    note = MatchNote("1" * 32, utc_now(), utc_now(), Ending.ABANDONED)
    with closing(Database(data_folder())) as database:
        database.write(lambda connection: save_match(connection, note, match.record))
        write_copy(database, copy)

    def run(line: str) -> int:
        places = {"record": record, "copy": copy, "home": player_home}
        arguments = [part.format_map(places) for part in line.split()]
        try:
            return main(arguments)
        except SystemExit as left:
            assert isinstance(left.code, int)
            return left.code

    return run


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_what_cannot_be_shown_is_replaced(
    run: Main, line: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(content, encoding=encoding))
    assert run(line) == 0
    shown = content.getvalue().decode(encoding)
    assert shown
    if line.startswith(("history list", "verify", "review")) and "--json" not in line:
        assert ("?ata ?" if encoding == "ascii" else "Ñata ?") in shown


@pytest.mark.parametrize("line", LINES)
def test_a_closed_pipe_ends_quietly(
    run: Main, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        assert run(line) == PIPE_CLOSED
    assert capsys.readouterr().err == ""


@needs_full_device
@pytest.mark.parametrize("line", LINES)
def test_a_full_device_ends_with_one_sentence(
    run: Main, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with FULL_DEVICE.open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        assert run(line) == FAILED
    assert capsys.readouterr().err == (
        "scopa-desktop: the output cannot be written: No space left on device.\n"
    )


class FullStream(io.StringIO):
    """Takes no text."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_messages_that_cannot_be_written_are_dropped(
    run: Main, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", FullStream())
    assert run("verify /nowhere/match.scopa") == FAILED
    assert capsys.readouterr().out == ""


def test_a_process_without_output_ends_as_usual(run: Main, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert run("history list") == 0
    assert run("verify /nowhere/match.scopa") == FAILED
    assert run("simulate --variant scopa --seats easy,beginner --rounds 1") == 0


def started(*arguments: str, output: TextIO | int, encoding: str = "utf-8") -> tuple[int, str]:
    """The exit code and the messages of a process."""
    ended = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        stdout=output,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return ended.returncode, ended.stderr


def test_a_process_whose_pipe_is_closed_says_nothing() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        assert started("simulate", "--help", output=writing) == (PIPE_CLOSED, "")
    finally:
        os.close(writing)


@needs_full_device
def test_a_process_whose_device_is_full_says_so() -> None:
    with FULL_DEVICE.open("w") as output:
        code, messages = started("--version", output=output, encoding="ascii")
    assert code == FAILED
    assert messages == "scopa-desktop: the output cannot be written: No space left on device.\n"


# Errors as JSON


@pytest.mark.parametrize(
    ("line", "code", "part"),
    [
        ("statistics --json --seat 9", 2, "from 1 to 4"),
        ("history list --json --nonsense", 2, "unrecognized arguments"),
        ("simulate --json", 2, "required"),
        ("simulate --json --variant scopa --seats easy", 2, "not played by 1 player;"),
        ("review --json {home}/missing.scopa", 1, "There is no file"),
        ("puzzles --json --record {home}/missing.scopa", 1, "There is no file"),
        ("puzzles --json --record {record} --seat 4", 2, "has no seat 4"),
    ],
)
def test_an_error_is_json_where_json_was_asked_for(
    run: Main, line: str, code: int, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line) == code
    out, err = capsys.readouterr()
    assert err == ""
    assert part in json.loads(out)["error"]


@pytest.mark.parametrize("command", ["statistics", "leaderboard", "history list", "chips"])
def test_a_folder_that_cannot_be_used_is_an_error_in_json(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(tmp_path))
    (data_folder() / DATABASE).mkdir(parents=True)
    assert main([*command.split(), "--json"]) == FAILED
    out, err = capsys.readouterr()
    assert err == ""
    assert "is not a file" in json.loads(out)["error"]


# Mistyped commands


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("simulat", "there is no command “simulat”; did you mean “simulate”?"),
        ("simulat --variant scopa", "did you mean “simulate”?"),
        ("Verfy x", "did you mean “verify”?"),
        ("--debug simulat", "did you mean “simulate”?"),
        ("--debug simulate", "must be the first argument"),
        ("xyz", "there is no command or file “xyz”; the commands: simulate, "),
    ],
)
def test_a_mistyped_command_is_named(
    run: Main, line: str, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("name", ["match.scopa", "./match", "history", "matches/one"])
def test_a_path_opens_the_window(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    opened: list[str] = []
    monkeypatch.setattr("scopa_desktop.__main__._open_window", lambda it: opened.append(it.record))
    path = f"./{name}" if name == "history" else name
    main([path])
    assert opened == [path]


def test_a_file_without_an_ending_opens_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "simulat").touch()
    opened: list[str] = []
    monkeypatch.setattr("scopa_desktop.__main__._open_window", lambda it: opened.append(it.record))
    main(["simulat"])
    assert opened == ["simulat"]
