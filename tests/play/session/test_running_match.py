"""The running match: saved move by move, repeated after a disk error, never overwritten."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

import scopa_desktop
from benchmarks.faults.playing_process import SAVER
from benchmarks.faults.position import Position, printed_positions, printed_serials
from scopa_desktop.play.session import running_match
from scopa_desktop.play.session.running_match import RunningMatch
from scopa_desktop.play.storage import running_file
from scopa_desktop.play.storage.files import StorageError, clear_unfinished_in, write_atomically
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.rules.record import Record, write_record
from tests.playing import match_against, play_on
from tests.raising import raising, refusing

ROOT = Path(scopa_desktop.__file__).parents[1]
KILLS, FEW_KILLS = 20, 2


def record_of(moves: int, deal: int = 1) -> Record:
    """A match of one round in which every player makes the first legal move."""
    match = match_against("greedy", deal=deal)
    match.begin_round()
    return play_on(match, moves=moves).record


class Disk:
    """Takes files, or is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self._write, self._change = write_atomically, running_file._write_all
        monkeypatch.setattr(running_file, "write_atomically", self._take)
        monkeypatch.setattr(running_file, "_write_all", self._append)
        monkeypatch.setattr(running_match, "_delays", lambda: iter([1] * 1_000))

    def _take(self, path: Path, text: str) -> None:
        if self.is_full:
            raise StorageError(path, f"The disk is full: “{path}” was not saved.")
        self._write(path, text)

    def _append(self, descriptor: int, content: bytes) -> None:
        if self.is_full:
            raise OSError(28, "full")
        self._change(descriptor, content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def running(qtbot: QtBot, tmp_path: Path, disk: Disk) -> Iterator[RunningMatch]:
    running = RunningMatch(tmp_path)
    yield running
    running.close()


def held(folder: Path) -> Record | None:
    match = RunningMatch(folder).load()
    return None if match is None else match.record


def test_a_move_is_written_when_it_says_so(
    qtbot: QtBot, running: RunningMatch, tmp_path: Path
) -> None:
    for moves in range(5):
        record = record_of(moves)
        running.save(record)
        qtbot.waitUntil(lambda: running.is_saved)
        assert held(tmp_path) == record


def test_what_failed_is_written_as_soon_as_there_is_room_without_another_move(
    qtbot: QtBot, running: RunningMatch, tmp_path: Path, disk: Disk
) -> None:
    running.save(record_of(1))
    assert running.finish() is None
    # Lists, not `waitSignal`, which is not made for signals of other threads.
    failures: list[str] = []
    recoveries: list[bool] = []
    running.failed.connect(failures.append)
    running.recovered.connect(lambda: recoveries.append(True))
    disk.is_full = True
    running.save(record_of(2))
    qtbot.waitUntil(lambda: bool(failures))
    assert "full" in failures[0]
    assert not running.is_saved
    disk.is_full = False
    qtbot.waitUntil(lambda: bool(recoveries))
    qtbot.waitUntil(lambda: not any(t.isActive() for t in running.findChildren(QTimer)))
    assert held(tmp_path) == record_of(2)


def test_a_disk_that_stays_full_is_reported_once_and_tried_again_and_again(
    qtbot: QtBot, running: RunningMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Path] = []
    sentences: list[str] = []

    def count(path: Path, _: str) -> None:
        tries.append(path)
        raise StorageError(path, "The disk is full.")

    monkeypatch.setattr(running_file, "write_atomically", count)
    running.failed.connect(sentences.append)
    running.save(record_of(1))
    qtbot.waitUntil(lambda: len(tries) > 10)
    assert len(sentences) == 1


def test_the_last_moves_are_tried_once_more_at_the_end(
    running: RunningMatch, tmp_path: Path, disk: Disk
) -> None:
    disk.is_full = True
    running.save(record_of(3))
    reason = running.finish()
    assert reason is not None and "full" in reason
    disk.is_full = False
    assert running.finish() is None
    assert held(tmp_path) == record_of(3)


def test_an_exception_is_reported_and_writing_tried_again(
    running: RunningMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    failures: list[str] = []
    monkeypatch.setattr(running_match, "_delays", lambda: iter([3_600_000] * 10))
    running.failed.connect(failures.append)
    with monkeypatch.context() as failing:
        failing.setattr(running_file, "write_atomically", raising(LookupError("while writing")))
        running.save(record_of(1))
        reason = running.finish()
    assert reason is not None and str(tmp_path / "running.scopa") in reason
    assert set(faults) == {"while writing"}
    running.save(record_of(2))
    assert running.finish() is None
    assert held(tmp_path) == record_of(2)
    QCoreApplication.sendPostedEvents(running)
    assert failures == [reason]


def test_after_the_end_nothing_is_tried_again(running: RunningMatch, disk: Disk) -> None:
    disk.is_full = True
    running.save(record_of(1))
    running.close()
    QCoreApplication.processEvents()
    assert not any(timer.isActive() for timer in running.findChildren(QTimer))


def test_without_the_lock_nothing_is_written_or_set_aside(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "running.scopa"
    path.write_text("no record", encoding="utf-8")
    running = RunningMatch(tmp_path, may_write=False)
    with pytest.raises(StorageError):
        running.load()
    running.save(record_of(3))
    assert running.finish() is None
    assert [each.read_text(encoding="utf-8") for each in tmp_path.iterdir()] == ["no record"]


@pytest.mark.parametrize("is_taken_away", [False, True])
def test_a_damaged_match_that_cannot_be_set_aside_is_not_written_over(
    running: RunningMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_taken_away: bool
) -> None:
    """One that the player has taken away meanwhile holds nothing up."""
    path = tmp_path / "running.scopa"
    path.write_text("precious", encoding="utf-8")
    with monkeypatch.context() as failing:
        failing.setattr(Path, "rename", refusing(errno.EACCES))
        with pytest.raises(StorageError) as caught:
            running.load()
        assert str(path) in caught.value.sentence
        if not is_taken_away:
            running.save(record_of(2))
            assert running.finish() is not None
            assert path.read_text(encoding="utf-8") == "precious"
    if is_taken_away:
        path.unlink()
        running.save(record_of(2))
    assert running.finish() is None
    assert held(tmp_path) == record_of(2)
    if not is_taken_away:
        aside = path.with_name("running.scopa.unreadable-1")
        assert aside.read_text(encoding="utf-8") == "precious"


def test_a_match_waits_until_the_one_before_it_is_archived(
    running: RunningMatch, tmp_path: Path
) -> None:
    old, new = record_of(9, deal=1), record_of(2, deal=2)
    running.save(old)
    assert running.finish() is None
    folder = tmp_path / "matches"
    folder.write_text("in the way", encoding="utf-8")
    running.run_before_writing(lambda: save_record(folder / "old.scopa", old))
    running.save(new)
    assert running.finish() is not None
    assert held(tmp_path) == old
    folder.unlink()
    assert running.finish() is None
    assert (held(tmp_path), open_match(folder / "old.scopa").record) == (new, old)


def test_a_torn_last_line_opens_as_the_match_before_that_move(tmp_path: Path) -> None:
    text = write_record(record_of(6))
    (tmp_path / "running.scopa").write_text(text[:-3], encoding="utf-8")
    assert held(tmp_path) == record_of(5)
    assert [path.name for path in tmp_path.iterdir()] == ["running.scopa"]


@pytest.mark.parametrize("age", [0, 3_600])
def test_only_old_leftovers_of_our_own_writing_are_removed(tmp_path: Path, age: int) -> None:
    ours = tmp_path / ".2026-02-03 04.05.06 scopa.scopa.0123abcd.part"
    others = [tmp_path / name for name in ("film.part", ".film.part", "a.0123abcd.part", "b.scopa")]
    (tmp_path / ".folder.0123abcd.part").mkdir()
    for path in (ours, *others):
        path.touch()
        os.utime(path, (path.stat().st_mtime - age,) * 2)
    clear_unfinished_in(tmp_path)
    clear_unfinished_in(tmp_path / "missing")
    assert ours.exists() == (age == 0)
    assert all(path.exists() for path in others)
    assert (tmp_path / ".folder.0123abcd.part").is_dir()


# --- real processes -----------------------------------------------------------------------------


class Playing:
    """The driver as a process."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", SAVER, str(folder), *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )

    def lines(self, number: int) -> list[str]:
        assert self._process.stdout is not None
        lines = [self._process.stdout.readline() for _ in range(number)]
        assert all(lines), "it still runs"
        return lines

    def kill(self) -> list[str]:
        assert self._process.stdout is not None
        self._process.kill()
        # Not `communicate`, which passes over the lines that are buffered here already.
        rest = self._process.stdout.read()
        self._process.stdout.close()
        self._process.wait(timeout=30)
        return [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]


def positions_by_serial(lines: list[str], what: str) -> dict[int, Position]:
    """The positions made or kept, by their serial."""
    return dict(zip(printed_serials(lines, what), printed_positions(lines, what), strict=True))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kill -9 is of Unix")
@pytest.mark.parametrize("kills", [FEW_KILLS, pytest.param(KILLS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("arguments", [(), ("--free", "--undo", "20")])
def test_no_move_is_lost_after_its_writing_has_returned(
    tmp_path: Path, arguments: tuple[str, ...], kills: int
) -> None:
    rng = Random(3)
    for seed in range(kills):
        player = Playing(tmp_path, "--seed", str(seed), *arguments)
        lines = player.lines(rng.randint(3, 160)) + player.kill()
        made, kept = positions_by_serial(lines, "made"), positions_by_serial(lines, "kept")
        record = held(tmp_path)
        if record is None:
            assert not kept
            continue
        oldest = max(kept, default=0)
        possible = [state for serial, state in made.items() if serial >= oldest]
        # The first state of a process is the last one of the process before it.
        assert Position.of(record) in possible
    assert not list(tmp_path.glob("*unreadable*"))


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are of Unix")
def test_a_real_limit_on_files_is_reported_and_nothing_is_torn(tmp_path: Path) -> None:
    # Python ignores the signal of the limit, so that writing fails in the middle of a line.
    code = (
        "import resource, runpy, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700))\n"
        "sys.argv[:] = sys.argv[1:]\n"
        "runpy.run_module(sys.argv[0], run_name='__main__')\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, SAVER, str(tmp_path), "--free"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith("failed"):
        lines.append(process.stdout.readline())
        assert lines[-1]
    process.kill()
    process.communicate(timeout=30)
    record, kept = held(tmp_path), positions_by_serial(lines, "kept")
    assert record is not None
    assert Position.of(record) == kept[max(kept)]


def test_a_match_whose_file_cannot_be_looked_at_is_not_taken_for_missing(
    running: RunningMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "running.scopa"
    save_record(path, record_of(5, deal=1))
    with monkeypatch.context() as failing:
        failing.setattr(Path, "stat", raising(OSError(5, "Input/output error")))
        with pytest.raises(StorageError, match="running"):
            running.load()
    running.save(record_of(2, deal=2))
    assert running.finish() is None
    aside = path.with_name("running.scopa.unreadable-1")
    assert open_match(aside).record == record_of(5, deal=1)
