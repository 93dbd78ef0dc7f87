"""Imports a record at once, as the import of files does with many."""

from pathlib import Path

from scopa_desktop.play.history.match_history import BegunImport, MatchHistory, Progress
from scopa_desktop.play.history.match_note import MatchNote, Owner
from scopa_desktop.rules.record import Record


def import_record(
    history: MatchHistory,
    path: Path,
    record: Record,
    note: MatchNote | None = None,
    owner: Owner | None = None,
) -> Progress:
    begun = history.begin_import(path, record, note, owner)
    if not isinstance(begun, BegunImport):
        return begun
    try:
        return history.finish_import(begun)
    finally:
        history.files.synchronize_folder()
