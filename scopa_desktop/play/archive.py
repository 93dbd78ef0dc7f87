"""The matches that were put by: played out, or left for another one."""

import itertools
import os
from datetime import datetime
from pathlib import Path

from scopa_desktop.play.saves import SUFFIX, save_record
from scopa_desktop.rules.record import Record


def archive(folder: Path, record: Record, now: datetime) -> Path | None:
    """Put a match by under its time and game, and return its file; None if nothing was played.

    Raises `StorageError` with a sentence.
    """
    if not any(one.moves for one in record.rounds):
        return None
    name = f"{now:%Y-%m-%d %H.%M.%S} {record.variant.id}"
    names = itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))
    paths = (folder / f"{name}{SUFFIX}" for name in names)
    path = next(path for path in paths if not os.path.lexists(path))
    save_record(path, record)
    return path
