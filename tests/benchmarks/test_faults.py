"""The campaigns of faults in their short form, and that they see what is lost."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from benchmarks.faults import campaign, disk, kill, mutate, mutated_records, odd, starts, worker
from benchmarks.faults.campaign import PARTS, Part, main, run_part
from benchmarks.faults.disk_scenarios import AppendedMove, Outcome, ReadSettings, records
from benchmarks.faults.playing_process import SAVER, Output
from benchmarks.faults.position import Position
from benchmarks.faults.tally import Tally
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.saves import save_record
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
    assert {subject.name for subject in mutate._SUBJECTS} == set(tally.tried)
    assert tally.seen["records accepted"]


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
    tally = starts.start_damaged(0, 2, 1, tmp_path)
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
    losses = kill._Campaign(SAVER, tmp_path)._losses(Output(lines, "", was_running=True))
    assert [loss.split(":")[0] for loss in losses] == ([expected] if expected else [])


def test_a_torn_file_and_a_process_that_ends_are_losses(tmp_path: Path) -> None:
    (tmp_path / "running.scopa").write_text("game: sc\n", encoding="utf-8")
    losses = kill._Campaign(SAVER, tmp_path)._losses(Output([], "Traceback", was_running=False))
    assert [loss.split(":")[0] for loss in losses] == ["the process ended by itself", "torn file"]


def test_a_traceback_of_a_killed_process_is_a_loss(tmp_path: Path) -> None:
    traceback = "Traceback (most recent call last):\n  File …, in run\nValueError\n"
    started = kill._Campaign(SAVER, tmp_path)
    assert started._losses(Output([], "", was_running=True)) == []
    assert started._losses(Output([], traceback, was_running=True)) == [traceback]


def test_a_process_that_goes_on_elsewhere_is_a_loss(tmp_path: Path) -> None:
    line = records(Random(1))
    started = kill._Campaign(SAVER, tmp_path)
    save_record(tmp_path / "running.scopa", line[5])
    made = lines_of([Position.of(line[5])], "made")
    assert started._losses(Output(made, "", was_running=True)) == []
    save_record(tmp_path / "running.scopa", line[2])
    made = lines_of([Position.of(line[2])], "made")
    (loss,) = started._losses(Output(made, "", was_running=True))
    assert "did not go on" in loss


def test_an_accepted_text_that_says_something_else_is_a_loss() -> None:
    record = records(Random(1))[9]
    match, text = Match.replayed(record), write_record(record)
    assert mutated_records._losses_of_match(match, text.encode()) == []
    assert mutated_records._losses_of_match(match, b"\xef\xbb\xbf" + text.encode()) == []
    for other in (
        text.replace("deal: ", "deal: 0"),
        text + "\n1. KD\n",
        text.replace("2. ", "2.  "),
    ):
        (loss,) = mutated_records._losses_of_match(match, other.encode())
        assert "something else" in loss


def test_the_referee_sees_an_illegal_move() -> None:
    text = write_record(records(Random(1))[9])
    head, _, last = text[:-1].rpartition("\n")
    first = last.split()[1]
    taken = next(line.split()[1] for line in head.split("\n") if line.startswith("1. "))
    illegal = read_record(f"{head}\n{last.replace(first, taken, 1)}\n")
    assert mutated_records._illegal_moves(read_record(text)) == []
    (loss,) = mutated_records._illegal_moves(illegal)
    assert "illegal: move 9 of round 1" in loss


def test_a_hang_and_a_crash_are_losses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(path: Path) -> Match:
        raise IndexError(path)

    monkeypatch.setattr(mutated_records, "open_match", crash)
    monkeypatch.setattr(mutate, "_SUBJECTS", mutate._SUBJECTS[:1])
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
    monkeypatch.setattr(starts, "start", lambda home: (1, "no window"))
    tally = starts.start_damaged(0, 1, 1, tmp_path)
    assert "exit code 1, 'no window'" in tally.losses[0]
    assert not tally.seen["windows"]


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
    assert list(PARTS) == ["kill", "window", "mutate", "odd", "disk", "starts", "worker"]
