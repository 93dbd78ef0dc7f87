"""Writing matches to files: the record of one, or an archive of many."""

import itertools
import zipfile
from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path

from scopa_desktop.play.matches.match_note import MatchNote
from scopa_desktop.play.matches.match_rows import StoredMatch, find_match
from scopa_desktop.play.recording.record_import import TIME_FORMAT, Progress
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import replacement_of
from scopa_desktop.play.storage.record_files import SUFFIX
from scopa_desktop.rules.record import Record, write_record

ARCHIVE_SUFFIX = ".zip"


def file_name(note: MatchNote, record: Record) -> str:
    """The name of the record file of a match, without suffix: when it ended, and its rules.

    An import reads the time in it.
    """
    ended = (note.ended or note.began).astimezone()
    return f"{ended:{TIME_FORMAT}} {as_file_name(record.variant.title)}"


def export_matches(
    database: Database, match_ids: Sequence[str], path: Path
) -> Generator[Progress, None, int]:
    """Write the records of matches to an archive, one at each step; returns their number.

    The file takes its place when it is complete; nothing is left of it if the generator is closed
    before. Matches that are not here any more are left out. Raises `StorageError` with a sentence.
    """
    names: set[str] = set()
    with (
        replacement_of(path, is_export=True) as temporary,
        zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for done, match_id in enumerate(match_ids, 1):
            stored = database.read(partial(find_match, match_id=match_id))
            if stored is not None:
                name = _free_name(stored, names)
                names.add(name)
                archive.writestr(name, write_record(stored.record))
            yield Progress(path, done=done, total=len(match_ids))
    return len(names)


def _free_name(stored: StoredMatch, taken: set[str]) -> str:
    name = file_name(*stored)
    candidates = (
        f"{name}{'' if number == 1 else f' {number}'}{SUFFIX}" for number in itertools.count(1)
    )
    return next(candidate for candidate in candidates if candidate not in taken)
