"""The campaigns of faults in their short form, and that they see what is lost."""

import json
import shutil
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from benchmarks.faults import (
    campaign,
    disk,
    kill,
    mutate,
    mutated_records,
    odd,
    player_home,
    starts,
    worker,
)
from benchmarks.faults.campaign import PARTS, Part, main, run_part
from benchmarks.faults.disk_scenarios import AppendedMove, Outcome, ReadSettings, records
from benchmarks.faults.mutations import mutated_json
from benchmarks.faults.playing_process import SAVER, Output
from benchmarks.faults.position import Position
from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError, time_limit
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.record_files import save_record
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import read_record, write_record

ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="needs files and signals of Unix")
PATIENCE_SECONDS = 60.0
"""Enough for any busy computer: the limits of the campaign are for quiet ones."""


def check(tally: Tally, trials: int) -> None:
    assert tally.losses == []
    assert tally.trials == trials


# --- the parts ------------------------------------------------------------------------------------


def test_kills_of_the_saver_lose_nothing(tmp_path: Path) -> None:
    tally = kill.kill_savers(0, 6, 1, tmp_path)
    check(tally, 6)
    assert tally.seen["moves kept"]


def test_kills_of_the_window_lose_nothing(tmp_path: Path) -> None:
    check(kill.kill_windows(0, 2, 1, tmp_path), 2)


def test_changed_files_are_refused_or_read_as_they_are(tmp_path: Path) -> None:
    tally = mutate.change_files(0, 150, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 150)
    assert {subject.name for subject in mutate.SUBJECTS["mutate"]} == set(tally.tried)
    assert tally.seen["records accepted"]


@ON_UNIX
@pytest.mark.parametrize("part", [part for part in mutate.SUBJECTS if part != "mutate"])
def test_changed_files_of_a_home_lose_nothing(tmp_path: Path, part: str) -> None:
    check(mutate.change_files(0, 8, 1, tmp_path, PATIENCE_SECONDS, part=part), 8)


@ON_UNIX
def test_odd_objects_are_left_alone(tmp_path: Path) -> None:
    tally = odd.use_odd_objects(0, 100, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 100 - tally.seen["devices that could not be made"])


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a compiler"
)
def test_failing_disks_lose_nothing(tmp_path: Path) -> None:
    tally = disk.fail_disks(0, 80, 1, tmp_path)
    check(tally, 80)
    assert tally.seen["calls that failed"] == 70, "each that is no limit of the file size"


@ON_UNIX
def test_damaged_starts_show_windows(tmp_path: Path) -> None:
    tally = starts.start_damaged(0, 2, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 2)
    assert tally.seen["windows"] == 2


@ON_UNIX
def test_stopped_workers_answer(tmp_path: Path) -> None:
    check(worker.stop_workers(0, 2, 1, tmp_path, PATIENCE_SECONDS), 2)


# --- they see losses ------------------------------------------------------------------------------


def lines_of(positions: Sequence[Position], what: str) -> list[str]:
    return [f"{what} {serial} {each}\n" for serial, each in enumerate(positions, 1)]


@pytest.mark.parametrize(
    ("on_disk", "kept", "expected"), [(5, 5, ""), (7, 5, ""), (4, 5, "moves lost"), (0, 0, "")]
)
def test_a_match_on_the_disk_that_is_older_than_a_finished_write_is_a_loss(
    tmp_path: Path, on_disk: int, kept: int, expected: str
) -> None:
    line = records(Random(1))[:8]
    positions = [Position.of(record) for record in line]
    save_record(tmp_path / "running.scopa", line[on_disk])
    lines = lines_of(positions, "made") + lines_of(positions[: kept + 1], "kept")
    losses = kill.Campaign(SAVER, tmp_path).losses(Output(lines, "", was_running=True))
    assert [loss.split(":")[0] for loss in losses] == ([expected] if expected else [])


def test_a_torn_file_and_a_process_that_ends_are_losses(tmp_path: Path) -> None:
    (tmp_path / "running.scopa").write_text("game: sc\n", encoding="utf-8")
    losses = kill.Campaign(SAVER, tmp_path).losses(Output([], "Traceback", was_running=False))
    assert [loss.split(":")[0] for loss in losses] == ["the process ended by itself", "torn file"]


