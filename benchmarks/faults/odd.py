"""Pipes, devices, folders, sockets and links with the names of files, read and written.

They must not block, be replaced or renamed, and each is refused with a sentence.
"""

import shutil
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date, datetime, timezone
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pytest

from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError, time_limit
from scopa_desktop.play.matches.match_note import MatchNote, Owner, new_match_id
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.recording.record_import import import_files
from scopa_desktop.play.storage.backups import copy_daily, put_copy_back, write_copy
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import BACKUPS, DATABASE, WAL
from scopa_desktop.play.storage.file_lock import LOCK_NAME, InstanceLock, LockState
from scopa_desktop.play.storage.files import StorageError, set_aside
from scopa_desktop.play.storage.house_rules import HouseRules, export_rules
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.platform.window_state import WindowState
from tests.odd_files import EVERY_KIND, traits


def use_odd_objects(
    first: int, count: int, seed: int, folder: Path, allowed_seconds: float = 2.0
) -> Tally:
    """Run `count` trials, each with such an object in the place of a file."""
    tally = Tally()
    for number in range(first, first + count):
        rng = Random(f"odd {seed} {number}")
        make, use = rng.choice(EVERY_KIND), rng.choice(_USES)
        home = folder / "odd"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        try:
            make(home / "file")
        except pytest.skip.Exception:  # A device, which only root can make.
            tally.seen["devices that could not be made"] += 1
            continue
        before = traits(home)
        loss = ""
        try:
            with time_limit(allowed_seconds):
                use(home / "file")
        except StorageError as error:
            tally.seen["refused with a sentence"] += 1
            if str(home) not in error.sentence:
                loss = f"a sentence without the path: {error.sentence}"
        except HungError:
            loss = "hung"
        except Exception as error:
            loss = f"{type(error).__name__}: {error}"
        if not loss and not set(before) <= set(traits(home)):
            loss = "the object was replaced or renamed"
        tally.tried[make.__name__.removeprefix("a_").replace("_", " ")] += 1
        tally.losses += [f"odd {number}: {make.__name__}, {use.__name__}: {loss}"] if loss else []
    return tally


def _read_match(path: Path) -> None:
    open_match(path)


def _save_match(path: Path) -> None:
    save_record(path, _match().record)


def _set_aside(path: Path) -> None:
    set_aside(path, f"“{path}” is damaged.")


def _linked(path: Path, name: str) -> Database:
    """A database in a folder in which the object, by a link to it, has a name."""
    folder = path.with_name("data")
    (folder / name).parent.mkdir(parents=True)
    (folder / name).symlink_to(path)
    return Database(folder)


def _save(database: Database) -> None:
    note = MatchNote(new_match_id(), datetime(2026, 1, 2, tzinfo=timezone.utc))
    database.write(partial(save_match, note=note, record=_match().record))


def _use_database(path: Path, name: str = DATABASE) -> None:
    with closing(_linked(path, name)) as database:
        _save(database)


def _use_log(path: Path) -> None:
    _use_database(path, f"{DATABASE}{WAL}")


def _use_lock_of_database(path: Path) -> None:
    _use_database(path, f"{DATABASE}.lock")


def _copy_daily(path: Path) -> None:
    with closing(_linked(path, f"{BACKUPS}/scopa-2026-01-02.sqlite3")) as database:
        _save(database)
        copy_daily(database, date(2026, 1, 3))
        Path(database.path).write_bytes(b"damaged")
        _save(database)


def _use_backups(path: Path) -> None:
    with closing(_linked(path, BACKUPS)) as database:
        _save(database)
        copy_daily(database, date(2026, 1, 3))


def _copy_everything(path: Path) -> None:
    with closing(Database(path.with_name("data"))) as database:
        _save(database)
        write_copy(database, path)


def _put_back(path: Path) -> None:
    with closing(Database(path.with_name("data"))) as database:
        _save(database)
        put_copy_back(database, path, date(2026, 1, 3))


def _import(path: Path) -> None:
    with closing(Database(path.with_name("data"))) as database:
        for step in import_files(database, [path], Owner("0a" * 16, frozenset())):
            if step.problem:
                raise StorageError(path, step.problem)


def _use_settings(path: Path) -> None:
    store = SettingsStore(path)
    store.change(replace(store.current, volume=11))


def _use_rules(path: Path) -> None:
    HouseRules(path).save(SCOPA.named("Ours"))


def _import_rules(path: Path) -> None:
    HouseRules(path.with_name("rules")).import_file(path)


def _export_rules(path: Path) -> None:
    export_rules(path, SCOPA.named("Ours"))


def _read_window(path: Path) -> None:
    WindowState(path)


def _lock(path: Path) -> None:
    (path.parent / LOCK_NAME).symlink_to(path.name)
    lock = InstanceLock(path.parent)
    if lock.acquire() is LockState.IMPOSSIBLE and not lock.reason:
        raise AssertionError("no reason is given")
    lock.release()


_USES: Final[tuple[Callable[[Path], None], ...]] = (
    _read_match,
    _save_match,
    _set_aside,
    _use_database,
    _use_log,
    _use_lock_of_database,
    _use_backups,
    _copy_daily,
    _copy_everything,
    _put_back,
    _import,
    _use_settings,
    _use_rules,
    _import_rules,
    _export_rules,
    _read_window,
    _lock,
)


def _match() -> Match:
    match = Match(SCOPA, TWO, (Player("You", PERSON), Player("Beppe", "greedy")), 1)
    match.begin_round()
    assert match.round is not None
    match.play(match.round.legal_moves()[0])
    return match
