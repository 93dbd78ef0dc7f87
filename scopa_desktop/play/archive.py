"""The folder of played matches: those that were finished, or left for another one."""

import itertools
import os
from datetime import datetime
from pathlib import Path

from scopa_desktop.play.saves import SUFFIX, save_record
from scopa_desktop.play.storage import as_file_name
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.record import PERSON, Record
from scopa_desktop.rules.replay import seats_of_moves


def archive(folder: Path, record: Record, now: datetime) -> Path | None:
    """Save a match under its time and the title of its game, and return its file.

    Returns None, and writes nothing, where no person has played a card: such a match holds only
    its deal and what computer players did. Raises `StorageError` with a sentence.
    """
    if not _has_played_card(record):
        return None
    name = f"{now:%Y-%m-%d %H.%M.%S} {as_file_name(record.variant.title)}"
    names = itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))
    paths = (folder / f"{name}{SUFFIX}" for name in names)
    path = next(path for path in paths if not os.path.lexists(path))
    save_record(path, record)
    return path


def _has_played_card(record: Record) -> bool:
    """Whether a person has played a card in the match."""
    persons = {seat for seat, player in enumerate(record.players) if player.level == PERSON}
    return any(
        seat in persons and isinstance(move, Move)
        for recorded in record.rounds
        for seat, move in zip(
            seats_of_moves(record.variant, record.seating, recorded), recorded.moves, strict=True
        )
    )
