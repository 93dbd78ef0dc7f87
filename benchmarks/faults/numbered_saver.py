"""A saver that prints every position that it gets and every position that it has saved."""

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from benchmarks.faults.position import Position
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.recording.match_saver import MatchSaver
from scopa_desktop.play.recording.saved_match import SavedMatch
from scopa_desktop.rules.record import Record


def print_line(*words: object) -> None:
    """Print a line in one piece, also if two threads print at the same time."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class NumberedSaver(MatchSaver):
    """Prints, for running matches, `made SERIAL POSITION`, `kept SERIAL POSITION`.

    A match that has ended prints `ended ID` when it is saved, and an error `failed SENTENCE`.
    """

    def __init__(self, folder: Path, *arguments: Any, **options: Any) -> None:
        super().__init__(folder, *arguments, **options)
        self.made = 0
        self._serials: dict[int, int] = {}
        self._records: list[Record] = []
        self.saved.connect(self._print_kept, Qt.ConnectionType.DirectConnection)
        self.failed.connect(lambda sentence: print_line("failed", sentence))

    def save(self, note: MatchNote, record: Record) -> None:
        if note.ending is Ending.RUNNING:
            self.made += 1
            self._records.append(record)  # So that no other record gets its identity.
            self._serials[id(record)] = self.made
            print_line("made", self.made, Position.of(record))
        super().save(note, record)

    def _print_kept(self, saved: SavedMatch) -> None:
        if saved.note.ending is not Ending.RUNNING:
            print_line("ended", saved.note.id)
        elif (serial := self._serials.get(id(saved.record))) is not None:
            print_line("kept", serial, Position.of(saved.record))
