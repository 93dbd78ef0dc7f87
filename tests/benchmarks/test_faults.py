"""The campaigns of faults in their short form, and that they see what is lost."""

import json
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import datetime, timezone
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from benchmarks.faults import (
    campaign,
    damaged_databases,
    disk,
    hostile_pictures,
    kill,
    kill_processes,
    mutate,
    mutated_archives,
    mutated_records,
    odd,
    starts,
    worker,
)
from benchmarks.faults.campaign import PARTS, Part, main, run_part
from benchmarks.faults.database_pages import PAGE, page_of, pages_of_row
from benchmarks.faults.disk_scenarios import Outcome, ReadSettings, SavedMove, records
from benchmarks.faults.mutations import mutated_json
from benchmarks.faults.playing_process import SAVER, Output
from benchmarks.faults.position import Position
from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError, time_limit
from scopa_desktop.play.matches.match_note import MatchNote
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, read_record, write_record
from scopa_desktop.rules.seating import PAIRS, SIX, THREE_PAIRS, TWO, TWO_THREES, Seating
from scopa_desktop.rules.table_events import EndAgreed
from scopa_desktop.rules.table_options import TableOptions
from tests.needs import needs_alarm, needs_odd_files, needs_signals
from tests.sampling import parametrize_some

PATIENCE_SECONDS = 60.0
"""Enough for any busy computer: the limits of the campaign are for quiet ones."""


def check(tally: Tally, trials: int) -> None:
    assert tally.losses == []
    assert tally.trials == trials


# --- the parts ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_kills_of_the_saver_lose_nothing(tmp_path: Path) -> None:
    tally = kill.kill_savers(0, 6, 1, tmp_path)
    check(tally, 6)
    assert tally.seen["moves kept"]


@pytest.mark.slow
def test_kills_of_the_window_lose_nothing(tmp_path: Path) -> None:
    check(kill.kill_windows(0, 2, 1, tmp_path), 2)


@parametrize_some("trials", [50, 150], default=[50])
def test_changed_files_are_refused_or_read_as_they_are(tmp_path: Path, trials: int) -> None:
    tally = mutate.change_files(0, trials, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, trials)
    assert {subject.name for subject in mutate.SUBJECTS["mutate"]} == set(tally.tried)
    assert tally.seen["records accepted"]


@needs_alarm
@pytest.mark.slow
def test_changed_card_sets_are_refused_or_shown(tmp_path: Path) -> None:
    check(mutate.change_files(0, 8, 1, tmp_path, PATIENCE_SECONDS, part="decks"), 8)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")
@pytest.mark.slow
def test_kills_of_two_processes_lose_nothing(tmp_path: Path) -> None:
    tally = kill_processes.kill_processes(0, 4, 1, tmp_path)
    check(tally, 4)
    assert tally.seen["starts of the window"] == 1


@pytest.mark.parametrize(
    ("seating", "share", "others"),
    [
        (TWO, 150, [1]),
        (PAIRS, 150, [1, 3]),
        (SIX, 90, [1, 2, 3, 4, 5]),
        (THREE_PAIRS, 112, [1, 2, 4, 5]),
        (TWO_THREES, 150, [1, 3, 5]),
    ],
)
def test_a_match_that_its_person_leaves_goes_to_the_other_sides(
    seating: Seating, share: int, others: list[int]
) -> None:
    """With 100 chips a seat and a quarter for the bank, in the count of the campaign of kills."""
    players = [Player("Ada", PERSON)] + [Player("Rosa", "master")] * (seating.players - 1)
    match = Match(SCOPA, seating, players, 1, TableOptions(is_competitive=True, stake=100))
    due = kill_processes.due(match, 100)
    assert [seat for seat, payment in enumerate(due) if payment == (share, 0)] == others
    assert sum(payment.share for payment in due) == share * len(others)


@needs_alarm
@pytest.mark.slow
def test_damaged_databases_lose_only_what_was_destroyed(tmp_path: Path) -> None:
    tally = damaged_databases.damage_databases(0, 24, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 24)
    assert set(tally.tried) == {"bytes", "log", "others", "rows"}
    assert tally.seen["replaced"]


@pytest.mark.slow
def test_hostile_pictures_hold_nothing(tmp_path: Path) -> None:
    tally = hostile_pictures.read_hostile_pictures(0, 12, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 12)
    assert tally.longest.keys() == {"set", "wait for Cancel", "pause of the window"}


@needs_odd_files
def test_odd_objects_are_left_alone(tmp_path: Path) -> None:
    tally = odd.use_odd_objects(0, 100, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 100 - tally.seen["devices that could not be made"])


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a compiler"
)
@pytest.mark.slow
def test_failing_disks_lose_nothing(tmp_path: Path) -> None:
    tally = disk.fail_disks(0, 80, 1, tmp_path)
    check(tally, 80)
    assert tally.seen["calls that failed"] == 70, "each that is no limit and no full disk"


