"""`history` and `statistics`: simulated matches are imported once, listed, counted and carried."""

import errno
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from subprocess import PIPE
from types import ModuleType
from typing import Any

import pytest

from scopa_desktop.commands import history, simulate, statistics
from scopa_desktop.commands.arguments import USAGE_ERROR
from scopa_desktop.commands.output import FAILED
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, ProfileStore
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.table_events import AutomaticPlay
from tests.commands.running import Output, run_command
from tests.needs import needs_control_names, needs_odd_files, needs_pipes
from tests.odd_files import NO_FILES, Maker, no_waiting
from tests.playing import match_against, play_on

Run = Callable[[ModuleType, str], Output]

MATCHES = 6


def split_line(line: str, folder: Path) -> list[str]:
    """The words of a line, in which the blanks of a folder's path separate none."""
    return [word.replace("\0", str(folder)) for word in line.replace(str(folder), "\0").split()]


@pytest.fixture(scope="module")
def folder_of_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the temporary files of the tests are, with the name of the user in it."""
    return tmp_path_factory.getbasetemp()


@pytest.fixture
def run(player_home: Path, folder_of_tests: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command on a line of arguments; returns its exit code and what it printed."""
    assert player_home

    def run(command: ModuleType, line: str) -> Output:
        words = split_line(line, folder_of_tests)
        return Output(run_command(command, words), *capsys.readouterr())

    return run