def test_a_traceback_of_a_killed_process_is_a_loss(tmp_path: Path) -> None:
    traceback = "Traceback (most recent call last):\n  File …, in run\nValueError\n"
    started = kill.Campaign(SAVER, tmp_path)
    assert started.losses(Output([], "", was_running=True)) == []
    assert started.losses(Output([], traceback, was_running=True)) == [traceback]


def test_a_process_that_goes_on_elsewhere_is_a_loss(tmp_path: Path) -> None:
    line = records(Random(1))
    started = kill.Campaign(SAVER, tmp_path)
    save_record(tmp_path / "running.scopa", line[5])
    made = lines_of([Position.of(line[5])], "made")
    assert started.losses(Output(made, "", was_running=True)) == []
    save_record(tmp_path / "running.scopa", line[2])
    made = lines_of([Position.of(line[2])], "made")
    (loss,) = started.losses(Output(made, "", was_running=True))
    assert "did not go on" in loss


def test_an_accepted_text_that_says_something_else_is_a_loss() -> None:
    record = records(Random(1))[9]
    match, text = Match.replayed(record), write_record(record)
    assert mutated_records.losses_of_match(match, text.encode()) == []
    assert mutated_records.losses_of_match(match, b"\xef\xbb\xbf" + text.encode()) == []
    for other in (
        text.replace("deal: ", "deal: 0"),
        text + "\n1. KD\n",
        text.replace("2. ", "2.  "),
    ):
        (loss,) = mutated_records.losses_of_match(match, other.encode())
        assert "something else" in loss


def test_the_referee_sees_an_illegal_move() -> None:
    text = write_record(records(Random(1))[9])
    head, _, last = text[:-1].rpartition("\n")
    first = last.split()[1]
    taken = next(line.split()[1] for line in head.split("\n") if line.startswith("1. "))
    illegal = read_record(f"{head}\n{last.replace(first, taken, 1)}\n")
    assert mutated_records.illegal_moves(read_record(text)) == []
    (loss,) = mutated_records.illegal_moves(illegal)
    assert "illegal: move 9 of round 1" in loss


def test_a_hang_and_a_crash_are_losses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(path: Path) -> Match:
        raise IndexError(path)

    monkeypatch.setattr(mutated_records, "open_match", crash)
    monkeypatch.setattr(mutate, "SUBJECTS", {"mutate": mutate.SUBJECTS["mutate"][:1]})
    (loss,) = mutate.change_files(0, 1, 1, tmp_path, PATIENCE_SECONDS).losses
    assert "crash, IndexError" in loss
    if sys.platform != "win32":

        def hang(path: Path) -> Match:
            while True:
                pass

        monkeypatch.setattr(mutated_records, "open_match", hang)
        (loss,) = mutate.change_files(0, 1, 1, tmp_path, 0.05).losses
        assert "hung" in loss


def test_a_refused_original_that_is_gone_is_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def delete(path: Path) -> Match:
        path.unlink()
        raise StorageError(path, f"“{path}” is damaged.")

    monkeypatch.setattr(mutated_records, "open_match", delete)
    path = tmp_path / "match.scopa"
    path.write_bytes(b"x")
    assert mutated_records.examine_record(path, b"x", PATIENCE_SECONDS) == ["the original is lost"]


def test_failures_of_the_disk_that_lose_something_are_seen(tmp_path: Path) -> None:
    appended = AppendedMove(tmp_path, Random(1))
    assert appended.losses(Outcome("The disk is full.")) == []
    assert appended.losses(Outcome()), "the new moves are not there"
    (tmp_path / "running.scopa").write_text(write_record(records(Random(2))[7]), encoding="utf-8")
    assert appended.losses(Outcome("The disk is full.")), "another match is there"
    settings = ReadSettings(tmp_path, Random(1))
    settings.act()
    (tmp_path / "settings.json").write_text("{}", encoding="utf-8")
    assert settings.losses(Outcome("It cannot be read.")), "the original is nowhere"


def test_a_start_that_fails_is_a_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = 'painted 1.0\nsays "No."\nclosing 2.0\n'
    monkeypatch.setattr(starts, "run", lambda *_arguments, **_options: (1, output, "Traceback"))
    tally = starts.start_damaged(0, 1, 1, tmp_path)
    assert "exit code 1, 'Traceback'" in tally.losses[0]
    assert "hung" in tally.losses[1]
    monkeypatch.setattr(starts, "run", lambda *_arguments, **_options: (0, "", ""))
    tally = starts.start_damaged(1, 1, 1, tmp_path)
    assert "no window" in tally.losses[0]
    assert not tally.seen["windows"]