@needs_alarm
@pytest.mark.slow
def test_damaged_starts_show_windows(tmp_path: Path) -> None:
    tally = starts.start_damaged(0, 2, 1, tmp_path, PATIENCE_SECONDS)
    check(tally, 2)
    assert tally.seen["windows"] == 2


@needs_signals
@pytest.mark.slow
def test_stopped_workers_answer(tmp_path: Path) -> None:
    check(worker.stop_workers(0, 2, 1, tmp_path, PATIENCE_SECONDS), 2)


# --- they see losses ------------------------------------------------------------------------------


def lines_of(positions: Sequence[Position], what: str) -> list[str]:
    return [f"{what} {serial} {each}\n" for serial, each in enumerate(positions, 1)]


def save_running(folder: Path, record: Record) -> None:
    """Save the only match of a data folder."""
    note = MatchNote("1" * 32, datetime(2026, 1, 2, tzinfo=timezone.utc))
    with closing(Database(folder)) as database:
        database.write(partial(save_match, note=note, record=record))


@pytest.mark.parametrize(
    ("on_disk", "kept", "expected"), [(5, 5, ""), (7, 5, ""), (4, 5, "moves lost"), (0, 0, "")]
)
def test_a_match_on_the_disk_that_is_older_than_a_finished_write_is_a_loss(
    tmp_path: Path, on_disk: int, kept: int, expected: str
) -> None:
    line = records(Random(1))[:8]
    positions = [Position.of(record) for record in line]
    save_running(tmp_path, line[on_disk])
    lines = lines_of(positions, "made") + lines_of(positions[: kept + 1], "kept")
    losses = kill.Campaign(SAVER, tmp_path).losses(Output(lines, "", was_running=True))
    assert [loss.split(":")[0] for loss in losses] == ([expected] if expected else [])