@pytest.fixture(scope="module")
def simulated(folder_of_tests: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of simulated matches, made once."""
    folder = tmp_path_factory.mktemp("simulated") / "records"
    line = f"--variant escoba --seats easy,beginner --matches {MATCHES} --records {folder}"
    assert run_command(simulate, split_line(line, folder_of_tests)) == 0
    return folder


@pytest.fixture
def records(simulated: Path, tmp_path: Path) -> Path:
    """A copy of these records."""
    return Path(shutil.copytree(simulated, tmp_path / "records"))


def replayed(folder: Path) -> list[Match]:
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.scopa"))]
    return [Match.replayed(read_record(text)) for text in texts]


def test_simulated_matches_are_played_to_their_end(records: Path) -> None:
    matches = replayed(records)
    assert len(matches) == MATCHES
    assert all(match.winner is not None for match in matches)


def test_a_simulated_deal_is_the_same_with_its_record(run: Run, tmp_path: Path) -> None:
    line = "--variant scopa --seats casual,beginner --rounds 15 --json"
    _, without, _ = run(simulate, line)
    _, with_records, _ = run(simulate, f"{line} --records {tmp_path / 'records'}")
    first, second = json.loads(without), json.loads(with_records)
    assert {**first, "ms_per_move": 0} == {**second, "ms_per_move": 0}
    assert [len(match.sheets) for match in replayed(tmp_path / "records")] == [1] * 15


@pytest.mark.parametrize(
    ("line", "expected", "sentence"),
    [
        ("--rounds 2 --records {full}", USAGE_ERROR, "is not empty"),
        ("--rounds 2 --duplicate --records {new}", USAGE_ERROR, "--duplicate cannot be combined"),
        ("--rounds 2 --matches 2", USAGE_ERROR, "not allowed with"),
        ("--rounds 2 --records {file}", FAILED, "There is a file where the folder"),
    ],
    ids=["full", "duplicate", "rounds and matches", "file"],
)
def test_records_that_cannot_be_written(
    run: Run, tmp_path: Path, line: str, expected: int, sentence: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "note").touch()
    (tmp_path / "file").touch()
    paths = {name: tmp_path / name for name in ("full", "new", "file")}
    code, _, err = run(simulate, f"--variant scopa --seats easy,easy {line.format(**paths)}")
    assert code == expected
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_records_are_imported_once_and_counted(run: Run, records: Path) -> None:
    code, out, err = run(history, f"import {records}")
    assert (code, err) == (0, "")
    assert out == f"imported: {MATCHES}; known already: 0; left out: 0\n"
    _, out, _ = run(history, f"import {records} {records}")
    assert out == f"imported: 0; known already: {2 * MATCHES}; left out: 0\n"
    matches = replayed(records)
    for seat in range(2):
        _, out, _ = run(statistics, f"--seat {seat + 1} --json")
        assert_counts(json.loads(out), matches, seat)


def assert_counts(counted: dict[str, Any], matches: list[Match], seat: int) -> None:
    """Compare statistics with a count of their own; the seats are the sides."""
    winners = Counter(match.winner == seat for match in matches)
    assert counted["matches"] == len(matches)
    assert (counted["won"], counted["lost"]) == (winners[True], winners[False])
    sheets = [sheet for match in matches for sheet in match.sheets]
    assert counted["rounds"] == len(sheets)
    points = sum(sheet.totals[seat] for sheet in sheets)
    assert counted["points_per_round"] == pytest.approx(points / len(sheets))
    lines = [line for sheet in sheets for line in sheet.lines]
    for name in {line.category for line in lines}:
        own = [line.points[seat] - line.points[1 - seat] for line in lines if line.category == name]
        category = counted["categories"][name]
        assert category["won"] == sum(margin > 0 for margin in own)
        assert category["lost"] == sum(margin < 0 for margin in own)


def test_a_match_that_was_played_for_the_person_is_marked_and_not_counted(
    run: Run, tmp_path: Path
) -> None:
    for name, is_automatic in (("own", False), ("by_game", True)):
        match = match_against("casual", "escoba", deal=6, person="Nina")
        if is_automatic:
            match.apply(AutomaticPlay(0, True))
        text = write_record(play_on(match).record)
        (tmp_path / f"{name}.scopa").write_text(text, encoding="utf-8")
    run(history, f"import --as Nina {tmp_path}")
    _, out, _ = run(history, "list --json")
    assert sorted(json.loads(line)["by_game"] for line in out.splitlines()) == [False, True]
    _, out, _ = run(history, "list")
    assert out.count("mostly not played by the person") == 1
    _, out, _ = run(statistics, "--json")
    assert json.loads(out)["matches"] == 1


def test_watched_matches_count_only_so(run: Run, records: Path) -> None:
    run(history, f"import {records}")
    _, out, _ = run(statistics, "--json")
    counted = json.loads(out)
    assert (counted["matches"], counted["watched"]) == (0, MATCHES)


def test_the_keys_that_were_promised(run: Run) -> None:
    _, out, _ = run(statistics, "--json")
    promised = "matches won lost tied rounds points_per_round categories sweeps_for sweeps_against"
    assert {*promised.split(), "longest_streak"} <= set(json.loads(out))


def test_matches_are_selected(run: Run, records: Path) -> None:
    run(history, f"import {records}")
    for line, number in [
        ("--variant escoba", MATCHES),
        ("--variant scopa", 0),
        ("--opponent beginner", MATCHES),
        ("--opponent easy", 0),
        ("--since 2000-01-01", MATCHES),
        ("--since 2999-01-01", 0),
    ]:
        _, out, _ = run(statistics, f"--seat 1 --json {line}")
        assert json.loads(out)["matches"] == number, line


def with_person(records: Path, path: Path, name: str) -> Path:
    """A record in which a person with a name sat in a seat."""
    text = min(records.glob("*.scopa")).read_text(encoding="utf-8")
    path.write_text(text.replace("Zia Pina, easy", f"{name}, person"), encoding="utf-8")
    return path


def own_matches(run: Run) -> int:
    """The number of own matches in the statistics."""
    _, out, _ = run(statistics, "--json")
    number: int = json.loads(out)["matches"]
    return number


def test_a_record_of_somebody_else_is_an_own_match_only_if_the_person_says_so(
    run: Run, records: Path, tmp_path: Path
) -> None:
    path = with_person(records, tmp_path / "record.scopa", "Eve")
    for line in (f"import {path}", f"import --as Anna {path}"):
        _, out, _ = run(history, line)
        assert "not counted as yours: matches of Eve; --as NAME" in out
        assert own_matches(run) == 0
    _, out, _ = run(history, f"import --as Anna --as Eve {path}")
    assert out == "imported: 0; known already: 1; left out: 0\n"
    assert own_matches(run) == 1


def test_a_record_with_the_own_name_is_an_own_match(
    run: Run, records: Path, tmp_path: Path
) -> None:
    store = ProfileStore(Database(data_folder()), "Nina")
    store.save_if_new()
    path = with_person(records, tmp_path / "record.scopa", "Nina")
    _, out, _ = run(history, f"import {path}")
    assert out == "imported: 1; known already: 0; left out: 0\n"
    assert own_matches(run) == 1


def test_a_record_of_a_person_without_a_name_may_be_anybodys(
    run: Run, records: Path, tmp_path: Path
) -> None:
    path = with_person(records, tmp_path / "record.scopa", DEFAULT_NAME)
    run(history, f"import {path}")
    assert own_matches(run) == 0
    run(history, f"import --as {DEFAULT_NAME} {path}")
    assert own_matches(run) == 1


@needs_odd_files
@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_refused_without_waiting(run: Run, tmp_path: Path, make: Maker) -> None:
    path = tmp_path / "odd.scopa"
    make(path)
    with no_waiting():
        code, _, _ = run(history, f"import {path}")
    assert code == (0 if path.is_dir() else 1)


def test_matches_are_listed(run: Run, records: Path) -> None:
    run(history, f"import {records}")
    _, out, _ = run(history, "list --limit 5")
    assert len(out.splitlines()) == 6
    assert out.splitlines()[-1] == f"5 of {MATCHES} matches"
    _, out, _ = run(history, "list --json")
    entries = [json.loads(line) for line in out.splitlines()]
    assert {entry["variant"] for entry in entries} == {"escoba"}
    assert {tuple(entry["totals"]) for entry in entries} == {
        tuple(match.totals) for match in replayed(records)
    }


def test_what_is_not_a_record_is_left_out_with_a_sentence(
    run: Run, records: Path, tmp_path: Path
) -> None:
    (records / "odd.scopa").write_text("no record\n", encoding="utf-8")
    code, out, err = run(history, f"import {records}")
    assert code == 1
    assert out == f"imported: {MATCHES}; known already: 0; left out: 1\n"
    assert "odd.scopa" in err
    assert len(err.splitlines()) == 1
    code, _, err = run(history, f"import {tmp_path / 'missing'}")
    assert code == 1
    assert "missing" in err


@needs_odd_files
@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_left_out_without_waiting(run: Run, tmp_path: Path, make: Maker) -> None:
    (tmp_path / "records").mkdir()
    path = tmp_path / "records" / "odd.scopa"
    make(path)
    with no_waiting():
        code, out, err = run(history, f"import {tmp_path / 'records'}")
    assert code == 1
    assert out.endswith("left out: 1\n")
    assert str(path) in err


def test_a_name_that_no_file_can_have_is_told_in_a_sentence(run: Run) -> None:
    code, out, err = run(history, f"import {'a' * 300}.scopa")
    assert (code, out) == (1, "")
    assert err.startswith("scopa-desktop history: there is no file or folder “aaa")


@needs_pipes
def test_nothing_but_a_file_is_replaced_by_an_export(run: Run, tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder):
        code, out, err = run(history, f"export {path}")
        assert (code, out) == (1, "")
        assert f"“{path}” is not a file, so nothing was saved there." in err
    assert pipe.is_fifo()
    assert [*folder.iterdir()] == []


def test_former_files_are_brought_in_by_the_first_command(run: Run, records: Path) -> None:
    """Those of version 0.1.0: records in a folder, here without notes."""
    folder = data_folder() / "matches"
    shutil.copytree(records, folder)
    (folder / "odd.scopa").write_text("no record\n", encoding="utf-8")
    code, out, err = run(statistics, "--seat 1 --json")
    assert code == 0
    assert_counts(json.loads(out), replayed(records), 0)
    left_out, brought_in = err.splitlines()
    assert "odd.scopa" in left_out
    assert f"{MATCHES} were brought in" in brought_in
    assert len(list(folder.glob("*.scopa"))) == MATCHES + 1, "they are left where they are"
    assert run(history, "list").err == ""
    assert run(history, "list").out.splitlines()[-1] == f"{MATCHES} of {MATCHES} matches"


def test_a_single_match_is_not_plural(run: Run, records: Path) -> None:
    one = next(records.glob("*.scopa")).rename(records.parent / "one.scopa")
    run(history, f"import {one}")
    _, out, _ = run(history, "list")
    assert out.splitlines()[-1] == "1 of 1 match"


def test_matches_move_to_another_computer(
    run: Run, records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(history, f"import {records}")
    _, before, _ = run(statistics, "--seat 1 --json")
    file = tmp_path / "all.zip"
    code, out, _ = run(history, f"export --seat 1 {file}")
    assert (code, out) == (0, f"exported: {MATCHES} to “{file}”\n")
    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(tmp_path / "other"))
    for new in (MATCHES, 0):
        code, out, _ = run(history, f"import {file}")
        assert code == 0
        assert out == f"imported: {new}; known already: {MATCHES - new}; left out: 0\n"
    _, after, _ = run(statistics, "--seat 1 --json")
    assert json.loads(after) == json.loads(before)


def test_everything_moves_to_another_computer_and_what_was_there_is_kept(
    run: Run, records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "all.scopa-copy"
    run(history, f"import {with_person(records, tmp_path / 'record.scopa', DEFAULT_NAME)}")
    assert run(history, f"copy {file}") == (0, f"copied to “{file}”\n", "")
    _, before, _ = run(statistics, "--json")
    monkeypatch.setenv("SCOPA_DESKTOP_HOME", str(tmp_path / "other"))
    run(history, f"import {records}")
    code, out, err = run(history, f"restore {file}")
    assert (code, err) == (0, "")
    _, after, _ = run(statistics, "--json")
    assert json.loads(after) == json.loads(before)
    (kept,) = (data_folder() / "backups").glob("replaced-*.sqlite3")
    assert str(kept) in out
    run(history, f"restore {kept}")
    _, out, _ = run(history, "list")
    assert out.splitlines()[-1] == f"{MATCHES} of {MATCHES} matches"


@pytest.mark.parametrize("content", [b"no copy", b""])
def test_what_is_no_copy_is_not_put_back(
    run: Run, records: Path, tmp_path: Path, content: bytes
) -> None:
    run(history, f"import {records}")
    file = tmp_path / "wrong.scopa-copy"
    file.write_bytes(content)
    code, out, err = run(history, f"restore {file}")
    assert (code, out) == (FAILED, "")
    assert str(file) in err
    assert run(history, "list").out.splitlines()[-1] == f"{MATCHES} of {MATCHES} matches"
    assert run(history, f"restore {tmp_path / 'missing'}").code == FAILED


def test_nothing_is_put_back_while_the_game_is_open(
    run: Run, records: Path, tmp_path: Path
) -> None:
    file = tmp_path / "all.scopa-copy"
    run(history, f"import {records}")
    run(history, f"copy {file}")
    # A lock of this process does not keep this process out.
    owner = subprocess.Popen(
        [sys.executable, "-c", LOCK_HOLDER, str(data_folder())], stdout=PIPE, stdin=PIPE, text=True
    )
    assert owner.stdout is not None
    assert owner.stdout.readline() == "locked\n"
    code, _, err = run(history, f"restore {file}")
    owner.communicate("")
    assert code == FAILED
    assert "Scopa Desktop is open" in err
    assert run(history, f"restore {file}").code == 0


LOCK_HOLDER = """
import sys
from pathlib import Path
from scopa_desktop.play.storage.file_lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
lock.acquire()
print("locked", flush=True)
sys.stdin.read()
"""


def test_a_damaged_database_is_replaced_and_what_it_has_is_read(run: Run, records: Path) -> None:
    assert run(history, f"import {records}")[0] == 0
    with closing(sqlite3.connect(data_folder() / DATABASE)) as connection, connection:
        connection.execute("UPDATE seat SET name = x'ff'")
    code, out, err = run(history, "list --json")
    assert (code, len(out.splitlines())) == (0, MATCHES)
    assert "is damaged" in err
    assert run(history, "list").err == ""


@pytest.mark.parametrize("action", ["export", "copy"])
@pytest.mark.parametrize("name", [DATABASE, "new.zip", "../config/new.zip"])
def test_an_export_replaces_no_file_of_the_program(run: Run, action: str, name: str) -> None:
    run(history, "list")
    file = data_folder() / name
    before = file.read_bytes() if file.exists() else None
    code, out, err = run(history, f"{action} {file}")
    assert (code, out) == (FAILED, "")
    assert "choose another folder" in err
    assert (file.read_bytes() if file.exists() else None) == before


def test_folders_that_cannot_be_read_are_named(
    run: Run, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden = records / "hidden"
    hidden.mkdir()
    scan = os.scandir

    def scan_others(path: str) -> Iterator[os.DirEntry[str]]:
        if Path(path) == hidden:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", scan_others)
    code, out, err = run(history, f"import {records}")
    assert code == FAILED
    assert out.startswith(f"imported: {MATCHES}; known already: 0; left out: 1\n")
    assert err.startswith("scopa-desktop history: ") and f"“{hidden}”" in err


@pytest.mark.parametrize("name", ["profiles.json", "../config/settings.json"])
def test_what_is_damaged_beside_the_history_is_said(run: Run, name: str) -> None:
    file = data_folder() / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{broken", encoding="utf-8")
    code, _, err = run(history, "list")
    assert code == 0
    assert file.name in err
    assert len(err.splitlines()) == 1
    assert run(history, "list").err == ""


def test_a_cut_export_is_said_to_be_damaged(run: Run, records: Path, tmp_path: Path) -> None:
    run(history, f"import {records}")
    run(history, f"export --seat 1 {tmp_path / 'whole.zip'}")
    cut = tmp_path / "cut.zip"
    cut.write_bytes((tmp_path / "whole.zip").read_bytes()[:-1])
    code, _, err = run(history, f"import {cut}")
    assert code == FAILED
    assert "it is damaged" in err
    assert len(err.splitlines()) == 1


@needs_control_names
def test_names_of_files_do_not_control_the_terminal(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "odd"
    folder.mkdir()
    (folder / "x\x1b[31m\n.scopa").write_text("rubbish", encoding="utf-8")
    _, _, err = run(history, f"import {folder}")
    assert "x?[31m?.scopa" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "named"), [("--opponent foo", "person"), ("--variant foo", "cirullone")]
)
def test_a_wrong_selection_is_answered_with_what_there_is(run: Run, line: str, named: str) -> None:
    code, _, err = run(history, f"list {line}")
    assert code == USAGE_ERROR
    assert named in err
