"""A ledger that is damaged, missing, newer, protected or full, or used by two processes."""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from scopa_desktop.play.ledger.bookkeeping import (
    BANK,
    START_CAPITAL,
    Entry,
    EntryKind,
    NotBalancedError,
    character_account,
    enter,
    profile_account,
)
from scopa_desktop.play.ledger.ledger import DATABASE, Ledger
from scopa_desktop.play.ledger.match_payments import Departure, MatchOutcome
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.play.storage import database
from scopa_desktop.play.storage.database import DatabaseError, NewerDatabaseError
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.seating import TWO
from tests.odd_files import EVERY_KIND, NO_FILES, Maker, no_waiting
from tests.play.history.sample_matches import run_at_once
from tests.raising import raising

ANNA, CIRO = profile_account("a" * 32), character_account("ciro")


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """A ledger in which Anna has won a match."""
    ledger = Ledger(tmp_path)
    ledger.begin_match("m", TWO, [ANNA, CIRO], 100)
    ledger.settle("m", MatchOutcome(winner=0))
    yield ledger
    ledger.close()


ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"


def copy_of(ledger: Ledger) -> Path:
    return ledger.path.with_name(f"{ledger.path.name}.copy")


def reopened(ledger: Ledger) -> Ledger:
    ledger.close()
    return Ledger(ledger.path.parent)