def test_a_damaged_database_and_a_process_that_ends_are_losses(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("game: sc\n", encoding="utf-8")
    losses = kill.Campaign(SAVER, tmp_path).losses(Output([], "", was_running=False))
    assert losses[0].startswith("the process ended by itself")
    assert "is damaged" in losses[1]


def test_an_ended_match_that_is_not_there_is_a_loss(tmp_path: Path) -> None:
    output = Output([f"ended {'1' * 32}\n"], "", was_running=True)
    (loss,) = kill.Campaign(SAVER, tmp_path).losses(output)
    assert loss == f"the match {'1' * 32} is lost"


def test_a_traceback_of_a_killed_process_is_a_loss(tmp_path: Path) -> None:
    traceback = "Traceback (most recent call last):\n  File …, in run\nValueError\n"
    started = kill.Campaign(SAVER, tmp_path)
    assert started.losses(Output([], "", was_running=True)) == []
    assert started.losses(Output([], traceback, was_running=True)) == [traceback]


def test_a_process_that_goes_on_elsewhere_is_a_loss(tmp_path: Path) -> None:
    line = records(Random(1))
    started = kill.Campaign(SAVER, tmp_path)
    save_running(tmp_path, line[5])
    made = lines_of([Position.of(line[5])], "made")
    assert started.losses(Output(made, "", was_running=True)) == []
    save_running(tmp_path, line[2])
    made = lines_of([Position.of(line[2])], "made")
    (loss,) = started.losses(Output(made, "", was_running=True))
    assert "did not go on" in loss


@pytest.fixture
def killed(tmp_path: Path) -> kill_processes.Campaign:
    """A campaign after a process has saved an ended match for chips and imported a record."""
    campaign = kill_processes.Campaign(tmp_path, "1")
    log = tmp_path / "log"
    with log.open("wb", buffering=0) as lines, closing(Database(campaign.data)) as database:
        worker = kill_processes.Worker(tmp_path, 1, lines.fileno())
        query = "SELECT count(*) FROM staked_match WHERE state = 'won' AND stake > 0"
        while not database.read(lambda connection: connection.execute(query).fetchone()[0]):
            worker.finish()
        worker.import_records()
        worker.close()
    assert [*campaign.read_log(log.read_text(encoding="utf-8"))] == []
    assert [*campaign.losses()] == []
    return campaign


def changed(campaign: kill_processes.Campaign, sql: str) -> list[str]:
    """The losses after a change of the database."""
    with closing(Database(campaign.data)) as database:
        database.write(lambda connection: connection.execute(sql))
    return [*campaign.losses()]


def test_what_killed_processes_have_lost_is_seen(killed: kill_processes.Campaign) -> None:
    experience = "UPDATE staked_seat SET experience = experience + 1"
    assert any(" paid " in loss for loss in changed(killed, experience))
    open_stakes = "UPDATE staked_match SET state = 'open', ended = NULL"
    assert any("are open, it is" in loss for loss in changed(killed, open_stakes))
    losses = changed(killed, "DELETE FROM match")
    assert any("is not as it was saved" in loss for loss in losses)
    assert any(loss.startswith("the record ") for loss in losses)
    (killed.data / f"{DATABASE}.unreadable-1").touch()
    assert f"{DATABASE}.unreadable-1 was renamed" in killed.losses()


def test_what_is_due_is_worked_out_from_the_record_alone() -> None:
    table = TableOptions(is_competitive=True, stake=101)
    players = (Player("Anna", PERSON), Player("Beppe", "casual"))
    match = Match(SCOPA, TWO, players, 1, table)
    match.winner = 0
    assert kill_processes.due(match, 101) == [(152, 20), (0, 5)]
    match.winner = None
    assert kill_processes.due(match, 101) == [(0, 0), (152, 0)], "the player has left"
    match.apply(EndAgreed())
    assert kill_processes.due(match, 101) == [(101, 0)] * 2


def test_what_is_lost_of_a_damaged_folder_is_seen(tmp_path: Path) -> None:
    damaged = damaged_databases.DamagedFolder(Random(5), "none", tmp_path)
    with closing(Database(tmp_path)) as database:
        assert damaged.losses(database) == []
        database.write(lambda connection: connection.execute("DELETE FROM match"))
        losses = damaged.losses(database)
    assert any("a copy has it" in loss for loss in losses)
    assert any("could be read" in loss for loss in losses)
    (tmp_path / f"{DATABASE}.unreadable-1").write_bytes(bytes(200))
    with closing(Database(tmp_path)) as database:
        assert "the damaged database was not kept" in damaged.losses(database)
    assert damaged.losses_of_newer() == ["a newer database was changed"]


def test_the_pages_of_a_row_are_those_that_it_is_lost_with(tmp_path: Path) -> None:
    path = tmp_path / "database"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (k INTEGER PRIMARY KEY, text TEXT)")
        rows = [(key, f"{key:06}" * 50 * (1 + 30 * (key % 7 == 0))) for key in range(1, 300)]
        connection.executemany("INSERT INTO t VALUES (?, ?)", rows)
    image = path.read_bytes()
    assert image[PAGE] == 5, "the table has pages above others"
    for key, text in rows:
        pages = pages_of_row(image, 2, key)
        content = b"".join(page_of(image, number) for number in sorted(pages))
        assert text[:6].encode() in content
        assert len(pages) > 1 or len(text) < PAGE


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
    if hasattr(signal, "SIGALRM"):

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
    saved = SavedMove(tmp_path, Random(1))
    assert saved.losses(Outcome("The disk is full.")) == []
    assert saved.losses(Outcome()), "the new moves are not there"
    save_running(tmp_path / "data", records(Random(2))[7])
    assert saved.losses(Outcome("The disk is full.")), "another match is there"
    (tmp_path / "data" / f"{DATABASE}.unreadable-1").touch()
    assert "the database was renamed" in saved.losses(Outcome("The disk is full."))
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


@needs_alarm
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


def test_what_a_start_loses_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def damage(*_arguments: object, **_options: object) -> tuple[int, str, str]:
        home = next(tmp_path.iterdir())
        for path in home.rglob("*.*"):
            if path.is_file():
                path.write_bytes(b"x")
        return 0, "painted 1.0\nclosing 2.0\n", ""

    monkeypatch.setattr(starts, "run", damage)
    monkeypatch.setattr(starts, "_sound", lambda: {"config/settings.json": b"{}"})
    monkeypatch.setattr(starts, "_subjects", lambda: {"config/settings.json": []})
    tally = starts.start_damaged(3, 1, 1, tmp_path)
    assert any("letter.txt was changed or moved" in loss for loss in tally.losses)
    assert any("the content of config/settings.json is lost" in loss for loss in tally.losses)


def test_an_import_that_says_something_else_is_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = write_record(records(Random(1))[9]).encode()
    path = tmp_path / "match.scopa"
    path.write_bytes(content)
    assert mutated_archives.examine_import(path, content, PATIENCE_SECONDS) == ["accepted"]
    path.write_bytes(b"x")
    (tmp_path / "letter.txt").touch()
    losses = mutated_archives.examine_import(path, content, PATIENCE_SECONDS)
    assert "other files are there" in losses


def test_texts_of_another_structure_are_still_json() -> None:
    content = json.dumps({"a": [1, {"b": "x"}], "c": None}).encode()
    kinds: set[str] = set()

    def note(members: list[tuple[str, object]]) -> dict[str, object]:
        kinds.add("doubled" if len(dict(members)) < len(members) else "an object")
        kinds.update(type(value).__name__ for name, value in members if name == "c")
        return dict(members)

    for number in range(600):
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
        "mutate       1,205 tried     1 lost      12 s   "
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


@pytest.mark.slow
def test_several_processes_share_the_trials() -> None:
    tally = run_part(Part(lose_the_last, 5, 2), 5, 1, 2)
    assert (tally.trials, len(tally.losses)) == (5, 2)


def test_the_parts() -> None:
    kills, changes = ["kill", "window", "processes"], ["mutate", "decks"]
    others = ["pictures", "odd", "disk", "starts", "worker"]
    assert list(PARTS) == [*kills, "databases", *changes, *others]
    assert list(mutate.SUBJECTS) == changes
    assert PARTS["processes"].trials >= 300
    assert PARTS["databases"].trials >= 5_000
