"""Reads the record that a command is given."""

from pathlib import Path
from typing import Final

from scopa_desktop.play.storage.files import StorageError, read_bounded
from scopa_desktop.rules.messages import RecordError, completed
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, Record, read_record

_BYTES_PER_CHARACTER: Final = 4


def read_record_file(path: Path) -> Record:
    """The record in a file; whether its moves are legal is not checked.

    Raises `StorageError` with a sentence when the file cannot be read or is no record.
    """
    text = read_bounded(path, MAX_RECORD_CHARACTERS * _BYTES_PER_CHARACTER)
    try:
        return read_record(text)
    except RecordError as error:
        sentence = completed(f"“{path}” is not the record of a match: {error}")
        raise StorageError(path, sentence) from None