def change_rows(path: Path, script: str) -> None:
    """Change rows as another program does: without triggers and constraints."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        triggers = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
        ).fetchall()
        connection.executescript("".join(f"DROP TRIGGER {name};" for name, _ in triggers))
        connection.executescript(script)
        connection.executescript("".join(f"{sql};" for _, sql in triggers))


def execute(statement: str, connection: sqlite3.Connection) -> None:
    connection.execute(statement)


def checkpoint(ledger: Ledger) -> None:
    """Write everything into the database itself, and forget the pages read."""
    ledger.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
    ledger.read(lambda connection: connection.execute("PRAGMA shrink_memory"))


def test_a_damaged_ledger_is_replaced_by_its_copy(ledger: Ledger) -> None:
    reopened(ledger).close()
    ledger.path.write_bytes(b"This is no database. " * 500)
    later = Ledger(ledger.path.parent)
    assert "ledger.sqlite3.unreadable-1" in later.problem
    assert later.balance(ANNA) == START_CAPITAL + 50
    assert later.experience(ANNA) == 20
    # It is not paid again.
    later.settle("m", MatchOutcome(winner=0))
    assert later.balance(ANNA) == START_CAPITAL + 50
    later.close()


def test_damage_found_by_a_query_is_healed(ledger: Ledger) -> None:
    later = reopened(ledger)
    checkpoint(later)
    with later.path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (later.path.stat().st_size - 4096))
    assert later.balance(ANNA) == START_CAPITAL + 50
    assert later.problem
    later.close()


def test_without_a_copy_chips_start_from_zero(ledger: Ledger) -> None:
    ledger.close()
    for path in ledger.path.parent.glob(f"{DATABASE}*"):
        path.write_bytes(b"This is no database. " * 500)
    later = Ledger(ledger.path.parent)
    assert "start from zero" in later.problem
    assert later.balance(ANNA) == 0
    later.close()


@pytest.mark.parametrize("is_there", [False, True], ids=["removed", "empty"])
def test_a_ledger_without_content_is_replaced_by_its_copy(ledger: Ledger, is_there: bool) -> None:
    """A process was killed, or the disk was full, when the file had just been made."""
    reopened(ledger).close()
    ledger.path.unlink()
    if is_there:
        ledger.path.touch()
    later = Ledger(ledger.path.parent)
    assert later.balance(ANNA) == START_CAPITAL + 50
    later.close()


def test_a_ledger_with_a_trigger_is_replaced_by_its_copy(ledger: Ledger) -> None:
    reopened(ledger).close()
    with closing(sqlite3.connect(ledger.path)) as connection:
        connection.execute(f"CREATE TRIGGER t AFTER INSERT ON entry BEGIN {ENDLESS}; END")
    later = Ledger(ledger.path.parent)
    assert "ledger.sqlite3.unreadable-1" in later.problem
    later.begin_match("n", TWO, [ANNA, CIRO], 1)
    later.close()


def test_a_copy_with_another_schema_is_not_used(ledger: Ledger) -> None:
    reopened(ledger).close()
    with closing(sqlite3.connect(copy_of(ledger))) as connection:
        connection.executescript(
            f"ALTER TABLE entry RENAME TO e; CREATE VIEW entry (entry) AS {ENDLESS};"
        )
    ledger.path.unlink()
    later = Ledger(ledger.path.parent)
    assert later.accounts() == []
    later.close()


def test_a_newer_copy_is_left_untouched(ledger: Ledger) -> None:
    reopened(ledger).close()
    with closing(sqlite3.connect(copy_of(ledger))) as connection:
        connection.execute("PRAGMA user_version = 99")
    content = copy_of(ledger).read_bytes()
    ledger.path.unlink()
    with pytest.raises(NewerDatabaseError, match="newer version"):
        Ledger(ledger.path.parent)
    assert copy_of(ledger).read_bytes() == content


@pytest.mark.parametrize("make", NO_FILES)
def test_what_stands_in_the_place_of_the_copy_is_named(ledger: Ledger, make: Maker) -> None:
    ledger.close()
    copy_of(ledger).unlink()
    make(copy_of(ledger))
    with no_waiting():
        later = Ledger(ledger.path.parent)
    assert copy_of(ledger).name in later.problem
    later.begin_match("n", TWO, [ANNA, CIRO], 1)
    assert later.balance(ANNA) == START_CAPITAL + 49
    later.close()


def test_a_process_killed_while_it_copies_leaves_the_older_copy(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    reopened(ledger).close()
    copy = copy_of(ledger).read_bytes()
    later = Ledger(ledger.path.parent)
    later.begin_match("n", TWO, [ANNA, CIRO], 1)
    later.close()
    with monkeypatch.context() as killed:
        killed.setattr(Path, "replace", raising(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            Ledger(ledger.path.parent)
    assert copy_of(ledger).read_bytes() == copy
    again = Ledger(ledger.path.parent)
    assert copy_of(ledger).read_bytes() != copy
    assert again.balance(ANNA) == START_CAPITAL + 49
    again.close()


def test_ledger_and_copy_are_for_the_user_alone(ledger: Ledger) -> None:
    later = reopened(ledger)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in ledger.path.parent.iterdir()}
    assert modes.keys() >= {DATABASE, f"{DATABASE}-wal", f"{DATABASE}.copy"}
    assert set(modes.values()) == {0o600}
    later.close()


def test_a_newer_ledger_is_left_untouched(ledger: Ledger) -> None:
    ledger.write(lambda connection: connection.execute("PRAGMA user_version = 99"))
    with pytest.raises(NewerDatabaseError, match="newer version"):
        ledger.settle("m", MatchOutcome(winner=0))
    ledger.close()
    with pytest.raises(NewerDatabaseError, match="newer version"):
        Ledger(ledger.path.parent)


def test_a_full_disk_moves_no_chips(ledger: Ledger) -> None:
    pages = ledger.read(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
    ledger.read(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}"))
    before = ledger.balance(ANNA)
    begun = 0
    with pytest.raises(DatabaseError, match="disk is full"):
        for number in range(200):
            ledger.begin_match(f"full {number}", TWO, [ANNA, CIRO], 1)
            begun += 1
    assert ledger.balance(ANNA) == before - begun
    assert ledger.read(problems) == []


def test_a_write_protected_ledger_is_read(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = sqlite3.OperationalError("attempt to write a readonly database")
    ledger.close()
    monkeypatch.setattr(database, "_prepare", raising(refused))
    reading = Ledger(ledger.path.parent)
    assert reading.balance(ANNA) == START_CAPITAL + 50
    with pytest.raises(DatabaseError, match="No chips can be moved"):
        reading.begin_match("n", TWO, [ANNA, CIRO], 1)
    reading.close()


@pytest.mark.parametrize("make", NO_FILES)
def test_what_is_no_file_is_left_untouched(tmp_path: Path, make: Maker) -> None:
    assert make in EVERY_KIND
    make(tmp_path / DATABASE)
    with no_waiting(), pytest.raises(StorageError) as error:
        Ledger(tmp_path)
    assert DATABASE in error.value.sentence


def test_entries_cannot_be_changed(ledger: Ledger) -> None:
    for statement in (
        "UPDATE posting SET chips = chips + 1",
        "DELETE FROM posting",
        "UPDATE entry SET key = key || 'x'",
        "DELETE FROM entry",
        "UPDATE experience SET points = 1000",
        "DELETE FROM experience",
        "UPDATE match SET state = 'open'",
    ):
        with pytest.raises(StorageError):
            ledger.write(partial(execute, statement))


def test_an_entry_that_is_not_balanced_is_refused(ledger: Ledger) -> None:
    for chips in ({ANNA: 5}, {ANNA: -5000, BANK: 5000}):
        entry = Entry("wrong", EntryKind.GRANT, chips)
        with pytest.raises(NotBalancedError):
            ledger.write(partial(enter, entry=entry))
    assert ledger.read(problems) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("INSERT INTO posting VALUES (1, 3, 7)", "sum to"),
        ("UPDATE seat SET share = share + 1", "not the"),
        ("UPDATE seat SET experience = 99", "points from match"),
        ("UPDATE seat SET penalty = 9", "for leaving"),
        (
            "INSERT INTO match VALUES ('x', 2, 0, 5, 0, 'open');"
            "INSERT INTO seat (match, seat, account) VALUES ('x', 0, 1), ('x', 1, 2)",
            "the pot of match x",
        ),
        ("INSERT INTO account VALUES (99, 'pot', 'y')", "belongs to no match"),
        (
            "INSERT INTO entry VALUES (99, 'twice', 'win', 'm', '', 0)",
            "match m was ended 2 times",
        ),
    ],
)
def test_wrong_books_are_noticed(ledger: Ledger, change: str, problem: str) -> None:
    ledger.close()
    change_rows(ledger.path, change)
    later = Ledger(ledger.path.parent)
    assert later.problem == ""
    assert any(problem in each for each in later.read(problems))
    later.close()


UNUSABLE = (
    "UPDATE entry SET time = time * 1000",
    "UPDATE entry SET kind = 'gift'",
    "UPDATE entry SET detail = CAST(detail AS BLOB)",
    "UPDATE seat SET share = 'many'",
    "UPDATE seat SET seat = seat + 2",
    "UPDATE match SET stake = 'high'",
    "UPDATE match SET stake = 0.5",
    "UPDATE match SET stake = 9223372036854775807",
    "UPDATE match SET players = 7",
    "UPDATE match SET state = CAST(x'66ff' AS TEXT)",
    "DELETE FROM account",
    "DELETE FROM seat",
)


@pytest.mark.parametrize("change", UNUSABLE)
def test_a_ledger_with_unusable_rows_is_replaced_by_its_copy(ledger: Ledger, change: str) -> None:
    """Also if entries were added since the copy was made; it is not overwritten."""
    later = reopened(ledger)
    later.begin_match("n", TWO, [ANNA, CIRO], 100)
    later.close()
    change_rows(later.path, change)
    restored = Ledger(later.path.parent)
    assert "is damaged" in restored.problem
    assert "ledger.sqlite3.unreadable-1" in restored.problem
    assert restored.read(problems) == []
    assert restored.balance(ANNA) == START_CAPITAL + 50
    assert restored.entries(ANNA)
    restored.close()


def test_rows_that_become_unusable_are_found_by_the_error(ledger: Ledger) -> None:
    later = reopened(ledger)
    later.begin_match("n", TWO, [ANNA, CIRO], 100)
    change_rows(later.path, "DELETE FROM posting WHERE entry = (SELECT max(entry) FROM entry)")
    assert later.settle("n", MatchOutcome(winner=0)) is None, "the copy does not have it"
    assert "unreadable-1" in later.problem
    assert later.read(problems) == []
    later.close()


def test_an_error_that_no_row_explains_is_passed_on(ledger: Ledger) -> None:
    stranger = profile_account("c" * 32)
    entry = Entry("spent", EntryKind.GRANT, {stranger: -5, BANK: 5})
    with pytest.raises(NotBalancedError):
        ledger.write(partial(enter, entry=entry))
    assert ledger.problem == ""


def test_wrong_books_are_not_copied(ledger: Ledger) -> None:
    later = reopened(ledger)
    later.begin_match("n", TWO, [ANNA, CIRO], 100)
    later.close()
    content = copy_of(later).read_bytes()
    change_rows(later.path, "UPDATE seat SET share = share + 1")
    reopened(later).close()
    assert copy_of(later).read_bytes() == content


def test_statistics_of_the_planner_change_nothing(ledger: Ledger) -> None:
    ledger.close()
    change_rows(ledger.path, "ANALYZE")
    later = Ledger(ledger.path.parent)
    assert later.problem == ""
    assert later.read(problems) == []
    later.close()


def test_experience_from_elsewhere_is_not_of_the_seats(ledger: Ledger) -> None:
    gain = Entry("experience/a/m", EntryKind.EXPERIENCE, {}, "m", {ANNA: 5})
    ledger.write(partial(enter, entry=gain))
    assert ledger.read(problems) == []


def test_two_threads_pay_a_match_once(tmp_path: Path, ledger: Ledger) -> None:
    ledger.begin_match("n", TWO, [ANNA, CIRO], 100)
    failures: list[StorageError] = []

    def settle() -> None:
        own = Ledger(tmp_path)
        try:
            own.settle("n", MatchOutcome(departures=(Departure(0, 1),)))
            own.settle("n", MatchOutcome(winner=1))
        except StorageError as error:
            failures.append(error)
        own.close()

    run_at_once([Thread(target=settle) for _ in range(4)])
    assert failures == []
    assert ledger.balance(ANNA) == START_CAPITAL + 50 - 100 - 50
    assert ledger.read(problems) == []


def test_another_process_pays_a_match_once(tmp_path: Path, ledger: Ledger) -> None:
    ledger.begin_match("n", TWO, [ANNA, CIRO], 100)
    script = (
        "import sys; from pathlib import Path;"
        "from scopa_desktop.play.ledger.ledger import Ledger;"
        "from scopa_desktop.play.ledger.match_payments import MatchOutcome;"
        "Ledger(Path(sys.argv[1])).settle('n', MatchOutcome(winner=0))"
    )
    for _ in range(2):
        subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=True, timeout=120)
    ledger.settle("n", MatchOutcome(winner=1))
    assert ledger.balance(ANNA) == START_CAPITAL + 100
    assert ledger.read(problems) == []
