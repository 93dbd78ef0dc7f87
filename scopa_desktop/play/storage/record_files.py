"""Record files: those of the played matches, and those that the player has chosen.

Their form is described in `rules/RECORD.md`.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from scopa_desktop.ai.levels import LEVELS, find_level
from scopa_desktop.play.storage.files import StorageError, read_bounded, write_atomically
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import RecordError, TextError, with_reason
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, Record, read_record, write_record
from scopa_desktop.rules.table_events import PlayerChanged

SUFFIX = ".scopa"
STANDARD_INPUT = "-"
"""In place of the name of a record file, for commands."""
LARGEST_RECORD = 4 * MAX_RECORD_CHARACTERS
"""The size of a record file, in bytes."""

translate = QCoreApplication.translate


def open_match(path: Path) -> Match:
    """The match of a record file.

    Raises `StorageError` with a sentence if the file cannot be read or is not a valid record.
    """
    return playable(read_record_file(path), path)


def playable(record: Record, path: Path) -> Match:
    """The match of a record that is in a file; raises `StorageError` with a sentence."""
    try:
        check_levels(record)
        return Match.replayed(record)
    except TextError as error:
        raise unplayable(path, error) from None


def read_record_file(path: Path) -> Record:
    """The record in a file, with any players; its moves are not checked.

    Raises `StorageError` with a sentence if the file cannot be read or is not a record.
    """
    text = read_bounded(path, LARGEST_RECORD)
    try:
        return read_record(text)
    except TextError as error:
        raise unplayable(path, error) from None


def unplayable(path: Path, error: TextError) -> StorageError:
    """The error that the record in a file cannot be read or replayed."""
    sentence = translate("Saves", "“{path}” is not a match that can be played: {reason}.")
    reason = translated(error.sentence)
    return StorageError(path, with_reason(sentence, reason, path=str(path)))


def check_levels(record: Record) -> None:
    """Raise `RecordError` unless all computer players of a record have levels of this version."""
    seated = [each.event.player for each in record.events if isinstance(each.event, PlayerChanged)]
    for player in (*record.players, *seated):
        if not player.is_person and find_level(player.level) is None:
            level, levels = repr(player.level[:40]), ", ".join(LEVELS)
            raise RecordError(
                "there is no level {level}; the levels: {levels}", level=level, levels=levels
            )


def save_record(path: Path, record: Record) -> None:
    """Write a record file in a place that the user chose; raises `StorageError` with a sentence."""
    write_atomically(path, write_record(record), is_export=True)