@ON_UNIX
def test_a_query_without_end_is_a_hang() -> None:
    endless = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT max(n) FROM n"
    with pytest.raises(HungError), time_limit(0.02), suppress(sqlite3.Error):
        sqlite3.connect(":memory:").execute(endless).fetchall()


def test_an_exception_of_a_thread_is_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash_in_a_thread(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
        thread = Thread(target=lambda: path.read_bytes()[-1:].index(b"nothing"))
        thread.start()
        thread.join()
        return []

    subject = mutate.SUBJECTS["mutate"][0]._replace(examine=crash_in_a_thread)
    monkeypatch.setattr(mutate, "SUBJECTS", {"mutate": [subject]})
    (loss,) = mutate.change_files(0, 1, 1, tmp_path).losses
    assert "uncaught, ValueError" in loss


def test_what_is_lost_in_a_home_is_seen(tmp_path: Path) -> None:
    files = player_home.sound_files()
    player_home.write_files(tmp_path, files)
    used = player_home.use_home(tmp_path, Random(1))
    assert used.listed is not None
    assert len(used.listed) == 3
    assert player_home.losses_in_home(tmp_path, files, used) == []
    record = used.listed[0]
    hidden = used._replace(listed=used.listed[1:])
    (loss,) = player_home.losses_in_home(tmp_path, files, hidden)
    assert "neither listed nor named" in loss
    told = hidden._replace(reports=f"“{record}” is damaged.")
    assert player_home.losses_in_home(tmp_path, files, told) == []
    (tmp_path / player_home.MATCHES / record).write_text("", encoding="utf-8")
    (tmp_path / player_home.OUTSIDE).write_text("", encoding="utf-8")
    losses = player_home.losses_in_home(tmp_path, files, used)
    assert [loss.split(":")[0] for loss in losses] == [
        "a file that is not the game's was changed or moved",
        f"the content of {player_home.MATCHES}/{record} is lost",
    ]


def test_texts_of_another_structure_are_still_json() -> None:
    content = json.dumps({"a": [1, {"b": "x"}], "c": None}).encode()
    kinds: set[str] = set()

    def note(members: list[tuple[str, object]]) -> dict[str, object]:
        kinds.add("doubled" if len(dict(members)) < len(members) else "an object")
        kinds.update(type(value).__name__ for name, value in members if name == "c")
        return dict(members)

    for number in range(400):
        changed = mutated_json(content, Random(number), [content])
        with suppress(ValueError, RecursionError):
            json.loads(changed, object_pairs_hook=note)
    assert kinds >= {"doubled", "NoneType", "str", "int", "float", "list", "dict"}


# --- the command ----------------------------------------------------------------------------------


def test_the_line_has_a_fixed_form() -> None:
    tally = Tally()
    tally.tried.update({"records": 1_200, "settings": 5})
    tally.seen["records accepted"] = 7
    other = Tally(losses=["gone"])
    tally.add(other)
    assert tally.line("mutate", 12.4) == (
        "mutate     1,205 tried     1 lost      12 s   "
        "1,200 records, 5 settings; 7 records accepted"
    )


def lose_the_last(first: int, count: int, seed: int, folder: Path) -> Tally:
    tally = Tally(losses=["one is lost"] if first else [])
    tally.tried["trials"] += count
    return tally


def test_the_command_counts_all_trials_and_tells_losses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    part = Part(lose_the_last, 70, 40, is_timed=True)
    monkeypatch.setattr(campaign, "PARTS", {"some": part})
    monkeypatch.setattr(sys, "argv", ["faults", "some", "--count", "40"])
    assert main() == 0
    monkeypatch.setattr(sys, "argv", ["faults"])
    assert main() == 1
    output = capsys.readouterr().out
    assert "one is lost" in output
    assert "70 tried     1 lost" in output.splitlines()[-1]


def test_several_processes_share_the_trials() -> None:
    tally = run_part(Part(lose_the_last, 5, 2), 5, 1, 2)
    assert (tally.trials, len(tally.losses)) == (5, 2)


def test_the_parts() -> None:
    histories = ["profiles", "notes", "training", "bundles"]
    changes = ["mutate", *histories, "decks", "databases", "names"]
    assert list(PARTS) == ["kill", "window", *changes, "odd", "disk", "starts", "worker"]
    assert list(mutate.SUBJECTS) == changes
    assert sum(PARTS[name].trials for name in changes) >= 20_000
