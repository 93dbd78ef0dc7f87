"""Changed files of records and archives of them, which are imported."""

from collections.abc import Sequence
from contextlib import closing
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final
from warnings import catch_warnings, simplefilter
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from benchmarks.faults.filled_folder import OWNER, contents_of, stored_matches
from benchmarks.faults.mutated_records import losses_of_match, records
from benchmarks.faults.mutations import NAMES, mutated
from benchmarks.faults.time_limit import time_limit
from scopa_desktop.play.recording.record_import import Progress, import_files
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import check_content
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import write_record

ARCHIVE: Final = "matches.zip"
_Entries = list[tuple[str, bytes]]


@cache
def archives() -> list[bytes]:
    """Archives of one record, and of several, some with the names that an export gives them."""
    rng = Random("archives")
    return [
        zipped(
            [
                (rng.choice([f"{number}.scopa", f"2026-01-0{number + 1} 12.00.00 x.scopa"]), record)
                for number, record in enumerate(rng.sample(records(), count))
            ]
        )
        for count in (1, 1, 2, 4, 8)
    ]


def entries_of(content: bytes) -> _Entries:
    """The names and contents of an archive."""
    with ZipFile(BytesIO(content)) as archive:
        return [(entry.filename, archive.read(entry)) for entry in archive.infolist()]


def zipped(entries: _Entries, method: int = ZIP_DEFLATED) -> bytes:
    """An archive with these names and contents."""
    stream = BytesIO()
    with catch_warnings(), ZipFile(stream, "w", method) as archive:
        simplefilter("ignore")  # It warns of names that occur twice.
        for name, content in entries:
            archive.writestr(name, content)
    return stream.getvalue()


def mutated_archive(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The archive with changed bytes, or made again from changed entries."""
    if rng.random() < 0.25:
        return mutated(content, rng, others)
    entries = entries_of(content)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 5])):
        _change_entry(entries, rng)
    return zipped(entries, rng.choice([ZIP_DEFLATED, ZIP_STORED]))


def _change_entry(entries: _Entries, rng: Random) -> None:
    number = rng.randrange(len(entries))
    name, content = entries[number]
    other_name, other = rng.choice(entries)
    match rng.randrange(8):
        case 0 if len(entries) > 1:
            del entries[number]
        case 1:
            names = [*NAMES, f"/{name}", f"../{name}", name.upper(), f"{name}/", other_name]
            # An archive has no lone surrogates and no empty names.
            new = rng.choice(names).encode("utf-8", "replace").decode() or "-"
            entries[number] = (new, content)
        case 2:
            entries.append((name, other))
        case 3:
            size = rng.choice([70 * 1024, 2**20 + 1, 17 * 2**20])
            entries[number] = (name, content + bytes(size))
        case _:
            entries[number] = (name, mutated(content, rng, [other]))


def examine_import(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Import a file twice, and check what is in the database then."""
    with closing(Database(path.parent / "data")) as database:
        with time_limit(allowed_seconds):
            first, second = (list(import_files(database, [path], OWNER)) for _ in range(2))
        database.run(lambda: check_content(database.connection, database.path))
        found = database.read(stored_matches)
    losses = ["accepted"] if found else []
    if sum(step.is_new for step in first) != len(found):
        losses.append(f"{len(found)} matches are there, not those that were new")
    if any(step.is_new for step in second):
        losses.append("the second import adds something")
    losses += [f"no line about the file: {step.problem!r}" for step in first if not _is_sound(step)]
    for stored in found.values():
        text = write_record(stored.record).encode()
        losses += losses_of_match(Match.replayed(stored.record), text)
    known = {path.name: content}
    if {p: c for p, c in contents_of(path.parent).items() if not p.startswith("data/")} != known:
        losses.append("other files are there")
    return losses


def _is_sound(step: Progress) -> bool:
    return not step.problem or (
        len(step.problem.splitlines()) == 1 and step.path.name in step.problem
    )
