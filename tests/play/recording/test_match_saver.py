"""Matches are saved move by move, each state in a transaction, and repeated after an error."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

import scopa_desktop
from benchmarks.faults.playing_process import SAVER
from benchmarks.faults.playing_saver import PROFILE
from benchmarks.faults.position import Position, printed_positions, printed_serials
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.recording import match_saver, saved_match
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.recording.saved_match import SavedMatch
from scopa_desktop.play.storage import database_file
from scopa_desktop.play.storage.database import Database
from scopa_desktop.rules.record import Record
from tests.needs import needs_signals
from tests.play.recording.saved import entries, read, running_record
from tests.playing import match_against, play_on
from tests.raising import raising

ROOT = Path(scopa_desktop.__file__).parents[1]
KILLS, FEW_KILLS = 20, 2
ANNA = "a" * 32
NOW = datetime(2026, 5, 1, 12, tzinfo=timezone.utc)
NOTE = MatchNote("1" * 32, NOW, profiles=(ANNA, None))


def record_of(moves: int, deal: int = 1) -> Record:
    """A match of one round in which every player makes the first legal move."""
    match = match_against("greedy", deal=deal)
    match.begin_round()
    return play_on(match, moves=moves).record


@pytest.fixture
def saver(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MatchSaver]:
    monkeypatch.setattr(match_saver, "_delays", lambda: iter([1] * 1_000))
    saver = MatchSaver(tmp_path)
    yield saver
    saver.close()


def full(connection: sqlite3.Connection, *_: object) -> None:
    """SQLite, when the disk is full."""
    raise sqlite3.OperationalError("database or disk is full")


def test_a_move_is_saved_when_it_says_so(qtbot: QtBot, saver: MatchSaver, tmp_path: Path) -> None:
    saved: list[SavedMatch] = []
    saver.saved.connect(saved.append)
    for moves in range(5):
        record = record_of(moves)
        saver.save(NOTE, record)
        qtbot.waitUntil(lambda: saver.is_saved)
        assert running_record(tmp_path) == record
    qtbot.waitUntil(lambda: len(saved) == 5)
    assert [each.record for each in saved] == [record_of(moves) for moves in range(5)]
    assert {each.facts for each in saved} == {None}


def test_a_match_that_ends_has_everything_that_follows_in_one_transaction(
    saver: MatchSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    """Where the last step fails, nothing is saved of the end."""
    running, record = record_of(3), play_on(match_against("greedy", deal=1)).record
    saver.save(NOTE, running)
    assert saver.finish() is None
    ended = replace(NOTE, ended=NOW, ending=Ending.FINISHED)
    with monkeypatch.context() as failing:
        failing.setattr(saved_match, "earn", raising(LookupError("in the last step")))
        saver.save(ended, record)
        assert saver.finish() is not None
        assert running_record(tmp_path) == running
    assert saver.finish() is None
    assert running_record(tmp_path) is None
    (entry,) = entries(tmp_path, ANNA)
    assert (entry.id, entry.ending) == (NOTE.id, Ending.FINISHED)
    assert set(faults) == {"in the last step"}


def test_what_failed_is_saved_as_soon_as_there_is_room_without_another_move(
    qtbot: QtBot, saver: MatchSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver.save(NOTE, record_of(1))
    assert saver.finish() is None
    # Lists, not `waitSignal`, which is not made for signals of other threads.
    failures: list[str] = []
    recoveries: list[bool] = []
    saver.failed.connect(failures.append)
    saver.recovered.connect(lambda: recoveries.append(True))
    with monkeypatch.context() as failing:
        failing.setattr(saved_match, "save_match", full)
        saver.save(NOTE, record_of(2))
        qtbot.waitUntil(lambda: bool(failures))
        assert "full" in failures[0]
        assert not saver.is_saved
    qtbot.waitUntil(lambda: bool(recoveries))
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in saver.findChildren(QTimer)))
    assert running_record(tmp_path) == record_of(2)


def test_a_disk_that_stays_full_is_reported_once_and_tried_again_and_again(
    qtbot: QtBot, saver: MatchSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    sentences: list[str] = []

    def count(connection: sqlite3.Connection, *arguments: object) -> None:
        tries.append(1)
        full(connection)

    monkeypatch.setattr(saved_match, "save_match", count)
    saver.failed.connect(sentences.append)
    saver.save(NOTE, record_of(1))
    qtbot.waitUntil(lambda: len(tries) > 10)
    assert len(sentences) == 1


def test_the_last_moves_are_tried_once_more_at_the_end(
    saver: MatchSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_saver, "_delays", lambda: iter([3_600_000] * 10))
    with monkeypatch.context() as failing:
        failing.setattr(saved_match, "save_match", full)
        saver.save(NOTE, record_of(3))
        reason = saver.finish()
    assert reason is not None and "full" in reason
    assert saver.finish() is None
    assert running_record(tmp_path) == record_of(3)


def test_an_exception_is_reported_and_saving_tried_again(
    saver: MatchSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    failures: list[str] = []
    monkeypatch.setattr(match_saver, "_delays", lambda: iter([3_600_000] * 10))
    saver.failed.connect(failures.append)
    with monkeypatch.context() as failing:
        failing.setattr(saved_match, "save_match", raising(LookupError("while saving")))
        saver.save(NOTE, record_of(1))
        reason = saver.finish()
    assert reason is not None and str(tmp_path / database_file.DATABASE) in reason
    assert set(faults) == {"while saving"}
    saver.save(NOTE, record_of(2))
    assert saver.finish() is None
    assert running_record(tmp_path) == record_of(2)
    QCoreApplication.sendPostedEvents(saver)
    assert failures == [reason]


def test_a_damaged_database_is_replaced_and_told(
    qtbot: QtBot, saver: MatchSaver, tmp_path: Path
) -> None:
    (tmp_path / database_file.DATABASE).write_bytes(b"no database" * 100)
    with qtbot.waitSignal(saver.replaced) as told:
        saver.save(NOTE, record_of(2))
    assert "unreadable-1" in told.args[0]
    assert running_record(tmp_path) == record_of(2)


def test_after_the_end_nothing_is_tried_again(
    saver: MatchSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_match, "save_match", full)
    saver.save(NOTE, record_of(1))
    saver.close()
    QCoreApplication.processEvents()
    assert not any(timer.isActive() for timer in saver.findChildren(QTimer))


def test_without_the_lock_only_what_has_ended_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    saver = MatchSaver(tmp_path, may_write=False)
    saver.save(NOTE, record_of(3))
    saver.forget(NOTE, record_of(9))
    assert saver.finish() is None
    assert list(tmp_path.iterdir()) == []
    saver.save(replace(NOTE, ended=NOW, ending=Ending.ABANDONED), record_of(3))
    assert saver.finish() is None
    assert running_record(tmp_path) is None
    assert [entry.ending for entry in entries(tmp_path, ANNA)] == [Ending.ABANDONED]
    saver.close()


def test_a_match_waits_until_the_one_before_it_is_saved(
    saver: MatchSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_saver, "_delays", lambda: iter([3_600_000] * 10))
    old, new = record_of(9, deal=1), record_of(2, deal=2)
    saver.save(NOTE, old)
    assert saver.finish() is None
    with monkeypatch.context() as failing:
        failing.setattr(saved_match, "save_match", full)
        saver.save(replace(NOTE, ended=NOW, ending=Ending.ABANDONED), old)
        saver.save(replace(NOTE, id="2" * 32), new)
        assert saver.finish() is not None
        assert running_record(tmp_path) == old
    assert saver.finish() is None
    assert running_record(tmp_path) == new
    assert [entry.id for entry in entries(tmp_path, ANNA)] == [NOTE.id]


def test_a_running_match_that_another_one_replaces_was_left(
    saver: MatchSaver, tmp_path: Path
) -> None:
    saver.save(NOTE, record_of(9))
    saver.save(replace(NOTE, id="2" * 32), record_of(2, deal=2))
    assert saver.finish() is None
    assert [entry.ending for entry in entries(tmp_path, ANNA)] == [Ending.ABANDONED]
    assert running_record(tmp_path) == record_of(2, deal=2)


def test_a_damaged_running_match_is_kept_when_another_one_replaces_it(
    saver: MatchSaver, tmp_path: Path
) -> None:
    saver.save(NOTE, record_of(9))
    assert saver.finish() is None
    with closing(Database(tmp_path)) as database:
        database.write(lambda connection: connection.execute("UPDATE record SET text = 'precious'"))
    saver.save(replace(NOTE, id="2" * 32), record_of(2, deal=2))
    assert saver.finish() is None
    query = "SELECT id, record FROM deleted_match"
    kept = read(tmp_path, lambda connection: connection.execute(query).fetchone())
    assert tuple(kept) == (NOTE.id, "precious")
    assert running_record(tmp_path) == record_of(2, deal=2)


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


@needs_signals
@pytest.mark.parametrize("kills", [FEW_KILLS, pytest.param(KILLS, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "arguments", [("--free", "--undo", "20"), pytest.param((), marks=pytest.mark.slow)]
)
def test_no_move_is_lost_after_its_writing_has_returned(
    tmp_path: Path, arguments: tuple[str, ...], kills: int
) -> None:
    rng = Random(3)
    for seed in range(kills):
        player = Playing(tmp_path, "--seed", str(seed), *arguments)
        lines = player.lines(rng.randint(3, 160)) + player.kill()
        made, kept = positions_by_serial(lines, "made"), positions_by_serial(lines, "kept")
        record = running_record(tmp_path)
        if record is None:
            assert not kept or entries(tmp_path, PROFILE), "the match has ended"
            continue
        oldest = max(kept, default=0)
        possible = [state for serial, state in made.items() if serial >= oldest]
        # The first state of a process is the last one of the process before it.
        assert Position.of(record) in possible
    assert not list(tmp_path.glob("*unreadable*"))
